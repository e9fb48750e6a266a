import { type GrayImage, shrink } from './gray-image.js';

/** A straight edge in a picture. Pixels of the picture that was given; (0, 0) is the outer corner at its top left. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Pixels. */
  readonly length: number;
}

/** One look at the picture: at a share of its size, with the steps of brightness that count as noise. */
interface Pass {
  readonly scale: number;
  /** Steps of brightness come rounded; below this they alone may turn a direction beyond the tolerance. */
  readonly step: number;
}

/**
 * At 0.8 of its size, as the method's authors advise, since staircases of slanted edges vanish; and at 0.3, where noise
 * is averaged away and a white wall parts from a white ceiling by a brightness of two.
 */
const PASSES: readonly Pass[] = [
  { scale: 0.8, step: 2 },
  { scale: 0.3, step: 0.45 },
];
/** How far directions within one edge may lie apart. */
const TOLERANCE = Math.PI / 8;
/** Share of an edge's rectangle that its own pixels cover at least. */
const DENSITY = 0.7;
const BINS = 1024;
const UNUSED = -1024;

/**
 * Finds straight edges: pixels whose brightness changes in about the same direction are grown into regions, each
 * region becomes a rectangle, and a rectangle stays if chance would make fewer than one such in the whole picture.
 *
 * Method: R. Grompone von Gioi, J. Jakubowicz, J.-M. Morel, G. Randall, "LSD: a Line Segment Detector", IPOL 2
 * (2012) 35–55. Chance is bounded from above by Hoeffding's inequality in place of the binomial tail.
 *
 * @param leastLength edges shorter than this many pixels are left out
 */
export function findSegments(image: GrayImage, leastLength = 12): Segment[] {
  const [fine, ...coarser] = PASSES.map((look) => segmentsAt(image, look, leastLength));
  const found = [...fine!];
  for (const segment of coarser.flat()) if (!coveredBy(segment, fine!)) found.push(segment);
  return found.sort((a, b) => b.length - a.length);
}

/** Pixels within which edges of two looks are one. */
const SAME_EDGE = 4;

/** True if finer edges cover half of this one. */
function coveredBy({ x1, y1, x2, y2, length }: Segment, finer: readonly Segment[]): boolean {
  const ex = (x2 - x1) / length;
  const ey = (y2 - y1) / length;
  let covered = 0;
  for (const other of finer) {
    const off = (x: number, y: number): number => Math.abs((x - x1) * ey - (y - y1) * ex);
    if (off(other.x1, other.y1) > SAME_EDGE || off(other.x2, other.y2) > SAME_EDGE) continue;
    const from = (other.x1 - x1) * ex + (other.y1 - y1) * ey;
    const to = (other.x2 - x1) * ex + (other.y2 - y1) * ey;
    covered += Math.max(0, Math.min(length, Math.max(from, to)) - Math.max(0, Math.min(from, to)));
  }
  return covered > 0.5 * length;
}

function segmentsAt(image: GrayImage, { scale, step }: Pass, leastLength: number): Segment[] {
  const field = gradientOf(shrink(image, scale), step / Math.sin(TOLERANCE));
  const used = new Uint8Array(field.angle.length);
  // Pairs of ends and five widths may make a rectangle: that many are tried by chance.
  const logTests = 2.5 * Math.log(field.width * field.height) + Math.log(11);
  const found: Segment[] = [];
  const region = new Int32Array(field.angle.length);
  for (const start of field.order) {
    if (used[start]) continue;
    let size = grow(field, used, region, start, TOLERANCE);
    if (size < 8) continue;
    let box = rectangleOf(field, region, size);
    if (size < DENSITY * box.length * box.width) {
      size = refine(field, used, region, size, box);
      if (size < 2) continue;
      box = rectangleOf(field, region, size);
      if (size < DENSITY * box.length * box.width) continue;
    }
    if (logTests - surprise(size, box.length * box.width) > 0) continue;
    const segment = segmentOf(box, scale);
    if (segment.length >= leastLength) found.push(segment);
  }
  return found;
}

interface Field {
  readonly width: number;
  readonly height: number;
  /** Direction of the edge through each pixel, or UNUSED where brightness hardly changes. */
  readonly angle: Float32Array;
  readonly strength: Float32Array;
  /** Pixels with a direction, the strongest change first. */
  readonly order: Int32Array;
}

function gradientOf({ width, height, data }: GrayImage, least: number): Field {
  const angle = new Float32Array(width * height).fill(UNUSED);
  const strength = new Float32Array(width * height);
  let most = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const rising = data[at + width + 1]! - data[at]!;
      const falling = data[at + 1]! - data[at + width]!;
      const gx = (rising + falling) / 2;
      const gy = (rising - falling) / 2;
      const size = Math.sqrt(gx * gx + gy * gy);
      strength[at] = size;
      if (size <= least) continue;
      angle[at] = Math.atan2(gx, -gy);
      if (size > most) most = size;
    }
  }
  const bin = (at: number): number => Math.min(BINS - 1, Math.floor((strength[at]! / most) * BINS));
  const starts = new Int32Array(BINS + 1);
  for (let at = 0; at < angle.length; at++) if (angle[at] !== UNUSED) starts[BINS - 1 - bin(at)]!++;
  let sum = 0;
  for (let b = 0; b <= BINS; b++) {
    const count = starts[b]!;
    starts[b] = sum;
    sum += count;
  }
  const order = new Int32Array(sum);
  for (let at = 0; at < angle.length; at++) {
    if (angle[at] !== UNUSED) order[starts[BINS - 1 - bin(at)]!++] = at;
  }
  return { width, height, angle, strength, order };
}

const apart = (a: number, b: number): number => {
  let off = Math.abs(a - b);
  if (off > Math.PI) off = 2 * Math.PI - off;
  return Math.abs(off);
};

/** Collects the pixels around `start` that share its direction; answers how many stand in `region`. */
function grow(field: Field, used: Uint8Array, region: Int32Array, start: number, tolerance: number): number {
  const { width, height, angle } = field;
  region[0] = start;
  used[start] = 1;
  let size = 1;
  let direction = angle[start]!;
  let sumX = Math.cos(direction);
  let sumY = Math.sin(direction);
  for (let i = 0; i < size; i++) {
    const at = region[i]!;
    const x = at % width;
    const y = (at - x) / width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx;
        if (used[next] || angle[next] === UNUSED || apart(angle[next]!, direction) > tolerance) continue;
        used[next] = 1;
        region[size++] = next;
        sumX += Math.cos(angle[next]!);
        sumY += Math.sin(angle[next]!);
        direction = Math.atan2(sumY, sumX);
      }
    }
  }
  return size;
}

interface Rectangle {
  readonly cx: number;
  readonly cy: number;
  /** Direction of its long side. */
  readonly dx: number;
  readonly dy: number;
  /** Reach along the direction from the centre, both ways. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly width: number;
}

/** The rectangle around a region: centre and direction by moments that are weighted by the change of brightness. */
function rectangleOf({ width, strength }: Field, region: Int32Array, size: number): Rectangle {
  let sum = 0;
  let cx = 0;
  let cy = 0;
  for (let i = 0; i < size; i++) {
    const at = region[i]!;
    const weight = strength[at]!;
    cx += weight * (at % width);
    cy += weight * Math.floor(at / width);
    sum += weight;
  }
  cx /= sum;
  cy /= sum;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < size; i++) {
    const at = region[i]!;
    const x = (at % width) - cx;
    const y = Math.floor(at / width) - cy;
    const weight = strength[at]!;
    xx += weight * x * x;
    yy += weight * y * y;
    xy += weight * x * y;
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const dx = Math.cos(turn);
  const dy = Math.sin(turn);
  let from = 0;
  let to = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i < size; i++) {
    const at = region[i]!;
    const x = (at % width) - cx;
    const y = Math.floor(at / width) - cy;
    const along = x * dx + y * dy;
    const across = y * dx - x * dy;
    if (along < from) from = along;
    if (along > to) to = along;
    if (across < left) left = across;
    if (across > right) right = across;
  }
  return { cx, cy, dx, dy, from, to, length: Math.max(1, to - from), width: Math.max(1, right - left) };
}

/**
 * A region that is thin for its rectangle bends or holds two edges: it is grown again with the tolerance that its
 * own start shows, then cut to what lies near its start until it fills its rectangle.
 */
function refine(field: Field, used: Uint8Array, region: Int32Array, size: number, box: Rectangle): number {
  const { width, angle } = field;
  const start = region[0]!;
  const sx = start % width;
  const sy = Math.floor(start / width);
  const far = (at: number): number => {
    const x = at % width;
    const [dx, dy] = [x - sx, (at - x) / width - sy];
    return Math.sqrt(dx * dx + dy * dy);
  };
  let sum = 0;
  let squares = 0;
  let near = 0;
  for (let i = 0; i < size; i++) {
    const at = region[i]!;
    used[at] = 0;
    if (far(at) >= box.width) continue;
    const off = signedApart(angle[at]!, angle[start]!);
    sum += off;
    squares += off * off;
    near++;
  }
  const mean = sum / near;
  const tolerance = 2 * Math.sqrt(Math.max(0, squares / near - mean * mean));
  let left = grow(field, used, region, start, tolerance);
  if (left < 2) return left;
  let rectangle = rectangleOf(field, region, left);
  let radius = 0;
  for (let i = 0; i < left; i++) radius = Math.max(radius, far(region[i]!));
  while (left >= 2 && left < DENSITY * rectangle.length * rectangle.width) {
    radius *= 0.75;
    for (let i = 0; i < left; i++) {
      const at = region[i]!;
      if (far(at) <= radius) continue;
      used[at] = 0;
      region[i--] = region[--left]!;
    }
    if (left >= 2) rectangle = rectangleOf(field, region, left);
  }
  return left;
}

function signedApart(a: number, b: number): number {
  let off = a - b;
  while (off <= -Math.PI) off += 2 * Math.PI;
  while (off > Math.PI) off -= 2 * Math.PI;
  return off;
}

/** Minus the logarithm of an upper bound for the chance that `aligned` of `area` pixels agree (Hoeffding 1963). */
function surprise(aligned: number, area: number): number {
  const p = TOLERANCE / Math.PI;
  const n = Math.max(area, aligned);
  const share = aligned / n;
  if (share <= p) return 0;
  const rest = share >= 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - p));
  return n * (share * Math.log(share / p) + rest);
}

/** A change between four pixels lies at their common corner, one pixel from the corner of the first. */
function segmentOf({ cx, cy, dx, dy, from, to }: Rectangle, scale: number): Segment {
  const x1 = (cx + from * dx + 1) / scale;
  const y1 = (cy + from * dy + 1) / scale;
  const x2 = (cx + to * dx + 1) / scale;
  const y2 = (cy + to * dy + 1) / scale;
  return { x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1) };
}
