import { describe, expect, it } from 'vitest';
import { putRight } from '../src/turns/refusals/put-right.js';
import { placesSaidShort } from '../src/turns/things/places-said-short.js';
import { withoutDealtWith } from '../src/turns/today/dealt-with.js';
import { readBudget } from '../src/work/budget.js';

describe('the last word', () => {
  it.each([
    [
      'Island with seating for five, actually scratch that, seating for three.',
      'Island with seating for three.',
    ],
    [
      'Seating for four no actually make that three because of the sink',
      'Seating for three because of the sink',
    ],
    ['Queen bed, no wait, make it a king.', 'a king bed.'],
    ['Walls in blue, hmm, or green - go with green.', 'Walls in green.'],
    ["Lavender on the walls, or maybe sage, they're still fighting - go with sage.", 'sage on the walls.'],
    ['Paint it beige or maybe gray, my wife says gray so gray it is.', 'Paint it gray.'],
    ['A loveseat, or rather a full sofa.', 'a full sofa.'],
    ['Tub - well no, a walk-in shower instead.', 'a walk-in shower.'],
    ['Gas range... on second thought induction.', 'induction range.'],
    ['Quartz top, changed my mind, butcher block.', 'butcher block top.'],
    ['Black faucets, changed my mind, brass.', 'brass faucets.'],
    ['I was thinking of a double vanity but a single 48 inch is enough.', 'a single 48 inch vanity.'],
    [
      'Was thinking about moving the washer to the other wall but the plumber said $3k so leave it on the south wall.',
      'keep the washer on the south wall.',
    ],
    ['Wanted to stack the washer and dryer but decided side by side.', 'washer and dryer side by side.'],
    ["We wanted an island but it's too big, so a peninsula.", 'a peninsula.'],
  ])('%s', (said, meant) => {
    expect(putRight(said)).toBe(meant);
  });

  it.each([
    'We were thinking of an island but not sure it fits.',
    'White cabinets or navy, I cannot decide.',
    'I wanted a tub but my husband needs a shower.',
    'Two sinks and no tub.',
    'No island, a peninsula with three stools.',
    'A gas range or an induction cooktop.',
    'We decided on quartz for the counters.',
    'A double oven and a wine fridge, actually no wine fridge.',
    'We thought about a piano but decided on a desk.',
    'We considered a hot tub but decided against it.',
  ])('that is the only one: %s', (said) => {
    expect(putRight(said)).toBe(said);
  });
});

it.each([
  ['Door to kitchen is west.', 'Door to kitchen is on the west wall.'],
  [
    'The windows are south and the closet is north.',
    'The windows is on the south wall and the closet is on the north wall.',
  ],
  ['Sectional facing the fireplace, TV over it.', 'Sectional facing the fireplace, TV over the fireplace.'],
  ['A console with the TV over it.', 'A console with the TV over it.'],
  ['The door is west of the window.', 'The door is west of the window.'],
])('a place said short: %s', (said, told) => {
  expect(placesSaidShort(said)).toBe(told);
});

describe('trouble', () => {
  it.each([
    ["Gym. We had water by the window well two years ago, it's been fixed since with a new drain.", 'Gym. '],
    ['New cabinets. The popcorn ceiling was tested for asbestos and removed last year.', 'New cabinets. '],
    ['New toilet. Mold was removed then.', 'New toilet. '],
    ['New carpet. The house had termites when we bought it, dealt with in 2021.', 'New carpet. '],
    [
      'Our bath flooded in January. Insurance is paying for the floor. New tub.',
      '. Insurance is paying for the floor. New tub.',
    ],
  ])('that is over is not bought again: %s', (said, left) => {
    expect(withoutDealtWith(said).replace(/[. ]+$/, '')).toBe(left.replace(/[. ]+$/, ''));
  });

  it('that others deal with leaves the rest of its sentence', () => {
    expect(
      withoutDealtWith("Don't touch the ceiling, the popcorn is asbestos and my abatement guy handles that."),
    ).toBe("Don't touch the ceiling.");
  });

  it('of today is work', () => {
    expect(withoutDealtWith('We get a bit of water in spring near the window well, fix that first.')).toBe(
      'waterproof the basement, fix that first.',
    );
  });

  it.each([
    'The wall has water damage, please fix it.',
    'The ceiling was patched last year and it is ugly, redo it.',
    'There is mold behind the tub.',
    'The shower leaked last year and we want a new one.',
  ])('that is there stays: %s', (said) => {
    expect(withoutDealtWith(said)).toBe(said);
  });

  it('beside a machine that stands on something', () => {
    expect(withoutDealtWith('Water heater sits in the back right corner on a stand.')).toBe(
      'Water heater stays in the back right corner.',
    );
  });
});

it.each([
  ['Shelves for about 3,000 books and 800 records.', undefined],
  ['Approx 1,200 LPs so serious shelving. Budget is 8 thousand tops.', 8_000],
  ['We have about 25,000 total.', 25_000],
  ['Around 12,000 dollars.', 12_000],
])('a number is money only by what stands around it: %s', (text, usd) => {
  expect(readBudget(text)?.usd).toBe(usd);
});
