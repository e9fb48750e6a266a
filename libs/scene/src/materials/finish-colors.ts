import type { Finish } from '@plumbline/concept';
import { linear, scaled } from '../color.js';
import type { Vec3 } from '../scene.js';

/** The same color, darker. */
export const darker = (c: Vec3, k = 0.72): Vec3 => scaled(c, k);

/** A finish's colors, linear: its own and its accent, a darker one where it has none. */
export const colorsOf = (finish: Finish, k = 0.8): [Vec3, Vec3] => {
  const base = linear(finish.color);
  return [base, finish.accent ? linear(finish.accent) : darker(base, k)];
};

/**
 * Light that goes to and fro between a red floor or wall and the room takes on its colour each time. Clay and
 * stained wood begin a little greyer, so that they end at the colour they are known by.
 */
export const FIRED = 0.04;
export const STAINED = 0.06;
export const FLOORED = 0.04;

/**
 * How light whites are at most, by surface (luminance; paints' light reflectance values): flat wall paint, a ceiling's,
 * cabinet fronts, glazed tile with its joints, tops. Trim is lightest: {@link linear} bounds it.
 */
export const WHITES = { wall: 0.79, ceiling: 0.83, front: 0.82, tile: 0.72, counter: 0.7 } as const;
