/** Colors as levels of sRGB: red, green and blue, 0 to 255. */
import { toSrgb } from './photo-light.js';

export type Color = [number, number, number];

/** A dim photo is taken for one in good light up to this factor of its levels. */
export const MOST_GAIN = 1.5;

/** Light of three channels, 0 to 1, as levels of sRGB. */
export const levelsOf = (light: Color): Color => light.map((value) => Math.min(255, toSrgb(value))) as Color;

export const lightness = ([r, g, b]: readonly [number, number, number]): number =>
  r * 0.2126 + g * 0.7152 + b * 0.0722;

/** Length of the difference of two colors. */
export const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((v, i) => v - b[i]!));

/** 0 grey, 1 pure. */
export function saturation([r, g, b]: readonly [number, number, number]): number {
  const most = Math.max(r, g, b);
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most;
}

/** The value below which a share of them lies. */
export const valueAt = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;
