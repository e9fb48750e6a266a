import { describe, expect, it } from 'vitest';
import { opposite } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { misses } from './judge.js';
import { PLAIN_WET_WISHES } from './tables/plain-wet-rooms.js';
import { FRESH_WET_WISHES } from './tables/wet-wishes-fresh.js';

describe('fresh wishes of rooms with water', () => {
  it.each([...FRESH_WET_WISHES, ...PLAIN_WET_WISHES].map((row) => [row.judged.id, row] as const))(
    '%s',
    (_, { judged: { wish, expects }, at = [], never }) => {
      const concept = planConcept(wish, { seed: 1, date: '2026-11-28' });
      const { brief, room } = concept;
      expect(faultsOf(concept)).toEqual([]);
      expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
      const placesNotKept = at.filter(
        ([kind, wall]) => !room.items.some((i) => i.kind === kind && opposite(i.facing) === wall),
      );
      expect(placesNotKept).toEqual([]);
      // What is refused is understood as well.
      const understood = (brief.ledger ?? [])
        .filter(({ outcome }) => outcome !== 'refused')
        .map((entry) => entry.understood);
      if (never) expect(understood.filter((words) => never.test(words))).toEqual([]);
    },
  );
});
