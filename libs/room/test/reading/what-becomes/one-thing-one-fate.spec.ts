import { itemsOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const entryOf = (concept: ReturnType<typeof planned>, part: string) =>
  concept.brief.ledger?.find((entry) => entry.text.includes(part));
const pricesOf = ({ quantities }: ReturnType<typeof planned>): string[] =>
  quantities.map(({ price }) => price);

describe('what stays is not bought beside', () => {
  it.each<[string, string, string]>([
    [
      "Fridge is 36 wide and it's staying, don't tell me to buy a counter depth one. New cabinets.",
      'Fridge',
      'refrigerator',
    ],
    ["The range stays so please don't try to sell me another one. New counters.", 'range', 'range'],
    ["The dishwasher is staying, I don't want to buy a new one.", 'dishwasher', 'dishwasher'],
    ['My fridge works, no need to buy one. New cabinets.', 'fridge', 'refrigerator'],
    ['Fridge stays, quit telling me to replace it.', 'Fridge', 'refrigerator'],
  ])('%s', (text, part, price) => {
    const concept = planned('kitchen', '12x14', text);
    expect(entryOf(concept, part)?.outcome).toBe('kept');
    expect(pricesOf(concept)).not.toContain(price);
  });

  it.each<[string, string]>([
    [
      'panel-ready french door fridge (we already own the Bosch, no need to price it), new dishwasher',
      'refrigerator',
    ],
    ['dishwasher (we already bought the Miele). New counters.', 'dishwasher'],
    ['gas range, we already have the Wolf, no need to quote it. New hood.', 'range'],
  ])('%s: one thing is the owner’s, and not all appliances', (text, id) => {
    const { wishes } = planned('kitchen', '14x18', text);
    expect(wishes.kept?.find((one) => one.id === id)?.how).toBe('supplied');
    expect(wishes.kept?.some((one) => one.id === 'appliances')).toBe(false);
  });
});

describe('a thing of its kind but new is bought', () => {
  it.each<[string, string]>([
    ['Tub has to stay a tub because resale, but new one please.', 'bathtub'],
    ['The shower should stay a shower, but a new one', 'shower-base'],
  ])('%s', (text, price) => {
    const concept = planned('bathroom', '5x9', text);
    expect(concept.wishes.kept ?? []).toEqual([]);
    expect(pricesOf(concept).some((one) => one === price || one.startsWith('shower'))).toBe(true);
  });

  it('stays where nothing new is asked for', () => {
    expect(
      entryOf(planned('bathroom', '5x9', 'The tub has to stay a tub. New vanity.'), 'tub')?.outcome,
    ).toBe('kept');
  });
});

describe('"keep it" is said of its own sentence', () => {
  it.each<[RoomCategory, string, string]>([
    ['bedroom', 'Ceiling fan instead of the boob light. We painted in August, keep it.', 'Ceiling fan'],
    ['living room', 'New built-ins. We just painted, keep it.', 'built-ins'],
    ['bedroom', 'New carpet. The walls were painted last year, leave them.', 'carpet'],
  ])('%s: %s', (category, text, asked) => {
    const concept = planned(category, '12x14', text);
    expect(entryOf(concept, asked)?.outcome).toBe('drawn');
    expect(entryOf(concept, 'painted')?.understood).toBe('Stays: wall paint');
  });
});

describe('things of a list that no word keeps are asked for', () => {
  it.each<[RoomCategory, string, string, string]>([
    [
      'bathroom',
      '10x12',
      '1) his and hers vanities, separate ones not one long 2) linen tower 3) heated towel rack. We’re keeping the skylight and the tile floor.',
      'his and hers',
    ],
    [
      'office',
      '10x12',
      'Spare room to be an office for two. Two sit-stand desks. Printer and files hidden. Keep the ceiling fan.',
      'files',
    ],
    [
      'bedroom',
      '12x14',
      'queen bed, his and hers dressers, tv, cozy chair, walk in closet',
      'walk in closet',
    ],
  ])('%s %s: %s', (category, area, text, part) => {
    expect(entryOf(planned(category, area, text), part)?.outcome).toBe('drawn');
  });
});

describe('a place that is refused is not the thing', () => {
  it.each<[RoomCategory, string, string]>([
    ['living room', 'Fireplace on the long wall, we do NOT want the tv over it. TV on the short wall.', 'tv'],
    ['kitchen', 'gas range, no microwave over it. Microwave in a drawer.', 'microwave'],
    ['bedroom', 'Window on the north wall. No bed under it. Bed on the east wall.', 'bed'],
  ])('%s: %s', (category, text, kind) => {
    const { room, brief } = planned(category, '15x19', text);
    expect(room.items.some((item) => item.kind === kind || item.label.toLowerCase().includes(kind))).toBe(
      true,
    );
    expect(brief.ledger?.map(({ outcome }) => outcome)).not.toContain('conflict');
  });
});

describe('a thing is what is said with it', () => {
  it.each([
    'toilet in its own closet with a door, double vanity',
    'enclosed toilet',
    'The toilet should be in its own little room',
    'toilet in a separate compartment',
  ])('%s: a room of its own', (text) => {
    const { room, wishes } = planned('bathroom', '10x12', text);
    expect(wishes.wanted).toContain('water-closet');
    expect(itemsOf(room, 'partition').length).toBeGreaterThan(0);
  });

  it.each<[RoomCategory, string]>([
    ['office', 'One wall of books'],
    ['other', 'Craft room. A wall of cubbies for yarn.'],
    ['living room', 'One whole wall of bookshelves, floor to ceiling. TV.'],
    ['bedroom', 'queen bed, wall of books'],
  ])('%s: %s is built in along the wall', (category, text) => {
    const concept = planned(category, '14x16', text);
    const long = itemsOf(concept.room, 'bookcase').map(({ box }) => Math.max(box.widthIn, box.depthIn));
    expect(Math.max(...long)).toBeGreaterThanOrEqual(72);
    expect(pricesOf(concept)).toContain('built-ins');
  });

  it('a slab to roll dough on is no counter of the whole kitchen', () => {
    const concept = planned(
      'kitchen',
      '13x16',
      'Marble slab 24x48 for laminating, lower than the other counters, like 33 inches. White cabinets. Quartz counters.',
    );
    expect(concept.wishes.wanted).toContain('baking-center');
    expect(concept.wishes.materials.counter).toBe('quartz');
  });

  it.each<[string, string]>([
    ['A stand mixer lift.', 'mixer-lift'],
    ['Flour in bins that roll out.', 'flour-bins'],
  ])('%s and nothing else is priced', (text, price) => {
    const prices = pricesOf(planned('kitchen', '13x16', text));
    expect(prices).toContain(price);
    expect(prices).not.toContain('demolition-cabinets');
  });

  it('what is done around a tub leaves the tub, and its wall takes a niche', () => {
    const concept = planned(
      'bathroom',
      '5x8',
      'I only want the tub area redone: white subway tile to the ceiling, niche for shampoo, new valve and shower head.',
    );
    expect(pricesOf(concept)).toEqual(
      expect.arrayContaining(['shower-tile', 'shower-niche', 'shower-valve']),
    );
    expect(pricesOf(concept)).not.toContain('bathtub');
    expect(itemsOf(concept.room, 'shower-niche')).toHaveLength(1);
  });

  it('a picture rail goes round the room', () => {
    const rail = planned('living room', '14x16', 'Bring back picture rail.').quantities.find(
      ({ price }) => price === 'picture-molding',
    );
    expect(rail?.quantity).toBeCloseTo(60, 0);
  });

  it('a sink in "it" is in the island', () => {
    const { room } = planned('kitchen', '14x18', 'Island with seating for 4, prep sink in it');
    expect(
      itemsOf(room, 'sink-base').some(
        ({ traits, group }) => traits?.role === 'prep' && group?.startsWith('island'),
      ),
    ).toBe(true);
  });

  it('desks that are not to face each other do not, and the ledger says so', () => {
    expect(entryOf(planned('office', '10x12', 'Two desks, not facing each other.'), 'facing')).toMatchObject({
      outcome: 'drawn',
    });
  });

  it('who uses a walker has floor to turn on, and no island that nobody asked for', () => {
    const concept = planned(
      'kitchen',
      '12x15',
      'my mother in law uses a walker. New cabinets, quartz counters.',
    );
    expect(entryOf(concept, 'walker')?.outcome).toBe('drawn');
    expect(concept.room.items.some(({ group }) => group?.startsWith('island'))).toBe(false);
  });
});
