import { type JudgedWish, judgedWish as w } from './judged-wish.js';

/** Seven lived-in rooms whose wishes were written anew from what strangers said of their plans. */
export const SEVEN_ROOMS: readonly JudgedWish[] = [
  w(
    '02-liv-townhouse',
    'living room',
    '',
    'Townhouse living room 12 x 18. Stair along the east wall. Front door on the south wall and we trip over everything, so keep the walk to the stairs and to the kitchen opening on the north clear. Small sofa, one armchair, 50 inch TV, somewhere to drop keys and shoes.',
    ['stair', 'sofa', 'armchair', 'tv', 'bench.use=entry', 'no dining-table', 'no desk'],
    { budget: 9000 },
  ),
  w(
    '05-liv-family',
    'living room',
    '',
    'Family room 16 x 22 with French doors to the patio on the south wall and a wide opening to the kitchen on the west. Sectional, TV over a media console, upright piano, a craft table where the kids can sit, closed cabinets for toys, one armchair for reading.',
    ['sectional', 'tv', 'piano', 'game-table', 'cabinet.use=toys', 'armchair', 'french-door'],
    { budget: 26000 },
  ),
  w(
    '11-nursery',
    'bedroom',
    '',
    'Nursery 10x11 for our first baby. Crib away from the windows and their cords, glider by the lamp, dresser with a changing pad, bookshelf low, rug in the middle to play on. Windows on the south and the west, closet with doors on the north wall, door on the east.',
    ['crib', 'crib off window', 'armchair.form=glider', 'floor-lamp', 'dresser', 'bookcase', 'rug', 'closet', 'door=1'],
    { budget: 6000 },
  ),
  w(
    '15-bas-media',
    'basement',
    '',
    'Media room in the basement 15x19, stairs on the west wall. Big screen or projector on the short wall, two rows of recliners with the back row on a riser, popcorn counter with a small fridge at the back. We like it dark down here.',
    ['armchair.form=theater >= 6', 'piece.piece=riser', 'projector-screen', 'beverage-cooler', 'base-cabinet'],
    { budget: 45000 },
  ),
  w(
    '17-gar-two',
    'garage',
    '',
    'Two car garage 24 x 24, one overhead door 16 ft on the front. Keep both cars in. House door at the back right. Workbench and tool cabinet along the back wall, shelves for totes, four bikes on the wall, a second fridge near the house door.',
    ['car=2', 'house door at the back', 'workbench', 'tool-chest', 'storage-shelf', 'bike-rack', 'refrigerator', 'no bookcase'],
    { budget: 14000 },
  ),
  w(
    '20-off-two',
    'office',
    '',
    "Office for two 12 x 14. My husband and I are both on video calls all day: two desks, neither of us may be in the other's camera. Books behind us, printer between, one comfy chair. Window on the north, door on the south.",
    ['desk=2', 'out of camera', 'bookcase', 'piece.piece=printer-stand', 'armchair'],
    { budget: 12000 },
  ),
  w(
    '21-oth-dining',
    'other',
    'Dining room',
    'Dining room 11 x 14. Table for eight we can walk all the way around, sideboard, china cabinet, chandelier. Window on the east, double doorway from the living room on the west, swing door to the kitchen on the north.',
    ['dining-chair=8', 'cabinet.use=sideboard', 'bookcase', 'chandelier', 'cased-opening'],
    { budget: 15000 },
  ),
];
