import {
  isInNewIsland,
  keepable,
  keptOf,
  mayMove,
  nameOfFeature,
  partOfKept,
  standsStill,
  takesWallOut,
  upperFirst,
  wants,
  workRow,
} from '@plumbline/brief';
import {
  atFrame,
  type Box,
  type Concept,
  EXISTING,
  type ExistingKind,
  frameOf,
  type Item,
  isOf,
  type Kind,
  type Quantity,
  runsEast,
  SIDES,
  type Side,
} from '@plumbline/concept';
import { INTERIOR_WALL } from '../geometry/geometry.js';

/** What a job takes out of a room that is known from words alone: where it stood, as far as that can be told, and what else goes. */

/** Something that goes, and has no outline on the plan. */
export interface GoneThing {
  readonly name: string;
  /** "32 lin ft"; "place not told". */
  readonly amount: string;
}

interface Removed {
  /** Where things stood. */
  readonly outlines: readonly Box[];
  readonly listed: readonly GoneThing[];
}

interface Fixture {
  /** What can be kept, by its id. */
  readonly id: string;
  readonly old: ExistingKind;
  /** What of the new room may stand in its place, the likeliest first. */
  readonly place: readonly Kind[];
  /** As a removal is called in the quantities. */
  readonly called: RegExp;
}

const FIXTURES: readonly Fixture[] = [
  { id: 'toilet', old: 'toilet', place: ['toilet'], called: /: toilet$/ },
  { id: 'vanity', old: 'sink', place: ['vanity', 'pedestal-sink'], called: /: vanity$/ },
  { id: 'bathtub', old: 'bathtub', place: ['bathtub', 'shower'], called: /: tub$/ },
  { id: 'shower', old: 'shower', place: ['shower', 'bathtub'], called: /: shower/ },
  { id: 'sink', old: 'sink', place: ['sink-base'], called: /: sink/ },
  { id: 'range', old: 'range', place: ['range', 'cooktop'], called: /: appliances$/ },
  { id: 'refrigerator', old: 'refrigerator', place: ['refrigerator'], called: /: appliances$/ },
  { id: 'dishwasher', old: 'dishwasher', place: ['dishwasher'], called: /: appliances$/ },
];

/** A way through that is this wide was wall. Inches. */
const WALL_OUT = 60;

/** The piece of wall that comes out, as a box in the thickness of its wall; nothing where none does or none is opened. */
export function wallThatGoes({ room, wishes }: Pick<Concept, 'room' | 'wishes'>): Box | undefined {
  if (!takesWallOut(wishes)) return undefined;
  const [way] = room.openings
    .filter((o) => o.kind === 'cased-opening' && o.widthIn >= WALL_OUT)
    .sort((a, b) => b.widthIn - a.widthIn);
  if (!way) return undefined;
  const frame = frameOf(room.shell, way.wall);
  const { x, y, w, d } = atFrame(frame, way.offsetIn, -INTERIOR_WALL, way.widthIn, INTERIOR_WALL);
  return { x, y, z: 0, widthIn: w, depthIn: d, heightIn: room.ceilingIn };
}

const isPiped = (old: ExistingKind): boolean => 'piped' in EXISTING[old];

const NO_PLACE = 'place not told';
const NONE: Removed = { outlines: [], listed: [] };

/** What is removed by the words; nothing where they tell nothing of what is there. */
export function removedOf({
  room,
  wishes,
  quantities,
}: Pick<Concept, 'room' | 'wishes' | 'quantities'>): Removed {
  const told = wishes.removed ?? [];
  // What only the budget lets stay tells of no place, and that pipes stay is taken of any kitchen.
  const isTold = wishes.extent?.from === 'words';
  const still = (isTold && !mayMove(wishes)) || standsStill(wishes, 'layout');
  const pipesStay = still || (standsStill(wishes, 'plumbing') && wishes.category !== 'kitchen');
  const knows =
    told.length > 0 ||
    keptOf(wishes).some(({ how, id }) => (how === 'kept' || how === 'renewed') && id !== 'plumbing') ||
    (isTold && !mayMove(wishes));
  if (!knows) return NONE;
  const goes = quantities.filter(({ price }) => price.startsWith('demolition-'));
  const outlined = new Set<string>();
  const outlines: Box[] = [];
  const isMoved = wants(wishes, 'plumbing-move') || wants(wishes, 'remove-wall');
  for (const { id, old, place, called } of FIXTURES) {
    if (!goes.some(({ item }) => called.test(item))) continue;
    const next = room.items.find((item) => place.includes(item.kind) && !item.existing);
    // Another thing in its stead stands where it stood; the same thing does where nothing moves.
    const swapped = told.includes(id) && next !== undefined && next.kind !== place[0];
    // Nothing old stands where an island comes.
    if (!next || isInNewIsland(next, wishes) || isMoved || !((isPiped(old) ? pipesStay : still) || swapped))
      continue;
    outlines.push(outlineOf(old, next, next.kind === place[0]));
    outlined.add(id);
  }
  const isNew = ({ place }: Fixture): boolean =>
    room.items.some((item) => place.includes(item.kind) && !item.existing);
  const listed = goes.flatMap((q): GoneThing[] => {
    const called = FIXTURES.filter((f) => f.called.test(q.item) && isNew(f));
    if (called.length === 0)
      return [{ name: nameIn(q), amount: isPlaced(q) || still ? amountOf(q) : NO_PLACE }];
    // Appliances are one line of the quantities.
    return called
      .filter(({ id }) => !outlined.has(id))
      .map(({ id }) => ({
        name: called.length > 1 ? upperFirst(keepable(id)?.name ?? id) : nameIn(q),
        amount: NO_PLACE,
      }));
  });
  const others = told.filter(
    (id) =>
      !outlined.has(id) &&
      !FIXTURES.some((f) => f.id === id && goes.some((q) => f.called.test(q.item))) &&
      isPriced(id, quantities),
  );
  return {
    outlines,
    listed: [
      ...listed,
      ...others
        .map((id) => upperFirst(keepable(id)?.name ?? nameOfFeature(id)))
        .filter((name) => !listed.some((l) => l.name.toLowerCase().includes(name.toLowerCase())))
        .map((name) => ({ name, amount: NO_PLACE })),
    ],
  };
}

/** Whether the price has the removal of what words tell to be taken out: nobody carries it off for nothing, and furniture is its owner's. */
const isPriced = (id: string, quantities: readonly Quantity[]): boolean =>
  quantities.some(
    ({ price, item }) =>
      (workRow(id)?.removal === true && price === id) ||
      price === REMOVED_AS[id] ||
      (partOfKept(id) === 'appliances' && id !== 'laundry' && / appliances$/.test(item)),
  );
/** Lines that take out what has none of its own. */
const REMOVED_AS: Readonly<Record<string, string>> = {
  closet: 'wall-removal',
  island: 'old-island-out',
  peninsula: 'old-island-out',
};

/** Surfaces go where the new ones come. */
const isPlaced = ({ price }: Quantity): boolean => /-(?:tile|floor|drywall|counters|backsplash)$/.test(price);
const amountOf = ({ quantity, unit }: Quantity): string => `${Math.round(quantity)} ${unit}`;
const nameIn = ({ item }: Quantity): string => upperFirst(item.replace(/^Demolition: /, ''));

/** Within the lines of the thing that takes its place, where that is one of the same kind. Inches. */
const INSIDE = 1.5;

/** Tubs are made up to so long. Inches. */
const LONGEST_TUB = 72;

/** How long a tub was: from wall to wall where the shower in its place stands so, else the usual length. Inches. */
function recessIn(next: Item, usual: number): number {
  const { widthIn, depthIn } = next.box;
  const long = Math.max(widthIn, depthIn);
  const ends: readonly Side[] = widthIn > depthIn ? ['west', 'east'] : ['south', 'north'];
  const open = isOf(next, 'shower') ? (next.traits?.open ?? '').split(',') : SIDES;
  return long <= LONGEST_TUB && !ends.some((side) => open.includes(side)) ? Math.max(usual, long) : usual;
}

/** Where the old thing stood: its back where the new one has its back, both about the same middle. */
function outlineOf(old: ExistingKind, next: Item, alike: boolean): Box {
  const { box, facing } = next;
  if (alike)
    return {
      ...box,
      x: box.x + INSIDE,
      y: box.y + INSIDE,
      widthIn: box.widthIn - 2 * INSIDE,
      depthIn: box.depthIn - 2 * INSIDE,
    };
  const { depthIn, heightIn, ...usual } = EXISTING[old];
  const widthIn = old === 'bathtub' ? recessIn(next, usual.widthIn) : usual.widthIn;
  // A tub lies along the longer side of the shower that replaces it.
  const east = box.widthIn === box.depthIn ? runsEast(facing) : box.widthIn > box.depthIn;
  const [w, d] = east ? [widthIn, depthIn] : [depthIn, widthIn];
  const wide = Math.min(w, Math.max(box.widthIn, 0));
  const deep = Math.min(d, Math.max(box.depthIn, 0));
  const middle = { x: box.x + (box.widthIn - wide) / 2, y: box.y + (box.depthIn - deep) / 2 };
  // North is +y: who faces south has the back at the north.
  const x = facing === 'west' ? box.x + box.widthIn - wide : facing === 'east' ? box.x : middle.x;
  const y = facing === 'south' ? box.y + box.depthIn - deep : facing === 'north' ? box.y : middle.y;
  return { ...box, x, y, z: 0, widthIn: wide, depthIn: deep, heightIn };
}
