import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { leftOutUntruly } from './left-out.js';
import { DRY_ROOMS } from './tables/dry-rooms.js';
import { SEVEN_ROOMS } from './tables/seven-rooms.js';

describe('rooms without water that were mended after fresh marks', () => {
  it.each([...SEVEN_ROOMS, ...DRY_ROOMS].map((judged) => [judged.id, judged] as const))(
    '%s',
    (_, { wish, expects }) => {
      const concept = planConcept(wish, { seed: 1, date: '2026-11-28' });
      expect(faultsOf(concept)).toEqual([]);
      expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
      expect(leftOutUntruly(concept)).toEqual([]);
    },
  );
});
