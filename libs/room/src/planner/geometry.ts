import type { Box, Side } from '@plumbline/concept';

/** A rectangle on the floor, in inches. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

/** What two rectangles may share before they count as overlapping: a hair, for rounding. */
const HAIR = 0.02;

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

export const opposite = (side: Side): Side => OPPOSITE[side];

/** True for the north and south walls, along which positions run west to east. */
export const runsEast = (side: Side): boolean => side === 'north' || side === 'south';

export const rectOf = (box: Box): Rect => ({ x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w - HAIR && b.x < a.x + a.w - HAIR && a.y < b.y + b.d - HAIR && b.y < a.y + a.d - HAIR;
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return overlaps(rectOf(a), rectOf(b)) && a.z < b.z + b.heightIn - HAIR && b.z < a.z + a.heightIn - HAIR;
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x - HAIR &&
    inner.y >= outer.y - HAIR &&
    inner.x + inner.w <= outer.x + outer.w + HAIR &&
    inner.y + inner.d <= outer.y + outer.d + HAIR
  );
}

/** The rectangle grown by `by` on every side. */
export const grow = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  w: r.w + 2 * by,
  d: r.d + 2 * by,
});

export const centre = (r: Rect): { readonly x: number; readonly y: number } => ({
  x: r.x + r.w / 2,
  y: r.y + r.d / 2,
});

/** Length of a wall: the room's width for north and south, its depth for east and west. */
export const wallLength = (size: { widthIn: number; depthIn: number }, side: Side): number =>
  runsEast(side) ? size.widthIn : size.depthIn;

/** How far it is from a wall to the one opposite. */
export const roomAcross = (size: { widthIn: number; depthIn: number }, side: Side): number =>
  runsEast(side) ? size.depthIn : size.widthIn;

/**
 * The rectangle at a wall: `t` from the wall's west or south end, `n` off the wall, `along` and `deep` its size.
 */
export function atWall(
  size: { widthIn: number; depthIn: number },
  side: Side,
  t: number,
  n: number,
  along: number,
  deep: number,
): Rect {
  switch (side) {
    case 'north':
      return { x: t, y: size.depthIn - n - deep, w: along, d: deep };
    case 'south':
      return { x: t, y: n, w: along, d: deep };
    case 'west':
      return { x: n, y: t, w: deep, d: along };
    case 'east':
      return { x: size.widthIn - n - deep, y: t, w: deep, d: along };
  }
}

/** The same rectangle in a wall's terms: the inverse of `atWall`. */
export function seenFromWall(
  size: { widthIn: number; depthIn: number },
  side: Side,
  r: Rect,
): { readonly t: number; readonly n: number; readonly along: number; readonly deep: number } {
  switch (side) {
    case 'north':
      return { t: r.x, n: size.depthIn - r.y - r.d, along: r.w, deep: r.d };
    case 'south':
      return { t: r.x, n: r.y, along: r.w, deep: r.d };
    case 'west':
      return { t: r.y, n: r.x, along: r.d, deep: r.w };
    case 'east':
      return { t: r.y, n: size.widthIn - r.x - r.w, along: r.d, deep: r.w };
  }
}

/** The strip of floor in front of a rectangle that looks towards `facing`. */
export function inFront(r: Rect, facing: Side, deep: number): Rect {
  switch (facing) {
    case 'north':
      return { x: r.x, y: r.y + r.d, w: r.w, d: deep };
    case 'south':
      return { x: r.x, y: r.y - deep, w: r.w, d: deep };
    case 'east':
      return { x: r.x + r.w, y: r.y, w: deep, d: r.d };
    case 'west':
      return { x: r.x - deep, y: r.y, w: deep, d: r.d };
  }
}

/** At which end of a wall (in its own direction, west to east or south to north) the wall `other` meets it. */
export const cornerEnd = (other: Side): 'start' | 'end' =>
  other === 'west' || other === 'south' ? 'start' : 'end';

/** The gap between two rectangles along the axis on which they face each other; 0 where they touch. */
export function gapBetween(a: Rect, b: Rect): { readonly gap: number; readonly shared: number } {
  const gapX = Math.max(b.x - (a.x + a.w), a.x - (b.x + b.w));
  const gapY = Math.max(b.y - (a.y + a.d), a.y - (b.y + b.d));
  const sharedX = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const sharedY = Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);
  return gapX > gapY ? { gap: gapX, shared: sharedY } : { gap: gapY, shared: sharedX };
}
