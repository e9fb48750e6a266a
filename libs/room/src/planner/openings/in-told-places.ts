import { wants } from '@plumbline/brief';
import { type Brief, type Item, isSide, type Opening, runsEast, type ThingPlace } from '@plumbline/concept';
import { atWall, grow, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
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

/** Before a closet one stands. */
const BEFORE_CLOSET = 30;

/** How much of its wall a thing wants that words put there: a bed with a nightstand on either side. */
const WANTED: Readonly<Record<string, number>> = {
  books: 60,
  desk: 60,
  dresser: 60,
  piano: 60,
  sectional: 104,
  sofa: 84,
  tv: 72,
  wardrobe: 48,
  workbench: 72,
};
const BEDS = { king: 122, queen: 106, full: 96, twin: 58 } as const;
/** What a size that words told may be, to be a length along a wall. */
const LONGEST = 144;

/** What a window behind it spoils: a head under a window, books and a screen before one. */
const OFF_WINDOWS: ReadonlySet<string> = new Set(['bed', 'books', 'tv', 'wardrobe']);

function wanted(brief: Brief, thing: string): number {
  if (thing === 'bed') {
    const size = (['king', 'queen', 'full'] as const).find((one) => wants(brief, `${one}-bed`));
    return wants(brief, 'twin-beds') ? OF_WALL : BEDS[size ?? 'twin'];
  }
  const name: string = thing === 'books' ? 'bookcase' : thing;
  const told = brief.sizes?.find((size) => size.thing === name)?.widthIn ?? 0;
  return Math.max(OF_WALL, told <= LONGEST ? told : 0, WANTED[thing] ?? 0);
}

/** How many of the places that words give to things doors, windows and closets of a house take. */
export function placesTaken(brief: Brief, shell: PlannerShell, { openings, items, untold }: House): number {
  const { thingsAt = [], openingsAt = [] } = brief;
  const doors = openings.filter(({ kind }) => kind !== 'window');
  const inDoors = (rect: Rect): boolean =>
    doors.some((o) => floorOfOpening(shell, o).some((floor) => overlaps(floor, rect)));
  const windows = openings.filter(({ kind }) => kind === 'window');
  const lit = (rect: Rect): boolean =>
    windows.some((o) => overlaps(atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1), rect));
  const things = thingsAt.reduce((n, told) => {
    const inTheWay = OFF_WINDOWS.has(told.thing)
      ? openings.filter(({ kind, id }) => kind !== 'window' || untold?.includes(id))
      : doors;
    return (
      n +
      (isTaken(told, shell, { doors: inTheWay, items, least: wanted(brief, told.thing), inDoors }) ? 1 : 0) +
      (isTaken(told, shell, { doors: [], items: [], least: 0, inDoors: lit }) ? BEFORE_WINDOW : 0)
    );
  }, 0);
  const fire = openingsAt.find(({ opening }) => opening === 'fireplace');
  const walls = fire ? sidesTold(shell, fire) : [];
  const hearth = walls.length === 1 ? walls[0] : undefined;
  const wide = fire?.along === 'middle' ? HEARTH : OF_WALL;
  return things + (hearth && longestFree(shell, openings, hearth) < wide ? 2 : 0);
}

/** What may be in the way of a thing, and how much of its wall it wants. Inches. */
interface InTheWay {
  readonly doors: readonly Opening[];
  readonly items: readonly Item[];
  readonly least: number;
  readonly inDoors: (rect: Rect) => boolean;
}

function isTaken(
  { at, corner, how, part }: ThingPlace,
  shell: PlannerShell,
  { doors, items, least, inDoors }: InTheWay,
): boolean {
  if (at === undefined || !isSide(at) || how || part) return false;
  if (corner === undefined || !isSide(corner)) {
    const long = runsEast(at) ? shell.widthIn : shell.depthIn;
    return longestFree(shell, doors, at, items) < Math.min(least, long);
  }
  const { widthIn: w, depthIn: d } = shell;
  const x = at === 'west' || corner === 'west' ? 0 : w - CORNER;
  const y = at === 'south' || corner === 'south' ? 0 : d - CORNER;
  return inDoors({ x, y, w: CORNER, d: CORNER });
}

/** The longest stretch of a side with none of some openings in it nor their leaves before it, and no closet. */
function longestFree(
  shell: PlannerShell,
  openings: readonly Opening[],
  side: Opening['side'],
  items: readonly Item[] = [],
): number {
  const long = runsEast(side) ? shell.widthIn : shell.depthIn;
  const closets = items
    .filter(({ kind }) => kind === 'closet')
    .map(({ box }) => grow(rectOf(box), BEFORE_CLOSET));
  const taken = [
    ...closets,
    ...openings.flatMap((o) =>
      o.kind === 'window' ? [atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1)] : floorOfOpening(shell, o),
    ),
  ]
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
