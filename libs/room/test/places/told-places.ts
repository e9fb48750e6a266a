import {
  boundsOf,
  ceilingAt,
  frameOf,
  type Item,
  type Kind,
  type Opening,
  opposite,
  type Room,
  runsEast,
  SIDES,
  type Side,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/** Wishes that say where doors, windows and the like are, with what a room must show that obeys them. */

export type Rule = (room: Room) => boolean;
type Wall = 'short' | 'long' | Side;

const doors = (room: Room): Opening[] =>
  room.openings.filter(({ kind }) => kind !== 'window' && kind !== 'garage-door');
const windows = (room: Room): Opening[] => room.openings.filter(({ kind }) => kind === 'window');

const isOn = (room: Room, side: Side, wall: Wall): boolean => {
  const { w, d } = boundsOf(room.shell);
  const length = runsEast(side) ? w : d;
  if (wall === 'short') return length === Math.min(w, d);
  return wall === 'long' ? length === Math.max(w, d) : side === wall;
};

export const door =
  (wall: Wall, n = 1): Rule =>
  (room) =>
    doors(room).filter(({ side }) => isOn(room, side, wall)).length >= n;
export const doorAtBoth =
  (wall: 'short' | 'long'): Rule =>
  (room) => {
    const sides = SIDES.filter((side) => isOn(room, side, wall));
    return sides.some((side) => [side, opposite(side)].every((s) => doors(room).some((o) => o.side === s)));
  };
const doorCount =
  (n: number): Rule =>
  (room) =>
    doors(room).length >= n;
export const kindOf =
  (kind: Opening['kind'], wall?: Wall): Rule =>
  (room) =>
    room.openings.some((o) => o.kind === kind && (wall === undefined || isOn(room, o.side, wall)));
const hinged: Rule = (room) => room.openings.some(({ kind }) => kind === 'door');
const swingsOut: Rule = (room) => doors(room).some(({ swing }) => swing?.into === 'outside');
export const window =
  (wall: Wall, n = 1): Rule =>
  (room) =>
    windows(room).filter(({ side }) => isOn(room, side, wall)).length >= n;
const windowsOnly =
  (wall: Wall): Rule =>
  (room) =>
    windows(room).length > 0 && windows(room).every(({ side }) => isOn(room, side, wall));
export const windowAcross: Rule = (room) =>
  windows(room).some(({ side }) => doors(room).some((o) => o.side === opposite(side)));
const windowAcrossFromAll: Rule = (room) =>
  windows(room).length > 0 &&
  windows(room).every(({ side }) => doors(room).some((o) => o.side === opposite(side)));
export const noWindow: Rule = (room) => windows(room).length === 0;
const glassSides =
  (n: number): Rule =>
  (room) =>
    new Set(windows(room).map(({ side }) => side)).size >= n;
const TO_LEFT: Readonly<Record<Side, Side>> = { south: 'west', west: 'north', north: 'east', east: 'south' };
const windowOnLeft: Rule = (room) =>
  windows(room).some(({ side }) => doors(room).some((o) => TO_LEFT[o.side] === side));
const windowOnRight: Rule = (room) =>
  windows(room).some(({ side }) => doors(room).some((o) => opposite(TO_LEFT[o.side]) === side));
const inCorner: Rule = (room) =>
  doors(room).some(({ wall, offsetIn, widthIn }) => {
    const { lengthIn } = frameOf(room.shell, wall);
    return Math.min(offsetIn, lengthIn - offsetIn - widthIn) <= 14;
  });
export const doorInMiddle =
  (wall: Wall): Rule =>
  (room) =>
    doors(room).some(
      ({ wall: id, side, offsetIn, widthIn }) =>
        isOn(room, side, wall) &&
        Math.abs(offsetIn + widthIn / 2 - frameOf(room.shell, id).lengthIn / 2) <= 12,
    );
const windowAt =
  (...kinds: readonly Kind[]): Rule =>
  (room) =>
    windows(room).some((o) => {
      const { lengthIn, from } = frameOf(room.shell, o.wall);
      return (
        lengthIn > 0 &&
        room.items.some(({ kind, box }) => {
          if (!kinds.includes(kind)) return false;
          const level = runsEast(o.side);
          const [at, long] = level ? [box.x, box.widthIn] : [box.y, box.depthIn];
          const start = (level ? from.x : from.y) + o.offsetIn;
          const { w, d } = boundsOf(room.shell);
          const off = {
            west: box.x,
            south: box.y,
            east: w - box.x - box.widthIn,
            north: d - box.y - box.depthIn,
          };
          return off[o.side] < 26 && at < start + o.widthIn && start < at + long;
        })
      );
    });
const offOf = (room: Room, { box }: Item): Readonly<Record<Side, number>> => {
  const { w, d } = boundsOf(room.shell);
  return { west: box.x, south: box.y, east: w - box.x - box.widthIn, north: d - box.y - box.depthIn };
};
export const stands =
  (kind: Kind, wall: Wall, middleIn?: number): Rule =>
  (room) =>
    room.items.some((item) => {
      if (item.kind !== kind) return false;
      const off = offOf(room, item);
      return SIDES.some((side) => {
        const [low, high]: readonly [Side, Side] = runsEast(side) ? ['west', 'east'] : ['south', 'north'];
        return (
          isOn(room, side, wall) &&
          off[side] <= 3 &&
          (middleIn === undefined || Math.abs(off[low] - off[high]) / 2 <= middleIn)
        );
      });
    });
export const size =
  (widthFt: number, depthFt: number): Rule =>
  ({ shell }) => {
    const { w, d } = boundsOf(shell);
    return w === widthFt * 12 && d === depthFt * 12;
  };
const ceilingFrom =
  (lowIn: number): Rule =>
  ({ shell }) => {
    const { w, d } = boundsOf(shell);
    return [
      [0, 0],
      [w, 0],
      [0, d],
      [w, d],
    ].some(([x = 0, y = 0]) => Math.abs(ceilingAt(shell, x, y) - lowIn) <= 1);
  };
const zoneAt =
  (heightIn: number): Rule =>
  ({ shell }) =>
    shell.ceiling.zones.some((zone) => zone.heightIn === heightIn);

export interface PlacedWish {
  readonly category: RoomCategory;
  readonly wish: string;
  readonly rules: readonly Rule[];
}

const wish = (category: RoomCategory, text: string, ...rules: Rule[]): PlacedWish => ({
  category,
  wish: text,
  rules,
});

export const PLACED_WISHES: readonly PlacedWish[] = [
  // Doors at ends and on walls.
  wish('bathroom', 'Hall bath 6x10 with a door at each short end.', doorAtBoth('short')),
  wish(
    'bathroom',
    'Bath 7 ft by 12 ft. A door on each end. Tub and a long vanity.',
    doorAtBoth('short'),
    size(7, 12),
  ),
  wish('living room', '12x20 family room, doors at both ends. Sofa and TV.', doorAtBoth('short')),
  wish('other', 'Mudroom 8 by 14, one door on each short end. Bench with hooks.', doorAtBoth('short')),
  wish('kitchen', 'Galley kitchen 8x14 with doorways at both ends.', doorAtBoth('short')),
  wish('office', 'Office 10x13. The door is in the middle of the long wall.', doorInMiddle('long')),
  wish(
    'bedroom',
    'Bedroom 11 x 14. Door on the short wall, two windows on the long wall.',
    door('short'),
    window('long', 2),
  ),
  wish('other', 'Nursery 10x12. The door is in a corner. Crib and glider.', hinged, inCorner),
  wish(
    'bedroom',
    'Kids room 10x12, door in the corner, one window opposite the door.',
    inCorner,
    windowAcross,
  ),
  wish('other', 'Craft room 11x15 with two doors on opposite walls.', (room) => {
    const sides = doors(room).map(({ side }) => side);
    return sides.some((side) => sides.includes(opposite(side)));
  }),
  // What doors are and where they lead.
  wish(
    'other',
    'Dining room 12x14 with a swinging door to the kitchen and a cased opening to the living room. Table for eight.',
    hinged,
    kindOf('cased-opening'),
    doorCount(2),
  ),
  wish('living room', 'Front door opens right into the living room, 13x16. Sofa, TV.', hinged, doorCount(2)),
  wish(
    'living room',
    '14x18 living room with French doors to the patio on the west wall.',
    kindOf('french-door', 'west'),
  ),
  wish(
    'other',
    'Sunroom 12x16 with a door from the house and another to the garden. Two lounge chairs.',
    doorCount(2),
  ),
  wish('bathroom', 'Powder room 4x6, the door swings out.', swingsOut),
  wish(
    'bathroom',
    'Half bath 3x7. Door is on the long side and has to open outward.',
    door('long'),
    swingsOut,
  ),
  wish('bathroom', '7x10 bath with a pocket door on the short wall.', kindOf('pocket-door', 'short')),
  wish(
    'kitchen',
    '12x15 kitchen. There is a sliding glass door on the east wall and we want an island.',
    kindOf('sliding-door', 'east'),
  ),
  wish(
    'bedroom',
    '13x15 bedroom with sliding doors to the deck on the south side. King bed.',
    kindOf('sliding-door', 'south'),
  ),
  // Windows.
  wish(
    'office',
    'Office 12x14 for one with two windows to the east.',
    window('east', 2),
    windowsOnly('east'),
  ),
  wish(
    'kitchen',
    'Apartment galley 8 by 12 with a window at the far end.',
    windowAcrossFromAll,
    windowsOnly('short'),
  ),
  wish(
    'kitchen',
    '11x14 kitchen, window on the north wall over the sink, door on the south wall.',
    window('north'),
    door('south'),
  ),
  wish(
    'other',
    'Laundry 6x9. Window on the short wall opposite the door.',
    windowsOnly('short'),
    windowAcross,
  ),
  wish('bathroom', '5 by 8 bath, tub stays. Window over the tub.', windowAt('bathtub')),
  wish('bedroom', '14x16 primary, king bed facing the windows on the south wall.', window('south')),
  wish('living room', 'Living room 15x20, south-facing windows, sectional and TV.', windowsOnly('south')),
  wish('bathroom', 'Bath 8x10. The window is on the wall opposite the door.', windowAcross),
  wish('office', 'Small office 9x10. Window on the left as you walk in.', windowOnLeft),
  wish(
    'bedroom',
    'Guest room 11x12, as you come in there is a window on the right wall. Queen bed.',
    windowOnRight,
  ),
  wish('living room', '13x19. The east wall has three windows. Sofa, two chairs.', window('east', 3)),
  wish('other', 'Four season room 12x15 with windows on three sides. Wicker chairs.', glassSides(3)),
  wish('bathroom', 'Interior bath 6x8, no windows. Shower, toilet, vanity.', noWindow),
  wish('bathroom', 'Powder room under the stairs 3x6, toilet and a tiny sink.', noWindow),
  wish('other', 'Mudroom 6x11 between the garage and the kitchen. Lockers.', noWindow),
  wish(
    'bathroom',
    '8x7 laundry bath. Washer and dryer side by side; the outside wall is the 8 foot one.',
    (room) => windows(room).every(({ side }) => isOn(room, side, 'long')),
  ),
  // Parts of the house.
  wish(
    'living room',
    '15x22 living room. Fireplace centered on the long wall, two sofas.',
    stands('fireplace', 'long', 14),
  ),
  wish(
    'living room',
    'Den 13x17, fireplace on the west wall, sofa and two chairs.',
    stands('fireplace', 'west'),
  ),
  wish(
    'basement',
    '24x32 basement, the stairs come down in the middle of the long wall. TV area.',
    stands('stair', 'long', 60),
  ),
  wish(
    'basement',
    'Finish a 22x30 basement. Three steel columns down the center. Family room and half bath.',
    (room) => room.items.filter(({ kind }) => kind === 'column' || kind === 'post').length === 3,
  ),
  wish('basement', '18x22 basement gym, ceiling 7 feet with a duct down the middle at 6\'6".', zoneAt(78)),
  wish(
    'bathroom',
    'Powder room 3 ft by 7 ft with the ceiling sloping down to 5 feet at the back. Toilet and small sink.',
    ceilingFrom(60),
  ),
  wish(
    'kitchen',
    '11 by 14 kitchen with a chimney breast 4 feet wide sticking out 20 inches on the long wall.',
    ({ shell }) => {
      const runs = shell.outline.map((p, i) => {
        const q = shell.outline[(i + 1) % shell.outline.length] ?? p;
        return Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
      });
      return runs.includes(48) && runs.filter((n) => n === 20).length === 2;
    },
  ),
  // Sizes.
  wish('bathroom', 'Primary bath 10x12. Freestanding tub, double vanity.', size(10, 12)),
  wish('bathroom', 'Kids bath, 6 ft by 9 ft. Two sinks.', size(6, 9)),
  wish('other', 'Laundry room, 7 ft by 9 ft. Sink and a long counter.', size(7, 9)),
  wish('bedroom', '14x17 bedroom, king bed, walk-in closet 6x8.', size(14, 17), (room) =>
    room.items.some(
      ({ kind, box }) =>
        kind === 'walk-in-closet' &&
        Math.max(box.widthIn, box.depthIn) >= 94 &&
        Math.min(box.widthIn, box.depthIn) >= 70,
    ),
  ),
];

/** Written after the reader was built, and not looked at while it was. */
export const FRESH_PLACES: readonly PlacedWish[] = [
  wish(
    'bedroom',
    '12 by 13 bedroom. As you walk in the closet is on the left and the window is straight ahead. Queen bed.',
    windowAcross,
    (room) =>
      room.items.some(
        (item) =>
          /closet|wardrobe/.test(item.kind) &&
          doors(room).some(({ side }) => offOf(room, item)[TO_LEFT[side]] <= 3),
      ),
  ),
  wish(
    'living room',
    '14x19 living room, big picture window on the long side facing west, fireplace on the short end wall.',
    window('long'),
    stands('fireplace', 'short'),
  ),
  wish(
    'living room',
    'Family room 15 x 21. Patio doors in the middle of the south wall, doorway to the kitchen on the north.',
    kindOf('sliding-door', 'south'),
    door('north'),
  ),
  wish(
    'kitchen',
    'Kitchen is 10x15. Back door is on the east wall, there are windows on the south wall only.',
    door('east'),
    windowsOnly('south'),
  ),
  wish(
    'kitchen',
    'My 9x12 kitchen has a window at one end and an opening to the dining room at the other.',
    windowsOnly('short'),
    windowAcross,
    kindOf('cased-opening', 'short'),
  ),
  wish(
    'bathroom',
    '5x8 bath. Door on the long wall near the corner, window on the short wall above the tub.',
    door('long'),
    windowsOnly('short'),
  ),
  wish('bathroom', 'Jack and jill 7x11, doors on opposite ends.', doorAtBoth('short')),
  wish(
    'bathroom',
    'Attic bath 8x9, ceiling slopes down to 4 feet on the west side. Shower, toilet, vanity.',
    ceilingFrom(48),
  ),
  wish('bathroom', 'Windowless powder room 5x5 with an outswing door.', noWindow, swingsOut),
  wish('bathroom', 'Guest bath 6x9, the door needs to swing out into the hall.', swingsOut),
  wish(
    'office',
    'Study 11 x 13, french doors from the hall on the long wall and a window opposite them.',
    kindOf('french-door', 'long'),
    windowAcross,
  ),
  wish(
    'office',
    'Home office 10 by 10, north window, door in the southeast corner.',
    windowsOnly('north'),
    inCorner,
  ),
  wish('office', 'Converted closet office 6x7, no window. Desk and shelves.', noWindow),
  wish(
    'other',
    'Mudroom 7x10, garage door entry on one short end and the kitchen door on the other short end.',
    doorAtBoth('short'),
  ),
  wish('other', 'Laundry room 7x8, window above the sink, exterior door on the far wall.', doorCount(2)),
  wish(
    'other',
    'Dining room 12x16 with two windows on the east wall and two on the south.',
    window('east', 2),
    window('south', 2),
  ),
  wish(
    'other',
    'Sun porch 11 by 18 glass on all sides but the house side, door from the house in the long wall.',
    glassSides(3),
    door('long'),
  ),
  wish(
    'other',
    'Playroom 13x15, door on the north side, windows facing south.',
    door('north'),
    windowsOnly('south'),
  ),
  wish(
    'bedroom',
    'Nursery 10x11. One window on the north wall, door on the east wall, crib away from the window.',
    windowsOnly('north'),
    door('east'),
  ),
  wish(
    'bedroom',
    '12x16 attic bedroom, slanted ceiling going down to 5 feet along the long walls.',
    ceilingFrom(60),
  ),
  wish(
    'bedroom',
    'Bedroom 13x14 with a 5x7 walk-in closet and a pocket door to the bath.',
    kindOf('pocket-door'),
    (room) =>
      room.items.some(
        ({ kind, box }) => kind === 'walk-in-closet' && Math.max(box.widthIn, box.depthIn) >= 84,
      ),
  ),
  wish(
    'basement',
    '20x28 basement with two posts down the middle, stairs on the short wall, walkout slider on the south side.',
    (room) => room.items.filter(({ kind }) => kind === 'column' || kind === 'post').length === 2,
    stands('stair', 'short'),
    kindOf('sliding-door', 'south'),
  ),
  wish(
    'basement',
    'Basement 16x25. Ductwork runs down the middle at 6\'8", ceiling is 7\'6". TV room.',
    zoneAt(80),
  ),
  wish(
    'living room',
    'Living room 13 by 18 with a bay window on the short wall.',
    ({ shell }) => shell.outline.length === 8,
  ),
  wish('garage', 'Garage 24x24. Side door on the left wall.', door('west')),
  wish(
    'garage',
    'Garage 20x22, door to the house on the west wall, window on the east wall, workbench.',
    door('west'),
    windowsOnly('east'),
  ),
  wish('bathroom', "Kids bath 5'6\" by 9'. Tub. Two sinks.", size(5.5, 9)),
  wish('bathroom', 'Master bath, 9 ft x 12 ft. Soaking tub, shower.', size(9, 12)),
];
