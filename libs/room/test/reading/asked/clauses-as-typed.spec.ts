import { describe, expect, it } from 'vitest';
import { planOf } from './plan-of.js';

describe('clauses as they were typed', () => {
  it.each([
    [
      'office',
      '10x12',
      'Two desks. Keep the ceiling fan. Can we do this for 8?',
      ['Two desks', 'Keep the ceiling fan', 'Can we do this for 8'],
    ],
    [
      'kitchen',
      '12x14',
      'Must haves: 1) island 2) new range 3) white cabinets',
      ['island', 'new range', 'white cabinets'],
    ],
    ['kitchen', '12x14', 'Priorities, most important first: 1. island 2. new range', ['island', 'new range']],
    ['bathroom', '9x11', 'In order: 1) double vanity 2) soaking tub', ['double vanity', 'soaking tub']],
    [
      'kitchen',
      '12x14',
      'Subject: bid request - Nguyen\nHi Mike, we want new cabinets.\nThanks,\nAnn Nguyen',
      ['we want new cabinets'],
    ],
    [
      'kitchen',
      '14x18',
      'New island. The combined room is 14x18. Looking for:\n- new range',
      ['New island', 'The combined room is 14x18', 'new range'],
    ],
    [
      'garage',
      '24x24',
      'A second outlet for an EV charger. Door is uninsulated',
      ['A second outlet for an EV charger', 'Door is uninsulated'],
    ],
  ] as const)('%s %s: %s', (category, area, wish, clauses) => {
    const { clauses: found, entries } = planOf(category, area, wish);
    expect(found).toEqual([...clauses]);
    expect(entries.filter(({ outcome }) => outcome === 'unclear')).toEqual([]);
  });

  it('takes no count from the mark of a list', () => {
    const { anew } = planOf('bedroom', '11x12', '(1) closet (2) desk (3) new floor');
    expect(anew.filter((kind) => kind === 'desk')).toHaveLength(1);
  });

  it('takes a title for no layout', () => {
    const wet = 'We want a wet room with the tub inside the shower area.';
    const { outcomeOf, entries } = planOf('bathroom', '10x12', `Primary bath 10x12. ${wet}`);
    expect(outcomeOf('wet room')).toBe('drawn');
    expect(entries[0]?.understood).not.toContain('Layout');
    expect(planOf('bathroom', '5x8', 'New vanity. 5 by 8 bath.').entries[1]?.understood).toMatch(/^Size/);
  });
});
