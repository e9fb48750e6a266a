import { MESSAGES } from '@plumbline/contracts';
import sharp from 'sharp';
import { DIRECTIONS, findEdges, keepStraight } from './straight-lines.js';

export type PhotoCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'too-small' | 'too-dark' | 'not-a-room';
      /** For the homeowner, who may insist. */
      readonly sentence: string;
    };

/** Limits beyond which a photo is doubted. Generous: a room refused is worse than a portrait let through. */
const PHOTO_LIMITS = {
  /** Pixels of the shorter side. */
  shortSidePx: 300,
  /** Brightness (0–255) that 19 of 20 pixels stay under in a photo too dark to see anything in. */
  darkP95: 40,
  /** Standard deviation of brightness of a picture of nothing. */
  flatDeviation: 5,
  /** Share of pixels of one flat colour (a paper, a window of a program) that a photo does not reach. */
  flatShare: 0.3,
  /** Share of pixels on straight lines; walls, frames and furniture always have some. */
  lineShare: 0.002,
  /** Share of green and sky pixels that makes a landscape, if it has few upright lines. */
  outdoorShare: 0.6,
  /** Share of skin-coloured pixels in the middle that makes a face, if there are few lines. */
  skinShare: 0.7,
  /** Few lines, for the two above. */
  fewLines: 0.01,
} as const;

const WIDTH = 240;

interface Traits {
  readonly p95: number;
  readonly deviation: number;
  readonly flatShare: number;
  readonly lineShare: number;
  readonly uprightShare: number;
  readonly outdoorShare: number;
  readonly skinShare: number;
}

/** Whether a photo can start a picture of its room, before money is spent on it. Rejects where it cannot be decoded. */
export async function checkPhoto(photo: Buffer): Promise<PhotoCheck> {
  const { width, height } = await sharp(photo).metadata();
  if (Math.min(width, height) < PHOTO_LIMITS.shortSidePx) return doubted('too-small');
  const traits = await photoTraits(photo);
  if (traits.p95 < PHOTO_LIMITS.darkP95) return doubted('too-dark');
  return looksLikeARoom(traits) ? { ok: true } : doubted('not-a-room');
}

function doubted(reason: Exclude<PhotoCheck, { ok: true }>['reason']): PhotoCheck {
  return { ok: false, reason, sentence: MESSAGES.photo[reason] };
}

function looksLikeARoom(traits: Traits): boolean {
  const limits = PHOTO_LIMITS;
  if (traits.deviation < limits.flatDeviation) return false;
  if (traits.flatShare > limits.flatShare) return false;
  if (traits.lineShare < limits.lineShare) return false;
  if (traits.outdoorShare > limits.outdoorShare && traits.uprightShare < limits.fewLines) return false;
  return !(traits.skinShare > limits.skinShare && traits.lineShare < limits.fewLines);
}

/** What the limits are held against. */
async function photoTraits(photo: Buffer): Promise<Traits> {
  const { data, info } = await sharp(photo)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = width * height;
  const values = new Float32Array(pixels);
  const flat = new Map<number, number>();
  let outdoor = 0;
  let skin = 0;
  let middle = 0;
  for (let i = 0; i < pixels; i++) {
    const r = data[i * 3]!;
    const g = data[i * 3 + 1]!;
    const b = data[i * 3 + 2]!;
    values[i] = 0.299 * r + 0.587 * g + 0.114 * b;
    // Overexposed windows and black corners are flat in photos, too.
    if (i % width > 0 && sameColor(data, i) && values[i]! > 12) {
      const color = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
      flat.set(color, (flat.get(color) ?? 0) + 1);
    }
    const y = Math.floor(i / width) / height;
    if (isLeaf(r, g, b) || (y < 0.6 && isSky(r, g, b))) outdoor++;
    const x = (i % width) / width;
    if (x > 0.25 && x < 0.75 && y > 0.15 && y < 0.85) {
      middle++;
      if (isSkin(r, g, b)) skin++;
    }
  }
  const sorted = Float32Array.from(values).sort();
  const mean = values.reduce((sum, v) => sum + v, 0) / pixels;
  const { weight, direction } = keepStraight(findEdges({ width, height, values }));
  let lines = 0;
  let upright = 0;
  for (let i = 0; i < pixels; i++) {
    if (weight[i]! <= 0) continue;
    lines++;
    if (direction[i] === DIRECTIONS / 2) upright++;
  }
  return {
    p95: sorted[Math.floor(pixels * 0.95)]!,
    deviation: Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / pixels),
    flatShare: Math.max(0, ...flat.values()) / pixels,
    lineShare: lines / pixels,
    uprightShare: upright / pixels,
    outdoorShare: outdoor / pixels,
    skinShare: skin / middle,
  };
}

/** Whether a pixel is exactly as its left neighbour: paper and programs are, photos hardly. */
function sameColor(data: Buffer, i: number): boolean {
  return [0, 1, 2].every((c) => data[i * 3 + c] === data[i * 3 - 3 + c]);
}

const isLeaf = (r: number, g: number, b: number): boolean => g > 40 && g > r * 1.08 && g > b * 1.2;
const isSky = (r: number, g: number, b: number): boolean => b > 130 && b > r * 1.12 && b >= g;
/** After Kovac, Peer and Solina 2003 (skin in daylight, RGB). */
const isSkin = (r: number, g: number, b: number): boolean =>
  r > 95 && g > 40 && b > 20 && r - Math.min(g, b) > 15 && r - g > 15 && r > b;
