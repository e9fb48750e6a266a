import type { AnswerState, BidAnswer, BidTradeId } from '@plumbline/contracts';
import { largestDifferences } from '../../src/levelling/differences.js';
import { type BidToLevel, levelBids } from '../../src/levelling/level-bids.js';
import type { SheetTrade } from '../../src/scope-of-work/bid-sheet.js';

const line = (id: string, item: string, likelyUsd: number, materialUsd = likelyUsd / 2) => ({
  id,
  item,
  quantity: 1,
  unit: 'each',
  price: null,
  likelyUsd,
  materialUsd,
});
const box = (trade: BidTradeId, name: string, ...lines: ReturnType<typeof line>[]): SheetTrade => ({
  trade,
  name,
  likelyUsd: lines.reduce((sum, { likelyUsd }) => sum + likelyUsd, 0),
  lines,
});

/** $30,000 in five boxes. */
const SHEET: readonly SheetTrade[] = [
  box(
    'general',
    'Permits, protection and cleaning',
    line('permit', 'Permit', 1_500),
    line('clean', 'Final clean', 500),
  ),
  box('framing', 'Framing and drywall', line('frame', 'Framing', 2_000), line('drywall', 'Drywall', 3_000)),
  box('plumbing', 'Plumbing and fixtures', line('rough', 'Rough-in', 4_000), line('sink', 'Sink', 1_000)),
  box(
    'cabinets',
    'Cabinets and counters',
    line('cabs', 'Cabinets', 12_000, 9_000),
    line('top', 'Quartz top', 4_000),
  ),
  box('painting', 'Painting', line('paint', 'Walls', 2_000)),
];
const TRADES = SHEET.map(({ trade }) => trade);

const whole = (trade: BidTradeId, state: AnswerState, usd?: number): BidAnswer => ({
  trade,
  state,
  ...(usd === undefined ? {} : { usd }),
});
const at = (trade: BidTradeId, id: string, state: AnswerState, usd?: number): BidAnswer => ({
  ...whole(trade, state, usd),
  line: id,
  name: id,
});
/** Every trade at our price, but for those that are answered otherwise (or not at all: null). */
const byTrade = (other: Partial<Record<BidTradeId, readonly BidAnswer[] | null>> = {}): BidAnswer[] =>
  SHEET.flatMap(({ trade, likelyUsd }) => {
    const own = other[trade];
    return own === undefined ? [whole(trade, 'included', likelyUsd)] : [...(own ?? [])];
  });
const bid = (id: string, askedUsd: number | null, answers: readonly BidAnswer[]): BidToLevel => ({
  id,
  askedUsd,
  answers,
});
const level = (...bids: BidToLevel[]) => levelBids(SHEET, bids);
const totals = (...bids: BidToLevel[]) => level(...bids).bids.map(({ fromUsd, toUsd }) => [fromUsd, toUsd]);
const said = (...bids: BidToLevel[]) =>
  largestDifferences(level(...bids), new Map(bids.map(({ id }) => [id, id]))).map(({ sentence, ask }) => [
    sentence,
    ask,
  ]);

const WHOLE = bid('Whole', 30_000, byTrade());

describe('the like-for-like total', () => {
  it('of a bid that holds everything is its price', () => {
    expect(level(WHOLE).bids).toMatchObject([
      { oneSum: false, sumUsd: 30_000, gapUsd: null, fromUsd: 30_000, toUsd: 30_000, adjustments: [] },
    ]);
  });

  it('adds the permits that a bid excludes, at our estimate', () => {
    const noPermits = bid('No permits', 28_000, byTrade({ general: [whole('general', 'excluded')] }));
    const { bids, trades } = level(WHOLE, noPermits);
    expect(bids[1]).toMatchObject({ fromUsd: 30_000, toUsd: 30_000 });
    expect(bids[1]?.adjustments).toEqual([
      { trade: 'general', item: null, why: 'excluded', saysUsd: null, putUsd: 2_000, open: false },
    ]);
    expect(trades[0]?.cells).toEqual([
      { state: 'included', usd: 2_000 },
      { state: 'excluded', usd: null },
    ]);
  });

  it('adds a line that is left out of a trade that is priced as a whole', () => {
    const answers = byTrade({
      framing: [whole('framing', 'included', 2_100), at('framing', 'drywall', 'excluded')],
    });
    const { bids, trades } = level(bid('No drywall', 27_100, answers));
    expect(bids[0]).toMatchObject({ fromUsd: 30_100, toUsd: 30_100, gapUsd: null });
    expect(trades[1]).toMatchObject({
      cells: [{ state: 'mixed', usd: 2_100 }],
      lines: [{ cells: [{ state: 'included' }] }, { cells: [{ state: 'excluded' }] }],
    });
  });

  it('adds what is not mentioned where the trades make up the price', () => {
    const silent = bid('Silent', 25_000, byTrade({ framing: null }));
    expect(totals(silent)).toEqual([[30_000, 30_000]]);
    expect(level(silent).bids[0]?.adjustments).toMatchObject([
      { why: 'not-mentioned', open: false, putUsd: 5_000 },
    ]);
  });

  it('is a span where what is not mentioned may be in the rest of the price', () => {
    const rest = bid('Rest', 29_000, byTrade({ framing: null }));
    expect(totals(rest)).toEqual([[29_000, 34_000]]);
    const lump = bid('Lump', 29_000, [whole('plumbing', 'included'), whole('painting', 'excluded')]);
    // Painting is out for sure; the permits, framing and cabinets may be in.
    expect(totals(lump)).toEqual([[31_000, 31_000 + 2_000 + 5_000 + 16_000]]);
  });

  it('of one sum has no upper end, and nothing is assumed to be in it', () => {
    const { bids, trades } = level(WHOLE, bid('One sum', 24_000, []));
    expect(bids[1]).toMatchObject({ oneSum: true, fromUsd: 24_000, toUsd: null, adjustments: [] });
    expect(trades.map(({ cells }) => cells[1]?.state)).toEqual(TRADES.map(() => 'not-mentioned'));
  });

  it('brings a bid on an earlier revision to the present one, by what our estimate of what it holds has changed', () => {
    const before = SHEET.map(({ trade, likelyUsd }) => ({
      trade,
      likelyUsd: trade === 'cabinets' ? 12_000 : trade === 'framing' ? 6_000 : likelyUsd,
    }));
    const estimates = new Map([[1, before]]);
    const noDrywall = byTrade({
      framing: [whole('framing', 'included', 2_100), at('framing', 'drywall', 'excluded')],
    });
    const first = {
      ...bid('First', 25_000, byTrade({ cabinets: [whole('cabinets', 'included', 11_000)] })),
      pricedRevision: 1,
    };
    const part = { ...bid('Part', 27_100, noDrywall), pricedRevision: 1 };
    const second = { ...WHOLE, pricedRevision: 2 };
    const levelled = levelBids(SHEET, [first, part, second, bid('Unsaid', 30_000, byTrade())], estimates);
    expect(levelled.bids.map(({ fromUsd, toUsd }) => [fromUsd, toUsd])).toEqual([
      // Cabinets rose by 4,000, framing and drywall fell by 1,000.
      [28_000, 28_000],
      // Of framing it holds two fifths; the drywall is added as it is now.
      [27_100 + 4_000 - 400 + 3_000, 27_100 + 4_000 - 400 + 3_000],
      [30_000, 30_000],
      [30_000, 30_000],
    ]);
    expect(levelled.bids[0]?.adjustments).toContainEqual({
      trade: 'cabinets',
      item: null,
      why: 'revision',
      saysUsd: 12_000,
      putUsd: 16_000,
      open: false,
    });
    const words = largestDifferences(levelled, new Map(), 9).map(({ sentence }) => sentence);
    expect(words).toContain(
      'First priced the room before it was measured on site. By our estimate the same work comes to $3,000 more now.',
    );
    expect(words.filter((sentence) => /Whole priced|Unsaid priced/.test(sentence))).toEqual([]);
  });

  it('brings allowances to one sum: of a line our material, of a trade our estimate', () => {
    const low = bid(
      'Low',
      22_000,
      byTrade({
        cabinets: [at('cabinets', 'cabs', 'allowance', 4_000), at('cabinets', 'top', 'included', 4_000)],
      }),
    );
    expect(totals(low)).toEqual([[27_000, 27_000]]);
    const high = bid('High', 34_000, byTrade({ cabinets: [whole('cabinets', 'allowance', 20_000)] }));
    expect(totals(WHOLE, high)).toEqual([
      [30_000, 30_000],
      [30_000, 30_000],
    ]);
  });

  it('takes the largest of the bids’ allowances where we have no estimate', () => {
    const sheet = TRADES.map((trade) => ({ trade, name: trade, likelyUsd: 0, lines: [] }));
    const bids = levelBids(sheet, [
      bid('A', 10_000, [whole('cabinets', 'allowance', 4_000), whole('painting', 'included', 6_000)]),
      bid('B', 12_000, [whole('cabinets', 'allowance', 7_000), whole('painting', 'included', 5_000)]),
    ]).bids;
    expect(bids.map(({ fromUsd }) => fromUsd)).toEqual([13_000, 12_000]);
  });

  it('has no upper end where a bid leaves out what another holds and we have no estimate', () => {
    const sheet = TRADES.map((trade) => ({ trade, name: trade, likelyUsd: 0, lines: [] }));
    const { bids } = levelBids(sheet, [
      bid('Holds', 10_000, [whole('cabinets', 'included', 4_000), whole('painting', 'included', 6_000)]),
      bid('Leaves', 6_000, [whole('cabinets', 'excluded'), whole('painting', 'included', 6_000)]),
    ]);
    expect(bids).toMatchObject([
      { unestimated: false, fromUsd: 10_000, toUsd: 10_000 },
      { unestimated: true, fromUsd: 6_000, toUsd: null },
    ]);
  });

  it('starts from the sum of the trades where the price follows, and is none where that says too little', () => {
    expect(totals(bid('To follow', null, byTrade({ general: null })))).toEqual([[30_000, 30_000]]);
    expect(totals(bid('After a visit', null, [whole('plumbing', 'included')]))).toEqual([[null, null]]);
    expect(totals(bid('Nothing yet', null, []))).toEqual([[null, null]]);
  });

  it('leaves own lines in the price and alternates out of it', () => {
    const answers = [
      ...byTrade(),
      { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 400 },
      { trade: 'painting', name: 'Two coats more', state: 'alternate', usd: 900 },
    ] as const satisfies readonly BidAnswer[];
    expect(level(bid('Own', 30_400, answers)).bids[0]).toMatchObject({ gapUsd: null, fromUsd: 30_400 });
  });

  it('takes an answer to a line that is not on the sheet for no line of it', () => {
    const answers = byTrade({ painting: [at('painting', 'gone', 'included', 2_000)] });
    expect(totals(bid('Old draft', 30_000, answers))).toEqual([[32_000, 32_000]]);
  });

  it('calls rounding no rest that could hold work', () => {
    expect(totals(bid('Rounded', 25_100, byTrade({ framing: null })))).toEqual([[30_100, 30_100]]);
  });
});

describe('the largest differences', () => {
  it('are none between bids that hold the same', () => {
    expect(said(WHOLE, { ...WHOLE, id: 'Too' })).toEqual([]);
    const noPermits = byTrade({ general: [whole('general', 'excluded')] });
    expect(said(bid('A', 28_000, noPermits), bid('B', 28_000, noPermits))).toEqual([]);
  });

  it('are said with what to ask, the largest first, each trade once', () => {
    const odd = bid(
      'Odd',
      17_000,
      byTrade({
        general: [whole('general', 'excluded')],
        framing: [whole('framing', 'included', 2_000), at('framing', 'drywall', 'by-owner')],
        cabinets: [whole('cabinets', 'allowance', 8_000)],
      }),
    );
    expect(said(WHOLE, odd)).toEqual([
      [
        'Odd sets $8,000 aside for cabinets and counters, as an allowance; all bids are compared with $16,000.',
        'What exactly does the allowance of $8,000 for cabinets and counters buy: which make, which grade, how much of it?',
      ],
      [
        'Odd leaves drywall to you; another bid holds it. By our estimate that is $3,000 on top.',
        'What do I have to buy or do for drywall, and by when?',
      ],
      [
        'Odd excludes permits, protection and cleaning; another bid holds it. By our estimate that is $2,000 on top.',
        'Who would do permits, protection and cleaning if you do not, and what would you ask for it?',
      ],
    ]);
  });

  it('tell of one sum, of far prices for one trade, and of trades that do not come to the price', () => {
    const dear = bid('Dear', 36_000, byTrade({ plumbing: [whole('plumbing', 'included', 11_000)] }));
    const gap = bid('Gap', 26_000, byTrade());
    expect(said(WHOLE, dear, gap, bid('One', 24_000, []))).toEqual([
      ['One gives one sum, $24,000, and does not say what it holds.', expect.any(String)],
      ['For plumbing and fixtures Dear asks $11,000 and Whole $5,000.', expect.any(String)],
      ['The trades of Gap come to $30,000, which is $4,000 more than the price.', expect.any(String)],
    ]);
  });
});
