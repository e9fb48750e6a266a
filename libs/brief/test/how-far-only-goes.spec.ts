import { describe, expect, it } from 'vitest';
import { isNothingElseOfPart, isOnlyOfPart } from '../src/keeping/only-of-a-part.js';
import { firstOrderIn, jobPriced } from '../src/text/job-priced.js';

const isOrderedIn = (before: string) => firstOrderIn(before) < before.length;
const ofPart = (text: string, category: Parameters<typeof isOnlyOfPart>[2]) => {
  const at = text.search(/\b(?:only|just)\b/);
  return isOnlyOfPart(text.slice(0, at), text.slice(at), category);
};

describe('an "only" or "just"', () => {
  it.each([
    ['We want a wet bar (no stove, just a sink, beverage fridge and microwave).', 'basement'],
    ['Family room and a bedroom. Bath: just a shower, toilet and sink.', 'basement'],
    ['The bar needs only a sink and a mini fridge.', 'basement'],
    ['A bar: no stove, just a sink.', 'basement'],
    ['On the island only a prep sink.', 'kitchen'],
    ['Finish our basement. In the back just carpet.', 'basement'],
    ['The kitchenette gets just a sink.', 'garage'],
  ] as const)('tells of one part: %s', (text, category) => {
    expect(ofPart(text, category)).toBe(true);
  });

  it.each([
    ['Just paint our cabinets.', 'kitchen'],
    ['The bathroom needs only a new vanity.', 'bathroom'],
    ['We were going to gut it. Now we just want new counters.', 'kitchen'],
    ["It's a rental, just paint and a new light.", 'bedroom'],
    ["We don't want to gut it. Just new counters.", 'kitchen'],
    ['The kitchen needs only new counters.', 'kitchen'],
  ] as const)('bounds the job: %s', (text, category) => {
    expect(ofPart(text, category)).toBe(false);
  });

  it('closed by "nothing else" is still of the part', () => {
    expect(isNothingElseOfPart('Redo it. On the island only a prep sink, ', 'kitchen')).toBe(true);
    expect(isNothingElseOfPart('Paint the walls only, ', 'kitchen')).toBe(false);
  });
});

describe('a question after a price', () => {
  it.each([
    [
      'what would it run to reface the cabinets and put in quartz counters',
      'reface the cabinets and put in quartz counters',
    ],
    ['how much to swap the tub for a walk-in shower', 'swap the tub for a walk-in shower'],
    ['how much would it cost just to reface our cabinets', 'Only reface our cabinets'],
    ['what would it cost to just move the fridge', 'Only move the fridge'],
    ['can you tell me what new cabinets would cost', 'We want new cabinets'],
    [
      "what's a ballpark for a new double vanity and new toilet",
      'We want a new double vanity and new toilet',
    ],
    ['what would new countertops and a sink cost', 'We want new countertops and a sink'],
    ['how much for an island with seating', 'We want an island with seating'],
    ['wondering what it costs to tile a shower', 'tile a shower'],
    ['looking for a price to carpet the bedroom', 'carpet the bedroom'],
  ])('names the job where nothing was ordered: %s', (said, job) => {
    expect(jobPriced(said, isOrderedIn('We have an old ranch house. '))).toBe(job);
  });

  it('is an alternate behind an order', () => {
    expect(
      jobPriced('how much would it cost to move the sink', isOrderedIn('New cabinets. ')),
    ).toBeUndefined();
  });

  it.each([
    'how much would that cost',
    'what would it all cost',
    'how much is the permit',
    'how long would it take',
    'what would you charge for this',
    'how much more is quartz',
    'how much is your fee',
    'range on the right wall',
    'budget of 25,000 dollars',
    'price range of 20 to 30k',
  ])('that names no job: %s', (said) => {
    expect(jobPriced(said, isOrderedIn(''))).toBeUndefined();
  });
});
