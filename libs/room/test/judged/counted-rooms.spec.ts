import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { COUNTED_ROOMS } from './tables/counted-rooms.js';

describe('rooms of counted things', () => {
  it.each(COUNTED_ROOMS.map((judged) => [judged.id, judged] as const))('%s', (_, { wish, expects }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-27' });
    expect(faultsOf(concept)).toEqual([]);
    expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
  });
});
