import {
  atFrame,
  boundsOf,
  contains,
  cornersOf,
  frameOf,
  type Item,
  type Opening,
  overlaps,
  type Room,
  randomFrom,
  rectsOf,
} from '@plumbline/concept';
import { randomShells } from '@plumbline/concept/testing';
import { planConcept } from '@plumbline/room';
import { buildScene, cross, type PhotoColors, unit, type Vec3 } from '@plumbline/scene';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clearOfCamera, type PhotoView, photoCamera } from '../src/camera/photo-view.js';
import { placeCamera } from '../src/camera/place-camera.js';
import { PART, shellSeen } from '../src/camera/shell-seen.js';
import { renderGuides } from '../src/guides/render-guides.js';
import { photoColors } from '../src/photo-colors.js';
import type { SmallPhoto } from '../src/photo-light.js';
import { studyRoom } from '../src/render-room.js';
import { type StudyOptions, sizeOf } from '../src/study-options.js';
import { SceneTables, seeScene } from '../src/tracer/scene-tables.js';
import type { KernelForm } from '../src/wasm/kernel.js';

const INCH = 0.0254;
const { room: PLANNED } = planConcept(
  { category: 'living room', area: '16x14' },
  { seed: 3, date: '2026-11-01' },
);
const BARE: Room = { ...PLANNED, items: [], openings: [] };
const { widthIn, depthIn } = BARE;

/** A channel of a picture on average, levels. */
const mean = ({ rgb }: { readonly rgb: Uint8Array }, c: number): number =>
  rgb.reduce((sum, value, i) => (i % 3 === c ? sum + value : sum), 0) / (rgb.length / 3);

/** A camera turned, pitched and rolled by so many degrees from looking north; its lens off the picture's middle. */
function held(
  at: PhotoView['at'],
  turn: number,
  pitch: number,
  roll: number,
  more: Partial<PhotoView> = {},
): PhotoView {
  const [st, ct, sp, cp, sr, cr] = [turn, pitch, roll].flatMap((degrees) => [
    Math.sin((degrees * Math.PI) / 180),
    Math.cos((degrees * Math.PI) / 180),
  ]) as [number, number, number, number, number, number];
  const level: Vec3 = [ct, -st, 0];
  const plumb: Vec3 = [sp * st, sp * ct, -cp];
  const mix = (p: number, q: number): Vec3 =>
    [0, 1, 2].map((i) => level[i]! * p + plumb[i]! * q) as unknown as Vec3;
  return {
    width: 480,
    height: 640,
    focal: 400,
    cx: 225,
    cy: 350,
    at,
    right: mix(cr, sr),
    down: mix(-sr, cr),
    ahead: [cp * st, cp * ct, sp],
    ...more,
  };
}

/** Where a photo's camera sees a place, by the definition of a pinhole. */
function pixelOf(
  { at, right, down, ahead, focal, cx, cy }: PhotoView,
  x: number,
  y: number,
  z: number,
): [number, number] {
  const p = [x - at.x, y - at.y, z - at.z] as const;
  const along = (axis: Vec3): number => p[0] * axis[0] + p[1] * axis[1] + p[2] * axis[2];
  return [cx + (focal * along(right)) / along(ahead), cy + (focal * along(down)) / along(ahead)];
}

const STANDS = { x: widthIn * 0.4, y: depthIn * 0.2, z: 56 };
const VIEWS = [
  held(STANDS, 25, -9, 2),
  held(STANDS, -31, 6, -3, { width: 800, height: 300, cx: 380, cy: 170 }),
  held(STANDS, 170, -4, 1),
];

/** A room as a camera takes it: with all of its light and one exposure, as a picture that follows a photo is drawn. */
const photographed = async (room: Room, options: StudyOptions): ReturnType<typeof studyRoom> =>
  studyRoom(room, { ...options, lightOf: await studyRoom(room, options) });

describe('a wall between the eye and a room of any outline', () => {
  it('is looked through', async () => {
    const next = randomFrom(8);
    let looked = 0;
    for (const shell of fc.sample(randomShells(), { seed: 23, numRuns: 30 })) {
      const bounds = boundsOf(shell);
      const room: Room = {
        ...BARE,
        shell,
        widthIn: bounds.w,
        depthIn: bounds.d,
        ceilingIn: shell.ceiling.heightIn,
      };
      const scene = buildScene(room, 1);
      const kernel = await seeScene(new SceneTables(scene), 'simd');
      for (const { id } of shell.walls) {
        const frame = frameOf(shell, id);
        const t = frame.lengthIn * (0.3 + 0.4 * next());
        const eye = atFrame(frame, t, -30, 0.1, 0.1);
        if (rectsOf(shell).some((rect) => overlaps(rect, { x: eye.x - 1, y: eye.y - 1, w: 2, d: 2 })))
          continue;
        const spot = atFrame(frame, t + 2, 20, 0.1, 0.1);
        // A part of the room less than two feet deep ends before the place that is looked at.
        if (!contains(shell, atFrame(frame, t - 4, 0, 8, 24))) continue;
        const at = { x: eye.x, y: eye.y, z: 60 };
        const length = Math.hypot(spot.x - at.x, spot.y - at.y, at.z);
        const ahead: Vec3 = [(spot.x - at.x) / length, (spot.y - at.y) / length, -at.z / length];
        const right = unit(cross(ahead, [0, 0, 1]));
        const view = held(at, 0, 0, 0, { ahead, right, down: cross(ahead, right), cx: 240, cy: 320 });
        placeCamera(kernel, photoCamera(view), scene);
        kernel.itemAt(240, 320, 480, 640);
        expect(kernel.itemDistance() / INCH).toBeCloseTo(length, 0);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(80);
  });
});

describe('the camera of a photo', () => {
  it.each(['simd', 'javascript'] as const)(
    'sees each place where a pinhole has it (%s)',
    async (form: KernelForm) => {
      const scene = buildScene(BARE, 1);
      const kernel = await seeScene(new SceneTables(scene), form);
      const next = randomFrom(4);
      let seen = 0;
      for (const view of VIEWS) {
        placeCamera(kernel, photoCamera(view), scene);
        for (let i = 0; i < 150; i++) {
          // A place on the floor.
          const [x, y] = [20 + next() * (widthIn - 40), 20 + next() * (depthIn - 40)];
          const [u, v] = pixelOf(view, x, y, 0);
          const { at, ahead } = view;
          const before = (x - at.x) * ahead[0] + (y - at.y) * ahead[1] - at.z * ahead[2];
          if (before < 10 || u < 0 || v < 0 || u > view.width || v > view.height) continue;
          seen++;
          kernel.itemAt(u, v, view.width, view.height);
          expect(kernel.itemDistance() / INCH).toBeCloseTo(Math.hypot(x - at.x, y - at.y, at.z), 1);
        }
      }
      expect(seen).toBeGreaterThan(50);
    },
  );

  it('shows the upright edge of a corner where the photo has it', async () => {
    const { at } = cornersOf(BARE.shell).find(({ at: { x, y } }) => x > 0 && y > 0)!;
    const view = VIEWS[0]!;
    const [width, height] = [view.width, view.height];
    const { lines } = await renderGuides(BARE, { seed: 1, width, height, view });
    const data = await sharp(lines).toColourspace('b-w').raw().toBuffer();
    for (const z of [30, 50, 70]) {
      const [u, v] = pixelOf(view, at.x, at.y, z);
      const row = Math.floor(v);
      const found = [-2, -1, 0, 1].filter((off) => data[row * width + Math.floor(u) + off] === 255);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('gives the same bytes for any number of threads, and no bad value', async () => {
    const options = { seed: 2, quality: 2, width: 96, view: VIEWS[0]! } as const;
    const [one, three] = await Promise.all(
      [1, 3].map((workers) => studyRoom(PLANNED, { ...options, workers })),
    );
    expect(Buffer.compare(one!.rgb, three!.rgb)).toBe(0);
    expect(one!.statistics.badValues).toBe(0);
    expect([one!.width, one!.height]).toEqual([96, 128]);
    expect(one!.camera).toBe('from where the photo was taken');
  });

  it('looks through the wall behind which it stands, at floor to ceiling of the room', async () => {
    const door: Opening = {
      id: 'd',
      kind: 'door',
      wall: 'w1',
      side: 'south',
      offsetIn: 20,
      widthIn: 32,
      heightIn: 80,
      sillIn: 0,
    };
    const room: Room = { ...BARE, openings: [door] };
    const scene = buildScene(room, 1);
    const kernel = await seeScene(new SceneTables(scene), 'simd');
    const back = 40;
    const view = held({ x: widthIn / 2, y: -back, z: 58 }, 8, -6, 0);
    placeCamera(kernel, photoCamera(view), scene);
    for (const [x, z] of [
      [0.2, 30],
      [0.5, 60],
      [0.8, 80],
    ] as const) {
      const [u, v] = pixelOf(view, widthIn * x, depthIn, z);
      kernel.itemAt(u, v, view.width, view.height);
      const far = Math.hypot(widthIn * x - view.at.x, depthIn + back, z - view.at.z);
      expect(Math.abs(kernel.itemDistance() / INCH - far)).toBeLessThan(1);
    }
    // What lies under the eye, before the room, is the room's floor at the wall's foot and not what is below it.
    kernel.itemAt(view.width / 2, view.height - 1, view.width, view.height);
    expect(kernel.itemDistance()).toBeLessThan((back + 12) * 2 * INCH);
    const picture = await studyRoom(room, { seed: 1, quality: 2, width: 96, view });
    expect(picture.statistics.badValues).toBe(0);
    const dark = picture.rgb.filter((value) => value < 10).length;
    expect(dark / picture.rgb.length).toBeLessThan(0.05);
  });

  it('is as bright and as warm as the photo, within a stop and three tenths', async () => {
    const options = { seed: 1, quality: 2, width: 96, view: held(STANDS, 10, 6, 0) } as const;
    const plain = await photographed(BARE, options);
    const tinted = (by: readonly number[]): SmallPhoto => ({
      width: plain.width,
      height: plain.height,
      rgb: plain.rgb.map((value, i) => Math.min(255, value * by[i % 3]!)),
    });
    const ratio = (p: { rgb: Uint8Array }): number => mean(p, 0) / mean(p, 2);
    const dim = await studyRoom(BARE, { ...options, lightOf: tinted([0.8, 0.8, 0.8]) });
    expect(mean(dim, 1) / mean(plain, 1)).toBeLessThan(0.9);
    expect(ratio(dim) / ratio(plain)).toBeCloseTo(1, 1);
    const warm = await studyRoom(BARE, { ...options, lightOf: tinted([1, 0.95, 0.85]) });
    expect(ratio(warm) / ratio(plain)).toBeGreaterThan(1.08);
    const night = await studyRoom(BARE, { ...options, lightOf: tinted([0.1, 0.1, 0.1]) });
    expect(mean(night, 1)).toBeGreaterThan(mean(plain, 1) * 0.35);
    const same = await studyRoom(BARE, { ...options, lightOf: tinted([1, 1, 1]) });
    expect(Math.abs(mean(same, 1) - mean(plain, 1))).toBeLessThan(2);
  });

  it('is as bright as the walls tell, where the ceiling of the photo was darker than white', async () => {
    const view = held(STANDS, 10, 6, 0);
    const options = { seed: 1, quality: 2, width: 96, view } as const;
    const plain = await photographed(BARE, options);
    const { width, height } = plain;
    const { part } = shellSeen(BARE, view, [width, height]);
    const rgb = plain.rgb.map((value, i) => (part[Math.floor(i / 3)] === PART.ceiling ? 0.6 * value : value));
    const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const { lightOnWalls, ...colors } = await photoColors(png, { room: BARE, view });
    const drawn = async (photoColors: PhotoColors): Promise<number> => {
      const picture = await studyRoom(BARE, { ...options, lightOf: { width, height, rgb }, photoColors });
      return mean(picture, 1) / mean(plain, 1);
    };
    const byCeiling = await drawn(colors);
    expect(byCeiling).toBeLessThan(0.8);
    const byWalls = await drawn({ ...colors, lightOnWalls: lightOnWalls! });
    expect(byWalls).toBeGreaterThan(0.82);
    expect(byWalls).toBeGreaterThan(1.1 * byCeiling);
  });

  it('has walls in the paint that the photo shows, whatever was read and whatever light falls on them', async () => {
    const view = held(STANDS, 10, 6, 0);
    const painted = (color: string): Room => ({
      ...BARE,
      finishes: { ...BARE.finishes, walls: { material: 'paint', color } },
    });
    const options = { seed: 1, quality: 4, width: 144, view } as const;
    const photo = await photographed(painted('#b5cdb0'), options);
    const png = (picture: { rgb: Uint8Array; width: number; height: number }): Promise<Buffer> =>
      sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } })
        .png()
        .toBuffer();
    const seen = { room: BARE, view };
    const { wallOfCeiling, ...colors } = await photoColors(await png(photo), seen);
    const misread = { ...colors, wall: '#b9a98c' };
    const off = async (more: Partial<StudyOptions>): Promise<number> => {
      const picture = await studyRoom(BARE, {
        ...options,
        lightOf: photo,
        photoSurfaces: ['walls'],
        photoColors: misread,
        ...more,
      });
      const is = (await photoColors(await png(picture), seen)).wallOfCeiling!;
      return Math.hypot(...is.map((share, c) => share - wallOfCeiling![c]!));
    };
    const asRead = await off({});
    expect(await off({ photoColors: { ...misread, wallOfCeiling } })).toBeLessThan(asRead / 3);
    // Walls that the wish names stay as it names them.
    const named = { photoColors: { ...misread, wallOfCeiling }, photoSurfaces: [] } as const;
    expect(await off(named)).toBe(await off({ photoColors: undefined }));
  });

  it('reads the white walls of a photo in yellow light as white', async () => {
    const view = held(STANDS, 10, 6, 0);
    const { rgb, width, height } = await studyRoom(BARE, { seed: 1, quality: 4, width: 144, view });
    // Levels: blue keeps two fifths of its light.
    const yellow = rgb.map((level, i) => level * [1, 0.92, 0.66][i % 3]!);
    const png = await sharp(yellow, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const { wall } = await photoColors(png, { room: BARE, view });
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wall!.slice(at, at + 2), 16));
    expect(red! - green!).toBeLessThan(15);
    expect(green! - blue!).toBeLessThan(15);
  });

  it('has a floor as light beside its ceiling as in the photo, where it takes the color of that floor', async () => {
    const view = held(STANDS, 10, -6, 0);
    const floored = (color: string): Room => ({
      ...BARE,
      finishes: { ...BARE.finishes, floor: { material: 'vinyl-sheet', color } },
    });
    const options = { seed: 1, quality: 4, width: 144, view } as const;
    const photo = await studyRoom(floored('#c8b08c'), options);
    const png = (picture: { rgb: Uint8Array; width: number; height: number }): Promise<Buffer> =>
      sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } })
        .png()
        .toBuffer();
    const seen = { room: BARE, view };
    const { floorOfCeiling, ...colors } = await photoColors(await png(photo), seen);
    // As a floor in the shadow of cabinets is read.
    const misread = { ...colors, floor: '#8d7a5f' };
    const off = async (more: Partial<StudyOptions>): Promise<number> => {
      const picture = await studyRoom(floored('#777777'), {
        ...options,
        lightOf: photo,
        photoSurfaces: ['floor'],
        photoColors: misread,
        ...more,
      });
      const is = (await photoColors(await png(picture), seen)).floorOfCeiling!;
      return Math.hypot(...is.map((share, c) => share - floorOfCeiling![c]!));
    };
    const asRead = await off({});
    expect(await off({ photoColors: { ...misread, floorOfCeiling } })).toBeLessThan(0.4 * asRead);
    // A floor that the wish names stays as it names it.
    const named = { photoColors: { ...misread, floorOfCeiling }, photoSurfaces: [] } as const;
    expect(await off(named)).toBe(await off({ photoColors: undefined }));
  });

  it('leaves out what the plan puts where it stood, and nothing else', () => {
    const box = { x: 40, y: 40, z: 0, widthIn: 30, depthIn: 24, heightIn: 84 };
    const tall = { ...PLANNED.items[0]!, id: 'tall', box };
    const low = { ...tall, id: 'low', box: { ...box, heightIn: 18 } };
    const cleared = clearOfCamera({ ...BARE, items: [tall, low] }, held({ x: 50, y: 70, z: 58 }, 0, 0, 0));
    expect(cleared.items.map(({ id }) => id)).toEqual(['low']);
    // What rises over the eye hides half of the picture from a few inches farther away.
    const right = tall.box.x + tall.box.widthIn;
    const from = (x: number) =>
      clearOfCamera({ ...BARE, items: [tall, low] }, held({ x: right + x, y: tall.box.y, z: 58 }, 0, 0, 0))
        .items;
    expect(from(20).map(({ id }) => id)).toEqual(['low']);
    expect(from(30).map(({ id }) => id)).toEqual([tall.id, 'low']);
  });

  it('leaves out a tall thing that hides the room from its side, not one that shows its front or stands aside', () => {
    const tall = {
      ...PLANNED.items[0]!,
      id: 'tall',
      kind: 'tall-cabinet',
      facing: 'east',
      box: { x: 30, y: 100, z: 0, widthIn: 24, depthIn: 18, heightIn: 84 },
    } as Item;
    const left = (item: Item, x: number, turn: number) => {
      const items = [item, { ...item, id: 'mat', box: { ...item.box, y: 140, heightIn: 1 } }];
      return clearOfCamera({ ...BARE, items }, held({ x, y: 60, z: 58 }, turn, 0, 0)).items.map(
        ({ id }) => id,
      );
    };
    expect(left(tall, 42, 0)).toEqual(['mat']);
    expect(left({ ...tall, facing: 'south' }, 42, 0)).toEqual(['tall', 'mat']);
    expect(left(tall, 120, 20)).toEqual(['tall', 'mat']);
    expect(left({ ...tall, box: { ...tall.box, heightIn: 40 } }, 42, 0)).toEqual(['tall', 'mat']);
  });

  it('keeps the shape of the photo, and refuses what is too large', () => {
    const view = VIEWS[0]!;
    const [w, h] = sizeOf({ seed: 1, quality: 'final', view });
    expect(w / h).toBeCloseTo(0.75, 2);
    expect(w * h).toBeLessThan(1392 * 928 * 1.01);
    expect(sizeOf({ seed: 1, quality: 'final' })).toEqual([1392, 928]);
    expect(sizeOf({ seed: 1, quality: 'refined' })).toEqual([1536, 1024]);
    expect(sizeOf({ seed: 1, quality: 'final', scale: 0.5 })).toEqual([696, 464]);
    expect(() => sizeOf({ seed: 1, quality: 1, width: 9000 })).toThrow(RangeError);
  });
});
