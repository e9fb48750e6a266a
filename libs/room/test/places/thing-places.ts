import {
  boundsOf,
  frameOf,
  type Item,
  type Kind,
  opposite,
  type Room,
  runsEast,
  type Side,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/** Wishes that say where things stand, with what a room must show that obeys them. Shares nothing with the planners. */

type Rule = (room: Room) => boolean;
type Name = Kind | readonly Kind[];

const called = (room: Room, name: Name): Item[] => {
  const kinds: readonly Kind[] = typeof name === 'string' ? [name] : name;
  return room.items.filter(({ kind }) => kinds.includes(kind));
};
const off = (room: Room, { box }: Item): Readonly<Record<Side, number>> => {
  const { w, d } = boundsOf(room.shell);
  return { west: box.x, south: box.y, east: w - box.x - box.widthIn, north: d - box.y - box.depthIn };
};
const middle = ({ box }: Item) => ({ x: box.x + box.widthIn / 2, y: box.y + box.depthIn / 2 });

/** At a wall, its back to it. */
const on =
  (name: Name, wall: Side): Rule =>
  (room) =>
    called(room, name).some((item) => off(room, item)[wall] <= 8 && opposite(item.facing) === wall);
/** In the half of the room towards a side. */
const half =
  (name: Name, side: Side): Rule =>
  (room) =>
    called(room, name).some((item) => off(room, item)[side] < off(room, item)[opposite(side)]);
const corner =
  (name: Name, a: Side, b: Side): Rule =>
  (room) =>
    called(room, name).some((item) => [a, b].every((side) => off(room, item)[side] <= 30));
const quarter =
  (name: Name, a: Side, b: Side): Rule =>
  (room) =>
    half(name, a)(room) &&
    half(name, b)(room) &&
    called(room, name).some((item) =>
      [a, b].every((side) => off(room, item)[side] < off(room, item)[opposite(side)]),
    );
/** Under a window, with half of the lesser width. */
const under =
  (name: Name, wall?: Side): Rule =>
  (room) =>
    room.openings.some((o) => {
      if (o.kind !== 'window' || (wall && o.side !== wall)) return false;
      const { from } = frameOf(room.shell, o.wall);
      const level = runsEast(o.side);
      const start = (level ? from.x : from.y) + o.offsetIn;
      return called(room, name).some((item) => {
        const [at, long] = level ? [item.box.x, item.box.widthIn] : [item.box.y, item.box.depthIn];
        const shared = Math.min(at + long, start + o.widthIn) - Math.max(at, start);
        return off(room, item)[o.side] <= 30 && shared >= Math.min(long, o.widthIn) / 2;
      });
    });
const gap = (a: Item, b: Item): number => {
  const [p, q] = [a.box, b.box];
  return Math.hypot(
    Math.max(0, p.x - q.x - q.widthIn, q.x - p.x - p.widthIn),
    Math.max(0, p.y - q.y - q.depthIn, q.y - p.y - p.depthIn),
  );
};
const beside =
  (name: Name, other: Name): Rule =>
  (room) =>
    called(room, name).some((a) => called(room, other).some((b) => a !== b && gap(a, b) <= 36));
const byDoor =
  (name: Name): Rule =>
  (room) =>
    room.openings.some((o) => {
      if (o.kind === 'window') return false;
      const { from } = frameOf(room.shell, o.wall);
      const level = runsEast(o.side);
      const at = (level ? from.x : from.y) + o.offsetIn;
      const fixed = level ? from.y : from.x;
      const box = level
        ? { x: at, y: fixed, widthIn: o.widthIn, depthIn: 1 }
        : { x: fixed, y: at, widthIn: 1, depthIn: o.widthIn };
      return called(room, name).some((a) => gap(a, { ...a, box: { ...a.box, ...box } }) <= 42);
    });
const across =
  (name: Name, other: Name): Rule =>
  (room) =>
    called(room, name).some((a) =>
      called(room, other).some((b) => {
        const [p, q] = [middle(a), middle(b)];
        const apart = runsEast(a.facing) ? Math.abs(p.x - q.x) : Math.abs(p.y - q.y);
        const long = ({ box }: Item) => (runsEast(a.facing) ? box.widthIn : box.depthIn);
        const reach = (long(a) + long(b)) * 0.4;
        return a.facing === opposite(b.facing) && apart <= reach;
      }),
    );
/** Who sits at it looks to a window: its front is where one sits. */
const facesWindow =
  (name: Name): Rule =>
  (room) =>
    called(room, name).some((a) =>
      room.openings.some((o) => o.kind === 'window' && o.side === opposite(a.facing)),
    );

const SINK: Name = ['sink-base'];
const RANGE: Name = ['range', 'cooktop'];
const FRIDGE: Name = 'refrigerator';
const SOFA: Name = ['sofa', 'sectional'];
const TV: Name = ['tv', 'tv-console', 'projector-screen'];
const BASIN: Name = ['vanity', 'pedestal-sink'];
const BOOKS: Name = ['bookcase', 'cabinet'];

export interface ToldWish {
  readonly category: RoomCategory;
  readonly wish: string;
  readonly rules: readonly Rule[];
}
const wish = (category: RoomCategory, text: string, ...rules: Rule[]): ToldWish => ({
  category,
  wish: text,
  rules,
});

export const THINGS_TOLD: readonly ToldWish[] = [
  // Kitchens.
  wish(
    'kitchen',
    '12x15 kitchen. Sink on the north wall, range on the east wall.',
    on(SINK, 'north'),
    on(RANGE, 'east'),
  ),
  wish(
    'kitchen',
    'Kitchen 13 by 16, fridge on the west wall, stove on the north wall, no island.',
    on(FRIDGE, 'west'),
    on(RANGE, 'north'),
  ),
  wish(
    'kitchen',
    '11x13 kitchen with the refrigerator in the southeast corner.',
    corner(FRIDGE, 'south', 'east'),
  ),
  wish(
    'kitchen',
    '14 x 18 kitchen, island, dining table on the south side by the windows.',
    half('dining-table', 'south'),
  ),
  wish('kitchen', 'Kitchen 12x14, door on the west. Put the fridge next to the door.', byDoor(FRIDGE)),
  wish('kitchen', '10x14 kitchen, sink under the window on the east wall.', under(SINK, 'east')),
  wish(
    'kitchen',
    '14x16 kitchen with the pantry cabinet on the north wall and the cooktop on the south wall.',
    on('tall-cabinet', 'north'),
    on(RANGE, 'south'),
  ),
  wish('kitchen', 'Kitchen 12 by 16, breakfast table at the east end.', half('dining-table', 'east')),
  wish('kitchen', '12x13 kitchen, range opposite the sink.', across(RANGE, SINK)),
  // Baths.
  wish(
    'bathroom',
    '8x10 bath, tub on the north wall, vanity on the east wall.',
    on('bathtub', 'north'),
    on(BASIN, 'east'),
  ),
  wish(
    'bathroom',
    'Bath 9x11 with the shower in the northeast corner and a tub.',
    corner('shower', 'north', 'east'),
  ),
  wish('bathroom', '6x9 hall bath. The toilet goes on the west wall, tub shower.', on('toilet', 'west')),
  wish(
    'bathroom',
    'Primary bath 10x13, freestanding tub under the window, shower, double vanity on the south wall.',
    under('bathtub'),
    on(BASIN, 'south'),
  ),
  wish(
    'bathroom',
    '8x9 bathroom, vanity opposite the door, shower in the southwest corner.',
    corner('shower', 'south', 'west'),
  ),
  wish(
    'bathroom',
    '9x12 bath: toilet in the northwest corner, shower on the east wall, linen cabinet.',
    corner('toilet', 'north', 'west'),
    half('shower', 'east'),
  ),
  wish(
    'bathroom',
    '7x11 bath with the vanity along the west wall and the tub at the north end.',
    on(BASIN, 'west'),
    half('bathtub', 'north'),
  ),
  // Bedrooms.
  wish(
    'bedroom',
    '13x15 bedroom, king bed on the north wall, dresser on the west wall.',
    on('bed', 'north'),
    on('dresser', 'west'),
  ),
  wish('bedroom', 'Bedroom 12x14, queen bed, desk under the window.', under('desk')),
  wish(
    'bedroom',
    '12 by 12 kids room, bunk bed in the northwest corner, dresser.',
    corner('bunk-bed', 'north', 'west'),
  ),
  wish(
    'bedroom',
    '14x16 primary bedroom, bed against the east wall, reading chair in the southwest corner.',
    on('bed', 'east'),
    quarter('armchair', 'south', 'west'),
  ),
  wish('bedroom', '13x14 bedroom, TV opposite the bed, queen bed.', across(TV, 'bed')),
  wish(
    'bedroom',
    'Guest room 11x13, window on the south wall, desk under the south window, full bed.',
    under('desk', 'south'),
  ),
  // Living rooms.
  wish('living room', '15x19 living room, TV on the west wall, sectional facing it.', on(TV, 'west')),
  wish(
    'living room',
    'Living room 14x20 with an upright piano on the east wall, sofa and TV.',
    on('piano', 'east'),
  ),
  wish(
    'living room',
    'Open living and dining 17x26. Dining table for six on the east side, sofa and TV.',
    half('dining-table', 'east'),
  ),
  wish('living room', '14x18 den. Bookshelves on both sides of the TV on the north wall.', on(TV, 'north')),
  wish(
    'living room',
    '15x21, game table in the southeast corner, sofa, TV.',
    quarter('game-table', 'south', 'east'),
  ),
  wish(
    'living room',
    '16x20 living room with a desk in the northwest corner, sectional.',
    quarter('desk', 'north', 'west'),
  ),
  // Offices.
  wish(
    'office',
    '11x13 office, desk facing the window, bookcase on the north wall.',
    facesWindow('desk'),
    on(BOOKS, 'north'),
  ),
  wish(
    'office',
    'Office 12x14 with the desk on the east wall and a sofa on the west wall.',
    on('desk', 'east'),
    on(SOFA, 'west'),
  ),
  wish(
    'office',
    '10x12 study. Desk under the window on the south wall, bookshelves opposite the desk.',
    under('desk', 'south'),
  ),
  wish(
    'office',
    '12x12 office, reading chair in the northeast corner, desk.',
    quarter('armchair', 'north', 'east'),
  ),
  // Basements.
  wish(
    'basement',
    '24x30 basement. Full bath in the northeast corner next to the drain stack, family room.',
    quarter('toilet', 'north', 'east'),
  ),
  wish(
    'basement',
    '20x28 basement, TV on the north wall, sectional, half bath in the southwest corner.',
    on(TV, 'north'),
    quarter('toilet', 'south', 'west'),
  ),
  wish(
    'basement',
    '22x26 basement with a pool table at the west end and a TV lounge at the east end.',
    half('pool-table', 'west'),
    half(SOFA, 'east'),
  ),
  wish(
    'basement',
    'Basement 18x24, treadmill in the northwest corner, TV on the east wall, sofa.',
    quarter('treadmill', 'north', 'west'),
    on(TV, 'east'),
  ),
  // Garages.
  wish('garage', '24x24 two car garage, workbench on the north wall.', on('workbench', 'north')),
  wish(
    'garage',
    '22x22 garage. Window on the west wall, workbench under the window, one car.',
    under('workbench', 'west'),
  ),
  wish(
    'garage',
    'One car garage 14x24, freezer in the northeast corner, shelves on the west wall.',
    corner('freezer', 'north', 'east'),
    on('storage-shelf', 'west'),
  ),
  wish(
    'garage',
    '22x24 garage with a workbench along the east wall and a tool chest next to the workbench.',
    on('workbench', 'east'),
    beside('tool-chest', 'workbench'),
  ),
  // Other rooms.
  wish(
    'other',
    '8x10 laundry, washer and dryer on the north wall, sink on the east wall.',
    on('washer', 'north'),
    on(SINK, 'east'),
  ),
  wish(
    'other',
    '12x15 library with a desk under the window and bookshelves on the east wall.',
    under('desk'),
    on(BOOKS, 'east'),
  ),
  wish(
    'other',
    'Music room 12x14, piano in the southwest corner away from the window.',
    quarter('piano', 'south', 'west'),
  ),
  wish(
    'other',
    'Craft room 11x13, sewing desk beneath the window on the north wall.',
    under(['desk', 'piece'], 'north'),
  ),
  wish(
    'other',
    'Playroom 13x15, bookcase on the west wall, sofa on the north wall.',
    on(BOOKS, 'west'),
    on(SOFA, 'north'),
  ),
  wish(
    'kitchen',
    '13x17 kitchen. Two windows on the south wall. Breakfast banquette for four under the south windows, no island.',
    under('bench', 'south'),
  ),
  wish(
    'living room',
    '13x17 living room. Window on the west. Reading chair by the window, sofa, TV on the east wall.',
    on(TV, 'east'),
  ),
  wish(
    'living room',
    '16x22 family room, sofa along the north wall, built-ins on the south wall.',
    on(SOFA, 'north'),
    on(BOOKS, 'south'),
  ),
];

/** What is told as elsewhere: seats that look at the wall across are not torn apart for it. */
export const NOT_YET: readonly ToldWish[] = [
  wish(
    'living room',
    '10x12 living room. Sofa on the north wall, TV on the north wall, piano on the north wall.',
    on(SOFA, 'north'),
    on(TV, 'north'),
  ),
];
