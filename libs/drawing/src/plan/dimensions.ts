import {
  boundsOf,
  type Frame,
  framesAt,
  isRectangular,
  runsEast,
  type Side,
  seenFromFrame,
  type WallFrame,
} from '@plumbline/concept';
import { feetAndInches, rectOf } from '@plumbline/room/parts';
import type { Labels } from '../pen/labels.js';
import { INK, line, WEIGHT } from '../pen/svg.js';
import { textWidth } from '../pen/text.js';
import type { PlusMinus } from '../sheet/plan-info.js';
import { doorsOut } from '../sheet/sheet.js';
import { leftOut } from '../sheet/shorten.js';
import { type View } from '../sheet/view.js';
import { framesOf, gapBehind, pointAt, thicknessIn } from './walls.js';

/** Dimension strings outside the room: segments next to the walls, the whole length beyond them. Points. */
const DIMENSION = { first: 15, second: 33, tick: 3, lift: 6.5, clear: 9 } as const;
/** Where a wall that others hide has its string: off its face, outwards or into the room. Points. */
const HIDDEN = { out: 11, least: 24, into: [10, 16, 24, 34] } as const;

const BREAKING = new Set([
  'refrigerator',
  'range',
  'wall-oven',
  'tall-cabinet',
  'sink-base',
  'dishwasher',
  'vanity',
  'toilet',
  'bathtub',
  'shower',
  'fireplace',
  'closet',
  'walk-in-closet',
  'stair',
  'pedestal-sink',
]);

/**
 * All strings of the plan, the whole lengths with their ±. Figures go to `labels`. @param everyEdge tells each edge of an
 * opening, also one whose stretch is narrower than its figure
 */
export function drawDimensions(
  v: View,
  labels: Labels,
  plusMinus: PlusMinus = {},
  everyEdge = false,
): string {
  let art = '';
  const { shell } = v.room;
  for (const side of ['north', 'west', 'south', 'east'] as const) {
    const line = new SideLine(v, side, everyEdge);
    const breaks = line.breaks();
    if (breaks.length > 2) art += line.string(breaks, DIMENSION.first, labels);
    if (side === 'north' || side === 'west') {
      const away = breaks.length > 2 ? DIMENSION.second : DIMENSION.first;
      art += line.string([0, line.length], away, labels, plusMinus[side]);
    }
  }
  const told: Frame[] = [];
  for (const frame of framesOf(shell)) {
    if (gapBehind(shell, frame) === Number.POSITIVE_INFINITY) continue;
    // Two walls that face each other over the same stretch are told once.
    if (told.some((other) => isAlike(other, frame))) continue;
    told.push(frame);
    art += hiddenString(v, frame, labels, everyEdge);
  }
  return art;
}

const isAlike = (a: Frame, b: Frame): boolean =>
  runsEast(a.side) === runsEast(b.side) && startOf(a) === startOf(b) && a.lengthIn === b.lengthIn;

/** Where a wall starts on its own axis, in inches of the room. */
const startOf = ({ side, from }: Frame): number => (runsEast(side) ? from.x : from.y);

interface Edge {
  readonly at: number;
  /** Which is told rather than another that lies too near. */
  readonly rank: number;
}

/** Ranks of edges. */
const OPENING = 2;
const THING = 1;
/** A stub of wall beside an opening that is told. Inches. */
const LEAST_STUB = 2;

/** The least segment in inches that leaves place for its figure. */
const leastSegment = (v: View): number =>
  Math.max((textWidth('10\'-10 1/2"', v.type.dimension) + 3) / v.s, 6);

/** Openings first; an edge that leaves no place for its figure is told by the schedule instead. */
function chosenFrom(
  corners: readonly number[],
  edges: readonly Edge[],
  least: number,
  everyEdge: boolean,
): number[] {
  const chosen = [...corners];
  for (const edge of [...edges].sort((a, b) => b.rank - a.rank || a.at - b.at)) {
    const apart = everyEdge && edge.rank === OPENING ? LEAST_STUB : least;
    if (chosen.every((c) => Math.abs(c - edge.at) >= apart)) chosen.push(edge.at);
  }
  return chosen.sort((a, b) => a - b);
}

/** One side of the bounding box, along which the walls that are seen from there are told. */
class SideLine {
  readonly length: number;
  private readonly frame: Frame;
  private readonly walls: readonly WallFrame[];
  private readonly across: boolean;
  /** From the line outwards to the outer face of its furthest wall, and to what its doors sweep. Points. */
  private readonly face: number;

  constructor(
    private readonly v: View,
    private readonly side: Side,
    private readonly everyEdge: boolean,
  ) {
    const { shell } = v.room;
    const { w, d } = boundsOf(shell);
    this.across = runsEast(side);
    this.length = this.across ? w : d;
    this.frame = {
      side,
      from: { x: side === 'east' ? w : 0, y: side === 'north' ? d : 0 },
      lengthIn: this.length,
    };
    this.walls = framesAt(shell, side);
    this.face = Math.max(...this.walls.map((wall) => this.outerFace(wall)));
  }

  /** How far a wall's outer face stands beyond the line; below zero for one that stands back. Points. */
  private outerFace(wall: WallFrame): number {
    const back = seenFromFrame(this.frame, { ...wall.from, w: 0, d: 0 }).n;
    return (thicknessIn(this.v.room.shell, wall) - back) * this.v.s;
  }

  /** Where the segments begin and end: corners, edges of openings, and the appliances and fixtures that set it out. */
  breaks(): number[] {
    const { room } = this.v;
    const chosen = [0, this.length];
    const edges: Edge[] = [];
    for (const wall of this.walls) {
      if (gapBehind(room.shell, wall) < Number.POSITIVE_INFINITY) continue;
      const start = startOf(wall);
      for (const at of [start, start + wall.lengthIn]) if (!chosen.includes(at)) chosen.push(at);
      for (const o of room.openings)
        if (o.wall === wall.wall.id)
          edges.push(
            { at: start + o.offsetIn, rank: OPENING },
            { at: start + o.offsetIn + o.widthIn, rank: OPENING },
          );
      for (const item of room.items) {
        if (!BREAKING.has(item.kind) || item.box.z > 1) continue;
        const s = seenFromFrame(wall, rectOf(item.box));
        if (s.n > 3 || s.n < -3 || s.t + s.along < 0 || s.t > wall.lengthIn) continue;
        edges.push({ at: start + s.t, rank: THING }, { at: start + s.t + s.along, rank: THING });
      }
    }
    return chosenFrom(chosen, edges, leastSegment(this.v), this.everyEdge);
  }

  string(breaks: readonly number[], away: number, labels: Labels, plusMinusIn = 0): string {
    const { v } = this;
    const out = this.face + doorsOut(v.room, this.side) * v.s + away;
    return drawString(
      v,
      this.frame,
      breaks,
      -out,
      labels,
      (at) => this.startsAt(at) + 4,
      'side',
      plusMinusIn,
    );
  }

  /** Outer face of the outermost wall at a place of the line. */
  private startsAt(at: number): number {
    const there = this.walls.filter((wall) => startOf(wall) <= at && at <= startOf(wall) + wall.lengthIn);
    return there.length > 0 ? Math.max(...there.map((wall) => this.outerFace(wall))) : this.face;
  }
}

/** The string of a wall that other parts of the room hide from outside: behind it, or else before it. */
function hiddenString(v: View, frame: WallFrame, labels: Labels, everyEdge: boolean): string {
  const behind = (gapBehind(v.room.shell, frame) - 2 * thicknessIn(v.room.shell, frame)) * v.s;
  const th = thicknessIn(v.room.shell, frame) * v.s;
  const places =
    behind >= HIDDEN.least ? [-th - Math.min(HIDDEN.out, behind / 2), ...HIDDEN.into] : HIDDEN.into;
  const breaks = chosenFrom(
    [0, frame.lengthIn],
    v.room.openings
      .filter((o) => o.wall === frame.wall.id)
      .flatMap((o) => [o.offsetIn, o.offsetIn + o.widthIn])
      .map((at) => ({ at, rank: OPENING })),
    leastSegment(v),
    everyEdge,
  );
  for (const k of places) {
    const art = drawString(v, frame, breaks, k, labels, () => (k < 0 ? th + 2 : -2), 'wall');
    if (art) return art;
  }
  return '';
}

/**
 * A string along a frame at `k` points into the room: a line with ticks, figures beside it, and lines that lead from
 * `start` points outside the frame to it. Figures stand above it or left of it, at a `wall` of its own beyond it.
 * Blank where it has one figure and no place for that.
 */
function drawString(
  v: View,
  frame: Frame,
  breaks: readonly number[],
  k: number,
  labels: Labels,
  start: (at: number) => number,
  beside: 'side' | 'wall' = 'side',
  plusMinusIn = 0,
): string {
  const across = runsEast(frame.side);
  const { s, type } = v;
  const P = (t: number, off: number): [number, number] => pointAt(v, frame, t * s, off);
  const pen = { weight: WEIGHT.fine, stroke: INK.soft } as const;
  const beyond = k < 0 ? -3 : 3;
  let art = line(...P(breaks[0] ?? 0, k), ...P(breaks.at(-1) ?? 0, k), pen);
  for (const at of breaks) {
    const [x, y] = P(at, k);
    art += line(...P(at, -start(at)), ...P(at, k + beyond), pen);
    art += line(x - DIMENSION.tick, y + DIMENSION.tick, x + DIMENSION.tick, y - DIMENSION.tick, {
      weight: WEIGHT.wall,
      stroke: INK.line,
    });
  }
  let set = 0;
  const from0 = startOf(frame);
  for (let i = 1; i < breaks.length; i++) {
    const from = breaks[i - 1] ?? 0;
    const to = breaks[i] ?? 0;
    const [x, y] = P((from + to) / 2, k);
    const inches = to - from + leftOut(v.shortened, from0 + from, from0 + to, across);
    // Fractions of an inch say nothing beside a ± of whole ones.
    const figure =
      plusMinusIn > 0 ? `${feetAndInches(Math.round(inches))} ±${plusMinusIn}"` : feetAndInches(inches);
    // A figure wider than its segment stands clear of the ticks.
    const isTight = !isRectangular(v.room.shell) && (to - from) * s < textWidth(figure, type.dimension) + 4;
    const lift = isTight ? DIMENSION.clear : DIMENSION.lift;
    // In a stub it stands on the other side of the line from its neighbors.
    const isStub = (to - from) * s < textWidth(figure, type.dimension);
    const sides = beside === 'wall' ? [lift, -lift] : isStub ? [lift, -lift] : [-lift];
    const places = sides.map((by): [number, number] =>
      beside === 'wall' ? P((from + to) / 2, k + Math.sign(k) * by) : across ? [x, y + by] : [x + by, y],
    );
    if (labels.set(figure, places, { size: type.dimension, anchor: 'middle', turned: !across })) set++;
  }
  return set > 0 || breaks.length > 2 ? art : '';
}
