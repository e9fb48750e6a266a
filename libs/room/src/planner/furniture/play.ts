import { overlaps, type Rect } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type Draft } from '../floor/draft.js';
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

/** Width and depth of a floor to play on. */
export const PLAY: readonly [number, number] = [54, 42];

/** Floor for a baby to crawl on, in inches. */
export const CRAWL: readonly [number, number] = [66, 60];

/** Keeps a floor free to play on, with a round rug. */
export function layPlayFloor(
  draft: Draft,
  unmet: string[],
  floor: readonly [number, number] = PLAY,
): boolean {
  const { widthIn, depthIn } = draft.shell;
  const sweeps = draft.openings.flatMap((o) => floorOfOpening(draft.shell, o));
  let best: { rect: Rect; far: number } | undefined;
  for (const [w, d] of [floor, [floor[1], floor[0]]] as const)
    for (let x = 0; x + w <= widthIn; x += 4)
      for (let y = 0; y + d <= depthIn; y += 4) {
        const rect = { x, y, w, d };
        if (!draft.isOpenFloor(rect) || sweeps.some((s) => overlaps(rect, s))) continue;
        const far = Math.hypot(x + w / 2 - widthIn / 2, y + d / 2 - depthIn / 2);
        if (!best || far < best.far) best = { rect, far };
      }
  if (!best) {
    unmet.push('A floor to play on of 4-1/2 by 3-1/2 ft did not fit beside what else was wished for.');
    return false;
  }
  draft.keepFree(best.rect);
  const { x, y, w, d } = best.rect;
  const size = Math.min(w, d) - 4;
  draft.add(
    'rug',
    { x: x + (w - size) / 2, y: y + (d - size) / 2, w: size, d: size },
    {
      height: 0.5,
      facing: 'south',
      group: 'play',
      traits: { shape: 'round', pattern: 'plain' },
    },
  );
  return true;
}
