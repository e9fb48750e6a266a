import { dollars, upperFirst } from '@plumbline/brief';
import type { Concept, EstimateLine, Quantity, WorkType } from '@plumbline/concept';
import { usdOf } from '../estimate/price-line.js';
import { bullet, para, row, type ScopeLine } from './scope-lines.js';
import { section } from './sections.js';

/** The contract price by trade, left to fill in, and the estimate to compare it with. */
export function priceLines(concept: Concept): ScopeLine[] {
  const { estimate, wishes, quantities } = concept;
  const labor = estimate.lines.reduce((n, l) => n + l.laborUsd, 0);
  const material = estimate.lines.reduce((n, l) => n + l.materialUsd, 0);
  const { salesTax, overheadAndProfit, contingency } = estimate;
  const besides = [
    `labor ${dollars(labor)}`,
    `material ${dollars(material)}`,
    ...(salesTax ? [`sales tax ${dollars(salesTax.likely)}`] : []),
    ...(overheadAndProfit ? [`overhead and profit ${dollars(overheadAndProfit.likely)}`] : []),
    `contingency ${dollars(contingency.likely)}`,
  ];
  return [
    ...basisLines(concept),
    para('price', 'Contract price: $[amount], by section, each with its overhead, profit and tax:'),
    ...tradePrices(estimate.lines, quantities, wishes.workType).map((text, i) => row(`trade-${i + 1}`, text)),
    para(
      'estimate',
      `For comparison, the concept's estimate (${estimate.year}, whole): ${dollars(estimate.low)} to ${dollars(estimate.high)}, likely ${dollars(estimate.likely)}: ${besides.join(', ')}.`,
    ),
    ...(estimate.part
      ? [
          para(
            'part',
            `Asked for is ${estimate.part.workType}: ${dollars(estimate.part.low)} to ${dollars(estimate.part.high)}, likely ${dollars(estimate.part.likely)}, contingency included.`,
          ),
        ]
      : []),
    ...(estimate.budget ? [para('budget', estimate.budget.text)] : []),
  ];
}

/** What every bidder's sum is made up of, so that sums can be held side by side. */
function basisLines(concept: Concept): ScopeLine[] {
  const { estimate, quantities } = concept;
  const percent = Math.round(estimate.overheadAndProfit?.percent ?? 0);
  const site = quantities.filter((q) => q.trade === 'permits' || q.trade === 'clean-up').length > 0;
  return [
    para('basis', 'What the price is made up of, alike for every bidder:'),
    bullet(
      'basis-work',
      `The work of ${section(concept, 'Work by trade')}: labor, material, machines and the trades' own prices, with sales tax on material: ${taxWords(concept)}.${site ? ' Permits, debris, protection and cleaning are lines of it, and in no percentage.' : ''}`,
    ),
    ...(percent > 0
      ? [
          bullet(
            'basis-overhead',
            `Overhead and profit: one markup on that work and its allowances. It pays supervision, estimating, office, vehicles, small tools, insurance and the warranty, which are in no line. Bids are compared at ${percent} % of cost; this bid takes [n] %.`,
          ),
        ]
      : []),
    bullet(
      'basis-contingency',
      `No contingency: what shows itself once surfaces are open is a change, at the rates of ${section(concept, 'Changes')}.`,
    ),
  ];
}

/** "5.3 % in VA, and what county and town add": the rate that a state tells, which towns may add to. */
function taxWords({ estimate, wishes }: Concept): string {
  const percent = estimate.salesTax?.percent;
  if (!wishes.state || percent === undefined) return 'the rates of state, county and town';
  return `${percent} % in ${wishes.state}, and what county and town add`;
}

/** A line a trade for the contractor's figure. */
function tradePrices(
  lines: readonly EstimateLine[],
  quantities: readonly Quantity[],
  workType: WorkType,
): string[] {
  return [...new Set(quantities.map((q) => q.trade))].flatMap((trade) => {
    const usd = lines.filter((l) => l.trade === trade).reduce((n, l) => n + usdOf(l, workType), 0);
    return usd > 0 ? [`   - ${`${trade === 'hvac' ? 'HVAC' : upperFirst(trade)}:`.padEnd(20)}$[amount]`] : [];
  });
}

/** When which share is paid. */
export function paymentLines({ estimate, wishes, quantities }: Concept): ScopeLine[] {
  const set = (['cabinets', 'tile'] as const).filter((trade) => quantities.some((q) => q.trade === trade));
  const has = (...trades: string[]) => quantities.some((q) => trades.includes(q.trade));
  const asked = (estimate.part ?? estimate).likely;
  const price = Math.min(wishes.budgetUsd ?? asked, asked);
  const phases =
    wishes.phases.length > 0
      ? wishes.phases.map((p) => `   - ${upperFirst(p.name)}: ${p.percent} %`)
      : [
          '   - Deposit: within the limit of state law',
          ...(has('demolition') ? ['   - Demolition done: [n] %'] : []),
          ...(has('plumbing', 'electrical', 'hvac') ? ['   - Rough-in inspected: [n] %'] : []),
          ...(set.length > 0 ? [`   - ${upperFirst(set.join(' and '))} set: [n] %`] : []),
          '   - Substantial completion: [n] %',
          '   - Punch list done: [n] %',
        ];
  return [
    para('rule', 'Payments follow work that can be seen, not dates:'),
    ...phases.map((text, i) => row(`${i + 1}`, text)),
    para(
      'deposit',
      estimate.deposit.asksUsd === undefined || !estimate.deposit.source
        ? estimate.deposit.text
        : `${estimate.deposit.text} (Reckoned on ${dollars(price)}.)`,
    ),
  ];
}
