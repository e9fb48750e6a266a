import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { plain } from '../../materials/material.js';

export function workbench(f: ItemFrame, item: ItemOf<'workbench'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, h - 1.8, x, y, h, palette.wood, { grain: 'x', bevel: 0.2 });
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.box(sx * (x - 1), sy * (y - 1), 0, sx * (x - 4.5), sy * (y - 4.5), h - 1.8, palette.wood, {
        grain: 'z',
      });
  f.box(-x + 2, -y + 3, 8, x - 2, y - 1, 9.2, palette.wood, { grain: 'x' });
  const bins = Math.floor((f.width - 16) / 18);
  for (let i = 0; i < bins; i++) {
    const at = -x + 12 + i * 18;
    f.roundedBox(
      [at + 4, 0, 14.4],
      [7, y - 4, 5.2],
      0.8,
      i % 2 ? palette.paint('#4c5a63') : palette.paint('#c9772e'),
    );
  }
  if (item.traits?.vise === true) {
    vise(f.at(-x + 10, -y, h), palette);
  }
  if (item.traits?.pegboard === true) toolsOverBench(f, context, item);
  f.roundedBox([x * 0.45, 0, h + 4.5], [9, 4.4, 4.5], 0.8, palette.paint('#a8332b'));
  f.capsule([x * 0.45 - 5, 0, h + 10], [x * 0.45 + 5, 0, h + 10], 0.5, palette.blackMetal);
  for (let i = 0; i < 3; i++)
    f.cone([-x * 0.2 + i * 4.4, y - 4, h], [-x * 0.2 + i * 4.4, y - 4, h + 4.4], 1.8, 1.8, palette.steel);
}

/** A vise bolted to a bench whose edge is at y = 0: it stands on the top, and only its screw reaches over the edge. */
function vise(f: ItemFrame, palette: Palette): void {
  const iron = palette.blackMetal;
  f.cone([0, 6.2, 0], [0, 6.2, 1.4], 3, 2.6, iron);
  f.roundedBox([0, 7, 2.6], [1.9, 3.2, 1.4], 0.5, iron);
  f.box(-1, 0.6, 1.8, 1, 5, 3.2, iron, { bevel: 0.2 });
  for (const [from, to] of [
    [0.6, 2.2],
    [3.2, 4.8],
  ] as const) {
    f.box(-2.4, from, 1.5, 2.4, to, 4.7, iron, { bevel: 0.3 });
    f.box(-2.4, from + 0.2, 4.7, 2.4, to - 0.2, 5.3, palette.steel, { bevel: 0.1 });
  }
  f.capsule([0, -2.6, 2.5], [0, 0.6, 2.5], 0.5, palette.steel);
  f.capsule([-2.6, -2.4, 2.5], [2.6, -2.4, 2.5], 0.28, palette.steel);
}

function toolsOverBench(f: ItemFrame, context: Context, item: Item): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, y - 0.6, h + 6, x, y, h + 38, palette.custom('pegboard', pegboard));
  tools(f, -x + 6, x - 6, y - 1, h + 10, h + 34, context, context.random(item));
}

/** Pressed board with holes. */
export const pegboard = () => plain([0.5, 0.36, 0.22], { roughness: 0.8, reflectance: 0.02 });

/** Hand tools hung in a row. */
export function tools(
  f: ItemFrame,
  x0: number,
  x1: number,
  y: number,
  z0: number,
  z1: number,
  { palette }: Context,
  next: () => number,
): void {
  for (let at = x0; at < x1; at += 6 + next() * 3) {
    const kind = next();
    const top = z1 - next() * (z1 - z0) * 0.4;
    if (kind < 0.3) {
      f.capsule([at, y, top], [at, y, top - 10], 0.5, palette.board);
      f.box(at - 2.6, y - 0.8, top - 1, at + 2.6, y + 0.4, top + 0.8, palette.steel);
    } else if (kind < 0.6) {
      f.capsule([at, y, top], [at, y, top - 6], 0.25, palette.steel);
      f.capsule([at, y, top - 6], [at, y, top - 10], 0.6, palette.paint(kind < 0.45 ? '#c9772e' : '#a8332b'));
    } else if (kind < 0.8) {
      f.capsule([at, y, top], [at, y, top - 9], 0.45, palette.steel);
      f.cone([at, y - 0.3, top], [at, y + 0.3, top], 1.2, 1.2, palette.steel);
    } else {
      f.orientedBox([at + 1.5, y, top - 5], [1.6, 0.1, 7], { y: 14 }, palette.steel);
      f.roundedBox([at, y, top - 12], [1.6, 0.5, 2], 0.4, palette.board);
    }
  }
}
