/** Colors as levels of sRGB: red, green and blue, 0 to 255. */

/** Red, green and blue: levels here, light of 0 to 1 where so said. */
export type Color = readonly [number, number, number];

/** A color, channel by channel. */
export const byChannel = (of: (channel: 0 | 1 | 2) => number): Color => [of(0), of(1), of(2)];

/** A dim photo is taken for one in good light up to this factor of its levels. */
export const MOST_GAIN = 1.5;

/** Light of each level of sRGB, 0 to 1. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, i) =>
  i <= 10 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
);

/** The level of sRGB, 0 to 255 where the light is 0 to 1. */
export const toSrgb = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Light of three channels, 0 to 1, as levels of sRGB. */
export const levelsOf = (light: Color): Color => byChannel((c) => Math.min(255, toSrgb(light[c])));

export const lightness = ([r, g, b]: Color): number => r * 0.2126 + g * 0.7152 + b * 0.0722;

/** Length of the difference of two colors. */
export const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((v, i) => v - b[i]!));

/** 0 grey, 1 pure. */
export function saturation([r, g, b]: Color): number {
  const most = Math.max(r, g, b);
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most;
}

/** The value below which a share of them lies. */
export const valueAt = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;
