import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** What was asked for, or stays, has its place before what nobody asked for, and before guidance on aisles. */

const kindsOf = (category: RoomCategory, area: string, designPrompt: string): string[] =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' }).room.items.map(
    ({ kind, label, group }) => `${kind} ${label} ${group ?? ''}`,
  );

describe('what is asked for has the first claim', () => {
  it.each([
    ['kitchen', '10x12', 'New backsplash, the island stays.', /Island top/],
    ['kitchen', '11x13', 'Paint the cabinets. Keep the island.', /Island top/],
    [
      'kitchen',
      '13x16',
      'L-shape with an island for three, a cooktop, a beverage fridge and a coffee bar.',
      /^beverage-cooler/,
    ],
    ['kitchen', '10x14', 'New counters. The washer and dryer stay in the kitchen.', /^washer/],
    ['office', '10x11', 'A desk, a piano, a guitar wall, a loveseat and a bookcase.', /^piano/],
    ['garage', '22x22', 'A woodshop with a table saw, a band saw and a workbench.', /Table saw/],
    ['basement', '20x30', 'A bedroom, an office with two desks, a game table, a TV area and a bar.', /^desk/],
    [
      'living room',
      '13x17',
      'A sectional, a TV, a game table with four chairs, a bookcase and a bar cart.',
      /^game-table/,
    ],
  ] as const)('%s %s: %s', (category, area, text, thing) => {
    expect(kindsOf(category, area, text).some((item) => thing.test(item))).toBe(true);
  });
});
