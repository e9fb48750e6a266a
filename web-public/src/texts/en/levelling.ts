import { MESSAGES } from '@plumbline/contracts';

/** The bids of a request beside each other. */
export const levelling = {
  title: 'Compare bids',
  lead: (project: string, place: string) =>
    `${[project, place].filter(Boolean).join(', ')}. Brought to the same work: allowances to one sum, and what a bid leaves out added at our estimate.`,
  link: 'Compare all bids',
  none: 'No bid has come yet. As soon as two are here, they stand beside each other.',
  one: 'One bid is here. What differs shows when the second comes.',
  waiting: (count: number) =>
    count === 1
      ? 'One contractor who was asked has not answered yet.'
      : `${count} contractors who were asked have not answered yet.`,
  choose: 'Two bids to compare',
  first: 'First bid',
  second: 'Second bid',
  table: 'Bids by trade',
  row: 'What',
  ourEstimate: 'Our estimate',
  asked: 'Price asked',
  toFollow: 'Price to follow',
  same: 'For the same work',
  span: (from: string, to: string) => `${from} to ${to}`,
  open: (from: string) => `${from} or more`,
  openWhy: 'One sum: nobody can say what it leaves out.',
  spanWhy: 'Up to the second sum, if what is not mentioned is not in the price.',
  unknown: 'Cannot be told yet',
  gap: (sum: string, gap: string, more: boolean) =>
    `Its trades come to ${sum}: ${gap} ${more ? 'of the price stand in none' : 'more than the price'}.`,
  gapAlone: (gap: string, more: boolean) =>
    more ? `${gap} of the price stand in no trade.` : `That is ${gap} more than the price.`,
  made: 'How it is made',
  start: 'Price asked',
  startTrades: 'Sum of the trades',
  ours: 'ours',
  oursSum: (usd: string) => `${usd} ours`,
  maybe: 'if not in the price',
  instead: (says: string, put: string) => `${says} becomes ${put}`,
  differences: 'The largest differences, and what to ask',
  ask: 'Ask:',
  states: {
    ...MESSAGES.answers.states,
    mixed: 'Partly',
  } as Readonly<Record<string, string>>,
  unfold: (trade: string) => `Lines of ${trade}`,
  own: 'Lines of their own',
  alternates: 'Alternates, in no total',
  noneOfOwn: 'None',
  priceBasis: 'The price is',
  timeline: 'Timeline',
  license: 'License, as stated',
  warranty: 'Warranty on labor',
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  deposit: 'Deposit',
  payments: 'Payments after it',
  revision: 'Revision priced',
  revisionOf: (priced: number, now: number) =>
    priced === now ? `Revision ${priced}, the current one` : `Revision ${priced}; the current one is ${now}`,
  notMentioned: MESSAGES.answers.states['not-mentioned'],
  notConfirmed: 'Not confirmed by email',
  print: 'Print',
  csv: 'Download as CSV',
  csvName: 'bids-compared.csv',
  method: 'How this is reckoned',
  methodText: [
    'The price asked is the start; where it follows, the sum of the trades is.',
    'Each allowance is replaced by one sum for all bids: what we estimate for that material, or the largest of the bids’ allowances where we have no estimate.',
    'What a bid excludes or leaves to you is added at our estimate, marked “ours”: labor, material, sales tax, overhead and profit, without contingency. It is no offer: ask what the contractor would charge.',
    'What a bid does not mention is never taken to be in it. Where its trades make up the whole price, it is added; where part of the price stands in no trade, the total is a span.',
    'Deposit rules are our notes of state law, no legal advice. Licenses are as the contractor states them: nobody here has checked them.',
  ],
  year: (year: number) => `Our unit prices are dated up to ${year}.`,
} as const;
