import type { Item } from './item.js';

/** Walls that are put up within a room. Inches. */

/** The group of a wall that parts a room in two, and of the door in it. */
export const DIVIDER = 'divider';

/** How high a half wall is, and how thick any new wall. */
export const HALF_WALL = { high: 42, thick: 4.5 } as const;

/** A wall that one looks over. */
export const isHalfWall = ({ kind, box }: Pick<Item, 'kind' | 'box'>): boolean =>
  kind === 'partition' && box.heightIn < 60;

/** Whether it is a wall, or the door of one, that is put up within the room: no room has it before. */
export const isNewWall = (item: Pick<Item, 'kind' | 'box' | 'group'>): boolean =>
  item.group === DIVIDER || isHalfWall(item);
