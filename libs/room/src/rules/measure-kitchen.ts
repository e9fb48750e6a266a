import {
  areaIn2,
  cornersOf,
  HEIGHTS,
  type Item,
  type ItemOf,
  type Kind,
  type Opening,
  outsideOf,
  type Point,
  reachFrom,
  runsEast,
  SIDES,
  type Side,
} from '@plumbline/concept';
import {
  atWall,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  seenFromWall,
} from '../geometry/geometry.js';
import { isApplianceGarage } from '../planner/cabinets/known-by-label.js';
import type { KITCHEN_RULES } from './kitchen-rules.js';
import {
  ahead,
  counterAcross,
  frontCentre,
  isObstacle,
  landings,
  lengthInside,
  ofKind,
  swingOf,
} from './measure-plan.js';
import type { CheckedRoom, Measure, Measurement } from './rule.js';

const FRONTS: readonly Kind[] = [
  'base-cabinet',
  'sink-base',
  'dishwasher',
  'range',
  'refrigerator',
  'tall-cabinet',
  'wall-oven',
  'beverage-cooler',
];

const mainSinks = (room: CheckedRoom): ItemOf<'sink-base'>[] =>
  ofKind(room, 'sink-base').filter((i) => i.traits?.role === 'main' || i.traits?.role === undefined);

const auxSinks = (room: CheckedRoom): ItemOf<'sink-base'>[] =>
  ofKind(room, 'sink-base').filter((i) => i.traits?.role === 'bar' || i.traits?.role === 'prep');

/** What is opened while one cooks: a freezer column is not. */
const refrigerators = (room: CheckedRoom): ItemOf<'refrigerator'>[] =>
  ofKind(room, 'refrigerator').filter((i) => i.traits?.column !== 'freezer');

/** Dishes are washed in a bowl of 27 in and more: the second sink of a kosher kitchen, not one to rinse at. Inches. */
const washesUp = (sink: Item): boolean => lengthAlong(sink.facing, rectOf(sink.box)) >= 27;

const cookers = (room: CheckedRoom): Item[] => ofKind(room, 'range', 'cooktop');

const one = (value: number, ...items: (Item | string)[]): Measurement => ({
  value,
  items: items.map((i) => (typeof i === 'string' ? i : i.id)),
});

/** Sink, cooking, refrigerator: the three corners of the work triangle, where the kitchen has all. */
export function workTriangle(room: CheckedRoom): readonly [Item, Item, Item] | undefined {
  const sink = mainSinks(room)[0];
  const cook = cookers(room)[0];
  const fridge = refrigerators(room)[0];
  return sink && cook && fridge ? [sink, cook, fridge] : undefined;
}

interface Leg {
  readonly from: Item;
  readonly to: Item;
  /** From the middle of one front to that of the other: two points, or three where it bends around a corner. */
  readonly path: readonly Point[];
  readonly inches: number;
}

/** How far a counter stands out at an outside corner, on both of its walls. Inches. */
const AROUND_CORNER = 25.5;

/** The legs of the work triangle. Where a wall lies between two fronts, the leg bends around its corner. */
export function triangleLegs(room: CheckedRoom): Leg[] {
  const corners = workTriangle(room);
  if (!corners) return [];
  return corners.map((from, i) => {
    const to = corners[(i + 1) % 3] as Item;
    const path = wayBetween(room, frontCentre(from), frontCentre(to));
    return { from, to, path, inches: lengthOf(path) };
  });
}

function wayBetween({ shell }: CheckedRoom, a: Point, b: Point): Point[] {
  const walled = outsideOf(shell);
  const isFree = (p: Point, q: Point): boolean => walled.every((r) => lengthInside(p, q, r) < 0.5);
  if (isFree(a, b)) return [a, b];
  const around = cornersOf(shell)
    .filter((corner) => corner.kind === 'outside')
    .map(({ at }) => {
      const off = (dx: number, dy: number): Point => ({ x: at.x + dx, y: at.y + dy });
      const inWall = [off(1, 1), off(1, -1), off(-1, 1), off(-1, -1)].find((p) =>
        walled.some((r) => p.x > r.x && p.x < r.x + r.w && p.y > r.y && p.y < r.y + r.d),
      );
      const [dx, dy] = inWall ? [at.x - inWall.x, at.y - inWall.y] : [0, 0];
      return [a, off(dx * AROUND_CORNER, dy * AROUND_CORNER), b];
    })
    .filter(([p, q, r]) => isFree(p as Point, q as Point) && isFree(q as Point, r as Point))
    .sort((p, q) => lengthOf(p) - lengthOf(q));
  return around[0] ?? [a, b];
}

const lengthOf = (path: readonly Point[]): number =>
  path
    .slice(1)
    .reduce((n, p, i) => n + Math.hypot(p.x - (path[i] as Point).x, p.y - (path[i] as Point).y), 0);

const legs = (room: CheckedRoom): { readonly from: Item; readonly to: Item; readonly feet: number }[] =>
  triangleLegs(room).map(({ from, to, inches }) => ({ from, to, feet: inches / 12 }));

/** A counter stands out so far at most where it ends; where it goes on, other cabinets carry it. Inches. */
const LONGEST_OVERHANG = 18;

/** How far countertops stand out from a thing towards a side. */
type Overhang = (item: Item, towards: Side) => number;

function overhangs(room: CheckedRoom): Overhang {
  const tops = ofKind(room, 'countertop').map((top) => rectOf(top.box));
  return (item, towards) => {
    // Past a corner cabinet the counter of the other leg goes on over cabinets of its own.
    if (item.box.z > 1 || item.box.heightIn > HEIGHTS.counter || item.kind === 'corner-base-cabinet')
      return 0;
    const own = rectOf(item.box);
    let most = 0;
    for (const top of tops) {
      const inches = overlaps(top, own) ? standsOut(top, own, towards) : 0;
      if (inches > most && inches <= LONGEST_OVERHANG) most = inches;
    }
    return most;
  };
}

function standsOut(top: Rect, own: Rect, facing: Side): number {
  switch (facing) {
    case 'north':
      return top.y + top.d - own.y - own.d;
    case 'south':
      return own.y - top.y;
    case 'east':
      return top.x + top.w - own.x - own.w;
    case 'west':
      return own.x - top.x;
  }
}

function grownTowards(r: Rect, side: Side, by: number): Rect {
  if (by === 0) return r;
  const more = inFront(r, side, by);
  const [x, y] = [Math.min(r.x, more.x), Math.min(r.y, more.y)];
  return runsEast(side) ? { x, y, w: r.w, d: r.d + by } : { x, y, w: r.w + by, d: r.d };
}

/** The narrowest aisle between two fronts, and between a front and anything else. */
function aisles(room: CheckedRoom): Aisles {
  const known = AISLES.get(room);
  if (known) return known;
  const made = measureAisles(room);
  AISLES.set(room, made);
  return made;
}

interface Aisles {
  readonly work?: Measurement;
  readonly walk?: Measurement;
}

/** Three rules ask for them. */
const AISLES = new WeakMap<CheckedRoom, Aisles>();

function measureAisles(room: CheckedRoom): Aisles {
  let work: Measurement | undefined;
  let walk: Measurement | undefined;
  // Aisles are measured from counter edge to counter edge.
  const out = overhangs(room);
  const plans = new Map(
    room.items.filter(isObstacle).map((item) => {
      const own = rectOf(item.box);
      return [item, SIDES.reduce((rect, side) => grownTowards(rect, side, out(item, side)), own)] as const;
    }),
  );
  const planOf = (item: Item): Rect => plans.get(item) ?? rectOf(item.box);
  for (const item of ofKind(room, ...FRONTS)) {
    const before = ahead(
      room,
      grownTowards(rectOf(item.box), item.facing, out(item, item.facing)),
      item.facing,
      (o) => o.id === item.id || (o.group === item.group && o.facing === item.facing),
      2,
      planOf,
    );
    const faces = before.item && FRONTS.includes(before.item.kind) && before.item.facing !== item.facing;
    if (before.item && faces) {
      // The corner where two runs meet is no aisle.
      if (before.item.facing !== opposite(item.facing) && before.distance < 14) continue;
      if (!work || before.distance < work.value) work = one(before.distance, item, before.item);
    } else if (!walk || before.distance < walk.value) {
      if (before.item?.kind === 'corner-base-cabinet' || before.item?.kind === 'filler') continue;
      walk = before.item ? one(before.distance, item, before.item) : one(before.distance, item);
    }
  }
  return { ...(work ? { work } : {}), ...(walk ? { walk } : {}) };
}

/** The way past the open ends of islands and peninsulas. */
function passages(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'countertop')
    .filter((top) => top.group === 'island' || top.group === 'peninsula')
    .flatMap((top) => {
      const rect = rectOf(top.box);
      const ends =
        top.facing === 'north' || top.facing === 'south'
          ? (['east', 'west'] as const)
          : (['north', 'south'] as const);
      return ends.flatMap((end) => {
        const way = ahead(room, rect, end, (o) => o.group === top.group);
        // The end that is built against a wall or a run is no passage.
        return way.distance < 6 ? [] : [one(way.distance, top)];
      });
    });
}

const seatedTops = (room: CheckedRoom): ItemOf<'countertop'>[] =>
  ofKind(room, 'countertop').filter((t) => (t.traits?.seats ?? 0) > 0);

function behindSeats(room: CheckedRoom, passed: boolean): Measurement[] {
  return seatedTops(room).flatMap((top) => {
    const side = top.traits?.seatSide ?? opposite(top.facing);
    const way = ahead(room, rectOf(top.box), side, (o) => o.group === top.group);
    return isPassed(room, rectOf(top.box), side, way.distance) === passed ? [one(way.distance, top)] : [];
  });
}

/** Whether people pass behind those who sit at a top: not where it ends at a wall and no door lies on its strip of floor. */
function isPassed({ shell, openings }: CheckedRoom, top: Rect, side: Side, deep: number): boolean {
  const ends: readonly Side[] = runsEast(side) ? ['west', 'east'] : ['south', 'north'];
  if (ends.every((end) => reachFrom(shell, top, end) > 1)) return true;
  const strip = inFront(top, side, deep);
  return openings.some(
    (o) => o.kind !== 'window' && overlaps(strip, atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1)),
  );
}

function sinkLandings(room: CheckedRoom, which: 'long' | 'short'): Measurement[] {
  return mainSinks(room).map((sink) => {
    const { low, high } = landings(room, sink);
    const [long, short] = low.length >= high.length ? [low, high] : [high, low];
    if (which === 'long') return one(long.length, sink);
    // 3 in and a return of 21 in do in a corner.
    return one(short.corner && short.length >= 3 ? Math.max(short.length, 18) : short.length, sink);
  });
}

function auxSinkLandings(room: CheckedRoom, which: 'long' | 'short'): Measurement[] {
  return auxSinks(room).map((sink) => {
    const { low, high } = landings(room, sink);
    return one(
      which === 'long' ? Math.max(low.length, high.length) : Math.min(low.length, high.length),
      sink,
    );
  });
}

function cookLandings(room: CheckedRoom, which: 'long' | 'short'): Measurement[] {
  return cookers(room).map((cook) => {
    const { low, high } = landings(room, cook);
    return one(
      which === 'long' ? Math.max(low.length, high.length) : Math.min(low.length, high.length),
      cook,
    );
  });
}

/** A shallower counter does not count (NKBA 25). */
const LEAST_COUNTER_DEPTH = 24;

const lengthAlong = (facing: Side, r: Rect): number => (runsEast(facing) ? r.w : r.d);

/**
 * Counter front over the whole kitchen: the front edges of tops 24 in deep that one can stand before, without what sinks
 * and cooktops take of them. Where another top lies before an edge, it is in a corner and no front.
 */
function counterFront(room: CheckedRoom): Measurement {
  const tops = ofKind(room, 'countertop').filter(
    (top) =>
      lengthAlong(runsEast(top.facing) ? 'east' : 'north', rectOf(top.box)) >= LEAST_COUNTER_DEPTH - 0.05,
  );
  let total = 0;
  for (const top of tops) {
    const own = rectOf(top.box);
    const before = inFront(own, top.facing, 1);
    total += lengthAlong(top.facing, own);
    for (const other of tops) {
      if (other.id === top.id) continue;
      const r = rectOf(other.box);
      if (overlaps(before, r)) total -= shared(before, r, top.facing);
    }
  }
  for (const sink of ofKind(room, 'sink-base')) total -= lengthAlong(sink.facing, rectOf(sink.box)) - 3;
  for (const cook of ofKind(room, 'cooktop')) total -= lengthAlong(cook.facing, rectOf(cook.box));
  return one(Math.max(0, total), ...tops);
}

/** What two rectangles share along a front. */
const shared = (a: Rect, b: Rect, facing: Side): number =>
  runsEast(facing)
    ? Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
    : Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);

/** How far an open door stands out: a dishwasher's and an oven's fall forward, a refrigerator's swing. Inches. */
const OPEN = { dishwasher: 27, oven: 21 } as const;

interface OpenDoor {
  readonly id: string;
  readonly rect: Rect;
}

/** The floor that the doors of refrigerators, ovens and dishwashers take when open. */
function openDoors(room: CheckedRoom): OpenDoor[] {
  return ofKind(room, 'refrigerator', 'dishwasher', 'range', 'wall-oven').flatMap((item) => {
    const r = rectOf(item.box);
    const width = lengthAlong(item.facing, r);
    const leaves = item.kind === 'refrigerator' && (item.traits?.doors ?? 'single') !== 'single' ? 2 : 1;
    const deep =
      item.kind === 'refrigerator'
        ? width / leaves
        : item.kind === 'dishwasher'
          ? OPEN.dishwasher
          : OPEN.oven;
    return [{ id: item.id, rect: inFront(r, item.facing, deep) }];
  });
}

/** Doors of entries and appliances that hit one another or stop at something, with all of them open. */
function openDoorsHit(room: CheckedRoom): Measurement[] {
  const doors = openDoors(room);
  if (doors.length === 0) return [];
  const entries = room.openings.flatMap((o) => {
    const rect = swingOf(room, o);
    return rect ? [{ id: o.id, rect }] : [];
  });
  const pairs = doors.flatMap((a, i) =>
    [...doors.slice(i + 1), ...entries].filter((b) => overlaps(a.rect, b.rect)).map((b) => [a.id, b.id]),
  );
  const stopped = doors.flatMap((door) =>
    room.items
      .filter((i) => i.id !== door.id && isObstacle(i) && overlaps(door.rect, rectOf(i.box)))
      .map((i) => [door.id, i.id]),
  );
  return [one([...pairs, ...stopped].length, ...new Set([...pairs, ...stopped].flat()))];
}

function besideDishwasher(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'dishwasher').map((washer) => {
    const side = opposite(washer.facing);
    const own = seenFromWall(room, side, rectOf(washer.box));
    // Room to stand beside the open door: from its edge to the next front at a right angle.
    const best = ['low', 'high'].map((end) => {
      const edge = end === 'low' ? own.t : own.t + own.along;
      const level = side === 'north' || side === 'south';
      let free = reachFrom(
        room.shell,
        rectOf(washer.box),
        end === 'low' ? (level ? 'west' : 'south') : level ? 'east' : 'north',
      );
      for (const item of ofKind(room, ...FRONTS, 'corner-base-cabinet')) {
        if (item.id === washer.id || item.facing === washer.facing || item.facing === side) continue;
        const s = seenFromWall(room, side, rectOf(item.box));
        if (s.n > own.n + own.deep + 24 || s.n + s.deep < own.n + own.deep) continue;
        const gap = end === 'low' ? edge - (s.t + s.along) : s.t - edge;
        if (gap >= 0) free = Math.min(free, gap);
      }
      return free;
    });
    return one(Math.max(...best), washer);
  });
}

/** Clear width of a way in: of a sliding door one half opens, of French doors one leaf is used. Inches. */
function wayThrough({ kind, widthIn }: Opening): number {
  if (kind === 'sliding-door') return widthIn / 2;
  if (kind === 'french-door') return widthIn / 2 - 2;
  return kind === 'door' ? widthIn - 2 : widthIn;
}

/** A hood that moves more needs makeup air. */
const MOST_CFM = 400;

/** How each kitchen rule is measured. */
export const KITCHEN_MEASURES: Readonly<Record<(typeof KITCHEN_RULES)[number]['id'], Measure>> = {
  'kitchen-entry': (room) =>
    room.openings.filter((o) => o.kind !== 'window').map((o) => one(wayThrough(o), o.id)),
  'kitchen-door-interference': (room) =>
    room.openings.flatMap((o) => {
      const swing = swingOf(room, o);
      if (!swing) return [];
      const hit = ofKind(room, ...FRONTS).filter((i) => overlaps(swing, rectOf(i.box)));
      return [one(hit.length, o.id, ...hit)];
    }),
  'triangle-total': (room) => {
    const all = legs(room);
    return all.length === 0
      ? []
      : [
          one(
            all.reduce((n, l) => n + l.feet, 0),
            ...all.map((l) => l.from),
          ),
        ];
  },
  'triangle-leg-short': (room) => legs(room).map((l) => one(l.feet, l.from, l.to)),
  'triangle-leg-long': (room) => legs(room).map((l) => one(l.feet, l.from, l.to)),
  'triangle-through-island': (room) =>
    ofKind(room, 'countertop')
      .filter((t) => t.group === 'island' || t.group === 'peninsula')
      .map((top) =>
        one(
          Math.max(
            0,
            ...legs(room).map((l) => lengthInside(frontCentre(l.from), frontCentre(l.to), rectOf(top.box))),
          ),
          top,
        ),
      ),
  'work-aisle': (room) => {
    const { work } = aisles(room);
    return work ? [work] : [];
  },
  'work-aisle-two-cooks': (room) => {
    const { work } = aisles(room);
    return work ? [work] : [];
  },
  'kitchen-walkway': (room) => {
    const { walk } = aisles(room);
    return [...(walk ? [walk] : []), ...passages(room)];
  },
  'behind-seats': (room) => behindSeats(room, true),
  'behind-seats-walk': (room) => behindSeats(room, true),
  'behind-seats-still': (room) => behindSeats(room, false),
  'seat-width': (room) =>
    seatedTops(room).map((top) => {
      const side = top.traits?.seatSide;
      const length = side === 'east' || side === 'west' ? top.box.depthIn : top.box.widthIn;
      return one(length / (top.traits?.seats ?? 1), top);
    }),
  'knee-depth': (room) => seatedTops(room).map((top) => one(top.traits?.overhangIn ?? 0, top)),
  'sink-landing-long': (room) => sinkLandings(room, 'long'),
  'sink-landing-short': (room) => sinkLandings(room, 'short'),
  'prep-area': (room) =>
    mainSinks(room).map((sink) => {
      const { low, high } = landings(room, sink);
      return one(Math.max(low.length, high.length), sink);
    }),
  'dishwasher-near-sink': (room) =>
    ofKind(room, 'dishwasher').flatMap((washer) => {
      const a = rectOf(washer.box);
      const near = [...mainSinks(room), ...auxSinks(room).filter(washesUp)].map((sink) => {
        const b = rectOf(sink.box);
        const dx = Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
        const dy = Math.max(0, b.y - (a.y + a.d), a.y - (b.y + b.d));
        return one(Math.hypot(dx, dy), washer, sink);
      });
      return near.sort((x, y) => x.value - y.value).slice(0, 1);
    }),
  'dishwasher-standing': besideDishwasher,
  'aux-sink-landing-long': (room) => auxSinkLandings(room, 'long'),
  'aux-sink-landing-short': (room) => auxSinkLandings(room, 'short'),
  'fridge-landing': (room) => refrigerators(room).map((f) => one(bestLanding(room, f), f)),
  'cooking-landing-long': (room) => cookLandings(room, 'long'),
  'cooking-landing-short': (room) => cookLandings(room, 'short'),
  'above-cooking': (room) =>
    cookers(room).flatMap((cook) =>
      room.items
        .filter(
          (i) =>
            (i.kind === 'hood' || i.kind === 'wall-cabinet' || i.kind === 'microwave') &&
            overlaps(rectOf(i.box), rectOf(cook.box)),
        )
        .map((i) => one(i.box.z - 36, cook, i)),
    ),
  'hood-code': (room) => ofKind(room, 'hood').map((h) => one(h.traits?.cfm ?? 0, h)),
  'hood-nkba': (room) => ofKind(room, 'hood').map((h) => one(h.traits?.cfm ?? 0, h)),
  'appliance-doors': openDoorsHit,
  'makeup-air': (room) =>
    ofKind(room, 'hood')
      .filter((h) => (h.traits?.cfm ?? 0) > MOST_CFM)
      .map((h) => one(h.traits?.makeupAir ? 0 : 1, h)),
  'cooking-under-window': (room) =>
    cookers(room).map((cook) => {
      const side = opposite(cook.facing);
      const over = room.openings.filter(
        (o) =>
          o.kind === 'window' &&
          o.side === side &&
          overlaps(atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 12), rectOf(cook.box)),
      );
      return one(over.length, cook, ...over.map((o) => o.id));
    }),
  'separated-centres': separators,
  'through-traffic': throughTraffic,
  'sink-between': sinkOutside,
  'waste-bins': (room) => {
    const bins = ofKind(room, 'base-cabinet').filter((i) => i.traits?.pullout === 'waste');
    // A pull-out of 18 in holds two bins side by side or in a row.
    return mainSinks(room).map((sink) =>
      one(
        bins.reduce((n, b) => n + (b.traits?.bins ?? 1), 0),
        sink,
        ...bins,
      ),
    );
  },
  'microwave-height': (room) => ofKind(room, 'microwave').map((i) => one(i.box.z, i)),
  'microwave-landing': microwaveLandings,
  'shelf-frontage-small': shelvesIn(0, 150),
  'shelf-frontage-medium': shelvesIn(150, 350),
  'shelf-frontage-large': shelvesIn(350, Number.POSITIVE_INFINITY),
  'above-cooking-bare': (room) =>
    cookers(room).flatMap((cook) => {
      const above = room.items.filter((i) => i.box.z > 36 && overlaps(rectOf(i.box), rectOf(cook.box)));
      if (above.some((i) => i.kind === 'hood' || i.kind === 'microwave')) return [];
      return above
        .filter((i) => i.kind === 'wall-cabinet' || i.kind === 'floating-shelf')
        .map((i) => one(i.box.z - 36, cook, i));
    }),
  'storage-near-sink-small': nearSinkIn(0, 150),
  'storage-near-sink-medium': nearSinkIn(150, 350),
  'storage-near-sink-large': nearSinkIn(350, Number.POSITIVE_INFINITY),
  'corner-unit': cornerUnits,
  'oven-landing': (room) => ofKind(room, 'wall-oven').map((o) => one(bestLanding(room, o), o)),
  'counter-total': (room) => [counterFront(room)],
  'counter-to-wall-cabinet': (room) => {
    const tops = ofKind(room, 'countertop');
    return ofKind(room, 'wall-cabinet').flatMap((w) => {
      const under = tops.filter((t) => overlaps(rectOf(t.box), rectOf(w.box)));
      // What stands on the counter hangs over none.
      if (under.length === 0 || isApplianceGarage(w)) return [];
      return [one(w.box.z - Math.max(...under.map(({ box }) => box.z + box.heightIn)), w)];
    });
  },
};

const FULL_HEIGHT: readonly Kind[] = ['refrigerator', 'tall-cabinet', 'wall-oven'];

/** Full-height units that stand between two work centres of one wall. */
function separators(room: CheckedRoom): Measurement[] {
  const corners = workTriangle(room);
  if (!corners) return [];
  return corners.map((from, i) => {
    const to = corners[(i + 1) % 3] as Item;
    if (from.facing !== to.facing) return one(0, from, to);
    const side = opposite(from.facing);
    const [a, b] = [from, to]
      .map((c) => seenFromWall(room, side, rectOf(c.box)))
      .sort((p, q) => p.t - q.t) as [ReturnType<typeof seenFromWall>, ReturnType<typeof seenFromWall>];
    const between = ofKind(room, ...FULL_HEIGHT).filter((item) => {
      if (item.id === from.id || item.id === to.id || item.facing !== from.facing) return false;
      const s = seenFromWall(room, side, rectOf(item.box));
      return s.t >= a.t + a.along - 0.1 && s.t + s.along <= b.t + 0.1 && Math.abs(s.n - a.n) < 6;
    });
    return one(between.length, from, to, ...between);
  });
}

/** Straight ways between two doors that pass through the work triangle. */
function throughTraffic(room: CheckedRoom): Measurement[] {
  const corners = workTriangle(room)?.map(frontCentre);
  const doors = room.openings.filter((o) => o.kind !== 'window');
  if (!corners || doors.length < 2) return [];
  const mouths = doors.map((o) => {
    const r = atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 0);
    return { id: o.id, x: r.x + r.w / 2, y: r.y + r.d / 2 };
  });
  const crossing = mouths.flatMap((a, i) =>
    mouths
      .slice(i + 1)
      .filter((b) =>
        Array.from({ length: 49 }, (_, k) => (k + 1) / 50).some((k) =>
          inTriangle({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k }, corners),
        ),
      ),
  );
  return [one(crossing.length, ...doors.map((o) => o.id))];
}

function inTriangle(p: Point, corners: readonly Point[]): boolean {
  const turns = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return turns.every((t) => t > 1) || turns.every((t) => t < -1);
}

/** 0 where the sink is the middle one of the three centres around the walls, or faces one of the others; else 1. */
function sinkOutside(room: CheckedRoom): Measurement[] {
  const corners = workTriangle(room);
  if (!corners) return [];
  const [sink, ...others] = corners;
  const { widthIn: w, depthIn: d } = room;
  const around = (item: Item): number => {
    const { x, y } = frontCentre(item);
    const side = opposite(item.facing);
    return side === 'north'
      ? x
      : side === 'east'
        ? w + d - y
        : side === 'south'
          ? 2 * w + d - x
          : 2 * (w + d) - d + y;
  };
  const turn = (other: Item): number => {
    const way = (around(other) - around(sink) + 4 * (w + d)) % (2 * (w + d));
    return way > w + d ? way - 2 * (w + d) : way;
  };
  const across = others.some((o) => o.facing === opposite(sink.facing));
  const [a, b] = others.map(turn) as [number, number];
  return [one(across || a * b < 0 ? 0 : 1, ...corners)];
}

const CABINETS: readonly Kind[] = [
  'base-cabinet',
  'corner-base-cabinet',
  'wall-cabinet',
  'corner-wall-cabinet',
  'tall-cabinet',
];

/** Width times shelves or drawers times depth in feet, over some cabinets; all where none are given. */
function shelfFrontage(room: CheckedRoom, cabinets = ofKind(room, ...CABINETS)): Measurement {
  const total = cabinets.reduce((sum, item) => {
    const along = item.facing === 'north' || item.facing === 'south';
    const width = along ? item.box.widthIn : item.box.depthIn;
    const deep = (along ? item.box.depthIn : item.box.widthIn) / 12;
    switch (item.kind) {
      case 'base-cabinet': {
        const drawers = item.traits?.drawers ?? 1;
        return sum + width * deep * (drawers >= 2 ? drawers : drawers + 2);
      }
      case 'corner-base-cabinet':
        return sum + width * 2 * 2;
      case 'corner-wall-cabinet':
        return sum + width * Math.max(1, Math.floor(item.box.heightIn / 12));
      default:
        return (
          sum +
          width * deep * Math.max(1, Math.floor(item.box.heightIn / (item.kind === 'tall-cabinet' ? 15 : 12)))
        );
    }
  }, 0);
  return one(total, ...cabinets);
}

function shelvesIn(least: number, most: number): Measure {
  return (room) => {
    const sqFt = areaIn2(room.shell) / 144;
    return sqFt >= least && sqFt < most ? [shelfFrontage(room)] : [];
  };
}

/** How far from the sink storage counts as near, in inches. */
const NEAR_SINK = 72;

function nearSinkIn(least: number, most: number): Measure {
  return (room) => {
    const sqFt = areaIn2(room.shell) / 144;
    if (sqFt < least || sqFt >= most) return [];
    return mainSinks(room).map((sink) => {
      const s = rectOf(sink.box);
      const near = ofKind(room, ...CABINETS).filter((item) => {
        const r = rectOf(item.box);
        const dx = Math.max(0, r.x - (s.x + s.w), s.x - (r.x + r.w));
        const dy = Math.max(0, r.y - (s.y + s.d), s.y - (r.y + r.d));
        return Math.hypot(dx, dy) <= NEAR_SINK;
      });
      return shelfFrontage(room, near);
    });
  };
}

/** Corner units, where two counters of wall runs meet at a right angle. */
function cornerUnits(room: CheckedRoom): Measurement[] {
  const tops = ofKind(room, 'countertop').filter((t) => t.group !== 'island' && t.group !== 'peninsula');
  const meet = tops.some((a, i) =>
    tops.slice(i + 1).some((b) => {
      const r = rectOf(a.box);
      const touching = { x: r.x - 0.5, y: r.y - 0.5, w: r.w + 1, d: r.d + 1 };
      return a.facing !== b.facing && a.facing !== opposite(b.facing) && overlaps(touching, rectOf(b.box));
    }),
  );
  const units = ofKind(room, 'corner-base-cabinet');
  return meet ? [one(units.length, ...units)] : [];
}

/** The longer counter under a microwave. */
function microwaveLandings(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'microwave').map((item) => {
    const tops = ofKind(room, 'countertop').filter((t) => overlaps(rectOf(t.box), rectOf(item.box)));
    return one(Math.max(0, ...tops.map((t) => Math.max(t.box.widthIn, t.box.depthIn))), item, ...tops);
  });
}

/** The longer counter beside an item, or the one across from it. */
function bestLanding(room: CheckedRoom, item: Item): number {
  const { low, high } = landings(room, item);
  const beside = Math.max(low.length, high.length);
  return beside >= 15 ? beside : Math.max(beside, counterAcross(room, item, 15));
}
