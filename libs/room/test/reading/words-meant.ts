import { type Concept, itemsOf, type Kind, type Outcome } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { rectOf } from '../../src/geometry/geometry.js';
import { isBehindLeaf } from '../../src/geometry/leaf.js';
import { showsScreen } from '../../src/planner/floor/use-of-floor.js';

/** Wishes whose words are easily taken for another thing, with what must be read, not be read, and stand. */
export interface WordsMeant {
  readonly category: RoomCategory;
  readonly wish: string;
  /** Wishes of the vocabulary. */
  readonly wants?: readonly string[];
  readonly not?: readonly string[];
  /** What no sentence of the reading may say. */
  readonly unsaid?: RegExp;
  /** What stands, and what does not. */
  readonly stands?: readonly Kind[];
  readonly absent?: readonly Kind[];
  /** What becomes of the entry that holds the words, and what its note says. */
  readonly entry?: {
    readonly of: string;
    readonly outcome: Outcome | readonly Outcome[];
    readonly note?: RegExp;
  };
  readonly rule?: (concept: Concept) => boolean;
}

const n = (kind: Kind, least: number) => (c: Concept) => itemsOf(c.room, kind).length >= least;

/** A word that means another thing beside its neighbors. */
const OTHER_THINGS: readonly WordsMeant[] = [
  {
    category: 'bathroom',
    wish: '8x9 bathroom, curbless shower, comfort height toilet with bars',
    wants: ['grab-bars'],
    not: ['bar'],
  },
  {
    category: 'bathroom',
    wish: 'Bathroom 6x9, bars beside the toilet and in the tub for my mother',
    wants: ['grab-bars'],
    not: ['bar'],
  },
  {
    category: 'bathroom',
    wish: 'Primary bath 10x14, toilet room with its own door, double vanity',
    wants: ['water-closet'],
    not: ['back-door'],
  },
  { category: 'bathroom', wish: 'Bath 9x12 with a linen closet with its own door', not: ['back-door'] },
  // No color of that name is meant.
  {
    category: 'bathroom',
    wish: 'Linen yes, double vanity no.',
    unsaid: /Color: linen/,
    stands: ['tall-cabinet'],
  },
  // Tile that is laid anew stays where it is, and what is not named stays as it is.
  {
    category: 'bathroom',
    wish: 'Retile the shower.',
    rule: ({ wishes }) => wishes.extent?.id === 'replace' && wishes.extent.inside?.includes('tile') === true,
  },
  {
    category: 'kitchen',
    wish: 'Keep the layout, new cabinets and counters.',
    entry: { of: 'Keep the layout', outcome: 'kept', note: /was not told/ },
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 13x14 with a walk-in closet that has its own door',
    not: ['back-door'],
  },
  {
    category: 'basement',
    wish: 'Basement 24x28, an apartment for my son with its own door',
    wants: ['back-door'],
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 12x13, closet with bypass doors',
    wants: ['closet'],
    not: ['glass-enclosure'],
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 12x14, closet doors with mirrored glass panels',
    not: ['glass-enclosure'],
  },
  {
    category: 'office',
    wish: 'Office 11x12 with a glass wall toward the hall and a desk',
    not: ['glass-enclosure'],
  },
  {
    category: 'living room',
    wish: 'Living room 15x18, bookcase with glass doors, sofa',
    not: ['glass-enclosure', 'patio-door'],
  },
  { category: 'bathroom', wish: 'Bath 5x9, shower with bypass glass doors', wants: ['glass-enclosure'] },
  {
    category: 'basement',
    wish: 'Basement gym 16x20: power rack, bench, rower and rubber floor',
    wants: ['weight-bench'],
    not: ['bench'],
  },
  {
    category: 'garage',
    wish: 'Garage 20x20 home gym with dumbbells, a bench and a squat rack, no cars',
    wants: ['weight-bench'],
    not: ['bench'],
  },
  {
    category: 'other',
    wish: 'Home gym 12x16: barbell, adjustable bench, treadmill',
    wants: ['weight-bench'],
    not: ['bench'],
  },
  { category: 'other', wish: 'Mudroom 8x10, five lockers with a bench', not: ['weight-bench'] },
  {
    category: 'office',
    wish: 'Office 6x8, room for a chair that does not hit the door, wall to wall desk',
    wants: ['desk'],
    not: ['armchairs'],
  },
  { category: 'office', wish: 'Office 10x11 with a desk and a good chair', not: ['armchairs'] },
  { category: 'office', wish: 'Office 12x13, desk, and two chairs for visitors', wants: ['two-armchairs'] },
  {
    category: 'kitchen',
    wish: 'Kitchen 14x16 with a table and chairs by the window',
    wants: ['dining-table'],
    not: ['armchairs'],
  },
  {
    category: 'other',
    wish: 'Dining room 12x14, table with eight chairs, sideboard',
    wants: ['dining-table'],
    not: ['armchairs'],
  },
  {
    category: 'bedroom',
    wish: 'Nursery 11x12, crib, glider with a small table beside it',
    wants: ['glider'],
    not: ['dining-table'],
    absent: ['dining-table'],
  },
  {
    category: 'living room',
    wish: 'Living room 14x17, armchair with a small table for coffee',
    not: ['dining-table'],
  },
  { category: 'kitchen', wish: 'Kitchen 12x14 with a small table for two', wants: ['dining-table'] },
  {
    category: 'basement',
    wish: 'Basement 20x24 family room. The electrical panel on the east wall must stay reachable',
    not: ['panel-upgrade'],
  },
  {
    category: 'basement',
    wish: 'Basement 18x24, keep access to the breaker box, playroom',
    not: ['panel-upgrade'],
  },
  {
    category: 'garage',
    wish: 'Garage 22x22, do not block the electrical panel, workbench',
    not: ['panel-upgrade'],
  },
  {
    category: 'basement',
    wish: 'Basement 20x24, upgrade the electrical panel to 200 amps',
    wants: ['panel-upgrade'],
  },
  {
    category: 'living room',
    wish: 'Open living and dining 18 x 28 with a table for ten',
    wants: ['dining-for-10'],
    unsaid: /Places at the table: 18/,
  },
  {
    category: 'other',
    wish: 'Formal dining room 12 x 14 with a table for eight',
    unsaid: /Places at the table: 12/,
  },
  { category: 'other', wish: "Dining room 11' by 13', table for six", unsaid: /Places at the table: 11/ },
  {
    category: 'kitchen',
    wish: 'Eat-in kitchen with nook 8 feet wide, 14x18',
    unsaid: /Places at the table: 8/,
  },
  { category: 'kitchen', wish: 'Our condo kitchen is 8x10', unsaid: /house is old/ },
  { category: 'living room', wish: 'Apartment living room 12x14, sofa and TV', unsaid: /house is old/ },
  { category: 'bathroom', wish: 'New construction, upstairs bath 8x10', unsaid: /house is old/ },
  {
    category: 'kitchen',
    wish: 'Kitchen 12x13 in a 1920s bungalow',
    rule: (c) => c.brief.ledger?.some((l) => /house is old/.test(l.understood)) ?? false,
  },
  {
    category: 'office',
    wish: 'Office 10x12 with two sit-stand desks',
    wants: ['two-desks'],
    unsaid: /place to sit back/,
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 9x14. The gas stove moves to induction',
    wants: ['induction'],
    not: ['gas-range'],
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 10x13, going from gas to induction',
    wants: ['induction'],
    not: ['gas-range'],
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 11x13, induction instead of our gas range',
    wants: ['induction'],
    not: ['gas-range'],
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 11x14, we replace the gas cooktop with an induction one',
    wants: ['induction'],
    not: ['gas-range'],
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 12x14 from electric to gas',
    wants: ['gas-range'],
    not: ['electric-range'],
  },
  { category: 'living room', wish: 'Living room 15x18 with a balance bar for my daughter', not: ['bar'] },
  { category: 'other', wish: 'Home gym 12x14, pull-up bar and ballet barre', not: ['bar'] },
  { category: 'bedroom', wish: 'Bedroom 12x14, closet with a hanging bar at 40 inches', not: ['bar'] },
  { category: 'living room', wish: 'Living room 13x16, sound bar under the TV', not: ['bar'] },
  {
    category: 'living room',
    wish: 'Living room 14x16, an upright piano away from the heat',
    wants: ['piano'],
    not: ['heating-cooling'],
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 12x14, shelves my mother can reach',
    not: ['bookcase'],
    absent: ['bookcase'],
  },
  {
    category: 'basement',
    wish: 'Basement 24x28, 7\'8" to the joists',
    not: ['subfloor-repair', 'floor-joists'],
  },
  {
    category: 'bathroom',
    wish: 'Hall bath 5x8, the shelf above the toilet stays out of the way',
    not: ['bookcase'],
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 12x13, somewhere to charge a phone beside the bed',
    not: ['ev-charger'],
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 13x15, king bed, window seat and a standing mirror',
    not: ['standing-desk'],
  },
];

/** A count, a size or a kind that was told: "drawn" only where it is so. */
const DETAILS: readonly WordsMeant[] = [
  {
    category: 'bathroom',
    wish: 'Bath 11x15, two separate vanities instead of one long one, shower, toilet',
    entry: { of: 'two separate vanities', outcome: ['drawn', 'changed'] },
    rule: (c) => drawnOnlyIf(c, 'two separate vanities', n('vanity', 2)),
  },
  {
    category: 'bathroom',
    wish: 'Bath 8x9 with a wall hung sink, shower and toilet',
    rule: (c) => itemsOf(c.room, 'pedestal-sink').some((i) => i.traits?.mount === 'wall'),
    entry: { of: 'wall hung sink', outcome: 'drawn' },
  },
  {
    category: 'bathroom',
    wish: 'Bath 10x12 with a 4x6 walk in shower and a double vanity',
    rule: (c) =>
      drawnOnlyIf(c, '4x6', (x) =>
        itemsOf(x.room, 'shower').some(
          ({ box }) =>
            Math.min(box.widthIn, box.depthIn) >= 46.5 && Math.max(box.widthIn, box.depthIn) >= 70.5,
        ),
      ),
    entry: { of: '4x6', outcome: ['drawn', 'changed'] },
  },
  {
    category: 'bathroom',
    wish: 'Bath 8x10, curbless shower at least 5 ft long',
    entry: { of: 'at least 5 ft', outcome: ['drawn', 'changed'] },
    rule: (c) =>
      drawnOnlyIf(c, '5 ft', (x) =>
        itemsOf(x.room, 'shower').some(({ box }) => Math.max(box.widthIn, box.depthIn) >= 58.5),
      ),
  },
  {
    category: 'bedroom',
    wish: 'Primary bedroom 15x19, king bed, a walk in closet built inside the room, at least 6 x 8, dresser, two chairs',
    entry: { of: 'walk in closet', outcome: ['drawn', 'changed'] },
    rule: (c) => drawnOnlyIf(c, 'walk in closet', closetOf(72, 96)),
  },
  {
    category: 'bedroom',
    wish: 'Guest bedroom 9x11, closet has to be at least 4 feet wide',
    entry: { of: 'at least 4', outcome: 'drawn' },
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 14x16, closet 8 feet minimum',
    entry: { of: 'closet', outcome: ['drawn', 'changed'] },
  },
  {
    category: 'bedroom',
    wish: "Boys' room 12x13, bunk bed, one long desk for two with shelves over",
    rule: (c) =>
      drawnOnlyIf(
        c,
        'desk for two',
        (x) => itemsOf(x.room, 'office-chair', 'dining-chair', 'stool').length >= 2,
      ),
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 14x15, queen bed, two nightstands, three dressers',
    rule: (c) => drawnOnlyIf(c, 'three dressers', n('dresser', 3)),
  },
  {
    category: 'bedroom',
    wish: 'Guest room 10x11 with a daybed with trundle',
    entry: { of: 'trundle', outcome: ['changed', 'refused', 'for-contractor'] },
  },
  {
    category: 'bedroom',
    wish: 'Room 12x13, murphy bed with side cabinets',
    entry: { of: 'side cabinets', outcome: ['changed', 'refused', 'for-contractor'] },
  },
  {
    category: 'bedroom',
    wish: 'Bedroom 12x14, closet 6 feet with double rods',
    entry: { of: 'double rods', outcome: ['drawn', 'priced', 'changed', 'for-contractor'] },
  },
  {
    category: 'office',
    wish: 'Office 10x12 with three desks',
    rule: (c) => drawnOnlyIf(c, 'three desks', n('desk', 3)),
  },
  {
    category: 'office',
    wish: 'Office 11x13, sit-stand desk, four file cabinets',
    rule: (c) =>
      drawnOnlyIf(
        c,
        'four file',
        (x) => itemsOf(x.room, 'cabinet').filter((i) => i.traits?.use === 'filing').length >= 4,
      ),
    entry: { of: 'four file', outcome: ['drawn', 'changed'] },
  },
  {
    category: 'living room',
    wish: 'Living room 13x16 with three sofas and four armchairs',
    rule: (c) =>
      drawnOnlyIf(c, 'three sofas', n('sofa', 3)) && drawnOnlyIf(c, 'four armchairs', n('armchair', 4)),
  },
  {
    category: 'living room',
    wish: 'Living room 15x18 with two bookcases',
    rule: (c) => drawnOnlyIf(c, 'two bookcases', n('bookcase', 2)),
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 16x24, one 10 foot island with seating for six and a prep sink',
    wants: ['island-prep-sink'],
  },
  {
    category: 'kitchen',
    wish: 'Kitchen 10x12 with three ovens',
    rule: (c) => drawnOnlyIf(c, 'three ovens', (x) => itemsOf(x.room, 'wall-oven', 'range').length >= 3),
  },
  {
    category: 'other',
    wish: 'Mudroom 8x10 with six lockers',
    rule: (c) =>
      drawnOnlyIf(c, 'six lockers', (x) => x.room.items.filter((i) => i.kind === 'bookcase').length >= 6),
  },
  {
    category: 'other',
    wish: 'Formal dining 12x14, table that seats eight and expands to twelve',
    rule: (c) => drawnOnlyIf(c, 'expands', (x) => itemsOf(x.room, 'dining-chair').length >= 12),
    entry: { of: 'expands', outcome: ['drawn', 'changed', 'for-contractor'] },
  },
  {
    category: 'bathroom',
    wish: 'Bath 6x9, towel hooks for four, tub and vanity',
    rule: (c) => drawnOnlyIf(c, 'hooks for four', n('towel-bar', 4)),
  },
  {
    category: 'bathroom',
    wish: 'Bath 9x11, shower with two heads',
    rule: (c) =>
      drawnOnlyIf(c, 'two heads', ({ room }) =>
        itemsOf(room, 'shower').some(({ traits }) => traits?.handheld),
      ),
  },
];

/** What a room is for decides what stands in it. */
const USES: readonly WordsMeant[] = [
  {
    category: 'basement',
    wish: 'Basement 14x20: power rack, weight bench, rower, TV on the wall, rubber floor',
    absent: ['sofa', 'sectional', 'coffee-table'],
    stands: ['tv'],
  },
  {
    category: 'basement',
    wish: 'Basement 16x20 as a home gym with treadmill and TV',
    absent: ['sofa', 'sectional', 'coffee-table'],
  },
  {
    category: 'garage',
    wish: 'Garage 20x20 gym, no cars, squat rack, TV',
    absent: ['sofa', 'sectional', 'car'],
  },
  { category: 'other', wish: 'Home gym 12x14 with treadmill, TV on the wall', absent: ['sofa', 'sectional'] },
  {
    category: 'other',
    wish: 'Nursery for twins, 12x13, two cribs, changing table, glider with ottoman and small table',
    stands: ['crib'],
    absent: ['dining-table', 'sofa'],
  },
  {
    category: 'other',
    wish: 'We need a baby room 11x12: crib, changing table, rocker',
    stands: ['crib'],
    absent: ['dining-table', 'sofa'],
  },
  {
    category: 'other',
    wish: 'Yoga studio 12x15, mirror wall, mats',
    absent: ['sofa', 'sectional', 'dining-table'],
  },
  {
    category: 'other',
    wish: 'Music room 13x15 with drum kit, guitar wall, amps',
    absent: ['dining-table', 'bed'],
  },
  {
    category: 'other',
    wish: 'Art studio 12x14 with easel and flat files',
    absent: ['sofa', 'dining-table', 'bed'],
  },
  {
    category: 'basement',
    wish: 'Basement workshop 14x18, workbench, table saw, lumber rack',
    absent: ['sofa', 'sectional'],
  },
  { category: 'basement', wish: 'Basement music studio 14x18 with drum kit and desk', absent: ['sectional'] },
  {
    category: 'office',
    wish: "Therapist's office 13x16, couch and two armchairs for clients, desk",
    stands: ['sofa', 'desk', 'armchair'],
    absent: ['bed', 'tv'],
  },
  {
    category: 'bedroom',
    wish: 'Guest room and sewing room 11x13, daybed, sewing table by the window',
    absent: ['tv'],
  },
];

/** What people see, reach and cook at. */
const PEOPLE: readonly WordsMeant[] = [
  ...[
    "Therapist's office 14x18, two armchairs and a couch for clients, my desk where clients can't see the screen",
    "Office 12x14, desk and two chairs for clients who can't see my screen",
    'Law office 13x15, couch, two armchairs, desk where guests cannot see the screen',
  ].map(
    (wish): WordsMeant => ({
      category: 'office',
      wish,
      wants: ['private-screen'],
      rule: (c) => drawnOnlyIf(c, 'see', (x) => !showsScreen(x.room)),
    }),
  ),
  {
    category: 'office',
    wish: "Therapist's office 14x18, two armchairs and a couch for clients, a desk, clients can't see the screen",
    entry: { of: 'see', outcome: ['drawn', 'refused'] },
    rule: (c) => drawnOnlyIf(c, 'see', (x) => !showsScreen(x.room)),
  },
  ...(
    [
      'Bedroom 11x12, big mirror on a wall',
      'Bedroom 12x14, door on the south wall, full length mirror',
    ] as const
  ).map(
    (wish): WordsMeant => ({
      category: 'bedroom',
      wish,
      rule: ({ room }) =>
        itemsOf(room, 'mirror').every(
          (i) => !room.openings.some((o) => isBehindLeaf(room.shell, o, rectOf(i.box))),
        ),
    }),
  ),
  ...[
    '13x17 kitchen. Two tall windows on the south wall, back door on the east wall, 36 inch gas range',
    'Kitchen 11x15 with a 36 inch range, two windows on the long wall',
    'Kitchen 12x14, windows on the north wall and the west wall',
  ].map(
    (wish): WordsMeant => ({
      category: 'kitchen',
      wish,
      rule: ({ findings }) => findings.every((f) => f.rule !== 'cooking-under-window' || f.met),
    }),
  ),
  {
    category: 'kitchen',
    wish: "Galley kitchen 8' x 14', doors at both short ends",
    rule: ({ room }) =>
      itemsOf(room, 'range').every((i) => Math.max(i.box.widthIn, i.box.depthIn) >= 29) &&
      itemsOf(room, 'dishwasher').every((i) => Math.max(i.box.widthIn, i.box.depthIn) >= 23.5),
  },
];

function closetOf(short: number, long: number): (c: Concept) => boolean {
  return ({ room }) =>
    itemsOf(room, 'walk-in-closet').some(({ box, traits }) => {
      const wall = traits?.wallIn ?? 0;
      const [a, b] = [box.widthIn - wall, box.depthIn - wall];
      return Math.min(a, b) >= short - 2 && Math.max(a, b) >= long - 2;
    });
}

/** Whether an entry says "drawn" only where that is so. */
function drawnOnlyIf(concept: Concept, of: string, so: (c: Concept) => boolean): boolean {
  const entry = concept.brief.ledger?.find(({ text }) => text.includes(of));
  return entry !== undefined && (entry.outcome !== 'drawn' || so(concept));
}

/** Whether the estimate has no line for cabinets of the island. */
const buysNoIsland = ({ quantities }: Concept): boolean =>
  quantities.every(({ price, where = '' }) => !price.startsWith('cabinets-') || !where.includes('island'));

const door =
  (is: string) =>
  ({ room }: Concept): boolean =>
    room.finishes.door === is;

/** What stays and is bought, is refused and drawn, or is asked for and missing, where words are read too literally. */
const HARM: readonly WordsMeant[] = [
  { category: 'kitchen', wish: '12x14, flat panel cabinets, no handles', rule: door('handleless') },
  {
    category: 'kitchen',
    wish: '12x14, shaker doors, no knobs',
    rule: door('shaker'),
    entry: { of: 'no knobs', outcome: 'changed' },
  },
  {
    category: 'kitchen',
    wish: '14x18, keep the island, new cabinets and counters',
    wants: ['island'],
    entry: { of: 'keep the island', outcome: 'kept' },
    rule: buysNoIsland,
  },
  {
    category: 'kitchen',
    wish: '12x14, New counters and a new sink. Everything else leave alone.',
    entry: { of: 'Everything else', outcome: 'kept' },
    rule: ({ brief }) => brief.extent?.inside?.includes('cabinets') === false,
  },
  {
    category: 'kitchen',
    wish: '10x12, the fridge belongs to the tenant. new cabinets',
    not: ['french-door-fridge'],
    entry: { of: 'belongs', outcome: 'kept' },
  },
  {
    category: 'bathroom',
    wish: '6x9, floor tile in hex, white subway in shower',
    rule: ({ room }) =>
      room.finishes.floor.material === 'hex-tile' && room.finishes.backsplash.material === 'subway-tile',
  },
  {
    category: 'garage',
    wish: '20x20, no car in here, just a workshop',
    not: ['no-cars'],
    absent: ['car'],
    rule: ({ brief }) => brief.extent?.id !== 'conversion',
  },
  { category: 'office', wish: '11x13, two desks and two desk chairs', not: ['armchairs'] },
  {
    category: 'kitchen',
    wish: '12x14 U shaped, banquette on one long wall',
    unsaid: /one-wall/,
  },
  {
    category: 'kitchen',
    wish: '11x14, Keeping: fridge, floor. Going: range, hood, all uppers. New: induction range, open shelves.',
    wants: ['induction', 'open-shelves'],
    not: ['wall-cabinets'],
  },
  {
    category: 'bathroom',
    wish: '5x9, curbless shower, no glass door - curtain is fine',
    wants: ['shower-curtain'],
    entry: { of: 'no glass door', outcome: 'refused' },
  },
  { category: 'basement', wish: '24x30, guest rm w egress, bdrm closet', wants: ['guest-room', 'egress'] },
  {
    category: 'kitchen',
    wish: '12x14, hood over island? no. bar fridge under counter',
    wants: ['beverage-cooler'],
    not: ['island', 'bar'],
  },
  {
    category: 'bathroom',
    wish: "6x8, new everything but tub. landlord's water heater in closet do not touch",
    entry: { of: 'tub', outcome: 'kept' },
    not: ['water-heater'],
  },
  {
    category: 'bedroom',
    wish: '10x11 nursery, crib, blinds not curtains',
    wants: ['window-blinds'],
    not: ['curtains'],
  },
  {
    category: 'kitchen',
    wish: '13x14, replace counters and sink. Hardware: none',
    not: ['cabinet-hardware'],
  },
  {
    category: 'kitchen',
    wish: '11x12, landlord is buying appliances, new counters',
    not: ['stainless-appliances'],
    entry: { of: 'landlord', outcome: ['kept', 'priced'] },
  },
  {
    category: 'kitchen',
    wish: '11x12, we want paint and a new backsplash only',
    rule: ({ brief }) => brief.extent?.inside !== undefined && !brief.extent.inside.includes('cabinets'),
  },
  { category: 'bathroom', wish: '9x11, No bath. Two person shower', not: ['bathtub'], absent: ['bathtub'] },
  {
    category: 'bedroom',
    wish: '12x14, king bed, dresser (bringing), closet',
    entry: { of: 'dresser', outcome: 'kept' },
  },
  // Rules for answers and second thoughts reach no farther than that.
  { category: 'bathroom', wish: '8x9 bathroom. The sink moves, the toilet stays.', unsaid: /Remov.*sink/i },
  {
    category: 'bathroom',
    wish: '8x9. New toilet and new vanity. Move the toilet? No.',
    entry: { of: 'New toilet', outcome: ['drawn', 'priced'] },
  },
  {
    category: 'bathroom',
    wish: '9x11 bathroom. We thought of a walk-in shower, but with a bench.',
    unsaid: /Without: .*shower/i,
    stands: ['shower'],
  },
  {
    category: 'bathroom',
    wish: '9x11 bathroom. The bathroom stays damp after showers. New tile.',
    not: ['waterproofing'],
  },
  {
    category: 'garage',
    wish: '20x22 garage workshop. No heat. Add a mini split.',
    wants: ['heating-cooling'],
    unsaid: /left out/,
  },
  {
    category: 'basement',
    wish: '20x24, concrete block walls, no drywall. Want a finished rec room with a sofa.',
    unsaid: /Without: .*drywall/i,
  },
  {
    category: 'kitchen',
    wish: "12x14. Remove the peninsula? We don't need it.",
    unsaid: /Stays.*peninsula/i,
  },
  {
    category: 'kitchen',
    wish: '12x14 kitchen. We have a gas line, toddlers in the house. Electric range please.',
    rule: ({ room }) => !itemsOf(room, 'range').some(({ traits }) => traits?.fuel === 'gas'),
  },
];

/** "Drawn" and "priced" name what is there, and nothing that stands is denied. */
const NAMED_AS_IT_IS: readonly WordsMeant[] = [
  {
    category: 'kitchen',
    wish: '11x15 kitchen, $60,000. New cabinets. New knobs.',
    entry: { of: 'knobs', outcome: 'priced', note: /In the price of another line/ },
  },
  {
    category: 'kitchen',
    wish: '16x20 kitchen. A walk-in pantry about 5x6 in the corner.',
    rule: ({ brief }) => !brief.ledger?.some(({ note }) => /No pantry stands/.test(note ?? '')),
  },
  {
    category: 'living room',
    wish: '14x16. A wall of books on the east side, and a library ladder.',
    entry: { of: 'ladder', outcome: 'for-contractor' },
  },
  {
    category: 'basement',
    wish: '18x22. Washer and dryer on the west wall stay, hide them behind doors or a curtain.',
    not: ['curtains'],
  },
];

export const WORDS_MEANT: readonly WordsMeant[] = [
  ...OTHER_THINGS,
  ...DETAILS,
  ...USES,
  ...PEOPLE,
  ...HARM,
  ...NAMED_AS_IT_IS,
];
