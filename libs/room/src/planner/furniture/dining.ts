import { countAskedFor, rounded, sizeOf, wants } from '@plumbline/brief';
import { type Brief, type Item, itemsOf, type Side, type ThingSize } from '@plumbline/concept';
import {
  centre,
  gapBetween,
  grow,
  inFront,
  overlaps,
  type Rect,
  rectOf,
  SIDES,
} from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { Draft } from '../floor/draft.js';
import { FREE_AS_TOLD, type Group, placeFirst, placeGroup } from '../floor/place.js';
import { isNamed, pending, standsAsTold } from '../floor/told-places.js';
import { baysOf } from '../openings/told-openings.js';

/** Tables with chairs around, standing free. Inches. */

/** Floor behind a chair at a table that is kept to rise from it: 34 in from the table's edge. Inches. */
const DRAWN_BACK = 12;

/** A room under this floor, square inches, is full with its table: a sideboard may stand right behind the chairs. */
const SMALL = 180 * 144;

/** Keeps a table with its chairs free, and the floor onto which they are drawn back. */
function keepChairsFree(draft: Draft, { x, y, w, d }: Rect, turned: boolean, ends: boolean): void {
  const back = draft.shell.widthIn * draft.shell.depthIn < SMALL ? 0 : DRAWN_BACK;
  const [across, along] = [back, ends ? back : 0];
  const [dx, dy] = turned ? [across, along] : [along, across];
  draft.keepFree({ x: x - dx, y: y - dy, w: w + 2 * dx, d: d + 2 * dy });
}

/** Places are tried in such steps; things may share a hair, for rounding. Inches. */
const STEP = 6;
const HAIR = 0.02;

/** A step further, the last of them as far as there is floor: in a tight room inches decide. */
const stepped = (at: number, by: number, last: number): number =>
  at < last && at + by > last ? last : at + by;

/** The floor that a table cannot have: what stands takes the floor around it as well, grown once and not for every place. */
function takenAround(draft: Draft, around: number): readonly Rect[] {
  const { kept, solids } = draft.inTheWay();
  return [...solids.map((rect) => grow(rect, around)), ...kept];
}

/**
 * The low corner of the free floor of this size with the most air around it, or with the least: in a corner; `away` from a
 * side that others sit before.
 */
export function freeSpot(
  draft: Draft,
  w: number,
  d: number,
  around: number,
  toCorner = false,
  away?: Side,
): { x: number; y: number } | undefined {
  const { widthIn, depthIn } = draft.shell;
  const all = takenAround(draft, around);
  const inTheWay = (rects: readonly Rect[], rect: Rect): Rect | undefined => {
    for (const one of rects) if (overlaps(one, rect)) return one;
    return undefined;
  };
  const told = pending(draft).filter(({ thing }) => isNamed(thing, 'dining-table'));
  const bays = EATS_IN_BAY.has(draft.shell.category) ? bayCentres(draft) : [];
  // One eats in the bay of a kitchen, where there is one.
  const offBay = (r: Rect): number => {
    const at = centre(r);
    return bays.length === 0 ? 0 : Math.min(...bays.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  };
  let best: { x: number; y: number; room: number } | undefined;
  const [lastX, lastY] = [widthIn - w - around, depthIn - d - around];
  for (let x = around; x <= lastX; x = stepped(x, STEP, lastX)) {
    // Only what shares a strip of the room is in the way there.
    const strip = { x, y: 0, w, d: depthIn };
    const there = all.filter((one) => overlaps(one, strip));
    for (let y = around; y <= lastY; ) {
      const r = { x, y, w, d };
      const floor = inTheWay(there, r);
      if (floor) {
        // It is in the way of every place up to its end.
        const end = floor.y + floor.d - HAIR;
        y = stepped(y, STEP * Math.max(1, Math.ceil((end - y) / STEP)), lastY);
        continue;
      }
      const room =
        Math.min(draft.reach(r, 'west'), draft.reach(r, 'east')) +
        Math.min(draft.reach(r, 'south'), draft.reach(r, 'north'));
      const asTold = told.some((one) => standsAsTold(draft, { rect: r, facing: 'south' }, one));
      const worth =
        (toCorner ? -room : room) +
        (away ? draft.reach(r, away) : 0) +
        (asTold ? FREE_AS_TOLD : 0) -
        IN_BAY * offBay(r);
      if (!best || worth > best.room) best = { x, y, room: worth };
      y = stepped(y, STEP, lastY);
    }
  }
  return best;
}

/**
 * Whether floor of this size is free anywhere. Floor that is free can be pushed west and south until it meets something, so
 * that only places beside what stands are looked at.
 */
function isAnyFree(draft: Draft, w: number, d: number, around: number): boolean {
  const { widthIn, depthIn } = draft.shell;
  const all = takenAround(draft, around);
  const least = around - HAIR;
  const [lastX, lastY] = [widthIn - w - around + HAIR, depthIn - d - around + HAIR];
  for (const x of [around, ...all.map((one) => one.x + one.w - HAIR)]) {
    if (x < least || x > lastX) continue;
    const strip = { x, y: 0, w, d: depthIn };
    const there = all.filter((one) => overlaps(one, strip)).sort((a, b) => a.y - b.y);
    let y = around;
    for (const one of there) {
      if (one.y >= y + d - HAIR) break;
      y = Math.max(y, one.y + one.d - HAIR);
    }
    if (y <= lastY) return true;
  }
  return false;
}

/** What an inch to the bay counts beside one of air, and rooms whose table stands there. */
const IN_BAY = 4;
const EATS_IN_BAY: ReadonlySet<string> = new Set(['kitchen', 'other']);

/** The middles of the fronts of bays. */
const bayCentres = (draft: Draft): readonly { readonly x: number; readonly y: number }[] =>
  draft.plain ? [] : baysOf(draft.shell).map((wall) => centre(draft.at(wall, 0, 0, wall.lengthIn, 1)));

/** A table: its length and depth, chairs on a long side, and whether one sits at each end. */
interface Table {
  readonly long: number;
  readonly deep: number;
  readonly side: number;
  readonly ends: boolean;
  readonly round?: true;
}

/** Tables by the number that they seat, at 24 in a place. */
const TABLES: Readonly<Record<number, readonly Table[]>> = {
  2: [
    { long: 36, deep: 30, side: 1, ends: false },
    { long: 30, deep: 30, side: 1, ends: false },
  ],
  4: [
    { long: 54, deep: 36, side: 2, ends: false },
    { long: 48, deep: 32, side: 2, ends: false },
    { long: 36, deep: 36, side: 1, ends: true },
  ],
  6: [
    { long: 72, deep: 38, side: 3, ends: false },
    { long: 60, deep: 36, side: 2, ends: true },
  ],
  8: [
    { long: 96, deep: 40, side: 4, ends: false },
    { long: 78, deep: 40, side: 3, ends: true },
  ],
  10: [
    { long: 102, deep: 42, side: 4, ends: true },
    { long: 120, deep: 42, side: 5, ends: false },
  ],
  12: [{ long: 124, deep: 44, side: 5, ends: true }],
};

/** Round ones, by their diameter: 24 in a place at their edge. */
const ROUND_TABLES: Readonly<Record<number, readonly Table[]>> = {
  4: [48, 42, 36].map((long) => ({ long, deep: long, side: 1, ends: true, round: true })),
  6: [60, 54].map((long) => ({ long, deep: long, side: 2, ends: true, round: true })),
  8: [72, 66].map((long) => ({ long, deep: long, side: 3, ends: true, round: true })),
};

/** A table of a size that words told, with as many chairs as have their 24 in. */
function tableOf({ widthIn, depthIn }: ThingSize): Table | undefined {
  const [long, deep] = [Math.max(widthIn, depthIn ?? 0), Math.min(widthIn, depthIn ?? 38)];
  if (long < 24 || long > 168 || deep < 24) return undefined;
  return { long, deep, side: Math.max(1, Math.floor(long / 24)), ends: long >= 36 && deep >= 36 };
}

/** A round table as wide as told, with two, four, six or eight chairs about it, as many as were told where they have their 18 in. */
function roundOf({ widthIn }: ThingSize, people: number): Table | undefined {
  if (widthIn < 24 || widthIn > 84) return undefined;
  const most = widthIn < 32 ? 2 : widthIn <= 48 ? 4 : widthIn <= 60 ? 6 : 8;
  const seats = Math.min(most, Math.max(2, people + (people % 2)));
  return {
    long: widthIn,
    deep: widthIn,
    side: seats / 2 - (seats > 2 ? 1 : 0),
    ends: seats > 2,
    round: true,
  };
}

const SEATED = [12, 10, 8, 6, 4, 2] as const;
/** A chair drawn up, and one drawn back. */
const CHAIR = 22;

/**
 * Sets a table for so many where it has most air, with `around` inches to pass behind the chairs, less where that
 * does not fit; a smaller one where none so large fits. Answers for how many, 0 where no table fits.
 */
export function diningFor(
  draft: Draft,
  people: number,
  options: {
    readonly around: number;
    /** The least that is left to pass behind chairs. */
    readonly leastAround?: number;
    readonly group: string;
    readonly toCorner?: boolean;
    /** The side of what others sit before, which it leaves them. */
    readonly away?: Side | undefined;
    /** The table's size, if words told it. */
    readonly size?: ThingSize | undefined;
    /** No table for fewer is set. */
    readonly fewest?: number;
    /** Tables for so many and more, and the one of a told size, were tried in vain on this floor. */
    readonly triedFrom?: number;
    /** Floor at the ends of a table where nobody sits. */
    readonly ends?: number;
    /** A round table, as far as those are made. */
    readonly round?: boolean;
  },
): number {
  const { fewest = 2, triedFrom = Number.POSITIVE_INFINITY } = options;
  const ofSize = triedFrom === Number.POSITIVE_INFINITY ? options.size : undefined;
  const told = ofSize && (options.round ? roundOf(ofSize, people) : tableOf(ofSize));
  // A round one of a size that was told stands right at a wall before it is smaller.
  for (const table of told ? [told, ...(told.ends && !told.round ? [{ ...told, ends: false }] : [])] : [])
    for (const around of [options.around, ...narrower(options.around), 10, ...(table.round ? [2] : [])])
      if (around >= (options.leastAround ?? 0) && seatTable(draft, table, around, options))
        return table.side * 2 + (table.ends ? 2 : 0);
  for (const seats of SEATED.filter(
    (n) => n <= Math.max(2, people + (people % 2)) && n >= fewest && n < triedFrom,
  )) {
    if (seats === 2 && (wallTable(draft, options.group) || cornerTable(draft, options.group))) return 2;
    const arounds = [options.around, ...narrower(options.around), seats > 2 ? 10 : 2].filter(
      (n) => n >= (options.leastAround ?? 0),
    );
    const tables = (options.round ? ROUND_TABLES : TABLES)[seats] ?? TABLES[seats] ?? [];
    if (!hasFloorFor(draft, tables, Math.min(...arounds), options.ends)) continue;
    for (const around of arounds)
      for (const table of tables) if (seatTable(draft, table, around, options)) return seats;
  }
  return 0;
}

/** Whether any floor is free that is as wide and as long as the least of these tables needs, chairs and all. */
function hasFloorFor(draft: Draft, tables: readonly Table[], around: number, ends = 0): boolean {
  const sizes = tables.map((table) => seatedSize(table, ends));
  const [across, along] = [0, 1].map((i) => Math.min(...sizes.map((size) => size[i] as number)));
  return [false, true].some((turned) => {
    const [w, d] = turned ? [across, along] : [along, across];
    return isAnyFree(draft, w as number, d as number, around);
  });
}

/** A table with its chairs, across and along. */
const seatedSize = ({ long, deep, ends }: Table, free: number): readonly [number, number] => [
  deep + 2 * CHAIR,
  long + 2 * (ends ? CHAIR : free),
];

/** Ways around a table that are tried where the one that was wanted does not fit, the widest first. Inches. */
const narrower = (around: number): number[] => [28, 22, 16].filter((n) => n < around);

/** Behind the chairs of a large room's table people pass with both hands full. Square inches, inches. */
const LARGE = 300 * 144;
const AROUND = { usual: 28, large: 40 } as const;

/** Sets the table that was asked for; says where it seats fewer. */
export function setDining(
  draft: Draft,
  brief: Brief,
  unmet: string[],
  toCorner = false,
  away?: Side,
): boolean {
  const people = countAskedFor(brief.wanted, 'dining') ?? (brief.category === 'other' ? 4 : 6);
  const { widthIn, depthIn } = draft.shell;
  const seated = diningFor(draft, people, {
    around: widthIn * depthIn > LARGE ? AROUND.large : AROUND.usual,
    group: 'dining',
    toCorner,
    away,
    size: sizeOf(brief, 'dining-table'),
    round: wants(brief, 'round-table'),
  });
  if (seated === 0) unmet.push('A dining table was left out: this room has no free place for it.');
  else if (countAskedFor(brief.wanted, 'dining') && seated < people)
    unmet.push(`A table for ${people} became one for ${seated}: a longer one leaves no way around it.`);
  return seated > 0;
}

/** To pass behind a chair, and at an end where nobody sits. Inches. */
const PASSED = 24;

/** By how many inches the ways around tables are narrower than people pass: at walls, furniture and what is kept free. */
export function tightAtTable(draft: Draft): number {
  return itemsOf(draft, 'dining-table').reduce((sum, { box }) => {
    const table = rectOf(box);
    const seated = itemsOf(draft, 'dining-chair')
      .map((chair) => rectOf(chair.box))
      .filter((chair) => gapBetween(chair, table).gap < CHAIR)
      .reduce(bothOf, table);
    return sum + tightAround(draft, seated);
  }, 0);
}

/** By how many inches the ways around a rectangle are narrower than people pass. */
const tightAround = (draft: Draft, seated: Rect): number =>
  SIDES.reduce((n, side) => n + PASSED - openTo(draft, seated, side), 0);

/** Moves a table with its chairs to the middle of the free floor that it stands on, each way by itself. */
export function centreTable(draft: Draft): void {
  const [table, another] = itemsOf(draft, 'dining-table');
  if (!table || another || (EATS_IN_BAY.has(draft.shell.category) && bayCentres(draft).length > 0)) return;
  if (pending(draft).length > 0 || draft.shell.told?.some(({ thing }) => isNamed(thing, 'dining-table')))
    return;
  const set = draft.items.filter((i) => i.group === table.group && OF_TABLE.has(i.kind));
  const shifted = (east: number, north: number) =>
    set.map((item) => ({
      ...item,
      box: { ...item.box, x: rounded(item.box.x + east), y: rounded(item.box.y + north) },
    }));
  for (const level of [true, false]) {
    const seated = itemsOf({ items: draft.items.filter((i) => i.group === table.group) }, 'dining-chair')
      .map(({ box }) => rectOf(box))
      .reduce(bothOf, rectOf((draft.items.find(({ id }) => id === table.id) ?? table).box));
    // What stands past an end of the table, or beside its corner, is passed where nobody sits.
    const { x, y, w, d } = rectOf((draft.items.find(({ id }) => id === table.id) ?? table).box);
    const lane = level
      ? { ...seated, y: y + CORNER, d: d - 2 * CORNER }
      : { ...seated, x: x + CORNER, w: w - 2 * CORNER };
    const [low, high] = (level ? (['west', 'east'] as const) : (['south', 'north'] as const)).map((side) =>
      openUpTo(draft, lane, side, set),
    ) as [number, number];
    const by = Math.trunc((high - low) / 2);
    if (Math.abs(by) < 2) continue;
    const moved = shifted(level ? by : 0, level ? 0 : by).map((item) => underRoof(draft, item));
    const others = draft.items.filter((i) => !set.some(({ id }) => id === i.id));
    const clear = moved.every(
      ({ box, kind }) => kind === 'pendant' || kind === 'chandelier' || fitsAmong(draft, others, rectOf(box)),
    );
    if (!clear) continue;
    draft.items.splice(0, draft.items.length, ...others, ...moved);
    set.splice(0, set.length, ...moved);
  }
}

/** What hangs over a table, no higher than the ceiling over its new place. */
function underRoof(draft: Draft, item: Item): Item {
  const { box } = item;
  const most = draft.ceilingOver(rectOf(box)) - box.z;
  return box.z > 0 && box.heightIn > most ? { ...item, box: { ...box, heightIn: rounded(most) } } : item;
}

const OF_TABLE: ReadonlySet<string> = new Set(['dining-table', 'dining-chair', 'pendant', 'chandelier']);
/** Inches of a table's edge beside its corner. */
const CORNER = 8;
/** As far as is looked to either side of a table. */
const FURTHEST = 96;

/** How far the floor beside a table is open, past its own chairs. */
function openUpTo(draft: Draft, rect: Rect, side: Side, own: readonly { readonly id: string }[]): number {
  const others = draft.items.filter((i) => isSolid(i) && !own.some(({ id }) => id === i.id));
  const most = Math.min(FURTHEST, draft.reach(rect, side));
  let deep = 0;
  while (deep + 1 <= most) {
    const strip = inFront(rect, side, deep + 1);
    if (!draft.contains(strip) || others.some(({ box }) => overlaps(rectOf(box), strip))) break;
    deep++;
  }
  return deep;
}

const fitsAmong = (draft: Draft, others: readonly Item[], rect: Rect): boolean =>
  draft.contains(rect) &&
  !others.some((i) => isSolid(i) && overlaps(rectOf(i.box), rect)) &&
  !draft.openings.some((o) => floorOfOpening(draft.shell, o).some((zone) => overlaps(zone, rect)));

const bothOf = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, d: Math.max(a.y + a.d, b.y + b.d) - y };
};

/** How much open floor lies before a side of a rectangle, up to what one passes by. */
function openTo(draft: Draft, rect: Rect, side: Side): number {
  for (let deep = PASSED; deep > 0; deep -= 4) if (draft.isOpenFloor(inFront(rect, side, deep))) return deep;
  return 0;
}

/** A small table at a wall with a chair at either end. */
const wallTable = (draft: Draft, group: string): boolean => {
  const chair = (t: number, looks: 'low' | 'high') => ({
    kind: 'dining-chair' as const,
    t,
    n: 6,
    along: 20,
    deep: 18,
    height: 34,
    looks,
  });
  const set: Group = {
    along: 74,
    deep: 30,
    pieces: [
      {
        kind: 'dining-table',
        t: 22,
        n: 0,
        along: 30,
        deep: 30,
        height: 30,
        label: 'Table 30',
        traits: { shape: 'rectangle', seats: 2 },
      },
      chair(1, 'high'),
      chair(53, 'low'),
    ],
    clear: [{ t: 0, n: 30, along: 74, deep: 24 }],
    keep: [{ t: -DRAWN_BACK, n: 0, along: 74 + 2 * DRAWN_BACK, deep: 30 }],
  };
  return (
    placeGroup(draft, set, { group, prefer: (s) => Math.abs(s.t + 37 - s.wall.lengthIn / 2) }) !== undefined
  );
};

/** A small table in a corner, with a chair at each of its free sides. */
const cornerTable = (draft: Draft, group: string): boolean =>
  placeFirst(
    draft,
    [30, 28].flatMap((wide) => [tableInCorner(wide, 'low'), tableInCorner(wide, 'high')]),
    { group },
  ) !== undefined;

function tableInCorner(wide: number, end: 'low' | 'high'): Group {
  const across = wide + CHAIR - 1;
  const at = (t: number, along: number): number => (end === 'low' ? t : across - t - along);
  return {
    along: across,
    deep: across,
    end,
    pieces: [
      {
        kind: 'dining-table',
        t: at(0, wide),
        n: 0,
        along: wide,
        deep: wide,
        height: 30,
        label: `Table ${wide}`,
        traits: { shape: 'rectangle', seats: 2 },
      },
      { kind: 'dining-chair', t: at(wide + 1, 20), n: 6, along: 20, deep: 18, height: 34, looks: end },
      { kind: 'dining-chair', t: at(6, 18), n: wide + 1, along: 18, deep: 20, height: 34, looks: 'in' },
    ],
    clear: [
      { t: at(across, DRAWN_BACK), n: 0, along: DRAWN_BACK, deep: wide },
      { t: at(0, wide), n: across, along: wide, deep: DRAWN_BACK },
    ],
    keep: [{ t: at(0, across), n: 0, along: across, deep: across }],
  };
}

function seatTable(
  draft: Draft,
  table: Table,
  around: number,
  {
    group,
    toCorner = false,
    away,
    ends: free = 0,
  }: {
    readonly group: string;
    readonly toCorner?: boolean;
    readonly away?: Side | undefined;
    readonly ends?: number;
  },
): boolean {
  const { long, deep, ends } = table;
  const end = ends ? CHAIR : free;
  const [across, along] = seatedSize(table, free);
  let best: { readonly set: Rect; readonly turned: boolean; readonly tight: number } | undefined;
  for (const turned of [false, true]) {
    const [w, d] = turned ? [across, along] : [along, across];
    const spot = freeSpot(draft, w, d, around, toCorner, away);
    if (!spot) continue;
    const set = { ...spot, w, d };
    // Where people pass anyway, either way round will do.
    const tight = around >= PASSED ? 0 : tightAround(draft, set);
    if (!best || tight < best.tight) best = { set, turned, tight };
    if (best.tight === 0) break;
  }
  if (!best) return false;
  const { set, turned } = best;
  const rect: Rect = turned
    ? { x: set.x + CHAIR, y: set.y + end, w: deep, d: long }
    : { x: set.x + end, y: set.y + CHAIR, w: long, d: deep };
  setTable(draft, rect, table, turned, group);
  keepChairsFree(draft, set, turned, ends);
  return true;
}

/** From the edge of a round table to the middle of a chair that does not face it squarely. Inches. */
const ASKEW = 14;

function setTable(
  draft: Draft,
  rect: Rect,
  { long, side, ends, round }: Table,
  turned: boolean,
  group: string,
): void {
  draft.add('dining-table', rect, {
    height: 30,
    facing: turned ? 'east' : 'south',
    group,
    label: `Dining table ${long}`,
    traits: { shape: round ? 'round' : 'rectangle', seats: side * 2 + (ends ? 2 : 0) },
  });
  const chair = (x: number, y: number, facing: Side): void => {
    const [w, d] = facing === 'north' || facing === 'south' ? [18, 20] : [20, 18];
    draft.add('dining-chair', { x: x - w / 2, y: y - d / 2, w, d }, { height: 34, facing, group });
  };
  const mid = centre(rect);
  if (round) {
    const seats = side * 2 + 2;
    for (let i = 0; i < seats; i++) {
      const angle = (2 * Math.PI * i) / seats;
      const [east, north] = [Math.cos(angle), Math.sin(angle)];
      const square = Math.min(Math.abs(east), Math.abs(north)) < 0.01;
      const far = long / 2 + (square ? 11 : ASKEW);
      const facing =
        Math.abs(east) > Math.abs(north) ? (east > 0 ? 'west' : 'east') : north > 0 ? 'south' : 'north';
      chair(mid.x + east * far, mid.y + north * far, facing);
    }
    hangOver(draft, rect, group);
    return;
  }
  for (let i = 0; i < side; i++) {
    const shift = ((i + 0.5) / side - 0.5) * long;
    if (turned) {
      chair(rect.x - 11, mid.y + shift, 'east');
      chair(rect.x + rect.w + 11, mid.y + shift, 'west');
    } else {
      chair(mid.x + shift, rect.y - 11, 'north');
      chair(mid.x + shift, rect.y + rect.d + 11, 'south');
    }
  }
  if (ends && turned) {
    chair(mid.x, rect.y - 11, 'north');
    chair(mid.x, rect.y + rect.d + 11, 'south');
  } else if (ends) {
    chair(rect.x - 11, mid.y, 'east');
    chair(rect.x + rect.w + 11, mid.y, 'west');
  }
  hangOver(draft, rect, group);
}

/** A pendant over the middle of a table, where the ceiling is high enough. */
function hangOver(draft: Draft, rect: Rect, group: string): void {
  const mid = centre(rect);
  const hang = { x: mid.x - 10, y: mid.y - 10, w: 20, d: 20 };
  const height = draft.ceilingOver(hang) - 62;
  if (height >= 12 && draft.isClearAt(hang, 62, height)) {
    draft.add('pendant', hang, {
      z: 62,
      height: Math.min(54, height),
      facing: 'south',
      group,
      traits: { form: 'drum' },
    });
  }
}
