import { refuses, wants } from '@plumbline/brief';
import { type Brief, HEIGHTS, hasTrait } from '@plumbline/concept';
import { runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, placeFirst, placeGroup, type Spot, single } from '../floor/place.js';
import { freeSpot } from '../furniture/dining.js';
import { baseCabinet, LAUNDRY } from '../furniture/groups.js';
import { namesPieces } from '../furniture/pieces.js';
import { centreWindowOnSink } from '../openings/over-sink.js';
import type { Attempt } from '../search/attempt.js';
import type { OtherRoom } from './other-room.js';

/** A laundry: machines, a place to fold above and beside them, a sink, a rod to hang on, and cabinets. Inches. */

const MACHINE = { wide: 27, deep: 30, high: 39 } as const;
const PAIR = MACHINE.wide * 2;
/** Above machines that load from the front. */
const FOLDING = { z: 39.5, thick: 1.5, deep: 31 } as const;
const FRONT = 36;
const SINK = 24;

/** What it costs to have no counter to fold on where one was asked for: as much as another thing left out. */
const NO_FOLDING = 40;

/** What it costs that a laundry has no machines: more than all else that was named for it. */
const NO_MACHINES = 200;

/** What a stack costs that nobody asked for: as much as a counter to fold on. */
const UNASKED_STACK = 40;

/** Where another idea begins in the list of runs. */
const OTHER_RUNS = [0, 7, 10, 11] as const;

/** Where the list of runs begins that leave wall to what else was named. */
const LEAVING_WALL = [0, 2, 4, 6] as const;

/** Lengths of counter beside a stack, on its wall. */
const STACK_TOPS = [60, 54, 48, 42, 36, 33, 30, 24] as const;

/** Lengths of counter beside the machines, the longest first. */
const BESIDE = [96, 84, 72, 60, 54, 48, 42, 36, 30, 24, 0] as const;

/**
 * Furnishes a laundry: one run of machines and counter where a wall takes it, else the machines alone, one above the
 * other where there is no more place.
 */
export function furnishLaundry({ attempt, seen }: OtherRoom): void {
  const { draft, brief, unmet } = attempt;
  const options = { group: 'laundry', prefer: (spot: Spot) => seen(spot) + atEnd(spot) };
  const rod = attempt.wants('hanging-rod');
  const stacked = attempt.wants('stacked-laundry');
  const wet = isWet(brief);
  const fitted = { cupboards: !rod, wet };
  const machinery = machineryFor(attempt);
  const lengths = namesPieces(brief) ? [60, 54, 48] : [72, 60, 48];
  const tops = stacked ? lengths.map((w) => counter(w, fitted)) : [];
  // A stack leaves a wall to a counter that is long enough to fold on: that comes first, the longest that leaves the stack its place.
  const top = tops.find((group) => {
    const trial = draft.copy();
    return placeGroup(trial, group, options) && placeFirst(trial, machinery, options);
  });
  const folds = top !== undefined && placeGroup(draft, top, options) !== undefined;
  // Beside a stack a shorter counter with its sink stands on the same wall.
  const beside = stacked && !folds ? STACK_TOPS.map((long) => stackRun(long, fitted)) : [];
  const machines = attempt.place([...beside, ...machinery], options, 40);
  if (!machines) {
    unmet.push('A washer and dryer were left out: this room has no free place for it.');
    attempt.score -= NO_MACHINES;
    return;
  }
  // Who names a washer and a dryer wants them side by side, where a wall takes both.
  if (!stacked && machines.some((i) => hasTrait(i, ['washer'], 'stacked', true)))
    attempt.score -= UNASKED_STACK;
  if (attempt.wants('two-laundries') && machines.filter((i) => i.kind === 'washer').length < 2)
    attempt.placeAsked('A second washer and dryer', LAUNDRY, options);
  if (attempt.wants('island') && !standFoldingIsland(draft))
    unmet.push('An island was left out: with 36 in to walk around it, this room has no place for one.');
  if (machines.some((i) => i.kind === 'sink-base')) attempt.score += 15;
  // Machines side by side want a top over them.
  if (machines.some((i) => i.kind === 'dryer') && !placed(draft, 'countertop')) attempt.score -= NO_FOLDING;
  if (!folds && !machines.some((i) => i.kind === 'base-cabinet'))
    attempt.place(
      // One sink is enough.
      [72, 60, 48, 36, 24].map((w) => counter(w, { ...fitted, wet: wet && !placed(draft, 'sink-base') })),
      options,
      12,
    );
  if (folds) attempt.score += 24;
  else if (stacked && attempt.wants('folding-counter')) attempt.score -= NO_FOLDING;
  if (attempt.wants('window-sink') && (!isOpened(draft.shell) || draft.shell.house?.movesWindows))
    centreWindowOnSink(draft, isGlassFree);
  storeAround(attempt, rod);
  const cupboards = draft.items.filter(({ kind }) => kind === 'wall-cabinet').length;
  if (attempt.wants('wall-cabinets'))
    attempt.score += cupboards > 0 ? 6 * Math.min(cupboards, 3) : -NO_FOLDING;
  if (attempt.wantsAny(['plain-sink', 'utility-sink']) && !placed(draft, 'sink-base'))
    attempt.score -= NO_FOLDING;
}

/** How a counter of a laundry is fitted: with cabinets over it, and with a sink in it. */
interface Fitted {
  readonly cupboards?: boolean;
  readonly wet?: boolean;
}

/** Who refuses its sink has none. */
const isWet = (brief: Brief): boolean => !refuses(brief, 'utility-sink') && !refuses(brief, 'plain-sink');

/** Whether nothing hangs or stands before the glass of windows. */
const isGlassFree = (draft: Draft): boolean =>
  draft.openings.every(
    (o) =>
      o.kind !== 'window' ||
      draft.isClearAt(draft.at(o.wall, o.offsetIn, 0, o.widthIn, BEFORE_GLASS), o.sillIn, o.heightIn),
  );

/** Before a window. Inches. */
const BEFORE_GLASS = 8;

/** What a laundry stores and hangs: shelves that were asked for before a rod and cabinets that nobody named. */
function storeAround(attempt: Attempt, rod: boolean): void {
  const { draft, brief } = attempt;
  const anywhere = { group: 'laundry' };
  const shelved = attempt.wantsAny(['bookcase', 'open-shelves']) && placeShelves(attempt);
  // Who lists what the room is for has no more added to it.
  const listed = brief.wanted.length >= LISTED;
  if (!rod && !listed) attempt.place([48, 36, 24].map(hanging), anywhere, 8);
  // The cabinet that was named stands as one: a second beside it only narrows the way.
  if (!attempt.wants('broom-closet') && (!listed || attempt.wantsAny(['storage', 'pantry'])))
    attempt.place([24, 18].map(tallFor(brief)), anywhere, 6);
  if (!shelved && !listed && !placed(draft, 'tall-cabinet')) placeShelves(attempt);
}

/** So many wishes are a list. */
const LISTED = 6;

const placeShelves = (attempt: Attempt): boolean =>
  attempt.place([30, 24, 18].map(shelves), { group: 'laundry' }) !== undefined;

/** How far from a wall's end machines leave a strip that nothing else stands in; what it is worth to stand at the end. */
const STRIP = 24;
const AT_END = 24;

/** Machines stand in a corner, or with a place for a cabinet beside them. */
function atEnd({ side, wall, t, rect }: Spot): number {
  const along = runsEast(side) ? rect.w : rect.d;
  const gaps = [t, wall.lengthIn - t - along];
  return (
    (gaps.some((gap) => gap < 1) ? AT_END : 0) - (gaps.some((gap) => gap >= 1 && gap < STRIP) ? AT_END : 0)
  );
}

/** Runs of machines and counter, the longest first, then machines without. */
function machineryFor(attempt: Attempt): readonly Group[] {
  const { draft } = attempt;
  if (attempt.wants('stacked-laundry')) return LAUNDRY.slice(1);
  // Another idea for the room takes a shorter run, or machines and counter on walls of their own.
  const from = draft.shell.house
    ? OTHER_RUNS[Math.floor(draft.liked('north')) % OTHER_RUNS.length]
    : namesPieces(attempt.brief)
      ? attempt.chance.pick(LEAVING_WALL)
      : 0;
  const beside = BESIDE.slice(from);
  const wet = isWet(attempt.brief);
  const fitted = { cupboards: !attempt.wants('hanging-rod'), wet };
  const single = beside.map((long) => run(long, 1, fitted));
  // Of two pairs the second stands elsewhere, or is left out, where no wall takes both.
  const pairs = attempt.wants('two-laundries') ? beside.map((long) => run(long, 2, { wet })) : [];
  return [...pairs, ...single, ...LAUNDRY];
}

/** Islands to fold on, the largest first: cabinets with a top over them. Inches. */
const ISLANDS = [
  [75, 30],
  [63, 30],
  [51, 27],
  [45, 25.5],
  [39, 25.5],
] as const;
const ISLAND_CABINETS = 24;

/** Stands an island to fold on where one walks around it. False where the room has no place for it. */
function standFoldingIsland(draft: Draft): boolean {
  for (const [long, deep] of ISLANDS)
    for (const turned of [false, true]) {
      const [w, d] = turned ? [deep, long] : [long, deep];
      const spot = freeSpot(draft, w, d, FRONT);
      if (!spot) continue;
      const top = { ...spot, w, d };
      const facing = turned ? 'east' : 'south';
      const common = { facing, group: 'island' } as const;
      const [off, each] = [(deep - ISLAND_CABINETS) / 2, (long - 3) / 2];
      for (const at of [1.5, 1.5 + each])
        draft.add(
          'base-cabinet',
          turned
            ? { x: spot.x + off, y: spot.y + at, w: ISLAND_CABINETS, d: each }
            : { x: spot.x + at, y: spot.y + off, w: each, d: ISLAND_CABINETS },
          {
            ...common,
            height: HEIGHTS.baseCabinet,
            label: `Island cabinet ${Math.round(each)}`,
            traits: { doors: 2, drawers: 1 },
          },
        );
      draft.add('countertop', top, {
        ...common,
        z: HEIGHTS.baseCabinet,
        height: HEIGHTS.counterThickness,
        label: 'Island top',
        traits: { edge: 'eased' },
      });
      draft.keepFree({ x: top.x - FRONT, y: top.y - FRONT, w: w + 2 * FRONT, d: d + 2 * FRONT });
      return true;
    }
  return false;
}

/** What a laundry that shares its room takes of a wall, the best first: a counter to fold on with its sink, or the machines alone. */
export const sharedLaundry = (brief: Brief): readonly Group[] => [
  ...(wants(brief, 'stacked-laundry')
    ? wants(brief, 'folding-counter') || wants(brief, 'plain-sink') || wants(brief, 'utility-sink')
      ? STACK_TOPS.map((long) => stackRun(long, { wet: isWet(brief) }))
      : []
    : BESIDE.filter((beside) => beside <= 48).map((beside) => run(beside, 1, { wet: isWet(brief) }))),
  ...LAUNDRY.slice(wants(brief, 'stacked-laundry') ? 1 : 0),
];

/** The same where a room is too small for more: under a counter to fold on, or alone. */
export const tightLaundry = (brief: Brief): readonly Group[] =>
  wants(brief, 'stacked-laundry')
    ? LAUNDRY.slice(1)
    : [run(0), ...(wants(brief, 'side-by-side-laundry') ? LAUNDRY.slice(0, 1) : LAUNDRY)];

const placed = (draft: Draft, kind: string): boolean => draft.items.some((i) => i.kind === kind);

/** A stack, and beside it a counter with its sink. */
function stackRun(beside: number, { cupboards = true, wet = true }: Fitted): Group {
  const along = MACHINE.wide + beside;
  const zone = { t: 0, n: MACHINE.deep, along, deep: FRONT };
  return {
    along,
    deep: MACHINE.deep,
    pieces: [
      {
        kind: 'washer',
        t: 0,
        n: 0,
        along: MACHINE.wide,
        deep: MACHINE.deep,
        height: STACK_HIGH,
        label: 'Washer and dryer, stacked',
        traits: { stacked: true },
      },
      ...counterPieces(MACHINE.wide, beside, wet).filter(({ kind }) => cupboards || kind !== 'wall-cabinet'),
    ],
    clear: [zone],
    keep: [{ ...zone, deep: 30 }],
  };
}

/** A dryer over a washer. Inches. */
const STACK_HIGH = 77;

/**
 * Pairs of washer and dryer under a counter to fold on, and a counter with a sink beside them, over which cabinets hang,
 * or nothing where a rod is to.
 */
function run(beside: number, pairs = 1, { cupboards = true, wet = true }: Fitted = {}): Group {
  const machines = PAIR * pairs;
  const pieces: Group['pieces'][number][] = [
    ...Array.from({ length: pairs * 2 }, (_, i) => ({
      kind: i % 2 === 0 ? ('washer' as const) : ('dryer' as const),
      t: i * MACHINE.wide,
      n: 0,
      along: MACHINE.wide,
      deep: MACHINE.deep,
      height: MACHINE.high,
    })),
    {
      kind: 'countertop',
      t: 0,
      n: 0,
      along: machines,
      deep: FOLDING.deep,
      height: FOLDING.thick,
      z: FOLDING.z,
      label: 'Folding counter',
    },
    ...uppers(0, machines, OVER_MACHINES),
    ...(beside > 0
      ? counterPieces(machines, beside, wet).filter(({ kind }) => cupboards || kind !== 'wall-cabinet')
      : []),
  ];
  const along = machines + beside;
  const zone = { t: 0, n: FOLDING.deep, along, deep: FRONT };
  return { along, deep: FOLDING.deep, pieces, clear: [zone], keep: [{ ...zone, deep: 30 }] };
}

/** A counter with its sink, so long. */
export function counter(width: number, { cupboards = true, wet = true }: Fitted = {}): Group {
  const zone = { t: 0, n: 25.5, along: width, deep: FRONT };
  return {
    along: width,
    deep: 25.5,
    pieces: counterPieces(0, width, wet).filter(({ kind }) => cupboards || kind !== 'wall-cabinet'),
    clear: [zone],
    keep: [{ ...zone, deep: 30 }],
  };
}

/** A sink base where it is `wet`, cabinets and their counter, so long. */
function counterPieces(from: number, width: number, wet = true): Group['pieces'][number][] {
  const sink = wet ? SINK : 0;
  const cabinets = width - sink;
  const count = Math.ceil(cabinets / 36);
  const basin: Group['pieces'][number][] = [
    {
      kind: 'sink-base',
      t: from,
      n: 0,
      along: SINK,
      deep: 24,
      height: 34.5,
      label: 'Laundry sink base 24',
      traits: {
        doors: 1,
        drawers: 0,
        bowls: 1,
        apron: false,
        basin: 'composite',
        faucet: 'pull-down',
        role: 'laundry',
      },
    },
  ];
  return [
    ...(wet ? basin : []),
    { kind: 'countertop', t: from, n: 0, along: width, deep: 25.5, height: 1.5, z: 34.5 },
    ...Array.from({ length: cabinets < 9 ? 0 : count }, (_, i) =>
      baseCabinet(from + sink + i * (cabinets / count), cabinets / count),
    ),
    ...(cabinets >= 9 ? uppers(from + sink, cabinets, OVER_COUNTER) : []),
  ];
}

/** Where wall cabinets begin over machines and over a counter, and where all of them end: their tops are one line. Inches. */
const OVER_MACHINES = 60;
const OVER_COUNTER = 54;
const UPPERS_TOP = 90;

/** Wall cabinets side by side, where no window is. */
function uppers(from: number, width: number, z: number): Group['pieces'][number][] {
  const count = Math.ceil(width / 36);
  const along = width / count;
  return Array.from({ length: count }, (_, i) => ({
    kind: 'wall-cabinet' as const,
    t: from + i * along,
    n: 0,
    along,
    deep: 12,
    height: UPPERS_TOP - z,
    z,
    label: `Wall cabinet ${Math.round(along)}`,
    traits: { doors: along > 21 ? 2 : 1 },
    optional: true,
  }));
}

/** A shelf with a rod below it, where what comes out of the dryer hangs. */
const hanging = (width: number): Group => ({
  along: width,
  deep: 24,
  pieces: [
    {
      kind: 'floating-shelf',
      t: 0,
      n: 0,
      along: width,
      deep: 14,
      height: 2,
      z: 70,
      label: `Shelf and hanging rod ${width}`,
    },
  ],
  clear: [{ t: 0, n: 0, along: width, deep: 24 }],
  keep: [{ t: 0, n: 0, along: width, deep: 24 }],
});

const tallFor =
  (brief: Brief) =>
  (width: number): Group =>
    single('tall-cabinet', width, 24, 84, 26, {
      label: `Tall cabinet ${width}`,
      traits: { use: wants(brief, 'pantry') ? 'broom' : 'laundry', doors: width > 21 ? 2 : 1 },
    });

/** Two shelves, one over the other; the upper one where the wall takes it. */
const shelves = (width: number): Group => ({
  along: width,
  deep: 12,
  pieces: [60, 74].map((z) => ({
    kind: 'floating-shelf' as const,
    t: 0,
    n: 0,
    along: width,
    deep: 12,
    height: 2,
    z,
    optional: z > 60,
  })),
});
