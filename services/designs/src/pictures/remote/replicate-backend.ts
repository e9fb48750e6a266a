import type { ImageSettings } from '@plumbline/platform';
import type { PictureTask, RemoteBackend, RemoteReply } from './remote-backend.js';
import { downloadPicture } from './remote-download.js';
import { RemoteFault } from './remote-fault.js';
import { RemoteHttp } from './remote-http.js';
import { inputsOf, type ReplicateInputs } from './replicate-models.js';

/** US dollars of adirik/interior-design, by its page; IMAGE_CALL_USD says it for others. */
const USD = 0.0055;
/** Larger pictures are stored as a file first; smaller ones travel in the order itself. */
const INLINE_MAX_BYTES = 256 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

interface Prediction {
  readonly id?: string;
  readonly status?: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted';
  readonly output?: unknown;
  readonly error?: unknown;
}

/**
 * Replicate's predictions: ordered, looked at until they are over, their picture fetched from where it lies for an
 * hour.
 *
 * @param webhookOf where Replicate shall tell of a call; undefined: nowhere
 */
export function replicateBackend(
  settings: NonNullable<ImageSettings['replicate']>,
  webhookOf?: (callId: string) => string,
): RemoteBackend {
  const { baseUrl, token, model, waitS } = settings;
  const inputs = inputsOf(model);
  const [name = '', pinned] = model.split(':');
  const api = new RemoteHttp({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    secrets: [token],
    readRefusal,
  });

  /** The version that is asked: the one named, else the model's newest; none for models that have no versions. */
  async function version(signal: AbortSignal): Promise<string | undefined> {
    if (pinned) return pinned;
    const found = await api.json<{ latest_version?: { id?: string } | null }>(`/models/${name}`, { signal });
    return found.latest_version?.id;
  }

  return {
    name: 'replicate',
    sizing: { kind: 'free', longSide: 1024, multiple: 8 },
    typicalSeconds: 15,
    // With webhooks a look is only the second way of hearing.
    pollMs: webhookOf ? 5_000 : 1_000,
    costUsd: () => USD,

    async check(signal) {
      await api.send(`/models/${name}`, { signal });
    },

    async start(task, signal): Promise<RemoteReply> {
      const asked = await version(signal);
      const order = {
        ...(asked ? { version: asked } : {}),
        input: inputOf(inputs, task, await startPicture(api, task.start, signal)),
        ...(webhookOf ? { webhook: webhookOf(task.callId), webhook_events_filter: ['completed'] } : {}),
      };
      const prediction = await api.json<Prediction>(asked ? '/predictions' : `/models/${name}/predictions`, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...(waitS > 0 ? { prefer: `wait=${waitS}` } : {}) },
        body: JSON.stringify(order),
        paid: true,
        signal,
      });
      // Even a finished one is looked at again: its id is written down before anything else can go wrong.
      if (!prediction.id) throw new RemoteFault('uncertain', 'The prediction has no id.');
      return { state: 'running', remoteId: prediction.id };
    },

    async follow(id, signal): Promise<RemoteReply> {
      const prediction = await api.json<Prediction>(`/predictions/${encodeURIComponent(id)}`, { signal });
      if (prediction.status !== 'succeeded' || !prediction.id) return unfinished(prediction);
      const address = pictureOf(prediction.output, inputs.output);
      const inline = /^data:image\/[a-z]+;base64,/.exec(address)?.[0];
      const image = inline
        ? Buffer.from(address.slice(inline.length), 'base64')
        : await downloadPicture(address, baseUrl, signal);
      return { state: 'done', image };
    },

    async cancel(id, signal) {
      await api.send(`/predictions/${encodeURIComponent(id)}/cancel`, { method: 'POST', signal });
    },
  };
}

/** The start picture as an order takes it: itself, or the address that it is stored under. */
async function startPicture(api: RemoteHttp, start: Buffer, signal: AbortSignal): Promise<string> {
  if (start.length <= INLINE_MAX_BYTES) return `data:image/jpeg;base64,${start.toString('base64')}`;
  const form = new FormData();
  form.set('content', new Blob([new Uint8Array(start)], { type: 'image/jpeg' }), 'room.jpg');
  const file = await api.json<{ urls?: { get?: string } }>('/files', {
    method: 'POST',
    body: form,
    signal,
  });
  if (!file.urls?.get) throw new RemoteFault('permanent', 'A stored file has no address.');
  return file.urls.get;
}

/** How a prediction stands that has no picture yet. @throws RemoteFault where it comes to none */
function unfinished({ id, status, error }: Prediction): RemoteReply {
  if (!id) throw new RemoteFault('uncertain', 'The prediction has no id.');
  if (status === 'failed') throw failure(String(error));
  if (status === 'canceled' || status === 'aborted')
    throw new RemoteFault('uncertain', `The prediction was ${status} elsewhere.`);
  return { state: 'running', remoteId: id };
}

/** Where the picture lies, or the picture itself as a data URL. @throws RemoteFault where there is none */
function pictureOf(output: unknown, which: ReplicateInputs['output']): string {
  const all = (Array.isArray(output) ? output : [output]).filter((one) => typeof one === 'string');
  const address: string | undefined = which === 'last' ? all.at(-1) : all[0];
  if (!address) throw new RemoteFault('uncertain', 'The prediction ended without a picture.');
  return address;
}

/** What a model is given, under its own names; without what it has no name for and what is left to it. */
function inputOf(
  inputs: ReplicateInputs,
  task: PictureTask,
  picture: string,
): Record<string, string | number> {
  const named: readonly (readonly [string | undefined, string | number | null])[] = [
    [inputs.picture, picture],
    [inputs.prompt, task.prompt],
    [inputs.negative, task.negativePrompt],
    [inputs.seed, task.seed],
    [inputs.steps, task.steps],
    [inputs.guidance, task.guidance],
    [inputs.strength, task.strength],
  ];
  return Object.fromEntries(
    named.filter((entry): entry is [string, string | number] => entry[0] !== undefined && entry[1] !== null),
  );
}

/** What a model's own message says. */
function failure(message: string): RemoteFault {
  const declined = /nsfw|sensitive|safety|moderation/i.test(message);
  return new RemoteFault(declined ? 'moderation' : 'permanent', `The prediction failed: ${message}`);
}

/** `{detail}`; a throttled order says in words when the limit resets. */
function readRefusal(status: number, body: string): RemoteFault | undefined {
  const resets = /resets in ~?(\d+)s/.exec(body)?.[1];
  if (status === 429 && resets) return new RemoteFault('temporary', `429 ${body}`, Number(resets));
  return undefined;
}
