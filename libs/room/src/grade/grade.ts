import { wants } from '@plumbline/brief';
import type { Brief, Grade, WorkPart } from '@plumbline/concept';
import { inTier, kitchenClass } from './kitchen-class.js';

/**
 * US dollars a square foot of floor at which a grade begins where the room is no kitchen, and the sum that it takes in
 * a small room. General knowledge, near Cost vs Value's baths (25,000 for 35 sq ft, 76,000 for 100) and the basements
 * of profoundestimates (35 to 50, 50 to 65, 65 to 80).
 */
const FROM: Readonly<
  Record<'bathroom' | 'basement' | 'dry', readonly [Grade, aSqFt: number, usd: number][]>
> = {
  bathroom: [
    ['luxury', 650, 60_000],
    ['fine', 450, 35_000],
    ['standard', 110, 8_000],
  ],
  basement: [
    ['luxury', 170, 80_000],
    ['fine', 110, 50_000],
    ['standard', 25, 12_000],
  ],
  dry: [
    ['luxury', 180, 45_000],
    ['fine', 90, 20_000],
    ['standard', 12, 2_500],
  ],
};

/** How good the things of a room are: by its budget and size, and by things that only come in a finer grade. */
export function gradeOf(brief: Brief): Grade {
  if (brief.grade !== undefined) return brief.grade;
  const byBudget = brief.category === 'kitchen' ? kitchenClass(brief) : inTier(byFloor(brief), brief.tier);
  const finer = byBudget === 'economy' || byBudget === 'standard';
  return finer && FINE.some((id) => wants(brief, id)) ? 'fine' : byBudget;
}

/** How good the things of one part of a room are. */
export const gradeOfPart = (brief: Brief, part: WorkPart): Grade => brief.grades?.[part] ?? gradeOf(brief);

/** Wishes that no standard room has. */
const FINE: readonly string[] = ['panel-ready', 'range-48', 'steam-shower'];

/** Whether anything tells the grade, or the usual one is taken. */
export const gradeIsTold = (brief: Brief): boolean =>
  brief.grade !== undefined ||
  brief.budgetUsd !== undefined ||
  brief.tier !== undefined ||
  FINE.some((id) => wants(brief, id));

function byFloor({ category, budgetUsd, size }: Brief): Grade {
  if (budgetUsd === undefined) return 'standard';
  const sqFt = (size.widthIn * size.depthIn) / 144;
  const rows = FROM[category === 'bathroom' || category === 'basement' ? category : 'dry'];
  return rows.find(([, aSqFt, usd]) => budgetUsd >= usd && budgetUsd >= aSqFt * sqFt)?.[0] ?? 'economy';
}
