import { sizeOf, wants } from '@plumbline/brief';
import { type Brief, HEIGHTS, type Item, itemsOf, type Side } from '@plumbline/concept';
import { centre, frontWidth, opposite, overlaps, rectOf } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { BASE_DEEP, TWO_BINS } from '../cabinets/sizes.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { ownThings, setOwnThings } from '../furniture/pieces.js';
import { centreWindowOnSink } from '../openings/over-sink.js';
import { isAside, standAside, toldAside } from './aside/told-aside.js';
import { seatPeninsula, standCounters } from './counters.js';
import { eatsIn, seatedShare } from './eat-in.js';
import { standBakingCenter, standCoffeeBar, standWalkInPantry } from './extras.js';
import { type Around, leavesIslandFloor, standIslands } from './island.js';
import { countersOf, type Runs, rectOfRun } from './layout-runs.js';
import { type Candidate } from './layouts.js';
import { counterSeats } from './needs.js';
import { standClosedCorner, standCorner, standEndCabinet, standRun } from './run-items.js';
import { type PlacedRun } from './runs.js';
import { type Sketch } from './sketches.js';
import { openKitchenWays, windowOverSink } from './ways-in.js';

/** A kitchen with all that its rules look at; what hangs above comes once it is chosen. */
export interface Core {
  readonly candidate: Candidate;
  readonly draft: Draft;
  readonly runs: Runs;
  readonly exterior: Set<Side>;
  /** How many islands stand. */
  readonly islands: number;
  /** Whether a pantry that one walks into stands, or none was asked for. */
  readonly pantry: boolean;
  /** Whether a lower counter to bake at stands, or none was asked for. */
  readonly bakes: boolean;
}

export function standUp(
  { candidate: c, tier, runs }: Sketch,
  brief: Brief,
  shell: PlannerShell,
): Core | undefined {
  const draft = new Draft(shell);
  const around: Around = {
    main: c.main,
    left: c.left,
    runs: runs.placed,
    tier,
    ...(c.island ? { tokens: c.island } : {}),
  };
  const hasIslands = mayHaveIslands(draft, c, around, brief);
  if (!hasIslands && (c.island || isNoOtherIdea(draft, around, brief))) return undefined;
  if (!draft.plain && !standsFree(draft, runs)) return undefined;
  for (const run of runs.placed) standRun(draft, run, brief, tier);
  if (!draft.plain && !draft.items.every((i) => topOf(i) <= draft.ceilingOver(rectOf(i.box))))
    return undefined;
  if (shell.house?.movesWindows && isSinkAtWindowTold(brief)) centreWindowOnSink(draft, leavesOpeningsFree);
  if (isOpened(shell) && !leavesOpeningsFree(draft)) return undefined;
  for (const corner of runs.corners) {
    if (corner.at === 'outside') {
      standEndCabinet(draft, corner.rect, opposite(corner.a.side), corner.group);
      continue;
    }
    if (corner.closed) {
      standClosedCorner(draft, corner.rect, corner.a.side, corner.b.side, corner.group);
      continue;
    }
    // The corner of a peninsula looks along it, into the room.
    const back = corner.at === 'inside' ? corner.a.side : corner.b.side;
    standCorner(draft, corner.rect, corner.a.side, corner.b.side, opposite(back), corner.group);
  }

  seatPeninsula(draft, runs.placed, brief);
  if (!standAside(draft, brief)) return undefined;
  if (isAside('coffee-bar', shell.told)) standCoffeeBar(draft, brief);
  setOwnThings(draft, brief, ownThings(brief));
  const pantry = standWalkInPantry(draft, brief, runs.placed.flatMap(countersOf));
  const exterior = new Set<Side>(shell.house?.exterior);
  const paneIn = sizeOf(brief, 'window')?.widthIn;
  if (!isOpened(shell)) {
    if (!windowOverSink(draft, runs.placed, exterior, paneIn)) exterior.add(c.main.side);
    if (!openKitchenWays(draft, c, brief, exterior, runs.placed)) return undefined;
  } else if (shell.house?.unlit) windowOverSink(draft, runs.placed, exterior, paneIn);
  const islands = hasIslands ? islandsWithTable(draft, around, brief) : 0;
  if (c.island && islands === 0) return undefined;
  const bakes = standBakingCenter(draft, brief);
  if (isOpened(shell) && !leavesOpeningsFree(draft)) return undefined;
  if (shell.house && !shell.house.accepts(draft.items)) return undefined;
  if (wants(brief, 'spice-rack')) placeSpices(draft);
  placeBins(draft);
  for (const run of runs.placed) standCounters(draft, run, runs, brief);
  return { candidate: c, draft, runs, exterior, islands, pantry, bakes };
}

/** Whether islands may stand by a layout: whether they do, what else stands decides. */
const mayHaveIslands = (draft: Draft, { layout }: Candidate, around: Around, brief: Brief): boolean =>
  layout !== 'galley' &&
  layout !== 'peninsula' &&
  !wants(brief, 'open-floor') &&
  !givesWayToTable(brief, draft.shell) &&
  [around, turnedAround(draft, around)].some((way) => way && leavesIslandFloor(draft.shell, way, brief));

/**
 * Whether runs without an island are no other idea where one is asked for. What makes a layout of a kitchen stands in its runs,
 * unless words put more into it.
 */
function isNoOtherIdea(draft: Draft, { runs, tier }: Around, brief: Brief): boolean {
  const { shell } = draft;
  if (!shell.house || toldAside(shell.told).length > 0 || ownThings(brief).length > 0) return false;
  if (wants(brief, 'walk-in-pantry')) return false;
  const trial = draft.copy();
  for (const run of runs) standRun(trial, withoutBases(run), brief, tier);
  return !shell.house.accepts(trial.items);
}

/** A run without its plain cabinets, which make no layout. */
const withoutBases = (run: PlacedRun): PlacedRun => ({
  ...run,
  segments: run.segments.filter(({ token }) => token !== 'base' && token !== 'filler'),
});

/** How an island may make room for a table beside it: cut to so many inches, and moved to an end of its wall. */
const BESIDE_TABLE: readonly Pick<Around, 'longest' | 'end'>[] = [
  {},
  ...[84, 60].flatMap((longest) => [
    { longest, end: 'low' as const },
    { longest, end: 'high' as const },
  ]),
];

/** Stands islands; shorter ones, aside, where those who eat in find more seats beside them. Answers how many stand. */
function islandsWithTable(draft: Draft, around: Around, brief: Brief): number {
  // Seats at the counter that were told count as much as those at the table.
  const told = counterSeats(brief);
  if (!eatsIn(brief)) return standEitherWay(draft, wayAsTold(draft, around, brief), brief);
  const all = told > 0 ? 2 : 1;
  const accepts = draft.shell.house?.accepts ?? (() => true);
  type How = (typeof BESIDE_TABLE)[number];
  let stands: How | undefined;
  let best: { readonly how: How; readonly seated: number } | undefined;
  // One that is short by itself stands the same however it is cut.
  const seen = new Set<string>();
  for (const how of BESIDE_TABLE) {
    const trial = draft.copy();
    if (standIslands(trial, { ...around, ...how }, brief) === 0) continue;
    stands ??= how;
    const islands = JSON.stringify(trial.items.slice(draft.items.length).map(({ kind, box }) => [kind, box]));
    if (seen.has(islands)) continue;
    seen.add(islands);
    // Seats are not looked for in what is no other idea.
    if (!accepts(trial.items)) continue;
    const stools = told > 0 ? Math.min(1, itemsOf(trial, 'stool').length / told) : 0;
    const seated = seatedShare(trial, brief) + stools;
    if (!best || seated > best.seated) best = { how, seated };
    if (seated === all) break;
  }
  const how = best?.how ?? stands;
  return how ? standIslands(draft, { ...around, ...how }, brief) : standEitherWay(draft, around, brief);
}

const isAt = (a: { readonly x: number; readonly y: number }, b: typeof a): boolean =>
  a.x === b.x && a.y === b.y;

/** Stands islands along the main run or, where it takes none between two runs beside it, along one of these. */
function standEitherWay(draft: Draft, around: Around, brief: Brief): number {
  const islands = standIslands(draft, around, brief);
  const turned = islands === 0 && wants(brief, 'island') ? turnedAround(draft, around) : undefined;
  return turned ? standIslands(draft, turned, brief) : islands;
}

/** What an island stands among, seen from the run beside the main one. */
function turnedAround(draft: Draft, around: Around): Around | undefined {
  const beside = around.runs.find(({ group }) => group === 'left');
  const frame =
    beside && draft.frames.find(({ side, from }) => side === beside.side && isAt(from, beside.frame.from));
  return frame && !around.tokens && around.along === undefined
    ? { ...around, main: frame, left: around.main.side, along: 'left' }
    : undefined;
}

/** The way round in which an island is as told, by its seats and its length: along the main run, or along the one beside it. */
function wayAsTold(draft: Draft, around: Around, brief: Brief): Around {
  const seats = counterSeats(brief);
  const size = sizeOf(brief, 'island');
  const long = size && Math.max(size.widthIn, size.depthIn ?? 0);
  const turned = seats > 0 || long ? turnedAround(draft, around) : undefined;
  if (!turned) return around;
  const worth = (way: Around): number => {
    const trial = draft.copy();
    if (standIslands(trial, way, brief) === 0) return 0;
    const top = itemsOf(trial, 'countertop').find(({ group }) => group === 'island');
    const stools = seats > 0 ? Math.min(1, itemsOf(trial, 'stool').length / seats) : 0;
    const length = top ? Math.max(top.box.widthIn, top.box.depthIn) : 0;
    return 1 + stools + (long ? Math.min(1, length / long) : 0);
  };
  return worth(turned) > worth(around) ? turned : around;
}

/** Whether the floor that an island would take is for a table: one was asked for, an island was not. */
const givesWayToTable = (brief: Brief, { widthIn, depthIn }: PlannerShell): boolean =>
  wants(brief, 'dining-table') &&
  !wants(brief, 'island') &&
  !wants(brief, 'island-seating') &&
  counterSeats(brief) === 0 &&
  widthIn * depthIn < ISLAND_AND_TABLE;

/** Above this both an island and a table stand. Square inches. */
const ISLAND_AND_TABLE = 300 * 144;

/** Whether words put the sink at a window. */
const isSinkAtWindowTold = (brief: Brief): boolean =>
  wants(brief, 'window-sink') ||
  (brief.thingsAt ?? []).some(({ thing, how, to }) => thing === 'sink' && how === 'under' && to === 'window');

/** What stands and, over a cooking surface, its hood: 30 in above the counter and 12 in high. */
const topOf = ({ kind, box }: Item): number =>
  kind === 'range' || kind === 'cooktop' ? HEIGHTS.counter + 42 : box.z + box.heightIn;

/** Whether runs lie in the room, off all that belongs to the house. */
const standsFree = (draft: Draft, runs: Runs): boolean =>
  runs.placed.every((run) => draft.isOpenFloor(rectOfRun(run))) &&
  runs.corners.every((corner) => draft.isOpenFloor(corner.rect));

/** From the middle of a sink to that of a cabinet near it. Inches. */
const NEAR_SINK = 60;

/** Makes the cabinets nearest to the sink waste pull-outs until the kitchen has a bin for waste and one to recycle. */
function placeBins(draft: Draft): void {
  const sink = itemsOf(draft, 'sink-base').find((i) => i.traits?.role === 'main');
  if (!sink) return;
  const has = () =>
    itemsOf(draft, 'base-cabinet').reduce(
      (n, i) => n + (i.traits?.pullout === 'waste' ? (i.traits.bins ?? 1) : 0),
      0,
    );
  const at = centre(rectOf(sink.box));
  const far = (i: (typeof draft.items)[number]): number => {
    const c = centre(rectOf(i.box));
    return Math.hypot(c.x - at.x, c.y - at.y);
  };
  // One cabinet for both bins near the sink before two for one each.
  const takesBoth = (i: (typeof draft.items)[number]): boolean => frontWidth(i) >= TWO_BINS;
  const isFirst = (i: (typeof draft.items)[number]): number => Number(takesBoth(i) && far(i) <= NEAR_SINK);
  const free = itemsOf(draft, 'base-cabinet')
    .filter((i) => i.traits?.pullout === undefined)
    .filter((i) => frontWidth(i) >= 12 && frontWidth(i) <= 24)
    .sort((a, b) => isFirst(b) - isFirst(a) || far(a) - far(b));
  for (const item of free) {
    if (has() >= 2) return;
    const bins = takesBoth(item) ? 2 : 1;
    draft.items[draft.items.indexOf(item)] = {
      ...item,
      traits: {
        doors: 0,
        drawers: 0,
        pullout: 'waste',
        bins,
        ...(item.traits?.accent && { accent: true }),
      },
    };
  }
}

/** Makes the narrow cabinet nearest to the cooking a pull-out for spices, where none stands beside it yet. */
function placeSpices(draft: Draft): void {
  const bases = itemsOf(draft, 'base-cabinet');
  const [cook] = draft.items.filter(({ kind }) => kind === 'range' || kind === 'cooktop');
  if (!cook || bases.some((i) => i.traits?.pullout === 'spice')) return;
  const at = centre(rectOf(cook.box));
  const far = (i: Item): number => {
    const c = centre(rectOf(i.box));
    return Math.hypot(c.x - at.x, c.y - at.y);
  };
  const [nearest] = bases
    .filter((i) => (i.traits?.pullout ?? 'tray') === 'tray' && frontWidth(i) <= WIDEST_SPICES)
    .sort((a, b) => far(a) - far(b));
  if (nearest)
    draft.items[draft.items.indexOf(nearest)] = {
      ...nearest,
      traits: { doors: 0, drawers: 0, pullout: 'spice', ...(nearest.traits?.accent && { accent: true }) },
    };
}

/** The widest pull-out for spices. Inches. */
const WIDEST_SPICES = 15;

/** Whether what stands leaves the doors and windows free that were there before. */
function leavesOpeningsFree(draft: Draft): boolean {
  const { shell } = draft;
  return draft.openings.every((o) => {
    if (o.kind !== 'window') {
      const ways = floorOfOpening(shell, o);
      return !draft.solids().some((i) => ways.some((way) => overlaps(way, rectOf(i.box))));
    }
    const before = draft.at(o.wall, o.offsetIn, 0, o.widthIn, BASE_DEEP);
    return !draft.items.some(
      (i) =>
        i.box.z < o.sillIn + o.heightIn &&
        i.box.z + i.box.heightIn > o.sillIn &&
        i.kind !== 'pendant' &&
        overlaps(before, rectOf(i.box)),
    );
  });
}
