import { type Item, pieceSpec, type Room } from '@plumbline/concept';
import { atWall, overlaps, rectOf } from '../../src/geometry/geometry.js';

/** Kinds that belong before a window. */
const AT_WINDOWS: ReadonlySet<string> = new Set([
  'curtain',
  'bed',
  'backsplash',
  'plant',
  'shower',
  'car',
  'treadmill',
]);

/** One eats at a window: a table and its chairs may reach so far over its sill, inches. */
const EATEN_AT = { kinds: ['dining-table', 'dining-chair'] as readonly string[], overSill: 12 } as const;

/** True if a thing stands at the wall before a window and covers its glass. */
export function blocksWindow(room: Room, item: Item): boolean {
  if (AT_WINDOWS.has(item.kind)) return false;
  // A potting bench wants the sill; a daybed has the glass behind its back.
  if (item.kind === 'piece' && item.traits?.piece && pieceSpec(item.traits.piece).low) return false;
  return room.openings.some(
    (o) =>
      o.kind === 'window' &&
      item.box.z < o.sillIn + o.heightIn - 0.5 &&
      item.box.z + item.box.heightIn >
        o.sillIn + (EATEN_AT.kinds.includes(item.kind) ? EATEN_AT.overSill : 0.5) &&
      overlaps(rectOf(item.box), atWall(room, o.wall, o.offsetIn + 0.5, 0, o.widthIn - 1, 3)),
  );
}
