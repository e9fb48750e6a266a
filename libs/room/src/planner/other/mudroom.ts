import { type Brief, type Item } from '@plumbline/concept';
import { wants } from '../../brief/brief.js';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import type { Draft } from '../floor/draft.js';
import { type Group, type PlaceOptions, placeFirst, single } from '../floor/place.js';
import { reachIn } from '../furniture/closets.js';
import { aside, grant } from '../furniture/furnish.js';
import { namesPieces } from '../furniture/pieces.js';
import { counter, sharedLaundry } from './laundry.js';

/** A mudroom: a bench with hooks, lockers, and what else is washed and put away at the way in. Inches. */

/** Usual widths, the roomiest first. */
const LOCKERS = [18, 15, 12] as const;
const LOCKER = LOCKERS[0];

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

export const isLocker = ({ kind, label }: Item): boolean =>
  kind === 'bookcase' && label.startsWith('Locker ');

/** A bench at the wall with hooks and a shelf over it. */
export const entryBench = (width: number): Group => ({
  along: width,
  deep: 18,
  pieces: [
    {
      kind: 'bench',
      t: 0,
      n: 0,
      along: width,
      deep: 18,
      height: 18,
      label: `Mudroom bench ${width}`,
      traits: { use: 'entry', hooks: true },
    },
    { kind: 'floating-shelf', t: 0, n: 0, along: width, deep: 12, height: 2, z: 70, optional: true },
  ],
  clear: [{ t: 0, n: 18, along: width, deep: 30 }],
  keep: [{ t: 0, n: 18, along: width, deep: 30 }],
});

/** Lockers that nobody told the number of. */
const USUAL_LOCKERS = [3, 2, 1] as const;

/**
 * Furnishes a mudroom and answers what it is worth: what was told by number first, for it takes most wall.
 * @param narrow lockers and bench leave wall to what else was named
 */
export function furnishMudroom(
  draft: Draft,
  brief: Brief,
  unmet: string[],
  seen: NonNullable<PlaceOptions['prefer']>,
  narrow = false,
): number {
  const group = 'mudroom';
  const washes = wants(brief, 'laundry') || wants(brief, 'stacked-laundry');
  const machines =
    washes &&
    grant(draft, unmet, true, 'A washer and dryer', sharedLaundry(brief), {
      group: 'laundry',
      prefer: aside(),
    });
  const told = countAskedFor(brief.wanted, 'lockers');
  const row = told ? standRow(draft, told, narrow) : 0;
  const rinses =
    (wants(brief, 'plain-sink') || wants(brief, 'utility-sink')) &&
    !draft.items.some((i) => i.kind === 'sink-base') &&
    grant(
      draft,
      unmet,
      true,
      'A sink',
      [48, 36, 24].map((w) => counter(w)),
      { group: 'laundry', prefer: aside() },
    );
  const closeted =
    wants(brief, 'closet') &&
    grant(
      draft,
      unmet,
      true,
      'A closet',
      [48, 42, 36, 30].map((w) => reachIn(w, draft)),
      { group, prefer: aside() },
    );
  // Beside much that was named a shorter bench does.
  const lengths = [84, 72, 60, 48, 36].filter((w) => w <= (narrow ? 36 : namesPieces(brief) ? 48 : 84));
  const bench = grant(draft, unmet, true, 'A bench with hooks', lengths.map(entryBench), {
    group,
    prefer: seen,
  });
  const own = told ? row + standRow(draft, told - row, narrow) : 0;
  if (told && own < told)
    unmet.push(`${own} of ${told} lockers fit: each takes ${LOCKERS.at(-1)} in of a wall at least.`);
  const usual = told
    ? own
    : (placeFirst(
        draft,
        USUAL_LOCKERS.map((n) => lockers(n)),
        { group, prefer: aside() },
      )?.length ?? 0);
  const broom =
    (wants(brief, 'pantry') || wants(brief, 'storage')) &&
    grant(draft, unmet, true, 'A broom cabinet', [24, 18].map(broomCabinet), { group, prefer: aside() });
  const folds = draft.items.some((i) => i.kind === 'sink-base');
  return (
    (machines ? 15 : 0) +
    (folds ? 8 : 0) +
    (rinses ? 15 : 0) +
    (bench ? 30 : 0) +
    (closeted ? 20 : 0) +
    (broom ? 8 : 0) +
    (usual > 0 ? 15 : 0) +
    own * 8
  );
}

/** Stands a row of so many lockers, or of as many as a wall takes. Answers how many. */
function standRow(draft: Draft, most: number, narrow: boolean): number {
  const sizes = Array.from({ length: most }, (_, i) => most - i);
  const rows = sizes.flatMap((n) => (narrow ? [12] : LOCKERS).map((wide) => lockers(n, wide)));
  return placeFirst(draft, rows, { group: 'mudroom', prefer: aside() })?.length ?? 0;
}

const broomCabinet = (width: number): Group =>
  single('tall-cabinet', width, 24, 84, 26, {
    label: `Broom cabinet ${width}`,
    traits: { use: 'broom', doors: width > 21 ? 2 : 1 },
  });
