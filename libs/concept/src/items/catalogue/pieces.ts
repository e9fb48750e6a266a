import { PIECE_IDS } from '../pieces.js';
import type { KindSpec } from './kind-spec.js';

/** What the table of pieces knows (pieces.ts). */
export const PIECE_KINDS = {
  piece: {
    name: 'Piece',
    width: [12, 240],
    depth: [8, 240],
    height: [4, 120],
    mount: 'floor',
    symbol: 'piece',
    traits: { piece: PIECE_IDS },
  },
  'hung-piece': {
    name: 'Piece on the wall',
    width: [12, 240],
    depth: [2, 48],
    height: [4, 96],
    mount: 'wall',
    symbol: 'piece',
    traits: { piece: PIECE_IDS },
  },
} as const satisfies Record<string, KindSpec>;
