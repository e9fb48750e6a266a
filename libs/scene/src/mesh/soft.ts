/**
 * Cloth as masses and springs, moved step by step until it lies still (Müller et al., "Position Based Dynamics",
 * 2007): sheets that fall over things, cases that are stuffed. Only sums, products and roots are taken, so the same
 * cloth falls the same everywhere. Inches.
 */
import { randomFrom } from '../random.js';
import type { Vec3 } from '../vector.js';
import type { Mesh } from './mesh.js';
import { lofted } from './surfaces.js';

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

  /** One step: what moves goes on, `push` is added, then springs and supports have their way. */
  step(
    passes: number,
    push: (at: Float64Array) => void,
    hold: (at: Float64Array, before: Float64Array) => void,
  ): void {
    const { at, before, springs, rests, strengths } = this;
    const count = rests.length;
    for (let i = 0; i < at.length; i++) {
      const v = (at[i]! - before[i]!) * DAMPING;
      before[i] = at[i]!;
      at[i]! += v;
    }
    push(at);
    for (let pass = 0; pass < passes; pass++) {
      for (let s = 0; s < count; s++) {
        const [p, q] = [springs[s * 2]!, springs[s * 2 + 1]!];
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
      hold(at, before);
    }
  }

  point(i: number): Vec3 {
    return [this.at[i * 3]!, this.at[i * 3 + 1]!, this.at[i * 3 + 2]!];
  }
}

/** How far a place lies outside of a stretch. */
const beyond = (v: number, low: number, high: number): number =>
  v < low ? v - low : v > high ? v - high : 0;

/** Moves a point out of a support's rounded box, and brakes it there. */
function keepOut(at: Float64Array, before: Float64Array, i: number, { min, max, radius: r }: Support): void {
  const dz = beyond(at[i + 2]!, min[2] + r, max[2] - r);
  const dx = beyond(at[i]!, min[0] + r, max[0] - r);
  const dy = beyond(at[i + 1]!, min[1] + r, max[1] - r);
  const square = dx * dx + dy * dy + dz * dz;
  if (square >= r * r) return;
  const l = Math.sqrt(square);
  if (l < 1e-9) {
    // Deep within: up is the way that cloth came.
    at[i + 2] = max[2];
    return;
  }
  const k = r / l - 1;
  at[i]! += dx * k;
  at[i + 1]! += dy * k;
  at[i + 2]! += dz * k;
  before[i]! += (at[i]! - before[i]!) * (1 - SLIDING);
  before[i + 1]! += (at[i + 1]! - before[i + 1]!) * (1 - SLIDING);
  before[i + 2]! += (at[i + 2]! - before[i + 2]!) * (1 - SLIDING);
}

export interface Fall {
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
  /** How stiffly it resists folding, from 0 to 1. */
  readonly stiff: number;
  readonly floor: number;
  readonly seed: number;
  readonly steps?: number;
}

/** A sheet that has fallen over supports, as a skin with an upper and a lower side. */
export function fallen(fall: Fall): Mesh {
  const { middle, half, supports, grain, thick, stiff, floor, seed, steps = 44, puff = 0 } = fall;
  const next = randomFrom(seed);
  const columns = Math.max(4, Math.round((2 * half[0]) / grain));
  const rows = Math.max(4, Math.round((2 * half[1]) / grain));
  const index = (i: number, j: number): number => i * (columns + 1) + j;
  const points: Vec3[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++)
      points.push([
        middle[0] + half[0] * ((2 * j) / columns - 1) + (next() - 0.5) * 0.3,
        middle[1] + half[1] * ((2 * i) / rows - 1) + (next() - 0.5) * 0.3,
        middle[2] + (next() - 0.5) * 0.5,
      ]);
  const cloth = new Cloth(points);
  const [a, b] = [(2 * half[0]) / columns, (2 * half[1]) / rows];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      if (j < columns) cloth.tie(index(i, j), index(i, j + 1), 1, a);
      if (i < rows) cloth.tie(index(i, j), index(i + 1, j), 1, b);
      if (i < rows && j < columns) {
        cloth.tie(index(i, j), index(i + 1, j + 1), 0.35, Math.sqrt(a * a + b * b));
        cloth.tie(index(i, j + 1), index(i + 1, j), 0.35, Math.sqrt(a * a + b * b));
      }
      if (j + 2 <= columns) cloth.tie(index(i, j), index(i, j + 2), stiff, 2 * a);
      if (i + 2 <= rows) cloth.tie(index(i, j), index(i + 2, j), stiff, 2 * b);
    }
  const grown = supports.map(
    (s): Support => ({
      min: [s.min[0] - thick / 2, s.min[1] - thick / 2, s.min[2]],
      max: [s.max[0] + thick / 2, s.max[1] + thick / 2, s.max[2] + thick / 2],
      radius: s.radius + thick / 2,
    }),
  );
  const lowest = floor + thick / 2;
  for (let step = 0; step < steps; step++)
    cloth.step(
      4,
      (at) => {
        for (let i = 2; i < at.length; i += 3) at[i]! -= GRAVITY;
      },
      (at, before) => {
        for (let i = 0; i < at.length; i += 3) {
          for (const support of grown) keepOut(at, before, i, support);
          if (at[i + 2]! < lowest) at[i + 2] = lowest;
        }
      },
    );
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
  const waves = Array.from(
    { length: 4 },
    () => [(next() - 0.5) * 1.1, (next() - 0.5) * 1.1, next() * 6] as const,
  );
  /** Creases that run across one another. */
  const crease = (x: number, y: number): number =>
    waves.reduce((sum, [p, q, phase]) => {
      const s = Math.sin(x * p + y * q + phase);
      return sum + s * Math.abs(s);
    }, 0) * CREASE;
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
  const [upper, lower] = [skin(1), skin(-1)];
  const rings = upper.map((row, i) => [...row, ...lower[i]!.toReversed()]);
  return lofted(
    [lower[0]!.concat(lower[0]!.toReversed()), ...rings, lower[rows]!.concat(lower[rows]!.toReversed())],
    {
      creaseAt: 120,
    },
  );
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
 * as it was told, wherever the stuffing draws the cloth in.
 */
export function stuffed(a: number, c: number, thick: number, seed: number): Mesh {
  const next = randomFrom(seed);
  const n = 15;
  const [columns, rows] =
    a >= c ? [n, Math.max(8, Math.round((n * c) / a))] : [Math.max(8, Math.round((n * a) / c)), n];
  const onEdge = (i: number, j: number): boolean => i === 0 || j === 0 || i === rows || j === columns;
  const number = new Map<string, number>();
  const points: Vec3[] = [];
  const index = (side: number, i: number, j: number): number => {
    const key = `${onEdge(i, j) ? 0 : side} ${i} ${j}`;
    const known = number.get(key);
    if (known !== undefined) return known;
    const x = a * ((2 * j) / columns - 1);
    const z = c * ((2 * i) / rows - 1);
    points.push([x, onEdge(i, j) ? 0 : side * (0.3 + 0.15 * next()), z]);
    number.set(key, points.length - 1);
    return points.length - 1;
  };
  const faces: [number, number, number][] = [];
  for (const side of [-1, 1])
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        const [p, q, r, s] = [
          index(side, i, j),
          index(side, i, j + 1),
          index(side, i + 1, j + 1),
          index(side, i + 1, j),
        ];
        if (side < 0) faces.push([p, q, r], [p, r, s]);
        else faces.push([p, r, q], [p, s, r]);
      }
  const seam = [...number].filter(([key]) => key.startsWith('0 ')).map(([, i]) => i);
  const cloth = new Cloth(points);
  const [dx, dz] = [(2 * a) / columns, (2 * c) / rows];
  for (const side of [-1, 1])
    for (let i = 0; i <= rows; i++)
      for (let j = 0; j <= columns; j++) {
        const own = index(side, i, j);
        if (j < columns) cloth.tie(own, index(side, i, j + 1), 1, dx);
        if (i < rows) cloth.tie(own, index(side, i + 1, j), 1, dz);
        if (i < rows && j < columns) {
          cloth.tie(own, index(side, i + 1, j + 1), 0.25, Math.sqrt(dx * dx + dz * dz));
          cloth.tie(index(side, i, j + 1), index(side, i + 1, j), 0.25, Math.sqrt(dx * dx + dz * dz));
        }
        if (j + 2 <= columns) cloth.tie(own, index(side, i, j + 2), 0.06, 2 * dx);
        if (i + 2 <= rows) cloth.tie(own, index(side, i + 2, j), 0.06, 2 * dz);
      }
  for (let step = 0; step < 36; step++)
    cloth.step(
      3,
      (at) => {
        // Pressure on each face, less where the case is as thick as it may be.
        for (const [p, q, r] of faces) {
          const [i, j, k] = [p * 3, q * 3, r * 3];
          const [ux, uy, uz] = [at[j]! - at[i]!, at[j + 1]! - at[i + 1]!, at[j + 2]! - at[i + 2]!];
          const [vx, vy, vz] = [at[k]! - at[i]!, at[k + 1]! - at[i + 1]!, at[k + 2]! - at[i + 2]!];
          const push = 0.03;
          const [x, y, z] = [
            (uy * vz - uz * vy) * push,
            (uz * vx - ux * vz) * push,
            (ux * vy - uy * vx) * push,
          ];
          for (const o of [i, j, k]) {
            at[o]! += x;
            at[o + 1]! += y;
            at[o + 2]! += z;
          }
        }
      },
      (at) => {
        // The seam stays nearly flat.
        for (const i of seam) at[i * 3 + 1]! *= 0.7;
        for (let i = 1; i < at.length; i += 3) {
          if (at[i]! > thick) at[i]! = thick + (at[i]! - thick) * 0.3;
          if (at[i]! < -thick) at[i]! = -thick + (at[i]! + thick) * 0.3;
        }
      },
    );
  // The case is moved to its middle and scaled to the size that was asked for.
  const reach = [0, 1, 2].map((axis): [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (let i = axis; i < cloth.at.length; i += 3) {
      low = Math.min(low, cloth.at[i]!);
      high = Math.max(high, cloth.at[i]!);
    }
    return [(low + high) / 2, (high - low) / 2];
  }) as [[number, number], [number, number], [number, number]];
  const size = [a, Math.min(thick, reach[1][1]), c] as const;
  const place = (i: number): Vec3 => {
    const p = cloth.point(i);
    const along = (axis: 0 | 1 | 2): number => ((p[axis] - reach[axis][0]) * size[axis]) / reach[axis][1];
    return [along(0), along(1), along(2)];
  };
  // Rings from the lower seam to the upper one, around both sides: along the front, back along the rear.
  const rings = Array.from({ length: rows + 1 }, (_, i) => [
    ...Array.from({ length: columns + 1 }, (_, j) => place(index(-1, i, j))),
    ...Array.from({ length: columns - 1 }, (_, j) => place(index(1, i, columns - 1 - j))),
  ]);
  return lofted(rings, { creaseAt: 110 });
}
