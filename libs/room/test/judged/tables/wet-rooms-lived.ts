import { type JudgedWish } from '../judged-wish.js';

/** A second dozen of wishes for rooms with water, as people write them to a designer, and what must be so in their plans. */
export const WET_ROOMS_LIVED: readonly JudgedWish[] = [
  {
    id: 'wet-k1-rowhouse',
    wish: {
      category: 'kitchen',
      designPrompt:
        'Rowhouse kitchen in the back, 11 by 14, back door to the yard on the north wall and one window next to it. Three of us. I bake so I need a long piece of counter and the mixer has to live somewhere. Gas range, dishwasher by the sink. Fridge not right by the back door.',
      budget: 42_000,
    },
    expects: ['range.fuel=gas', 'dishwasher', 'door'],
  },
  {
    id: 'wet-k2-ranch-island',
    wish: {
      category: 'kitchen',
      designPrompt:
        'Ranch house, kitchen is 13x19. Sink in front of the window please, it looks at the bird feeder. Island with 4 stools but I do not want the cooktop in it. Double wall oven, 36 in gas cooktop, beverage fridge and a coffee station, pantry cabinets.',
      budget: 98_000,
    },
    expects: ['stool=4', 'wall-oven', 'cooktop', 'beverage-cooler', 'base-cabinet.appliance=coffee'],
  },
  {
    id: 'wet-k3-apartment',
    wish: {
      category: 'kitchen',
      designPrompt:
        'Galley in a condo, 7.5 x 11, door at one end only, no window. 24 inch stove, 24 inch fridge and 18 inch dishwasher are fine, we rent it out. Needs to be tough and cheap.',
      budget: 17_000,
    },
    expects: ['range', 'dishwasher', 'refrigerator'],
  },
  {
    id: 'wet-k4-eatin-five',
    wish: {
      category: 'kitchen',
      designPrompt:
        "13 by 16 kitchen. We are five and we want to eat in there, so a table for five or six by the window. Sink under the other window. Trash pull out, spice pull out next to the stove. Don't want an island, we'd bump into it.",
      budget: 55_000,
    },
    expects: ['dining-table', 'no stool', 'base-cabinet.pullout=spice'],
  },
  {
    id: 'wet-b1-5x9-two-kids',
    wish: {
      category: 'bathroom',
      designPrompt:
        'Kids bath 5 x 9, tub and shower combo, one sink is ok but 36 inch vanity with drawers, toilet, and hooks or bars for four towels. Window is on the 5 foot wall over the tub.',
      budget: 19_000,
    },
    expects: ['bathtub.shower=true', 'vanity', 'towel-bar'],
  },
  {
    id: 'wet-b2-age-in-place',
    wish: {
      category: 'bathroom',
      designPrompt:
        'Mom is 84 and moves in with us, she uses a walker. The bath is 7 x 9. No tub, shower she can walk straight into with a seat and bars, higher toilet with bars, door wide enough for the walker, towels where she can reach them.',
      budget: 34_000,
    },
    expects: ['shower.curbless=true', 'grab-bar >= 2', 'no bathtub', 'shower-bench'],
  },
  {
    id: 'wet-b3-primary-9x12',
    wish: {
      category: 'bathroom',
      designPrompt:
        'Primary bath 9 by 12. We never use the tub so no tub. Big walk in shower, two sinks with 72 inch of vanity, toilet behind its own door if it fits, linen cabinet and a window for light.',
      budget: 58_000,
    },
    expects: ['vanity.sinks=2', 'no bathtub', 'shower'],
  },
  {
    id: 'wet-b4-powder',
    wish: {
      category: 'bathroom',
      designPrompt:
        'Powder room under the stairs, 3 and a half feet by 6. Little sink, toilet, a round mirror. Door opens to the hall.',
      budget: 7_000,
    },
    expects: ['toilet', 'mirror.shape=round', 'door swings out'],
  },
  {
    id: 'wet-b5-attic-soak',
    wish: {
      category: 'bathroom',
      designPrompt:
        '10 x 10 bathroom, clawfoot tub in front of the window, separate shower with a glass door, 48 in vanity, toilet where you do not see it from the bed. Tile floor with heat.',
      budget: 47_000,
    },
    expects: ['bathtub.form=clawfoot', 'shower', 'vanity'],
  },
  {
    id: 'wet-l1-laundry-8x9',
    wish: {
      category: 'other',
      designPrompt:
        'Laundry room 8 x 9: washer and dryer next to each other with a counter over, utility sink, a rod for shirts, shelf for detergent, and a spot for the ironing board on the wall. Door to the hall, window over the sink.',
      budget: 14_000,
    },
    expects: ['washer', 'dryer', 'sink-base', 'countertop >= 2'],
  },
  {
    id: 'wet-m1-mudroom-6x9',
    wish: {
      category: 'other',
      designPrompt:
        'Mudroom 6 x 9 off the driveway, four of us. Four cubbies with a bench under them, hooks, drawers for shoes, and a place for the dog bowls. Door to the kitchen across from the outside door.',
      budget: 9_500,
    },
    expects: ['bookcase=4', 'bench.use=entry', 'bench.drawers=4'],
  },
  {
    id: 'wet-m2-drop-and-wash',
    wish: {
      category: 'other',
      designPrompt:
        'Combined laundry and mudroom 8 x 12, stacked washer dryer, sink with counter to fold on, three lockers, broom closet, bench to pull boots off. Garage door on the east side, door to the kitchen on the west.',
      budget: 18_000,
    },
    expects: ['washer.stacked=true', 'sink-base', 'bookcase=3', 'bench', 'tall-cabinet'],
  },
];
