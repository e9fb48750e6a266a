import type { Brief } from '@plumbline/concept';

/** What a budget buys in a kitchen: appliances, cabinet lines and finishes go with it. */
export type KitchenClass = 'economy' | 'standard' | 'fine' | 'luxury';

/**
 * US dollars at which a class begins: the larger of a sum and of a sum a square foot. Cost vs Value and Houzz put a
 * minor kitchen of 200 sq ft at 23,000 to 28,000, a major one at 68,000 to 80,000, an upscale one at 135,000 to 165,000.
 */
const FROM = {
  standard: { usd: 15_000, aSqFt: 90 },
  fine: { usd: 75_000, aSqFt: 330 },
  luxury: { usd: 130_000, aSqFt: 560 },
} as const;

const CLASSES: readonly KitchenClass[] = ['economy', 'standard', 'fine', 'luxury'];

/** The class below or above one, where a simpler or a finer room is asked for. */
export function inTier(grade: KitchenClass, tier: Brief['tier']): KitchenClass {
  const by = tier === 'finer' ? 1 : tier === 'simpler' ? -1 : 0;
  const at = Math.min(CLASSES.length - 1, Math.max(0, CLASSES.indexOf(grade) + by));
  return CLASSES[at] ?? grade;
}

/** The class of a kitchen by its budget, its floor and the tier that is asked for; standard where no budget was named. */
export const kitchenClass = (brief: Pick<Brief, 'budgetUsd' | 'size' | 'tier' | 'grade'>): KitchenClass =>
  brief.grade ?? inTier(classOfBudget(brief), brief.tier);

function classOfBudget({ budgetUsd, size }: Pick<Brief, 'budgetUsd' | 'size'>): KitchenClass {
  if (budgetUsd === undefined) return 'standard';
  const sqFt = (size.widthIn * size.depthIn) / 144;
  const buys = ({ usd, aSqFt }: { readonly usd: number; readonly aSqFt: number }) =>
    budgetUsd >= usd && budgetUsd >= Math.min(aSqFt * sqFt, usd * 1.8);
  if (buys(FROM.luxury)) return 'luxury';
  if (buys(FROM.fine)) return 'fine';
  return buys(FROM.standard) ? 'standard' : 'economy';
}
