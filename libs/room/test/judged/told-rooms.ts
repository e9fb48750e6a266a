import type { JudgedWish } from './judged-wish.js';

/** Wishes with their size and budget in the homeowner's own words, for rooms that are no kitchens, and what must be so in their plans. */
const w = (
  id: string,
  category: JudgedWish['wish']['category'],
  budget: number | undefined,
  designPrompt: string,
  expects: readonly string[],
): JudgedWish => ({ id, wish: { category, designPrompt, ...(budget ? { budget } : {}) }, expects });

export const TOLD_ROOMS: readonly JudgedWish[] = [
  w(
    'garage-two-suvs',
    'garage',
    9500,
    '24x24 garage, two 9 ft doors. Both SUVs in, workbench with pegboard on the back wall, freezer, bikes for 4 hung on the wall, EV charger between the doors.',
    ['car.form=suv = 2', 'garage-door = 2', 'workbench', 'freezer', 'bike-rack', 'ev-charger'],
  ),
  w(
    'living-two-sofas',
    'living room',
    9000,
    '14x18 living room with a fireplace in the middle of the 18 foot wall. Two sofas facing each other in front of it, a coffee table between, no TV. 9 ft sliding door to the deck on the far short wall.',
    ['sofa = 2', 'fireplace', 'coffee-table', 'no tv', 'sliding-door 108'],
  ),
];
