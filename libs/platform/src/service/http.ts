import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Histogram, type Registry } from 'prom-client';
import type { Config } from '../config/config.js';
import type { Logger } from '../context/logger.js';
import { withRequest } from '../context/request-context.js';

/**
 * The content security policy of pages and answers: our own origin and the maps service, no inline scripts, no
 * framing. Styles may be inline because both webs' component libraries set them at run time.
 */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'connect-src': ["'self'", 'https://maps.googleapis.com'],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  // WebAssembly: the site draws previews of HEIC photos with it.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
} as const;

/** The headers every answer carries; the Caddyfile sets the same on pages. */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: Object.fromEntries(
      Object.entries(CONTENT_SECURITY_POLICY).map(([name, values]) => [name, [...values]]),
    ),
  },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
});

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(CONTENT_SECURITY_POLICY)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Request id, headers, log line and duration metric of one service's application. */
export function setUpHttp(
  app: NestExpressApplication,
  { config, logger, registry }: { config: Config; logger: Logger; registry: Registry },
): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.use((request: Request, response: Response, next: NextFunction) => {
    // Answers tell of people; a route whose answer may be kept says so itself.
    response.setHeader('Cache-Control', 'no-store');
    const started = process.hrtime.bigint();
    response.once('finish', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route: string = request.route?.path ?? 'unmatched';
      duration.observe({ method: request.method, route, status: response.statusCode }, seconds);
      logger.info(
        {
          requestId: request.headers['x-request-id'],
          method: request.method,
          route,
          status: response.statusCode,
          ms: Math.round(seconds * 1000),
        },
        'request',
      );
    });
    withRequest(request, response, next);
  });
  app.use(securityHeaders);
}
