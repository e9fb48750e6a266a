import { describe, expect, it } from 'vitest';
import { planConcept } from '../src/index.js';
import { THINGS_TOLD } from './thing-places.js';

const planned = (category: (typeof THINGS_TOLD)[number]['category'], designPrompt: string) =>
  planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-23' });

const COMPASS = /\b(?:north|south|east|west)/i;

describe('things stand where they were told', () => {
  it.each([...THINGS_TOLD])('$category: $wish', ({ category, wish, rules }) => {
    const { room, brief } = planned(category, wish);
    expect({
      rules: rules.map((holds) => holds(room)),
      unread: brief.unread.filter((w) => COMPASS.test(w)),
    }).toEqual({
      rules: rules.map(() => true),
      unread: [],
    });
  });
});
