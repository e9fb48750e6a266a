import type { Group } from '../floor/place.js';

/** A straight stair down along a wall: risers of at most 7-3/4 in, treads of 10. */
export function stair(ceilingIn: number): Group {
  const rise = ceilingIn + 11;
  const risers = Math.ceil(rise / 7.5);
  const deep = 36.5;
  const along = Math.min(180, (risers - 1) * 10);
  const shown = Math.min(along, 132);
  return {
    along: shown,
    deep,
    pieces: [
      {
        kind: 'stair',
        t: 0,
        n: 0,
        along: shown,
        deep,
        height: ceilingIn,
        looks: 'high',
        label: 'Stair 36',
        traits: { risers, riserIn: Math.round((rise / risers) * 100) / 100, treadIn: 10 },
      },
    ],
    clear: [{ t: shown - 0.01, n: 0, along: 36, deep }],
    keep: [{ t: shown, n: 0, along: 42, deep }],
  };
}
