import { type Item, itemsOf, type Kind, type Room, reachFrom, SIDES, type Side } from '@plumbline/concept';
import { opposite, rectOf } from '../geometry/geometry.js';

/** At which walls the cabinets of a kitchen stand. */

const IN_RUNS: readonly Kind[] = [
  'base-cabinet',
  'sink-base',
  'range',
  'cooktop',
  'refrigerator',
  'dishwasher',
  'tall-cabinet',
  'wall-oven',
];
/** Of what stands in a run. Inches. */
const AT_WALL = 8;

const isAt = ({ shell }: Room, item: Item, side: Side): boolean =>
  opposite(item.facing) === side && reachFrom(shell, rectOf(item.box), side) <= AT_WALL;

export const wallsOfRuns = (room: Room): readonly Side[] =>
  SIDES.filter((side) => room.items.some((item) => IN_RUNS.includes(item.kind) && isAt(room, item, side)));

/** Whether wall cabinets hang at a side. */
export const hasUppersAt = (room: Room, side: Side): boolean =>
  itemsOf(room, 'wall-cabinet').some((item) => isAt(room, item, side));

/** Whether cabinets stand at the walls that were told for them, all of these and no others, and at none told to stay without. */
export function runsAsTold(
  room: Room,
  { only = [], bare = [] }: { readonly only?: readonly Side[]; readonly bare?: readonly Side[] },
): boolean {
  const walls = wallsOfRuns(room);
  return (
    only.every((side) => walls.includes(side)) &&
    (only.length === 0 || walls.every((side) => only.includes(side))) &&
    !bare.some((side) => walls.includes(side) || hasUppersAt(room, side))
  );
}
