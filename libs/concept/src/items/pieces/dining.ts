import { piece, shelves, solid, table } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Dining. */
export const DINING = {
  'wine-storage': piece(
    'wine rack',
    'wine storage|wine rack|wine wall|wine cellar|wine cabinet|wine shelves|wine bottles|bottles of wine|wine display|wine closet|wine racks',
    [48, 14, 72],
    'Racks of 4 in a bottle: 18 bottles in a column of 72',
    {
      at: 'wall',
      front: 30,
      widths: [36, 24],
      parts: [
        ...shelves('wood', 7),
        ...[0.09, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9].flatMap((x) =>
          [0.1, 0.26, 0.41, 0.56, 0.72, 0.87].map((z) =>
            solid('black', [x - 0.025, 0.15, z], [x + 0.025, 1, z + 0.045]),
          ),
        ),
      ],
    },
  ),
  'bar-cart': piece(
    'bar cart',
    'bar cart|drinks cart|bar trolley|liquor cart',
    [36, 18, 34],
    'Bar carts 30-36 × 16-18',
    {
      at: 'wall',
      front: 24,
      low: true,
      parts: table('glass', 'metal', [solid('wood', [0.04, 0.06, 0.3], [0.96, 0.94, 0.34])]),
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
