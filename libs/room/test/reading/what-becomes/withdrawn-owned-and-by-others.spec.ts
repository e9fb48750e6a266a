import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

/** What is given up after a story, what the owner has and what others do: drawn, bought and told as it is meant. */

const concept = (category: RoomCategory, designPrompt: string) =>
  planConcept({ category, area: '13x17', designPrompt }, { seed: 1, date: '2026-11-29' });

const billed = ({ estimate }: ReturnType<typeof concept>, price: RegExp): string[] =>
  estimate.lines
    .filter((line) => price.test(line.price ?? '') && !/owner/.test(line.state ?? ''))
    .map((line) => line.price ?? '');
const told = ({ brief }: ReturnType<typeof concept>, words: string) =>
  brief.ledger?.find(({ text }) => text.includes(words));

describe('what is given up after a story', () => {
  it.each<[RoomCategory, string, RegExp, string]>([
    [
      'kitchen',
      'I was going to say a gas range, but there is no line on our road, so an electric one.',
      /^gas-line$/,
      'gas range',
    ],
    [
      'kitchen',
      'I was all in on a pot filler because of Instagram and then I priced one, so no pot filler.',
      /^pot-filler$/,
      'pot filler',
    ],
    [
      'bathroom',
      'The shower started out as a steam shower until the showroom fella told us about the water, so a regular one, 4 by 6.',
      /^steam$/,
      'steam shower',
    ],
    ['bathroom', 'We talked about a skylight and Dr. Patel talked me out of it.', /^skylight$/, 'skylight'],
    [
      'bathroom',
      'And everybody says put in a heated floor, but that is twenty grand, so not this year.',
      /^floor-heat$/,
      'heated floor',
    ],
    ['bedroom', 'Who needs a fireplace? Not us. A queen bed on the back wall.', /^fireplace$/, 'fireplace'],
    [
      'garage',
      'Daughter says I will want a car charger someday and I say no. Two cars.',
      /^ev-charger$/,
      'charger',
    ],
    [
      'living room',
      'A fireplace can wait, maybe in a few years. A sofa and a TV.',
      /^fireplace$/,
      'fireplace',
    ],
  ])('%s: %s', (category, text, price, words) => {
    const made = concept(category, text);
    expect(billed(made, price)).toEqual([]);
    expect(told(made, words)?.outcome).not.toMatch(/^(?:drawn|priced|kept|conflict)$/);
  });
  it('draws what comes instead, at the place told of the first', () => {
    const made = concept(
      'kitchen',
      'I was all in on open shelves and then we had an earthquake, so real uppers. Sink under the window.',
    );
    expect(made.room.items.some(({ kind }) => kind === 'wall-cabinet')).toBe(true);
    expect(told(made, 'open shelves')?.understood).toContain('Without: open shelves');
  });
  it('refuses a double vanity and a tub that stands free where they are given up', () => {
    const made = concept(
      'bathroom',
      'I used to want a double vanity. Not anymore. We gave up on the freestanding tub when we saw the bid.',
    );
    expect(made.room.items.some((i) => i.kind === 'vanity' && (i.traits?.sinks ?? 1) > 1)).toBe(false);
    expect(made.room.items.some((i) => i.kind === 'bathtub' && i.traits?.form === 'freestanding')).toBe(
      false,
    );
  });
});

describe('what the owner has', () => {
  it.each<[RoomCategory, string, string, RegExp]>([
    [
      'kitchen',
      'The range is a 24 inch Bertazzoni we got off Craigslist. Sink under the window.',
      'range',
      /^range/,
    ],
    [
      'kitchen',
      'Just leave a 33 inch hole for a fridge since the tenants bring their own.',
      'refrigerator',
      /^refrigerator/,
    ],
    [
      'kitchen',
      "Don't price a dishwasher, we have one. Sink under the window.",
      'dishwasher',
      /^dishwasher(?!-hookup)/,
    ],
    [
      'bathroom',
      'There is a clawfoot tub we bought in March that goes on the back wall.',
      'bathtub',
      /^bathtub/,
    ],
    [
      'bathroom',
      'The medicine cabinet is still in the box in the garage.',
      'medicine-cabinet',
      /^medicine-cabinet$/,
    ],
    ['living room', "My grandmother's piano goes on the left wall. A sofa and a TV.", 'piano', /piano/],
    [
      'living room',
      'The chandelier is a hand-me-down from my aunt. Two wall sconces too.',
      'chandelier',
      /^never$/,
    ],
  ])('%s: %s', (category, text, kind, price) => {
    const made = concept(category, text);
    expect(made.room.items.map((item) => item.kind as string)).toContain(kind);
    expect(billed(made, price)).toEqual([]);
    expect(made.brief.ledger?.some(({ understood }) => /You supply|Stays/.test(understood))).toBe(true);
  });
  it('bills the other lamps', () => {
    const { quantities } = concept(
      'living room',
      'The chandelier is a hand-me-down from my aunt. Two wall sconces too.',
    );
    const lamps = quantities.filter(({ price }) => price === 'light-fixture');
    expect(lamps.find(({ item }) => item === 'Chandelier')?.state).toBe('owner-supplied');
    expect(lamps.find(({ item }) => item === 'Wall light')?.state).not.toBe('owner-supplied');
  });
});

describe('what others do', () => {
  it.each<[RoomCategory, string, RegExp]>([
    [
      'kitchen',
      'My dad is a retired union electrician and is doing every bit of the wiring, he pulled the permit already.',
      /^(?:light-|outlet|circuit-|alarm|breaker)/,
    ],
    ['kitchen', 'New cabinets. Demo is on us.', /^demolition/],
    [
      'bathroom',
      'A walk-in shower with white subway tile. My brother-in-law does the tile.',
      /^shower-tile$/,
    ],
    ['living room', 'Warm white walls. Leave painting out of your price.', /^paint-wall$/],
    ['bedroom', "Oak floor. We've got a guy for the floors.", /^floor-(?!heat)/],
    ['basement', 'Finish it with drywall. My nephew will hang the drywall.', /^drywall/],
    ['basement', 'A bedroom and a family room. A buddy of mine owes me the framing.', /^partition$/],
  ])('%s: %s', (category, text, price) => {
    const made = concept(category, text);
    expect(billed(made, price)).toEqual([]);
    expect(made.brief.ledger?.some(({ understood }) => understood.includes('You do yourself'))).toBe(true);
  });
});
