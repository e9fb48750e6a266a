import { randomUUID } from 'node:crypto';
import {
  breakOff,
  type FakeModelOptions,
  type FollowedModel,
  type ModelFault,
  makePicture,
} from './fake-model.js';
import { json, lastOf, type SeenRequest, startFake } from './fake-server.js';

export interface ComfyuiOptions extends FakeModelOptions {
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
  faults: first = [],
  takesMs = 30,
  without = [],
}: ComfyuiOptions = {}): Promise<FollowedModel> {
  const faults = [...first];
  const orders: SeenRequest[] = [];
  const stopped: string[] = [];
  const uploads = new Map<string, Buffer>();
  const jobs = new Map<string, Job>();
  let released = false;
  const isOver = ({ fault, readyAt }: Job) => (fault !== 'never' || released) && Date.now() >= readyAt;
  const open = () => [...jobs].filter(([, job]) => !isOver(job)).map(([id]) => id);
  const drop = (id: string | undefined) => {
    if (id !== undefined && jobs.delete(id)) stopped.push(id);
  };

  const server = await startFake(port, {
    'GET /system_stats': (_, response) => json(response, 200, { system: { os: 'posix' }, devices: [] }),
    'GET /object_info/*': (request, response) => {
      const node = lastOf(request);
      if (!NODES.includes(node) || without.includes(node)) return json(response, 200, {});
      const required = node === 'CheckpointLoaderSimple' ? { ckpt_name: [['room.safetensors']] } : {};
      json(response, 200, { [node]: { input: { required } } });
    },
    'POST /upload/image': async (request, response) => {
      const file = (await request.form()).get('image') as File;
      uploads.set(file.name, Buffer.from(await file.arrayBuffer()));
      json(response, 200, { name: file.name, subfolder: '', type: 'input' });
    },
    'POST /prompt': (request, response) => {
      orders.push(request);
      const asked = request.json<{ prompt: Graph; prompt_id?: string }>();
      const fault = faults.shift();
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
      if (!jobs.has(id))
        jobs.set(id, { graph: asked.prompt, readyAt: Date.now() + takesMs, fault, polled: 0 });
      json(response, 200, { prompt_id: id, number: jobs.size, node_errors: {} });
    },
    'GET /queue': (_, response) => {
      const waiting = open().map((id, i) => [i, id, {}]);
      json(response, 200, { queue_running: waiting.slice(0, 1), queue_pending: waiting.slice(1) });
    },
    'POST /queue': (request, response) => {
      for (const id of request.json<{ delete?: string[] }>().delete ?? []) drop(id);
      json(response, 200, {});
    },
    'POST /interrupt': (_, response) => {
      drop(open()[0]);
      json(response, 200, {});
    },
    'GET /history/*': (request, response) => {
      const id = lastOf(request);
      const job = jobs.get(id);
      if (job?.fault === 'poll-error' && job.polled++ === 0) return json(response, 500, {});
      if (job?.fault === 'cancelled') jobs.delete(id);
      if (!job || job.fault === 'cancelled' || !isOver(job)) return json(response, 200, {});
      const failed = job.fault === 'failed';
      const messages = failed ? [['execution_error', { exception_message: 'CUDA out of memory' }]] : [];
      const status = { status_str: failed ? 'error' : 'success', completed: !failed, messages };
      const images = [{ filename: `${id}.png`, subfolder: '', type: 'output' }];
      const outputs = failed || job.fault === 'empty' ? {} : { saved: { images } };
      json(response, 200, { [id]: { prompt: [], outputs, status } });
    },
    'GET /view': async ({ query }, response) => {
      const job = jobs.get((query.get('filename') ?? '').replace('.png', ''));
      const nodes = Object.values(job?.graph ?? {});
      const picture = nodes.find(({ class_type }) => class_type === 'LoadImage')?.inputs.image;
      const start = uploads.get(String(picture));
      if (!start || job?.fault === 'gone') return json(response, 404, {});
      if (job?.fault === 'slow' && !released) return;
      response.writeHead(200, { 'content-type': 'image/png' }).end(await makePicture(start, job?.fault));
    },
  });
  const release = () => {
    released = true;
  };
  return { ...server, faults, orders, stopped, release };
}
