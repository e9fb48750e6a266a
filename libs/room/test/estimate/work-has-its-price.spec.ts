import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { WORK_CLAUSES } from '../ledger/work-clauses.js';

/** Work that is asked for on what is there has its line, and nothing is bought that nobody asked for. */

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const pricesOf = (category: RoomCategory, area: string, text: string): string[] =>
  plan(category, area, text).quantities.map(({ price }) => price);

type Row = readonly [RoomCategory, area: string, text: string, has: readonly string[], lacks: RegExp];
const NONE = /^$/;
const OF_NEW_BATH = /^(?:bathtub|shower-tile|tile-backer|shower)$/;

const ROWS: readonly Row[] = [
  ['bathroom', '5x8', 'Tub stays, just reglaze it. New vanity.', ['tub-reglaze'], OF_NEW_BATH],
  ['bathroom', '5x8', 'Reglaze the tub. New vanity.', ['tub-reglaze'], /^(?:floor-|bathtub|trim)/],
  ['bathroom', '8x8', 'Keep the vanity but new top and faucet.', ['counter-quartz', 'faucet'], /^vanity$/],
  ['bathroom', '8x8', 'Regrout the shower. New toilet.', ['regrout', 'toilet'], OF_NEW_BATH],
  ['bathroom', '8x8', 'Re-caulk the tub, new mirror.', ['regrout'], OF_NEW_BATH],
  ['bathroom', '6x9', 'Toilet stays but new seat.', ['seat-for-toilet'], /^(?:toilet|shower-bench)$/],
  ['bathroom', '8x8', 'Window over the tub is rotted, replace it. New vanity.', ['window-replace'], NONE],
  [
    'bathroom',
    '6x9',
    'Shower with fiberglass surround not tile. New vanity.',
    ['surround-panels'],
    /^(?:shower-(?:tile|niche)|tile-backer)$/,
  ],
  [
    'bedroom',
    '12x12',
    'New carpet. Replace both windows, new 6 panel door, fan.',
    ['window-replace', 'door-interior', 'light-fixture'],
    NONE,
  ],
  ['bedroom', '12x12', 'Paint. Ceiling fan with light. Keep the lights.', ['light-fixture'], /^light-rec/],
  ['bedroom', '12x13', 'Closet stays but fit it out for fabric. Paint.', ['closet-fittings'], NONE],
  ['office', '10x12', 'Desk. Door is hollow core, swap for something solid.', ['door-interior'], NONE],
  ['kitchen', '10x11', 'Keep all appliances except the microwave. Paint.', ['microwave'], /^(?:range|refr)/],
  [
    'kitchen',
    '10x11',
    'Add a range hood vented outside. Everything else stays.',
    ['hood', 'hood-duct'],
    /^(?:range|refrigerator|dishwasher|microwave)$/,
  ],
  ['living room', '14x16', 'Wood floors stay. Rip up the carpet on top first.', ['carpet-out'], NONE],
  [
    'living room',
    '16x22',
    'There is a brick fireplace on the long wall, convert to gas insert. Limewash the brick.',
    ['gas-insert', 'fireplace-paint'],
    /^(?:wall-plaster|fireplace)$/,
  ],
  ['other', '7x10', 'Laundry. Washer and dryer, tile floor w/ drain.', ['floor-drain'], NONE],
  ['other', '8x10', 'Mudroom with bench. New floor.', ['floor-porcelain'], /^floor-hardwood$/],
  ['basement', '18x22', 'Home gym, rubber floor', ['floor-rubber'], /^stair$/],
  ['basement', '24x30', 'There is a sump pump in the corner. Family room.', [], /^sump-pump$/],
  ['basement', '20x24', 'Need a new sump pump and water heater.', ['sump-pump', 'water-heater'], NONE],
];

describe('work', () => {
  it.each(ROWS)('in a %s of %s has its line: "%s"', (category, area, text, has, lacks) => {
    const prices = pricesOf(category, area, text);
    expect(prices).toEqual(expect.arrayContaining([...has]));
    expect(prices.filter((price) => lacks.test(price))).toEqual([]);
  });

  /** Clauses with a verb of work whose ledger says neither what they cost nor that they are not in the price. */
  const unpaid = (category: RoomCategory, area: string, text: string): readonly string[] => {
    const { brief, estimate } = plan(category, area, text);
    const paid = estimate.lines.some(
      ({ trade }) => trade !== 'permits' && trade !== 'clean-up' && trade !== 'demolition',
    );
    return (brief.ledger ?? []).flatMap(({ outcome, text: clause }) =>
      VERB_OF_WORK.test(clause) && (outcome === 'kept' || (outcome !== 'for-contractor' && !paid))
        ? [`${outcome}: ${clause}`]
        : [],
    );
  };

  it.each(WORK_CLAUSES)('of a %s of %s is paid for, or said not to be: "%s"', (category, area, text) => {
    expect(unpaid(category, area, text)).toEqual([]);
  });

  it('of a door in a bath leaves hinges where nobody asks for a pocket', () => {
    for (const text of ['update bathroom', 'Leave everything alone besides the toilet and the floor.'])
      expect(plan('bathroom', '5x8', text).room.openings.map(({ kind }) => kind)).not.toContain(
        'pocket-door',
      );
  });
});

const VERB_OF_WORK =
  /\b(?:re-?glaz|refinish|replac|recess|swap|fit (?:it )?out|insulat|convert|vent |hardwire|re-?til|re-?grout|re-?caulk|resurfac|re-?hang|add |install|put in|upgrad|wire )/i;

describe('the level of cost', () => {
  it.each([
    'rental unit kitchen, cheapest durable everything',
    'Flip house, keep cost way down. New kitchen.',
    'budget friendly kitchen remodel',
    'Redo the kitchen on the cheap',
  ])('is low: "%s"', (text) => {
    const prices = pricesOf('kitchen', '10x12', text);
    expect(prices).toEqual(expect.arrayContaining(['cabinets-stock', 'counter-laminate']));
    expect(prices.filter((price) => /hardwood|slab|quartz/.test(price))).toEqual([]);
  });

  it('is high where nothing is spared, and none where a word is turned', () => {
    const grade = (text: string) => plan('kitchen', '12x14', text).estimate.grade;
    expect(grade('High end kitchen remodel')).toBe('luxury');
    expect(grade('Nothing cheap please, new kitchen')).toBe('standard');
    expect(grade('I hate how cheap it looks. New kitchen')).toBe('standard');
    expect(grade('New kitchen, luxury vinyl plank')).toBe('standard');
  });

  it('is that of single goods where words name it', () => {
    const { room, quantities, wishes } = plan(
      'kitchen',
      '10x12',
      'cheap stock cabinets from the big box, basic white appliances, laminate is fine',
    );
    expect(quantities.map(({ price }) => price)).toContain('cabinets-stock');
    expect(wishes.grades).toEqual({ cabinets: 'economy', appliances: 'economy' });
    expect(room.items.find(({ kind }) => kind === 'refrigerator')?.traits).toMatchObject({ finish: 'white' });
    expect(pricesOf('kitchen', '10x12', 'Custom cabinets, soapstone counters.')).toContain('cabinets-custom');
  });
});
