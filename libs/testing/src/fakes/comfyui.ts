import { randomUUID } from 'node:crypto';
import { type LocalModel, listen, repaint, sendJson } from './local-model.js';

export type ComfyuiFault =
  | 'node-errors'
  | 'own-id-ignored'
  | 'missing-node'
  | 'fails'
  | 'never-finishes'
  | 'cancelled-elsewhere'
  | 'no-output'
  | 'view-gone'
  | 'not-an-image'
  | 'error-on-prompt'
  | 'error-on-poll-once'
  | 'reset';

export interface ComfyuiOptions {
  readonly port?: number;
  readonly fault?: ComfyuiFault;
  /** Looks at the history before a picture is there. */
  readonly polls?: number;
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

interface Job {
  readonly graph: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
  left: number;
}

/** A stand-in for ComfyUI: uploads, a queue, a history and /view, with the answers of the real one. */
export async function startComfyui({ port = 0, fault, polls = 2 }: ComfyuiOptions = {}): Promise<LocalModel> {
  const calls: string[] = [];
  const asked: Record<string, unknown>[] = [];
  const uploads = new Map<string, Buffer>();
  const jobs = new Map<string, Job>();
  let polled = 0;
  const { url, stop } = await listen(port, calls, undefined, {
    'GET /system_stats': (_, response) => sendJson(response, 200, { system: { os: 'posix' }, devices: [] }),
    'GET /object_info/*': (_, response, __, { pathname }) => {
      const node = pathname.slice(pathname.lastIndexOf('/') + 1);
      if (!NODES.includes(node) || (fault === 'missing-node' && node === 'KSampler'))
        return sendJson(response, 200, {});
      const required = node === 'CheckpointLoaderSimple' ? { ckpt_name: [['room.safetensors']] } : {};
      sendJson(response, 200, { [node]: { input: { required } } });
    },
    'POST /upload/image': async (request, response, body) => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      const file = form.get('image') as File;
      uploads.set(file.name, Buffer.from(await file.arrayBuffer()));
      sendJson(response, 200, { name: file.name, subfolder: '', type: 'input' });
    },
    'POST /prompt': (request, response, body) => {
      const wish = JSON.parse(body.toString()) as { prompt: Job['graph']; prompt_id?: string };
      asked.push(wish);
      if (fault === 'error-on-prompt') return sendJson(response, 500, {});
      if (fault === 'reset') return request.socket.destroy();
      if (fault === 'node-errors')
        return sendJson(response, 400, {
          error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' },
          node_errors: { sampler: { errors: [{ type: 'value_not_in_list', message: 'Value not in list' }] } },
        });
      const id = fault === 'own-id-ignored' || !wish.prompt_id ? randomUUID() : wish.prompt_id;
      if (!jobs.has(id)) jobs.set(id, { graph: wish.prompt, left: polls });
      sendJson(response, 200, { prompt_id: id, number: jobs.size, node_errors: {} });
    },
    'GET /queue': (_, response) => {
      const open = [...jobs].filter(([, { left }]) => left > 0).map(([id], i) => [i, id, {}]);
      sendJson(response, 200, { queue_running: open.slice(0, 1), queue_pending: open.slice(1) });
    },
    'POST /queue': (_, response, body) => {
      for (const id of (JSON.parse(body.toString()) as { delete?: string[] }).delete ?? []) jobs.delete(id);
      sendJson(response, 200, {});
    },
    'POST /interrupt': (_, response) => {
      const [id] = [...jobs].find(([, { left }]) => left > 0) ?? [];
      if (id) jobs.delete(id);
      sendJson(response, 200, {});
    },
    'GET /history/*': (_, response, __, { pathname }) => {
      const id = pathname.slice(pathname.lastIndexOf('/') + 1);
      const job = jobs.get(id);
      if (fault === 'error-on-poll-once' && polled++ === 0) return sendJson(response, 500, {});
      if (fault === 'cancelled-elsewhere') jobs.delete(id);
      if (!job || fault === 'never-finishes' || fault === 'cancelled-elsewhere' || --job.left > 0)
        return sendJson(response, 200, {});
      const status =
        fault === 'fails'
          ? {
              status_str: 'error',
              completed: false,
              messages: [['execution_error', { exception_message: 'CUDA out of memory' }]],
            }
          : { status_str: 'success', completed: true, messages: [] };
      const images = [{ filename: `${id}.png`, subfolder: '', type: 'output' }];
      const outputs = fault === 'fails' || fault === 'no-output' ? {} : { saved: { images } };
      sendJson(response, 200, { [id]: { prompt: [], outputs, status } });
    },
    'GET /view': async (_, response, __, { searchParams }) => {
      const job = jobs.get((searchParams.get('filename') ?? '').replace('.png', ''));
      const nodes = Object.values(job?.graph ?? {});
      const picture = nodes.find(({ class_type }) => class_type === 'LoadImage')?.inputs.image;
      const start = uploads.get(String(picture));
      if (!start || fault === 'view-gone') return sendJson(response, 404, {});
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(fault === 'not-an-image' ? 'no picture' : await repaint(start));
    },
  });
  return { url, calls, asked, stop };
}
