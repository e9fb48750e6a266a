import { type Brief, type Opening, runsEast, type ThingPlace } from '@plumbline/concept';
import { atWall, isSide, overlaps, type Rect } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { PlannerShell } from '../floor/draft.js';
import type { House } from '../floor/house.js';
import { sidesTold } from './told-openings.js';

/** Whether doors and windows leave the places to what words put there. Inches. */

/** A thing in a corner takes so much of it. */
const CORNER = 40;
/** A fire with what stands beside it, of the middle of its wall. */
const HEARTH = 120;
/** What stands at a wall wants so much of it free of doors. */
const OF_WALL = 60;

/** A window in a corner counts less: low things stand before it. */
const BEFORE_WINDOW = 0.25;

/** How many of the places that words give to things doors and windows of a house take. */
export function placesTaken(
  { thingsAt = [], openingsAt = [] }: Brief,
  shell: PlannerShell,
  { openings }: House,
): number {
  const doors = openings.filter(({ kind }) => kind !== 'window');
  const inDoors = (rect: Rect): boolean =>
    doors.some((o) => floorOfOpening(shell, o).some((floor) => overlaps(floor, rect)));
  const windows = openings.filter(({ kind }) => kind === 'window');
  const lit = (rect: Rect): boolean =>
    windows.some((o) => overlaps(atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1), rect));
  const things = thingsAt.reduce(
    (n, told) =>
      n +
      (isTaken(told, shell, doors, inDoors) ? 1 : 0) +
      (isTaken(told, shell, [], lit) ? BEFORE_WINDOW : 0),
    0,
  );
  const fire = openingsAt.find(({ opening }) => opening === 'fireplace');
  const walls = fire ? sidesTold(shell, fire) : [];
  const hearth = walls.length === 1 ? walls[0] : undefined;
  const wide = fire?.along === 'middle' ? HEARTH : OF_WALL;
  return things + (hearth && longestFree(shell, openings, hearth) < wide ? 2 : 0);
}

function isTaken(
  { at, corner, how, part }: ThingPlace,
  shell: PlannerShell,
  doors: readonly Opening[],
  inDoors: (rect: Rect) => boolean,
): boolean {
  if (at === undefined || !isSide(at) || how || part) return false;
  if (corner === undefined || !isSide(corner)) return longestFree(shell, doors, at) < OF_WALL;
  const { widthIn: w, depthIn: d } = shell;
  const x = at === 'west' || corner === 'west' ? 0 : w - CORNER;
  const y = at === 'south' || corner === 'south' ? 0 : d - CORNER;
  return inDoors({ x, y, w: CORNER, d: CORNER });
}

/** The longest stretch of a side with none of some openings in it nor their leaves before it. */
function longestFree(shell: PlannerShell, openings: readonly Opening[], side: Opening['side']): number {
  const long = runsEast(side) ? shell.widthIn : shell.depthIn;
  const taken = openings
    .flatMap((o) =>
      o.kind === 'window' ? [atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1)] : floorOfOpening(shell, o),
    )
    .filter(
      ({ x, y, w, d }) =>
        ({ west: x < 2, east: x + w > shell.widthIn - 2, south: y < 2, north: y + d > shell.depthIn - 2 })[
          side
        ],
    )
    .map(({ x, y, w, d }) => (runsEast(side) ? ([x, x + w] as const) : ([y, y + d] as const)))
    .sort(([a], [b]) => a - b);
  let most = 0;
  let from = 0;
  for (const [start, end] of [...taken, [long, long] as const]) {
    most = Math.max(most, start - from);
    from = Math.max(from, end);
  }
  return most;
}
