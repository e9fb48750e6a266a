import { type Concept, type Finding, type ItemOf, itemsOf, type Kind } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { isApplianceGarage } from '../../../concept/src/items/known-by-label.js';
import { rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { isBakingBase } from '../../src/planner/kitchen/extras.js';
import { faultsOf } from '../rooms/invariants.js';

/** Kitchens, laundries, mudrooms and pantries in their owners' words, and what a certified designer would ask of each. */

const of = <K extends Kind>(c: Concept, ...kinds: K[]): ItemOf<K>[] => itemsOf(c.room, ...kinds);
const labels = (c: Concept, kind: Kind): string[] => of(c, kind).map(({ label }) => label);
const sinks = (c: Concept, role: string) => of(c, 'sink-base').filter((i) => i.traits?.role === role);
const finding = (c: Concept, rule: string): Finding | undefined => c.findings.find((f) => f.rule === rule);

const WISHES: readonly (readonly [
  category: RoomCategory,
  budget: number | undefined,
  wish: string,
  holds: (c: Concept) => void,
])[] = [
  [
    'kitchen',
    32000,
    'Kitchen is 11x14. We want an L with an island that has two stools, sink under the window, 36 inch fridge with real counter next to it, and somewhere to hide the toaster and coffee maker. Range on an outside wall please.',
    (c) => expect(c.room.items.filter(isApplianceGarage)).toHaveLength(1),
  ],
  [
    'kitchen',
    22000,
    '10 by 12 kitchen with a breakfast table for four in the corner. Keep it simple, gas stove, dishwasher to the right of the sink, microwave not over the stove.',
    () => undefined,
  ],
  [
    'kitchen',
    60000,
    'My wife and I both cook, 14x18. Two sinks, one in the island for prep. 36" induction cooktop, double wall oven, french door fridge. Four stools.',
    (c) => {
      expect(sinks(c, 'prep').map(({ group }) => group)).toEqual(['island']);
      expect(sinks(c, 'main').map(({ group }) => group)).not.toContain('island');
      expect(finding(c, 'work-aisle-two-cooks')).toMatchObject({ met: true });
    },
  ],
  [
    'kitchen',
    15000,
    "narrow galley 8 x 14, doors on both short ends, it's basically a hallway. stove and fridge stay where they are if possible. more counter!",
    (c) => {
      expect(c.title).toMatch(/galley/i);
      expect(finding(c, 'counter-total')).toMatchObject({ met: true });
    },
  ],
  [
    'kitchen',
    90000,
    '16x20, knock out the wall to the dining room. Big island seats 5, 48 inch pro range, column fridge and freezer, walk in pantry, coffee bar. We entertain a lot.',
    (c) => {
      expect(
        labels(c, 'refrigerator')
          .map((label) => label.replace(/ \d+$/, ''))
          .sort(),
      ).toEqual(['Freezer column', 'Refrigerator column']);
      expect(labels(c, 'range')).toEqual(['Range 48']);
      expect(finding(c, 'work-aisle')).toMatchObject({ met: true });
    },
  ],
  [
    'kitchen',
    28000,
    'U shaped kitchen 11 x 11, window over the sink, lazy susans in the corners, pull-out trash, drawers for pots. No island, no room.',
    (c) => expect(labels(c, 'corner-base-cabinet')).toHaveLength(2),
  ],
  [
    'kitchen',
    undefined,
    'studio kitchenette wall 9 ft wide, room is 9x7. two burner induction, under counter... small fridge 24", no dishwasher, microwave shelf',
    (c) => {
      expect(of(c, 'cooktop')).toMatchObject([{ traits: { burners: 2 } }]);
      expect(labels(c, 'refrigerator')).toEqual(['Refrigerator 24']);
      expect(of(c, 'dishwasher')).toEqual([]);
    },
  ],
  [
    'kitchen',
    48000,
    'Farmhouse kitchen 15x15 with an apron sink, table for six in the middle instead of an island, open shelves by the window, pantry cabinets, 30 in range, dishwasher.',
    (c) => expect(of(c, 'dining-table')).toMatchObject([{ traits: { seats: 6 } }]),
  ],
  [
    'kitchen',
    40000,
    'We bake bread every weekend. 13x17 kitchen, need a baking station with a lower counter for kneading, stand mixer spot, double oven, and a big fridge.',
    (c) => {
      expect(of(c, 'base-cabinet').filter(isBakingBase).length).toBeGreaterThan(0);
      expect(of(c, 'countertop').filter(({ box }) => box.z + box.heightIn === 32)).toHaveLength(1);
    },
  ],
  [
    'kitchen',
    35000,
    "I'm 6'4 and my wife is 5'1, 12x15 kitchen. Peninsula with 3 stools, wine fridge, trash by the sink. The kids do homework while I cook.",
    (c) => expect(of(c, 'stool')).toHaveLength(3),
  ],
  [
    'kitchen',
    9500,
    '12 x 13 rental kitchen refresh. New counters, paint the cabinets, new sink and faucet. Keep appliances.',
    () => undefined,
  ],
  [
    'kitchen',
    26000,
    'My dad moved in, uses a walker. 12x12 kitchen, easy to reach things, no rugs, induction, fridge drawers if possible, a place to sit while chopping.',
    (c) => expect(of(c, 'base-cabinet').some((i) => i.traits?.kneeSpace)).toBe(true),
  ],
  [
    'kitchen',
    55000,
    'Kitchen 12x20 long. Sink on the long wall under two windows, fridge near the garage door, eat-in banquette at one end for 5 people, and a little desk.',
    () => undefined,
  ],
  [
    'kitchen',
    18000,
    'small square kitchen ten by ten with three doors (!!) one to the hall, one to the basement, one outside. U or L whatever works. need more storage',
    () => undefined,
  ],
  [
    'kitchen',
    75000,
    'Kosher kitchen 14x19: two sinks, two dishwashers, two ovens, island with 4 seats for the kids, sink window facing the yard.',
    (c) => {
      expect(of(c, 'dishwasher')).toHaveLength(2);
      // Each beside the sink of its own station.
      expect(finding(c, 'dishwasher-near-sink')).toMatchObject({ met: true });
    },
  ],
  [
    'other',
    12000,
    'Mudroom 6x10. Bench with cubbies for four kids, hooks, shoe drawers, a closet for winter coats, door from garage on one short end and kitchen on the other.',
    () => undefined,
  ],
  [
    'other',
    18000,
    "Laundry and mudroom combo, 8x12. Washer and dryer side by side with a counter on top, sink, lockers for 3, bench, place for the dog's crate.",
    (c) => {
      expect(labels(c, 'bookcase').filter((label) => label.startsWith('Locker'))).toHaveLength(3);
      expect(of(c, 'washer')).toHaveLength(1);
      expect(of(c, 'sink-base')).toHaveLength(1);
    },
  ],
  [
    'other',
    7000,
    'Laundry closet to laundry room: 5x8, stackable, utility sink, shelf for detergent, drying rack, ironing board that folds away',
    (c) => expect(c.brief.unmet.filter((sentence) => /helv/.test(sentence))).toEqual([]),
  ],
  [
    'other',
    undefined,
    '9x10 laundry room with two washers and two dryers (big family), island to fold on if it fits, hanging rod, hampers for sorting, window',
    () => undefined,
  ],
  [
    'other',
    15000,
    'Back entry 8x9 with a powder-coated bench, drop zone for mail and charging, broom closet, and a second fridge. Tile floor.',
    () => undefined,
  ],
  [
    'other',
    11000,
    "Butler's pantry 6x9 between kitchen and dining room, doors at both ends, bar sink, wine fridge, glass cabinets, counter for the coffee machine.",
    (c) => {
      expect(of(c, 'dining-table')).toEqual([]);
      expect(of(c, 'beverage-cooler')).toMatchObject([{ traits: { use: 'wine' } }]);
      expect(of(c, 'wall-cabinet').every((i) => i.traits?.glass)).toBe(true);
      expect(of(c, 'base-cabinet')).toMatchObject([{ traits: { appliance: 'coffee' } }]);
    },
  ],
  [
    'kitchen',
    38000,
    '13x14 kitchen with a sliding door to the deck on the north wall. Sink where I can see the yard, island for two, gas range, hood vented outside, beverage fridge near the slider for the kids.',
    () => undefined,
  ],
  [
    'kitchen',
    20000,
    'Condo kitchen 9x12 open to the living room on one long side. Bar for 2, 30" fridge, slim dishwasher ok, oven at eye level would be lovely for my back.',
    () => undefined,
  ],
  [
    'kitchen',
    52000,
    'We can fruit and host thanksgiving. 15x17. Two ovens, big single bowl sink, pot filler, island no seats just work space, table for 8 somewhere.',
    (c) => {
      expect(of(c, 'cooktop', 'range').some((i) => i.traits?.potFiller)).toBe(true);
      expect(of(c, 'desk')).toEqual([]);
    },
  ],
  [
    'kitchen',
    12000,
    "L shaped 10x13, just replace the cabinets where they are, fridge is against the wall and can't open all the way which drives me nuts",
    () => undefined,
  ],
];

/** Counters on walls of their own, which stand off the fronts of others by an aisle or touch them. Inches. */
const OWN_WALL = ['buffet', 'coffee', 'baking'];
const AISLE = 42;

/** Fronts that stand closer to an end of such a counter than an aisle, and do not touch it. */
function pockets({ room }: Concept): string[] {
  const fronts = itemsOf(room, 'base-cabinet', 'sink-base', 'range', 'dishwasher', 'refrigerator');
  return itemsOf(room, 'countertop')
    .filter((top) => OWN_WALL.includes(top.group ?? ''))
    .flatMap((top) => {
      const a = rectOf(top.box);
      const level = top.facing === 'north' || top.facing === 'south';
      return fronts
        .filter((other) => other.group !== top.group)
        .filter(({ box }) => {
          const b = rectOf(box);
          const beside = level ? b.y < a.y + a.d && a.y < b.y + b.d : b.x < a.x + a.w && a.x < b.x + b.w;
          const gap = level
            ? Math.max(b.x - a.x - a.w, a.x - b.x - b.w)
            : Math.max(b.y - a.y - a.d, a.y - b.y - b.d);
          return beside && gap > 1 && gap < AISLE - 2;
        })
        .map(({ id }) => `${id} stands in a pocket beside ${top.id}`);
    });
}

describe('rooms with counters', () => {
  it.each(WISHES)('%s, %s: %s', (category, budget, designPrompt, holds) => {
    const c = planConcept(
      { category, designPrompt, ...(budget ? { budget } : {}) },
      { seed: 1, date: '2026-11-23' },
    );
    expect(faultsOf(c)).toEqual([]);
    expect(pockets(c)).toEqual([]);
    expect(new Set(c.brief.unmet).size).toBe(c.brief.unmet.length);
    holds(c);
  });
});
