import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

type Category = Parameters<typeof planConcept>[0]['category'];

const planned = (category: Category, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

const prices = (...wish: Parameters<typeof planned>): string[] =>
  planned(...wish).quantities.map(({ price }) => price);

describe('an opening', () => {
  it.each([
    'The door to the hall should be closed up and drywalled over.',
    'Wall up the doorway to the dining room.',
    'Fill in the old door opening on the north wall so we get a solid wall',
    'We want to get rid of the door to the next room and make it a solid wall',
    'infill the existing opening to the hallway with framing and drywall',
    'Close up the window on the west wall',
  ])('that is closed has its line, and takes no other along: %s', (words) => {
    const lines = prices('bedroom', '12x14', `Queen bed and a dresser. ${words}`);
    expect(lines).toContain('opening-closed');
    expect(lines).not.toContain('drywall-repair');
    expect(lines).not.toContain('paint-wall');
  });

  it.each([
    ['Cut a new door into the hallway', 'opening-cut'],
    ['Put in french doors to the patio where there is just a wall now', 'opening-cut'],
    ['Add a new window on the south wall', 'window-cut'],
    ['Change the back door to a 6 foot slider', 'opening-widened'],
    ['Make the doorway to the dining room wider', 'opening-widened'],
  ])('that is new or wider is cut and headed: %s', (words, line) => {
    expect(prices('kitchen', '12x14', `New cabinets and quartz. ${words}`)).toContain(line);
  });

  it('that stays is neither closed nor cut', () => {
    const lines = prices(
      'kitchen',
      '12x14',
      'New cabinets and quartz. Keep the door to the hall, no need to close it up.',
    );
    expect(lines.filter((line) => line.startsWith('opening-'))).toEqual([]);
  });
});

const FIT_OUT = ['furring', 'insulation', 'duct-run'];

describe('a basement', () => {
  it.each([
    'Basement is unfinished, bare concrete. Family room with a sectional and tv.',
    'The basement has never been finished. Sofa, tv and a wet bar.',
    'Finish our basement: family room, bathroom with a shower, and a bedroom',
  ])('that is bare is fitted out, and no counter is of its concrete: %s', (words) => {
    const lines = prices('basement', '24x28', words);
    expect(lines).toEqual(expect.arrayContaining([...FIT_OUT, 'drywall']));
    expect(lines).not.toContain('counter-concrete');
  });

  it.each([
    'Home gym on the finished side of our basement. Rubber flooring and mirrors.',
    'Our basement is already finished. Want a bar with a sink and a tv wall.',
    'Finished basement, just want new carpet and a sectional',
    'Basement is drywalled and carpeted. Add a wet bar.',
  ])('that is finished is not: %s', (words) => {
    const lines = prices('basement', '20x22', words);
    expect(lines.filter((line) => [...FIT_OUT, 'egress-window'].includes(line))).toEqual([]);
  });

  it('has a drop ceiling in place of board and paint where one is asked for', () => {
    const lines = prices(
      'basement',
      '24x28',
      'Unfinished basement, family room, drop ceiling so I can get at the pipes',
    );
    expect(lines).toContain('ceiling-grid');
    expect(lines).not.toContain('paint-ceiling');
  });

  it('has its escape cut out of the foundation, with a well', () => {
    expect(
      prices(
        'basement',
        '24x28',
        'Unfinished basement. The bedroom needs a legal window so cut in an egress with a well',
      ),
    ).toEqual(expect.arrayContaining(['egress-window', 'window-well']));
  });
});

describe('what becomes a room to live in', () => {
  it.each([
    [
      'other',
      'Turn our screened porch into a 4 season sunroom with windows on three sides, the ceiling fan stays.',
    ],
    ['other', 'Convert the screen porch to a sunroom we can use all year, windows all around'],
    ['living room', 'We want to close in the screened-in porch with real windows and make it a den'],
  ] as const)('of a porch is closed in, glazed and made warm, in "%s": %s', (category, words) => {
    const concept = planned(category, '12x14', words);
    const windows = concept.room.openings.filter(({ kind }) => kind === 'window').length;
    const line = (price: string) => concept.quantities.find((q) => q.price === price);
    for (const price of [
      'screens-out',
      'foundation-check',
      'porch-walls',
      'porch-floor',
      'insulation',
      'drywall',
      'heat-pump',
    ])
      expect(line(price), price).toBeDefined();
    expect(line('window-set')?.quantity).toBe(windows);
  });

  it('is no porch that is screened', () => {
    expect(prices('other', '12x14', 'Turn the deck into a screened porch with a ceiling fan')).not.toContain(
      'porch-walls',
    );
  });

  it.each([
    ['bedroom', 'Convert our unfinished attic into a bedroom with a desk'],
    ['office', 'Turn the attic into an office, its unfinished'],
  ] as const)('of an attic has floor, insulation, board and warmth, in a %s', (category, words) => {
    expect(prices(category, '14x20', words)).toEqual(
      expect.arrayContaining(['attic-floor', 'insulation', 'drywall', 'heat-pump']),
    );
  });

  it('of a garage that is made a playroom closes the door for cars', () => {
    expect(prices('garage', '20x22', 'Make the garage a playroom for the kids')).toEqual(
      expect.arrayContaining(['infill-wall', 'insulation', 'drywall', 'heat-pump', 'subfloor-insulated']),
    );
  });
});

it('lets the floor down once under a shower without a curb, and buys no base for it', () => {
  const { quantities } = planned(
    'bathroom',
    '8x9',
    'Curbless walk in shower with a linear drain, vanity and toilet',
  );
  expect(quantities.filter(({ price }) => price === 'shower-recess').map(({ quantity }) => quantity)).toEqual(
    [1],
  );
  expect(quantities.find(({ price }) => price === 'shower')?.item).not.toContain('base');
});
