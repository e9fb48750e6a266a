import {
  areaIn2,
  ceilingAt,
  floorUnder,
  type Item,
  isGlassDoor,
  largestRect,
  type Opening,
  SIDES,
} from '@plumbline/concept';
import { gapBetween, grow, opposite, overlaps, type Rect, rectOf } from '../geometry/geometry.js';
import { isSolid } from '../geometry/items.js';
import { floorOfOpening, isPushedIn } from '../geometry/openings.js';
import { ahead, isObstacle, ofKind } from './measuring/measure-plan.js';
import type { CheckedRoom, Measure, Measurement } from './measuring/rule.js';
import { nearWater } from './near-water.js';
import type { ROOM_RULES } from './room-rules.js';
import { escapeSqFt } from './window-opening.js';
import { zonesUsed } from './zone-uses.js';
import { type Zone, zonesOf } from './zones.js';

const one = (value: number, ...items: (Item | string)[]): Measurement => ({
  value,
  items: items.map((i) => (typeof i === 'string' ? i : i.id)),
});

/** Zones that one must be able to escape from: each room slept in, else a basement as a whole (IRC R310.1). */
function escapeZones(room: CheckedRoom): readonly Zone[] {
  const slept = zonesUsed(room, 'sleeping');
  if (slept.length > 0) return slept;
  return room.category === 'basement' ? [wholeOf(zonesOf(room))] : [];
}

/** Zones as one: what every part of a basement may escape by. */
const wholeOf = (zones: readonly Zone[]): Zone => ({
  rects: zones.flatMap((z) => z.rects),
  areaIn2: zones.reduce((sum, z) => sum + z.areaIn2, 0),
  loops: zones.flatMap((z) => z.loops),
  items: zones.flatMap((z) => z.items),
  openings: zones.flatMap((z) => z.openings),
});

/** A door that leads straight outside is an escape as well (IRC R310.1). */
const hasWayOut = (room: CheckedRoom, zone: Zone): boolean =>
  zone.openings.some(
    (o) =>
      (o.kind === 'door' || isGlassDoor(o)) &&
      room.shell.walls.some((wall) => wall.id === o.wall && wall.exterior),
  );

/** Of each zone to escape from the window that opens widest, with what it nets in square feet. */
function escapes(room: CheckedRoom): { readonly window?: Opening; readonly sqFt: number }[] {
  return escapeZones(room)
    .filter((zone) => !hasWayOut(room, zone))
    .map((zone) => {
      const [best] = zone.openings
        .filter((o) => o.kind === 'window')
        .map((window) => ({ window, sqFt: escapeSqFt(window) }))
        .sort((a, b) => b.sqFt - a.sqFt);
      return best && best.sqFt > 0 ? best : { sqFt: 0 };
    });
}

/** The height that the ceiling has over at least half of the floor that is required of a zone. */
function heightOver(room: CheckedRoom, { rects, areaIn2 }: Zone): number {
  const { ceiling } = room.shell;
  if (!ceiling.slope && ceiling.zones.length === 0) return room.ceilingIn;
  const floor = rects
    .flatMap((r) => patches(r))
    .map((r) => ({ area: r.w * r.d, height: ceilingAt(room.shell, r.x + r.w / 2, r.y + r.d / 2) }))
    .sort((a, b) => b.height - a.height);
  let left = Math.min(REQUIRED_FLOOR, areaIn2) / 2;
  for (const { area, height } of floor) {
    left -= area;
    if (left <= 0.01) return height;
  }
  return 0;
}

/** A rectangle in pieces of at most 6 in. */
function patches(r: Rect): Rect[] {
  const [columns, rows] = [Math.ceil(r.w / PATCH), Math.ceil(r.d / PATCH)];
  const [w, d] = [r.w / columns, r.d / rows];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: r.x + (i % columns) * w,
    y: r.y + Math.floor(i / columns) * d,
    w,
    d,
  }));
}

const PATCH = 6;

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
        (i) => isSolid(i) && !isPushedIn(o, i) && floor.some((f) => overlaps(grow(f, -0.05), rectOf(i.box))),
      );
      return [one(hit.length, o.id, ...hit)];
    }),
  'bedroom-area': (room) => [one(floorUnder(room.shell, LEAST_COUNTED) / 144)],
  'bedroom-side': (room) => {
    const { w, d } = largestRect(room.shell);
    return [one(Math.min(w, d))];
  },
  'sleeping-ceiling': (room) =>
    zonesUsed(room, 'sleeping').map((zone) =>
      one(heightOver(room, zone), ...zone.items.filter((i) => i.kind === 'bed' || i.kind === 'bunk-bed')),
    ),
  'escape-area': (room) => escapes(room).map(({ window, sqFt }) => (window ? one(sqFt, window.id) : one(0))),
  'escape-sill': (room) =>
    escapes(room).flatMap(({ window }) => (window ? [one(window.sillIn, window.id)] : [])),
  'tempered-glass': (room) =>
    room.openings
      .map((window) => ({ window, wet: nearWater(room, window) }))
      .flatMap(({ window, wet }) => (wet ? [one(window.tempered ? 0 : 1, window.id, wet)] : [])),
  'stair-width': (room) => ofKind(room, 'stair').map((i) => one(Math.min(i.box.widthIn, i.box.depthIn), i)),
  'stair-riser': (room) => ofKind(room, 'stair').map((i) => one(i.traits?.riserIn ?? 0, i)),
  'stair-tread': (room) => ofKind(room, 'stair').map((i) => one(i.traits?.treadIn ?? 0, i)),
  'stair-landing': (room) =>
    ofKind(room, 'stair').map((i) => one(ahead(room, rectOf(i.box), i.facing).distance, i)),
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
      const [chair] = ofKind(room, 'office-chair')
        .filter((c) => c.group === desk.group)
        .sort((a, b) => toDesk(a, desk) - toDesk(b, desk));
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

/** Of desks face to face each has its own chair: the nearest. */
const toDesk = (chair: Item, desk: Item): number => gapBetween(rectOf(chair.box), rectOf(desk.box)).gap;

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
