import type { ConceptRequest } from '../../src/index.js';
import type { JudgedWish } from './room-wishes.js';

const w = (
  id: string,
  category: ConceptRequest['category'],
  area: string,
  designPrompt: string,
  expects: readonly string[],
  more: Partial<ConceptRequest> = {},
): JudgedWish => ({ id, wish: { category, area, designPrompt, ...more }, expects });

/** Wishes that were marked fresh (docs/judged/fresh.md), and what must be so in their plans since. */
export const FRESH_WISHES: readonly JudgedWish[] = [
  w(
    'kit-hosts',
    'kitchen',
    '12x14',
    'Luxury kitchen for entertaining, we host big dinners and everyone ends up in the kitchen',
    ['range', 'stool >= 2 or told'],
    { budget: 180000 },
  ),
  w(
    'kit-hosts-large',
    'kitchen',
    '16x18',
    'Luxury kitchen for entertaining, dinner parties twice a month',
    ['dishwasher=2', 'stool >= 3'],
    { budget: 220000 },
  ),
  w(
    'kit-family',
    'kitchen',
    '14x16',
    'Family of five, we eat in the kitchen every day, island with stools and a banquette',
    ['stool >= 2', 'bench.use=banquette', 'dining-table.seats=4'],
  ),
  w('kit-wing', 'kitchen', '16x14 with a 6x5 notch', 'white shaker cabinets, a table for four', [
    'dining-table.seats=4',
  ]),
  w('kit-notch', 'kitchen', '18x15 with a 5x5 notch', 'island and a table for four', [
    'in group island',
    'dining-table',
    'stool >= 2',
  ]),
  w('kit-one-wall', 'kitchen', '8x14', 'everything on one wall please, we eat here', [
    'dining-table',
    'dining-chair >= 2',
  ]),
  w('kit-french', 'kitchen', '15x18', 'French doors to the deck, island with seats for four', [
    'french-door',
    'no sliding-door',
    'stool=4',
  ]),
  w('kit-bump', 'kitchen', '20x14 with a bump-out of 6x2 ft', 'window seat in the bump-out, big sink', [
    'bench.use=window',
    'window seat at window',
  ]),
  w('bath-two', 'bathroom', '10x9 with a 3x3 notch', 'two sinks, walk in shower', [
    'vanity.sinks=2',
    'shower',
  ]),
  w('bath-dog', 'bathroom', '7x12', 'mudroom bath with a dog wash, toilet and sink', [
    'shower.enclosure=half-wall',
    'shower=1',
    'toilet',
    'no bathtub',
  ]),
  w('bath-wet', 'bathroom', '12x14', 'wet room with tub inside the shower, double vanity, toilet room', [
    'tub in shower',
    'vanity.sinks=2',
    'partition-door',
  ]),
  w('mud-dog', 'other', '9x11', 'mudroom with a dog wash, bench and hooks', [
    'shower.enclosure=half-wall',
    'bench',
  ]),
  w('liv-french', 'living room', '15x20', 'french doors, seating for 6, fireplace', [
    'french-door',
    'seats >= 6',
    'fireplace',
  ]),
  w('bed-two', 'bedroom', '10x12', 'two kids share: two twin beds, one desk, closet', [
    'bed=2',
    'desk',
    'closet',
  ]),
  w('bsm-half', 'basement', '20x28', 'half bath, wet bar and a home gym, tv area', [
    'toilet=1',
    'no shower',
    'in group bar',
    'treadmill',
    'tv',
  ]),
  w('gar-half', 'garage', '20x22', 'convert to a family room with a half bath', [
    'toilet=1',
    'no shower',
    'sofa',
  ]),
  // The second table.
  w(
    'kit-galley',
    'kitchen',
    '9x13',
    'galley, renter proof, cheap but sturdy. no fancy stuff',
    ['range', 'dishwasher'],
    {
      budget: 14000,
    },
  ),
  w('kit-peninsula', 'kitchen', '12x12', 'peninsula with 3 stools, dishwasher on the right', [
    'stool=3 or told',
  ]),
  w('kit-walker', 'kitchen', '10x14', 'mom has a walker, wide aisles please. table for two', [
    'dining-table',
    'range.fuel=induction',
  ]),
  w('kit-no-seats', 'kitchen', '14x19', 'banquette in the bay window, island without seats, prep sink', [
    'no stool',
    'bench.use=banquette',
    'sink-base.role=prep',
  ]),
  w(
    'kit-condo',
    'kitchen',
    '8x9',
    'tiny condo kitchen, 24 inch appliances, we still want to sit with a coffee',
    ['dining-chair >= 2 or told', 'refrigerator'],
  ),
  w('bath-kids', 'bathroom', '6x9', 'kids bathroom, tub, two sinks if possible', [
    'bathtub',
    'vanity',
    'told',
  ]),
  w(
    'bath-big-shower',
    'bathroom',
    '8x12',
    'primary bath, big walk in shower with bench, no tub, double vanity',
    ['shower', 'shower-bench', 'vanity.sinks=2', 'no bathtub'],
  ),
  w(
    'bath-pocket',
    'bathroom',
    '5x7',
    'shower instead of the tub, pocket door, grandma visits and needs grab bars',
    ['shower', 'grab-bar', 'pocket-door'],
  ),
  w(
    'bath-his-hers',
    'bathroom',
    '10x14',
    'freestanding tub, toilet room, his and hers vanities, steam shower',
    ['vanity.sinks=2', 'partition-door', 'shower.steam=true'],
  ),
  w(
    'bath-roll-in',
    'bathroom',
    '9x9 with a 3x4 notch',
    'roll in shower for my son who uses a wheelchair, room to turn',
    ['shower.curbless=true'],
  ),
  w(
    'liv-facing',
    'living room',
    '18x22',
    'no tv. two sofas facing each other by the fireplace, piano, reading corner',
    ['sofa=2', 'fireplace', 'piano', 'no tv'],
  ),
  w('bed-sisters', 'bedroom', '10x13', 'two teenage sisters, twin beds, a desk each, closet they can share', [
    'bed=2',
    'closet',
    'desk >= 2 or told',
  ]),
  w(
    'off-pair',
    'office',
    '12x15',
    'two people work here, both on zoom, one standing desk, printer, sofa for breaks',
    ['desk >= 2', 'sofa or told'],
  ),
  w(
    'bsm-mother',
    'basement',
    '18x30',
    'guest bedroom, full bath, laundry, small kitchenette for my mother in law',
    ['bed', 'shower', 'washer', 'kitchenette', 'sofa'],
  ),
  w('gar-dog', 'garage', '20x24', 'one car and a workshop: workbench, tool chest, bikes, dog wash, freezer', [
    'car',
    'workbench',
    'shower.enclosure=half-wall',
    'freezer',
  ]),
  w('oth-ten', 'other', '13x15', 'formal dining room for ten, buffet, chandelier', [
    'dining-chair >= 10 or told',
    'cabinet.use=sideboard or told',
  ]),
];
