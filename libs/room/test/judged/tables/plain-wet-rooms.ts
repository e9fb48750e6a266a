import { judgedWish as w } from '../judged-wish.js';
import type { FreshWetWish } from './wet-wishes-fresh.js';

/** Kitchens, baths and basements told in plain words, so that layout is tested and not reading (docs/judged/plain-wet-rooms.md). */
export const PLAIN_WET_WISHES: readonly FreshWetWish[] = [
  {
    judged: w(
      'island-told-and-pocket-pantry',
      'kitchen',
      '16x20',
      'A 9 foot island with four stools. 48 inch range on the north wall. Sink in the island. Walk-in pantry with a pocket door. 42 inch refrigerator. A 6 foot sliding door on the south wall.',
      ['stool = 4', 'walk-in-closet.use=pantry', 'range', 'sliding-door 72'],
      { budget: 95000 },
    ),
    at: [['range', 'north']],
  },
  {
    judged: w(
      'tall-oven-and-cooktop',
      'kitchen',
      '13x15',
      'A 36 inch induction cooktop on the north wall. Wall oven with a microwave above it in a tall cabinet. Sink under the window on the east wall. Island with three stools. Remove the soffit. Pantry cabinet.',
      ['cooktop', 'wall-oven', 'stool = 3'],
      { budget: 60000 },
    ),
    at: [
      ['cooktop', 'north'],
      ['sink-base', 'east'],
    ],
  },
  {
    judged: w(
      'small-l-door-untold',
      'kitchen',
      '8x10',
      'L-shaped. Sink under the window on the north wall. 30 inch electric range on the east wall. 24 inch dishwasher. Door on the west wall.',
      ['dishwasher', 'range'],
      { budget: 16000 },
    ),
    at: [
      ['sink-base', 'north'],
      ['range', 'east'],
    ],
  },
  {
    judged: w(
      'tub-at-told-window',
      'bathroom',
      '10x14',
      'Window on the east wall with a freestanding tub in front of it. Walk-in shower 4x5 with a fixed glass panel. Double vanity 36 inches high with a makeup seat between the sinks. Toilet in its own room with a pocket door.',
      [
        'bathtub.form=freestanding',
        'shower.glass=fixed',
        'vanity.sinks=2',
        'desk',
        'partition-door.form=pocket',
      ],
      { budget: 65000 },
    ),
  },
  {
    judged: w(
      'told-double-vanity-and-tub',
      'bathroom',
      '9x11',
      'Tub 66 inches long under the window on the north wall. Separate shower with a bench. Double vanity 72 inches on the west wall. Toilet on the east wall. Hamper and linen closet.',
      ['vanity.sinks=2', 'bathtub'],
      { budget: 38000 },
    ),
    at: [
      ['vanity', 'west'],
      ['toilet', 'east'],
    ],
  },
  {
    judged: w(
      'tub-for-tall-people',
      'bathroom',
      '8x12',
      'We are both over six foot four, so a 72 inch soaking tub and a 36 inch high vanity. Walk-in shower without a door. Two sinks with a makeup seat at the end. Window on the south wall.',
      ['shower.glass=fixed', 'bathtub.form=freestanding'],
      { budget: 42000 },
    ),
  },
  {
    judged: w(
      'fixed-panel',
      'bathroom',
      '7x9',
      'Curbless shower 36 by 60 with a fixed glass panel on the west wall. Vanity 48 inches on the east wall. Barn door on the south wall. Heated floor. Bath mat.',
      ['shower.glass=fixed'],
      { budget: 25000 },
    ),
    at: [['vanity', 'east']],
  },
  {
    judged: w(
      'told-walls-of-a-primary-bath',
      'bathroom',
      '9x12',
      'Soaking tub in front of the window on the south wall, my husband is 6\'5" so at least 70 inches. Walk in shower on the west wall with one glass panel, no door. Double vanity on the east wall, 36 inches high, with a makeup spot. Toilet tucked in its own room with a pocket door.',
      // The pocket door is the toilet room's: the bath's own one swings, where the makeup spot would stand.
      ['shower.glass=fixed', 'vanity.sinks=2', 'bathtub.form=freestanding'],
      { budget: 48000 },
    ),
    at: [['vanity', 'east']],
  },
  {
    judged: w(
      'sump-in-its-corner',
      'basement',
      '24x28',
      'Sump pit in the southwest corner stays reachable. Furnace and water heater in the northeast corner. Family room with a sectional and TV. Wet bar 8 feet with a sink and undercounter fridge. 3/4 bath. Guest bedroom with an egress window. Stairs in the middle of the south wall.',
      ['piece.piece=sump-pit', 'toilet', 'bed', 'in group bar', 'nightstand = 1'],
      { budget: 60000 },
    ),
  },
  {
    judged: w(
      'sump-and-playroom',
      'basement',
      '16x20',
      'Laundry room with a utility sink, and a playroom with toy storage and a craft table. Sump pit in the northeast corner. Stairs on the west wall.',
      ['piece.piece=sump-pit', 'washer', 'in group play or told'],
      { budget: 25000 },
    ),
  },
  {
    judged: w(
      'bar-and-rows-at-told-walls',
      'basement',
      '26x32',
      'Home theater with two rows of seats, a wet bar with four stools, a pool table, a 3/4 bath and a guest bedroom. Mechanical room in the southwest corner. Stairs on the east wall. Bar on the north wall.',
      ['stool = 4', 'pool-table', 'toilet', 'bed'],
      { budget: 90000 },
    ),
    at: [['sink-base', 'north']],
  },
  {
    judged: w(
      'kitchenette-at-told-wall',
      'basement',
      '22x26',
      'Kitchenette along the north wall, full bath, guest bedroom with egress, TV area with a sofa. Sump pit is in the northwest corner. Stairs on the east wall, furnace in the southeast corner.',
      ['piece.piece=sump-pit', 'toilet', 'bed'],
      { budget: 55000 },
    ),
    at: [
      ['refrigerator', 'north'],
      ['sink-base', 'north'],
    ],
  },
  {
    judged: w(
      'pump-that-stays',
      'basement',
      '18x24',
      'Wet bar with three stools on the west wall, sectional and a TV, half bath. Laundry on the south wall. The sump pump in the northeast corner has to stay where we can get at it.',
      ['piece.piece=sump-pit', 'stool = 3', 'washer'],
      { budget: 30000 },
    ),
    at: [
      ['sink-base', 'west'],
      ['washer', 'south'],
    ],
  },
];
