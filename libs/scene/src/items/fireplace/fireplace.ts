import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { type Context, wallOptions } from '../../context.js';
import { tileMaterial } from '../../materials/counters-and-tile.js';
import { plain } from '../../materials/material.js';
import { wallMaterial } from '../../materials/walls.js';
import { lofted } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { book } from '../decor/book.js';
import { beforeScreen, vase } from '../decor/vase.js';
import { breast, hasBreast } from './breast.js';
import { gasFire, logFire } from './fire.js';

/** Half the width of a firebox at most. */
const OPENING = 20;

/** How deep a hearth lies before its fire, inches. */
export const HEARTH = 12;

/** How far its back stands before the wall, whose baseboard runs on behind. */
const BACK = 1.6;

export function fireplace(f: ItemFrame, item: ItemOf<'fireplace'>, context: Context): void {
  const { palette, form } = context;
  const kind = item.traits?.surround ?? 'stone';
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const full = item.traits?.fullHeight === true || h > 70;
  const m =
    kind === 'brick'
      ? palette.custom('fire brick', () =>
          wallMaterial({ material: 'brick', color: '#9a5f49', accent: '#b8aea2' }),
        )
      : kind === 'tile'
        ? palette.splash
        : kind === 'wood'
          ? palette.wood
          : kind === 'stone'
            ? palette.custom('fire stone', () =>
                tileMaterial({ material: 'marble-tile', color: '#d8d4cc', accent: '#9b968d' }),
              )
            : palette.custom('fire plaster', () => wallMaterial({ material: 'plaster', color: '#e9e5dc' }));
  const open = Math.min(OPENING, x - 9);
  const [z0, z1] = full ? [10, 36] : [4, Math.min(32, h - 10)];
  const pieces = !full && form.mantel === 'painted' && kind !== 'plaster';
  const chimney = !full && hasBreast(item, context);
  surround(f, { open, z0, z1, tiled: pieces && chimney }, m, context);
  firebox(f, open, z0, z1, context);
  if (full) gasFire(f, open, z0, context);
  else logFire(f, open, z0, context);
  f.ballLight([0, -1, z0 + (full ? 4 : 6)], 3.4, [22, 8.6, 2]);

  if (pieces) mantelpiece(f, open, z1, palette.trim);
  if (kind !== 'plaster' || !full) {
    const z = full ? 54 : h;
    const thick = pieces ? 0.75 : 2.4;
    const top = z + (pieces ? 1.5 : 2.8);
    if (chimney) {
      const material = pieces || kind === 'wood' ? palette.wall : m;
      breast(f, item, { from: h, shelf: top, material }, context);
    }
    f.roundedBox(
      [0, -y - 1.6, top - thick],
      [x * (full ? 0.94 : 1) + (pieces ? 3.4 : 2), y * 0.1 + 4.6, thick],
      pieces ? 0.3 : 0.45,
      full || !pieces ? palette.wood : palette.trim,
      {},
      { grain: 'x' },
    );
    const next = context.random(item);
    // Before a screen over the mantel only what is low.
    if (beforeScreen(f, -x * 0.7, context)) book(f, -x * 0.7, -y - 2, top, 4, 2.8, 1.2, 6, context, next());
    else vase(f, -x * 0.7, -y - 2, top, 8, context, next);
    const low = beforeScreen(f, x * 0.55, context);
    for (let i = 0; i < 3; i++) {
      const [at, high] = [x * 0.55 + i * 3.4, low ? 2.6 : 4.1 + i * 2];
      f.cone([at, -y - 2, top], [at, -y - 2, top + high], 1, 0.97, palette.paper);
      f.capsule([at, -y - 2, top + high], [at, -y - 2, top + high + 0.35], 0.05, palette.iron);
    }
  }
  f.box(
    -x,
    -y - HEARTH,
    0,
    x,
    -y,
    1.2,
    palette.custom('hearth', () => tileMaterial({ material: 'marble-tile', color: '#8f8b84' })),
    { bevel: 0.2, inRoom: true },
  );
}

/** How thick the tiles about a fire are that a mantelpiece frames. */
const SLIP = 0.5;

/** What the opening is in: a body of one stuff, or of the walls' with tiles before it that the mantelpiece frames. */
function surround(
  f: ItemFrame,
  {
    open,
    z0,
    z1,
    tiled,
  }: { readonly open: number; readonly z0: number; readonly z1: number; readonly tiled: boolean },
  m: number,
  { palette, room }: Context,
): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const body = tiled ? palette.wall : m;
  const look = tiled ? wallOptions(room) : { inRoom: true, bevel: 0.05 };
  f.box(-x, -y, 0, -open, y, h, body, look);
  f.box(open, -y, 0, x, y, h, body, look);
  f.box(-open, -y, 0, open, y, z0, body, look);
  f.box(-open, -y, z1, open, y, h, body, look);
  if (!tiled) return;
  const slip = (x0: number, low: number, x1: number, high: number): void =>
    f.box(x0, -y - SLIP, low, x1, -y, high, m, { inRoom: true, bevel: 0.05 });
  const edge = x - 1;
  slip(-edge, 0, -open, h);
  slip(open, 0, edge, h);
  slip(-open, 0, open, z0);
  slip(-open, z1, open, h);
}

/** Brick that has seen fires: splayed sides, a back, a floor, and a black frame about the opening. */
function firebox(f: ItemFrame, open: number, z0: number, z1: number, { palette }: Context): void {
  const y = f.depth / 2;
  const brick = palette.custom('refractory brick', () =>
    wallMaterial({ material: 'brick', color: '#5d5045', accent: '#2b2724' }),
  );
  const soot = palette.custom('soot', () => plain([0.02, 0.018, 0.016], { roughness: 0.95, reflectance: 0 }));
  const look = { inRoom: true, bevel: 0 };
  f.box(-open, y - BACK, z0, open, y, z1, brick, look);
  f.box(-open, -y + 0.6, z0, open, y, z0 + 0.4, brick, look);
  f.box(-open, -y + 0.6, z1 - 0.3, open, y, z1, soot);
  // The sides narrow towards the back by a fifth.
  const deep = f.depth - BACK - 0.6;
  const [narrow, long] = [deep * 0.28, Math.hypot(deep, deep * 0.28)];
  const angle = (Math.atan2(narrow, deep) * 180) / Math.PI;
  for (const s of [-1, 1])
    f.orientedBox(
      [s * (open - narrow / 2), (y - BACK - y + 0.6) / 2, (z0 + z1) / 2],
      [0.3, long / 2, (z1 - z0) / 2],
      { z: s * angle },
      brick,
      look,
    );
  const frame = palette.blackMetal;
  f.box(-open, -y - 0.3, z1 - 1.1, open, -y + 0.7, z1, frame);
  for (const s of [-1, 1]) f.box(s * open, -y - 0.3, z0, s * (open - 1.1), -y + 0.7, z1, frame);
}

/** Pilasters on plinths, a frieze with a panel, and a bed moulding below the shelf, an inch and more before the stone. */
function mantelpiece(f: ItemFrame, open: number, z1: number, m: number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const wide = Math.min(8, x - open - 3.5);
  if (wide < 3) return;
  const front = -y - 1.4;
  for (const s of [-1, 1]) {
    const [a, b] = [s * (x - wide), s * x];
    f.box(a, front, 1.2, b, -y, h, m, { grain: 'z', bevel: 0.1 });
    f.box(a - s * 0.5, front - 0.6, 1.2, b + s * 0.3, -y, 8, m, { bevel: 0.15 });
    // a raised field
    f.box(a + s * 1.6, front - 0.35, 11, b - s * 1.6, front, h - 11, m, { bevel: 0.3 });
    f.box(a - s * 0.4, front - 0.5, h - 9, b + s * 0.3, -y, h - 8, m, { bevel: 0.25 });
  }
  const low = Math.max(z1 + 3, h - 9);
  f.box(-x + wide, front + 0.3, low, x - wide, -y, h, m, { grain: 'x', bevel: 0.1 });
  f.box(-x + wide + 3, front, low + 1.6, x - wide - 3, front + 0.3, h - 2.4, m, { bevel: 0.25 });
  f.mesh(
    `bed moulding ${(2 * x).toFixed(2)}`,
    () => {
      const section: readonly (readonly [out: number, z: number])[] = [
        [0, 0],
        [0.4, 0.05],
        [0.5, 0.4],
        [1.1, 0.7],
        [1.5, 1.3],
        [2.1, 1.5],
        [2.2, 1.9],
        [0, 1.9],
      ];
      const ring = (s: number) => section.map(([out, z]): Vec3 => [s * (x + out), -out, z]);
      return lofted([ring(-1), ring(1)], { lids: 'both', creaseAt: 32 });
    },
    m,
    { at: [0, front, h - 1.9], grain: 'x' },
  );
}
