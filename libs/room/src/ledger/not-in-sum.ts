import type { Item, Room } from '@plumbline/concept';
import { furnitureOf, isWallMirror } from '../furniture.js';
import type { Became } from './outcome.js';

/** Whether what is drawn is in the price: furniture is drawn to show that it fits, and its owner buys it. */

/** Furniture that a contractor fixes, which has its line. */
const FIXED: ReadonlySet<Item['kind']> = new Set<Item['kind']>(['bike-rack', 'hung-piece']);
const isFixed = (item: Item): boolean =>
  FIXED.has(item.kind) || item.label.startsWith('Wall bed') || item.label.startsWith('Vocal booth');
/** Rooms in which a tall cabinet is a piece of furniture. */
const FURNISHED: ReadonlySet<Room['category']> = new Set(['living room', 'bedroom', 'office']);
/** What stands or hangs loose in every room but those that are fitted out with it. */
const isLoose = (item: Item, { category }: Room): boolean =>
  (item.kind === 'bookcase' && !(item.traits as { builtIn?: boolean } | undefined)?.builtIn) ||
  (item.kind === 'storage-shelf' && category !== 'garage') ||
  ((item.group === 'fabric-cabinet' || item.group === 'broom-closet') && FURNISHED.has(category)) ||
  (item.kind === 'mirror' && category !== 'bathroom' && !isWallMirror(item));

const BOUGHT_BY_OWNER = 'Furniture: drawn to show that it fits, not in the price.';

/** Says of what is drawn that it is not in the price, where all of it is furniture that is not there yet. */
export function saidOfPrice(became: Became, room: Room): Became {
  const { outcome, items = [], lines = [], note } = became;
  if (outcome !== 'drawn' || note || items.length === 0 || lines.length > 0) return became;
  const furniture = new Set(
    [...furnitureOf(room), ...room.items.filter((item) => isLoose(item, room))]
      .filter((item) => !isFixed(item) && !item.existing)
      .map(({ id }) => id),
  );
  return items.every((id) => furniture.has(id)) ? { ...became, note: BOUGHT_BY_OWNER } : became;
}
