import { type Opening, reachFrom } from '@plumbline/concept';
import { inFront, opposite, overlaps, type Rect, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { isObstacle, ofKind, swingOf } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measurement } from '../measuring/rule.js';
import { FRONTS, lengthAlong, one } from './things.js';

/** How far an open door stands out: a dishwasher's and an oven's fall forward, a refrigerator's swing. Inches. */
const OPEN = { dishwasher: 27, oven: 21 } as const;

interface OpenDoor {
  readonly id: string;
  readonly rect: Rect;
}

/** The floor that the doors of refrigerators, ovens and dishwashers take when open. */
function openDoors(room: CheckedRoom): OpenDoor[] {
  return ofKind(room, 'refrigerator', 'dishwasher', 'range', 'wall-oven').flatMap((item) => {
    const r = rectOf(item.box);
    const width = lengthAlong(item.facing, r);
    const leaves = item.kind === 'refrigerator' && (item.traits?.doors ?? 'single') !== 'single' ? 2 : 1;
    const deep =
      item.kind === 'refrigerator'
        ? width / leaves
        : item.kind === 'dishwasher'
          ? OPEN.dishwasher
          : OPEN.oven;
    return [{ id: item.id, rect: inFront(r, item.facing, deep) }];
  });
}

/** Doors of entries and appliances that hit one another or stop at something, with all of them open. */
export function openDoorsHit(room: CheckedRoom): Measurement[] {
  const doors = openDoors(room);
  if (doors.length === 0) return [];
  const entries = room.openings.flatMap((o) => {
    const rect = swingOf(room, o);
    return rect ? [{ id: o.id, rect }] : [];
  });
  const pairs = doors.flatMap((a, i) =>
    [...doors.slice(i + 1), ...entries].filter((b) => overlaps(a.rect, b.rect)).map((b) => [a.id, b.id]),
  );
  const stopped = doors.flatMap((door) =>
    room.items
      .filter((i) => i.id !== door.id && isObstacle(i) && overlaps(door.rect, rectOf(i.box)))
      .map((i) => [door.id, i.id]),
  );
  return [one([...pairs, ...stopped].length, ...new Set([...pairs, ...stopped].flat()))];
}

/** Floor to stand on beside the open door of a dishwasher. Inches. */
export function besideDishwasher(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'dishwasher').map((washer) => {
    const side = opposite(washer.facing);
    const own = seenFromWall(room, side, rectOf(washer.box));
    // Room to stand beside the open door: from its edge to the next front at a right angle.
    const best = ['low', 'high'].map((end) => {
      const edge = end === 'low' ? own.t : own.t + own.along;
      const level = side === 'north' || side === 'south';
      let free = reachFrom(
        room.shell,
        rectOf(washer.box),
        end === 'low' ? (level ? 'west' : 'south') : level ? 'east' : 'north',
      );
      for (const item of ofKind(room, ...FRONTS, 'corner-base-cabinet')) {
        if (item.id === washer.id || item.facing === washer.facing || item.facing === side) continue;
        const s = seenFromWall(room, side, rectOf(item.box));
        if (s.n > own.n + own.deep + 24 || s.n + s.deep < own.n + own.deep) continue;
        const gap = end === 'low' ? edge - (s.t + s.along) : s.t - edge;
        if (gap >= 0) free = Math.min(free, gap);
      }
      return free;
    });
    return one(Math.max(...best), washer);
  });
}

/** Clear width of a way in: of a sliding door one half opens, of French doors one leaf is used. Inches. */
export function wayThrough({ kind, widthIn }: Opening): number {
  if (kind === 'sliding-door') return widthIn / 2;
  if (kind === 'french-door') return widthIn / 2 - 2;
  return kind === 'door' ? widthIn - 2 : widthIn;
}
