import { describe, expect, it } from 'vitest';
import { hasSinkAtWindow } from '../../src/geometry/sink-at-window.js';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

describe('a kitchen whose doors were told and whose windows were not', () => {
  it.each([
    ['11x16', 'a door to the garage on the east end and an opening to the dining room across from the sink'],
    ['11x16', 'a door on the east wall'],
    ['12x14', 'door on the south wall'],
    ['13x13', 'back door on the west wall, opening to the dining room on the north wall'],
  ] as const)('has one over its sink: %s, %s', (area, designPrompt) => {
    for (const seed of [1, 2, 3]) {
      const concept = planConcept({ category: 'kitchen', area, designPrompt }, { seed, date: '2026-11-28' });
      expect(hasSinkAtWindow(concept.room)).toBe(true);
      expect(faultsOf(concept)).toEqual([]);
    }
  });
});
