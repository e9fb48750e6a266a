import { type Item, itemsOf, opposite, type Room, runsEast, type Side, wallBehind } from '@plumbline/concept';
import { atWall, overlaps, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { type CounterSpace, counterSpacesOf, isAtWall } from '../../rules/counter-spaces.js';
import { type FaceStretch, LEAST_WALL_SPACE, type WallSpace, wallSpacesOf } from '../../rules/wall-spaces.js';
import { zonesUsed } from '../../rules/zone-uses.js';
import type { Zone } from '../../rules/zones.js';
import type { Plate, PlateSpot, ServiceSpots } from './service-spots.js';

/**
 * Receptacles set by the layout, as few as NEC 210.52 asks for: (A) along walls, (C) over counters and on islands, (D)
 * at basins, (F) at a washer, (G) in garages and with furnaces. Inches.
 */

const RECEPTACLE: Plate = { along: 2.75, deep: 0.25, height: 4.5, z: 16 };
/** Over a counter, on its backsplash; below a window's sill where there is one. */
const COUNTER_HEIGHTS = [44, 37] as const;
/** Below low windows that stand close together: in or just over the base, as electricians set them there. */
const UNDER_LOW_SILL = 8;
const BACKSPLASH = 0.5;
const BASIN_HEIGHT = 42;
const BASIN_REACH = 36;
const HALF_BASIN = 9;
const WASHER_HEIGHT = 48;
/** A receptacle that rises out of a countertop, closed. */
const POP_UP = { along: 2.75, deep: 2.75, height: 0.25, back: 5 } as const;
/** No point of a wall is farther than 6 ft from a receptacle, none of a wall counter farther than 24 in. */
const WALL_REACH = 72;
const COUNTER_REACH = 24;
/** How many more than the fewest are tried, so that all are where a plate may be. */
const MORE = 3;

/** Sets all receptacles of a room; answers how many serve counters and basins. They come first. */
export function setReceptacles(spots: ServiceSpots, room: Room): number {
  setAtCounters(spots, room);
  setAtBasins(spots, room);
  const before = spots.items.length;
  setAtWashers(spots, room);
  for (const zone of zonesUsed(room, 'living', 'sleeping', 'vehicles')) setAlongWalls(spots, room, zone);
  for (const zone of zonesUsed(room, 'machines', 'bath')) setOne(spots, room, zone);
  return before;
}

function setAtCounters(spots: ServiceSpots, room: Room): void {
  for (const top of itemsOf(room, 'countertop')) {
    if (!isAtWall(top)) {
      const spot = inTop(spots, room, top);
      if (spot) spots.set('receptacle', spot, { at: 'counter', gfci: true });
      continue;
    }
    for (const space of counterSpacesOf(room, top))
      for (const spot of overCounter(spots, room, top, space))
        spots.set('receptacle', spot, { at: 'counter', gfci: true });
  }
}

/** As few receptacles as leave no point of a counter space out of reach; in the top where the wall has no place. */
function overCounter(spots: ServiceSpots, room: Room, top: Item, space: CounterSpace): PlateSpot[] {
  const side = opposite(top.facing);
  const wall = wallBehind(room.shell, side, rectOf(top.box));
  // The counter is told from the longest wall of its side.
  const start = seenFromWall(room, side, rectOf(top.box)).t - (runsEast(side) ? top.box.x : top.box.y);
  const [from, to] = [space.from + start, space.to + start];
  const length = to - from;
  const least = Math.max(1, Math.ceil(length / (2 * COUNTER_REACH) - 0.001));
  for (let count = least; wall && count <= least + MORE; count++) {
    const face = spots.wall(wall.id);
    // The plate is told from its own wall.
    const shift =
      seenFromWall(room, wall.id, rectOf(top.box)).t - seenFromWall(room, side, rectOf(top.box)).t;
    const slack = COUNTER_REACH - length / (2 * count);
    const found = evenly(from, to, count).flatMap((at) => {
      const within = { from: Math.max(from, at - slack) + shift, to: Math.min(to, at + slack) + shift };
      const spot = COUNTER_HEIGHTS.map((z) =>
        spots.onFace(face, at + shift, { ...RECEPTACLE, z, off: BACKSPLASH }, slack, within),
      ).find(Boolean);
      return spot ? [spot] : [];
    });
    if (found.length === count) return found;
  }
  return evenly(from, to, least).flatMap((at) => {
    const slack = COUNTER_REACH - length / (2 * least);
    const spot = inTop(spots, room, top, at - slack, at + slack) ?? inTop(spots, room, top, from, to);
    return spot ? [spot] : [];
  });
}

const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((i + 0.5) * (to - from)) / count);

/**
 * A place for a receptacle in a countertop, at its back, its middle within a stretch of its length: anywhere where none
 * is told. The stretch is told from the longest wall of its side, beyond whose start a top may lie.
 */
function inTop(
  spots: ServiceSpots,
  room: Room,
  top: Item,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
): PlateSpot | undefined {
  const side = opposite(top.facing);
  const { t, n, along, deep } = seenFromWall(room, side, rectOf(top.box));
  const z = top.box.z + top.box.heightIn;
  const off = top.group === 'island' ? deep / 2 : POP_UP.back;
  const sunk = itemsOf(room, 'sink-base', 'cooktop').map((i) => rectOf(i.box));
  const steps = Array.from({ length: Math.floor((along - POP_UP.along) / 3) + 1 }, (_, i) => t + 6 + 3 * i)
    .filter((at) => at >= from - 0.01 && at <= to + 0.01 && at <= t + along - 2)
    .sort((a, b) => middling(a, from, to) - middling(b, from, to));
  return steps
    .map((at) => ({
      rect: atWall(room, side, at - POP_UP.along / 2, n + off - POP_UP.deep / 2, POP_UP.along, POP_UP.deep),
      z,
      height: POP_UP.height,
      side,
    }))
    .find((spot) => spots.isFree(spot) && !sunk.some((rect) => overlaps(rect, spot.rect)));
}

/** How far from the middle of a stretch; on an island, whose stretch has no end, the ends come first. */
const middling = (at: number, from: number, to: number): number =>
  Number.isFinite(to) ? Math.abs(at - (from + to) / 2) : at;

/** A receptacle at each basin, within reach of its user. */
function setAtBasins(spots: ServiceSpots, room: Room): void {
  for (const item of itemsOf(room, 'vanity', 'pedestal-sink')) {
    const side = opposite(item.facing);
    const own = seenFromWall(room, side, rectOf(item.box));
    const sinks = Math.max(1, item.traits?.sinks ?? 1);
    const set: PlateSpot[] = [];
    for (let i = 0; i < sinks; i++) {
      const middle = own.t + (own.along * (i + 0.5)) / sinks;
      const far = ({ rect }: PlateSpot): number => {
        const at = seenFromWall(room, side, rect);
        const off = Math.max(0, at.n - own.n - own.deep, own.n - at.n - at.deep);
        return Math.hypot(Math.max(0, Math.abs(at.t + at.along / 2 - middle) - HALF_BASIN), off);
      };
      if (set.some((spot) => far(spot) <= BASIN_REACH)) continue;
      const places = besideBasin(spots, room, item);
      const spot = places.find((place) => far(place) <= BASIN_REACH) ?? places[0];
      if (!spot) continue;
      set.push(spot);
      spots.set('receptacle', spot, { at: 'basin', gfci: true });
    }
  }
}

/** Places for a receptacle at a vanity, the better ones first: at its ends, between its basins, on the wall beside. */
function besideBasin(spots: ServiceSpots, room: Room, item: Item): PlateSpot[] {
  const wall = wallBehind(room.shell, opposite(item.facing), rectOf(item.box));
  const beside = onSideWalls(spots, room, item);
  if (!wall) return beside;
  const face = spots.wall(wall.id);
  const { t, along } = seenFromWall(room, wall.id, rectOf(item.box));
  const at = (place: number, z: number) => spots.onFace(face, place, { ...RECEPTACLE, z }, 9) ?? [];
  const low = item.box.z + item.box.heightIn + 2;
  return [
    ...[t + along + 4, t - 4].flatMap((place) => at(place, BASIN_HEIGHT)),
    ...[t + along / 2, t + along - 3, t + 3].flatMap((place) =>
      [at(place, BASIN_HEIGHT), at(place, low)].flat(),
    ),
    ...beside,
  ];
}

/** On the walls at a right angle, where the basin fills its own. */
function onSideWalls(spots: ServiceSpots, room: Room, basin: Item): PlateSpot[] {
  const rect = rectOf(basin.box);
  const sides: readonly Side[] =
    basin.facing === 'north' || basin.facing === 'south' ? ['west', 'east'] : ['south', 'north'];
  return sides.flatMap((side) => {
    const wall = wallBehind(room.shell, side, rect, 24);
    if (!wall) return [];
    const { t, along } = seenFromWall(room, wall.id, rect);
    return spots.onFace(spots.wall(wall.id), t + along / 2, { ...RECEPTACLE, z: BASIN_HEIGHT }, 12) ?? [];
  });
}

function setAtWashers(spots: ServiceSpots, room: Room): void {
  for (const washer of itemsOf(room, 'washer')) {
    const wall = wallBehind(room.shell, opposite(washer.facing), rectOf(washer.box), 8);
    if (!wall) continue;
    const { t, along } = seenFromWall(room, wall.id, rectOf(washer.box));
    const spot = [t + along / 2, t + along + 4, t - 4]
      .flatMap((at) =>
        [WASHER_HEIGHT, RECEPTACLE.z].map((z) => spots.onFace(spots.wall(wall.id), at, { ...RECEPTACLE, z })),
      )
      .find(Boolean);
    if (spot) spots.set('receptacle', spot, { at: 'room', gfci: true });
  }
}

const isDamp = ({ category }: Room): boolean =>
  category === 'garage' || category === 'bathroom' || category === 'basement' || category === 'kitchen';

function setAlongWalls(spots: ServiceSpots, room: Room, zone: Zone): void {
  for (const space of wallSpacesOf(room, zone)) {
    if (space.lengthIn < LEAST_WALL_SPACE) continue;
    // Two that were moved aside for the same thing may have come to one place.
    for (const spot of inSpace(spots, space).filter(
      (one, i, all) => !all.slice(0, i).some((other) => overlaps(other.rect, one.rect)),
    ))
      spots.set('receptacle', spot, { at: 'room', ...(isDamp(room) ? { gfci: true } : {}) });
  }
}

/** One receptacle in a zone that has none. */
function setOne(spots: ServiceSpots, room: Room, zone: Zone): void {
  const has = spots.items.some(
    ({ kind, box }) => kind === 'receptacle' && zone.rects.some((r) => overlaps(r, rectOf(box))),
  );
  if (has) return;
  const spaces = wallSpacesOf(room, zone).sort((a, b) => b.lengthIn - a.lengthIn);
  for (const space of spaces) {
    const spot = inSpace(spots, space)[0];
    if (!spot) continue;
    spots.set('receptacle', spot, { at: 'room', gfci: true });
    return;
  }
}

/** As few as leave no point of a wall space out of reach, evenly spread where the wall allows. */
function inSpace(spots: ServiceSpots, space: WallSpace): PlateSpot[] {
  const least = Math.max(1, Math.ceil(space.lengthIn / (2 * WALL_REACH) - 0.001));
  for (let count = least; count <= least + MORE; count++) {
    const slack = WALL_REACH - space.lengthIn / (2 * count);
    const found = evenly(0, space.lengthIn, count).flatMap((at) => nearest(spots, space, at, slack) ?? []);
    if (found.length === count) return found.map(({ spot }) => spot);
  }
  return onward(spots, space);
}

interface Found {
  readonly spot: PlateSpot;
  /** Along the wall space. */
  readonly at: number;
}

/** The stretch of a wall space that a point along it lies on, and where along its frame. */
function stretchAt(
  space: WallSpace,
  at: number,
): { readonly stretch: FaceStretch; readonly t: number } | undefined {
  let before = 0;
  for (const stretch of space.stretches) {
    const length = stretch.to - stretch.from;
    if (at <= before + length + 0.01)
      return { stretch, t: stretch.backwards ? stretch.to - (at - before) : stretch.from + (at - before) };
    before += length;
  }
  return undefined;
}

function nearest(
  spots: ServiceSpots,
  space: WallSpace,
  at: number,
  slack: number,
  z = RECEPTACLE.z,
): Found | undefined {
  const on = stretchAt(space, at);
  if (!on) return undefined;
  const spot = spots.onFace(on.stretch, on.t, { ...RECEPTACLE, z }, Math.min(24, slack), on.stretch);
  return spot && { spot, at };
}

/** From one end of a wall space on: each as far from the last as reach allows. */
function onward(spots: ServiceSpots, space: WallSpace): PlateSpot[] {
  const places: Found[] = [];
  for (let at = 0; at <= space.lengthIn; at += 1.5) {
    const found = nearest(spots, space, at, 0) ?? nearest(spots, space, at, 0, UNDER_LOW_SILL);
    if (found) places.push(found);
  }
  const chosen: Found[] = [];
  for (let covered = 0; covered < space.lengthIn; ) {
    const next = places
      .filter((p) => p.at <= covered + WALL_REACH && p.at > (chosen.at(-1)?.at ?? -1))
      .at(-1);
    const one = next ?? places.find((p) => p.at > covered);
    if (!one) break;
    chosen.push(one);
    covered = one.at + WALL_REACH;
  }
  return chosen.map(({ spot }) => spot);
}
