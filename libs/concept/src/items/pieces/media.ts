import { piece, seat, solid } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** "two rows of three recliners": how many rows there are is said before it. */
const ROWS = ['recliner', 'theater seat', 'theater recliner', 'theatre seat', 'seat', 'cinema seat'].flatMap(
  (seats) =>
    ['', '2 ', 'two ', '3 ', 'three ', '4 ', 'four ', '5 ', 'five ', '6 ', 'six '].map(
      (n) => `rows of ${n}${seats}s`,
    ),
);

/** Seats before a screen. */
export const MEDIA = {
  recliners: piece(
    'recliners in rows',
    ROWS.join('|'),
    [36, 40, 42],
    'Theater recliners 32-36 wide; 66 deep lying back',
    { at: 'middle', front: 30, use: 'media', parts: seat('fabric') },
  ),
  riser: piece(
    'riser for the back row',
    'riser|on a riser|raised back row|back row on a riser|platform for the back row|tiered seating|stadium seating',
    [120, 72, 10],
    'A platform of 6 ft, 10 in high: one step',
    { at: 'middle', front: 0, use: 'media', parts: [solid('cloth', [0, 0, 0], [1, 1, 1])] },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
