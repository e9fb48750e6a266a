import { wants } from '@plumbline/brief';
import {
  atFrame,
  type Brief,
  type Item,
  isSide,
  type Kind,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import { opposite } from '../../geometry/geometry.js';
import type { RunSegment, RunToken } from '../cabinets/run.js';
import { BASE_DEEP, CORNER } from '../cabinets/sizes.js';
import { type Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { taken } from '../floor/refused-places.js';
import { AS_TOLD, isCalled, isNamed, placesNotKept, worthOfPlaces } from '../floor/told-places.js';
import { toldAside } from './aside/told-aside.js';
import { eatsIn } from './eat-in.js';
import { goesAround, type Runs } from './layout-runs.js';
import { type Candidate, isLaidOut, type KitchenLayout, SHAPES } from './layouts.js';
import { fridgeAsked, rangeAsked, sitsAtCounter } from './needs.js';
import { widthsOf } from './parts.js';
import { segmentAt } from './runs.js';

/** What a kitchen is worth by its plan alone, before anything stands. */

/** So much of a room past the legs of a U takes a table with its chairs. Inches. */
const TABLE_END = 104;

/** What it is worth that a U leaves an end of the room to a table, before it is known to stand there. */
const END_TO_EAT_AT = 40;

/** Whether the legs of a U leave an end of the room free. */
const leavesEnd = ({ layout }: Candidate, { placed }: Runs): boolean =>
  layout === 'u-shape' &&
  placed.every(
    ({ group, frame, from, to }) => group === 'main' || frame.lengthIn - CORNER - (to - from) >= TABLE_END,
  );

/** Less than what a missed leg of the work triangle costs. */
const SINK_OFF_WALL = 25;

/** What a layout is worth that words ask for: more than two seats at the counter, or a leg of the triangle and a landing. */
const ASKED_SHAPE = 420;

/** What it is worth to have in the island what was told to be there. */
const TOLD_IN_ISLAND = 150;

/** What kitchens of a room are worth by their plans alone: wishes granted, a shape that suits the room, few fillers. */
export function worthIn(
  brief: Brief,
  { widthIn, depthIn }: PlannerShell,
): (candidate: Candidate, runs: Runs) => number {
  const areaIn2 = widthIn * depthIn;
  const askedShapes = brief.layouts.filter((l) => l in SHAPES);
  const asks = askedOf(brief);
  const byShape: Readonly<Record<KitchenLayout, number>> = {
    'one-wall': 0,
    galley: widthIn < 110 || depthIn < 110 ? 20 : -5,
    'l-shape': 12,
    'u-shape': 14,
    peninsula: 4,
  };
  return (c, runs) => {
    let worth = 0;
    if (askedShapes.some((shape) => isLaidOut(c, shape as KitchenLayout))) worth += ASKED_SHAPE;
    else if (askedShapes.length === 0) {
      worth += byShape[c.layout];
      if (asks.open && (c.layout === 'l-shape' || c.layout === 'peninsula')) worth += 15;
    }
    if (asks.peninsula && c.layout === 'peninsula') worth += 260;
    if (asks.aroundCorner && goesAround(runs)) worth += 300;
    // A sink stands under a window, and on a wall where the pipes are, unless the triangle asks for more.
    if (c.island?.includes('sink')) worth += asks.islandSink ? TOLD_IN_ISLAND : -SINK_OFF_WALL;
    if (c.island?.includes('cooktop')) worth += TOLD_IN_ISLAND;
    const segments = runs.placed.flatMap((r) => r.segments);
    if (!asks.walkInPantry && segments.some((s) => s.token === 'pantry')) worth += asks.pantry ? 40 : 6;
    worth += stationWorth(segments, asks);
    if (asks.eatsIn && leavesEnd(c, runs)) worth += END_TO_EAT_AT;
    worth += askedWidths(segments, asks) - smallAppliances(segments, asks, areaIn2);
    if (asks.windowSink && offToldWindows(c, runs, brief)) worth -= OFF_WINDOW;
    worth -= offToldWalls(runs, brief);
    worth -= segments.reduce((n, s) => (s.token === 'filler' ? n + s.width : n), 0) * 0.6;
    return worth - shelfWant(segments, runs.corners.length, !c.island && asks.island, areaIn2) * SHELF_WORTH;
  };
}

/** What a brief asks of a kitchen, looked up once for all plans. */
interface Asked {
  readonly open: boolean;
  readonly peninsula: boolean;
  readonly aroundCorner: boolean;
  readonly island: boolean;
  readonly islandSink: boolean;
  readonly walkInPantry: boolean;
  readonly pantry: boolean;
  readonly eatsIn: boolean;
  readonly sitsAtCounter: boolean;
  readonly windowSink: boolean;
  readonly kosher: boolean;
  readonly wallOven: boolean;
  readonly secondSink: boolean;
  readonly oneRange: boolean;
  /** Widths that were asked for, and those that the budget buys. Inches. */
  readonly fridge: number | undefined;
  readonly range: number | undefined;
  readonly usual: { readonly fridge: number; readonly range: number };
}

const askedOf = (brief: Brief): Asked => ({
  open: brief.layouts.includes('open-concept'),
  peninsula: wants(brief, 'peninsula'),
  aroundCorner: wants(brief, 'around-corner'),
  island: wants(brief, 'island'),
  islandSink: wants(brief, 'island-main-sink'),
  walkInPantry: wants(brief, 'walk-in-pantry'),
  pantry: wants(brief, 'pantry'),
  eatsIn: eatsIn(brief),
  sitsAtCounter: sitsAtCounter(brief),
  windowSink: wants(brief, 'window-sink'),
  kosher: wants(brief, 'kosher'),
  wallOven: wants(brief, 'wall-oven'),
  secondSink: wants(brief, 'second-sink'),
  oneRange: wants(brief, 'one-range'),
  fridge: fridgeAsked(brief),
  range: rangeAsked(brief),
  usual: widthsOf(brief),
});

/** What it costs that a sink which is to stand at a window stands on a wall that was not told to have one. */
const OFF_WINDOW = 70;

function offToldWindows({ island }: Candidate, { placed }: Runs, brief: Brief): boolean {
  const walls = (brief.openingsAt ?? []).flatMap(({ opening, at }) =>
    opening === 'window' && isSide(at) ? [at] : [],
  );
  const sinks = placed.filter(({ tokens }) => tokens.includes('sink'));
  // A peninsula has no window.
  if (sinks.length > 0 && sinks.every(({ off }) => off > 0)) return true;
  return walls.length > 0 && (island?.includes('sink') || !sinks.some(({ side }) => walls.includes(side)));
}

/** What it costs that a run stands at a wall that was not told for it, or none at one that was: more than any layout is worth. */
const AT_WRONG_WALL = 400;

function offToldWalls({ placed }: Runs, { runsAt }: Brief): number {
  if (!runsAt) return 0;
  const walls = new Set<string>(placed.filter(({ off }) => off === 0).map(({ side }) => side));
  const { only, bare } = runsAt;
  const wrong = [...walls].filter((side) => bare.includes(side) || (only.length > 0 && !only.includes(side)));
  return AT_WRONG_WALL * (wrong.length + only.filter((side) => !walls.has(side)).length);
}

/** What it is worth that a thing stands where words put it, and what it costs to take the wall of another. */
const TOLD = 200;

const TAKEN = 150;

const KIND_OF: Readonly<Partial<Record<RunSegment['token'], Kind>>> = {
  sink: 'sink-base',
  range: 'range',
  cooktop: 'cooktop',
  fridge: 'refrigerator',
  dishwasher: 'dishwasher',
  pantry: 'tall-cabinet',
  oven: 'wall-oven',
};

/** What a kitchen that stands is worth by the told places that it keeps. */
export const worthOfThingsAsTold = (room: Draft, { told, apart }: PlannerShell): number =>
  TOLD * (worthOfPlaces(room, told) / AS_TOLD + sinkAsTold(room, told) - taken(room, apart).length);

/** Of two places that no kitchen keeps both the sink's is kept: its window and its pipes go by it. */
const SINK_FIRST = 0.3;
const sinkAsTold = (room: Parameters<typeof worthOfPlaces>[0], told: readonly ThingPlace[] = []): number =>
  SINK_FIRST *
  (worthOfPlaces(
    room,
    told.filter(({ thing, at }) => thing === 'sink' && at !== undefined),
  ) /
    AS_TOLD);

/** What runs are worth by the told places that they keep, before windows are set: a sink gets the window of its wall. */
export function worthOfRunsAsTold(runs: Runs, shell: PlannerShell, island: readonly RunToken[] = []): number {
  if (!shell.told && !shell.apart) return 0;
  const items = runs.placed.flatMap((run) =>
    run.segments.flatMap((segment) => {
      const kind = KIND_OF[segment.token];
      if (!kind) return [];
      const rect = atFrame(run.frame, segmentAt(run, segment), run.off, segment.width, BASE_DEEP);
      const box = { x: rect.x, y: rect.y, z: 0, widthIn: rect.w, depthIn: rect.d, heightIn: 36 };
      return [{ id: kind, kind, label: '', box, facing: opposite(run.frame.side) } as Item];
    }),
  );
  const opened = isOpened(shell);
  // What stands in an island is known once that stands.
  const inIsland = (thing: string | undefined): boolean =>
    thing !== undefined && island.some((token) => isNamed(thing, KIND_OF[token] ?? token));
  const inRuns = (thing: string): boolean => items.some(({ kind, traits }) => isCalled(thing, kind, traits));
  // What may stand by itself is known once that stands.
  const asides = toldAside(shell.told).filter(
    ({ thing, at }) => !inRuns(thing) && (at === undefined || !isSide(at) || leavesWall(runs, at)),
  );
  const hopes = (shell.told ?? []).filter(
    (one) =>
      asides.includes(one) ||
      (inIsland(one.thing) && (one.how === 'in' ? one.to === 'island' : inIsland(one.to))),
  );
  const told = (shell.told ?? [])
    .filter((one) => !hopes.includes(one))
    .map(({ how, to, ...one }) =>
      how === 'under' && !opened ? one : { ...one, ...(how ? { how } : {}), ...(to ? { to } : {}) },
    );
  const room = { shell, items, openings: shell.house?.openings ?? [] };
  const isTaken = placesNotKept(room, told).some(
    ({ thing, at }) =>
      (isNamed(thing, 'bench') || isNamed(thing, 'dining-table')) &&
      runs.placed.some(({ frame }) => frame.side === at),
  );
  const refused = TOLD * taken(room, shell.apart).length;
  return (
    TOLD * (hopes.length + worthOfPlaces(room, told) / AS_TOLD + sinkAsTold(room, told)) -
    (isTaken ? TAKEN : 0) -
    refused
  );
}

/** The least of a wall that takes what stands by itself. Inches. */
const LEAST_ASIDE = 36;

/** Whether runs leave so much of the walls of a side, off the corners that they turn. */
function leavesWall({ placed, corners }: Runs, side: Side): boolean {
  const there = placed.filter((run) => run.off === 0 && run.side === side);
  const turned = corners.filter(({ a, b }) => a.side === side || b.side === side).length;
  const taken = there.reduce((sum, { from, to }) => sum + to - from, turned * CORNER);
  const [frame] = there;
  return frame === undefined || frame.frame.lengthIn - taken >= LEAST_ASIDE;
}

/** What a second sink, dishwasher and range are worth where they were asked for. */
function stationWorth(
  segments: readonly RunSegment[],
  { kosher, wallOven, secondSink, oneRange }: Asked,
): number {
  if (!kosher && !secondSink) return 0;
  const count = (...tokens: RunSegment['token'][]) => segments.filter((s) => tokens.includes(s.token)).length;
  let worth = 0;
  if (kosher) {
    // A second station that shares the range is complete with its sink and its dishwasher.
    const isWhole = oneRange && count('sink-2') > 0 && count('dishwasher') > 1;
    const cooks = isWhole ? 1 : Math.max(0, count('range', 'cooktop', 'oven') - 1);
    worth += count('sink-2') * 130 + cooks * 160;
    if (wallOven) worth += Math.min(1, count('oven')) * 60;
    // A range brings its oven along.
    worth += Math.max(0, count('range') - 1) * (oneRange ? -200 : 20);
    worth += Math.max(0, count('dishwasher') - 1) * 150;
  } else if (count('prep-sink') > 0) worth += 30;
  return worth;
}

/** What it is worth to have appliances as wide as they were asked for, and as wide as a large budget buys. */
function askedWidths(segments: readonly RunSegment[], { fridge, range, usual }: Asked): number {
  const wide = (asked: number | undefined, bought: number, ...tokens: RunSegment['token'][]): number =>
    segments.some((s) => tokens.includes(s.token) && s.width >= (asked ?? bought))
      ? asked === undefined
        ? bought - LEAST_BOUGHT
        : AS_WIDE_AS_ASKED
      : 0;
  return wide(fridge, usual.fridge, 'fridge') + wide(range, usual.range, 'range', 'cooktop');
}

/** More than two guidelines that are missed, less than the seats of a table. */
const AS_WIDE_AS_ASKED = 125;

/** What it costs to cook on 24 in, or to cool in as much, where a room has the floor for more. Square inches. */
const TOO_SMALL = { costs: 70, from: 110 * 144 } as const;

function smallAppliances(
  segments: readonly RunSegment[],
  { sitsAtCounter, fridge, range }: Asked,
  areaIn2: number,
): number {
  // Who is to sit at a counter has less of everything else.
  if (areaIn2 < TOO_SMALL.from || sitsAtCounter) return 0;
  const small = (asked: number | undefined, ...tokens: RunSegment['token'][]): boolean =>
    asked === undefined && segments.some((s) => tokens.includes(s.token) && s.width < LEAST_BOUGHT);
  return TOO_SMALL.costs * (Number(small(range, 'range', 'cooktop')) + Number(small(fridge, 'fridge')));
}

/** Every budget buys a range and a refrigerator so wide; each further inch is worth as much as a filler's costs. Inches. */
const LEAST_BOUGHT = 30;

/** What it costs to have no shelves at all; a guideline that is half missed costs half of it. */
const SHELF_WORTH = 90;

/** Inches of shelf and drawer front that an inch of base cabinet and what hangs above it bring, and each corner. */
const SHELF_A_BASE_INCH = 8.4;

const SHELF_A_CORNER = 216;

const SHELF_A_PANTRY = 288;

const SHELF_AN_ISLAND = 580;

/** The share of the shelf front asked for (NKBA 27) that a plan will likely lack, 0 to 1. */
function shelfWant(
  segments: readonly RunSegment[],
  corners: number,
  lacksIsland: boolean,
  sqIn: number,
): number {
  const asked = sqIn < 150 * 144 ? 1400 : sqIn < 350 * 144 ? 1700 : 2000;
  const bases = segments.reduce((n, s) => (s.token === 'base' ? n + s.width : n), 0);
  const pantry = segments.some((s) => s.token === 'pantry') ? SHELF_A_PANTRY : 0;
  const island = lacksIsland ? SHELF_AN_ISLAND : 0;
  const has = bases * SHELF_A_BASE_INCH + corners * SHELF_A_CORNER + pantry + island;
  return Math.max(0, 1 - has / asked);
}
