import type { Concept, Item } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** Baths as homeowners ask for them, and what of it stands on the plan. Lengths are inches. */

const plan = (designPrompt: string): Concept =>
  planConcept({ category: 'bathroom', designPrompt }, { seed: 1, date: '2026-11-23' });
const some = (c: Concept, kind: Item['kind']): Item[] => c.room.items.filter((i) => i.kind === kind);
const finding = (c: Concept, rule: string) => c.findings.filter((f) => f.rule === rule);
const basins = (c: Concept): number =>
  c.room.items.reduce(
    (n, i) => n + (i.kind === 'vanity' || i.kind === 'pedestal-sink' ? (i.traits?.sinks ?? 1) : 0),
    0,
  );

/** A wish, and what must be true of its room. */
const WISHES: readonly (readonly [wish: string, holds: (c: Concept) => void])[] = [
  [
    'Powder room under the stairs, 3 ft by 6 ft 6. Toilet and a wall-hung sink. Door on the long side.',
    (c) => {
      expect(some(c, 'toilet')).toHaveLength(1);
      expect(some(c, 'pedestal-sink')[0]).toMatchObject({ traits: { mount: 'wall' } });
    },
  ],
  [
    '5 by 8 bath: tub out, walk-in shower with a bench and niche in, 36 inch vanity, toilet stays where it is.',
    (c) => {
      expect(some(c, 'shower-bench')).toHaveLength(1);
      expect(finding(c, 'shower-way-in')[0]?.met).toBe(true);
    },
  ],
  [
    'Primary bath 10x12, shower with a built-in bench, double vanity.',
    (c) => {
      expect(some(c, 'shower-bench')).toHaveLength(1);
      expect(finding(c, 'shower-way-in')[0]?.met).toBe(true);
    },
  ],
  [
    'Bath 8x10, steam shower with a seat at the end, single vanity, toilet.',
    (c) => expect(finding(c, 'shower-way-in').every((f) => f.met)).toBe(true),
  ],
  [
    '11x13 bath, freestanding tub, 4x5 curbless shower, 72 inch double vanity, toilet room and a linen closet.',
    (c) => {
      expect(some(c, 'vanity').map(({ label }) => label)).toContain('Double vanity 72');
      expect(some(c, 'partition-door')).toHaveLength(1);
      expect(some(c, 'tall-cabinet')).toHaveLength(1);
    },
  ],
  [
    '9 x 7 bath with laundry: side by side washer and dryer with a counter above for folding, toilet, 24 inch vanity, 32 inch corner shower.',
    (c) => {
      expect([some(c, 'washer').length, some(c, 'dryer').length]).toEqual([1, 1]);
      expect(some(c, 'countertop').some(({ box }) => box.z > 36)).toBe(true);
    },
  ],
  [
    'Bath 8x9 with a stacked washer and dryer, tub, toilet and vanity.',
    (c) => expect(some(c, 'washer')[0]).toMatchObject({ traits: { stacked: true } }),
  ],
  [
    '10x12 Japanese wet room with soaking tub and shower, toilet, a long vanity and a bench to undress.',
    (c) => expect(some(c, 'bench')).toHaveLength(1),
  ],
  [
    'Jack and Jill bath 6 ft by 11 ft, door at each short end, two sinks, tub and toilet.',
    (c) => {
      const doors = c.room.openings.filter((o) => o.kind !== 'window').map(({ side }) => side);
      expect([...doors].sort()).toEqual(['north', 'south']);
      expect(basins(c)).toBe(2);
    },
  ],
  [
    'Bath 8x11 with two sinks, a tub and a separate shower.',
    (c) => expect([basins(c), some(c, 'bathtub').length, some(c, 'shower').length]).toEqual([2, 1, 1]),
  ],
  [
    '10x10 bath, walk-in shower, freestanding tub, double vanity with marble counter, water closet, linen cabinet.',
    (c) => expect(basins(c)).toBe(2),
  ],
];

describe('a bath', () => {
  it.each(WISHES)('%s', (wish, holds) => {
    const c = plan(wish);
    holds(c);
    expect(finding(c, 'door-to-toilet').every((f) => f.met)).toBe(true);
    expect(c.findings.filter((f) => f.severity === 'code' && !f.met).map((f) => f.rule)).toEqual([]);
  });
});
