import { machine, piece, round, solid, table } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Entry, pets and the house's daily round. */
export const HOUSEHOLD = {
  'coat-place': piece(
    'bench with hooks',
    'place for shoes and coats|shoes and coats|coats and shoes|coat hooks|coat rack|coat stand|shoe rack|shoe storage|shoe bench|hooks for coats|place for coats|place for shoes|coats|shoes|hall tree|coat tree|entry bench',
    [48, 18, 18],
    'Hall trees are sold 36 to 60 × 16 to 18; hooks at 60 to 66',
    {
      at: 'entry',
      front: 30,
      widths: [42, 36, 30],
      use: 'entry',
      rooms: ['living room', 'basement'],
      parts: [],
    },
  ),
  'boot-tray': piece(
    'boot tray',
    'boot tray|boot rack|boot dryer|tray for boots|place for boots|wet boots',
    [36, 16, 6],
    'Boot trays 34-38 × 14-16',
    {
      at: 'entry',
      front: 24,
      low: true,
      use: 'entry',
      widths: [30, 24],
      parts: machine(
        solid('metal', [0, 0, 0], [1, 1, 0.3]),
        ...[0.1, 0.4, 0.7].flatMap((x) => [
          solid('black', [x, 0.2, 0.3], [x + 0.09, 0.8, 1]),
          solid('black', [x + 0.12, 0.2, 0.3], [x + 0.21, 0.8, 1]),
        ]),
      ),
    },
  ),
  'broom-closet': piece(
    'broom closet',
    'broom closet|broom cabinet|broom cupboard|utility closet|cleaning closet|vacuum closet|mop closet|place for the vacuum|place for brooms',
    [24, 24, 84],
    'Utility cabinets 18-24 × 24',
    { at: 'wall', front: 30, widths: [18], use: 'entry', parts: [] },
  ),
  'drop-zone': piece(
    'drop zone',
    'drop zone|charging station|landing zone|charging drawer|place to drop keys|phone charging|drop zone with charging|command center|mail station|charging shelf',
    [36, 14, 44],
    'A shelf of 12 to 14 in at 36 over cubbies, with receptacles behind',
    {
      at: 'entry',
      front: 26,
      widths: [30, 24],
      low: true,
      use: 'entry',
      needs: { circuit: { volts: 120, amps: 15, va: 180 } },
      parts: machine(
        solid('wood', [0, 0, 0], [0.03, 0.9, 0.82]),
        solid('wood', [0.97, 0, 0], [1, 0.9, 0.82]),
        solid('wood', [0, 0, 0.82], [1, 1, 0.86]),
        solid('wood', [0, 0, 0.04], [1, 0.9, 0.07]),
        solid('wood', [0, 0, 0.44], [1, 0.9, 0.47]),
        solid('white', [0, 0, 0.86], [1, 0.08, 1]),
      ),
    },
  ),
  'litter-box': piece(
    'litter box',
    'litter box|litter boxes|litterbox|cat litter|kitty litter|cat box',
    [22, 26, 20],
    'Covered boxes: Petmate and Modkat 20-22 × 16-26',
    {
      at: 'corner',
      front: 18,
      low: true,
      widths: [18],
      parts: machine(
        solid('white', [0, 0, 0], [1, 1, 0.5]),
        solid('white', [0.05, 0.05, 0.5], [0.95, 0.95, 1]),
        solid('black', [0.28, 0.95, 0.3], [0.72, 1, 0.8]),
      ),
    },
  ),
  'cat-perch': piece(
    'cat tree',
    'cat tree|cat perch|cat shelf|cat shelves|cat tower|window perch|perch for the cat|cats can look out|cat can look out|cats look out|place for the cats|cats at the window|cats can look out of the window|two cats can look out',
    [24, 18, 28],
    'Cat trees of sill height: Frisco 20-24 × 16-20',
    {
      at: 'window',
      front: 12,
      low: true,
      parts: machine(
        solid('cloth', [0, 0, 0], [1, 1, 0.08]),
        round('wood', [0.16, 0.3, 0.08], [0.32, 0.55, 0.55]),
        round('wood', [0.64, 0.3, 0.08], [0.8, 0.55, 0.92]),
        solid('cloth', [0, 0.1, 0.55], [0.5, 0.9, 0.64]),
        solid('cloth', [0.44, 0.1, 0.92], [1, 0.9, 1]),
      ),
    },
  ),
  'dog-crate': piece(
    'dog crate',
    "dog crate|dog's crate|dogs crate|crate for the dog|crate for our dog|dog kennel|dog crates|kennel|puppy crate",
    [42, 28, 30],
    'MidWest 42 in crate: 42 × 28 × 30',
    {
      at: 'corner',
      front: 30,
      low: true,
      parts: machine(
        solid('black', [0, 0, 0], [1, 1, 0.05]),
        solid('wood', [0, 0, 0.95], [1, 1, 1]),
        ...[0, 0.24, 0.49, 0.74, 0.97].flatMap((x) => [
          solid('black', [x, 0.97, 0.05], [x + 0.02, 1, 0.95]),
          solid('black', [x, 0, 0.05], [x + 0.02, 0.03, 0.95]),
        ]),
      ),
    },
  ),
  'dog-bed': piece(
    'dog bed',
    'dog bed|dog beds|bed for the dog|pet bed',
    [42, 30, 8],
    'Large beds 42-48 × 30',
    {
      at: 'corner',
      front: 18,
      low: true,
      parts: machine(solid('fabric', [0, 0, 0], [1, 1, 0.5]), solid('fabric', [0, 0, 0.5], [1, 0.2, 1])),
    },
  ),
  'dog-bowls': piece(
    'pet feeder',
    'dog bowls|pet bowls|pet feeding station|feeding station|food and water bowls|cat bowls|dog food station',
    [24, 13, 12],
    'Raised feeders 22-24 × 12-13',
    {
      at: 'wall',
      front: 24,
      low: true,
      parts: [
        ...table('wood'),
        round('steel', [0.1, 0.2, 1], [0.42, 0.8, 1.1]),
        round('steel', [0.58, 0.2, 1], [0.9, 0.8, 1.1]),
      ],
    },
  ),
  aquarium: piece(
    'aquarium',
    'aquarium|fish tank|terrarium|reptile tank',
    [48, 18, 54],
    'Aqueon 55 gallons: 48 × 13 × 21 on a stand',
    {
      at: 'wall',
      front: 30,
      widths: [36],
      needs: { circuit: { volts: 120, amps: 15, va: 400 } },
      parts: [
        solid('wood', [0, 0, 0], [1, 1, 0.55]),
        solid('glass', [0.02, 0.06, 0.55], [0.98, 0.94, 0.96]),
        solid('black', [0, 0.04, 0.96], [1, 0.96, 1]),
      ],
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
