import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { isFlat } from '../cabinets/fronts.js';
import { openShelves } from '../cabinets/shelves.js';
import { foldedOn, shoesOn } from './clothes.js';
import { stockShelf } from './shelf-contents.js';

export function bookcase(f: ItemFrame, item: ItemOf<'bookcase'>, context: Context): void {
  const { palette } = context;
  const m = item.traits?.builtIn === true ? palette.cabinet : palette.wood;
  const [x, h] = [f.width / 2, f.height];
  const bays = Math.max(1, Math.round(f.width / 34));
  const shelves = Math.max(1, Math.min(8, item.traits?.shelves ?? Math.round(h / 14) - 1));
  const next = context.random(item);
  const built = item.traits?.builtIn === true;
  caseTrim(f, m, built, context);
  for (let b = 0; b < bays; b++) {
    const x0 = -x + (f.width * b) / bays;
    const x1 = -x + (f.width * (b + 1)) / bays;
    openShelves(f, x0, 0, x1, h, m, shelves);
    for (let s = 0; s <= shelves; s++) {
      const z = (h * s) / (shelves + 1) + (s === 0 ? 0.8 : 0.4);
      const room = h / (shelves + 1) - 1.6;
      if (item.traits?.use === 'shoes') shoesOn(f, x0 + 1, x1 - 1, z, room, context, next);
      else if (item.traits?.use === 'clothes') foldedOn(f, x0 + 1, x1 - 1, z, room, context, next);
      else stockShelf(f, x0 + 1, x1 - 1, z, room, context, next);
    }
  }
}

/** What makes a case of shelves joinery: a plinth, a top that overhangs, framed ends; a built-in one has a cornice. */
function caseTrim(f: ItemFrame, m: number, built: boolean, { room }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y - 0.05, 0, x, -y + 0.7, built ? 4 : 2.6, m, { grain: 'x' });
  f.box(-x - 0.4, -y - 0.5, h - 1, x + 0.4, y, h, m, { grain: 'x', bevel: 0.12 });
  if (built) {
    f.box(-x - 0.9, -y - 1, h, x + 0.9, y, h + 0.6, m, { grain: 'x', bevel: 0.15 });
    f.box(-x - 0.6, -y - 0.7, h - 2.2, x + 0.6, y, h - 1, m, { grain: 'x', bevel: 0.5 });
  }
  if (isFlat(room.finishes.door)) return;
  const rail = 2.2;
  for (const s of [-1, 1]) {
    const part = (y0: number, z0: number, y1: number, z1: number, grain: 'y' | 'z'): void =>
      f.box(s * x, y0, z0, s * (x + 0.3), y1, z1, m, { grain, bevel: 0.06 });
    part(-y, 0, -y + rail, h - 1, 'z');
    part(y - rail, 0, y, h - 1, 'z');
    part(-y + rail, 0, y - rail, 4.5, 'y');
    part(-y + rail, h * 0.46, y - rail, h * 0.46 + rail, 'y');
    part(-y + rail, h - 1 - rail, y - rail, h - 1, 'y');
  }
}
