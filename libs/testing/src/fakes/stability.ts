import { randomUUID } from 'node:crypto';
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
export const STABILITY_KEY = 'sk-fake-stability-key-of-this-test';

type Refusal = readonly [status: number, name: string, message: string];

const REFUSALS: Partial<Record<ModelFault, Refusal>> = {
  busy: [429, 'rate_limit_exceeded', 'You have made more than 150 requests in 10 seconds.'],
  'busy-told': [429, 'rate_limit_exceeded', 'You have made more than 150 requests in 10 seconds.'],
  quota: [402, 'payment_required', 'You lack sufficient credits to make this request.'],
  failed: [403, 'content_moderation', 'Your request was flagged by our content moderation system.'],
  invalid: [400, 'bad_request', 'prompt: cannot be blank'],
  detail: [422, 'unprocessable_entity', 'Only English is supported.'],
  'server-error': [500, 'internal_error', 'An unexpected server error has occurred.'],
};

/** A stand-in for Stability's control/structure and generate/sd3. */
export async function startStability({
  port = 0,
  faults: first = [],
  takesMs = 20,
}: FakeModelOptions = {}): Promise<FakeModel> {
  const faults = [...first];
  const orders: SeenRequest[] = [];
  const refuse = (
    response: Parameters<typeof json>[0],
    [status, name, message]: Refusal,
    headers?: Record<string, string>,
  ) => json(response, status, { id: randomUUID(), name, errors: [message] }, headers);

  const make = async (request: SeenRequest, response: Parameters<typeof json>[0]) => {
    orders.push(request);
    const fault = faults.shift();
    const refusal = fault && REFUSALS[fault];
    if (refusal) return refuse(response, refusal, fault === 'busy-told' ? { 'retry-after': '1' } : {});
    if (fault === 'bad-key') return refuse(response, wrongKey(request));
    if (fault === 'never') return;
    await sleep(takesMs);
    if (fault === 'reset') return breakOff(response);
    const form = await request.form();
    const image = form.get('image');
    const start = image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : Buffer.alloc(0);
    const seed = Number(form.get('seed'));
    const finish_reason = fault === 'refused' ? 'CONTENT_FILTERED' : 'SUCCESS';
    const picture = fault === 'empty' ? {} : { image: (await makePicture(start, fault)).toString('base64') };
    json(response, 200, { ...picture, finish_reason, seed }, { 'finish-reason': finish_reason });
  };

  const server = await startFake(
    port,
    {
      'GET /v1/user/balance': (_, response) => json(response, 200, { credits: 25 }),
      'POST /v2beta/stable-image/control/structure': make,
      'POST /v2beta/stable-image/generate/sd3': make,
    },
    (request, response) => {
      if (request.headers.authorization === `Bearer ${STABILITY_KEY}`) return false;
      refuse(response, wrongKey(request));
      return true;
    },
  );
  return { ...server, faults, orders, stopped: [] };
}

const wrongKey = ({ headers }: SeenRequest): Refusal => [
  401,
  'unauthorized',
  `authorization: invalid or missing: ${headers.authorization}`,
];
