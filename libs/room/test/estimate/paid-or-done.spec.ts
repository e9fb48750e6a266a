import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

type Planned = ReturnType<typeof planConcept>;
const planned = (category: string, area: string, designPrompt: string): Planned =>
  planConcept({ category, area, designPrompt } as Parameters<typeof planConcept>[0], {
    seed: 1,
    date: '2026-11-30',
  });
const ofState = ({ quantities }: Planned, ...states: readonly string[]): readonly string[] =>
  quantities.filter(({ state }) => states.includes(String(state))).map(({ price }) => price);
const bought = ({ quantities }: Planned): readonly string[] =>
  quantities
    .filter(({ state }) => state !== 'owner-supplied' && state !== 'by-owner')
    .map(({ price }) => price);

describe('what somebody else pays for is drawn and not charged', () => {
  it.each([
    [
      'kitchen',
      "New kitchen. Insurance is paying for the cabinets, so please don't include cabinets in the price, just show them. Quartz counters.",
      /^cabinets-/,
      'base-cabinet',
    ],
    [
      'kitchen',
      'New kitchen with quartz counters. Cabinets are covered by insurance, leave them out.',
      /^cabinets-/,
      'base-cabinet',
    ],
    [
      'kitchen',
      'New kitchen. My parents are paying for the appliances so leave those out.',
      /^(?:range|refrigerator)/,
      'range',
    ],
    [
      'basement',
      'The city pays for the egress window, leave it out. A bedroom and a TV room.',
      /^egress-window/,
      'bed',
    ],
  ])('%s: %s', (category, text, price, kind) => {
    const plan = planned(category, category === 'basement' ? '22x26' : '12x14', text);
    expect(bought(plan).filter((one) => price.test(one))).toEqual([]);
    expect(plan.room.items.map((item) => item.kind)).toContain(kind);
  });
});

describe('what is bought, owned or brought along is set and not sold again', () => {
  it.each([
    [
      'kitchen',
      'Appliances are already ordered and paid for: range, fridge, dishwasher. New cabinets and counters.',
      ['range', 'refrigerator', 'dishwasher'],
    ],
    [
      'kitchen',
      'Already ordered and paid for: range, fridge. New cabinets and counters.',
      ['range', 'refrigerator'],
    ],
    ['kitchen', 'Paint the cabinets. We supply the fridge.', ['refrigerator']],
    [
      'kitchen',
      'Cabinets have been delivered and are in the dining room, you install them. Quartz counters.',
      ['cabinets-semi'],
    ],
    ['other', "Laundry. We're moving our washer and dryer, not buying new. Utility sink.", ['laundry-pair']],
    [
      'other',
      'Laundry: washer + dryer side by side (front loaders, moving them from the basement so not buying new), utility sink.',
      ['laundry-pair'],
    ],
    ['other', 'Laundry with washer, dryer (we own both), a sink and a counter.', ['laundry-pair']],
    [
      'bathroom',
      "New shower 60x32. The tile is already bought (it's in the garage), set tile. Don't charge me for tile again.",
      ['shower-tile'],
    ],
    [
      'bathroom',
      'I have 110 sq ft of zellige in the garage for the shower walls, so labor only for that. Vanity 36.',
      ['shower-tile'],
    ],
    ['bathroom', 'Shower glass already paid for. New shower 60x36, vanity 48.', ['shower-glass']],
  ])('%s: %s', (category, text, prices) => {
    const plan = planned(category, category === 'kitchen' ? '12x14' : '8x10', text);
    expect(ofState(plan, 'owner-supplied')).toEqual(expect.arrayContaining([...prices]));
    for (const price of prices) expect(bought(plan)).not.toContain(price);
  });

  it.each([
    'Bunk beds (twin over twin, we already have it so dont price), two desks, a dresser.',
    "Bunk bed twin over twin, we already have it so don't price it. Two desks.",
  ])('%s', (text) => {
    const kinds = planned('bedroom', '11x13', text).room.items.map(({ kind }) => kind);
    expect(kinds).toContain('bunk-bed');
    expect(kinds).not.toContain('bed');
  });
});

describe('work that is done is in no price, and what it made stands', () => {
  it.each([
    [
      'bathroom',
      'Rough plumbing is done and inspected. Vanity 48, toilet, shower 60x32.',
      /^(?:rough-in|demolition)/,
    ],
    [
      'bathroom',
      'Rough plumbing and electric are in and passed inspection. We need the shower tiled, a vanity and a toilet set.',
      /^(?:rough-in|demolition|circuit)/,
    ],
    ['bathroom', 'The rough-in is finished. Need shower, toilet, vanity 36.', /^rough-in/],
    [
      'basement',
      'Framing is finished and inspected. Need drywall, carpet, lights and a TV room.',
      /^(?:partition|furring)/,
    ],
    [
      'basement',
      'Drywall and paint are already done. Carpet, a wet bar, sectional and TV.',
      /^(?:drywall|paint-wall)$/,
    ],
    ['kitchen', 'Plumbing rough in is complete. New cabinets, counters, sink.', /^rough-in/],
  ])('%s: %s', (category, text, price) => {
    const area = category === 'basement' ? '22x26' : category === 'kitchen' ? '12x14' : '7x9';
    const plan = planned(category, area, text);
    expect(bought(plan).filter((one) => price.test(one))).toEqual([]);
    expect(bought(plan).length).toBeGreaterThan(1);
  });

  it.each([
    ['bathroom', 'Move the plumbing to the other wall. Vanity 48, toilet, shower 60x32.', 'rough-in'],
    ['other', 'Laundry. Washer, dryer, utility sink.', 'laundry-pair'],
  ])('charges what is not done: %s: %s', (category, text, price) => {
    expect(bought(planned(category, '12x14', text))).toContain(price);
  });
});
