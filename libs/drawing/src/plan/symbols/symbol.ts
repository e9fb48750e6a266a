import type { CATALOGUE, ItemOf, Kind, SymbolId } from '@plumbline/concept';
import { INK, rect, WEIGHT } from '../../pen/svg.js';

/**
 * The plan symbols. Each draws in its own frame: the origin in the middle of the item, its front downwards,
 * `w` along the front, `h` from back to front, in points; `s` is points an inch.
 */
export interface SymbolFrame<K extends Kind = Kind> {
  readonly item: ItemOf<K>;
  readonly w: number;
  readonly h: number;
  readonly s: number;
  /** Which of its own sides stand at a wall: the low and the high end of its width. */
  readonly walls: { readonly low: boolean; readonly high: boolean };
  /** Drawn by itself, as in a legend. */
  readonly alone: boolean;
}

/** The kinds that a symbol is drawn for. */
type DrawnAs<S extends SymbolId> = {
  [K in Kind]: (typeof CATALOGUE)[K]['symbol'] extends S ? K : never;
}[Kind];

/** For each symbol what draws the kinds that it stands for. */
export type Symbols = { readonly [S in SymbolId]: (frame: SymbolFrame<DrawnAs<S>>) => string };

export const OBJECT = { weight: WEIGHT.object } as const;
export const DETAIL = { weight: WEIGHT.detail, stroke: INK.soft } as const;
export const FINE = { weight: WEIGHT.fine, stroke: INK.soft } as const;
export const DASH = { weight: 0.65, stroke: INK.above, dash: '4 2.2' } as const;

/** The item's own outline, filled. */
export const outline = ({ w, h }: SymbolFrame, fill: string, radius = 0): string =>
  rect(-w / 2, -h / 2, w, h, { ...OBJECT, fill }, radius);

/** A stair no higher than its guard goes down from the floor that is drawn. Inches. */
export const GUARD = 42;
