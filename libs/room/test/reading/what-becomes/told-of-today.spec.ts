import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const AREA: Readonly<Record<string, string>> = {
  kitchen: '13x14',
  bathroom: '8x9',
  'living room': '16x22',
  bedroom: '12x14',
  office: '12x13',
  basement: '24x30',
  other: '12x16',
  garage: '22x24',
};
const planned = (category: RoomCategory, designPrompt: string) =>
  planConcept({ category, area: AREA[category] ?? '12x14', designPrompt }, { seed: 1, date: '2026-11-29' });
const keptIn = (category: RoomCategory, text: string): string[] =>
  (planned(category, text).wishes.kept ?? []).map(({ id }) => id);
const pricesOf = (category: RoomCategory, text: string): string[] =>
  planned(category, text).quantities.map(({ price }) => price);
const entryOf = (category: RoomCategory, text: string, part: string) =>
  planned(category, text).brief.ledger?.find((entry) => entry.text.includes(part));

describe('work that is too dear is not asked for', () => {
  it.each<[string, string]>([
    ['We dont want to pay to move plumbing.', 'plumbing'],
    ['No money for moving plumbing.', 'plumbing'],
    ['Moving the plumbing is too expensive.', 'plumbing'],
    ['We are not moving plumbing.', 'plumbing'],
    ['Hoping to avoid moving plumbing.', 'plumbing'],
    ['New counters. We cant afford to move plumbing again after the basement fiasco.', 'plumbing'],
    ['It costs too much to move the gas line.', 'gas-line'],
    ["I don't want to spend the money to replace the windows.", 'windows'],
  ])('%s', (text, kept) => {
    expect(keptIn('kitchen', text)).toContain(kept);
    expect(pricesOf('kitchen', text)).not.toContain('plumbing-move');
  });

  it('paints what nobody can afford anew', () => {
    expect(pricesOf('kitchen', "We can't afford new cabinets so just paint them white.")).toContain(
      'cabinets-refinish',
    );
  });
});

describe('what one would love to be rid of goes', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', "There is a radiator under the window we'd love to get rid of.", 'radiator-removal'],
    ['kitchen', 'We would love to lose the radiator too.', 'radiator-removal'],
    ['kitchen', 'Take out the radiator.', 'radiator-removal'],
    ['kitchen', 'Soffit over the cabinets wed love to get rid of.', 'soffit-removal'],
  ])('%s: %s', (category, text, price) => {
    expect(pricesOf(category, text)).toContain(price);
    expect(keptIn(category, text)).not.toContain('radiator');
  });

  it('tells of no children who were little once', () => {
    const text =
      'Get rid of the corner whirlpool nobody has used since the kids were little. Walk in shower.';
    expect(entryOf('bathroom', text, 'whirlpool')?.understood).toBe('Without: jetted tub');
  });
});

describe('what a house is told to have is there', () => {
  it.each<[RoomCategory, string, string]>([
    [
      'living room',
      'Our living room has a brick fireplace smack in the middle of the long wall.',
      'fireplace',
    ],
    ['living room', 'We have a woodstove in the corner we love.', 'fireplace'],
    ['office', 'There are built in shelves on the north wall. New carpet.', 'built-in shelves'],
    ['kitchen', 'We have a pantry in the corner.', 'pantry'],
    ['basement', 'We have a wet bar in the corner. New carpet.', 'home bar'],
    ['basement', "There's a half bath already. Add a gym.", 'bathroom'],
    ['basement', 'There is a sump pump in the corner.', 'sump pump'],
    ['basement', 'There is a water heater in the back corner. Finish the basement.', 'water heater'],
    ['garage', 'There is a workbench along the back. Epoxy floor.', 'workbench'],
  ])('%s: %s', (category, text, name) => {
    const { brief, quantities } = planned(category, text);
    expect(brief.ledger?.[0]?.understood).toMatch(new RegExp(`${name}|${name.split(' ')[0]}`, 'i'));
    expect(quantities.map(({ price }) => price)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:fireplace|built-ins|sump-pump|workbench|beverage-cooler)$/),
      ]),
    );
  });

  it.each<[RoomCategory, string, string]>([
    ['living room', 'There is a fireplace, take it out.', 'fireplace'],
    ['bedroom', "There is a closet but it's tiny, want a walk in.", 'closet'],
    ['basement', "There's a half bath stubbed in at the front left corner, so build that.", 'bath-inside'],
    ['basement', 'Bath rough-in is in the northeast corner. Bathroom there.', 'bath-inside'],
    ['kitchen', 'We have a pantry that is too small.', 'pantry'],
  ])('and not where it goes or is yet to be: %s: %s', (category, text, id) => {
    expect(keptIn(category, text)).not.toContain(id);
  });

  it('shows a bath of a basement as existing, and does no work on it', () => {
    const { room, quantities } = planned('basement', 'Keep the half bath. New carpet and a tv area.');
    const bath = room.items.filter(({ group }) => group === 'bath');
    expect(bath.length).toBeGreaterThan(3);
    expect(bath.every(({ existing }) => existing)).toBe(true);
    expect(quantities.map(({ price }) => price)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:toilet|vanity|lavatory|below-slab|rough-in|fan)$/)]),
    );
  });

  it.each<[RoomCategory, string]>([
    ['living room', 'Keep the wet bar. New paint.'],
    ['living room', 'Keep the window seat. New paint.'],
    ['other', 'Keep the washer and dryer. New paint.'],
    ['bathroom', 'Keep the linen closet. New paint.'],
  ])('names in the ledger what shows it: %s: %s', (category, text) => {
    const { room, brief } = planned(category, text);
    const items = brief.ledger?.[0]?.items ?? [];
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((id) => room.items.some((item) => item.id === id && item.existing))).toBe(true);
  });
});

describe('it is called by its name', () => {
  it.each<[RoomCategory, string, string]>([
    [
      'other',
      '3-season porch off the kitchen, want to turn it into a sunroom we can use year round.',
      'porch-walls',
    ],
    ['bedroom', 'Closet stays but fit it out for fabric. Ceiling fan with light.', 'closet-fittings'],
    ['kitchen', 'Stove is next to the fridge now, move it.', 'range-move'],
    [
      'kitchen',
      "Can you move the fridge? Right now it's by the back door & blocks it when open.",
      'fridge-move',
    ],
    ['bathroom', 'The toilet stays but needs a new seat.', 'seat-for-toilet'],
  ])('%s: %s', (category, text, price) => {
    expect(pricesOf(category, text)).toContain(price);
  });

  it('moves a thing away from where it is', () => {
    const text = "Can you move the fridge? Right now it's by the back door & blocks it when open.";
    expect(entryOf('kitchen', text, 'move the fridge')?.understood).toContain(
      'Refrigerator not near the door',
    );
  });

  it('takes the place of a tub for that of the shower', () => {
    const text = 'Tub goes out, walk in shower goes where the tub was.';
    expect(entryOf('bathroom', text, 'walk in shower')?.outcome).toBe('drawn');
  });
});

describe('just one thing, and what is asked for behind it', () => {
  it('is all part of the job', () => {
    const text =
      'Just refacing the cabinets, the boxes are solid maple. New laminate countertop, then drop in sink. Keep floor and all appliances except the microwave, that one sparks. Paint.';
    const prices = pricesOf('kitchen', text);
    expect(prices).toEqual(
      expect.arrayContaining(['cabinets-reface', 'counter-laminate', 'sink', 'paint-wall']),
    );
    expect(prices).not.toContain('rewiring');
    expect(entryOf('kitchen', text, 'microwave')?.understood).toContain('Wish: microwave');
  });

  it('buys nothing of what is only told of', () => {
    expect(pricesOf('bathroom', 'Just the vanity. We like the tile and the tub.')).not.toContain('bathtub');
    const told = 'Only the backsplash. We have a gas range and a farmhouse sink.';
    expect(pricesOf('kitchen', told)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:range|sink)/)]),
    );
  });
});

describe('a kitchen that is torn out', () => {
  it('gets a new sink where the old one stood, and new wires, though no pipe moves', () => {
    const text =
      'Want to rip it all out. Sink has to stay under the window because we cant afford to move plumbing. New cabinets, quartz.';
    const prices = pricesOf('kitchen', text);
    expect(prices).toEqual(
      expect.arrayContaining(['permit', 'sink', 'circuit-120', 'breaker-afci', 'drywall']),
    );
    expect(prices).not.toContain('plumbing-move');
    expect(prices).not.toContain('rough-in');
  });
});

describe('a thing of windows is no window', () => {
  it.each<[string, boolean]>([
    ['No windows in the bathroom.', true],
    ['It has no window so we need a good fan.', true],
    ['No window film.', false],
    ['No window glass that is tempered.', false],
    ['No window that faces the street.', false],
  ])('%s', (text, none) => {
    const told = planned('bathroom', text).brief.understood.some(({ meaning }) =>
      /Window: none/.test(meaning),
    );
    expect(told).toBe(none);
  });
});
