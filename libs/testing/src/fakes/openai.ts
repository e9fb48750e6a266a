import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeServer, json, type SeenRequest, startFake } from './fake-server.js';

/** What the fake does with the next picture; without one it answers well. */
export type OpenAiFault =
  | { readonly kind: 'never' }
  | { readonly kind: 'rate-limit'; readonly retryAfterS?: number }
  | { readonly kind: 'quota' | 'moderation' | 'bad-key' | 'server-error' | 'detail' }
  | { readonly kind: 'empty' | 'truncated' | 'not-an-image' | 'reset' }
  /** Another picture than the one sent, base64. */
  | { readonly kind: 'picture'; readonly base64: string };

export interface FakeOpenAi extends FakeServer {
  /** The base URL, with /v1. */
  readonly baseUrl: string;
  /** Faults of the next pictures, in order. */
  readonly faults: OpenAiFault[];
  /** Requests for a picture. */
  readonly edits: readonly SeenRequest[];
}

/** A key that the fake takes; every other is refused. */
export const OPENAI_KEY = 'sk-fake-key-of-this-test';

const refusal = (code: string, message: string, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});

/**
 * The images/edits of OpenAI over real HTTP, by the public API's shapes. A good answer is the picture that was
 * sent: the structure is kept whole.
 */
export async function startOpenAi({ port = 0, delayMs = 0 } = {}): Promise<FakeOpenAi> {
  const faults: OpenAiFault[] = [];
  const edits: SeenRequest[] = [];
  const server = await startFake(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${OPENAI_KEY}`) {
      const key = request.headers.authorization ?? '';
      return json(response, 401, refusal('invalid_api_key', `Incorrect API key provided: ${key}.`));
    }
    if (request.method === 'GET' && request.path === '/v1/models')
      return json(response, 200, { object: 'list', data: [{ id: 'gpt-image-1.5', object: 'model' }] });
    if (request.method !== 'POST' || request.path !== '/v1/images/edits')
      return json(response, 404, refusal('not_found', `Invalid URL (${request.method} ${request.path})`));
    edits.push(request);
    const fault = faults.shift();
    if (delayMs) await sleep(delayMs);
    switch (fault?.kind) {
      case 'never':
        return;
      case 'rate-limit':
        return json(
          response,
          429,
          refusal('rate_limit_exceeded', 'Rate limit reached for images per minute.', 'requests'),
          fault.retryAfterS === undefined ? {} : { 'retry-after': String(fault.retryAfterS) },
        );
      case 'quota':
        return json(
          response,
          429,
          refusal('insufficient_quota', 'You exceeded your current quota.', 'insufficient_quota'),
        );
      case 'moderation':
        return json(
          response,
          400,
          refusal('moderation_blocked', 'Your request was rejected by the safety system.'),
        );
      case 'bad-key':
        return json(
          response,
          401,
          refusal('invalid_api_key', `Incorrect API key provided: ${request.headers.authorization}.`),
        );
      case 'server-error':
        return json(response, 500, refusal('server_error', 'The server had an error.', 'server_error'));
      case 'detail':
        return json(response, 422, { detail: 'Unsupported size.' });
      case 'empty':
        return json(response, 200, { created: 1, data: [] });
      case 'reset':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"data":[{"b64');
        await sleep(20);
        response.destroy();
        return;
    }
    const image = (await request.form()).get('image');
    const bytes = image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : Buffer.alloc(0);
    const base64 =
      fault?.kind === 'picture'
        ? fault.base64
        : fault?.kind === 'truncated'
          ? bytes.subarray(0, bytes.length / 3).toString('base64')
          : fault?.kind === 'not-an-image'
            ? Buffer.from('<html>Bad gateway</html>').toString('base64')
            : bytes.toString('base64');
    json(response, 200, {
      created: Math.floor(Date.now() / 1_000),
      data: [{ b64_json: base64 }],
      output_format: 'jpeg',
      usage: { input_tokens: 1_200, output_tokens: 1_056, total_tokens: 2_256 },
    });
  }, port);
  return Object.assign(server, { baseUrl: `${server.url}/v1`, faults, edits });
}
