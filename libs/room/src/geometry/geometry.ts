import {
  atFrame,
  type Box,
  depthBefore,
  type Frame,
  frameOf,
  framesAt,
  type Item,
  isSide,
  opposite,
  overlaps,
  type Rect,
  runsEast,
  type SeenRect,
  type Shell,
  SIDES,
  type Side,
  seenFromFrame,
  type WallId,
} from '@plumbline/concept';

export { opposite, overlaps, type Rect, runsEast, SIDES };

/** What two rectangles may share before they count as overlapping: a hair, for rounding. */
const HAIR = 0.02;

export const rectOf = (box: Box): Rect => ({ x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });

/** Width of an item along its front. */
export const frontWidth = ({ facing, box }: Item): number => (runsEast(facing) ? box.widthIn : box.depthIn);

/** Size of an item from its back to its front. */
export const frontDepth = ({ facing, box }: Item): number => (runsEast(facing) ? box.depthIn : box.widthIn);

/**
 * The floor that a thing stands on: of a sectional sofa its two arms, with floor for a table between them, of a round
 * table three rectangles within its circle, with floor for chairs at its corners.
 */
export function footprintsOf(item: Item): readonly Rect[] {
  const r = rectOf(item.box);
  if (item.kind === 'dining-table' && item.traits?.shape === 'round')
    return [1, 2, 3].map((eighths) => {
      const angle = (eighths * Math.PI) / 8;
      const [w, d] = [r.w * Math.cos(angle), r.d * Math.sin(angle)];
      return { x: r.x + (r.w - w) / 2, y: r.y + (r.d - d) / 2, w, d };
    });
  if (item.kind !== 'sectional') return [r];
  const seat = item.traits?.seatDepthIn ?? 36;
  const left = TO_THE_LEFT[item.facing];
  const chaise = item.traits?.chaise === 'right' ? opposite(left) : left;
  return [edgeOf(r, opposite(item.facing), seat), edgeOf(r, chaise, seat)];
}

/** Where the left end of a thing is, for whoever looks at its front. */
const TO_THE_LEFT: Readonly<Record<Side, Side>> = {
  north: 'east',
  south: 'west',
  east: 'south',
  west: 'north',
};

/** The strip of a rectangle along one of its sides. */
export function edgeOf({ x, y, w, d }: Rect, side: Side, deep: number): Rect {
  if (side === 'west') return { x, y, w: deep, d };
  if (side === 'east') return { x: x + w - deep, y, w: deep, d };
  if (side === 'south') return { x, y, w, d: deep };
  return { x, y: y + d - deep, w, d: deep };
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

/** The least rectangle around some rectangles; at least one. */
export function rectAround(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((r) => r.x)), Math.min(...rects.map((r) => r.y))];
  return {
    x,
    y,
    w: Math.max(...rects.map((r) => r.x + r.w)) - x,
    d: Math.max(...rects.map((r) => r.y + r.d)) - y,
  };
}

export const centre = (r: Rect): { readonly x: number; readonly y: number } => ({
  x: r.x + r.w / 2,
  y: r.y + r.d / 2,
});

/** A wall by its id, the longest wall of a side, or a line that stands for a wall. */
export type WallRef = Side | WallId | Frame;

/** How thick walls are drawn, since nobody measures it. Inches. */
export const EXTERIOR_WALL = 6.5;
export const INTERIOR_WALL = 4.5;

type Walls = Pick<Shell, 'outline' | 'walls'>;

/** A shell, or a room with one. */
export type Framed = Walls | { readonly shell: Walls };

const wallsIn = (room: Framed): Walls => ('shell' in room ? room.shell : room);

export const frameAt = (room: Framed, name: WallRef): Frame =>
  typeof name === 'object'
    ? name
    : isSide(name)
      ? framesAt(wallsIn(room), name)[0]
      : frameOf(wallsIn(room), name);

export const wallLength = (room: Framed, name: WallRef): number => frameAt(room, name).lengthIn;

/** How far it is from a wall to what closes the room opposite, over the wall's whole length. */
export const roomAcross = (room: Framed, name: WallRef): number => {
  const frame = frameAt(room, name);
  return depthBefore(wallsIn(room), frame, 0, frame.lengthIn);
};

/**
 * The rectangle at a wall: `t` from the wall's west or south end, `n` off the wall, `along` and `deep` its size.
 */
export const atWall = (
  room: Framed,
  name: WallRef,
  t: number,
  n: number,
  along: number,
  deep: number,
): Rect => atFrame(frameAt(room, name), t, n, along, deep);

/** The same rectangle in a wall's terms: the inverse of `atWall`. */
export const seenFromWall = (room: Framed, name: WallRef, r: Rect): SeenRect =>
  seenFromFrame(frameAt(room, name), r);

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

/** The side at the left end of a thing that faces so, as its symbol is drawn. */
export const DRAWN_LEFT: Readonly<Record<Side, Side>> = {
  south: 'west',
  west: 'north',
  north: 'east',
  east: 'south',
};
