import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a fake saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Fields and files of a multipart body. */
  form(): Promise<FormData>;
}

export interface FakeServer {
  /** http://127.0.0.1:… */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  stop(): Promise<void>;
}

/** An HTTP server on loopback that keeps what it was asked. */
export async function startFake(
  answer: (request: SeenRequest, response: ServerResponse) => Promise<void> | void,
  port = 0,
): Promise<FakeServer> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    // A client that goes away in the middle of its request is one of the things being tested.
    incoming.on('error', () => response.destroy());
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const request: SeenRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body,
      form: () =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': incoming.headers['content-type'] ?? '' },
        }).formData(),
    };
    requests.push(request);
    await answer(request, response);
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

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
