import { partOfKind } from '@plumbline/brief';
import {
  contains,
  type Item,
  itemsOf,
  type Quantity,
  type Room,
  SIDES,
  type WorkPart,
} from '@plumbline/concept';
import { boxesOverlap, frontDepth, frontWidth, rectOf, runsEast } from '../geometry/geometry.js';
import { sideBehind } from '../geometry/items.js';

/** What comes with other lines and is in none of their unit prices: finished panels, and visits for a small amount. */

const RUN = ['base-cabinet', 'sink-base', 'wall-cabinet', 'tall-cabinet'] as const;
/** Backs of islands and peninsulas are these things' backs. */
const BACKED: ReadonlySet<Item['kind']> = new Set(['base-cabinet', 'sink-base']);
/** How far beside a thing another one, or a wall, still covers its side. Inches. */
const BESIDE = 1.5;

/** Parts of a room whose things stand or hang close enough in a run to cover a side, as do partitions. */
const COVERING: ReadonlySet<WorkPart> = new Set<WorkPart>(['cabinets', 'sink', 'appliances']);

/**
 * Square feet of sides and backs of boxes that a room sees: ends of runs where neither wall nor another thing covers
 * them, those of a dishwasher among them, a panel at each side of a refrigerator that nothing of its height stands at,
 * and the backs of an island's or a peninsula's base cabinets.
 */
export function finishedPanelsSqFt(room: Room): number {
  const boxes = itemsOf(room, ...RUN, 'dishwasher').filter((i) => !i.existing);
  const loose = itemsOf(room, 'refrigerator').filter((r) => !r.existing && !r.traits?.builtIn);
  const others = room.items.filter((i) => i.kind === 'partition' || COVERING.has(partOfKind(i.kind)));
  const ends =
    boxes.reduce((n, item) => n + openEndsSqIn(room, item, others), 0) +
    loose.reduce((n, item) => n + besideRefrigeratorSqIn(room, item), 0);
  const backs = boxes
    .filter((i) => BACKED.has(i.kind) && (i.group === 'island' || i.group === 'peninsula'))
    .filter((i) => isOpen(room, i, beside(i, sideBehind(i)), others))
    .reduce((n, i) => n + frontWidth(i) * i.box.heightIn, 0);
  const placed = itemsOf(room, 'fridge-panel').reduce((n, i) => n + frontDepth(i) * i.box.heightIn, 0);
  return (ends + backs + placed) / 144;
}

const endsOf = ({ facing }: Item) => SIDES.filter((side) => runsEast(side) !== runsEast(facing));

function openEndsSqIn(room: Room, item: Item, others: readonly Item[]): number {
  const open = endsOf(item).filter((side) => isOpen(room, item, beside(item, side), others));
  return open.length * frontDepth(item) * item.box.heightIn;
}

/** Depth of a panel beside a refrigerator: as deep as the base cabinets, whose fronts its doors stand before. Inches. */
const PANEL_DEEP = 24;
/** So much lower than a refrigerator a thing still covers its side. Inches. */
const NEARLY = 6;

/**
 * Panels at a refrigerator's sides, from the floor to the top of the cabinet above it: a counter and a wall cabinet of
 * 12 in cover no side of it, and the cabinet above hangs from the panel.
 */
function besideRefrigeratorSqIn(room: Room, item: Item): number {
  const { box } = item;
  const high = room.items.filter(
    (o) => o.id !== item.id && o.box.z < NEARLY && o.box.heightIn >= box.heightIn - NEARLY,
  );
  const above = itemsOf(room, 'wall-cabinet').filter((o) => boxesOverlap({ ...box, z: o.box.z }, o.box));
  const top = Math.max(box.heightIn, ...above.map((o) => o.box.z + o.box.heightIn));
  const open = endsOf(item).filter((side) => isOpen(room, item, beside(item, side), high));
  return open.length * Math.min(PANEL_DEEP, frontDepth(item)) * top;
}

/** The strip beside one of its sides, as high as it is. */
function beside({ box }: Item, side: Item['facing']): Item['box'] {
  const { x, y, widthIn, depthIn } = box;
  switch (side) {
    case 'west':
      return { ...box, x: x - BESIDE, widthIn: BESIDE };
    case 'east':
      return { ...box, x: x + widthIn, widthIn: BESIDE };
    case 'south':
      return { ...box, y: y - BESIDE, depthIn: BESIDE };
    case 'north':
      return { ...box, y: y + depthIn, depthIn: BESIDE };
  }
}

/** Whether the room sees a strip: it lies in the room, and nothing stands or hangs in it. */
const isOpen = (room: Room, item: Item, strip: Item['box'], others: readonly Item[]): boolean =>
  contains(room.shell, rectOf(strip)) && !others.some((o) => o.id !== item.id && boxesOverlap(strip, o.box));

/** A trade's work by area that one crew does, and the area from which its price by area pays for the visits. */
interface Visits {
  readonly price: string;
  /** Unit prices whose areas count. */
  readonly of: RegExp;
  readonly fullSqFt: number;
  readonly why: string;
}

/**
 * `fullSqFt` is the least labor of the row, middle of its span, over the labor of a square foot: below it the visits
 * cost what they cost. General knowledge, below what three estimators asked for two packages (docs/judged/packages.md).
 */
const VISITS: readonly Visits[] = [
  { price: 'visits-drywall', of: /^drywall$/, fullSqFt: 400, why: 'hung, taped and sanded on three days' },
  { price: 'visits-backsplash', of: /^backsplash-/, fullSqFt: 40, why: 'set on one day, grouted on another' },
  {
    price: 'visits-floor',
    of: /^floor-(?:ceramic|porcelain|stone)$/,
    fullSqFt: 55,
    why: 'set on one day, grouted on another',
  },
  {
    price: 'visits-counter',
    of: /^counter-(?!laminate|butcher-block|tile|cultured-marble)/,
    fullSqFt: 12,
    why: 'measured on one day, set on another',
  },
  {
    price: 'visits-paint',
    of: /^paint-wall$/,
    fullSqFt: 150,
    why: 'primed and two coats with drying between',
  },
];

/** What a small amount of a trade's work costs beyond its area: the part of its visits that the area does not pay. */
export const visitsFor = (
  lines: readonly Quantity[],
): readonly { readonly price: string; readonly share: number; readonly formula: string }[] =>
  VISITS.flatMap(({ price, of, fullSqFt, why }) => {
    const sqFt = lines.reduce(
      (n, { price: id, quantity, state }) => n + (of.test(id) && state !== 'by-owner' ? quantity : 0),
      0,
    );
    return sqFt > 0 && sqFt < fullSqFt
      ? [
          {
            price,
            share: 1 - sqFt / fullSqFt,
            formula: `${Math.round(sqFt)} sq ft, where a price by area is for ${fullSqFt} and more: ${why}`,
          },
        ]
      : [];
  });
