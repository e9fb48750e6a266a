import { machine, piece, round, shelves, solid, table } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Sunroom and garden. */
export const SUNROOM = {
  daybed: piece(
    'daybed',
    'daybed|day bed|daybed for naps|napping bed|nap bed|trundle daybed|daybed with trundle|trundle bed',
    [80, 42, 36],
    'Daybeds for a twin mattress 78-82 × 41-43',
    {
      at: 'window',
      front: 30,
      low: true,
      parts: machine(
        solid('wood', [0, 0, 0], [0.03, 1, 0.9]),
        solid('wood', [0.97, 0, 0], [1, 1, 0.9]),
        solid('wood', [0.03, 0, 0.3], [0.97, 0.06, 1]),
        solid('wood', [0.03, 0.06, 0.2], [0.97, 1, 0.3]),
        solid('cloth', [0.04, 0.07, 0.3], [0.96, 0.99, 0.55]),
        ...[0.06, 0.36, 0.66].map((x) => solid('fabric', [x, 0.08, 0.55], [x + 0.26, 0.26, 0.92])),
      ),
    },
  ),
  'potting-bench': piece(
    'potting bench',
    'potting bench|potting table|gardening bench|potting station|seed starting bench|potting sink|small potting bench',
    [48, 24, 36],
    'Potting benches 42-48 × 20-24',
    {
      at: 'window',
      front: 32,
      low: true,
      widths: [42, 36],
      parts: [
        ...table('wood', 'wood', [solid('wood', [0.05, 0.1, 0.25], [0.95, 0.9, 0.29])]),
        round('clay', [0.08, 0.2, 1], [0.22, 0.5, 1.2]),
        round('clay', [0.28, 0.2, 1], [0.4, 0.46, 1.16]),
      ],
    },
  ),
  'hanging-chair': piece(
    'hanging chair',
    'hanging chair|egg chair|swing chair|porch swing|hammock chair|indoor swing|swinging chair|hammock',
    [42, 40, 78],
    'Egg chairs on a stand 38-42 across',
    {
      at: 'corner',
      front: 24,
      parts: machine(
        round('metal', [0.1, 0.1, 0], [0.9, 0.9, 0.03]),
        solid('metal', [0.46, 0.02, 0], [0.54, 0.1, 1]),
        solid('metal', [0.46, 0.02, 0.97], [0.54, 0.55, 1]),
        round('wood', [0.14, 0.2, 0.24], [0.86, 0.95, 0.34]),
        solid('wood', [0.14, 0.2, 0.34], [0.86, 0.3, 0.82]),
        solid('cloth', [0.22, 0.3, 0.34], [0.78, 0.9, 0.42]),
      ),
    },
  ),
  'plant-stand': piece(
    'plant stand',
    'plant stand|plant shelves|plant shelf|plant rack|grow lights|seed shelf|orchid shelf|herb shelf',
    [36, 14, 36],
    'Tiered stands 30-42 × 12-15',
    {
      at: 'window',
      front: 24,
      low: true,
      parts: [
        ...shelves('wood', 3, 'metal'),
        ...[0.1, 0.4, 0.68].map((x) => round('plant', [x, 0.15, 0.98], [x + 0.2, 0.85, 1.3])),
      ],
    },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
