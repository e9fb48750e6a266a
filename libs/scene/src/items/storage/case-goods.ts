import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fillFront } from '../cabinets/fronts.js';
import { book } from '../decor/book.js';
import { beforeScreen, vase } from '../decor/vase.js';
import { bowlOf } from '../decor/vessels.js';
import { legs } from '../seats/legs.js';

/** A low case on legs or a plinth with drawers and doors. */
function caseGood(f: ItemFrame, context: Context, doors: number, drawers: number, m: number, lift = 5): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const plinth = lift < 3;
  if (plinth) f.box(-x + 0.6, -y + 1.6, 0, x - 0.6, y, lift + 0.1, context.palette.toeKick);
  else legs(f, x - 2, y - 2, lift + 0.3, context);
  f.box(-x, -y + 0.75, lift, x, y, f.height - 0.9, m, { grain: 'x', bevel: 0.05 });
  f.box(-x - 0.3, -y - 0.2, f.height - 0.9, x + 0.3, y, f.height, m, { grain: 'x', bevel: 0.1 });
  const front = { hinge: 'left', glass: false, handles: 'middle' } as const;
  const face = -y + 0.75;
  if (drawers > 3 && f.width > 44) {
    const rows = Math.ceil(drawers / 2);
    fillFront(f, -x, lift, 0, f.height - 1, face, { ...front, doors: 0, drawers: rows }, m, context);
    fillFront(f, 0, lift, x, f.height - 1, face, { ...front, doors: 0, drawers: rows }, m, context);
  } else fillFront(f, -x, lift, x, f.height - 1, face, { ...front, doors, drawers }, m, context);
}

export function tvConsole(f: ItemFrame, item: ItemOf<'tv-console'>, context: Context): void {
  const built = item.traits?.builtIn === true;
  caseGood(
    f,
    context,
    Math.max(2, Math.round(f.width / 20)),
    0,
    built ? context.palette.cabinet : context.palette.wood,
    built ? 2.5 : 5,
  );
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
    use === 'filing' ? 1 : 5,
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
