import type { LedgerEntry } from '@plumbline/concept';
import type { DecidedByPrice } from '../shown/decided-by-price.js';

/** What the price decided, in the ledger. */

const IN: ReadonlySet<LedgerEntry['outcome']> = new Set(['drawn', 'priced', 'kept', 'changed']);
const UNREAD: ReadonlySet<LedgerEntry['outcome']> = new Set(['unclear', 'for-contractor']);
const OTHERWISE = /^(?:otherwise|or else|else|if not)\b/i;
/** The words of a condition, which are answered and no longer the contractor's. */
const AS_WRITTEN = ['With your condition, as written: ', 'Left to the contractor as written: '] as const;
const withoutWords = (note: string): string =>
  AS_WRITTEN.reduce((left, begins) => left.split(begins)[0] ?? '', note).trim();

/** A clause of the ledger with what the price decided of it. */
export function withPriceTold(entry: LedgerEntry, byPrice: readonly DecidedByPrice[]): LedgerEntry {
  const decided = byPrice.find(
    ({ condition: { field, start, end } }) => field === entry.field && start < entry.end && entry.start < end,
  );
  // "You decide" is a clause of its own.
  if (decided && !decided.leavesOut && UNREAD.has(entry.outcome)) {
    const { start, end } = decided.condition;
    if (start <= entry.start && entry.end <= end + 1)
      return { ...entry, outcome: 'drawn', note: decided.text };
  }
  if (!decided && entry.outcome === 'refused' && OTHERWISE.test(entry.text)) {
    const met = byPrice.find(
      ({ condition, leavesOut }) =>
        condition.otherwise && !leavesOut && condition.field === entry.field && condition.end <= entry.start,
    );
    if (met) return { ...entry, note: 'Not needed: your condition is met, and what it is of is in.' };
  }
  // What the plan has no place for is told by the plan.
  if (!decided || (!decided.leavesOut && !IN.has(entry.outcome))) return entry;
  if (decided.leavesOut) return { ...entry, outcome: 'refused', note: decided.text };
  const note = withoutWords(entry.note ?? '');
  return { ...entry, note: note ? `${note} ${decided.text}` : decided.text };
}

/** What it left out, as sentences. */
export const leftOutByPrice = (byPrice: readonly DecidedByPrice[]): readonly string[] =>
  byPrice.filter(({ leavesOut }) => leavesOut).map(({ text }) => text);
