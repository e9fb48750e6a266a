import type { ImageSettings } from '@plumbline/platform';
import type { PictureTask, RemoteBackend, RemoteReply, Size } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';
import { RemoteHttp } from './remote-http.js';

/** What every GPT image model takes. */
const SIZES: readonly Size[] = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
  { width: 1024, height: 1024 },
];
/** US dollars of a picture by quality: gpt-image-1 at 1536x1024, by a third party's price page. */
const USD = { low: 0.016, medium: 0.063 } as const;

interface EditsResponse {
  readonly data?: readonly { readonly b64_json?: string }[];
}

/** OpenAI's images/edits, and every server that offers the same path. */
export function openAiBackend(settings: NonNullable<ImageSettings['openai']>): RemoteBackend {
  const { baseUrl, apiKey, model, extraFields } = settings;
  const api = new RemoteHttp({
    baseUrl,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    secrets: [apiKey],
    readRefusal,
  });
  return {
    name: 'openai',
    sizing: extraFields ? { kind: 'free', longSide: 1536, multiple: 16 } : { kind: 'fixed', sizes: SIZES },
    typicalSeconds: 45,
    costUsd: (task) => (extraFields ? 0 : USD[qualityOf(task)]),

    async check(signal) {
      await api.reach('/models', signal);
    },

    async start(task, signal): Promise<RemoteReply> {
      const form = new FormData();
      form.set('model', model);
      form.set('image', new Blob([new Uint8Array(task.start)], { type: 'image/jpeg' }), 'room.jpg');
      form.set('size', `${task.size.width}x${task.size.height}`);
      form.set('n', '1');
      if (extraFields) {
        form.set('prompt', task.prompt);
        form.set('negative_prompt', task.negativePrompt);
        form.set('seed', String(task.seed));
        if (task.steps !== null) form.set('num_inference_steps', String(task.steps));
        if (task.guidance !== null) form.set('guidance_scale', String(task.guidance));
      } else {
        form.set('prompt', `${task.prompt} Avoid: ${task.negativePrompt}.`);
        form.set('quality', qualityOf(task));
        form.set('output_format', 'jpeg');
        if (!model.includes('-mini')) form.set('input_fidelity', 'high');
      }
      const { data } = await api.json<EditsResponse>('/images/edits', {
        method: 'POST',
        body: form,
        paid: true,
        signal,
      });
      const text = data?.[0]?.b64_json;
      if (!text) throw new RemoteFault('uncertain', 'The answer holds no picture.');
      return {
        state: 'done',
        image: Buffer.from(text, 'base64'),
        seed: extraFields ? task.seed : null,
      };
    },
  };
}

const qualityOf = ({ quality }: PictureTask): keyof typeof USD => (quality === 'final' ? 'medium' : 'low');

/** OpenAI's `{error}` and the `{detail}` of its look-alikes; quota and safety come as 429 and 400. */
function readRefusal(status: number, body: string): RemoteFault | undefined {
  const code = /"code"\s*:\s*"([^"]*)"/.exec(body)?.[1] ?? '';
  if (status === 429 && code === 'insufficient_quota') return new RemoteFault('quota', `429 ${code}`);
  if (status === 400 && /moderation|safety|content_policy/.test(`${code} ${body}`)) {
    return new RemoteFault('moderation', `400 ${code || 'safety'}`);
  }
  return undefined;
}
