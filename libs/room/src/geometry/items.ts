import { CATALOGUE, type Item, type Side } from '@plumbline/concept';
import { frontWidth, inFront, opposite, type Rect, rectOf } from './geometry.js';

/** What a placed thing is to the floor and the walls around it. Inches. */

/** On the floor, and higher than a rug. */
export const isSolid = (item: Item): boolean => CATALOGUE[item.kind].mount === 'floor' && item.box.z < 1;

/** The rectangle in front of a placed item, `deep` inches. */
export const frontOf = (item: Item, deep: number): Rect => inFront(rectOf(item.box), item.facing, deep);

/** The side of the room that a thing has its back to. */
export const sideBehind = (item: Item): Side => opposite(item.facing);

/** The width that an item is sold by: a 36 in cooktop measures 35. */
export const soldWidth = (item: Item): number =>
  item.kind === 'cooktop' ? Number(/\d+$/.exec(item.label)?.[0] ?? frontWidth(item)) : frontWidth(item);

/** How a hood that gives the air back to the kitchen ends its name on the plan. */
export const RECIRCULATING = ', recirculating';
export const recirculates = ({ label }: Item): boolean => label.endsWith(RECIRCULATING);
