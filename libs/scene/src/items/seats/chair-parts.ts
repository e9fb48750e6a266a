import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, lofted, type OutlinePoint, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';

/** How far a back leans for each inch of its height: 7 degrees from upright. */
export const RAKE = 0.125;

/** Two decimals of each number: what a mesh's name says of its sizes. */
export const sizes = (...of: readonly number[]): string => of.map((v) => v.toFixed(2)).join();

/** A turned leg of a height of 1: foot, taper, ring, square block's round neck. */
export const TURNED_LEG: readonly OutlinePoint[] = [
  [0.42, 0],
  [0.56, 0.03],
  [0.5, 0.07],
  [0.66, 0.3],
  [0.84, 0.56],
  [0.88, 0.64],
  [0.6, 0.69],
  [0.86, 0.72],
  [0.86, 0.75],
  [0.7, 0.78],
  [0.92, 0.83],
  [0.92, 1],
  [0, 1],
];

/** A square leg with eased edges, narrower at its foot. */
export const squareLeg = (foot: number, top: number, high: number): Mesh =>
  lofted(
    [ellipse(foot, foot, 0, 16, 7), ellipse(top, top, high * 0.7, 16, 7), ellipse(top, top, high, 16, 7)],
    {
      lids: 'both',
      creaseAt: 60,
    },
  );

/**
 * A piece of wood or a pad that bows backwards between its ends, `half` to either side: `thick` through, `high` up from
 * z, its front at y where it is fixed; `ease` is how much of its ends is rounded off.
 */
export function bowed(
  half: number,
  z: number,
  high: number,
  y: number,
  thick: number,
  bow: number,
  ease = 0,
  steps = 10,
): Mesh {
  const rings = Array.from({ length: steps + 1 }, (_, i): Ring => {
    const t = (2 * i) / steps - 1;
    const end =
      ease === 0 ? 1 : Math.sqrt(Math.max(0.05, 1 - Math.max(0, (Math.abs(t) - 1 + ease) / ease) ** 2));
    const middle = y + thick / 2 + bow * (1 - t * t);
    return ellipse((thick / 2) * end, (high / 2) * (ease === 0 ? 1 : 0.9 + 0.1 * end), 0, 16, 5).map(
      ([through, up]): Vec3 => [t * half, middle + through + RAKE * (up + high / 2), z + high / 2 + up],
    );
  });
  return lofted(rings, { lids: 'both', creaseAt: 55 });
}

/** A rail with eased edges between two places at one height. */
export const rail = (
  a: readonly [number, number],
  b: readonly [number, number],
  z: number,
  high: number,
): Mesh => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / l) * 0.38, (dx / l) * 0.38];
  const end = ([x, y]: readonly [number, number]): Ring =>
    ellipse(1, high / 2, 0, 12, 7).map(([through, up]): Vec3 => [x + nx * through, y + ny * through, z + up]);
  return lofted([end(a), end(b)], { lids: 'both', creaseAt: 60 });
};

/** A padded seat, its top at z in the middle: as deep as 2 y, in front as wide as 2 x, behind a little less. */
export function pad(x: number, y: number, z: number, thick: number, crown: number): Mesh {
  const border: readonly (readonly [below: number, inset: number])[] = [
    [crown + thick, 0.7],
    [crown + thick - 0.12, 0.25],
    [crown + thick * 0.6, 0],
    [crown + thick * 0.2, 0.06],
    [crown, 0.4],
    [crown * 0.62, 1.3],
    [crown * 0.3, 3],
    [0, 6],
  ];
  return lofted(
    border.map(([below, inset]) =>
      ellipse(x - inset, y - inset, z - below, 40, 6).map(
        ([px, py, pz]): Vec3 => [px * (1 - (0.05 * py) / y), py, pz],
      ),
    ),
    { lids: 'both', creaseAt: 70 },
  );
}
