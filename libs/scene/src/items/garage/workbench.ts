import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import { pegboard, tools } from './hand-tools.js';
import { carton, tote } from './totes.js';

export function workbench(f: ItemFrame, item: ItemOf<'workbench'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, h - 1.8, x, y, h, palette.wood, { grain: 'x', bevel: 0.2 });
  // An apron holds the legs, and a shelf lies between them.
  f.box(-x + 2, -y + 1.6, h - 6, x - 2, -y + 2.8, h - 1.8, palette.wood, { grain: 'x', bevel: 0.08 });
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.box(sx * (x - 1), sy * (y - 1), 0, sx * (x - 4.5), sy * (y - 4.5), h - 1.8, palette.wood, {
        grain: 'z',
        bevel: 0.12,
      });
  f.box(-x + 2, -y + 3, 8, x - 2, y - 1, 9.2, palette.wood, { grain: 'x' });
  const next = context.random(item);
  stored(f, [-x + 5.5, x - 5.5], 9.2, context, next);
  if (item.traits?.vise === true) vise(f.at(-x + 10, -y, h), palette);
  if (item.traits?.pegboard === true) toolsOverBench(f, context, next);
  onBench(f, h, context, next);
}

/** What is kept under a bench, each thing beside the next. */
function stored(
  f: ItemFrame,
  [from, to]: readonly [number, number],
  z: number,
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  const y = f.depth / 2 - 4;
  const gray = palette.custom('tote', () => plain([0.3, 0.34, 0.38], { roughness: 0.4 }));
  const brown = palette.custom('carton', () => plain([0.42, 0.29, 0.17], { roughness: 0.9, reflectance: 0 }));
  const things: readonly (readonly [wide: number, build: (at: number) => void])[] = [
    [20, (at) => tote(f, [at, 0, z], [9.4, Math.min(y, 8)], 11, gray, palette.blackMetal)],
    [16, (at) => toolbox(f.at(at, -1, z), 7.4, palette, palette.blackMetal)],
    [15, (at) => paintCans(f.at(at, -1, z), palette)],
    [18, (at) => carton(f, [at, 0, z], [8.4, Math.min(y, 8)], 10, brown, next() * 6 - 3, context)],
    [16, (at) => drillCase(f.at(at, -1, z), palette)],
  ];
  let at = from;
  for (let i = Math.floor(next() * things.length); at < to; i++) {
    const [wide, build] = things[i % things.length]!;
    if (at + wide > to) break;
    build(at + wide / 2);
    at += wide + 0.6 + next() * 2;
  }
}

/** A steel box in two halves: lid, latches, a handle. */
function toolbox(f: ItemFrame, half: number, palette: Palette, m: number): void {
  f.roundedBox([0, 0, 3.1], [half, 4.2, 3.1], 0.3, m);
  f.box(-half + 0.2, -4, 6.1, half - 0.2, 4, 6.4, palette.iron, { bevel: 0 });
  f.roundedBox([0, 0, 7.4], [half + 0.08, 4.3, 1.1], 0.5, m);
  for (const s of [-1, 1]) {
    f.box(s * half * 0.55 - 0.6, -4.55, 5.1, s * half * 0.55 + 0.6, -4.2, 7.2, palette.chrome, {
      bevel: 0.08,
    });
    f.box(s * half * 0.4 - 0.4, -0.3, 8.4, s * half * 0.4 + 0.4, 0.3, 9.4, palette.iron, { bevel: 0.05 });
  }
  f.pipe(
    [
      [-half * 0.4, 0, 9.2],
      [-half * 0.34, 0, 10],
      [half * 0.34, 0, 10],
      [half * 0.4, 0, 9.2],
    ],
    0.42,
    palette.blackMetal,
  );
}

/** Gallons of paint: a paper label about the can, a rim and a lid, a drip down one of them. */
function paintCans(f: ItemFrame, palette: Palette): void {
  const tin = palette.custom('paint can', () => metal([0.52, 0.53, 0.54], 0.3));
  for (const [x, y, z, label] of [
    [-3.6, 0.6, 0, '#e6e2d8'],
    [3.6, -0.4, 0, '#dfe3e4'],
    [-0.4, 0.2, 7.7, '#e6e2d8'],
  ] as const) {
    f.cone([x, y, z], [x, y, z + 7.5], 3.3, 3.3, tin);
    f.cone([x, y, z + 0.8], [x, y, z + 6.6], 3.33, 3.33, palette.paint(label));
    f.cone([x, y, z + 3.4], [x, y, z + 5.6], 3.35, 3.35, palette.accentCeramic);
    f.cone([x, y, z + 7.4], [x, y, z + 7.65], 3.42, 3.42, tin);
    f.cone([x, y, z + 7.6], [x, y, z + 7.68], 2.8, 2.8, palette.iron);
  }
}

/** A drill's case of blown plastic: two halves, a handle between, latches. */
function drillCase(f: ItemFrame, palette: Palette): void {
  const m = palette.custom('drill case', () => plain([0.035, 0.04, 0.045], { roughness: 0.6 }));
  for (const s of [-1, 1]) f.roundedBox([0, s * 2.05, 5], [7.2, 2, 5], 0.9, m);
  f.pipe(
    [
      [-2.4, 0, 9.6],
      [-2.2, 0, 11],
      [2.2, 0, 11],
      [2.4, 0, 9.6],
    ],
    0.5,
    m,
  );
  for (const s of [-1, 1])
    f.box(s * 5 - 0.7, -4.2, 8.2, s * 5 + 0.7, -3.9, 9.8, palette.paint('#d0a52e'), { bevel: 0.1 });
  f.box(-3, -4.1, 4, 3, -4.03, 6, palette.paint('#d0a52e'), { bevel: 0 });
}

/** A cordless drill that stands on its battery. */
function drill(f: ItemFrame, palette: Palette): void {
  const body = palette.paint('#d0a52e');
  f.roundedBox([0, 0, 0.9], [1.5, 2.2, 0.9], 0.4, palette.blackMetal);
  f.orientedBox([0, 0.3, 3.7], [0.75, 1, 2.1], { x: 8 }, palette.blackMetal);
  f.roundedBox([0, -0.4, 6.8], [1.2, 2.6, 1.3], 0.9, body);
  f.cone([0, -3, 6.8], [0, -4, 6.8], 1.05, 0.9, palette.blackMetal);
  f.cone([0, -4, 6.8], [0, -5.4, 6.8], 0.85, 0.5, palette.iron);
  f.capsule([0, -5.4, 6.8], [0, -7.4, 6.8], 0.13, palette.steel);
  f.roundedBox([0, -1, 5.2], [0.3, 0.4, 0.5], 0.2, palette.paint('#9c2b24'));
}

/** What was left on it: a toolbox, a drill, a board in work with a pencil, jars of screws. */
function onBench(f: ItemFrame, h: number, context: Context, next: () => number): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  toolbox(f.at(x * 0.56, y - 6.4, h).slanted(next() * 10 - 5), 9, palette, palette.paint('#9c2b24'));
  drill(f.at(x * 0.14, -y * 0.1, h).slanted(40 + next() * 50), palette);
  f.box(-x * 0.42, -y + 3, h, x * 0.02, -y + 7.5, h + 0.75, palette.board, { grain: 'x', bevel: 0.05 });
  f.capsule([-x * 0.2, -y + 4.4, h + 0.9], [-x * 0.2 + 6, -y + 6, h + 0.9], 0.15, palette.paint('#c9772e'));
  const jar = palette.glass;
  const screws = palette.custom('screws', () => metal([0.4, 0.38, 0.34], 0.4));
  for (let i = 0; i < 4; i++) {
    const at = -x * 0.34 + i * 4.2;
    f.tube([at, y - 3.4, h], [at, y - 3.4, h + 3.8], 1.5, 1.5, jar);
    f.cone(
      [at, y - 3.4, h + 0.05],
      [at, y - 3.4, h + 1.2 + ((i * 7) % 5) * 0.4],
      1.4,
      1.4,
      i % 2 ? screws : palette.iron,
    );
    f.cone([at, y - 3.4, h + 3.8], [at, y - 3.4, h + 4.4], 1.6, 1.6, palette.galvanized);
  }
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

function toolsOverBench(f: ItemFrame, context: Context, next: () => number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, y - 0.6, h + 6, x, y, h + 42, context.palette.custom('pegboard', pegboard), { bevel: 0.03 });
  tools(f, [-x + 4, x - 4], y - 0.6, [h + 8, h + 40], context, next);
}
