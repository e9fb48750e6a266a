import type { Group } from '../../floor/place.js';

/** Chairs to lie back in, each with a stool for the legs: 5 ft long. Inches. */

export const LOUNGER = 'Lounger';
const WIDE = 32;

const lounger = (t: number): Group['pieces'] => [
  {
    kind: 'armchair',
    t,
    n: 26,
    along: WIDE,
    deep: 36,
    height: 34,
    looks: 'in',
    label: LOUNGER,
    traits: { form: 'lounge' },
  },
  { kind: 'ottoman', t: t + 4, n: 2, along: 24, deep: 22, height: 16 },
];

/** Two loungers that look at the wall, which is glass in a sunroom, with a small table between and a way behind. */
export const loungerPair: Group = {
  along: 2 * WIDE + 24,
  deep: 62,
  pieces: [
    ...lounger(0),
    {
      kind: 'side-table',
      t: WIDE + 2,
      n: 36,
      along: 20,
      deep: 20,
      height: 20,
      traits: { shape: 'round' },
      optional: true,
    },
    ...lounger(WIDE + 24),
  ],
  clear: [{ t: 0, n: 62, along: 2 * WIDE + 24, deep: 24 }],
  keep: [{ t: 0, n: 0, along: 2 * WIDE + 24, deep: 86 }],
};

export const loungerAlone: Group = {
  along: WIDE,
  deep: 62,
  pieces: lounger(0),
  clear: [{ t: 0, n: 62, along: WIDE, deep: 24 }],
  keep: [{ t: 0, n: 0, along: WIDE, deep: 86 }],
};
