import type { Room } from '@plumbline/concept';
import { planConcept, surfacesLeftOpen } from '@plumbline/room';
import { buildScene, floorInPhoto, inPhotoColors, isFloorColor, photoLight } from '@plumbline/scene';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PhotoView } from '../src/camera/photo-view.js';
import { PART, shellSeen } from '../src/camera/shell-seen.js';
import { encodePicture } from '../src/encode.js';
import { LINEAR, toSrgb } from '../src/levels.js';
import { photoColors } from '../src/photo-colors.js';
import { ceilingPaint } from '../src/photo-light.js';

/** A photo of a wall, a floor and one bright thing. */
function photo(wall: string, floor: string, thing: string): Promise<Buffer> {
  const part = (width: number, height: number, background: string, left: number, top: number) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 400, height: 300, channels: 3, background: wall } })
    .composite([part(400, 90, floor, 0, 210), part(70, 60, thing, 160, 120)])
    .jpeg()
    .toBuffer();
}

function distance(a: string | undefined, b: string): number {
  if (!a) return Number.POSITIVE_INFINITY;
  const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [p, q] = [channels(a), channels(b)];
  return Math.max(...p.map((v, i) => Math.abs(v - q[i]!)));
}

describe('colours of a photo', () => {
  it('are those of its wall, floor and brightest thing', async () => {
    const colors = await photoColors(await photo('#e6dcc8', '#7a5230', '#2456a8'));
    expect(distance(colors.wall, '#e6dcc8')).toBeLessThan(12);
    expect(distance(colors.floor, '#7a5230')).toBeLessThan(12);
    expect(distance(colors.accent, '#2456a8')).toBeLessThan(24);
    expect(colors.light).toBe('warm');
  });

  it('tell cool light from neutral', async () => {
    expect((await photoColors(await photo('#d5dde8', '#777777', '#444444'))).light).toBe('cool');
    expect((await photoColors(await photo('#dddddd', '#777777', '#444444'))).light).toBe('neutral');
  });

  it('of a dim photo are those that good light would show', async () => {
    const dim = await sharp(await photo('#e6dcc8', '#7a5230', '#2456a8'))
      .linear(0.6, 0)
      .jpeg()
      .toBuffer();
    expect(distance((await photoColors(dim)).wall, '#e6dcc8')).toBeLessThan(32);
  });

  it('show a measured wall in white light, whatever the photo was taken in and whatever stands below', async () => {
    const { room } = planConcept({ category: 'other', area: '12x16' }, { seed: 1, date: '2026-11-01' });
    const view: PhotoView = {
      width: 300,
      height: 200,
      focal: 180,
      cx: 150,
      cy: 100,
      at: { x: room.widthIn / 2, y: 20, z: 56 },
      right: [1, 0, 0],
      down: [0, 0, -1],
      ahead: [0, 1, 0],
    };
    const { part, up } = shellSeen(room, view, [300, 200]);
    const paint = '#c9cfc0';
    const colors: Readonly<Record<number, string>> = {
      [PART.ceiling]: '#e8e8e8',
      [PART.wall]: paint,
      [PART.opening]: '#fdfdfd',
    };
    const dimAndWarm = [0.62, 0.5, 0.4];
    const rgb = Uint8Array.from({ length: 300 * 200 * 3 }, (_, i) => {
      const pixel = Math.floor(i / 3);
      // Oak cabinets before all walls up to 80 in, and an oak floor.
      const shown = up[pixel]! < 80 ? '#9a6b3e' : (colors[part[pixel]!] ?? '#9a6b3e');
      const level = Number.parseInt(shown.slice(1 + 2 * (i % 3), 3 + 2 * (i % 3)), 16);
      return Math.round(toSrgb(LINEAR[level]! * dimAndWarm[i % 3]!));
    });
    const photo = await sharp(rgb, { raw: { width: 300, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const measured = await photoColors(photo, { room, view });
    expect(distance(measured.wall, paint)).toBeLessThan(20);
    // What the light is does not matter to how walls and ceiling differ in it.
    const lightOf = (hex: string) => [1, 3, 5].map((i) => LINEAR[Number.parseInt(hex.slice(i, i + 2), 16)]!);
    const white = lightOf('#e8e8e8');
    measured.wallOfCeiling!.forEach((share, c) => {
      expect(share).toBeCloseTo(lightOf(paint)[c]! / white[c]!, 1);
    });
    expect(distance((await photoColors(photo)).wall, paint)).toBeGreaterThan(40);
    // The oak floor is oak, in warm light too.
    expect(distance(measured.floor, '#9a6b3e')).toBeLessThan(40);
    // Turned to the ceiling, no bare wall and no floor is seen: neither has a color.
    const blind: PhotoView = { ...view, ahead: [0, 0, 1], down: [0, 1, 0] };
    const unseen = await photoColors(photo, { room, view: blind });
    expect([unseen.wall, unseen.floor, unseen.wallOfCeiling]).toEqual([undefined, undefined, undefined]);
  });

  it('of a floor are not those of a white bed that hides more of it than is bare', async () => {
    const { room } = planConcept({ category: 'bedroom', area: '12x14' }, { seed: 1, date: '2026-11-01' });
    const view: PhotoView = {
      ...{ width: 300, height: 200, focal: 180, cx: 150, cy: 100 },
      at: { x: room.widthIn / 2, y: 20, z: 56 },
      ...{ right: [1, 0, 0], down: [0, 0, -1], ahead: [0, 1, 0] },
    };
    const { part } = shellSeen(room, view, [300, 200]);
    const shown = async (bedsShare: number) => {
      const rgb = Uint8Array.from({ length: 300 * 200 * 3 }, (_, i) => {
        const pixel = Math.floor(i / 3);
        const hides = (pixel % 300) / 300 < bedsShare;
        const hex = part[pixel] !== PART.floor ? '#e8e8e8' : hides ? '#ebe8e4' : '#9a6b3e';
        return Number.parseInt(hex.slice(1 + 2 * (i % 3), 3 + 2 * (i % 3)), 16);
      });
      const photo = await sharp(rgb, { raw: { width: 300, height: 200, channels: 3 } })
        .png()
        .toBuffer();
      return (await photoColors(photo, { room, view })).floor;
    };
    expect(distance(await shown(0.53), '#9a6b3e')).toBeLessThan(30);
    // Of a white floor that is all bare the color is taken.
    expect(distance(await shown(1), '#ebe8e4')).toBeLessThan(30);
  });

  it('are those of the paint beside a curtain before most of it, and of a strong paint where walls have it', async () => {
    const { room } = planConcept({ category: 'other', area: '12x16' }, { seed: 1, date: '2026-11-01' });
    const view: PhotoView = {
      width: 96,
      height: 96,
      focal: 60,
      cx: 48,
      cy: 48,
      at: { x: room.widthIn / 2, y: 20, z: 56 },
      right: [1, 0, 0],
      down: [0, 0, -1],
      ahead: [0, 1, 0],
    };
    const { part } = shellSeen(room, view, [96, 96]);
    const wallRead = async (left: string, right: string, hung: number): Promise<string | undefined> => {
      const rgb = Uint8Array.from({ length: 96 * 96 * 3 }, (_, i) => {
        const pixel = Math.floor(i / 3);
        const wall = pixel % 96 < hung * 96 ? left : right;
        const shown = part[pixel] === PART.wall ? wall : '#e8e8e8';
        return Number.parseInt(shown.slice(1 + 2 * (i % 3), 3 + 2 * (i % 3)), 16);
      });
      const photo = sharp(rgb, { raw: { width: 96, height: 96, channels: 3 } }).png();
      return (await photoColors(await photo.toBuffer(), { room, view })).wall;
    };
    const [teal, pale] = ['#3f8f93', '#dcd3c8'];
    expect(distance(await wallRead(teal, pale, 0.6), pale)).toBeLessThan(40);
    expect(distance(await wallRead(teal, pale, 0.9), teal)).toBeLessThan(40);
  });

  it('are taken by a floor only where its material has such colors', () => {
    const colors = ['#9a6b3e', '#cfc8bd', '#8c8a86', '#7a2f22', '#4f5d45', '#201a16'];
    const taken = (material: string) => colors.filter((color) => isFloorColor(material, color));
    expect(taken('oak-plank')).toEqual(['#9a6b3e', '#cfc8bd', '#8c8a86']);
    expect(taken('terracotta-tile')).toEqual(['#9a6b3e', '#7a2f22']);
    expect(taken('porcelain-tile')).toEqual(colors);
  });

  it('tell a ceiling by what lies between its beams, and an even one by its middle', () => {
    const lights = (dark: number, light: number) =>
      Array.from({ length: 100 }, (_, i) => (i < 60 ? dark : light));
    const of = (dark: number, light: number) =>
      ceilingPaint([0.9, 1, 0.8].map((c) => lights(c * dark, c * light)));
    expect(of(0.03, 0.7)).toEqual([0.9 * 0.7, 0.7, 0.8 * 0.7]);
    expect(of(0.4, 0.7)).toEqual([0.9 * 0.4, 0.4, 0.8 * 0.4]);
  });

  it('of a wooden floor lose what its own cabinets threw on it, and no more', () => {
    const { room } = planConcept({ category: 'kitchen' }, { seed: 1, date: '2026-11-01' });
    const on = (material: Room['finishes']['floor']['material'], floor: string) =>
      floorInPhoto(
        { ...room, finishes: { ...room.finishes, floor: { material, color: '#888888' } } },
        { floor, accent: '#445566', light: 'warm' },
        ['floor'],
      );
    expect(on('oak-plank', '#7a441d')).toBe('#7a4620');
    expect(on('oak-plank', '#9a6b3e')).toBe('#9a6b3e');
    expect([on('oak-plank', '#7a2f02'), on('oak-plank', '#4f5d45')]).toEqual([undefined, undefined]);
    expect(on('porcelain-tile', '#7a441d')).toBe('#7a441d');
  });

  it('refuse what is no picture', async () => {
    await expect(photoColors(Buffer.from('not a picture'))).rejects.toThrow();
  });
});

describe('a room in the colours of a photo', () => {
  it('takes them on the named surfaces and nowhere else', () => {
    const { room } = planConcept({ category: 'kitchen' }, { seed: 1, date: '2026-11-01' });
    const photo = { wall: '#aabbcc', floor: '#8b6a45', accent: '#445566', light: 'cool' } as const;
    const painted = inPhotoColors(room, photo, ['walls', 'floor']);
    expect(painted.finishes.walls.color).toBe('#aabbcc');
    expect(painted.finishes.floor).toEqual({ material: room.finishes.floor.material, color: '#8b6a45' });
    expect(painted.finishes.accent).toEqual(room.finishes.accent);
    expect(painted.items).toBe(room.items);
  });

  it('stands in its light only where neither walls nor floor were named', () => {
    const photo = { wall: '#b6a67a', floor: '#725330', accent: '#8c7550', light: 'warm' } as const;
    const daylight = (designPrompt: string) => {
      const concept = planConcept({ category: 'kitchen', designPrompt }, { seed: 1, date: '2026-11-01' });
      const surfaces = surfacesLeftOpen(concept.wishes, concept.room.finishes);
      const shown = inPhotoColors(concept.room, photo, surfaces);
      return {
        walls: shown.finishes.walls.color,
        floor: shown.finishes.floor.color,
        sun: buildScene(shown, 1, photoLight(photo, surfaces)).daylight.sunlight,
        plain: buildScene(shown, 1).daylight.sunlight,
      };
    };
    const named = daylight('white walls, white oak floor');
    expect([named.walls, named.floor]).toEqual(['#f5f4f0', '#c9ad86']);
    expect(named.sun).toEqual(named.plain);
    const open = daylight('island');
    expect([open.walls, open.floor]).toEqual([photo.wall, photo.floor]);
    expect(open.sun).not.toEqual(open.plain);
  });
});

const pixelsOf = async (file: Buffer): Promise<Uint8Array> =>
  new Uint8Array(await sharp(file).raw().toBuffer());

const rootOfMeanSquares = (a: Uint8Array, b: Uint8Array): number =>
  Math.sqrt(a.reduce((sum, v, i) => sum + (v - b[i]!) ** 2, 0) / a.length);

describe('encoding', () => {
  it('makes a JPEG, a WebP and a thumbnail 480 wide', async () => {
    const picture = { width: 960, height: 640, rgb: new Uint8Array(960 * 640 * 3).fill(128) };
    const { jpeg, webp, thumbnail480 } = await encodePicture(picture);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 640 });
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 });
    expect(await sharp(thumbnail480).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
  });

  it('keeps thin dark lines on a light door, in all three', async () => {
    const [width, height] = [480, 320];
    const rgb = new Uint8Array(width * height * 3);
    const [door, line] = [
      [226, 219, 204],
      [70, 48, 36],
    ];
    for (let i = 0; i < width * height; i++) {
      const [x, y] = [i % width, Math.floor(i / width)];
      // Mullions two pixels wide, and a slope as of light on a wall.
      const isLine = x % 37 < 2 || y % 53 < 1;
      rgb.set(
        (isLine ? line! : door!).map((v) => v - Math.round((8 * y) / height)),
        i * 3,
      );
    }
    const { jpeg, webp, thumbnail480 } = await encodePicture({ width, height, rgb });
    for (const [file, most] of [
      [jpeg, 2.2],
      [webp, 1.65],
      [thumbnail480, 1.9],
    ] as const)
      expect(rootOfMeanSquares(await pixelsOf(file), rgb)).toBeLessThan(most);
  });
});
