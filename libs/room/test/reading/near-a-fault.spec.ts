import type { Concept } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** What is named only as the place of a fault, or of work on something else, is not bought. */

const planned = (category: RoomCategory, area: string, designPrompt: string): Concept =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const boughtIn = ({ estimate }: Concept): string[] =>
  estimate.lines.flatMap(({ price, likely }) => (likely > 0 && price !== undefined ? [price] : []));

describe('near a fault', () => {
  it.each<[RoomCategory, string, readonly string[], readonly string[]]>([
    [
      'kitchen',
      'The subfloor is soft by the dishwasher. New counters.',
      ['subfloor'],
      ['dishwasher', 'range'],
    ],
    [
      'kitchen',
      'There is a leak stain under the dishwasher. New counters.',
      ['plumbing-repair'],
      ['dishwasher'],
    ],
    ['kitchen', 'The floor is rotted around the fridge. New counters.', [], ['refrigerator', 'range']],
    [
      'bathroom',
      'The tile behind the toilet is cracked. New vanity.',
      ['small-repair'],
      ['floor-porcelain', 'shower-tile', 'toilet'],
    ],
    [
      'bathroom',
      'There are loose tiles next to the tub. New vanity.',
      ['small-repair'],
      ['bathtub', 'shower-tile'],
    ],
    [
      'kitchen',
      'Wall behind the range is greasy, tile it. Everything else stays.',
      ['backsplash-tile'],
      ['range', 'floor-porcelain', 'hood'],
    ],
  ])('%s: %s', (category, text, bought, not) => {
    const prices = boughtIn(planned(category, '9x11', text));
    expect(prices).toEqual(expect.arrayContaining([...bought]));
    expect(prices.filter((price) => not.includes(price))).toEqual([]);
  });
});

describe('a fireplace whose brick is painted', () => {
  it.each([
    'Paint the brick fireplace white. Two swivel chairs.',
    'The brick fireplace gets painted white. Two swivel chairs.',
    "Living room with a brick fireplace on the long wall that we're painting white. Two swivel chairs.",
    'We want to paint our red brick fireplace a soft white. Two swivel chairs.',
  ])('%s', (text) => {
    const concept = planned('living room', '15x19', text);
    expect(boughtIn(concept)).toContain('fireplace-paint');
    expect(boughtIn(concept)).not.toContain('fireplace');
    expect(concept.room.items.find(({ kind }) => kind === 'fireplace')?.existing).toBe(true);
    expect(concept.wishes.colors).toEqual([]);
  });
});

describe('one remark that names no room', () => {
  it.each<[RoomCategory, string]>([
    ['garage', "Heat of some sort, we're in Minnesota."],
    ['kitchen', "Do we have to move out while you're working?"],
  ])('buys nothing: %s: %s', (category, text) => {
    expect(boughtIn(planned(category, '12x14', text))).toEqual(['clean-up']);
  });
  it.each<[RoomCategory, string]>([
    ['kitchen', 'Make it cozy.'],
    ['kitchen', 'We want a kitchen for a family of five.'],
  ])('plans a whole room: %s: %s', (category, text) => {
    expect(boughtIn(planned(category, '12x14', text)).length).toBeGreaterThan(20);
  });
});
