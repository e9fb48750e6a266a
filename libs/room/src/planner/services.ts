import {
  type Brief,
  type Item,
  isOf,
  itemsOf,
  type Opening,
  type Room,
  type Side,
  type TraitsOf,
  type Wall,
  wallBehind,
  withTraits,
} from '@plumbline/concept';
import { wants } from '../brief/brief.js';
import { furnitureOf } from '../estimate/furniture.js';
import { isSolid } from './draft.js';
import {
  atWall,
  centre,
  opposite,
  type Rect,
  rectOf,
  runsEast,
  seenFromWall,
  wallLength,
} from './geometry.js';
import { isBeside, type Plate, ServiceSpots, type Spot } from './service-spots.js';

/**
 * What is set into walls and ceiling once the layout stands: receptacles, a switch, alarms and air. Spacing: NEC 210.52
 * (receptacles), NEC 210.70 (switches), IRC R314 and R315 (alarms), IRC M1602 (return air). Inches.
 */

const RECEPTACLE: Plate = { along: 2.75, deep: 0.25, height: 4.5, z: 16 };
const SWITCH: Plate = { ...RECEPTACLE, z: 46 };
const GRILLE: Plate = { along: 20, deep: 0.25, height: 8, z: 8 };
/** Over a counter, on its backsplash; below a window's sill where there is one. */
const COUNTER_HEIGHTS = [44, 37] as const;
const BACKSPLASH = 0.5;
const BASIN_HEIGHT = 42;
const ISLAND_HEIGHT = 24;
/** No point of a wall is farther than 6 ft from a receptacle, none of a wall counter farther than 24 in. */
const WALL_PITCH = 144;
const COUNTER_REACH = 24;
/** Shorter walls and counters need no receptacle of their own. */
const SHORTEST_WALL = 24;
const ALARM = { size: 5.5, height: 1.5 } as const;
const REGISTER = { along: 12, deep: 6, height: 0.25, off: 18 } as const;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The room with its services. They are no part of the layout: nothing moves for them. */
export function withServices(room: Room, brief: Brief): Room {
  const spots = new ServiceSpots(room);
  const before = room.category === 'bathroom' ? setAtBasins(spots, room) : setAtCounters(spots, room);
  setAlongWalls(spots, room, room.category === 'bathroom' ? 2 - before : Number.POSITIVE_INFINITY);
  setSwitch(spots, room);
  setAlarm(spots, room);
  setAir(spots, room);
  let left = addedReceptacles(room, brief, before);
  const items = spots.items.map((item) =>
    isOf(item, 'receptacle') && left-- > 0 ? withTraits(item, { added: true }) : item,
  );
  return { ...room, items: [...room.items, ...items] };
}

/**
 * How many receptacles the work adds, the first ones first: all where walls are opened anyway or it was asked for, and
 * two in a room that is only furnished.
 */
function addedReceptacles({ category }: Room, brief: Brief, before: number): number {
  if (category === 'kitchen') return Math.max(4, before);
  if (category === 'basement' || category === 'garage') return Number.POSITIVE_INFINITY;
  return wants(brief, 'outlets') && category !== 'bathroom' ? Number.POSITIVE_INFINITY : 2;
}

/** Sets receptacles over counters and on islands; answers how many. */
function setAtCounters(spots: ServiceSpots, room: Room): number {
  for (const top of itemsOf(room, 'countertop')) {
    const wall =
      top.group === 'island' || top.group === 'peninsula'
        ? undefined
        : wallBehind(room.shell, opposite(top.facing), rectOf(top.box));
    const found = wall ? overCounter(spots, room, wall, top) : [endOf(spots, room, top)];
    for (const spot of found) if (spot) spots.set('receptacle', spot, { at: 'counter', gfci: true });
  }
  return spots.items.length;
}

/** As few receptacles as leave no point of the counter out of reach, evenly spread. */
function overCounter(spots: ServiceSpots, room: Room, wall: Wall, top: Item): Spot[] {
  const { t, along } = seenFromWall(room, wall.id, rectOf(top.box));
  const least = Math.max(1, Math.ceil(along / (2 * COUNTER_REACH)));
  let best: Spot[] = [];
  for (let count = least; count <= least + 3; count++) {
    const slack = COUNTER_REACH - along / (2 * count);
    const found = Array.from({ length: count }, (_, i) => t + ((i + 0.5) * along) / count).map((at) =>
      COUNTER_HEIGHTS.map((z) => spots.onWall(wall, at, { ...RECEPTACLE, z, off: BACKSPLASH }, slack)).find(
        Boolean,
      ),
    );
    const set = found.filter((spot) => spot !== undefined);
    if (set.length === count) return set;
    if (set.length > best.length) best = set;
  }
  return best;
}

/** The end of an island or peninsula below its top, where its cabinets end and no wall is. */
function endOf(spots: ServiceSpots, room: Room, top: Item): Spot | undefined {
  const body = room.items
    .filter((i) => i.group === top.group && isSolid(i) && i.kind !== 'stool')
    .map((i) => rectOf(i.box));
  const { x, y, w, d } = body.length > 0 ? boundsOf(body) : rectOf(top.box);
  const { along, deep, height } = RECEPTACLE;
  const [cx, cy] = [x + w / 2 - along / 2, y + d / 2 - along / 2];
  // A plate at the east end has its back to the west.
  const ends: readonly (readonly [Side, Rect])[] = [
    ['west', { x: x + w, y: cy, w: deep, d: along }],
    ['east', { x: x - deep, y: cy, w: deep, d: along }],
    ['south', { x: cx, y: y + d, w: along, d: deep }],
    ['north', { x: cx, y: y - deep, w: along, d: deep }],
  ];
  const order = w >= d ? ends : [...ends.slice(2), ...ends.slice(0, 2)];
  return order
    .map(([side, rect]) => ({ rect, z: ISLAND_HEIGHT, height, side }))
    .find((spot) => spots.isFree(spot));
}

function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((r) => r.x + r.w)) - x,
    d: Math.max(...rects.map((r) => r.y + r.d)) - y,
  };
}

/** Sets a receptacle at each basin, within reach of its user; answers how many. */
function setAtBasins(spots: ServiceSpots, room: Room): number {
  for (const basin of itemsOf(room, 'vanity', 'pedestal-sink')) {
    const wall = wallBehind(room.shell, opposite(basin.facing), rectOf(basin.box));
    if (!wall) continue;
    const { t, along } = seenFromWall(room, wall.id, rectOf(basin.box));
    const ends = [t + along + 4, t - 4].slice(0, Math.min(2, basin.traits?.sinks ?? 1));
    for (const end of ends) {
      const spot = spots.onWall(wall, end, { ...RECEPTACLE, z: BASIN_HEIGHT });
      if (spot) spots.set('receptacle', spot, { at: 'basin', gfci: true });
    }
  }
  return spots.items.length;
}

/** Sets receptacles along the walls that nothing built-in covers, at most so many. */
function setAlongWalls(spots: ServiceSpots, room: Room, most: number): void {
  const gfci = room.category === 'garage' || room.category === 'bathroom';
  let left = most;
  for (const wall of room.shell.walls) {
    for (const { from, to } of freeSpans(room, wall)) {
      const count = Math.ceil((to - from) / WALL_PITCH);
      for (let i = 0; i < count && left > 0; i++) {
        const spot = spots.onWall(wall, from + ((i + 0.5) * (to - from)) / count, RECEPTACLE);
        if (!spot) continue;
        spots.set('receptacle', spot, { at: 'room', ...(gfci ? { gfci } : {}) });
        left--;
      }
    }
  }
}

/** What of a wall is left between doors and built-in things, where a receptacle is needed. */
function freeSpans(room: Room, wall: Wall): Span[] {
  const furniture = new Set(furnitureOf(room));
  const taken: Span[] = [
    ...room.openings
      .filter((o) => o.wall === wall.id && isBeside(o, RECEPTACLE.z, RECEPTACLE.height))
      .map((o) => ({ from: o.offsetIn, to: o.offsetIn + o.widthIn })),
    ...room.items
      .filter((i) => isSolid(i) && !furniture.has(i))
      .map((i) => seenFromWall(room, wall.id, rectOf(i.box)))
      .filter((s) => s.n > -1 && s.n < 6)
      .map((s) => ({ from: s.t, to: s.t + s.along })),
  ];
  let spans: Span[] = [{ from: 0, to: wallLength(room, wall.id) }];
  for (const gap of taken)
    spans = spans.flatMap((s) =>
      gap.to <= s.from || gap.from >= s.to
        ? [s]
        : [
            { from: s.from, to: gap.from },
            { from: gap.to, to: s.to },
          ],
    );
  return spans.filter((s) => s.to - s.from >= SHORTEST_WALL);
}

/** A switch beside the door that the room is entered by, at the side of its latch where that is free. */
function setSwitch(spots: ServiceSpots, room: Room): void {
  const door = room.openings.find((o) => o.kind !== 'window' && o.kind !== 'garage-door');
  const wall = door && room.shell.walls.find((w) => w.id === door.wall);
  if (!door || !wall) return;
  const sides = [door.offsetIn + door.widthIn + 6, door.offsetIn - 6];
  if (door.swing?.hinge === 'far') sides.reverse();
  const spot = sides.map((t) => spots.onWall(wall, t, SWITCH)).find(Boolean);
  if (spot) spots.set('switch', spot);
}

/** A smoke alarm in each bedroom and on the story of a basement, where it warns of carbon monoxide too. */
function setAlarm(spots: ServiceSpots, room: Room): void {
  if (room.category !== 'bedroom' && room.category !== 'basement') return;
  const middle = centre({ x: 0, y: 0, w: room.widthIn, d: room.depthIn });
  const spot = spots.onCeiling(middle.x + 24, middle.y, ALARM.size, ALARM.size, ALARM.height);
  const traits: TraitsOf<'smoke-alarm'> = room.category === 'basement' ? { co: true } : {};
  if (spot) spots.set('smoke-alarm', spot, traits);
}

/** Supply air before each window; return air low on a wall, which kitchens, baths and garages may not have. */
function setAir(spots: ServiceSpots, room: Room): void {
  if (room.category === 'garage') return;
  for (const window of room.openings.filter((o) => o.kind === 'window')) {
    const { x, y } = before(room, window);
    const [w, d] = runsEast(window.side) ? [REGISTER.along, REGISTER.deep] : [REGISTER.deep, REGISTER.along];
    const spot = spots.onCeiling(x, y, w, d, REGISTER.height);
    if (spot) spots.set('supply-register', { ...spot, side: window.side });
  }
  if (room.category === 'kitchen' || room.category === 'bathroom') return;
  const inner = room.shell.walls
    .filter((wall) => !room.openings.some((o) => o.wall === wall.id && o.kind === 'window'))
    .sort((a, b) => wallLength(room, b.id) - wallLength(room, a.id));
  for (const wall of inner) {
    const length = wallLength(room, wall.id);
    const spot = [0.5, 0.25, 0.75].map((share) => spots.onWall(wall, length * share, GRILLE)).find(Boolean);
    if (!spot) continue;
    spots.set('return-grille', spot);
    return;
  }
}

/** The point of the ceiling before the middle of a window. */
function before(
  room: Room,
  { wall, offsetIn, widthIn }: Opening,
): { readonly x: number; readonly y: number } {
  return centre(atWall(room, wall, offsetIn + widthIn / 2, REGISTER.off, 0, 0));
}
