/** Sizes of cabinets and counters that kitchens, pantries and bars have in common. Inches. */

/** Two bins of 27 qt stand behind one another in a base cabinet of this width (Rev-A-Shelf RV-12KD: an opening of 12 in). Inches. */
export const TWO_BINS = 15;

/** Front to back. */
export const BASE_DEEP = 24;
export const COUNTER_DEEP = 25.5;
export const WALL_DEEP = 12;

/** Each side of the cabinet in a corner, along its wall. */
export const CORNER = 36;

/** 84, 90 or 96: the tallest cabinet that leaves 3 in under the ceiling, or reaches it. */
export const tallHeight = (ceilingIn: number): number => (ceilingIn >= 98 ? 96 : ceilingIn >= 93 ? 90 : 84);
