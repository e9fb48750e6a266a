import { keeps } from '@plumbline/brief';
import { type Brief, HEIGHTS, type Item, isOf, itemsOf, withTraits } from '@plumbline/concept';
import type { Rect } from '../../geometry/geometry.js';
import { largestBareFloor } from '../floor/bare-floor.js';
import type { Draft } from '../floor/draft.js';
import { eatsIn, seatedShare } from './eat-in.js';
import { accessOf } from './needs.js';

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
export const hasTurningSquare = (draft: Draft): boolean => largestBareFloor(draft, TURN) !== undefined;

/** Keeps a place of the largest free floor for a chair to turn: its middle, or a corner where that leaves more seats. */
export function keepTurning(draft: Draft, brief: Brief): void {
  if (accessOf(brief) !== 'wheelchair') return;
  const bare = largestBareFloor(draft, TURN);
  if (!bare) return;
  const [x, y] = [bare.x + bare.w - TURN, bare.y + bare.d - TURN];
  const places = [
    [(bare.x + x) / 2, (bare.y + y) / 2],
    [bare.x, bare.y],
    [x, bare.y],
    [bare.x, y],
    [x, y],
  ].map(([x = 0, y = 0]) => ({ x, y, w: TURN, d: TURN }));
  const seated = (place: Rect): number => {
    const trial = draft.copy();
    trial.keepFree(place);
    return seatedShare(trial, brief);
  };
  const most = (a: Rect, b: Rect): Rect => (seated(b) > seated(a) ? b : a);
  draft.keepFree(eatsIn(brief) ? places.reduce(most) : (places[0] as Rect));
}

/** Sets every counter of a wheelchair's kitchen at 34 in, and what hangs above 15 in over it. */
export function lowerCounters(draft: Draft, brief: Brief, unmet: string[]): void {
  if (accessOf(brief) !== 'wheelchair') return;
  for (const [i, item] of draft.items.entries()) draft.items[i] = lowered(item);
  if (keeps(brief, 'dishwasher') && itemsOf(draft, 'dishwasher').length > 0) unmet.push(TALL_DISHWASHER);
}

/** Dishwashers are 33-7/8 in high at the least, low ones for 34 in tops 32-1/2 in (makers' tables). */
const TALL_DISHWASHER =
  'The dishwasher stays and is about 34 in high: under a top of 34 in only a low one of 32-1/2 in goes. Either the top over it stays at 36 in, or a low one is bought; the contractor measures it.';

function lowered(item: Item): Item {
  const { box } = item;
  // A counter to bake at is lower than the others as it is.
  if (item.group === 'baking') return item;
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
