import type { ConceptRequest } from '@plumbline/brief';
import { itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { frontWidth } from '../../src/geometry/geometry.js';
import { sideBehind } from '../../src/geometry/items.js';
import { remainsAndGoes } from '../../src/parts.js';

/** What is named by its size is drawn so before anything that nobody named, and what does not fit is told by what is in its way. */

type Category = ConceptRequest['category'];
const plan = (category: Category, area: string, designPrompt: string, budget?: string) =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-30' },
  );

describe('appliances as wide as asked', () => {
  it('stand beside two stations and a table for six, whatever doors there are', () => {
    const { room, brief } = plan(
      'kitchen',
      '15x16',
      'We keep kosher: two sinks, two dishwashers, two wall ovens, one 36 inch gas cooktop. 42" built in fridge. A table for six, no island. The back door on the west wall is 36" and opens in.',
      '80000',
    );
    expect(itemsOf(room, 'refrigerator').map(frontWidth)).toEqual([42]);
    expect(itemsOf(room, 'cooktop').map(({ label }) => label)).toEqual(['Cooktop 36']);
    expect(itemsOf(room, 'sink-base')).toHaveLength(2);
    expect(itemsOf(room, 'dishwasher')).toHaveLength(2);
    expect(itemsOf(room, 'wall-oven').map(({ traits }) => traits?.ovens)).toEqual([2]);
    expect(brief.unmet.join(' ')).not.toMatch(/does not fit|lacks/);
  });
});

describe('games with the floor that was told', () => {
  it.each([
    ['16x28', "Golf simulator needs 10' wide by 16' deep, couch and TV. Ceiling 10 ft.", [120, 192]],
    ['18x24', 'Golf simulator 12 by 18 ft, bar with sink. 10 foot ceiling.', [144, 216]],
    [
      '16x28',
      'A golf simulator and a couch. Golf simulator is 10 feet wide and 16 feet deep. Ceiling 10 ft.',
      [120, 192],
    ],
  ] as const)('%s, %s', (area, text, [wide, deep]) => {
    const { room } = plan('basement', area, text);
    const bay = itemsOf(room, 'piece').find(({ traits }) => traits?.piece === 'golf-simulator');
    expect([bay?.box.widthIn, bay?.box.depthIn].sort((a = 0, b = 0) => a - b)).toEqual([wide, deep]);
  });

  it('says that a column stands in the bay', () => {
    const { brief } = plan(
      'basement',
      '14x26',
      "Golf simulator needs 10' wide by 16' deep, ceiling 9'6\". A steel column at the exact center. Half bath.",
    );
    expect(brief.unmet.join(' ')).toContain('10\'-0" by 16\'-0" do not fit beside the column');
  });

  it.each([
    ['living room', '18x22', 'Pool table 8 ft, sofa, TV.', 'pool-table'],
    [
      'living room',
      '15x21',
      'Seating for 7, baby grand piano 5\'1", TV, fireplace on the long wall.',
      'piano',
    ],
  ] as const)('come before seats that nobody named: %s %s, %s', (category, area, text, kind) => {
    const { room } = plan(category, area, text);
    expect(itemsOf(room, kind)).toHaveLength(1);
    expect(itemsOf(room, 'sofa').length).toBeGreaterThan(0);
  });
});

describe('a wall that is told for the pipes', () => {
  it.each([
    ['6x7', "There's a 3 inch drain stub on the north wall. Toilet, small sink, shower 32x32.", 'north'],
    ['7x8', 'Nothing in there but a drain on the north wall. Toilet, shower, sink.', 'north'],
    ['8x9', 'The stack is on the east wall. Shower 36x48, toilet, vanity.', 'east'],
    ['8x8', 'The wet wall is the east wall. Shower, toilet, vanity.', 'east'],
  ] as const)('has toilet and shower: %s, %s', (area, text, side) => {
    const { room } = plan('bathroom', area, text);
    const [toilet] = itemsOf(room, 'toilet');
    expect(toilet && sideBehind(toilet)).toBe(side);
    const [shower] = itemsOf(room, 'shower');
    const { x, y, widthIn, depthIn } = shower?.box ?? { x: 0, y: 0, widthIn: 0, depthIn: 0 };
    expect(side === 'north' ? y + depthIn : x + widthIn).toBe(side === 'north' ? room.depthIn : room.widthIn);
  });
});

describe('what the sheet lists as removed', () => {
  const listed = (category: Category, area: string, text: string) => {
    const concept = plan(category, area, text);
    const { listed = [] } = remainsAndGoes(concept);
    return { names: listed.map(({ name }) => name), prices: concept.quantities.map(({ price }) => price) };
  };

  it.each([
    [
      'bathroom',
      '5x8',
      'The tub has to stay. Replace toilet and vanity, new floor tile and tub surround tile.',
      /tub/i,
    ],
    ['garage', '22x24', "One car, workbench. I don't want a bathroom out there.", /bath/i],
    ['bedroom', '12x13', 'The old sofa bed goes, queen bed in its place, new carpet.', /sofa/i],
  ] as const)(
    'names nothing that stays, was never there or is in no price: %s %s, %s',
    (category, area, text, not) => {
      expect(listed(category, area, text).names.join(', ')).not.toMatch(not);
    },
  );

  it.each([
    ['office', '9x12', 'Closet gone. Desk along that wall, bookcase.', 'wall-removal'],
    ['bathroom', '5x9', 'Shower stays, tub goes. New toilet.', 'demolition-tub'],
  ] as const)('is in the price: %s %s, %s', (category, area, text, price) => {
    const { names, prices } = listed(category, area, text);
    expect(prices).toContain(price);
    expect(names.join(', ')).toMatch(/closet|tub/i);
  });
});
