import { derivedOf, type Room } from '@plumbline/concept';
import { type Rect, rectAround } from '../geometry/geometry.js';
import { zonesOf } from './zones.js';

/** The room of furnace and water heater in a basement: it stays bare, with no finish on its floor, walls and ceiling. */
export function barePart(room: Pick<Room, 'category' | 'shell' | 'items' | 'openings'>): Rect | undefined {
  if (room.category !== 'basement') return undefined;
  const zones = zonesOf(room);
  const zone = zones.find(({ items }) =>
    items.some(({ kind }) => kind === 'furnace' || kind === 'water-heater'),
  );
  return zone && zones.length > 1 && zone.rects.length > 0 && !isLivedIn(zone)
    ? rectAround(zone.rects)
    : undefined;
}

/** Where somebody sits or sleeps beside the furnace it has no room of its own. */
const isLivedIn = ({ items }: { readonly items: Room['items'] }): boolean =>
  items.some(({ kind }) => kind === 'sofa' || kind === 'sectional' || kind === 'bed' || kind === 'stair');

/** What of floor and of outside walls is bare there, in square feet. */
export function bareSqFt(room: Room): { readonly floor: number; readonly walls: number } {
  const rect = barePart(room);
  if (!rect) return { floor: 0, walls: 0 };
  const { widthIn, depthIn, ceilingIn } = derivedOf(room.shell);
  const at = (gap: number, long: number): number => (gap < 1 ? long : 0);
  const along =
    at(rect.x, rect.d) +
    at(widthIn - rect.x - rect.w, rect.d) +
    at(rect.y, rect.w) +
    at(depthIn - rect.y - rect.d, rect.w);
  return { floor: (rect.w * rect.d) / 144, walls: (along * ceilingIn) / 144 };
}
