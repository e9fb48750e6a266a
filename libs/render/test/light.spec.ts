import { type Light, plain } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { collectCells, settle, sharedExponent } from '../src/settled-light.js';
import type { Kernel } from '../src/wasm/kernel.js';
import { bench, box, cellMemory } from './bench-scene.js';

const below = box([-5, -5, -2], [5, 5, -1]);

/** Mean over a grid of sample points: what a surface at the origin that looks up receives, over pi. */
function received(kernel: Kernel, grid = 64): number {
  let sum = 0;
  for (let i = 0; i < grid; i++)
    for (let j = 0; j < grid; j++)
      sum += kernel.lightFrom(0, 0, 0, 0, 0, 0, 1, (i + 0.5) / grid, (j + 0.5) / grid);
  return sum / grid ** 2;
}

const light = (over: Partial<Light>): Light => ({
  kind: 'rectangle',
  centre: [0, 0, 2],
  normal: [0, 0, -1],
  u: [1, 0, 0],
  v: [0, 1, 0],
  emission: [1, 1, 1],
  area: 4,
  ...over,
});

describe('light on a surface, against known form factors', () => {
  it('from a disk: r² / (r² + h²)', async () => {
    const { kernel } = await bench([below], [light({ kind: 'disk', area: Math.PI })]);
    expect(received(kernel)).toBeCloseTo(1 / 5, 3);
  });

  it('from a spot: three and a half times as much as from a disk on its axis, hardly any at 60 degrees', async () => {
    const radius = 0.02;
    const small = { u: [radius, 0, 0], v: [0, radius, 0], area: Math.PI * radius ** 2 } as const;
    const of = async (kind: 'disk' | 'spot', x: number): Promise<number> =>
      received((await bench([below], [light({ ...small, kind, centre: [x, 0, 2] })])).kernel);
    const aside = 2 * Math.tan(Math.PI / 3);
    expect((await of('spot', 0)) / (await of('disk', 0))).toBeCloseTo(3.5, 2);
    expect((await of('spot', aside)) / (await of('disk', aside))).toBeCloseTo(
      3.5 * Math.cos(Math.PI / 3) ** 5,
      2,
    );
  });

  it('from a ball: (r / d)²', async () => {
    const ball = light({ kind: 'ball', u: [0.2, 0, 0], v: [0, 0.2, 0], area: Math.PI * 0.04 });
    const { kernel } = await bench([below], [ball]);
    // The ball is sampled as its disk of sight: exact for a ball that is far.
    expect(received(kernel) / 0.01).toBeCloseTo(1, 1);
  });

  it('from a rectangle above its corner, four times', async () => {
    const { kernel } = await bench([below], [light({})]);
    const x = 1 / 2;
    const root = Math.sqrt(1 + x * x);
    const corner = (1 / (2 * Math.PI)) * 2 * ((x / root) * Math.atan(x / root));
    expect(received(kernel)).toBeCloseTo(4 * corner, 3);
  });

  it('from the sky through a window: the integral over the window', async () => {
    const { kernel } = await bench([below], [light({ kind: 'window' })]);
    // An even sky of 1 at the zenith; it brightens to 1.25 at the horizon.
    kernel.setDaylight(0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 3);
    let expected = 0;
    const n = 400;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const [a, b] = [((i + 0.5) / n) * 2 - 1, ((j + 0.5) / n) * 2 - 1];
        const d2 = a * a + b * b + 4;
        const z = 2 / Math.sqrt(d2);
        expected += ((1 + 0.25 * (1 - z)) * z * z * 4) / (n * n * Math.PI * d2);
      }
    expect(received(kernel)).toBeCloseTo(expected, 3);
  });

  it('from a share of the sky: that share of it', async () => {
    const lit = async (share: number): Promise<number> => {
      const { kernel } = await bench([below], [light({ kind: 'window', share })]);
      kernel.setDaylight(0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 3);
      return received(kernel, 16);
    };
    expect((await lit(0.4)) / (await lit(1))).toBeCloseTo(0.4, 5);
  });

  it('comes level from the trees about a garden, which are darker than sky and lawn, and not from a plain sky', async () => {
    // A window before a wall: of its light the upper part comes from above the trees.
    const upright = { kind: 'window', normal: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 0.2], area: 0.8 } as const;
    const lit = async (up: number, outside: number): Promise<number> => {
      const centre: [number, number, number] = [0, Math.cos(up) * 9, Math.sin(up) * 9];
      const { kernel } = await bench([below], [light({ ...upright, centre })]);
      kernel.setDaylight(0, 0, 1, 0, 0, 0, 1, 1, 1, 0.4, 0.4, 0.4, 1, outside);
      let sum = 0;
      for (let i = 0; i < 256; i++)
        sum += kernel.lightFrom(0, 0, 0, 0, 0, 1, 0, ((i % 16) + 0.5) / 16, (Math.floor(i / 16) + 0.5) / 16);
      return sum;
    };
    const [level, high] = [0.03, 0.6];
    expect(await lit(level, 0)).toBeLessThan(0.3 * (await lit(level, 3)));
    expect(await lit(high, 0)).toBeCloseTo(await lit(high, 3), 3);
  });

  it('is none behind a wall', async () => {
    const { kernel } = await bench([box([-3, -3, 0.9], [3, 3, 1.1])], [light({})]);
    expect(received(kernel, 8)).toBe(0);
  });

  it('comes from the sun through a window only', async () => {
    const { kernel } = await bench([below], [light({ kind: 'window' })]);
    kernel.setDaylight(0, 0, 1, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 3);
    expect(kernel.sunAt(0, 0, 0, 0, 0, 1)).toBeCloseTo(1 / Math.PI, 3);
    expect(kernel.sunAt(4, 0, 0, 0, 0, 1)).toBe(0);
  });

  const SNOW = 64;
  it.each([
    ['a garden in summer', 0, true],
    ['a garden in autumn', 32, true],
    ['conifers in snow', 4 + SNOW, true],
    ['bare trees in snow', SNOW, false],
    ['a desert', 8, false],
    ['a street', 1, false],
    ['the sea', 2, false],
  ])('comes through leaves where those are: %s', async (_, outside, hasLeaves) => {
    const { kernel } = await bench([below], [light({ kind: 'window' })]);
    kernel.setDaylight(0, 0.6, 0.8, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, outside);
    const free = 0.8 / Math.PI;
    const shares = Array.from({ length: 81 }, (_, i) => {
      const [x, y] = [((i % 9) - 4) * 0.1, (Math.floor(i / 9) - 4) * 0.1 - 1.5];
      return kernel.sunAt(x, y, 0, 0, 0, 1) / free;
    });
    const darkest = Math.min(...shares);
    expect(Math.max(...shares)).toBeCloseTo(1, 1);
    if (hasLeaves) expect(darkest).toBeLessThan(0.6);
    else expect(darkest).toBeCloseTo(1, 3);
    // No leaf keeps all light away: it is thin, and the sky is around it.
    expect(darkest).toBeGreaterThan(0.1);
  });
});

describe('a pane of clear glass', () => {
  /** The light that a pane before something black sends to a camera straight before it, the day behind the camera. */
  async function mirrored(day: number): Promise<number> {
    const [width, height, bytes] = [8, 8, 8 * 8 * 16];
    const black = plain([0, 0, 0], { reflectance: 0 });
    const pane = plain([1, 1, 1], { flags: 1, roughness: 0.02, mean: [0, 0, 0] });
    const things = [box([-3, 1, -3], [3, 1.1, 3]), box([-2, 0, -2], [2, 0.01, 2], 1)];
    const { kernel, memory, reserve } = await bench(things, [], [black, pane]);
    const buffers = Array.from({ length: 5 }, () => reserve(bytes));
    kernel.setPicture(width, height, 4, 1, ...(buffers as [number, number, number, number, number]));
    kernel.setDaylight(0, 0, 1, 0, 0, 0, day, day, day, day, day, day, 1, 0);
    kernel.setAmbient(1, 1, 1);
    kernel.setCamera(0, -1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.2, 0, 0.5, 0, 0);
    kernel.renderRows(0, height, 0, 4, 0);
    const clear = new Float32Array(memory.buffer, buffers[4]!, width * height * 4);
    let sum = 0;
    for (let i = 1; i < clear.length; i += 4) sum += clear[i]! / 4;
    return sum / (width * height);
  }

  it('shows by what it mirrors that it is there, however bright the day', async () => {
    const [dull, bright] = [await mirrored(20), await mirrored(200)];
    // White paper in the room has 1: the sky in the glass is seen, and is no lamp nor a decal on what is behind it.
    expect(dull).toBeGreaterThan(0.12);
    expect(bright).toBeLessThan(1.1);
    expect(bright).toBeCloseTo(dull, 3);
  });
});

/** A closed room of three sides' lengths, metres, all of one grey, a disk of radiance 1 below its ceiling, when its light has settled. */
async function litRoom(albedo: number) {
  const [w, d, h] = [2.8, 2.1, 2.38];
  const t = 0.2;
  const walls = [
    box([-t, -t, -t], [w + t, d + t, 0]),
    box([-t, -t, h], [w + t, d + t, h + t]),
    box([-t, -t, 0], [0, d + t, h]),
    box([w, -t, 0], [w + t, d + t, h]),
    box([0, -t, 0], [w, 0, h]),
    box([0, d, 0], [w, d + t, h]),
  ];
  const radius = 0.4;
  const lamp: Light = {
    kind: 'disk',
    centre: [w / 2, d / 2, h - 0.05],
    normal: [0, 0, -1],
    u: [radius, 0, 0],
    v: [0, radius, 0],
    emission: [1, 1, 1],
    area: Math.PI * radius ** 2,
  };
  const material = plain([albedo, albedo, albedo], { reflectance: 0 });
  const made = await bench(walls, [lamp], [material]);
  const { kernel, memory } = made;
  const scouts = 24_000;
  const cells = cellMemory(made, 12_000, scouts);
  kernel.setPicture(300, 200, 1, 1, 0, 0, 0, 0, 0);
  const r = Math.SQRT1_2;
  kernel.setCamera(0.2, 0.2, 1.2, r, r, 0, r, -r, 0, 0, 0, 1, 1.4, 0, 0, 0, 0);
  kernel.scout(0, scouts, scouts, cells.records);
  const found = collectCells(memory, cells, scouts);
  const { count, slots } = found;
  kernel.setCells(cells.table, slots - 1, cells.points, cells.direct, cells.links, 1);
  kernel.lightCells(0, count);
  await settle(
    memory,
    cells,
    found,
    async (from, to) => kernel.settleCells(0, count, from, to),
    async (calls) => {
      for (const [name, values] of calls) (kernel[name] as (...n: readonly number[]) => void)(...values);
    },
  );
  return { ...made, cells, count, lamp, size: [w, d, h] as const };
}

describe('the furnace: a closed room in which all light is absorbed in the end', () => {
  it.each([0.3, 0.6, 0.8])('with walls of albedo %f holds emitted / (area (1 - albedo))', async (albedo) => {
    const { memory, cells, count, lamp, size } = await litRoom(albedo);
    const [w, d, h] = size;
    const values = new Float32Array(memory.buffer, cells.light[1], count * 4);
    let mean = 0;
    for (let i = 0; i < count; i++) mean += values[i * 4]! / count;
    const area = 2 * (w * d + d * h + h * w);
    // Cells hold irradiance over pi, and a disk of radiance 1 emits pi times its area.
    const expected = lamp.area / (area * (1 - albedo));
    expect(count).toBeGreaterThan(1000);
    expect(mean / expected).toBeGreaterThan(0.93);
    expect(mean / expected).toBeLessThan(1.07);
  });
});

describe('light that goes to and fro', () => {
  it('is held back where things are close: corners and what stands on a floor lie in a shade of their own', async () => {
    const { kernel, memory, reserve } = await litRoom(0.8);
    const [width, height] = [24, 16];
    const bytes = width * height * 16;
    const buffers = Array.from({ length: 5 }, () => reserve(bytes));
    // Looks down on the floor, from wall to wall.
    kernel.setCamera(1.4, 1.05, 2, 0, 0, -1, 1, 0, 0, 0, 1, 0, 0.7, 0, 0, 0, 0);
    const seen = (whole: number): Float32Array => {
      for (const at of buffers) new Uint8Array(memory.buffer, at, bytes).fill(0);
      kernel.setPicture(width, height, 64, 1, ...(buffers as [number, number, number, number, number]));
      kernel.setFill(whole);
      kernel.renderRows(0, height, 0, 64, 0);
      return new Float32Array(memory.buffer, buffers[0]!, width * height * 4).slice();
    };
    const [all, held] = [seen(1), seen(0)];
    const kept = (x: number): number => held[(8 * width + x) * 4 + 1]! / all[(8 * width + x) * 4 + 1]!;
    expect(kept(12)).toBeLessThan(1);
    expect(kept(0)).toBeLessThan(0.95 * kept(12));
    // Not so much that the foot of a bed, which the floor before it lights, is black.
    expect(kept(0)).toBeGreaterThan(0.8);
  });
});

describe('light in 32 bits', () => {
  it.each([0, 1e-4, 0.0313, 0.7, 0.999, 1, 3.99, 511.7, 65_408])('keeps %f to one part in 512', (value) => {
    const bits = sharedExponent(value, value / 3, 0);
    const k = 2 ** ((bits >>> 27) - 24);
    expect(Math.abs((bits & 511) * k - value)).toBeLessThanOrEqual(value / 512 + 1e-7);
    expect(Math.abs(((bits >>> 9) & 511) * k - value / 3)).toBeLessThanOrEqual(value / 512 + 1e-7);
    expect((bits >>> 18) & 511).toBe(0);
  });
});
