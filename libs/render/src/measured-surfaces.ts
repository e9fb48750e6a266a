/** The colors of walls and floor in a photo that was measured, read where they are. */
import type { Room } from '@plumbline/concept';
import type { PhotoView } from './camera/photo-view.js';
import { PART, type ShellSeen, shellSeen } from './camera/shell-seen.js';
import { apart, type Color, levelsOf, lightness, MOST_GAIN, saturation, valueAt } from './levels.js';
import { LINEAR } from './photo-light.js';

/** Light reflectance of white paint. */
const WHITE_PAINT = 0.8;
/** Of the ceiling's tint, in linear light, what the floor throws up to it and not to the walls. */
const BOUNCED = 0.5;
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
/** Levels by which one wall's paint differs from place to place, and a floor from board to board and tile to tile. */
const SAME = { paint: 28, floor: 44 } as const;
/** Share of a photo that a ceiling, bare walls or a floor must fill to be believed. */
const LEAST_SEEN = 0.01;
/** So many points of a floor are compared with each other. */
const FLOOR_POINTS = 900;
/** Share of the points on the floor's plane that must be alike: else furniture and rugs hide the floor. */
const MOST_OF_FLOOR = 0.4;

/** A room that was measured in a photo, and the photo's camera. */
export interface SeenRoom {
  readonly room: Pick<Room, 'shell' | 'openings'>;
  readonly view: PhotoView;
}

export interface MeasuredSurfaces {
  /** The walls' paint as white paint would be white, and their light as a share of the ceiling's. */
  readonly walls?: { readonly paint: Color; readonly ofCeiling: Color };
  readonly floor?: Color;
}

/**
 * The colors (levels of sRGB) of walls and floor in a square photo of `size` by `size` pixels, 3 bytes each, in the light
 * under which its ceiling is white. Without what too little shows of; nothing where the ceiling is hardly seen.
 */
export function measuredSurfaces(data: Uint8Array, { room, view }: SeenRoom, size: number): MeasuredSurfaces {
  const seen = shellSeen(room, view, [size, size]);
  const isBareWall = bareWall(seen, room.shell.ceiling.heightIn);
  const lightsOf = (is: (pixel: number) => boolean): Color[] =>
    [...seen.part.keys()].filter(is).map((i) => [0, 1, 2].map((c) => LINEAR[data[i * 3 + c]!]!) as Color);
  const ceiling = lightsOf((i) => seen.part[i] === PART.ceiling);
  const least = LEAST_SEEN * seen.part.length;
  if (ceiling.length < least) return {};
  const white = middleOf(ceiling);
  const tint = white.map((value) => (lightness(white) / value) ** (1 - BOUNCED));
  const inWhiteLight = (color: Color): Color => color.map((value, c) => value * tint[c]!) as Color;
  const walls = lightsOf(isBareWall);
  const lit = [...ceiling, ...walls].map((color) => lightness(inWhiteLight(color)));
  const gain = Math.min(MOST_GAIN ** 2.2, WHITE_PAINT / Math.max(LEAST_LIGHT, valueAt(lit, 0.97)));
  const shown = (color: Color): Shown => ({
    levels: levelsOf(inWhiteLight(color).map((value) => gain * value) as Color),
    light: color,
  });
  const paint = mostAlike(
    walls.map(shown).filter(({ levels }) => !isWood(levels)),
    SAME.paint,
  );
  const onFloor = lightsOf((i) => seen.part[i] === PART.floor);
  const some = onFloor.filter((_, i) => i % Math.ceil(onFloor.length / FLOOR_POINTS) === 0).map(shown);
  const floor = mostAlike(some, SAME.floor);
  return {
    ...(paint.length >= least && {
      walls: {
        paint: towardsUsual(meanOf(paint.map(({ levels }) => levels))),
        ofCeiling: meanOf(paint.map(({ light }) => light)).map((value, c) => value / white[c]!) as Color,
      },
    }),
    ...(onFloor.length >= least &&
      floor.length >= MOST_OF_FLOOR * some.length && {
        floor: meanOf(floor.map(({ levels }) => levels)),
      }),
  };
}

/** A pixel's levels in white light, and its own linear light. */
interface Shown {
  readonly levels: Color;
  readonly light: Color;
}

const bareWall =
  ({ part, up }: ShellSeen, highIn: number) =>
  (pixel: number): boolean =>
    part[pixel] === PART.wall && up[pixel]! > BARE.from && up[pixel]! < highIn - BARE.under;

/** The middle of each channel. */
const middleOf = (lights: readonly Color[]): Color =>
  [0, 1, 2].map((c) =>
    Math.max(
      LEAST_LIGHT,
      valueAt(
        lights.map((p) => p[c]!),
        0.5,
      ),
    ),
  ) as Color;

const meanOf = (colors: readonly Color[]): Color =>
  [0, 1, 2].map((c) => colors.reduce((sum, color) => sum + color[c]!, 0) / colors.length) as Color;

/** The most pixels that are no farther than so many levels from one of them. */
function mostAlike(pixels: readonly Shown[], levels: number): readonly Shown[] {
  const like = (one: Shown) => pixels.filter((other) => apart(one.levels, other.levels) < levels);
  return pixels.map(like).reduce((best, one) => (one.length > best.length ? one : best), []);
}

/** Paint as it is read, drawn towards the lightness of the paint that most rooms have. */
function towardsUsual(read: Color): Color {
  const light = read.map((level) => LINEAR[Math.round(level)]!) as Color;
  const usual = Math.sqrt(USUAL_PAINT / Math.max(LEAST_LIGHT, lightness(light)));
  const by = Math.min(UNSURE, Math.max(1 / UNSURE, usual));
  return levelsOf(light.map((value) => value * by) as Color);
}

function isWood(color: Color): boolean {
  const [r, g, b] = color;
  const hue = (60 * (g - b)) / Math.max(1, r - b);
  return r > g && g > b && hue > WOOD.from && hue < WOOD.to && saturation(color) > WOOD.saturation;
}
