import { countAskedFor, keeps, refuses, sizeOf, wants } from '@plumbline/brief';
import { type Brief, type Item, type ItemOf, itemsOf, type ThingSize } from '@plumbline/concept';
import {
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectAround,
  rectOf,
  runsEast,
} from '../../geometry/geometry.js';
import { frontOf } from '../../geometry/items.js';
import { kitchenClass } from '../../grade/kitchen-class.js';
import { largestBareFloor } from '../floor/bare-floor.js';
import { type Draft } from '../floor/draft.js';
import { type Group, placeFirst, placeGroup } from '../floor/place.js';
import { desks } from '../furniture/desks.js';
import { diningFor } from '../furniture/dining.js';
import { aside } from '../furniture/preferences.js';
import { standBar } from './bar.js';
import { standBuffet } from './extras.js';
import { accessOf, sitsAtCounter } from './needs.js';

/** Floor that stays free before cabinets and appliances (NKBA 7). Inches. */
const WALKWAY = 36;
/** The same before chairs that are drawn back: with a chair pushed in, 44 in and more are left to pass (NKBA 8). */
const BEFORE_CHAIRS = 24;

/** A part of the floor that is bare asks for something to stand on it. Inches. */
const BARE = { short: 66, long: 90 } as const;
/** Above this a room has floor to spare. Square inches. */
const LARGE = 300 * 144;
/** Above this a table for six stands in it. Square inches. */
const ROOMY = 200 * 144;

/** A desk where bills are paid and lists are written. Inches. */
const LONGEST_DESK = 48;

/** Seats at a table of which no number was told. */
const USUAL_TABLE = 4;

/** A bench at the wall, a table before it and chairs across. */
function banquetteOf(width: number): Group {
  const chairs = Math.floor(width / 24);
  return {
    along: width,
    deep: 76,
    pieces: [
      {
        kind: 'bench',
        t: 0,
        n: 0,
        along: width,
        deep: 20,
        height: 36,
        label: `Banquette ${width}`,
        traits: { use: 'banquette' },
        underWindow: true,
      },
      {
        kind: 'dining-table',
        t: 3,
        n: 20,
        along: width - 6,
        deep: 32,
        height: 30,
        label: `Dining table ${width - 6}`,
        traits: { shape: 'rectangle', seats: chairs * 2 },
      },
      ...Array.from({ length: chairs }, (_, i) => ({
        kind: 'dining-chair' as const,
        t: (width / chairs) * (i + 0.5) - 9,
        n: 53,
        along: 18,
        deep: 20,
        height: 34,
        looks: 'in' as const,
      })),
    ],
    clear: [{ t: 0, n: 73, along: width, deep: 24 }],
    keep: [{ t: 0, n: 0, along: width, deep: 76 }],
  };
}

/** The same with a chair at one end of its table. Inches. */
function withEndChair(width: number, end: 'low' | 'high'): Group {
  const bench = banquetteOf(width);
  const by = end === 'low' ? AT_END : 0;
  const shifted = <P extends { readonly t: number }>(patches: readonly P[] = []): P[] =>
    patches.map((patch) => ({ ...patch, t: patch.t + by }));
  const floor = { t: end === 'low' ? 0 : width, n: 20, along: AT_END, deep: 32 };
  return {
    along: width + AT_END,
    deep: bench.deep,
    pieces: [
      ...shifted(bench.pieces).map((piece) =>
        piece.kind === 'dining-table'
          ? { ...piece, traits: { ...piece.traits, seats: Math.floor(width / 24) * 2 + 1 } }
          : piece,
      ),
      {
        kind: 'dining-chair',
        t: end === 'low' ? AT_END - 19 : width - 1,
        n: 27,
        along: 20,
        deep: 18,
        height: 34,
        looks: end === 'low' ? 'high' : 'low',
      },
    ],
    clear: shifted(bench.clear),
    keep: [...shifted(bench.keep), floor],
  };
}

/** A chair at the end of a table, drawn back to get up from. Inches. */
const AT_END = 30;
/** No shorter bench is built. Seats. */
const LEAST_BENCH = 4;

/** Benches with their tables, by how many they seat. */
const BANQUETTES: readonly { readonly seats: number; readonly group: Group }[] = [
  { seats: 6, group: banquetteOf(72) },
  { seats: 5, group: withEndChair(60, 'low') },
  { seats: 5, group: withEndChair(60, 'high') },
  { seats: 5, group: withEndChair(48, 'low') },
  { seats: 5, group: withEndChair(48, 'high') },
  { seats: 4, group: banquetteOf(60) },
  { seats: 4, group: banquetteOf(48) },
];

/** Before a table at a wall that a wheelchair rolls up to, with its feet below: 48 in less 19 (ADA 305, 306). Inches. */
const ROLLED_UP = 30;
const ROLL_UP_DEEP = 30;

/** A table at a wall, its long side free to roll up to, with a chair at an end where that has the place. */
const rollUpTable = (width: number, chair?: 'low' | 'high'): Group => {
  const from = chair === 'low' ? BESIDE : 0;
  return {
    along: width + (chair ? BESIDE : 0),
    deep: ROLL_UP_DEEP,
    pieces: [
      {
        kind: 'dining-table',
        t: from,
        n: 0,
        along: width,
        deep: ROLL_UP_DEEP,
        height: 30,
        label: `Dining table ${width}`,
        traits: { shape: 'rectangle', seats: chair ? 2 : 1 },
      },
      ...(chair
        ? [
            {
              kind: 'dining-chair' as const,
              t: chair === 'low' ? 1 : width + 1,
              n: 6,
              along: 20,
              deep: 18,
              height: 34,
              looks: chair === 'low' ? ('high' as const) : ('low' as const),
            },
          ]
        : []),
    ],
    clear: [{ t: from, n: ROLL_UP_DEEP, along: width, deep: ROLLED_UP }],
    keep: [{ t: 0, n: 0, along: width + (chair ? BESIDE : 0), deep: ROLL_UP_DEEP }],
  };
};

/** A chair at the end of a table. Inches. */
const BESIDE = 22;

const ROLL_UP_TABLES = [42, 36].flatMap((width) => [
  rollUpTable(width, 'low'),
  rollUpTable(width, 'high'),
  rollUpTable(width),
]);

/** Two easy chairs with a table between, where people sit while somebody cooks. */
const SITTING: Group = {
  along: 88,
  deep: 36,
  pieces: [
    { kind: 'armchair', t: 0, n: 2, along: 32, deep: 33, height: 32, traits: { form: 'lounge' } },
    { kind: 'side-table', t: 35, n: 6, along: 18, deep: 18, height: 22, traits: { shape: 'round' } },
    { kind: 'armchair', t: 56, n: 2, along: 32, deep: 33, height: 32, traits: { form: 'lounge' } },
  ],
  clear: [{ t: 0, n: 36, along: 88, deep: 24 }],
  keep: [{ t: 0, n: 36, along: 88, deep: 20 }],
};

/** Keeps the floor before everything that is opened free of furniture, so many inches deep. */
function keepFronts(draft: Draft, deep: number): void {
  for (const item of draft.items)
    if (item.box.z < 1 && item.group !== 'decor' && item.group !== 'dining')
      draft.keepFree(frontOf(item, deep));
  for (const { box, traits } of itemsOf(draft, 'countertop'))
    if (traits?.seatSide && (traits.seats ?? 0) > 0)
      draft.keepFree(inFront(rectOf(box), traits.seatSide, BEHIND_SEATS));
}

/** Behind seats at a counter a person walks past (NKBA 8). Inches. */
const BEHIND_SEATS = 44;

/** How many square feet of bare floor, in one rectangle, are more than a person walks on. */
export function bareSqFt(draft: Draft): number {
  const bare = largestBareFloor(draft, BARE.short);
  if (!bare || Math.max(bare.w, bare.d) < BARE.long) return 0;
  return (bare.w * bare.d - BARE.short * BARE.long) / 144;
}

/** How many a table is to seat: as many as were told, else by the floor that there is. */
function peopleAtTable({ shell: { widthIn, depthIn } }: Draft, brief: Brief): number {
  const sqIn = widthIn * depthIn;
  return countAskedFor(brief.wanted, 'dining') ?? (sqIn >= LARGE ? 8 : sqIn >= ROOMY ? 6 : 4);
}

/** Whether places to eat were asked for. */
export const eatsIn = (brief: Brief): boolean =>
  wants(brief, 'dining-table') || wants(brief, 'breakfast-nook');

/** Of those who are to eat, the share that finds a seat beside what stands, 0 to 1; half of it at a table of another size than told. */
export function seatedShare(draft: Draft, brief: Brief): number {
  const trial = draft.copy();
  const share = Math.min(
    1,
    seatDiners(trial, brief) / (countAskedFor(brief.wanted, 'dining') ?? USUAL_TABLE),
  );
  const told = sizeOf(brief, 'dining-table');
  const long = told && Math.max(told.widthIn, told.depthIn ?? 0);
  const stands = itemsOf(trial, 'dining-table').some(
    ({ box }) => Math.max(box.widthIn, box.depthIn) === long,
  );
  const round = wants(brief, 'round-table');
  const isRound = itemsOf(trial, 'dining-table').some(({ traits }) => traits?.shape === 'round');
  return (long && !stands) || (round && !isRound) ? share / 2 : share;
}

/** Whether somebody is to sit at a counter, and none with seats stands. */
const wantsBar = (draft: Draft, brief: Brief): boolean =>
  sitsAtCounter(brief) && itemsOf(draft, 'stool').length === 0;

/** How many find a place at a counter to eat at on a wall that is left. */
export function seatsAtBar(draft: Draft, brief: Brief): number {
  const trial = draft.copy();
  keepFronts(trial, WALKWAY);
  return standBar(trial, brief);
}

/** Sets a table, or a bench at a wall with one, for as many as it is to seat; a smaller one where that has no place. */
function seatDiners(draft: Draft, brief: Brief, step = 6): number {
  const group = 'dining';
  const wished = eatsIn(brief);
  keepFronts(draft, wished ? BEFORE_CHAIRS : WALKWAY);
  const people = peopleAtTable(draft, brief);
  // Of five one sits at the table's end; nobody builds a bench for many more than were told.
  const asked = countAskedFor(brief.wanted, 'dining') ?? USUAL_TABLE;
  const benches = BANQUETTES.filter(({ seats }) => seats <= Math.max(asked, LEAST_BENCH) + 1);
  const ranked = [
    ...benches.filter(({ seats }) => seats >= asked).sort((a, b) => a.seats - b.seats),
    ...benches.filter(({ seats }) => seats < asked).sort((a, b) => b.seats - a.seats),
  ].map(({ group: one }) => one);
  const banquette = () => seatsOf(placeFirst(draft, ranked, { group, step, prefer: atWindow(draft) }));
  const longBanquette = () =>
    seatsOf(placeFirst(draft, [banquetteOf(72)], { group, step, prefer: atWindow(draft) }));
  // A table that found no place leaves the floor as it is: the next search begins below it.
  let triedFrom: number | undefined;
  const table = (fewest: number) => {
    const seats = diningFor(draft, people, {
      around: 24,
      leastAround: wished ? 0 : 24,
      group,
      fewest,
      ...(triedFrom === undefined ? {} : { triedFrom }),
      ends: wished ? WALKWAY - BEFORE_CHAIRS : 0,
      size: sizeOf(brief, 'dining-table'),
      round: wants(brief, 'round-table'),
    });
    triedFrom = fewest + (fewest % 2);
    return seats;
  };
  const told = brief.thingsAt?.some(({ thing }) => thing === 'banquette');
  // No bench goes around a table that is told to be round.
  const round = wants(brief, 'round-table');
  const benchFirst = told === true || (wants(brief, 'breakfast-nook') && !round);
  const nook = benchFirst ? banquette() : 0;
  // For more than four that were told a bench at a wall comes before a table for fewer.
  const many = (countAskedFor(brief.wanted, 'dining') ?? 0) > 4 ? table(5) || longBanquette() : 0;
  const atWall = () =>
    accessOf(brief) === 'wheelchair'
      ? seatsOf(placeFirst(draft, ROLL_UP_TABLES, { group, prefer: atWindow(draft) }))
      : 0;
  // Who asks for a little table gets no bench for four.
  const few = asked <= 2 && !told ? table(2) : 0;
  // A bench nobody asked for comes with a table of its own: none is built for one that is round or stays.
  const own = round || keeps(brief, 'dining-table');
  const built = () => (wished && !benchFirst && !own ? banquette() : 0);
  // A table of a size that was told stands as it is before a bench with another one.
  const size = sizeOf(brief, 'dining-table');
  const sized = size !== undefined && standsAsSized(draft, size, round);
  return (
    nook ||
    many ||
    few ||
    (sized && table(2)) ||
    table(4) ||
    (round && table(2)) ||
    built() ||
    table(2) ||
    atWall()
  );
}

/** Whether a table for two at least has a place at the size that was told. */
function standsAsSized(draft: Draft, size: ThingSize, round: boolean): boolean {
  const trial = draft.copy();
  diningFor(trial, USUAL_TABLE, { around: 24, leastAround: 0, group: 'dining', fewest: 2, size, round });
  const long = Math.max(size.widthIn, size.depthIn ?? 0);
  return itemsOf(trial, 'dining-table').some(({ box }) => Math.max(box.widthIn, box.depthIn) === long);
}

const seatsOf = (placed: readonly Item[] | undefined): number =>
  placed?.find((i): i is ItemOf<'dining-table'> => i.kind === 'dining-table')?.traits?.seats ?? 0;

/**
 * Places to eat, and what else uses floor that would lie bare: a table, a bench at a wall, a buffet, easy chairs.
 * Answers whether a table stands, if one was wished for.
 */
export function furnishFloor(draft: Draft, brief: Brief, island: boolean): boolean {
  const wished = eatsIn(brief);
  const bare = () => !wants(brief, 'open-floor') && bareSqFt(draft) > 0;
  // The counter that was told comes before a table that nobody asked for.
  if (!wished && wantsBar(draft, brief)) {
    keepFronts(draft, WALKWAY);
    standBar(draft, brief);
  }
  if (wished) keepCookClear(draft, brief);
  else keepWaysThrough(draft);
  const table =
    !refuses(brief, 'dining-table') &&
    (wished || bare()) &&
    (seatDiners(draft, brief, wished ? FINE_STEP : 6) > 0 || (wished && seatTightly(draft, brief) > 0));
  if (table && !itemsOf(draft, 'chandelier').length) lightTable(draft);
  keepFronts(draft, WALKWAY);
  if (wants(brief, 'desk')) placeFirst(draft, desks(brief, LONGEST_DESK), { group: 'desk', prefer: aside() });
  if (wished && wantsBar(draft, brief)) standBar(draft, brief);
  if (bare() && kitchenClass(brief) !== 'economy' && !wants(brief, 'open-shelves')) standBuffet(draft, brief);
  if (bare() && (island || table)) placeGroup(draft, SITTING, { group: 'sitting', prefer: atWindow(draft) });
  return table || !wished;
}

/** A passage past a little table: it takes no more floor than that from what is opened. Inches. */
const PASSAGE = 32;

/** A little table for two, where none has a place with a walkway around it: chairs are moved for whoever passes. */
function seatTightly(draft: Draft, brief: Brief): number {
  if ((countAskedFor(brief.wanted, 'dining') ?? 2) > USUAL_TABLE) return 0;
  const kept = draft.items.filter(({ box, group }) => box.z < 1 && group !== 'decor');
  draft.keepOnly(kept.map((item) => frontOf(item, PASSAGE)));
  return diningFor(draft, 2, {
    around: 12,
    leastAround: 0,
    group: 'dining',
    toCorner: true,
    round: wants(brief, 'round-table'),
  });
}

/** Keeps the way from one door straight to another across the room, where nobody asked for a table in it. */
function keepWaysThrough(draft: Draft): void {
  const doors = draft.openings.filter(({ kind }) => kind !== 'window');
  for (const one of doors)
    for (const other of doors) {
      if (other.side !== opposite(one.side)) continue;
      const [a, b] = [one, other].map((o) => draft.at(o.wall, o.offsetIn, 0, o.widthIn, 1)) as [Rect, Rect];
      const way = rectAround([a, b]);
      const [wide, least] = runsEast(one.side) ? [way.w, a.w + b.w] : [way.d, a.d + b.d];
      // Doors that are well aside of one another leave a table its place between.
      if (wide <= least) draft.keepFree(way);
    }
}

/** Behind who cooks a table leaves an aisle (NKBA 6). Inches. */
const BEHIND_COOK = [42, 38] as const;
const HOT: ReadonlySet<Item['kind']> = new Set<Item['kind']>(['range', 'cooktop', 'wall-oven']);

/** Keeps an aisle before what is hot, the widest off which as many sit down as would at all. */
function keepCookClear(draft: Draft, brief: Brief): void {
  const hot = draft.items.filter(({ kind }) => HOT.has(kind));
  const fronts = (deep: number): Rect[] => hot.map((item) => frontOf(item, deep));
  const plain = draft.copy();
  const most = seatDiners(plain, brief, FINE_STEP);
  const keep = (deep: number): void => {
    for (const front of fronts(deep)) draft.keepFree(front);
  };
  const set = plain.items.slice(draft.items.length).map(({ box }) => rectOf(box));
  const [widest] = BEHIND_COOK;
  if (!fronts(widest).some((front) => set.some((rect) => overlaps(front, rect)))) return;
  for (const deep of BEHIND_COOK) {
    const off = draft.copy();
    for (const front of fronts(deep)) off.keepFree(front);
    if (seatDiners(off, brief, FINE_STEP) < most) continue;
    keep(deep);
    return;
  }
}

/** Benches are tried in such steps along their walls where they are drawn to the end. Inches. */
const FINE_STEP = 3;

/** Likes places under a window. */
const atWindow =
  (draft: Draft) =>
  ({ wall }: { readonly wall: { readonly wall: { readonly id: string } } }): number =>
    draft.openings.some((o) => o.kind === 'window' && o.wall === wall.wall.id) ? 20 : 0;

/** A light over the table, at 66 in above the floor. */
function lightTable(draft: Draft): void {
  const [table] = itemsOf(draft, 'dining-table');
  if (!table) return;
  const { box } = table;
  const rect = { x: box.x + box.widthIn / 2 - 10, y: box.y + box.depthIn / 2 - 10, w: 20, d: 20 };
  const height = Math.min(40, draft.ceilingOver(rect) - 64);
  if (height >= 14 && draft.isClearAt(rect, 64, height))
    draft.add('chandelier', rect, { z: 64, height, facing: 'south', group: 'dining' });
}
