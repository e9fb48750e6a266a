import { blend, scaled } from '../color.js';
import { type Material, Pattern, type Vec3 } from '../scene.js';
import { type Overrides, plain } from './material.js';

/**
 * Patterns of laid and cast surfaces. Sizes are metres, taken from common products: subway tile 75 x 150 mm, penny rounds
 * 19 mm, hexagons 50 mm, floor boards 83 to 152 mm wide.
 */

interface TileSize {
  readonly w: number;
  readonly h: number;
  /** Share of a tile by which each row is shifted. */
  readonly shift?: number;
  readonly grout?: number;
  readonly gloss?: number;
  readonly tilt?: number;
  readonly variation?: number;
  readonly mode?: number;
}

/** Kind of tile of which no two are fired alike. */
export const FIRED_BRICK = 3;

/** Satin varnish on wood: at a low angle it shows a window as a soft light and not as a burnt patch. */
export const SATIN = { roughness: 0.4, reflectance: 0.028 } as const;

/** Kind of tile pressed from clay by hand. */
export const FIRED_CLAY = 4;

/** Kind of tile split from rock, not sawn. */
export const CLEFT = 5;

export function tiles(base: Vec3, grout: Vec3, size: TileSize, third = base): Material {
  const mode = size.mode ?? (size.variation === undefined ? 0 : 8 + size.variation);
  return plain(base, {
    pattern: Pattern.tiles,
    accent: grout,
    third,
    mean:
      mode === 1
        ? blend(base, third, 0.5)
        : mode === FIRED_BRICK
          ? blend(blend(base, third, 0.3), grout, 0.17)
          : mode === FIRED_CLAY
            ? blend(blend(base, third, 0.23), grout, 0.15)
            : blend(base, grout, 0.06),
    roughness: size.gloss ?? 0.14,
    reflectance: 0.045,
    bump: size.tilt ?? 0.02,
    parameters: [size.w, size.h, size.shift ?? 0, size.grout ?? 0.003, mode],
  });
}

export function hexagons(base: Vec3, grout: Vec3, size: number, penny: boolean): Material {
  return plain(base, {
    pattern: Pattern.hexagons,
    accent: grout,
    mean: blend(base, grout, 0.15),
    roughness: 0.22,
    reflectance: 0.045,
    bump: 0.015,
    parameters: [size, 0, 0.003, 0.08, penny ? 1 : 0],
  });
}

export function boards(
  base: Vec3,
  accent: Vec3,
  width: number,
  length: number,
  over: Overrides = {},
): Material {
  return plain(base, {
    pattern: Pattern.planks,
    accent,
    mean: blend(base, accent, 0.3),
    ...SATIN,
    parameters: [width, length, 0.5, 0.22],
    ...over,
  });
}

export function cloudy(
  base: Vec3,
  accent: Vec3,
  scale: number,
  strength: number,
  over: Overrides = {},
): Material {
  return plain(base, {
    pattern: Pattern.cloudy,
    accent,
    mean: blend(base, accent, 0.25 * strength),
    parameters: [scale, strength],
    roughness: 0.55,
    ...over,
  });
}

export function marble(base: Vec3, accent: Vec3, scale: number, strength: number, roughness = 0.1): Material {
  return plain(base, {
    pattern: Pattern.marble,
    accent,
    mean: blend(base, accent, 0.12),
    roughness,
    reflectance: 0.045,
    parameters: [scale, strength],
  });
}

export function speckle(
  base: Vec3,
  accent: Vec3,
  size: number,
  strength: number,
  dark: number,
  third: Vec3,
): Material {
  return plain(base, {
    pattern: Pattern.speckle,
    accent,
    third,
    mean: blend(base, accent, 0.3 * strength),
    roughness: 0.12,
    reflectance: 0.045,
    parameters: [size, strength, dark],
  });
}

export function grooves(base: Vec3, period: number, width: number): Material {
  return plain(base, {
    pattern: Pattern.grooves,
    roughness: 0.5,
    reflectance: 0.03,
    bump: 0.35,
    mean: scaled(base, 0.97),
    parameters: [period, width],
  });
}

export function terrazzo(base: Vec3, accent: Vec3): Material {
  return plain(base, {
    pattern: Pattern.chips,
    accent,
    third: blend(accent, [0.3, 0.2, 0.15], 0.5),
    mean: blend(base, accent, 0.25),
    roughness: 0.2,
    reflectance: 0.04,
    parameters: [0.022, 0.75],
  });
}
