/** What is sewn to a sheet that has fallen, or lies on it as it does. */
import { randomFrom } from '@plumbline/concept';
import { cross, unit, type Vec3 } from '../../vector.js';
import type { Mesh } from '../mesh.js';
import { lofted, swept } from '../surfaces.js';
import type { Fall } from './sheet.js';

export interface Band {
  /** Where along the sheet it begins and ends, and how far it stays from its sides: inches. */
  readonly from: number;
  readonly to: number;
  readonly inset: number;
  readonly thick: number;
  /** By how much it lies askew from one side to the other, inches. */
  readonly askew: number;
  readonly seed: number;
}

/** One skin of an upper and a lower side, closed at its ends. */
export function closed(upper: readonly Vec3[][], lower: readonly Vec3[][]): Mesh {
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
export function seamIn(upper: readonly Vec3[][], { half }: Fall, inset: number, radius: number): Mesh {
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

/** How high the folds of a band stand where it is gathered, inches, and by which share of its width it is narrower there. */
const PLEAT = 0.85;
const GATHERED = 0.3;

/** Lies on the sheet's upper face; over what is hollow it is drawn taut, and it has creases of its own. */
export function bandOver(upper: readonly Vec3[][], { half }: Fall, band: Band): Mesh {
  const { from, to, inset, thick, askew, seed } = band;
  const next = randomFrom(seed);
  const [columns, rows] = [Math.round((2 * half[0]) / 1.5), Math.max(12, Math.round((to - from) / 0.75))];
  const phases = Array.from({ length: 5 }, () => [next() * 6, 0.25 + next() * 0.5, next() - 0.5] as const);
  const side = inset / (2 * half[0]);
  // One end was gathered in a hand: it is narrower there, and folds run from it along the cloth.
  const [low, wave] = [next() < 0.5, next() * 6];
  const gathered = (u: number): number => {
    const t = low ? 1 - u : u;
    return t * t * (3 - 2 * t);
  };
  const pleat = (v: number, u: number): number => {
    const g = gathered(u);
    const a = Math.sin(v * 17 + wave + u * 1.6 + 0.5 * Math.sin(u * 5 + wave));
    const b = Math.sin(v * 29 - wave + u * 2.3);
    return PLEAT * (0.22 + 0.78 * g) * (Math.max(0, a) ** 1.5 + 0.4 * Math.max(0, b) ** 2);
  };
  const on: Vec3[][] = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_, j): Vec3 => {
      const u = side + (1 - 2 * side) * (j / columns);
      // Its hems are never quite straight.
      const hem = phases.reduce((sum, [p, k], n) => sum + Math.sin(j * k * 0.28 + p + n) * 0.16, 0);
      const wide = (i / rows - 0.5) * (1 - GATHERED * gathered(u)) + 0.5;
      const along = from + (to - from) * wide + askew * (u - 0.5) + hem;
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
          (sum, [phase, k, lean]) => sum + Math.max(0, Math.sin(j * k + i * lean * 0.42 + phase)) ** 3,
          0,
        );
        // It is rolled at its hem, twice as thick as the cloth is elsewhere.
        const end = Math.min(i, rows - i, j, columns - j);
        const hem = end === 1 || end === 2 ? 0.24 : end === 0 ? -0.1 : 0;
        const up = crease * 0.1 + pleat(i / rows, j / columns) * Math.min(1, end / 4) + hem;
        const k = 0.13 + heights[i]![j]! + (out > 0 ? out + up : 0);
        return [p[0] + n[0] * k, p[1] + n[1] * k, p[2] + n[2] * k];
      }),
    );
  return closed(skin(thick), skin(0));
}
