import { type Item, opposite, type Room, type Side } from '@plumbline/concept';
import {
  DRAWN_LEFT,
  footprintsOf,
  frontDepth,
  frontWidth,
  type Rect,
  rectOf,
} from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';

/** How much floor is free about a thing, in inches. */
export interface ClearAbout {
  readonly left: number;
  readonly right: number;
  readonly front: number;
}

/** What belongs to a thing and is no hindrance beside it: the nightstand of a bed, the chair of a desk. */
const BELONGS: ReadonlySet<Item['kind']> = new Set<Item['kind']>([
  'nightstand',
  'dining-chair',
  'stool',
  'office-chair',
  'ottoman',
  'rug',
]);

/** Free floor between a thing and what stands or closes the room next at its sides and before it. */
export function clearAbout(item: Item, room: Room): ClearAbout {
  const left = DRAWN_LEFT[item.facing];
  const to = (side: Side): number => Math.floor(clearTo(item, side, room));
  return { left: to(left), right: to(opposite(left)), front: to(item.facing) };
}

function clearTo(item: Item, side: Side, room: Room): number {
  const from = rectOf(item.box);
  const others = room.items
    .filter((other) => other.id !== item.id && isSolid(other) && !BELONGS.has(other.kind))
    .flatMap(footprintsOf);
  return Math.max(0, Math.min(...[...others, ...beyondWalls(room)].map((other) => gapTo(from, other, side))));
}

/** Rectangles behind the walls of a room, as deep as anything. */
function beyondWalls({ shell: { outline } }: Room): Rect[] {
  return outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), d: Math.abs(a.y - b.y) };
  });
}

/** The way from one rectangle to another towards a side; endless where the other lies elsewhere. */
function gapTo(a: Rect, b: Rect, side: Side): number {
  const across = side === 'north' || side === 'south';
  const shared = across
    ? Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
    : Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);
  if (shared <= 1) return Number.POSITIVE_INFINITY;
  const gap = {
    north: b.y - (a.y + a.d),
    south: a.y - (b.y + b.d),
    east: b.x - (a.x + a.w),
    west: a.x - (b.x + b.w),
  }[side];
  return gap < -1 ? Number.POSITIVE_INFINITY : gap;
}

/** The width of a thing along its front and its depth, as people say it. */
export const sizeOf = (item: Item): string =>
  `${Math.round(frontWidth(item))} by ${Math.round(frontDepth(item))} in`;
