import type { Finish } from '@plumbline/concept';
import { blend, brightness, muted, scaled } from '../color.js';
import { type Material, Pattern, type Vec3 } from '../scene.js';
import { carpet } from './cloth.js';
import { colorsOf, darker, FIRED, FLOORED } from './finish-colors.js';
import { plain } from './material.js';
import { boards, CLEFT, cloudy, FIRED_CLAY, hexagons, SATIN, speckle, terrazzo, tiles } from './patterns.js';

/** How wide floor boards are where no style tells it, inches. */
const USUAL_BOARD = 4.5;

/** A floor's field; boards are so many inches wide, as the room's style has them. */
export function floorMaterial(finish: Finish, boardIn = USUAL_BOARD): Material {
  const [base, accent] = colorsOf(finish);
  const wide = boardIn * 0.0254;
  switch (finish.material) {
    case 'herringbone-oak':
      return plain(base, {
        pattern: Pattern.herringbone,
        accent,
        mean: blend(base, accent, 0.3),
        ...SATIN,
        parameters: [0.09, 0.5, 0.18],
      });
    case 'walnut-plank':
      return floorBoards(base, accent, wide, 1.35, 0.6, 0.28);
    case 'engineered-oak':
    case 'white-oak-plank':
      return floorBoards(base, accent, wide, 1.5, 0.78, 0.28);
    case 'pine-plank':
      return floorBoards(base, accent, wide, 1.8, 0.78, 0.27);
    case 'oak-plank':
      return floorBoards(base, accent, wide, 1.25, 0.7, 0.28);
    case 'maple-plank':
      return floorBoards(base, accent, wide, 1.3, 0.46, 0.24);
    case 'bamboo':
      return floorBoards(base, accent, 0.096, 1.5, 0.45, 0.14);
    case 'lvp':
    case 'laminate':
      return floorBoards(base, accent, Math.max(wide, 0.127), 1.22, 0.55, 0.26);
    case 'cork':
      return speckle(base, accent, 0.006, 0.8, 0.4, darker(accent));
    case 'vinyl-sheet':
      return cloudy(base, accent, 0.2, 0.5, { roughness: 0.28 });
    case 'ceramic-tile':
    case 'porcelain-tile':
    case 'checkerboard-tile':
    case 'terracotta-tile':
    case 'slate-tile':
    case 'marble-tile':
    case 'stone-tile':
      return floorTiles(finish.material, base, accent);
    case 'hex-tile':
      return hexagons(base, accent, 0.1, false);
    case 'penny-tile':
      return hexagons(base, accent, 0.025, true);
    case 'cement-tile':
    case 'patterned-tile':
      return plain(base, {
        pattern: Pattern.encaustic,
        accent,
        third: darker(accent, 0.6),
        mean: blend(base, accent, 0.4),
        roughness: 0.5,
        bump: 0.008,
        parameters: [0.2, 0, 0.002],
      });
    case 'terrazzo':
      return terrazzo(base, accent);
    case 'concrete':
      return castFloor(base);
    case 'epoxy':
      return coated(base, accent);
    case 'carpet':
      return carpet(base, accent);
    case 'rubber':
      return speckle(base, base, 0.006, 0.1, 0.5, blend(base, [0.5, 0.5, 0.5], 0.3));
    default:
      return floorBoards(base, accent, wide, 1.4, 0.5, 0.22);
  }
}

/** How light late wood is at most beside early wood (luminance): summer's half of a ring is the harder and the darker one. */
const LATE_WOOD = 0.6;

/** The color of the grain: what is sold as the second tone of a pale floor is often so near the first that no grain would be seen. */
const grainOf = (base: Vec3, accent: Vec3): Vec3 =>
  scaled(accent, Math.min(1, (LATE_WOOD * brightness(base)) / brightness(accent)));

/**
 * Boards of a floor: a third of them are grayer than the color they are sold by, some redder, and all a little less
 * saturated, since light goes between them and the room more than once.
 */
function floorBoards(
  color: Vec3,
  second: Vec3,
  width: number,
  length: number,
  contrast: number,
  variation: number,
): Material {
  const base = muted(color, FLOORED);
  const accent = grainOf(base, muted(second, FLOORED));
  return boards(base, accent, width, length, {
    third: blend(scaled(muted(accent, 0.3), 0.72), muted(base, 0.6), 0.35),
    parameters: [width, length, contrast, variation],
  });
}

/** Metres from one sawn joint of a concrete floor to the next: for a slab of 4 in, 24 to 36 times that (ACI 302.1R). */
const BAY = 2.4;

/** A slab under a coat into which flakes of a quarter of an inch are cast; its joints stay, and the coat lies over them. */
const coated = (base: Vec3, accent: Vec3): Material => {
  const flakes = speckle(base, grainOf(base, accent), 0.0065, 0.55, 0.6, darker(accent, 0.5));
  return { ...flakes, roughness: 0.21, parameters: [...flakes.parameters, BAY] };
};

/** A polished slab: troweled concrete sends back a quarter to two fifths of the light, less than its color beside paints says. */
function castFloor(color: Vec3): Material {
  const base = scaled(color, 0.84);
  // Stronger, its clouds look painted on.
  return cloudy(base, darker(base, 0.52), 0.7, 0.4, {
    roughness: 0.34,
    reflectance: 0.035,
    parameters: [0.7, 0.4, BAY, 0.5],
  });
}

/** A floor of square or oblong tiles. */
function floorTiles(material: Finish['material'], base: Vec3, accent: Vec3): Material {
  switch (material) {
    case 'ceramic-tile':
      return tiles(base, accent, { w: 0.33, h: 0.33, gloss: 0.22, tilt: 0.006, variation: 0.05 });
    case 'porcelain-tile':
      return tiles(base, accent, { w: 0.6, h: 0.6, gloss: 0.22, tilt: 0.004, mode: 2 });
    case 'checkerboard-tile':
      return tiles(
        base,
        [0.35, 0.34, 0.33],
        { w: 0.305, h: 0.305, gloss: 0.14, tilt: 0.005, grout: 0.002, mode: 1 },
        accent,
      );
    case 'terracotta-tile':
      return tiles(
        muted(base, FIRED + 0.04),
        blend(accent, [0.34, 0.29, 0.23], 0.5),
        {
          w: 0.3,
          h: 0.3,
          shift: 0.5,
          grout: 0.01,
          gloss: 0.46,
          tilt: 0.03,
          mode: FIRED_CLAY,
        },
        // What lay nearest to the fire.
        blend(scaled(muted(base, 0.45), 0.5), [0.09, 0.05, 0.04], 0.3),
      );
    case 'slate-tile':
      return tiles(base, accent, {
        w: 0.6,
        h: 0.3,
        shift: 0.5,
        grout: 0.004,
        gloss: 0.45,
        tilt: 0.02,
        mode: CLEFT,
      });
    case 'marble-tile':
      return tiles(base, accent, {
        w: 0.61,
        h: 0.305,
        shift: 0.5,
        grout: 0.002,
        gloss: 0.1,
        tilt: 0.004,
        mode: 2,
      });
    default:
      // stone
      return tiles(base, accent, { w: 0.5, h: 0.5, grout: 0.005, gloss: 0.42, tilt: 0.01, variation: 0.14 });
  }
}
