/** Cloth that hangs, is folded and lies over things. Inches. */
import { randomFrom } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Mesh } from '../../mesh/mesh.js';
import { lofted, type Ring, sheet } from '../../mesh/surfaces.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';

/**
 * Cloth that hangs between two places along x from z1 down to z0, in folds about `fold` wide: even where it is
 * gathered at the top, freer and some of them merged towards the hem.
 */
export function hungCloth(
  f: ItemFrame,
  x0: number,
  x1: number,
  y: number,
  z0: number,
  z1: number,
  m: number,
  fold = 2.4,
  deep = 1.3,
): void {
  const [wide, high] = [x1 - x0, z1 - z0];
  const form = textHash(`${Math.round(x0)} ${Math.round(wide)}`) % 7;
  const name = `hung ${[wide.toFixed(1), high.toFixed(1), fold, deep, form].join()}`;
  f.mesh(name, () => foldedSheet(wide, high, fold, deep, form), m, { at: [x0, y, z0] });
}

/** How far the folds of hung cloth reach to either side of its place, in times their depth. */
export const FOLD_REACH = 1.95;

function foldedSheet(wide: number, high: number, fold: number, deep: number, seed: number): Mesh {
  const next = randomFrom(seed * 977 + 13);
  const count = Math.max(3, Math.round(wide / fold));
  // Each fold has a width and a depth of its own, at the hem another than at the top.
  const shares = (): number[] => {
    const list = Array.from({ length: count }, () => 0.45 + 1.1 * next());
    const all = list.reduce((sum, v) => sum + v, 0);
    return list.map((v) => v / all);
  };
  const even = (list: number[]): number[] => list.map((v) => (v + 1 / count) / 2);
  const [top, hem] = [even(shares()), shares()];
  const depth = Array.from({ length: count }, () => 0.3 + next());
  // How each fold leans from a sine: rounder before, sharper behind, or with a small fold in its flank.
  const flank = Array.from({ length: count }, () => (next() - 0.5) * 0.5);
  const sway = Array.from({ length: count }, () => (next() - 0.5) * 2);
  const columns = count * 8;
  const edges = (list: readonly number[]): number[] => {
    let sum = 0;
    return [0, ...list.map((v) => (sum += v))];
  };
  const [topEdges, hemEdges] = [edges(top), edges(hem)];
  return sheet(columns, 12, (u, v) => {
    const at = Math.min(count - 1e-6, u * count);
    const i = Math.floor(at);
    const t = at - i;
    const down = 1 - v;
    const ease = down * down * (3 - 2 * down);
    const along = (list: readonly number[]): number => list[i]! + (list[i + 1]! - list[i]!) * t;
    const x = along(topEdges) * (1 - ease) + along(hemEdges) * ease;
    const blend = (list: readonly number[]): number =>
      list[i]! * (1 - t) + list[Math.min(count - 1, i + 1)]! * t;
    const wave = Math.sin(2 * Math.PI * t) + blend(flank) * Math.sin(4 * Math.PI * t) * (0.4 + 0.6 * ease);
    const spread = (0.5 + 0.5 * ease) * (0.75 + 0.45 * ease * blend(depth));
    const rest = blend(sway) * ease * 0.6;
    return [
      x * wide + (0.1 * Math.sin(4 * Math.PI * t) * wide) / count,
      deep * Math.min(FOLD_REACH, Math.max(-FOLD_REACH, wave * spread + rest)),
      v * high + (v < 0.01 ? 0.12 * wave : 0),
    ];
  });
}

/** A towel over a bar of radius `r` about x: `front` and `behind` long, thick as terry is, with a hem. */
export function towelOver(half: number, r: number, front: number, behind: number): Mesh {
  const next = randomFrom(Math.round(half * 10) + 5);
  const lean = (next() - 0.5) * 0.6;
  const path: [number, number][] = [];
  for (let i = 0; i <= 10; i++) path.push([-r - 0.5 * (1 - i / 10), -front * (1 - i / 10)]);
  for (let i = 1; i <= 7; i++) {
    const a = Math.PI - (Math.PI * i) / 8;
    path.push([r * Math.cos(a), r * Math.sin(a)]);
  }
  for (let i = 0; i <= 8; i++) path.push([r + 0.3 * (i / 8), -behind * (i / 8)]);
  return thickened(
    28,
    path.length - 1,
    (u, v) => {
      const [y, z] = path[Math.round(v * (path.length - 1))]!;
      const hang = Math.max(0, -z) / front;
      const x = (u * 2 - 1) * (half + 0.2 * hang) + lean * hang;
      const ripple = Math.sin(u * 9 + (y < 0 ? 0 : 2)) * 0.28 * hang + Math.sin(u * 21) * 0.06 * hang;
      return [x, y + (y < 0 ? ripple - 0.2 * hang : ripple), z + Math.sin(u * 5) * 0.15 * hang];
    },
    0.34,
  );
}

/** A towel laid over a rim that runs along x, at height z. */
export function foldedOver(f: ItemFrame, x: number, y: number, z: number, wide: number, m: number): void {
  f.mesh(`towel over ${wide}`, () => towelOver(wide / 2, 1.1, 12, 8), m, { at: [x, y + 0.6, z + 0.1] });
}

/** A sheet with a front, a back and rounded edges, `thick` in all. */
function thickened(columns: number, rows: number, at: (u: number, v: number) => Vec3, thick: number): Mesh {
  const grid = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_, j) => at(j / columns, i / rows)),
  );
  const normal = (i: number, j: number): Vec3 => {
    const point = (a: number, b: number): Vec3 =>
      grid[Math.min(rows, Math.max(0, a))]![Math.min(columns, Math.max(0, b))]!;
    const [a, b, c, d] = [point(i, j - 1), point(i, j + 1), point(i - 1, j), point(i + 1, j)];
    const p: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const q: Vec3 = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
    const n: Vec3 = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
    const l = Math.hypot(...n) || 1;
    return [n[0] / l, n[1] / l, n[2] / l];
  };
  const side = (sign: number): Vec3[][] =>
    grid.map((row, i) =>
      row.map((p, j) => {
        const n = normal(i, j);
        const k = (sign * thick) / 2;
        return [p[0] + n[0] * k, p[1] + n[1] * k, p[2] + n[2] * k] as const;
      }),
    );
  const [front, back] = [side(1), side(-1)];
  // Rows run around: along the front, then back along the other side; the ends are closed by the loft itself.
  const rings: Ring[] = front.map((row, i) => [...row, ...back[i]!.toReversed()]);
  return lofted(rings, { lids: 'none', creaseAt: 100 });
}
