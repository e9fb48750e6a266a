import type { Group } from '../floor/place.js';

/** A straight stair along a wall: risers of at most 7-3/4 in, treads of 10; one steps off it at an end of the wall. */
export function stair(ceilingIn: number, foot: 'high' | 'low' = 'high'): Group {
  const rise = ceilingIn + 11;
  const risers = Math.ceil(rise / 7.5);
  const deep = 36.5;
  const along = Math.min(180, (risers - 1) * 10);
  const shown = Math.min(along, 132);
  const before = (long: number) => (foot === 'high' ? shown : -long);
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
        looks: foot,
        label: 'Stair 36',
        traits: { risers, riserIn: Math.round((rise / risers) * 100) / 100, treadIn: 10 },
      },
    ],
    clear: [{ t: before(36) + (foot === 'high' ? -0.01 : 0.01), n: 0, along: 36, deep }],
    keep: [{ t: before(42), n: 0, along: 42, deep }],
  };
}

/** The same, out of its wall into the room: one steps off it with the wall behind. */
export function stairFromWall(ceilingIn: number): Group {
  const along = stair(ceilingIn);
  const [flight] = along.pieces;
  if (!flight) return along;
  const floor = { t: 0, n: along.along, along: along.deep };
  return {
    along: along.deep,
    deep: along.along,
    pieces: [{ ...flight, along: along.deep, deep: along.along, looks: 'out' }],
    clear: [{ ...floor, deep: 36 }],
    keep: [{ ...floor, deep: 42 }],
  };
}
