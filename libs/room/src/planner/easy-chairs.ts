import type { Brief } from '@plumbline/concept';
import { wants } from '../brief/brief.js';
import type { Group } from './place.js';

/** Chairs to read or to talk in. Inches. */

/** Two chairs with a small table between, to talk or read. */
export const chairPair: Group = {
  along: 88,
  deep: 36,
  pieces: [
    { kind: 'armchair', t: 0, n: 2, along: 32, deep: 34, height: 34, traits: { form: 'lounge' } },
    { kind: 'side-table', t: 34, n: 8, along: 20, deep: 20, height: 22, traits: { shape: 'round' } },
    { kind: 'armchair', t: 56, n: 2, along: 32, deep: 34, height: 34, traits: { form: 'lounge' } },
  ],
  clear: [{ t: 0, n: 36, along: 88, deep: 24 }],
  keep: [{ t: 0, n: 36, along: 88, deep: 24 }],
};

/** An armchair with a lamp beside it, or alone. */
export function chairs(brief: Brief): Group[] {
  const form = wants(brief, 'glider') ? 'glider' : wants(brief, 'recliner') ? 'recliner' : 'lounge';
  const chair = {
    kind: 'armchair' as const,
    n: 3,
    along: 30,
    deep: 32,
    height: 36,
    traits: { form } as const,
    ...(form === 'lounge' ? {} : { label: form === 'glider' ? 'Glider' : 'Recliner' }),
  };
  return [
    {
      along: 48,
      deep: 42,
      pieces: [
        { ...chair, t: 2 },
        { kind: 'floor-lamp', t: 34, n: 3, along: 13, deep: 13, height: 62 },
      ],
      clear: [{ t: 0, n: 35, along: 34, deep: 18 }],
      keep: [{ t: 0, n: 0, along: 48, deep: 50 }],
    },
    {
      along: 34,
      deep: 38,
      pieces: [{ ...chair, t: 2 }],
      clear: [{ t: 0, n: 35, along: 34, deep: 18 }],
      keep: [{ t: 0, n: 0, along: 34, deep: 48 }],
    },
  ];
}
