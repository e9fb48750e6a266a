import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { misses } from './judge.js';
import { THINGS_OF_THE_HOUSE } from './tables/things-of-the-house.js';

describe('things of the house, and places that were told', () => {
  it.each(THINGS_OF_THE_HOUSE.map((judged) => [judged.id, judged] as const))(
    '%s',
    (_, { wish, expects, at }) => {
      const concept = planConcept(wish, { seed: 1, date: '2026-11-28' });
      const { items, widthIn, depthIn } = concept.room;
      expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
      for (const [kind, ...sides] of at) {
        const stands = items
          .filter((item) => item.kind === kind)
          .map(({ box }) => {
            const [x, y] = [box.x + box.widthIn / 2, box.y + box.depthIn / 2];
            return [y > depthIn / 2 ? 'north' : 'south', x > widthIn / 2 ? 'east' : 'west'] as string[];
          });
        expect(
          stands.some((halves) => sides.every((side) => halves.includes(side))),
          kind,
        ).toBe(true);
      }
    },
  );
});

const windowsOf = (designPrompt: string) =>
  planConcept(
    { category: 'other', area: '12x16', designPrompt },
    { seed: 1, date: '2026-11-28' },
  ).room.openings.flatMap(({ kind, side }) => (kind === 'window' ? [side] : []));

describe('a sunroom', () => {
  it.each([
    'Sunroom off the kitchen: three walls of windows, the house is on the north. Table for six.',
    'Sunroom. The house is on the north, windows on the other three sides. Table for six.',
  ])('has its glass on the sides off the house: %s', (text) => {
    expect([...new Set(windowsOf(text))].sort()).toEqual(['east', 'south', 'west']);
  });
});

const understoodOf = (designPrompt: string) =>
  planConcept({ category: 'basement', area: '18x24', designPrompt }, { seed: 1, date: '2026-11-28' })
    .brief.ledger?.map(({ understood }) => understood ?? '')
    .join('; ');

describe('what was given up, and what is over', () => {
  it.each([
    ["My husband wanted a sauna but we decided it's too much. Home gym.", 'Wish: two-person sauna'],
    [
      "We had a leak in the southeast corner last spring, it's been fixed. Home gym.",
      'Wish: water damage repaired',
    ],
    ['The water heater sits in the southwest corner. Home gym.', 'Wish: water heater'],
  ])('is not asked for: %s', (text, wish) => {
    expect(understoodOf(text)).not.toContain(wish);
  });
});
