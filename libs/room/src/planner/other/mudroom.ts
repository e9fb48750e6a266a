import { type Item } from '@plumbline/concept';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, single } from '../floor/place.js';
import { reachIn } from '../furniture/closets.js';
import { entryBench } from '../furniture/groups.js';
import { askedPieces, namesPieces } from '../furniture/pieces.js';
import { aside } from '../furniture/preferences.js';
import { counter, sharedLaundry } from './laundry.js';
import type { OtherRoom } from './other-room.js';

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

/** Lockers that nobody told the number of. */
const USUAL_LOCKERS = [3, 2, 1].map((n) => lockers(n));

/** Furnishes a mudroom: what was told by number first, for it takes most wall. */
export function furnishMudroom({ attempt, seen }: OtherRoom): void {
  const { draft, brief, chance, unmet } = attempt;
  // Lockers and bench leave wall to what else was named.
  const narrow = askedPieces(brief).length > 1 && chance.flip();
  const at = (group: string) => ({ group, prefer: aside() });
  if (attempt.wantsAny(['laundry', 'stacked-laundry']))
    attempt.placeAsked('A washer and dryer', sharedLaundry(brief), at('laundry'), 15);
  const told = countAskedFor(brief.wanted, 'lockers');
  const row = told ? standRow(draft, told, narrow) : 0;
  if (attempt.wantsAny(['plain-sink', 'utility-sink']) && !attempt.has('sink-base'))
    attempt.placeAsked('A sink', SINKS, at('laundry'), 15);
  if (attempt.wants('closet')) {
    const closets = [48, 42, 36, 30].map((w) => reachIn(w, draft));
    attempt.placeAsked('A closet', closets, at('mudroom'), 20);
  }
  // Beside much that was named a shorter bench does.
  const longest = narrow ? 36 : namesPieces(brief) ? 48 : 84;
  const benches = [84, 72, 60, 48, 36].filter((w) => w <= longest).map(entryBench);
  attempt.placeAsked('A bench with hooks', benches, { group: 'mudroom', prefer: seen }, 30);
  if (told) {
    const own = row + standRow(draft, told - row, narrow);
    if (own < told)
      unmet.push(`${own} of ${told} lockers fit: each takes ${LOCKERS.at(-1)} in of a wall at least.`);
    attempt.score += own * 8 + (own > 0 ? 15 : 0);
  } else attempt.place(USUAL_LOCKERS, at('mudroom'), 15);
  if (attempt.wantsAny(['pantry', 'storage']))
    attempt.placeAsked('A broom cabinet', [24, 18].map(broomCabinet), at('mudroom'), 8);
  if (attempt.has('sink-base')) attempt.score += 8;
}

const SINKS = [48, 36, 24].map((w) => counter(w));

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
