import type { Opening, Room } from '@plumbline/concept';
import { rectangularShell, type Shell } from '@plumbline/concept/geometry';

/** The shell of a room; a room without one is a rectangle of its size. */
export const shellOf = (room: Room): Shell =>
  (room as { shell?: Shell }).shell ??
  rectangularShell(room.widthIn, room.depthIn, room.ceilingIn, room.exterior);

/** The wall of an opening; without one, the rectangle's wall at its side. */
export const wallIdOf = (opening: Opening): string =>
  (opening as { wall?: string }).wall ?? { south: 'w1', east: 'w2', north: 'w3', west: 'w4' }[opening.side];
