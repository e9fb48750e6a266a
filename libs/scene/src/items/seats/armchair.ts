import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { boxCushion, pillow } from '../textiles/cushions.js';
import { legs } from './legs.js';
import { boxedArm, upholsteredBack } from './padded.js';
import { wingChair } from './wing-chair.js';

export function armchair(f: ItemFrame, item: ItemOf<'armchair'>, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const form = item.traits?.form ?? 'club';
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.chairCloth;
  if (form === 'lounge' || (form === 'club' && context.form.armchair === 'lounge')) {
    const wood = palette.wood;
    for (const s of [-1, 1]) {
      f.capsule([s * (x - 1), -y + 3, 0], [s * (x - 1), -y + 5, 21.5], 0.8, wood);
      f.capsule([s * (x - 1), y - 3, 0], [s * (x - 1), y - 8, 21.5], 0.8, wood);
      f.capsule([s * (x - 1), -y + 3.4, 21.8], [s * (x - 1), y - 6, 21.2], 1, wood);
      f.capsule([s * (x - 1), -y + 4, 11], [s * (x - 1), y - 6, 10], 0.7, wood);
    }
    f.capsule([-x + 1, -y + 4, 11], [x - 1, -y + 4, 11], 0.7, wood);
    f.capsule([-x + 1, y - 6, 10], [x - 1, y - 6, 10], 0.7, wood);
    boxCushion(
      f,
      [0, -1, 14],
      [x - 2.4, y - 4, 1.9],
      m,
      { x: 4 },
      { crown: 1, sag: 0.7, piping: palette.seam, cord: 0.11, which: next() },
    );
    boxCushion(
      f,
      [0, y - 6.6, 24.4],
      [x - 2.6, (f.height - 14) / 2, 1.7],
      m,
      { x: 74 },
      { crown: 1.3, sag: 0.4, piping: palette.seam, cord: 0.11, which: next() },
    );
    pillow(f, [0, y - 11, 21.6], [7.5, 3, 6], palette.cushion(next()), { x: -20, y: next() * 8 - 4 }, next());
    return;
  }
  if (form === 'wingback') {
    wingChair(f, context, next);
    return;
  }
  const top = f.height;
  const arm = 5;
  legs(f, x - 3.4, y - 3.4, 6, context);
  f.roundedBox([0, 0, 9.2], [x - 0.4, y - 1, 4.4], 1.6, m);
  const sewn = { piping: m, cord: 0.16 };
  upholsteredBack(f, [0, y - 3.6, 6], [x - 1, 3.4, top], m, sewn);
  for (const s of [-1, 1]) boxedArm(f, [s * (x - arm / 2), -0.8, 5.4], [arm / 2, y - 2, 23.6], m, sewn);
  boxCushion(
    f,
    [0, -2.6, 15.2],
    [x - arm - 0.1, y - 4.2, 2.4],
    m,
    {},
    { crown: 1.1, sag: 0.9, piping: m, which: next() },
  );
  pillow(
    f,
    [0, y - 9, 24],
    [Math.min(8.6, x - arm - 0.8), 3.4, 7.4],
    form === 'theater' ? m : palette.cushion(next()),
    { x: -18, y: next() * 8 - 4 },
    next(),
  );
}

export function ottoman(f: ItemFrame, _item: Item, context: Context): void {
  const { palette } = context;
  legs(f, f.width / 2 - 2.6, f.depth / 2 - 2.6, 4, context);
  const border = (f.height - 5.5) / 2;
  boxCushion(
    f,
    [0, 0, 4 + border],
    [f.width / 2, f.depth / 2, border],
    palette.fabric,
    {},
    { crown: 1.3, sag: 0.2, piping: palette.fabric },
  );
}
