/** Chairs at tables and stools at counters: bent posts, turned or tapered legs, bowed backs, padded seats. Inches. */
import type { Item, ItemOf } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import type { Context } from '../context.js';
import type { Mesh } from '../mesh/mesh.js';
import { ellipse, joined, lofted, type OutlinePoint, type Ring, swept, turned } from '../mesh/surfaces.js';
import { shifted } from '../mesh/transform.js';
import type { Vec3 } from '../scene.js';

/** How far a back leans for each inch of its height: 7 degrees from upright. */
const RAKE = 0.125;

/** Two decimals of each number: what a mesh's name says of its sizes. */
const sizes = (...of: readonly number[]): string => of.map((v) => v.toFixed(2)).join();

/** A turned leg of a height of 1: foot, taper, ring, square block's round neck. */
const TURNED_LEG: readonly OutlinePoint[] = [
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
const squareLeg = (foot: number, top: number, high: number): Mesh =>
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
function bowed(
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
const rail = (a: readonly [number, number], b: readonly [number, number], z: number, high: number): Mesh => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / l) * 0.38, (dx / l) * 0.38];
  const end = ([x, y]: readonly [number, number]): Ring =>
    ellipse(1, high / 2, 0, 12, 7).map(([through, up]): Vec3 => [x + nx * through, y + ny * through, z + up]);
  return lofted([end(a), end(b)], { lids: 'both', creaseAt: 60 });
};

/** A padded seat, its top at z in the middle: as deep as 2 y, in front as wide as 2 x, behind a little less. */
function pad(x: number, y: number, z: number, thick: number, crown: number): Mesh {
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

export function diningChair(f: Frame, _item: Item, { palette, form }: Context): void {
  const metal = form.chairs === 'metal';
  const frame = metal ? palette.metal : palette.wood;
  const [x, y, h] = [f.width / 2 - 0.9, f.depth / 2 - 1, f.height];
  const [seat, back] = [17.8, form.chairBack];
  const size = sizes(x, y, h);
  const rear = y - 2.2;
  // Where a back is as high as z.
  const behind = (z: number): number => rear + 0.3 + Math.max(0, z - seat) * RAKE;
  const upholstered = back === 'cushion' && !metal;
  const style = metal ? 'metal' : form.seatLegs === 'slender' ? 'round' : upholstered ? 'square' : 'turned';
  f.mesh(
    `chair posts ${style} ${upholstered} ${size}`,
    () => {
      const r = metal ? 0.42 : 0.62;
      const post = (s: number): Mesh =>
        swept(
          [
            [s * (x - 0.2), rear + 2.1, 0],
            [s * (x - 0.5), rear + 0.5, seat * 0.6],
            [s * (x - 0.6), rear + 0.3, seat],
            [s * (x - 0.7), behind(h * 0.8) + 0.3, h * 0.8],
            [s * (x - 0.8), behind(h) + (upholstered ? 0 : 0.5), h - (upholstered ? 5 : 0.4)],
          ],
          (t) => (metal ? r : r * (0.78 + 0.9 * t * (1 - t))),
          { segments: 10, steps: 3 },
        );
      const leg = (s: number): Mesh => {
        if (style === 'turned') {
          const outline = TURNED_LEG.map(([out, up]): OutlinePoint => [out, up * (seat - 1.6)]);
          return shifted(turned(outline, 16, 60), [s * (x - 0.8), -y + 1.2, 0]);
        }
        if (style === 'square')
          return shifted(squareLeg(0.55, 0.8, seat - 1.6), [s * (x - 0.4), -y + 0.8, 0]);
        return swept(
          [
            [s * (x + 0.2), -y + 0.1, 0],
            [s * (x - 0.7), -y + 1.2, seat - 1.6],
          ],
          (t) => (metal ? r : 0.48 + 0.3 * t),
          { segments: 12 },
        );
      };
      return joined([leg(-1), leg(1), post(-1), post(1)]);
    },
    frame,
    { grain: 'z' },
  );
  f.mesh(
    `chair rails ${style} ${back} ${size}`,
    () => {
      const [a, b] = [x - 0.7, -y + 1.1];
      const z = seat - 2.6;
      const rails = [
        rail([-a, b], [a, b], z, 2.2),
        rail([-a, rear + 0.5], [a, rear + 0.5], z, 2.2),
        ...[-1, 1].map((s) => rail([s * a, b], [s * a, rear + 0.5], z, 2.2)),
      ];
      const inner = x - 0.9;
      if (back === 'slats')
        for (const [up, high] of [
          [seat + 5, 2.3],
          [seat + 10.4, 2.3],
          [h - 3.6, 3.2],
        ] as const)
          rails.push(bowed(inner, up, high, behind(up) - 0.2, 0.6, 1.2));
      else if (back === 'wood' || metal) {
        rails.push(bowed(x + 0.5, h - 4.2, 4, behind(h - 4) - 0.6, 0.8, 1.6, 0.2, 14));
        rails.push(bowed(inner, seat + 4.4, 1.1, behind(seat + 4.4), 0.6, 1));
        for (let i = -2; i <= 2; i++) {
          const at = (i / 3) * inner;
          const out = 1 - (i / 3) ** 2;
          rails.push(
            swept(
              [
                [at, behind(seat + 5) + 0.4 + out, seat + 4.8],
                [at * 1.06, behind(h - 3) - 0.1 + 1.6 * out, h - 3],
              ],
              0.26,
              { segments: 6 },
            ),
          );
        }
      }
      return joined(rails);
    },
    frame,
    { grain: 'x' },
  );
  f.mesh(`chair seat ${size}`, () => pad(x + 0.4, y - 0.7, seat + 0.9, 1.5, 0.9), palette.fabric, {
    at: [0, -0.7, 0],
  });
  if (upholstered)
    f.mesh(
      `chair back ${size}`,
      () => bowed(x + 0.2, seat + 3.4, h - seat - 3.4, rear - 0.5, 2, 0.9, 0.12, 14),
      palette.fabric,
    );
}

export function stool(f: Frame, item: ItemOf<'stool'>, { palette, form }: Context): void {
  const hasBack = item.traits?.back === true || f.height > 32;
  const seat = hasBack ? Math.min(26, f.height - 9) : f.height;
  const [x, y, h] = [f.width / 2 - 0.8, f.depth / 2 - 0.8, f.height];
  const metal = form.stools === 'metal';
  const frame = metal ? palette.metal : palette.wood;
  const size = sizes(x, y, h, seat);
  const under = seat - 2.2;
  const spread = 1.5;
  const inset = (z: number): number => spread * (z / under);
  const rest = seat * 0.3;
  f.mesh(
    `stool legs ${metal} ${hasBack} ${size}`,
    () => {
      const [sx, sy] = [x - 0.2, y - 0.2];
      const leg = (a: number, b: number): Mesh =>
        swept(
          [
            [a * sx, b * sy, 0],
            [a * (sx - spread), b * (sy - spread), under],
          ],
          (t) => (metal ? 0.4 : 0.44 + 0.3 * t),
          { segments: 12 },
        );
      const posts = hasBack
        ? [-1, 1].map((s) =>
            swept(
              [
                [s * (sx - spread), sy - spread, under - 1],
                [s * (sx - spread + 0.2), sy - spread + 0.6, seat + 3],
                [s * (sx - spread + 0.3), sy - spread + 1.4, h - 2.4],
              ],
              metal ? 0.38 : 0.5,
              { segments: 10, steps: 3 },
            ),
          )
        : [];
      return joined([leg(-1, -1), leg(1, -1), leg(1, 1), leg(-1, 1), ...posts]);
    },
    frame,
    { grain: 'z' },
  );
  f.mesh(
    `stool rails ${metal} ${hasBack} ${size}`,
    () => {
      const bar = (z: number, a: Vec3, b: Vec3, r: number): Mesh =>
        swept(
          [
            [a[0], a[1], z],
            [b[0], b[1], z],
          ],
          r,
          { segments: 10 },
        );
      const at = (z: number, a: number, b: number): Vec3 => [
        a * (x - 0.2 - inset(z)),
        b * (y - 0.2 - inset(z)),
        z,
      ];
      const r = metal ? 0.32 : 0.42;
      // The front rail is where feet rest; those at the sides sit higher, so that no two meet in one place of a leg.
      const low = [
        bar(rest, at(rest, -1, -1), at(rest, 1, -1), r * 1.2),
        bar(rest, at(rest, -1, 1), at(rest, 1, 1), r),
        bar(rest + 2.4, at(rest + 2.4, -1, -1), at(rest + 2.4, -1, 1), r),
        bar(rest + 2.4, at(rest + 2.4, 1, -1), at(rest + 2.4, 1, 1), r),
      ];
      const [a, b] = [x - 0.2 - spread, y - 0.2 - spread];
      const apron = [
        rail([-a, -b], [a, -b], under - 0.8, 1.8),
        rail([-a, b], [a, b], under - 0.8, 1.8),
        rail([-a, -b], [-a, b], under - 0.8, 1.8),
        rail([a, -b], [a, b], under - 0.8, 1.8),
      ];
      return joined([...low, ...apron]);
    },
    frame,
    { grain: 'x' },
  );
  f.mesh(`stool seat ${size}`, () => pad(x, y, seat + 0.3, 1.6, 0.8), palette.fabric);
  if (!hasBack) return;
  const soft = form.chairBack === 'cushion';
  f.mesh(
    `stool back ${soft} ${size}`,
    () => bowed(x - 0.4, h - 6.4, 6, y - 2.2, soft ? 1.7 : 0.7, 1.1, 0.14, 14),
    soft ? palette.fabric : frame,
    { grain: 'x' },
  );
}
