import { itemsOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
const pricesOf = ({ quantities }: ReturnType<typeof planned>): string[] =>
  quantities.map(({ price }) => price);
const outcomeOf = ({ brief }: ReturnType<typeof planned>, words: string): string | undefined =>
  brief.ledger?.find(({ text }) => text.includes(words))?.outcome;

describe('what is found of a thing of today is no wish for it', () => {
  it.each<[RoomCategory, string, string]>([
    ['basement', 'Paint the walls. That carpet is constantly needing vacuuming.', 'floor-carpet'],
    ['basement', 'Paint the walls. Really nasty old carpet throughout.', 'floor-carpet'],
    ['kitchen', 'New counters. The vinyl floor was laid two years ago, and still looks great.', 'floor-lvp'],
    ['kitchen', 'New counters. All of our cabinets are rock solid.', 'cabinets-semi'],
    ['kitchen', 'New lights. We scorched the laminate counter when we moved the stove.', 'range'],
    ['bathroom', 'New vanity. The first thing you see is a huge jetted bathtub.', 'bathtub-jetted'],
    ['bathroom', 'New vanity. You had to climb two steps just to get into the sunken tub.', 'subfloor'],
    ['garage', 'Workshop. Insulation is up in the walls, and the wiring is done.', 'insulation'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '12x14', text))).not.toContain(price);
  });

  it.each<[RoomCategory, string, string]>([
    ['living room', 'Two armchairs. A sectional simply would not fit through the door.', 'sectional'],
    ['basement', 'A playroom. The last owner had a bar and a pool table.', 'pool-table'],
  ])('%s: %s draws no %s', (category, text, kind) => {
    expect(planned(category, '16x20', text).room.items.map((item) => item.kind)).not.toContain(kind);
  });

  it('a galley of today is none that is asked for where it is disliked or an island is', () => {
    for (const text of [
      'We have a galley kitchen now. We want an island.',
      "Right now it's a galley, and we hate it.",
    ])
      expect(planned('kitchen', '13x16', text).title).not.toMatch(/galley/i);
    expect(planned('kitchen', '8x14', 'New galley kitchen.').title).toMatch(/galley/i);
  });

  it('years are no inches, and one that was never there is wanted', () => {
    const { wishes, brief } = planned(
      'kitchen',
      '12x14',
      "New cabinets. Never had a dishwasher in 27 years, we'd like one.",
    );
    expect(wishes.wanted).toContain('dishwasher');
    expect(brief.unmet).toEqual([]);
  });

  it('two who want two things get both', () => {
    const { wishes } = planned(
      'kitchen',
      '14x16',
      'My husband wants an island. My wife wants a coffee station.',
    );
    expect(wishes.wanted).toEqual(expect.arrayContaining(['island', 'coffee-bar']));
  });

  it('a window at the one end and a door at the other are across from each other', () => {
    const { room } = planned('kitchen', '9x16', 'Window at one end over the sink, door at the other end.');
    const sides = room.openings.map(({ kind, side }) => `${kind} ${side}`);
    expect(sides).toContain('window north');
    expect(sides.some((one) => /^(?:door|cased-opening) south$/.test(one))).toBe(true);
  });

  it('a car that nobody named leaves its bay to a saw', () => {
    const { room, brief } = planned('garage', '20x22', 'Wood shop with a table saw.');
    expect(itemsOf(room, 'car')).toHaveLength(1);
    expect(brief.unmet).toEqual([]);
    expect(itemsOf(planned('garage', '24x24', 'Two cars and a table saw.').room, 'car')).toHaveLength(2);
  });
});

describe('a refusal of a part leaves the rest', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'An island, but no sink in it.', 'island'],
    ['kitchen', 'An island, but no seating at it.', 'island'],
    ['basement', 'A bar. No TV at the bar.', 'bar'],
    ['bathroom', 'A tub and a vanity. No curtain at the tub.', 'bathtub'],
    ['office', 'A desk, nothing hung over the desk.', 'desk'],
    ['living room', 'A loveseat, not a full sofa.', 'loveseat'],
    ['living room', 'Nothing attached to the walls besides the shelves for our books.', 'bookcase'],
  ])('%s: %s wants its %s', (category, text, feature) => {
    const { wishes } = planned(category, '14x16', text);
    expect(wishes.wanted).toContain(feature);
  });

  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'New cabinets. No microwave near the fridge.', 'No microwave'],
    ['kitchen', 'An island. No pendants over the island.', 'No pendants'],
  ])('%s: %s is refused, and not told as drawn', (category, text, words) => {
    expect(outcomeOf(planned(category, '14x16', text), words)).toBe('refused');
  });

  it('a laundry without its sink has none', () => {
    const { room, brief } = planned('other', '10x12', 'Laundry room. No utility sink.');
    expect(itemsOf(room, 'sink-base')).toEqual([]);
    expect(brief.unmet).toEqual([]);
  });

  it('what is taken back in the same breath is not asked for', () => {
    const { wishes } = planned(
      'kitchen',
      '13x16',
      'An island with the cooktop, no wait, scratch that, the sink.',
    );
    expect(wishes.thingsAt).toEqual([expect.objectContaining({ thing: 'sink' })]);
  });

  it('a radiator that is not coming back is taken out', () => {
    expect(pricesOf(planned('bathroom', '8x10', "New tub. The radiator isn't coming back."))).toContain(
      'radiator-removal',
    );
  });
});
