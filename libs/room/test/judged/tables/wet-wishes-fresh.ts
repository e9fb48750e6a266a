import type { Kind, Side } from '@plumbline/concept';
import { type JudgedWish, judgedWish as w } from '../judged-wish.js';

/** A wish of a room with water, what its plan must hold, at which walls things must stand, and what must not be understood. */
export interface FreshWetWish {
  readonly judged: JudgedWish;
  readonly at?: readonly (readonly [kind: Kind, wall: Side])[];
  readonly never?: RegExp;
}

/** Written by a designer before the code was looked at (docs/judged/wet-wishes-fresh.md); what is told here has been mended since. */
export const FRESH_WET_WISHES: readonly FreshWetWish[] = [
  {
    judged: w(
      'peninsula-11x14',
      'kitchen',
      '11x14',
      "We have an 11 x 14 kitchen. The window over the sink is on the east wall and stays, and the door to the dining room is on the south wall. We'd like a peninsula with two stools, a 36 inch range, and a drawer microwave. My mother-in-law had a trash compactor and it always smelled, so just a pull-out trash. White oak lower cabinets, quartz counters. The floor was redone last year so leave it.",
      ['in group peninsula', 'stool = 2', 'range', 'base-cabinet.appliance=microwave'],
      { budget: 48000 },
    ),
    at: [['sink-base', 'east']],
    never: /older people/,
  },
  {
    judged: w(
      'range-goes-there',
      'kitchen',
      '12x16',
      'The gas line comes up on the north wall so the range goes there, centered. Sink under the window on the west wall. Island with two stools and the microwave in it. We need a tall pantry next to the fridge on the south wall. We looked at marble but it stains, so go with a white quartz. Ducted hood please. The old kitchen had a desk in it that nobody used.',
      ['stool = 2', 'tall-cabinet', 'no desk', 'base-cabinet.appliance=microwave'],
      { budget: 75000 },
    ),
    at: [
      ['range', 'north'],
      ['sink-base', 'west'],
      ['refrigerator', 'south'],
    ],
    never: /counters: marble|[Dd]esk/,
  },
  {
    judged: w(
      'radiator-stays-free',
      'kitchen',
      '9x11',
      "1920s bungalow kitchen, 9 by 11. There's a radiator on the west wall under the window that has to stay uncovered. Range stays on the north wall. We're keeping the fridge but replacing the dishwasher. Someone told us to put in an island but there's obviously no room for one. Green cabinets, butcher block.",
      ['radiator = 1', 'range', 'dishwasher'],
      { budget: 22000 },
    ),
    at: [
      ['radiator', 'west'],
      ['range', 'north'],
    ],
    never: /island/i,
  },
  {
    judged: w(
      'three-walls-told',
      'kitchen',
      '15x17',
      "Big cook's kitchen. 48 inch gas range on the east wall with a pot filler, hood centered over it. Sink facing the yard on the north wall, two dishwashers either side of it. Island 4 by 8 with a prep sink at one end. Built-in fridge on the west wall. Walk-in pantry in the southeast corner. The previous owners had a wet bar here and we tore it out. We're not doing a wine fridge.",
      ['sink-base = 2', 'dishwasher = 2', 'no beverage-cooler'],
      { budget: 125000 },
    ),
    at: [
      ['range', 'east'],
      ['sink-base', 'north'],
      ['refrigerator', 'west'],
    ],
    never: /[Ww]et bar/,
  },
  {
    judged: w(
      'no-second-oven',
      'kitchen',
      '13x15',
      "Open to the family room on the south side. Fridge stays on the west wall. Take out the peninsula and put an island in with seats for three. Farmhouse sink under the north window, dishwasher to the left of it. Black island, white perimeter. We don't need a second oven or a wine fridge, we don't drink.",
      ['range', 'stool >= 3', 'no beverage-cooler'],
      { budget: 65000 },
    ),
    at: [['sink-base', 'north']],
    never: /Without: range/,
  },
  {
    judged: w(
      'steam-of-my-sister',
      'bathroom',
      '8x11',
      'Primary bath 8 x 11. Double vanity on the east wall, 72 inches. Shower 42 by 60 along the north wall with a bench and a niche, freestanding tub goes. Toilet in the southwest corner behind the door. The door is on the south wall. My sister put in a steam shower and had nothing but mold, so no steam.',
      ['vanity = 1', 'no bathtub', 'shower.bench=true'],
      { budget: 32000 },
    ),
    at: [['vanity', 'east']],
    never: /mold|Children|four-piece/,
  },
  {
    judged: w(
      'roll-in-by-walls',
      'bathroom',
      '9x10',
      "Wheelchair bath for our son. Roll-in shower at least 60 by 60 along the north wall, roll-under sink on the west wall, raised toilet on the east wall. Door on the south wall, 36 inches, opening out. The current tub goes. He's 14.",
      ['no bathtub', 'door swings out'],
      { budget: 45000 },
    ),
    at: [
      ['vanity', 'west'],
      ['toilet', 'east'],
    ],
  },
  {
    judged: w(
      'front-loaders-north',
      'other',
      '8x9',
      "Laundry room 8x9. Side by side front loaders on the north wall with a counter over them and cabinets above. Utility sink. Hanging rod for shirts. The door to the garage is on the east wall, door to the house on the south wall. We had a fold-down ironing board once and never used it. A spot for the dog's crate, 36 by 24.",
      ['washer', 'dryer', 'sink-base'],
      { budget: 14000 },
    ),
    at: [
      ['washer', 'north'],
      ['dryer', 'north'],
    ],
    never: /[Ii]roning/,
  },
  {
    judged: w(
      'machines-stay-below',
      'other',
      '6x12',
      'Mudroom 6 x 12. Lockers for four kids along the north wall with a bench under. The window on the south wall stays. Tile floor that hides dirt. We are not moving the washer and dryer in here, they stay in the basement.',
      ['no washer', 'no dryer'],
      { budget: 12000 },
    ),
    never: /[Ww]asher/,
  },
  {
    judged: w(
      'known-by-its-machines',
      'other',
      '7x8',
      "Stackable washer and dryer in the northwest corner. Window over the sink on the north wall. Broom closet if there's room. Sheet vinyl is fine.",
      ['washer', 'sink-base', 'no armchair', 'no bookcase'],
      { budget: 9000 },
    ),
  },
];
