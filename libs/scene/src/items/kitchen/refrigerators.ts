import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import { Pattern } from '../../scene.js';
import { cabinetFront } from '../cabinets/fronts.js';
import { badge, barHandle, display } from './appliance-parts.js';

export function refrigerator(f: ItemFrame, item: ItemOf<'refrigerator' | 'freezer'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2 - 0.2, f.depth / 2];
  const finish = item.traits?.panelled === true ? 'panel' : (item.traits?.finish ?? 'stainless-steel');
  const skin =
    finish === 'panel'
      ? palette.cabinet
      : finish === 'black'
        ? palette.custom('black steel', () => metal([0.09, 0.09, 0.1], 0.3, 0.1))
        : finish === 'white'
          ? palette.whitePlastic
          : palette.steel;
  const body =
    finish === 'panel'
      ? palette.cabinet
      : palette.custom('fridge side', () =>
          plain([0.27, 0.274, 0.28], {
            pattern: Pattern.lacquer,
            roughness: 0.5,
            reflectance: 0.03,
            bump: 0.06,
          }),
        );
  f.box(-x, -y + 2.9, 1, x, y, f.height, body, { bevel: 0.12 });
  // The doors close on a seal, in a gap that one sees from the side.
  f.box(-x + 0.35, -y + 2.4, 1.6, x - 0.35, -y + 2.95, f.height - 0.3, palette.toeKick, { bevel: 0 });
  f.box(-x + 0.5, -y + 3, 0, x - 0.5, y, 1.2, palette.toeKick);
  if (finish !== 'panel') sides(f, x, y, body, context);
  const doors = item.traits?.doors ?? (f.width >= 33 ? 'french' : 'single');
  const gap = 0.12;
  const panel = (x0: number, z0: number, x1: number, z1: number): void => {
    if (finish === 'panel') cabinetFront(f, x0, z0, x1, z1, -y + 1.4, skin, context);
    else
      f.roundedBox(
        [(x0 + x1) / 2, -y + 1.3, (z0 + z1) / 2],
        [(x1 - x0) / 2 - gap, 1.25, (z1 - z0) / 2 - gap],
        0.45,
        skin,
        {},
        { grain: 'z' },
      );
  };
  const m = finish === 'panel' ? palette.metal : skin;
  // A grille before the compressor, hinges on top; built-in panels have neither.
  if (finish !== 'panel') {
    for (let z = 0.25; z < 1.2; z += 0.3)
      f.box(-x + 1.2, -y + 2.5, z, x - 1.2, -y + 3, z + 0.12, palette.blackMetal, { bevel: 0 });
    for (const s of doors === 'single' ? [(item.traits?.hinge ?? 'left') === 'left' ? -1 : 1] : [-1, 1])
      f.roundedBox([s * (x - 1.6), -y + 2.4, f.height + 0.25], [1.3, 2, 0.3], 0.2, body);
    badge(f, doors === 'single' ? 0 : -x * 0.55, f.height - 4, -y + 0.05, context);
  }
  if (doors === 'side-by-side') {
    panel(-x, 1.4, -x * 0.16, f.height);
    panel(-x * 0.16, 1.4, x, f.height);
    barHandle(f, -x * 0.16 - 1.8, 22, -x * 0.16 - 1.8, f.height - 14, -y, m);
    barHandle(f, -x * 0.16 + 1.8, 22, -x * 0.16 + 1.8, f.height - 14, -y, m);
    return;
  }
  const low = doors === 'single' ? 22 : 26;
  panel(-x, 1.4, x, low);
  barHandle(f, -x + 3, low - 3.2, x - 3, low - 3.2, -y, m);
  if (doors === 'french') {
    panel(-x, low, 0, f.height);
    panel(0, low, x, f.height);
    for (const side of [-1.8, 1.8]) barHandle(f, side, low + 4, side, f.height - 12, -y, m);
    if (finish !== 'panel' && context.random(item)() < 0.5) dispenser(f, -x * 0.58, low + 17, -y, context);
  } else {
    panel(-x, low, x, f.height);
    const at = (item.traits?.hinge ?? 'left') === 'left' ? x - 2 : -x + 2;
    barHandle(f, at, low + 4, at, low + 26, -y, m);
  }
}

/** What tells a case's sides from blank slabs: sheet folded about its edges, a field pressed into it, feet that level it. */
function sides(f: ItemFrame, x: number, y: number, body: number, { palette }: Context): void {
  for (const s of [-1, 1]) {
    const strip = (y0: number, z0: number, y1: number, z1: number): void =>
      f.box(s * (x - 0.05), y0, z0, s * (x + 0.07), y1, z1, body, { bevel: 0.05 });
    const [front, back, low, top] = [-y + 3, y - 0.1, 1.2, f.height - 0.1];
    strip(front, low, front + 1.1, top);
    strip(back - 1.6, low, back, top);
    strip(front + 1.1, top - 1.2, back - 1.6, top);
    strip(front + 1.1, low, back - 1.6, low + 1.8);
    f.cone([s * (x - 2), -y + 4.4, 0], [s * (x - 2), -y + 4.4, 1.3], 0.9, 0.7, palette.blackMetal);
    f.cone([s * (x - 2), y - 3, 0], [s * (x - 2), y - 3, 1.3], 0.9, 0.7, palette.blackMetal);
  }
}

/** Water and ice in a niche of a door whose face is at y. */
function dispenser(f: ItemFrame, x: number, z: number, y: number, context: Context): void {
  const { palette } = context;
  f.box(x - 3.6, y - 0.04, z - 6, x + 3.6, y + 0.4, z + 6, palette.blackGlass, { bevel: 0.08 });
  f.box(x - 2.9, y - 0.05, z - 5.2, x + 2.9, y, z + 2, palette.toeKick, { bevel: 0 });
  f.box(x - 2.9, y - 0.5, z - 5.4, x + 2.9, y, z - 5.1, palette.steel, { bevel: 0.05 });
  f.cone([x, y - 0.2, z + 2], [x, y - 0.2, z + 0.9], 0.5, 0.35, palette.steel);
  display(f, x, z + 4, y - 0.04, context);
}

export function beverageCooler(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2 - 0.1, f.depth / 2];
  f.box(-x, -y + 1.5, 3.5, x, y, f.height, palette.blackMetal, { bevel: 0 });
  f.box(-x, -y + 3, 0, x, y, 3.5, palette.toeKick);
  const t = 1.6;
  f.box(-x, -y, 3.7, -x + t, -y + 1.4, f.height - 0.2, palette.steel);
  f.box(x - t, -y, 3.7, x, -y + 1.4, f.height - 0.2, palette.steel);
  f.box(-x + t, -y, 3.7, x - t, -y + 1.4, 3.7 + t, palette.steel);
  f.box(-x + t, -y, f.height - 0.2 - t, x - t, -y + 1.4, f.height - 0.2, palette.steel);
  f.box(-x + t, -y + 0.5, 3.7 + t, x - t, -y + 0.8, f.height - 0.2 - t, palette.blackGlass);
  for (let i = 0; i < 4; i++)
    f.box(-x + t, -y + 0.3, 8 + i * 6, x - t, -y + 0.5, 8.7 + i * 6, palette.board, { grain: 'x' });
  barHandle(f, x - 3, 12, x - 3, f.height - 5, -y, palette.steel);
}
