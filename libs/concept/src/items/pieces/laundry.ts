import { machine, piece, round, solid } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Laundry. */
export const LAUNDRY = {
  'ironing-board': piece(
    'ironing board',
    'ironing board|fold out ironing board|fold down ironing board|ironing station|built in ironing board|pull down ironing board|wall mounted ironing board|place to iron',
    [15, 6, 60],
    'Iron-A-Way: 15 × 4 to 6 × 61; the board comes out 48',
    {
      at: 'wall',
      front: 50,
      z: 20,
      use: 'laundry',
      parts: machine(
        solid('white', [0, 0, 0], [1, 0.8, 1]),
        solid('white', [0.05, 0.8, 0.03], [0.95, 1, 0.97]),
      ),
    },
  ),
  'hanging-rod': piece(
    'hanging rod',
    'hanging rod|hanging rods|drip dry rod|drip dry bar|rod over the counter|clothes rod|rod for hanging|rod for shirts|rod for clothes|a rod for|rod to hang|rod above|hanging bar|place to hang clothes',
    [48, 14, 6],
    'Rods hang 66 to 70 up, a shelf of 12 to 14 over them',
    {
      at: 'wall',
      front: 0,
      z: 66,
      widths: [36, 24],
      use: 'laundry',
      rooms: ['other', 'basement', 'garage'],
      parts: machine(
        solid('wood', [0, 0, 0.8], [1, 1, 1]),
        solid('metal', [0.02, 0.62, 0.1], [0.98, 0.72, 0.3]),
        solid('metal', [0, 0.6, 0], [0.03, 0.76, 0.8]),
        solid('metal', [0.97, 0.6, 0], [1, 0.76, 0.8]),
      ),
    },
  ),
  'drying-rack': piece(
    'drying rack',
    'drying rack|clothes drying rack|wall drying rack|drying rod|clothesline|place to air dry',
    [36, 16, 30],
    'Wall racks 30-36 wide that come out 14-18',
    {
      at: 'wall',
      front: 0,
      z: 48,
      use: 'laundry',
      parts: machine(
        solid('white', [0, 0, 0], [1, 0.08, 1]),
        ...[0.2, 0.5, 0.8].map((y) => solid('wood', [0.02, y, 0.9], [0.98, y + 0.06, 0.94])),
        solid('wood', [0, 0.08, 0.86], [0.03, 0.95, 0.9]),
        solid('wood', [0.97, 0.08, 0.86], [1, 0.95, 0.9]),
      ),
    },
  ),
  hampers: piece(
    'laundry hampers',
    'hamper|hampers|laundry hamper|laundry hampers|laundry baskets|laundry sorter|laundry basket',
    [32, 16, 32],
    'Sorters for three loads 30-36 × 15-17',
    {
      at: 'wall',
      front: 26,
      low: true,
      use: 'laundry',
      parts: [0, 0.34, 0.68].flatMap((x) => [
        solid('cloth', [x, 0.05, 0], [x + 0.31, 0.95, 0.95]),
        solid('wood', [x, 0.05, 0.95], [x + 0.31, 0.95, 1]),
      ]),
    },
  ),
  'water-softener': piece(
    'water softener',
    'water softener|softener|water softener system|brine tank',
    [30, 18, 54],
    'A 48,000-grain softener: resin tank 10 round × 54, brine tank 18 round × 33 beside it',
    {
      at: 'corner',
      front: 20,
      use: 'laundry',
      needs: { water: true },
      parts: machine(
        round('black', [0.02, 0.2, 0], [0.36, 0.76, 0.86]),
        solid('black', [0.06, 0.24, 0.86], [0.32, 0.72, 1]),
        round('white', [0.4, 0, 0], [1, 1, 0.62]),
      ),
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
