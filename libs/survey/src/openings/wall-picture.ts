import type { BoxRoom } from '../box/box-room.js';
import { onWall, type WallName } from '../box/measure.js';
import { axesOf, type Camera, project } from '../camera/camera.js';
import type { Axis, AxisSegment } from '../camera/find-camera.js';
import type { GrayImage } from '../photo/gray-image.js';

/** Edges within so many inches of a line lie on it. */
const ON_LINE_IN = 1.5;
/** Longer walls than this are cut off; no room of a house is longer. Inches. */
const LONGEST_IN = 600;

/**
 * A wall as somebody sees it who stands square before it: one cell an inch, along it from its corner with the back wall
 * (its left end) and up from the floor. Sums over rectangles and coverage of lines by straight edges take constant time.
 */
export interface WallPicture {
  readonly wall: WallName;
  /** Inches, whole. */
  readonly length: number;
  readonly height: number;
  /** Where upright and level edges lie, the longest first. Inches. */
  readonly uprights: readonly number[];
  readonly levels: readonly number[];
  /** Share of a rectangle that the photo shows, its mean brightness and the spread of that (0 to 255). */
  readonly look: (left: number, right: number, bottom: number, top: number) => PatchStatistics;
  /** Share of an upright (or level) line that straight edges cover. */
  readonly onUpright: (at: number, from: number, to: number) => number;
  readonly onLevel: (at: number, from: number, to: number) => number;
  /** Pixels of the photo that an inch takes around a place, along the wall and up. */
  readonly scaleAt: (along: number, up: number) => readonly [number, number];
}

export interface PatchStatistics {
  readonly shown: number;
  readonly mean: number;
  readonly spread: number;
  /** Mean step in brightness from one inch to the next. */
  readonly texture: number;
}

const NOTHING: PatchStatistics = { shown: 0, mean: 0, spread: 0, texture: 0 };

/**
 * Rectifies one wall of a photo.
 *
 * @param eyeIn inches in one unit of the box: the camera's height above the floor
 */
export function wallPicture(
  image: GrayImage,
  segments: readonly AxisSegment[],
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  wall: WallName,
): WallPicture {
  const length = Math.min(
    LONGEST_IN,
    Math.floor((wall === 'back' ? box.left + box.right : box.back + 1) * eyeIn),
  );
  const height = Math.min(240, Math.floor((1 + box.ceiling) * eyeIn));
  const axes = axesOf(camera);
  const seen = (along: number, up: number) => {
    const [a, z] = [along / eyeIn, up / eyeIn - 1];
    return project(
      camera,
      wall === 'back'
        ? [a - box.left, box.back, z]
        : [wall === 'left' ? -box.left : box.right, box.back - a, z],
      axes,
    );
  };
  const values = new Float32Array(length * height).fill(-1);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < length; i++) {
      const at = seen(i + 0.5, j + 0.5);
      if (at) values[j * length + i] = brightness(image, at.u, at.v);
    }
  const edges = edgesOf(segments, camera, box, eyeIn, wall, length, height);
  const upright = new Coverage(edges.upright, length, height);
  const level = new Coverage(edges.level, height, length);
  return {
    wall,
    length,
    height,
    uprights: places(edges.upright),
    levels: places(edges.level),
    look: looks(values, length, height),
    onUpright: upright.share,
    onLevel: level.share,
    scaleAt(along, up) {
      const [a, b, c] = [seen(along, up), seen(along + 1, up), seen(along, up + 1)];
      if (!a || !b || !c) return [0, 0];
      return [Math.hypot(b.u - a.u, b.v - a.v), Math.hypot(c.u - a.u, c.v - a.v)];
    },
  };
}

/** A stretch of a line: where it lies, and from where to where along itself. Inches. */
interface Stretch {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function edgesOf(
  segments: readonly AxisSegment[],
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  wall: WallName,
  length: number,
  height: number,
): Record<'upright' | 'level', Stretch[]> {
  const inches = (u: number, v: number) => {
    const [along, up] = onWall(camera, box, wall, { u, v });
    return [along * eyeIn, (up + 1) * eyeIn] as const;
  };
  const levelAxis: Axis = wall === 'back' ? 'x' : 'y';
  const found: Record<'upright' | 'level', Stretch[]> = { upright: [], level: [] };
  for (const { axis, x1, y1, x2, y2 } of segments) {
    if (axis !== 'z' && axis !== levelAxis) continue;
    const ends = [inches(x1, y1), inches(x2, y2)] as const;
    const isOn = ends.every(([a, up]) => a > -2 && a < length + 2 && up > -2 && up < height + 2);
    if (!isOn) continue;
    const [across, along] = axis === 'z' ? [0, 1] : [1, 0];
    const [p, q] = ends;
    found[axis === 'z' ? 'upright' : 'level'].push({
      at: (p[across]! + q[across]!) / 2,
      from: Math.min(p[along]!, q[along]!),
      to: Math.max(p[along]!, q[along]!),
    });
  }
  return found;
}

/** Which parts of each line, an inch apart, lie on edges. */
class Coverage {
  private readonly sums: Uint16Array;
  constructor(
    edges: readonly Stretch[],
    private readonly lines: number,
    private readonly long: number,
  ) {
    const on = new Uint8Array((lines + 1) * long);
    for (const { at, from, to } of edges)
      for (
        let line = Math.max(0, Math.ceil(at - ON_LINE_IN));
        line <= Math.min(lines, at + ON_LINE_IN);
        line++
      )
        on.fill(
          1,
          line * long + Math.max(0, Math.round(from)),
          line * long + Math.min(long, Math.max(0, Math.round(to))),
        );
    this.sums = new Uint16Array((lines + 1) * (long + 1));
    for (let line = 0; line <= lines; line++)
      for (let i = 0; i < long; i++)
        this.sums[line * (long + 1) + i + 1] = this.sums[line * (long + 1) + i]! + on[line * long + i]!;
  }

  readonly share = (at: number, from: number, to: number): number => {
    const line = Math.round(at);
    const [a, b] = [Math.max(0, Math.round(from)), Math.min(this.long, Math.round(to))];
    if (line < 0 || line > this.lines || b <= a) return 0;
    const start = line * (this.long + 1);
    return (this.sums[start + b]! - this.sums[start + a]!) / (b - a);
  };
}

/** Sums over rectangles (Crow 1984) of what is shown, of brightness, its square and its steps. */
function looks(values: Float32Array, length: number, height: number): WallPicture['look'] {
  const wide = length + 1;
  const sums = Array.from({ length: 4 }, () => new Float64Array(wide * (height + 1)));
  for (let j = 0; j < height; j++) {
    const row = [0, 0, 0, 0];
    for (let i = 0; i < length; i++) {
      const value = values[j * length + i]!;
      if (value >= 0) {
        const beside = i + 1 < length ? values[j * length + i + 1]! : -1;
        const above = j + 1 < height ? values[(j + 1) * length + i]! : -1;
        row[0]!++;
        row[1]! += value;
        row[2]! += value * value;
        row[3]! += (beside >= 0 ? Math.abs(beside - value) : 0) + (above >= 0 ? Math.abs(above - value) : 0);
      }
      for (let k = 0; k < 4; k++) sums[k]![(j + 1) * wide + i + 1] = sums[k]![j * wide + i + 1]! + row[k]!;
    }
  }
  return (left, right, bottom, top) => {
    const [a, b] = [left, right].map((x) => Math.min(length, Math.max(0, Math.round(x)))) as [number, number];
    const [c, d] = [bottom, top].map((z) => Math.min(height, Math.max(0, Math.round(z)))) as [number, number];
    const whole = (Math.round(right) - Math.round(left)) * (Math.round(top) - Math.round(bottom));
    if (b <= a || d <= c || whole <= 0) return NOTHING;
    const [count, sum, squares, steps] = sums.map(
      (of) => of[d * wide + b]! - of[c * wide + b]! - of[d * wide + a]! + of[c * wide + a]!,
    ) as [number, number, number, number];
    if (count < 1) return NOTHING;
    const mean = sum / count;
    return {
      shown: count / whole,
      mean,
      spread: Math.sqrt(Math.max(0, squares / count - mean * mean)),
      texture: steps / count,
    };
  };
}

/** Where edges lie, the most covered first, none within an inch and a half of another. */
function places(edges: readonly Stretch[], most = 28): number[] {
  const kept: { at: number; sum: number }[] = [];
  for (const { at, from, to } of [...edges].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const same = kept.find((other) => Math.abs(other.at - at) <= ON_LINE_IN * 0.8);
    if (same) same.sum += to - from;
    else kept.push({ at, sum: to - from });
  }
  return kept
    .sort((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ at }) => at);
}

/** Between four pixels; less than 0 outside of the picture. */
function brightness({ width, height, data }: GrayImage, u: number, v: number): number {
  const [x, y] = [u - 0.5, v - 0.5];
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return -1;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const upper = data[at]! * (1 - fx) + data[at + 1]! * fx;
  const lower = data[at + width]! * (1 - fx) + data[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}
