import { wants } from '@plumbline/brief';
import { type Brief, isBookcase } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';

/** Bookcases that are low where words told so. Inches. */

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
