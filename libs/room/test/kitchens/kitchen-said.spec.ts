import type { Concept, Item, ItemOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { isApplianceGarage } from '../../../concept/src/items/known-by-label.js';
import { planConcept } from '../../src/concept.js';
import { isBakingBase } from '../../src/planner/kitchen/extras.js';

/** Kitchens as homeowners ask for them, and what of it stands on the plan. Lengths are inches. */

const plan = (designPrompt: string): Concept =>
  planConcept({ category: 'kitchen', designPrompt }, { seed: 1, date: '2026-11-23' });
const some = (c: Concept, kind: Item['kind']): Item[] => c.room.items.filter((i) => i.kind === kind);
const labels = (c: Concept, kind: Item['kind']): string[] => some(c, kind).map(({ label }) => label);
const top = (items: readonly Item[]): number => Math.max(...items.map(({ box }) => box.z + box.heightIn));

/** A wish, and what must be true of its room. */
const WISHES: readonly (readonly [wish: string, holds: (c: Concept) => void])[] = [
  [
    'Galley kitchen 8 by 12 with a 24 inch dishwasher and a gas range.',
    (c) => expect(labels(c, 'dishwasher')).toEqual(['Dishwasher 24']),
  ],
  [
    'Apartment kitchen 9x10, full size dishwasher please.',
    (c) => expect(labels(c, 'dishwasher')).toEqual(['Dishwasher 24']),
  ],
  ['Kitchen 10x12, slim dishwasher.', (c) => expect(labels(c, 'dishwasher')).toEqual(['Dishwasher 18'])],
  [
    'Kitchen 10x12 with a drawer dishwasher.',
    (c) => expect(labels(c, 'dishwasher')).toEqual(['Dishwasher drawer 24']),
  ],
  [
    'Kitchen 12x14, white cabinets to the ceiling.',
    (c) => {
      expect(top(some(c, 'wall-cabinet'))).toBe(96);
      expect(top(some(c, 'tall-cabinet'))).toBe(96);
    },
  ],
  ['Kitchen 12x14 with a pantry.', (c) => expect(top(some(c, 'wall-cabinet'))).toBe(90)],
  [
    'Kitchen 13x16 with an island with three stools, the sink under the window and a pantry.',
    (c) => {
      expect(some(c, 'stool')).toHaveLength(3);
      expect(labels(c, 'tall-cabinet').some((label) => label.startsWith('Pantry'))).toBe(true);
    },
  ],
  [
    'Big kitchen 17x22 with two dishwashers and a 48 inch range.',
    (c) => {
      expect(some(c, 'dishwasher')).toHaveLength(2);
      expect(labels(c, 'range')).toEqual(['Range 48']);
    },
  ],
  [
    'Wheelchair kitchen 12x14: roll-under sink and cooktop, wall oven.',
    (c) => {
      expect(some(c, 'sink-base')[0]).toMatchObject({ traits: { kneeSpace: true } });
      expect(some(c, 'wall-oven')).toHaveLength(1);
    },
  ],
  [
    'Cottage kitchen 8x9, 24" fridge, single bowl sink, open shelves.',
    (c) => {
      expect(labels(c, 'refrigerator')).toEqual(['Refrigerator 24']);
      expect(some(c, 'floating-shelf').length).toBeGreaterThan(0);
    },
  ],
  [
    'Big kitchen 17x22, separate fridge and freezer columns, prep sink in the island, a baking center with a lower counter, 48 inch range.',
    (c) => {
      expect(labels(c, 'refrigerator')).toEqual(['Refrigerator column 30', 'Freezer column 24']);
      const sinks = c.room.items.filter((i): i is ItemOf<'sink-base'> => i.kind === 'sink-base');
      expect(sinks.find((i) => i.traits?.role === 'prep')?.group).toBe('island');
      expect(sinks.find((i) => i.traits?.role === 'main')?.group).not.toBe('island');
      const lower = some(c, 'countertop').filter(({ box }) => box.z + box.heightIn === 32);
      expect(lower).toHaveLength(1);
      expect(some(c, 'base-cabinet').filter(isBakingBase).length).toBeGreaterThan(0);
    },
  ],
  [
    'Cottage kitchen 8x9, two burner cooktop, coffee maker off the counter.',
    (c) => {
      expect(some(c, 'cooktop')).toMatchObject([{ traits: { burners: 2 }, box: { heightIn: 2 } }]);
      expect(some(c, 'wall-oven')).toEqual([]);
      expect(c.room.items.filter(isApplianceGarage)).toHaveLength(1);
    },
  ],
  [
    'Kitchen 13x16 with an island. Two of us cook every night.',
    (c) => expect(c.findings.find((f) => f.rule === 'work-aisle-two-cooks')).toMatchObject({ met: true }),
  ],
];

describe('a kitchen', () => {
  it.each(WISHES)('%s', (wish, holds) => {
    const c = plan(wish);
    holds(c);
    expect(c.findings.filter((f) => f.severity === 'code' && !f.met).map((f) => f.rule)).toEqual([]);
  });
});
