import { blend, scaled } from '../color.js';
import { type Material, MaterialFlag, Pattern, type Vec3 } from '../scene.js';

const NO_LIGHT: Vec3 = [0, 0, 0];

export type Overrides = Partial<Omit<Material, 'base'>>;

/** A surface of one colour unless `over` says more. */
export function plain(base: Vec3, over: Overrides = {}): Material {
  const accent = over.accent ?? base;
  return {
    pattern: Pattern.plain,
    base,
    accent,
    third: over.third ?? accent,
    mean: over.mean ?? base,
    roughness: 0.5,
    metal: false,
    reflectance: 0.04,
    bump: 0,
    parameters: [],
    emission: NO_LIGHT,
    flags: 0,
    ...over,
  };
}

export const paint = (color: Vec3, roughness = 0.6): Material =>
  plain(color, { roughness, reflectance: roughness < 0.5 ? 0.04 : 0.025 });

/** Lacquered cabinet fronts and trim: satin. */
export const lacquer = (color: Vec3): Material =>
  plain(color, { pattern: Pattern.lacquer, roughness: 0.36, reflectance: 0.04, bump: 0.03 });

export const wood = (base: Vec3, accent: Vec3, gloss = 0.42, density = 1, contrast = 1): Material =>
  plain(base, {
    pattern: Pattern.wood,
    accent,
    mean: blend(base, accent, 0.3 * contrast),
    roughness: gloss,
    reflectance: 0.035,
    parameters: [density, contrast],
  });

export const metal = (color: Vec3, roughness: number, brushing = 0): Material =>
  plain(color, {
    pattern: brushing > 0 ? Pattern.brushed : Pattern.plain,
    mean: scaled(color, 0.7),
    roughness,
    metal: true,
    reflectance: 1,
    bump: brushing > 0 ? 0.02 : 0,
    parameters: [brushing],
  });

/**
 * Brushed steel of appliances: mirror and grey. The scratches throw light from all around the room, so that a front takes
 * less of the floor's color than a plain metal would; the grey is dark and cool, as steel beside warm wood looks.
 */
export const steel = (): Material =>
  plain([0.2, 0.208, 0.218], {
    pattern: Pattern.brushed,
    // What it mirrors goes on into the room too: beside a hood or a refrigerator it is no darker than beside paint.
    mean: [0.5, 0.51, 0.52],
    roughness: 0.27,
    reflectance: 0.38,
    bump: 0.02,
    parameters: [0.1],
  });

export const glass = (tint: Vec3 = [0.97, 0.985, 0.98]): Material =>
  plain(tint, { flags: MaterialFlag.glass, roughness: 0.02, mean: [0, 0, 0] });

export const mirrorGlass = (): Material =>
  plain([0.92, 0.93, 0.93], { flags: MaterialFlag.mirror, roughness: 0.02, mean: [0.5, 0.5, 0.5] });

export const ceramic = (color: Vec3): Material => plain(color, { roughness: 0.12, reflectance: 0.045 });

/** Leaves: paler along their veins; light goes through them. */
export const foliage = (color: Vec3): Material =>
  plain(color, {
    pattern: Pattern.leaf,
    accent: blend(color, [0.42, 0.5, 0.2], 0.55),
    roughness: 0.4,
    reflectance: 0.035,
    flags: MaterialFlag.thin,
  });
