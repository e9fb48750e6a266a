import type { Finish } from '@plumbline/concept';
import { blend, brightness, muted, noLighterThan, scaled } from '../color.js';
import type { Material, Vec3 } from '../scene.js';
import { colorsOf, darker, FIRED, WHITES } from './finish-colors.js';
import { paint } from './material.js';
import { boards, cloudy, FIRED_BRICK, grooves, tiles } from './patterns.js';

/** Mortar of about a color, no more than two tones lighter than its bricks. */
function mortarFor(brick: Vec3, wanted: Vec3): Vec3 {
  const most = brightness(brick) * 1.9 + 0.035;
  return scaled(wanted, Math.min(1, most / brightness(wanted)));
}

/** The material of walls or of a floor with its red, green and blue multiplied, no lighter than paint is. */
export function repainted(surface: Material, by: Vec3): Material {
  const painted = (color: Vec3): Vec3 =>
    noLighterThan([color[0] * by[0], color[1] * by[1], color[2] * by[2]], WHITES.wall);
  return {
    ...surface,
    base: painted(surface.base),
    accent: painted(surface.accent),
    mean: painted(surface.mean),
  };
}

/** A wall's field. */
export function wallMaterial(finish: Finish): Material {
  const [lightest, darkest] = colorsOf(finish, 0.86);
  const [base, accent] = [noLighterThan(lightest, WHITES.wall), noLighterThan(darkest, WHITES.wall)];
  switch (finish.material) {
    case 'brick':
      return tiles(
        muted(base, FIRED + 0.04),
        mortarFor(base, finish.accent ? accent : [0.55, 0.5, 0.45]),
        // A modular brick with its joint: 8 by 2 2/3 in, joints of 3/8 in.
        { w: 0.203, h: 0.0677, shift: 0.5, grout: 0.0095, gloss: 0.9, tilt: 0.12, mode: FIRED_BRICK },
        // What lay next to the fire is browner and half as bright.
        blend(scaled(muted(base, 0.3), 0.4), [0.05, 0.036, 0.034], 0.35),
      );
    case 'shiplap':
      return grooves(base, 0.15, 0.006);
    case 'beadboard':
      return grooves(base, 0.05, 0.006);
    case 'wood-panel':
      return boards(base, accent, 0.14, 2.4, { roughness: 0.45 });
    case 'concrete':
      return cloudy(base, darker(base, 0.66), 0.5, 0.7, {
        roughness: 0.7,
        reflectance: 0.03,
        bump: 0.03,
        parameters: [0.5, 0.7, 0, 0.8],
      });
    case 'limewash':
    case 'plaster':
      return cloudy(base, darker(base, 0.8), 0.55, 0.55, { roughness: 0.85, reflectance: 0.015, bump: 0.03 });
    case 'tile':
      return tiles(base, accent, { w: 0.3, h: 0.6, shift: 0, tilt: 0.006, gloss: 0.2 });
    default:
      return paint(base, 0.62);
  }
}

/** A ceiling's field. */
export function ceilingMaterial(finish: Finish): Material {
  const [lightest, accent] = colorsOf(finish);
  const base = noLighterThan(lightest, WHITES.ceiling);
  switch (finish.material) {
    case 'wood-plank':
      return boards(base, accent, 0.12, 2.2, { roughness: 0.5 });
    case 'beadboard':
      return grooves(base, 0.06, 0.006);
    case 'concrete':
      return cloudy(base, darker(base, 0.78), 0.6, 0.7, { roughness: 0.8, reflectance: 0.02 });
    default:
      return paint(base, 0.8);
  }
}
