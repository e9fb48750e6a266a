/** How bright and how warm a photo is, taken over by the picture that is seen through its camera. */

import { byChannel, type Color, LINEAR, lightness, valueAt } from './levels.js';

/** A photo made small: sRGB, 3 bytes a pixel, rows from the top. */
export interface SmallPhoto {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** The light that falls on the walls that it shows, where their paint could be read: see `PhotoColors`. */
  readonly onWalls?: number | undefined;
}

/** A picture, and the normals of what each pixel shows (4 floats a pixel: x, y, z, depth). */
export interface SeenNormals extends SmallPhoto {
  readonly normals: Float32Array;
}

/** The same with what each pixel's surface throws back of each color (4 floats a pixel, 0 to 1). */
interface SeenSurfaces extends SeenNormals {
  readonly albedos: Float32Array;
}

/** The picture follows the photo by so many stops at most, and its red and blue by so much of themselves. */
const MOST_STOPS = 1;
const MOST_TINT = 0.3;
/** A ceiling looks down: its normal's z is below this. */
const DOWN = -0.9;
/** Share of the picture that must show ceiling: of less nothing can be told. */
const FEWEST = 0.004;
/** Beyond this depth there is only sky. */
const SKY = 59;
/** What stands upright has a normal whose z lies within this. Darker surfaces than that tell no light. */
const UPRIGHT = 0.1;
const LEAST_ALBEDO = 0.15;
/** Paint is read, and light falls on walls, so surely, in stops. */
const WALLS_UNSURE = 0.35;
/** Only every so many pixels are looked at. */
const STEP = 3;

/** Beams are so many times darker than the paint between them, and cover no more than three quarters of a ceiling. */
const BEAMS = { darker: 3, from: 0.25, paint: 0.75 } as const;

/**
 * The light of a ceiling's paint, by channel: the middle of its pixels, or what lies between its beams where it has them, which
 * its green tells.
 */
export function ceilingPaint(channels: readonly (readonly number[])[]): Color {
  const sorted = channels.map((lights) => Float64Array.from(lights).sort());
  const at = (share: number, c: number): number => sorted[c]![Math.floor(share * sorted[c]!.length)] ?? 0;
  const share = at(BEAMS.paint, 1) > BEAMS.darker * at(BEAMS.from, 1) ? BEAMS.paint : 0.5;
  return byChannel((c) => at(share, c));
}

/** Each channel of the paint, in linear light, over the pixels that show ceiling; nothing where too few do. */
function ceilings(
  picture: SeenNormals,
  photo: SmallPhoto,
): { readonly of: Color; readonly was: Color } | undefined {
  const own: [number[], number[], number[]] = [[], [], []];
  const photos: [number[], number[], number[]] = [[], [], []];
  const { width, height, normals } = picture;
  let looked = 0;
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      looked++;
      const i = y * width + x;
      if (normals[i * 4 + 2]! > DOWN || normals[i * 4 + 3]! > SKY) continue;
      const px = Math.floor(((x + 0.5) / width) * photo.width);
      const py = Math.floor(((y + 0.5) / height) * photo.height);
      for (const c of [0, 1, 2] as const) {
        own[c].push(LINEAR[picture.rgb[i * 3 + c]!]!);
        photos[c].push(LINEAR[photo.rgb[(py * photo.width + px) * 3 + c]!]!);
      }
    }
  if (own[0].length < FEWEST * looked) return undefined;
  const paint = (channels: readonly number[][]): Color => {
    const light = ceilingPaint(channels);
    return byChannel((c) => Math.max(0.002, light[c]));
  };
  return { of: paint(own), was: paint(photos) };
}

/** The light that falls on what stands upright in a picture, 0 to 1: its middle; nothing where hardly anything does. */
function lightOnWalls({ width, height, rgb, normals, albedos }: SeenSurfaces): number | undefined {
  const lights: number[] = [];
  let looked = 0;
  for (let i = 0; i < width * height; i += STEP * STEP) {
    looked++;
    if (Math.abs(normals[i * 4 + 2]!) > UPRIGHT || normals[i * 4 + 3]! > SKY) continue;
    const albedo = lightness([albedos[i * 4]!, albedos[i * 4 + 1]!, albedos[i * 4 + 2]!]);
    if (albedo < LEAST_ALBEDO) continue;
    lights.push(lightness(byChannel((c) => LINEAR[rgb[i * 3 + c]!]!)) / albedo);
  }
  return lights.length < FEWEST * looked ? undefined : Math.max(0.002, valueAt(lights, 0.5));
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Factors for red, green and blue by which the picture's light should change so that its ceiling, the surface that most
 * remodels leave white, is as bright and as warm as the photo's: within a stop, and three tenths in red and in blue. Where the
 * light on the walls says more than that ceiling shows, the ceiling was darker than white, and the walls tell it. 1 where
 * no ceiling is in the picture. `before` are factors that the picture already has; the answer holds them within bounds.
 */
export function followPhoto(picture: SeenSurfaces, photo: SmallPhoto, before: Color = [1, 1, 1]): Color {
  const seen = ceilings(picture, photo);
  if (!seen) return before;
  const { of, was } = seen;
  const byCeiling = Math.log2((before[1] * lightness(was)) / lightness(of));
  const onWalls = photo.onWalls === undefined ? undefined : lightOnWalls(picture);
  const byWalls = onWalls === undefined ? byCeiling : Math.log2((before[1] * photo.onWalls!) / onWalls);
  const stops = within(Math.max(byCeiling, byWalls - WALLS_UNSURE), -MOST_STOPS, MOST_STOPS);
  const tint = (c: 0 | 2): number =>
    within(((before[c] / before[1]) * (was[c] / was[1])) / (of[c] / of[1]), 1 - MOST_TINT, 1 + MOST_TINT);
  const by = 2 ** stops;
  return [by * tint(0), by, by * tint(2)];
}
