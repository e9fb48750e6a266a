import { type ItemOf, openingSpan } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fillFront } from '../cabinets/fronts.js';
import { openShelves } from '../cabinets/shelves.js';
import { boxCushion, pillow } from '../textiles/cushions.js';
import { weightBench } from '../training/weights.js';
import { legs } from './legs.js';

export function bench(f: ItemFrame, item: ItemOf<'bench'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'bed';
  const [x, y] = [f.width / 2, f.depth / 2];
  const seat = Math.min(18, f.height);
  const next = context.random(item);
  if (use === 'window' || use === 'banquette') {
    f.box(-x, -y + 1, 0, x, y, seat - 3, palette.cabinet, { grain: 'x' });
    boxCushion(
      f,
      [0, 0.2, seat - 1.7],
      [x, y - 0.2, 1.2],
      palette.fabric,
      {},
      { crown: 0.5, piping: palette.fabric },
    );
    if (f.height > seat + 6)
      f.roundedBox([0, y - 2, (seat + f.height) / 2], [x, 2, (f.height - seat) / 2], 1.6, palette.fabric);
    // On a short one there is room for one.
    for (const s of x > 21 ? [-1, 1] : [1])
      pillow(
        f,
        [s * (x - 9 - next() * 3), y - 4.4, seat + 7.6],
        [8, 3.2, 8],
        palette.cushion(next()),
        { x: -20, y: next() * 8 - 4, z: next() * 20 - 10 },
        next(),
      );
    return;
  }
  if (use === 'entry') {
    const drawers = item.traits?.drawers ?? 0;
    if (drawers > 0) drawersBelow(f, drawers, seat - 1.6, context);
    else openShelves(f, -x, 0, x, seat - 1.6, palette.wood, 0);
    f.box(-x, -y, seat - 1.6, x, y, seat, palette.wood, { grain: 'x' });
    if ((f.height > 30 || item.traits?.hooks === true) && !beforeWindow(f, context)) {
      f.box(-x, y - 0.8, 58, x, y, 64, palette.wood, { grain: 'x' });
      for (let i = 0; i < 5; i++) {
        const at = ((i + 0.5) / 5 - 0.5) * f.width;
        f.capsule([at, y - 0.8, 61], [at, y - 3, 61.5], 0.3, palette.metal);
      }
    }
    return;
  }
  if (use === 'weights') {
    weightBench(f, context);
    return;
  }
  const m = palette.fabric;
  legs(f, x - 2.4, y - 2.4, seat - 4.4, context);
  // A wooden frame, and on it a pad that gives a little.
  f.roundedBox([0, 0, seat - 4], [x - 0.8, y - 0.8, 0.8], 0.2, palette.wood, {}, { grain: 'x' });
  boxCushion(f, [0, 0, seat - 2], [x, y, 1.3], m, {}, { crown: 0.8, sag: 0.3, piping: m, which: next() });
}

/** A plinth, and drawers for shoes side by side over it. */
function drawersBelow(f: ItemFrame, count: number, top: number, context: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = context.palette.wood;
  f.box(-x + 0.2, -y + 3, 0, x - 0.2, y, 3.2, context.palette.toeKick);
  f.box(-x, -y + 0.75, 3, x, y, top, m, { grain: 'x', bevel: 0.05 });
  const front = { hinge: 'left', glass: false, handles: 'middle', doors: 0, drawers: 1 } as const;
  const wide = f.width / count;
  for (let i = 0; i < count; i++)
    fillFront(f, -x + i * wide, 3, -x + (i + 1) * wide, top, -y + 0.75, front, m, context);
}

/** Whether the wall behind has a window there. */
function beforeWindow(f: ItemFrame, { room, shell }: Context): boolean {
  const [ax, ay] = f.place([-f.width / 2, f.depth / 2, 0]);
  const [bx, by] = f.place([f.width / 2, f.depth / 2, 0]);
  const side = ({ south: 'north', north: 'south', east: 'west', west: 'east' } as const)[f.facing];
  const along = side === 'north' || side === 'south';
  const [from, to] = along ? [Math.min(ax, bx), Math.max(ax, bx)] : [Math.min(ay, by), Math.max(ay, by)];
  return room.openings.some((o) => {
    if (o.side !== side || o.kind === 'door') return false;
    const span = openingSpan(shell, o);
    return along ? span.from.x < to && span.to.x > from : span.from.y < to && span.to.y > from;
  });
}
