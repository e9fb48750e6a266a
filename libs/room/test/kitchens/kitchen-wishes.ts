import type { ConceptRequest } from '../../src/index.js';

/** A wish as somebody writes it, and what its plan has to show. */
export interface RoomWish {
  readonly wish: ConceptRequest;
  /** What holds of the plan, by name: see `holds` of the test that reads the table. */
  readonly expects: readonly string[];
}

const kitchen = (designPrompt: string, area: string, more: Partial<ConceptRequest> = {}): ConceptRequest => ({
  category: 'kitchen',
  area,
  designPrompt,
  ...more,
});

/**
 * Kitchens as homeowners ask for them, a third of them awkward: `kind:n` at least so many, `kind<=n` at most,
 * `kind#n` one so wide, `kind.trait=value`, `no:kind`, `told:words` where words stand in what is not met.
 */
export const KITCHEN_WISHES: readonly RoomWish[] = [
  {
    wish: kitchen(
      'Simple modern kitchen, nothing fancy. White cabinets and an under-mount sink.',
      '10x12 ft',
      { budget: 25000 },
    ),
    expects: ['sink-base:1', 'dishwasher:1', 'microwave', 'range#30'],
  },
  {
    wish: kitchen(
      'We keep a kosher home so we need two of everything: two sinks, two dishwashers, two ovens, meat and dairy apart.',
      '13x20 ft',
    ),
    expects: ['sink-base:2', 'dishwasher:2', 'range:2'],
  },
  {
    wish: kitchen('kosher!! its only 10 by 11 but please two sinks at least', '10x11 ft'),
    expects: ['sink-base:2'],
  },
  {
    wish: kitchen(
      "Chef's kitchen: 48 in range and fridge, two islands, walk-in pantry, coffee bar and a wine fridge.",
      '18x22 ft',
      { budget: 250000 },
    ),
    expects: ['range#48', 'refrigerator#48', 'islands:2', 'walk-in-closet:1', 'coffee', 'beverage-cooler:1'],
  },
  {
    wish: kitchen('I cook for a crowd, want a 48 inch fridge in here', '8x10 ft', { budget: 30000 }),
    expects: ['fridge-48-or-told'],
  },
  {
    wish: kitchen('Just the basics, we are flipping this house.', '12x14 ft', { budget: 8000 }),
    expects: ['range#30', 'no:wall-oven', 'microwave'],
  },
  {
    wish: kitchen('Dream kitchen, money is not the problem.', '12x14 ft', { budget: 300000 }),
    expects: ['range#48', 'refrigerator#42'],
  },
  {
    wish: kitchen('My husband uses a wheelchair and does most of the cooking.', '14x16 ft'),
    expects: ['knee:2', 'counter34', 'turn60', 'wall-oven.sideOpening=true'],
  },
  {
    wish: kitchen('wheelchair accessible please, small room sorry', '10x12 ft'),
    expects: ['counter34', 'knee:1'],
  },
  {
    wish: kitchen('Aging in place, bad knees, I would love to eat in.', '12x13 ft'),
    expects: ['dining-table:1', 'range.fuel=induction'],
  },
  { wish: kitchen('I am left-handed and always bump into the dishwasher.', '11x13 ft'), expects: ['left'] },
  {
    wish: kitchen('Two toddlers. I want to see the backyard from the sink.', '13x15 ft'),
    expects: ['window-sink', 'range.fuel=induction', 'rounded'],
  },
  {
    wish: kitchen('L-shaped room, toddler, backyard in sight of the sink', '16x14 ft with a 6x5 notch'),
    expects: ['window-sink', 'microwave'],
  },
  {
    wish: kitchen(
      'L-shaped room. The cabinets should wrap around the outside corner, coffee by the fridge.',
      '20x16 ft with a 7x7 notch',
    ),
    expects: ['around-corner', 'microwave'],
  },
  {
    wish: kitchen('Open it up, induction, peninsula for 3', '13x15 ft', { layout: 'open concept' }),
    expects: ['peninsula', 'stool:3', 'range.fuel=induction'],
  },
  {
    wish: kitchen('An island for four please, with a prep sink', '15x18 ft'),
    expects: ['islands:1', 'stool:4', 'sink-base:2'],
  },
  { wish: kitchen('island with 6 stools', '10x12 ft'), expects: ['told:island'] },
  {
    wish: kitchen('Eat-in farmhouse kitchen, apron sink, table for six', '14x16 ft', { style: 'farmhouse' }),
    expects: ['dining-table:1', 'sink-base.apron=true'],
  },
  {
    wish: kitchen('Galley in a condo. Gas stove stays gas. No microwave, we hate them.', '8x12 ft', {
      layout: 'galley',
    }),
    expects: ['range.fuel=gas', 'no:microwave'],
  },
  {
    wish: kitchen('Tiny kitchen, 24 inch range and 18 inch dishwasher', '7x9 ft'),
    expects: ['range#24', 'dishwasher:1'],
  },
  {
    wish: kitchen('I bake. Double oven, big pantry, lots of counter.', '14x16 ft', { budget: 70000 }),
    expects: ['wall-oven.ovens=2', 'cooktop:1', 'tall-cabinet:1'],
  },
  {
    wish: kitchen('Two cooks who get in each other’s way, want an island', '16x18 ft'),
    expects: ['islands:1', 'aisle48'],
  },
  {
    wish: kitchen('Wine cooler but not next to the stove!', '13x15 ft'),
    expects: ['beverage-cooler:1', 'cool'],
  },
  { wish: kitchen('coffee bar for my espresso machine', '12x16 ft'), expects: ['coffee'] },
  {
    wish: kitchen('Second dishwasher, we entertain every weekend. Island.', '15x20 ft', { budget: 110000 }),
    expects: ['dishwasher:2', 'islands:1'],
  },
  { wish: kitchen('open shelves, no uppers, butcher block', '11x12 ft'), expects: ['floating-shelf:1'] },
  {
    wish: kitchen('breakfast nook by the window and a microwave drawer', '13x16 ft'),
    expects: ['dining-table:1', 'microwave', 'microwave-drawer'],
  },
  {
    wish: kitchen('U shape with the sink under the window. 36 inch fridge', '12x12 ft', {
      layout: 'U-shaped',
    }),
    expects: ['window-sink', 'refrigerator#36'],
  },
  {
    wish: kitchen('one wall only, studio apartment, $12k', '8x14 ft', { layout: 'one-wall', budget: 12000 }),
    expects: ['dishwasher:1', 'range:1'],
  },
  { wish: kitchen('walk in pantry would be a dream', '10x12 ft'), expects: ['told:walk-in pantry'] },
  {
    wish: kitchen('Panel ready everything, hidden fridge, waterfall island', '16x18 ft', { budget: 180000 }),
    expects: ['refrigerator.panelled=true', 'islands:1', 'countertop.waterfall=true'],
  },
  {
    wish: kitchen('no island no peninsula, just space to dance', '14x15 ft'),
    expects: ['islands<=0', 'no:dining-table', 'open-floor'],
  },
  {
    wish: kitchen('patio door to the deck and a 6 burner pro range', '14x18 ft', { budget: 95000 }),
    expects: ['sliding-door', 'range#36'],
  },
  // In 10 and 11 ft a peninsula stands off the end of a run at the long wall.
  {
    wish: kitchen('Peninsula with three stools, gas range, 36 inch fridge', '11x15 ft'),
    expects: ['peninsula', 'stool:3', 'refrigerator#36', 'range#30', 'dishwasher#24'],
  },
  { wish: kitchen('a peninsula with two stools please', '10x14 ft'), expects: ['peninsula', 'stool:2'] },
  {
    wish: kitchen('peninsula and a window over the sink', '10x16 ft'),
    expects: ['peninsula', 'window-sink', 'dishwasher#24'],
  },
];
