import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../invariants.js';
import { misses } from './judge.js';
import { ROOM_WISHES } from './room-wishes.js';

describe('judged wishes for rooms', () => {
  it.each(ROOM_WISHES.map((judged) => [judged.id, judged] as const))('%s', (_, { wish, expects }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-22' });
    expect(faultsOf(concept)).toEqual([]);
    expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
  });
});
