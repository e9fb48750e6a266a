import { wants } from '@plumbline/brief';
import {
  atFrame,
  type Brief,
  type Frame,
  frameOf,
  framesAt,
  type Neighbours,
  neighboursOf,
  type Side,
  seenFromFrame,
  type WallFrame,
  type WallId,
} from '@plumbline/concept';
import { cornerEnd, opposite, type Rect, roomAcross, runsEast } from '../../geometry/geometry.js';
import { holdsPins, type Pin, pinRuns } from '../cabinets/pinned-run.js';
import { type RunSegment, type RunToken } from '../cabinets/run.js';
import { BASE_DEEP, CORNER, COUNTER_DEEP } from '../cabinets/sizes.js';
import { type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Candidate } from './layouts.js';
import { counterSeats } from './needs.js';
import { type CabinetTier, isTall } from './parts.js';
import {
  cornerRect,
  type FillRun,
  growsRight,
  mirrored,
  type PlacedRun,
  type RunFiller,
  type RunPlan,
  segmentAt,
} from './runs.js';

/** The runs of a layout along the walls of a room, filled for a tier. */

/** Whether runs go around an outside corner. */
export const goesAround = ({ corners }: Runs): boolean => corners.some((corner) => corner.at === 'outside');

/** Where two runs meet: in a corner of the room, around an outside corner, or out on the floor. */
export interface RunCorner {
  readonly at: 'inside' | 'outside' | 'floor';
  readonly rect: Rect;
  readonly a: Frame;
  readonly b: Frame;
  readonly group: string;
  /** No cabinet stands in it: the runs begin past it, each at a filler. */
  readonly closed?: true;
}

export interface Runs {
  readonly placed: PlacedRun[];
  readonly corners: RunCorner[];
}

/** A run's floor, to the edge of its counter. */
export const rectOfRun = ({ frame, from, to, off }: PlacedRun): Rect =>
  atFrame(frame, from, off, to - from, COUNTER_DEEP);

/** The floor below a run's counter, which stands out past its cabinets. */
export const countersOf = (run: PlacedRun): Rect[] =>
  run.segments
    .filter(({ token }) => !isTall(token) && token !== 'filler')
    .map((segment) => atFrame(run.frame, segmentAt(run, segment), run.off, segment.width, COUNTER_DEEP));

/** What stands free at an outside corner ends so far from it. Inches. */
const OFF_OUTSIDE_CORNER = 3;

/** The runs of a layout at their walls, filled for no tier yet. */
export interface LaidRuns {
  /** Runs around what stays where it is, and first around what was told to be in the middle of its wall as well. */
  readonly ways: readonly { readonly fills: readonly FillRun[]; readonly pins: readonly Pin[] }[];
  readonly corners: RunCorner[];
}

/** The runs of a layout at their walls; nothing where these are too short for them. */
export function layRuns(
  candidate: Candidate,
  brief: Brief,
  shell: PlannerShell,
  filler: RunFiller,
): LaidRuns | undefined {
  const layout = layoutAt(candidate, shell);
  const main = mainRun(layout);
  const others = main && otherRuns(layout, main, brief);
  if (!others) return undefined;
  const plans = [main, ...others.plans].map((plan) => withEnds(plan, shell));
  const pins = shell.house?.pins ?? [];
  const middles = middlesTold(plans, shell).filter(({ token }) => !pins.some((pin) => pin.token === token));
  const around = (pins: readonly Pin[]) => ({ fills: fillsOf(plans, pins, brief, filler), pins });
  return {
    ways: [...(middles.length > 0 ? [around([...pins, ...middles])] : []), around(pins)],
    corners: [...mainCorners(layout), ...others.corners],
  };
}

const fillsOf = (
  told: readonly RunPlan[],
  pins: readonly Pin[],
  brief: Brief,
  filler: RunFiller,
): readonly FillRun[] => {
  const plans = [...told];
  pinRuns(plans, pins);
  return plans.map((plan) => filler(wants(brief, 'left-handed') ? leftHanded(plan) : plan));
};

/** Runs filled for a tier; nothing where one of them does not fit. */
export function filled({ ways, corners }: LaidRuns, tier: CabinetTier): Runs | undefined {
  for (const { fills, pins } of ways) {
    const placed = placedRuns(fills, tier);
    if (placed && holdsPins(placed, pins)) return { placed, corners };
  }
  return undefined;
}

function placedRuns(fills: readonly FillRun[], tier: CabinetTier): PlacedRun[] | undefined {
  const filled: (readonly RunSegment[])[] = [];
  for (const fill of fills) {
    const segments = fill.segments(tier);
    if (!segments) return undefined;
    filled.push(segments);
  }
  return fills.map((fill, i) => fill.filledWith(filled[i] as readonly RunSegment[]));
}

/** A run with what words put at the ends of its wall. */
function withEnds(plan: RunPlan, { told = [] }: PlannerShell): RunPlan {
  if (!told.some(({ end }) => end !== undefined)) return plan;
  const at = (end: Side): ReadonlySet<RunToken> =>
    new Set(
      plan.tokens.filter((token) =>
        told.some(
          (one) => one.thing === TOLD_AS[token] && one.at === plan.side && one.end === end && plan.off === 0,
        ),
      ),
    );
  const ends = { first: at(plan.start), last: at(opposite(plan.start)) };
  return ends.first.size + ends.last.size > 0 ? { ...plan, ends } : plan;
}

/** What words put in the middle of a wall, of what stands at that wall by its plan. */
function middlesTold(plans: readonly RunPlan[], { told = [] }: PlannerShell): readonly Pin[] {
  return told.flatMap(({ thing, at, middle }): Pin[] => {
    if (!middle) return [];
    for (const { off, frame, side, tokens } of plans) {
      const token = tokens.find((one) => TOLD_AS[one] === thing);
      const wall = (frame as Frame & { wall?: { id: WallId } }).wall?.id;
      if (token && wall && off === 0 && side === at) return [{ token, wall, middleIn: frame.lengthIn / 2 }];
    }
    return [];
  });
}
/** Under which names words place the parts of a run. */
const TOLD_AS: Readonly<Partial<Record<RunToken, string>>> = {
  sink: 'sink',
  range: 'range',
  cooktop: 'range',
  fridge: 'refrigerator',
  oven: 'oven',
  pantry: 'pantry',
  dishwasher: 'dishwasher',
};

/** A candidate at its main wall. */
interface LayoutAtWall {
  readonly candidate: Candidate;
  readonly shell: PlannerShell;
  /** From the main wall to what faces it. Inches. */
  readonly across: number;
  /** The end at which the first side run stands, and the other one. */
  readonly left: MainEnd;
  readonly right: MainEnd;
  /** Whether the wall's coordinates begin at its left end. */
  readonly leftIsLow: boolean;
}

/** An end of the main wall. */
interface MainEnd {
  readonly kind: Neighbours['start']['kind'];
  /** The wall beside the main one. */
  readonly frame: WallFrame;
  /** A run stands at that wall too. */
  readonly hasRun: boolean;
  /** The two runs go around an outside corner; where only one stands there it ends with a finished side. */
  readonly around: boolean;
}

/** The runs beside the main one, and where they meet it or one another. */
interface OtherRuns {
  readonly plans: readonly RunPlan[];
  readonly corners: readonly RunCorner[];
}

function layoutAt(candidate: Candidate, shell: PlannerShell): LayoutAtWall {
  const { layout, main, left } = candidate;
  const beside = neighboursOf(shell, main.wall.id);
  const leftIsLow = cornerEnd(left) === 'start';
  const end = ({ kind, wall }: Neighbours['start'], hasRun: boolean): MainEnd => ({
    kind,
    frame: frameOf(shell, wall),
    hasRun,
    around: hasRun && kind === 'outside',
  });
  const hasLeft =
    layout === 'l-shape' ||
    layout === 'u-shape' ||
    (layout === 'peninsula' && (candidate.behindStrip === undefined || candidate.tokens.left.length > 0));
  return {
    candidate,
    shell,
    across: roomAcross(shell, main),
    left: end(leftIsLow ? beside.start : beside.end, hasLeft),
    right: end(
      leftIsLow ? beside.end : beside.start,
      layout === 'u-shape' || (layout === 'peninsula' && candidate.across !== undefined),
    ),
    leftIsLow,
  };
}

const offCorner = (kind: MainEnd['kind']): number => (kind === 'outside' ? OFF_OUTSIDE_CORNER : 0);
const freeEnd = (kind: MainEnd['kind']): RunPlan['lastEnd'] => (kind === 'outside' ? 'open' : 'wall');
/** What an end of the main wall takes of its run. Inches. */
const takenAt = ({ kind, hasRun, around }: MainEnd): number =>
  hasRun ? (around ? 0 : CORNER) : offCorner(kind);

/** The run at the main wall; nothing where two side runs would leave it longer than it may be. */
function mainRun(layout: LayoutAtWall): RunPlan | undefined {
  const { candidate, left, right, leftIsLow } = layout;
  const { main, longest, tokens } = candidate;
  const strip = offOfStrip(layout);
  if (candidate.behindStrip !== undefined && strip === undefined) return undefined;
  const takenRight = strip === undefined ? takenAt(right) : strip + CLOSED_CORNER;
  let from = leftIsLow ? takenAt(left) : takenRight;
  let to = main.lengthIn - (leftIsLow ? takenRight : takenAt(left));
  if (right.hasRun && to - from > longest.main) return undefined;
  let lastEnd: RunPlan['lastEnd'] = right.hasRun || strip !== undefined ? 'corner' : freeEnd(right.kind);
  if (to - from > longestOf(longest.main, to - from)) {
    if (leftIsLow) to = from + longest.main;
    else from = to - longest.main;
    lastEnd = 'open';
  }
  return {
    side: main.side,
    frame: main,
    off: 0,
    from,
    to,
    start: candidate.left,
    tokens: tokens.main,
    firstEnd: left.hasRun ? 'corner' : freeEnd(left.kind),
    lastEnd,
    group: 'main',
  };
}

/** The corners in which side runs meet the main run. */
function mainCorners({ candidate: { main }, left, right, leftIsLow }: LayoutAtWall): RunCorner[] {
  const corner = ({ frame, around }: MainEnd, atLow: boolean): RunCorner => ({
    at: around ? 'outside' : 'inside',
    rect: around
      ? atFrame(main, atLow ? -BASE_DEEP : main.lengthIn, 0, BASE_DEEP, BASE_DEEP)
      : cornerRect(main, frame, CORNER),
    a: main,
    b: frame,
    group: 'main',
  });
  return [
    ...(left.hasRun ? [corner(left, leftIsLow)] : []),
    ...(right.hasRun ? [corner(right, !leftIsLow)] : []),
  ];
}

function otherRuns(layout: LayoutAtWall, main: RunPlan, brief: Brief): OtherRuns | undefined {
  const { candidate, left, right } = layout;
  if (candidate.behindStrip !== undefined) return peninsulaOffMain(layout, brief);
  if (candidate.layout === 'peninsula') return peninsula(layout, brief);
  if (candidate.layout === 'galley') {
    const facing = facingRun(layout, main);
    return facing && { plans: [facing], corners: [] };
  }
  const plans = left.hasRun ? [wholeSide(layout, left, candidate.tokens.left, 'left')] : [];
  if (right.hasRun) plans.push(wholeSide(layout, right, candidate.tokens.right, 'right'));
  return { plans, corners: [] };
}

/** A run along a side wall, as long as the candidate allows. */
function wholeSide(layout: LayoutAtWall, end: MainEnd, tokens: readonly RunToken[], group: string): RunPlan {
  const free = end.frame.lengthIn - (end.around ? 0 : CORNER);
  const { side, other = side } = layout.candidate.longest;
  const most = Math.max(0, Math.min(free, longestOf(group === 'right' ? other : side, free)));
  return sideRun(layout, end, { tokens, group, most });
}

/** A run of at most so many inches along a side wall, from the main run on; `turns` where it ends in another corner. */
function sideRun(
  { candidate: { main }, shell }: LayoutAtWall,
  { frame, around }: MainEnd,
  {
    tokens,
    group,
    most,
    turns = false,
  }: {
    readonly tokens: readonly RunToken[];
    readonly group: string;
    readonly most: number;
    readonly turns?: boolean;
  },
): RunPlan {
  const near = around ? 0 : CORNER;
  const start = around ? opposite(main.side) : main.side;
  // Leaves a way past the end of the run, unless the wall ends there anyway.
  const long = frame.lengthIn;
  const fromLow = cornerEnd(start) === 'start';
  const ends = neighboursOf(shell, frame.wall.id);
  const far = fromLow ? ends.end : ends.start;
  const room = Math.min(long - near - (turns ? CORNER : offCorner(far.kind)), most);
  const atWall = !turns && far.kind === 'inside' && long - near - room < 1;
  return {
    side: frame.side,
    frame,
    off: 0,
    from: fromLow ? near : long - near - room,
    to: fromLow ? near + room : long - near,
    start,
    tokens,
    firstEnd: 'corner',
    lastEnd: turns ? 'corner' : atWall ? 'wall' : 'open',
    group,
  };
}

/** A run along the left wall that turns into the room; nothing where the room is too short for it. */
function peninsula(layout: LayoutAtWall, brief: Brief): OtherRuns | undefined {
  const { candidate, across, left, right, leftIsLow } = layout;
  const { main, tokens } = candidate;
  if (left.around || right.around) return undefined;
  const deep = Math.min(across, left.frame.lengthIn);
  // Between three runs a corner without a cabinet saves the floor that one walks in by.
  const third = candidate.across;
  const elbow = third ? CLOSED_CORNER : CORNER;
  // What is open already is as wide as it is: one walks past the seats to come through it.
  const open = brief.layouts.includes('open-concept') && !isOpened(layout.shell);
  const behinds = open ? BEHIND_OPEN : BEHIND_PENINSULA;
  const most = behinds
    .map((behind) => {
      const reach = Math.min(deep - OVERHANG - behind, 150);
      return Math.floor((reach - CORNER - elbow) / 3) * 3;
    })
    .find((room) => room >= LEAST_ELBOW);
  if (most === undefined) return undefined;
  const stripAndCorner = stripOff(
    {
      frame: mirrored(main, across),
      off: across - (CORNER + elbow + most),
      length:
        main.lengthIn -
        elbow -
        (third ? COUNTER_DEEP + END_AND_EDGE + passPastEnd(main.lengthIn, brief) : PASS),
      cornerIn: elbow,
      atLow: leftIsLow,
      start: candidate.left,
      beside: left.frame,
      tokens: tokens.right,
    },
    brief,
  );
  if (!stripAndCorner) return undefined;
  // Where a third run leaves fewer seats than were asked for, one without it is better.
  const { from, to } = stripAndCorner.strip;
  if (third && counterSeats(brief) > 2 && (to - from + elbow - ELBOW) / SEAT < counterSeats(brief))
    return undefined;
  return {
    plans: [
      sideRun(layout, left, { tokens: tokens.left, group: 'left', most, turns: true }),
      stripAndCorner.strip,
      ...(third ? [wholeSide(layout, right, third, 'right')] : []),
    ],
    corners: [third ? { ...stripAndCorner.corner, closed: true } : stripAndCorner.corner],
  };
}

/** Past the end of a strip that a third run faces: where one works there, or as one squeezes in where the seats need it. */
function passPastEnd(lengthIn: number, brief: Brief): number {
  const span = Math.floor((lengthIn - CLOSED_CORNER - COUNTER_DEEP - END_AND_EDGE - PASS) / 3) * 3;
  return Math.floor((span + CLOSED_CORNER - ELBOW) / SEAT) >= Math.max(1, counterSeats(brief))
    ? PASS
    : PAST_STRIP;
}

/** The top over a strip's end, and the counter's edge that faces it. Inches. */
const END_AND_EDGE = 3;
/** A seat at a counter, and the elbow of who sits next to a wall. Inches. */
const SEAT = 24;
export const ELBOW = 6;

/** A strip that stands off a run: where its back is, how long it may be, and the corner that it begins at. Inches. */
interface StripPlace {
  readonly frame: RunPlan['frame'];
  readonly off: number;
  readonly length: number;
  readonly cornerIn: number;
  /** Whether it begins at its frame's west or south end. */
  readonly atLow: boolean;
  readonly start: RunPlan['start'];
  readonly beside: RunCorner['b'];
  readonly tokens: RunToken[];
}

/** A strip for as many seats as are asked for, in steps of 3 in, and its corner; nothing where there is room for less than one. */
function stripOff(
  { frame, off, length, cornerIn, atLow, start, beside, tokens }: StripPlace,
  brief: Brief,
): { readonly strip: RunPlan; readonly corner: RunCorner } | undefined {
  const span = Math.min(Math.floor(length / 3) * 3, Math.max(72, counterSeats(brief) * 24));
  if (span < 24) return undefined;
  const { lengthIn } = frame;
  const strip: RunPlan = {
    side: frame.side,
    frame,
    off,
    from: atLow ? cornerIn : lengthIn - cornerIn - span,
    to: atLow ? cornerIn + span : lengthIn - cornerIn,
    start,
    tokens,
    firstEnd: 'corner',
    lastEnd: 'open',
    group: 'peninsula',
  };
  const corner: RunCorner = {
    at: 'floor',
    rect: atFrame(frame, atLow ? 0 : lengthIn - cornerIn, off, cornerIn, cornerIn),
    a: frame,
    b: beside,
    group: 'peninsula',
  };
  return { strip, corner };
}

/**
 * How far from the wall past its end a strip off the main run has its back, so that people walk behind its seats.
 * Nothing where the wall is too short for the run.
 */
function offOfStrip({ candidate, left, right }: LayoutAtWall): number | undefined {
  const { main, longest, behindStrip } = candidate;
  if (behindStrip === undefined || right.kind !== 'inside' || left.around) return undefined;
  const free = main.lengthIn - takenAt(left) - CLOSED_CORNER - OVERHANG - behindStrip;
  const run = Math.min(free, longest.main);
  return run < LEAST_MAIN_RUN ? undefined : main.lengthIn - takenAt(left) - run - CLOSED_CORNER;
}

/** A strip off the end of the main run, where the room is too narrow for one off a run on the wall beside it. */
function peninsulaOffMain(layout: LayoutAtWall, brief: Brief): OtherRuns | undefined {
  const { candidate, across, left, right } = layout;
  const { main, tokens } = candidate;
  const off = offOfStrip(layout);
  if (off === undefined) return undefined;
  const { frame } = right;
  const stripAndCorner = stripOff(
    {
      frame,
      off,
      length: Math.min(across, frame.lengthIn) - CLOSED_CORNER - PAST_STRIP,
      cornerIn: CLOSED_CORNER,
      atLow: cornerEnd(main.side) === 'start',
      start: main.side,
      beside: main,
      tokens: tokens.right,
    },
    brief,
  );
  if (!stripAndCorner) return undefined;
  const { strip, corner } = stripAndCorner;
  const beside = left.hasRun ? [wholeSide(layout, left, tokens.left, 'left')] : [];
  return { plans: [...beside, strip], corners: [{ ...corner, closed: true }] };
}

/** The run across from the main one, over the same stretch; nothing where no wall faces it. */
function facingRun({ candidate, shell, across }: LayoutAtWall, run: RunPlan): RunPlan | undefined {
  const { main, tokens } = candidate;
  const other = wallOpposite(shell, main, across);
  if (!other) return undefined;
  // The same stretch in the other wall's coordinates.
  const shift = runsEast(main.side) ? other.from.x - main.from.x : other.from.y - main.from.y;
  return {
    ...run,
    side: other.side,
    frame: other,
    from: Math.max(0, run.from - shift),
    to: Math.min(other.lengthIn, run.to - shift),
    tokens: tokens.right,
    firstEnd: 'wall',
    group: 'right',
  };
}

/** How much of a stretch of wall a run takes: all of it where what it leaves is too narrow for anything else. Inches. */
const longestOf = (longest: number, stretch: number): number =>
  stretch - longest < LEAST_LEFT ? stretch : longest;

const LEAST_LEFT = 24;

/** The top of a peninsula hangs over for knees. Inches. */
export const OVERHANG = 15;

/** Behind its seats a person walks past, edges past, or nobody does where the strip ends at a wall (NKBA 8). Inches. */
const BEHIND_PENINSULA = [44, 36, 32] as const;

/** The same where the wall behind the seats is open to another room. Inches. */
const BEHIND_OPEN = [24] as const;

/** A corner with no cabinet in it, and the fillers past it that doors and drawers open beside. Inches. */
export const CLOSED_CORNER = 27;
/** A main run that a strip stands off is at least so long. Inches. */
const LEAST_MAIN_RUN = 36;
/** Past the end of a strip off the main run, where nobody works across from it (NKBA 7). Inches. */
const PAST_STRIP = 36;

/** Past the end of a peninsula. Inches. */
const PASS = 42;
/** Between the corner cabinets of a peninsula: with less, the aisle is under 42 in. */
const LEAST_ELBOW = 24;

/** The run with its dishwasher to the left of the sink, seen from in front of them. */
function leftHanded(plan: RunPlan): RunPlan {
  const sink = plan.tokens.indexOf('sink');
  const washer = plan.tokens.indexOf('dishwasher');
  if (sink < 0 || Math.abs(sink - washer) !== 1) return plan;
  const fromLeft = (cornerEnd(plan.start) === 'start') === growsRight(plan.side);
  if (washer < sink === fromLeft) return plan;
  const tokens = [...plan.tokens];
  [tokens[sink], tokens[washer]] = ['dishwasher', 'sink'];
  return { ...plan, tokens };
}

/** The wall that faces another over so much floor. */
const wallOpposite = (shell: PlannerShell, main: WallFrame, across: number): WallFrame | undefined =>
  framesAt(shell, opposite(main.side)).find((frame) => {
    const { n, t } = seenFromFrame(main, { ...frame.from, w: 0, d: 0 });
    return Math.abs(n - across) < 0.1 && t < main.lengthIn && t + frame.lengthIn > 0;
  });
