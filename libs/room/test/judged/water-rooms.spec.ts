import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { WATER_ROOMS } from './tables/water-rooms.js';
import { WET_ROOMS_LIVED } from './tables/wet-rooms-lived.js';

describe('rooms with water, in their owners’ words', () => {
  it.each([...WATER_ROOMS, ...WET_ROOMS_LIVED].map((judged) => [judged.id, judged] as const))(
    '%s',
    (_, { wish, expects }) => {
      const concept = planConcept(wish, { seed: 1, date: '2026-11-25' });
      expect(faultsOf(concept)).toEqual([]);
      expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
    },
  );
});
