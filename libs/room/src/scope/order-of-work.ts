import { namesOfKept } from '@plumbline/brief';
import type { Concept, Quantity } from '@plumbline/concept';
import { para, type ScopeLine } from './scope-lines.js';

/** What of a bath comes after its tile. */
const SET_LATE: ReadonlySet<string> = new Set([
  'cabinets',
  'counters',
  'trim',
  'fixtures and appliances',
  'painting',
  'final clean',
]);

/** The order of work, as far as this room has it. */
const STEPS: readonly (readonly [step: string, trades: readonly Quantity['trade'][]])[] = [
  ['demolition', ['demolition']],
  ['framing', ['framing']],
  ['rough-in', ['plumbing', 'hvac', 'electrical']],
  ['inspection', ['plumbing', 'hvac', 'electrical']],
  ['insulation', ['insulation']],
  ['drywall', ['drywall']],
  ['doors and windows', ['doors and windows']],
  ['cabinets', ['cabinets']],
  ['counters', ['counters']],
  ['tile', ['tile']],
  ['flooring', ['flooring']],
  ['trim', ['trim']],
  ['painting', ['painting']],
  ['fixtures and appliances', ['fixtures', 'appliances']],
  ['final clean', ['clean-up']],
];

/** A bath's vanity stands on its tiled floor. */
const BATH_STEPS = [...STEPS].sort(([a], [b]) => Number(SET_LATE.has(a)) - Number(SET_LATE.has(b)));

/** Start, end, and the order in which trades come. */
export function scheduleLines({ estimate, wishes, quantities, room }: Concept): ScopeLine[] {
  const steps = (room.category === 'bathroom' ? BATH_STEPS : STEPS)
    .filter(([, trades]) => quantities.some((q) => trades.includes(q.trade)))
    .map(([step]) => step);
  const start =
    wishes.startInDays !== undefined
      ? `${wishes.startInDays} days after signing, as the owner wishes`
      : '[date]';
  const lead = estimate.duration.leadDays;
  const own = namesOfKept(wishes, 'by owner');
  return [
    para('start', `Start: ${start}.`),
    para('end', 'Substantial completion: [date].'),
    para('duration', estimate.duration.text),
    para(
      'selections',
      `Selections: the owner chooses every allowance and finish by [date]${lead ? `, ${lead[1]} days before the start at the latest, which is what cabinets may take` : ''}; a later choice moves the end by as much.`,
    ),
    ...(own.length > 0
      ? [
          para(
            'own-work',
            `The owner's own work (${own.join(', ')}) is done when its turn comes: [dates]; a delay moves the end by as much.`,
          ),
        ]
      : []),
    para('order', `Order of work: ${steps.join(', ')}.`),
  ];
}
