import type { JudgedWish } from '../judged-wish.js';

/**
 * Plainly worded wishes for bedrooms, living rooms, offices, garages and rooms of other use: what they test is the plan. Each
 * tells by its expectations what a designer missed on the sheet before.
 */
export const PLAIN_DRY_ROOMS: readonly JudgedWish[] = [
  {
    id: 'bed-twins-desks',
    wish: {
      category: 'bedroom',
      area: '11x14',
      designPrompt:
        "Kids' bedroom. Two twin beds with a nightstand between them. Two desks under the window on the south wall. A bookcase and a toy chest. Reach-in closet. Door on the west wall. Light blue walls.",
    },
    expects: ['bed = 2', 'nightstand', 'desk on south', 'desk = 2', 'bookcase', 'closet'],
  },
  {
    id: 'bed-king-west',
    wish: {
      category: 'bedroom',
      area: '12x13',
      designPrompt:
        'King bed on the west wall. Two nightstands. A 62 inch dresser. Reach-in closet 6 feet wide with bifold doors on the south wall. Window on the north wall. Door on the east wall. Ceiling fan.',
    },
    expects: ['bed on west', 'nightstand = 2', 'dresser 62 long', 'closet on south'],
  },
  {
    id: 'bed-nursery-glider',
    wish: {
      category: 'bedroom',
      area: '10x12',
      designPrompt:
        'Nursery. Crib on the inside wall away from the window, changing table, glider with a small table, bookshelf and a dresser. Closet. Window on the west wall.',
    },
    expects: ['crib', 'armchair', 'side-table', 'dresser', 'bookcase', 'closet'],
  },
  {
    id: 'bed-fire-south',
    wish: {
      category: 'bedroom',
      area: '15x20',
      designPrompt:
        'Primary bedroom. King bed on the north wall, two nightstands, a sofa facing a fireplace on the south wall, a dresser, a vanity table with a stool, windows on the east wall. Closet 8 feet wide.',
    },
    expects: ['bed on north', 'fireplace on south', 'sofa', 'nightstand = 2'],
  },
  {
    id: 'liv-tv-east',
    wish: {
      category: 'living room',
      area: '15x18',
      designPrompt:
        'Fireplace in the middle of the north wall. A 65 inch TV on the east wall. A 96 inch sofa, two swivel chairs, a recliner and a round coffee table. Front door on the south wall at the west end with a bench beside it. 8x10 rug.',
    },
    expects: [
      'tv on east',
      'fireplace on north',
      'sofa 96 long',
      'armchair.form=lounge = 2',
      'armchair.form=recliner = 1',
      'coffee-table',
      'rug 120 long',
    ],
  },
  {
    id: 'liv-four-chairs',
    wish: {
      category: 'living room',
      area: '14x14',
      designPrompt:
        'No TV. Four armchairs around a large round ottoman. A wall of bookcases on the east wall. Wood stove in the northwest corner. Record player cabinet. Two windows on the south wall and one on the west wall.',
    },
    expects: [
      'no tv',
      'bookcase on east',
      'bookcase 130 long',
      'armchair = 4',
      'fireplace in northwest',
      'no sofa',
    ],
  },
  {
    id: 'liv-facing-sofas',
    wish: {
      category: 'living room',
      area: '13x17',
      designPrompt:
        'Two sofas facing each other across a coffee table in front of the fireplace on the south wall. Two side tables with lamps. A bar cabinet. Bookcase on the east wall. Windows on the north wall. Door on the west wall.',
    },
    expects: ['sofa = 2', 'fireplace on south', 'bookcase on east'],
  },
  {
    id: 'off-therapist',
    wish: {
      category: 'office',
      area: '10x12',
      designPrompt:
        'Therapist office. A 60 inch desk with a plain wall behind the chair for video calls. A loveseat and one armchair facing each other. A two drawer lateral file. Bookcase on the west wall. Window on the east wall. Door on the south wall.',
    },
    expects: ['armchair = 1', 'sofa = 1', 'bookcase on west', 'desk'],
  },
  {
    id: 'off-guests',
    wish: {
      category: 'office',
      area: '12x14',
      designPrompt:
        'A 72 inch desk facing the door with two guest chairs in front of it. Door on the south wall. Window on the west wall.',
    },
    expects: ['desk 72 long', 'armchair = 2'],
  },
  {
    id: 'off-plain-wall',
    wish: {
      category: 'office',
      area: '10x12',
      designPrompt:
        'Desk with a plain wall behind me for zoom calls, 60 inches, facing the door. A bookcase. Window on the east wall.',
    },
    expects: ['desk 60 long', 'bookcase'],
  },
  {
    id: 'bed-queen-east',
    wish: {
      category: 'bedroom',
      area: '11x13',
      designPrompt:
        'Queen bed on the east wall with two nightstands. A dresser 5 feet long on the west wall. Closet 5 feet wide on the north wall. Window on the south wall. A small reading chair. Door on the north wall.',
    },
    expects: ['bed on east', 'nightstand = 2', 'dresser on west', 'closet on north', 'armchair'],
  },
  {
    id: 'bed-bunk-desks',
    wish: {
      category: 'bedroom',
      area: '12x12',
      designPrompt:
        "Boys' room: bunk bed in a corner, two desks side by side, a bookcase, a dresser and a closet. Window on the east wall. Door on the south wall.",
    },
    expects: ['bunk-bed', 'desk = 2', 'bookcase', 'dresser', 'closet'],
  },
  {
    id: 'liv-sectional-west',
    wish: {
      category: 'living room',
      area: '14x19',
      designPrompt:
        'TV on the west wall, 75 inches. A sectional 9 feet long facing it. Two armchairs. A round coffee table. Bookcase on the north wall 8 feet long. Front door on the east wall. Two windows on the south wall. 9x12 rug.',
    },
    expects: ['tv on west', 'sectional 108 long', 'armchair = 2', 'bookcase on north', 'rug 144 long'],
  },
  {
    id: 'off-desk-window',
    wish: {
      category: 'office',
      area: '12x13',
      designPrompt:
        'Desk 60 inches on the north wall under the window, a daybed, a bookcase on the east wall, a sewing table and a closet. Door on the south wall.',
    },
    expects: ['desk at window north', 'desk 60 long', 'bookcase on east', 'closet'],
  },
  {
    id: 'sun-table-four',
    wish: {
      category: 'other',
      area: '13x18',
      designPrompt:
        'Sunroom with windows on three sides. A loveseat and two chairs, a round table for four, plants and a ceiling fan. French doors from the house on the west wall.',
    },
    expects: ['dining-table', 'armchair = 2', 'sofa = 1', 'plant'],
  },
  {
    id: 'sun-rockers-table',
    wish: {
      category: 'other',
      area: '14x15',
      designPrompt:
        'Sunroom with glass on three sides: north, east and west. Two rocking chairs, a daybed, a round table with four chairs and plants. Door from the house on the south wall.',
    },
    expects: ['dining-table', 'dining-chair = 4', 'armchair = 2', 'plant'],
  },
  {
    id: 'mud-softener',
    wish: {
      category: 'other',
      area: '8x11',
      designPrompt:
        'Laundry and mudroom. Front load washer and dryer side by side with a counter over them. Utility sink. Hanging rod. Bench with four lockers. Dog wash 36 by 36. Water softener in the southeast corner stays. Door on the north wall and door on the south wall.',
    },
    expects: ['piece.piece=water-softener', 'piece in southeast', 'shower 36 long', 'bench'],
  },
  {
    id: 'lau-listed',
    wish: {
      category: 'other',
      area: '9x9',
      designPrompt:
        'Laundry room. Stacked washer and dryer in the northwest corner. Folding counter 6 feet long, laundry sink, upper cabinets, drying rack and an ironing board. Window on the north wall. Door on the south wall.',
    },
    expects: ['washer in northwest', 'no tall-cabinet', 'sink-base', 'wall-cabinet'],
  },
  {
    id: 'gar-listed',
    wish: {
      category: 'garage',
      area: '22x24',
      designPrompt:
        'Two cars: an SUV and a pickup truck. A 10 foot workbench with pegboard and upper cabinets on the back wall. Bench with three lockers by the house door on the west wall. Four bikes on the wall. Chest freezer. Car charger near the overhead door. 16 foot overhead door.',
    },
    expects: [
      'car = 2',
      'workbench 120 long',
      'workbench on north',
      'wall-cabinet >= 4',
      'bench',
      'ev-charger',
      'freezer',
      'no tool-chest',
      'no overhead-rack',
      'no storage-shelf',
    ],
  },
  {
    id: 'gar-bikes',
    wish: {
      category: 'garage',
      area: '24x26',
      designPrompt:
        'Two cars, a minivan and a sedan. Workbench 8 feet on the back wall, garage cabinets, a second refrigerator, three bikes and a riding mower. House door on the east wall. Car charger.',
    },
    expects: [
      'car = 2',
      'workbench 96 long',
      'bike-rack',
      'base-cabinet',
      'refrigerator',
      'no overhead-rack',
    ],
  },
  {
    id: 'din-round-six',
    wish: {
      category: 'other',
      area: '13x14',
      designPrompt:
        'Dining room with a round table for six, a china cabinet in the northwest corner, a sideboard on the east wall and two windows on the south wall. Opening 5 feet wide on the north wall.',
    },
    expects: [
      'dining-table.shape=round',
      'dining-chair = 6',
      'bookcase in northwest',
      'cabinet on east',
      'windows = 2',
    ],
  },
];
