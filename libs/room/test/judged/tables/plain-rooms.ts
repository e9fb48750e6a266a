import type { JudgedWish } from '../judged-wish.js';

/**
 * Rooms told in plain words with compass walls, which a designer had marked down for their layout, with what is so in
 * their plans since they were mended; expectations as those of placed rooms.
 */
export const PLAIN_ROOMS: readonly JudgedWish[] = [
  {
    id: 'galley-between-doors',
    wish: {
      category: 'kitchen',
      area: '10x14',
      budget: 40000,
      designPrompt:
        'Galley kitchen with a doorway on the south wall and a doorway on the north wall. Sink and dishwasher on the east wall under a window. 30 inch range, hood and 36 inch refrigerator on the west wall. Tall pantry. Microwave. Upper cabinets on both sides. Pull-out trash.',
    },
    expects: ['range on west', 'sink-base on east', 'refrigerator on west', 'no dining-table'],
  },
  {
    id: 'u-with-peninsula',
    wish: {
      category: 'kitchen',
      area: '12x15',
      budget: 60000,
      designPrompt:
        'U-shaped kitchen open to the south. Sink under the window on the north wall, dishwasher beside the sink. Range on the west wall with a hood. Refrigerator on the east wall. Peninsula with 3 stools. Lazy susans in the corners. Pantry cabinet. Two pendants over the peninsula.',
    },
    expects: ['stool >= 3', 'pendant >= 2', 'range on west', 'refrigerator on east', 'sink-base on north'],
  },
  {
    id: 'three-told-walls',
    wish: {
      category: 'kitchen',
      area: '14x16',
      budget: 55000,
      designPrompt:
        'Range on the east wall. Sink under the window on the south wall. Island with seating for four. Double wall ovens and refrigerator on the north wall. Beverage cooler. Pantry cabinet. Desk for bills. Back door on the west wall. Three pendants.',
    },
    expects: ['sink-base on south', 'cooktop on east', 'wall-oven on north', 'refrigerator on north'],
  },
  {
    id: 'sliding-shower',
    wish: {
      category: 'bathroom',
      area: '6x9',
      budget: 22000,
      designPrompt:
        'Window on the north wall, door in the south wall. Shower 36x48 in the northeast corner with a sliding glass door. Vanity on the west wall with one sink. Wall-hung toilet. Linen cabinet. Hamper. Medicine cabinet. No tub.',
    },
    expects: ['shower.glass=sliding', 'tall-cabinet', 'shower in northeast'],
  },
  {
    id: 'shower-without-door',
    wish: {
      category: 'bathroom',
      area: '8x10',
      budget: 32000,
      designPrompt:
        'Walk-in shower 60x36 with a bench, glass panel and no door. Double vanity 60 inches. Window on the north wall. Door on the south wall. Toilet out of sight from the door. Makeup spot with a stool. Heated floor. Shower niche. Linen cabinet.',
    },
    expects: ['shower.glass=fixed', 'desk.use=vanity', 'tall-cabinet'],
  },
  {
    id: 'hung-sink-for-a-chair',
    wish: {
      category: 'bathroom',
      area: '9x11',
      budget: 40000,
      designPrompt:
        'Curbless shower 60x60 with a fold-down seat and grab bars, no door. Toilet with grab bars, 18 inches clear each side. Wall-hung sink. Pocket door 36 inches on the south wall. Stacked washer and dryer. Linen cabinet. Window on the east wall. No tub. Wheelchair turning space.',
    },
    expects: ['pedestal-sink', 'shower.enclosure=none'],
  },
  {
    id: 'makeup-vanity',
    wish: {
      category: 'bathroom',
      area: '10x12',
      budget: 50000,
      designPrompt:
        'Freestanding tub under the window on the north wall. Shower 48x36 with a hinged glass door. Double vanity 72 inches on the east wall with two mirrors. Toilet in its own compartment. Linen tower. Makeup vanity. Towel warmer. Door on the south wall.',
    },
    expects: ['desk.use=vanity', 'partition-door'],
  },
  {
    id: 'tv-told-with-sectional',
    wish: {
      category: 'living room',
      area: '15x20',
      budget: 20000,
      designPrompt:
        'Fireplace in the middle of the east wall with bookshelves on both sides. TV on the north wall. Sectional 9 feet by 7 feet. Two swivel chairs by the window on the south wall. Upright piano on the west wall. Coffee table and rug. Door on the west wall. Shoe bench by the door.',
    },
    expects: ['tv on north', 'sectional', 'piano on west', 'fireplace on east'],
  },
  {
    id: 'fire-in-told-corner',
    wish: {
      category: 'living room',
      area: '16x16',
      budget: 9000,
      designPrompt:
        'Gas fireplace in the northwest corner. Sliding glass door on the north wall. Sofa for three. Two armchairs with a lamp next to each. Game table with four chairs. China cabinet 48 inches wide. TV on the west wall. Toy storage. Door on the south wall.',
    },
    expects: ['fireplace in northwest', 'tv on west', 'sofa'],
  },
  {
    id: 'great-room-tv-by-fire',
    wish: {
      category: 'living room',
      area: '20x24',
      budget: 40000,
      designPrompt:
        'Great room. Fireplace on the north wall with the TV beside it. Two sofas and two armchairs. Dining table for eight with a sideboard. Reading corner with an armchair and a lamp. Piano. Game table with four chairs. French doors on the south wall. Doorway on the west wall. Windows on the east wall. Bookcases.',
    },
    expects: ['tv on north', 'fireplace on north', 'sofa >= 1', 'game-table', 'piano'],
  },
  {
    id: 'tv-and-desk-told',
    wish: {
      category: 'living room',
      area: '13x15',
      budget: 8000,
      designPrompt:
        'TV on the north wall. Sofa and two armchairs. Windows on the south wall. Desk on the east wall. Bookcase. Dining table for four. Door on the west wall. Dog bed. Floor lamp. Rug.',
    },
    expects: ['tv on north', 'desk on east'],
  },
  {
    id: 'king-by-the-door',
    wish: {
      category: 'bedroom',
      area: '13x15',
      budget: 11000,
      designPrompt:
        'King bed on the south wall facing the windows on the north wall. Door on the south wall. Nightstand on each side with reading lights. Dresser 60 inches. Wall of wardrobes on the west wall. Armchair in a corner. Ceiling fan. Blackout shades.',
    },
    expects: ['bed on south', 'nightstand >= 2'],
  },
  {
    id: 'twins-at-told-wall',
    wish: {
      category: 'bedroom',
      area: '11x12',
      budget: 6500,
      designPrompt:
        'Two twin beds with heads on the west wall and a nightstand between. Two small desks. Window on the north wall. Bookcase. Toy storage. Closet on the south wall with bifold doors. Door on the south wall. Rug.',
    },
    expects: ['bed on west', 'nightstand', 'bed >= 2'],
  },
  {
    id: 'queen-before-desk',
    wish: {
      category: 'bedroom',
      area: '10x11',
      budget: 5000,
      designPrompt:
        'Queen bed on the east wall. Two nightstands. Dresser. Closet on the west wall. Window on the north wall. Desk. Door on the south wall. Mirror. TV on the wall.',
    },
    expects: ['bed.size=queen', 'nightstand >= 2'],
  },
  {
    id: 'bath-beside-bedroom',
    wish: {
      category: 'basement',
      area: '24x30',
      budget: 65000,
      designPrompt:
        'Bedroom with an egress window and a bath next to the bedroom. TV area with a sectional. Ping-pong table. Furnace and water heater in the northeast corner. Stairs on the south wall. Mini fridge and a counter. Storage closet. Sump pump in the southwest corner. Steel posts down the middle.',
    },
    expects: ['toilet on west', 'bed on north'],
  },
  {
    id: 'bar-with-screen',
    wish: {
      category: 'basement',
      area: '20x26',
      budget: 40000,
      designPrompt:
        'Gym with a treadmill, an exercise bike and a squat rack on rubber floor. Bar with four stools. Movie screen and a sofa. Half bath. Laundry in the northwest corner. Stairs on the east wall. Furnace in the southwest corner. Storage shelves.',
    },
    expects: ['stool >= 4', 'projector-screen', 'sofa'],
  },
  {
    id: 'bar-with-theater',
    wish: {
      category: 'basement',
      area: '28x36',
      budget: 90000,
      designPrompt:
        'Pool table. Home theater with two rows of recliners. Bar with four stools and a sink. Full bath. Guest bedroom with egress window. Gym with a treadmill and weights. Card table. Wine room. Stairs on the west wall. Furnace room.',
    },
    expects: ['pool-table', 'projector-screen'],
  },
  {
    id: 'french-doors-are-the-way-in',
    wish: {
      category: 'office',
      area: '10x12',
      budget: 8500,
      designPrompt:
        'Two desks, one 60x30 standing desk. Windows on the south wall and the west wall. Bookcases 6 feet. Printer in a cabinet. Sleeper loveseat. French doors on the east wall. Filing cabinet. Whiteboard.',
    },
    expects: ['french-door', 'sofa', 'desk >= 2', 'no door'],
  },
  {
    id: 'loveseat-and-round-table',
    wish: {
      category: 'other',
      area: '12x14',
      budget: 20000,
      designPrompt:
        'Sunroom. Glass walls on the south, east and west. French doors on the north wall. Round table for four. Loveseat. Rocking chair. Plants. Mini split. Ceiling fan. Slate floor. Outside door on the east wall.',
    },
    expects: ['dining-table.shape=round', 'sofa=1', 'plant'],
  },
  {
    id: 'one-laundry-sink',
    wish: {
      category: 'other',
      area: '8x11',
      budget: 14000,
      designPrompt:
        'Laundry room. Washer and dryer on the north wall with a counter over them. Utility sink on the north wall. Broom closet. Hanging rod. Folding counter on the east wall. Window on the west wall. Door on the south wall. Drying rack. Ironing board.',
    },
    expects: ['sink-base=1', 'tall-cabinet'],
  },
  {
    id: 'dresser-at-told-wall',
    wish: {
      category: 'bedroom',
      area: '12x14',
      budget: 9000,
      designPrompt:
        'Queen bed on the north wall. Nightstand on each side. Desk on the west wall. Dresser 60 inches on the south wall. Closet on the east wall. Windows on the west wall. Door on the south wall. Armchair with a lamp.',
    },
    expects: ['dresser on south', 'bed on north'],
  },
];
