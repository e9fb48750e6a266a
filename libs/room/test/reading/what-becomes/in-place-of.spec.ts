import { itemsOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const pricesOf = ({ quantities }: ReturnType<typeof planned>): string[] =>
  quantities.map(({ price }) => price);

describe('what is wanted stands, and not what was there before', () => {
  it.each(['Going from a queen to a king.', 'We have a queen now and want a king.'])('%s', (text) => {
    const { wishes } = planned('bedroom', '14x17', text);
    expect(wishes.wanted).toContain('king-bed');
    expect(wishes.wanted).not.toContain('queen-bed');
  });

  it('a single oven for a double one', () => {
    const { wishes } = planned(
      'kitchen',
      '12x14',
      'Swap the double oven for a single wall oven with the microwave above it',
    );
    expect(wishes.wanted).toContain('wall-oven');
    expect(wishes.wanted).not.toContain('double-oven');
  });

  it.each([
    "The door has to be 36 and it can't swing in.",
    "I don't want the door swinging in",
    'the door may not open into the room',
  ])('%s: it swings out', (text) => {
    const door = planned('bathroom', '8x9', text).room.openings.find(({ kind }) => kind === 'door');
    expect(door?.swing?.into).toBe('outside');
  });

  it.each<[RoomCategory, string, string]>([
    ['living room', 'No fabric sofa, leather only.', 'sofa'],
    ['living room', 'No round table, square. Seats 4.', 'dining-table'],
  ])('%s: %s refuses the kind and not the thing', (category, text, id) => {
    expect(planned(category, '14x16', text).wishes.refused).not.toContain(id);
  });

  it('a television that is too high today is wanted off the fireplace', () => {
    const concept = planned(
      'living room',
      '15x19',
      'Gas fireplace on the short wall stays. TV is over the fireplace and my neck is killing me, so move it.',
    );
    const [hearth] = itemsOf(concept.room, 'fireplace');
    const [tv] = itemsOf(concept.room, 'tv');
    expect(
      tv &&
        hearth &&
        (tv.facing !== hearth.facing ||
          Math.abs(tv.box.x - hearth.box.x) > 40 ||
          Math.abs(tv.box.y - hearth.box.y) > 40),
    ).toBe(true);
  });

  it('a cooktop that others put into the island is not drawn there', () => {
    const { wishes, room } = planned(
      'kitchen',
      '12x20',
      'Previous owner put the cooktop in the island with no vent and I hate it. I want the range on a wall with a real hood vented outside.',
    );
    expect(wishes.wanted).not.toContain('island-cooktop');
    expect(itemsOf(room, 'hood')).toHaveLength(1);
  });
});

describe('what happened elsewhere is no work', () => {
  it.each<[RoomCategory, string]>([
    [
      'kitchen',
      "I want a drain pan under the dishwasher because my neighbor's leaked and ruined the ceiling below",
    ],
    ['bedroom', 'We had termites in 2019, treated. New carpet.'],
    ['bathroom', 'Double vanity. No barn doors please, you can hear everything.'],
    ['kitchen', 'New counters. The dining room is a playroom now.'],
  ])('%s: %s', (category, text) => {
    const concept = planned(category, '12x14', text);
    expect(pricesOf(concept)).not.toContain('water-damage');
    expect(pricesOf(concept)).not.toContain('soundproofing');
    expect(concept.wishes.wanted).not.toContain('play-area');
  });

  it('what a ceiling is made of gives no counter and no floor', () => {
    const { wishes } = planned('living room', '14x16', 'The ceiling is concrete. New rug.');
    expect(Object.keys(wishes.materials)).toEqual([]);
  });
});

describe('small things have their line', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'a warming drawer under the wall oven', 'warming-drawer'],
    ['bathroom', 'Some kind of built in hamper', 'hamper'],
    ['basement', 'Soundproof the ceiling, the baby sleeps above', 'ceiling-soundproofing'],
    ['garage', 'Just seal the concrete, no epoxy', 'concrete-sealer'],
    ['bathroom', 'The exhaust fan just rattles', 'fan'],
  ])('%s: %s', (category, text, price) => {
    expect(pricesOf(planned(category, '12x14', text))).toContain(price);
  });
});

describe('heights that stand with a place', () => {
  it('count no doors', () => {
    const concept = planned(
      'bathroom',
      '4x7',
      "under the stairs, ceiling slopes from 7'6 at the door down to about 5 ft at the far end",
    );
    expect(concept.room.openings.filter(({ kind }) => kind === 'door')).toHaveLength(1);
  });
  it.each([
    ["7'2 under the ducts, family room", 86],
    ["It is 6'10 under the beam. Gym.", 82],
  ])('%s is the ceiling', (text, ceilingIn) => {
    expect(planned('basement', '22x26', text).room.ceilingIn).toBe(ceilingIn);
  });
});
