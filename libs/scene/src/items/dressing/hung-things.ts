import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { ellipse, lofted, swept } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { framedPrint } from '../decor/artwork.js';
import { pegboard, tools } from '../garage/hand-tools.js';

/** How deep a thing is that hangs flat on a wall, inches. */
const FLAT = 3.6;

/** So many framed prints in a row. */
export function prints(
  f: ItemFrame,
  count: number,
  [wide, high]: readonly [number, number],
  gap: number,
  context: Context,
  next: () => number,
  nth: number,
): void {
  const dark = next() < 0.34;
  context.prints.row(count).forEach((which, i) => {
    const x = (i - (count - 1) / 2) * (wide + gap);
    framedPrint(f.at(x, -0.75, 0, wide, 1.5, high), `${nth} ${i}`, which, dark, context);
  });
}

/** Two rows of three prints in like frames. */
export function gallery(
  f: ItemFrame,
  [wide, high]: readonly [number, number],
  gap: number,
  context: Context,
  next: () => number,
  nth: number,
): void {
  const dark = next() < 0.5;
  for (const [row, base] of [0, high + gap].entries())
    context.prints.row(3).forEach((which, i) => {
      const place = f.at((i - 1) * (wide + gap), -0.75, base, wide, 1.5, high);
      framedPrint(place, `${nth} ${row} ${i}`, which, dark, context);
    });
}

/** A shelf as deep as a frame, on which pictures lean before each other, with a small vase. */
export function ledge(f: ItemFrame, context: Context, nth: number): void {
  const { palette } = context;
  const x = f.width / 2;
  f.box(-x, -FLAT, 0, x, 0, 0.8, palette.wood, { grain: 'x', bevel: 0.08 });
  f.box(-x, -FLAT, 0.8, x, -FLAT + 0.5, 1.6, palette.wood, { grain: 'x', bevel: 0.08 });
  const pictures: readonly (readonly [at: number, wide: number, high: number])[] = [
    [-x + 12, 19, 25],
    [-x + 27.5, 12, 15],
    [x - 13, 22, 17],
  ];
  pictures.forEach(([at, wide, high], i) => {
    const back = i === 1 ? 2.2 : 1;
    const which = context.prints.one();
    framedPrint(f.at(at, -back, 0.9, wide, 1, high), `ledge ${nth} ${i}`, which, i !== 1, context);
  });
  f.cone([x - 25.5, -1.8, 0.8], [x - 25.5, -1.8, 6.4], 1.5, 1.1, palette.accentCeramic);
}

const ring = (radius: number, tube: number) =>
  swept(
    Array.from({ length: 49 }, (_, i) => {
      const a = (i / 48) * 2 * Math.PI;
      return [radius * Math.cos(a), 0, radius * Math.sin(a)] as const;
    }),
    tube,
    { segments: 8, steps: 1, lids: false },
  );

/** A round mirror in a thin frame. */
export function roundMirror(f: ItemFrame, { palette }: Context): void {
  const r = f.width / 2;
  f.cone([0, 0, r], [0, -0.7, r], r - 0.3, r - 0.3, palette.wood);
  f.disk([0, -0.75, r], [0, -1, 0], r - 0.3, palette.mirror);
  f.mesh(`mirror ring ${r}`, () => ring(r - 0.2, 0.5), palette.metal, { at: [0, -0.6, r] });
}

/** A wall clock at ten past ten, as clocks are photographed. */
export function clock(f: ItemFrame, { palette }: Context): void {
  const r = f.width / 2;
  f.cone([0, 0, r], [0, -1.1, r], r, r, palette.wood);
  f.cone([0, -1.1, r], [0, -1.2, r], r - 0.5, r - 0.5, palette.porcelain);
  const hand = (degrees: number, long: number, thick: number): void => {
    const a = (degrees * Math.PI) / 180;
    f.capsule([0, -1.3, r], [Math.sin(a) * long, -1.3, r + Math.cos(a) * long], thick, palette.blackMetal);
  };
  hand(305, r * 0.5, 0.16);
  hand(60, r * 0.74, 0.11);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    const [s, c] = [Math.sin(a) * r, Math.cos(a) * r];
    f.capsule([s * 0.8, -1.22, r + c * 0.8], [s * 0.86, -1.22, r + c * 0.86], 0.12, palette.blackMetal);
  }
}

/** A pointed sheet half an inch thick, its point at the bottom. */
const shovelBlade = () =>
  lofted(
    (
      [
        [0.6, 0],
        [2.2, 1],
        [3.5, 3.2],
        [4.1, 6],
        [4.2, 15],
        [3.8, 16],
      ] as const
    ).map(([half, z]) => ellipse(half, 0.25, z, 24, 4)),
    { lids: 'both', creaseAt: 40 },
  );

/** A board with holes on which tools for the hand hang. */
export function toolBoard(f: ItemFrame, context: Context, next: () => number): void {
  const x = f.width / 2;
  f.box(-x, -0.7, 0, x, -0.45, f.height, context.palette.custom('pegboard', pegboard));
  tools(f, [-x + 2, x - 2], -0.7, [2, f.height - 2], context, next);
}

/** What hangs on a rail in a garage: rake, shovel, broom, a coil of hose, a step ladder folded flat. */
export function longTools(f: ItemFrame, { palette }: Context, next: () => number): void {
  const x = f.width / 2;
  const top = f.height;
  const green = palette.paint('#2f5d43');
  f.box(-x, -0.9, top - 3.4, x, 0, top, palette.wood, { grain: 'x', bevel: 0.08 });
  const things: readonly [wide: number, build: (at: number) => void][] = [
    [
      14,
      (at) => {
        // leaf rake: tines in a fan
        f.capsule([at, -1.8, top + 2], [at, -1.8, top - 42], 0.5, palette.board);
        for (let i = -4; i <= 4; i++)
          f.capsule([at, -1.8, top - 41], [at + i * 1.5, -1.5, top - 55 + Math.abs(i) * 0.5], 0.16, green);
      },
    ],
    [
      11,
      (at) => {
        // shovel
        f.capsule([at, -1.8, top + 1], [at, -1.8, top - 34], 0.6, palette.board);
        f.mesh('shovel blade', shovelBlade, palette.iron, { at: [at, -1.6, top - 51.4], turn: { x: 4 } });
      },
    ],
    [
      13,
      (at) => {
        // broom
        f.capsule([at, -1.8, top + 3], [at, -1.8, top - 40], 0.5, palette.paint('#a8332b'));
        f.box(at - 5.6, -3.2, top - 42, at + 5.6, -0.6, top - 40, palette.board, { bevel: 0.2 });
        f.box(at - 5.8, -3.4, top - 47, at + 5.8, -0.4, top - 42, palette.straw, { bevel: 0.3 });
      },
    ],
    [
      20,
      (at) => {
        // garden hose, coiled
        for (let i = 0; i < 4; i++)
          f.mesh(`hose ${i}`, () => ring(8 - i * 0.5, 0.42), green, {
            at: [at, -0.6 - i * 0.75, top - 10.6 + i * 0.5],
          });
        f.box(at - 1.6, -FLAT, top - 2.6, at + 1.6, 0, top - 1.4, palette.blackMetal, { bevel: 0.2 });
      },
    ],
    [
      20,
      (at) => {
        // step ladder
        const leg: Vec3[] = [
          [at - 5.6, -1.4, top - 3],
          [at - 8, -1.4, top - 60],
        ];
        for (const s of [-1, 1])
          f.capsule(
            [at + s * 5.6, leg[0]![1], leg[0]![2]],
            [at + s * 8, leg[1]![1], leg[1]![2]],
            0.8,
            palette.galvanized,
          );
        for (let i = 0; i < 5; i++) {
          const z = top - 12 - i * 10.4;
          const half = 5.6 + (2.4 * (top - 3 - z)) / 57;
          f.box(at - half, -2.9, z - 0.5, at + half, -0.4, z + 0.4, palette.galvanized, { bevel: 0.15 });
        }
        f.box(at - 6.4, -3.2, top - 5, at + 6.4, -0.2, top - 2.6, palette.paint('#c9772e'), { bevel: 0.3 });
      },
    ],
  ];
  let at = -x + 1;
  const first = Math.floor(next() * things.length);
  for (let i = 0; i < things.length; i++) {
    const [wide, build] = things[(first + i) % things.length]!;
    if (at + wide > x) continue;
    build(at + wide / 2);
    at += wide;
  }
}
