import type { Draft } from './draft.js';
import { type Group, single } from './place.js';

/** Closets as groups at a wall. Inches. */

export const closet = (width: number, draft: Draft): Group =>
  single('closet', width, 29, draft.shell.ceilingIn, 30, {
    label: `Closet ${width}`,
    traits: { doors: width > 60 ? 'sliding' : 'bifold', wallIn: 4.5 },
  });

/** A closet with sliding doors where little floor is free before it. */
export const reachIn = (width: number, draft: Draft): Group =>
  single('closet', width, 29, draft.shell.ceilingIn, 26, {
    label: `Closet ${width}`,
    traits: { doors: width >= 54 ? 'sliding' : 'bifold', wallIn: 4.5 },
  });

export function walkIn(along: number, deep: number, draft: Draft): Group {
  const doorWidth = 30;
  const offset = (along - doorWidth) / 2;
  return {
    along,
    deep,
    pieces: [
      {
        kind: 'walk-in-closet',
        t: 0,
        n: 0,
        along,
        deep,
        height: draft.shell.ceilingIn,
        label: `Walk-in closet ${along} × ${deep}`,
        traits: { wallIn: 4.5, doorOffsetIn: offset, doorWidthIn: doorWidth },
      },
    ],
    clear: [{ t: offset, n: deep, along: doorWidth, deep: 32 }],
    keep: [{ t: offset, n: deep, along: doorWidth, deep: 32 }],
  };
}
