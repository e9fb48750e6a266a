import { keeps } from '@plumbline/brief';
import type { Brief, Item, Kind, Room, RoomPart } from '@plumbline/concept';
import { centre, grow, type Rect, rectAround, rectOf } from '../geometry/geometry.js';
import { zonesOf } from './zones.js';

/** A basement of which words make one room part of the job: the rest of it stays as it is. */

/** From a room's floor to the far side of the walls around it. Inches. */
const WALL = 6;
const OF_ROOM: ReadonlySet<Kind> = new Set<Kind>(['toilet', 'bed', 'vanity', 'shower', 'bathtub']);
const OF_REST: ReadonlySet<Kind> = new Set<Kind>(['stair', 'furnace', 'water-heater']);
/** What such a room has without walls of its own stands in these groups. */
const OPEN: ReadonlySet<string> = new Set(['bar', 'kitchenette', 'laundry']);

/** The floors of the rooms that are worked on; none where what is asked for stands in the open. */
const onlyRooms = (room: Room, brief: Brief): readonly Rect[] =>
  keeps(brief, 'rest-of-room')
    ? zonesOf(room)
        .filter(
          ({ items }) =>
            items.some(({ kind }) => OF_ROOM.has(kind)) && !items.some(({ kind }) => OF_REST.has(kind)),
        )
        .map(({ rects }) => rectAround(rects))
    : [];

/** The room with all that stands outside of what is worked on marked as there already. */
export function markRest(room: Room, brief: Brief): Room {
  if (!keeps(brief, 'rest-of-room')) return room;
  const floors = onlyRooms(room, brief).map((floor) => grow(floor, WALL));
  const wallsStand = keeps(brief, 'walls-of-room');
  const isThere = (item: Item): boolean =>
    !(item.group !== undefined && OPEN.has(item.group)) &&
    (!floors.some((floor) => isIn(floor, item)) || (wallsStand && IS_WALL.test(item.kind)));
  return {
    ...room,
    items: room.items.map((item) => (isThere(item) ? { ...item, existing: true } : item)),
  };
}
const IS_WALL = /^partition/;

const isIn = ({ x, y, w, d }: Rect, { box }: Item): boolean => {
  const at = centre(rectOf(box));
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + d;
};

/** The room as it is measured: of a basement with one room in the job the floor, the walls and the ceiling of that room. */
export function measuredInOnlyRoom(room: Room, brief: Brief): Room {
  const floors = onlyRooms(room, brief);
  if (floors.length === 0) return room;
  const parts = floors.map(
    ({ x, y, w, d }): RoomPart => ({
      use: 'rest',
      name: 'The room that is worked on',
      ...{ x, y, widthIn: w, depthIn: d },
      work: ['floor', 'walls'],
    }),
  );
  return { ...room, parts };
}
