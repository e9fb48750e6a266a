import type { PieceCircuit, PieceLook, PiecePart, PieceSpec } from './piece-spec.js';

export const solid = (
  look: PieceLook,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): PiecePart => ({ look, from, to });
export const round = (
  look: PieceLook,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): PiecePart => ({ look, from, to, round: true });

/** A top on four legs. */
export const table = (
  top: PieceLook,
  legs: PieceLook = top,
  under: readonly PiecePart[] = [],
): PiecePart[] => [
  solid(top, [0, 0, 0.94], [1, 1, 1]),
  ...[0.02, 0.92].flatMap((x) => [0.04, 0.88].map((y) => solid(legs, [x, y, 0], [x + 0.06, y + 0.08, 0.94]))),
  ...under,
];

/** Boards between two ends. */
export const shelves = (look: PieceLook, count: number, ends: PieceLook = look): PiecePart[] => [
  solid(ends, [0, 0, 0], [0.03, 1, 1]),
  solid(ends, [0.97, 0, 0], [1, 1, 1]),
  ...Array.from({ length: count }, (_, i) => {
    const z = 0.04 + (i * 0.92) / Math.max(1, count - 1);
    return solid(look, [0.03, 0, z], [0.97, 1, z + 0.025]);
  }),
];

/** A body with doors on a plinth. */
export const cabinet = (look: PieceLook, doors: number): PiecePart[] => [
  solid('black', [0.02, 0, 0], [0.98, 0.9, 0.06]),
  solid(look, [0, 0, 0.06], [1, 0.96, 1]),
  ...Array.from({ length: doors }, (_, i) =>
    solid(look, [i / doors + 0.01, 0.96, 0.08], [(i + 1) / doors - 0.01, 1, 0.98]),
  ),
];

export const seat = (look: PieceLook): PiecePart[] => [
  solid(look, [0.12, 0.1, 0.2], [0.88, 1, 0.48]),
  solid(look, [0.12, 0, 0.2], [0.88, 0.24, 1]),
  solid(look, [0, 0.08, 0.12], [0.14, 0.92, 0.62]),
  solid(look, [0.86, 0.08, 0.12], [1, 0.92, 0.62]),
  solid('black', [0.1, 0.1, 0], [0.9, 0.9, 0.14]),
];

export const machine = (...parts: PiecePart[]): PiecePart[] => parts;

export const MOTOR: PieceCircuit = { volts: 120, amps: 20, va: 1500 };

export const piece = (
  name: string,
  words: string,
  [width, depth, height]: readonly [number, number, number],
  source: string,
  more: Pick<PieceSpec, 'at' | 'front' | 'parts'> & Partial<PieceSpec>,
): PieceSpec => ({ name, words: words.split('|'), width, depth, height, source, ...more });
