import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (text: string, category = 'kitchen', area = '12x14', budget?: number) =>
  planConcept(
    { category, area, designPrompt: text, ...(budget ? { budget } : {}) } as Parameters<
      typeof planConcept
    >[0],
    { seed: 1, date: '2026-11-29' },
  );
type Planned = ReturnType<typeof planned>;
const pricesOf = ({ quantities }: Planned): readonly string[] => quantities.map(({ price }) => price);
const amountOf = ({ quantities }: Planned, price: RegExp): number =>
  quantities.filter((q) => price.test(q.price)).reduce((n, q) => n + q.quantity, 0);

describe('what is asked for is priced as what it is', () => {
  it.each([
    [
      'bedroom',
      '12x13',
      'There is no closet in this room, build one.',
      ['partition', 'drywall', 'closet-doors', 'closet-system'],
    ],
    ['bedroom', '12x13', "We want a real closet because there isn't one.", ['partition', 'closet-doors']],
    ['bedroom', '12x14', 'Build a reach-in closet along one wall.', ['partition', 'closet-doors']],
    [
      'bedroom',
      '12x13',
      'The closet is a 6 ft reach in, just put a good closet system in it.',
      ['closet-fittings'],
    ],
    [
      'office',
      '10x11',
      "Soundproof the door and the wall shared with my son's room.",
      ['door-soundproofing', 'wall-soundproofing'],
    ],
    [
      'basement',
      '15x20',
      'A drum room. The baby sleeps right above so soundproofing is the whole point.',
      ['ceiling-soundproofing'],
    ],
    [
      'living room',
      '12x16',
      'HOA requires acoustic underlayment under any hard floor.',
      ['floor-underlayment'],
    ],
    ['office', '10x11', 'I hate the boob light, put in something softer.', ['ceiling-fixture']],
    ['bedroom', '11x12', 'Swap out the flush mount light for something nicer.', ['ceiling-fixture']],
    ['bedroom', '11x12', 'A night light by the door.', ['night-light']],
    [
      'bathroom',
      '5x8',
      'The window in the shower is rotting, either glass block or just close it up.',
      ['glass-block'],
    ],
    ['bathroom', '8x9', 'Door is a 28 now, it has to be 36.', ['wider-opening', 'door-interior']],
    ['bathroom', '6x8', 'The door needs to go from 28 to 32.', ['wider-opening', 'door-interior']],
    ['bathroom', '8x9', 'A fold down seat in the shower.', ['shower-seat']],
    ['bathroom', '7x9', 'One trough sink with two faucets.', ['trough-sink', 'second-faucet']],
    ['bedroom', '12x14', 'One wall orange, the rest white.', ['accent-paint']],
    ['basement', '15x20', 'A drum kit and a vocal booth about 4x6.', ['vocal-booth']],
    [
      'kitchen',
      '11x13',
      'Reface the cabinets. Cabinets to the ceiling.',
      ['cabinets-reface', 'cabinet-stack'],
    ],
    ['bathroom', '4x7', 'The toilet is good, just new seat.', ['seat-for-toilet']],
  ] as const)('%s %s: %s', (category, area, text, bought) => {
    expect(pricesOf(planned(text, category, area))).toEqual(expect.arrayContaining([...bought]));
  });

  it.each([
    ['office', '10x11', 'Soundproof the wall to the bedroom.', /^soundproofing$/],
    [
      'living room',
      '12x16',
      'HOA requires acoustic underlayment under any hard floor.',
      /^(?:floor-hardwood|demolition-floor|soundproofing)$/,
    ],
    ['bedroom', '11x12', 'Replace the ceiling light with something prettier.', /^light-recessed$/],
    ['bathroom', '5x8', 'Close up the window in the shower.', /^small-repair$/],
    ['bathroom', '5x8', 'Replace the window with glass block.', /^window-replace$/],
    ['bathroom', '8x9', 'Roll in shower with a fold down seat.', /^shower-bench$/],
    ['bathroom', '5x8', 'The fan is just noise.', /soundproofing/],
    ['bathroom', '5x8', 'Curbless shower if the joists allow.', /^subfloor$/],
  ] as const)('%s %s: %s brings nothing else', (category, area, text, never) => {
    expect(pricesOf(planned(text, category, area)).filter((price) => never.test(price))).toEqual([]);
  });

  it('the walls of a lower wood are priced beside stock cabinets', () => {
    expect(pricesOf(planned('White uppers, walnut lowers, stock cabinets, quartz.'))).toContain(
      'cabinet-wood-walnut',
    );
  });

  it.each([
    'A bedroom with an egress window and a bath, the rough in is there already.',
    'A guest bedroom with a real egress window and a small bath (rough in is already there).',
  ])('%s: the window is bought, with its opening and its well, and no slab is opened', (text) => {
    const prices = pricesOf(planned(text, 'basement', '22x28'));
    expect(prices).toEqual(expect.arrayContaining(['egress-window', 'window-well']));
    expect(prices).not.toContain('below-slab');
  });

  it.each([
    'The egress window is already there. Add a bedroom.',
    'We have an egress window and want a bedroom at it.',
  ])('%s: none is bought', (text) => {
    expect(pricesOf(planned(text, 'basement', '22x28')).filter((p) => /egress|window-well/.test(p))).toEqual(
      [],
    );
  });
});

describe('what stays is not bought', () => {
  it.each([
    'Swap the wall oven for a new one.',
    'Swap the double oven for a single.',
    'Replace the double wall oven with a single one.',
  ])('%s: one oven, and neither cooktop nor hood', (text) => {
    const prices = pricesOf(planned(text));
    expect(prices).toContain('wall-oven');
    expect(prices.filter((p) => /^(?:cooktop|hood|wall-oven-double)/.test(p))).toEqual([]);
  });

  it('a new dishwasher brings no duct', () => {
    expect(pricesOf(planned('New dishwasher.'))).not.toContain('hood-duct');
  });

  it('refaced cabinets leave refrigerator, dishwasher and hood where they are', () => {
    const prices = pricesOf(
      planned(
        'Reface the cabinets, new quartz on top. Swap the double oven for a single wall oven. Cooktop stays.',
        'kitchen',
        '11x13',
      ),
    );
    expect(prices.filter((p) => /^(?:refrigerator|dishwasher|hood|cooktop)/.test(p))).toEqual([]);
  });

  it('a bar that stays brings no sink and no cooler', () => {
    const prices = pricesOf(planned('Keep the wet bar. New carpet and a media room.', 'basement', '22x28'));
    expect(prices.filter((p) => /^(?:sink|cooler|rough-in|counter-)/.test(p))).toEqual([]);
  });

  it('a family room is no bath and no bar', () => {
    const { room } = planned('Finish it with a family room.', 'basement', '22x28');
    expect(room.items.some(({ kind }) => kind === 'toilet' || kind === 'beverage-cooler')).toBe(false);
  });

  it('paint on cabinets is none on walls', () => {
    expect(pricesOf(planned('Repaint the cabinets and put in a new backsplash.'))).not.toContain(
      'paint-wall',
    );
  });
});

describe('an island by itself', () => {
  it.each([
    'Paint the cabinets, add an island.',
    'Reface the cabinets and add an island.',
    'Paint the cabinets white and add an island with a quartz top.',
  ])('%s: the old ones are made good, and the island is bought with its top and outlet', (text) => {
    const concept = planned(text);
    expect(amountOf(concept, /^cabinets-semi$/)).toBeLessThan(12);
    expect(amountOf(concept, /^cabinets-semi$/)).toBeGreaterThan(2);
    expect(amountOf(concept, /^cabinets-(?:refinish|reface)$/)).toBeGreaterThan(10);
    expect(amountOf(concept, /^counter-/)).toBeLessThan(20);
    expect(amountOf(concept, /^outlet$/)).toBe(1);
  });

  it.each(['Just a bigger island.', 'I want a bigger island.', 'Replace the island with a bigger one.'])(
    '%s',
    (text) => {
      const concept = planned(text, 'kitchen', '13x16');
      expect(pricesOf(concept)).toEqual(expect.arrayContaining(['old-island-out', 'cabinets-semi']));
      expect(
        pricesOf(concept).filter((p) =>
          /^(?:sink|backsplash|design-plans|temporary-kitchen|paint-wall)/.test(p),
        ),
      ).toEqual([]);
      expect(amountOf(concept, /^cabinets-/)).toBeLessThan(12);
    },
  );
});

describe('work of the owner', () => {
  it.each([
    "I'll do the backsplash tile myself. New quartz counters.",
    "New backsplash tile, I'll set it myself.",
  ])('%s: its tile is bought, and no kitchen', (text) => {
    const concept = planned(text, 'kitchen', '11x13');
    const tile = concept.estimate.lines.find(({ price }) => price === 'backsplash-tile');
    expect(tile?.laborUsd).toBe(0);
    expect(tile?.materialUsd).toBeGreaterThan(100);
    expect(pricesOf(concept).filter((p) => /^cabinets-/.test(p))).toEqual([]);
  });
});

describe('no small ask is left out silently', () => {
  it.each([
    ['kitchen', 'New kitchen. A message board by the door.', 'message board'],
    ['kitchen', 'New kitchen with a bread drawer.', 'bread drawer'],
    ['other', 'Lockers, a bench and a message board.', 'message board'],
  ] as const)('%s: %s', (category, text, named) => {
    expect(planned(text, category).brief.unmet.join(' ')).toContain(named);
  });
});

describe('a sum that is too small', () => {
  it('leaves out no outlet of a kitchen with an island', () => {
    const prices = pricesOf(planned('New kitchen with an island.', 'kitchen', '13x16', 12_000));
    expect(prices).toEqual(expect.arrayContaining(['outlet', 'counter-laminate']));
  });

  it('names nothing as waiting that is in the list', () => {
    const { budget } = planned(
      'New cabinets, quartz counters, new floor.',
      'kitchen',
      '12x14',
      12_000,
    ).estimate;
    expect(budget?.text).not.toMatch(/waits?\b|stays \$/);
  });
});

describe('a small job buys no room', () => {
  it.each([
    ['kitchen', '12x14', 'Replace the kitchen window.', 'window-replace'],
    ['kitchen', '12x14', 'Add a pantry cabinet.', 'cabinets-semi'],
    ['kitchen', '12x14', 'Add an island with seating for 4.', 'cabinets-semi'],
    ['kitchen', '13x16', 'Add an island and new pendants.', 'light-fixture'],
    ['kitchen', '12x14', 'Two pendants over the island.', 'light-fixture'],
    ['kitchen', '12x14', 'Widen the doorway to the dining room.', 'wider-opening'],
    ['kitchen', '12x14', 'Extend the cabinets to the ceiling.', 'cabinet-stack'],
    ['kitchen', '12x14', 'Take out the peninsula.', 'old-island-out'],
    ['kitchen', '12x14', 'Swap out the kitchen window.', 'window-replace'],
    ['kitchen', '12x14', 'The dishwasher is shot, we want a new one.', 'dishwasher'],
    ['bathroom', '8x10', 'New shower door.', 'shower-glass'],
    ['bathroom', '8x10', 'The shower door needs replacing.', 'shower-glass'],
    ['bathroom', '8x10', 'Swap out the exhaust fan.', 'fan'],
    ['bathroom', '8x10', 'Retile the bathroom floor.', 'floor-porcelain'],
    ['bathroom', '8x10', 'Add a linen cabinet.', 'cabinets-semi'],
    ['bedroom', '12x13', 'Swap out the ceiling fan.', 'light-fixture'],
    ['living room', '15x18', 'New front door.', 'front-door'],
    ['living room', '15x18', 'Refinish the hardwood and new baseboards.', 'floor-refinish'],
    ['living room', '15x18', 'A gas insert in the fireplace.', 'gas-insert'],
    ['garage', '22x24', 'Insulate and drywall, epoxy floor.', 'drywall'],
    ['basement', '22x28', 'An egress window for the bedroom.', 'window-well'],
    ['basement', '22x28', 'Waterproof the walls and a new sump pump.', 'sump-pump'],
    ['other', '8x11', 'Stack the washer and dryer we have.', 'laundry-pair'],
  ] as const)('%s %s: %s', (category, area, text, price) => {
    const concept = planned(text, category, area);
    expect(pricesOf(concept)).toContain(price);
    expect(
      pricesOf(concept).filter((p) =>
        /^(?:permit|design-plans|furring|temporary-kitchen|demolition-cabinets)$/.test(p),
      ),
    ).toEqual([]);
  });
});
