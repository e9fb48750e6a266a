import type { Finish } from '@plumbline/concept';
import { blend, brightness, muted, noLighterThan } from '../color.js';
import { type Material, Pattern } from '../scene.js';
import { colorsOf, darker, STAINED, WHITES } from './finish-colors.js';
import { metal, plain } from './material.js';
import { boards, cloudy, hexagons, marble, speckle, terrazzo, tiles } from './patterns.js';
import { wallMaterial } from './walls.js';

/** How wide a stave of butcher block is, metres. */
const STAVE = 0.032;

/** A counter's slab. */
export function counterMaterial(finish: Finish): Material {
  // A white basin is told from a white top by its tone.
  const [lightest, accent] = colorsOf(finish);
  const base = noLighterThan(lightest, WHITES.counter);
  const dark = darker(accent, 0.35);
  switch (finish.material) {
    case 'granite':
      // Crystals of 2 to 5 mm.
      return speckle(base, accent, 0.0045, 0.85, 0.85, dark);
    case 'marble':
    case 'cultured-marble':
      return marble(base, blend(accent, [0.16, 0.16, 0.18], 0.45), 1.15, 0.95);
    case 'quartzite':
      return marble(base, blend(accent, [0.3, 0.22, 0.14], 0.4), 0.8, 0.9, 0.14);
    case 'quartz':
      // A vein colour of its own means a veined quartz; without one it is finely speckled.
      return brightness(base) > 0.4
        ? marble(base, blend(accent, [0.26, 0.25, 0.24], 0.45), 0.85, 0.7, 0.13)
        : speckle(base, accent, 0.0035, 0.5, 0.2, dark);
    case 'soapstone':
      return marble(base, blend(accent, [0.5, 0.5, 0.5], 0.3), 0.9, 0.6, 0.36);
    case 'butcher-block':
    case 'wood':
      // Staves of 1 1/4 in, glued edge to edge.
      return boards(muted(base, STAINED), muted(accent, STAINED), STAVE, 0.9, {
        roughness: 0.34,
        parameters: [STAVE, 0.9, 0.4, 0.5, 1],
      });
    case 'concrete':
      return cloudy(base, darker(base, 0.7), 0.3, 0.7, { roughness: 0.34, parameters: [0.3, 0.7, 0, 0.3] });
    case 'stainless-steel':
      return metal([0.58, 0.58, 0.59], 0.3, 0.08);
    case 'tile':
      return tiles(base, accent, { w: 0.1, h: 0.1, gloss: 0.14, tilt: 0.012, variation: 0.08 });
    case 'terrazzo':
      return terrazzo(base, accent);
    default:
      return speckle(base, blend(base, accent, 0.4), 0.003, 0.3, 0, dark);
  }
}

/** How light the joints of light tile are at most, beside the tile: grout lies deeper and takes up what is wiped over it. */
const JOINT = 0.62;

/** A backsplash or another tiled wall. */
export function tileMaterial(finish: Finish, counter?: Finish): Material {
  const [lightest, joint] = colorsOf(finish, 0.8);
  const base = noLighterThan(lightest, WHITES.tile);
  const accent = brightness(base) > 0.4 ? noLighterThan(joint, JOINT * brightness(base)) : joint;
  switch (finish.material) {
    case 'subway-tile':
      return tiles(base, accent, { w: 0.152, h: 0.076, shift: 0.5, tilt: 0.022, variation: 0.05 });
    case 'zellige-tile':
      return tiles(base, accent, {
        w: 0.1,
        h: 0.1,
        grout: 0.0015,
        gloss: 0.12,
        tilt: 0.045,
        variation: 0.26,
      });
    case 'herringbone-tile':
      return tiles(base, accent, { w: 0.15, h: 0.05, shift: 0.33, tilt: 0.02, variation: 0.06 });
    case 'stacked-tile':
      return tiles(base, accent, { w: 0.2, h: 0.065, tilt: 0.016, variation: 0.05 });
    case 'hex-tile':
      return hexagons(base, accent, 0.055, false);
    case 'penny-tile':
      return hexagons(base, accent, 0.022, true);
    case 'mosaic-tile':
      return tiles(base, [0.75, 0.75, 0.74], {
        w: 0.025,
        h: 0.025,
        grout: 0.002,
        tilt: 0.03,
        variation: 0.4,
      });
    case 'glass-tile':
      return tiles(base, [0.8, 0.8, 0.8], {
        w: 0.15,
        h: 0.05,
        shift: 0.5,
        gloss: 0.06,
        tilt: 0.015,
        variation: 0.14,
      });
    case 'patterned-tile':
      return plain(base, {
        pattern: Pattern.encaustic,
        accent,
        third: darker(accent, 0.6),
        mean: blend(base, accent, 0.4),
        roughness: 0.25,
        bump: 0.008,
        parameters: [0.15, 0, 0.002],
      });
    case 'porcelain-tile':
      return tiles(base, accent, { w: 0.6, h: 0.3, gloss: 0.18, tilt: 0.004, mode: 2 });
    case 'marble-tile':
      return tiles(base, accent, {
        w: 0.305,
        h: 0.152,
        shift: 0.5,
        grout: 0.002,
        gloss: 0.1,
        tilt: 0.005,
        mode: 2,
      });
    case 'slab':
      return counter ? counterMaterial(counter) : marble(base, accent, 0.9, 0.7);
    case 'stainless-steel':
      return metal([0.6, 0.6, 0.61], 0.3, 0.1);
    case 'tile':
      return tiles(base, accent, { w: 0.15, h: 0.15, variation: 0.06 });
    default:
      return wallMaterial(finish);
  }
}
