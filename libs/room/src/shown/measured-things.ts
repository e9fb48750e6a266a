import { nameOfThing, sizeText } from '@plumbline/brief';
import {
  hasTrait,
  type Item,
  isBookcase,
  isChinaCabinet,
  isLocker,
  isPlainBench,
  type Kind,
  type Opening,
  type Room,
  type SizedThing,
  type ThingSize,
} from '@plumbline/concept';
import { frontDepth } from '../geometry/geometry.js';
import { soldWidth } from '../geometry/items.js';
import { barePart } from '../rules/bare-part.js';

/** Sizes that words gave to things, held against the things of the room. Inches. */

interface Measured {
  readonly id: string;
  readonly widthIn: number;
  readonly depthIn: number;
}

const measured = (item: Item): Measured => ({
  id: item.id,
  widthIn: soldWidth(item),
  depthIn: frontDepth(item),
});

const of =
  (...kinds: Kind[]) =>
  ({ items }: Room): Measured[] =>
    items.filter((i) => kinds.includes(i.kind)).map(measured);
const where =
  (test: (item: Item) => boolean) =>
  ({ items }: Room): Measured[] =>
    items.filter(test).map(measured);
const openings =
  (test: (o: Opening) => boolean) =>
  ({ openings }: Room): Measured[] =>
    openings.filter(test).map(({ id, widthIn, heightIn }) => ({ id, widthIn, depthIn: heightIn }));

/** Of closets that one walks into the floor inside: two of their walls are their own in a corner. */
const closets = ({ items, widthIn: wide, depthIn: deep }: Room): Measured[] =>
  items.flatMap((item) => {
    if (item.kind === 'closet') return [measured(item)];
    if (item.kind !== 'walk-in-closet') return [];
    const { id, widthIn, depthIn } = measured(item);
    const wall = item.traits?.wallIn ?? 0;
    // One along a whole wall has its own at its front alone.
    const isWhole = (long: number): boolean =>
      Math.abs(long - (item.facing === 'north' || item.facing === 'south' ? wide : deep)) < 1;
    return [{ id, widthIn: isWhole(widthIn) ? widthIn : widthIn - wall, depthIn: depthIn - wall }];
  });

/** Those of a row by themselves, and all of them together: "4 feet of lockers". */
const inRow =
  (test: (item: Item) => boolean) =>
  (room: Room): Measured[] => {
    const each = where(test)(room);
    const [first] = each;
    return first && each.length > 1
      ? [...each, { ...first, widthIn: each.reduce((sum, { widthIn }) => sum + widthIn, 0) }]
      : each;
  };

/** A room is no thing of the plan. */
const MECHANICAL = 'mechanical';

/** What stands for each thing. */
const THINGS: Readonly<Record<SizedThing, (room: Room) => Measured[]>> = {
  armchair: of('armchair'),
  bar: where((i) => i.kind === 'countertop' && i.group === 'bar'),
  bathtub: of('bathtub'),
  bench: where(isPlainBench),
  'beverage-cooler': of('beverage-cooler'),
  bookcase: where(isBookcase),
  'china-cabinet': where(isChinaCabinet),
  closet: closets,
  'coffee-table': of('coffee-table'),
  'console-table': of('console-table'),
  desk: of('desk'),
  dishwasher: of('dishwasher'),
  'dining-table': of('dining-table'),
  dresser: of('dresser'),
  'file-cabinet': where((i) => hasTrait(i, ['cabinet'], 'use', 'filing')),
  freezer: of('freezer'),
  island: where((i) => i.kind === 'countertop' && i.group === 'island'),
  'linen-cabinet': where((i) => hasTrait(i, ['tall-cabinet', 'cabinet'], 'use', 'linen')),
  lockers: inRow(isLocker),
  'mechanical-room': (room) => {
    const floor = barePart(room);
    return floor ? [{ id: MECHANICAL, widthIn: floor.w, depthIn: floor.d }] : [];
  },
  mirror: of('mirror'),
  nightstand: of('nightstand'),
  ottoman: of('ottoman'),
  pantry: (room) => [
    ...where((i) => hasTrait(i, ['tall-cabinet', 'walk-in-closet'], 'use', 'pantry'))(room),
    ...closets({
      ...room,
      items: room.items.filter((i) => hasTrait(i, ['walk-in-closet'], 'use', 'pantry')),
    }),
  ],
  'patio-door': openings((o) => o.kind === 'sliding-door' || o.kind === 'french-door'),
  peninsula: where((i) => i.kind === 'countertop' && i.group === 'peninsula'),
  'pool-table': of('pool-table'),
  range: of('range', 'cooktop'),
  refrigerator: of('refrigerator'),
  rug: of('rug'),
  sectional: of('sectional'),
  shelves: (room) => {
    const stored = of('storage-shelf')(room);
    return stored.length > 0 ? stored : of('floating-shelf', 'bookcase')(room);
  },
  shower: of('shower'),
  'side-table': of('side-table'),
  sideboard: where((i) => i.kind === 'cabinet' && /^(?:sideboard|credenza)$/.test(i.traits?.use ?? '')),
  sink: of('sink-base'),
  sofa: of('sofa'),
  'tool-chest': of('tool-chest'),
  tv: ({ items }) =>
    items.flatMap((i) =>
      i.kind === 'tv' ? [{ id: i.id, widthIn: i.traits?.diagonalIn ?? soldWidth(i), depthIn: 0 }] : [],
    ),
  'tv-console': of('tv-console'),
  vanity: of('vanity'),
  'wall-oven': of('wall-oven'),
  wardrobe: of('wardrobe'),
  window: openings((o) => o.kind === 'window'),
  'window-seat': where((i) => hasTrait(i, ['bench'], 'use', 'window')),
  // A table saw is no bench.
  workbench: where((i) => i.kind === 'workbench' && !i.label.startsWith('Table saw')),
};

/** What a size as it is sold may differ by from the one that is drawn: trim and overhang. */
const NEARLY = 1.5;
/** A cabinet is so much wider than the sink in it. */
const SINK_IN_BASE = 3;
/** An island's top reaches past its cabinets, 1-1/2 in at either end: people tell the one or the other. */
const ISLAND_TOP = 3;

/** A pool table of 7, 8 or 9 ft by its name is 4 to 8 in longer with its rails (BCA, Equipment Specifications); some tell it with them. */
const RAILS = 8;
const isPoolTable = (told: number, drawn: number): boolean =>
  Math.abs(drawn - told) < 1 || (drawn > told && drawn <= told + RAILS);

const isNear = (told: number, drawn: number, { thing, most, least }: ThingSize): boolean =>
  thing === 'sink'
    ? drawn >= told && drawn <= told + SINK_IN_BASE
    : (thing === 'pool-table' && isPoolTable(told, drawn)) ||
      Math.abs(told - drawn) <= (thing === 'island' ? ISLAND_TOP : NEARLY) ||
      (most === true && drawn < told) ||
      (least === true && drawn > told);

const isSo = (size: ThingSize, { widthIn, depthIn }: Measured): boolean => {
  if (size.depthIn === undefined)
    return isNear(size.widthIn, isLong(size.thing, widthIn) ? Math.max(widthIn, depthIn) : widthIn, size);
  const [long, short] = [Math.max(size.widthIn, size.depthIn), Math.min(size.widthIn, size.depthIn)];
  return isNear(long, Math.max(widthIn, depthIn), size) && isNear(short, Math.min(widthIn, depthIn), size);
};
/** What is told by its longer side, wherever its front is. */
const LONG: ReadonlySet<SizedThing> = new Set([
  'bathtub',
  'closet',
  'coffee-table',
  'dining-table',
  'island',
  'pantry',
  'peninsula',
  'pool-table',
  'rug',
  'sectional',
  'shower',
]);

/** A pantry cabinet may be less wide than deep, and is told by its front. Inches. */
const WALKED_IN = 30;
const isLong = (thing: SizedThing, widthIn: number): boolean =>
  LONG.has(thing) && !(thing === 'pantry' && widthIn < WALKED_IN);

/** The things of a room that a size was told of, and those of them that have it. */
export function measuredThings(
  size: ThingSize,
  room: Room,
): { readonly all: readonly Measured[]; readonly right: readonly Measured[] } {
  const all = THINGS[size.thing](room);
  return { all, right: all.filter((thing) => isSo(size, thing)) };
}

/** How large the thing is instead; nothing where none stands in the room. */
export function otherSize(size: ThingSize, room: Room): string | undefined {
  const first = measuredThings(size, room).all[0];
  if (!first) return undefined;
  const long = isLong(size.thing, first.widthIn);
  const drawn = {
    thing: size.thing,
    widthIn: long ? Math.max(first.widthIn, first.depthIn) : first.widthIn,
    ...(size.depthIn === undefined
      ? {}
      : { depthIn: long ? Math.min(first.widthIn, first.depthIn) : first.depthIn }),
  };
  return `The ${nameOfThing(size.thing)} of this plan is ${sizeText(drawn)}, not ${size.least ? 'at least ' : ''}${sizeText(size)}.`;
}

/** A size told of a piece of the table. */
interface PieceSize {
  readonly id: string;
  readonly widthIn: number;
  readonly depthIn?: number;
}

const sidesOf = ({ widthIn, depthIn }: Pick<PieceSize, 'widthIn' | 'depthIn'>): readonly number[] =>
  [widthIn, ...(depthIn === undefined ? [] : [depthIn])].sort((a, b) => b - a);

/** Whether a piece is as large as told: one of its kind, or cabinets that stand in a row all together. */
export const isPieceOfSize = (size: PieceSize, items: readonly Item[]): boolean =>
  items.some((item) => isPieceSize(size, item)) ||
  (size.id === 'fabric-cabinet' &&
    Math.abs(items.reduce((sum, item) => sum + measured(item).widthIn, 0) - size.widthIn) <= NEARLY);

/** Whether a piece is as large as told: its longer side, and the other where two were told. */
const isPieceSize = (size: PieceSize, item: Item): boolean => {
  // A machine that is deeper than wide is told by its front.
  if (size.depthIn === undefined && Math.abs(size.widthIn - measured(item).widthIn) <= NEARLY) return true;
  const drawn = sidesOf(measured(item));
  return sidesOf(size).every((side, i) => Math.abs(side - (drawn[i] ?? 0)) <= NEARLY);
};

/** How large a piece is instead. */
export function otherPieceSize(size: PieceSize, item: Item): string {
  const drawn = measured(item);
  const inches = (sides: readonly number[]): string => sides.map((side) => Math.round(side)).join(' by ');
  return `The one of this plan is ${inches(sidesOf(drawn).slice(0, sidesOf(size).length))} in, not ${inches(sidesOf(size))} in.`;
}
