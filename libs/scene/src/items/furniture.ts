/** Tables, cases, pianos and games: what a room is furnished with. */
import { contains, type Item, type ItemOf, opposite, reachFrom } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context, wallLook } from '../context.js';
import { fabric, film, plain, wallMaterial } from '../materials.js';
import type { Vec3 } from '../vector.js';
import { layTable } from './arrangements.js';
import { fillFront, handle, leaf, openShelves } from './cabinetry.js';
import { hungCloth } from './cloth.js';
import { beforeScreen, book, bowlOfFruit, vase } from './decor.js';
import { legs } from './seats.js';
import { bowlOf, pottedPlant, vaseBody } from './tabletop.js';

// ---- tables ----

type Shape = 'rectangle' | 'round' | 'oval';

function tableTop(f: Frame, shape: Shape, thick: number, m: number): void {
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  if (shape === 'round') f.cone([0, 0, z - thick], [0, 0, z], Math.min(x, y) - 0.12, Math.min(x, y), m);
  else if (shape === 'oval') {
    const r = Math.min(x, y);
    f.cone([-x + r, 0, z - thick], [-x + r, 0, z], r, r, m);
    f.cone([x - r, 0, z - thick], [x - r, 0, z], r, r, m);
    f.box(-x + r, -y, z - thick, x - r, y, z - 0.01, m, { grain: 'x' });
  } else f.box(-x, -y, z - thick, x, y, z, m, { grain: x >= y ? 'x' : 'y', bevel: 0.14 });
}

function tableLegs(f: Frame, shape: Shape, top: number, { palette, form }: Context): void {
  const m = form.tableLegs === 'metal' ? palette.metal : palette.wood;
  const [x, y] = [f.width / 2, f.depth / 2];
  const heavy = form.tableLegs === 'heavy';
  if (shape === 'round' && heavy) {
    f.cone([0, 0, 0], [0, 0, 1.6], x * 0.5, x * 0.46, m);
    f.cone([0, 0, 1.6], [0, 0, top], 2.6, 3.4, m);
    return;
  }
  const inset = shape === 'rectangle' ? 2.6 : Math.min(x, y) * 0.42;
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const [lx, ly] = [sx * (x - inset), sy * (y - inset)];
      if (form.tableLegs === 'metal') f.box(lx - 0.8, ly - 0.8, 0, lx + 0.8, ly + 0.8, top, m);
      else if (heavy) f.box(lx - 1.5, ly - 1.5, 0, lx + 1.5, ly + 1.5, top, m, { grain: 'z', bevel: 0.15 });
      else f.cone([lx + sx * 1.2, ly + sy * 1.2, 0], [lx, ly, top], 0.7, 1.2, m);
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

function table(f: Frame, shape: Shape, context: Context, thick: number): void {
  tableTop(f, shape, thick, context.palette.wood);
  tableLegs(f, shape, f.height - thick, context);
}

export function coffeeTable(f: Frame, item: ItemOf<'coffee-table'>, context: Context): void {
  table(f, item.traits?.shape ?? 'rectangle', context, 1.4);
  layTable(f, context, context.random(item));
  const { palette } = context;
  const x = f.width / 2;
  if (context.form.coffeeTableShelf && (item.traits?.shape ?? 'rectangle') === 'rectangle')
    f.box(-x + 2.6, -f.depth / 2 + 2.6, 4, x - 2.6, f.depth / 2 - 2.6, 4.8, palette.wood, { grain: 'x' });
}

export function sideTable(f: Frame, item: ItemOf<'side-table'>, context: Context): void {
  table(f, item.traits?.shape ?? 'rectangle', context, 1);
  const next = context.random(item);
  const busy = context.room.items.some((i) => i.kind === 'table-lamp' && overlaps(i, item));
  if (!busy) vase(f, 0, 0, f.height, 8, context, next);
  else book(f, f.width * 0.16, -f.depth * 0.24, f.height, 3.4, 2.6, 1.1, 12, context, next());
}

const overlaps = (a: Item, b: Item): boolean =>
  a.box.x < b.box.x + b.box.widthIn &&
  a.box.x + a.box.widthIn > b.box.x &&
  a.box.y < b.box.y + b.box.depthIn &&
  a.box.y + a.box.depthIn > b.box.y;

export function consoleTable(f: Frame, item: ItemOf<'console-table'>, context: Context): void {
  table(f, 'rectangle', context, 1.2);
  const next = context.random(item);
  const x = f.width / 2;
  vase(f, -x * 0.55, 0, f.height, 11, context, next);
  for (let i = 0; i < 2; i++) book(f, x * 0.35, 0, f.height + i * 1.3, 4.8, 3.6, 1.2, 6, context, next());
  f.bowl([x * 0.35, 0, f.height + 5], [2.8, 2.8, 2.4], 0, context.palette.accentCeramic);
}

export function diningTable(f: Frame, item: ItemOf<'dining-table'>, context: Context): void {
  table(f, item.traits?.shape ?? 'rectangle', context, 1.6);
  const next = context.random(item);
  vase(f, 0, 0, f.height, 9, context, next);
  if (f.width > 50) bowlOfFruit(f, f.width * 0.2, 0, f.height, context, next);
}

export function desk(f: Frame, item: ItemOf<'desk'>, context: Context): void {
  const { palette } = context;
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  const next = context.random(item);
  f.box(-x, -y, z - 1.3, x, y, z, palette.wood, { grain: 'x', bevel: 0.12 });
  if (item.traits?.sitStand === true) {
    for (const s of [-1, 1]) {
      f.box(s * (x - 8) - 1.4, -1.6, 1.2, s * (x - 8) + 1.4, 1.6, z - 1.3, palette.blackMetal);
      f.box(s * (x - 8) - 1.5, -y + 2, 0, s * (x - 8) + 1.5, y - 2, 1.3, palette.blackMetal);
    }
  } else if (item.traits?.builtIn === true) {
    for (const s of [-1, 1]) {
      const cabinet = f.at(s * (x - 8), 0, 0, 16, f.depth - 1);
      cabinet.box(-8, -y + 1.5, 3, 8, y, z - 1.3, palette.cabinet, { grain: 'z', bevel: 0 });
      cabinet.box(-7.6, -y + 4, 0, 7.6, y, 3, palette.toeKick);
      fillFront(
        cabinet,
        -8,
        3,
        8,
        z - 1.4,
        -y + 1.5,
        { doors: 0, drawers: 3, hinge: 'left', glass: false, handles: 'high' },
        palette.cabinet,
        context,
      );
    }
  } else {
    tableLegs(f, 'rectangle', z - 1.3, context);
    f.box(x - 18, -y + 1.4, z - 5.2, x - 3.6, y - 2, z - 1.3, palette.wood, { grain: 'x' });
    leaf(f, x - 18, z - 5.1, x - 3.6, z - 1.4, -y + 1.4, palette.wood, context, 'slab');
    handle(f, x - 10.8, z - 3.2, -y + 0.65, 'drawer', context);
  }
  const shown = context.room.items.find((i) => i.kind === 'monitor' && overlaps(i, item));
  if (!shown && (item.traits?.use ?? 'work') === 'work') laptop(f, 0, -2, z, context);
  if (shown) {
    // Before the screen, the mouse at the right hand of who sits there: at a desk that looks into the room, its back.
    const side = shown.facing === opposite(item.facing) ? -1 : 1;
    f.roundedBox([0, side * (7 - y), z + 0.35], [8.4, 2.6, 0.35], 0.3, palette.whitePlastic);
    f.roundedBox([side * 11.4, side * (7 - y), z + 0.5], [1.2, 2, 0.5], 0.5, palette.whitePlastic);
  }
  for (let i = 0; i < 3; i++)
    book(f, -x + 8, y - 6, z + i * 1.3, 4.6 - i * 0.3, 3.4, 1.2, next() * 20 - 10, context, next());
  f.tube([x - 7, y - 5, z], [x - 7, y - 5, z + 4], 1.5, 1.5, palette.accentCeramic);
  for (let i = 0; i < 4; i++)
    f.capsule(
      [x - 7 + (i - 1.5) * 0.4, y - 5, z + 0.5],
      [x - 7 + (i - 1.5) * 0.9, y - 4.6, z + 6.6],
      0.14,
      i % 2 ? palette.board : palette.blackMetal,
    );
  if (f.width > 50) pottedPlant(f, x - 13, y - 5, z, context, next, 7 + next() * 4);
}

function laptop(f: Frame, x: number, y: number, z: number, { palette }: Context): void {
  const m = silver(palette);
  f.box(x - 6.2, y - 4.4, z, x + 6.2, y + 4.4, z + 0.6, m, { bevel: 0.2 });
  f.orientedBox([x, y + 5.6, z + 4.6], [6.2, 0.16, 4.2], { x: -16 }, m);
  desktop((u, v, out, halfWide, halfHigh, color) => {
    const along = 3.9 * v;
    f.orientedBox(
      [x + 5.9 * u, y + 5.38 + along * SIN_16 - out * COS_16, z + 4.65 + along * COS_16 + out * SIN_16],
      [5.9 * halfWide, 0.02, 3.9 * halfHigh],
      { x: -16 },
      palette.glow(color),
    );
  });
}

const [SIN_16, COS_16] = [Math.sin((16 * Math.PI) / 180), Math.cos((16 * Math.PI) / 180)];

const silver = (palette: Context['palette']): number =>
  palette.custom('silver case', () => plain([0.48, 0.48, 0.49], { roughness: 0.35 }));

/** A part of a screen: its middle and half its size in halves of the screen, inches in front of it, its radiance. */
type ScreenPart = (
  u: number,
  v: number,
  out: number,
  halfWide: number,
  halfHigh: number,
  color: Vec3,
) => void;

const BACKDROP: Vec3 = [0.022, 0.03, 0.042];
const SIDEBAR: Vec3 = [0.06, 0.07, 0.085];
const PAGE: Vec3 = [0.34, 0.34, 0.33];
const TEXT: Vec3 = [0.1, 0.1, 0.11];
const HEADING: Vec3 = [0.05, 0.12, 0.2];

/** What a screen at work shows: a dark backdrop, a list at the left and a page with a heading and lines of text. */
function desktop(part: ScreenPart): void {
  part(0, 0, 0, 1, 1, BACKDROP);
  part(-0.68, 0.04, 0.03, 0.22, 0.82, SIDEBAR);
  part(0.2, 0.04, 0.03, 0.62, 0.82, PAGE);
  part(-0.06, 0.68, 0.06, 0.28, 0.06, HEADING);
  [0.52, 0.3, 0.5, 0.46, 0.5, 0.24].forEach((half, i) => {
    part(-0.34 + half, 0.44 - i * 0.2, 0.06, half, 0.025, TEXT);
  });
  for (let i = 0; i < 5; i++) part(-0.7, 0.68 - i * 0.2, 0.06, 0.14, 0.03, TEXT);
}

export function monitor(f: Frame, _item: Item, { palette }: Context): void {
  const [x, h] = [f.width / 2, f.height];
  f.box(-x, -0.6, h * 0.26, x, 0.3, h, palette.blackMetal, { bevel: 0.2 });
  f.box(-x, 0.3, h * 0.26, x, 0.7, h, silver(palette), { bevel: 0.2 });
  const [wide, low, high] = [x - 0.4, h * 0.26 + 0.5, h - 0.4];
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  desktop((u, v, out, halfWide, halfHigh, color) =>
    f.box(
      (u - halfWide) * wide,
      -0.66 - out,
      middle + (v - halfHigh) * half,
      (u + halfWide) * wide,
      -0.5,
      middle + (v + halfHigh) * half,
      palette.glow(color),
      { bevel: 0 },
    ),
  );
  f.capsule([0, 0.8, 0.4], [0, 0.8, h * 0.4], 0.7, palette.steel);
  f.box(-4.5, -2.4, 0, 4.5, 3.2, 0.35, palette.steel, { bevel: 0.15 });
}

// ---- cases ----

export function bookcase(f: Frame, item: ItemOf<'bookcase'>, context: Context): void {
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
      stockShelf(f, x0 + 1, x1 - 1, z, h / (shelves + 1) - 1.6, context, next);
    }
  }
}

/** What makes a case of shelves joinery: a plinth, a top that overhangs, framed ends; a built-in one has a cornice. */
function caseTrim(f: Frame, m: number, built: boolean, { room }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y - 0.05, 0, x, -y + 0.7, built ? 4 : 2.6, m, { grain: 'x' });
  f.box(-x - 0.4, -y - 0.5, h - 1, x + 0.4, y, h, m, { grain: 'x', bevel: 0.12 });
  if (built) {
    f.box(-x - 0.9, -y - 1, h, x + 0.9, y, h + 0.6, m, { grain: 'x', bevel: 0.15 });
    f.box(-x - 0.6, -y - 0.7, h - 2.2, x + 0.6, y, h - 1, m, { grain: 'x', bevel: 0.5 });
  }
  if (room.finishes.door === 'slab') return;
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

/** How far a book leans for each inch of its height. */
const LEAN = 0.22;

/** Books in rows and stacks, and a few things between. */
export function stockShelf(
  f: Frame,
  x0: number,
  x1: number,
  z: number,
  room: number,
  context: Context,
  next: () => number,
): void {
  let at = x0 + 0.5;
  const deep = Math.min(f.depth - 2, 8);
  const y = -f.depth / 2 + 1.4;
  const { palette } = context;
  while (at < x1 - 2.5) {
    const kind = next();
    if (kind < 0.46) {
      const run = Math.min(x1 - at, 4 + next() * 8);
      const end = at + run;
      while (at < end - 0.8) {
        const thick = 0.7 + next() * 1.1;
        const high = Math.min(room * 0.92, 7 + next() * 3.4);
        const cover = next();
        const back = y + deep * (0.75 + next() * 0.2);
        if (at + thick > end - 0.8 && high * LEAN + thick < x1 - at) {
          // The last one leans on its neighbour.
          const degrees = (Math.atan(LEAN) * 180) / Math.PI;
          f.orientedBox(
            [at + thick / 2 + (high * LEAN) / 2, (y + back) / 2, z + high / 2 + thick * 0.08],
            [thick / 2, (back - y) / 2, high / 2],
            { y: -degrees },
            bookColor(palette, cover),
            { bevel: 0.05 },
          );
          at += thick + high * LEAN;
          break;
        }
        f.box(at, y, z, at + thick, back, z + high, bookColor(palette, cover), { bevel: 0.05 });
        // A label on every third spine, in the color of another cover.
        if (cover * 30 - Math.floor(cover * 30) < 0.34)
          f.box(
            at + 0.05,
            y - 0.01,
            z + high * 0.66,
            at + thick - 0.05,
            y + 0.05,
            z + high * 0.78,
            bookColor(palette, (cover + 0.37) % 1),
            { bevel: 0 },
          );
        at += thick + 0.05;
      }
      at += 0.6;
    } else if (kind < 0.62) {
      const wide = Math.min(7, x1 - at - 0.5);
      const count = next() < 0.5 ? 2 : 3;
      for (let i = 0; i < count; i++)
        f.box(at, y, z + i * 1.2, at + wide - i * 0.4, y + 5, z + i * 1.2 + 1.1, bookColor(palette, next()), {
          bevel: 0.05,
        });
      if (next() < 0.5)
        bowlOf(f, [at + wide / 2, y + 2.6, z + count * 1.2], 2, 1.5, palette.stoneware, next());
      at += wide + 1.2;
    } else if (kind < 0.78) {
      at += shelfObject(f, at, x1, y, z, room, context, next);
    } else if (kind < 0.86) {
      if (room > 9) pottedPlant(f, at + 2.6, y + 3, z, context, next, Math.min(9, room - 1));
      at += 6.5;
    }
    // A shelf breathes where nothing stands.
    else at += 3 + next() * 5;
  }
}

/** One thing on a shelf: a box or basket, a pair of vases, a bowl, a framed picture. Answers the width it takes. */
function shelfObject(
  f: Frame,
  at: number,
  x1: number,
  y: number,
  z: number,
  room: number,
  { palette }: Context,
  next: () => number,
): number {
  const kind = next();
  if (kind < 0.3 && x1 - at > 9) {
    f.roundedBox(
      [at + 4.2, y + 3.6, z + 2.6],
      [4.2, 3.6, 2.6],
      0.7,
      next() < 0.6 ? palette.wicker : palette.linen,
    );
    return 10;
  }
  if (kind < 0.6) {
    const high = Math.min(room * 0.8, 8);
    const m = next() < 0.5 ? palette.porcelain : palette.stoneware;
    const form = next();
    vaseBody(f, at + 1.9, y + 3, z, high, m, form);
    vaseBody(f, at + 4.8, y + 2.4, z, high * 0.6, palette.accentCeramic, form);
    return 7.4;
  }
  if (kind < 0.8) {
    bowlOf(f, [at + 2.6, y + 3, z], 2.6, 2.4, palette.accentCeramic, next());
    return 6.2;
  }
  const high = Math.min(room - 1, 7.6);
  f.orientedBox([at + 2.8, y + 3.4, z + high / 2], [2.7, 0.3, high / 2], { x: -8 }, palette.wood, {
    bevel: 0.1,
  });
  f.orientedBox([at + 2.8, y + 3.08, z + high / 2], [2.1, 0.02, high / 2 - 0.6], { x: -8 }, palette.paper);
  return 6.6;
}

function bookColor(palette: Context['palette'], t: number): number {
  const colors = [
    '#ded7c9',
    '#9a8c78',
    '#46525c',
    '#9c6a55',
    '#c9b899',
    '#6f7a68',
    '#e6e1d6',
    '#3a3a3c',
    '#b9a48c',
    '#8a959a',
  ];
  return palette.custom(`book ${Math.floor(t * colors.length)}`, () =>
    wallMaterial({ material: 'paint', color: colors[Math.floor(t * colors.length)] ?? '#8f7f6a' }),
  );
}

/** A low case on legs or a plinth with drawers and doors. */
export function caseGood(
  f: Frame,
  context: Context,
  doors: number,
  drawers: number,
  m: number,
  lift = 5,
): void {
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

export function tvConsole(f: Frame, item: ItemOf<'tv-console'>, context: Context): void {
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

export function tv(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.blackMetal, { bevel: 0.1 });
  f.box(-x + 0.3, -y - 0.05, 0.4, x - 0.3, -y + 0.1, f.height - 0.3, palette.blackGlass, { bevel: 0 });
}

export function projectorScreen(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.blackMetal, { bevel: 0.1 });
  f.box(
    -x + 1.6,
    -y - 0.05,
    1.6,
    x - 1.6,
    -y + 0.1,
    f.height - 1.6,
    palette.custom(`film ${Math.round(f.width)}`, () =>
      film((f.width - 3.2) * 0.0254, (f.height - 3.2) * 0.0254),
    ),
    { bevel: 0 },
  );
}

export function whiteboard(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.steel, { bevel: 0.1 });
  f.box(-x + 0.7, -y - 0.05, 0.7, x - 0.7, -y + 0.1, f.height - 0.7, palette.porcelain, { bevel: 0 });
  f.box(-x * 0.4, -y - 1.6, -0.4, x * 0.4, -y, 0.2, palette.steel);
}

export function cabinet(f: Frame, item: ItemOf<'cabinet'>, context: Context): void {
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
  const drawers = use === 'filing' ? 3 : 0;
  caseGood(
    f,
    context,
    drawers ? 0 : Math.max(2, Math.round(f.width / 18)),
    drawers,
    context.palette.wood,
    use === 'filing' ? 1 : 5,
  );
  const next = context.random(item);
  if (f.width > 30) {
    vase(f, -f.width * 0.32, 0, f.height, 10, context, next);
    for (let i = 0; i < 2; i++)
      book(f, f.width * 0.22, 0, f.height + i * 1.3, 4.6, 3.4, 1.2, 8, context, next());
  }
}

export function dresser(f: Frame, item: ItemOf<'dresser'>, context: Context): void {
  caseGood(f, context, 0, Math.max(3, item.traits?.drawers ?? 6), context.palette.wood);
  const next = context.random(item);
  vase(f, -f.width * 0.32, 0, f.height, 9, context, next);
  book(f, f.width * 0.25, 0, f.height, 4.6, 3.4, 1.3, 8, context, next());
  f.bowl([f.width * 0.25, 0, f.height + 3.4], [2.4, 2.4, 2], 0, context.palette.accentCeramic);
}

export function nightstand(f: Frame, item: ItemOf<'nightstand'>, context: Context): void {
  caseGood(f, context, 0, Math.max(1, Math.min(3, item.traits?.drawers ?? 2)), context.palette.wood);
  const next = context.random(item);
  book(f, -f.width * 0.12, -f.depth * 0.26, f.height, 3.2, 2.4, 1.1, 10, context, next());
}

export function wardrobe(f: Frame, item: ItemOf<'wardrobe'>, context: Context): void {
  const { palette } = context;
  const m = item.traits?.builtIn === true ? palette.cabinet : palette.wood;
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x + 0.2, -y + 3, 0, x - 0.2, y, 3, palette.toeKick);
  f.box(-x, -y + 0.75, 3, x, y, f.height, m, { grain: 'z', bevel: 0.05 });
  const doors = Math.max(2, item.traits?.doors ?? Math.round(f.width / 20));
  fillFront(
    f,
    -x,
    3,
    x,
    f.height - 0.1,
    -y + 0.75,
    { doors, drawers: 0, hinge: 'left', glass: false, handles: 'middle' },
    m,
    context,
  );
}

/** A reach-in closet: its front wall and doors. */
export function closet(f: Frame, item: ItemOf<'closet'>, context: Context): void {
  const { palette, room, shell } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const wall = item.traits?.wallIn ?? 4.5;
  const top = f.height;
  const doorTop = Math.min(80, top - 6);
  const side = Math.min(6, f.width * 0.08);
  const look = wallLook(room);
  f.box(-x, -y, 0, -x + side, -y + wall, top, palette.wall, look);
  f.box(x - side, -y, 0, x, -y + wall, top, palette.wall, look);
  f.box(-x + side, -y, doorTop, x - side, -y + wall, top, palette.wall, look);
  const form = item.traits?.doors ?? 'sliding';
  const [a, b] = [-x + side, x - side];
  f.box(a - 2.6, -y - 0.6, 0, a, -y, doorTop, palette.trim);
  f.box(b, -y - 0.6, 0, b + 2.6, -y, doorTop, palette.trim);
  f.box(a - 2.6, -y - 0.6, doorTop, b + 2.6, -y, doorTop + 2.6, palette.trim);
  f.box(a, -y + wall - 0.4, 0, b, -y + wall, doorTop, palette.wall, { bevel: 0 });
  // An end that no wall of the room closes has a wall of its own.
  for (const s of [-1, 1]) {
    const [px, py] = f.place([s * (x + 2), 0, 0]);
    if (contains(shell, { x: px - 1, y: py - 1, w: 2, d: 2 }))
      f.box(s * x, -y + wall, 0, s * (x - 3.5), y, top, palette.wall, look);
  }
  if (form === 'curtain') {
    hungCloth(f, a, b, -y + 1, 0.5, doorTop - 1, palette.linen, 3, 0.7);
    return;
  }
  const leaves = form === 'bifold' ? Math.max(2, Math.round((b - a) / 18)) : 2;
  for (let i = 0; i < leaves; i++) {
    const x0 = a + ((b - a) * i) / leaves;
    const x1 = a + ((b - a) * (i + 1)) / leaves;
    leaf(f, x0, 0.4, x1, doorTop - 0.2, -y + (form === 'sliding' && i % 2 ? 3 : 1.8), palette.trim, context);
    handle(
      f,
      i % 2 ? x0 + 2 : x1 - 2,
      38,
      -y + (form === 'sliding' && i % 2 ? 2.2 : 1),
      'door-left',
      context,
    );
  }
}

/** A walk-in closet: its partitions and a door, from outside. */
export function walkInCloset(original: Frame, item: ItemOf<'walk-in-closet'>, context: Context): void {
  const { palette, room, shell } = context;
  const f = original.turnedTo('south');
  const { x, y, widthIn: w, depthIn: d } = item.box;
  const top = Math.min(item.box.heightIn, room.ceilingIn);
  const wall = item.traits?.wallIn ?? 4.5;
  const [hx, hy] = [w / 2, d / 2];
  const entry = item.traits?.entry ?? item.facing;
  const doorWide = item.traits?.doorWidthIn ?? 30;
  const offset =
    item.traits?.doorOffsetIn ?? (entry === 'north' || entry === 'south' ? w : d) / 2 - doorWide / 2;
  const look = wallLook(room);
  // A side that lies on the room's own wall has none of its own.
  for (const side of ['north', 'south', 'east', 'west'] as const) {
    if (reachFrom(shell, { x, y, w, d }, side) <= 1) continue;
    const along = side === 'north' || side === 'south';
    const length = along ? w : d;
    const part = (
      a: number,
      b: number,
      z0: number,
      z1: number,
      m: number,
      inset: number,
      thick: number,
    ): void => {
      if (b - a < 0.1) return;
      if (along) {
        const out = side === 'north' ? hy : -hy;
        const s = side === 'north' ? -1 : 1;
        f.box(-hx + a, out + s * inset, z0, -hx + b, out + s * (inset + thick), z1, m, look);
      } else {
        const out = side === 'east' ? hx : -hx;
        const s = side === 'east' ? -1 : 1;
        f.box(out + s * inset, -hy + a, z0, out + s * (inset + thick), -hy + b, z1, m, look);
      }
    };
    if (side !== entry) {
      part(0, length, 0, top, palette.wall, 0, wall);
      part(0, length, 0, 4.5, palette.trim, -0.6, 0.6);
      continue;
    }
    const [a, b] = [offset, offset + doorWide];
    part(0, a, 0, top, palette.wall, 0, wall);
    part(b, length, 0, top, palette.wall, 0, wall);
    part(a, b, 82, top, palette.wall, 0, wall);
    part(a, b, 0.4, 81.6, palette.trim, 1, 1.6);
    part(a - 3, a, 0, 82, palette.trim, -0.7, 0.7);
    part(b, b + 3, 0, 82, palette.trim, -0.7, 0.7);
    part(a - 3, b + 3, 82, 85, palette.trim, -0.7, 0.7);
    part(b - 4, b - 2.4, 35.4, 36.6, palette.metal, -0.6, 1.6);
  }
}

export function piano(f: Frame, item: ItemOf<'piano'>, context: Context): void {
  if (item.traits?.form === 'grand') grandPiano(f, context);
  else uprightPiano(f, context);
}

/** A grand: rim of three parts for its curve, keys at the front, lid up, on three legs. */
function grandPiano(f: Frame, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackGlass;
  const [low, high] = [25, h];
  f.box(-x, -y + 8, low, x * 0.1, y - 8, high, m, { bevel: 0.6 });
  f.box(x * 0.1, -y + 8, low, x, y * 0.05, high, m, { bevel: 0.6 });
  f.cone(
    [x * -0.42, y - 17, low],
    [x * -0.42, y - 17, high],
    Math.min(16, x * 0.56),
    Math.min(16, x * 0.56),
    m,
  );
  f.box(-x, -y, low - 1, x, -y + 8, low + 2, m, { bevel: 0.3 });
  f.box(-x + 4, -y + 0.8, low + 2, x - 4, -y + 6.5, low + 2.7, palette.porcelain);
  for (let i = 0; i < 36; i++)
    if (i % 7 !== 2 && i % 7 !== 6)
      f.box(
        -x + 5 + i * 1.36,
        -y + 3.2,
        low + 2.7,
        -x + 5.7 + i * 1.36,
        -y + 6.5,
        low + 3.1,
        palette.blackMetal,
      );
  for (const [lx, ly] of [
    [-x + 5, -y + 12],
    [x - 5, -y + 12],
    [-x * 0.4, y - 14],
  ] as const)
    f.box(lx - 2, ly - 2, 0, lx + 2, ly + 2, low, m, { bevel: 0.4 });
}

function uprightPiano(f: Frame, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackGlass;
  f.box(-x, 0, 0, x, y, h, m, { bevel: 0.2 });
  f.box(-x, -y, 22, x, 0.5, 26, m, { bevel: 0.3 });
  f.box(-x + 3, -y + 1, 26, x - 3, 0, 26.6, palette.porcelain);
  for (let i = 0; i < 36; i++)
    if (i % 7 !== 2 && i % 7 !== 6)
      f.box(-x + 4 + i * 1.4, -2, 26.6, -x + 4.7 + i * 1.4, 0, 27, palette.blackMetal);
  for (const s of [-1, 1]) f.box(s * (x - 0.4), -y, 0, s * (x - 3), -y + 3, 22, m, { bevel: 0.2 });
  f.box(-x, 0.2, h, x, y, h + 0.8, m, { bevel: 0.3 });
  // An open score on the desk: two pages of staves.
  const lean = { x: -14 };
  for (const s of [-1, 1]) {
    f.orientedBox([s * 4.7, -1.4, 33.4], [4.6, 0.06, 6.2], { ...lean, z: s * 3 }, palette.paper);
    for (let i = 0; i < 7; i++) {
      const up = (i - 3) * 1.6;
      f.orientedBox(
        [s * 4.7, -1.48 + up * 0.245, 33.4 + up * 0.97],
        [3.9, 0.05, 0.24],
        { ...lean, z: s * 3 },
        palette.custom('staff', () => plain([0.25, 0.25, 0.24], { roughness: 0.9, reflectance: 0 })),
      );
    }
  }
  f.box(-x * 0.5, -1.6, 26.9, x * 0.5, 0, 27.5, m, { bevel: 0.1 });
}

// ---- beds ----

export function crib(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.wood;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) f.box(sx * x, sy * y, 0, sx * (x - 1.8), sy * (y - 1.8), h, m, { grain: 'z' });
  for (const s of [-1, 1]) {
    f.box(-x, s * y, h - 2, x, s * (y - 1.4), h, m, { grain: 'x' });
    f.box(-x, s * y, 10, x, s * (y - 1.4), 12, m, { grain: 'x' });
    f.box(s * x, -y, h - 2, s * (x - 1.4), y, h, m, { grain: 'y' });
    f.box(s * x, -y, 10, s * (x - 1.4), y, 12, m, { grain: 'y' });
    for (let at = -x + 3.6; at < x - 2; at += 3.4)
      f.capsule([at, s * (y - 0.7), 12], [at, s * (y - 0.7), h - 2], 0.38, m);
    for (let at = -y + 3.6; at < y - 2; at += 3.4)
      f.capsule([s * (x - 0.7), at, 12], [s * (x - 0.7), at, h - 2], 0.38, m);
  }
  f.roundedBox([0, 0, 15], [x - 1.6, y - 1.6, 2.8], 1, palette.cotton);
  f.roundedBox([x * 0.3, 0, 18.4], [x * 0.5, y - 2, 0.8], 0.6, palette.accentFabric);
}

// ---- play ----

export function poolTable(f: Frame, _item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const cloth = palette.custom('baize', () =>
    fabric([0.03, 0.2, 0.12], [0.02, 0.15, 0.09], { pitch: 'cotton', strength: 0.3, bump: 0.05 }),
  );
  f.box(-x + 3, -y + 3, h - 5, x - 3, y - 3, h - 1.6, cloth, { bevel: 0 });
  const rail = 4.4;
  for (const s of [-1, 1]) {
    f.box(-x, s * y, h - 6, x, s * (y - rail), h, palette.wood, { grain: 'x', bevel: 0.4 });
    f.box(s * x, -y + rail, h - 6, s * (x - rail), y - rail, h, palette.wood, { grain: 'y', bevel: 0.4 });
  }
  for (const sx of [-1, 0, 1])
    for (const sy of [-1, 1])
      f.cone(
        [sx * (x - 4), sy * (y - 4), h - 1],
        [sx * (x - 4), sy * (y - 4), h + 0.05],
        2.3,
        2.3,
        palette.blackMetal,
      );
  f.box(-x + 6, -y + 6, h - 12, x - 6, y - 6, h - 5, palette.wood, { grain: 'x' });
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone([sx * (x - 12), sy * (y - 11), 0], [sx * (x - 12), sy * (y - 11), h - 8], 2.4, 4, palette.wood);
  const colors = [
    '#d8b13c',
    '#1f4fa3',
    '#b3362c',
    '#5a3a78',
    '#d8732c',
    '#2d6b45',
    '#7a2f2b',
    '#222222',
    '#e9e3d2',
  ];
  colors.forEach((color, i) => {
    const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
    const k = i - (row * (row + 1)) / 2;
    f.ellipsoid([x * 0.4 + row * 2, (k - row / 2) * 2.3, h - 0.48], [1.12, 1.12, 1.12], palette.paint(color));
  });
  f.ellipsoid([-x * 0.45, 2, h - 0.48], [1.12, 1.12, 1.12], palette.porcelain);
  f.capsule([-x * 0.9, -y * 0.6, h + 0.4], [-x * 0.2, y * 0.1, h - 0.6], 0.35, palette.board);
}

export function gameTable(f: Frame, item: ItemOf<'game-table'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'cards';
  table(f, item.traits?.shape ?? 'rectangle', context, 1.6);
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  if (use === 'ping-pong') {
    f.box(-x, -y, z, x, y, z + 0.1, palette.paint('#2c5a7d'), { bevel: 0 });
    f.box(-x, -0.4, z + 0.1, x, 0.4, z + 0.14, palette.porcelain);
    f.box(-0.1, -y - 4, z, 0.1, y + 4, z + 6, palette.linen);
  } else if (use === 'cards')
    f.cone(
      [0, 0, z],
      [0, 0, z + 0.1],
      Math.min(x, y) - 4,
      Math.min(x, y) - 4,
      palette.custom('baize', () =>
        fabric([0.03, 0.2, 0.12], [0.02, 0.15, 0.09], { pitch: 'cotton', strength: 0.3, bump: 0.05 }),
      ),
    );
}
