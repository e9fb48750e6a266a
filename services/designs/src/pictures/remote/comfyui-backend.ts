import type { ImageSettings } from '@plumbline/platform';
import sharp from 'sharp';
import { DEFAULT_WORKFLOW, fillSlots, hasSlot, readWorkflow } from './comfyui-workflow.js';
import type { RemoteBackend, RemoteReply, Size } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';
import { RemoteHttp } from './remote-http.js';

interface Stored {
  readonly filename: string;
  readonly subfolder?: string;
  readonly type?: string;
}
interface HistoryEntry {
  readonly outputs?: Readonly<Record<string, { readonly images?: readonly Stored[] }>>;
  readonly status?: {
    readonly status_str?: string;
    readonly completed?: boolean;
    readonly messages?: unknown;
  };
}
interface Queue {
  /** Each entry: number, prompt id, graph and more. */
  readonly queue_running?: readonly (readonly unknown[])[];
  readonly queue_pending?: readonly (readonly unknown[])[];
}
type ObjectInfo = Readonly<
  Record<string, { readonly input?: { readonly required?: Readonly<Record<string, readonly unknown[]>> } }>
>;

const JSON_TYPE = { 'content-type': 'application/json' };

/** ComfyUI: uploads the start picture, queues a graph under our own id, looks for it in the history. */
export function comfyuiBackend(settings: NonNullable<ImageSettings['comfyui']>): RemoteBackend {
  const { url, workflow: path, model } = settings;
  const api = new RemoteHttp({ baseUrl: url, headers: {}, secrets: [], readRefusal });
  const graph = async () => (path ? await readWorkflow(path) : DEFAULT_WORKFLOW);

  async function upload(name: string, picture: Buffer, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    form.set('image', new Blob([new Uint8Array(picture)], { type }), name);
    form.set('type', 'input');
    form.set('overwrite', 'true');
    const stored = await api.json<{ name: string; subfolder?: string }>('/upload/image', {
      method: 'POST',
      body: form,
      signal,
    });
    return stored.subfolder ? `${stored.subfolder}/${stored.name}` : stored.name;
  }

  /** The operator's checkpoint, or the first that the server has. */
  async function checkpoint(signal: AbortSignal): Promise<string> {
    const node = 'CheckpointLoaderSimple';
    const info = await api.json<ObjectInfo>(`/object_info/${node}`, { signal });
    const [names] = info[node]?.input?.required?.ckpt_name ?? [];
    const list = Array.isArray(names) ? (names as string[]) : [];
    if (list.length === 0) throw new RemoteFault('permanent', 'The server has no checkpoint.');
    if (model && !list.includes(model))
      throw new RemoteFault('permanent', `COMFYUI_MODEL ${model} is not on the server.`);
    return model ?? list[0]!;
  }

  const history = async (id: string, signal: AbortSignal): Promise<HistoryEntry | undefined> => {
    const path = `/history/${encodeURIComponent(id)}`;
    return (await api.json<Record<string, HistoryEntry>>(path, { signal }))[id];
  };

  async function waits(id: string, signal: AbortSignal): Promise<'pending' | 'running' | undefined> {
    const { queue_running = [], queue_pending = [] } = await api.json<Queue>('/queue', { signal });
    if (queue_running.some((entry) => entry[1] === id)) return 'running';
    return queue_pending.some((entry) => entry[1] === id) ? 'pending' : undefined;
  }

  return {
    name: 'comfyui',
    sizing: { kind: 'free', longSide: 1024, multiple: 8 },
    typicalSeconds: 30,
    pollMs: 1_000,
    takesOwnId: true,
    costUsd: () => 0,

    async check(signal) {
      await api.send('/system_stats', { signal });
      const nodes = await graph();
      for (const kind of new Set(Object.values(nodes).map(({ class_type }) => class_type))) {
        const info = await api.json<ObjectInfo>(`/object_info/${encodeURIComponent(kind)}`, { signal });
        if (!info[kind]) throw new RemoteFault('permanent', `The server has no node ${kind}.`);
      }
      if (hasSlot(nodes, 'checkpoint')) await checkpoint(signal);
    },

    async start(task, signal): Promise<RemoteReply> {
      const nodes = await graph();
      const picture = await upload(`plumbline-${task.callId}.jpg`, task.start, signal);
      const wantsGuides = (['depth', 'lines', 'mask'] as const).some((slot) => hasSlot(nodes, slot));
      const guides = wantsGuides ? await task.guides() : null;
      const guide = async (name: 'depth' | 'lines'): Promise<string> =>
        guides ? upload(`plumbline-${task.callId}-${name}.png`, guides[name], signal) : picture;
      const prompt = fillSlots(nodes, {
        picture,
        prompt: task.prompt,
        negative: task.negativePrompt,
        seed: task.seed,
        steps: task.steps ?? 30,
        cfg: task.guidance ?? 7,
        denoise: task.strength ?? 0.75,
        width: task.size.width,
        height: task.size.height,
        checkpoint: hasSlot(nodes, 'checkpoint') ? await checkpoint(signal) : '',
        depth: await guide('depth'),
        lines: await guide('lines'),
        mask: hasSlot(nodes, 'mask')
          ? await upload(
              `plumbline-${task.callId}-mask.png`,
              guides?.mask ?? (await white(task.size)),
              signal,
            )
          : '',
      });
      const { prompt_id } = await api.json<{ prompt_id?: string }>('/prompt', {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({ prompt, prompt_id: task.callId, client_id: task.callId }),
        paid: true,
        signal,
      });
      // Older servers give an id of their own.
      if (!prompt_id) throw new RemoteFault('uncertain', 'The server gave the job no id.');
      return { state: 'running', remoteId: prompt_id };
    },

    async follow(id, signal): Promise<RemoteReply> {
      const entry = await history(id, signal);
      if (!entry) {
        const place = await waits(id, signal);
        if (place) return { state: 'running', remoteId: id, percent: place === 'running' ? 30 : 0 };
        // It may have ended between the two looks.
        const ended = await history(id, signal);
        return ended ? { state: 'running', remoteId: id, percent: 95 } : { state: 'unknown' };
      }
      if (entry.status?.status_str === 'error')
        throw new RemoteFault('permanent', `The graph failed: ${JSON.stringify(entry.status.messages)}`);
      const pictures = Object.values(entry.outputs ?? {}).flatMap(({ images = [] }) => images);
      const made = pictures.find(({ type }) => type === 'output') ?? pictures[0];
      if (!made) throw new RemoteFault('permanent', 'The graph ended without a picture.');
      const query = new URLSearchParams({
        filename: made.filename,
        subfolder: made.subfolder ?? '',
        type: made.type ?? 'output',
      });
      return { state: 'done', image: await api.send(`/view?${query}`, { signal }) };
    },

    async cancel(id, signal) {
      const place = await waits(id, signal);
      const post = (path: string, body: object) =>
        api.send(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body), signal });
      if (place === 'pending') await post('/queue', { delete: [id] });
      // Older servers ignore the id and stop what runs, which was looked up a moment ago.
      if (place === 'running') await post('/interrupt', { prompt_id: id });
    },
  };
}

/** The mask of a picture that is painted over as a whole. */
const white = (size: Size): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

/** `{error, node_errors}` of a graph that the server does not take; nothing was begun. */
function readRefusal(status: number, body: string): RemoteFault | undefined {
  return status === 400 ? new RemoteFault('permanent', `400 ${body}`) : undefined;
}
