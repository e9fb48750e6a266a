import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { OPENINGS_BY_PLACE } from './openings-by-place.js';

describe('openings, stairs and the room itself are as told by place', () => {
  it.each(OPENINGS_BY_PLACE)('$category: $wish', ({ category, wish, rules }) => {
    const { room } = planConcept({ category, designPrompt: wish }, { seed: 1, date: '2026-11-23' });
    expect(rules.map((holds) => holds(room))).toEqual(rules.map(() => true));
  });
});
