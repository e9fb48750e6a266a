import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { FRESH_PLACES, PLACED_WISHES } from './told-places.js';

describe('doors, windows and parts of the house stand where they were told', () => {
  it.each([...PLACED_WISHES, ...FRESH_PLACES])('$category: $wish', ({ category, wish, rules }) => {
    const { room } = planConcept({ category, designPrompt: wish }, { seed: 1, date: '2026-11-23' });
    expect(rules.map((holds) => holds(room))).toEqual(rules.map(() => true));
  });
});
