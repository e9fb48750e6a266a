import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  breakOff,
  type FakeModelOptions,
  type FollowedModel,
  type ModelFault,
  makePicture,
} from './fake-model.js';
import { json, lastOf, type Route, type SeenRequest, startFake } from './fake-server.js';

interface ComfyuiOptions extends FakeModelOptions {
  /** Nodes that it does not have. */
  readonly without?: readonly string[];
}

const NODES = [
  'CheckpointLoaderSimple',
  'LoadImage',
  'VAEEncode',
  'CLIPTextEncode',
  'KSampler',
  'VAEDecode',
  'SaveImage',
];

type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

interface Job {
  readonly graph: Graph;
  readonly readyAt: number;
  readonly fault: ModelFault | undefined;
  polled: number;
}

/** A stand-in for ComfyUI: uploads, a queue, a history and /view, with the answers of the real one. */
export async function startComfyui({
  port = 0,
  faults = [],
  takesMs = 30,
  without = [],
}: ComfyuiOptions = {}): Promise<FollowedModel> {
  const comfyui = new Comfyui([...faults], takesMs, without);
  const server = await startFake(port, comfyui.routes());
  return {
    ...server,
    faults: comfyui.faults,
    orders: comfyui.orders,
    stopped: comfyui.stopped,
    release: () => comfyui.release(),
  };
}

/** What the stand-in was sent, and how it answers. */
class Comfyui {
  readonly orders: SeenRequest[] = [];
  readonly stopped: string[] = [];
  private readonly uploads = new Map<string, Buffer>();
  private readonly jobs = new Map<string, Job>();
  private released = false;

  constructor(
    readonly faults: ModelFault[],
    private readonly takesMs: number,
    private readonly without: readonly string[],
  ) {}

  release(): void {
    this.released = true;
  }

  routes(): Readonly<Record<string, Route>> {
    return {
      'GET /system_stats': (_, response) => json(response, 200, { system: { os: 'posix' }, devices: [] }),
      'GET /object_info/*': (request, response) => this.tellNode(lastOf(request), response),
      'POST /upload/image': async (request, response) => {
        const file = (await request.form()).get('image') as File;
        this.uploads.set(file.name, Buffer.from(await file.arrayBuffer()));
        json(response, 200, { name: file.name, subfolder: '', type: 'input' });
      },
      'POST /prompt': (request, response) => this.queue(request, response),
      'GET /queue': (_, response) => {
        const waiting = this.open().map((id, i) => [i, id, {}]);
        json(response, 200, { queue_running: waiting.slice(0, 1), queue_pending: waiting.slice(1) });
      },
      'POST /queue': (request, response) => {
        for (const id of request.json<{ delete?: string[] }>().delete ?? []) this.drop(id);
        json(response, 200, {});
      },
      'POST /interrupt': (_, response) => {
        this.drop(this.open()[0]);
        json(response, 200, {});
      },
      'GET /history/*': (request, response) => this.tellHistory(lastOf(request), response),
      'GET /view': ({ query }, response) => this.view(query.get('filename') ?? '', response),
    };
  }

  private isOver({ fault, readyAt }: Job): boolean {
    return (fault !== 'never' || this.released) && Date.now() >= readyAt;
  }

  private open(): string[] {
    return [...this.jobs].filter(([, job]) => !this.isOver(job)).map(([id]) => id);
  }

  private drop(id: string | undefined): void {
    if (id !== undefined && this.jobs.delete(id)) this.stopped.push(id);
  }

  private tellNode(node: string, response: ServerResponse) {
    if (!NODES.includes(node) || this.without.includes(node)) return json(response, 200, {});
    const required = node === 'CheckpointLoaderSimple' ? { ckpt_name: [['room.safetensors']] } : {};
    json(response, 200, { [node]: { input: { required } } });
  }

  private queue(request: SeenRequest, response: ServerResponse) {
    this.orders.push(request);
    const asked = request.json<{ prompt: Graph; prompt_id?: string }>();
    const fault = this.faults.shift();
    if (fault === 'busy') return json(response, 429, {});
    if (fault === 'busy-told') return json(response, 429, {}, { 'retry-after': '1' });
    if (fault === 'server-error') return json(response, 500, {});
    if (fault === 'reset') return breakOff(response);
    if (fault === 'detail') return json(response, 422, { detail: 'No such thing.' });
    if (fault === 'invalid')
      return json(response, 400, {
        error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' },
        node_errors: { sampler: { errors: [{ type: 'value_not_in_list', message: 'Value not in list' }] } },
      });
    const id = fault === 'own-id-ignored' || !asked.prompt_id ? randomUUID() : asked.prompt_id;
    if (!this.jobs.has(id))
      this.jobs.set(id, { graph: asked.prompt, readyAt: Date.now() + this.takesMs, fault, polled: 0 });
    json(response, 200, { prompt_id: id, number: this.jobs.size, node_errors: {} });
  }

  private tellHistory(id: string, response: ServerResponse) {
    const job = this.jobs.get(id);
    if (job?.fault === 'poll-error' && job.polled++ === 0) return json(response, 500, {});
    if (job?.fault === 'cancelled') this.jobs.delete(id);
    if (!job || job.fault === 'cancelled' || !this.isOver(job)) return json(response, 200, {});
    const failed = job.fault === 'failed';
    const messages = failed ? [['execution_error', { exception_message: 'CUDA out of memory' }]] : [];
    const status = { status_str: failed ? 'error' : 'success', completed: !failed, messages };
    const images = [{ filename: `${id}.png`, subfolder: '', type: 'output' }];
    const outputs = failed || job.fault === 'empty' ? {} : { saved: { images } };
    json(response, 200, { [id]: { prompt: [], outputs, status } });
  }

  private async view(filename: string, response: ServerResponse): Promise<void> {
    const job = this.jobs.get(filename.replace('.png', ''));
    const nodes = Object.values(job?.graph ?? {});
    const picture = nodes.find(({ class_type }) => class_type === 'LoadImage')?.inputs.image;
    const start = this.uploads.get(String(picture));
    if (!start || job?.fault === 'gone') return json(response, 404, {});
    if (job?.fault === 'slow' && !this.released) return;
    response.writeHead(200, { 'content-type': 'image/png' }).end(await makePicture(start, job?.fault));
  }
}
