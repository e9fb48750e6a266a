import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A running stand-in for an image model on a machine of one's own. */
export interface LocalModel {
  readonly url: string;
  /** Method and path of every call, in order. */
  readonly calls: string[];
  /** What the calls that make pictures were sent, in order. */
  readonly asked: Record<string, unknown>[];
  stop(): Promise<void>;
}

export type Route = (request: IncomingMessage, response: ServerResponse, body: Buffer, url: URL) => unknown;

/** Starts an HTTP server on loopback that answers by "METHOD /path"; a path may end in "/*". */
export async function listen(
  port: number,
  calls: string[],
  before: Route | undefined,
  routes: Readonly<Record<string, Route>>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://fake');
    calls.push(`${request.method} ${url.pathname}`);
    const body = Buffer.concat(chunks);
    if (before?.(request, response, body, url)) return;
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
    const route = routes[`${request.method} ${url.pathname}`] ?? routes[`${request.method} ${folder}/*`];
    if (route) await route(request, response, body, url);
    else sendJson(response, 404, { detail: 'Not Found' });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** What a fake makes of a start picture: the same structure in a warmer light. */
export function repaint(picture: Buffer, width?: number, height?: number): Promise<Buffer> {
  return sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .recomb([
      [1.08, 0, 0],
      [0, 1, 0],
      [0, 0, 0.86],
    ])
    .png()
    .toBuffer();
}
