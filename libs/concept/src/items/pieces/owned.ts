import { piece, solid } from './parts.js';
import type { PieceSpec } from './piece-spec.js';

/**
 * Things of the owner that no table knows: a wish tells their name and size, and they stand as a box of that size with that name.
 * Their words here are those that a reader writes for them.
 */
const own = (which: string): PieceSpec =>
  piece(`ownpiece${which}`, `ownpiece${which}`, [36, 20, 40], 'As told', {
    at: 'wall',
    front: 24,
    rooms: ['kitchen', 'bathroom', 'living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
    parts: [solid('wood', [0, 0, 0], [1, 1, 1])],
  });

export const OWNED = {
  'own-thing': own('one'),
  'own-thing-2': own('two'),
  'own-thing-3': own('three'),
  'own-thing-4': own('four'),
} as const satisfies Readonly<Record<string, PieceSpec>>;
