import { describe, expect, it } from 'vitest';
import {
  answeredTrades,
  answersFault,
  BID_TRADES,
  type BidAnswer,
  bidTradeOf,
  hasUnpricedParts,
  priceGap,
  sumOfAnswers,
  tradeSum,
} from '../src/bid-answers.js';
import { MESSAGES } from '../src/messages.js';

const say = MESSAGES.answers;
const whole = (trade: BidAnswer['trade'], state: BidAnswer['state'], usd?: number): BidAnswer => ({
  trade,
  state,
  ...(usd === undefined ? {} : { usd }),
});
const line = (id: string, state: BidAnswer['state'], usd?: number): BidAnswer => ({
  ...whole('plumbing', state, usd),
  line: id,
  name: id,
});
const own = (name: string, state: BidAnswer['state'], usd?: number): BidAnswer => ({
  ...whole('plumbing', state, usd),
  name,
});

it('has at most ten boxes, and a box for every trade', () => {
  expect(BID_TRADES.length).toBeLessThanOrEqual(10);
  expect(bidTradeOf('hvac')).toBe('electrical');
  expect(bidTradeOf('a trade of tomorrow')).toBe('general');
});

it('tells the trades of a bid in the order in which a room is built', () => {
  const answers = [
    own('Vent', 'included', 1),
    whole('painting', 'excluded'),
    whole('general', 'included'),
    line('a', 'included'),
  ];
  expect(answeredTrades(answers)).toEqual(['general', 'plumbing', 'painting']);
});

describe('answers are refused', () => {
  it.each<[string, BidAnswer[], string]>([
    [
      'an allowance without a sum',
      [whole('cabinets', 'allowance')],
      say.allowanceSum('Cabinets and counters'),
    ],
    ['an exclusion with a sum', [whole('painting', 'excluded', 5)], say.outHasNoSum('Painting')],
    ['a trade twice', [whole('painting', 'included'), whole('painting', 'excluded')], say.twice('Painting')],
    ['a line twice', [line('a', 'included', 1), line('a', 'included', 2)], say.twice('a')],
    [
      'a priced trade with priced lines',
      [line('a', 'included', 1), whole('plumbing', 'included', 9)],
      say.wholeOrLines('Plumbing and fixtures'),
    ],
    ['a negative price', [own('Vent', 'included', -1)], say.sum('Vent')],
    ['an alternate without a name', [whole('plumbing', 'alternate', 1)], say.alternateNamed],
    ['an alternate without a sum', [own('Cheaper tap', 'alternate')], say.alternateSum('Cheaper tap')],
    ['an alternate of nothing', [own('Cheaper tap', 'alternate', 0)], say.alternateSum('Cheaper tap')],
  ])('%s', (_, answers, sentence) => expect(answersFault(answers)).toBe(sentence));

  it.each<[string, BidAnswer[]]>([
    ['nothing', []],
    ['two own lines of one name', [own('Vent', 'included', 1), own('Vent', 'included', 2)]],
    ['a saving alternate', [own('Laminate', 'alternate', -2_000)]],
    ['an allowance inside a priced trade', [whole('plumbing', 'included', 9), line('tap', 'allowance', 3)]],
    [
      'a priced line of a trade that is left out otherwise',
      [whole('plumbing', 'excluded'), line('a', 'included', 3)],
    ],
  ])('but not %s', (_, answers) => expect(answersFault(answers)).toBeNull());
});

describe('sums', () => {
  it('count a trade as a whole or by its lines, own lines on top, alternates never', () => {
    const byTrade = [
      whole('plumbing', 'included', 4_000),
      line('tap', 'allowance', 300),
      own('Vent', 'included', 250),
    ];
    expect(tradeSum(byTrade, 'plumbing')).toBe(4_250);
    const byLine = [line('a', 'included', 100.1), line('b', 'allowance', 200.2), own('x', 'alternate', -50)];
    expect(tradeSum(byLine, 'plumbing')).toBe(300.3);
    expect(sumOfAnswers([...byLine, whole('painting', 'included', 700), whole('general', 'excluded')])).toBe(
      1_000.3,
    );
    expect(sumOfAnswers([whole('painting', 'included')])).toBeUndefined();
  });

  it('tell how the price asked differs, and leave it alone', () => {
    const answers = [whole('plumbing', 'included', 4_000), whole('painting', 'included', 1_000)];
    expect(priceGap(5_000, answers)).toBeNull();
    expect(priceGap(5_400, answers)).toBe(400);
    expect(priceGap(4_600, answers)).toBe(-400);
    expect(priceGap(null, answers)).toBeNull();
    expect(priceGap(5_000, [])).toBeNull();
  });

  it('leave the rest of a price to what is included without a sum, unless the sums pass it', () => {
    const answers = [whole('plumbing', 'included', 4_000), whole('painting', 'included')];
    expect(hasUnpricedParts(answers)).toBe(true);
    expect(priceGap(9_000, answers)).toBeNull();
    expect(priceGap(3_000, answers)).toBe(-1_000);
    expect(hasUnpricedParts([whole('plumbing', 'included', 9), line('a', 'included')])).toBe(false);
  });
});
