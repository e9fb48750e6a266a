import { takesWallOut, wants } from '@plumbline/brief';
import {
  type Brief,
  type Frame,
  itemsOf,
  type Opening,
  SIDES,
  type Side,
  type WallFrame,
} from '@plumbline/concept';
import { cornerEnd, opposite, rectOf, runsEast, seenFromWall } from '../../geometry/geometry.js';
import { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { gap, isNamed, pending } from '../floor/told-places.js';
import {
  clearIntervals,
  hangDoor,
  lowStretches,
  openCased,
  openedWide,
  setWindows,
  snapped,
} from '../openings/openings.js';
import { baysOf } from '../openings/told-openings.js';
import { glazeBays } from '../openings/told-windows.js';
import { setGlassDoor } from '../openings/ways.js';
import { eatsIn } from './eat-in.js';
import { type Candidate } from './layouts.js';
import { sitsAtCounter } from './needs.js';
import { type PlacedRun, segmentAt } from './runs.js';

/** Doors and windows of a kitchen whose walls are still closed. */

/** Between a door and a window beside it, for their casings. Inches. */
const CASINGS = 6;

/** Opens the window over the sink, as wide as words tell where the wall takes it. Inches. */
export function windowOverSink(
  draft: Draft,
  runs: readonly PlacedRun[],
  exterior: Set<Side>,
  toldIn?: number,
): boolean {
  for (const run of runs) {
    const sink = run.segments.find((s) => s.token === 'sink');
    if (!sink || run.off > 0) continue;
    const t = segmentAt(run, sink) + sink.width / 2;
    const usual = toldIn ?? Math.min(48, sink.width + 12);
    const width = Math.min(usual, 2 * Math.min(t - 12, run.frame.lengthIn - t - 12));
    if (width < 24) return false;
    if (lowStretches(draft.shell, run.frame, 86).some((s) => s.from < t + width / 2 && t - width / 2 < s.to))
      return false;
    const { wall } = draft.wall(run.frame);
    const isBeside = (o: Opening): boolean =>
      o.wall === wall.id &&
      o.offsetIn < t + width / 2 + CASINGS &&
      t - width / 2 < o.offsetIn + o.widthIn + CASINGS;
    if (draft.openings.some(isBeside)) return false;
    draft.open({
      kind: 'window',
      wall: run.frame,
      offsetIn: snapped(t - width / 2),
      widthIn: Math.floor(width),
      heightIn: 40,
      sillIn: 42,
    });
    exterior.add(run.side);
    return true;
  }
  return false;
}

/** The way in, and the doors wished for; false where nobody could come in. */
export function openKitchenWays(
  draft: Draft,
  c: Candidate,
  brief: Brief,
  exterior: Set<Side>,
  runs: readonly PlacedRun[],
): boolean {
  const used = new Set<Frame>(runs.filter((r) => r.off === 0).map((r) => r.frame));
  const { side: main } = c.main;
  const bays = new Set(baysOf(draft.shell).map(({ wall }) => wall.id));
  // Nobody comes in behind the seats of a peninsula where there is another wall.
  const besidePeninsula =
    c.layout === 'peninsula' && c.behindStrip === undefined && !brief.layouts.includes('open-concept');
  const across = [opposite(main), opposite(c.left)];
  // A galley is entered at the end that its runs begin at: the other one is for a table.
  const order = [
    ...(c.layout === 'galley' && eatsIn(brief) ? [c.left] : []),
    ...(besidePeninsula ? across.reverse() : across),
    c.left,
    main,
  ]
    .filter((side, i, all) => all.indexOf(side) === i)
    .flatMap((side) => draft.wallsAt(side))
    // A bay is for its windows and whoever sits there.
    .filter(({ wall }) => !bays.has(wall.id))
    .sort((a, b) => Number(used.has(a)) - Number(used.has(b)));
  const open = brief.layouts.includes('open-concept') || takesWallOut(brief);
  // A glass door takes the most wall: the way in finds a place beside it.
  if (wants(brief, 'patio-door'))
    for (const wall of order) {
      const wide = clearIntervals(draft, wall, 30, 82).find((i) => i.to - i.from >= 60);
      if (!wide) continue;
      setGlassDoor(draft, wall, wide, brief);
      exterior.add(wall.side);
      break;
    }
  // The corner away from the runs stays for a table, the middle of a wall for stools.
  const sits =
    eatsIn(brief) || (sitsAtCounter(brief) && Math.min(draft.shell.widthIn, draft.shell.depthIn) < 160);
  const besideRun = ({ side }: WallFrame) => cornerEnd(runsEast(side) === runsEast(main) ? c.left : main);
  // What opens without a door leads into the house: an outside wall takes the way in only where no other can.
  const inward = (walls: readonly WallFrame[]): WallFrame[] =>
    [...walls].sort((a, b) => Number(exterior.has(a.side)) - Number(exterior.has(b.side)));
  const backDoor = wants(brief, 'back-door') && !wants(brief, 'patio-door');
  const byFridge = backDoor && isByDoor(brief) && hangByFridge(draft, order, exterior);
  // A peninsula towards another room is open to it behind its seats.
  const seen = c.layout === 'peninsula' && open ? draft.wallsAt(opposite(seatWallOf(c))) : [];
  let entered = seen.some(
    (wall) => !used.has(wall) && openCased(draft, wall, openedWide(wall.lengthIn), 60, 'middle', DRAWN_BACK),
  );
  for (const wall of inward(order)) {
    if (entered) break;
    entered =
      open && !used.has(wall)
        ? openCased(draft, wall, openedWide(wall.lengthIn), 48)
        : openCased(draft, wall, 42, 32, sits ? besideRun(wall) : 'middle');
  }
  for (const wall of inward(order)) {
    if (entered) break;
    entered = openCased(draft, wall, 36, 28) || hangDoor(draft, wall, 'start', [32, 30, 28], 'outside');
  }
  if (!entered) return false;
  if (backDoor && !byFridge) {
    const ways = draft.openings.filter((o) => o.kind !== 'window').map((o) => o.wall);
    const apart = [...order].sort(
      (a, b) => Number(ways.includes(a.wall.id)) - Number(ways.includes(b.wall.id)),
    );
    for (const wall of apart) {
      if (hangDoor(draft, wall, 'end', [36, 34, 32], 'room')) {
        exterior.add(wall.side);
        break;
      }
    }
  }
  return true;
}

/** A stool that is pushed in stands so far off the wall that opens behind it. Inches. */
const DRAWN_BACK = 12;

/** The wall that the cabinets of a peninsula's seats look to: those of one off the main run look along it. */
const seatWallOf = ({ main, left, behindStrip }: Candidate): Side =>
  behindStrip === undefined ? main.side : left;

/** Whether words put the refrigerator by the back door. */
const isByDoor = ({ thingsAt = [] }: Brief): boolean =>
  thingsAt.some(({ thing, how, to }) => thing === 'refrigerator' && how === 'beside' && to === 'door');

/** Hangs the back door as near to the refrigerator as a wall takes it; false where it comes no nearer than an arm's reach or two. */
function hangByFridge(draft: Draft, order: readonly WallFrame[], exterior: Set<Side>): boolean {
  const [fridge] = itemsOf(draft, 'refrigerator');
  if (!fridge) return false;
  const at = rectOf(fridge.box);
  const ways = order.flatMap((wall) =>
    (['start', 'end'] as const).flatMap((end) => {
      const trial = draft.copy();
      if (!hangDoor(trial, wall, end, [36, 34, 32], 'room')) return [];
      const door = trial.openings.at(-1);
      return door
        ? [{ wall, end, far: gap(at, trial.at(door.wall, door.offsetIn, 0, door.widthIn, 1)) }]
        : [];
    }),
  );
  const [nearest] = ways.sort((a, b) => a.far - b.far);
  if (!nearest || nearest.far > BY_DOOR || !hangDoor(draft, nearest.wall, nearest.end, [36, 34, 32], 'room'))
    return false;
  exterior.add(nearest.wall.side);
  return true;
}

/** From a refrigerator to the door that it stands by. Inches. */
const BY_DOOR = 42;

/** A window over a bench or a table that words put at one, where it stands at a wall without. */
export function windowAtTable(draft: Draft, exterior: Set<Side>): void {
  if (isOpened(draft.shell)) return;
  const isLacking = pending(draft).some(
    ({ thing, how, to }) =>
      how === 'under' && to === 'window' && (isNamed(thing, 'bench') || isNamed(thing, 'dining-table')),
  );
  const seat =
    itemsOf(draft, 'bench').find((i) => i.traits?.use === 'banquette') ?? itemsOf(draft, 'dining-table')[0];
  if (!isLacking || !seat) return;
  for (const wall of seat.kind === 'bench' ? [draft.wallBehind(seat)] : draft.frames) {
    const { t, n, along } = seenFromWall(draft.shell, wall, rectOf(seat.box));
    const width = Math.min(AT_TABLE.most, along - AT_TABLE.narrower);
    if (n > AT_TABLE.off || n < -1 || width < AT_TABLE.least) continue;
    const offsetIn = snapped(t + (along - width) / 2);
    const before = draft.at(wall, offsetIn - 6, 0, width + 12, 6);
    const isTaken =
      draft.openings.some(
        (o) =>
          o.wall === wall.wall.id &&
          o.offsetIn < offsetIn + width + 6 &&
          offsetIn < o.offsetIn + o.widthIn + 6,
      ) || !draft.isClearAt(before, AT_TABLE.sill, AT_TABLE.high);
    if (isTaken || offsetIn < 6 || offsetIn + width > wall.lengthIn - 6) continue;
    draft.open({
      kind: 'window',
      wall,
      offsetIn,
      widthIn: Math.floor(width),
      heightIn: AT_TABLE.high,
      sillIn: AT_TABLE.sill,
    });
    exterior.add(wall.side);
    return;
  }
}

/** A window at a table: its size, how far a table is off its wall at most. Inches. */
const AT_TABLE = { most: 60, least: 30, narrower: 8, off: 24, sill: 42, high: 40 } as const;

/** Windows of a bay that one sits in. Inches. */
const BAY = { sill: 30, high: 54 } as const;

export function moreWindows(draft: Draft, brief: Brief, exterior: Set<Side>): void {
  if (isOpened(draft.shell) && !draft.shell.house?.unlit) return;
  if (glazeBays(draft, BAY.sill, BAY.high) > 0)
    for (const { side } of baysOf(draft.shell)) exterior.add(side);
  const hasWindow = (side?: Side) =>
    draft.openings.some((o) => o.kind === 'window' && (side === undefined || o.side === side));
  const more = wants(brief, 'large-windows') || wants(brief, 'natural-light');
  const large = draft.shell.widthIn * draft.shell.depthIn >= 160 * 144;
  if (hasWindow() && !more && !large) return;
  const width = wants(brief, 'large-windows') ? 72 : 48;
  // A kitchen whose sink stands on no wall still has a window, on whichever wall is bare.
  const inside = (side: Side) => draft.openings.some((o) => o.kind === 'cased-opening' && o.side === side);
  const sides = (hasWindow() ? [...exterior] : [...exterior, ...SIDES]).sort(
    (a, b) => Number(inside(a)) - Number(inside(b)),
  );
  for (const side of sides) {
    if (hasWindow(side)) continue;
    if (setWindows(draft, side, 1, width, 42, 40) === 0) continue;
    exterior.add(side);
    return;
  }
}
