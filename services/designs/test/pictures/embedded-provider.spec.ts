import type { Concept, Room } from '@plumbline/concept';
import type { Picture, RenderOptions } from '@plumbline/render';
import { planConcept } from '@plumbline/room';
import sharp from 'sharp';
import { EmbeddedProvider } from '../../src/pictures/embedded-provider.js';
import { surveyedKitchen } from '../surveys/surveyed-kitchen.js';

/** Remembers what was asked for and answers a grey picture. */
class RecordingRenders {
  readonly asked: RenderOptions[] = [];

  renderTwice(_room: Room, options: RenderOptions): { preview: Promise<Picture>; picture: Promise<Picture> } {
    this.asked.push(options);
    return { preview: grey(48, 32, 4), picture: grey(96, 64, 8) };
  }

  async render(_room: Room, options: RenderOptions): Promise<Picture> {
    this.asked.push(options);
    return grey(48, 32, 4);
  }

  close(): void {}
}

const grey = async (width: number, height: number, samples: number): Promise<Picture> => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3).fill(128),
  samples,
  camera: 'from inside',
  wantsDetail: false,
});

const photoOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function make(
  wishes: object,
  photo: Buffer | null,
  quality: 'preview' | 'final' = 'final',
  survey?: Concept['survey'],
) {
  const provider = new EmbeddedProvider({ images: { scale: 0.5 } });
  const renders = new RecordingRenders();
  Object.assign(provider, { renders });
  const previews: Buffer[] = [];
  const picture = await provider.make({
    job: { id: 'job', designId: 'design', run: 1, client: null },
    concept: {
      ...planConcept(
        { category: 'living room', style: 'modern', ...wishes },
        { seed: 1, date: '2026-11-01' },
      ),
      ...(survey && { survey }),
    },
    photo,
    seed: 7,
    quality,
    signal: new AbortController().signal,
    onProgress: () => {},
    onPreview: async (jpeg) => {
      previews.push(jpeg);
    },
  });
  return { asked: renders.asked, previews, picture };
}

describe('the embedded provider', () => {
  it("takes the photo's colours where the brief is silent, for preview and final together", async () => {
    const { asked } = await make({ colors: 'green walls' }, await photoOf('#f0e0c8'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ quality: 'final', scale: 0.5, photoSurfaces: ['floor', 'accent'] });
    expect(asked[0]!.photoColors?.floor).toMatch(/^#(ef|f0|f1)(df|e0|e1)(c7|c8|c9)$/);
  });

  it('takes none without a photo', async () => {
    const { asked } = await make({}, null);
    expect(asked).toMatchObject([{ photoColors: undefined }]);
  });

  it('hands over one preview, then a picture with all its files', async () => {
    const { previews, picture } = await make({}, null);
    expect(previews).toHaveLength(1);
    expect(await sharp(previews[0]).metadata()).toMatchObject({ format: 'jpeg', width: 48 });
    expect(await sharp(picture.webp).metadata()).toMatchObject({ format: 'webp', width: 96 });
    expect(picture.meta).toMatchObject({ provider: 'embedded', seed: 7, samples: 8 });
  });

  it('sees a measured room through the camera of its photo, in its light', async () => {
    const { photos, openings, existing } = surveyedKitchen();
    const { camera } = photos[0]!;
    const survey = { camera, openings, existing } as unknown as NonNullable<Concept['survey']>;
    const { asked, picture } = await make({}, await photoOf('#f0e0c8'), 'final', survey);
    expect(asked[0]).toMatchObject({ view: camera, lightOf: { width: 192, height: 128 } });
    expect(asked[0]!.lightOf!.rgb).toHaveLength(192 * 128 * 3);
    expect(picture).toMatchObject({ shows: 'from-photo', size: { width: 96, height: 64 } });
    const dark = await make({}, null, 'final', survey);
    expect(dark.asked[0]).toMatchObject({ view: camera });
    expect(dark.asked[0]).not.toHaveProperty('lightOf');
    const plain = await make({}, await photoOf('#f0e0c8'));
    expect(plain.asked[0]).not.toHaveProperty('view');
    expect(plain.picture.shows).toBe('main');
  });

  it('draws no final picture where only a preview is asked for', async () => {
    const { asked, previews, picture } = await make({}, null, 'preview');
    expect(asked).toMatchObject([{ quality: 'preview' }]);
    expect(previews).toEqual([]);
    expect(await sharp(picture.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 48 });
    expect(picture.meta).toMatchObject({ samples: 4 });
  });
});
