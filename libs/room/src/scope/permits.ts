import type { Concept, Quantity } from '@plumbline/concept';
import { para, type ScopeLine } from './scope-lines.js';
import { section } from './sections.js';

/** Permits by the trades that need one, in the words of building departments. */
const PERMITS: readonly (readonly [permit: string, trades: readonly Quantity['trade'][]])[] = [
  ['building', ['demolition', 'framing', 'drywall', 'doors and windows']],
  ['plumbing', ['plumbing']],
  ['mechanical', ['hvac']],
  ['electrical', ['electrical']],
];

const hasPermit = (quantities: readonly Quantity[]): boolean =>
  quantities.some((q) => q.price.startsWith('permit'));

const doneIn =
  (quantities: readonly Quantity[]) =>
  (trades: readonly Quantity['trade'][]): boolean =>
    quantities.some((q) => trades.includes(q.trade));

/** The permits that work usually needs, by trade; none of a paint job. */
export function permitsNeeded(quantities: readonly Quantity[]): string[] {
  if (!hasPermit(quantities)) return [];
  const whole = quantities.some((q) => q.price === 'permit' || q.price === 'permit-dwelling');
  const has = doneIn(quantities);
  // A line of permits by trade names those of things that bring pipes of their own.
  const told = quantities.find((q) => q.price === 'permit-minor')?.formula ?? '';
  return PERMITS.filter(
    ([name, trades]) => (whole || name !== 'building') && (has(trades) || told.includes(name)),
  ).map(([name]) => name);
}

/** Permits and inspections that this work usually needs. */
export function permitLines(concept: Concept): ScopeLine[] {
  const { quantities } = concept;
  // A paint job has none.
  if (!hasPermit(quantities))
    return [para('none', 'Work like this usually needs no permit; the building department decides.')];
  const has = doneIn(quantities);
  const needed = permitsNeeded(quantities);
  const seen = INSPECTIONS.filter(
    ([name, trades]) => has(trades) || needed.some((permit) => name === `rough ${permit}`),
  ).map(([name]) => name);
  return [
    para(
      'permits',
      `The contractor applies for, pays for and keeps the permits; their fees are the line in ${section(concept, 'Work by trade')}. Work like this usually needs: ${needed.join(', ') || 'none'}; the building department decides.`,
    ),
    para(
      'inspections',
      `Inspections: ${[...seen, 'final'].join(', ')}. Rough-in is not covered before it is inspected; the contractor calls for each and is there.`,
    ),
  ];
}

const INSPECTIONS: readonly (readonly [name: string, trades: readonly Quantity['trade'][]])[] = [
  ['framing', ['framing']],
  ['rough plumbing', ['plumbing']],
  ['rough electrical', ['electrical']],
  ['mechanical', ['hvac']],
  ['insulation', ['insulation']],
];
