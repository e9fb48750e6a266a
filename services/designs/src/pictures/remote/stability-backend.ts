import type { ImageSettings } from '@plumbline/platform';
import sharp from 'sharp';
import type { Guides, PictureTask, RemoteBackend, RemoteReply } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';
import { RemoteHttp } from './remote-http.js';

/** What each way costs in US dollars, by the vendor's price list (a credit is a cent); IMAGE_CALL_USD corrects it. */
const USD = { structure: 0.05, 'image-to-image': 0.065 } as const;
const SEED_MAX = 4_294_967_294;

interface Answer {
  /** base64 */
  readonly image?: string;
  readonly finish_reason?: string;
  readonly seed?: number;
}

/**
 * Stability's control/structure, which keeps a picture's structure under new finishes, or the image-to-image of
 * Stable Diffusion 3.5. The call holds until the picture is made.
 */
export function stabilityBackend(settings: NonNullable<ImageSettings['stability']>): RemoteBackend {
  const { baseUrl, apiKey, mode } = settings;
  const api = new RemoteHttp({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
    secrets: [apiKey],
    readRefusal,
  });

  return {
    name: 'stability',
    ...(mode === 'image-to-image' ? { tuning: 'stability-image-to-image' as const } : {}),
    sizing: { kind: 'free', longSide: 1344, multiple: 64 },
    typicalSeconds: 12,
    costUsd: () => USD[mode],

    async check(signal) {
      await api.reach('/v1/user/balance', signal);
    },

    async start(task, signal): Promise<RemoteReply> {
      const form = new FormData();
      form.set('prompt', task.prompt);
      form.set('negative_prompt', task.negativePrompt);
      form.set('seed', String(task.seed % SEED_MAX));
      form.set('output_format', 'png');
      if (mode === 'structure') {
        form.set('image', await structureOf(task), 'room.png');
        // Control is the other way round than strength: 1 keeps everything.
        if (task.strength !== null) form.set('control_strength', String(1 - task.strength));
      } else {
        form.set('image', new Blob([new Uint8Array(task.start)], { type: 'image/jpeg' }), 'room.jpg');
        form.set('mode', 'image-to-image');
        form.set('model', 'sd3.5-large');
        if (task.strength !== null) form.set('strength', String(task.strength));
        if (task.guidance !== null) form.set('cfg_scale', String(task.guidance));
      }
      const path = mode === 'structure' ? 'control/structure' : 'generate/sd3';
      const { image, finish_reason, seed } = await api.json<Answer>(`/v2beta/stable-image/${path}`, {
        method: 'POST',
        body: form,
        paid: true,
        signal,
      });
      // A refusal by its content comes with status 200 and a blurred picture.
      if (finish_reason === 'CONTENT_FILTERED') throw new RemoteFault('moderation', '200 CONTENT_FILTERED');
      if (!image) throw new RemoteFault('uncertain', 'The answer holds no picture.');
      return { state: 'done', image: Buffer.from(image, 'base64'), seed: seed ?? task.seed };
    },
  };
}

/** The picture whose structure is kept: depth and lines of the planned room in one, else the photo. */
async function structureOf(task: PictureTask): Promise<Blob> {
  const guides = await task.guides();
  if (!guides) return new Blob([new Uint8Array(task.start)], { type: 'image/jpeg' });
  return new Blob([new Uint8Array(await linesOverDepth(guides))], { type: 'image/png' });
}

const linesOverDepth = ({ depth, lines }: Guides): Promise<Buffer> =>
  sharp(depth)
    .composite([{ input: lines, blend: 'difference' }])
    .png()
    .toBuffer();

/** `{id, name, errors}`; a 403 is the moderation's. */
function readRefusal(status: number, body: string): RemoteFault | undefined {
  if (status === 403) return new RemoteFault('moderation', `403 ${body}`);
  return undefined;
}
