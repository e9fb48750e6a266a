import { wants } from '@plumbline/brief';
import { type Brief, isBookcase, itemsOf } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';

/** Things that are as low or as high as words told. Inches. */

/** A low bookcase of three shelves. */
const LOW = { high: 42, shelves: 3 } as const;

/** Makes the bookcases of a room low. */
export function lowerAsTold(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'low-bookcase')) return;
  for (const [i, item] of draft.items.entries())
    if (item.kind === 'bookcase' && isBookcase(item) && item.box.heightIn > LOW.high)
      draft.items[i] = {
        ...item,
        box: { ...item.box, heightIn: LOW.high },
        traits: { ...item.traits, shelves: LOW.shelves },
      };
}

/** The tops of two basins at two heights: for who is short and for who is tall. Inches. */
const BASINS = [32, 36] as const;

/** Sets the basins of two vanities at two heights where words told so. */
export function setBasinHeights(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'two-basin-heights') || itemsOf(draft, 'vanity').length < 2) return;
  let at = 0;
  for (const [i, item] of draft.items.entries())
    if (item.kind === 'vanity')
      draft.items[i] = { ...item, box: { ...item.box, heightIn: BASINS[at++ % 2] ?? 34 } };
}
