import { type Item, leftOf, opposite, type Room, type Side } from '@plumbline/concept';
import { overlaps, type Rect, rectOf, runsEast } from './geometry.js';

/** The hands of who sits on a toilet, with the back to its tank. */

export type Hand = 'left' | 'right';
export const HANDS: readonly Hand[] = ['left', 'right'];

/** The side of the room at a hand of who sits on it. */
export const handOfSitter = ({ facing }: Pick<Item, 'facing'>, hand: Hand): Side =>
  hand === 'left' ? leftOf(facing) : opposite(leftOf(facing));

/** From the middle of a seat so far aside a bar is within reach. Inches. */
const WITHIN_REACH = 24;

/** The bars at a hand of who sits on a toilet. */
export function barsAt({ items }: Pick<Room, 'items'>, toilet: Item, hand: Hand): readonly Item[] {
  const { x, y, w, d } = rectOf(toilet.box);
  const side = handOfSitter(toilet, hand);
  const ahead: Rect = runsEast(toilet.facing)
    ? { x: side === 'west' ? x + w / 2 - WITHIN_REACH : x + w / 2 + 2, y: y + 4, w: WITHIN_REACH - 2, d }
    : { x: x + 4, y: side === 'south' ? y + d / 2 - WITHIN_REACH : y + d / 2 + 2, w, d: WITHIN_REACH - 2 };
  // Not the one on the wall behind.
  return items.filter(
    (bar) =>
      bar.kind === 'grab-bar' &&
      overlaps(rectOf(bar.box), ahead) &&
      (runsEast(toilet.facing) ? bar.box.depthIn > bar.box.widthIn : bar.box.widthIn > bar.box.depthIn),
  );
}
