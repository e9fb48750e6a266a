import {
  atFrame,
  type Brief,
  type Frame,
  frameOf,
  framesAt,
  type Neighbours,
  neighboursOf,
  seenFromFrame,
  type WallFrame,
} from '@plumbline/concept';
import { wants } from '../../brief/brief.js';
import { cornerEnd, opposite, type Rect, roomAcross, runsEast } from '../../geometry/geometry.js';
import { holdsPins, pinRuns } from '../cabinets/pinned-run.js';
import { type Token } from '../cabinets/run.js';
import { BASE_DEEP, CORNER, COUNTER_DEEP } from '../cabinets/sizes.js';
import { type Shell } from '../floor/draft.js';
import { type Candidate } from './layouts.js';
import { counterSeats } from './needs.js';
import { isTall, type Tier } from './parts.js';
import {
  cornerRect,
  type FillRun,
  growsRight,
  mirrored,
  type PlacedRun,
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

export function runsOf(
  c: Candidate,
  tier: Tier,
  brief: Brief,
  shell: Shell,
  fill: FillRun,
): Runs | undefined {
  const { main } = c;
  const length = main.lengthIn;
  const across = roomAcross(shell, main);
  const beside = neighboursOf(shell, main.wall.id);
  const [leftEnd, rightEnd] =
    cornerEnd(c.left) === 'start' ? [beside.start, beside.end] : [beside.end, beside.start];
  const left = frameOf(shell, leftEnd.wall);
  const right = frameOf(shell, rightEnd.wall);
  const hasLeft = c.layout === 'l-shape' || c.layout === 'u-shape' || c.layout === 'peninsula';
  const hasRight = c.layout === 'u-shape';
  // Two runs go around an outside corner; where only one stands there it ends with a finished side.
  const aroundLeft = hasLeft && leftEnd.kind === 'outside';
  const aroundRight = hasRight && rightEnd.kind === 'outside';
  if (c.layout === 'peninsula' && aroundLeft) return undefined;
  const corners: RunCorner[] = [];
  const plans: RunPlan[] = [];

  const ofEnd = (end: Neighbours['start']) => (end.kind === 'outside' ? OFF_OUTSIDE_CORNER : 0);
  const lowLeft = cornerEnd(c.left) === 'start';
  const atLeft = hasLeft ? (aroundLeft ? 0 : CORNER) : ofEnd(leftEnd);
  const atRight = hasRight ? (aroundRight ? 0 : CORNER) : ofEnd(rightEnd);
  let from = lowLeft ? atLeft : atRight;
  let to = length - (lowLeft ? atRight : atLeft);
  if (hasRight && to - from > c.longest.main) return undefined;
  const freeEnd = (end: Neighbours['start']): RunPlan['lastEnd'] =>
    end.kind === 'outside' ? 'open' : 'wall';
  let lastEnd: RunPlan['lastEnd'] = hasRight ? 'corner' : freeEnd(rightEnd);
  if (to - from > longestOf(c.longest.main, to - from)) {
    if (lowLeft) to = from + c.longest.main;
    else from = to - c.longest.main;
    lastEnd = 'open';
  }
  plans.push({
    side: main.side,
    frame: main,
    off: 0,
    from,
    to,
    start: c.left,
    tokens: c.tokens.main,
    firstEnd: hasLeft ? 'corner' : freeEnd(leftEnd),
    lastEnd,
    group: 'main',
  });
  const turn = (b: Frame, around: boolean, atLow: boolean): void => {
    const rect = around
      ? atFrame(main, atLow ? -BASE_DEEP : length, 0, BASE_DEEP, BASE_DEEP)
      : cornerRect(main, b, CORNER);
    corners.push({ at: around ? 'outside' : 'inside', rect, a: main, b, group: 'main' });
  };
  if (hasLeft) turn(left, aroundLeft, lowLeft);
  if (hasRight) turn(right, aroundRight, !lowLeft);

  const sideRun = (
    frame: WallFrame,
    tokens: readonly Token[],
    group: string,
    most: number,
    { farCorner = false, around = false },
  ): RunPlan => {
    const near = around ? 0 : CORNER;
    const cornerSide = around ? opposite(main.side) : main.side;
    // Leaves a way past the end of the run, unless the wall ends there anyway.
    const long = frame.lengthIn;
    const fromCorner = cornerEnd(cornerSide) === 'start';
    const ends = neighboursOf(shell, frame.wall.id);
    const far = fromCorner ? ends.end : ends.start;
    const room = Math.min(long - near - (farCorner ? CORNER : ofEnd(far)), most);
    const atWall = !farCorner && far.kind === 'inside' && long - near - room < 1;
    return {
      side: frame.side,
      frame,
      off: 0,
      from: fromCorner ? near : long - near - room,
      to: fromCorner ? near + room : long - near,
      start: cornerSide,
      tokens,
      firstEnd: 'corner',
      lastEnd: farCorner ? 'corner' : atWall ? 'wall' : 'open',
      group,
    };
  };

  if (c.layout === 'peninsula') {
    const deep = Math.min(across, left.lengthIn);
    const leftRoom = BEHIND_PENINSULA.map((behind) => {
      const reach = Math.min(deep - OVERHANG - behind, 150);
      return Math.floor((reach - CORNER * 2) / 3) * 3;
    }).find((room) => room >= LEAST_ELBOW);
    if (leftRoom === undefined) return undefined;
    plans.push(sideRun(left, c.tokens.left, 'left', leftRoom, { farCorner: true }));
    const elbow = CORNER * 2 + leftRoom;
    const off = across - elbow;
    const pass = 42;
    const span = Math.min(
      Math.floor((length - CORNER - pass) / 3) * 3,
      Math.max(72, counterSeats(brief) * 24),
    );
    if (span < 24) return undefined;
    const facing = mirrored(main, across);
    plans.push({
      side: facing.side,
      frame: facing,
      off,
      from: lowLeft ? CORNER : length - CORNER - span,
      to: lowLeft ? CORNER + span : length - CORNER,
      start: c.left,
      tokens: c.tokens.right,
      firstEnd: 'corner',
      lastEnd: 'open',
      group: 'peninsula',
    });
    corners.push({
      rect: atFrame(facing, lowLeft ? 0 : length - CORNER, off, CORNER, CORNER),
      a: facing,
      b: left,
      group: 'peninsula',
      at: 'floor',
    });
  } else if (hasLeft) {
    const alongside = (
      frame: WallFrame,
      tokens: readonly Token[],
      group: string,
      around: boolean,
    ): RunPlan => {
      const free = frame.lengthIn - (around ? 0 : CORNER);
      return sideRun(frame, tokens, group, Math.max(0, Math.min(free, longestOf(c.longest.side, free))), {
        around,
      });
    };
    plans.push(alongside(left, c.tokens.left, 'left', aroundLeft));
    if (hasRight) plans.push(alongside(right, c.tokens.right, 'right', aroundRight));
  } else if (c.layout === 'galley') {
    const other = wallOpposite(shell, main, across);
    if (!other) return undefined;
    // The same stretch in the other wall's coordinates.
    const shift = runsEast(main.side) ? other.from.x - main.from.x : other.from.y - main.from.y;
    plans.push({
      side: other.side,
      frame: other,
      off: 0,
      from: Math.max(0, from - shift),
      to: Math.min(other.lengthIn, to - shift),
      start: c.left,
      tokens: c.tokens.right,
      firstEnd: 'wall',
      lastEnd,
      group: 'right',
    });
  }
  pinRuns(plans, shell.house?.pins);
  const placed: PlacedRun[] = [];
  for (const plan of plans) {
    const filled = fill(wants(brief, 'left-handed') ? leftHanded(plan) : plan, tier);
    if (!filled) return undefined;
    placed.push(filled);
  }
  if (!holdsPins(placed, shell.house?.pins ?? [])) return undefined;
  return { placed, corners };
}

/** How much of a stretch of wall a run takes: all of it where what it leaves is too narrow for anything else. Inches. */
const longestOf = (longest: number, stretch: number): number =>
  stretch - longest < LEAST_LEFT ? stretch : longest;

const LEAST_LEFT = 24;

/** The top of a peninsula hangs over for knees. Inches. */
export const OVERHANG = 15;

/** Behind its seats a person walks past, edges past, or nobody does where the strip ends at a wall (NKBA 8). Inches. */
const BEHIND_PENINSULA = [44, 36, 32] as const;

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
const wallOpposite = (shell: Shell, main: WallFrame, across: number): WallFrame | undefined =>
  framesAt(shell, opposite(main.side)).find((frame) => {
    const { n, t } = seenFromFrame(main, { ...frame.from, w: 0, d: 0 });
    return Math.abs(n - across) < 0.1 && t < main.lengthIn && t + frame.lengthIn > 0;
  });
