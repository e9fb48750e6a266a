import type { RoomCategory } from '@plumbline/contracts';

/**
 * Roofs, bites and sizes as people write them, and what must be true of the room that is planned: `corners:` of the
 * outline, `box:` of the whole in inches, `area:` in square feet, `ceiling:` inches, `slope1:low-high`, `slope:south or west wall-ridge-north
 * or east wall`, `ridge:` its direction, `ridgeAt:` its height, `downToFloor` for a
 * roof that meets the floor, `vault` for high walls, `low:` the side that a single slope falls to, `posts:count@inches from middle to
 * middle`, `holds:` kinds that stand in it, `flat` for no slope, `part` where no whole plan fits, and that is told. Every room is also held against the headroom that people need in it.
 */
export const ROOFS: readonly (readonly [RoomCategory, string, string])[] = [
  // Knee walls with a gable.
  [
    'bathroom',
    "Attic bathroom 7 x 11, knee walls of 4 feet on both long sides and the ridge at 8 feet running the long way. The window is in the gable end. I need a shower I can stand in, toilet, 30 inch vanity, and I'm 6'2\".",
    'box:84x132 slope:48-96-48 ridge:north-south holds:toilet+vanity+shower',
  ],
  [
    'bathroom',
    '8x12 bath under the eaves, 5 ft knee walls and an 8.5 ft ridge, window in the gable',
    'slope:60-102-60 holds:toilet+vanity',
  ],
  [
    'bathroom',
    'Half bath 6 x 8 in the attic, knee walls 4 ft, ridge 7 ft 6. Toilet and small sink.',
    'slope:48-90-48 holds:toilet',
  ],
  [
    'bathroom',
    'Attic bath, 9 x 10, knee walls are 42 inches high, peak 8 ft 6 in. Walk-in shower, vanity, toilet.',
    'slope:42-102-42 holds:toilet+vanity+shower',
  ],
  [
    'bedroom',
    '12 x 16 attic bedroom, 3 foot knee walls both sides, ridge 8 feet, window in the gable end. Queen bed, dresser.',
    'slope:36-96-36 holds:bed',
  ],
  [
    'bedroom',
    'bedroom 13 x 15, ridge runs east to west at 9 ft, knee walls 5 ft on the north and south',
    'slope:60-108-60 ridge:east-west',
  ],
  [
    'office',
    'Attic office 10 x 14, knee walls at 4 feet and the ridge at 7 feet 8 inches. Desk at the gable window.',
    'slope:48-92-48 holds:desk',
  ],
  [
    'office',
    'Office under the roof, 12x12, knee walls 30 inches, ridge at 8 ft 4',
    'slope:30-100-30 holds:desk',
  ],
  ['other', 'Art studio in the attic, 14 x 20, four foot knee walls, nine foot ridge', 'slope:48-108-48'],
  [
    'living room',
    'Loft lounge 15 x 20 with 5 foot kneewalls and a ridge 10 feet high running north-south',
    'slope:60-120-60 ridge:north-south',
  ],
  // Roofs down to the floor.
  [
    'other',
    'Finish our attic, 16 x 30 floor, ridge down the length at 9 ft, roof down to the floor at both sides, usable above 5 ft only about 9 wide. Studio at one end.',
    'ridge:north-south slope:22.5-108-22.5',
  ],
  [
    'bedroom',
    'A-frame bedroom 14 x 18, ridge 11 feet, roof goes to the floor on both sides. Queen bed.',
    'downToFloor ridgeAt:132 holds:bed',
  ],
  [
    'office',
    'attic office 14 x 16, the roof comes down to the floor on both long sides, ridge 9 ft',
    'downToFloor ridgeAt:108 holds:desk',
  ],
  [
    'living room',
    'A-frame living room 20 x 24. The rafters run down to the floor, 16 ft at the ridge.',
    'downToFloor ridgeAt:192 holds:sofa',
  ],
  [
    'bedroom',
    '15x20 attic, ridge at 9 ft, ceiling slopes to the floor on both sides',
    'downToFloor ridgeAt:108',
  ],
  // One slope.
  [
    'bathroom',
    "Turn the 3 foot by 6 foot 6 closet under the stairs into a powder room. Ceiling slopes from 7'6\" at the door end down to 5 feet at the back. Toilet and the smallest sink that isn't a joke, door should open out to the hall.",
    'box:36x78 slope1:60-90 holds:toilet part',
  ],
  [
    'office',
    'Under stairs office 5 x 8, the ceiling slopes from 8 feet at the door down to 4 feet at the back',
    'slope1:48-96 holds:desk',
  ],
  [
    'bedroom',
    '11 x 13 bedroom, ceiling slopes from 9 ft on the west wall down to 5 ft on the east',
    'slope:108-108-60 low:east',
  ],
  [
    'bedroom',
    '12x14, the ceiling drops from 8\'6" at the north wall to 5\'6" at the south wall',
    'slope:66-102-102 low:south',
  ],
  [
    'kitchen',
    'Kitchen 12 x 14 in a lean-to, ceiling 7 feet at the north wall and 10 feet at the south',
    'slope:120-120-84 low:north',
  ],
  [
    'other',
    'laundry 7 x 9 under a shed roof, 9 ft at the east side sloping down to 6 ft 6 at the west',
    'slope:78-108-108 low:west',
  ],
  [
    'living room',
    'Sunroom 12 x 16, shed roof from 8 ft at the south up to 11 ft at the house',
    'slope1:96-132',
  ],
  ['bathroom', '6x9 bath, ceiling slants down to 5 ft 6 along the east wall', 'slope1:66-96 low:east'],
  // Vaults.
  ['bedroom', 'Primary bedroom 15 x 19 with vaulted ceiling. King bed.', 'vault'],
  ['living room', '16x22 living room, cathedral ceiling 14 feet at the peak, 8 ft walls', 'slope:96-168-96'],
  ['living room', 'family room 18 x 20, vaulted to 12 ft', 'vault ridgeAt:144'],
  [
    'kitchen',
    '14 x 16 kitchen with a vaulted ceiling, 9 ft at the walls and 13 ft at the ridge',
    'slope:108-156-108',
  ],
  ['other', 'dining room 12x14 with a 10 foot vaulted ceiling', 'vault ridgeAt:120'],
  ['bedroom', '14x16 with high ceilings', 'flat'],
  // Bites.
  [
    'kitchen',
    'L-shaped room: 14 x 16 overall but a 5 x 6 chimney and stairwell bite out of the northwest corner. 8 ft ceiling. Want a peninsula.',
    'corners:6 box:168x192 area:194',
  ],
  [
    'kitchen',
    '13x15, the chimney takes a 4 by 3 bite out of the southeast corner',
    'corners:6 box:156x180 area:183',
  ],
  [
    'living room',
    '15 x 18 with the stairwell cutting a 4 x 8 corner out of the northeast',
    'corners:6 area:238',
  ],
  ['bedroom', '12x14, the stairs eat a 3 ft by 6 ft corner in the southwest', 'corners:6 area:150'],
  ['basement', '22x28 with a 6 x 8 crawl space cut out of the northeast corner', 'corners:6 area:568'],
  [
    'office',
    '11x12, missing a 3x4 chunk in the northwest corner because of the chimney',
    'corners:6 area:120',
  ],
  ['kitchen', '12x16 with a chimney 2 ft by 3 ft in the northeast corner', 'corners:6 area:186'],
  ['bathroom', '8 x 11, a duct chase takes 2 x 2 ft out of the southeast corner', 'corners:6 area:84'],
  [
    'other',
    '14x20 mudroom and craft room, L-shaped with a 6x7 bite missing at the southeast',
    'corners:6 area:238',
  ],
  // Bays.
  [
    'other',
    'Formal dining room 12 x 14, bay window on the south 6 feet wide and 2 feet deep. Table that seats eight.',
    'corners:8 box:144x192 area:180',
  ],
  [
    'living room',
    '14x18, an 8 ft wide, 30 inch deep bay window on the west wall',
    'corners:8 box:198x216 area:272',
  ],
  [
    'bedroom',
    '13x14 with a bay window 7 ft wide by 18 in deep on the east',
    'corners:8 box:174x168 area:192.5',
  ],
  // Posts.
  [
    'basement',
    'Basement 14 x 20, ceiling only 6\'10", two lally columns down the middle 8 feet apart. Power rack and rower.',
    'ceiling:82 posts:2@96',
  ],
  [
    'basement',
    '24x36 basement, three steel posts 10 ft apart along the middle, 7 ft ceiling',
    'ceiling:84 posts:3@120',
  ],
  ['basement', '20 x 30, posts every 8 feet down the center line', 'posts:3@96'],
  // Ceilings and sizes in words.
  ['basement', 'Unfinished basement 24 x 30, 7\'8" to the joists.', 'ceiling:92 box:288x360'],
  ['basement', '18x22 with 6 foot 10 ceilings, workout corner', 'ceiling:82 box:216x264'],
  ['basement', '18x22, ceiling is six foot eleven', 'ceiling:83'],
  ['bathroom', 'powder room, 3 feet by 6 feet 6 inches', 'box:36x78'],
  ['office', 'Converting a 5 x 8 walk in closet without a window into a home office.', 'box:60x96'],
  ['office', 'the old closet is 6 foot 4 by 5 foot 2 and becomes my office', 'box:76x62'],
  ['bathroom', "Kids' bathroom 5'6 x 9, door in the short wall", 'box:66x108'],
  ['bedroom', 'ten feet six inches by eleven feet, twin bed', 'box:126x132'],
  [
    'bedroom',
    'Bedroom is nine foot by eleven foot eight with an eight foot ceiling',
    'box:108x140 ceiling:96',
  ],
];
