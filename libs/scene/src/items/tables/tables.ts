import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { turned } from '../../mesh/surfaces.js';
import { book } from '../decor/book.js';
import { vase } from '../decor/vase.js';
import { layTable } from '../dressing/arrangements.js';
import { layForMeal } from '../dressing/place-settings.js';

type Shape = 'rectangle' | 'round' | 'oval';

function tableTop(f: ItemFrame, shape: Shape, thick: number, m: number): void {
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  if (shape === 'round') f.cone([0, 0, z - thick], [0, 0, z], Math.min(x, y) - 0.12, Math.min(x, y), m);
  else if (shape === 'oval') {
    const r = Math.min(x, y);
    f.cone([-x + r, 0, z - thick], [-x + r, 0, z], r, r, m);
    f.cone([x - r, 0, z - thick], [x - r, 0, z], r, r, m);
    f.box(-x + r, -y, z - thick, x - r, y, z - 0.01, m, { grain: 'x' });
  } else f.box(-x, -y, z - thick, x, y, z, m, { grain: x >= y ? 'x' : 'y', bevel: 0.14 });
}

/** A turned foot and post of a height and a top's radius of 1. */
const pedestal = () =>
  turned(
    [
      [0.62, 0],
      [0.64, 0.02],
      [0.62, 0.045],
      [0.4, 0.075],
      [0.2, 0.11],
      [0.13, 0.16],
      [0.115, 0.22],
      [0.16, 0.34],
      [0.19, 0.46],
      [0.17, 0.58],
      [0.11, 0.72],
      [0.1, 0.78],
      [0.15, 0.8],
      [0.15, 0.83],
      [0.1, 0.85],
      [0.12, 0.91],
      [0.3, 0.97],
      [0.42, 1],
    ],
    40,
  );

/** A turned leg of a height and a largest radius of 1. */
const turnedLeg = () =>
  turned(
    [
      [0, 0],
      [0.42, 0],
      [0.52, 0.02],
      [0.5, 0.05],
      [0.38, 0.075],
      [0.62, 0.1],
      [0.66, 0.12],
      [0.6, 0.14],
      [0.42, 0.16],
      [0.46, 0.24],
      [0.66, 0.44],
      [0.86, 0.62],
      [0.9, 0.72],
      [0.78, 0.8],
      [0.52, 0.85],
      [0.5, 0.87],
      [0.86, 0.9],
      [0.94, 0.925],
      [0.86, 0.95],
      [0.7, 0.965],
      [0.96, 0.985],
      [0.98, 1],
    ],
    32,
  );

export function tableLegs(f: ItemFrame, shape: Shape, top: number, { palette, form }: Context): void {
  const m = form.tableLegs === 'metal' ? palette.metal : palette.wood;
  const [x, y] = [f.width / 2, f.depth / 2];
  const heavy = form.tableLegs === 'heavy';
  if (shape === 'round' && heavy) {
    f.mesh('pedestal', pedestal, m, { scale: [x, x, top] });
    return;
  }
  const inset = shape === 'rectangle' ? 2.6 : Math.min(x, y) * 0.42;
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const [lx, ly] = [sx * (x - inset), sy * (y - inset)];
      if (form.tableLegs === 'metal') f.box(lx - 0.8, ly - 0.8, 0, lx + 0.8, ly + 0.8, top, m);
      else if (heavy) {
        // A block where the apron joins it, below that turned.
        const block = Math.min(5, top * 0.26);
        f.box(lx - 1.5, ly - 1.5, top - block, lx + 1.5, ly + 1.5, top, m, { grain: 'z', bevel: 0.15 });
        f.mesh('turned leg', turnedLeg, m, { at: [lx, ly, 0], scale: [1.5, 1.5, top - block] });
      } else f.cone([lx + sx * 1.2, ly + sy * 1.2, 0], [lx, ly, top], 0.7, 1.2, m);
    }
  }
  if (shape === 'rectangle' && f.height > 20)
    for (const s of [-1, 1]) {
      f.box(-x + inset, s * (y - inset) - 0.4, top - 3.2, x - inset, s * (y - inset) + 0.4, top, m, {
        grain: 'x',
      });
      f.box(s * (x - inset) - 0.4, -y + inset, top - 3.2, s * (x - inset) + 0.4, y - inset, top, m, {
        grain: 'y',
      });
    }
}

export function table(f: ItemFrame, shape: Shape, context: Context, thick: number): void {
  tableTop(f, shape, thick, context.palette.wood);
  tableLegs(f, shape, f.height - thick, context);
}

export function coffeeTable(f: ItemFrame, item: ItemOf<'coffee-table'>, context: Context): void {
  table(f, item.traits?.shape ?? 'rectangle', context, 1.4);
  layTable(f, context, context.random(item));
  const { palette } = context;
  const x = f.width / 2;
  if (context.form.coffeeTableShelf && (item.traits?.shape ?? 'rectangle') === 'rectangle')
    f.box(-x + 2.6, -f.depth / 2 + 2.6, 4, x - 2.6, f.depth / 2 - 2.6, 4.8, palette.wood, { grain: 'x' });
}

export function sideTable(f: ItemFrame, item: ItemOf<'side-table'>, context: Context): void {
  table(f, item.traits?.shape ?? 'rectangle', context, 1);
  const next = context.random(item);
  const busy = context.room.items.some((i) => i.kind === 'table-lamp' && overlaps(i, item));
  if (!busy) vase(f, 0, 0, f.height, 8, context, next);
  else book(f, f.width * 0.16, -f.depth * 0.24, f.height, 3.4, 2.6, 1.1, 12, context, next());
}

export const overlaps = (a: Item, b: Item): boolean =>
  a.box.x < b.box.x + b.box.widthIn &&
  a.box.x + a.box.widthIn > b.box.x &&
  a.box.y < b.box.y + b.box.depthIn &&
  a.box.y + a.box.depthIn > b.box.y;

export function consoleTable(f: ItemFrame, item: ItemOf<'console-table'>, context: Context): void {
  table(f, 'rectangle', context, 1.2);
  const next = context.random(item);
  const x = f.width / 2;
  vase(f, -x * 0.55, 0, f.height, 11, context, next);
  for (let i = 0; i < 2; i++) book(f, x * 0.35, 0, f.height + i * 1.3, 4.8, 3.6, 1.2, 6, context, next());
  f.bowl([x * 0.35, 0, f.height + 5], [2.8, 2.8, 2.4], 0, context.palette.accentCeramic);
}

export function diningTable(f: ItemFrame, item: ItemOf<'dining-table'>, context: Context): void {
  table(f, item.traits?.shape ?? 'rectangle', context, 1.6);
  layForMeal(f, item, context);
}
