import type { PatchStatistics, WallPicture } from './wall-picture.js';

/** Inches along a wall from its corner with the back wall (its left end), and up from the floor. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A sill lower than this is a threshold. Inches. */
export const THRESHOLD_IN = 9;
/** Sizes that openings of houses have, least and most, inches: wide of the usual, which the likelihood knows. */
const SIZES = {
  window: { wide: [16, 130], high: [14, 84], sill: [THRESHOLD_IN, 75], head: [34, 200] },
  door: { wide: [22, 130], high: [74, 100], sill: [0, 0], head: [74, 100] },
} as const;
/** Of the four sides, straight edges cover so much in all, and so much of each but the lower one. */
const LEAST_COVERED = { all: 1.6, each: 0.1 } as const;
/** Rectangles of one wall that are looked at closely: the best covered. */
const MOST = 3_000;

/** Rectangles that straight edges make on a wall, with sizes that openings have; those that reach the floor have no lower edge. */
export function rectanglesOn(wall: WallPicture): Rectangle[] {
  const { onUpright, onLevel } = wall;
  const sides = wall.uprights.filter((at) => at > 0.5 && at < wall.length - 0.5).sort((a, b) => a - b);
  const levels = [...wall.levels].sort((a, b) => a - b);
  const found: { readonly rectangle: Rectangle; readonly covered: number }[] = [];
  for (const top of levels)
    for (const bottom of [0, ...levels]) {
      const { wide, high, sill, head } = bottom > 0 ? SIZES.window : SIZES.door;
      if (bottom < sill[0] || bottom > sill[1] || top < head[0] || top > Math.min(head[1], wall.height - 1))
        continue;
      if (top - bottom < high[0] || top - bottom > high[1]) continue;
      const covers = sides.map((at) => onUpright(at, fromOf(bottom), top));
      for (const [i, left] of sides.entries())
        for (let j = i + 1; j < sides.length && sides[j]! - left <= wide[1]; j++) {
          const right = sides[j]!;
          if (right - left < wide[0]) continue;
          const [one, other, above] = [covers[i]!, covers[j]!, onLevel(top, left, right)];
          if (Math.min(one, other, above) < LEAST_COVERED.each) continue;
          const below = bottom > 0 ? onLevel(bottom, left, right) : (one + other) / 2;
          const covered = one + other + above + below;
          if (covered >= LEAST_COVERED.all) found.push({ rectangle: { left, right, bottom, top }, covered });
        }
    }
  return found
    .sort((a, b) => b.covered - a.covered)
    .slice(0, MOST)
    .map(({ rectangle }) => rectangle);
}

/** A threshold has a mat or a shadow before it. */
const fromOf = (bottom: number): number => Math.max(2, bottom);

/** What speaks for and against a rectangle being an opening, in this order. */
export const EVIDENCE = [
  // Reaches the floor: 1, else 0.
  'toFloor',
  // Shares of its sides that straight edges cover, 0 to 1; of a door there is no lower one.
  'coverLeft',
  'coverRight',
  'coverTop',
  'coverBottom',
  'coverLeast',
  // The same of lines 2 to 6 in outside (a casing's outer edges: mean and least of the best three) and inside (a sash).
  'casing',
  'casingLeast',
  'sash',
  // Mean brightness inside, of its upper and lower half, less that of the wall beside it: of 64 levels.
  'contrast',
  'contrastUpper',
  'contrastLower',
  // Of 255 levels; as a share of the photo's bright parts; the wall's as such a share.
  'brightness',
  'brightnessOfBright',
  'wallOfBright',
  // Spread of brightness inside (of 64 levels), steps from inch to inch (of 16); the same beside it.
  'spread',
  'texture',
  'spreadBeside',
  'textureBeside',
  // Logarithms of its sizes over the usual ones; inches.
  'width',
  'height',
  'head',
  'sill',
  'upright',
  // Share that the photo shows; feet to the ceiling; bars across its middle; logarithms of its pixels.
  'shown',
  'toCeiling',
  'rail',
  'stile',
  'pixelsWide',
  'pixelsHigh',
  // Its lines go on beyond its corners: up, down, along its head, along its sill.
  'onAbove',
  'onBelow',
  'onBesideHead',
  'onBesideSill',
  // What is below the sill: contrast and spread; the wall on its left against that on its right.
  'contrastBelow',
  'spreadBelow',
  'unlikeSides',
  'isBackWall',
  // A panel of a door or cabinet: both sides, or lines up to 14 in outside of them, go on to the floor.
  'standsInDoor',
] as const;

/** A door's stile with its casing is as wide at most. Inches. */
const STILE_IN = 14;

const USUAL = { wide: 36, window: 44, door: 80, head: 81 } as const;

/** The evidence of one rectangle. `bright`: the brightness that a thirtieth of the photo exceeds. */
export function evidenceOf(
  wall: WallPicture,
  { left, right, bottom, top }: Rectangle,
  bright: number,
): readonly number[] {
  const { onUpright, onLevel, look } = wall;
  const toFloor = bottom === 0;
  const from = fromOf(bottom);
  const [wide, high] = [right - left, top - bottom];
  const [coverLeft, coverRight] = [onUpright(left, from, top), onUpright(right, from, top)];
  const frame = (out: number) => [
    onUpright(left - out, from, top),
    onUpright(right + out, from, top),
    onLevel(top + out, left, right),
  ];
  const outside = [2, 3, 4, 5, 6].map(frame);
  const inside = [-2, -3, -4, -5].map(frame);
  const part = (low: number, up: number) =>
    look(left + 0.08 * wide, right - 0.08 * wide, bottom + low * high, bottom + up * high);
  const [all, upper, lower] = [part(0.08, 0.92), part(0.55, 0.92), part(0.08, 0.45)];
  const beside = [look(left - 16, left - 6, from, top), look(right + 6, right + 16, from, top)] as const;
  const around = [...beside, look(left, right, top + 5, top + 12)].filter(({ shown }) => shown > 0.3);
  const mean = (of: (look: PatchStatistics) => number) =>
    around.length > 0 ? average(around.map(of)) : of(all);
  const below = toFloor ? undefined : look(left, right, bottom - 14, bottom - 5);
  const ring = mean((one) => one.mean);
  const across = (line: (off: number) => number) => Math.max(...[-3, -2, -1, 0, 1, 2, 3].map(line));
  const [middle, half] = [(left + right) / 2, (bottom + top) / 2];
  const [pixelsAcross, pixelsUp] = wall.scaleAt(middle, half);
  return [
    toFloor ? 1 : 0,
    coverLeft,
    coverRight,
    onLevel(top, left, right),
    toFloor ? 0 : onLevel(bottom, left, right),
    Math.min(coverLeft, coverRight),
    Math.max(...outside.map(average)),
    Math.max(...outside.map((three) => Math.min(...three))),
    Math.max(...inside.map(average)),
    (all.mean - ring) / 64,
    (upper.mean - ring) / 64,
    (lower.mean - ring) / 64,
    all.mean / 255,
    all.mean / bright,
    ring / bright,
    all.spread / 64,
    all.texture / 16,
    mean((one) => one.spread) / 64,
    mean((one) => one.texture) / 16,
    Math.log(wide / USUAL.wide),
    Math.log(high / (toFloor ? USUAL.door : USUAL.window)),
    (top - USUAL.head) / 8,
    bottom / 40,
    Math.log(high / wide),
    all.shown,
    (wall.height - top) / 12,
    across((off) => onLevel(half + off, left + 2, right - 2)),
    across((off) => onUpright(middle + off, bottom + 2, top - 2)),
    Math.log(Math.max(1, wide * pixelsAcross)),
    Math.log(Math.max(1, high * pixelsUp)),
    (onUpright(left, top + 1, top + 9) + onUpright(right, top + 1, top + 9)) / 2,
    toFloor ? 0 : (onUpright(left, bottom - 9, bottom - 1) + onUpright(right, bottom - 9, bottom - 1)) / 2,
    (onLevel(top, left - 12, left - 1) + onLevel(top, right + 1, right + 12)) / 2,
    toFloor ? 0 : (onLevel(bottom, left - 12, left - 1) + onLevel(bottom, right + 1, right + 12)) / 2,
    below && below.shown > 0.3 ? (all.mean - below.mean) / 64 : 0,
    (below?.spread ?? 0) / 64,
    Math.abs(beside[0].mean - beside[1].mean) / 64,
    wall.wall === 'back' ? 1 : 0,
    toFloor ? 0 : standsInDoor(wall, left, right, bottom),
  ];
}

/** Share of the way down to the floor that straight edges cover on both sides of what stands above it. */
function standsInDoor({ onUpright }: WallPicture, left: number, right: number, bottom: number): number {
  if (bottom < THRESHOLD_IN) return 0;
  const down = (at: number, outwards: number) => {
    let most = 0;
    for (let off = 0; off <= STILE_IN; off++)
      most = Math.max(most, onUpright(at + outwards * off, 2, bottom));
    return most;
  };
  return Math.min(down(left, -1), down(right, 1));
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
