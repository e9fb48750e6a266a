import type { JudgedWish } from '../judged-wish.js';

/**
 * Wishes that tell by compass, by corner or by another thing where things stand, written before anything was mended for
 * them, with what is so in their plans: `kind on side`, `kind in corner`, `kind towards side`, `kind at window side`, and the
 * words of `judge.ts`.
 */
export const PLACED_ROOMS: readonly JudgedWish[] = [
  {
    id: 'liv-stove-corner',
    wish: {
      category: 'living room',
      area: '14x19',
      budget: 22000,
      designPrompt:
        "Our living room is 14 by 19 with a wood stove in the northeast corner that stays. We want a sofa and two armchairs around it, with a coffee table and a big wool rug. The TV should go on the west wall, low, on a media cabinet. The front door is on the south wall near the west corner and I'd like a bench with hooks right beside it. Two windows on the east wall. No recliners, my wife hates them.",
    },
    expects: ['fireplace in northeast', 'tv on west', 'sofa', 'armchair >= 2', 'no recliner'],
  },
  {
    id: 'liv-quartet',
    wish: {
      category: 'living room',
      area: '16x16',
      budget: 15000,
      designPrompt:
        "We play music: a baby grand piano in the southwest corner, not near the window, and four chairs for the quartet in the middle. No sofa please. Music stands and sheet music need a tall cabinet on the north wall. There are two windows on the south wall and one on the east. We'd keep the oak floor. Double doors from the hall on the west wall.",
    },
    expects: ['no sofa', 'piano', 'armchair >= 4', 'tall-cabinet on north', 'no tv'],
  },
  {
    id: 'liv-fire-by-itself',
    wish: {
      category: 'living room',
      area: '13x22',
      budget: 30000,
      designPrompt:
        'Long narrow living and dining room, 13 x 22. The dining table for six should be at the north end by the kitchen, with the sofa and TV at the south end. Kitchen opening is on the north wall. The fireplace in the middle of the east wall was sealed up years ago and we want a gas insert. Bookcases on both sides of the fireplace. Green velvet sofa, everything else neutral. The front door is in the south wall, in the east corner.',
    },
    expects: ['fireplace on east', 'dining-table towards north'],
  },
  {
    id: 'liv-facing-no-tv',
    wish: {
      category: 'living room',
      area: '15x18',
      designPrompt:
        'We want two sofas facing each other in front of the fireplace on the south wall, with a coffee table between, and an armchair by the window on the west wall with a floor lamp next to it. We watch TV in the basement so none here. A game table with four chairs in the northeast corner. The stairs go up along the north wall. The door from the hall is on the east wall.',
    },
    expects: ['sofa >= 2', 'fireplace on south', 'no tv'],
  },
  {
    id: 'din-hutch',
    wish: {
      category: 'other',
      area: '12x14',
      budget: 12000,
      designPrompt:
        "Formal dining room 12 by 14. Table for eight with two leaves, my grandmother's china hutch (60 inches) stays on the west wall. A sideboard under the window on the south wall. There's a wide opening to the living room on the north side and a swinging door to the kitchen in the east wall. A chandelier over the table and a bar cart in the southeast corner. We have a toddler so no glass table.",
    },
    expects: ['bookcase on west', 'cabinet at window south', 'dining-table'],
  },
  {
    id: 'bed-teen-no-loft',
    wish: {
      category: 'bedroom',
      area: '11x13',
      budget: 7000,
      designPrompt:
        "Teen room for our 15 year old son, 11 x 13. A full bed pushed into the corner under the west window, a desk at least 60 inches on the south wall facing the window, and room for three guitars and an amp. He doesn't want the loft bed anymore. Closet is on the east wall, the door next to it. Charcoal walls on one side only, behind the bed. Bookshelf left of the desk.",
    },
    expects: ['no bunk-bed', 'bed', 'desk on south', 'desk'],
  },
  {
    id: 'nursery-glider',
    wish: {
      category: 'bedroom',
      area: '10x11',
      budget: 4500,
      designPrompt:
        'Nursery for twins: two cribs, on the east wall and the south wall, not under the window which is on the west side. Changing table next to the closet on the north wall. A glider in the corner by the window with a small table beside it. Blackout shades, washable rug. The door is at the south end of the east wall... sorry, of the north wall. No mobile and no canopy.',
    },
    expects: ['crib >= 2', 'crib on east', 'armchair'],
  },
  {
    id: 'bed-wall-bed',
    wish: {
      category: 'bedroom',
      area: '12x15',
      budget: 15000,
      designPrompt:
        "Guest room that is also my office. Murphy bed on the east wall, desk under the north window so I have light from the left... I'm right handed. Two tall bookcases either side of the Murphy bed. The closet on the west wall stays. There's a radiator below the window that can't be blocked. My husband suggested a pull-out couch but they're awful. Door on the south wall.",
    },
    expects: ['bed on east', 'desk at window north', 'no sofa'],
  },
  {
    id: 'off-desk-corner',
    wish: {
      category: 'office',
      area: '11x12',
      budget: 8000,
      designPrompt:
        'Home office for a therapist seeing clients: two armchairs facing each other with a side table between, and a loveseat along the east wall. My desk, 60 x 30, goes in the northwest corner with my back to the wall so I can see the door on the south wall. Four-drawer file cabinet that locks, beside the desk. Soundproof the door. The window is on the north wall. Bookshelves low under the window. No overhead fluorescent.',
    },
    expects: ['desk in northwest', 'no recessed-light'],
  },
  {
    id: 'bed-north-chair',
    wish: {
      category: 'bedroom',
      area: '12x14',
      budget: 9000,
      designPrompt:
        'Queen bed on the south wall with nightstands, dresser under the window on the east wall, and a reading chair in the northwest corner with a lamp. The closet is on the north wall and stays. The treadmill went to the basement. No TV, and she no longer wants the vanity table. Door on the west wall near the south corner.',
    },
    expects: ['bed on south', 'dresser at window east', 'closet on north', 'no treadmill', 'no tv'],
  },
  {
    id: 'bed-boy',
    wish: {
      category: 'bedroom',
      area: '11x12',
      designPrompt:
        "Boy's room, twin bed in the northeast corner, desk at the window on the west wall, bookcase beside the desk, and a dresser on the south wall. Toy storage low. He has outgrown the toddler bed. The door is on the south wall. Keep the carpet.",
    },
    expects: ['bed in northeast', 'desk at window west', 'dresser on south', 'bookcase'],
  },
  {
    id: 'off-long-desk',
    wish: {
      category: 'office',
      area: '10x12',
      budget: 7000,
      designPrompt:
        'A 72 inch desk against the west wall, two file cabinets right of the desk, and bookshelves on both sides of the window on the north wall. A reading chair in the southeast corner. Door on the south wall. We sold the futon. No carpet, no metal furniture.',
    },
    expects: ['desk on west', 'armchair in southeast', 'cabinet >= 2'],
  },
  {
    id: 'nursery-bassinet',
    wish: {
      category: 'bedroom',
      area: '10x12',
      budget: 5000,
      designPrompt:
        "Nursery: crib on the west wall away from the window, changing table beside the closet, glider in the corner by the window with a side table. Window is on the south wall, closet on the north, door on the east wall. My sister suggested a bassinet but we don't want one. Blackout curtains.",
    },
    expects: ['crib on west', 'armchair at window south', 'dresser'],
  },
  {
    id: 'din-eight',
    wish: {
      category: 'other',
      area: '13x15',
      budget: 14000,
      designPrompt:
        "Dining room for eight with a sideboard on the north wall and a bar cart in the southwest corner. The china cabinet stays on the east wall. The window is on the south wall. Opening to the kitchen on the west wall. We don't want a round table.",
    },
    expects: ['cabinet on north', 'bookcase on east', 'dining-table'],
  },
  {
    id: 'off-back-to-back',
    wish: {
      category: 'office',
      area: '12x13',
      designPrompt:
        "Two desks, one on the north wall and one on the south wall, so we're back to back. Printer by the door, which is in the east wall. A whiteboard over the north desk and a loveseat under the west window. The elliptical goes to the garage.",
    },
    expects: ['desk >= 2', 'desk on north', 'desk on south', 'sofa at window west'],
  },
  {
    id: 'liv-no-set',
    wish: {
      category: 'living room',
      area: '14x20',
      designPrompt:
        "Put the dining table by the window on the south side, seats six. Along the west wall we want bookcases, floor to ceiling. A loveseat and two armchairs near the fireplace in the northeast corner. The old entertainment center is leaving and we don't need a TV in here. Door from the hall on the north wall.",
    },
    expects: ['no tv', 'fireplace in northeast', 'dining-table at window south'],
  },
  {
    id: 'liv-tv-left',
    wish: {
      category: 'living room',
      area: '15x20',
      budget: 25000,
      designPrompt:
        "Fireplace in the middle of the long north wall, stays, but we'd paint the brick white. Seating for six around it, no sectional. The TV shouldn't go over the mantel; put it in built-ins to the left of the fireplace. French doors to the patio on the short west wall, front entry from the hall on the south wall. We have two golden retrievers, so a rug that washes and a place for two dog beds.",
    },
    expects: ['fireplace on north', 'tv on north', 'sofa'],
  },
  {
    id: 'liv-no-sofa',
    wish: {
      category: 'living room',
      area: '12x18',
      designPrompt:
        "We don't own a TV and don't want one. This is a music and reading room: my upright piano (58 inches wide) on an inside wall, away from the radiator under the east windows, two armchairs with a lamp between, and bookshelves floor to ceiling along the whole north wall. A window seat would be lovely in the bay on the south side. My cello students need a straight chair and room to bow.",
    },
    expects: ['no tv', 'no sofa', 'bookcase on north', 'piano'],
  },
  {
    id: 'bed-head-east',
    wish: {
      category: 'bedroom',
      area: '13x15',
      budget: 20000,
      designPrompt:
        'King bed facing the lake window on the west wall, so the headboard goes on the east wall. Nightstands on both sides, a dresser not taller than 36 inches under the other window on the north wall. Walk-in closet where the old reach-in is would be great, 5 feet deep. No ceiling fan. No TV either, we want to sleep.',
    },
    expects: ['bed on east', 'bed looks at a window', 'no tv'],
  },
];
