import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { ellipse, lofted, type Ring, swept } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { boxCushion, pillow } from '../textiles/cushions.js';
import { legs } from './legs.js';

/** Heights of the legs, of the arms' tops and of the seat cushion's middle, inches. */
const LEGS = 7;
const ARM = 23.5;
const SEAT = 15.6;

/** A wing chair: a high back that leans, wings that run down into rolled arms, a loose cushion, a cord in its seams. */
export function wingChair(f: ItemFrame, context: Context, next: () => number): void {
  const { palette } = context;
  const [x, y, top] = [f.width / 2, f.depth / 2, f.height];
  const size = [f.width, f.depth, f.height].join();
  const m = palette.chairCloth;
  legs(f, x - 3.6, y - 4, LEGS, context);
  // The frame below the cushion.
  f.roundedBox([0, 0, (LEGS + SEAT - 2) / 2], [x - 2.6, y - 1.6, (SEAT - 2 - LEGS) / 2], 1.2, m);
  f.mesh(`wing chair back ${size}`, () => back(x, y, top), m);
  for (const s of [-1, 1]) {
    f.mesh(`wing ${s} ${size}`, () => wing(s, x, y, top), m);
    f.mesh(`wing arm ${s} ${size}`, () => arm(s, x, y), m);
    const { seam } = palette;
    f.mesh(
      `wing cord ${s} ${size}`,
      () =>
        swept(
          Array.from({ length: 12 }, (_, i): Vec3 => {
            const z = ARM + (top - 1.2 - ARM) * (i / 11);
            const [px, py] = wingEdge(s, x, y, top, z);
            return [px, py - 0.1, z];
          }),
          0.17,
          { segments: 8, steps: 3 },
        ),
      seam,
    );
  }
  const inside = x - 5.2;
  boxCushion(
    f,
    [0, -2.4, SEAT],
    [inside, y - 4.6, 2.3],
    m,
    {},
    { crown: 1.1, sag: 0.8, piping: palette.seam, cord: 0.15, which: next() },
  );
  pillow(
    f,
    [0, y - 10.6, 24.2],
    [8, 3.1, 6.4],
    palette.cushion(next()),
    { x: -16, y: next() * 8 - 4 },
    next(),
  );
}

/** How far the back's middle lies before the chair's rear at a height: it leans. */
const leanAt = (z: number, top: number): number => 6.4 - 3.2 * ((z - 10) / (top - 10));

/** The back: padded in front, its head rounded off towards the sides. */
function back(x: number, y: number, top: number) {
  const rows = 16;
  return lofted(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const z = 9 + (top - 9) * t;
      // Above, the outline closes in an arc.
      const head = Math.max(0, (t - 0.82) / 0.18);
      const shut = Math.sqrt(Math.max(0.02, 1 - head ** 3));
      const half = (x - 3.4 + 0.8 * t) * (1 - 0.1 * head ** 2);
      const deep = (2.7 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.1))) * shut;
      return ellipse(half, deep, z - 0.6 * (1 - shut), 40, 4.4, [0, y - leanAt(z, top), 0]).map(
        ([px, py, pz]): Vec3 => {
          // The head dips a little from its middle to its ends.
          return [px, py, pz - 1.3 * head * (px / half) ** 2];
        },
      );
    }),
    { lids: 'both', creaseAt: 70 },
  );
}

/** Where a wing ends in front at a height: far forward over the arm, drawn back in a curve below its head. */
function wingEdge(s: number, x: number, y: number, top: number, z: number): readonly [number, number] {
  const t = (z - ARM) / (top - ARM);
  const reach =
    10.6 - 1.4 * t - 5.4 * Math.max(0, (t - 0.55) / 0.45) ** 2 + 2.4 * (1 - Math.min(1, t * 4)) ** 2;
  return [s * (x - 1.6 + 0.5 * t), y - leanAt(z, top) - reach + 1];
}

function wing(s: number, x: number, y: number, top: number) {
  const rows = 14;
  return lofted(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const z = ARM - 3 + (top - 0.9 - ARM + 3) * t;
      const [ex, front] = wingEdge(s, x, y, top, Math.max(ARM, z));
      const rear = y - leanAt(z, top) + 1.4;
      const head = Math.max(0, (t - 0.86) / 0.14);
      const shut = Math.sqrt(Math.max(0.03, 1 - head ** 2));
      return ellipse(1.45 * shut, (rear - front) / 2, z, 28, 3.2, [ex - s * 0.4, (rear + front) / 2, 0]);
    }),
    { lids: 'both', creaseAt: 70 },
  );
}

/** An arm: a padded panel whose top is rolled outwards. */
function arm(s: number, x: number, y: number) {
  const outline = (k: number): [number, number][] => [
    [x - 4.6, LEGS + 0.4],
    [x - 4.8, 16],
    [x - 4.9 + 0.2 * k, ARM - 2.6],
    [x - 4.4, ARM - 0.8],
    [x - 2.8, ARM],
    [x - 1, ARM - 0.7],
    [x - 0.2, ARM - 2.4],
    [x - 0.9, ARM - 4.2],
    [x - 2, ARM - 5],
    [x - 2.1, 14],
    [x - 2, LEGS + 0.4],
  ];
  const ring = (py: number, k: number): Ring => {
    const middle: readonly [number, number] = [x - 3, 17];
    return outline(k).map(
      ([px, pz]): Vec3 => [
        s * (middle[0] + (px - middle[0]) * (1 - 0.08 * k)),
        py,
        middle[1] + (pz - middle[1]) * (1 - 0.02 * k),
      ],
    );
  };
  return lofted([ring(-y + 1.2, 1), ring(-y + 1.7, 0), ring(y - 8, 0), ring(y - 3, 0)], {
    lids: 'both',
    creaseAt: 62,
  });
}
