import type { Group } from '../floor/place.js';

/** Floors for children to play on, with what holds their toys. Inches. */

/** Toy storage along a wall with a large rug to play on before it. */
export function playFloor(): Group {
  return {
    along: 108,
    deep: 90,
    pieces: [
      ...[0, 54].map((t) => ({
        kind: 'cabinet' as const,
        t,
        n: 0,
        along: 54,
        deep: 16,
        height: 30,
        label: 'Toy storage 54',
        traits: { use: 'toys' as const },
      })),
      {
        kind: 'rug' as const,
        t: 9,
        n: 20,
        along: 90,
        deep: 66,
        height: 0.5,
        traits: { shape: 'rectangle' as const, pattern: 'plain' as const },
        optional: true,
      },
    ],
    clear: [{ t: 6, n: 16, along: 96, deep: 72 }],
    keep: [{ t: 6, n: 16, along: 96, deep: 72 }],
  };
}

/** The same in less floor, with a round rug. */
export function playCorner(): Group {
  return {
    along: 84,
    deep: 72,
    pieces: [
      {
        kind: 'cabinet',
        t: 12,
        n: 0,
        along: 60,
        deep: 16,
        height: 30,
        label: 'Toy storage 60',
        traits: { use: 'toys' },
      },
      {
        kind: 'rug',
        t: 6,
        n: 18,
        along: 72,
        deep: 52,
        height: 0.5,
        traits: { shape: 'round', pattern: 'plain' },
      },
    ],
    clear: [{ t: 6, n: 16, along: 72, deep: 54 }],
    keep: [{ t: 6, n: 16, along: 72, deep: 54 }],
  };
}
