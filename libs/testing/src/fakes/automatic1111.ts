import { setTimeout as sleep } from 'node:timers/promises';
import { breakOff, type FakeModel, type FakeModelOptions, makePicture } from './fake-model.js';
import { json, type SeenRequest, startFake } from './fake-server.js';

interface Automatic1111Options extends FakeModelOptions {
  /** user:password, as --api-auth takes it. */
  readonly auth?: string;
  /** Whether the ControlNet extension is there, and a checkpoint. */
  readonly controlNet?: boolean;
  readonly checkpoint?: boolean;
}

interface ImageRequest {
  readonly init_images?: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly force_task_id?: string;
}

/** A stand-in for AUTOMATIC1111 started with --api; it appends control maps, as servers with save_detected_map do. */
export async function startAutomatic1111({
  port = 0,
  faults: first = [],
  takesMs = 20,
  auth,
  controlNet = true,
  checkpoint = true,
}: Automatic1111Options = {}): Promise<FakeModel> {
  const faults = [...first];
  const orders: SeenRequest[] = [];
  const stopped: string[] = [];
  let current: string | undefined;
  let open = true;
  const expected = auth ? `Basic ${Buffer.from(auth).toString('base64')}` : undefined;

  const server = await startFake(
    port,
    {
      'GET /sdapi/v1/sd-models': (_, response) =>
        json(response, 200, checkpoint ? [{ title: 'room.safetensors [abc]', model_name: 'room' }] : []),
      'GET /controlnet/model_list': (_, response) =>
        controlNet
          ? json(response, 200, {
              model_list: ['control_v11f1p_sd15_depth [cfd0]', 'control_v11p_sd15_mlsd [aca3]'],
            })
          : json(response, 404, { detail: 'Not Found' }),
      'GET /sdapi/v1/progress': (_, response) =>
        json(response, 200, {
          progress: current ? 0.5 : 0,
          eta_relative: 1,
          state: {},
          current_task: current ?? null,
        }),
      'POST /sdapi/v1/interrupt': (_, response) => {
        if (current) stopped.push(current);
        json(response, 200, {});
      },
      'POST /sdapi/v1/img2img': async (request, response) => {
        const asked = request.json<ImageRequest>();
        orders.push(request);
        const fault = faults.shift();
        const refuse = (status: number, detail: string, headers = {}) =>
          json(response, status, { error: 'HTTPException', detail, body: '', errors: '' }, headers);
        if (fault === 'busy') return refuse(429, 'Too many requests');
        if (fault === 'busy-told') return refuse(429, 'Too many requests', { 'retry-after': '1' });
        if (fault === 'server-error') return refuse(500, 'CUDA out of memory');
        if (fault === 'bad-key') return refuse(401, 'Incorrect username or password');
        if (fault === 'invalid' || fault === 'detail') return refuse(404, 'Sampler not found');
        const [picture] = asked.init_images ?? [];
        if (!picture) return refuse(404, 'Init image not found');
        const id = asked.force_task_id ?? 'a task';
        // One picture at a time: the first one is what the server is at.
        current ??= id;
        // It draws on when nobody listens any more.
        if (fault === 'never') while (open && !stopped.includes(id)) await sleep(10);
        else await sleep(takesMs);
        if (current === id) current = undefined;
        if (stopped.includes(id)) return response.destroy();
        if (fault === 'reset') return breakOff(response);
        const made = await makePicture(Buffer.from(picture, 'base64'), fault, asked);
        json(response, 200, {
          images: fault === 'empty' ? [] : [made.toString('base64'), picture],
          parameters: {},
          info: JSON.stringify({ seed: asked.seed, all_seeds: [asked.seed], sampler_name: 'Euler' }),
        });
      },
    },
    (request, response) => {
      if (!expected || request.headers.authorization === expected) return false;
      const refusal = { error: 'HTTPException', detail: 'Incorrect username or password' };
      json(response, 401, refusal, { 'www-authenticate': 'Basic' });
      return true;
    },
  );
  const stop = () => {
    open = false;
    return server.stop();
  };
  return { ...server, stop, faults, orders, stopped };
}
