import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Panorama, panoramaCall, panoramaOf } from '../src/panorama.js';
import { exposeView, RENDERED } from '../src/window-view.js';

const KEPT = new URL('../panoramas/kept/', import.meta.url);
const [BROADLEAF, CONIFERS, DESERT, EVERGREEN] = [0, 1, 2, 3];
const [SUMMER, SPRING, AUTUMN, WINTER, SNOW] = [0, 1, 2, 3, 4];
const garden = async (plants: number, season: number): Promise<Panorama> => {
  const found = await panoramaOf(4 * plants + 16 * season);
  if (!found) throw new Error(`No panorama of ${plants} in ${season} is kept.`);
  return found;
};

/** Mean of each channel between two shares of the height, as the kernel reads it: squared. */
function mean({ rgb, columns, rows }: Panorama, from = 0, to = 1): readonly number[] {
  const sum = [0, 0, 0];
  const [first, end] = [Math.floor(from * rows) * columns, Math.floor(to * rows) * columns];
  for (let i = first * 3; i < end * 3; i++) sum[i % 3]! += (rgb[i]! / 255) ** 2;
  return sum.map((v) => v / (end - first));
}

/** Elevation of their upper edge, and their pixels in a whole turn. */
const [TOP, COLUMNS_OF_A_TURN] = [0.62, 3200];

const place = async (which: number, season = SUMMER): Promise<Panorama> =>
  (await panoramaOf(which + 16 * season))!;

/** How often a column falls below half of its mean light between the horizon's sky and the street. */
function darkRuns({ rgb, columns, rows }: Panorama, column: number): number {
  const lights = Array.from({ length: rows }, (_, y) => (rgb[(y * columns + column) * 3 + 1]! / 255) ** 2);
  const front = lights.slice(Math.floor(rows * 0.3), Math.floor(rows * 0.8));
  const middle = front.reduce((a, b) => a + b) / front.length;
  return front.filter((light, i) => light < 0.5 * middle && (front[i - 1] ?? 0) >= 0.5 * middle).length;
}

describe('the panoramas of what lies outside', () => {
  it('are kept for all plants and seasons, alike in size, and small', async () => {
    for (const plants of [BROADLEAF, CONIFERS, DESERT, EVERGREEN])
      for (const season of [SUMMER, SPRING, AUTUMN, WINTER, SNOW]) {
        const { rgb, columns, rows } = await garden(plants, season);
        expect([columns, rows, rgb.length]).toEqual([1600, 530, 1600 * 530 * 3]);
      }
    const bytes = readdirSync(KEPT).map((name) => statSync(new URL(name, KEPT)).size);
    expect(bytes.reduce((a, b) => a + b)).toBeLessThan(2_000_000);
  });

  it('show the sea as far as a sharp horizon: bluer than the dunes before it, and darker than the sky', async () => {
    const sea = await place(2);
    const horizon = (TOP * COLUMNS_OF_A_TURN) / (2 * Math.PI) / sea.rows;
    const [over, below] = [
      mean(sea, horizon - 0.03, horizon - 0.006),
      mean(sea, horizon + 0.006, horizon + 0.03),
    ];
    expect(over[1]).toBeGreaterThan(1.3 * below[1]!);
    const blueness = ([r, , b]: readonly number[]): number => b! / r!;
    expect(blueness(below)).toBeGreaterThan(1.4 * blueness(mean(sea, 0.85)));
  });

  it('show a street of houses: dark windows in lit walls, storey over storey, and bare trees in winter', async () => {
    for (const season of [SUMMER, WINTER]) {
      const town = await place(1, season);
      const storeys = Array.from({ length: 40 }, (_, i) => darkRuns(town, 20 + 40 * i));
      expect(storeys.filter((count) => count >= 3).length).toBeGreaterThan(12);
    }
    const green = ([r, g]: readonly number[]): number => g! / r!;
    expect(green(mean(await place(1, SUMMER), 0.5))).toBeGreaterThan(
      1.03 * green(mean(await place(1, WINTER), 0.5)),
    );
  });

  it('have light skies over darker leaves, are redder in autumn, white in snow and sand in a desert', async () => {
    const all = await Promise.all([
      garden(BROADLEAF, SUMMER),
      garden(CONIFERS, SUMMER),
      garden(EVERGREEN, SUMMER),
    ]);
    for (const one of all) expect(mean(one, 0, 0.1)[1]).toBeGreaterThan(2.5 * mean(one, 0.5, 0.75)[1]!);
    const redness = ([r, g]: readonly number[]): number => r! / g!;
    const summer = redness(mean(all[0]!, 0.3));
    expect(redness(mean(await garden(BROADLEAF, AUTUMN), 0.3))).toBeGreaterThan(1.06 * summer);
    expect(redness(mean(await garden(DESERT, SUMMER), 0.3))).toBeGreaterThan(1.15 * summer);
    expect(mean(await garden(BROADLEAF, SNOW), 0.75)[2]).toBeGreaterThan(2.5 * mean(all[0]!, 0.75)[2]!);
  });

  it('come twice in a turn without a seam', async () => {
    const { rgb, columns, rows } = await garden(BROADLEAF, SUMMER);
    const step = (a: number, b: number): number => {
      let sum = 0;
      for (let y = 0; y < rows; y++)
        for (let c = 0; c < 3; c++)
          sum += Math.abs(rgb[(y * columns + a) * 3 + c]! - rgb[(y * columns + b) * 3 + c]!);
      return sum;
    };
    const inside = Math.max(...[200, 500, 800, 1100, 1400].map((x) => step(x, x + 1)));
    expect(step(columns - 1, 0)).toBeLessThan(1.5 * inside);
  });

  it('are turned by the seed, to all four sides, their fences nearly along the walls', async () => {
    const panorama = await garden(BROADLEAF, SUMMER);
    const sides = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const [, [, , , , cosine, sine]] = panoramaCall(panorama, 64, seed);
      const angle = Math.atan2(sine!, cosine!);
      const quarter = Math.round(angle / (Math.PI / 2));
      expect(Math.abs(angle - quarter * (Math.PI / 2))).toBeLessThan(0.13);
      sides.add((quarter + 4) % 4);
    }
    expect(sides.size).toBe(4);
    expect(panoramaCall(undefined, 0, 1)[1][0]).toBe(0);
  });

  it('are exposed darker than a white wall, so that leaves keep their shape', () => {
    const [width, height] = [100, 20];
    const leaves = Float32Array.from({ length: width * height * 4 }, (_, i) => (i % 8 < 4 ? 0.2 : 0.6));
    const none = new Float32Array(leaves.length);
    const picture = leaves.slice();
    const seen = { width, height, picture, clear: leaves, albedos: none, normals: none };
    expect(exposeView(seen, 1, RENDERED)).toHaveLength(width * height);
    const lights = picture.filter((_, i) => i % 4 === 1);
    expect(lights.reduce((a, b) => a + b) / lights.length).toBeLessThan(0.9);
  });
});
