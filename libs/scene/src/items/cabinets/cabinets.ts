import { type Item, type ItemOf, itemsOf, opposite, rectsOf, SIDES, type Side } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { closedAbove } from './closed-above.js';
import { FRONT_THICKNESS, type Front, fillFront, GAP, isFlat, SHADE } from './fronts.js';
import { dishes, openShelves } from './shelves.js';

export const TOE = 4;

/** Kinds that take the accent color where their run does. */
type Cabinet =
  | 'base-cabinet'
  | 'corner-base-cabinet'
  | 'wall-cabinet'
  | 'corner-wall-cabinet'
  | 'tall-cabinet'
  | 'filler';

function frontOf(
  item: ItemOf<'base-cabinet' | 'wall-cabinet' | 'tall-cabinet'>,
  width: number,
  defaults: { doors: number; drawers: number },
  handles: Front['handles'],
): Front {
  const open = item.traits?.open === true;
  const doors = item.traits?.doors ?? defaults.doors;
  const drawers = item.traits?.drawers ?? defaults.drawers;
  return {
    doors: open ? 0 : Math.min(6, Math.max(0, doors || (drawers ? 0 : width > 22 ? 2 : 1))),
    drawers: open ? 0 : Math.min(8, Math.max(0, drawers)),
    hinge: item.traits?.hinge ?? 'left',
    glass: item.traits?.glass === true,
    handles,
  };
}

export function skin(item: ItemOf<Cabinet>, { palette }: Context): number {
  return item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
}

/** Base and tall cabinets, vanity bodies: a box on a toe kick, or an open one with shelves. */
export function baseCabinet(f: ItemFrame, item: ItemOf<'base-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const wide = f.width;
  const [x, y] = [wide / 2, f.depth / 2];
  plinth(f, m);
  if (item.traits?.open === true) {
    openShelves(f, -x, TOE, x, f.height, m, 2);
    return;
  }
  f.box(-x, -y + FRONT_THICKNESS, TOE, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const front = frontOf(item, wide, { doors: wide > 22 ? 2 : 1, drawers: 1 }, 'high');
  fillFront(f, -x, TOE, x, f.height - 0.1, -y + FRONT_THICKNESS, front, m, context);
  if (standsInRoom(item)) finishedBack(f, item, m, context);
  else finishedEnds(f, item, TOE, m, context);
}

/** What a base cabinet stands on, 3 1/2 in behind its front: finished as the cabinet, so that ends and backs reach the floor. */
export function plinth(f: ItemFrame, material: number): void {
  f.box(-f.width / 2, -f.depth / 2 + 3.5, 0, f.width / 2, f.depth / 2, TOE, material, {
    grain: 'x',
    bevel: 0,
  });
}

const standsInRoom = (item: Item): boolean => /island|peninsula/i.test(`${item.group ?? ''} ${item.label}`);

/** The widest field of a framed back, as wide as a door is. Inches. */
const FIELD = 21;
const NARROWEST = 8;
/** Slats before the back of what has slabs for doors: how wide, with how much between them. */
const SLAT = { wide: 1.1, gap: 0.4 } as const;

/** The back of what stands in the room: fields in frames to the floor, as wide as doors are, or slats where the doors are slabs. */
export function finishedBack(f: ItemFrame, item: Item, material: number, context: Context): void {
  if (!standsInRoom(item)) return;
  const x = f.width / 2;
  const y = f.depth / 2;
  const rail = 2.6;
  const box = (x0: number, z0: number, x1: number, z1: number, thick = 0.5): void =>
    f.box(x0, y, z0, x1, y + thick, z1, material, { grain: 'z', bevel: thick > 0.2 ? 0.1 : 0 });
  if (isFlat(context.room.finishes.door)) {
    f.box(-x, y, 0, x, y + SHADE, f.height, context.palette.reveal, { bevel: 0 });
    box(-x + GAP, 0, x - GAP, 4);
    const slats = Math.max(1, Math.round((2 * x) / (SLAT.wide + SLAT.gap)));
    const pitch = (2 * x) / slats;
    for (let i = 0; i < slats; i++) {
      const from = -x + i * pitch + SLAT.gap / 2;
      box(from, 4, from + pitch - SLAT.gap, f.height);
    }
    return;
  }
  // Where no field fits, a plain stile.
  if (2 * x < NARROWEST) {
    box(-x, 0, x, f.height);
    return;
  }
  box(-x, 0, x, f.height, 0.12);
  box(-x, 0, -x + rail, f.height);
  box(x - rail, 0, x, f.height);
  const fields = Math.ceil((2 * x - rail) / FIELD);
  for (let i = 1; i < fields; i++) {
    const at = -x + rail / 2 + ((2 * x - rail) * i) / fields;
    box(at - rail / 2, 5, at + rail / 2, f.height - rail);
  }
  box(-x + rail, 0, x - rail, 5);
  box(-x + rail, f.height - rail, x - rail, f.height);
  // A base board with a rounded upper edge, as the room's walls have.
  f.box(-x, y + 0.3, 0, x, y + 0.95, 4, material, { grain: 'x', bevel: 0.06 });
  f.box(-x, y + 0.3, 4, x, y + 0.75, 4.5, material, { grain: 'x', bevel: 0.2 });
  for (const side of [-1, 1]) if (isFree(f, item, side, context)) finishedEnd(f, side, TOE, rail, material);
}

/** How near to a cabinet's side a wall may be that hides it, inches. */
const BESIDE = 1.5;

/** Whether nothing stands right beside a cabinet: -1 at its left, 1 at its right. */
function isFree(f: ItemFrame, item: Item, side: number, { room, shell }: Context): boolean {
  const [px, py] = f.place([side * (f.width / 2 + BESIDE), 0, 12]);
  if (!rectsOf(shell).some(({ x, y, w, d }) => px > x && px < x + w && py > y && py < y + d)) return false;
  const [low, high] = [item.box.z, item.box.z + item.box.heightIn];
  return !room.items.some(
    ({ kind, box: { x, y, z, widthIn, depthIn, heightIn } }) =>
      kind !== 'rug' &&
      z < high - 1 &&
      z + heightIn > low + 1 &&
      px > x &&
      px < x + widthIn &&
      py > y &&
      py < y + depthIn,
  );
}

/** The ends of a run at a wall that one sees: framed as its doors are, or bare as slabs are. */
function finishedEnds(f: ItemFrame, item: Item, foot: number, material: number, context: Context): void {
  if (isFlat(context.room.finishes.door)) return;
  for (const side of [-1, 1]) if (isFree(f, item, side, context)) finishedEnd(f, side, foot, 2.2, material);
}

/** The end of a run that stands in the room: framed as its doors are, with a base like its back's. */
function finishedEnd(f: ItemFrame, side: number, foot: number, rail: number, material: number): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const [from, to] = [-y + FRONT_THICKNESS, y];
  const panel = (y0: number, z0: number, y1: number, z1: number, grain: 'y' | 'z'): void => {
    const [x0, x1] = side > 0 ? [x, x + 0.45] : [-x - 0.45, -x];
    f.box(x0, y0, z0, x1, y1, z1, material, { grain, bevel: 0.1 });
  };
  panel(from, foot, from + rail, f.height, 'z');
  panel(to - rail, 0, to, f.height, 'z');
  panel(from + rail, foot, to - rail, foot + rail + (foot > 0 ? 1 : 0), 'y');
  panel(from + rail, f.height - rail, to - rail, f.height, 'y');
}

export function wallCabinet(f: ItemFrame, item: ItemOf<'wall-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const x = f.width / 2;
  const y = f.depth / 2;
  if (item.traits?.open === true) {
    openShelves(f, -x, 0, x, f.height, m, f.height > 26 ? 2 : 1);
    return;
  }
  closedAbove(f, item, m, context);
  const glazed = item.traits?.glass === true || context.room.finishes.door === 'glass';
  if (glazed) {
    openShelves(
      f.at(0, FRONT_THICKNESS / 2, 0, f.width, f.depth - FRONT_THICKNESS),
      -x,
      0,
      x,
      f.height,
      m,
      2,
    );
    dishes(f, context, item);
  } else {
    f.box(-x, -y + FRONT_THICKNESS, 0, x, y, f.height, m, { grain: 'z', bevel: 0 });
    finishedEnds(f, item, 0, m, context);
  }
  const front = frontOf(item, f.width, { doors: f.width > 22 ? 2 : 1, drawers: 0 }, 'low');
  fillFront(f, -x, 0, x, f.height, -y + FRONT_THICKNESS, { ...front, glass: glazed }, m, context);
}

export function tallCabinet(f: ItemFrame, item: ItemOf<'tall-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const x = f.width / 2;
  const y = f.depth / 2;
  plinth(f, m);
  closedAbove(f, item, m, context);
  f.box(-x, -y + FRONT_THICKNESS, TOE, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const use = frontOf(item, f.width, { doors: f.width > 22 ? 2 : 1, drawers: 0 }, 'middle');
  const split = f.height > 70 ? f.height - 24 : f.height;
  fillFront(f, -x, TOE, x, split, -y + FRONT_THICKNESS, { ...use, doors: use.doors || 1 }, m, context);
  if (split < f.height)
    fillFront(
      f,
      -x,
      split,
      x,
      f.height,
      -y + FRONT_THICKNESS,
      { ...use, drawers: 0, doors: use.doors || 1, handles: 'low' },
      m,
      context,
    );
}

export function filler(f: ItemFrame, item: ItemOf<'filler'>, context: Context): void {
  const m = skin(item, context);
  const low = (item.traits?.level ?? 'base') !== 'wall';
  const x = f.width / 2;
  const y = f.depth / 2;
  f.box(-x, -y + (f.depth > 6 ? FRONT_THICKNESS : 0), low ? TOE : 0, x, y, f.height, m, {
    grain: 'z',
    bevel: 0.03,
  });
  if (!low) {
    closedAbove(f, item, m, context);
    return;
  }
  f.box(-x, Math.min(y, -y + 3.5), 0, x, y, TOE, m, { bevel: 0 });
  const seats = seatSideOf(item, context);
  if (seats !== undefined) finishedBack(f.scene.frame(item.box, opposite(seats)), item, m, context);
}

/** The side at which people sit before a filler of a peninsula or an island: its back is finished there as its neighbors' are. */
function seatSideOf({ box, group }: Item, { room }: Context): Side | undefined {
  if (group === undefined) return undefined;
  const top = itemsOf(room, 'countertop').find(
    (other) => other.group === group && other.traits?.seatSide !== undefined,
  );
  const side = top?.traits?.seatSide;
  if (!isSide(side)) return undefined;
  const edge = (of: Item['box']): number =>
    side === 'south'
      ? -of.y
      : side === 'west'
        ? -of.x
        : side === 'north'
          ? of.y + of.depthIn
          : of.x + of.widthIn;
  const outermost = Math.max(
    ...room.items
      .filter((other) => other.group === group && other.kind !== 'countertop' && other.kind !== 'stool')
      .map((other) => edge(other.box)),
  );
  return edge(box) > outermost - 0.5 ? side : undefined;
}

const isSide = (side: unknown): side is Side => SIDES.some((known) => known === side);

export function fridgePanel(f: ItemFrame, _item: ItemOf<'fridge-panel'>, context: Context): void {
  f.box(-f.width / 2, -f.depth / 2, 0, f.width / 2, f.depth / 2, f.height, context.palette.cabinet, {
    grain: 'z',
  });
}
