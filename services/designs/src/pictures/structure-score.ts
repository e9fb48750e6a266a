import { setImmediate as breathe } from 'node:timers/promises';
import sharp from 'sharp';
import { DIRECTIONS, findEdges, type Grey, keepStraight, type Lines } from '../photos/straight-lines.js';

const { abs, cos, floor, max, min, PI, round, sin, sqrt } = Math;

/** Under this an answer shows another room, another view or another wall: worth one more try. */
export const STRUCTURE_THRESHOLD = 0.42;

/** Pictures are compared this many pixels wide. */
const WIDTH = 240;
/** A line may have moved this many pixels (0.8 % of the width) and still is the same. */
const TOLERANCE = 2;
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
  const height = max(24, min(2 * WIDTH, round(WIDTH / after)));
  const sameShape = abs(before / after - 1) < 0.02;
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
    const lines = 0.7 * max(forth, reverse) + 0.3 * min(forth, reverse);
    const openings = min(agreement(source.frames, there), agreement(target.frames, back));
    best = max(best, sqrt(max(0, lines) * max(0, openings)));
  }
  return min(1, best);
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

/** The lines again, weighted by how bright it is beside them and how large the step in brightness is. */
function besideTheBrightest(lines: Lines, { values }: Grey): Lines {
  const { width: w, height: h, direction } = lines;
  const sorted = Float32Array.from(values).sort();
  const from = sorted[floor(sorted.length * BRIGHT.from)]!;
  const to = sorted[floor(sorted.length * BRIGHT.to)]!;
  const weight = new Float32Array(w * h);
  for (let y = 4; y < h - 4; y++)
    for (let x = 4; x < w - 4; x++) {
      const i = y * w + x;
      if (lines.weight[i]! <= 0) continue;
      const angle = (direction[i]! / DIRECTIONS) * PI;
      const beside = (k: number): number =>
        values[round(y + cos(angle) * k) * w + round(x - sin(angle) * k)]!;
      const one = max(beside(3), beside(4));
      const other = max(beside(-3), beside(-4));
      const bright = (max(one, other) - from) / (to - from + 1);
      const step = min(1, abs(one - other) / BRIGHT_STEP);
      weight[i] = lines.weight[i]! * max(0, min(1, bright)) * step;
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
      const left = max(0, x - TOLERANCE);
      const right = min(w - 1, x + TOLERANCE);
      for (let turn = -1; turn <= 1; turn++) {
        const place = places[(direction[i]! + turn + DIRECTIONS) % DIRECTIONS]!;
        for (let row = max(0, y - TOLERANCE); row <= min(h - 1, y + TOLERANCE); row++)
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
  for (let y = max(0, -dy); y < min(h, h - dy); y++)
    for (let x = max(0, -dx); x < min(w, w - dx); x++) {
      const i = y * w + x;
      if (weight[i]! <= 0) continue;
      const worth = weight[i]! * (y < h * UPPER_PART ? UPPER_WORTH : 1);
      all += worth;
      if (places[direction[i]!]![i + dy * w + dx]) found += worth;
    }
  return all > 0 ? found / all : 0;
}
