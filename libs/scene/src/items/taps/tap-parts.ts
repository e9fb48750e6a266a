import type { Mesh } from '../../mesh/mesh.js';
import { joined, swept, turned } from '../../mesh/surfaces.js';
import { shifted } from '../../mesh/transform.js';
import type { Vec3 } from '../../scene.js';

type OutlinePoint = readonly [number, number];

/** A round foot where a tap meets what it stands on. */
export const FOOT: readonly OutlinePoint[] = [
  [1.02, 0],
  [1.05, 0.06],
  [1.02, 0.16],
  [0.86, 0.26],
  [0.62, 0.34],
];

/** A bow to the front that ends over the basin, pointing down. */
export function bow(rise: number, reach: number, drop: number): Vec3[] {
  const r = reach / 2;
  const path: Vec3[] = [
    [0, 0, 0.2],
    [0, 0, rise * 0.5],
    [0, 0, rise],
  ];
  for (let i = 1; i <= 8; i++) {
    const a = (Math.PI * i) / 8;
    path.push([0, -r * (1 - Math.cos(a)), rise + r * Math.sin(a)]);
  }
  path.push([0, -reach, rise - drop]);
  return path;
}

/** A lever with a bell below it. */
export const bellAndLever = (turnedOut: number): Mesh =>
  joined([
    turned([...FOOT, [0.56, 0.7], [0.5, 1.15], [0.62, 1.5], [0.66, 1.72], [0.5, 1.95], [0, 2.02]], 24),
    swept(
      [
        [0, 0, 1.74],
        [turnedOut * 1.1, -0.1, 1.92],
        [turnedOut * 2.5, -0.2, 2.12],
      ],
      (t) => 0.2 + 0.1 * t * t,
      { segments: 10 },
    ),
  ]);

/** How a tap's parts are drawn: a bridge's time had bells and bows, later ones a straight body with one lever. */
export type TapStyle = 'bridge' | 'pull-down';

/** What was turned about z lies along x. */
export const alongX = (mesh: Mesh): Mesh => ({
  ...mesh,
  positions: swapped(mesh.positions),
  normals: swapped(mesh.normals),
});

const swapped = (list: Float32Array): Float32Array =>
  list.map((_, i) => list[i - (i % 3) + (((i % 3) + 2) % 3)]!);

/** Leant by degrees about y, then moved. */
export function tilted(mesh: Mesh, degrees: number, by: Vec3): Mesh {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const lean = (list: Float32Array): Float32Array =>
    list.map((v, i) => {
      const o = i - (i % 3);
      const [x, z] = [list[o]!, list[o + 2]!];
      return i % 3 === 0 ? x * c - z * s : i % 3 === 2 ? x * s + z * c : v;
    });
  return shifted({ ...mesh, positions: lean(mesh.positions), normals: lean(mesh.normals) }, by);
}
