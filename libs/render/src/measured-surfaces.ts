/** The colors of walls and floor in a photo that was measured, read where they are. */
import type { Room } from '@plumbline/concept';
import type { PhotoView } from './camera/photo-view.js';
import { PART, type ShellSeen, shellSeen } from './camera/shell-seen.js';
import {
  apart,
  byChannel,
  type Color,
  LINEAR,
  levelsOf,
  lightness,
  MOST_GAIN,
  saturation,
  valueAt,
} from './levels.js';
import { ceilingPaint } from './photo-light.js';

/** Light reflectance of white paint. */
const WHITE_PAINT = 0.8;
/**
 * Of the ceiling's tint, in linear light, what the floor throws up to it and not to the walls: the power of a channel's ratio, and the
 * factor that not even a floor of orange wood throws. More than that is the light's own.
 */
const BOUNCED = 0.5;
const MOST_BOUNCED = 1.2;
/**
 * Light reflectance of the paint that most rooms have, and the factor by which the light on walls differs from that on the
 * ceiling, unknown to us: within it, the usual is believed as much as what is read.
 */
const USUAL_PAINT = 0.6;
const UNSURE = 1.3;
/** Darker than this share of full light, a channel tells no tint. */
const LEAST_LIGHT = 0.01;
/** Between these inches, above the floor and below the ceiling, a wall is mostly bare: over furniture, under a crown molding. */
export const BARE = { from: 66, under: 8 } as const;
/** Orange as wood is, by hue in degrees and saturation: what stands before a wall, not its paint. */
const WOOD = { from: 12, to: 42, saturation: 0.33 } as const;
/** Paint this strong (saturation) is rarer than cloth, tiles and pictures before a wall: a pixel of it counts for less. */
const STRONG = { from: 0.28, to: 0.5, counts: 0.4 } as const;
/** Levels by which one wall's paint differs from place to place, and a floor from board to board and tile to tile. */
const SAME = { paint: 28, floor: 44 } as const;
/** Share of a photo that a ceiling, bare walls or a floor must fill to be believed. */
const LEAST_SEEN = 0.01;
/** So many points of a floor are compared with each other. */
const FLOOR_POINTS = 900;
/** Share of the points on the floor's plane that must be alike: else furniture and rugs hide the floor. */
const LEAST_OF_FLOOR = 0.4;
/** Floors are hardly ever as light as beds and sofas (levels, in white light): a point of such a color counts for less. */
const LIGHT_FLOOR = { from: 195, to: 215, counts: 0.4 } as const;

/** A room that was measured in a photo, and the photo's camera. */
export interface SeenRoom {
  readonly room: Pick<Room, 'shell' | 'openings'>;
  readonly view: PhotoView;
}

interface MeasuredSurfaces {
  /**
   * The walls' paint as white paint would be white, their light as a share of the ceiling's, and the light that falls on them:
   * what the photo shows of it, 0 to 1, divided by what the paint throws back.
   */
  readonly walls?: { readonly paint: Color; readonly ofCeiling: Color; readonly lightOn: number };
  readonly floor?: { readonly color: Color; readonly ofCeiling: Color };
}

/**
 * The colors (levels of sRGB) of walls and floor in a square photo of `size` by `size` pixels, 3 bytes each, in the light
 * under which its ceiling is white. Without what too little shows of; nothing where the ceiling is hardly seen.
 */
export function measuredSurfaces(data: Uint8Array, { room, view }: SeenRoom, size: number): MeasuredSurfaces {
  const seen = shellSeen(room, view, [size, size]);
  const isBareWall = bareWall(seen, room.shell.ceiling.heightIn);
  const pixelsOf = (is: (pixel: number) => boolean): number[] => [...seen.part.keys()].filter(is);
  const lightAt = (i: number): Color => byChannel((c) => LINEAR[data[i * 3 + c]!]!);
  const lightsOf = (is: (pixel: number) => boolean): Color[] => pixelsOf(is).map(lightAt);
  const ceiling = lightsOf((i) => seen.part[i] === PART.ceiling);
  const least = LEAST_SEEN * seen.part.length;
  if (ceiling.length < least) return {};
  const white = paintOf(ceiling);
  const tint = white.map((value) => lightness(white) / value).map((ratio) => ratio / bounced(ratio));
  const inWhiteLight = (color: Color): Color => byChannel((c) => color[c] * tint[c]!);
  const bare = pixelsOf(isBareWall);
  const walls = bare.map(lightAt);
  const lit = [...ceiling, ...walls].map((color) => lightness(inWhiteLight(color)));
  const gain = Math.min(MOST_GAIN ** 2.2, WHITE_PAINT / Math.max(LEAST_LIGHT, valueAt(lit, 0.97)));
  const shown = (color: Color): Shown => {
    const neutral = inWhiteLight(color);
    return { levels: levelsOf(byChannel((c) => gain * neutral[c])), light: color };
  };
  const counts = worthOfColumns(bare.map((i) => i % size));
  const paint = mostAlike(
    walls
      .map((light, i) => ({ ...shown(light), counts: counts[i]! }))
      .filter(({ levels }) => !isWood(levels)),
    SAME.paint,
    asPaint,
  );
  const onFloor = lightsOf((i) => seen.part[i] === PART.floor);
  const some = onFloor.filter((_, i) => i % Math.ceil(onFloor.length / FLOOR_POINTS) === 0).map(shown);
  const floor = mostAlike(some, SAME.floor, asFloor);
  const ofCeiling = (shown: readonly Shown[]): Color => {
    const mean = meanOf(shown.map(({ light }) => light));
    return byChannel((c) => mean[c] / white[c]);
  };
  const coat = towardsUsual(meanOf(paint.map(({ levels }) => levels)));
  const throwsBack = lightness(byChannel((c) => LINEAR[Math.round(coat[c])]!));
  return {
    ...(paint.length >= least && {
      walls: {
        paint: coat,
        ofCeiling: ofCeiling(paint),
        lightOn: lightness(meanOf(paint.map(({ light }) => light))) / Math.max(LEAST_LIGHT, throwsBack),
      },
    }),
    ...(onFloor.length >= least &&
      floor.length >= LEAST_OF_FLOOR * some.length && {
        floor: { color: meanOf(floor.map(({ levels }) => levels)), ofCeiling: ofCeiling(floor) },
      }),
  };
}

/** What a floor throws up, of what a channel of the ceiling's light lacks of white. */
const bounced = (ratio: number): number =>
  Math.min(MOST_BOUNCED, Math.max(1 / MOST_BOUNCED, ratio ** BOUNCED));

/** A pixel's levels in white light, and its own linear light. */
interface Shown {
  readonly levels: Color;
  readonly light: Color;
  /** How much it counts beside others; 1 where that is not said. */
  readonly counts?: number;
}

/** Columns of the photo with fewer pixels of bare wall count for less than one. */
const FULL_COLUMN = 6;

/**
 * Each column of a photo that shows bare wall counts as much as another: paint goes around a room, while a curtain that hangs
 * from the ceiling is high and narrow. By the column of each pixel.
 */
function worthOfColumns(columns: readonly number[]): readonly number[] {
  const held = new Map<number, number>();
  for (const column of columns) held.set(column, (held.get(column) ?? 0) + 1);
  return columns.map((column) => 1 / Math.max(FULL_COLUMN, held.get(column)!));
}

const bareWall =
  ({ part, up }: ShellSeen, highIn: number) =>
  (pixel: number): boolean =>
    part[pixel] === PART.wall && up[pixel]! > BARE.from && up[pixel]! < highIn - BARE.under;

/** Each channel of a ceiling's paint. */
const paintOf = (lights: readonly Color[]): Color => {
  const paint = ceilingPaint([0, 1, 2].map((c) => lights.map((p) => p[c]!)));
  return byChannel((c) => Math.max(LEAST_LIGHT, paint[c]));
};

const meanOf = (colors: readonly Color[]): Color =>
  byChannel((c) => colors.reduce((sum, color) => sum + color[c], 0) / colors.length);

/** The pixels no farther than so many levels from one of them that are worth most: as many, times what that one is worth. */
function mostAlike(
  pixels: readonly Shown[],
  levels: number,
  worthOf: (color: Color) => number = () => 1,
): readonly Shown[] {
  let best: { readonly alike: readonly Shown[]; readonly worth: number } = { alike: [], worth: 0 };
  for (const one of pixels) {
    const alike = pixels.filter((other) => apart(one.levels, other.levels) < levels);
    const worth = alike.reduce((sum, { counts = 1 }) => sum + counts, 0) * worthOf(one.levels);
    if (worth > best.worth) best = { alike, worth };
  }
  return best.alike;
}

/** What a pixel counts for as paint. */
const asPaint = (color: Color): number => lessBeyond(STRONG, saturation(color));

/** What a point on the floor's plane counts for as floor. */
const asFloor = (color: Color): number => lessBeyond(LIGHT_FLOOR, lightness(color));

/** 1 up to `from`, and what it `counts` from `to` on. */
function lessBeyond(
  { from, to, counts }: Readonly<Record<'from' | 'to' | 'counts', number>>,
  value: number,
): number {
  return 1 - (1 - counts) * Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Paint as it is read, drawn towards the lightness of the paint that most rooms have. */
function towardsUsual(read: Color): Color {
  const light = byChannel((c) => LINEAR[Math.round(read[c])]!);
  const usual = Math.sqrt(USUAL_PAINT / Math.max(LEAST_LIGHT, lightness(light)));
  const by = Math.min(UNSURE, Math.max(1 / UNSURE, usual));
  return levelsOf(byChannel((c) => light[c] * by));
}

function isWood(color: Color): boolean {
  const [r, g, b] = color;
  const hue = (60 * (g - b)) / Math.max(1, r - b);
  return r > g && g > b && hue > WOOD.from && hue < WOOD.to && saturation(color) > WOOD.saturation;
}
