import { describe, expect, it } from 'vitest';
import { bloomOf, measure } from '../src/exposure.js';
import { bench, box } from './bench-scene.js';
import { developer } from './developer.js';

const PIXELS = 800;
/** Four floats a pixel, by what each pixel has. */
const filled = (of: (pixel: number) => readonly number[]): Float32Array =>
  Float32Array.from({ length: PIXELS * 4 }, (_, i) => (i % 4 === 3 ? 1 : of(Math.floor(i / 4))[i % 4]!));

describe('white balance', () => {
  const WHITE = [0.8, 0.8, 0.8];
  const OAK = [0.4, 0.2, 0.08];
  // Every eighth pixel is looked at: of these, half are white.
  const albedos = filled((pixel) => (pixel % 16 < 8 ? WHITE : OAK));
  /** White things in a warm light; oak in one that oak has thrown on it. */
  const warm = [1.3, 1, 0.65];
  const picture = filled((pixel) =>
    pixel % 16 < 8 ? WHITE.map((v, c) => v * warm[c]!) : OAK.map((v, c) => v * [1.6, 1, 0.5][c]!),
  );
  const shares = (of: readonly [number, number, number]) => [of[0] / of[1], of[2] / of[1]] as const;

  it('is that of the light on white things, of which a little warmth stays', () => {
    const { gains } = measure(picture, [1.45, 1, 0.57], albedos);
    const [red, blue] = shares([warm[0]! * gains[0], warm[1]! * gains[1], warm[2]! * gains[2]]);
    expect(red).toBeCloseTo(1.3 ** 0.25, 3);
    expect(blue).toBeCloseTo(0.65 ** 0.25, 3);
  });

  it('leaves no blue of the sky on white things', () => {
    const sky = [0.8, 1, 1.2];
    const blue = filled((pixel) => (pixel % 16 < 8 ? WHITE : OAK).map((v, c) => v * sky[c]!));
    const { gains } = measure(blue, [0.8, 1, 1.2], albedos);
    expect(sky[0]! * gains[0]).toBeCloseTo(sky[2]! * gains[2], 3);
  });

  it('is that of all light, more carefully, where nothing is white', () => {
    const { gains } = measure(
      picture,
      [1.45, 1, 0.57],
      filled(() => OAK),
    );
    const [red, blue] = shares(gains);
    expect(red).toBeCloseTo(1.45 ** -0.65, 3);
    expect(blue).toBeCloseTo(0.57 ** -0.65, 3);
  });
});

describe('exposure', () => {
  it('keeps the drawing of what is pale in a dark room, and does not mind lamps', () => {
    const dark = (pixel: number): boolean => pixel % 96 < 80;
    const lamp = (pixel: number): boolean => pixel % 96 >= 88;
    const albedos = filled((pixel) =>
      lamp(pixel) ? [0, 0, 0] : dark(pixel) ? [0.06, 0.06, 0.06] : [0.6, 0.6, 0.6],
    );
    const rug = (lit: number): number => {
      const picture = filled((pixel) =>
        Array.from({ length: 3 }, () => (lamp(pixel) ? 40 : dark(pixel) ? 0.06 : 0.6 * lit)),
      );
      return measure(picture, [1, 1, 1], albedos).exposure * 0.6 * lit;
    };
    // Up to four times as light as the walls: nothing to mind. Fifteen times: as dark as the room may be made for it.
    expect(rug(0.3) / 0.3).toBeCloseTo(rug(0.4) / 0.4, 3);
    expect(rug(1.5) / 1.5).toBeLessThan(0.65 * (rug(0.3) / 0.3));
  });

  it('does not make a white room grey for a patch of sun in it', () => {
    const albedos = filled(() => [0.7, 0.7, 0.7]);
    const exposed = (sun: number): number => {
      const picture = filled((pixel) => Array.from({ length: 3 }, () => (pixel % 96 < 8 ? sun : 0.35)));
      return measure(picture, [1, 1, 1], albedos).exposure;
    };
    expect(exposed(6)).toBeGreaterThan(0.88 * exposed(0.35));
  });
});

describe('light around a pixel', () => {
  const [W, H] = [96, 64];
  /** How light the room is at a place beside a disk of such light on a white ceiling, times that of the bare ceiling. */
  const beside = (lamp: number): number => {
    const picture = new Float32Array(W * H * 4).fill(0.6);
    const albedos = new Float32Array(W * H * 4).fill(0.8);
    for (let y = 28; y < 36; y++)
      for (let x = 44; x < 52; x++) {
        picture.fill(lamp, (y * W + x) * 4, (y * W + x) * 4 + 4);
        albedos.fill(0, (y * W + x) * 4, (y * W + x) * 4 + 4);
      }
    const { data, width } = bloomOf(picture, albedos, W, H, 1);
    const at = (8 * width + 10) * 4;
    expect(data[at]).toBeGreaterThan(0.6);
    return data[at + 3]! / 0.6;
  };

  it('is no more beside a lamp or a window: nothing is burnt in there, and no dark ring shows', () => {
    for (const lamp of [1, 4, 40]) expect(beside(lamp)).toBeCloseTo(1, 1);
  });
});

describe('a print', () => {
  it('has whites that are white, and keeps the way light falls off on a wall', async () => {
    const develop = developer(await bench([box([0, 0, 0], [1, 1, 1])]), true);
    const wall = (light: number): number => develop([light, light, light], 0)[1];
    // From a wall beside a window to its far end; in the sun it is not yet the paper's white.
    expect(wall(1.5)).toBeGreaterThan(222);
    expect(wall(1.5) - wall(0.6)).toBeGreaterThan(32);
    expect(wall(1.5) - wall(1)).toBeGreaterThan(6);
    expect(wall(5)).toBeLessThan(243);
    expect(wall(0.1)).toBeLessThan(75);
  });
});
