import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
type Planned = ReturnType<typeof planned>;
const entryOf = ({ brief }: Planned, words: string) => brief.ledger?.find(({ text }) => text.includes(words));
const partOf = ({ room }: Planned, use: string) => room.parts?.find((part) => part.use === use);
const isWalled = ({ room }: Planned): boolean =>
  ['partition', 'partition-door'].every((kind) =>
    room.items.some((item) => item.kind === kind && item.group === 'divider'),
  );
const amountOf = ({ quantities }: Planned, price: string): number =>
  quantities.filter((one) => one.price === price).reduce((n, { quantity }) => n + quantity, 0);

describe('a room of which a part stays', () => {
  const shop = planned(
    'basement',
    '18x22',
    'Half of the basement will be a music studio with a piano, the other half stays as the workshop, leave it alone. A door between them. Carpet only in the studio.',
  );

  it('has a wall with a door between its parts', () => {
    expect(isWalled(shop)).toBe(true);
    expect(shop.room.parts?.map(({ use, kept }) => [use, kept])).toEqual(
      expect.arrayContaining([
        ['music', undefined],
        ['workshop', true],
      ]),
    );
  });

  it('prices floor and walls of the part that is built alone', () => {
    expect(amountOf(shop, 'floor-carpet')).toBeLessThan(230);
    expect(amountOf(shop, 'furring')).toBeLessThan(320);
  });

  it('has what stays marked as there, and says so', () => {
    const kept = partOf(shop, 'workshop');
    const inside = shop.room.items.filter(
      ({ kind, box }) => kept && box.y >= kept.y - 1 && box.y < kept.y + kept.depthIn && kind !== 'stair',
    );
    expect(inside.filter(({ kind }) => kind === 'workbench').map(({ existing }) => existing)).toEqual([true]);
    expect(entryOf(shop, 'the other half stays')?.outcome).toBe('kept');
  });
});

describe('a garage of which a part becomes a room', () => {
  it.each([
    ['Half the garage should become an office, the other half stays for one car.', 'desk'],
    ['Keep one bay for the car, turn the other bay into a bedroom with a queen bed.', 'bed'],
    ['I still want to park one car on the left side, the right side becomes my office.', 'desk'],
  ])('%s', (text, kind) => {
    const concept = planned('garage', '22x24', text);
    const kinds = concept.room.items.map((item) => item.kind);
    expect(kinds).toEqual(expect.arrayContaining(['car', kind, 'partition', 'partition-door']));
    expect(concept.room.openings.some((o) => o.kind === 'garage-door')).toBe(true);
    expect(concept.quantities.map(({ item }) => item).join()).toMatch(/Door to the garage, solid core/);
    expect(concept.quantities.map(({ formula = '' }) => formula).join()).toContain('R302.6');
    // The bay of the car is neither insulated nor given a floor.
    expect(amountOf(concept, 'subfloor-insulated')).toBeLessThan(280);
    expect(amountOf(concept, 'drywall')).toBeLessThan(1300);
  });
});

describe('floors that are told for one part', () => {
  it.each([
    [
      'garage',
      '22x24',
      'Park one car on the left half, gym on the right half. Epoxy on the car side, rubber on the gym side.',
      'floor-epoxy',
      'floor-rubber',
    ],
    [
      'bedroom',
      '14x22',
      'Split the room into a bedroom and an office with a wall. Carpet in the bedroom, hardwood in the office.',
      'floor-carpet',
      'floor-hardwood',
    ],
    [
      'living room',
      '15x22',
      'Living area on the left half, dining on the right half, no wall. Hardwood in the living half, tile in the dining half.',
      'floor-hardwood',
      'floor-porcelain',
    ],
  ] as const)('%s %s: %s', (category, area, text, one, other) => {
    const concept = planned(category, area, text);
    const whole = (concept.room.widthIn * concept.room.depthIn) / 144;
    for (const price of [one, other]) {
      expect(amountOf(concept, price)).toBeGreaterThan(0.4 * whole);
      expect(amountOf(concept, price)).toBeLessThan(0.6 * whole);
    }
  });

  it('a part of which no floor is told has none where another has one', () => {
    const concept = planned(
      'living room',
      '14x24',
      'Divide the living room in two: TV room and a playroom. New carpet in the playroom only.',
    );
    expect(isWalled(concept)).toBe(true);
    expect(partOf(concept, 'playroom')?.work).toContain('floor');
    expect(partOf(concept, 'living')?.work).not.toContain('floor');
  });
});

describe('two of the same', () => {
  it('each child has a bed and a desk', () => {
    const { room } = planned(
      'bedroom',
      '14x20',
      'Divide the bedroom in two with a wall and a door, one half for my son and the other half for my daughter, a twin bed and a desk in each.',
    );
    expect(room.items.filter(({ kind }) => kind === 'bed').map(({ label }) => label)).toEqual([
      'Twin bed',
      'Twin bed',
    ]);
    expect(room.items.filter(({ kind }) => kind === 'desk')).toHaveLength(2);
  });
});

describe('rooms that are one', () => {
  it.each([
    [
      'living room',
      '15x20',
      'Sofa on one side of the fireplace, bookcase on the other side. Half bath stays.',
    ],
    ['bedroom', '12x14', 'Desk on the left side, bed on the right side. My other half wants a TV.'],
    ['basement', '20x24', 'Family room with a half wall at the stair. Half the budget is for the bar.'],
    ['kitchen', '12x14', 'Fridge on one end, sink on the other end, half the cabinets stay.'],
    ['garage', '22x24', 'Workbench on the back wall, mini split, two cars.'],
  ] as const)('%s %s: %s', (category, area, text) => {
    expect(planned(category, area, text).wishes?.inParts).toBeUndefined();
  });
});
