import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a fake saw it. */
export interface SeenRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** The body as JSON. */
  json<T>(): T;
  /** Fields and files of a multipart body. */
  form(): Promise<FormData>;
}

export interface FakeServer {
  /** http://127.0.0.1:… */
  readonly url: string;
  /** Every request, in order. */
  readonly requests: readonly SeenRequest[];
  stop(): Promise<void>;
}

export type Route = (request: SeenRequest, response: ServerResponse) => unknown;

/**
 * An HTTP server on loopback that answers by "METHOD /path"; a path may end in "/*".
 *
 * @param before answers in place of every route where it returns true: keys, say
 */
export async function startFake(
  port: number,
  routes: Readonly<Record<string, Route>>,
  before: (request: SeenRequest, response: ServerResponse) => boolean = () => false,
): Promise<FakeServer> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    // A client that goes away in the middle of its request is one of the things being tested.
    incoming.on('error', () => response.destroy());
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = seen(incoming, Buffer.concat(chunks));
    requests.push(request);
    if (before(request, response)) return;
    const { method, path } = request;
    const folder = path.slice(0, path.lastIndexOf('/'));
    const route = routes[`${method} ${path}`] ?? routes[`${method} ${folder}/*`];
    if (route) await route(request, response);
    else json(response, 404, { detail: 'Not Found' });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function seen(incoming: IncomingMessage, body: Buffer): SeenRequest {
  const url = new URL(incoming.url ?? '/', 'http://fake');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body,
    json: <T>() => JSON.parse(body.toString()) as T,
    form: () =>
      new Response(new Uint8Array(body), {
        headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      }).formData(),
  };
}

/** The last part of a path. */
export const lastOf = ({ path }: SeenRequest): string => path.slice(path.lastIndexOf('/') + 1);

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
