import { nearestColor } from '@plumbline/brief';
import { itemsOf } from '@plumbline/concept';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept, RULES } from '../../src/index.js';

const WISHES = [
  '',
  'navy, built-ins, fireplace, desk',
  'dining table, bar, laundry, tub and shower, dusty blue',
];

describe('the title and the first sentence of a concept', () => {
  it.each(ROOM_CATEGORIES)(
    'of a %s are plain words: no inches, no compass, at most eight in a title',
    (category) => {
      for (const [i, designPrompt] of WISHES.entries()) {
        const options = { seed: i + 1, date: '2026-11-22' };
        const { title, description } = planConcept({ category, designPrompt }, options);
        expect(title.split(' ').length).toBeLessThanOrEqual(8);
        expect(title).not.toMatch(/\d|\b(?:north|south|east|west|in range)\b|with .* with /);
        expect(title).toMatch(/^[A-Z]/);
        expect(description.split(/[.:]/)[0]).not.toMatch(/\d|\b(?:north|south|east|west)\b/);
      }
    },
  );
});

describe('a check that asks yes or no', () => {
  it('answers in words, met and missed, wherever a number would be of nothing', () => {
    for (const rule of RULES.filter(({ unit, limit }) => unit === 'count' && limit < 2))
      expect([rule.id, typeof rule.found?.met, typeof rule.found?.missed]).toEqual([
        rule.id,
        'string',
        'string',
      ]);
    const { findings } = planConcept({ category: 'kitchen' }, { seed: 1, date: '2026-11-22' });
    const asked = findings.filter(({ limit, unit }) => limit === 0 && unit === 'count');
    expect(asked.length).toBeGreaterThan(2);
    for (const { found, met, rule } of asked) {
      const words = RULES.find(({ id }) => id === rule)?.found;
      expect(found).toBe(met ? words?.met : words?.missed);
    }
  });
});

describe('the name of a color', () => {
  it.each([
    ['#a9b09c', 'sage'],
    ['#b4ad8c', 'khaki'],
    ['#c5ccc6', 'light grey'],
    ['#35618a', 'blue'],
    ['#3f7f82', 'teal'],
    ['#b5654a', 'terracotta'],
    ['#a59d92', 'mushroom'],
  ])('%s keeps its hue: %s', (hex, name) => {
    expect(nearestColor(hex)).toBe(name);
  });
});

describe('an island in a second color', () => {
  it('keeps it where one of its cabinets takes the bins', () => {
    const brief = { category: 'kitchen', style: 'farmhouse', features: 'island', area: '15x18' } as const;
    const islands = [1, 2, 3, 4, 5, 6].map((seed) =>
      itemsOf(
        planConcept({ ...brief, budget: 60_000 }, { seed, date: '2026-11-01' }).room,
        'base-cabinet',
      ).filter(({ group }) => group === 'island'),
    );
    const binned = islands.filter((island) => island.some((i) => i.traits?.pullout === 'waste'));
    expect(binned.length).toBeGreaterThan(0);
    for (const island of binned) expect(island.map((i) => i.traits?.accent)).toEqual(island.map(() => true));
  });
});
