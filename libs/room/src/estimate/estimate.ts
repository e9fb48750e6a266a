import { dollars, isAllButFloor, laborPaidOf, namesOfKept, touches } from '@plumbline/brief';
import type {
  Brief,
  Estimate,
  EstimateLine,
  Grade,
  PriceSpan,
  Quantity,
  Room,
  Surcharge,
  SurveyedRoom,
  Trade,
  WorkType,
} from '@plumbline/concept';
import { furnitureOf } from '../furniture.js';
import { gradeIsTold, gradeOf } from '../grade/grade.js';
import { alternatesOf, answerBudget } from './budget.js';
import { checkDeposit } from './deposits.js';
import { durationOf } from './durations.js';
import { ENDS, type Loads, type Pricing, pricedLine, spanBy } from './price-line.js';
import { PRICES, type Price, priceOf } from './prices.js';
import { quantitiesOf } from './quantities.js';
import { checkShares } from './shares.js';
import { cabinetGrade } from './take-off/cabinets.js';
import { isBought } from './take-off/once.js';
import { salesTaxOf } from './taxes.js';
import { laborFactor } from './wages.js';

/** Set aside for what shows itself on site: 10 to 20 % (several sources). */
const CONTINGENCY = { low: 0.1, likely: 0.15, high: 0.2 } as const;

/**
 * How far the high end of a line lies above its low end where size, extent and grade are known, and by how much more
 * for each that is not. With the contingency's own span a whole estimate stays within 1.6 of what is known.
 */
const SPREAD = { known: 1.44, each: 1.12 } as const;

/** The low end of an estimate of which all is known, as a share of its likely sum: what lines and contingency vary by. */
export const LOW_END = (1 + CONTINGENCY.low) / (1 + CONTINGENCY.likely) / Math.sqrt(SPREAD.known);

/** US dollars of work between which overhead and profit fall from the high end of their span to the low one. */
const JOB_SIZE = { small: 8_000, large: 120_000 } as const;

/** What is known of a job besides its brief. */
interface Known {
  /** Somebody measured or told the room's size. */
  readonly size?: boolean;
  /** What was given up for its budget, as parts of a sentence. */
  readonly givenUp?: string;
}

/** How the lines of a brief are priced. */
function pricingOf(brief: Brief, prices: readonly Price[] = PRICES, known: Known = {}): Pricing {
  const open = [!known.size, (brief.extent?.from ?? 'assumed') === 'assumed', !gradeIsTold(brief)];
  return {
    prices,
    factor: laborFactor(brief.state).factor,
    grade: gradeOf(brief),
    ...(brief.grades ? { grades: brief.grades } : {}),
    spread: SPREAD.known * SPREAD.each ** open.filter(Boolean).length,
    laborPaid: laborPaidOf(brief),
  };
}

/** What a room likely costs, and what of it each price comes to, with tax, overhead and profit, and contingency. */
export interface Likely {
  /** US dollars, of the work that the brief asks for. */
  readonly usd: number;
  readonly lines: readonly { readonly price: string; readonly usd: number }[];
}

/** The likely price of a room for the work that its brief asks for, line by line. */
export function likelyLines(
  room: Room,
  brief: Brief,
  prices: readonly Price[] = PRICES,
  surveyed?: SurveyedRoom,
): Likely {
  const quantities = quantitiesOf(room, brief, surveyed);
  const { lines, likely, loads } = priced(quantities, pricingOf(brief, prices), brief, brief.workType);
  return {
    usd: likely,
    lines: lines.map(({ trade, laborUsd, materialUsd }, i) => ({
      price: quantities[i]?.price ?? '',
      usd: laborUsd * loads.labor + materialUsd * (trade === 'permits' ? loads.labor : loads.material),
    })),
  };
}

/**
 * Prices a room's quantities. `prices` replaces the bundled table; it must hold every price id that the
 * quantities name (RangeError otherwise).
 */
export function estimateOf(
  room: Room,
  brief: Brief,
  quantities: readonly Quantity[],
  prices: readonly Price[] = PRICES,
  known: Known = {},
): Estimate {
  const wage = laborFactor(brief.state);
  const pricing = pricingOf(brief, prices, known);
  const whole = priced(quantities, pricing, brief, 'labor and materials');
  const { lines, contingency, low, likely, high, salesTax, overheadAndProfit } = whole;
  const { workType } = brief;
  const part =
    workType === 'labor and materials'
      ? undefined
      : { workType, ...spanOf(priced(quantities, pricing, brief, workType)) };
  const asked = part ?? whole;
  const year = Math.max(...lines.map((l) => l.year));

  const notes = [
    `Unit prices are dated ${Math.min(...lines.map((l) => l.year))} to ${year}, of ${GRADE_WORDS[pricing.grade]}; financing is not in them.`,
    wage.note,
    `Sales tax: ${salesTax.text}`,
    `Overhead and profit of the general contractor: ${overheadAndProfit.text}`,
    `A contingency of ${dollars(contingency.likely)} (15 %) is included.`,
  ];
  if (pricing.spread > SPREAD.known + 0.01)
    notes.push(`The range narrows once ${unknownWords(brief, known)} known.`);
  if (part?.workType === 'labor only')
    notes.push(
      `Labor only: about ${dollars(part.likely)} of it (${dollars(part.low)} to ${dollars(part.high)}); the owner buys all material.`,
    );
  if (part?.workType === 'materials only')
    notes.push(
      `Materials only: about ${dollars(part.likely)} of it (${dollars(part.low)} to ${dollars(part.high)}); the owner sees to the labor.`,
    );
  if (brief.materialsUsd !== undefined && workType === 'labor only') {
    const material = priced(quantities, pricing, brief, 'materials only').likely;
    notes.push(
      `Material for this room comes to about ${dollars(material)}; ${dollars(brief.materialsUsd)} is set aside for it.`,
    );
  }
  if (isAllButFloor(brief) && !touches(brief, 'floor'))
    notes.push(
      'The floor of today stays, since nobody named it; where old cabinets stood otherwise, a patch of it is a change.',
    );
  const stays = namesOfKept(brief, 'kept', 'renewed');
  if (stays.length > 0)
    notes.push(`What stays is not bought anew, and is not in the sum: ${stays.join(', ')}.`);
  const brought = namesOfKept(brief, 'supplied');
  if (brought.length > 0)
    notes.push(`What the owner supplies is set, and not in the sum as material: ${brought.join(', ')}.`);
  const own = namesOfKept(brief, 'by owner');
  if (own.length > 0) notes.push(`What the owner does is not in the sum: ${own.join(', ')}.`);
  const furniture = furnitureOf(room);
  if (furniture.length > 0) notes.push('Furniture is drawn to show that it fits; it is not in the sum.');
  // Where things stay or are brought, the usual shares say nothing.
  if (stays.length + brought.length + own.length === 0) notes.push(...checkShares(room.category, lines));

  const grade = cabinetGrade(brief);
  const ordered = quantities.some((q) => q.price === grade && isBought(q));
  return {
    low,
    likely,
    high,
    ...(part ? { part } : {}),
    lines,
    contingency,
    salesTax,
    overheadAndProfit,
    grade: pricing.grade,
    year,
    laborFactor: Math.round(wage.factor * 1000) / 1000,
    notes,
    ...(brief.budgetUsd !== undefined
      ? { budget: answerBudget(brief, lines, asked.likely, quantities, pricing, whole.loads, known.givenUp) }
      : {}),
    alternates: alternatesOf(brief, quantities, pricing, whole.loads),
    // Nobody signs for more than the work costs, nor for more than there is.
    deposit: checkDeposit(Math.min(brief.budgetUsd ?? asked.likely, asked.likely), brief.phases, brief.state),
    duration: durationOf(room.category, ordered ? grade : undefined, brief.startInDays, brief.durationDays),
  };
}

const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  economy: 'plain stock goods',
  standard: 'good goods of the middle',
  fine: 'fine goods',
  luxury: 'the best goods',
};

/** "the size of the room and the budget are": what would narrow the range. */
function unknownWords(brief: Brief, known: Known): string {
  const open = [
    ...(known.size ? [] : ['the size of the room']),
    ...((brief.extent?.from ?? 'assumed') === 'assumed' ? ['how far the job goes'] : []),
    ...(gradeIsTold(brief) ? [] : ['the budget']),
  ];
  return `${open.length > 1 ? `${open.slice(0, -1).join(', ')} and ` : ''}${open.at(-1)} ${open.length > 1 ? 'are' : 'is'}`;
}

interface Priced extends PriceSpan {
  readonly lines: EstimateLine[];
  readonly salesTax: Surcharge;
  readonly overheadAndProfit: Surcharge;
  readonly contingency: PriceSpan;
  readonly loads: Loads;
}

/** All quantities priced for one kind of work, with tax, overhead and profit, and the contingency. */
function priced(
  quantities: readonly Quantity[],
  pricing: Pricing,
  brief: Pick<Brief, 'state'>,
  workType: WorkType,
): Priced {
  const sums = { labor: { low: 0, likely: 0, high: 0 }, material: { low: 0, likely: 0, high: 0 } };
  // The rate goes with the size of the whole job, whatever part of it is asked for.
  let size = 0;
  const lines: EstimateLine[] = [];
  for (const q of quantities) {
    const { labor, material, line } = pricedLine(q, pricing, workType);
    lines.push(line);
    // A permit's fee is no material that is bought: no tax is on it.
    for (const key of ENDS) {
      sums.labor[key] += labor[key] + (q.trade === 'permits' ? material[key] : 0);
      sums.material[key] += q.trade === 'permits' ? 0 : material[key];
    }
    size +=
      workType === 'labor and materials'
        ? line.likely
        : pricedLine(q, pricing, 'labor and materials').line.likely;
  }
  const tax = taxOf(pricing.prices, brief.state);
  const alone =
    new Set(quantities.flatMap((q) => (ANY.has(q.trade) || q.state === 'by-owner' ? [] : q.trade))).size <
    FEWEST_TRADES;
  const rates = alone ? NO_OVERHEAD : overheadOf(pricing.prices, size);
  const taxed = spanBy((key) => Math.round((sums.material[key] * tax.percent) / 100));
  const overhead = spanBy((key) =>
    Math.round((sums.labor[key] * rates.labor + (sums.material[key] + taxed[key]) * rates.material) / 100),
  );
  const net = spanBy((key) => lines.reduce((n, l) => n + l[key], 0) + taxed[key] + overhead[key]);
  const contingency = spanBy((key) => Math.round(net[key] * CONTINGENCY[key]));
  const total = spanBy((key) => roundTo(net[key] + contingency[key]));
  const before = net.likely - overhead.likely;
  const percent = before > 0 ? Math.round((1000 * overhead.likely) / before) / 10 : 0;
  return {
    lines,
    salesTax: { ...taxed, percent: tax.percent, text: tax.text },
    overheadAndProfit: {
      ...overhead,
      percent,
      text: alone
        ? 'none: fewer than three trades are needed, and their own are in the unit prices.'
        : `${percent} % of labor, material and tax, by the size of the job.`,
    },
    contingency,
    loads: {
      labor: (1 + rates.labor / 100) * (1 + CONTINGENCY.likely),
      material: (1 + tax.percent / 100) * (1 + rates.material / 100) * (1 + CONTINGENCY.likely),
    },
    ...total,
  };
}

/** A general contractor is asked where so many trades are to be led: the rule of three of insurers' adjusters. */
const FEWEST_TRADES = 3;
/** Trades that go with every job. */
const ANY: ReadonlySet<Trade> = new Set<Trade>(['permits', 'demolition', 'clean-up']);
const NO_OVERHEAD: Loads = { labor: 0, material: 0 };

/** An operator's own rate, else that of the state. */
function taxOf(
  prices: readonly Price[],
  state?: string,
): { readonly percent: number; readonly text: string } {
  const own = priceOf(prices, 'sales-tax');
  if (own.source === priceOf(PRICES, 'sales-tax').source) return salesTaxOf(state);
  const percent = (own.material[0] + own.material[1]) / 2;
  return { percent, text: `${percent} % on material (${own.source}).` };
}

/** Percent of overhead and profit on labor and on material for a job of a size, US dollars. */
function overheadOf(prices: readonly Price[], usd: number): Loads {
  const row = priceOf(prices, 'overhead-profit');
  const { small, large } = JOB_SIZE;
  const part = Math.log(Math.max(usd, 1) / small) / Math.log(large / small);
  const fallen = Math.min(1, Math.max(0, part));
  const at = ([low, high]: readonly [number, number]) => high - (high - low) * fallen;
  return { labor: at(row.labor), material: at(row.material) };
}

const spanOf = ({ low, likely, high }: PriceSpan): PriceSpan => ({ low, likely, high });

const roundTo = (n: number): number => (n < 1000 ? Math.round(n / 10) * 10 : Math.round(n / 100) * 100);
