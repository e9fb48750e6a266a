import { setTimeout as sleep } from 'node:timers/promises';
import {
  breakOff,
  type FakeModel,
  type FakeModelOptions,
  type ModelFault,
  makePicture,
} from './fake-model.js';
import { json, type SeenRequest, startFake } from './fake-server.js';

/** A key that the fake takes; every other is refused. */
export const OPENAI_KEY = 'sk-fake-key-of-this-test';

type Refusal = readonly [status: number, code: string, message: string, type?: string];

const REFUSALS: Partial<Record<ModelFault, Refusal>> = {
  busy: [429, 'rate_limit_exceeded', 'Rate limit reached for images per minute.', 'requests'],
  'busy-told': [429, 'rate_limit_exceeded', 'Rate limit reached for images per minute.', 'requests'],
  quota: [429, 'insufficient_quota', 'You exceeded your current quota.', 'insufficient_quota'],
  refused: [400, 'moderation_blocked', 'Your request was rejected by the safety system.'],
  invalid: [400, 'invalid_value', 'Invalid size.'],
  'server-error': [500, 'server_error', 'The server had an error.', 'server_error'],
};

/**
 * OpenAI's images/edits over real HTTP, by the public API's shapes; also what its look-alikes take. The picture is
 * the one that was sent, in another light.
 */
export async function startOpenAi({
  port = 0,
  faults: first = [],
  takesMs = 0,
}: FakeModelOptions = {}): Promise<FakeModel & { readonly baseUrl: string }> {
  const faults = [...first];
  const orders: SeenRequest[] = [];
  const refuse = (
    response: Parameters<typeof json>[0],
    [status, code, message, type = 'invalid_request_error']: Refusal,
    headers?: Record<string, string>,
  ) => json(response, status, { error: { message, type, param: null, code } }, headers);

  const server = await startFake(
    port,
    {
      'GET /v1/models': (_, response) =>
        json(response, 200, { object: 'list', data: [{ id: 'gpt-image-1.5', object: 'model' }] }),
      'POST /v1/images/edits': async (request, response) => {
        orders.push(request);
        const fault = faults.shift();
        await sleep(takesMs);
        if (fault === 'never') return;
        const refusal = fault && REFUSALS[fault];
        if (refusal) return refuse(response, refusal, fault === 'busy-told' ? { 'retry-after': '1' } : {});
        if (fault === 'bad-key') return refuse(response, wrongKey(request));
        if (fault === 'detail') return json(response, 422, { detail: 'Unsupported size.' });
        if (fault === 'reset') return breakOff(response);
        const image = (await request.form()).get('image');
        const start = image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : Buffer.alloc(0);
        json(response, 200, {
          created: Math.floor(Date.now() / 1_000),
          data: fault === 'empty' ? [] : [{ b64_json: (await makePicture(start, fault)).toString('base64') }],
          output_format: 'png',
          usage: { input_tokens: 1_200, output_tokens: 1_056, total_tokens: 2_256 },
        });
      },
    },
    (request, response) => {
      if (request.headers.authorization === `Bearer ${OPENAI_KEY}`) return false;
      refuse(response, wrongKey(request));
      return true;
    },
  );
  return { ...server, baseUrl: `${server.url}/v1`, faults, orders, stopped: [] };
}

/** OpenAI names the key in its refusal. */
const wrongKey = ({ headers }: SeenRequest): Refusal => [
  401,
  'invalid_api_key',
  `Incorrect API key provided: ${headers.authorization}.`,
];
