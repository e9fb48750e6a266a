import { setImmediate as breathe } from 'node:timers/promises';
import sharp from 'sharp';

/** Under this an answer shows another room, another view or another wall: worth one more try. */
export const STRUCTURE_THRESHOLD = 0.42;

/** Pictures are compared this many pixels wide. */
const WIDTH = 240;
/** Directions of lines over half a turn, 22.5 degrees each. */
const DIRECTIONS = 8;
/** A line may have moved this many pixels (0.8 % of the width) and still is the same. */
const TOLERANCE = 2;
/** Half of the piece of line, in pixels, that must be there for an edge to count as part of a line. */
const REACH = 9;
/** Share of that piece that must show edges of the same direction. */
const SUPPORT = 0.55;
/** How many times more a line counts in the upper part: ceiling, windows and corners there, furniture below. */
const UPPER_WORTH = 1.5;
const UPPER_PART = 0.55;
/** Where lines of the same picture are found by chance: the picture moved against itself, in pixels. */
const ELSEWHERE = [
  [22, 0],
  [-22, 0],
  [40, 0],
  [-40, 0],
  [0, 18],
  [0, -18],
] as const;
/** A line beside the brightest part of a picture, between these shares of all pixels, frames an opening. */
const BRIGHT = { from: 0.8, to: 0.97 } as const;
/** Step in brightness (of 255) at which a line fully counts as an opening's frame. */
const BRIGHT_STEP = 60;

interface Grey {
  readonly width: number;
  readonly height: number;
  /** 0–255, rows from the top. */
  readonly values: Float32Array;
}

interface Lines {
  readonly width: number;
  readonly height: number;
  /** 0 where there is no line, else how clear and straight it is, at most 1. */
  readonly weight: Float32Array;
  /** 0 … DIRECTIONS - 1 where there is an edge, -1 elsewhere. */
  readonly direction: Int8Array;
}

/**
 * How much of a photo's structure an answer keeps: 1 the same lines and openings in the same places, 0 no more
 * than chance. New colours and materials matter little, new furniture some, a moved window more, another view
 * or room most.
 *
 * Both pictures become maps of straight lines: thinned gradient edges, normalised by the contrast around them
 * (after Canny 1986 and Dalal and Triggs 2005), kept where a piece of line supports them. Each line is looked
 * for in the other picture within {@link TOLERANCE} pixels and one step of direction, as in oriented chamfer
 * matching (Shotton, Blake and Cipolla 2008). What the pictures share moved against each other is taken off as
 * chance, as Cohen's kappa does. Lines beside the brightest parts (windows, glass doors) are judged once more by
 * themselves, in the worse direction: an opening must neither go nor come. The score is the geometric mean of
 * the two. Where the pictures' shapes differ, the photo is tried cropped and stretched.
 *
 * Rejects where one of both cannot be decoded. About 100 ms of work, in pieces that leave the process free between.
 */
export async function structureScore(photo: Buffer, answer: Buffer): Promise<number> {
  const [before, after] = await Promise.all([uprightShape(photo), uprightShape(answer)]);
  const height = Math.max(24, Math.min(2 * WIDTH, Math.round(WIDTH / after)));
  const sameShape = Math.abs(before / after - 1) < 0.02;
  const target = await readLines(answer, height, 'fill');
  let best = 0;
  for (const fit of sameShape ? (['fill'] as const) : (['cover', 'fill'] as const)) {
    const source = await readLines(photo, height, fit);
    const there = spread(target.lines);
    await breathe();
    const back = spread(source.lines);
    await breathe();
    const forth = agreement(source.lines, there);
    await breathe();
    const reverse = agreement(target.lines, back);
    const lines = 0.7 * Math.max(forth, reverse) + 0.3 * Math.min(forth, reverse);
    const openings = Math.min(agreement(source.frames, there), agreement(target.frames, back));
    best = Math.max(best, Math.sqrt(Math.max(0, lines) * Math.max(0, openings)));
  }
  return Math.min(1, best);
}

/** Width over height of the picture as it is looked at. */
async function uprightShape(picture: Buffer): Promise<number> {
  const { width, height, orientation = 1 } = await sharp(picture).metadata();
  return orientation >= 5 ? height / width : width / height;
}

async function readLines(
  picture: Buffer,
  height: number,
  fit: 'cover' | 'fill',
): Promise<{ lines: Lines; frames: Lines }> {
  const data = await sharp(picture)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(WIDTH, height, { fit })
    .greyscale()
    .raw()
    .toBuffer();
  const grey: Grey = { width: WIDTH, height, values: Float32Array.from(data) };
  const edges = findEdges(grey);
  await breathe();
  const lines = keepStraight(edges);
  await breathe();
  return { lines, frames: besideTheBrightest(lines, grey) };
}

/** Thinned gradient edges with their direction. */
function findEdges({ width: w, height: h, values }: Grey): Lines {
  const smooth = boxMean(values, w, h, 1);
  const gradientX = new Float32Array(w * h);
  const gradientY = new Float32Array(w * h);
  const magnitude = new Float32Array(w * h);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const at = (dx: number, dy: number): number => smooth[i + dy * w + dx]!;
      const gx = 2 * (at(1, 0) - at(-1, 0)) + at(1, -1) - at(-1, -1) + at(1, 1) - at(-1, 1);
      const gy = 2 * (at(0, 1) - at(0, -1)) + at(-1, 1) - at(-1, -1) + at(1, 1) - at(1, -1);
      gradientX[i] = gx;
      gradientY[i] = gy;
      magnitude[i] = Math.hypot(gx, gy) / 8;
    }
  const around = boxMean(magnitude, w, h, 16);
  const weight = new Float32Array(w * h);
  const direction = new Int8Array(w * h).fill(-1);
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x;
      const m = magnitude[i]!;
      const gx = gradientX[i]!;
      const gy = gradientY[i]!;
      const across = stepAcross(gx, gy, w);
      if (m < magnitude[i - across]! || m < magnitude[i + across]!) continue;
      const clear = m / (m + 2 * around[i]! + 6);
      if (clear < 0.35) continue;
      weight[i] = clear;
      const angle = (Math.atan2(gy, gx) + 1.5 * Math.PI) % Math.PI;
      direction[i] = Math.round((angle / Math.PI) * DIRECTIONS) % DIRECTIONS;
    }
  return { width: w, height: h, weight, direction };
}

/** The neighbour, as a step of the index, that lies along the gradient. */
function stepAcross(gx: number, gy: number, width: number): number {
  const flat = Math.tan(Math.PI / 8);
  if (Math.abs(gy) < Math.abs(gx) * flat) return 1;
  if (Math.abs(gx) < Math.abs(gy) * flat) return width;
  return gx * gy > 0 ? width + 1 : width - 1;
}

const apart = (a: number, b: number): number =>
  Math.min((a - b + DIRECTIONS) % DIRECTIONS, (b - a + DIRECTIONS) % DIRECTIONS);

/** The edges that lie on a straight piece of line; texture and leaves go. */
function keepStraight({ width: w, height: h, weight, direction }: Lines): Lines {
  const kept = new Float32Array(w * h);
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x;
      const own = direction[i]!;
      if (own < 0) continue;
      const dx = Math.cos((own / DIRECTIONS) * Math.PI);
      const dy = Math.sin((own / DIRECTIONS) * Math.PI);
      let found = 0;
      for (let k = -REACH; k <= REACH; k++) {
        if (k === 0) continue;
        // A line between two steps of direction leaves the ray by up to a fifth of the distance.
        const slack = 1 + Math.floor(Math.abs(k) / 5);
        for (let off = -slack; off <= slack; off++) {
          const px = Math.round(x + dx * k - dy * off);
          const py = Math.round(y + dy * k + dx * off);
          if (px < 0 || py < 0 || px >= w || py >= h) continue;
          const there = direction[py * w + px]!;
          if (there >= 0 && apart(there, own) <= 1) {
            found++;
            break;
          }
        }
      }
      const support = found / (2 * REACH);
      if (support >= SUPPORT) kept[i] = weight[i]! * support;
    }
  return { width: w, height: h, weight: kept, direction };
}

/** The lines again, weighted by how bright it is beside them and how large the step in brightness is. */
function besideTheBrightest(lines: Lines, { values }: Grey): Lines {
  const { width: w, height: h, direction } = lines;
  const sorted = Float32Array.from(values).sort();
  const from = sorted[Math.floor(sorted.length * BRIGHT.from)]!;
  const to = sorted[Math.floor(sorted.length * BRIGHT.to)]!;
  const weight = new Float32Array(w * h);
  for (let y = 4; y < h - 4; y++)
    for (let x = 4; x < w - 4; x++) {
      const i = y * w + x;
      if (lines.weight[i]! <= 0) continue;
      const angle = (direction[i]! / DIRECTIONS) * Math.PI;
      const beside = (k: number): number =>
        values[Math.round(y + Math.cos(angle) * k) * w + Math.round(x - Math.sin(angle) * k)]!;
      const one = Math.max(beside(3), beside(4));
      const other = Math.max(beside(-3), beside(-4));
      const bright = (Math.max(one, other) - from) / (to - from + 1);
      const step = Math.min(1, Math.abs(one - other) / BRIGHT_STEP);
      weight[i] = lines.weight[i]! * Math.max(0, Math.min(1, bright)) * step;
    }
  return { ...lines, weight };
}

/** For each direction the places where a line of it counts as found. */
function spread({ width: w, height: h, weight, direction }: Lines): Uint8Array[] {
  const places = Array.from({ length: DIRECTIONS }, () => new Uint8Array(w * h));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (weight[i]! <= 0) continue;
      const left = Math.max(0, x - TOLERANCE);
      const right = Math.min(w - 1, x + TOLERANCE);
      for (let turn = -1; turn <= 1; turn++) {
        const place = places[(direction[i]! + turn + DIRECTIONS) % DIRECTIONS]!;
        for (let row = Math.max(0, y - TOLERANCE); row <= Math.min(h - 1, y + TOLERANCE); row++)
          place.fill(1, row * w + left, row * w + right + 1);
      }
    }
  return places;
}

/** Share of the lines that are found at their places, beyond what is found elsewhere by chance. */
function agreement(lines: Lines, places: readonly Uint8Array[]): number {
  const here = foundShare(lines, places, 0, 0);
  const chance =
    ELSEWHERE.reduce((sum, [dx, dy]) => sum + foundShare(lines, places, dx, dy), 0) / ELSEWHERE.length;
  return chance < 1 ? (here - chance) / (1 - chance) : 0;
}

function foundShare(lines: Lines, places: readonly Uint8Array[], dx: number, dy: number): number {
  const { width: w, height: h, weight, direction } = lines;
  let found = 0;
  let all = 0;
  for (let y = Math.max(0, -dy); y < Math.min(h, h - dy); y++)
    for (let x = Math.max(0, -dx); x < Math.min(w, w - dx); x++) {
      const i = y * w + x;
      if (weight[i]! <= 0) continue;
      const worth = weight[i]! * (y < h * UPPER_PART ? UPPER_WORTH : 1);
      all += worth;
      if (places[direction[i]!]![i + dy * w + dx]) found += worth;
    }
  return all > 0 ? found / all : 0;
}

/** Mean over a square of `radius` pixels around each pixel, by a table of sums. */
function boxMean(values: Float32Array, w: number, h: number, radius: number): Float32Array {
  const sums = new Float64Array((w + 1) * (h + 1));
  for (let y = 0; y < h; y++) {
    let row = 0;
    for (let x = 0; x < w; x++) {
      row += values[y * w + x]!;
      sums[(y + 1) * (w + 1) + x + 1] = sums[y * (w + 1) + x + 1]! + row;
    }
  }
  const means = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const top = Math.max(0, y - radius) * (w + 1);
    const bottom = Math.min(h, y + radius + 1) * (w + 1);
    for (let x = 0; x < w; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(w, x + radius + 1);
      const sum = sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!;
      means[y * w + x] = sum / (((bottom - top) / (w + 1)) * (right - left));
    }
  }
  return means;
}
