import { readFileSync } from 'node:fs';
import { readBrief } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { type LabelledWish, type Scored, scoreWish } from './walls-told.js';

/**
 * A hundred and fifty wishes whose places were labelled by hand with what they mean. The reader was made by those with an odd number;
 * of the others nobody who worked on it has read a text, so that they tell what becomes of wishes that nobody has seen.
 */
const WISHES = readFileSync(new URL('walls-told.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as LabelledWish);
const numberOf = ({ id }: LabelledWish): number => Number(/\d+/.exec(id)?.[0]);
const SEEN = WISHES.filter((wish) => numberOf(wish) % 2 === 1);
const UNSEEN = WISHES.filter((wish) => numberOf(wish) % 2 === 0);
/** Every so many of them are planned as well. */
const PLANNED = 5;

const share = (scored: readonly Scored[], of: 'reading' | 'plan', verdict: Scored['plan']): number => {
  const known = scored.filter((one) => one[of] !== 'unknown');
  return known.filter((one) => one[of] === verdict).length / known.length;
};

describe('places told in wishes that were labelled by hand', () => {
  it('are read in the wishes that the reader was made by', () => {
    const scored = SEEN.flatMap((wish) => scoreWish(wish, false));
    expect(share(scored, 'reading', 'right')).toBeGreaterThan(LEAST.seen);
  });
  it('are read in wishes that nobody has looked at', () => {
    const scored = UNSEEN.flatMap((wish) => scoreWish(wish, false));
    expect(share(scored, 'reading', 'right')).toBeGreaterThan(LEAST.unseen);
    expect(share(scored, 'reading', 'wrong')).toBeLessThan(MOST_WRONG);
  });
  it('are kept by the plans of some that nobody has looked at', () => {
    const scored = UNSEEN.filter((_, i) => i % PLANNED === 0).flatMap((wish) => scoreWish(wish));
    expect(share(scored, 'plan', 'right')).toBeGreaterThan(LEAST.planned);
  });
});

it.each(["We'd like", 'I would like', 'We want', 'Please build'])(
  '"%s" asks for a thing at its place',
  (ask) => {
    const designPrompt = `${ask} a gas fireplace in the middle of the left wall with a 65 inch TV above it.`;
    const { thingsAt } = readBrief({ category: 'living room', designPrompt, area: '15x20' }).brief;
    expect(thingsAt).toContainEqual({ thing: 'fireplace', at: 'west', middle: true });
  },
);

it('a side of what a thing is next to is a side of it', () => {
  const designPrompt =
    'Sink under the window on the back wall and the dishwasher right next to it on the left.';
  const { thingsAt } = readBrief({ category: 'kitchen', designPrompt, area: '12x14' }).brief;
  expect(thingsAt).toContainEqual({ thing: 'dishwasher', how: 'left', to: 'sink' });
});

/** Measured 2026-11-29: 0.67 and 0.54 read right, 0.14 read wrong; of the plans 0.65 over all unseen wishes. */
const LEAST = { seen: 0.64, unseen: 0.51, planned: 0.55 } as const;
const MOST_WRONG = 0.18;
