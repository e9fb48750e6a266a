import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { MESSAGES, ownerOf, type ServiceName } from '@plumbline/contracts';
import {
  answerProblem,
  type Config,
  type DoorHandler,
  HealthController,
  type Infrastructure,
  isOperator,
  metricsText,
  type Service,
  StartError,
  securityHeaders,
} from '@plumbline/platform';
import sirv from 'sirv';

/**
 * The one door of the one-process form: each path goes to the service that owns it (contracts/paths.ts), health
 * and metrics are those of all services together, and what nobody owns belongs to the webs.
 */
export function frontDoor(services: readonly Service[], infrastructure: Infrastructure): DoorHandler {
  const { config, registry } = infrastructure;
  const handlers = new Map<ServiceName, RequestListener>(
    services.map((service) => [service.name, service.handler as unknown as RequestListener]),
  );
  const site = web('@plumbline/web-public');
  const consoleOf = web('@plumbline/web-admin');
  const ownPages: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/health/live': (response) =>
      json(response, 200, { status: 'ok', service: 'plumbline', version: config.version }),
    '/health/ready': (response) => ready(services, config, response),
    '/metrics': async (response) => {
      const { type, text } = await metricsText(
        registry,
        services.map((service) => service.registry),
      );
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    },
  };

  return async (request, response) => {
    const path = pathOf(request);
    const owner = ownerOf(path);
    if (owner) return handlers.get(owner)?.(request, response);
    await new Promise<void>((resolve, reject) =>
      securityHeaders(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
    );
    const ownPage = Object.hasOwn(ownPages, path) ? ownPages[path] : undefined;
    if (ownPage) {
      if (path !== '/health/live' && !isOperator(request, config))
        return answerProblem(response, 404, MESSAGES.server.notFound);
      return readOnly(request, response) && ownPage(response);
    }
    if (path === '/api' || path.startsWith('/api/')) return handlers.get('bids')?.(request, response);
    if (path === '/admin' || path.startsWith('/admin/')) {
      request.url = request.url?.slice('/admin'.length) || '/';
      if (!request.url.startsWith('/')) request.url = `/${request.url}`;
      return consoleOf(request, response);
    }
    return site(request, response);
  };
}

/** Refuses every method but those that only read; says whether the request may go on. */
function readOnly(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  return false;
}

/**
 * A web's built files, which stand beside the application shell that its package exports; an unknown path without an
 * extension gets that shell.
 */
function web(packageName: string): RequestListener {
  const shell = appShellOf(packageName);
  const serve = sirv(dirname(shell), {
    etag: true,
    gzip: true,
    brotli: true,
    single: basename(shell),
    ignores: [/\/assets\//],
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (request, response) => {
    if (!readOnly(request, response)) return;
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    });
  };
}

/** @throws StartError where the web is not built */
function appShellOf(packageName: string): string {
  try {
    return createRequire(import.meta.url).resolve(`${packageName}/app-shell`);
  } catch {
    throw new StartError(`${packageName} is not built. Run: npm run build`);
  }
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
