import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { leftOutUntruly } from './left-out.js';
import { TOLD_ROOMS } from './tables/told-rooms.js';

describe('rooms told whole in words', () => {
  it.each(TOLD_ROOMS.map((judged) => [judged.id, judged] as const))('%s', (_, { wish, expects }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-23' });
    expect(faultsOf(concept)).toEqual([]);
    expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
    expect(leftOutUntruly(concept)).toEqual([]);
  });
});
