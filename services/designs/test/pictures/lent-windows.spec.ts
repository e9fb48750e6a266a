import type { ExistingThing } from '@plumbline/concept';
import type { Picture as Rendering } from '@plumbline/render';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { cutTo } from '../../src/pictures/cut-to.js';
import { withWindowsOf } from '../../src/pictures/keep-windows.js';
import { framesOfWindows, windowsLentBy } from '../../src/pictures/lent-windows.js';
import { uncovered } from '../../src/pictures/uncover-window.js';
import { measuredKitchen } from '../surveys/measured-kitchen.js';

let measured: Awaited<ReturnType<typeof measuredKitchen>>;
let sink: ExistingThing;
beforeAll(async () => {
  const kitchen = await measuredKitchen({ empty: true });
  const survey = kitchen.concept.survey!;
  sink = survey.existing.find(({ kind }) => kind === 'sink')!;
  // The photo is empty: what hides its window is drawn into it.
  const existing = survey.existing.filter(({ kind }) => kind !== 'sink');
  measured = { ...kitchen, concept: { ...kitchen.concept, survey: { ...survey, existing } } };
});

const ids = async (photo: Buffer, concept = measured.concept): Promise<string[]> =>
  (await windowsLentBy(photo, concept)).map(
    ({ opening, filling }) => `${opening.id}${filling ? ' in part' : ''}`,
  );

/** Where the photo shows its window, pixels. */
async function windowInPhoto(): Promise<{ left: number; top: number; width: number; height: number }> {
  const { photo, concept } = measured;
  const { width, height } = await sharp(photo).metadata();
  const camera = cutTo(concept.survey!.camera!, { width, height });
  const window = concept.room.openings.find(({ kind }) => kind === 'window')!;
  const points = cornersOfOpening(concept.room.shell, window).map((corner) => seenAt(camera, corner)!);
  const [us, vs] = [points.map(({ u }) => u), points.map(({ v }) => v)];
  const [left, top] = [Math.min(...us), Math.min(...vs)];
  return { left, top, width: Math.max(...us) - left, height: Math.max(...vs) - top };
}

/**
 * The photo with something dark drawn before its window, as wide as the given share of it: from one share of its width, and
 * between two of its height, from the head.
 */
async function withThing(
  photo: Buffer,
  share: number,
  { across = (1 - share) / 2, from = 0.25, to = 0.95, background = '#101010' } = {},
): Promise<Buffer> {
  const { left, top, width, height } = await windowInPhoto();
  const input = {
    create: {
      width: Math.max(1, Math.round(share * width)),
      height: Math.round((to - from) * height),
      channels: 3 as const,
      background,
    },
  };
  const at = { left: Math.round(left + across * width), top: Math.round(top + from * height) };
  return sharp(photo)
    .composite([{ input, ...at }])
    .png()
    .toBuffer();
}

/** The share of a part of the window that has a color, in a photo and once what covers the window there is filled. */
async function shareOf(
  photo: Buffer,
  background: string,
  across: number,
  share: number,
  from: number,
  to: number,
  concept = measured.concept,
) {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const view = cutTo(concept.survey!.camera!, { width, height });
  const lent = await windowsLentBy(photo, concept);
  const filled = uncovered({ rgb: data, width, height }, view, concept.room.shell, lent);
  const window = await windowInPhoto();
  const color = [1, 3, 5].map((i) => Number.parseInt(background.slice(i, i + 2), 16));
  const of = (rgb: Uint8Array): number => {
    let [like, all] = [0, 0];
    for (let y = window.top + from * window.height; y < window.top + to * window.height - 1; y++)
      for (
        let x = window.left + across * window.width + 1;
        x < window.left + (across + share) * window.width - 1;
        x++
      ) {
        const at = 3 * (Math.round(y) * width + Math.round(x));
        all++;
        if (color.every((value, c) => Math.abs(rgb[at + c]! - value) < 4)) like++;
      }
    return like / all;
  };
  return [of(data), of(filled)] as const;
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

  it('is not, where something dark stands before the middle of it; its own bars do not count', async () => {
    const { photo } = measured;
    expect(await ids(await withThing(photo, 0.35))).toEqual([]);
    expect(await ids(await withThing(photo, 0.03))).toEqual(['window-1']);
  });

  it('is filled from what is free of it, where a faucet stands on its sill', async () => {
    const faucet = { across: 0.3, from: 0.72, to: 1 };
    const photo = await withThing(measured.photo, 0.06, faucet);
    expect(await ids(photo)).toEqual(['window-1 in part']);
    const [before, after] = await shareOf(photo, '#101010', 0.3, 0.06, 0.72, 0.98);
    expect(before).toBeGreaterThan(0.95);
    expect(after).toBeLessThan(0.05);
  });

  it.each(['#d8d8d4', '#7a5232'])(
    'is filled, where a curtain or a cabinet hides one of its sides (%s)',
    async (background) => {
      const strip = { across: 0, from: 0, to: 1, background };
      const photo = await withThing(measured.photo, 0.3, strip);
      expect(await ids(photo)).toEqual(['window-1 in part']);
      const [before, after] = await shareOf(photo, background, 0, 0.3, 0.02, 0.98);
      expect(before).toBeGreaterThan(0.95);
      expect(after).toBeLessThan(0.1);
      // Little is left to tell the view by.
      expect(await ids(await withThing(measured.photo, 0.7, strip))).toEqual([]);
      // So much a jamb shows of itself.
      expect((await ids(await withThing(measured.photo, 0.05, strip)))[0]).toMatch(/^window-1/);
    },
  );

  it('is lent whole, where what differs above its sill goes on from jamb to jamb: that is the view', async () => {
    let { photo } = measured;
    for (const across of [0.18, 0.28, 0.38, 0.48, 0.58, 0.68, 0.78])
      photo = await withThing(photo, 0.06, { across, from: 0.72, to: 1, background: '#707070' });
    expect(await ids(photo)).toEqual(['window-1']);
  });

  it('keeps its view between two curtains; both its jambs are drawn anew', async () => {
    const strip = { from: 0, to: 1, background: '#7a5232' };
    const one = await withThing(measured.photo, 0.3, { ...strip, across: 0 });
    const both = await withThing(one, 0.25, { ...strip, across: 0.75 });
    const [lent] = await windowsLentBy(both, measured.concept);
    const whole = measured.concept.room.openings.find(({ kind }) => kind === 'window')!;
    expect(whole.widthIn - lent!.opening.widthIn).toBeCloseTo(5.2, 3);
  });

  it('is filled, where a thing that was marked stands before a part of it', async () => {
    const { concept, photo } = measured;
    const survey = concept.survey!;
    const at = concept.room.openings.find(({ kind }) => kind === 'window')!.offsetIn;
    const post = (widthIn: number) => ({
      ...concept,
      survey: {
        ...survey,
        existing: [
          ...survey.existing,
          {
            id: 'post',
            kind: 'post',
            facing: 'south',
            plan: 'remove',
            box: { x: at, y: 150, z: 0, widthIn, depthIn: 6, heightIn: 96 },
          } as const,
        ],
      },
    });
    expect(await ids(photo, post(6))).toEqual(['window-1 in part']);
    expect(await ids(photo, post(60))).toEqual([]);
  });

  /** The kitchen with its sink marked in a place along the window's wall. */
  const withSinkAt = (along: number) => {
    const { concept } = measured;
    const survey = concept.survey!;
    const box = { ...sink.box, x: along - sink.box.widthIn / 2 };
    return { ...concept, survey: { ...survey, existing: [...survey.existing, { ...sink, box }] } };
  };
  const middleOfWindow = (): number => {
    const { offsetIn, widthIn } = measured.concept.room.openings.find(({ kind }) => kind === 'window')!;
    return offsetIn + widthIn / 2;
  };

  it('is filled, where the faucet of a marked sink stands before it', async () => {
    const kept = middleOfWindow();
    expect(await ids(measured.photo, withSinkAt(kept))).toEqual(['window-1 in part']);
    expect(await ids(measured.photo, withSinkAt(kept - 48))).toEqual(['window-1']);
    // As light as what it stands before, or nearly: nothing but the mark tells it.
    const faucet = { across: 0.47, from: 0.8, to: 1, background: '#e8e6e0' };
    const photo = await withThing(measured.photo, 0.06, faucet);
    const [before, after] = await shareOf(photo, '#e8e6e0', 0.47, 0.06, 0.82, 0.98, withSinkAt(kept));
    expect(before).toBeGreaterThan(0.95);
    expect(after).toBeLessThan(0.1);
  });

  it('is filled from where the photo shows a faucet, where its sink was marked a little beside', async () => {
    let { photo } = measured;
    for (const across of [0.3, 0.46])
      photo = await withThing(photo, 0.03, { across, from: 0.94, to: 1, background: '#101010' });
    photo = await withThing(photo, 0.19, { across: 0.3, from: 0.91, to: 0.94, background: '#101010' });
    const concept = withSinkAt(middleOfWindow());
    for (const [across, share, from, to] of [
      [0.3, 0.03, 0.94, 0.99],
      [0.46, 0.03, 0.94, 0.99],
      [0.3, 0.19, 0.91, 0.94],
    ] as const)
      expect((await shareOf(photo, '#101010', across, share, from, to, concept))[1]).toBeLessThan(0.1);
  });

  it("is lent whole, where a garden's bush grows up to its lower rail", async () => {
    const bush = { across: 0.4, from: 0.6, to: 0.89, background: '#303a20' };
    expect(await ids(await withThing(measured.photo, 0.14, bush))).toEqual(['window-1']);
    // What stands before the rail is a thing.
    const thing = { ...bush, to: 1 };
    expect(await ids(await withThing(measured.photo, 0.14, thing))).toEqual(['window-1 in part']);
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
  const lends = () => ({
    shell: measured.concept.room.shell,
    view: measured.concept.survey!.camera!,
    windows: [],
  });
  const red = (): Promise<Buffer> =>
    sharp({ create: { width: 3, height: 1, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();

  it("has the photo's pixels where they are kept, and runs into them", async () => {
    const { rgb } = (await withWindowsOf(await red(), rendering([0, 128, 255]), lends()))!;
    expect([...rgb]).toEqual([100, 100, 100, 178, 50, 50, 255, 0, 0]);
  });

  it('is as it was drawn where nothing is kept', async () => {
    expect(await withWindowsOf(await red(), rendering(), lends())).toBeNull();
    expect(await withWindowsOf(await red(), rendering([0, 0, 0]), lends())).toBeNull();
  });
});
