import { countAskedFor, lengthsOf, sizeOf, wants } from '@plumbline/brief';
import { type Brief, type Item, isLocker } from '@plumbline/concept';
import { runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot, single } from '../floor/place.js';
import { reachIn } from '../furniture/closets.js';
import { entryBench } from '../furniture/groups.js';
import { askedPieces, namesPieces } from '../furniture/pieces.js';
import { aside, coveredWindows } from '../furniture/preferences.js';
import { counter, sharedLaundry } from './laundry.js';
import type { OtherRoom } from './other-room.js';

/** A mudroom: a bench with hooks, lockers, and what else is washed and put away at the way in. Inches. */

/** Usual widths, the roomiest first. */
const LOCKERS = [18, 15, 12] as const;
const LOCKER = LOCKERS[0];
/** Wider ones are a row. */
const WIDEST_LOCKER = 30;

/** How many lockers were told, and the widths of each to try: "5 ft of lockers" is a row, "18 inch lockers" are so wide each. */
function lockersTold(
  brief: Brief,
  narrow: boolean,
): { readonly told: number | undefined; readonly widths: readonly number[] } {
  const usual = narrow ? [12] : LOCKERS;
  const size = sizeOf(brief, 'lockers')?.widthIn;
  const count = countAskedFor(brief.wanted, 'lockers');
  if (size === undefined) return { told: count, widths: usual };
  const isRow = size > WIDEST_LOCKER;
  const told = count ?? (isRow ? Math.max(1, Math.round(size / LOCKER)) : undefined);
  const each = isRow ? size / (told ?? 1) : size;
  const isSold = each >= NARROWEST_LOCKER && each <= WIDEST_LOCKER;
  return { told, widths: isSold ? [each, ...usual.filter((wide) => wide < each)] : usual };
}
/** Less holds no coat on a hanger's hook. */
const NARROWEST_LOCKER = 9;

/** Lockers side by side, each open and up to the height of a door. */
const lockers = (count: number, wide: number = LOCKER): Group => {
  const along = count * wide;
  return {
    along,
    deep: LOCKER,
    pieces: Array.from({ length: count }, (_, i) => ({
      kind: 'bookcase' as const,
      t: i * wide,
      n: 0,
      along: wide,
      deep: LOCKER,
      height: 84,
      label: `Locker ${wide}`,
      traits: { builtIn: true, shelves: 2 },
    })),
    clear: [{ t: 0, n: LOCKER, along, deep: 26 }],
    keep: [{ t: 0, n: LOCKER, along, deep: 26 }],
  };
};

/** A seat, and the open lockers over it that stand back behind its front edge: "mudroom lockers" as they are sold. Inches. */
const SEAT = { high: 18, deep: 20, widest: 96 } as const;
const OVER_SEAT = { deep: 16, high: 66 } as const;

/** Lockers in a row over one bench of their length: each sits down below its own hooks. */
function lockersOverBench(count: number, wide: number, drawers: boolean): Group {
  const along = count * wide;
  const floor = { t: 0, n: SEAT.deep, along, deep: 28 };
  return {
    along,
    deep: SEAT.deep,
    pieces: [
      {
        kind: 'bench',
        t: 0,
        n: 0,
        along,
        deep: SEAT.deep,
        height: SEAT.high,
        label: `Mudroom bench, hooks${drawers ? ', shoe drawers' : ''} ${along}`,
        traits: { use: 'entry', hooks: true, ...(drawers ? { drawers: count } : {}) },
      },
      ...Array.from({ length: count }, (_, i) => ({
        kind: 'bookcase' as const,
        t: i * wide,
        n: 0,
        along: wide,
        deep: OVER_SEAT.deep,
        height: OVER_SEAT.high,
        z: SEAT.high,
        label: `Locker ${wide}`,
        traits: { builtIn: true, shelves: 1 },
      })),
    ],
    clear: [floor],
    keep: [floor],
  };
}

/** A row of lockers and beside it, on the same wall, the bench that goes with it. */
function lockersWithBench(count: number, wide: number, bench: number, drawers: boolean): Group {
  const row = lockers(count, wide);
  const seat = entryBench(bench, drawers);
  const along = row.along + bench;
  return {
    along,
    deep: LOCKER,
    pieces: [...row.pieces, ...seat.pieces.map((piece) => ({ ...piece, t: piece.t + row.along }))],
    clear: [{ t: 0, n: LOCKER, along, deep: 26 }],
    keep: [{ t: 0, n: LOCKER, along, deep: 26 }],
  };
}

/** Lengths of a bench beside lockers, the longest first. */
const BESIDE_LOCKERS = [60, 48, 42, 36, 30] as const;

/** The narrowest locker that one sits in. Inches. */
const SAT_IN = 15;

/** Whether the bench holds shoes: in a mudroom they have no shelves of their own. */
const holdsShoes = (brief: Brief): boolean => wants(brief, 'shoe-drawers') || wants(brief, 'shoe-shelves');

/** Furnishes a mudroom: what was told by number first, for it takes most wall. */
export function furnishMudroom({ attempt, seen }: OtherRoom): void {
  const { draft, brief, chance, unmet } = attempt;
  // Lockers and bench leave wall to what else was named.
  const narrow = askedPieces(brief).length > 1 && chance.flip();
  const at = (group: string) => ({ group, prefer: aside() });
  if (attempt.wantsAny(['laundry', 'stacked-laundry']))
    attempt.placeAsked('A washer and dryer', sharedLaundry(brief), at('laundry'), 15);
  const { told, widths } = lockersTold(brief, narrow);
  // Lockers and their bench are one thing where a wall takes both.
  const drawers = holdsShoes(brief);
  // A bench that is as long as the row seats them all: up to what a bench is sold in, and as wide as one sits.
  const over = widths.filter((wide) => told && wide >= SAT_IN && told * wide <= SEAT.widest);
  const together =
    told &&
    placeFirst(
      draft,
      [
        ...over.map((wide) => lockersOverBench(told, wide, drawers)),
        ...widths.flatMap((wide) =>
          lengthsOf(brief, 'bench', BESIDE_LOCKERS).map((bench) =>
            lockersWithBench(told, wide, bench, drawers),
          ),
        ),
      ],
      { group: 'mudroom', prefer: (spot) => aside()(spot) + seen(spot) - coveredWindows(draft, spot) },
    );
  const row = together ? told : told ? standRow(draft, told, widths) : 0;
  if (attempt.wantsAny(['plain-sink', 'utility-sink']) && !attempt.has('sink-base'))
    attempt.placeAsked('A sink', SINKS, at('laundry'), 15);
  if (attempt.wants('closet')) {
    // A closet of walls takes 9 in more than it holds: at a short wall a cabinet does.
    const closets = (told ? [48, 42, 36] : [60, 48]).map((w) => reachIn(w, draft));
    const cabinets = [36, 30, 24, 18].map(utilityCabinet);
    attempt.placeAsked('A closet', [...closets, ...cabinets], at('mudroom'), 20);
  }
  // Beside much that was named a shorter bench does.
  const longest = narrow ? 36 : namesPieces(brief) ? 48 : 84;
  const lengths = lengthsOf(
    brief,
    'bench',
    [84, 72, 60, 48, 36].filter((w) => w <= longest),
  );
  const benches = lengths.map((w) => entryBench(w, drawers));
  if (together) attempt.score += 30 + WITH_LOCKERS + roomOf(together);
  // Coats hang in lockers: the bench beside them was not asked for by itself.
  else if (told && !attempt.wants('bench'))
    attempt.place(
      benches,
      { group: 'mudroom', prefer: (spot) => seen(spot) - coveredWindows(draft, spot) },
      30,
    );
  else
    attempt.placeAsked(
      'A bench with hooks',
      benches,
      { group: 'mudroom', prefer: (spot) => seen(spot) - coveredWindows(draft, spot) },
      30,
    );
  if (told) {
    const own = row + standRow(draft, told - row, widths);
    if (own < told)
      unmet.push(`${own} of ${told} lockers fit: each takes ${LOCKERS.at(-1)} in of a wall at least.`);
    attempt.score += own * 8 + (own > 0 ? 15 : 0);
  } else {
    const [wide = LOCKER] = widths;
    attempt.place(
      [3, 2, 1].map((n) => lockers(n, wide)),
      at('mudroom'),
      15,
    );
  }
  if (attempt.wantsAny(['pantry', 'storage']))
    attempt.placeAsked('A broom cabinet', [24, 18].map(broomCabinet), at('mudroom'), 8);
  if (attempt.has('sink-base')) attempt.score += 8;
}

/** What it is worth that lockers and their bench are wide. */
const roomOf = (items: readonly Item[]): number =>
  items
    .filter((i) => isLocker(i) || i.kind === 'bench')
    .reduce((sum, { box, facing }) => sum + (runsEast(facing) ? box.widthIn : box.depthIn) / 4, 0);

/** What it is worth that one sits down before one's own locker. */
const WITH_LOCKERS = 20;

const SINKS = [48, 36, 24].map((w) => counter(w));

/** A row of so many lockers as they are tried in a small room: with the bench below them where one was asked for. */
export const lockersForTight = (brief: Brief, count: number, sits: boolean): readonly Group[] => {
  const { widths } = lockersTold(brief, false);
  const over = widths.filter((wide) => wide * count <= SEAT.widest);
  return sits
    ? over.map((wide) => lockersOverBench(count, wide, holdsShoes(brief)))
    : widths.map((wide) => lockers(count, wide));
};

/** Stands so many lockers over one bench; false where no wall takes them. */
export const standLockersOverBench = (draft: Draft, count: number, prefer: (spot: Spot) => number): boolean =>
  placeFirst(
    draft,
    LOCKERS.filter((wide) => wide >= SAT_IN && count * wide <= SEAT.widest).map((wide) =>
      lockersOverBench(count, wide, false),
    ),
    { group: 'mudroom', prefer },
  ) !== undefined;

/** Stands a row of so many lockers, or of as many as a wall takes. Answers how many. */
export function standRow(draft: Draft, most: number, widths: readonly number[] = LOCKERS): number {
  const sizes = Array.from({ length: most }, (_, i) => most - i);
  const rows = sizes.flatMap((n) => widths.map((wide) => lockers(n, wide)));
  return placeFirst(draft, rows, { group: 'mudroom', prefer: aside() })?.length ?? 0;
}

const utilityCabinet = (width: number): Group =>
  single('tall-cabinet', width, 24, 84, 26, {
    label: `Closet cabinet ${width}`,
    traits: { use: 'broom', doors: width > 21 ? 2 : 1 },
  });

const broomCabinet = (width: number): Group =>
  single('tall-cabinet', width, 24, 84, 26, {
    label: `Broom cabinet ${width}`,
    traits: { use: 'broom', doors: width > 21 ? 2 : 1 },
  });
