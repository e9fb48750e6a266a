import type { Picture, RenderOptions } from '@plumbline/render';
import { planConcept, type Room } from '@plumbline/room';
import sharp from 'sharp';
import { EmbeddedProvider } from '../src/pictures/embedded-provider.js';

/** Remembers what was asked for and answers a grey picture. */
class RecordingRenders {
  readonly asked: RenderOptions[] = [];

  async render(_room: Room, options: RenderOptions): Promise<Picture> {
    this.asked.push(options);
    const [width, height] = [48, 32];
    return {
      width,
      height,
      rgb: new Uint8Array(width * height * 3).fill(128),
      samples: 4,
      camera: 'from inside',
    };
  }

  close(): void {}
}

const photoOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function make(wishes: object, photo: Buffer | null) {
  const provider = new EmbeddedProvider();
  const renders = new RecordingRenders();
  Object.assign(provider, { renders });
  const previews: Buffer[] = [];
  const picture = await provider.make({
    job: { id: 'job', designId: 'design', run: 1, client: null },
    concept: planConcept(
      { category: 'living room', style: 'modern', ...wishes },
      { seed: 1, date: '2026-11-01' },
    ),
    photo,
    seed: 7,
    quality: 'final',
    signal: new AbortController().signal,
    onProgress: () => {},
    onPreview: async (jpeg) => {
      previews.push(jpeg);
    },
  });
  return { asked: renders.asked, previews, picture };
}

describe('the embedded provider', () => {
  it("takes the photo's colours where the brief is silent, in preview and final alike", async () => {
    const { asked } = await make({ colors: 'green walls' }, await photoOf('#f0e0c8'));
    expect(asked.map(({ quality }) => quality)).toEqual(['preview', 'final']);
    for (const { photoColors, photoSurfaces } of asked) {
      expect(photoColors?.floor).toMatch(/^#(ef|f0|f1)(df|e0|e1)(c7|c8|c9)$/);
      expect(photoSurfaces).toEqual(['floor', 'accent']);
    }
  });

  it('takes none without a photo', async () => {
    const { asked } = await make({}, null);
    expect(asked.every(({ photoColors }) => photoColors === undefined)).toBe(true);
  });

  it('hands over one preview, then a picture with all its files', async () => {
    const { previews, picture } = await make({}, null);
    expect(previews).toHaveLength(1);
    expect((await sharp(previews[0]).metadata()).format).toBe('jpeg');
    expect((await sharp(picture.webp).metadata()).format).toBe('webp');
    expect(picture.meta).toMatchObject({ provider: 'embedded', seed: 7, samples: 4 });
  });
});
