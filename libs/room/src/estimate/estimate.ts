import type { Brief, Estimate, EstimateLine, PriceSpan, Quantity, Room, WorkType } from '@plumbline/concept';
import { namesOfKept } from '../brief/keepables.js';
import { dollars } from '../units.js';
import { answerBudget } from './budget.js';
import { checkDeposit } from './deposits.js';
import { durationOf } from './durations.js';
import { furnitureOf } from './furniture.js';
import { PRICES, type Price } from './prices.js';
import { cabinetGrade } from './quantities.js';
import { checkShares } from './shares.js';
import { laborFactor } from './wages.js';

/** Set aside for what shows itself on site: 10 to 20 % (several sources). */
const CONTINGENCY = { low: 0.1, likely: 0.15, high: 0.2 } as const;

/** How far from low to high the likely price lies: guides' typical prices lie under the middle. */
const LIKELY = 0.4;

/**
 * Prices a room's quantities. `prices` replaces the bundled table; it must hold every price id that the
 * quantities name (RangeError otherwise).
 */
export function estimateOf(
  room: Room,
  brief: Brief,
  quantities: readonly Quantity[],
  prices: readonly Price[] = PRICES,
): Estimate {
  const wage = laborFactor(brief.state);
  const { factor } = wage;
  const whole = priced(quantities, prices, factor, 'labor and materials');
  const { lines, contingency, low, likely, high } = whole;
  const { workType } = brief;
  const part =
    workType === 'labor and materials'
      ? undefined
      : { workType, ...spanOf(priced(quantities, prices, factor, workType)) };
  const asked = part ?? whole;
  const year = Math.max(...lines.map((l) => l.year));

  const notes = [
    `Unit prices are dated ${Math.min(...lines.map((l) => l.year))} to ${year}; sales tax, financing and surprises behind walls are not in them.`,
    wage.note,
    `A contingency of ${dollars(contingency.likely)} (15 %) is included.`,
  ];
  if (part?.workType === 'labor only')
    notes.push(
      `Labor only: about ${dollars(part.likely)} of it (${dollars(part.low)} to ${dollars(part.high)}); the owner buys all material.`,
    );
  if (part?.workType === 'materials only')
    notes.push(
      `Materials only: about ${dollars(part.likely)} of it (${dollars(part.low)} to ${dollars(part.high)}); the owner sees to the labor.`,
    );
  if (brief.materialsUsd !== undefined && workType === 'labor only') {
    const material = priced(quantities, prices, factor, 'materials only').likely;
    notes.push(
      `Material for this room comes to about ${dollars(material)}; ${dollars(brief.materialsUsd)} is set aside for it.`,
    );
  }
  const stays = namesOfKept(brief, 'kept', 'renewed');
  if (stays.length > 0)
    notes.push(`What stays is not bought anew, and is not in the sum: ${stays.join(', ')}.`);
  const brought = namesOfKept(brief, 'supplied');
  if (brought.length > 0)
    notes.push(`What the owner supplies is set, and not in the sum as material: ${brought.join(', ')}.`);
  const furniture = furnitureOf(room);
  if (furniture.length > 0) notes.push('Furniture is drawn to show that it fits; it is not in the sum.');
  // Where things stay or are brought, the usual shares say nothing.
  if (stays.length + brought.length === 0) notes.push(...checkShares(room.category, lines));

  const grade = cabinetGrade(brief);
  const ordered = quantities.some((q) => q.price === grade && q.state !== 'owner-supplied');
  return {
    low,
    likely,
    high,
    ...(part ? { part } : {}),
    lines,
    contingency,
    year,
    laborFactor: Math.round(factor * 1000) / 1000,
    notes,
    ...(brief.budgetUsd !== undefined
      ? { budget: answerBudget(brief, lines, asked.likely, quantities, prices, factor) }
      : {}),
    // Nobody signs for more than the work costs, nor for more than there is.
    deposit: checkDeposit(Math.min(brief.budgetUsd ?? asked.likely, asked.likely), brief.phases, brief.state),
    duration: durationOf(room.category, ordered ? grade : undefined, brief.startInDays, brief.durationDays),
  };
}

interface Priced extends PriceSpan {
  readonly lines: EstimateLine[];
  readonly contingency: PriceSpan;
}

/** All quantities priced for one kind of work, with the contingency. */
function priced(
  quantities: readonly Quantity[],
  prices: readonly Price[],
  factor: number,
  workType: WorkType,
): Priced {
  const lines = quantities.map((q) => priceLine(q, prices, factor, { workType }));
  const sum = (key: keyof PriceSpan) => lines.reduce((n, l) => n + l[key], 0);
  const spare = (key: keyof PriceSpan) => Math.round(sum(key) * CONTINGENCY[key]);
  const total = (key: keyof PriceSpan) => roundTo(sum(key) + spare(key));
  return {
    lines,
    contingency: { low: spare('low'), likely: spare('likely'), high: spare('high') },
    low: total('low'),
    likely: total('likely'),
    high: total('high'),
  };
}

const spanOf = ({ low, likely, high }: PriceSpan): PriceSpan => ({ low, likely, high });

/** What of a line's likely sum the work asked for comes to. US dollars. */
export const usdOf = (line: EstimateLine, workType: WorkType): number => {
  if (workType === 'labor and materials') return line.likely;
  // A permit's fee is no material that an owner could buy: it goes with the work.
  if (line.trade === 'permits') return workType === 'labor only' ? line.likely : 0;
  return workType === 'labor only' ? line.laborUsd : line.materialUsd;
};

/** Prices one quantity, for the work type of the brief. */
export function priceLine(
  q: Quantity,
  prices: readonly Price[],
  factor: number,
  brief: Pick<Brief, 'workType'>,
): EstimateLine {
  const price = prices.find((p) => p.id === q.price);
  if (!price) throw new RangeError(`The price table has no "${q.price}".`);
  const withLabor = brief.workType !== 'materials only';
  const withMaterial =
    q.state !== 'owner-supplied' && (q.trade === 'permits' ? withLabor : brief.workType !== 'labor only');
  const units = q.quantity * (q.share ?? 1);
  const labor = (k: 0 | 1) => (withLabor ? price.labor[k] * factor * units : 0);
  const material = (k: 0 | 1) => (withMaterial ? price.material[k] * units : 0);
  const between = (a: number, b: number) => a + (b - a) * LIKELY;
  const laborUsd = between(labor(0), labor(1));
  const materialUsd = between(material(0), material(1));
  return {
    item: q.item,
    trade: q.trade,
    quantity: q.quantity,
    unit: q.unit,
    low: Math.round(labor(0) + material(0)),
    likely: Math.round(laborUsd + materialUsd),
    high: Math.round(labor(1) + material(1)),
    laborUsd: Math.round(laborUsd),
    materialUsd: Math.round(materialUsd),
    state: q.state,
    year: price.year,
    source: price.source,
    sure: price.sure,
  };
}

const roundTo = (n: number): number => (n < 1000 ? Math.round(n / 10) * 10 : Math.round(n / 100) * 100);
