import type { Picture as Rendering } from '@plumbline/render';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { withWindowsOf } from '../../src/pictures/keep-windows.js';
import { framesOfWindows, windowsLentBy } from '../../src/pictures/lent-windows.js';
import { measuredKitchen } from '../surveys/measured-kitchen.js';

let measured: Awaited<ReturnType<typeof measuredKitchen>>;
beforeAll(async () => {
  measured = await measuredKitchen({ empty: true });
});

const ids = async (photo: Buffer, concept = measured.concept): Promise<string[]> =>
  (await windowsLentBy(photo, concept)).map(({ id }) => id);

/** The photo with something dark drawn into the middle of its window, as wide as the given share of it. */
async function withSilhouette(
  share: number,
  from = 0.25,
  to = 0.95,
  { background = '#101010', isAside = false } = {},
): Promise<Buffer> {
  const { photo, concept } = measured;
  const { width, height } = await sharp(photo).metadata();
  const camera = concept.survey!.camera!;
  const window = concept.room.openings.find(({ kind }) => kind === 'window')!;
  const points = cornersOfOpening(concept.room.shell, window).map((corner) => seenAt(camera, corner)!);
  const [us, vs] = [points.map(({ u }) => u), points.map(({ v }) => v)];
  const [left, right] = [Math.min(...us), Math.max(...us)].map((u) => (u * width) / camera.width) as [
    number,
    number,
  ];
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)].map((v) => (v * height) / camera.height) as [
    number,
    number,
  ];
  const across = Math.max(1, Math.round(share * (right - left)));
  const input = {
    create: {
      width: across,
      height: Math.round((to - from) * (bottom - top)),
      channels: 3 as const,
      background,
    },
  };
  const middle = Math.round((left + right - across) / 2);
  const at = { left: isAside ? Math.round(left) : middle, top: Math.round(top + from * (bottom - top)) };
  return sharp(photo)
    .composite([{ input, ...at }])
    .png()
    .toBuffer();
}

describe('a window of a measured room', () => {
  it('is lent by the photo that shows it where it was measured', async () => {
    expect(await ids(measured.photo)).toEqual(['window-1']);
  });

  it('is not, where the photo shows it elsewhere', async () => {
    const { width, height } = await sharp(measured.photo).metadata();
    const shifted = await sharp(measured.photo)
      .extract({ left: 0, top: 0, width: width - 14, height })
      .extend({ left: 14, background: '#c8c8c8' })
      .png()
      .toBuffer();
    expect(await ids(shifted)).toEqual([]);
  });

  it('is not, where something stands before it; its own bars do not count', async () => {
    expect(await ids(await withSilhouette(0.35))).toEqual([]);
    expect(await ids(await withSilhouette(0.03))).toEqual(['window-1']);
    // A faucet or a bottle on the sill.
    expect(await ids(await withSilhouette(0.06, 0.72, 1))).toEqual([]);
    const { concept, photo } = measured;
    const survey = concept.survey!;
    const lamp = { id: 'lamp', kind: 'post', facing: 'south', plan: 'remove' } as const;
    const before = { x: 60, y: 150, z: 0, widthIn: 20, depthIn: 10, heightIn: 90 };
    const existing = [...survey.existing, { ...lamp, box: before }];
    expect(await ids(photo, { ...concept, survey: { ...survey, existing } })).toEqual([]);
  });

  it('is not, where a curtain hangs before one of its sides, however light', async () => {
    const strip = { background: '#d8d8d4', isAside: true };
    expect(await ids(await withSilhouette(0.3, 0, 1, strip))).toEqual([]);
    // So much a jamb shows of itself.
    expect(await ids(await withSilhouette(0.05, 0, 1, strip))).toEqual(['window-1']);
  });

  it('is not, where the plan moves it, or where the room was not measured in a photo', async () => {
    const { concept, photo } = measured;
    const openings = concept.room.openings.map((one) => ({ ...one, offsetIn: one.offsetIn + 12 }));
    expect(await ids(photo, { ...concept, room: { ...concept.room, openings } })).toEqual([]);
    expect(await ids(photo, { ...concept, survey: { ...concept.survey!, camera: undefined } })).toEqual([]);
  });
});

type Point = Readonly<Record<'x' | 'y', number>>;

describe('the frames of windows that stay', () => {
  it('are as light or as dark as the photo shows them', async () => {
    const { photo, concept } = measured;
    expect(await framesOfWindows(photo, concept)).toBe('light');
    const black = await sharp(photo)
      .composite([{ input: Buffer.from(await frameAround()) }])
      .png()
      .toBuffer();
    expect(await framesOfWindows(black, concept)).toBe('dark');
    const openings = concept.room.openings.map((one) => ({ ...one, offsetIn: one.offsetIn + 12 }));
    expect(await framesOfWindows(photo, { ...concept, room: { ...concept.room, openings } })).toBeUndefined();
  });
});

/** Black lines along the jambs and the head of the photo's window, as wide as a frame. */
async function frameAround(): Promise<string> {
  const { photo, concept } = measured;
  const { width, height } = await sharp(photo).metadata();
  const camera = concept.survey!.camera!;
  const window = concept.room.openings.find(({ kind }) => kind === 'window')!;
  const [low, end, high, start] = cornersOfOpening(concept.room.shell, window).map((corner) => {
    const { u, v } = seenAt(camera, corner)!;
    return { x: (u * width) / camera.width, y: (v * height) / camera.height };
  }) as [Point, Point, Point, Point];
  const inch = Math.hypot(end.x - low.x, end.y - low.y) / window.widthIn;
  const path = [low, start, high, end].map(({ x, y }) => `${x} ${y}`).join('L');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M${path}" fill="none" stroke="#111" stroke-width="${5 * inch}"/></svg>`;
}

describe('a picture with the windows of its photo', () => {
  const rendering = (keeps?: readonly number[]): Rendering => ({
    width: 3,
    height: 1,
    rgb: new Uint8Array(9).fill(100),
    samples: 4,
    camera: 'from where the photo was taken',
    wantsDetail: false,
    ...(keeps && { keeps: Uint8Array.from(keeps) }),
  });
  const red = (): Promise<Buffer> =>
    sharp({ create: { width: 3, height: 1, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();

  it("has the photo's pixels where they are kept, and runs into them", async () => {
    const { rgb } = (await withWindowsOf(await red(), rendering([0, 128, 255])))!;
    expect([...rgb]).toEqual([100, 100, 100, 178, 50, 50, 255, 0, 0]);
  });

  it('is as it was drawn where nothing is kept', async () => {
    expect(await withWindowsOf(await red(), rendering())).toBeNull();
    expect(await withWindowsOf(await red(), rendering([0, 0, 0]))).toBeNull();
  });
});
