/**
 * Cloth as masses and springs, moved step by step until it lies still (Müller et al., "Position Based Dynamics",
 * 2007): sheets that fall over things, cases that are stuffed. Only sums, products and roots are taken, so the same
 * cloth falls the same everywhere. Inches.
 */
import { randomFrom } from '@plumbline/concept';
import { cross, unit, type Vec3 } from '../vector.js';
import { fringed } from './fringe.js';
import type { Mesh } from './mesh.js';
import { joined, lofted, swept } from './surfaces.js';

/** A box with round edges that cloth lies on. */
export interface Support {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly radius: number;
}

/** Speed that is left after a step; cloth in air swings little. */
const DAMPING = 0.94;
/** Share of its sliding that a point on a support keeps. */
const SLIDING = 0.35;
/** How high the creases of cloth an inch thick are. */
const CREASE = 0.1;
/** Inches a step squared. */
const GRAVITY = 0.12;

class Cloth {
  readonly at: Float64Array;
  private readonly before: Float64Array;
  private readonly springs: number[] = [];
  private readonly rests: number[] = [];
  private readonly strengths: number[] = [];

  constructor(points: readonly Vec3[]) {
    this.at = Float64Array.from(points.flat());
    this.before = this.at.slice();
  }

  /** Two points that keep their distance, in so many shares of what they are off a pass. */
  tie(a: number, b: number, strength: number, rest = this.distance(a, b)): void {
    this.springs.push(a * 3, b * 3);
    this.rests.push(rest);
    this.strengths.push(strength);
  }

  distance(a: number, b: number): number {
    const [p, at] = [a * 3, this.at];
    const q = b * 3;
    return Math.sqrt(
      (at[p]! - at[q]!) ** 2 + (at[p + 1]! - at[q + 1]!) ** 2 + (at[p + 2]! - at[q + 2]!) ** 2,
    );
  }

  /** So many steps: what moves goes on, `push` is added, then springs and supports have their way, pass by pass. */
  steps(
    count: number,
    passes: number,
    push: (at: Float64Array) => void,
    hold: (at: Float64Array, before: Float64Array) => void,
  ): void {
    const springs = Int32Array.from(this.springs);
    const rests = Float64Array.from(this.rests);
    const strengths = Float64Array.from(this.strengths);
    for (let step = 0; step < count; step++) {
      this.goOn();
      push(this.at);
      for (let pass = 0; pass < passes; pass++) {
        // From one end and then from the other: cloth is drawn to neither side.
        pull(this.at, springs, rests, strengths, pass % 2 === 1);
        hold(this.at, this.before);
      }
    }
  }

  /** What moves goes on, a little slower. */
  private goOn(): void {
    const { at, before } = this;
    for (let i = 0; i < at.length; i++) {
      const v = (at[i]! - before[i]!) * DAMPING;
      before[i] = at[i]!;
      at[i]! += v;
    }
  }

  point(i: number): Vec3 {
    return [this.at[i * 3]!, this.at[i * 3 + 1]!, this.at[i * 3 + 2]!];
  }
}

/** Brings the ends of all springs, two coordinates' indices each, closer to their lengths at rest, from the first or the last. */
function pull(
  at: Float64Array,
  springs: Int32Array,
  rests: Float64Array,
  strengths: Float64Array,
  fromLast: boolean,
): void {
  for (let n = 0; n < rests.length; n++) {
    const s = fromLast ? rests.length - 1 - n : n;
    const p = springs[s * 2]!;
    const q = springs[s * 2 + 1]!;
    const x = at[q]! - at[p]!;
    const y = at[q + 1]! - at[p + 1]!;
    const z = at[q + 2]! - at[p + 2]!;
    const l = Math.sqrt(x * x + y * y + z * z);
    if (l < 1e-9) continue;
    const k = ((l - rests[s]!) / l) * 0.5 * strengths[s]!;
    at[p]! += x * k;
    at[p + 1]! += y * k;
    at[p + 2]! += z * k;
    at[q]! -= x * k;
    at[q + 1]! -= y * k;
    at[q + 2]! -= z * k;
  }
}

/** Moves points out of a support's rounded box, and brakes them there. */
function keepOut(at: Float64Array, before: Float64Array, { min, max, radius: r }: Support): void {
  const x0 = min[0] + r;
  const x1 = max[0] - r;
  const y0 = min[1] + r;
  const y1 = max[1] - r;
  const z0 = min[2] + r;
  const z1 = max[2] - r;
  const top = max[2];
  for (let i = 0; i < at.length; i += 3) {
    const z = at[i + 2]!;
    if (z >= top) continue;
    const x = at[i]!;
    const y = at[i + 1]!;
    const dx = x < x0 ? x - x0 : x > x1 ? x - x1 : 0;
    const dy = y < y0 ? y - y0 : y > y1 ? y - y1 : 0;
    const dz = z < z0 ? z - z0 : z > z1 ? z - z1 : 0;
    const square = dx * dx + dy * dy + dz * dz;
    if (square >= r * r) continue;
    const l = Math.sqrt(square);
    if (l < 1e-9) {
      // Deep within: up is the way that cloth came.
      at[i + 2] = top;
      continue;
    }
    const k = r / l - 1;
    at[i] = x + dx * k;
    at[i + 1] = y + dy * k;
    at[i + 2] = z + dz * k;
    for (let axis = i; axis < i + 3; axis++) before[axis]! += (at[axis]! - before[axis]!) * (1 - SLIDING);
  }
}

interface Fall {
  /** Where the sheet lies before it falls: its middle, and half its sides along x and y. */
  readonly middle: Vec3;
  readonly half: readonly [number, number];
  readonly supports: readonly Support[];
  /** About how far points are apart. */
  readonly grain: number;
  /** How thick it is; a duvet is stuffed, a throw is not. */
  readonly thick: number;
  /** How far stuffing bulges between its quilting. */
  readonly puff?: number;
  /** How deep its creases are beside those of smooth cloth. */
  readonly creased?: number;
  /** How high the short wrinkles are that slept-in cotton has all over, inches; none where absent. */
  readonly wrinkled?: number;
  /** How stiffly it resists folding, from 0 to 1. */
  readonly stiff: number;
  readonly floor: number;
  /** How the sheet lies askew: the tangent of half the angle by which it is turned. */
  readonly askew?: number;
  /** The share of its size to which it is gathered before it falls: what it has too much of lies in folds. */
  readonly gathered?: number;
  /** How far from its corners at the ends of less and of more y it is rounded, so that they hang as its sides do; square when absent. */
  readonly rounded?: readonly [number, number];
  /** How long the fringe at its end of less y is, inches; none where absent. */
  readonly fringe?: number;
  readonly seed: number;
  readonly steps?: number;
}

/** How a sheet is parted into cells, and the number of the point in a row and a column. */
class Grid {
  readonly columns: number;
  readonly rows: number;

  constructor({ half, grain }: Fall) {
    this.columns = Math.max(4, Math.round((2 * half[0]) / grain));
    this.rows = Math.max(4, Math.round((2 * half[1]) / grain));
  }

  readonly index = (i: number, j: number): number => i * (this.columns + 1) + j;
}

/** A sheet that has fallen over supports, as a skin with an upper and a lower side. */
export function fallen(fall: Fall): Mesh {
  return fallenSheet(fall).mesh;
}

/** A sheet that has fallen, and what is sewn to it or lies on it as it does. */
export interface FallenSheet {
  readonly mesh: Mesh;
  /** A cord in its upper face, so many inches from its edge. */
  seam(inset: number, radius: number): Mesh;
  /** A narrower sheet laid over it, across from side to side. */
  band(band: Band): Mesh;
}

interface Band {
  /** Where along the sheet it begins and ends, and how far it stays from its sides: inches. */
  readonly from: number;
  readonly to: number;
  readonly inset: number;
  readonly thick: number;
  /** By how much it lies askew from one side to the other, inches. */
  readonly askew: number;
  readonly seed: number;
}

/** The same, with what can be laid on it. */
export function fallenSheet(fall: Fall): FallenSheet {
  const { supports, thick, floor, seed, steps = 44 } = fall;
  const next = randomFrom(seed);
  const grid = new Grid(fall);
  const cloth = new Cloth(spreadOut(fall, grid, next));
  tieGrid(cloth, grid, fall);
  const grown = supports.map(
    (s): Support => ({
      min: [s.min[0] - thick / 2, s.min[1] - thick / 2, s.min[2]],
      max: [s.max[0] + thick / 2, s.max[1] + thick / 2, s.max[2] + thick / 2],
      radius: s.radius + thick / 2,
    }),
  );
  const lowest = floor + thick / 2;
  cloth.steps(
    steps,
    4,
    (at) => {
      for (let i = 2; i < at.length; i += 3) at[i]! -= GRAVITY;
    },
    (at, before) => {
      for (const support of grown) keepOut(at, before, support);
      for (let i = 2; i < at.length; i += 3) if (at[i]! < lowest) at[i] = lowest;
    },
  );
  const [smooth, under] = skins(cloth, grid, fall, next);
  const [upper, lower] = fall.wrinkled
    ? [wrinkled(smooth, fall, fall.wrinkled, next), finer(under)]
    : [smooth, under];
  const skin = closed(upper, lower);
  return {
    mesh: fall.fringe ? joined([skin, fringed(upper[0]!, upper[1]!, fall.fringe, floor)]) : skin,
    seam: (inset, radius) => seamIn(upper, fall, inset, radius),
    band: (band) => bandOver(upper, fall, band),
  };
}

/** One skin of an upper and a lower side, closed at its ends. */
function closed(upper: readonly Vec3[][], lower: readonly Vec3[][]): Mesh {
  const rings = upper.map((row, i) => [...row, ...lower[i]!.toReversed()]);
  const [first, last] = [lower[0]!, lower.at(-1)!];
  return lofted([first.concat(first.toReversed()), ...rings, last.concat(last.toReversed())], {
    creaseAt: 120,
  });
}

/** The point of a grid at shares of its rows and columns. */
function between(points: readonly (readonly Vec3[])[], u: number, v: number): Vec3 {
  const [rows, columns] = [points.length - 1, points[0]!.length - 1];
  const [x, y] = [Math.min(1, Math.max(0, u)) * columns, Math.min(1, Math.max(0, v)) * rows];
  const [j, i] = [Math.min(columns - 1, Math.floor(x)), Math.min(rows - 1, Math.floor(y))];
  const [s, t] = [x - j, y - i];
  const [a, b, c, d] = [points[i]![j]!, points[i]![j + 1]!, points[i + 1]![j]!, points[i + 1]![j + 1]!];
  const along = (k: 0 | 1 | 2): number =>
    (a[k] * (1 - s) + b[k] * s) * (1 - t) + (c[k] * (1 - s) + d[k] * s) * t;
  return [along(0), along(1), along(2)];
}

/** A cord that lies on the sheet's upper face wherever that bends: its path has a point every third of a cell. */
function seamIn(upper: readonly Vec3[][], { half }: Fall, inset: number, radius: number): Mesh {
  const [u, v] = [inset / (2 * half[0]), inset / (2 * half[1])];
  const [rows, columns] = [upper.length - 1, upper[0]!.length - 1];
  const corners = [
    [u, v],
    [1 - u, v],
    [1 - u, 1 - v],
    [u, 1 - v],
  ] as const;
  /** Outwards at a place, from the face's slopes over a cell about it. */
  const outwards = (x: number, y: number): Vec3 => {
    const along = (dx: number, dy: number): Vec3 => {
      const p = between(upper, x - dx, y - dy);
      const q = between(upper, x + dx, y + dy);
      return [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    };
    return unit(cross(along(0.5 / columns, 0), along(0, 0.5 / rows)));
  };
  const path: Vec3[] = corners.flatMap(([x0, y0], i) => {
    const [x1, y1] = corners[(i + 1) % 4]!;
    const count = 3 * (i % 2 ? rows : columns);
    return Array.from({ length: count }, (_, k): Vec3 => {
      const t = k / count;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      const [p, n] = [between(upper, x, y), outwards(x, y)];
      const lift = radius * 0.6;
      return [p[0] + n[0] * lift, p[1] + n[1] * lift, p[2] + n[2] * lift];
    });
  });
  return swept([...path, path[0]!], radius, { segments: 5, steps: 1, lids: false });
}

/** Lies on the sheet's upper face; over what is hollow it is drawn taut, and it has creases of its own. */
function bandOver(upper: readonly Vec3[][], { half }: Fall, band: Band): Mesh {
  const { from, to, inset, thick, askew, seed } = band;
  const next = randomFrom(seed);
  const [columns, rows] = [Math.round((2 * half[0]) / 1.5), Math.max(6, Math.round((to - from) / 1.6))];
  const phases = Array.from({ length: 5 }, () => [next() * 6, 0.25 + next() * 0.5, next() - 0.5] as const);
  const side = inset / (2 * half[0]);
  const on: Vec3[][] = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_, j): Vec3 => {
      const u = side + (1 - 2 * side) * (j / columns);
      // Its hems are never quite straight.
      const hem = phases.reduce((sum, [p, k], n) => sum + Math.sin(j * k * 0.5 + p + n) * 0.07, 0);
      const along = from + ((to - from) * i) / rows + askew * (u - 0.5) + hem;
      return between(upper, u, along / (2 * half[1]));
    }),
  );
  const normals = on.map((row, i) =>
    row.map((_, j): Vec3 => {
      const at = (a: number, b: number): Vec3 =>
        on[Math.min(rows, Math.max(0, a))]![Math.min(columns, Math.max(0, b))]!;
      const [a, b, c, d] = [at(i, j - 1), at(i, j + 1), at(i - 1, j), at(i + 1, j)];
      const n = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [d[0] - c[0], d[1] - c[1], d[2] - c[2]]);
      return unit(n);
    }),
  );
  let heights = on.map((row) => row.map(() => 0));
  for (let pass = 0; pass < 3; pass++) {
    heights = on.map((row, i) =>
      row.map((p, j) => {
        const n = normals[i]![j]!;
        const at = (a: number, b: number): number => {
          const [ci, cj] = [Math.min(rows, Math.max(0, a)), Math.min(columns, Math.max(0, b))];
          const [q, m, h] = [on[ci]![cj]!, normals[ci]![cj]!, heights[ci]![cj]!];
          return [0, 1, 2].reduce((sum, k) => sum + (q[k]! + m[k]! * h - p[k]!) * n[k]!, 0);
        };
        const taut = (at(i, j - 1) + at(i, j + 1) + at(i - 1, j) + at(i + 1, j)) / 4;
        return Math.max(0, Math.min(0.5, taut));
      }),
    );
  }
  const skin = (out: number): Vec3[][] =>
    on.map((row, i) =>
      row.map((p, j): Vec3 => {
        const n = normals[i]![j]!;
        const crease = phases.reduce(
          (sum, [phase, k, lean]) => sum + Math.max(0, Math.sin(j * k + i * lean * 0.9 + phase)) ** 3,
          0,
        );
        const k = 0.03 + heights[i]![j]! + (out > 0 ? out + crease * 0.07 : 0);
        return [p[0] + n[0] * k, p[1] + n[1] * k, p[2] + n[2] * k];
      }),
    );
  return closed(skin(thick), skin(0));
}

/** The same surface with a point between every two: through the points, as Catmull and Rom draw curves. */
function finer(points: readonly (readonly Vec3[])[]): Vec3[][] {
  const doubled = <T>(line: readonly T[], middle: (a: T, b: T, c: T, d: T) => T): T[] =>
    line.flatMap((p, i) => {
      const next = line[i + 1];
      return next === undefined ? [p] : [p, middle(line[i - 1] ?? p, p, next, line[i + 2] ?? next)];
    });
  const half = (a: Vec3, b: Vec3, c: Vec3, d: Vec3): Vec3 => [
    (9 * (b[0] + c[0]) - a[0] - d[0]) / 16,
    (9 * (b[1] + c[1]) - a[1] - d[1]) / 16,
    (9 * (b[2] + c[2]) - a[2] - d[2]) / 16,
  ];
  const wide = points.map((row) => doubled(row, half));
  return doubled<Vec3[]>(wide, (a, b, c, d) => b.map((_, j) => half(a[j]!, b[j]!, c[j]!, d[j]!)));
}

/** Square inches of cotton for each of its wrinkles. */
const A_WRINKLE = 44;

/** A face drawn finer, with wrinkles: ridges a hand long with a hollow beside them, in all directions and heights. */
function wrinkled(
  points: readonly (readonly Vec3[])[],
  { half }: Fall,
  high: number,
  next: () => number,
): Vec3[][] {
  const fine = finer(points);
  const [rows, columns] = [fine.length - 1, fine[0]!.length - 1];
  const raised = fine.map((row) => row.map(() => 0));
  const [dx, dy] = [(2 * half[0]) / columns, (2 * half[1]) / rows];
  for (let n = Math.round((4 * half[0] * half[1]) / A_WRINKLE); n > 0; n--) {
    const [x, y] = [2 * half[0] * next(), 2 * half[1] * next()];
    // A direction without a sine: a point of a square, brought to length 1.
    const [p, q] = [next() - 0.5, next() - 0.5];
    const l = Math.sqrt(p * p + q * q) || 1;
    const [c, s] = [p / l, q / l];
    const [long, wide] = [3.5 + 8 * next() * next(), 0.7 + 0.6 * next()];
    const bent = (next() - 0.5) * 0.12;
    const own = high * (0.3 + 0.7 * next());
    const reach = long + 2;
    for (let i = Math.max(0, Math.floor((y - reach) / dy)); i <= Math.min(rows, (y + reach) / dy); i++)
      for (let j = Math.max(0, Math.floor((x - reach) / dx)); j <= Math.min(columns, (x + reach) / dx); j++) {
        const [u, v] = [j * dx - x, i * dy - y];
        const t = (u * c + v * s) / long;
        if (t * t >= 1) continue;
        const off = (v * c - u * s + bent * long * t * t) / wide;
        if (off * off > 9) continue;
        // Steep on one side, and hollow beyond.
        const ridge = 1 / (1 + off * off) ** 2 - 0.5 / (1 + (off - 1.5) * (off - 1.5)) ** 2;
        raised[i]![j]! += own * (1 - t * t) * (1 - t * t) * ridge;
      }
  }
  return fine.map((row, i) =>
    row.map((p, j): Vec3 => {
      const at = (a: number, b: number): Vec3 =>
        fine[Math.min(rows, Math.max(0, a))]![Math.min(columns, Math.max(0, b))]!;
      const [w, e, n, s] = [at(i, j - 1), at(i, j + 1), at(i - 1, j), at(i + 1, j)];
      const out = unit(
        cross([e[0] - w[0], e[1] - w[1], e[2] - w[2]], [s[0] - n[0], s[1] - n[1], s[2] - n[2]]),
      );
      // The hem stays as it was sewn.
      const k = raised[i]![j]! * Math.min(1, Math.min(i, rows - i, j, columns - j) / 4);
      return [p[0] + out[0] * k, p[1] + out[1] * k, p[2] + out[2] * k];
    }),
  );
}

/** A point of the sheet as it was sewn, about its middle; the grid's corners are drawn in to an arc. */
function sewnAt({ half, rounded }: Fall, { columns, rows }: Grid, i: number, j: number): [number, number] {
  const x = half[0] * ((2 * j) / columns - 1);
  const y = half[1] * ((2 * i) / rows - 1);
  const r = rounded?.[y < 0 ? 0 : 1] ?? 0;
  const dx = Math.abs(x) - half[0] + r;
  const dy = Math.abs(y) - half[1] + r;
  if (r === 0 || dx <= 0 || dy <= 0) return [x, y];
  // A square of side r becomes a quarter of a disc.
  const inX = dx * Math.sqrt(1 - (dy * dy) / (2 * r * r));
  const inY = dy * Math.sqrt(1 - (dx * dx) / (2 * r * r));
  return [Math.sign(x) * (half[0] - r + inX), Math.sign(y) * (half[1] - r + inY)];
}

/** The points of a sheet before it falls: level but for a little unrest, which lets it fold. */
function spreadOut(fall: Fall, grid: Grid, next: () => number): Vec3[] {
  const { middle, askew = 0, gathered = 1 } = fall;
  const { columns, rows } = grid;
  const whole = 1 + askew * askew;
  const [cos, sin] = [(1 - askew * askew) / whole, (2 * askew) / whole];
  const points: Vec3[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      const [x, y] = sewnAt(fall, grid, i, j).map((v) => v * gathered) as [number, number];
      points.push([
        middle[0] + x * cos - y * sin + (next() - 0.5) * 0.3,
        middle[1] + x * sin + y * cos + (next() - 0.5) * 0.3,
        middle[2] + (next() - 0.5) * 0.5,
      ]);
    }
  return points;
}

/** Ties each point to its neighbors along and across, slackly askew, and as stiffly as told to the ones after those. */
function tieGrid(cloth: Cloth, grid: Grid, fall: Fall): void {
  const { columns, rows, index } = grid;
  const sewn: (readonly [number, number])[] = [];
  for (let i = 0; i <= rows; i++) for (let j = 0; j <= columns; j++) sewn.push(sewnAt(fall, grid, i, j));
  const tie = (a: number, b: number, strength: number): void => {
    const [p, q] = [sewn[a]!, sewn[b]!];
    cloth.tie(a, b, strength, Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2));
  };
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      if (j < columns) tie(index(i, j), index(i, j + 1), 1);
      if (i < rows) tie(index(i, j), index(i + 1, j), 1);
      if (i < rows && j < columns) {
        tie(index(i, j), index(i + 1, j + 1), 0.35);
        tie(index(i, j + 1), index(i + 1, j), 0.35);
      }
      if (j + 2 <= columns) tie(index(i, j), index(i, j + 2), fall.stiff);
      if (i + 2 <= rows) tie(index(i, j), index(i + 2, j), fall.stiff);
    }
}

/** Upper and lower side: the stuffing bulges between its seams, creases run across, the hem is thin. */
function skins(
  cloth: Cloth,
  { columns, rows, index }: Grid,
  { half, thick, puff = 0, creased = 1 }: Fall,
  next: () => number,
): [upper: Vec3[][], lower: Vec3[][]] {
  const normals = gridNormals(cloth, rows, columns, index);
  // Seams part the stuffing into fields, each of which bulges on its own.
  const [fieldsX, fieldsY] = [
    Math.max(1, Math.round((2 * half[0]) / 11)),
    Math.max(1, Math.round((2 * half[1]) / 12)),
  ];
  const field = (share: number, count: number): number => {
    const t = (share * count) % 1;
    return 4 * t * (1 - t);
  };
  const waves = Array.from({ length: 4 }, () => {
    const finer = creased > 1 ? 1.5 : 1.1;
    return [(next() - 0.5) * finer, (next() - 0.5) * finer, next() * 6] as const;
  });
  const calm = next() * 6;
  /** Creases that run across one another. */
  const crease = (x: number, y: number): number =>
    waves.reduce((sum, [p, q, phase]) => {
      const s = Math.sin(x * p + y * q + phase);
      return sum + s * Math.abs(s);
    }, 0) *
    CREASE *
    (creased > 1 ? creased * (0.45 + 0.55 * Math.sin(x * 0.11 + calm) * Math.sin(y * 0.09 - calm)) : 1);
  const lumps = Array.from({ length: (fieldsX + 1) * (fieldsY + 1) }, () => 0.7 + 0.6 * next());
  const skin = (sign: number): Vec3[][] =>
    Array.from({ length: rows + 1 }, (_, i) =>
      Array.from({ length: columns + 1 }, (_, j): Vec3 => {
        const p = cloth.point(index(i, j));
        const n = normals[index(i, j)]!;
        const [u, v] = [j / columns, i / rows];
        const lump = lumps[Math.floor(v * fieldsY) * (fieldsX + 1) + Math.floor(u * fieldsX)]!;
        const bulge = puff * lump * Math.sqrt(field(u, fieldsX) * field(v, fieldsY)) * (sign > 0 ? 1 : 0.2);
        // The hem is thin.
        const edge = Math.min(1, Math.min(i, rows - i, j, columns - j) / 1.5 + 0.25);
        const flat = crease(u * half[0] * 2, v * half[1] * 2) * Math.min(1, thick);
        const k = (sign * (thick / 2 + bulge) + flat) * edge;
        return [p[0] + n[0] * k, p[1] + n[1] * k, p[2] + n[2] * k];
      }),
    );
  return [skin(1), skin(-1)];
}

function gridNormals(
  cloth: Cloth,
  rows: number,
  columns: number,
  index: (i: number, j: number) => number,
): Vec3[] {
  const normals: Vec3[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      const [a, b] = [
        cloth.point(index(i, Math.max(0, j - 1))),
        cloth.point(index(i, Math.min(columns, j + 1))),
      ];
      const [c, d] = [
        cloth.point(index(Math.max(0, i - 1), j)),
        cloth.point(index(Math.min(rows, i + 1), j)),
      ];
      const [px, py, pz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const [qx, qy, qz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
      const n = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx] as const;
      const l = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) || 1;
      normals.push([n[0] / l, n[1] / l, n[2] / l]);
    }
  return normals;
}

/**
 * A stuffed case, sewn all round: two sheets of half sizes `a` (along x) and `c` (along z) that share their edge and
 * are blown up until they are `thick` in the middle, along y. Its corners stand out, its seams pucker. It is as wide
 * as it was told, wherever the stuffing draws the cloth in. Both sheets crease alike: one of them is computed.
 */
export function stuffed(a: number, c: number, thick: number, seed: number): Mesh {
  const next = randomFrom(seed);
  const n = 15;
  const [columns, rows] =
    a >= c ? [n, Math.max(8, Math.round((n * c) / a))] : [Math.max(8, Math.round((n * a) / c)), n];
  const isSeam = (i: number, j: number): boolean => i === 0 || j === 0 || i === rows || j === columns;
  const index = (i: number, j: number): number => i * (columns + 1) + j;
  const points: Vec3[] = [];
  const seam: number[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      if (isSeam(i, j)) seam.push(points.length * 3 + 1);
      const rise = isSeam(i, j) ? 0 : 0.3 + 0.15 * next();
      points.push([a * ((2 * j) / columns - 1), rise, c * ((2 * i) / rows - 1)]);
    }
  const cloth = new Cloth(points);
  const [dx, dz] = [(2 * a) / columns, (2 * c) / rows];
  const faces: number[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      const own = index(i, j);
      if (j < columns) cloth.tie(own, index(i, j + 1), 1, dx);
      if (i < rows) cloth.tie(own, index(i + 1, j), 1, dz);
      if (i < rows && j < columns) {
        cloth.tie(own, index(i + 1, j + 1), 0.25, Math.sqrt(dx * dx + dz * dz));
        cloth.tie(index(i, j + 1), index(i + 1, j), 0.25, Math.sqrt(dx * dx + dz * dz));
        const [q, r, s] = [index(i, j + 1), index(i + 1, j + 1), index(i + 1, j)];
        faces.push(own, r, q, own, s, r);
      }
      if (j + 2 <= columns) cloth.tie(own, index(i, j + 2), 0.06, 2 * dx);
      if (i + 2 <= rows) cloth.tie(own, index(i + 2, j), 0.06, 2 * dz);
    }
  const corners = Int32Array.from(faces, (point) => point * 3);
  cloth.steps(
    36,
    3,
    (at) => blowUp(at, corners),
    (at) => {
      for (const y of seam) at[y] = 0;
      for (let y = 1; y < at.length; y += 3) if (at[y]! > thick) at[y] = thick + (at[y]! - thick) * 0.3;
    },
  );
  // The case is moved to its middle and scaled to the size that was asked for.
  const reach = [0, 1, 2].map((axis): [middle: number, half: number] => {
    let [low, high] = [axis === 1 ? 0 : Infinity, -Infinity];
    for (let i = axis; i < cloth.at.length; i += 3) {
      low = Math.min(low, cloth.at[i]!);
      high = Math.max(high, cloth.at[i]!);
    }
    return axis === 1 ? [0, high] : [(low + high) / 2, (high - low) / 2];
  }) as [[number, number], [number, number], [number, number]];
  const size = [a, Math.min(thick, reach[1][1]), c] as const;
  const place = (side: number, i: number, j: number): Vec3 => {
    const p = cloth.point(index(i, j));
    const along = (axis: 0 | 1 | 2): number => ((p[axis] - reach[axis][0]) * size[axis]) / reach[axis][1];
    return [along(0), side * along(1), along(2)];
  };
  // Rings from the lower seam to the upper one, around both sides: along the front, back along the rear.
  const rings = Array.from({ length: rows + 1 }, (_, i) => [
    ...Array.from({ length: columns + 1 }, (_, j) => place(-1, i, j)),
    ...Array.from({ length: columns - 1 }, (_, j) => place(1, i, columns - 1 - j)),
  ]);
  return lofted(rings, { creaseAt: 110 });
}

/** Presses on faces from below: three corners each, told by where their coordinates begin. */
function blowUp(at: Float64Array, corners: Int32Array): void {
  const pressure = 0.03;
  for (let f = 0; f < corners.length; f += 3) {
    const i = corners[f]!;
    const j = corners[f + 1]!;
    const k = corners[f + 2]!;
    const ux = at[j]! - at[i]!;
    const uy = at[j + 1]! - at[i + 1]!;
    const uz = at[j + 2]! - at[i + 2]!;
    const vx = at[k]! - at[i]!;
    const vy = at[k + 1]! - at[i + 1]!;
    const vz = at[k + 2]! - at[i + 2]!;
    const x = (uy * vz - uz * vy) * pressure;
    const y = (uz * vx - ux * vz) * pressure;
    const z = (ux * vy - uy * vx) * pressure;
    at[i]! += x;
    at[i + 1]! += y;
    at[i + 2]! += z;
    at[j]! += x;
    at[j + 1]! += y;
    at[j + 2]! += z;
    at[k]! += x;
    at[k + 1]! += y;
    at[k + 2]! += z;
  }
}
