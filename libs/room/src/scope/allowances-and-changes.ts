import { dollars } from '@plumbline/brief';
import type { Concept, EstimateLine } from '@plumbline/concept';
import type { ScopeParties } from './parties.js';
import { bullet, para, row, type ScopeLine } from './scope-lines.js';

/** Other ways to the same room, each with what it saves or adds, whatever the budget. */
export function alternateLines({ estimate }: Concept): ScopeLine[] {
  const changes = estimate.alternates ?? estimate.budget?.changes ?? [];
  if (changes.length === 0) return [para('none', 'None is asked for.')];
  return [
    para(
      'note',
      'Priced by the contractor beside the contract price; the owner accepts each in writing before it is ordered.',
    ),
    ...changes.map((c, i) =>
      bullet(
        `${i + 1}`,
        `${c.text}: $[amount] ${c.savesUsd < 0 ? 'added to' : 'taken off'} the contract price [alternate]`,
      ),
    ),
  ];
}

/** How work that is added is priced. */
export function changeLines({ estimate, quantities }: Concept): ScopeLine[] {
  const hour = (low: number, high: number) =>
    `${dollars(low * estimate.laborFactor)} to ${dollars(high * estimate.laborFactor)}`;
  const percent = estimate.overheadAndProfit?.percent ?? 0;
  return [
    para(
      'rule',
      'Any change is written, priced, given its effect on the schedule and signed by both before the work is done.',
    ),
    para(
      'rates',
      `Labor of a change: carpenter $[amount] an hour, electrician $[amount] (usual here ${hour(50, 130)}), plumber $[amount] (usual here ${hour(50, 150)}). Material at cost with its receipt${percent > 0 ? `; overhead and profit [n] % on both` : ''}.`,
    ),
    ...(quantities.some((q) => q.price === 'demolition-drywall' || q.price === 'demolition-tub')
      ? [
          para(
            'unit-prices',
            'Unit prices for what shows itself: subfloor replaced $[amount] a sq ft, framing sistered or replaced $[amount] a lin ft, drywall and its finish $[amount] a sq ft.',
          ),
        ]
      : []),
  ];
}

/** What is bought at a sum that is yet to be settled. */
export function allowanceLines(
  { estimate, wishes }: Concept,
  { allowanceNotice = 0.25 }: ScopeParties,
): ScopeLine[] {
  const lines: EstimateLine[] =
    wishes.workType === 'labor only'
      ? []
      : estimate.lines.filter((l) => l.state === 'allowance' && l.materialUsd > 0);
  if (lines.length === 0)
    return [
      para('none', wishes.workType === 'labor only' ? 'None: the owner supplies all material.' : 'None.'),
    ];
  // An appliance is bought; a trench or a beam is work, whose extent shows itself on site.
  const isWork = (l: EstimateLine) => l.trade !== 'appliances' && l.trade !== 'specialties';
  const taxed = 1 + (estimate.salesTax?.percent ?? 0) / 100;
  const sum = (l: EstimateLine) =>
    Math.round(isWork(l) ? l.laborUsd + l.materialUsd * taxed : l.materialUsd * taxed);
  const total = lines.reduce((n, l) => n + sum(l), 0);
  return [
    para(
      'rule',
      'An allowance covers the item, sales tax and delivery; labor to install it is in the price, but where an allowance is marked as work it covers its labor too. Over it, the owner pays the difference; under it, the owner is credited.',
    ),
    ...lines.map((l, i) =>
      bullet(`${l.price ?? 'line'}-${i + 1}`, `${l.item}: ${dollars(sum(l))}${isWork(l) ? ', work' : ''}`),
    ),
    row('total', `   Together: ${dollars(total)}`),
    ...(total > estimate.likely * allowanceNotice
      ? [
          para(
            'notice',
            `Allowances are ${Math.round((100 * total) / estimate.likely)} % of the estimate: choose the items before signing.`,
          ),
        ]
      : []),
  ];
}
