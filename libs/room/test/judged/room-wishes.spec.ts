import type { LedgerEntry, Outcome } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { OUTCOME_OF } from '../ledger/texts.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { leftOutUntruly } from './left-out.js';
import { ROOM_WISHES } from './tables/room-wishes.js';

const FEATURES = 'features';
const outcomes = (ledger: readonly LedgerEntry[]): Outcome[] =>
  ledger.filter(({ field }) => field === FEATURES).map(({ outcome }) => outcome);

describe('judged wishes for rooms', () => {
  it.each(ROOM_WISHES.map((judged) => [judged.id, judged] as const))('%s', (_, { wish, expects, ledger }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-22' });
    expect(faultsOf(concept)).toEqual([]);
    expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
    expect(leftOutUntruly(concept)).toEqual([]);
    if (ledger)
      expect(outcomes(concept.brief.ledger ?? [])).toEqual(
        ledger.split(' ').map((l) => (l === 'c' ? 'changed' : OUTCOME_OF[l])),
      );
  });
});
