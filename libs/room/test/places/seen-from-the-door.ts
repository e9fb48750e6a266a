import type { RoomCategory } from '@plumbline/contracts';

/** Places told from where the writer stands, with the wall that each thing is read at: "thing@side", "thing@corner". */

export interface SeenPlace {
  readonly category: RoomCategory;
  readonly area: string;
  readonly text: string;
  readonly at: readonly string[];
}

const w = (category: RoomCategory, area: string, text: string, ...at: string[]): SeenPlace => ({
  category,
  area,
  text,
  at,
});

/** Read so; what a plan shows is held against it in {@link DRAWN_AS_SEEN}. */
export const SEEN: readonly SeenPlace[] = [
  // From the way in: left, right, far.
  w(
    'kitchen',
    '11x14',
    'The window on the right-hand wall when you walk in stays. The back door, opposite the entry, is to be 36.',
    'window@east',
    'door@north',
    'door@south',
  ),
  w(
    'bathroom',
    '6x9',
    "There's a window at the far end as you come in, and the door's in the middle of the short side. Shower on the right in the back corner. Vanity on the left with one sink.",
    'window@north',
    'door@south',
    'shower@northeast',
    'vanity@west',
  ),
  w(
    'bathroom',
    '9x11',
    "Door's in the middle of the south wall. The shower goes in the back right corner and a double vanity down the left side. Linen tower in the near left corner.",
    'shower@northeast',
    'vanity@west',
    'linen@southwest',
  ),
  w(
    'bathroom',
    '8x9',
    "Walk in and the vanity is right in front of you. Toilet's to the right.",
    'vanity@north',
    'toilet@east',
  ),
  w(
    'bedroom',
    '13x14',
    'Headboard on the right-hand wall as you walk in. A dresser on the wall you came in through.',
    'bed@east',
    'dresser@south',
  ),
  w(
    'office',
    '10x12',
    'Windows run along the long wall opposite the door. Desk on the short wall to the left.',
    'window@east',
    'desk@north',
    'door@west',
  ),
  w(
    'living room',
    '12x18',
    'The front door opens right into it on the short end and the stairs come down on the left. The way to the kitchen is at the far end on the right.',
    'door@south',
    'stair@west',
    'door@north',
  ),
  w(
    'other',
    '9x13',
    'Laundry. Coming from the hall you face the back door. Hookups are on the left wall so washer and dryer stay there.',
    'door@north',
    'washer@west',
  ),
  w(
    'other',
    '7x12',
    'Mudroom coming in from the garage. Washer and dryer side by side with a counter over top, on the wall where the hookups are already (left as you come in from the garage). Door to the kitchen at the far end.',
    'washer@west',
    'door@north',
    'door@south',
  ),
  // Told by the compass, the way in or what lies beyond a wall sets the frame.
  w(
    'bedroom',
    '11x13',
    "The only window is on the west and the door's across from it. The bed with its head on the left wall as you stand in the doorway.",
    'window@west',
    'door@east',
    'bed@south',
  ),
  w(
    'kitchen',
    '14x16',
    'Back of our house looks east and the big window is in that wall, sink goes there.',
    'window@east',
    'sink@east',
  ),
  w(
    'kitchen',
    '18x20',
    "Back of the house faces more or less west, and there's a six foot slider in that wall. The cooking should be on the north wall: 48 inch range, pot filler, hood.",
    'door@west',
    'range@north',
  ),
  w(
    'kitchen',
    '12x13',
    "The street side, which is south. Sink has to be under the window there. Stove goes on the wall behind me when I'm at the sink, and the fridge on the wall to my right. You get in from the hall on the east side.",
    'window@south',
    'range@north',
    'refrigerator@west',
    'door@east',
  ),
  w(
    'kitchen',
    '13x13',
    'The rear of the house looks south so the sink and a big window belong there. Range on the wall to the left of that as you stand at the sink. The opening to the family room is behind you when you do dishes.',
    'window@south',
    'sink@south',
    'range@east',
    'door@north',
  ),
  w(
    'living room',
    '16x18',
    "House faces north, picture window's in the front wall. The patio slider is at the back. TV goes on the wall to the left of the slider if you're looking out at the yard.",
    'window@north',
    'door@south',
    'tv@east',
  ),
  w(
    'other',
    '12x14',
    "Sunroom. The house wall is the only solid one and has the french doors in the middle of it. South is the right side when you're standing at the house looking out. An outside door to the steps on the left side.",
    'door@west',
    'door@north',
  ),
  w(
    'garage',
    '22x22',
    "The big door is on the street side, that's west. Workbench all across the back wall. The door into the house is on the right as you pull in. Utility sink in the back left corner.",
    'door@west',
    'door@south',
    'workbench@east',
    'sink@northeast',
  ),
  w(
    'office',
    '10x13',
    'Street side is the east and the two windows are on it. I sit facing the door, which is on the other side. Bookcases cover the whole wall on my right. On my left a credenza.',
    'window@east',
    'door@west',
    'books@north',
    'sideboard@south',
  ),
  // By what was placed last, or by a thing.
  w(
    'kitchen',
    '13x17',
    "The sink moved under the window that looks out back (that's the long wall), and a gas range on the opposite wall.",
    'window@west',
    'range@east',
  ),
  w(
    'kitchen',
    '10x12',
    'Small galley. Door at each end. Sink and 18 inch dishwasher on the side with the window, 30 inch range and a 30 inch fridge on the other.',
    'window@west',
    'sink@west',
    'dishwasher@west',
    'range@east',
    'refrigerator@east',
  ),
  w(
    'kitchen',
    '11x13',
    "Slider in the north wall. Stove stays on the west wall. We'd like the sink facing it. Window is over the sink. Fridge goes on the stove wall at the end by the slider.",
    'sink@east',
    'window@east',
    'refrigerator@west to north',
  ),
  w(
    'bathroom',
    '5x9',
    'The door is on one short end and the window on the other. Vanity on the left as you walk in, then the toilet on the same side.',
    'door@south',
    'window@north',
    'vanity@west',
    'toilet@west',
  ),
  w(
    'bathroom',
    '10x12',
    'Door on the south wall. Freestanding tub at the back under the window. Shower in the corner to the right of the tub, toilet in the other back corner.',
    'shower@northeast',
    'toilet@northwest',
  ),
  w(
    'bedroom',
    '13x15',
    'King bed facing the windows, those are on the side opposite the door. A wall of wardrobes instead on the left as you enter.',
    'window@north',
    'wardrobe@west',
    'door@south',
  ),
  w(
    'bedroom',
    '12x15',
    "You enter at the corner of a long wall. Closet takes up the short wall on the right. I'd like the king bed on the opposite short wall.",
    'door@west',
    'closet@south',
    'bed@north',
  ),
  w(
    'living room',
    '16x16',
    'Sliding glass door takes up most of the back wall. Gas fireplace in a corner, the left back one I think.',
    'door@north',
    'fireplace@northwest',
  ),
  w(
    'living room',
    '16x22',
    'The front wall is all windows and faces east; the front door is in it too, at the north end. Fireplace is dead opposite the door side, in the middle of the back wall. TV on the wall to the right of the fireplace, bookcase on the tv wall.',
    'window@east',
    'door@east',
    'fireplace@west',
    'tv@north',
    'books@north',
  ),
  w(
    'other',
    '12x16',
    'The house wall is to the north. Round table at the east end, and a loveseat at the other end.',
    'dining-table@east',
    'sofa@west',
  ),
  w(
    'basement',
    '20x26',
    'Pool table on one end. A piano at the other end.',
    'pool-table@north',
    'piano@south',
  ),
  w('garage', '22x24', 'EV charger for the car to come, left side by the big door.', 'ev-charger@southwest'),
  // As on a sheet, and what was taken back.
  w(
    'kitchen',
    '12x15',
    'U shape, open at the bottom end. Sink is at the window on the top wall. Range on the left leg, fridge at the end of the right one … or actually swap those, range right, fridge left.',
    'window@north',
    'range@east',
    'refrigerator@west',
  ),
  w(
    'living room',
    '14x18',
    'When you come through the front door the stairs are on the right wall. TV on the left wall... no wait, put it on the far wall.',
    'stair@east',
    'tv@north',
  ),
];

/** Texts that tell no place from anywhere, or refuse one: none is written otherwise. */
export const LEFT_AS_TYPED: readonly (readonly [RoomCategory, string])[] = [
  ['kitchen', 'No upper cabinets on the window wall, and dishwasher to the left of the sink.'],
  ['living room', 'Piano not on the outside wall because of humidity.'],
  ['bathroom', 'Shampoo niche on the short wall, hinge of the door on the left.'],
  ['bedroom', 'Two twins with their heads on the same wall.'],
  ['kitchen', 'A spot for the bowls that is not where I step, and drawers left of the range.'],
];

/** Rooms that show it. */
export const DRAWN_AS_SEEN: readonly string[] = [
  "There's a window at the far end",
  'Small galley. Door at each end',
  'Slider in the north wall. Stove stays',
  'The front wall is all windows',
  'Back of the house faces more or less west',
];
