import { type Brief, HEIGHTS, type Item, isOf, itemsOf, withTraits } from '@plumbline/concept';
import { largestBare } from './bare-floor.js';
import type { Draft } from './draft.js';
import { accessOf } from './kitchen-wish.js';

/** A kitchen for a cook who sits (ICC A117.1 804, ADA 2010 804). Inches. */

/** Work surfaces and sinks at most so high. */
const COUNTER = 34;
const LOWER = HEIGHTS.counter - COUNTER;
/** A chair turns in a circle so wide. */
const TURN = 60;

const BASES = [
  'base-cabinet',
  'corner-base-cabinet',
  'sink-base',
  'dishwasher',
  'beverage-cooler',
  'filler',
] as const;

/** Whether a wheelchair turns somewhere in the room: a square of 60 in with nothing on it. */
export const turns = (draft: Draft): boolean => largestBare(draft, TURN) !== undefined;

/** Keeps the middle of the largest free floor for a chair to turn. */
export function keepTurning(draft: Draft, brief: Brief): void {
  if (accessOf(brief) !== 'wheelchair') return;
  const bare = largestBare(draft, TURN);
  if (bare)
    draft.keepFree({ x: bare.x + (bare.w - TURN) / 2, y: bare.y + (bare.d - TURN) / 2, w: TURN, d: TURN });
}

/** Sets every counter of a wheelchair's kitchen at 34 in, and what hangs above 15 in over it. */
export function lowerCounters(draft: Draft, brief: Brief): void {
  if (accessOf(brief) !== 'wheelchair') return;
  for (const [i, item] of draft.items.entries()) draft.items[i] = lowered(item);
}

function lowered(item: Item): Item {
  const { box } = item;
  if (isOf(item, ...BASES) && box.heightIn <= HEIGHTS.baseCabinet && box.heightIn > 30)
    return { ...item, box: { ...box, heightIn: box.heightIn - LOWER } };
  if (item.kind === 'countertop' || item.kind === 'cooktop')
    return { ...item, box: { ...box, z: box.z - LOWER } };
  if (item.kind === 'backsplash')
    return { ...item, box: { ...box, z: box.z - LOWER, heightIn: box.heightIn - 3 } };
  if (isOf(item, 'wall-cabinet', 'corner-wall-cabinet') && box.z === HEIGHTS.wallCabinetBottom)
    return { ...item, box: { ...box, z: box.z - 5 } };
  if (isOf(item, 'floating-shelf', 'under-cabinet-light')) return { ...item, box: { ...box, z: box.z - 5 } };
  return item;
}

/** Rounded edges of tops, where small children run about. */
export function roundEdges(draft: Draft): void {
  for (const top of itemsOf(draft, 'countertop'))
    draft.items[draft.items.indexOf(top)] = withTraits(top, { edge: 'bullnose' });
}
