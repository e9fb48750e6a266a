import { areaIn2, floorUnder, type Item, largestRect, SIDES } from '@plumbline/concept';
import { floorOfOpening, isSolid } from '../planner/draft.js';
import { gapBetween, grow, opposite, overlaps, rectOf } from '../planner/geometry.js';
import { ahead, isObstacle, ofKind } from './measure-plan.js';
import type { ROOM_RULES } from './room-rules.js';
import type { CheckedRoom, Measure, Measurement } from './rule.js';

const one = (value: number, ...items: (Item | string)[]): Measurement => ({
  value,
  items: items.map((i) => (typeof i === 'string' ? i : i.id)),
});

/** Share of a double-hung or casement window that opens, with its frame. */
const OPENS = 0.5;

/** The window that opens widest for escape, in square feet. */
function escapeWindow(
  room: CheckedRoom,
): { readonly id: string; readonly area: number; readonly sill: number } | undefined {
  const windows = room.openings
    .filter((o) => o.kind === 'window' && o.widthIn >= 20 && o.sillIn <= 44)
    .map((o) => ({ id: o.id, area: (o.widthIn * o.heightIn * OPENS) / 144, sill: o.sillIn }));
  return windows.sort((a, b) => b.area - a.area)[0];
}

/** A door that leads straight outside is an escape as well (IRC R310.1). */
const hasWayOut = (room: CheckedRoom): boolean =>
  room.openings.some(
    (o) =>
      (o.kind === 'door' || o.kind === 'sliding-door') &&
      room.shell.walls.some((wall) => wall.id === o.wall && wall.exterior),
  );

const aroundAll = (room: CheckedRoom, item: Item, skip: (o: Item) => boolean): number =>
  Math.min(...SIDES.map((side) => ahead(room, rectOf(item.box), side, skip).distance));

/** Floor under a lower ceiling does not count (IRC R305.1). Inches. */
const LEAST_COUNTED = 60;
/** Floor that a habitable room must have (IRC R304.1), of which half is to be 7 ft high. Square inches. */
const REQUIRED_FLOOR = 70 * 144;

/** The height that the ceiling has over at least half of the floor that is required. */
function habitableHeight({ shell, ceilingIn }: CheckedRoom): number {
  if (!shell.ceiling.slope && shell.ceiling.zones.length === 0) return ceilingIn;
  const half = Math.min(REQUIRED_FLOOR, areaIn2(shell)) / 2;
  let [low, high] = [0, ceilingIn];
  if (floorUnder(shell, high) >= half) return high;
  while (high - low > 0.01) {
    const height = (low + high) / 2;
    if (floorUnder(shell, height) >= half) low = height;
    else high = height;
  }
  return high;
}

/** How each rule of any room is measured. */
export const ROOM_MEASURES: Readonly<Record<(typeof ROOM_RULES)[number]['id'], Measure>> = {
  'ceiling-habitable': (room) => [one(habitableHeight(room))],
  'ceiling-bath': (room) => [one(habitableHeight(room))],
  'sloped-floor-area': (room) =>
    room.shell.ceiling.slope ? [one(floorUnder(room.shell, LEAST_COUNTED) / 144)] : [],
  'door-blocked': (room) =>
    room.openings.flatMap((o) => {
      const floor = floorOfOpening(room, o);
      if (floor.length === 0) return [];
      const hit = room.items.filter(
        (i) => isSolid(i) && floor.some((f) => overlaps(grow(f, -0.05), rectOf(i.box))),
      );
      return [one(hit.length, o.id, ...hit)];
    }),
  'bedroom-area': (room) => [one(floorUnder(room.shell, LEAST_COUNTED) / 144)],
  'bedroom-side': (room) => {
    const { w, d } = largestRect(room.shell);
    return [one(Math.min(w, d))];
  },
  'escape-area': (room) => {
    if (hasWayOut(room)) return [];
    const window = escapeWindow(room);
    return [window ? one(window.area, window.id) : one(0)];
  },
  'escape-sill': (room) => {
    const window = escapeWindow(room);
    return window && !hasWayOut(room) ? [one(window.sill, window.id)] : [];
  },
  'stair-width': (room) => ofKind(room, 'stair').map((i) => one(Math.min(i.box.widthIn, i.box.depthIn), i)),
  'stair-riser': (room) => ofKind(room, 'stair').map((i) => one(i.traits?.riserIn ?? 0, i)),
  'stair-tread': (room) => ofKind(room, 'stair').map((i) => one(i.traits?.treadIn ?? 0, i)),
  'stair-landing': (room) =>
    ofKind(room, 'stair').map((i) => one(ahead(room, rectOf(i.box), i.facing).distance, i)),
  'panel-front': (room) =>
    ofKind(room, 'electrical-panel').map((i) => one(ahead(room, rectOf(i.box), i.facing).distance, i)),
  'bed-side': (room) =>
    ofKind(room, 'bed').map((bed) => {
      const sides = SIDES.filter((s) => s !== bed.facing && s !== opposite(bed.facing));
      const free = sides.map((s) => ahead(room, footHalf(bed), s, (o) => o.kind === 'nightstand').distance);
      return one(Math.max(...free), bed);
    }),
  'bed-foot': (room) =>
    ofKind(room, 'bed').map((bed) =>
      one(ahead(room, rectOf(bed.box), bed.facing, (o) => o.kind === 'bench').distance, bed),
    ),
  'desk-chair': (room) =>
    ofKind(room, 'desk').flatMap((desk) => {
      const chair = ofKind(room, 'office-chair').find((c) => c.group === desk.group);
      return chair
        ? [
            one(
              ahead(room, rectOf(desk.box), opposite(chair.facing), (o) => o.kind === 'ottoman').distance,
              desk,
            ),
          ]
        : [];
    }),
  'dining-behind': (room) => ofKind(room, 'dining-table').map((t) => one(seatRoom(room, t), t)),
  'pool-around': (room) =>
    ofKind(room, 'pool-table').map((t) =>
      one(
        aroundAll(room, t, () => false),
        t,
      ),
    ),
  'car-side': (room) =>
    ofKind(room, 'car').map((car) => {
      const sides = SIDES.filter((s) => s !== car.facing && s !== opposite(car.facing));
      return one(
        Math.min(
          ...sides.map((s) => ahead(room, rectOf(car.box), s, (o) => o.kind === 'storage-shelf').distance),
        ),
        car,
      );
    }),
  'sofa-table': (room) =>
    ofKind(room, 'coffee-table').flatMap((table) => {
      const sofa = room.items.find((i) => i.kind === 'sofa' && i.group === table.group);
      return sofa ? [one(gapBetween(rectOf(sofa.box), rectOf(table.box)).gap, sofa, table)] : [];
    }),
};

/** The half of a bed towards its foot: beside its head stand tables. */
function footHalf(bed: Item) {
  const r = rectOf(bed.box);
  switch (bed.facing) {
    case 'south':
      return { ...r, d: r.d / 2 };
    case 'north':
      return { ...r, y: r.y + r.d / 2, d: r.d / 2 };
    case 'west':
      return { ...r, w: r.w / 2 };
    case 'east':
      return { ...r, x: r.x + r.w / 2, w: r.w / 2 };
  }
}

/** The least distance from the table's seated sides to anything but its chairs. */
function seatRoom(room: CheckedRoom, table: Item): number {
  const chairs = room.items.filter((i) => i.kind === 'dining-chair' && i.group === table.group);
  const sides = [...new Set(chairs.map((c) => opposite(c.facing)))];
  return sides.length === 0
    ? 99
    : Math.min(...sides.map((s) => ahead(room, rectOf(table.box), s, (o) => !isObstacle(o)).distance));
}
