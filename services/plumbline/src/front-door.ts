import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ownerOf, type ServiceName } from '@plumbline/contracts';
import {
  type Config,
  HealthController,
  type Service,
  StartError,
  securityHeaders,
} from '@plumbline/platform';
import { Registry } from 'prom-client';
import sirv from 'sirv';

/**
 * The one door of the one-process form: each path goes to the service that owns it (contracts/paths.ts), health
 * and metrics are those of all services together, and what nobody owns belongs to the webs.
 */
export function frontDoor(services: readonly Service[], config: Config): RequestListener {
  const handlers = new Map<ServiceName, RequestListener>(
    services.map((service) => [service.name, service.handler as unknown as RequestListener]),
  );
  const site = web('@plumbline/web-public');
  const consoleOf = web('@plumbline/web-admin');

  return (request, response) => {
    const path = pathOf(request);
    const owner = ownerOf(path);
    if (owner) {
      handlers.get(owner)?.(request, response);
      return;
    }
    securityHeaders(request, response, () => {
      if (path === '/health/live')
        json(response, 200, { status: 'ok', service: 'plumbline', version: config.version });
      else if (path === '/health/ready') void ready(services, config, response);
      else if (path === '/metrics') void metrics(services, response);
      else if (path === '/api' || path.startsWith('/api/')) handlers.get('bids')?.(request, response);
      else if (path === '/admin' || path.startsWith('/admin/')) {
        request.url = request.url?.slice('/admin'.length) || '/';
        if (!request.url.startsWith('/')) request.url = `/${request.url}`;
        consoleOf(request, response);
      } else site(request, response);
    });
  };
}

/**
 * A web's built files; an unknown path without an extension gets the bare shell of the application: app.html where
 * index.html is a page written ahead, else index.html.
 */
function web(packageName: string): RequestListener {
  const root = join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), 'dist');
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartError(`${packageName} is not built. Run: npm run build`);
  }
  const serve = sirv(root, {
    etag: true,
    gzip: true,
    brotli: true,
    single: existsSync(join(root, 'app.html')) ? 'app.html' : true,
    ignores: [/\/assets\//],
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    });
  };
}

async function ready(services: readonly Service[], config: Config, response: ServerResponse): Promise<void> {
  const answers = await Promise.all(
    services.map(async ({ name, app }) => {
      return [name, await app.get(HealthController, { strict: false }).state()] as const;
    }),
  );
  const worst = (['down', 'degraded'] as const).find((status) =>
    answers.some(([, state]) => state.status === status),
  );
  json(response, worst === 'down' ? 503 : 200, {
    status: worst ?? 'ok',
    service: 'plumbline',
    version: config.version,
    services: Object.fromEntries(answers),
  });
}

async function metrics(services: readonly Service[], response: ServerResponse): Promise<void> {
  const all = Registry.merge(services.map(({ registry }) => registry));
  response.writeHead(200, { 'Content-Type': all.contentType }).end(await all.metrics());
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}

/** The request's path as a service would see it: no query, percent-encoding left alone. */
function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
