import { type Brief, HEIGHTS, type Item } from '@plumbline/concept';
import { contains, cornerEnd, opposite, type Rect } from '../../geometry/geometry.js';
import { BASE_DEEP, CORNER, COUNTER_DEEP } from '../cabinets/sizes.js';
import { Draft } from '../floor/draft.js';
import { seatAlong } from './island.js';
import { CLOSED_CORNER, ELBOW, OVERHANG, type RunCorner, type Runs } from './layout-runs.js';
import { counterSeats } from './needs.js';
import { type PlacedRun } from './runs.js';
import { type Stretch, stretches, stretchOf, TALL_KINDS } from './stretches.js';

/** Counters of runs, and the seats at that of a peninsula. */

/** A filler beside a tall unit at an outside corner takes no top of its own. Inches. */
const LEAST_COUNTER = 6;

/**
 * The counter of a run: one strip for each stretch between tall units and the range. `reach` lengthens it into
 * a corner at its start or end, in wall coordinates.
 */
function standCounter(
  draft: Draft,
  run: PlacedRun,
  reach: { readonly low: number; readonly high: number },
  overhangBack = 0,
  traits: Item['traits'] = {},
): void {
  const breaks = lowBreaks(draft, run);
  for (const stretch of stretches(run.from - reach.low, run.to + reach.high, breaks)) {
    if (stretch.to - stretch.from < LEAST_COUNTER) continue;
    const deep = COUNTER_DEEP + overhangBack;
    const rect = draft.at(run.frame, stretch.from, run.off - overhangBack, stretch.to - stretch.from, deep);
    draft.add('countertop', rect, {
      facing: opposite(run.side),
      group: run.group,
      label: 'Countertop',
      z: HEIGHTS.baseCabinet,
      height: HEIGHTS.counterThickness,
      traits: {
        edge: 'eased',
        ...traits,
      },
    });
  }
}

/** Along a run: where tall units and the range stop the counter. */
function lowBreaks(draft: Draft, run: PlacedRun): Stretch[] {
  return draft.items
    .filter((i) => i.group === run.group && i.facing === opposite(run.side))
    .filter(
      (i) =>
        TALL_KINDS.has(i.kind) || i.kind === 'range' || (i.kind === 'filler' && i.traits?.level === 'tall'),
    )
    .map((i) => stretchOf(draft, run.frame, i));
}

/** The corner in which each end of a run meets another run. */
function cornersOf(
  draft: Draft,
  run: PlacedRun,
  runs: Runs,
): { readonly low: RunCorner | undefined; readonly high: RunCorner | undefined } {
  const own = runs.corners.filter((k) => k.a === run.frame || k.b === run.frame);
  return {
    low: own.find((k) => touches(draft, run, k.rect, 'low')),
    high: own.find((k) => touches(draft, run, k.rect, 'high')),
  };
}

export function standCounters(draft: Draft, run: PlacedRun, runs: Runs, brief: Brief): void {
  const corners = cornersOf(draft, run, runs);
  const into = (corner?: RunCorner): number => {
    if (!corner) return 0;
    // One leg's counter covers the corner square; the other's starts at its edge.
    const owns = run.group === corner.group;
    if (corner.at === 'outside') return owns ? COUNTER_DEEP : 0;
    const deep = corner.closed ? CLOSED_CORNER : CORNER;
    return owns ? deep : deep - COUNTER_DEEP;
  };
  const reach = { low: into(corners.low), high: into(corners.high) };
  if (run.group === 'peninsula') {
    standCounter(draft, run, reach, OVERHANG, {
      seats: seatsOf(run, brief),
      overhangIn: OVERHANG,
      seatSide: run.side,
    });
  } else standCounter(draft, run, reach);
}

/** The ends of a run that reach into a corner of the room. */
export function wallEnds(
  draft: Draft,
  run: PlacedRun,
  runs: Runs,
): { readonly low: boolean; readonly high: boolean } {
  const corners = cornersOf(draft, run, runs);
  return {
    low: corners.low?.at === 'inside' && run.from <= CORNER + 0.1,
    high: corners.high?.at === 'inside' && run.to >= run.frame.lengthIn - CORNER - 0.1,
  };
}

function touches(draft: Draft, run: PlacedRun, rect: Rect, end: 'low' | 'high'): boolean {
  const probe =
    end === 'low'
      ? draft.at(run.frame, run.from - 2, run.off, 1, BASE_DEEP)
      : draft.at(run.frame, run.to + 1, run.off, 1, BASE_DEEP);
  return contains(rect, probe);
}

/** Where people sit along a peninsula: past its corner too, but for an elbow at the wall. */
const seatsAlong = (run: PlacedRun): readonly [number, number] =>
  cornerEnd(run.start) === 'start'
    ? [Math.max(0, run.from - CORNER) + ELBOW, run.to]
    : [run.from, Math.min(run.frame.lengthIn, run.to + CORNER) - ELBOW];

/** The seats that a peninsula has: as many as were asked for, where so many fit. */
const seatsOf = (run: PlacedRun, brief: Brief): number => {
  const [from, to] = seatsAlong(run);
  const room = Math.floor((to - from) / 24);
  return Math.min(room, counterSeats(brief) || room);
};

export function seatPeninsula(draft: Draft, runs: readonly PlacedRun[], brief: Brief): void {
  const run = runs.find((r) => r.group === 'peninsula');
  if (run)
    seatAlong(draft, run.frame, run.off - OVERHANG, ...seatsAlong(run), 'peninsula', seatsOf(run, brief));
}
