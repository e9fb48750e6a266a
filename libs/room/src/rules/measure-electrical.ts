import { type Item, type ItemOf, itemsOf, kindSpec, opposite, runsEast, type Side } from '@plumbline/concept';
import { centre, type Rect, rectOf, seenFromWall } from '../geometry/geometry.js';
import { counterSpacesOf, isAtWall } from './counter-spaces.js';
import type { ELECTRICAL_RULES } from './electrical-rules.js';
import { ofKind } from './measuring/measure-plan.js';
import type { CheckedRoom, Measure, Measurement } from './measuring/rule.js';
import { alongSpace, LEAST_WALL_SPACE, type WallSpace, wallSpacesOf } from './wall-spaces.js';
import { zonesLit, zonesUsed, zonesWithCoAlarm, zonesWithSmokeAlarm } from './zone-uses.js';
import { type Zone, zoneAt } from './zones.js';

const one = (value: number, ...items: readonly { readonly id: string }[]): Measurement => ({
  value,
  items: items.map(({ id }) => id),
});

/** To a tenth of an inch: boxes are kept to a hundredth. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A higher receptacle does not count for a wall (NEC 210.52). */
const HIGHEST = 66;

/** Receptacles that serve a room's walls: those over counters do not count (NEC 210.52(A)(4)). */
const wallReceptacles = (room: CheckedRoom): ItemOf<'receptacle'>[] =>
  itemsOf(room, 'receptacle').filter((r) => r.traits?.at !== 'counter' && r.box.z <= HIGHEST);

/** How far the farthest point of a wall space is from a receptacle in it, along the wall. */
function farthestIn(space: WallSpace, receptacles: readonly Item[]): number {
  const stops = space.stretches
    .flatMap((stretch) =>
      receptacles.flatMap((r) => {
        if (r.facing !== opposite(stretch.frame.side)) return [];
        const { t, n, along } = seenFromWall({ outline: [], walls: [] }, stretch.frame, rectOf(r.box));
        const mid = t + along / 2;
        return Math.abs(n) < 2 && mid > stretch.from - 0.1 && mid < stretch.to + 0.1
          ? [alongSpace(space, stretch, mid)]
          : [];
      }),
    )
    .sort((a, b) => a - b);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return space.lengthIn;
  const gaps = stops.slice(1).map((stop, i) => (stop - (stops[i] as number)) / 2);
  const ends = space.round ? [(space.lengthIn - last + first) / 2] : [first, space.lengthIn - last];
  return tenth(Math.max(...ends, ...gaps));
}

function alongWalls(room: CheckedRoom): Measurement[] {
  const receptacles = wallReceptacles(room);
  return zonesUsed(room, 'living', 'sleeping').flatMap((zone) =>
    wallSpacesOf(room, zone)
      .filter((space) => space.lengthIn >= LEAST_WALL_SPACE)
      .map((space) => one(farthestIn(space, receptacles))),
  );
}

/** Half of a basin's width. */
const HALF_BASIN = 9;

/** From a basin's edge to the nearest receptacle, straight in plan. */
function atBasins(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'vanity', 'pedestal-sink').flatMap((item) => {
    const side = opposite(item.facing);
    const { t, along } = seenFromWall(room, side, rectOf(item.box));
    const sinks = item.traits?.sinks ?? 1;
    return Array.from({ length: sinks }, (_, i) => {
      const middle = t + (along * (i + 0.5)) / sinks;
      const near = ofKind(room, 'receptacle').map((r) => {
        const at = seenFromWall(room, side, rectOf(r.box));
        const own = seenFromWall(room, side, rectOf(item.box));
        const across = Math.max(0, Math.abs(at.t + at.along / 2 - middle) - HALF_BASIN);
        const off = Math.max(0, at.n - (own.n + own.deep), own.n - (at.n + at.deep));
        return { far: Math.hypot(across, off), r };
      });
      const best = near.sort((a, b) => a.far - b.far)[0];
      return best ? one(tenth(best.far), item, best.r) : one(NONE_NEAR, item);
    });
  });
}

/** What is measured where there is none at all: farther than any limit. */
const NONE_NEAR = 999;

const gap = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w), Math.max(0, b.y - a.y - a.d, a.y - b.y - b.d));

function atWashers(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'washer').map((washer) => {
    const all = ofKind(room, 'receptacle').map((r) => gap(rectOf(washer.box), rectOf(r.box)));
    return one(tenth(Math.min(NONE_NEAR, ...all)), washer);
  });
}

/** A garage door this wide is of two bays. */
const TWO_BAYS = 144;

function perBay(room: CheckedRoom): Measurement[] {
  return zonesUsed(room, 'vehicles').map((zone) => {
    const cars = zone.items.filter((i) => i.kind === 'car');
    const doors = zone.openings.filter((o) => o.kind === 'garage-door');
    const bays = Math.max(
      1,
      cars.length,
      doors.reduce((sum, o) => sum + (o.widthIn >= TWO_BAYS ? 2 : 1), 0),
    );
    const own = wallReceptacles(room).filter((r) => zone.items.includes(r));
    return one(own.length / bays, ...own);
  });
}

/** The islands and peninsulas whose tops NEC 210.52(C)(2) concerns. Inches. */
const ISLAND = { long: 24, short: 12 } as const;

function onIslands(room: CheckedRoom): Measurement[] {
  const islands = ofKind(room, 'countertop').filter(
    (top) =>
      (top.group === 'island' || top.group === 'peninsula') &&
      Math.max(top.box.widthIn, top.box.depthIn) >= ISLAND.long &&
      Math.min(top.box.widthIn, top.box.depthIn) >= ISLAND.short,
  );
  return islands.map((top) => {
    const above = top.box.z + top.box.heightIn;
    // Since 2023 none may be below the top; above it 20 in at most.
    const own = ofKind(room, 'receptacle').filter(
      (r) => r.box.z >= above - 0.1 && r.box.z <= above + 20 && gap(rectOf(r.box), rectOf(top.box)) < 1,
    );
    return one(own.length, top, ...own);
  });
}

/** Things of a kind that a zone has, where it needs one: 0 counts as missing. */
const perZone =
  (zones: (room: CheckedRoom) => readonly Zone[], has: (item: Item) => boolean): Measure =>
  (room) =>
    zones(room).map((zone) => {
      const own = zone.items.filter(has);
      return one(own.length, ...own);
    });

/** NEC 110.26(A): width, and the height up to which nothing stands in it. Inches. */
const PANEL_SPACE = { width: 30, height: 78 } as const;

/** How deep the floor before a panel is free over 30 in of width, at the best place along it. */
function beforePanel(room: CheckedRoom, panel: Item): number {
  const own = seenFromWall(room, opposite(panel.facing), rectOf(panel.box));
  const { x, y } = centre(rectOf(panel.box));
  const zone = zoneAt(room, x, y);
  const side: Side = opposite(panel.facing);
  const stops = room.items
    .filter((i) => i.id !== panel.id && isInSpace(i))
    .map((i) => seenFromWall(room, side, rectOf(i.box)));
  const walls = (zone?.rects ?? []).map((r) => seenFromWall(room, side, r));
  const width = Math.max(PANEL_SPACE.width, own.along);
  const first = own.t + own.along - width;
  const starts = [first, own.t, ...[...stops, ...walls].flatMap((s) => [s.t + s.along, s.t - width])].filter(
    (t) => t >= first - 0.01 && t <= own.t + 0.01,
  );
  const front = own.n + own.deep;
  const depthAt = (t: number): number => {
    const free = floorBefore(walls, t, width, front);
    return stops
      .filter((s) => s.t < t + width - 0.05 && t + 0.05 < s.t + s.along && s.n + s.deep > front + 0.05)
      .reduce((least, s) => Math.min(least, Math.max(0, s.n - front)), free);
  };
  return Math.max(0, ...starts.map(depthAt));
}

/** Whether it stands or hangs lower than the space is high; plates and rugs do not count. */
const isInSpace = ({ kind, box }: Item): boolean =>
  box.z < PANEL_SPACE.height && box.heightIn > 1 && kindSpec(kind).layer === undefined;

/** How deep a zone's floor goes before a stretch of a wall, over its whole width. */
function floorBefore(
  rects: readonly { t: number; n: number; along: number; deep: number }[],
  t: number,
  width: number,
  front: number,
): number {
  const cuts = [...new Set(rects.flatMap((r) => [r.t, r.t + r.along]))].filter((c) => c > t && c < t + width);
  const stops = [t, ...cuts.sort((a, b) => a - b), t + width];
  let least = Number.POSITIVE_INFINITY;
  for (const [i, to] of stops.slice(1).entries()) {
    const mid = ((stops[i] as number) + to) / 2;
    let reached = front;
    for (;;) {
      const on = rects.find(
        (r) => mid > r.t && mid < r.t + r.along && r.n <= reached + 0.05 && r.n + r.deep > reached + 0.05,
      );
      if (!on) break;
      reached = on.n + on.deep;
    }
    least = Math.min(least, reached - front);
  }
  return least;
}

function overCounters(room: CheckedRoom): Measurement[] {
  const tops = ofKind(room, 'countertop').filter(isAtWall);
  return tops.flatMap((top) =>
    counterSpacesOf(room, top).map((space) => {
      const { from, to } = space;
      const east = runsEast(top.facing);
      const stops = ofKind(room, 'receptacle')
        .filter((r) => r.traits?.at === 'counter')
        .filter((r) => space.tops.some(({ box }) => gap(rectOf(r.box), rectOf(box)) === 0))
        .filter(
          (r) => r.facing === top.facing || (r.box.heightIn < 1 && gap(rectOf(r.box), rectOf(top.box)) === 0),
        )
        .map(({ box }) => (east ? box.x + box.widthIn / 2 : box.y + box.depthIn / 2))
        .filter((at) => at >= from - 0.1 && at <= to + 0.1)
        .sort((a, b) => a - b);
      const [first, last] = [stops[0], stops.at(-1)];
      if (first === undefined || last === undefined) return one(to - from, top);
      const between = stops.slice(1).map((stop, i) => (stop - (stops[i] as number)) / 2);
      return one(tenth(Math.max(first - from, to - last, ...between)), top);
    }),
  );
}

/** Before services are set there is nothing to measure. */
const whereSet =
  (measure: Measure): Measure =>
  (room) =>
    room.items.some((i) => i.kind === 'receptacle' || i.kind === 'switch') ? measure(room) : [];

/** How each electrical rule is measured. */
export const ELECTRICAL_MEASURES: Readonly<Record<(typeof ELECTRICAL_RULES)[number]['id'], Measure>> = {
  'wall-receptacles': whereSet(alongWalls),
  'counter-receptacles': whereSet(overCounters),
  'island-receptacle': whereSet(onIslands),
  'basin-receptacle': whereSet(atBasins),
  'laundry-receptacle': whereSet(atWashers),
  'garage-receptacle': whereSet(perBay),
  'utility-receptacle': whereSet(
    perZone(
      (room) => zonesUsed(room, 'machines'),
      (i) => i.kind === 'receptacle',
    ),
  ),
  'light-switch': whereSet(perZone(zonesLit, (i) => i.kind === 'switch')),
  'panel-front': (room) => ofKind(room, 'electrical-panel').map((p) => one(beforePanel(room, p), p)),
  'smoke-alarm': whereSet(perZone(zonesWithSmokeAlarm, (i) => i.kind === 'smoke-alarm')),
  'co-alarm': whereSet(perZone(zonesWithCoAlarm, (i) => i.kind === 'smoke-alarm' && i.traits?.co === true)),
};
