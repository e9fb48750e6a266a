import { type ItemOf, opposite } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { swept } from '../../mesh/surfaces.js';
import { Pattern, type Vec3 } from '../../scene.js';
import { cabinetFront, fillFront, handle } from '../cabinets/fronts.js';
import { isChildsRoom } from '../childs-room.js';
import { book } from '../decor/book.js';
import { pottedPlant } from '../decor/potted-plant.js';
import { overlaps, tableLegs } from '../tables/tables.js';
import { showScreen, silver } from './monitor.js';

export function desk(f: ItemFrame, item: ItemOf<'desk'>, context: Context): void {
  const { palette } = context;
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  const next = context.random(item);
  const shown = context.room.items.find((i) => i.kind === 'monitor' && overlaps(i, item));
  // At a desk that looks into the room one sits at its back, where the drawers open.
  const isSatBehind = shown?.facing === opposite(item.facing);
  const towards = isSatBehind ? f.turnedTo(opposite(f.facing)) : f;
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
  } else if (context.form.tableLegs === 'heavy' && f.width >= 48) pedestals(towards, context);
  else {
    tableLegs(f, 'rectangle', z - 1.3, context);
    shallowDrawers(towards, context);
  }
  if (!shown && (item.traits?.use ?? 'work') === 'work') laptop(f, 0, -2, z, context, item.id);
  if (shown) {
    // Before the screen, the mouse at the right hand of who sits there: at a desk that looks into the room, its back.
    const side = isSatBehind ? -1 : 1;
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
  if (isChildsRoom(context.room)) {
    globe(f.at(-x + 15.5, y - 6, z), context);
    drawing(f.at(x * 0.42, -y + 7, z), context, next);
  } else if (f.width > 50) pottedPlant(f, x - 13, y - 5, z, context, next, 7 + next() * 4);
}

/** A globe on its stand: seas, some land, a meridian of brass. */
function globe(f: ItemFrame, { palette }: Context): void {
  const r = 4.2;
  const at: Vec3 = [0, 0, r + 2.2];
  f.cone([0, 0, 0], [0, 0, 0.5], 2.8, 2.5, palette.board);
  f.capsule([0, 0, 0.5], [0, 0, 2], 0.3, palette.metal);
  const seas = palette.custom('globe', () =>
    plain([0.1, 0.24, 0.36], {
      pattern: Pattern.cloudy,
      accent: [0.38, 0.36, 0.18],
      mean: [0.18, 0.27, 0.3],
      roughness: 0.3,
      parameters: [0.07, 2.6],
    }),
  );
  f.ellipsoid(at, [r, r, r], seas);
  f.mesh(
    'globe meridian',
    () =>
      swept(
        Array.from({ length: 21 }, (_, i): Vec3 => {
          const a = ((-100 + i * 10) * Math.PI) / 180;
          return [4.6 * Math.cos(a), 0, 4.6 * Math.sin(a)];
        }),
        0.16,
        { segments: 6, steps: 1 },
      ),
    palette.metal,
    { at },
  );
}

/** A sheet with a drawing in crayon, and the crayons. */
function drawing(f: ItemFrame, { palette, prints }: Context, next: () => number): void {
  const sheet = f.slanted(next() * 24 - 12);
  sheet.box(-5.5, -4.2, 0, 5.5, 4.2, 0.05, palette.paper, { bevel: 0 });
  const which = prints.one();
  const inks = palette.custom(`crayon ${which}`, () =>
    plain([0.76, 0.74, 0.69], {
      pattern: Pattern.art,
      accent: [0.5, 0.16, 0.09],
      third: [0.1, 0.24, 0.42],
      mean: [0.6, 0.5, 0.48],
      roughness: 0.9,
      reflectance: 0,
      parameters: [10.4 * 0.0254, 7.8 * 0.0254, which],
    }),
  );
  sheet.box(-5.2, -3.9, 0.05, 5.2, 3.9, 0.07, inks, { bevel: 0 });
  ['#c2543d', '#d9a441', '#3f6f8a', '#5f7f4a'].forEach((color, i) => {
    const [x, y] = [6.4 + i * 0.9, -2 + ((i * 7) % 4)];
    f.capsule([x, y, 0.2], [x + 1.2 * (i % 2 ? 1 : -1), y + 2.8, 0.2], 0.17, palette.paint(color));
  });
}

/** Drawers below the top of a desk on legs: two in a wide one, beside one's knees in a narrow one. */
function shallowDrawers(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  const wide = f.width >= 56 ? (f.width - 8) * 0.36 : 14.4;
  const right = f.width >= 56 ? x - 4 : x - 3.6;
  for (const from of f.width >= 56 ? [-x + 4, right - wide] : [right - wide]) {
    const to = from + wide;
    f.box(from, -y + 1.4, z - 5.2, to, y - 2, z - 1.3, palette.wood, { grain: 'x' });
    cabinetFront(f, from, z - 5.1, to, z - 1.4, -y + 1.4, palette.wood, context, 'slab');
    handle(f, (from + to) / 2, z - 3.2, -y + 0.65, 'drawer', context);
  }
}

/** Least width for one's knees between two pedestals, and how wide these are at most, inches. */
const KNEES = 24;
const PEDESTAL = 17;

/** A desk of the old kind: two pedestals of drawers on a plinth, a drawer between them, a panel before one's knees. */
function pedestals(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  const wide = Math.min(PEDESTAL, (f.width - 2 - KNEES) / 2);
  const low = z - 1.3;
  // A moulding under the top.
  f.box(-x + 0.5, -y + 0.5, low - 0.7, x - 0.5, y - 0.5, low, palette.wood, { grain: 'x', bevel: 0.3 });
  for (const s of [-1, 1]) {
    const [a, b] = s < 0 ? [-x + 1, -x + 1 + wide] : [x - 1 - wide, x - 1];
    f.box(a, -y + 2, 3.2, b, y - 1, low - 0.7, palette.wood, { grain: 'z', bevel: 0.08 });
    f.box(a - 0.5, -y + 1.3, 0, b + 0.5, y - 0.5, 3.2, palette.wood, { grain: 'x', bevel: 0.25 });
    const heights = [0.26, 0.32, 0.42];
    let top = low - 1.1;
    for (const share of heights) {
      const high = (low - 1.1 - 3.9) * share;
      cabinetFront(f, a + 0.7, top - high, b - 0.7, top, -y + 2, palette.wood, context, 'raised-panel');
      handle(f, (a + b) / 2, top - high / 2, -y + 1.25, 'drawer', context);
      top -= high;
    }
  }
  const knee = x - 1 - wide;
  f.box(-knee, -y + 2, low - 4.6, knee, y - 2, low - 0.7, palette.wood, { grain: 'x' });
  cabinetFront(f, -knee + 0.5, low - 4.4, knee - 0.5, low - 1.1, -y + 2, palette.wood, context, 'slab');
  for (const at of [-0.45, 0.45]) handle(f, knee * at, low - 2.8, -y + 1.25, 'drawer', context);
  f.box(-knee, y - 2.4, 6, knee, y - 1.6, low - 0.7, palette.wood, { grain: 'x' });
  // Whoever stands before it sees fields in frames.
  const back = f.turnedTo(opposite(f.facing));
  const fields = 3;
  for (let i = 0; i < fields; i++) {
    const from = -knee + (2 * knee * i) / fields;
    const to = from + (2 * knee) / fields;
    cabinetFront(back, from, 6, to, low - 0.7, -y + 1.6, palette.wood, context, 'raised-panel');
  }
  for (const [a, b] of [
    [-x + 1, -knee],
    [knee, x - 1],
  ] as const)
    cabinetFront(back, a + 0.3, 3.4, b - 0.3, low - 0.8, -y + 1, palette.wood, context, 'raised-panel');
  for (const s of [-1, 1]) fieldedSide(f, s, [-y + 2, y - 1], [3.2, low - 0.7], palette.wood);
}

/** The side of a pedestal: rails and stiles about a field. */
function fieldedSide(
  f: ItemFrame,
  side: number,
  [y0, y1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  m: number,
): void {
  const [x, thick, rail] = [f.width / 2 - 1, 0.4, 2.6];
  const board = (a: number, low: number, b: number, high: number, grain: 'y' | 'z', out = thick): void =>
    f.box(side * (x - 0.1), a, low, side * (x + out), b, high, m, { grain, bevel: 0.1 });
  board(y0, z0, y0 + rail, z1, 'z');
  board(y1 - rail, z0, y1, z1, 'z');
  board(y0 + rail, z0, y1 - rail, z0 + rail, 'y');
  board(y0 + rail, z1 - rail, y1 - rail, z1, 'y');
  f.box(
    side * (x - 0.1),
    y0 + rail + 0.9,
    z0 + rail + 0.9,
    side * (x + 0.3),
    y1 - rail - 0.9,
    z1 - rail - 0.9,
    m,
    { grain: 'z', bevel: 0.4 },
  );
}

function laptop(f: ItemFrame, x: number, y: number, z: number, context: Context, name: string): void {
  const { palette } = context;
  const m = silver(palette);
  f.box(x - 6.2, y - 4.4, z, x + 6.2, y + 4.4, z + 0.6, m, { bevel: 0.2 });
  f.orientedBox([x, y + 5.6, z + 4.6], [6.2, 0.16, 4.2], { x: -16 }, m);
  const patch = (u: number, v: number, out: number, halfWide: number, halfHigh: number, m: number): void => {
    const along = 3.9 * v;
    f.orientedBox(
      [x + 5.9 * u, y + 5.38 + along * SIN_16 - out * COS_16, z + 4.65 + along * COS_16 + out * SIN_16],
      [5.9 * halfWide, 0.02, 3.9 * halfHigh],
      { x: -16 },
      m,
    );
  };
  showScreen(
    [11.8, 7.8],
    (u, v, out, halfWide, halfHigh, color) => patch(u, v, out, halfWide, halfHigh, palette.glow(color)),
    (m) => patch(0, 0, 0, 1, 1, m),
    context,
    name,
  );
}

const [SIN_16, COS_16] = [Math.sin((16 * Math.PI) / 180), Math.cos((16 * Math.PI) / 180)];
