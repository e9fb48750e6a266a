import { piece, round } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/** Basements. */
export const BASEMENT = {
  'sump-pit': piece(
    'sump pit',
    'sump pit|sump crock|sump basin|sump pump pit',
    [20, 20, 4],
    'A basin of 18 in with its lid (Jackel SF16, 18 by 22 in)',
    { at: 'wall', front: 30, rooms: ['basement'], parts: [round('black', [0, 0, 0], [1, 1, 1])] },
  ),
} as const satisfies Readonly<Record<string, PieceSpec>>;
