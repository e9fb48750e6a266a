import { type Item, itemsOf, type Room, SIDES } from '@plumbline/concept';
import { frontWidth, grow, inFront, overlaps, rectOf } from '../geometry/geometry.js';
import { barsAt, type Hand } from '../geometry/hands.js';
import { isSolid } from '../geometry/items.js';
import { isDogWash } from '../planner/bath/dog-wash.js';
import { walkable } from '../planner/floor/reach.js';
import { largestBare } from '../planner/floor/use-of-floor.js';
import type { Shows } from './evidence.js';

/** What a room lacks for who sits in a wheelchair, walks with a walker or grows old in it. Lengths are inches. */

/** A leaf of 34 in leaves 32 in clear between its face and the stop (ADA 404.2.3). */
const LEAST_DOOR = 34;
/** Half of the way that a wheelchair or a walker passes through (ADA 403.5.1: 32 in at a point), less half a cell of the grid that ways are found on. */
const HALF_WAY = 14;
/** A bar is at a toilet or in a shower that is so near. */
const AT_HAND = 20;
/** A chair turns in a square of it (ADA 304.3.1), and reaches counters of 34 in (804.3.2). */
const TURN = 60;
const COUNTER = 34;

const hasBar = (room: Pick<Room, 'items'>, at: Item): boolean =>
  itemsOf(room, 'grab-bar').some((bar) => overlaps(grow(rectOf(at.box), AT_HAND), rectOf(bar.box)));

/** Whether who sits on the toilet has a bar at that hand. */
export const barsAtHand =
  (hand: Hand): Shows =>
  ({ room }) =>
    itemsOf(room, 'toilet').some((toilet) => barsAt(room, toilet, hand).length > 0);

function doorsLacking({ items, openings }: Room): string[] {
  const widths = [
    ...openings.filter((o) => o.kind === 'door' || o.kind === 'pocket-door').map((o) => o.widthIn),
    ...items.filter((i) => i.kind === 'partition-door').map(frontWidth),
  ];
  const narrow = widths.filter((width) => width < LEAST_DOOR);
  return narrow.length > 0 ? [`a door of ${Math.round(Math.min(...narrow))} in is too narrow`] : [];
}

function bathLacking(room: Room): string[] {
  const showers = itemsOf(room, 'shower').filter((i) => !isDogWash(i));
  return [
    ...(showers.some((i) => i.traits?.curbless !== true) ? ['the shower has a curb'] : []),
    ...(showers.some((i) => i.traits?.enclosure === 'glass' && i.traits.glass !== 'fixed')
      ? ['the shower has a door']
      : []),
    ...(itemsOf(room, 'toilet').some((i) => !hasBar(room, i)) ? ['the toilet has no grab bar'] : []),
    ...([...showers, ...itemsOf(room, 'bathtub')].some((i) => !hasBar(room, i))
      ? ['the shower or tub has no grab bar']
      : []),
  ];
}

/** What one walks up to, and how it is called. */
const WALKED_TO: readonly (readonly [Item['kind'], string])[] = [
  ['bed', 'bed'],
  ['sofa', 'sofa'],
  ['armchair', 'chair'],
  ['dining-table', 'table'],
  ['desk', 'desk'],
  ['toilet', 'toilet'],
];

function waysLacking(room: Room): string[] {
  const solids = room.items.filter(isSolid);
  const { at } = walkable({ ...room, solids: () => solids }, HALF_WAY);
  return WALKED_TO.filter(([kind]) =>
    room.items.some((i) => i.kind === kind && !SIDES.some((side) => at(inFront(rectOf(i.box), side, 30)))),
  ).map(([, name]) => `no way of 32 in leads to a ${name}`);
}

const kitchenLacking = (room: Room): string[] =>
  largestBare(room, TURN, TURN) !== undefined ||
  itemsOf(room, 'countertop').some(({ box }) => box.z + box.heightIn <= COUNTER)
    ? []
    : ['no floor to turn on and no low counter'];

/** What a room lacks for who walks with help, each as a short clause; nothing where it has all of it. */
export function accessLacking(room: Room): readonly string[] {
  if (room.category === 'kitchen') return [...doorsLacking(room), ...kitchenLacking(room)];
  return [
    ...doorsLacking(room),
    ...bathLacking(room),
    ...(room.category === 'bathroom' ? [] : waysLacking(room)),
    ...(room.category !== 'bathroom' && room.items.some((i) => i.kind === 'rug') ? ['a rug lies here'] : []),
  ];
}

export const isAccessible: Shows = ({ room }) => accessLacking(room).length === 0;
