import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
type Planned = ReturnType<typeof planned>;
const pricesOf = ({ quantities }: Planned): string[] => quantities.map(({ price }) => price);
const entryOf = ({ brief }: Planned, words: string) => brief.ledger?.find(({ text }) => text.includes(words));
const kindsOf = ({ room }: Planned): string[] => room.items.map(({ kind }) => kind);

describe('a wall that is told by its side and comes out', () => {
  it.each([
    ['Knock down the north wall. Island.', 'north', 'wall-removal'],
    ['Take out the wall to the den (west wall, bearing). New cabinets.', 'west', 'bearing-wall'],
    [
      'The wall between the kitchen and the den taken out, it is the east wall. New cabinets.',
      'east',
      'wall-removal',
    ],
  ])('%s opens the %s wall and is priced', (text, side, price) => {
    const concept = planned('kitchen', '14x16', text);
    const [opened] = concept.room.openings.filter(({ kind }) => kind === 'cased-opening');
    expect(opened?.side).toBe(side);
    expect(opened?.widthIn).toBeGreaterThanOrEqual(120);
    expect(pricesOf(concept)).toContain(price);
  });
});

describe('tubs, showers and tile that are replaced', () => {
  it.each([
    'Replace the tub and the shower.',
    'Replace the existing tub and shower.',
    'We need to replace the shower and replace the tub.',
  ])('%s draws both anew', (text) => {
    expect(kindsOf(planned('bathroom', '9x12', text))).toEqual(expect.arrayContaining(['bathtub', 'shower']));
  });

  it('a tub that gives way to a shower goes', () => {
    expect(kindsOf(planned('bathroom', '8x10', 'Replace the tub, we want a walk-in shower.'))).not.toContain(
      'bathtub',
    );
  });

  it.each(['The tile in the shower has to be torn out.', 'The shower needs new tile.'])(
    '%s lays no floor',
    (text) => {
      const prices = pricesOf(planned('bathroom', '8x9', text));
      expect(prices).toContain('shower-tile');
      expect(prices.filter((id) => id.startsWith('floor-'))).toEqual([]);
    },
  );
});

describe('what is told of a room in passing', () => {
  it.each<[RoomCategory, string, string, string]>([
    [
      'living room',
      '15x20',
      'Has an old brick fireplace in the middle of the north wall. Recessed lights.',
      'fireplace',
    ],
    [
      'living room',
      '15x20',
      'Right now the TV is over the fireplace and it is too high, so hang it somewhere else.',
      'fireplace',
    ],
    [
      'kitchen',
      '12x16',
      'Slider to the deck on the south wall, window over the sink. New cabinets.',
      'door-patio',
    ],
  ])('%s: %s buys no %s', (category, area, text, price) => {
    expect(pricesOf(planned(category, area, text))).not.toContain(price);
  });

  it('a dining area next door puts no table into a kitchen', () => {
    const text = 'One end is open to the dining area. Island with seating for three.';
    expect(kindsOf(planned('kitchen', '13x15', text))).not.toContain('dining-table');
  });

  it('wishes go on behind what is there in brackets', () => {
    const concept = planned(
      'basement',
      '22x28',
      "Unfinished. Want: a bath (there's a drain in the corner), a wet bar with a fridge, and a gym.",
    );
    expect(entryOf(concept, 'wet bar')?.outcome).toBe('drawn');
    expect(entryOf(concept, 'a gym')?.outcome).toBe('drawn');
  });

  it('a story of what was is an entry of its own that asks for nothing', () => {
    const concept = planned(
      'living room',
      '15x18',
      'Add a bookcase. Formerly we had a piano in the corner. We want a sofa.',
    );
    expect(kindsOf(concept)).not.toContain('piano');
    expect(entryOf(concept, 'piano')).toMatchObject({
      outcome: 'kept',
      text: 'Formerly we had a piano in the corner',
    });
  });

  it('what it would cost to just move one thing is the whole job', () => {
    const concept = planned('kitchen', '11x13', 'What would it cost to just move the fridge?');
    expect(pricesOf(concept)).toContain('fridge-move');
    expect(pricesOf(concept)).not.toContain('cabinets-semi');
  });

  it('a brick floor puts no brick on the walls', () => {
    const { brief, quantities } = planned('other', '8x10', 'Mudroom. Brick floor, bench with hooks.');
    expect(brief.unmet).toEqual([]);
    expect(quantities.map(({ price }) => price)).not.toContain('wall-panel');
  });
});

describe('doors of what stands in a room', () => {
  it("a closet's sliding doors open no wall to the outside", () => {
    const { room, brief } = planned(
      'bedroom',
      '12x15',
      'A closet with sliding doors on the north side. Queen bed.',
    );
    expect(room.openings.map(({ kind }) => kind)).not.toContain('sliding-door');
    expect(brief.unmet).toEqual([]);
  });

  it("a toilet room's pocket door is bought once, and the bath keeps its own", () => {
    const { room, quantities } = planned(
      'bathroom',
      '8x11',
      'A separate toilet room with a pocket door. Main door on the east wall.',
    );
    expect(room.openings.filter(({ kind }) => kind === 'pocket-door')).toEqual([]);
    expect(quantities.find(({ price }) => price === 'door-pocket')?.quantity).toBe(1);
  });

  it('a sofa that faces a television has one', () => {
    const concept = planned(
      'living room',
      '15x18',
      'A sofa facing the TV and a fireplace on the north wall.',
    );
    expect(kindsOf(concept)).toContain('tv');
  });
});

describe('complaints and combined rooms', () => {
  it.each<[RoomCategory, string, string]>([
    ['bathroom', 'New vanity. Hideous striped wallpaper.', 'wallpaper'],
    ['living room', 'Three steps go down into our sunken living room. A sectional.', 'subfloor'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '12x14', text))).not.toContain(price);
  });

  it('a sunken room that is to be level has its floor raised', () => {
    expect(pricesOf(planned('living room', '15x18', 'We have a sunken den, level it.'))).toContain(
      'subfloor',
    );
  });

  it('a laundry room with mudroom lockers has its machines', () => {
    expect(kindsOf(planned('other', '16x7', 'Our laundry room is 16 by 7. Add mudroom cubbies.'))).toEqual(
      expect.arrayContaining(['washer', 'dryer', 'bench']),
    );
  });

  it('what hides stains is not hidden itself', () => {
    expect(planned('living room', '14x19', 'A couch that hides stains.').brief.unmet).toEqual([]);
  });
});
