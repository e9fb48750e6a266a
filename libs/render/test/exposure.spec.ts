import { describe, expect, it } from 'vitest';
import { measure } from '../src/exposure.js';

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
    expect(red).toBeCloseTo(1.3 ** 0.2, 3);
    expect(blue).toBeCloseTo(0.65 ** 0.2, 3);
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
