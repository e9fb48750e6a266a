import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  breakOff,
  type FakeModelOptions,
  type FollowedModel,
  type ModelFault,
  makePicture,
} from './fake-model.js';
import { json, lastOf, type SeenRequest, startFake } from './fake-server.js';

/** A token that the fake takes, and the secret it signs its webhooks with. */
export const REPLICATE_TOKEN = 'r8_fake_token_of_this_test';
export const REPLICATE_SECRET = `whsec_${Buffer.from('the signing secret of the fake').toString('base64')}`;

const VERSION = 'c0ffee'.padEnd(64, '0');

interface Order {
  readonly version?: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly webhook?: string;
}

interface Prediction {
  readonly order: Order;
  readonly fault: ModelFault | undefined;
  readonly readyAt: number;
  polled: number;
  cancelled: boolean;
}

export interface FakeReplicate extends FollowedModel {
  readonly baseUrl: string;
  /** Sends the webhook of a prediction to where its order said, or to that path of another origin; the status. */
  sendWebhook(predictionId: string, options?: WebhookOptions): Promise<number>;
}

export interface WebhookOptions {
  readonly origin?: string;
  readonly messageId?: string;
  /** Seconds by which its time is in the past. */
  readonly ageS?: number;
  readonly secret?: string;
}

/** A stand-in for Replicate: models, files, predictions that are over after a while, and their pictures. */
export async function startReplicate({
  port = 0,
  faults: first = [],
  takesMs = 30,
}: FakeModelOptions = {}): Promise<FakeReplicate> {
  const faults = [...first];
  const orders: SeenRequest[] = [];
  const stopped: string[] = [];
  const predictions = new Map<string, Prediction>();
  const files = new Map<string, Buffer>();
  let url = '';
  let released = false;

  const statusOf = ({ cancelled, fault, readyAt }: Prediction) => {
    if (cancelled || fault === 'cancelled') return 'canceled';
    if ((fault === 'never' && !released) || Date.now() < readyAt) return 'processing';
    return fault === 'failed' || fault === 'refused' ? 'failed' : 'succeeded';
  };
  const shown = (id: string) => {
    const prediction = predictions.get(id)!;
    const { fault, order } = prediction;
    const status = statusOf(prediction);
    const address = `${url}/delivery/${id}/out.png`;
    const output = fault === 'empty' ? [] : fault === 'list' ? [address] : address;
    const error = fault === 'refused' ? 'NSFW content detected.' : 'CUDA out of memory';
    return {
      id,
      model: 'adirik/interior-design',
      version: order.version ?? 'hidden',
      status,
      input: order.input,
      output: status === 'succeeded' ? output : null,
      error: status === 'failed' ? error : null,
      logs: '',
      metrics: status === 'succeeded' ? { predict_time: 0.1, total_time: 0.2 } : {},
      urls: { get: `${url}/v1/predictions/${id}`, cancel: `${url}/v1/predictions/${id}/cancel` },
    };
  };

  const create = async (request: SeenRequest, response: Parameters<typeof json>[0]) => {
    orders.push(request);
    const fault = faults.shift();
    const throttled = { detail: 'Request was throttled. Your rate limit resets in ~1s.' };
    if (fault === 'busy') return json(response, 429, { detail: 'Request was throttled.' });
    if (fault === 'busy-told') return json(response, 429, throttled);
    if (fault === 'quota') return json(response, 402, { detail: 'You have insufficient credit.' });
    if (fault === 'bad-key') return json(response, 401, wrongToken(request));
    if (fault === 'server-error') return json(response, 500, { detail: 'Internal server error' });
    if (fault === 'invalid' || fault === 'detail')
      return json(response, 422, { title: 'Invalid input', detail: '- input: seed must be an integer' });
    const id = randomUUID().replaceAll('-', '').slice(0, 26);
    const order = request.json<Order>();
    predictions.set(id, { order, fault, readyAt: Date.now() + takesMs, polled: 0, cancelled: false });
    if (fault === 'reset') return breakOff(response);
    const wait = Number(/^wait(?:=(\d+))?$/.exec(String(request.headers.prefer ?? ''))?.[1] ?? 0);
    await sleep(fault === 'never' ? wait * 1_000 : Math.min(wait * 1_000, takesMs), undefined, {
      ref: false,
    });
    json(response, 201, shown(id));
  };

  const server = await startFake(
    port,
    {
      'GET /v1/models/adirik/interior-design': (_, response) =>
        json(response, 200, { owner: 'adirik', name: 'interior-design', latest_version: { id: VERSION } }),
      'POST /v1/predictions': create,
      'POST /v1/models/adirik/interior-design/predictions': create,
      'POST /v1/files': async (request, response) => {
        const file = (await request.form()).get('content') as File;
        const id = randomUUID();
        files.set(id, Buffer.from(await file.arrayBuffer()));
        json(response, 201, { id, size: file.size, urls: { get: `${url}/v1/files/${id}` } });
      },
      'GET /v1/predictions/*': (request, response) => {
        const id = lastOf(request);
        const prediction = predictions.get(id);
        if (!prediction) return json(response, 404, { detail: 'Not found.' });
        if (prediction.fault === 'poll-error' && prediction.polled++ === 0)
          return json(response, 500, { detail: 'Internal server error' });
        json(response, 200, shown(id));
      },
      'GET /delivery/*': () => undefined,
    },
    (request, response) => {
      const { path, method } = request;
      const delivery = /^\/delivery\/(\w+)\/out\.png$/.exec(path)?.[1];
      if (delivery) {
        void deliver(predictions.get(delivery), response);
        return true;
      }
      if (request.headers.authorization !== `Bearer ${REPLICATE_TOKEN}`) {
        json(response, 401, wrongToken(request));
        return true;
      }
      const cancelled = method === 'POST' ? /^\/v1\/predictions\/(\w+)\/cancel$/.exec(path)?.[1] : undefined;
      if (!cancelled || !predictions.has(cancelled)) return false;
      predictions.get(cancelled)!.cancelled = true;
      stopped.push(cancelled);
      json(response, 200, shown(cancelled));
      return true;
    },
  );
  url = server.url;

  async function deliver(prediction: Prediction | undefined, response: Parameters<typeof json>[0]) {
    if (!prediction || prediction.fault === 'gone') return json(response, 404, { detail: 'Not found.' });
    if (prediction.fault === 'slow' && !released) return;
    const type = prediction.fault === 'wrong-type' ? 'text/html' : 'image/png';
    const start = pictureOf(prediction.order);
    response.writeHead(200, { 'content-type': type }).end(await makePicture(start, prediction.fault));
  }

  function pictureOf({ input }: Order): Buffer {
    const picture = String(input.image);
    const inline = /^data:image\/jpeg;base64,(.*)$/.exec(picture)?.[1];
    return inline
      ? Buffer.from(inline, 'base64')
      : (files.get(picture.slice(picture.lastIndexOf('/') + 1)) ?? Buffer.alloc(0));
  }

  async function sendWebhook(
    id: string,
    { origin, messageId = `msg_${id}`, ageS = 0, secret = REPLICATE_SECRET }: WebhookOptions = {},
  ): Promise<number> {
    const address = new URL(predictions.get(id)?.order.webhook ?? '');
    const body = JSON.stringify(shown(id));
    const timestamp = String(Math.floor(Date.now() / 1_000) - ageS);
    const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`${messageId}.${timestamp}.${body}`)
      .digest('base64');
    const answer = await fetch(new URL(`${address.pathname}${address.search}`, origin ?? address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,b2xkIGtleQ== v1,${signature}`,
      },
      body,
    });
    await answer.body?.cancel();
    return answer.status;
  }

  const release = () => {
    released = true;
  };
  return { ...server, release, baseUrl: `${url}/v1`, faults, orders, stopped, sendWebhook };
}

const wrongToken = ({ headers }: SeenRequest) => ({
  title: 'Unauthenticated',
  detail: `You did not pass a valid authentication token: ${headers.authorization}`,
});
