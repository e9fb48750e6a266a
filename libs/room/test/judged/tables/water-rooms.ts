import { type JudgedWish } from '../judged-wish.js';

/** Wishes for kitchens, baths, laundries and mudrooms as they are written, their size in the words (docs/judged/baths.md), and what must be so in their plans. */
export const WATER_ROOMS: readonly JudgedWish[] = [
  {
    id: 'water-k01-tiny',
    wish: {
      category: 'kitchen',
      designPrompt:
        "Our kitchen is 8 by 10, window on the 10 foot wall. It's just me and my husband. We'd like full size appliances please, 30 inch range and a regular 24 inch dishwasher, drawers instead of doors, and the microwave off the counter.",
      budget: 24_000,
    },
    expects: ['refrigerator', 'dishwasher', 'microwave'],
  },
  {
    id: 'water-k02-u',
    wish: {
      category: 'kitchen',
      designPrompt:
        'U-shaped kitchen, 11 x 13, open to the family room on one end. Sink under the window, gas range with a real hood, pantry cabinet, trash pullout. Lazy susans in the corners, I hate dead corners.',
      budget: 48_000,
    },
    expects: ['corner-base-cabinet=2', 'hood', 'tall-cabinet'],
  },
  {
    id: 'water-k03-l-eatin',
    wish: {
      category: 'kitchen',
      designPrompt:
        '12x15 L shape please with a table for six, we have three boys and they eat all day. Door to the porch on the east wall. Fridge near the table so they stay out of my way.',
      budget: 40_000,
    },
    expects: ['dining-table.seats=6', 'door'],
  },
  {
    id: 'water-k04-galley',
    wish: {
      category: 'kitchen',
      designPrompt:
        "It's a galley, 8'6\" x 12, doorway at one short end and a window at the other. Keep it a galley. Want a 30 in induction range, 24 in dishwasher, 33 inch fridge and as much counter as you can give me.",
      budget: 30_000,
    },
    expects: ['range.fuel=induction', 'dishwasher'],
  },
  {
    id: 'water-k05-island',
    wish: {
      category: 'kitchen',
      designPrompt:
        '14 x 17 kitchen, two windows on the north wall. Island with seating for four and the dishwasher near the sink, sink under one of the windows, wall oven and microwave stacked, 36" gas cooktop, fridge with panels. We entertain a lot.',
      budget: 90_000,
    },
    expects: ['stool=4', 'cooktop.fuel=gas', 'wall-oven'],
  },
  {
    id: 'water-k06-island-stools',
    wish: {
      category: 'kitchen',
      designPrompt:
        'We have 12 by 14 feet and I really want an island where two kids can sit and do homework while I cook. Nothing fancy, white shaker, quartz.',
      budget: 45_000,
    },
    expects: ['in group island', 'stool=2'],
  },
  {
    id: 'water-k07-peninsula',
    wish: {
      category: 'kitchen',
      designPrompt:
        '10 x 12 kitchen, want a peninsula toward the dining room with 3 stools. Sink at the window. Fridge should not be next to the stove. No open shelves, closed cabinets only, dust drives me crazy.',
      budget: 35_000,
    },
    expects: ['no floating-shelf', 'stool >= 3 or told'],
  },
  {
    id: 'water-k08-kosher',
    wish: {
      category: 'kitchen',
      designPrompt:
        'Kosher kitchen 14x18, we are a family of seven. Separate meat and dairy: two sinks, two dishwashers, two ovens, one cooktop each if possible. Island to serve from, and a table is in the dining room so no table.',
      budget: 110_000,
    },
    expects: ['sink-base=2', 'dishwasher=2', 'range=2', 'no dining-table'],
  },
  {
    id: 'water-k09-wheelchair',
    wish: {
      category: 'kitchen',
      designPrompt:
        'I use a wheelchair. Kitchen is 13 x 13 with a back door to a ramp on the south wall. I want to cook by myself: roll under sink and cooktop, side-opening oven, fridge with freezer drawer, things where I can reach them and a spot to eat.',
      budget: 60_000,
    },
    expects: ['sink-base.kneeSpace=true', 'wall-oven', 'dining-table or told'],
  },
  {
    id: 'water-k10-oneWall',
    wish: {
      category: 'kitchen',
      designPrompt:
        'Basement apartment kitchen along one wall, 12 feet long room is 12 x 9. Small fridge, 24 inch range, sink, 18 in dishwasher, and a little table for two. Keep it cheap.',
      budget: 14_000,
    },
    expects: ['dining-table', 'range'],
  },
  {
    id: 'water-k11-big',
    wish: {
      category: 'kitchen',
      designPrompt:
        '18x20, tear it all out. Big island for five with prep sink, 48" range as the centerpiece, built in fridge, walk-in pantry, coffee station with a beverage fridge, window seat looking at the garden. Two dishwashers.',
      budget: 185_000,
    },
    expects: ['dishwasher=2', 'stool=5 or told', 'window seat at window', 'walk-in-closet'],
  },
  {
    id: 'water-k12-banq',
    wish: {
      category: 'kitchen',
      designPrompt:
        '11 x 16 old farmhouse kitchen. Breakfast nook with a banquette by the window for five, white apron sink under the other window, range not under a window. Fridge stays where it is by the back door. No island.',
      budget: 42_000,
    },
    expects: ['bench.use=banquette', 'no stool'],
  },
  {
    id: 'water-b01-5x8',
    wish: {
      category: 'bathroom',
      designPrompt:
        '5x8 hall bath, only one we have. Keep the tub (kids), new vanity with drawers, new toilet, tile floor. The toilet faces you when the door is open, can that be fixed? Medicine cabinet and somewhere for towels.',
      budget: 16_000,
    },
    expects: ['bathtub=1', 'medicine-cabinet', 'vanity.drawers=3'],
  },
  {
    id: 'water-b02-5x7-shower',
    wish: {
      category: 'bathroom',
      designPrompt:
        'Bathroom 5 by 7, rip out the tub, I want a walk in shower with a niche, a 30 inch vanity and a pocket door because the door hits the toilet.',
      budget: 18_000,
    },
    expects: ['vanity', 'pocket-door', 'no bathtub'],
  },
  {
    id: 'water-b03-primary',
    wish: {
      category: 'bathroom',
      designPrompt:
        'Primary bath 11 x 14. Freestanding tub under the window, big shower 4x6 with a bench, two separate sinks, toilet in its own room, linen cabinet. Warm wood and white. Heated floor.',
      budget: 75_000,
    },
    expects: ['vanity.sinks=2', 'partition-door', 'tall-cabinet.use=linen', 'bathtub.form=freestanding'],
  },
  {
    id: 'water-b04-wetroom',
    wish: {
      category: 'bathroom',
      designPrompt:
        '8x10 wet room: shower and tub in the same tiled zone behind glass at the window end, floating vanity, wall hung toilet. Very simple. Towel warmer.',
      budget: 45_000,
    },
    expects: ['tub in shower', 'toilet.wallHung=true'],
  },
  {
    id: 'water-b05-ada',
    wish: {
      category: 'bathroom',
      designPrompt:
        'My wife is in a wheelchair now. Bathroom 8 x 9. Needs a roll in shower with fold down seat, sink she can get her knees under, grab bars at the toilet, 36 inch door, and a place for her supplies she can reach.',
      budget: 38_000,
    },
    expects: ['shower.curbless=true', 'vanity.mount=console', 'grab-bar >= 2'],
  },
  {
    id: 'water-b06-half',
    wish: {
      category: 'bathroom',
      designPrompt:
        "Half bath 4'6\" x 5' off the kitchen. Toilet, small vanity with storage, nice mirror and two sconces. Door swings out please.",
      budget: 8_000,
    },
    expects: ['vanity', 'sconce=2', 'door swings out'],
  },
  {
    id: 'water-b07-jackjill',
    wish: {
      category: 'bathroom',
      designPrompt:
        '8 x 11 bath for our two teenage girls, double vanity with drawers, tub shower, toilet not next to the tub if you can, linen closet, outlets and good light at the mirror for makeup.',
      budget: 32_000,
    },
    expects: ['vanity.sinks=2', 'bathtub.shower=true', 'tall-cabinet.use=linen'],
  },
  {
    id: 'water-b08-guest',
    wish: {
      category: 'bathroom',
      designPrompt:
        '6x9 guest bath with a window on the short wall. Shower with glass door, 36 inch vanity, closed storage for towels, no tub. Toilet not in view of the door.',
      budget: 20_000,
    },
    expects: ['vanity', 'wall-cabinet or tall-cabinet', 'no bathtub'],
  },
  {
    id: 'water-m01-laundry',
    wish: {
      category: 'other',
      designPrompt:
        'Laundry room 7x10: side by side front loaders under a counter, a deep sink, cabinets above, hanging rod, a tall broom cabinet. Door to the porch on the short wall.',
      budget: 15_000,
    },
    expects: [
      'washer',
      'dryer',
      'sink-base',
      'wall-cabinet',
      'countertop >= 2',
      'tall-cabinet or hung-piece',
    ],
  },
  {
    id: 'water-m02-mudroom',
    wish: {
      category: 'other',
      designPrompt:
        'Mudroom 8x10 coming in from the garage, family of five so five lockers all in one row with a bench, hooks, shoe drawers and a closed closet for the vacuum.',
      budget: 12_000,
    },
    expects: ['bookcase=5', 'bench', 'tall-cabinet.use=broom or closet'],
  },
  {
    id: 'water-m03-laundry-tiny',
    wish: {
      category: 'other',
      designPrompt:
        '5 x 7 laundry room, stacked washer and dryer, small sink, shelves for detergent, fold down ironing board. Pocket door.',
      budget: 9_000,
    },
    expects: ['washer.stacked=true', 'sink-base', 'pocket-door'],
  },
  {
    id: 'water-m04-mudlaundry',
    wish: {
      category: 'other',
      designPrompt:
        'Combined mudroom and laundry 9 by 11. Back door on the north, door to kitchen on the south. Washer and dryer with a folding counter over, three cubbies with bench, utility sink, dog bowls and a place for the litter box.',
      budget: 20_000,
    },
    expects: ['bookcase=3', 'bench', 'sink-base', 'washer'],
  },
];
