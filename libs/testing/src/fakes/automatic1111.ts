import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalModel, listen, repaint, sendJson } from './local-model.js';

export type Automatic1111Fault =
  | 'busy-once'
  | 'error'
  | 'never-finishes'
  | 'no-image'
  | 'not-an-image'
  | 'truncated'
  | 'reset'
  | 'no-checkpoint'
  | 'other-size';

export interface Automatic1111Options {
  readonly port?: number;
  /** user:password, as --api-auth takes it. */
  readonly auth?: string;
  readonly fault?: Automatic1111Fault;
  /** Whether the ControlNet extension is there. */
  readonly controlNet?: boolean;
  /** Milliseconds that a picture takes. */
  readonly takesMs?: number;
}

/** A stand-in for AUTOMATIC1111 started with --api; it appends control maps, as servers with save_detected_map do. */
export async function startAutomatic1111({
  port = 0,
  auth,
  fault,
  controlNet = true,
  takesMs = 50,
}: Automatic1111Options = {}): Promise<LocalModel & { readonly interrupted: () => boolean }> {
  const calls: string[] = [];
  const asked: Record<string, unknown>[] = [];
  let interrupted = false;
  let task: unknown = null;
  let turns = 0;
  const expected = auth ? `Basic ${Buffer.from(auth).toString('base64')}` : undefined;
  const { url, stop } = await listen(
    port,
    calls,
    (request, response) => {
      if (!expected || request.headers.authorization === expected) return false;
      response.writeHead(401, { 'www-authenticate': 'Basic', 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 'HTTPException', detail: 'Incorrect username or password' }));
      return true;
    },
    {
      'GET /sdapi/v1/sd-models': (_, response) =>
        sendJson(
          response,
          200,
          fault === 'no-checkpoint' ? [] : [{ title: 'room.safetensors [abc]', model_name: 'room' }],
        ),
      'GET /controlnet/model_list': (_, response) =>
        controlNet
          ? sendJson(response, 200, {
              model_list: ['control_v11f1p_sd15_depth [cfd0]', 'control_v11p_sd15_mlsd [aca3]'],
            })
          : sendJson(response, 404, { detail: 'Not Found' }),
      'GET /sdapi/v1/progress': (_, response) =>
        sendJson(response, 200, { progress: task ? 0.5 : 0, eta_relative: 1, state: {}, current_task: task }),
      'POST /sdapi/v1/interrupt': (_, response) => {
        interrupted = true;
        sendJson(response, 200, {});
      },
      'POST /sdapi/v1/img2img': async (request, response, body) => {
        const wish = JSON.parse(body.toString()) as Record<string, unknown>;
        asked.push(wish);
        turns++;
        const refuse = (status: number, detail: string) =>
          sendJson(response, status, { error: 'HTTPException', detail, body: '', errors: '' });
        if (fault === 'busy-once' && turns === 1) {
          response.setHeader('retry-after', '1');
          return refuse(429, 'Too many requests');
        }
        if (fault === 'error') return refuse(500, 'CUDA out of memory');
        const [picture] = (wish.init_images as string[] | undefined) ?? [];
        if (!picture) return refuse(404, 'Init image not found');
        // One picture at a time: the first one is what the server is at.
        task ??= wish.force_task_id;
        try {
          if (fault === 'never-finishes') {
            while (!interrupted && !request.socket.destroyed) await sleep(20);
            return request.socket.destroy();
          }
          await sleep(takesMs);
        } finally {
          task = null;
        }
        if (fault === 'reset') {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.write('{"images":["iVBOR');
          return setTimeout(() => request.socket.destroy(), 20);
        }
        const scale = fault === 'other-size' ? 0.5 : 1;
        const size = (side: unknown) => Math.round(Number(side) * scale);
        const made = await repaint(Buffer.from(picture, 'base64'), size(wish.width), size(wish.height));
        const image =
          fault === 'not-an-image'
            ? Buffer.from('<html>no picture</html>')
            : fault === 'truncated'
              ? made.subarray(0, made.length / 2)
              : made;
        sendJson(response, 200, {
          images: fault === 'no-image' ? [] : [image.toString('base64'), picture],
          parameters: {},
          info: JSON.stringify({ seed: wish.seed, all_seeds: [wish.seed], sampler_name: 'Euler' }),
        });
      },
    },
  );
  return { url, calls, asked, stop, interrupted: () => interrupted };
}
