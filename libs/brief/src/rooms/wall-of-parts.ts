import type { RoomCategory } from '@plumbline/contracts';
import { partsIn } from './parts-of-room.js';
import { withoutParting } from './walled-rooms.js';

/** A text without the wall that parts its room, and without its door: they are none of the room's own walls and doors. */
export function withoutWallOfParts(text: string, category: RoomCategory): string {
  const said = partsIn(text, category);
  if (!said) return category === 'basement' ? withoutParting(text) : text;
  const { wall } = said;
  return wall ? `${text.slice(0, wall.start)}${text.slice(wall.end)}` : text;
}
