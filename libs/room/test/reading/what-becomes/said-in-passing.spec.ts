import { itemsOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
const pricesOf = ({ quantities }: ReturnType<typeof planned>): string[] =>
  quantities.map(({ price }) => price);

describe('what a text names as there by its article is there', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'New counters. Pendants over the island.', 'cabinets-semi'],
    ['kitchen', 'New counters. Better light above the peninsula.', 'cabinets-semi'],
    ['living room', 'Paint the walls. We want the fireplace to be a focal point.', 'fireplace'],
    ['living room', 'Paint the walls. Sofa across from the wood stove.', 'fireplace'],
    ['living room', 'Paint the walls. Sofa under the skylight.', 'skylight'],
    ['basement', 'Family room. The bath goes behind the furnace/water heater.', 'water-heater'],
    ['bedroom', 'Paint. The other door leads to his closet.', 'closet-system'],
    ['living room', 'Access to book shelves flanking fireplace. Plants.', 'fireplace'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '14x20', text))).not.toContain(price);
  });

  it('an island that pendants hang over stands, and the pendants are the wish', () => {
    const { room, brief } = planned('kitchen', '12x14', 'New counters. Pendants over the island.');
    expect(itemsOf(room, 'pendant').length).toBeGreaterThan(1);
    expect(brief.ledger?.find(({ text }) => text.startsWith('Pendants'))?.outcome).toBe('drawn');
  });

  it('an island that is asked for is bought as before', () => {
    const text = 'New kitchen with an island and stools. Pendants over the island.';
    expect(planned('kitchen', '14x18', text).wishes.kept?.map(({ id }) => id) ?? []).not.toContain('island');
  });
});

describe('the past is told of today', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'New lights. The cabinets were literally falling apart.', 'cabinets-semi'],
    [
      'kitchen',
      'New lights. It was outfitted with a popcorn ceiling and sagging apartment-grade cabinets.',
      'subfloor-repair',
    ],
    ['bathroom', 'Tile shower. We have already put in a new toilet and a nice new vanity.', 'vanity-42'],
    [
      'office',
      'Two desks. It started as a workout space. It was the home of our treadmill and bench.',
      'rubber-floor',
    ],
    ['living room', 'Paint. Opposite that is a large fireplace with a stone hearth.', 'fireplace'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '12x14', text))).not.toContain(price);
  });

  it('what was hoped for is asked for', () => {
    expect(planned('kitchen', '14x18', 'Our idea was an island with seating.').wishes.wanted).toContain(
      'island',
    );
  });
});

describe('words of the trade in turns of phrase', () => {
  it.each<[RoomCategory, string, string]>([
    ['bathroom', 'New vanity. The size is set in stone.', 'floor-stone'],
    ['kitchen', 'New lights, it was never flooded with sunlight.', 'water-damage'],
    ['bathroom', 'New vanity, a second shower head for more hot water on sore muscles.', 'water-heater'],
    ['bathroom', 'New vanity, exhaust fan with a heater.', 'heating-cooling'],
    ['living room', 'Paint. We are not planning to make structural changes.', 'structural-engineer'],
    ['kitchen', 'New cabinets. It is open to a dining area that is all windows and skylights.', 'skylight'],
    ['garage', 'Insulate the walls since it gets really hot in summer.', 'heating-cooling'],
    ['kitchen', 'New counters, vent hood. Install ductwork out the roof.', 'heating-cooling'],
    [
      'kitchen',
      'New cabinets. There is no room due to bathrooms and heat runs behind every wall.',
      'heating-cooling',
    ],
    ['basement', "Family room. It's 6'10 under the joists.", 'subfloor-repair'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '12x14', text))).not.toContain(price);
  });

  it.each<[RoomCategory, string, string]>([
    ['kitchen', "New cabinets, island. I don't want a huge island.", 'island'],
    ['bathroom', 'A soaking tub and a shower. No tub side to step over.', 'bathtub'],
    ['living room', 'We do not have a TV room, so this is where we watch television.', 'tv'],
  ])('%s: %s refuses no %s', (category, text, id) => {
    expect(planned(category, '13x16', text).wishes.refused).not.toContain(id);
  });

  it('a missed shower is wanted', () => {
    const text = "It has a clawfoot tub but no shower. We're not too pleased with not having a shower.";
    expect(planned('bathroom', '9x11', text).wishes.refused).not.toContain('walk-in-shower');
  });

  it('laminate that looks like stone is laminate', () => {
    const { wishes } = planned('kitchen', '12x14', 'New cabinets, laminate counters that look like stone.');
    expect(wishes.materials.floor).toBeUndefined();
    expect(wishes.materials.counter).toBe('laminate');
  });
});

describe('what is torn out', () => {
  it.each(['Tear out the tile.', 'Rip out the pink tile.', 'The old tile comes out.'])(
    'in a new bath is taken out and priced, and other tile may come: %s',
    (text) => {
      const concept = planned('bathroom', '8x9', `New bathroom. ${text}`);
      expect(concept.brief.ledger?.find((entry) => entry.text === text.slice(0, -1))?.outcome).toBe('priced');
      expect(pricesOf(concept)).toContain('shower-tile');
    },
  );
  it('a backsplash has its own entry', () => {
    const { brief } = planned('kitchen', '12x12', 'New cabinets. Rip out the tile backsplash.');
    expect(brief.ledger?.find(({ text }) => text.startsWith('Rip out'))?.outcome).toBe('priced');
  });
  it('carpet over wood that is refinished is taken up', () => {
    const prices = pricesOf(
      planned('bedroom', '12x14', 'Rip out the carpet and refinish the hardwood underneath.'),
    );
    expect(prices).toEqual(expect.arrayContaining(['carpet-out', 'floor-refinish']));
  });
});

it.each([
  'We want to make the window over the sink bigger.',
  'There is a small window over the sink that we want to make a lot bigger.',
])('a window that is to be larger is cut and headed: %s', (text) => {
  expect(pricesOf(planned('kitchen', '12x14', `New cabinets. ${text}`))).toContain('window-cut');
});

describe('what a ban, a remark or a question reaches', () => {
  it.each<[RoomCategory, string, string]>([
    ['basement', 'Gym. My wife wants a sauna. No bathroom.', 'sauna-for-two'],
    ['basement', 'Gym. My husband asked for a bar. No bathroom.', 'bar'],
    [
      'kitchen',
      "New cabinets. We don't need upper cabinets everywhere, just over the sink.",
      'wall-cabinets',
    ],
  ])('%s: %s leaves %s', (category, text, id) => {
    expect(planned(category, '22x28', text).wishes.refused).not.toContain(id);
  });

  it.each<[RoomCategory, string, string]>([
    [
      'basement',
      "Family room. We've since added a sump pump. It got damp once but it's been dry since.",
      'waterproofing',
    ],
    ['basement', "Family room. We've since added a sump pump.", 'sump-pump'],
    ['bathroom', 'New vanity, new vent fan (there is none, just a window).', 'heating-cooling'],
    ['living room', "I'm a 68 year old widow. Paint.", 'window-replace'],
    ['bedroom', 'King bed. Closet with a real system in it instead of wire.', 'low-voltage'],
    ['kitchen', 'New cabinets. Tenants keep breaking the garbage disposal so none of that.', 'disposal'],
    ['living room', 'The hardwood under the carpet is supposed to be good.', 'floor-hardwood'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '12x14', text))).not.toContain(price);
  });

  it('a wall that is opened up is taken out', () => {
    const text = "New kitchen. We're opening up the wall between the kitchen and the dining room.";
    expect(pricesOf(planned('kitchen', '13x20', text))).toContain('wall-removal');
  });

  it('a question for a place asks for it', () => {
    const { brief } = planned(
      'living room',
      '14x20',
      'Sofa and fireplace. Could the TV go on the long wall?',
    );
    expect(brief.ledger?.find(({ text }) => text.startsWith('Could'))?.outcome).toBe('drawn');
  });
});

describe('what the plan does not hold is not said to be drawn', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'New kitchen. ', 'A spot where her knees go under'],
    ['bathroom', 'Double vanity, tub. ', 'Separated from the sinks by a door'],
    ['basement', 'Family room. ', "Drums that won't wake the baby"],
  ])('%s: %s%s', (category, before, said) => {
    const { brief } = planned(category, '14x16', `${before}${said}.`);
    expect(brief.ledger?.find(({ text }) => text === said)?.outcome).toBe('changed');
  });
});
