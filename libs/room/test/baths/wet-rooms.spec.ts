import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

describe('a wet room whose wall is longer than a shower can be', () => {
  it.each([
    ['11x10 ft', 679],
    ['9.5x15 ft, 9 ft ceilings', 8],
    ['10x14', 1],
  ] as const)('%s, seed %i, keeps its wet zone within the sizes of the catalogue', (area, seed) => {
    const concept = planConcept(
      { category: 'bathroom', area, layout: 'wet room' },
      { seed, date: '2026-01-01' },
    );
    expect(faultsOf(concept)).toEqual([]);
  });
});
