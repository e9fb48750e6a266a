/** Sheets that fall over things: duvets, throws, covers. */
import { randomFrom } from '@plumbline/concept';
import type { Vec3 } from '../../vector.js';
import { fringed } from '../fringe.js';
import type { Mesh } from '../mesh.js';
import { joined } from '../surfaces.js';
import { Cloth, keepOut, type Support } from './cloth.js';
import { type Band, bandOver, closed, seamIn } from './on-sheet.js';
import { type Fall, Grid, spreadOut, tieGrid } from './sheet.js';
import { finer, stitched, wrinkled } from './wrinkles.js';

/** How high the creases of cloth an inch thick are. */
const CREASE = 0.1;
/** Inches a step squared. */
const GRAVITY = 0.12;

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
  const bare = skins(cloth, grid, fall, next);
  const [smooth, under] = bare;
  const [upper, lower] = fall.quilted
    ? stitched(bare, fall, next)
    : fall.wrinkled
      ? [wrinkled(smooth, fall, fall.wrinkled, next), finer(under)]
      : bare;
  const skin = closed(upper, lower);
  return {
    mesh: fall.fringe ? joined([skin, fringed(upper[0]!, upper[1]!, fall.fringe, floor)]) : skin,
    seam: (inset, radius) => seamIn(upper, fall, inset, radius),
    band: (band) => bandOver(upper, fall, band),
  };
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
