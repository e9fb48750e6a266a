import type { Concept, Room } from '@plumbline/concept';
import { surfacesLeftOpen } from '@plumbline/room';
import type { PhotoColors, PhotoSurface } from '@plumbline/scene';
import sharp from 'sharp';
import type { PhotoView } from './camera/photo-view.js';
import { PART, shellSeen } from './camera/shell-seen.js';
import { LINEAR, toSrgb } from './photo-light.js';

const SIZE = 96;
/** A photo whose light places are darker than this was taken in poor light, up to a factor. */
const WELL_LIT = 200;
const MOST_GAIN = 1.5;
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
/** Levels by which one wall's paint differs from place to place. */
const SAME_PAINT = 28;
/** Share of a photo that a ceiling, or bare walls, must fill to be believed. */
const LEAST_SEEN = 0.01;

type Color = [number, number, number];

interface Cluster {
  readonly color: [number, number, number];
  weight: number;
}

/** A room that was measured in a photo, and the photo's camera. */
export interface SeenRoom {
  readonly room: Pick<Room, 'shell' | 'openings'>;
  readonly view: PhotoView;
}

/**
 * A photo's wall colour (dominant in the upper two thirds), floor colour (dominant in the lowest quarter),
 * accent (its most saturated colour that covers at least one part in a hundred) and the tint of its light.
 * Where the photo was measured, its walls are looked at where they are, in the light under which its ceiling is white: the
 * picture follows the photo's exposure and tint anyway, and would else have them twice.
 * Rejects where the image cannot be decoded.
 */
export async function photoColors(image: Buffer, seen?: SeenRoom): Promise<PhotoColors> {
  const { data } = await sharp(image)
    .rotate()
    .resize(SIZE, SIZE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gain = exposureGain(data);
  const pixels = (from: number, to: number): [number, number, number][] => {
    const out: [number, number, number][] = [];
    for (let y = Math.floor(from * SIZE); y < Math.floor(to * SIZE); y++)
      for (let x = 0; x < SIZE; x++) {
        const o = (y * SIZE + x) * 3;
        out.push([0, 1, 2].map((c) => Math.min(255, data[o + c]! * gain)) as [number, number, number]);
      }
    return out;
  };
  const measured = seen && measuredWall(data, seen);
  const wall = dominant(pixels(0.08, 0.66).filter((p) => lightness(p) > 60 && lightness(p) < 252));
  const floor = dominant(pixels(0.75, 1));
  const all = clusters(pixels(0, 1));
  const total = all.reduce((sum, c) => sum + c.weight, 0);
  const vivid = all
    .filter((c) => c.weight / total > 0.01 && lightness(c.color) > 35)
    .filter((c) => apart(c.color, wall) > 40 && apart(c.color, floor) > 40)
    .sort((a, b) => saturation(b.color) * Math.sqrt(b.weight) - saturation(a.color) * Math.sqrt(a.weight))[0];
  return {
    wall: hex(measured?.paint ?? wall),
    floor: hex(floor),
    accent: hex(vivid?.color ?? wall),
    light: tint(pixels(0, 1)),
    ...(measured && { wallOfCeiling: measured.ofCeiling }),
  };
}

/** The surfaces for which the brief names neither material nor colour, and which may therefore take the photo's. */
export const silentSurfaces = ({ wishes, room }: Pick<Concept, 'wishes' | 'room'>): PhotoSurface[] =>
  surfacesLeftOpen(wishes, room.finishes);

/**
 * The color of measured walls, as white paint would be white, and their light as a share of the ceiling's; nothing where
 * too little of ceiling or bare wall shows.
 */
function measuredWall(
  data: Uint8Array,
  { room, view }: SeenRoom,
): { readonly paint: Color; readonly ofCeiling: Color } | undefined {
  const { part, up } = shellSeen(room, view, [SIZE, SIZE]);
  const high = room.shell.ceiling.heightIn;
  const lightsOf = (is: (pixel: number) => boolean): Color[] =>
    [...part.keys()].filter(is).map((i) => [0, 1, 2].map((c) => LINEAR[data[i * 3 + c]!]!) as Color);
  const ceiling = lightsOf((i) => part[i] === PART.ceiling);
  const walls = lightsOf((i) => part[i] === PART.wall && up[i]! > BARE.from && up[i]! < high - BARE.under);
  if (Math.min(ceiling.length, walls.length) < LEAST_SEEN * part.length) return undefined;
  const white = [0, 1, 2].map((c) =>
    Math.max(
      LEAST_LIGHT,
      valueAt(
        ceiling.map((p) => p[c]!),
        0.5,
      ),
    ),
  ) as Color;
  const tint = white.map((value) => (lightness(white) / value) ** (1 - BOUNCED));
  const inWhiteLight = (color: Color): Color => color.map((value, c) => value * tint[c]!) as Color;
  const lit = [...ceiling, ...walls].map((color) => lightness(inWhiteLight(color)));
  const gain = Math.min(MOST_GAIN ** 2.2, WHITE_PAINT / Math.max(LEAST_LIGHT, valueAt(lit, 0.97)));
  const painted = walls.map((color) => inWhiteLight(color).map((value) => gain * value) as Color);
  const levels = painted
    .map((color, i) => ({ color: levelsOf(color), asSeen: walls[i]! }))
    .filter(({ color }) => !isWood(color));
  const like = ({ color }: (typeof levels)[number]) =>
    levels.filter((other) => apart(color, other.color) < SAME_PAINT);
  const most = levels.map(like).reduce((best, one) => (one.length > best.length ? one : best), []);
  if (most.length < LEAST_SEEN * part.length) return undefined;
  const meanOf = (colors: readonly Color[]): Color =>
    [0, 1, 2].map((c) => colors.reduce((sum, color) => sum + color[c]!, 0) / colors.length) as Color;
  const mean = meanOf(most.map(({ color }) => color));
  const asSeen = meanOf(most.map((one) => one.asSeen));
  const light = mean.map((level) => LINEAR[Math.round(level)]!) as Color;
  const usual = Math.sqrt(USUAL_PAINT / Math.max(LEAST_LIGHT, lightness(light)));
  const by = Math.min(UNSURE, Math.max(1 / UNSURE, usual));
  return {
    paint: levelsOf(light.map((value) => value * by) as Color),
    ofCeiling: asSeen.map((value, c) => value / white[c]!) as Color,
  };
}

/** Light of three channels as levels of sRGB. */
const levelsOf = (light: Color): Color => light.map((value) => Math.min(255, toSrgb(value))) as Color;

function isWood(color: Color): boolean {
  const [r, g, b] = color;
  const hue = (60 * (g - b)) / Math.max(1, r - b);
  return r > g && g > b && hue > WOOD.from && hue < WOOD.to && saturation(color) > WOOD.saturation;
}

/** The value below which a share of them lies. */
const valueAt = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** What brings a dim photo's light places to where a well lit one has them. */
function exposureGain(data: Uint8Array): number {
  const values: number[] = [];
  for (let o = 0; o < data.length; o += 3) values.push(lightness([data[o]!, data[o + 1]!, data[o + 2]!]));
  values.sort((a, b) => a - b);
  const light = values[Math.floor(values.length * 0.97)] ?? WELL_LIT;
  return Math.min(MOST_GAIN, Math.max(1, WELL_LIT / Math.max(1, light)));
}

/** Colour cells of 32 levels a channel, each with its mean colour. */
function clusters(pixels: readonly [number, number, number][]): Cluster[] {
  const cells = new Map<number, { sum: [number, number, number]; weight: number }>();
  for (const [r, g, b] of pixels) {
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const cell = cells.get(key) ?? { sum: [0, 0, 0], weight: 0 };
    cell.sum[0] += r;
    cell.sum[1] += g;
    cell.sum[2] += b;
    cell.weight++;
    cells.set(key, cell);
  }
  return [...cells.values()]
    .map(
      ({ sum, weight }): Cluster => ({ color: [sum[0] / weight, sum[1] / weight, sum[2] / weight], weight }),
    )
    .sort((a, b) => b.weight - a.weight);
}

function dominant(pixels: readonly [number, number, number][]): [number, number, number] {
  return clusters(pixels)[0]?.color ?? [200, 195, 188];
}

const lightness = ([r, g, b]: readonly [number, number, number]): number =>
  r * 0.2126 + g * 0.7152 + b * 0.0722;

function apart(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((v, i) => v - b[i]!));
}

function saturation([r, g, b]: readonly [number, number, number]): number {
  const most = Math.max(r, g, b);
  return most === 0 ? 0 : (most - Math.min(r, g, b)) / most;
}

/** Warm or cool by the nearly neutral light pixels: the light's own colour shows on white things. */
function tint(pixels: readonly [number, number, number][]): PhotoColors['light'] {
  const pale = pixels.filter((p) => lightness(p) > 140 && saturation(p) < 0.35);
  if (pale.length < 20) return 'neutral';
  const mean = (c: 0 | 2): number => pale.reduce((sum, p) => sum + p[c], 0) / pale.length;
  const ratio = mean(0) / Math.max(1, mean(2));
  return ratio > 1.1 ? 'warm' : ratio < 0.97 ? 'cool' : 'neutral';
}

function hex([r, g, b]: readonly [number, number, number]): string {
  return `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
}
