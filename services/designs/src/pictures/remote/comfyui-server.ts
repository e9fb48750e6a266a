import { RemoteFault } from './remote-fault.js';
import { RemoteHttp } from './remote-http.js';

/** Where a picture lies on the server. */
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

/** The calls of a ComfyUI server that are used here. Each rejects with a RemoteFault where it is refused. */
export class ComfyuiServer {
  private readonly api: RemoteHttp;

  constructor(baseUrl: string) {
    this.api = new RemoteHttp({ baseUrl, headers: {}, secrets: [], readRefusal });
  }

  async answers(signal: AbortSignal): Promise<void> {
    await this.api.send('/system_stats', { signal });
  }

  /** @throws RemoteFault where the server has no node of this kind */
  async checkNode(kind: string, signal: AbortSignal): Promise<void> {
    if (!(await this.node(kind, signal)))
      throw new RemoteFault('permanent', `The server has no node ${kind}.`);
  }

  /** The operator's checkpoint, or the first that the server has. */
  async checkpoint(model: string | undefined, signal: AbortSignal): Promise<string> {
    const node = await this.node('CheckpointLoaderSimple', signal);
    const [names] = node?.input?.required?.ckpt_name ?? [];
    const list = Array.isArray(names) ? (names as string[]) : [];
    if (list.length === 0) throw new RemoteFault('permanent', 'The server has no checkpoint.');
    if (model && !list.includes(model))
      throw new RemoteFault('permanent', `COMFYUI_MODEL ${model} is not on the server.`);
    return model ?? list[0]!;
  }

  /** The name that the stored picture has in a graph. */
  async upload(name: string, picture: Buffer, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    form.set('image', new Blob([new Uint8Array(picture)], { type }), name);
    form.set('type', 'input');
    form.set('overwrite', 'true');
    const stored = await this.api.json<{ name: string; subfolder?: string }>('/upload/image', {
      method: 'POST',
      body: form,
      signal,
    });
    return stored.subfolder ? `${stored.subfolder}/${stored.name}` : stored.name;
  }

  /** Queues a graph under our id. The id that the server gives it: ours, or on older servers one of its own. */
  async queue(prompt: object, id: string, signal: AbortSignal): Promise<string | undefined> {
    const { prompt_id } = await this.api.json<{ prompt_id?: string }>('/prompt', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ prompt, prompt_id: id, client_id: id }),
      paid: true,
      signal,
    });
    return prompt_id;
  }

  /** What has ended; undefined for what has not, or was never there. */
  async history(id: string, signal: AbortSignal): Promise<HistoryEntry | undefined> {
    const path = `/history/${encodeURIComponent(id)}`;
    return (await this.api.json<Record<string, HistoryEntry>>(path, { signal }))[id];
  }

  /** Where a graph stands that has not ended; undefined for one that is not in the queue. */
  async placeOf(id: string, signal: AbortSignal): Promise<'pending' | 'running' | undefined> {
    const { queue_running = [], queue_pending = [] } = await this.api.json<Queue>('/queue', { signal });
    if (queue_running.some((entry) => entry[1] === id)) return 'running';
    return queue_pending.some((entry) => entry[1] === id) ? 'pending' : undefined;
  }

  picture({ filename, subfolder = '', type = 'output' }: Stored, signal: AbortSignal): Promise<Buffer> {
    return this.api.send(`/view?${new URLSearchParams({ filename, subfolder, type })}`, { signal });
  }

  async leaveQueue(id: string, signal: AbortSignal): Promise<void> {
    await this.post('/queue', { delete: [id] }, signal);
  }

  async interrupt(id: string, signal: AbortSignal): Promise<void> {
    await this.post('/interrupt', { prompt_id: id }, signal);
  }

  private async node(kind: string, signal: AbortSignal): Promise<ObjectInfo[string] | undefined> {
    return (await this.api.json<ObjectInfo>(`/object_info/${encodeURIComponent(kind)}`, { signal }))[kind];
  }

  private post(path: string, body: object, signal: AbortSignal): Promise<Buffer> {
    return this.api.send(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body), signal });
  }
}

/** The picture that a graph ended with, before those that it only shows on the way. */
export function pictureOf({ outputs = {} }: HistoryEntry): Stored | undefined {
  const pictures = Object.values(outputs).flatMap(({ images = [] }) => images);
  return pictures.find(({ type }) => type === 'output') ?? pictures[0];
}

/** `{error, node_errors}` of a graph that the server does not take; nothing was begun. */
function readRefusal(status: number, body: string): RemoteFault | undefined {
  return status === 400 ? new RemoteFault('permanent', `400 ${body}`) : undefined;
}
