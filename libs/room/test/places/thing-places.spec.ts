import { describe, expect, it } from 'vitest';
import { readThingPlaces } from '../../../brief/src/things/thing-places.js';
import { planConcept } from '../../src/index.js';
import { NOT_YET, THINGS_TOLD } from './thing-places.js';

const planned = (category: (typeof THINGS_TOLD)[number]['category'], designPrompt: string) =>
  planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-23' });

const COMPASS = /\b(?:north|south|east|west)/i;

describe('things stand where they were told', () => {
  it.each([...THINGS_TOLD])('$category: $wish', ({ category, wish, rules }) => {
    const { room, brief } = planned(category, wish);
    expect({
      rules: rules.map((holds) => holds(room)),
      unread: brief.unread.filter((words) => COMPASS.test(words)),
    }).toEqual({ rules: rules.map(() => true), unread: [] });
  });
});

describe('what stands elsewhere is told, with where it stands', () => {
  it.each([...NOT_YET])('$category: $wish', ({ category, wish, rules }) => {
    const { room, brief } = planned(category, wish);
    const entries = brief.ledger?.filter(({ understood }) => / (?:on|at|in) the /.test(understood)) ?? [];
    expect(rules.every((holds) => holds(room))).toBe(false);
    expect(entries.some(({ outcome, note }) => /^(?:changed|refused)$/.test(outcome) && note)).toBe(true);
  });
});

describe('words that place no thing', () => {
  it.each([
    ['kitchen', 'No cabinets over the sink.'],
    ['bedroom', 'Crib away from the window.'],
    ['living room', 'A view from the sofa to the north.'],
    ['bathroom', 'Remove the tub on the second floor.'],
    ['office', 'Desk, window on the south.'],
  ] as const)('%s: %s', (category, text) => {
    expect(readThingPlaces(text, category)).toEqual([]);
  });
  it('tells of what another thing is beside', () => {
    expect(readThingPlaces('A couch by the fireplace on the north wall.', 'living room')).toEqual([
      expect.objectContaining({ thing: 'sofa', how: 'beside', to: 'fireplace' }),
      expect.objectContaining({ thing: 'fireplace', at: 'north' }),
    ]);
  });
});
