import type { ImageSettings } from '@plumbline/platform';
import type { Guides, PictureTask, RemoteBackend, RemoteReply } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';
import { RemoteHttp } from './remote-http.js';

interface ControlNetModels {
  readonly model_list?: readonly string[];
}
interface Checkpoint {
  readonly title?: string;
  readonly model_name?: string;
}
interface Img2ImgResponse {
  readonly images?: readonly string[] | null;
  /** JSON as text. */
  readonly info?: string;
}

interface Progress {
  /** 0–1, of whatever the server is at. */
  readonly progress?: number;
  readonly current_task?: string | null;
}

const PROGRESS = '/sdapi/v1/progress?skip_current_image=true';

/** A ControlNet unit: what it looks at, and how much it binds. */
const UNITS = {
  depth: { photoModule: 'depth_midas', weight: 0.7 },
  mlsd: { photoModule: 'mlsd', weight: 0.6 },
} as const;
type UnitName = keyof typeof UNITS;

/**
 * AUTOMATIC1111's img2img, and Forge's. The call holds until the picture is made; the server makes one at a time.
 * ControlNet keeps depth and straight lines where the server has models for them.
 */
export function automatic1111Backend(settings: NonNullable<ImageSettings['automatic1111']>): RemoteBackend {
  const { url, auth, flavour, model } = settings;
  const api = new RemoteHttp({
    baseUrl: url,
    headers: auth ? { authorization: `Basic ${Buffer.from(auth).toString('base64')}` } : {},
    secrets: auth ? [auth, auth.slice(auth.indexOf(':') + 1), Buffer.from(auth).toString('base64')] : [],
  });

  /** The server's ControlNet models by unit; none where the extension is missing. */
  async function controlModels(signal: AbortSignal): Promise<Partial<Record<UnitName, string>>> {
    try {
      const { model_list = [] } = await api.json<ControlNetModels>('/controlnet/model_list', { signal });
      const named = (part: string) => model_list.find((name) => name.toLowerCase().includes(part));
      return { depth: named('depth'), mlsd: named('mlsd') };
    } catch (error) {
      if (error instanceof RemoteFault && error.kind === 'permanent') return {};
      throw error;
    }
  }

  return {
    name: 'automatic1111',
    // Checkpoints are trained at 512 to 1024; multiples of 8 are what the latent grid needs.
    sizing: { kind: 'free', longSide: 1024, multiple: 8 },
    typicalSeconds: 30,
    takesOwnId: true,
    costUsd: () => 0,

    async check(signal) {
      const checkpoints = await api.json<readonly Checkpoint[]>('/sdapi/v1/sd-models', { signal });
      if (checkpoints.length === 0) throw new RemoteFault('permanent', 'The server lists no checkpoint.');
      const known = checkpoints.some(({ title, model_name }) => title === model || model_name === model);
      if (model && !known) throw new RemoteFault('permanent', `A1111_MODEL ${model} is not on the server.`);
    },

    async start(task, signal): Promise<RemoteReply> {
      const guides = await task.guides();
      const units = controlUnits(task, guides, await controlModels(signal), flavour);
      const answer = await api.json<Img2ImgResponse>('/sdapi/v1/img2img', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orderOf(task, guides, units, model)),
        paid: true,
        signal,
      });
      // Control maps may follow the picture: the first one is ours.
      const picture = answer.images?.[0];
      if (!picture) throw new RemoteFault('permanent', 'The answer holds no picture.');
      return {
        state: 'done',
        image: Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64'),
        seed: seedOf(answer.info) ?? task.seed,
      };
    },

    async percent(signal) {
      const { progress } = await api.json<Progress>(PROGRESS, { signal });
      return typeof progress === 'number' ? Math.round(100 * Math.min(1, Math.max(0, progress))) : null;
    },

    /** The server would go on drawing for nobody; it is left alone while it is at somebody else's picture. */
    async cancel(callId, signal) {
      const { current_task } = await api.json<Progress>(PROGRESS, { signal });
      if (current_task && current_task !== callId) return;
      await api.send('/sdapi/v1/interrupt', { method: 'POST', signal });
    },
  };
}

/** What is asked of img2img; what is null in the task is left to the server. */
const orderOf = (
  task: PictureTask,
  guides: Guides | null,
  units: readonly object[],
  model: string | undefined,
): object => ({
  init_images: [task.start.toString('base64')],
  ...(guides && task.origin === 'photo' ? inpainting(guides.mask) : {}),
  prompt: task.prompt,
  negative_prompt: task.negativePrompt,
  seed: task.seed,
  ...(task.steps === null ? {} : { steps: task.steps }),
  ...(task.guidance === null ? {} : { cfg_scale: task.guidance }),
  ...(task.strength === null ? {} : { denoising_strength: task.strength }),
  width: task.size.width,
  height: task.size.height,
  batch_size: 1,
  n_iter: 1,
  send_images: true,
  save_images: false,
  force_task_id: task.callId,
  include_init_images: false,
  ...(model
    ? { override_settings: { sd_model_checkpoint: model }, override_settings_restore_afterwards: false }
    : {}),
  ...(units.length > 0 ? { alwayson_scripts: { ControlNet: { args: units } } } : {}),
});

/** Paints everything but what is black in the mask, at the picture's own size and starting from its own pixels. */
const inpainting = (mask: Buffer): object => ({
  mask: mask.toString('base64'),
  mask_blur: 2,
  inpainting_fill: 1,
  inpaint_full_res: false,
  inpainting_mask_invert: 0,
});

/** Depth and lines of the photo, read by the server's own preprocessors, or those of our room as they are. */
function controlUnits(
  task: PictureTask,
  guides: Guides | null,
  models: Partial<Record<UnitName, string>>,
  flavour: 'automatic1111' | 'forge',
): object[] {
  const names = (Object.keys(UNITS) as UnitName[]).filter((name) => models[name]);
  return names.map((name) => {
    const guide = guides ? { depth: guides.depth, mlsd: guides.lines }[name] : null;
    const picture = (guide ?? task.start).toString('base64');
    return {
      enabled: true,
      module: guide ? 'none' : UNITS[name].photoModule,
      model: models[name],
      weight: UNITS[name].weight,
      // Forge silently drops names it does not know, and wants the picture as a pair.
      image: flavour === 'forge' ? { image: picture, mask: null } : picture,
      resize_mode: 'Crop and Resize',
      control_mode: 'Balanced',
      pixel_perfect: true,
      guidance_start: 0,
      guidance_end: 1,
      save_detected_map: false,
    };
  });
}

/** The seed in `info`, which is JSON within JSON; undefined where it cannot be read. */
function seedOf(info: string | undefined): number | undefined {
  try {
    const { seed } = JSON.parse(info ?? '') as { seed?: unknown };
    return typeof seed === 'number' ? seed : undefined;
  } catch {
    return undefined;
  }
}
