/**
 * Materials by the names that a room's finishes use. Sizes are metres, taken from common products: subway tile
 * 75 x 150 mm, penny rounds 19 mm, hexagons 50 mm, floor boards 127 to 190 mm wide.
 */
import type { Finish } from '@plumbline/concept';
import { blend, brightness, linear, muted, noLighterThan, scaled } from './color.js';
import { type Material, MaterialFlag, Pattern, type Vec3, Weave } from './scene.js';

const NO_LIGHT: Vec3 = [0, 0, 0];

type Overrides = Partial<Omit<Material, 'base'>>;

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
export const lacquer = (color: Vec3): Material => plain(color, { roughness: 0.36, reflectance: 0.04 });

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
    roughness: 0.27,
    reflectance: 0.38,
    bump: 0.02,
    parameters: [0.1],
  });

/**
 * Metres from thread to thread: shirting and sheets have 80 threads an inch and more, upholstery linen 12 to 20, chunky
 * weaves 8; loops of boucle are 4 to 6 mm, stitches of a thick knit 9.
 */
const PITCH = { cotton: 0.0005, linen: 0.0016, wool: 0.0021, canvas: 0.0028, boucle: 0.0045, knit: 0.009 };

interface Cloth {
  readonly weave?: Weave;
  /** A key of {@link PITCH}, or metres from thread to thread. */
  readonly pitch?: keyof typeof PITCH | number;
  /** How much threads differ from each other: share of the way from the base to the accent. */
  readonly strength?: number;
  readonly bump?: number;
}

/** Cloth; its accent is the colour of its darker threads. */
export const fabric = (
  base: Vec3,
  accent: Vec3,
  { weave = Weave.cloth, pitch = 'linen', strength = 0.4, bump = 0.16 }: Cloth = {},
): Material =>
  plain(base, {
    pattern: Pattern.weave,
    accent,
    mean: weave === Weave.velvet ? scaled(base, 0.84) : base,
    roughness: 0.95,
    reflectance: 0,
    bump,
    parameters: [typeof pitch === 'number' ? pitch : PITCH[pitch], strength, weave],
  });

export const glass = (tint: Vec3 = [0.97, 0.985, 0.98]): Material =>
  plain(tint, { flags: MaterialFlag.glass, roughness: 0.02, mean: [0, 0, 0] });

export const mirror = (): Material =>
  plain([0.92, 0.93, 0.93], { flags: MaterialFlag.mirror, roughness: 0.02, mean: [0.5, 0.5, 0.5] });

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

/** A still of a film on a screen so many metres wide and high: it shines by itself as a projector makes a screen shine. */
export const film = (wide: number, high: number): Material =>
  plain([0.05, 0.05, 0.05], {
    pattern: Pattern.film,
    emission: [0.36, 0.32, 0.34],
    roughness: 0.9,
    reflectance: 0,
    parameters: [wide, high],
  });

/** A shade lit from inside: glows a little and is seen by the room's light too. */
export const shade = (color: Vec3, emission: Vec3): Material =>
  plain(color, { pattern: Pattern.lit, emission, roughness: 0.9, reflectance: 0 });

export const ceramic = (color: Vec3): Material => plain(color, { roughness: 0.12, reflectance: 0.045 });

export const leaf = (color: Vec3): Material => plain(color, { roughness: 0.42, reflectance: 0.03 });

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
const FIRED_BRICK = 3;

function tiles(base: Vec3, grout: Vec3, size: TileSize, third = base): Material {
  const mode = size.mode ?? (size.variation === undefined ? 0 : 8 + size.variation);
  return plain(base, {
    pattern: Pattern.tiles,
    accent: grout,
    third,
    mean:
      mode === 1
        ? blend(base, third, 0.5)
        : mode === FIRED_BRICK
          ? blend(blend(base, third, 0.2), grout, 0.17)
          : blend(base, grout, 0.06),
    roughness: size.gloss ?? 0.14,
    reflectance: 0.045,
    bump: size.tilt ?? 0.02,
    parameters: [size.w, size.h, size.shift ?? 0, size.grout ?? 0.003, mode],
  });
}

function hexagons(base: Vec3, grout: Vec3, size: number, penny: boolean): Material {
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

function boards(base: Vec3, accent: Vec3, width: number, length: number, over: Overrides = {}): Material {
  return plain(base, {
    pattern: Pattern.planks,
    accent,
    mean: blend(base, accent, 0.3),
    roughness: 0.3,
    reflectance: 0.035,
    parameters: [width, length, 0.55, 0.34],
    ...over,
  });
}

function cloudy(base: Vec3, accent: Vec3, scale: number, strength: number, over: Overrides = {}): Material {
  return plain(base, {
    pattern: Pattern.cloudy,
    accent,
    mean: blend(base, accent, 0.25 * strength),
    parameters: [scale, strength],
    roughness: 0.55,
    ...over,
  });
}

function marble(base: Vec3, accent: Vec3, scale: number, strength: number, roughness = 0.1): Material {
  return plain(base, {
    pattern: Pattern.marble,
    accent,
    mean: blend(base, accent, 0.12),
    roughness,
    reflectance: 0.045,
    parameters: [scale, strength],
  });
}

function speckle(
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

function grooves(base: Vec3, period: number, width: number): Material {
  return plain(base, {
    pattern: Pattern.grooves,
    roughness: 0.5,
    reflectance: 0.03,
    bump: 0.35,
    mean: scaled(base, 0.97),
    parameters: [period, width],
  });
}

function terrazzo(base: Vec3, accent: Vec3): Material {
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

const darker = (c: Vec3, k = 0.72): Vec3 => scaled(c, k);

const colorsOf = (finish: Finish, k = 0.8): [Vec3, Vec3] => {
  const base = linear(finish.color);
  return [base, finish.accent ? linear(finish.accent) : darker(base, k)];
};

/**
 * Light that goes to and fro between a red floor or wall and the room takes on its colour each time. Clay and
 * stained wood begin a little greyer, so that they end at the colour they are known by.
 */
const FIRED = 0.12;
const STAINED = 0.22;

/** Mortar of about a color, no more than two tones lighter than its bricks. */
function mortarFor(brick: Vec3, wanted: Vec3): Vec3 {
  const most = brightness(brick) * 1.9 + 0.035;
  return scaled(wanted, Math.min(1, most / brightness(wanted)));
}

/**
 * How light whites are at most, by surface (luminance; paints' light reflectance values): flat wall paint, a ceiling's,
 * cabinet fronts, glazed tile with its joints. Trim is lightest: {@link linear} bounds it.
 */
const WHITES = { wall: 0.79, ceiling: 0.83, front: 0.82, tile: 0.72 } as const;

/** A wall's material with its red, green and blue multiplied, no lighter than paint is. */
export function repainted(wall: Material, by: Vec3): Material {
  const painted = (color: Vec3): Vec3 =>
    noLighterThan([color[0] * by[0], color[1] * by[1], color[2] * by[2]], WHITES.wall);
  return { ...wall, base: painted(wall.base), accent: painted(wall.accent), mean: painted(wall.mean) };
}

/** A wall's field. */
export function wallMaterial(finish: Finish): Material {
  const [lightest, darkest] = colorsOf(finish, 0.86);
  const [base, accent] = [noLighterThan(lightest, WHITES.wall), noLighterThan(darkest, WHITES.wall)];
  switch (finish.material) {
    case 'brick':
      return tiles(
        muted(base, FIRED),
        mortarFor(base, finish.accent ? accent : [0.55, 0.5, 0.45]),
        // A modular brick with its joint: 8 by 2 2/3 in, joints of 3/8 in.
        { w: 0.203, h: 0.0677, shift: 0.5, grout: 0.0095, gloss: 0.9, tilt: 0.12, mode: FIRED_BRICK },
        // What lay next to the fire is browner and half as bright.
        blend(scaled(base, 0.42), [0.05, 0.036, 0.034], 0.35),
      );
    case 'shiplap':
      return grooves(base, 0.15, 0.006);
    case 'beadboard':
      return grooves(base, 0.05, 0.006);
    case 'wood-panel':
      return boards(base, accent, 0.14, 2.4, { roughness: 0.45 });
    case 'concrete':
      return cloudy(base, darker(base, 0.75), 0.5, 0.7, { roughness: 0.7, reflectance: 0.03, bump: 0.03 });
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

/** A floor's field. */
export function floorMaterial(finish: Finish): Material {
  const [base, accent] = colorsOf(finish);
  switch (finish.material) {
    case 'herringbone-oak':
      return plain(base, {
        pattern: Pattern.herringbone,
        accent,
        mean: blend(base, accent, 0.3),
        roughness: 0.28,
        reflectance: 0.035,
        parameters: [0.11, 0.5, 0.3],
      });
    case 'walnut-plank':
    case 'engineered-oak':
    case 'white-oak-plank':
      return boards(base, accent, 0.19, 1.9);
    case 'pine-plank':
      return boards(base, accent, 0.165, 2.2, { parameters: [0.165, 2.2, 0.75, 0.4] });
    case 'oak-plank':
      return boards(base, accent, 0.127, 1.3);
    case 'maple-plank':
      return boards(base, accent, 0.127, 1.6, { parameters: [0.127, 1.6, 0.4, 0.22] });
    case 'bamboo':
      return boards(base, accent, 0.096, 1.8, { parameters: [0.096, 1.8, 0.5, 0.2] });
    case 'lvp':
    case 'laminate':
      return boards(base, accent, 0.18, 1.22, { roughness: 0.36 });
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
      return speckle(base, accent, 0.005, 0.55, 0.5, darker(accent, 0.5));
    case 'carpet':
      return carpet(base, accent);
    case 'rubber':
      return speckle(base, base, 0.006, 0.1, 0.5, blend(base, [0.5, 0.5, 0.5], 0.3));
    default:
      return boards(base, accent, 0.15, 1.6);
  }
}

/** Metres from one sawn joint of a concrete floor to the next: for a slab of 4 in, 24 to 36 times that (ACI 302.1R). */
const BAY = 2.4;

/** A polished slab: troweled concrete sends back a quarter to two fifths of the light, less than its color beside paints says. */
function castFloor(color: Vec3): Material {
  const base = scaled(color, 0.84);
  return cloudy(base, darker(base, 0.52), 0.7, 0.6, {
    roughness: 0.34,
    reflectance: 0.035,
    parameters: [0.7, 0.6, BAY],
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
      return tiles(muted(base, FIRED), accent, {
        w: 0.28,
        h: 0.28,
        shift: 0.5,
        grout: 0.009,
        gloss: 0.5,
        tilt: 0.02,
        variation: 0.32,
      });
    case 'slate-tile':
      return tiles(base, accent, {
        w: 0.6,
        h: 0.3,
        shift: 0.5,
        grout: 0.004,
        gloss: 0.45,
        tilt: 0.02,
        variation: 0.25,
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

export function carpet(base: Vec3, accent: Vec3): Material {
  return plain(base, {
    pattern: Pattern.pile,
    accent: darker(accent, 0.8),
    mean: blend(base, accent, 0.15),
    roughness: 1,
    reflectance: 0,
    bump: 0.5,
    parameters: [0.55],
  });
}

const TREES: Readonly<Record<string, readonly [density: number, contrast: number]>> = {
  oak: [1.25, 0.95],
  'white-oak': [1.1, 0.85],
  walnut: [1.05, 0.75],
  maple: [0.9, 0.5],
  pine: [0.7, 1],
  ash: [1, 0.9],
  cherry: [0.9, 0.65],
  teak: [1.1, 0.85],
  bamboo: [2.4, 0.5],
  'reclaimed-wood': [0.8, 1.1],
};

/** Furniture and cabinet wood, or paint where the finish is painted. */
export function woodMaterial(finish: Finish, gloss = 0.4): Material {
  const [base, accent] = colorsOf(finish, 0.7);
  if (finish.material === 'stainless-steel') return metal([0.6, 0.6, 0.61], 0.28, 0.1);
  // Frames and legs are poles, smooth but for their fibres; what is woven of it has a cloth's material.
  if (finish.material === 'rattan') return wood(base, accent, 0.38, 2.2, 0.45);
  const tree = TREES[finish.material];
  if (!tree) return lacquer(noLighterThan(base, WHITES.front));
  return wood(muted(base, STAINED), muted(accent, STAINED), gloss, tree[0], tree[1]);
}

/** A counter's slab. */
export function counterMaterial(finish: Finish): Material {
  const [base, accent] = colorsOf(finish);
  const dark = darker(accent, 0.35);
  switch (finish.material) {
    case 'granite':
      return speckle(base, accent, 0.009, 1, 0.9, dark);
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
      // Staves of 1 1/2 in, glued edge to edge.
      return boards(base, accent, 0.038, 0.55, { roughness: 0.34, parameters: [0.038, 0.55, 0.5, 0.6, 1] });
    case 'concrete':
      return cloudy(base, darker(base, 0.75), 0.3, 0.7, { roughness: 0.34 });
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
      return tiles(base, accent, { w: 0.1, h: 0.1, grout: 0.0015, gloss: 0.1, tilt: 0.09, variation: 0.22 });
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

/** Taps, handles, lamps. */
export function metalMaterial(finish: Finish): Material {
  const color = linear(finish.color);
  switch (finish.material) {
    case 'chrome':
      return metal([0.8, 0.81, 0.82], 0.06);
    case 'polished-nickel':
      return metal([0.72, 0.69, 0.64], 0.1);
    case 'brushed-nickel':
      return metal([0.62, 0.6, 0.57], 0.3);
    case 'stainless-steel':
      return metal([0.6, 0.6, 0.61], 0.27, 0.1);
    case 'brass':
      return metal([0.75, 0.54, 0.25], 0.24);
    case 'copper':
      return metal([0.78, 0.45, 0.3], 0.24);
    case 'bronze':
      return metal(blend(color, [0.22, 0.15, 0.09], 0.5), 0.36);
    default:
      return plain(scaled(color, 0.9), { roughness: 0.42, reflectance: 0.05 });
  }
}

/** Upholstery. */
export function fabricMaterial(finish: Finish): Material {
  const base = linear(finish.color);
  const accent = finish.accent ? linear(finish.accent) : darker(base, 0.7);
  switch (finish.material) {
    case 'leather':
      return plain(base, {
        pattern: Pattern.leather,
        accent: darker(base, 0.55),
        mean: scaled(base, 0.9),
        roughness: 0.38,
        reflectance: 0.04,
        bump: 0.1,
      });
    case 'velvet':
      return fabric(base, blend(base, [0.8, 0.8, 0.8], 0.3), {
        weave: Weave.velvet,
        pitch: 'cotton',
        bump: 0.2,
      });
    case 'boucle':
      // One yarn: its loops are told apart by their shadows, hardly by colour.
      return fabric(base, darker(base, 0.8), {
        weave: Weave.boucle,
        pitch: 'boucle',
        strength: 0.4,
        bump: 0.34,
      });
    case 'wool':
      return fabric(base, darker(base, 0.6), {
        weave: Weave.twill,
        pitch: 'wool',
        strength: 0.45,
        bump: 0.2,
      });
    default:
      return fabric(base, accent, { pitch: 'canvas', strength: 0.3 });
  }
}
