import { type Item, isOf } from '@plumbline/concept';

/** How far a floating vanity of a height hangs over the floor. Inches. */
export const undersideOf = (h: number): number => Math.max(9, h - 22);

/** Where ovens and a microwave stand in their tall cabinet: from and to, above its floor. Inches. */
export const ovensIn = (item: Item): readonly (readonly [from: number, to: number])[] => {
  if (!isOf(item, 'wall-oven')) return [];
  if ((item.traits?.ovens ?? 1) > 1)
    return [
      [14, 41],
      [41.3, 67],
    ];
  return item.traits?.microwave
    ? [
        [30, 58],
        [58.4, 76],
      ]
    : [[30, 58]];
};
