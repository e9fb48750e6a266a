import type { Concept } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planOnce } from '../../rooms/planned-once.js';

/** What a room has today, or was done to it already, is bought by nobody and gives no finish to the new room. */

const AREA: Readonly<Record<string, string>> = {
  kitchen: '12x14',
  bathroom: '8x10',
  basement: '24x28',
  'living room': '14x18',
  garage: '24x24',
  office: '11x13',
  other: '9x11',
};
const planned = (category: RoomCategory, designPrompt: string): Concept =>
  planOnce({ category, area: AREA[category] ?? '12x14', designPrompt }, { seed: 1, date: '2026-11-29' });
const boughtIn = ({ estimate }: Concept): string[] =>
  estimate.lines.flatMap(({ price, likely }) => (likely > 0 && price !== undefined ? [price] : []));
const WISH: Readonly<Record<string, string>> = {
  kitchen: 'New cabinets and counters please.',
  bathroom: 'New vanity and toilet please.',
  basement: 'We want a bedroom and a full bathroom down there.',
  'living room': 'We want a sofa and two chairs.',
  garage: 'Epoxy floor and cabinets along the back.',
  office: 'Two desks and a bookcase.',
  other: 'Mudroom with four lockers and a bench.',
};
const told = (category: RoomCategory, said: string): Concept =>
  planned(category, `${said} ${WISH[category] ?? ''}`);
const alone = (category: RoomCategory): Concept => planned(category, WISH[category] ?? '');

describe('what is there is not bought', () => {
  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'We already have 200 amp service.', 'panel-upgrade'],
    ['kitchen', 'We have a gas line.', 'gas-line'],
    ['kitchen', "There's a garbage disposal already.", 'disposal'],
    ['bathroom', 'We have a laundry chute.', 'laundry-chute'],
    ['bathroom', 'We already have grab bars.', 'grab-bar'],
    ['bathroom', 'The house came with a towel warmer.', 'towel-warmer'],
    ['basement', 'We have a walkout door.', 'door-patio'],
    [
      'basement',
      'There was water once in 2018, since then we have had a french drain put in.',
      'waterproofing',
    ],
    ['basement', 'It was waterproofed in 2020.', 'waterproofing'],
    ['basement', 'Walls waterproofed two years ago and a new sump pump put in.', 'sump-pump'],
    ['basement', 'We have a water heater.', 'water-heater'],
    ['living room', 'The room has a gas insert.', 'fireplace'],
    ['living room', 'We had crown molding installed in 2021.', 'crown'],
    ['living room', "We've got surround sound now.", 'low-voltage'],
    ['garage', "There's a gas line to the wall already and a 100 amp subpanel.", 'panel-upgrade'],
    ['garage', 'We just put in insulation.', 'insulation'],
    ['garage', 'The garage has a mini split.', 'heating-cooling'],
    ['office', 'We have ethernet.', 'low-voltage'],
    ['other', 'The room has a dryer vent.', 'dryer-vent'],
  ])('%s: %s', (category, said, price) => {
    expect(boughtIn(told(category, said))).not.toContain(price);
  });
});

describe('work that is over widens no job', () => {
  it.each<[RoomCategory, string]>([
    ['kitchen', 'The plumbing was redone last year.'],
    ['kitchen', 'The wiring was replaced in 2022.'],
    ['bathroom', 'The drywall was redone last year.'],
    ['living room', 'The insulation was redone last year.'],
    ['office', 'The carpet was redone last year.'],
    ['garage', 'The roof was redone last year.'],
  ])('%s: %s', (category, said) => {
    const before = new Set(boughtIn(alone(category)));
    expect(boughtIn(told(category, said)).filter((price) => !before.has(price))).toEqual([]);
    expect(told(category, said).wishes.kept?.some(({ how }) => how === 'by owner') ?? false).toBe(false);
  });

  it('is in the ledger as what it is', () => {
    const { brief } = told('basement', 'We had a french drain installed.');
    expect(brief.ledger?.[0]).toMatchObject({ outcome: 'kept', understood: 'Done already' });
  });
});

describe('a finish of today is none of the new room', () => {
  it.each<[RoomCategory, string]>([
    ['kitchen', 'We have a 1988 oak kitchen.'],
    ['kitchen', 'We have a 2004 cherry kitchen with black granite.'],
    ['kitchen', 'Right now it has white cabinets.'],
    ['kitchen', 'There are pink formica counters.'],
    ['bathroom', 'The old tub is pink.'],
    ['bathroom', "There's black and white tile in there."],
    ['living room', 'We have beige carpet.'],
    ['living room', 'The house came with navy walls.'],
    ['garage', 'We have white walls.'],
  ])('%s: %s', (category, said) => {
    const [now, before] = [told(category, said), alone(category)];
    expect(now.room.finishes).toEqual(before.room.finishes);
    expect(now.brief.understood.some(({ meaning }) => /^Color|: oak|: cherry/.test(meaning))).toBe(false);
  });

  it('stays where it lasts and nobody asks for another', () => {
    const concept = told('living room', 'The room has a wood stove in the corner and knotty pine walls.');
    expect(boughtIn(concept)).not.toContain('wall-panel');
    expect(concept.room.finishes.walls.material).toBe('wood-panel');
    expect(boughtIn(planned('living room', 'We have hardwood floors. Tile the floor.'))).toContain(
      'floor-porcelain',
    );
  });

  it.each<[RoomCategory, string, string]>([
    ['kitchen', 'We want oak cabinets and new counters.', 'cabinet-wood-oak'],
    ['kitchen', "All new cabinets. I'd like granite counters.", 'counter-granite'],
    ['basement', 'We have water every spring, we want waterproofing and a family room.', 'waterproofing'],
    ['bathroom', 'We have a tub, but we want a heated floor and a new toilet.', 'floor-heat'],
  ])('what is asked for is bought: %s: %s', (category, text, price) => {
    expect(boughtIn(planned(category, text))).toContain(price);
  });
});

describe('what words keep or bring is read by those words', () => {
  it('keeps appliances that stay, whatever their age', () => {
    const { wishes } = planned(
      'kitchen',
      "All four appliances are two years old and they're staying. New cabinets.",
    );
    expect(wishes.kept).toContainEqual({ id: 'appliances', how: 'kept' });
  });
  it('sets a charger that was bought', () => {
    const { wishes } = planned('garage', 'I bought the EV charger already. Epoxy floor.');
    expect(wishes.kept).toContainEqual({ id: 'ev-charger', how: 'supplied' });
  });
  it('builds lockers for as many as there are', () => {
    const text = 'There are five of us so five cubbies with hooks and a bench.';
    expect(boughtIn(planned('other', text))).toContain('built-ins');
  });
});

describe('a room that is torn out already', () => {
  it.each([
    'Walls are open. We need cabinets, counters, a backsplash and a floor.',
    'The kitchen is down to the studs. We need cabinets, counters, a backsplash and a floor.',
    'Demo is already done. New cabinets, counters, backsplash and floor.',
  ])('has nothing to take out: %s', (text) => {
    const bought = boughtIn(planned('kitchen', text));
    expect(bought.filter((price) => price.startsWith('demolition'))).toEqual([]);
    expect(bought).toContain('drywall');
  });
  it('is still taken out where that is asked for', () => {
    expect(boughtIn(planned('kitchen', 'Take it down to the studs. New cabinets and counters.'))).toContain(
      'demolition-cabinets',
    );
  });
});

describe('days that are over and names that are no style', () => {
  it.each(['His mother moved in last spring.', 'We bought the house in March.', 'Dad fell in January.'])(
    'is no day for the work: %s',
    (said) => {
      const { brief } = told('living room', said);
      expect(brief.ledger?.some(({ understood }) => understood.includes('When the work is to be done'))).toBe(
        false,
      );
    },
  );
  it('is a day for the work', () => {
    const { brief } = told('living room', 'It has to be done by March.');
    expect(brief.ledger?.some(({ understood }) => understood.includes('When the work is to be done'))).toBe(
      true,
    );
  });
  it.each([
    'I bake at home (cottage food license).',
    'We live in a coastal town.',
    'We bought an 1890 farmhouse.',
  ])('is no style: %s', (said) => {
    expect(told('kitchen', said).wishes.style).toBe(alone('kitchen').wishes.style);
  });
  it('is a style', () => {
    expect(planned('kitchen', 'A farmhouse kitchen with new cabinets.').wishes.style).toBe('farmhouse');
  });
});
