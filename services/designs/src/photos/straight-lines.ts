/** Straight lines of a picture, as maps of pixels. */

const { abs, atan2, cos, floor, hypot, max, min, PI, round, sin, tan } = Math;

/** Directions of lines over half a turn, 22.5 degrees each. */
export const DIRECTIONS = 8;
/** Half of the piece of line, in pixels, that must be there for an edge to count as part of a line. */
const REACH = 9;
/** Share of that piece that must show edges of the same direction. */
const SUPPORT = 0.55;

export interface Grey {
  readonly width: number;
  readonly height: number;
  /** 0–255, rows from the top. */
  readonly values: Float32Array;
}

export interface Lines {
  readonly width: number;
  readonly height: number;
  /** 0 where there is no line, else how clear and straight it is, at most 1. */
  readonly weight: Float32Array;
  /** 0 … DIRECTIONS - 1 where there is an edge, -1 elsewhere. */
  readonly direction: Int8Array;
}

/** Thinned gradient edges with their direction. */
export function findEdges({ width: w, height: h, values }: Grey): Lines {
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
      magnitude[i] = hypot(gx, gy) / 8;
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
      const angle = (atan2(gy, gx) + 1.5 * PI) % PI;
      direction[i] = round((angle / PI) * DIRECTIONS) % DIRECTIONS;
    }
  return { width: w, height: h, weight, direction };
}

/** The neighbour, as a step of the index, that lies along the gradient. */
function stepAcross(gx: number, gy: number, width: number): number {
  const flat = tan(PI / 8);
  if (abs(gy) < abs(gx) * flat) return 1;
  if (abs(gx) < abs(gy) * flat) return width;
  return gx * gy > 0 ? width + 1 : width - 1;
}

const apart = (a: number, b: number): number =>
  min((a - b + DIRECTIONS) % DIRECTIONS, (b - a + DIRECTIONS) % DIRECTIONS);

/** The edges that lie on a straight piece of line; texture and leaves go. */
export function keepStraight({ width: w, height: h, weight, direction }: Lines): Lines {
  const kept = new Float32Array(w * h);
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x;
      const own = direction[i]!;
      if (own < 0) continue;
      const dx = cos((own / DIRECTIONS) * PI);
      const dy = sin((own / DIRECTIONS) * PI);
      let found = 0;
      for (let k = -REACH; k <= REACH; k++) {
        if (k === 0) continue;
        // A line between two steps of direction leaves the ray by up to a fifth of the distance.
        const slack = 1 + floor(abs(k) / 5);
        for (let off = -slack; off <= slack; off++) {
          const px = round(x + dx * k - dy * off);
          const py = round(y + dy * k + dx * off);
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
    const top = max(0, y - radius) * (w + 1);
    const bottom = min(h, y + radius + 1) * (w + 1);
    for (let x = 0; x < w; x++) {
      const left = max(0, x - radius);
      const right = min(w, x + radius + 1);
      const sum = sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!;
      means[y * w + x] = sum / (((bottom - top) / (w + 1)) * (right - left));
    }
  }
  return means;
}
