import { type Concept, itemsOf, type Kind } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { overlaps, rectOf } from '../../src/geometry/geometry.js';
import { draftScope, planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

/** Rooms with counters and what was left out of them although the room gives it. */

const planned = (designPrompt: string, budget?: number, category: RoomCategory = 'kitchen'): Concept => {
  const concept = planConcept(
    { category, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-23' },
  );
  expect(faultsOf(concept)).toEqual([]);
  return concept;
};
const labels = ({ room }: Concept, kind: Kind): string[] => itemsOf(room, kind).map(({ label }) => label);

describe('kitchens', () => {
  it('seat four at a table where a U without one would be worth a little more', () => {
    const c = planned('10 by 12 kitchen with a breakfast table for four in the corner', 22000);
    expect(itemsOf(c.room, 'dining-table')).toMatchObject([{ traits: { seats: 4 } }]);
  });

  it('keep a dishwasher and appliances of the usual width beside a peninsula', () => {
    const c = planned('12x15 kitchen. Peninsula with 3 stools, wine fridge', 35000);
    expect(itemsOf(c.room, 'stool')).toHaveLength(3);
    expect(labels(c, 'dishwasher')).toEqual(['Dishwasher 24']);
    expect(labels(c, 'range')).toEqual(['Range 30']);
  });

  it('give an island its seats in a room of twelve feet', () => {
    const c = planned('12x15 kitchen, L-shaped with an island for two stools', 40000);
    expect(itemsOf(c.room, 'stool')).toHaveLength(2);
  });

  it.each([
    ['13x15 kitchen, island, double oven', 'over-range', 0],
    ['13x15 kitchen, island, double oven, range hood', undefined, 1],
    ['13x15 kitchen, island, double oven. No microwave over the range please.', undefined, 1],
  ])('leave its place to a hood that was asked for: "%s"', (wish, form, hoods) => {
    const { room } = planned(wish, 40000);
    const over = itemsOf(room, 'microwave').find(({ traits }) => traits?.form === 'over-range');
    expect([over?.traits?.form, itemsOf(room, 'hood').length]).toEqual([form, hoods]);
  });

  it('hang a microwave over the range, with a cabinet above it, where it was told to be', () => {
    const c = planned('12x15 kitchen, gas range, microwave over the range', 40000);
    const [microwave] = itemsOf(c.room, 'microwave');
    expect(microwave).toMatchObject({ traits: { form: 'over-range' } });
    const above = itemsOf(c.room, 'wall-cabinet').filter(
      ({ box }) => microwave && overlaps(rectOf(box), rectOf(microwave.box)),
    );
    expect(above.map(({ box }) => box.z)).toEqual([microwave && microwave.box.z + microwave.box.heightIn]);
    expect(itemsOf(c.room, 'hood')).toEqual([]);
  });

  it('draw no soffit that is to go, and tile the wall behind the range to the ceiling', () => {
    const c = planned(
      '9x10 U-shaped kitchen, remove the old soffit, cabinets to the 9 ft ceiling, tile to the ceiling behind the range',
      25000,
    );
    expect(c.room.shell.ceiling.zones).toEqual([]);
    expect(c.quantities.map(({ price }) => price)).toContain('soffit-removal');
    const tops = itemsOf(c.room, 'backsplash').map(({ box }) => box.z + box.heightIn);
    expect(Math.max(...tops)).toBe(108);
  });

  it('take the size of the room before a number of things for the size of the room alone', () => {
    const c = planned('kosher kitchen 12x20 two sinks two dishwashers two ovens', 70000);
    expect(c.brief.ledger?.filter(({ outcome }) => outcome === 'changed')).toEqual([]);
  });

  it('say how many a table seats where it is told for more', () => {
    const c = planned('13x16 kitchen with a table of 42 by 84 inches for eight, sink under a window', 50000);
    const told = c.brief.ledger?.find(({ text }) => text.includes('for eight'));
    expect(told?.understood).toContain('Places at the table: 8');
    if (told?.outcome === 'changed') expect(c.brief.unmet.join(' ')).toMatch(/The table seats \d, not 8/);
  });

  it('seat as many as were told at a counter, in words of any kind', () => {
    const breakfast = planned('11x13. A counter where two kids can have breakfast.', 34000);
    expect(itemsOf(breakfast.room, 'stool')).toHaveLength(2);
    const guests = planned('Airbnb kitchen 11x15: dishwasher, seats for 4 at a counter, no island.', 33000);
    expect(itemsOf(guests.room, 'stool').length).toBeGreaterThanOrEqual(3);
  });

  it('cook and wash at the island where that was told', () => {
    const groupOf = (c: Concept, kind: Kind) => itemsOf(c.room, kind).map(({ group }) => group);
    const cooks = planned('17x13, the stove goes on the island, sink on window wall, wall oven', 65000);
    expect(groupOf(cooks, 'cooktop')).toEqual(['island']);
    expect(groupOf(cooks, 'sink-base')).not.toContain('island');
    const washes = planned('14x17, island with sink and dishwasher in it and seating for 4', 55000);
    expect(groupOf(washes, 'dishwasher')).toEqual(['island']);
    expect(itemsOf(washes.room, 'stool')).toHaveLength(4);
  });

  it('have the dishwasher that was told, slim in the least of rooms and of the usual width where a tight run takes it', () => {
    const tight = planned('U-shaped 8x10, small budget, need a dishwasher', 19000);
    expect([...labels(tight, 'dishwasher'), ...labels(tight, 'range')]).toEqual([
      'Dishwasher 24',
      'Range 30',
    ]);
    expect(labels(planned('7x9 kitchen, small budget, need a dishwasher', 19000), 'dishwasher')).toEqual([
      'Dishwasher 18',
    ]);
  });

  it('take a wall that is told of for no layout, and a place for no refusal', () => {
    const chimney = planned(
      '15 by 15 with a chimney breast 5 ft wide in the middle of one wall where the range should go',
      80000,
    );
    expect(chimney.title).not.toContain('one-wall');
    expect(chimney.brief.ledger?.flatMap(({ understood }) => understood).join()).not.toContain('Without');
    const apart = planned('12x12. Fridge should not be next to the oven.', 26000);
    expect(apart.brief.ledger?.map(({ outcome }) => outcome)).not.toContain('changed');
    expect(planned('10x16, one side windows the whole length', 37000).room.widthIn).toBe(120);
  });

  it('keep a galley that is entered at its end', () => {
    const c = planned(
      'My galley is 7\'6" by 13 feet with a window at the far end. Please keep it a galley, no microwave on the counter.',
      27000,
    );
    expect(c.title).toMatch(/galley/i);
    expect(itemsOf(c.room, 'microwave', 'base-cabinet').some((i) => i.kind === 'microwave')).toBe(true);
  });

  it('stack two ovens of a kosher kitchen in the wall where that was told', () => {
    const c = planned('We keep kosher, 11x15. Two sinks, two ovens stacked in the wall, cooktop.', 48000);
    expect(itemsOf(c.room, 'wall-oven')).toMatchObject([{ traits: { ovens: 2 } }]);
    expect(itemsOf(c.room, 'cooktop', 'range')).toHaveLength(1);
    expect(itemsOf(c.room, 'sink-base')).toHaveLength(2);
  });

  it('leave a table its place beside a coffee bar', () => {
    const c = planned(
      '12x18 with a door to the garage on the short wall and patio doors on the long wall. Big fridge, coffee station, table for four.',
      62000,
    );
    expect(itemsOf(c.room, 'dining-chair').length).toBeGreaterThanOrEqual(2);
    expect(c.brief.ledger?.find(({ text }) => text.includes('table'))?.outcome).toBe('drawn');
  });

  it('show a contractor no sums of ours for alternates', () => {
    const c = planned('12x15 kitchen, L-shaped with an island', 30000);
    expect(c.estimate.alternates?.length ?? c.estimate.budget?.changes?.length).toBeGreaterThan(0);
    expect(draftScope(c)).not.toMatch(/\(about \$/);
  });
});

describe('laundries and mudrooms', () => {
  it('hold two pairs of machines where two were told', () => {
    const c = planned('9x10 laundry room with two washers and two dryers', undefined, 'other');
    expect(itemsOf(c.room, 'washer')).toHaveLength(2);
    expect(itemsOf(c.room, 'dryer')).toHaveLength(2);
  });

  it('have a closet for coats beside lockers', () => {
    const c = planned(
      'Mudroom 6x10. Bench with cubbies for four kids, a closet for winter coats, door from garage on one short end and kitchen on the other.',
      12000,
      'other',
    );
    expect(itemsOf(c.room, 'closet')).toHaveLength(1);
  });

  it('are a pantry where a pantry is told of alone', () => {
    const c = planned('Pantry 6x8 walk in: shelves, counter for appliances, pull out bins', 10000, 'other');
    expect(c.title).toMatch(/pantry/i);
    expect(itemsOf(c.room, 'sofa')).toEqual([]);
  });

  it('have an island to fold on where one walks around it', () => {
    const c = planned('Laundry room 14x15 with an island to fold on', 30000, 'other');
    expect(labels(c, 'countertop')).toContain('Island top');
  });
});
