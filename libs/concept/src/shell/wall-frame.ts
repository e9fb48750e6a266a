import { opposite, runsEast, type Side } from '../sides.js';
import { roofAt } from './ceiling.js';
import { boundsOf, edgesOf, outsideOf, type Rect } from './outline.js';
import type { Shell } from './shell.js';
import type { Point, Wall, WallId } from './walls.js';

/**
 * A wall's own terms: `t` along it from its west or south end, `n` off it into the room. Pure, and free of zod.
 * Lengths are inches. Every function throws on a wall that the shell does not have.
 */

/** A stretch of a wall on the floor, from its west or south end to the other. */
export interface WallSpan {
  readonly from: Point;
  readonly to: Point;
  readonly lengthIn: number;
}

/** A rectangle in a wall's terms. */
export interface SeenRect {
  readonly t: number;
  readonly n: number;
  readonly along: number;
  readonly deep: number;
}

/** Where two walls meet: seen from the room an inside corner (as in a rectangle) or an outside corner. */
export interface Corner {
  readonly at: Point;
  readonly kind: 'inside' | 'outside';
  /** The wall that ends here, going counter-clockwise, and the one that begins. */
  readonly before: WallId;
  readonly after: WallId;
}

/** A straight line that a rectangle is told from: a wall, or a line that stands for one. */
export interface Frame {
  /** Of the room: the line closes that side. */
  readonly side: Side;
  /** Its west or south end. */
  readonly from: Point;
  readonly lengthIn: number;
}

/** A wall as a frame. */
export interface WallFrame extends Frame {
  readonly wall: Wall;
}

const HAIR = 0.02;

type Walls = Pick<Shell, 'outline' | 'walls'>;

interface Frames {
  readonly byId: ReadonlyMap<string, WallFrame>;
  readonly bySide: Readonly<Record<Side, readonly [WallFrame, ...WallFrame[]]>>;
}

const FRAMES = new WeakMap<readonly Wall[], Frames>();

function framesOf(shell: Walls): Frames {
  const known = FRAMES.get(shell.walls);
  if (known) return known;
  const frames = edgesOf(shell).map(([a, b], i): WallFrame => {
    const wall = shell.walls[i] as Wall;
    const [from, to] = a.x < b.x || a.y < b.y ? [a, b] : [b, a];
    return { wall, side: wall.side, from, lengthIn: to.x - from.x + (to.y - from.y) };
  });
  const at = (side: Side) =>
    frames.filter((f) => f.side === side).sort((a, b) => b.lengthIn - a.lengthIn) as [WallFrame];
  const made: Frames = {
    byId: new Map(frames.map((frame) => [frame.wall.id, frame])),
    bySide: { north: at('north'), east: at('east'), south: at('south'), west: at('west') },
  };
  FRAMES.set(shell.walls, made);
  return made;
}

/** A wall as a frame, by its id. */
export function frameOf(shell: Walls, id: string): WallFrame {
  const frame = framesOf(shell).byId.get(id);
  if (!frame) throw noWall(id);
  return frame;
}

const noWall = (id: string): RangeError => new RangeError(`The shell has no wall ${id}.`);

/** The walls that close a side of the room, the longest first. There is always one. */
export const framesAt = (shell: Walls, side: Side): readonly [WallFrame, ...WallFrame[]] =>
  framesOf(shell).bySide[side];

export const wallOf = (shell: Walls, id: string): Wall => frameOf(shell, id).wall;

/** The point of a frame that lies `t` from its west or south end. */
const alongFrame = ({ side, from }: Frame, t: number): Point =>
  runsEast(side) ? { x: from.x + t, y: from.y } : { x: from.x, y: from.y + t };

export function wallSpan(shell: Walls, id: string): WallSpan {
  const frame = frameOf(shell, id);
  return { from: frame.from, to: alongFrame(frame, frame.lengthIn), lengthIn: frame.lengthIn };
}

/** The part of its wall that an opening takes. */
export function openingSpan(
  shell: Walls,
  { wall, offsetIn, widthIn }: { readonly wall: string; readonly offsetIn: number; readonly widthIn: number },
): WallSpan {
  const frame = frameOf(shell, wall);
  return {
    from: alongFrame(frame, offsetIn),
    to: alongFrame(frame, offsetIn + widthIn),
    lengthIn: widthIn,
  };
}

/** The rectangle at a frame: `t` from its west or south end, `n` off it, `along` and `deep` its size. */
export function atFrame({ side, from }: Frame, t: number, n: number, along: number, deep: number): Rect {
  switch (side) {
    case 'north':
      return { x: from.x + t, y: from.y - n - deep, w: along, d: deep };
    case 'south':
      return { x: from.x + t, y: from.y + n, w: along, d: deep };
    case 'west':
      return { x: from.x + n, y: from.y + t, w: deep, d: along };
    case 'east':
      return { x: from.x - n - deep, y: from.y + t, w: deep, d: along };
  }
}

/** The same rectangle in a frame's terms: the inverse of {@link atFrame}. */
export function seenFromFrame({ side, from }: Frame, r: Rect): SeenRect {
  switch (side) {
    case 'north':
      return { t: r.x - from.x, n: from.y - r.y - r.d, along: r.w, deep: r.d };
    case 'south':
      return { t: r.x - from.x, n: r.y - from.y, along: r.w, deep: r.d };
    case 'west':
      return { t: r.y - from.y, n: r.x - from.x, along: r.d, deep: r.w };
    case 'east':
      return { t: r.y - from.y, n: from.x - r.x - r.w, along: r.d, deep: r.w };
  }
}

/** The rectangle at a wall: `t` from its west or south end, `n` off it, `along` and `deep` its size. */
export const atWall = (shell: Walls, id: string, t: number, n: number, along: number, deep: number): Rect =>
  atFrame(frameOf(shell, id), t, n, along, deep);

/** The same rectangle in a wall's terms: the inverse of {@link atWall}. */
export const seenFromWall = (shell: Walls, id: string, r: Rect): SeenRect =>
  seenFromFrame(frameOf(shell, id), r);

/** The walls that close a side of the room, the longest first. There is always one. */
export const wallsAt = (shell: Walls, side: Side): readonly [Wall, ...Wall[]] =>
  framesAt(shell, side).map(({ wall }) => wall) as [Wall, ...Wall[]];

const CORNERS = new WeakMap<readonly Wall[], readonly Corner[]>();

/** The corners in the order of the outline. */
export function cornersOf(shell: Walls): readonly Corner[] {
  const known = CORNERS.get(shell.walls);
  if (known) return known;
  const made = shell.walls.map((after, i): Corner => {
    const before = shell.walls.at(i - 1) as Wall;
    return {
      at: shell.outline[i] as Point,
      kind: COUNTER_CLOCKWISE[before.side] === after.side ? 'inside' : 'outside',
      before: before.id,
      after: after.id,
    };
  });
  CORNERS.set(shell.walls, made);
  return made;
}

/** The side that follows at an inside corner. */
const COUNTER_CLOCKWISE: Readonly<Record<Side, Side>> = {
  south: 'east',
  east: 'north',
  north: 'west',
  west: 'south',
};

/** What meets a wall at its west or south end (`start`) and at its other one. */
export interface Neighbours {
  readonly start: { readonly wall: WallId; readonly kind: Corner['kind'] };
  readonly end: { readonly wall: WallId; readonly kind: Corner['kind'] };
}

const NEIGHBOURS = new WeakMap<readonly Wall[], ReadonlyMap<string, Neighbours>>();

export function neighboursOf(shell: Walls, id: string): Neighbours {
  let known = NEIGHBOURS.get(shell.walls);
  if (!known) {
    known = new Map(shell.walls.map((wall, i) => [wall.id, neighboursAt(shell, wall, i)]));
    NEIGHBOURS.set(shell.walls, known);
  }
  const neighbours = known.get(id);
  if (!neighbours) throw noWall(id);
  return neighbours;
}

function neighboursAt(shell: Walls, { side }: Wall, i: number): Neighbours {
  const corners = cornersOf(shell);
  const from = corners[i] as Corner;
  const to = corners[(i + 1) % corners.length] as Corner;
  const first = { wall: from.before, kind: from.kind };
  const last = { wall: to.after, kind: to.kind };
  // Counter-clockwise, south walls run east and east walls run north.
  return side === 'south' || side === 'east' ? { start: first, end: last } : { start: last, end: first };
}

/** How far the floor before a stretch of a frame reaches until a wall closes it. */
export function depthBefore(shell: Walls, frame: Frame, t: number, along: number): number {
  return reachFrom(shell, atFrame(frame, t, 0, along, 0), opposite(frame.side));
}

/**
 * How far the floor reaches from a rectangle towards a side, over its whole width, until a wall closes it. Asked for every
 * place: it makes nothing.
 */
export function reachFrom(shell: Pick<Shell, 'outline'>, r: Rect, towards: Side): number {
  let least = reachWithin(boundsOf(shell), r, towards);
  const level = runsEast(towards);
  for (const out of outsideOf(shell)) {
    const beside = level
      ? out.x < r.x + r.w - HAIR && r.x < out.x + out.w - HAIR
      : out.y < r.y + r.d - HAIR && r.y < out.y + out.d - HAIR;
    if (!beside) continue;
    const gap = gapBefore(out, r, towards);
    if (gap >= -HAIR) least = Math.min(least, Math.max(0, gap));
  }
  return least;
}

/** From a rectangle to the edge of one around it, on a side. Inches. */
export function reachWithin(around: Rect, r: Rect, towards: Side): number {
  switch (towards) {
    case 'north':
      return around.y + around.d - r.y - r.d;
    case 'south':
      return r.y - around.y;
    case 'east':
      return around.x + around.w - r.x - r.w;
    case 'west':
      return r.x - around.x;
  }
}

/** From a rectangle to another one on a side of it; less than nothing where that is on its other side. */
function gapBefore(other: Rect, r: Rect, towards: Side): number {
  switch (towards) {
    case 'north':
      return other.y - r.y - r.d;
    case 'south':
      return r.y - other.y - other.d;
    case 'east':
      return other.x - r.x - r.w;
    case 'west':
      return r.x - other.x - other.w;
  }
}

/** The wall of a side that a rectangle lies at, at most `within` off it. */
export function wallBehind(shell: Walls, side: Side, rect: Rect, within = 0.5): Wall | undefined {
  return framesAt(shell, side).find((frame) => {
    const { t, n, along } = seenFromFrame(frame, rect);
    return n <= within && n >= -within && t + along > HAIR && t < frame.lengthIn - HAIR;
  })?.wall;
}

/** The upper edge of a wall from its start to its end: a gable has a corner below the ridge. */
export function wallTop(
  shell: Pick<Shell, 'outline' | 'walls' | 'ceiling'>,
  id: string,
): readonly { readonly t: number; readonly heightIn: number }[] {
  const { from, lengthIn } = wallSpan(shell, id);
  const east = runsEast(wallOf(shell, id).side);
  const heightAt = (t: number): number => roofAt(shell, from.x + (east ? t : 0), from.y + (east ? 0 : t));
  const stops = new Set([0, lengthIn]);
  const { slope, heightIn } = shell.ceiling;
  if (slope && (slope.ridge === 'north-south') === east) {
    const bounds = boundsOf(shell);
    const start = east ? from.x : from.y;
    const extent = east ? bounds.w : bounds.d;
    const { ridgeAtIn, ridgeIn, kneeStartIn, kneeEndIn } = slope;
    const flatFrom =
      ridgeIn > kneeStartIn ? ((heightIn - kneeStartIn) * ridgeAtIn) / (ridgeIn - kneeStartIn) : 0;
    const flatTo =
      ridgeIn > kneeEndIn
        ? extent - ((heightIn - kneeEndIn) * (extent - ridgeAtIn)) / (ridgeIn - kneeEndIn)
        : extent;
    for (const at of ridgeIn > heightIn ? [flatFrom, flatTo] : [ridgeAtIn])
      if (at - start > 0 && at - start < lengthIn) stops.add(at - start);
  }
  return [...stops].sort((a, b) => a - b).map((t) => ({ t, heightIn: heightAt(t) }));
}

/** Area of a wall's face up to ceiling or slope, square inches; openings are not taken off. */
export function wallAreaIn2(shell: Pick<Shell, 'outline' | 'walls' | 'ceiling'>, id: string): number {
  const top = wallTop(shell, id);
  return top.slice(1).reduce((sum, { t, heightIn }, i) => {
    const last = top[i] as { t: number; heightIn: number };
    return sum + ((t - last.t) * (heightIn + last.heightIn)) / 2;
  }, 0);
}
