import { cabinet, machine, piece, round, solid, table } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Children. */
export const CHILDREN = {
  'train-table': piece(
    'train table',
    'train table|lego table|activity table|sensory table|water table|train layout|layout table|model train table|model trains',
    [48, 34, 18],
    'Kidkraft train table: 49 × 34 × 16',
    { at: 'middle', front: 24, sides: 24, back: 24, low: true, use: 'play', parts: table('wood') },
  ),
  'play-kitchen': piece(
    'play kitchen',
    'play kitchen|toy kitchen|pretend kitchen',
    [36, 14, 38],
    'Kidkraft and Ikea Duktig 28-42 × 13-16',
    { at: 'wall', front: 30, low: true, use: 'play', parts: cabinet('white', 2) },
  ),
  'play-tent': piece(
    'play tent',
    'teepee|play tent|reading tent|tepee|tipi',
    [48, 48, 62],
    'Play tents 46-48 square',
    {
      at: 'corner',
      front: 18,
      use: 'play',
      parts: [0, 0.12, 0.24, 0.36].map((inset, i) =>
        solid('cloth', [inset, inset, i * 0.22], [1 - inset, 1 - inset, (i + 1) * 0.22]),
      ),
    },
  ),
  'bean-bag': piece(
    'bean bag',
    'bean bag|bean bags|beanbag|beanbags|floor pillows',
    [36, 36, 28],
    'Bean bags for one 34-38',
    {
      at: 'corner',
      front: 12,
      low: true,
      pair: true,
      parts: machine(
        round('fabric', [0, 0, 0], [1, 1, 0.5]),
        round('fabric', [0.12, 0.05, 0.5], [0.88, 0.75, 1]),
      ),
    },
  ),
  bassinet: piece(
    'bassinet',
    'bassinet|bassinets|moses basket|co sleeper',
    [36, 22, 36],
    'Halo and Snoo 35-36 × 19-23',
    {
      at: 'wall',
      front: 24,
      parts: machine(
        solid('cloth', [0, 0, 0.55], [1, 1, 0.65]),
        solid('cloth', [0, 0, 0.65], [1, 0.08, 1]),
        solid('cloth', [0, 0.92, 0.65], [1, 1, 1]),
        solid('wood', [0.05, 0.1, 0], [0.11, 0.9, 0.55]),
        solid('wood', [0.89, 0.1, 0], [0.95, 0.9, 0.55]),
      ),
    },
  ),
  'book-ledge': piece(
    'book ledges',
    'book ledge|book ledges|picture ledge|forward facing bookshelf|front facing books|low book shelf|montessori shelf|book ledge low on the wall',
    [36, 5, 24],
    'Ledges of 36 × 4 to 5, one over the other, from 12 in up',
    {
      at: 'wall',
      front: 18,
      z: 12,
      widths: [30, 24],
      use: 'play',
      parts: [0, 0.5].flatMap((z) => [
        solid('wood', [0, 0, z], [1, 1, z + 0.04]),
        solid('wood', [0, 0.9, z + 0.04], [1, 1, z + 0.12]),
        solid('white', [0.06, 0.2, z + 0.04], [0.34, 0.5, z + 0.42]),
        solid('fabric', [0.4, 0.2, z + 0.04], [0.66, 0.5, z + 0.38]),
        solid('clay', [0.7, 0.2, z + 0.04], [0.94, 0.5, z + 0.44]),
      ]),
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
