import { randomFrom } from '@plumbline/concept';
import type { Vec3 } from '../../vector.js';
import type { Mesh } from '../mesh.js';
import { lofted } from '../surfaces.js';
import { Cloth } from './cloth.js';

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
