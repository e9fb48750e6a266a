import { type Item, itemsOf, opposite, runsEast } from '@plumbline/concept';
import { grow, overlaps, type Rect, rectOf } from '../geometry/geometry.js';

/**
 * A counter at the wall between the sinks and cooktops that break it, as NEC 210.52(C)(1) measures it: along the line of the
 * wall, so that behind the end of a counter around the corner it goes on to the corner. Inches in the room.
 */
export interface CounterSpace {
  /** Along the wall: east, or north. */
  readonly from: number;
  readonly to: number;
  /** The counter, and those around its corners. */
  readonly tops: readonly Item[];
}

/** A shorter one needs no receptacle of its own. Inches. */
const LEAST_COUNTER = 12;
/** Boxes are kept to a hundredth. Inches. */
const TOUCH = 0.1;

/** Whether a top is at a wall: those of islands and peninsulas are not. */
export const isAtWall = ({ group }: Item): boolean => group !== 'island' && group !== 'peninsula';

/** A board over washer and dryer: 210.52(C) is about counters where food is prepared. */
const isOverMachines = ({ label }: Item): boolean => label === 'Folding counter';

/** The spaces of a counter at the wall that are long enough for a receptacle. */
export function counterSpacesOf(room: { readonly items: readonly Item[] }, top: Item): CounterSpace[] {
  if (isOverMachines(top)) return [];
  const east = runsEast(top.facing);
  const along = (r: Rect): readonly [number, number] => (east ? [r.x, r.x + r.w] : [r.y, r.y + r.d]);
  const around = itemsOf(room, 'countertop').filter((other) => isAtWall(other) && isAround(top, other));
  const tops = [top, ...around];
  const spans = tops.map(({ box }) => along(rectOf(box)));
  const whole = [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))] as const;
  const breaks = itemsOf(room, 'sink-base', 'cooktop')
    .filter((i) => i.facing === top.facing && touches(rectOf(i.box), rectOf(top.box)))
    .map(({ box }) => along(rectOf(box)));
  let spaces: (readonly [number, number])[] = [whole];
  for (const [a, b] of breaks)
    spaces = spaces.flatMap(([from, to]) =>
      b <= from || a >= to ? [[from, to] as const] : [[from, a] as const, [b, to] as const],
    );
  return spaces
    .filter(([from, to]) => to - from >= LEAST_COUNTER - 0.01)
    .map(([from, to]) => ({ from, to, tops }));
}

/** Whether a counter stands around the corner at an end of another, with its own end at the same wall. */
function isAround(top: Item, other: Item): boolean {
  if (runsEast(other.facing) === runsEast(top.facing)) return false;
  const [own, its] = [rectOf(top.box), rectOf(other.box)];
  return touches(own, its) && Math.abs(backOf(its, top) - backOf(own, top)) < TOUCH;
}

/** Where a rectangle ends on the side of a top's back. */
function backOf({ x, y, w, d }: Rect, { facing }: Item): number {
  switch (opposite(facing)) {
    case 'north':
      return y + d;
    case 'south':
      return y;
    case 'east':
      return x + w;
    case 'west':
      return x;
  }
}

const touches = (a: Rect, b: Rect): boolean => overlaps(grow(a, TOUCH), b);
