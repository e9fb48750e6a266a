import {
  boundsOf,
  contains,
  type Item,
  isGlazed,
  isPianoBench,
  itemsOf,
  type Room,
  type Side,
} from '@plumbline/concept';
import { centre, opposite, overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';

/** How a room is used: bare floor, seats, and how one sits at a desk. Lengths are inches. */

type Standing = Pick<Room, 'shell' | 'openings' | 'items'>;

const STEP = 6;

/** A free rectangle of at least `w` by `d`, either way round; undefined where the room has none. */
export function largestBare(room: Standing, w: number, d: number): Rect | undefined {
  const taken = [
    ...room.items.filter(isSolid).map((i) => rectOf(i.box)),
    ...room.openings.flatMap((o) => floorOfOpening(room, o)),
  ];
  const { x: left, y: bottom, ...size } = boundsOf(room.shell);
  const [right, top] = [left + size.w, bottom + size.d];
  // What is in the way of one place is mostly in the way of the next.
  let inTheWay: Rect | undefined;
  for (const [wide, deep] of w === d
    ? [[w, d] as const]
    : ([
        [w, d],
        [d, w],
      ] as const))
    for (let x = 0; x + wide <= right + 0.01; x += STEP)
      for (let y = 0; y + deep <= top + 0.01; y += STEP) {
        const rect = { x, y, w: wide, d: deep };
        if (inTheWay && overlaps(rect, inTheWay)) continue;
        inTheWay = taken.find((one) => overlaps(rect, one));
        if (!inTheWay && contains(room.shell, rect)) return rect;
      }
  return undefined;
}

/** How many can sit: three on a long sofa, two on a short one, five on a sectional, one on a chair. */
export function seatsIn(room: Pick<Room, 'items'>): number {
  return room.items.reduce((n, item) => n + seatsOf(item), 0);
}

function seatsOf(item: Item): number {
  const wide = Math.max(item.box.widthIn, item.box.depthIn);
  if (item.kind === 'sofa') return wide >= 80 ? 3 : 2;
  if (item.kind === 'sectional') return wide >= 110 ? 6 : 5;
  return item.kind === 'armchair' ? 1 : 0;
}

/** How many sit on benches, 24 in each. */
export const benchSeats = (room: Pick<Room, 'items'>): number =>
  itemsOf(room, 'bench')
    .filter((bench) => !isPianoBench(bench))
    .reduce((n, { box }) => n + Math.floor(Math.max(box.widthIn, box.depthIn) / 24), 0);

/** How many sit at the table of a room: on its chairs, and on benches but for a window's seat. */
export const tableSeats = (room: Pick<Room, 'items'>): number =>
  itemsOf(room, 'dining-chair').length +
  benchSeats({ items: room.items.filter(({ group }) => group !== 'window-seat') });

/** The side that the back of whoever sits on a desk's chair is turned to. */
export function backOfSitter(chair: Item, desk: Item): Side {
  const [c, d] = [centre(rectOf(chair.box)), centre(rectOf(desk.box))];
  const east = Math.abs(d.x - c.x) > Math.abs(d.y - c.y);
  return east ? (d.x > c.x ? 'west' : 'east') : d.y > c.y ? 'south' : 'north';
}

/** The chair that stands nearest to a desk. */
export function chairOf(room: Pick<Room, 'items'>, desk: Item): Item | undefined {
  const at = centre(rectOf(desk.box));
  const far = (i: Item): number => {
    const c = centre(rectOf(i.box));
    return Math.hypot(c.x - at.x, c.y - at.y);
  };
  const [near] = itemsOf(room, 'office-chair').sort((a, b) => far(a) - far(b));
  return near;
}

/**
 * Whether somebody on a sofa or an armchair sees a desk's screen: from behind the sitter, within 60 degrees to a side, and
 * looking that way.
 */
export function showsScreen(room: Pick<Room, 'items'>): boolean {
  return itemsOf(room, 'desk').some((desk) => {
    const chair = chairOf(room, desk);
    if (!chair || desk.traits?.use === 'vanity') return false;
    const back = backOfSitter(chair, desk);
    const from = centre(rectOf(desk.box));
    return itemsOf(room, 'sofa', 'sectional', 'armchair').some((seat) => {
      const to = centre(rectOf(seat.box));
      const [x, y] = [to.x - from.x, to.y - from.y];
      const past = back === 'east' ? x : back === 'west' ? -x : back === 'north' ? y : -y;
      const aside = Math.abs(runsEast(back) ? x : y);
      const ahead = { east: -x, west: x, north: -y, south: y }[seat.facing];
      return past > 0 && aside < past * 1.7 && ahead > 0;
    });
  });
}

/** The camera over a screen sees so far to either side for each inch behind its desk: 84 degrees in all, as wide webcams do. */
const SEEN_ASIDE = 0.9;
/** Half of who sits on a chair. Inches. */
const HALF_SITTER = 14;

/** Whether somebody at one desk is in the picture of the camera at another. */
export function isInCamera(room: Pick<Room, 'items'>): boolean {
  const at = itemsOf(room, 'desk').flatMap((desk) => {
    const chair = chairOf(room, desk);
    return chair ? [{ desk, chair, back: backOfSitter(chair, desk) }] : [];
  });
  return at.some(({ desk, chair, back }) => {
    const from = centre(rectOf(desk.box));
    return at.some((other) => {
      if (other.chair === chair) return false;
      const to = centre(rectOf(other.chair.box));
      const [x, y] = [to.x - from.x, to.y - from.y];
      const past = back === 'east' ? x : back === 'west' ? -x : back === 'north' ? y : -y;
      return past > 0 && Math.abs(runsEast(back) ? x : y) < past * SEEN_ASIDE + HALF_SITTER;
    });
  });
}

/** Whether who is on video at a desk has a window before or beside them, and no door and no window behind. */
export const isLitForVideo = (room: Standing): boolean =>
  itemsOf(room, 'desk').some((desk) => {
    const chair = chairOf(room, desk);
    const back = chair && backOfSitter(chair, desk);
    return !room.openings.some((o) => o.side === back) && room.openings.some(isGlazed);
  });

/** Whether someone at the desk looks at a window or has it beside them, and has no door and no window behind. */
export function facesLight(room: Standing): boolean {
  return itemsOf(room, 'desk').some((desk) => {
    const chair = chairOf(room, desk);
    if (!chair) return false;
    const back = backOfSitter(chair, desk);
    const behind = room.openings.some((o) => o.side === back);
    return !behind && room.openings.some((o) => isGlazed(o) && o.side === opposite(back));
  });
}
