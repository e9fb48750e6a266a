import { wants } from '@plumbline/brief';
import { type Brief, CATALOGUE, type Kind } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

const CABINETS: ReadonlySet<Kind> = new Set([
  'wall-cabinet',
  'corner-wall-cabinet',
  'tall-cabinet',
  'wall-oven',
]);
/** From the top of a usual cabinet to the ceiling, at most: a stacked box or a filler closes it. Inches. */
const MOST_GAP = 18;

/** Carries cabinets that end under the ceiling up to it, as far as such cabinets are made, where that was asked for. */
export function carryToCeiling(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'cabinets-to-ceiling')) return;
  for (const [index, item] of draft.items.entries()) {
    const { box, kind } = item;
    const gap = draft.ceilingOver(rectOf(box)) - box.z - box.heightIn;
    if (!CABINETS.has(kind) || gap <= 0 || gap > MOST_GAP) continue;
    const heightIn = Math.min(box.heightIn + gap, CATALOGUE[kind].height[1]);
    draft.items[index] = { ...item, box: { ...box, heightIn } };
  }
}
