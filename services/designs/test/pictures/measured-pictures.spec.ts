import { MESSAGES } from '@plumbline/contracts';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import type { ModelFault } from '@plumbline/testing';
import sharp from 'sharp';
import { cutTo } from '../../src/pictures/cut-to.js';
import { OPENINGS_THRESHOLD } from '../../src/pictures/opening-score.js';
import type { RemoteBackendName } from '../../src/pictures/remote/remote-backend.js';
import { measuredKitchen } from '../surveys/measured-kitchen.js';
import { backendAt, startFakeOf } from './fake-backends.js';
import { openRemoteBench, type RemoteBench } from './remote-bench.js';

let bench: RemoteBench;
let measured: Awaited<ReturnType<typeof measuredKitchen>>;
beforeAll(async () => {
  [bench, measured] = await Promise.all([openRemoteBench(), measuredKitchen()]);
});
afterAll(() => bench?.close());

/** A picture of the measured kitchen by a fake whose next pictures are spoiled so. */
async function pictureOf(name: RemoteBackendName, faults: readonly ModelFault[]) {
  const fake = await startFakeOf[name]({ faults });
  try {
    const { picture, rows } = await bench.run(backendAt(name, fake.url), { measured });
    return { picture, rows, orders: fake.orders };
  } finally {
    await fake.stop();
  }
}

describe.each(['openai', 'replicate', 'automatic1111', 'comfyui'] as const)(
  'a measured room by %s',
  (name) => {
    it('is taken where its windows are where they were measured', async () => {
      const { picture, orders } = await pictureOf(name, []);
      expect(orders).toHaveLength(1);
      expect(picture.meta.provider).toBe(name);
      expect(picture.meta.structureScore).toBeGreaterThan(OPENINGS_THRESHOLD);
      expect(picture.shows).toBe('from-photo');
    });

    it('is asked for once more where they are not, and drawn by our own renderer where they are not again', async () => {
      const once = await pictureOf(name, ['mirrored']);
      expect(once.orders).toHaveLength(2);
      expect(once.picture.meta.provider).toBe(name);
      expect(once.picture.meta.structureScore).toBeGreaterThan(OPENINGS_THRESHOLD);
      const twice = await pictureOf(name, ['mirrored', 'mirrored']);
      expect(twice.orders).toHaveLength(2);
      expect(twice.rows.map(({ phase }) => phase)).toEqual(['answered', 'answered']);
      expect(twice.picture.meta).toMatchObject({
        provider: 'embedded',
        fallbackFrom: name,
        fallbackReason: MESSAGES.pictures.anotherRoom,
      });
    });
  },
);

it('is painted by AUTOMATIC1111 around its windows, led by depth and lines of the plan', async () => {
  const { orders } = await pictureOf('automatic1111', []);
  const order = orders[0]!.json<{
    init_images: string[];
    mask: string;
    width: number;
    height: number;
    alwayson_scripts: { ControlNet: { args: { module: string; image: string }[] } };
  }>();
  const { width, height } = order;
  for (const { module, image } of order.alwayson_scripts.ControlNet.args) {
    expect(module).toBe('none');
    expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({ width, height });
  }
  const { data } = await sharp(Buffer.from(order.mask, 'base64'))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { room, survey } = measured.concept;
  const window = room.openings.find(({ kind }) => kind === 'window')!;
  const corners = cornersOfOpening(room.shell, window).map(
    (corner) => seenAt(cutTo(survey!.camera!, { width, height }), corner)!,
  );
  const [low, high] = [corners[0]!, corners[2]!];
  const at = (across: number, up: number): number =>
    data[Math.round(low.v + up * (high.v - low.v)) * width + Math.round(low.u + across * (high.u - low.u))]!;
  expect(at(0.5, 0.7)).toBe(0);
  expect(at(-0.2, 0.7)).toBe(255);
  expect(at(0.5, 1.2)).toBe(255);
});
