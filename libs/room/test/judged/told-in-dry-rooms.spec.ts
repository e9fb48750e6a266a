import { type Concept, type Item, itemsOf, type Kind } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { frontWidth, opposite } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';

/** Plain sentences of rooms without water, and what must be true of their plans (docs/judged/dry-rooms-by-the-sentence.md). */

const planned = (category: RoomCategory, area: string, designPrompt: string): Concept =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-28' });

const many = ({ room }: Concept, kind: Kind): number => itemsOf(room, kind).length;
const one = ({ room }: Concept, kind: Kind): Item => {
  const [item] = itemsOf(room, kind);
  if (!item) throw new RangeError(`No ${kind} stands here.`);
  return item;
};
const outcomeOf = ({ brief }: Concept, words: string): string | undefined =>
  brief.ledger?.find(({ text }) => text.includes(words))?.outcome;
const prices = ({ estimate }: Concept): readonly string[] => estimate.lines.map(({ price }) => price ?? '');

describe('what was asked for by name', () => {
  it('is a pool table beside posts, and no game table in its stead', () => {
    const concept = planned(
      'basement',
      '22x34',
      'Rec room with a pool table in the middle, two steel posts stay, a bar along the back wall, a sectional and a TV on the wall at the front.',
    );
    expect(many(concept, 'pool-table')).toBe(1);
    expect(many(concept, 'game-table')).toBe(0);
    expect(concept.brief.unmet.join(' ')).toContain('a post within');
  });

  it('is the sink and the shelves of a bar', () => {
    const concept = planned(
      'basement',
      '22x34',
      'A wet bar along the back wall, about 8 feet, with a bar sink and floating shelves above. A sectional and a TV.',
    );
    expect(outcomeOf(concept, 'bar sink')).toBe('drawn');
    expect(outcomeOf(concept, 'shelves')).toBe('drawn');
  });

  it.each([
    'The furnace and water heater in the back right corner need a closet around them.',
    'Furnace and water heater stay in the back right corner, build a closet around them.',
    'Please put a closet around the furnace.',
  ])('is a closet around what heats, and none for clothes: %s', (said) => {
    const concept = planned('basement', '22x34', `${said} A sectional and a TV.`);
    expect(many(concept, 'closet')).toBe(0);
    expect(prices(concept)).not.toContain('closet-system');
  });
});

describe('sizes as told', () => {
  it.each([
    ['Wool rug 10 by 14, a sofa and a TV.', [120, 168]],
    ['A sofa, a TV and an 8x10 rug.', [96, 120]],
    ['A rug, 9 x 14, under the sofa. A TV.', [108, 168]],
  ])('of a rug in feet: %s', (said, sides) => {
    const { box } = one(planned('living room', '16x22', said), 'rug');
    expect([box.widthIn, box.depthIn].sort((a, b) => a - b)).toEqual(sides);
  });

  it.each([
    ['Two matching 84 inch sofas facing each other, centered on the fireplace on the back wall.', 84],
    ['Two 72 inch couches face each other in front of the fireplace on the back wall.', 72],
  ])('of two sofas across from one another: %s', (said, long) => {
    const concept = planned('living room', '16x22', said);
    expect(itemsOf(concept.room, 'sofa').map(frontWidth)).toEqual([long, long]);
  });
});

describe('numbers and shapes as told', () => {
  it.each([
    ['living room', '15x20', 'Put in eight dimmable recessed lights. A sofa and a TV.', 8],
    ['office', '10x12', 'A desk and 4 can lights.', 4],
    ['basement', '20x28', 'TV area, a bar, twelve recessed lights.', 12],
    ['bedroom', '12x14', 'Queen bed, five recessed LED lights.', 5],
    ['kitchen', '12x14', 'White L-shaped kitchen with six recessed lights and two pendants.', 6],
  ] as const)('recessed lights in a %s of %s: %s', (category, area, said, count) => {
    const concept = planned(category, area, said);
    expect(many(concept, 'recessed-light')).toBe(count);
    expect(outcomeOf(concept, 'lights')).not.toBe('changed');
  });

  it('a round coffee table before a sectional of nine by seven feet', () => {
    const concept = planned(
      'living room',
      '15x20',
      'A gas fireplace in the middle of the left wall. A big L-shaped sectional, about 9 by 7, facing the fireplace, and a round coffee table in front of it.',
    );
    const table = one(concept, 'coffee-table');
    expect(table.traits).toMatchObject({ shape: 'round' });
    expect(table.box.widthIn).toBe(table.box.depthIn);
    const { box } = one(concept, 'sectional');
    expect([box.widthIn, box.depthIn].sort((a, b) => a - b)).toEqual([84, 108]);
    expect(concept.brief.unmet).toEqual([]);
  });
});

describe('a door between a garage and a bedroom', () => {
  it.each([
    ['garage', 'Two cars. Could you cut a door straight through the back wall into the guest bedroom?'],
    ['garage', 'Two cars. Add a door from the garage to the master bedroom on the left wall.'],
    ['garage', "Two cars. I'd like a new doorway into my son's bedroom."],
    ['bedroom', 'Queen bed. Put a door into the garage on the right wall.'],
  ] as const)('is refused in a %s: %s', (category, said) => {
    const concept = planned(category, '24x24', said);
    const entry = concept.brief.ledger?.find(({ note }) => note?.includes('R302.5.1'));
    expect(entry?.outcome).toBe('refused');
  });

  it('and a door to the mudroom is not', () => {
    const concept = planned('garage', '24x24', 'Two cars. Cut a door to the mudroom on the back wall.');
    expect(concept.room.openings.some(({ kind, side }) => kind === 'door' && side === 'north')).toBe(true);
  });
});

describe('doors that are there', () => {
  it('an entry door of a bedroom leads to no street and is not bought', () => {
    const concept = planned(
      'bedroom',
      '14x16',
      'King bed on the back wall. Entry door is on the front wall at the left end.',
    );
    expect(concept.room.openings.filter(({ kind }) => kind === 'door')).toHaveLength(1);
    expect(concept.room.exterior).not.toContain('south');
  });

  it('a front door that is a landmark is not bought', () => {
    const concept = planned(
      'living room',
      '14x18',
      'The piano stays on the right wall, that is the one you see from the front door. A sofa and a TV.',
    );
    expect(prices(concept).filter((id) => id.startsWith('door-'))).toEqual([]);
  });
});

const backOf = (concept: Concept, kind: Kind): string => opposite(one(concept, kind).facing);

describe('where a thing is told to stand', () => {
  it.each([
    "The piano, it's an upright, and it stays on the right wall. A sofa and a TV.",
    "The piano is not up for discussion, it's an upright, 58 wide, came from Ohio in the back of a truck, and it stays on the right wall.",
    "The piano stays on the inside wall, that's the right one coming in from the front door. A sofa and a TV.",
    "The piano is my mother's, it's heavy, and it goes against the right wall. A sofa.",
  ])('however much is told in between: %s', (said) => {
    const concept = planned('living room', '14x18', said);
    expect(backOf(concept, 'piano')).toBe('east');
    expect(many(concept, 'car')).toBe(0);
  });

  it.each([
    'Two 60 inch desks, one on the left wall and one on the right wall.',
    'Two 60 inch desks, one on the left wall and the other on the right wall, so we sit back to back.',
    'Two desks, one against the left wall, one against the right wall, each with a chair.',
  ])('is told of either of two: %s', (said) => {
    const concept = planned('office', '11x13', said);
    const desks = itemsOf(concept.room, 'desk');
    expect(desks.map(({ facing }) => facing).sort()).toEqual(['east', 'west']);
    expect(many(concept, 'office-chair')).toBe(2);
    if (said.includes('60')) expect(desks.map(frontWidth)).toEqual([60, 60]);
  });

  it('closes an opening with the doors that are named, and sets two windows where more than one was told', () => {
    const concept = planned(
      'office',
      '11x13',
      'A desk on the left wall. Windows on the back wall. Close the opening on the front wall with glass French doors.',
    );
    const of = (kind: string) => concept.room.openings.filter((o) => o.kind === kind).map(({ side }) => side);
    expect(of('french-door')).toEqual(['south']);
    expect(of('cased-opening')).toEqual([]);
    expect(of('window')).toEqual(['north', 'north']);
  });

  it('is glass along the walls told of a sunroom, whose slider is the way in', () => {
    const concept = planned(
      'other',
      '14x20',
      'Sunroom, a screened porch at the moment and the screens leave, windows all along the back and the left in their place, the right is the house brick. You come from the kitchen through a slider on the brick side.',
    );
    const glass = concept.room.openings.filter(({ kind }) => kind === 'window').map(({ side }) => side);
    expect(glass.filter((side) => side === 'west').length).toBeGreaterThanOrEqual(4);
    expect(glass.filter((side) => side === 'north').length).toBeGreaterThanOrEqual(2);
    expect(
      concept.room.openings.filter(({ kind }) => kind === 'sliding-door').map(({ side }) => side),
    ).toEqual(['east']);
    expect(prices(concept)).toContain('window-replace');
  });

  it.each([
    [
      'TV used to be over the fireplace and my neck hates it, so somewhere else, maybe the left wall. Fireplace is straight ahead.',
      'west',
    ],
    [
      'The fireplace is on the back wall. The TV used to hang over the fireplace, we want it elsewhere, maybe on the right wall.',
      'east',
    ],
  ])('is not where it used to be: %s', (said, side) => {
    const concept = planned('living room', '14x18', said);
    expect(backOf(concept, 'tv')).toBe(side);
  });

  it('is what was said again after a question', () => {
    const concept = planned(
      'living room',
      '14x18',
      'TV on the left wall. Fireplace is straight ahead. Couch facing the fire — or facing the TV? facing the fire.',
    );
    expect(backOf(concept, 'sofa')).toBe('south');
  });
});

describe('what was given up', () => {
  it.each([
    ['other', 'Sunroom. I wanted a wood stove until the insurance lady laughed at me, so a mini split.'],
    ['living room', 'A sofa and a TV. We wanted a fireplace until we saw the price.'],
  ] as const)('is not drawn in a %s: %s', (category, said) => {
    expect(many(planned(category, '14x18', said), 'fireplace')).toBe(0);
  });
});

describe('numbers behind a name', () => {
  it('are two lamps of "Lamps, two"', () => {
    const concept = planned(
      'living room',
      '14x18',
      'A sofa, an armchair and a TV. Lamps, two, I hate overhead light.',
    );
    expect(many(concept, 'floor-lamp') + many(concept, 'table-lamp')).toBeGreaterThanOrEqual(2);
  });

  it('are those of the console and not of the screen on it', () => {
    const concept = planned(
      'living room',
      '14x18',
      'A sofa. The TV is on a low console, like 6 feet, on the left wall.',
    );
    expect(frontWidth(one(concept, 'tv-console'))).toBe(72);
    expect(frontWidth(one(concept, 'tv'))).toBeLessThan(60);
  });
});

describe('what was asked for before what nobody asked for', () => {
  it('is a kitchenette without a range, with a microwave, as long as told', () => {
    const concept = planned(
      'basement',
      '22x28',
      'An 8 foot kitchenette on the right wall with a sink, a 24 inch fridge and a microwave, no stove. A sofa and TV.',
    );
    expect(many(concept, 'range')).toBe(0);
    expect(outcomeOf(concept, 'microwave')).toBe('drawn');
  });

  it('is one closet where one was told', () => {
    const concept = planned('office', '10x12', 'A desk. The closet on the right wall stays.');
    expect(many(concept, 'closet')).toBe(1);
  });

  it('is a rug, over a floor that is there and not bought', () => {
    const concept = planned('office', '10x12', 'A desk. No carpet, just a rug over the wood floor we have.');
    expect(many(concept, 'rug')).toBe(1);
    expect(prices(concept).filter((id) => /^floor|demo-floor/.test(id))).toEqual([]);
  });

  it('is a desk for two children with two chairs', () => {
    const concept = planned('bedroom', '12x14', 'Bunk beds and a desk for two kids on the left wall.');
    expect(many(concept, 'office-chair')).toBe(2);
    expect(many(concept, 'desk')).toBe(1);
  });
});

describe('sizes and places of furniture', () => {
  it('a nightstand of 28 inches on either side', () => {
    const concept = planned(
      'bedroom',
      '14x16',
      'King bed on the back wall with a 28 inch nightstand on each side.',
    );
    expect(itemsOf(concept.room, 'nightstand').map(frontWidth)).toEqual([28, 28]);
  });

  it.each(['A bookcase no taller than 4 feet by the door. Twin bed.', 'A low bookcase and a twin bed.'])(
    'a low bookcase: %s',
    (said) => {
      expect(one(planned('bedroom', '12x13', said), 'bookcase').box.heightIn).toBeLessThanOrEqual(48);
    },
  );

  it.each([
    'A desk facing the door. The window is on the left wall.',
    'The desk should face the door with a bookcase behind me on the back wall.',
  ])('a desk that faces the door stands in the room: %s', (said) => {
    const concept = planned('office', '10x12', said);
    const chair = one(concept, 'office-chair');
    expect(concept.room.openings.find(({ kind }) => kind === 'door')?.side).toBe(
      opposite(opposite(chair.facing)),
    );
    expect(one(concept, 'desk').box.y).toBeGreaterThan(24);
  });

  it('walls of a color beside a floor that stays', () => {
    const concept = planned(
      'living room',
      '15x20',
      'The walls should be warm white and the oak floor stays.',
    );
    const entry = concept.brief.ledger?.find(({ text }) => text.includes('warm white'));
    expect(entry?.understood).toContain('walls');
    expect(entry?.understood).not.toContain('floor');
  });
});

describe('what stands over, beside and along', () => {
  it('a wall bed with a cabinet on either side', () => {
    const concept = planned(
      'bedroom',
      '12x14',
      'Murphy bed, queen, on the wall to the right when you walk in, with a cabinet each side, 18 inches, not deep.',
    );
    expect(itemsOf(concept.room, 'tall-cabinet').map(frontWidth)).toEqual([18, 18]);
    expect(backOf(concept, 'bed')).toBe('east');
  });

  it.each([
    ['garage', '24x24', 'Two cars. A 10 foot workbench along the back wall with a pegboard.', 'north'],
    ['office', '11x13', 'A 60 inch desk on the left wall with a pegboard above it.', 'west'],
    ['bedroom', '12x13', 'A twin bed. A desk on the right wall and a pegboard over the desk.', 'east'],
  ] as const)('a pegboard in a %s of %s: %s', (category, area, said, side) => {
    const concept = planned(category, area, said);
    expect(itemsOf(concept.room, 'slat-wall').map(({ facing }) => opposite(facing))).toContain(side);
  });

  it('slats along a whole wall, and bicycles on hooks that are no lockers', () => {
    const concept = planned(
      'garage',
      '24x24',
      'Two cars still have to fit. Slatwall on the whole right side with hooks for four bikes.',
    );
    expect(frontWidth(one(concept, 'slat-wall'))).toBeGreaterThanOrEqual(168);
    expect(many(concept, 'car')).toBe(2);
    expect(concept.room.items.filter(({ label }) => label.startsWith('Locker'))).toEqual([]);
  });

  it('one squat rack with its bench', () => {
    const concept = planned('basement', '18x26', 'A gym with a treadmill, a rack and a bench, rubber floor.');
    expect(concept.room.items.filter(({ label }) => label.startsWith('Squat rack'))).toHaveLength(1);
  });
});

describe('two chairs with a table between', () => {
  it.each([
    [
      '15x20',
      'A sofa and a TV. Two swivel chairs by the windows on the back wall with a small side table between them.',
      'north',
    ],
    [
      '14x18',
      'Sofa facing the TV on the left wall. Two reading chairs on the right wall with a table between them.',
      'east',
    ],
  ])('stand where they were told in %s: %s', (area, said, side) => {
    const concept = planned('living room', area, said);
    expect(itemsOf(concept.room, 'armchair').map(({ facing }) => opposite(facing))).toEqual([side, side]);
    expect(many(concept, 'dining-table')).toBe(0);
  });
});
