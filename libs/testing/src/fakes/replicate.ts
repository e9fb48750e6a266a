import { createHmac, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  breakOff,
  type FakeModelOptions,
  type FollowedModel,
  type ModelFault,
  makePicture,
} from './fake-model.js';
import { json, lastOf, type Route, type SeenRequest, startFake } from './fake-server.js';

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

interface WebhookOptions {
  readonly origin?: string;
  readonly messageId?: string;
  /** Seconds by which its time is in the past. */
  readonly ageS?: number;
  readonly secret?: string;
}

/** A stand-in for Replicate: models, files, predictions that are over after a while, and their pictures. */
export async function startReplicate({
  port = 0,
  faults = [],
  takesMs = 30,
}: FakeModelOptions = {}): Promise<FakeReplicate> {
  const replicate = new Replicate([...faults], takesMs);
  const server = await startFake(port, replicate.routes(), (request, response) =>
    replicate.answersFirst(request, response),
  );
  replicate.url = server.url;
  return {
    ...server,
    release: () => replicate.release(),
    baseUrl: `${server.url}/v1`,
    faults: replicate.faults,
    orders: replicate.orders,
    stopped: replicate.stopped,
    sendWebhook: (id, options) => replicate.sendWebhook(id, options),
  };
}

/** What the stand-in was sent, and how it answers. */
class Replicate {
  readonly orders: SeenRequest[] = [];
  readonly stopped: string[] = [];
  url = '';
  private readonly predictions = new Map<string, Prediction>();
  private readonly files = new Map<string, Buffer>();
  private released = false;

  constructor(
    readonly faults: ModelFault[],
    private readonly takesMs: number,
  ) {}

  release(): void {
    this.released = true;
  }

  routes(): Readonly<Record<string, Route>> {
    const create: Route = (request, response) => this.create(request, response);
    return {
      'GET /v1/models/adirik/interior-design': (_, response) =>
        json(response, 200, { owner: 'adirik', name: 'interior-design', latest_version: { id: VERSION } }),
      'POST /v1/predictions': create,
      'POST /v1/models/adirik/interior-design/predictions': create,
      'POST /v1/files': (request, response) => this.takeFile(request, response),
      'GET /v1/predictions/*': (request, response) => this.tell(lastOf(request), response),
      'GET /delivery/*': () => undefined,
    };
  }

  /** Pictures need no token, everything else does; a prediction that is cancelled is one of several. */
  answersFirst(request: SeenRequest, response: ServerResponse): boolean {
    const { path, method } = request;
    const delivery = /^\/delivery\/(\w+)\/out\.png$/.exec(path)?.[1];
    if (delivery) {
      void this.deliver(this.predictions.get(delivery), response);
      return true;
    }
    if (request.headers.authorization !== `Bearer ${REPLICATE_TOKEN}`) {
      json(response, 401, wrongToken(request));
      return true;
    }
    const cancelled = method === 'POST' ? /^\/v1\/predictions\/(\w+)\/cancel$/.exec(path)?.[1] : undefined;
    if (!cancelled || !this.predictions.has(cancelled)) return false;
    this.predictions.get(cancelled)!.cancelled = true;
    this.stopped.push(cancelled);
    json(response, 200, this.shown(cancelled));
    return true;
  }

  private async create(request: SeenRequest, response: ServerResponse): Promise<void> {
    this.orders.push(request);
    const fault = this.faults.shift();
    const refusal = refusalOf(fault, request);
    if (refusal) return json(response, ...refusal);
    const id = randomUUID().replaceAll('-', '').slice(0, 26);
    const order = request.json<Order>();
    const readyAt = Date.now() + this.takesMs;
    this.predictions.set(id, { order, fault, readyAt, polled: 0, cancelled: false });
    if (fault === 'reset') return breakOff(response);
    const wait = Number(/^wait(?:=(\d+))?$/.exec(String(request.headers.prefer ?? ''))?.[1] ?? 0);
    await sleep(fault === 'never' ? wait * 1_000 : Math.min(wait * 1_000, this.takesMs), undefined, {
      ref: false,
    });
    json(response, 201, this.shown(id));
  }

  private async takeFile(request: SeenRequest, response: ServerResponse): Promise<void> {
    const file = (await request.form()).get('content') as File;
    const id = randomUUID();
    this.files.set(id, Buffer.from(await file.arrayBuffer()));
    json(response, 201, { id, size: file.size, urls: { get: `${this.url}/v1/files/${id}` } });
  }

  private tell(id: string, response: ServerResponse) {
    const prediction = this.predictions.get(id);
    if (!prediction) return json(response, 404, { detail: 'Not found.' });
    if (prediction.fault === 'poll-error' && prediction.polled++ === 0)
      return json(response, 500, { detail: 'Internal server error' });
    json(response, 200, this.shown(id));
  }

  private statusOf({ cancelled, fault, readyAt }: Prediction) {
    if (cancelled || fault === 'cancelled') return 'canceled';
    if ((fault === 'never' && !this.released) || Date.now() < readyAt) return 'processing';
    return fault === 'failed' || fault === 'refused' ? 'failed' : 'succeeded';
  }

  private shown(id: string) {
    const prediction = this.predictions.get(id)!;
    const { fault, order } = prediction;
    const status = this.statusOf(prediction);
    const address = `${this.url}/delivery/${id}/out.png`;
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
      urls: { get: `${this.url}/v1/predictions/${id}`, cancel: `${this.url}/v1/predictions/${id}/cancel` },
    };
  }

  private async deliver(prediction: Prediction | undefined, response: ServerResponse): Promise<void> {
    if (!prediction || prediction.fault === 'gone') return json(response, 404, { detail: 'Not found.' });
    if (prediction.fault === 'slow' && !this.released) return;
    const type = prediction.fault === 'wrong-type' ? 'text/html' : 'image/png';
    const start = this.pictureOf(prediction.order);
    response.writeHead(200, { 'content-type': type }).end(await makePicture(start, prediction.fault));
  }

  private pictureOf({ input }: Order): Buffer {
    const picture = String(input.image);
    const inline = /^data:image\/jpeg;base64,(.*)$/.exec(picture)?.[1];
    return inline
      ? Buffer.from(inline, 'base64')
      : (this.files.get(picture.slice(picture.lastIndexOf('/') + 1)) ?? Buffer.alloc(0));
  }

  async sendWebhook(
    id: string,
    { origin, messageId = `msg_${id}`, ageS = 0, secret = REPLICATE_SECRET }: WebhookOptions = {},
  ): Promise<number> {
    const address = new URL(this.predictions.get(id)?.order.webhook ?? '');
    const body = JSON.stringify(this.shown(id));
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
}

/** How Replicate refuses an order; nothing where it takes it. */
function refusalOf(
  fault: ModelFault | undefined,
  request: SeenRequest,
): readonly [status: number, body: object] | undefined {
  switch (fault) {
    case 'busy':
      return [429, { detail: 'Request was throttled.' }];
    case 'busy-told':
      return [429, { detail: 'Request was throttled. Your rate limit resets in ~1s.' }];
    case 'quota':
      return [402, { detail: 'You have insufficient credit.' }];
    case 'bad-key':
      return [401, wrongToken(request)];
    case 'server-error':
      return [500, { detail: 'Internal server error' }];
    case 'invalid':
    case 'detail':
      return [422, { title: 'Invalid input', detail: '- input: seed must be an integer' }];
    default:
      return undefined;
  }
}

const wrongToken = ({ headers }: SeenRequest) => ({
  title: 'Unauthenticated',
  detail: `You did not pass a valid authentication token: ${headers.authorization}`,
});
