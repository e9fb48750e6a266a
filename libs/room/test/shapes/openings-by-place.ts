import {
  boundsOf,
  frameOf,
  type Opening,
  opposite,
  type Room,
  runsEast,
  type Side,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import {
  door,
  doorAtBoth,
  doorInMiddle,
  kindOf,
  noWindow,
  type PlacedWish,
  type Rule,
  size,
  stands,
  window,
  windowAcross,
} from '../places/told-places.js';

/** Wishes that tell of openings by compass wall, end and relation, and of rooms whose long or short wall has a name. */

const doors = (room: Room): Opening[] =>
  room.openings.filter(({ kind }) => kind !== 'window' && kind !== 'garage-door');
const windows = (room: Room): Opening[] => room.openings.filter(({ kind }) => kind === 'window');

/** So many doors and no more. */
const doorsInAll =
  (n: number): Rule =>
  (room) =>
    doors(room).length === n;
/** So many windows, all in walls of one side. */
const windowsAt =
  (side: Side, n: number): Rule =>
  (room) =>
    windows(room).length === n && windows(room).every((o) => o.side === side);
const windowsInAll =
  (n: number): Rule =>
  (room) =>
    windows(room).length === n;

/** From a door's frame to the corner that lies towards a side. Inches. */
const toCorner = (room: Room, { wall, offsetIn, widthIn }: Opening, end: Side): number => {
  const { lengthIn } = frameOf(room.shell, wall);
  return end === 'west' || end === 'south' ? offsetIn : lengthIn - offsetIn - widthIn;
};
const nearCorner =
  (side: Side, end: Side): Rule =>
  (room) =>
    doors(room).some((o) => o.side === side && toCorner(room, o, end) <= 14);
const cornerOf =
  (wall: 'short' | 'long' | Side): Rule =>
  (room) => {
    const { w, d } = boundsOf(room.shell);
    return doors(room).some((o) => {
      const long = runsEast(o.side) ? w : d;
      const on =
        wall === 'short'
          ? long === Math.min(w, d)
          : wall === 'long'
            ? long === Math.max(w, d)
            : o.side === wall;
      const { lengthIn } = frameOf(room.shell, o.wall);
      return on && Math.min(o.offsetIn, lengthIn - o.offsetIn - o.widthIn) <= 14;
    });
  };
const closetOn =
  (side: Side): Rule =>
  (room) =>
    room.items.some(({ kind, facing }) => /closet|wardrobe/.test(kind) && facing === opposite(side));
const longIs =
  (...sides: readonly Side[]): Rule =>
  ({ shell }) => {
    const { w, d } = boundsOf(shell);
    return sides.every((side) => (runsEast(side) ? w > d : d > w));
  };
const casedWide =
  (side: Side, widthIn: number): Rule =>
  (room) =>
    room.openings.some(
      (o) => o.kind === 'cased-opening' && o.side === side && Math.abs(o.widthIn - widthIn) <= 2,
    );

const wish = (category: RoomCategory, text: string, ...rules: Rule[]): PlacedWish => ({
  category,
  wish: text,
  rules,
});

export const OPENINGS_BY_PLACE: readonly PlacedWish[] = [
  // A place of its own after the name, in short words.
  wish('kitchen', 'Kitchen 10 by 13, opening on the north. Island not needed.', door('north'), doorsInAll(1)),
  wish(
    'kitchen',
    '8x10 kitchen, one window on the short wall and the doorway opposite.',
    door('short'),
    windowAcross,
    windowsInAll(1),
    doorsInAll(1),
  ),
  wish(
    'kitchen',
    'Kitchen 12 x 15. The doorway to the hall is on the west wall near the north corner, window on the south.',
    nearCorner('west', 'north'),
    window('south'),
  ),
  wish(
    'bedroom',
    '11 x 12 bedroom with the door on the south wall near the west corner and one window on the east wall. Full bed.',
    nearCorner('south', 'west'),
    windowsAt('east', 1),
  ),
  wish(
    'bedroom',
    'Bedroom 12x14. Door on the east wall close to the south end, two windows on the north.',
    nearCorner('east', 'south'),
    windowsAt('north', 2),
  ),
  wish(
    'bedroom',
    '9 x 11 guest room, door in the corner of the short wall, window opposite.',
    cornerOf('short'),
    windowAcross,
  ),
  wish(
    'office',
    'Office 10x12, door at the east end of the north wall, window on the south wall.',
    nearCorner('north', 'east'),
    windowsAt('south', 1),
  ),
  wish(
    'office',
    'Study 9 x 13. Doorway opposite the window, and the window is on the west.',
    window('west'),
    door('east'),
    doorsInAll(1),
  ),
  wish(
    'office',
    '11 x 11 office, door on the north, one window on the south wall.',
    door('north'),
    windowsAt('south', 1),
    doorsInAll(1),
  ),
  wish(
    'living room',
    'Living room 12x16 with the entry door on the west wall and a closet door on the east. One window on the north wall.',
    door('west'),
    closetOn('east'),
    windowsAt('north', 1),
  ),
  wish(
    'living room',
    'Den 13 x 15, wide opening to the hall on the west and a pair of windows on the south.',
    kindOf('cased-opening', 'west'),
    windowsAt('south', 2),
  ),
  wish(
    'living room',
    '14 x 20 living room, doors at both short ends and another one in the middle of the long west side. Three windows on the east.',
    doorAtBoth('short'),
    doorInMiddle('west'),
    longIs('west'),
    windowsAt('east', 3),
    doorsInAll(3),
  ),
  wish(
    'living room',
    'Family room 16x20. Sliders on the south wall, opening to the kitchen on the east.',
    kindOf('sliding-door', 'south'),
    door('east'),
  ),
  wish(
    'living room',
    'Sitting room 12 x 14, French doors opposite the fireplace, the fireplace is on the north wall.',
    stands('fireplace', 'north'),
    kindOf('french-door', 'south'),
  ),
  wish(
    'other',
    'Dining room 12x13, opening 6 feet wide to the living room on the east, swing door to the kitchen on the north. Two windows on the south.',
    casedWide('east', 72),
    kindOf('door', 'north'),
    windowsAt('south', 2),
  ),
  wish('other', 'Dining room 11 by 14, 5 foot cased opening on the west wall.', casedWide('west', 60)),
  wish(
    'other',
    'Mudroom 8 x 11. Garage door on the east, door to the kitchen on the west, door to back yard on the north.',
    door('east'),
    door('west'),
    door('north'),
    doorsInAll(3),
  ),
  wish(
    'other',
    'Laundry room 7x9 with doors on the north and south walls, no window.',
    door('north'),
    door('south'),
    noWindow,
  ),
  wish(
    'other',
    'Nursery 10 x 12. Window on the west, door on the south by the closet.',
    windowsAt('west', 1),
    door('south'),
    closetOn('south'),
  ),
  wish(
    'other',
    'Craft room 11x14, windows on the north and east, door to the hall on the south.',
    window('north'),
    window('east'),
    door('south'),
    doorsInAll(1),
  ),
  wish(
    'other',
    'Playroom 12 x 15. Two doors: one on the east wall, one on the west wall. Window on the north.',
    door('east'),
    door('west'),
    window('north'),
    doorsInAll(2),
  ),
  // No window, none invented.
  wish('office', 'Turning a 6 x 8 closet without a window into an office. Desk at the far end.', noWindow),
  wish(
    'office',
    'Office 8x9 in the middle of the house, there is no window. Door on the south.',
    noWindow,
    door('south'),
  ),
  wish('other', 'Pantry and laundry 7 x 8 that has no windows, door on the west.', noWindow, door('west')),
  wish('basement', 'Basement 16 x 20 with no windows at all. TV room.', noWindow),
  wish('basement', 'Media room in a 15x22 basement without windows. Sectional and screen.', noWindow),
  wish('bathroom', 'Hall bath 5 x 8, door on the short wall, no window.', noWindow, door('short')),
  // Doors of bathrooms and how many windows they have.
  wish(
    'bathroom',
    '9 x 13 bath with a pair of windows on the west wall and the door on the east. Freestanding tub.',
    windowsAt('west', 2),
    door('east'),
  ),
  wish(
    'bathroom',
    'Primary bath 10x14, two windows on the north wall, door on the south wall.',
    windowsAt('north', 2),
    door('south'),
  ),
  wish('bathroom', 'Bath 7 x 10. Door at the south end of the long west wall.', door('west'), longIs('west')),
  wish(
    'bathroom',
    'Bathroom 6x9, small window opposite the door, door in the middle of the short wall.',
    windowAcross,
    door('short'),
  ),
  wish(
    'bathroom',
    'Jack and Jill bath 8 x 10, doors on the east and west walls.',
    door('east'),
    door('west'),
  ),
  wish(
    'bathroom',
    '8 x 9 bath, pocket door on the south, window on the north over the tub.',
    kindOf('pocket-door', 'south'),
    window('north'),
  ),
  // The room is turned so that its long or short wall is the one named.
  wish(
    'living room',
    'Living room 14 by 21, fireplace centered on the long north wall.',
    longIs('north'),
    stands('fireplace', 'north', 14),
  ),
  wish(
    'living room',
    '13x19 living room with three windows on the long south wall.',
    longIs('south'),
    windowsAt('south', 3),
  ),
  wish(
    'living room',
    'Great room 20 x 15. The short north wall has the fireplace.',
    longIs('east'),
    stands('fireplace', 'north'),
  ),
  wish('basement', 'Basement 15 by 24: screen on the short west wall, sectional.', longIs('north')),
  wish(
    'bedroom',
    'Bedroom 11 by 15, the bed on the long south wall, door on the short east wall.',
    longIs('south'),
    door('east'),
  ),
  wish(
    'kitchen',
    'Galley 8 x 13, sink under the window on the long north wall, doors at both short ends.',
    longIs('north'),
    window('north'),
    doorAtBoth('short'),
  ),
  wish(
    'office',
    'Office 9 x 14 with the windows on the long east wall.',
    longIs('east'),
    window('east'),
    size(9, 14),
  ),
  wish(
    'other',
    'Sunroom 18x11, windows along the long west side, door from the house on the east.',
    longIs('west'),
    window('west'),
    door('east'),
  ),
  wish(
    'other',
    'Mudroom 9 x 14 ft: lockers along the long north wall, door on the short west end.',
    longIs('north'),
    door('west'),
  ),
  wish(
    'bathroom',
    'Bathroom 6 by 10. Vanity along the long south wall, door in the short west wall.',
    longIs('south'),
    door('west'),
  ),
  // Galleys, ends and relations.
  wish(
    'kitchen',
    "Galley kitchen 7'6 x 13, doors at both short ends, window over the sink on the long outside wall.",
    doorAtBoth('short'),
    window('long'),
  ),
  wish(
    'kitchen',
    '13x16 kitchen. Two tall windows on the south wall, back door on the east wall to the yard.',
    windowsAt('south', 2),
    door('east'),
  ),
  wish(
    'kitchen',
    'Kitchen 11 x 14, window on the east wall, doorway on the opposite wall.',
    window('east'),
    door('west'),
    doorsInAll(1),
  ),
  wish(
    'bedroom',
    'Primary bedroom 14 x 18, king bed facing the window on the west wall. Door to hall on the east, slider to the deck on the south.',
    window('west'),
    door('east'),
    kindOf('sliding-door', 'south'),
  ),
  wish(
    'bedroom',
    'Kids room 11 x 13. Closet on the north wall, door beside the closet. Window on the south.',
    closetOn('north'),
    door('north'),
    window('south'),
  ),
  // Stairs.
  wish('basement', '20 x 28 basement. Stairs in the southeast corner, TV area.', (room) =>
    room.items.some(({ kind, box }) => {
      const { w } = boundsOf(room.shell);
      return kind === 'stair' && box.y <= 3 && w - box.x - box.widthIn <= 3;
    }),
  ),
  wish(
    'basement',
    'Basement 22x26, stairs come down in the middle of the north wall. Family room.',
    stands('stair', 'north', 48),
  ),
  wish(
    'basement',
    'Basement 18 by 30, the stairs are on the long east wall. Gym and TV.',
    longIs('east'),
    stands('stair', 'east'),
  ),
  // Garages.
  wish(
    'garage',
    'Garage 22 x 24, door to the house on the north, one window on the west wall, workbench.',
    (room) => room.openings.some((o) => o.kind === 'door' && o.side === 'north'),
    windowsAt('west', 1),
  ),
  wish(
    'garage',
    'Two car garage 24x22, garage door on the east. Side door on the south wall.',
    kindOf('garage-door', 'east'),
    kindOf('door', 'south'),
  ),
];
