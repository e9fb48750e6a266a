/** Exposure, white balance and bloom, measured on the linear picture. */

import type { Color } from './levels.js';

/**
 * How much of the light's tint the picture loses: 0 none, 1 all. Of light that white things show it can lose more: of the sky's all, since
 * white that is blue looks like a mistake, of the sun's and the lamps' most.
 */
const BALANCE = 0.65;
const BALANCE_OF_WHITE = { cool: 1, warm: 0.75 } as const;
/**
 * What is painted white: so light at least (its least channel, linear), and no more colored (the difference of its channels, as
 * a share of the most). Share of the pixels that must show such things.
 */
const WHITE = { least: 0.45, tint: 0.1, share: 0.02 } as const;

/** How many times lighter than the middle tone a lit wall may be. */
const LIGHT_WALL = 3;

/**
 * The tone that a black room would be brought to, and by how much a whiter room is lighter at most: its whites keep their shadows. Where a
 * picture follows a photo it begins darker, where the tone curve is still straight.
 */
const KEYS = { ofRoom: [0.33, 0.5], ofPhoto: [0.27, 0.43] } as const;

interface Exposure {
  /** Factors for red, green and blue. */
  readonly gains: readonly [number, number, number];
  /** Their mean, by the light. */
  readonly exposure: number;
}

/**
 * Gains from every eighth pixel. The key tone is brought to a value that follows how light the room's surfaces
 * are, as a meter that reads the light rather than the wall would have it: a white room is to look white, a
 * dark one dark. Most of the light's tint is taken away, as the eye does: of the light on what is white, since colored floors and
 * walls throw more of theirs on each other than on it. `albedos` has four floats a pixel as `picture` has; `light` is its mean.
 */
export function measure(
  picture: Float32Array,
  light: Color,
  albedos: Float32Array,
  followsPhoto = false,
): Exposure {
  const albedo = meanColor(albedos);
  const values = new Float32Array(Math.ceil(picture.length / 32));
  for (let i = 0; i < values.length; i++) {
    const o = i * 32;
    values[i] = picture[o]! * 0.2126 + picture[o + 1]! * 0.7152 + picture[o + 2]! * 0.0722;
  }
  values.sort();
  const at = (share: number): number => values[Math.floor(share * (values.length - 1))] ?? 0;
  // Between the middle tone and the light ones, so that neither a dark floor nor a window decides alone.
  // Where windows fill much of the picture, they count as no more than a light wall would.
  const middle = Math.max(1e-6, at(0.5));
  const tone = Math.sqrt(middle * Math.min(Math.max(1e-6, at(0.85)), LIGHT_WALL * middle));
  const paleness = albedo[0] * 0.2126 + albedo[1] * 0.7152 + albedo[2] * 0.0722;
  const [least, most] = followsPhoto ? KEYS.ofPhoto : KEYS.ofRoom;
  const key = least + Math.min(most, paleness);
  const held = followsPhoto ? 1 : lessForLights(picture, albedos, key / tone, paleness);
  const exposure = Math.min(60, Math.max(0.02, (key / tone) * held));
  const white = lightOnWhite(picture, albedos);
  const ofWhite = white && (white[2] > white[0] ? BALANCE_OF_WHITE.cool : BALANCE_OF_WHITE.warm);
  const [tinted, share] = white ? [white, ofWhite!] : [light, BALANCE];
  const mean = (tinted[0] + tinted[1] + tinted[2]) / 3 || 1;
  const balance = tinted.map((v) => Math.min(1.6, Math.max(0.62, (mean / Math.max(v, 1e-4)) ** share)));
  const level =
    (balance[0]! * light[0] + balance[1]! * light[1] + balance[2]! * light[2]) /
      (light[0] + light[1] + light[2]) || 1;
  const gains = balance.map((b) => (b / level) * exposure) as unknown as [number, number, number];
  return { gains, exposure };
}

/**
 * A photographer exposes for the lights: no more than this share of the room is to be lighter than such a tone (a white wall has about
 * 1), in a dark room and in a pale one. So black walls do not make a pale rug burn out: both may be darker by a factor of `least`, a pale
 * room hardly, whose white walls would be grey for the sake of a patch of sun.
 */
const LIGHTS = { share: 0.05, tones: [1.1, 2], paleness: [0.2, 0.4], least: [0.62, 0.92] } as const;

/** The factor of an exposure with which the lights in a room keep their drawing: 1 where they do. */
function lessForLights(
  picture: Float32Array,
  albedos: Float32Array,
  exposure: number,
  paleness: number,
): number {
  const tones: number[] = [];
  for (let o = 0; o < picture.length; o += 32)
    // Lamps and what lies outside send nothing back.
    if (albedos[o + 1]! > 0)
      tones.push(picture[o]! * 0.2126 + picture[o + 1]! * 0.7152 + picture[o + 2]! * 0.0722);
  if (tones.length === 0) return 1;
  tones.sort((a, b) => a - b);
  const light = exposure * tones[Math.floor((1 - LIGHTS.share) * (tones.length - 1))]!;
  const [dark, pale] = LIGHTS.paleness;
  const by = Math.max(0, Math.min(1, (paleness - dark) / (pale - dark)));
  const most = LIGHTS.tones[0] + (LIGHTS.tones[1] - LIGHTS.tones[0]) * by;
  const least = LIGHTS.least[0] + (LIGHTS.least[1] - LIGHTS.least[0]) * by;
  return Math.max(least, Math.min(1, most / light));
}

/** The light on what is painted white, beside its green: the middle of every eighth pixel; nothing where hardly anything is. */
function lightOnWhite(picture: Float32Array, albedos: Float32Array): Color | undefined {
  const [red, blue]: [number[], number[]] = [[], []];
  for (let o = 0; o < albedos.length; o += 32) {
    const [r, g, b] = [albedos[o]!, albedos[o + 1]!, albedos[o + 2]!];
    const most = Math.max(r, g, b);
    const least = Math.min(r, g, b);
    const green = picture[o + 1]! / g;
    if (least < WHITE.least || most - least > WHITE.tint * most || !(green > 0)) continue;
    red.push(picture[o]! / r / green);
    blue.push(picture[o + 2]! / b / green);
  }
  if (red.length < WHITE.share * (albedos.length / 32)) return undefined;
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
  return [middle(red), 1, middle(blue)];
}

/** So much of a picture may be darker than its black point. */
const DARKEST = 0.008;
/** The tone, 0 to 1, that the darkest part keeps: a print has no holes. */
const INK = 0.03;
/** At most so dark a tone becomes black: a room of pale things has no black in it. */
const MOST_BLACK = 0.22;

/**
 * The tone, 0 to 1, that is to become black in a developed picture (sRGB, 3 bytes a pixel). Light that goes to and fro
 * between pale walls leaves no deep shadow; a photographer takes that haze away in the print.
 */
export function blackPoint(rgb: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < rgb.length; i += 3)
    counts[Math.round(rgb[i]! * 0.2126 + rgb[i + 1]! * 0.7152 + rgb[i + 2]! * 0.0722)]!++;
  const darkest = (DARKEST * rgb.length) / 3;
  let tone = 0;
  for (let seen = counts[0]!; tone < 255 && seen < darkest; seen += counts[tone]!) tone++;
  return Math.min(MOST_BLACK, Math.max(0, tone / 255 - INK));
}

/** Mean of a buffer of four floats a pixel, pixels that are black left out. */
export function meanColor(buffer: Float32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < buffer.length; i += 32) {
    sum[0] += buffer[i]!;
    sum[1] += buffer[i + 1]!;
    sum[2] += buffer[i + 2]!;
  }
  const k = 32 / Math.max(1, buffer.length);
  return [sum[0] * k, sum[1] * k, sum[2] * k];
}

/** Of light that a picture is multiplied with `gain` for: lamps are no lighter than this in its bloom, a white wall has about 1. */
const MOST_BLOOM = 8;
/** So light a lamp or a window counts among what lies about a pixel: what stands beside it is shown no darker for it. */
const LAMP_BESIDE = 0.7;

/**
 * A quarter-size, widely blurred copy of the picture, four floats a pixel: its bloom, and how light the room is there, in which lamps
 * and what lies outside count for little. `gain` is what the picture will be multiplied with; `albedos` are black where it shows these.
 */
export function bloomOf(
  picture: Float32Array,
  albedos: Float32Array,
  width: number,
  height: number,
  gain: number,
): { readonly data: Float32Array; readonly width: number; readonly height: number } {
  const [most, mostBeside] = [MOST_BLOOM / gain, LAMP_BESIDE / gain];
  const w = Math.ceil(width / 4);
  const h = Math.ceil(height / 4);
  const data = new Float32Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const o = (y * w + x) * 4;
      let n = 0;
      for (let j = y * 4; j < Math.min(height, y * 4 + 4); j++) {
        for (let i = x * 4; i < Math.min(width, x * 4 + 4); i++) {
          const p = (j * width + i) * 4;
          const [r, g, b] = [picture[p]!, picture[p + 1]!, picture[p + 2]!];
          data[o]! += Math.min(most, r);
          data[o + 1]! += Math.min(most, g);
          data[o + 2]! += Math.min(most, b);
          const light = r * 0.2126 + g * 0.7152 + b * 0.0722;
          const sendsBack = albedos[p]! > 0 || albedos[p + 1]! > 0 || albedos[p + 2]! > 0;
          data[o + 3]! += Math.min(sendsBack ? most : mostBeside, light);
          n++;
        }
      }
      for (let c = 0; c < 4; c++) data[o + c]! /= n;
    }
  }
  // Three box blurs each way come close to a Gaussian.
  const radius = Math.max(2, Math.round(w / 48));
  const across = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(data, across, w, h, radius, 4, w * 4);
    boxBlur(across, data, h, w, radius, w * 4, 4);
  }
  return { data, width: w, height: h };
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  line: number,
): void {
  const k = 1 / (2 * radius + 1);
  for (let l = 0; l < lines; l++) {
    for (let c = 0; c < 4; c++) {
      const base = l * line + c;
      const at = (i: number): number => from[base + Math.min(length - 1, Math.max(0, i)) * step]!;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        to[base + i * step] = sum * k;
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
  }
}

/** Width and height of the bins whose logarithms are averaged. */
const BIN = 16;
/** A bin darker than this says nothing. */
const DARK = 1e-8;
const MIDDLE_GREY = 0.18;

/**
 * What a linear picture of four floats a pixel is multiplied with for its logarithmic mean to be middle grey, as Open
 * Image Denoise was trained (`autoexposure`).
 */
export function middleExposure(picture: Float32Array, width: number, height: number): number {
  const across = Math.ceil(width / BIN);
  const sums = new Float64Array(across);
  let logs = 0;
  let bins = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      sums[Math.floor(x / BIN)]! +=
        picture[o]! * 0.2126 + picture[o + 1]! * 0.7152 + picture[o + 2]! * 0.0722;
    }
    if (y % BIN !== BIN - 1 && y !== height - 1) continue;
    const rows = (y % BIN) + 1;
    for (let i = 0; i < across; i++) {
      const mean = sums[i]! / (rows * Math.min(BIN, width - i * BIN));
      if (mean > DARK) {
        logs += Math.log2(mean);
        bins++;
      }
      sums[i] = 0;
    }
  }
  return bins > 0 ? MIDDLE_GREY / 2 ** (logs / bins) : 1;
}
