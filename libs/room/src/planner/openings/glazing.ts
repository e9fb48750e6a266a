import type { Opening, Room } from '@plumbline/concept';
import { nearWater } from '../../rules/near-water.js';
import { ESCAPE, escapeSqFt, type Operation } from '../../rules/window-opening.js';
import { zonesUsed } from '../../rules/zone-uses.js';
import { zonesOf } from '../../rules/zones.js';

/** How windows open and which are of safety glass, once the layout stands. */

/** Wider than so many times its height, a window slides. */
const WIDE = 1.3;

/** The room with its windows made so that one can escape by them and so that their glass is safe near water. */
export function withGlazing(room: Room): Room {
  if (!room.openings.some((o) => o.kind === 'window')) return room;
  const escapes = new Set(escapeWindows(room).map(({ id }) => id));
  return {
    ...room,
    openings: room.openings.map((o) => {
      if (o.kind !== 'window') return o;
      const { tempered: _, ...window } = o;
      return {
        ...window,
        operation: operationOf(o, escapes.has(o.id)),
        ...(nearWater(room, o) ? { tempered: true } : {}),
      };
    }),
  };
}

/** The windows of rooms that one must be able to escape from: bedrooms, and a basement without any. */
function escapeWindows(room: Room): Opening[] {
  const slept = zonesUsed(room, 'sleeping');
  const zones = slept.length === 0 && room.category === 'basement' ? zonesOf(room) : slept;
  return zones.flatMap((zone) => zone.openings.filter((o) => o.kind === 'window'));
}

/** Double-hung, or sliding where it is wide; for escape as a casement where that does not open far enough. */
function operationOf(window: Opening, isEscape: boolean): Operation {
  const usual: Operation = window.widthIn > window.heightIn * WIDE ? 'slider' : 'double-hung';
  if (!isEscape) return usual;
  const tried: readonly Operation[] = [usual, 'double-hung', 'slider', 'casement'];
  return tried.find((operation) => escapeSqFt({ ...window, operation }) >= ESCAPE.areaSqFt) ?? usual;
}
