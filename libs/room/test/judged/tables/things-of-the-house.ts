import type { Kind, Side } from '@plumbline/concept';
import type { ConceptRequest } from '../../../src/index.js';
import { type JudgedWish, judgedWish as w } from '../judged-wish.js';

/** Wishes that tell where a house has what stays in it, or how long and where a thing is to be (docs/judged/below-and-beside.md). */
interface PlacedWish extends JudgedWish {
  /** Things by the sides of the room whose halves they stand in. */
  readonly at: readonly (readonly [Kind, ...Side[]])[];
}

const p = (
  at: PlacedWish['at'],
  ...wish: [string, ConceptRequest['category'], string, string, readonly string[]]
): PlacedWish => ({ ...w(...wish), at });

export const THINGS_OF_THE_HOUSE: readonly PlacedWish[] = [
  p(
    [
      ['furnace', 'north', 'east'],
      ['water-heater', 'north', 'east'],
      ['bed', 'south'],
    ],
    'guests-and-furnace',
    'basement',
    '24x30',
    "My in-laws visit for a month every winter, so we need a bedroom down there with an egress window on the south wall and its own full bath with a 60 inch tub. The plumbing stack is on the north wall. Furnace and water heater are in the northeast corner and they stay. Stair comes down in the middle of the west wall. The rest should be a game room with a pool table and a dart board. The laundry is along the north wall and isn't moving.",
    ['bathtub.tileHeightIn=84', 'pool-table', 'partition >= 6'],
  ),
  p(
    [['water-heater', 'south', 'west']],
    'gym-mirrors',
    'basement',
    '15x22',
    "A home gym: a power rack with a bench, a treadmill and a Peloton, mirrors along the long wall and rubber flooring. The water heater sits in the southwest corner. Leave the ceiling open and spray it black. My husband wanted a sauna but we decided it's too much.",
    ['mirror', 'piece.piece=squat-rack', 'piece.piece=sauna=0'],
  ),
  p(
    [['workbench', 'north']],
    'bench-and-lockers',
    'garage',
    '22x22',
    "Two cars still have to fit, a minivan and a Civic. Along the back wall I want a workbench, 10 feet, with a vise and pegboard, and lockers by the door to the house for four kids. An EV charger on the left side for the next car. We don't need heat.",
    ['bookcase=4', 'car=2', 'workbench=1'],
  ),
  p(
    [
      ['ev-charger', 'west'],
      ['furnace', 'north', 'west'],
      ['sink-base', 'north', 'east'],
    ],
    'furnace-of-a-garage',
    'garage',
    '24x24',
    'Fit two SUVs and still get in and out. Five lockers beside the house door on the north wall and a slop sink in the northeast corner. The furnace is in the northwest corner and the code guy says keep 30 inches in front of it. A charger on the left.',
    ['bookcase=5', 'furnace=1'],
  ),
  p(
    [
      ['water-heater', 'north', 'east'],
      ['toilet', 'north', 'west'],
      ['cooktop', 'east'],
    ],
    'studio-water-heater',
    'garage',
    '18x22',
    'Convert our two car garage to a studio apartment for my mom, who is 74. One open room with a queen bed, a small sofa and a kitchenette along the east wall with a 24 inch fridge and two burners, and a bathroom with a curbless shower in the northwest corner. No stairs and no threshold anywhere. The water heater in the northeast corner stays.',
    ['shower.curbless=true', 'bed.size=queen'],
  ),
  p(
    [
      ['bench', 'north'],
      ['shower', 'south', 'east'],
    ],
    'dog-wash-in-its-corner',
    'other',
    '9x14',
    'Mudroom and craft room off the garage. Garage door comes in on the east wall, kitchen door on the west. Four cubbies with hooks and a bench on the north wall, a dog washing station in the southeast corner.',
    ['bookcase=4'],
  ),
  p(
    [
      ['furnace', 'south', 'east'],
      ['water-heater', 'south', 'east'],
    ],
    'behind-a-door',
    'basement',
    '18x24',
    'Half playroom and half office please: a train table on the west end, two desks 60 inches each. The stairs come down in the middle of the north wall. Water heater and furnace are behind a door in the southeast corner, leave that.',
    ['desk=2', 'furnace=1'],
  ),
];
