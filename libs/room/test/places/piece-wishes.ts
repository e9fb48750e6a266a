import { hasTrait, type Item, isPiece, itemsOf, type Room } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { frontDepth, frontWidth } from '../../src/geometry/geometry.js';
import { countOfPiece } from '../../src/shown/pieces.js';

/** Short wishes that name things to stand in the room, and what must then stand there. */
export interface PieceWish {
  readonly category: RoomCategory;
  readonly wish: string;
  /** Ids of pieces or of {@link OTHERS}; "6 recliners" where a number was told. */
  readonly asks: readonly string[];
  /** What must not stand there: nobody asked for it. */
  readonly without?: readonly string[];
}

const count = (room: Room, test: (item: Item) => boolean): number => room.items.filter(test).length;

/** What stands as a kind of the catalogue, by a name of its own here. */
const OTHERS: Readonly<Record<string, (room: Room) => number>> = {
  car: (r) => itemsOf(r, 'car').length,
  sofa: (r) => count(r, (i) => i.kind === 'sofa' || i.kind === 'sectional'),
  sectional: (r) => itemsOf(r, 'sectional').length,
  tv: (r) => count(r, (i) => i.kind === 'tv' || i.kind === 'projector-screen'),
  screen: (r) => itemsOf(r, 'projector-screen').length,
  piano: (r) => itemsOf(r, 'piano').length,
  'grand piano': (r) => count(r, (i) => hasTrait(i, ['piano'], 'form', 'grand')),
  'game table': (r) => count(r, (i) => hasTrait(i, ['game-table'], 'use', 'cards')),
  desk: (r) => itemsOf(r, 'desk').length,
  bookcase: (r) => itemsOf(r, 'bookcase').length,
  'filing cabinet': (r) => count(r, (i) => hasTrait(i, ['cabinet'], 'use', 'filing')),
  sideboard: (r) => count(r, (i) => hasTrait(i, ['cabinet'], 'use', 'sideboard', 'credenza')),
  'china cabinet': (r) => count(r, (i) => i.kind === 'bookcase' && i.label.startsWith('China')),
  'dining table': (r) => itemsOf(r, 'dining-table').length,
  'round table': (r) => count(r, (i) => hasTrait(i, ['dining-table'], 'shape', 'round')),
  'dining chair': (r) => itemsOf(r, 'dining-chair').length,
  crib: (r) => itemsOf(r, 'crib').length,
  glider: (r) => count(r, (i) => hasTrait(i, ['armchair'], 'form', 'glider')),
  dresser: (r) => itemsOf(r, 'dresser').length,
  'twin bed': (r) => count(r, (i) => hasTrait(i, ['bed'], 'size', 'twin')),
  'bunk bed': (r) => itemsOf(r, 'bunk-bed').length,
  'queen wall bed': (r) =>
    count(r, (i) => hasTrait(i, ['bed'], 'size', 'murphy') && Math.max(i.box.widthIn, i.box.depthIn) >= 60),
  'toy storage': (r) => count(r, (i) => hasTrait(i, ['cabinet'], 'use', 'toys')),
  sink: (r) => itemsOf(r, 'sink-base').length,
  washer: (r) => count(r, (i) => i.kind === 'washer' && !i.traits?.stacked),
  dryer: (r) => itemsOf(r, 'dryer').length,
  'stacked laundry': (r) => count(r, (i) => hasTrait(i, ['washer'], 'stacked', true)),
  'folding counter of 48': (r) => count(r, (i) => i.kind === 'countertop' && frontWidth(i) >= 48),
  bench: (r) => itemsOf(r, 'bench').length,
  locker: (r) => count(r, (i) => i.label.startsWith('Locker')),
  'dog wash': (r) => itemsOf(r, 'shower').length,
  workbench: (r) => itemsOf(r, 'workbench').length,
  'ev charger': (r) => itemsOf(r, 'ev-charger').length,
  freezer: (r) => itemsOf(r, 'freezer').length,
  bar: (r) => count(r, (i) => i.group === 'bar' && i.kind === 'countertop'),
  plant: (r) => itemsOf(r, 'plant').length,
  'yoga floor of 6 by 8': (r) =>
    count(
      r,
      (i) =>
        i.kind === 'exercise-mat' &&
        [72, 96].includes(frontWidth(i)) &&
        frontWidth(i) + frontDepth(i) === 168,
    ),
  'pool table': (r) => itemsOf(r, 'pool-table').length,
  wardrobe: (r) => itemsOf(r, 'wardrobe').length,
  armchair: (r) => itemsOf(r, 'armchair').length,
};

/** How many of a name stand in a room. */
export const standing = (room: Room, name: string): number =>
  isPiece(name) ? countOfPiece(room, name) : (OTHERS[name] as (room: Room) => number)(room);

/** "6 recliners" as a number and a name. */
export function asked(text: string): { readonly least: number; readonly name: string } {
  const [, n, name] = /^(?:(\d+) )?(.+)$/.exec(text) as RegExpExecArray;
  return { least: Number(n ?? 1), name: name as string };
}

export const PIECE_WISHES: readonly PieceWish[] = [
  // Gyms
  {
    category: 'basement',
    wish: '18x20 basement gym: squat rack with an 8 foot barbell, treadmill, Peloton, rubber floor, mirror wall, yoga spot 6x8, little sauna for two.',
    asks: ['squat-rack', 'treadmill', 'exercise-bike', 'mirror-wall', 'yoga floor of 6 by 8', 'sauna'],
    without: ['sofa', 'tv'],
  },
  {
    category: 'garage',
    wish: 'Convert our two car garage 20x20 into a home gym. Power rack, rowing machine, dumbbells and a heavy bag.',
    asks: ['squat-rack', 'rower', 'dumbbell-rack', 'punching-bag'],
    without: ['car', 'sofa'],
  },
  {
    category: 'other',
    wish: 'Home gym 12x15. Treadmill facing the room, elliptical, dumbbell rack, mirrors on one wall.',
    asks: ['treadmill', 'elliptical', 'dumbbell-rack', 'mirror-wall'],
    without: ['sofa'],
  },
  {
    category: 'bedroom',
    wish: '14x16 bedroom, queen bed, and a corner for my Peloton and a yoga mat.',
    asks: ['exercise-bike', 'yoga'],
  },
  {
    category: 'basement',
    wish: '20x24 basement: cold plunge and a two person sauna with a bench to cool down, TV and a sectional.',
    asks: ['cold-plunge', 'sauna', 'tv', 'sectional'],
  },
  // Media and games
  {
    category: 'basement',
    wish: '14x22 home theater in the basement, ceiling 7\'4". 110 inch screen on the short wall, two rows of three recliners with the back row on a riser.',
    asks: ['6 recliners', 'riser', 'screen'],
    without: ['sectional'],
  },
  {
    category: 'other',
    wish: 'Media room 15x20 with two rows of 4 theater seats, popcorn machine.',
    asks: ['8 recliners', 'popcorn-machine', 'screen'],
    without: ['sofa'],
  },
  {
    category: 'basement',
    wish: '24x26 game basement: pool table, foosball, two arcade machines and a dart board. Sectional with a TV.',
    asks: ['pool table', 'foosball', '2 arcade', 'dart-board', 'sectional', 'tv'],
  },
  {
    category: 'basement',
    wish: '16x20 basement with a round poker table for six and a bar.',
    asks: ['poker-table', 'bar'],
  },
  // Studios and craft
  {
    category: 'garage',
    wish: 'Turn our one-car garage, 12x21, into a studio for my pottery: wheel, kiln with clearance and venting, big sink with clay trap, wedging table, drying shelves.',
    asks: ['pottery-wheel', 'kiln', 'sink', 'wedging-table', 'drying-shelves'],
    without: ['car', 'sofa'],
  },
  {
    category: 'basement',
    wish: '15x18 pottery studio in the basement with a potters wheel, an electric kiln, a utility sink and ware shelves.',
    asks: ['pottery-wheel', 'kiln', 'sink', 'drying-shelves'],
    without: ['sofa', 'tv'],
  },
  {
    category: 'bedroom',
    wish: 'Guest room 11x12 that also is my sewing room: Murphy bed queen, cutting table 3x5 that I can walk around, sewing machine at the window, tall cabinet for fabric.',
    asks: ['queen wall bed', 'cutting-table', 'sewing-table', 'fabric-cabinet'],
    without: ['dresser'],
  },
  {
    category: 'other',
    wish: 'Craft room 12x14 with a cutting table in the middle, two sewing machines, and shelves.',
    asks: ['cutting-table', '2 sewing-table', 'bookcase'],
  },
  {
    category: 'other',
    wish: 'Art studio 14x16: two easels by the north light, a utility sink and an art table.',
    asks: ['2 easel', 'sink'],
    without: ['sofa'],
  },
  // Offices
  {
    category: 'office',
    wish: 'Home office 14x16 for two attorneys: partner desk face to face, bookcases, a round meeting table for four, file cabinets, and a coffee station.',
    asks: ['partner-desk', 'bookcase', 'round table', 'filing cabinet', 'coffee-station'],
  },
  {
    category: 'office',
    wish: '8 by 9 office. 60 inch sit-stand desk, printer, filing cabinet and a small bookcase.',
    asks: ['desk', 'filing cabinet', 'bookcase'],
  },
  {
    category: 'office',
    wish: '11x13 office with a server rack, a 3D printer and two desks.',
    asks: ['server-rack', '3d-printer', '2 desk'],
  },
  // Living rooms
  {
    category: 'living room',
    wish: '12 x 13 living room. Sofa, an armchair, TV and a place where my two cats can look out of the window. Front door opens straight into this room so we need a place for shoes and coats.',
    asks: ['sofa', 'tv', 'cat-perch', 'coat-place'],
  },
  {
    category: 'living room',
    wish: '16x20 living room, baby grand piano, sofa, game table with four chairs and a bar cart.',
    asks: ['grand piano', 'sofa', 'game table', 'bar-cart'],
  },
  {
    category: 'living room',
    wish: '15x18 family room with TV, sectional, toy storage, a dog crate and an aquarium.',
    asks: ['sectional', 'tv', 'toy storage', 'dog-crate', 'aquarium'],
  },
  {
    category: 'living room',
    wish: '14x17 living room for music: record player, drum kit, guitars on the wall and a sofa.',
    asks: ['record-console', 'drums', 'guitars', 'sofa'],
  },
  {
    category: 'living room',
    wish: '13x16 living room, sofa, litter box somewhere hidden, cat tree, dog bed.',
    asks: ['sofa', 'litter-box', 'cat-perch', 'dog-bed'],
  },
  // Bedrooms
  {
    category: 'bedroom',
    wish: 'Nursery 9x11 for twins! Two cribs, glider, changing table, book ledge low on the wall.',
    asks: ['2 crib', 'glider', 'dresser', 'book-ledge'],
  },
  {
    category: 'bedroom',
    wish: '11x12 girls room with two twin beds, a play kitchen and a reading tent.',
    asks: ['2 twin bed', 'play-kitchen', 'play-tent'],
  },
  {
    category: 'bedroom',
    wish: '12x13 boys room: bunk bed, desk, two bean bags, lego table.',
    asks: ['bunk bed', 'desk', '2 bean-bag', 'train-table'],
  },
  // Entries, laundries, dining
  {
    category: 'other',
    wish: 'Mudroom 7x12. Five lockers with a bench, dog washing station, boot tray, broom closet, and a drop zone with charging for phones.',
    asks: ['5 locker', 'bench', 'dog wash', 'boot-tray', 'broom-closet', 'drop-zone'],
  },
  {
    category: 'other',
    wish: 'Laundry room 6x9: stacked washer and dryer, utility sink, counter for folding at least 4 feet, fold-out ironing board and a place for the litter box.',
    asks: ['stacked laundry', 'sink', 'folding counter of 48', 'ironing-board', 'litter-box'],
  },
  {
    category: 'other',
    wish: 'Laundry 8x10, side by side washer and dryer with a folding counter, hampers and a drying rack.',
    asks: ['washer', 'dryer', 'folding counter of 48', 'hampers', 'drying-rack'],
  },
  {
    category: 'other',
    wish: 'Dining room 13x15: table for ten, sideboard, china cabinet, wine storage for 100 bottles.',
    asks: ['dining table', '10 dining chair', 'sideboard', 'china cabinet', '100 wine-storage'],
  },
  {
    category: 'other',
    wish: 'Dining room 12x14, round table for four, bar cart and a wine rack for 60 bottles.',
    asks: ['dining table', 'bar-cart', '60 wine-storage'],
  },
  // Sunrooms, music rooms, libraries
  {
    category: 'other',
    wish: 'Sunroom 12x18. Breakfast table for four, daybed for naps, lots of plants by the south glass and a small potting bench with a sink.',
    asks: ['dining table', 'daybed', '3 plant', 'potting-bench', 'sink'],
    without: ['sofa'],
  },
  {
    category: 'other',
    wish: 'Four season porch 11x14 with a hanging chair, a daybed and a plant stand.',
    asks: ['hanging-chair', 'daybed', 'plant-stand'],
    without: ['sofa'],
  },
  {
    category: 'other',
    wish: 'Music room 13x15: drum set, digital piano, guitars on the wall.',
    asks: ['drums', 'digital-piano', 'guitars'],
    without: ['piano'],
  },
  {
    category: 'other',
    wish: 'Library 12x14 with an upright piano, a wall of books and a place to practice cello.',
    asks: ['piano', 'bookcase', 'music-corner'],
  },
  {
    category: 'other',
    wish: 'Playroom 12x14: train table, play kitchen, toy storage and an art easel.',
    asks: ['train-table', 'play-kitchen', 'toy storage', 'easel'],
  },
  // Garages
  {
    category: 'garage',
    wish: 'Two car garage 22x24 that must still hold both cars. Workbench along the back wall, wall storage for bikes of a family of five, a second fridge, overhead racks and an EV charger.',
    asks: ['2 car', 'workbench', '5 bike-rack', 'second-fridge', 'ev charger'],
  },
  {
    category: 'garage',
    wish: '20x22 garage without cars. Table saw, band saw, lathe, drill press, dust collector and a long workbench.',
    asks: ['band-saw', 'lathe', 'drill-press', 'dust-collector', 'workbench'],
    without: ['car', 'sofa'],
  },
  {
    category: 'garage',
    wish: 'One car garage 16x24, the car stays. Riding mower, 3 bikes, a freezer and a kayak.',
    asks: ['car', 'mower', '3 bike-rack', 'freezer', 'kayaks'],
  },
  {
    category: 'garage',
    wish: 'Garage 24x24: two cars, an air compressor, a miter saw station and a gun safe.',
    asks: ['2 car', 'compressor', 'miter-saw', 'gun-safe'],
  },
  {
    category: 'basement',
    wish: '20x22 basement music room with a drum kit, an upright piano, a record player and a sofa.',
    asks: ['drums', 'piano', 'record-console', 'sofa'],
  },
];
