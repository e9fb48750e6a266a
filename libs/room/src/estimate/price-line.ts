import { partOfPrice } from '@plumbline/brief';
import type { Brief, EstimateLine, Grade, PriceSpan, Quantity, WorkType } from '@plumbline/concept';
import { type Price, priceOf } from './prices.js';
import { isBought } from './take-off/once.js';

/** Where a grade's likely price lies between a unit price's low and high end, 0 to 1, on a scale of ratios. */
interface PricePosition {
  readonly material: number;
  readonly labor: number;
}

/** Fitted to the published jobs of `test/estimate/published-jobs.ts` that are marked for it. */
const PRICE_POSITIONS: Readonly<Record<Grade, PricePosition>> = {
  economy: { material: 0.12, labor: 0.3 },
  standard: { material: 0.53, labor: 0.53 },
  fine: { material: 0.74, labor: 0.68 },
  luxury: { material: 0.97, labor: 0.88 },
};

/** What lines are priced with. */
export interface Pricing {
  readonly prices: readonly Price[];
  /** Of the state's labor. */
  readonly factor: number;
  readonly grade: Grade;
  /** Of parts whose goods are of another grade. */
  readonly grades?: Brief['grades'];
  /** High over low of a line. */
  readonly spread: number;
  /** What of a quantity's labor is paid, where somebody does it for less. */
  readonly laborPaid?: (q: Quantity) => number;
}

/** What each dollar of labor and of material comes to with tax, overhead and profit, and contingency. */
export interface Loads {
  readonly labor: number;
  readonly material: number;
}

/** The ends of a span. */
export const ENDS = ['low', 'likely', 'high'] as const;
/** A span of which each end is reckoned alike. */
export const spanBy = (of: (key: keyof PriceSpan) => number): PriceSpan => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
});

/** What of a line's likely sum the work asked for comes to. US dollars. */
export const usdOf = (line: EstimateLine, workType: WorkType): number => {
  if (workType === 'labor and materials') return line.likely;
  // A permit's fee is no material that an owner could buy: it goes with the work.
  if (line.trade === 'permits') return workType === 'labor only' ? line.likely : 0;
  return workType === 'labor only' ? line.laborUsd : line.materialUsd;
};

/** Prices one quantity, for the work type of the brief. */
export const priceLine = (
  q: Quantity,
  pricing: Pricing,
  { workType }: Pick<Brief, 'workType'>,
): EstimateLine => pricedLine(q, pricing, workType).line;

/** Between two prices, as a place on a scale of ratios. */
const between = ([low, high]: readonly [number, number], place: number): number =>
  low > 0 ? low * (high / low) ** place : high * place;

/** The likely price at a grade's place with its span around, none outside what the source tells. */
function spanAt(span: readonly [number, number], place: number, spread: number): PriceSpan {
  const likely = between(span, place);
  const aside = Math.sqrt(spread);
  return { low: Math.max(span[0], likely / aside), likely, high: Math.min(span[1], likely * aside) };
}

/** A line with what of it is labor and what material. */
export function pricedLine(
  q: Quantity,
  { prices, factor, grade, grades, spread, laborPaid }: Pricing,
  workType: WorkType,
): { readonly line: EstimateLine; readonly labor: PriceSpan; readonly material: PriceSpan } {
  const price = priceOf(prices, q.price);
  const withLabor = workType !== 'materials only' && q.state !== 'by-owner';
  const withMaterial = isBought(q) && (q.trade === 'permits' ? withLabor : workType !== 'labor only');
  const units = q.quantity * (q.share ?? 1);
  const part = partOfPrice(q.price);
  // What an office takes for a permit goes by no goods.
  const place = PRICE_POSITIONS[q.trade === 'permits' ? 'standard' : ((part && grades?.[part]) ?? grade)];
  const times = (span: PriceSpan, by: number): PriceSpan => spanBy((key) => span[key] * by);
  const labor = times(
    spanAt(price.labor, place.labor, spread),
    withLabor ? factor * units * (laborPaid?.(q) ?? 1) : 0,
  );
  const material = times(spanAt(price.material, place.material, spread), withMaterial ? units : 0);
  return {
    labor,
    material,
    line: {
      item: q.item,
      trade: q.trade,
      quantity: q.quantity,
      unit: q.unit,
      ...spanBy((key) => Math.round(labor[key] + material[key])),
      laborUsd: Math.round(labor.likely),
      materialUsd: Math.round(material.likely),
      state: q.state,
      year: price.year,
      source: price.source,
      sure: price.sure,
      price: q.price,
      ...(q.formula ? { formula: q.formula } : {}),
      ...(q.where ? { where: q.where } : {}),
    },
  };
}
