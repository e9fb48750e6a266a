import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { fabric } from '../../materials/cloth.js';
import { metal, plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { table } from '../tables/tables.js';

/** Worsted cloth of a table for games: a green that is more gray than paint has it. */
const baize = () =>
  fabric([0.045, 0.098, 0.068], [0.026, 0.062, 0.043], { pitch: 'linen', strength: 0.45, bump: 0.05 });

export function poolTable(f: ItemFrame, _item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const cloth = palette.custom('baize', baize);
  f.box(-x + 3, -y + 3, h - 5, x - 3, y - 3, h - 1.6, cloth, { bevel: 0 });
  rails(f, cloth, context);
  f.box(-x + 6, -y + 6, h - 12, x - 6, y - 6, h - 5, palette.wood, { grain: 'x' });
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) leg(f.at(sx * (x - 10.5), sy * (y - 9.5), 0), h - 7, palette);
  const colors = [
    '#d8b13c',
    '#1f4fa3',
    '#b3362c',
    '#5a3a78',
    '#d8732c',
    '#2d6b45',
    '#7a2f2b',
    '#222222',
    '#e9e3d2',
  ];
  colors.forEach((color, i) => {
    const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
    const k = i - (row * (row + 1)) / 2;
    f.ellipsoid([x * 0.4 + row * 2, (k - row / 2) * 2.3, h - 0.48], [1.12, 1.12, 1.12], palette.paint(color));
  });
  f.ellipsoid([-x * 0.45, 2, h - 0.48], [1.12, 1.12, 1.12], palette.porcelain);
  f.capsule([-x * 0.9, -y * 0.6, h + 0.4], [-x * 0.2, y * 0.1, h - 0.6], 0.35, palette.board);
}

/** A leg that carries slate: square, in a block under the frame, tapered to a foot of brass with its leveler. */
function leg(f: ItemFrame, high: number, palette: Palette): void {
  const ring = (half: number, z: number): Ring => ellipse(half, half, z, 24, 14);
  f.mesh(
    `pool table leg ${high}`,
    () =>
      lofted(
        [
          ring(2.1, 1.6),
          ring(2.2, 2.2),
          ring(3.5, high - 8.4),
          ring(3.1, high - 8),
          ring(3.1, high - 7.2),
          ring(4.1, high - 6.8),
          ring(4.2, high - 6.2),
          ring(4.2, high),
        ],
        { lids: 'both', creaseAt: 30 },
      ),
    palette.wood,
    { grain: 'z' },
  );
  const brass = palette.custom('brass foot', () => metal([0.62, 0.46, 0.22], 0.3));
  f.mesh(
    'pool table foot',
    () =>
      lofted([ring(2.12, 0.9), ring(2.16, 1.1), ring(2.22, 3.4), ring(2.1, 3.5)], {
        lids: 'both',
        creaseAt: 30,
      }),
    brass,
  );
  f.cone([0, 0, 0], [0, 0, 0.9], 1.7, 1.5, palette.blackMetal);
}

/** Width of the wooden rail, inches, and of the cushion before it. */
const RAIL = 4.2;
const CUSHION = 1.8;
/** Where the middles of the pockets lie within the table's edge, at its corners and along its sides, and their radius. */
const CORNER = 4.6;
const MIDDLE = 3.2;
const POCKET = 2.35;

/** Rails with their cushions, which end before the pockets; in each pocket's casting is a hole with a net below. */
function rails(f: ItemFrame, cloth: number, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const off = CORNER + POCKET + 0.4;
  const rail = (from: Vec3, to: Vec3, grain: 'x' | 'y', inwards: readonly [number, number]): void => {
    f.box(...from, ...to, palette.wood, { grain, bevel: 0.35 });
    const [ix, iy] = inwards;
    // The cushion's nose is bevelled towards the pockets and hangs over the slate.
    const nose = (k: number): readonly [number, number, number, number] =>
      grain === 'x'
        ? [from[0] + k, iy > 0 ? to[1] : from[1], to[0] - k, (iy > 0 ? to[1] : from[1]) + iy * CUSHION]
        : [ix > 0 ? to[0] : from[0], from[1] + k, (ix > 0 ? to[0] : from[0]) + ix * CUSHION, to[1] - k];
    const [x0, y0, x1, y1] = nose(0.9);
    f.box(x0, y0, h - 1.7, x1, y1, h - 0.12, cloth, { bevel: 0.4 });
  };
  for (const s of [-1, 1]) {
    for (const half of [-1, 1]) {
      const [a, b] = half < 0 ? [-x + off, -POCKET - 0.5] : [POCKET + 0.5, x - off];
      const [y0, y1] = s < 0 ? [-y, -y + RAIL] : [y - RAIL, y];
      rail([a, y0, h - 2.4], [b, y1, h], 'x', [0, -s]);
      // Sights of mother-of-pearl.
      for (const t of [0.25, 0.5, 0.75])
        f.cone(
          [a + (b - a) * t, s * (y - 1.7), h - 0.1],
          [a + (b - a) * t, s * (y - 1.7), h + 0.02],
          0.26,
          0.26,
          palette.porcelain,
        );
    }
    const [x0, x1] = s < 0 ? [-x, -x + RAIL] : [x - RAIL, x];
    rail([x0, -y + off, h - 2.4], [x1, y - off, h], 'y', [-s, 0]);
    // The apron runs all around below.
    f.box(-x + 0.5, s * (y - 0.5), h - 7.5, x - 0.5, s * (y - 2), h - 2.4, palette.wood, {
      grain: 'x',
      bevel: 0.1,
    });
    f.box(s * (x - 0.5), -y + 2, h - 7.5, s * (x - 2), y - 2, h - 2.4, palette.wood, {
      grain: 'y',
      bevel: 0.1,
    });
  }
  const hide = palette.custom('pocket leather', () => plain([0.035, 0.024, 0.018], { roughness: 0.55 }));
  const night = palette.custom('pocket', () =>
    plain([0.004, 0.004, 0.004], { roughness: 0.9, reflectance: 0 }),
  );
  for (const sx of [-1, 0, 1])
    for (const sy of [-1, 1]) {
      const isCorner = sx !== 0;
      const at: Vec3 = isCorner ? [sx * (x - CORNER), sy * (y - CORNER), h] : [0, sy * (y - MIDDLE), h];
      // Opens towards the middle of the table.
      const open = isCorner ? Math.atan2(-sy, -sx) : Math.atan2(-sy, 0);
      f.mesh(`pocket ${isCorner ? 'corner' : 'middle'} ${sx} ${sy}`, () => casting(open, isCorner), hide, {
        at,
      });
      f.tube([at[0], at[1], h - 4.6], [at[0], at[1], h - 0.3], POCKET, POCKET + 0.05, night);
      f.disk([at[0], at[1], h - 1.56], [0, 0, 1], POCKET, night);
    }
}

/** The leather of a pocket: a rim about its hole, open towards the table, as wide as the rail where it meets it. */
function casting(open: number, isCorner: boolean): Mesh {
  const gap = isCorner ? 0.62 : 0.95;
  const steps = 36;
  const reach = isCorner ? CORNER + 0.12 : MIDDLE + 0.12;
  return lofted(
    Array.from({ length: steps + 1 }, (_, i): Ring => {
      const a = open + gap + (2 * Math.PI - 2 * gap) * (i / steps);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      // Outside it is as square as the table's corner, with a radius.
      const square = 5;
      const outer = isCorner
        ? Math.min(reach / (Math.abs(c) ** square + Math.abs(s) ** square) ** (1 / square), reach * 1.28)
        : Math.min(POCKET + 1.3, Math.abs(reach / s));
      const at = (r: number, z: number): Vec3 => [c * r, s * r, z];
      return [
        at(POCKET, -2.6),
        at(POCKET, -0.25),
        at(POCKET + 0.25, 0.06),
        at(outer - 0.3, 0.06),
        at(outer, -0.25),
        at(outer, -2.6),
      ];
    }),
    { lids: 'both', creaseAt: 50 },
  );
}

/** A playing field let into a table's top, bound in a cord; on it a hand that was laid down and some chips. */
function cardCloth(f: ItemFrame, isRound: boolean, context: Context): void {
  const { palette } = context;
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  const cloth = palette.custom('baize', baize);
  const binding = palette.custom('pocket leather', () => plain([0.035, 0.024, 0.018], { roughness: 0.55 }));
  const r = Math.min(x, y) - 4;
  if (isRound) {
    f.cone([0, 0, z], [0, 0, z + 0.06], r + 0.5, r + 0.45, binding);
    f.cone([0, 0, z], [0, 0, z + 0.12], r, r, cloth);
  } else {
    f.box(-x + 3.2, -y + 3.2, z, x - 3.2, y - 3.2, z + 0.06, binding, { bevel: 0.03 });
    f.box(-x + 3.7, -y + 3.7, z, x - 3.7, y - 3.7, z + 0.12, cloth, { bevel: 0.03 });
  }
  const next = context.random('cards');
  const chips = [
    palette.paint('#8f2f2a'),
    palette.paint('#2b3f5c'),
    palette.porcelain,
    palette.paint('#2f5d43'),
  ];
  for (let i = 0; i < 5; i++) {
    const [px, py] = [r * (0.25 + 0.12 * i) - 6, r * 0.2 - (i % 2) * 2.2];
    f.cone(
      [px, py, z + 0.12],
      [px, py, z + 0.12 + 0.26 * (2 + (i % 3) * 2)],
      0.8,
      0.8,
      chips[i % chips.length]!,
    );
  }
  for (let i = 0; i < 5; i++)
    f.orientedBox(
      [-r * 0.4 + i * 1.1, -r * 0.35, z + 0.15 + i * 0.02],
      [1.25, 1.75, 0.015],
      { z: 24 - i * 12 + next() * 3 },
      palette.paper,
    );
  f.roundedBox([-r * 0.1, r * 0.4, z + 0.5], [1.25, 1.75, 0.38], 0.1, palette.paint('#8f2f2a'), { z: 17 });
}

export function gameTable(f: ItemFrame, item: ItemOf<'game-table'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'cards';
  table(f, item.traits?.shape ?? 'rectangle', context, 1.6);
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  if (use === 'ping-pong') {
    f.box(-x, -y, z, x, y, z + 0.1, palette.paint('#2c5a7d'), { bevel: 0 });
    f.box(-x, -0.4, z + 0.1, x, 0.4, z + 0.14, palette.porcelain);
    f.box(-0.1, -y - 4, z, 0.1, y + 4, z + 6, palette.linen);
  } else if (use === 'cards') cardCloth(f, item.traits?.shape === 'round', context);
}
