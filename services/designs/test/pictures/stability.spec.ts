import { type FakeModel, STABILITY_KEY, startStability } from '@plumbline/testing';
import sharp from 'sharp';
import type { PictureTask } from '../../src/pictures/remote/remote-backend.js';
import { stabilityBackend } from '../../src/pictures/remote/stability-backend.js';

const SIZE = { width: 96, height: 64 };
const solid = (background: string) => sharp({ create: { ...SIZE, channels: 3, background } });

let fake: FakeModel;
beforeEach(async () => {
  fake = await startStability();
});
afterEach(() => fake.stop());

/** Orders one picture and gives the form that was sent, its picture and the path. */
async function order(mode: 'structure' | 'image-to-image', more: Partial<PictureTask> = {}) {
  const backend = stabilityBackend({ baseUrl: fake.url, apiKey: STABILITY_KEY, mode });
  const task: PictureTask = {
    callId: '019ac5a0-1111-7000-8000-0000000000aa',
    start: await solid('#8899aa').jpeg().toBuffer(),
    origin: 'photo',
    size: SIZE,
    prompt: 'a bright kitchen',
    negativePrompt: 'moved windows, moved doors',
    seed: 7,
    steps: null,
    guidance: 5,
    strength: 0.3,
    quality: 'final',
    guides: async () => null,
    ...more,
  };
  const reply = await backend.start(task, new AbortController().signal);
  const form = await fake.orders[0]!.form();
  const sent = Buffer.from(await (form.get('image') as Blob).arrayBuffer());
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'image'));
  return { task, reply, fields, sent, path: fake.orders[0]!.path };
}

describe('stability', () => {
  it('keeps the structure of the photo: much control for little strength', async () => {
    const { task, reply, fields, sent, path } = await order('structure');
    expect(path).toBe('/v2beta/stable-image/control/structure');
    expect(sent).toEqual(task.start);
    expect(fields).toEqual({
      prompt: 'a bright kitchen',
      negative_prompt: 'moved windows, moved doors',
      seed: '7',
      output_format: 'png',
      control_strength: '0.7',
    });
    expect(reply).toMatchObject({ state: 'done', seed: 7 });
  });

  it.each(['plan', 'photo'] as const)(
    'keeps depth and lines of a room that lies over its %s, drawn into one picture',
    async (origin) => {
      const line = {
        input: { create: { width: 96, height: 2, channels: 3, background: '#ffffff' } },
        top: 31,
        left: 0,
      } as const;
      const guides = {
        depth: await solid('#404040').png().toBuffer(),
        lines: await solid('#000000').composite([line]).png().toBuffer(),
        mask: await solid('#ffffff').png().toBuffer(),
      };
      const { sent } = await order('structure', { origin, guides: async () => guides });
      const { data, info } = await sharp(sent).greyscale().raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject(SIZE);
      const grey = (y: number) => data[y * info.width * info.channels];
      expect(grey(5)).toBe(0x40);
      // A line is seen against what lies behind it, near or far.
      expect(grey(32)).toBe(0xff - 0x40);
    },
  );

  it('starts from the photo in its other mode, by strength and guidance', async () => {
    const { task, fields, sent, path } = await order('image-to-image');
    expect(path).toBe('/v2beta/stable-image/generate/sd3');
    expect(sent).toEqual(task.start);
    expect(fields).toMatchObject({
      mode: 'image-to-image',
      model: 'sd3.5-large',
      strength: '0.3',
      cfg_scale: '5',
      seed: '7',
    });
  });
});
