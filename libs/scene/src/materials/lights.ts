import { type Material, MaterialFlag, Pattern, type Vec3 } from '../scene.js';
import { plain } from './material.js';

/** A lamp's glowing surface; its light is sampled through the light beside it. */
export const glow = (emission: Vec3): Material =>
  plain([0, 0, 0], { emission, flags: MaterialFlag.lamp, reflectance: 0, roughness: 1 });

/** Hot gas: it shines, and one sees through it. */
export const fire = (emission: Vec3): Material =>
  plain([0, 0, 0], {
    emission,
    flags: MaterialFlag.lamp + MaterialFlag.flame,
    reflectance: 0,
    roughness: 1,
  });

/** How many stills there are (the kernel's `film`). */
export const FILMS = 4;

/**
 * A still on a screen so many metres wide and high: it shines by itself, by default as a projector makes a screen shine.
 * `which` is one of {@link FILMS}, with black bars, or 8 more than that, filling the screen.
 * `sheet` is its color by the room's light, which makes a projector's blacks gray.
 */
export const film = (
  wide: number,
  high: number,
  which: number,
  emission: Vec3 = [0.21, 0.19, 0.2],
  sheet: Vec3 = [0.05, 0.05, 0.05],
): Material =>
  plain(sheet, {
    pattern: Pattern.film,
    emission,
    roughness: 0.9,
    reflectance: 0,
    parameters: [wide, high, which],
  });

/** A shade lit from inside: glows a little and is seen by the room's light too. */
export const shade = (color: Vec3, emission: Vec3): Material =>
  plain(color, { pattern: Pattern.lit, emission, roughness: 0.9, reflectance: 0 });
