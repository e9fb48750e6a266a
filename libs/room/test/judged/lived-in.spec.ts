import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { leftOutUntruly } from './left-out.js';
import { LIVED_IN } from './tables/lived-in.js';

describe('lived-in rooms that were mended after fresh marks', () => {
  it.each(LIVED_IN.map((judged) => [judged.id, judged] as const))('%s', (_, { wish, expects }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-25' });
    expect(faultsOf(concept)).toEqual([]);
    expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
    expect(leftOutUntruly(concept)).toEqual([]);
  });
});
