import { BEDS_ASKED, refuses, sizeOf, upperFirst, wants } from '@plumbline/brief';
import { type Brief, STYLES, type TraitsOf } from '@plumbline/concept';
import type { PlannerShell } from '../floor/draft.js';
import { type Group, single } from '../floor/place.js';

/** Beds with what stands beside them, the floor to get in and out, and what is under their ends. Inches. */

type BedFrame = NonNullable<TraitsOf<'bed'>['frame']>;

interface BedSize {
  readonly size: NonNullable<TraitsOf<'bed'>['size']>;
  readonly width: number;
  readonly long: number;
}

const BEDS: Readonly<Record<string, BedSize>> = {
  king: { size: 'king', width: 78, long: 86 },
  queen: { size: 'queen', width: 62, long: 86 },
  full: { size: 'full', width: 56, long: 80 },
  twin: { size: 'twin', width: 40, long: 78 },
};

/**
 * Bed groups to try, the one asked for and the largest first; each list holds one size with more and less beside it.
 * @param benches whether a bench stands at the foot in a large room, though nobody asked for it
 */
export function bedsFor(brief: Brief, shell: PlannerShell, benches = true): Group[][] {
  const sqFt = (shell.widthIn * shell.depthIn) / 144;
  const lists: Group[][] = [];
  if (wants(brief, 'crib')) return [[single('crib', 54, 30, 40, 30, { label: 'Crib' })]];
  if (wants(brief, 'loft-bed')) return [loftBeds(brief, shell)];
  if (wants(brief, 'bunk-bed'))
    return [
      [
        single('bunk-bed', 80, 42, 66, 30, { looks: 'high' }),
        single('bunk-bed', 80, 42, 66, 30, { looks: 'low' }),
        single('bunk-bed', 42, 80, 66, 24),
      ],
    ];
  if (hasDaybedAlone(brief))
    return [[single('piece', 80, 42, 36, 30, { label: 'Daybed 80', traits: { piece: 'daybed' } })]];
  if (wants(brief, 'sleeper-sofa')) lists.push([sleeper(84), sleeper(72), sleeper(60)]);
  if (wants(brief, 'murphy-bed')) {
    // The size that was told has every other thing yield before it does.
    const told = (['queen', 'full'] as const).find((size) => wants(brief, `${size}-bed`));
    const sizes = [...(told ? [told] : []), 'queen', 'full', 'twin'] as const;
    if (wants(brief, 'bed-cabinets')) lists.push(...sizes.slice(0, told ? 1 : 2).map((id) => [flanked(id)]));
    lists.push(...(told ? [[wallBed(told)]] : []), [wallBed('queen'), wallBed('full'), wallBed('twin')]);
  }
  if (lists.length > 0) return lists;
  const frame = wants(brief, 'canopy-bed') ? 'canopy' : STYLES[brief.style].form.bed;
  const bench = wants(brief, 'bed-bench') || (benches && sqFt > 200);
  const child = wants(brief, 'child-room');
  if (wants(brief, 'twin-beds'))
    return wants(brief, 'play-floor') || wants(brief, 'play-area')
      ? [alongWall(BEDS.twin as BedSize, frame), twinPairs(frame)]
      : [twinPairs(frame), alongWall(BEDS.twin as BedSize, frame)];
  const front = wants(brief, 'accessible') ? 36 : 30;
  for (const id of sizesFor(brief, sqFt)) {
    const bed = BEDS[id];
    if (!bed) continue;
    const usual = front > 30 ? [36, 24] : [24, 18];
    const told = tableTold(brief);
    const tables = refusesTables(brief) ? [0] : told ? [told, ...usual.filter((w) => w < told)] : usual;
    const along = [...alongWall(bed, frame), beside(bed, frame)];
    // One who comes in a wheelchair gets in on one side and turns on the floor that this leaves.
    if (id === 'twin' && front === 36) {
      lists.push([beside(bed, frame, 42), ...along]);
      continue;
    }
    if (id === 'twin' && (child || sqFt < 110)) {
      lists.push(along);
      continue;
    }
    lists.push([
      ...(bench ? tables : []).map((way) =>
        bedGroup(bed, { frame, table: told === way ? way : Math.min(way, 24), front: 36, bench, way }),
      ),
      ...tables.map((way) =>
        bedGroup(bed, { frame, table: told === way ? way : Math.min(way, 24), front, way }),
      ),
      ...(sqFt < 150 ? [bedGroup(bed, { frame, table: 0, front: 24 })] : []),
      ...(front === 30 && asksForSize(brief) ? narrower(bed, frame, sqFt, !refusesTables(brief)) : []),
      ...(front === 30 && asksForSize(brief) && !refusesTables(brief) ? [closeTables(bed, frame)] : []),
      ...(front === 30 && wants(brief, 'queen-bed') && id === 'queen' && sqFt < 120 ? plainQueens() : []),
    ]);
    // With one side at the wall only one can get out of bed.
    const small = sqFt < 120 || (sqFt < SMALL && (child || wants(brief, 'full-bed')));
    if (small && front === 30 && bed.width < 60) lists.push(along);
  }
  return lists;
}

/** Whether the bed that a bedroom has is a daybed, its long side at the wall: no other is asked for. */
export const hasDaybedAlone = (brief: Brief): boolean =>
  brief.category === 'bedroom' &&
  (brief.pieces?.some(({ id }) => id === 'daybed') ?? false) &&
  !BEDS_ASKED.some((id) => id !== 'guest-room' && wants(brief, id));

/** Floor beside a bed that was asked for by its size, where the room leaves a whole way on one side only. Inches. */
const NARROW = [
  { under: 190, wide: 18 },
  { under: 120, wide: 10 },
  { under: 120, wide: 6 },
] as const;

/** A bed with a nightstand on one side, and less floor on the other. */
const narrower = (bed: BedSize, frame: BedFrame, sqFt: number, table: boolean): Group[] =>
  NARROW.filter(({ under }) => sqFt < under).flatMap(({ wide }) =>
    (['low', 'high'] as const).map((at) =>
      bedGroup(bed, { frame, table: table ? 18 : 0, front: 24, narrow: { at, wide } }),
    ),
  );

/** A bed that was asked for by its size, with a nightstand on either side and no more floor than these take. Inches. */
const closeTables = (bed: BedSize, frame: BedFrame): Group =>
  bedGroup(bed, { frame, table: 18, front: 24, least: 20 });

/** A queen mattress on a platform as large as itself: it is got into from one side and the foot. Inches. */
const BESIDE_WALL = 4;
const PLAIN_QUEEN: BedSize = { size: 'queen', width: 60, long: 82 };

const plainQueens = (): Group[] =>
  [...NARROW.map(({ wide }) => wide), BESIDE_WALL].flatMap((wide) =>
    (['low', 'high'] as const).map((at) =>
      bedGroup(PLAIN_QUEEN, { frame: 'platform', table: 0, front: 24, narrow: { at, wide } }),
    ),
  );

/** In such a room a full bed that was asked for leaves floor for the rest with its long side at the wall. Square feet. */
const SMALL = 133;

function sizesFor(brief: Brief, sqFt: number): readonly string[] {
  if (wants(brief, 'twin-bed')) return ['twin'];
  if (wants(brief, 'king-bed')) return ['king', 'queen', 'full', 'twin'];
  if (wants(brief, 'queen-bed')) return ['queen', 'full', 'twin'];
  if (wants(brief, 'full-bed')) return ['full', 'twin'];
  if (wants(brief, 'child-room')) return sqFt < 130 ? ['twin', 'full'] : ['full', 'twin'];
  return sqFt >= 180 ? ['king', 'queen', 'full', 'twin'] : ['queen', 'full', 'twin'];
}

/** Whether a bed for two was asked for by its size. */
const asksForSize = (brief: Brief): boolean =>
  ['king-bed', 'queen-bed', 'full-bed'].some((id) => wants(brief, id));

/** How wide nightstands are told to be, inches; undefined where they were not, or wider than any. */
function tableTold(brief: Brief): number | undefined {
  const wide = sizeOf(brief, 'nightstand')?.widthIn;
  return wide !== undefined && wide >= 14 && wide <= 30 ? wide : undefined;
}

const refusesTables = (brief: Brief): boolean => refuses(brief, 'nightstands');

/** What stands around a bed with its head at the wall. Inches. */
interface BedSetting {
  readonly frame: BedFrame;
  /** Width of a nightstand on either side; 0 for none. */
  readonly table: number;
  /** Floor before its foot. */
  readonly front: number;
  readonly bench?: boolean;
  /** Floor on either side of it, at least. */
  readonly way?: number;
  /** Floor on either side where a room has no more. */
  readonly least?: number;
  /** One side has only so much floor, and no nightstand. */
  readonly narrow?: { readonly at: 'low' | 'high'; readonly wide: number };
}

/** Between a bed and its nightstand. */
const GAP = 2;

function bedGroup(
  bed: BedSize,
  { frame, table, front, bench = false, way = 0, least = 24, narrow }: BedSetting,
): Group {
  const side = Math.max(least, table + GAP, way);
  const low = narrow?.at === 'low' ? narrow.wide : side;
  const high = narrow?.at === 'high' ? narrow.wide : side;
  const tables =
    table > 0
      ? [...(low >= table ? [low - GAP - table] : []), ...(high >= table ? [low + bed.width + GAP] : [])]
      : [];
  const deep = bed.long + (bench ? 19 : 0);
  return {
    along: bed.width + low + high,
    deep,
    pieces: [
      {
        kind: 'bed',
        t: low,
        n: 0,
        along: bed.width,
        deep: bed.long,
        height: 44,
        label: `${upperFirst(bed.size)} bed`,
        underWindow: true,
        traits: { size: bed.size, frame },
      },
      ...tables.flatMap((t) => nightstand(t, table)),
      ...(bench ? [benchAtFoot(low + bed.width / 2, bed.long)] : []),
      {
        kind: 'rug',
        t: Math.max(0, low - 16),
        n: 26,
        along: bed.width + Math.min(16, low) + Math.min(16, high),
        deep: Math.min(96, bed.long),
        height: 0.5,
        traits: { shape: 'rectangle', pattern: 'plain' },
        optional: true,
      },
    ],
    clear: [
      { t: 0, n: 18, along: low, deep: bed.long - 18 },
      { t: low + bed.width, n: 18, along: high, deep: bed.long - 18 },
      { t: low, n: deep, along: bed.width, deep: front },
    ],
    keep: [
      { t: 2, n: 0, along: low - 2, deep: bed.long },
      { t: low + bed.width, n: 0, along: high - 2, deep: bed.long },
      { t: low, n: deep, along: bed.width, deep: front },
    ],
  };
}

/** A nightstand with its lamp. */
export const nightstand = (t: number, wide: number): Group['pieces'] => [
  {
    kind: 'nightstand',
    t,
    n: 0,
    along: wide,
    deep: 17,
    height: 26,
    label: `Nightstand ${wide}`,
    traits: { drawers: 2 },
  },
  {
    kind: 'table-lamp',
    t: t + wide / 2 - 6,
    n: 3,
    along: 12,
    deep: 12,
    height: 22,
    z: 26,
    optional: true,
  },
];

const benchAtFoot = (mid: number, long: number): Group['pieces'][number] => ({
  kind: 'bench',
  t: mid - 25,
  n: long + 2,
  along: 50,
  deep: 17,
  height: 18,
  traits: { use: 'bed' },
  optional: true,
});

/** A bed with one long side against the wall and a way beside the other. */
function beside(bed: BedSize, frame: BedFrame, way = 24): Group {
  return {
    along: bed.width + way,
    deep: bed.long,
    pieces: [
      {
        kind: 'bed',
        t: 0,
        n: 0,
        along: bed.width,
        deep: bed.long,
        height: 44,
        label: `${upperFirst(bed.size)} bed`,
        traits: { size: bed.size, frame },
      },
    ],
    clear: [{ t: bed.width, n: 0, along: way, deep: bed.long }],
    keep: [{ t: bed.width, n: 0, along: way, deep: bed.long }],
  };
}

/** A bed with its long side at the wall and its head in a corner. */
function alongWall(bed: BedSize, frame: BedFrame): Group[] {
  return (['high', 'low'] as const).map((looks) => ({
    end: looks === 'high' ? ('low' as const) : ('high' as const),
    along: bed.long,
    deep: bed.width,
    pieces: [
      {
        kind: 'bed',
        t: 0,
        n: 0,
        along: bed.long,
        deep: bed.width,
        height: 42,
        label: `${upperFirst(bed.size)} bed`,
        looks,
        traits: { size: bed.size, frame },
      },
    ],
    clear: [{ t: 29, n: bed.width, along: bed.long - 58, deep: 24 }],
    keep: [{ t: 29, n: bed.width, along: bed.long - 58, deep: 22 }],
  }));
}

/** A sofa that turns into a bed, with the floor that the bed folds out on. */
function sleeper(width: number): Group {
  return {
    along: width,
    deep: 36,
    pieces: [
      {
        kind: 'sofa',
        t: 0,
        n: 0,
        along: width,
        deep: 36,
        height: 32,
        label: `Sleeper sofa ${width}`,
        traits: { seats: width >= 80 ? 3 : 2, sleeper: true, arms: 'slim' },
      },
    ],
    clear: [{ t: 0, n: 36, along: width, deep: 54 }],
    keep: [{ t: 0, n: 36, along: width, deep: 54 }],
  };
}

/** Wall beds for guests, the size that was told first and no larger one. */
export function wallBedsFor(brief: Brief): Group[] {
  const sizes = ['queen', 'full', 'twin'];
  const told = sizes.findIndex((size) => wants(brief, `${size}-bed`));
  const fit = sizes.slice(Math.max(0, told));
  return [...(wants(brief, 'bed-cabinets') ? fit.slice(0, 1).map(flanked) : []), ...fit.map(wallBed)];
}

/** Tall cabinets on either side of a wall bed, no deeper than it is folded up. Inches. */
const SIDE_CABINET = { wide: 18, deep: 18, high: 84 } as const;

/** A wall bed as it stands open, with a cabinet on either side of its head and a way on both. */
function flanked(id: string): Group {
  const bed = BEDS[id] as BedSize;
  const { wide, deep, high } = SIDE_CABINET;
  const along = bed.width + 4 + 2 * wide;
  const way = { n: deep, along: wide, deep: bed.long - deep };
  return {
    along,
    deep: bed.long,
    pieces: [
      {
        kind: 'bed',
        t: wide,
        n: 0,
        along: bed.width + 4,
        deep: bed.long,
        height: 40,
        label: `Wall bed, ${bed.size}, open`,
        traits: { size: 'murphy', frame: 'panel' },
      },
      ...[0, along - wide].map((t): Group['pieces'][number] => ({
        kind: 'tall-cabinet',
        t,
        n: 0,
        along: wide,
        deep,
        height: high,
        label: `Side cabinet ${wide}`,
        traits: { doors: 1, drawers: 0, use: 'storage' },
      })),
    ],
    clear: [0, along - wide].map((t) => ({ t, ...way })),
    keep: [
      ...[0, along - wide].map((t) => ({ t, ...way })),
      { t: wide, n: bed.long, along: bed.width, deep: 24 },
    ],
  };
}

/** A wall bed as it stands open, with a way beside and before it. */
function wallBed(id: string): Group {
  const bed = BEDS[id] as BedSize;
  return {
    along: bed.width + 4 + 22,
    deep: bed.long,
    pieces: [
      {
        kind: 'bed',
        t: 0,
        n: 0,
        along: bed.width + 4,
        deep: bed.long,
        height: 40,
        label: `Wall bed, ${bed.size}, open`,
        traits: { size: 'murphy', frame: 'panel' },
      },
    ],
    clear: [{ t: bed.width + 4, n: 0, along: 22, deep: bed.long }],
    keep: [
      { t: bed.width + 4, n: 0, along: 22, deep: bed.long },
      { t: 0, n: bed.long, along: bed.width, deep: 24 },
    ],
  };
}

/** Two beds side by side, the furthest apart first. Inches. */
const twinPairs = (frame: BedFrame): Group[] =>
  (
    [
      [36, 24],
      [36, 20],
      [36, 12],
      [28, 24],
      [24, 20],
      // Between two corners each has its way on one side.
      [28, 2],
      [24, 2],
    ] as const
  ).map(([gap, side]) => twins(frame, gap, side));

/** Two beds so far apart with a nightstand between, and so much floor past each. Inches. */
function twins(frame: BedFrame, gap: number, side: number): Group {
  const bed = BEDS.twin as BedSize;
  const two = [side, side + bed.width + gap];
  const foot = side + 4;
  return {
    along: 2 * bed.width + gap + 2 * side,
    deep: bed.long,
    pieces: [
      ...two.map((t) => ({
        kind: 'bed' as const,
        t,
        n: 0,
        along: bed.width,
        deep: bed.long,
        height: 42,
        label: 'Twin bed',
        underWindow: true,
        traits: { size: 'twin' as const, frame },
      })),
      {
        kind: 'nightstand',
        t: side + bed.width + (gap - 20) / 2,
        n: 0,
        along: 20,
        deep: 17,
        height: 26,
        label: 'Nightstand 20',
        traits: { drawers: 2 },
      },
    ],
    clear: [{ t: foot, n: bed.long, along: 2 * bed.width + gap - 8, deep: 30 }],
    keep: [
      { t: side + bed.width, n: 0, along: gap, deep: bed.long },
      { t: foot, n: bed.long, along: 2 * bed.width + gap - 8, deep: 28 },
    ],
  };
}

/** The least a child sits under, and the least over the mattress to sit up. Inches. */
const UNDER_LOFT = { most: 50, least: 46 } as const;
const OVER_SLATS = 44;
const GUARD = 22;

/**
 * Loft beds along a wall, of the size told: a berth on posts, and below it a desk with its chair where one was asked for and
 * no words put it elsewhere. Under a ceiling that is too low for that bunks stand.
 */
function loftBeds(brief: Brief, { ceilingIn }: PlannerShell): Group[] {
  const z = Math.min(UNDER_LOFT.most, ceilingIn - OVER_SLATS);
  const full = wants(brief, 'full-loft-bed') || wants(brief, 'full-bed');
  const [size, wide] = full ? (['full', 57] as const) : (['twin', 42] as const);
  const elsewhere = brief.thingsAt?.some(({ thing, to }) => thing === 'desk' && to !== 'bunk-bed');
  const desked = wants(brief, 'desk') && !elsewhere;
  if (z < UNDER_LOFT.least) return [];
  const [long, deskLong] = [80, 60];
  const below: Group['pieces'] = [
    {
      kind: 'desk',
      t: (long - deskLong) / 2,
      n: 1,
      along: deskLong,
      deep: 22,
      height: 30,
      label: `Desk ${deskLong}`,
      traits: { use: 'work' },
    },
    { kind: 'office-chair', t: long / 2 - 12, n: 24, along: 24, deep: 24, height: 40, looks: 'in' },
    {
      kind: 'table-lamp',
      t: (long - deskLong) / 2 + 3,
      n: 3,
      along: 9,
      deep: 9,
      height: 18,
      z: 30,
      optional: true,
    },
  ];
  return (['high', 'low'] as const).map((looks) => ({
    along: long,
    deep: wide,
    pieces: [
      ...(desked ? below : []),
      {
        kind: 'bunk-bed',
        t: 0,
        n: 0,
        along: long,
        deep: wide,
        z,
        height: GUARD,
        looks,
        label: `Loft bed, ${size}`,
        traits: { form: 'loft', size },
      },
    ],
    clear: [
      { t: 0, n: 0, along: long, deep: wide },
      { t: 0, n: wide, along: long, deep: 28 },
    ],
    keep: [{ t: 0, n: 0, along: long, deep: wide + 24 }],
  }));
}
