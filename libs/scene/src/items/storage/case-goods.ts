import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { fillFront } from '../cabinets/fronts.js';
import { book } from '../decor/book.js';
import { beforeScreen, vase } from '../decor/vase.js';
import { bowlOf } from '../decor/vessels.js';
import { legs } from '../seats/legs.js';

/** A low case on legs or a plinth with drawers and doors. */
function caseGood(
  f: ItemFrame,
  context: Context,
  doors: number,
  drawers: number,
  m: number,
  lift = 5,
  /** Half the width of an open middle, with so many doors at either side of it. */
  open = 0,
): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const plinth = lift < 3;
  if (plinth)
    f.box(-x + 0.6, -y + 1.6, 0, x - 0.6, y, lift + 0.1, f.height > 24 ? m : context.palette.toeKick);
  else legs(f, x - 2, y - 2, lift + 0.3, context);
  for (const [from, to] of open > 0
    ? ([
        [-x, -open],
        [open, x],
      ] as const)
    : ([[-x, x]] as const))
    f.box(from, -y + 0.75, lift, to, y, f.height - 0.9, m, { grain: 'x', bevel: 0.05 });
  f.box(-x - 0.3, -y - 0.2, f.height - 0.9, x + 0.3, y, f.height, m, { grain: 'x', bevel: 0.1 });
  const front = { hinge: 'left', glass: false, handles: 'middle' } as const;
  const face = -y + 0.75;
  if (open > 0) {
    for (const [from, to] of [
      [-x, -open],
      [open, x],
    ] as const)
      fillFront(f, from, lift, to, f.height - 1, face, { ...front, doors, drawers }, m, context);
  } else if (drawers > 3 && f.width > 44) {
    const rows = Math.ceil(drawers / 2);
    fillFront(f, -x, lift, 0, f.height - 1, face, { ...front, doors: 0, drawers: rows }, m, context);
    fillFront(f, 0, lift, x, f.height - 1, face, { ...front, doors: 0, drawers: rows }, m, context);
  } else fillFront(f, -x, lift, x, f.height - 1, face, { ...front, doors, drawers }, m, context);
}

/** A console so wide has an open middle, so wide at most, between two pairs of doors. Inches. */
const OPEN_FROM = 44;
const MOST_OPEN = 30;

/** A console's open middle: a dark back, a shelf, and on it what a screen is run by, a basket and books. */
function openMiddle(
  f: ItemFrame,
  half: number,
  [low, high]: readonly [number, number],
  m: number,
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  const [front, back] = [-f.depth / 2, f.depth / 2];
  const shelf = low + (high - low) * 0.52;
  f.box(-half, back - 0.5, low, half, back, high, palette.toeKick, { bevel: 0 });
  for (const z of [low, shelf])
    f.box(-half, front + 0.4, z, half, back - 0.5, z + 0.7, m, { grain: 'x', bevel: 0.05 });
  for (const s of [-1, 1])
    f.box(s * half, front, low, s * (half - 0.75), back, high, m, { grain: 'z', bevel: 0.05 });
  // A receiver with its display and its knob, and a small box beside it.
  const box = palette.custom('receiver', () => plain([0.02, 0.02, 0.021], { roughness: 0.35 }));
  const tall = Math.min(3.6, high - shelf - 2);
  f.roundedBox([-half * 0.3, 1, shelf + 0.9 + tall / 2], [half * 0.5, 5.5, tall / 2], 0.2, box);
  f.cone(
    [-half * 0.3 + half * 0.32, -4.5, shelf + 0.9 + tall / 2],
    [-half * 0.3 + half * 0.32, -5.1, shelf + 0.9 + tall / 2],
    0.8,
    0.75,
    palette.steel,
  );
  f.roundedBox([half * 0.62, 0.5, shelf + 1.5], [half * 0.2, 3.4, 0.7], 0.3, box);
  for (let i = 0; i < 3; i++)
    book(f, -half * 0.45, 0.5, low + 0.7 + i * 1.15, 5, 3.8, 1.1, next() * 10 - 5, context, next());
  const basket = Math.min(4.6, (shelf - low) / 2 - 0.8);
  f.roundedBox([half * 0.42, 0.6, low + 0.75 + basket], [half * 0.4, 5.4, basket], 1, palette.wicker);
}

export function tvConsole(f: ItemFrame, item: ItemOf<'tv-console'>, context: Context): void {
  const built = item.traits?.builtIn === true;
  const m = built ? context.palette.cabinet : context.palette.wood;
  const lift = built ? 2.5 : 5;
  if (f.width < OPEN_FROM) caseGood(f, context, Math.max(2, Math.round(f.width / 20)), 0, m, lift);
  else {
    const open = Math.min(MOST_OPEN, f.width / 3) / 2;
    caseGood(f, context, Math.max(1, Math.round((f.width / 2 - open) / 22)), 0, m, lift, open);
    openMiddle(f, open, [lift, f.height - 0.9], m, context, context.random(`${item.id} middle`));
  }
  const next = context.random(item);
  const x = f.width / 2;
  // Before the screen only what is low.
  if (beforeScreen(f, -x + 6, context))
    bowlOf(f, [-x + 7, 0, f.height], 3.6, 2.4, context.palette.stoneware, next());
  else vase(f, -x + 6, 0, f.height, 9, context, next);
  for (let i = 0; i < 2; i++) book(f, x - 8, 0, f.height + i * 1.3, 5, 3.6, 1.2, 5, context, next());
}

export function cabinet(f: ItemFrame, item: ItemOf<'cabinet'>, context: Context): void {
  const use = item.traits?.use ?? 'storage';
  if (f.height > 50) {
    const m = context.palette.cabinet;
    const [x, y] = [f.width / 2, f.depth / 2];
    f.box(-x + 0.2, -y + 3, 0, x - 0.2, y, 3.5, context.palette.toeKick);
    f.box(-x, -y + 0.75, 3.5, x, y, f.height, m, { grain: 'z', bevel: 0 });
    const doors = Math.max(1, Math.round(f.width / 18));
    fillFront(
      f,
      -x,
      3.5,
      x,
      f.height - 0.1,
      -y + 0.75,
      { doors, drawers: 0, hinge: 'left', glass: false, handles: 'middle' },
      m,
      context,
    );
    return;
  }
  const drawers = use === 'filing' ? 3 : use === 'closet-island' ? 8 : 0;
  caseGood(
    f,
    context,
    drawers ? 0 : Math.max(2, Math.round(f.width / 18)),
    drawers,
    use === 'closet-island' ? context.palette.cabinet : context.palette.wood,
    use === 'filing' ? 1 : context.room.category === 'bathroom' ? 2.9 : 5,
  );
  const next = context.random(item);
  if (f.width > 30) {
    vase(f, -f.width * 0.32, 0, f.height, 10, context, next);
    for (let i = 0; i < 2; i++)
      book(f, f.width * 0.22, 0, f.height + i * 1.3, 4.6, 3.4, 1.2, 8, context, next());
  }
}

export function dresser(f: ItemFrame, item: ItemOf<'dresser'>, context: Context): void {
  caseGood(f, context, 0, Math.max(3, item.traits?.drawers ?? 6), context.palette.wood);
  const next = context.random(item);
  vase(f, -f.width * 0.32, 0, f.height, 9, context, next);
  book(f, f.width * 0.25, 0, f.height, 4.6, 3.4, 1.3, 8, context, next());
  f.bowl([f.width * 0.25, 0, f.height + 3.4], [2.4, 2.4, 2], 0, context.palette.accentCeramic);
}

export function nightstand(f: ItemFrame, item: ItemOf<'nightstand'>, context: Context): void {
  caseGood(f, context, 0, Math.max(1, Math.min(3, item.traits?.drawers ?? 2)), context.palette.wood);
  const next = context.random(item);
  book(f, -f.width * 0.12, -f.depth * 0.26, f.height, 3.2, 2.4, 1.1, 10, context, next());
}
