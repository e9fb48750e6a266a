import { roofAt } from './ceiling.js';
import { boundsOf, outsideOf, type Rect } from './outline.js';
import type { Point, Shell, Wall, WallId } from './shell.js';
import { opposite, runsEast, type Side } from './sides.js';

/**
 * A wall's own terms: `t` along it from its west or south end, `n` off it into the room. Pure, and free of zod.
 * Lengths are inches. Every function throws on a wall that the shell does not have.
 */

/** A stretch of a wall on the floor, from its west or south end to the other. */
export interface Span {
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

type Walls = Pick<Shell, 'outline' | 'walls'>;

const indexOf = (shell: Walls, id: string): number => {
  const i = shell.walls.findIndex((wall) => wall.id === id);
  if (i < 0) throw new RangeError(`The shell has no wall ${id}.`);
  return i;
};

export const wallOf = (shell: Walls, id: string): Wall => shell.walls[indexOf(shell, id)] as Wall;

export function wallSpan(shell: Walls, id: string): Span {
  const i = indexOf(shell, id);
  const [a, b] = [shell.outline[i] as Point, shell.outline[(i + 1) % shell.outline.length] as Point];
  const [from, to] = a.x < b.x || a.y < b.y ? [a, b] : [b, a];
  return { from, to, lengthIn: to.x - from.x + (to.y - from.y) };
}

/** The part of its wall that an opening takes. */
export function openingSpan(
  shell: Walls,
  { wall, offsetIn, widthIn }: { readonly wall: string; readonly offsetIn: number; readonly widthIn: number },
): Span {
  const { from } = wallSpan(shell, wall);
  const east = runsEast(wallOf(shell, wall).side);
  const at = (t: number): Point => (east ? { x: from.x + t, y: from.y } : { x: from.x, y: from.y + t });
  return { from: at(offsetIn), to: at(offsetIn + widthIn), lengthIn: widthIn };
}

/** The rectangle at a wall: `t` from its west or south end, `n` off it, `along` and `deep` its size. */
export function atWall(shell: Walls, id: string, t: number, n: number, along: number, deep: number): Rect {
  const { from } = wallSpan(shell, id);
  switch (wallOf(shell, id).side) {
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

/** The same rectangle in a wall's terms: the inverse of {@link atWall}. */
export function seenFromWall(shell: Walls, id: string, r: Rect): SeenRect {
  const { from } = wallSpan(shell, id);
  switch (wallOf(shell, id).side) {
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

/** Which way a wall looks into the room. */
export const facingOf = (shell: Walls, id: string): Side => opposite(wallOf(shell, id).side);

/** The walls that close a side of the room, the longest first. There is always one. */
export function wallsAt(shell: Walls, side: Side): readonly [Wall, ...Wall[]] {
  const walls = shell.walls.filter((wall) => wall.side === side);
  const length = (wall: Wall) => wallSpan(shell, wall.id).lengthIn;
  return [...walls].sort((a, b) => length(b) - length(a)) as [Wall, ...Wall[]];
}

/** The longest wall of a side. */
export const mainWall = (shell: Walls, side: Side): Wall => wallsAt(shell, side)[0];

/** The corners in the order of the outline. */
export function cornersOf(shell: Walls): readonly Corner[] {
  return shell.walls.map((after, i) => {
    const before = shell.walls.at(i - 1) as Wall;
    return {
      at: shell.outline[i] as Point,
      kind: COUNTER_CLOCKWISE[before.side] === after.side ? 'inside' : 'outside',
      before: before.id,
      after: after.id,
    };
  });
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

export function neighboursOf(shell: Walls, id: string): Neighbours {
  const i = indexOf(shell, id);
  const corners = cornersOf(shell);
  const from = corners[i] as Corner;
  const to = corners[(i + 1) % corners.length] as Corner;
  const first = { wall: from.before, kind: from.kind };
  const last = { wall: to.after, kind: to.kind };
  const { side } = wallOf(shell, id);
  // Counter-clockwise, south walls run east and east walls run north.
  return side === 'south' || side === 'east' ? { start: first, end: last } : { start: last, end: first };
}

/** How far the floor before a stretch of a wall reaches until another wall closes it. */
export function depthBefore(shell: Walls, id: string, t: number, along: number): number {
  const bounds = boundsOf(shell);
  const strip = atWall(shell, id, t, 0, along, 0);
  const reach = {
    north: strip.y - bounds.y,
    south: bounds.y + bounds.d - strip.y,
    west: bounds.x + bounds.w - strip.x,
    east: strip.x - bounds.x,
  }[wallOf(shell, id).side];
  return outsideOf(shell).reduce((least, out) => {
    const seen = seenFromWall(shell, id, out);
    const before = seen.t < t + along - 0.02 && t < seen.t + seen.along - 0.02 && seen.n >= -0.02;
    return before ? Math.min(least, Math.max(0, seen.n)) : least;
  }, reach);
}

/** The wall whose face an item's back or an opening lies on: of a side, at a line, with that stretch on it. */
export function wallBehind(shell: Walls, side: Side, rect: Rect, within = 0.5): Wall | undefined {
  return shell.walls.find((wall) => {
    if (wall.side !== side) return false;
    const { t, n, along } = seenFromWall(shell, wall.id, rect);
    return n <= within && n >= -within && t + along > 0.02 && t < wallSpan(shell, wall.id).lengthIn - 0.02;
  });
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
