import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { outdoorsOf } from '../../src/outdoors.js';

describe('what lies outside of a house', () => {
  it.each([
    ['2026-01-15', 'MN', 'broadleaf', 'snow'],
    ['2026-01-15', 'TX', 'evergreen', 'winter'],
    ['2026-04-02', 'AZ', 'desert', 'spring'],
    ['2026-10-31', 'OH', 'broadleaf', 'autumn'],
    ['2026-12-01', 'WA', 'conifers', 'winter'],
    ['2026-12-01', undefined, 'broadleaf', 'winter'],
    ['2026-06-01', 'XX', 'broadleaf', 'summer'],
    ['someday', 'OH', 'broadleaf', 'summer'],
  ])('on %s in %s: %s, %s', (date, state, plants, season) => {
    expect(outdoorsOf(date, state)).toEqual({ plants, season });
  });

  it("is the concept's, by its date and state, and stays where the room stays", () => {
    const request = { category: 'bedroom', state: 'WA' } as const;
    const first = planConcept(request, { seed: 1, date: '2026-06-01' });
    expect(first.room.outdoors).toEqual({ plants: 'conifers', season: 'summer' });
    const again = planConcept(request, { seed: 1, date: '2026-12-01', sameRoom: first.room });
    expect(again.room.outdoors).toEqual(first.room.outdoors);
  });
});
