import type { LedgerEntry, Outcome } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { ownThings } from '../../src/ledger/own-things.js';

const plan = (category: RoomCategory, designPrompt: string, more: object = {}) =>
  planConcept({ category, designPrompt, ...more }, { seed: 1, date: '2026-11-28' });

const entryOf = (category: RoomCategory, text: string, words: string): LedgerEntry | undefined =>
  plan(category, text).brief.ledger?.find((entry) => entry.text.includes(words));

/** A clause is told by what it is itself about: a wish, words of the clause, and what may become of it. */
const CLAUSES: readonly (readonly [RoomCategory, string, string, ...Outcome[]])[] = [
  ['bathroom', 'Vanity 42. A scale that hides under the vanity.', 'scale', 'for-contractor'],
  ['bathroom', 'Vanity 42. Vanity stool for hers.', 'stool', 'changed', 'for-contractor'],
  ['bathroom', 'Toilet, vanity. A mirror that comes down low.', 'mirror', 'changed'],
  ['bathroom', 'Toilet, vanity. A magnifying mirror on an arm.', 'magnifying', 'changed'],
  ['bathroom', 'Walk-in shower, vanity, comfort height toilet.', 'shower', 'drawn'],
  ['bathroom', 'New tub. A drain pan under the tub.', 'drain pan', 'for-contractor'],
  ['bathroom', 'Window over the tub, just swap for frosted glass. New tub.', 'frosted', 'priced'],
  ['bathroom', 'Double vanity 60, a niche for shampoo, heated floor.', 'niche', 'drawn', 'priced', 'refused'],
  ['bathroom', 'Double vanity 60, a niche for shampoo, heated floor.', 'heated', 'priced'],
  ['kitchen', 'L-shaped kitchen. A warming drawer under the oven.', 'warming', 'priced'],
  ['kitchen', 'L-shaped kitchen. A bread drawer under the oven.', 'bread', 'for-contractor'],
  [
    'kitchen',
    'L-shaped kitchen. A step stool that slides into the toe kick.',
    'step stool',
    'for-contractor',
  ],
  ['kitchen', 'L-shaped kitchen, pantry w roll out trays.', 'pantry', 'drawn', 'changed'],
  ['kitchen', 'L-shaped kitchen. White oak lowers and white tile.', 'lowers', 'drawn'],
  ['kitchen', 'L-shaped kitchen. Need a real solution for recycling.', 'recycling', 'drawn'],
  ['kitchen', 'L-shaped kitchen. Instant hot water tap at the sink.', 'Instant', 'priced'],
  ['kitchen', 'Galley kitchen. Soapstone if the money holds out.', 'Soapstone', 'drawn'],
  ['kitchen', 'Galley kitchen. Outlets for a charging drawer.', 'charging', 'priced'],
  ['kitchen', 'Island with an ice maker. An ice maker in the island.', 'An ice maker', 'changed', 'refused'],
  ['living room', 'Sofa. Motorized shades.', 'Motorized', 'changed'],
  ['living room', 'Sofa, two armchairs. A soundbar under the TV.', 'soundbar', 'for-contractor'],
  ['living room', 'Sofa. A mantel from reclaimed timber.', 'mantel', 'for-contractor', 'changed'],
  ['living room', 'Sofa and a round coffee table.', 'coffee table', 'drawn', 'changed'],
  ['living room', 'Sofa, floor lamps. A couple of floor outlets so cords do not cross.', 'outlets', 'priced'],
  ['bedroom', 'Queen bed. Chair and ottoman in the corner.', 'ottoman', 'changed'],
  ['bedroom', 'Queen bed, closet. I want new sliding doors on the closet.', 'sliding', 'priced'],
  ['bedroom', 'Queen bed, closet. Mirrored sliding doors on the closet.', 'Mirrored', 'priced'],
  ['bedroom', 'Queen bed, two nightstands, a dresser.', 'dresser', 'drawn'],
  ['bedroom', 'Queen bed. Glow stars on the ceiling.', 'stars', 'for-contractor'],
  ['basement', 'Home theater with a projector. Bar.', 'projector', 'changed', 'refused'],
  ['basement', 'Sectional and TV. Dehumidifier.', 'Dehumidifier', 'priced'],
  ['basement', 'Sectional, TV. Box the furnace in with a louvered door.', 'louvered', 'priced'],
  ['basement', 'Pool table, bar with a kegerator.', 'kegerator', 'changed'],
  ['basement', 'Pool table. Battery backup for the sump.', 'Battery', 'for-contractor', 'kept', 'changed'],
  ['garage', 'Workbench 8 feet. Insulate the door.', 'Insulate', 'priced'],
  ['garage', 'Workbench 8 feet. A tire inflator on the wall.', 'inflator', 'for-contractor'],
  ['garage', 'Two cars. Epoxy floor. Overhead storage racks.', 'Overhead', 'drawn'],
  ['office', 'Desk 60. A green screen behind my chair.', 'green screen', 'for-contractor'],
  ['office', 'Desk 60. Fireproof file.', 'Fireproof', 'changed'],
  ['office', 'Desk 60, filing cabinet. Second monitor arm.', 'arm', 'for-contractor'],
  ['office', 'Desk 60, file cabinets lockable.', 'file', 'drawn', 'changed'],
  ['office', 'Two desks. Bookcase.', 'Bookcase', 'drawn'],
  ['other', 'Laundry. The cat box lives here, hide it in a cabinet.', 'hide it', 'for-contractor'],
  ['other', 'Laundry. Retractable clothesline.', 'clothesline', 'changed', 'refused', 'drawn'],
  ['other', 'Sunroom. Solar shades, ceiling fan.', 'Solar', 'changed', 'refused'],
  [
    'other',
    'Sunroom. We would have had a hot tub but the slab is thin.',
    'hot tub',
    'for-contractor',
    'refused',
  ],
  ['other', 'Mudroom, five lockers. A pet wash station.', 'pet wash', 'drawn', 'changed', 'refused'],
];

describe('what a clause is about', () => {
  it.each([
    ['laundry hamper that tilts out of the vanity', ['hamper']],
    ['I want a queen bed and a dresser by the window', ['bed', 'dresser']],
    ['mind the door on the south wall', []],
    ['file cabinets lockable', ['cabinets']],
    ['pantry w roll out trays', ['pantry']],
    ['roll down shutters outside', []],
    ['a safe bolted to the floor and a bench', ['safe', 'bench']],
    ['something warm underfoot', []],
  ])('%s', (clause, heads) => {
    expect(ownThings(clause, 0).map(({ head }) => clause.slice(head.start, head.end))).toEqual(heads);
  });
});

describe('a clause whose own thing is in no plan and in no price', () => {
  it.each(CLAUSES.map((row) => [row[0], row[1], row[2], row] as const))(
    '%s: "%s": %s',
    (...[category, text, words, row]) => {
      const outcomes = row.slice(3);
      const entry = entryOf(category, text, words);
      expect(outcomes, `${entry?.text}: ${entry?.note}`).toContain(entry?.outcome);
      if (entry?.outcome === 'changed') expect(entry.note).toBeTruthy();
    },
  );
});

/** What nobody asked for, nor what was asked for needs, is not bought. */
describe('lines without a reason', () => {
  it.each<readonly [RoomCategory, string, RegExp]>([
    ['living room', 'Sofa 84. A couple of floor outlets so cords do not cross.', /^low-voltage$/],
    ['bedroom', 'King bed. New sliding doors on the closet.', /^patio-door|^door-patio/],
    [
      'kitchen',
      'We take down the wall to the dining room, the engineer already told us it needs an LVL.',
      /^structural-engineer$/,
    ],
    ['garage', 'Workbench 8 feet. Epoxy floor, and insulate the door.', /^insulation$/],
    ['garage', 'Two car garage with a workbench.', /^(?:ev-charger|panel-upgrade)$/],
    [
      'basement',
      'A play room for the kids and a place for a model railroad.',
      /^(?:toilet|shower|vanity|sink|cooler|below-slab)$/,
    ],
    ['office', 'Desk 60. A fireproof file.', /^fire-separation$/],
    ['bathroom', 'Vanity 48, put the toilet behind a half wall.', /^pass-through$/],
  ])('%s: "%s"', (category, text, unasked) => {
    expect(
      plan(category, text)
        .quantities.map(({ price }) => price)
        .filter((id) => unasked.test(id)),
    ).toEqual([]);
  });
});
