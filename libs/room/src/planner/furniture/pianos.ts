import { PIANO_BENCH } from '@plumbline/concept';
import type { Group } from '../floor/place.js';

/** A baby grand is about 5 by 5 ft, with its bench; an upright 58 by 25 in. */
export const pianos = (grand: boolean): Group[] =>
  grand
    ? [
        {
          along: 64,
          deep: 84,
          pieces: [
            {
              kind: 'piano',
              t: 2,
              n: 4,
              along: 60,
              deep: 60,
              height: 40,
              label: 'Baby grand piano',
              traits: { form: 'grand' },
            },
            { kind: 'bench', t: 14, n: 66, along: 36, deep: 14, height: 19, label: PIANO_BENCH },
          ],
          clear: [{ t: 2, n: 64, along: 60, deep: 30 }],
          keep: [{ t: 0, n: 0, along: 64, deep: 94 }],
        },
      ]
    : [
        {
          along: 58,
          deep: 42,
          pieces: [
            {
              kind: 'piano',
              t: 0,
              n: 0,
              along: 58,
              deep: 25,
              height: 48,
              label: 'Upright piano',
              traits: { form: 'upright' },
            },
            { kind: 'bench', t: 14, n: 28, along: 30, deep: 14, height: 19, label: PIANO_BENCH },
          ],
          clear: [{ t: 0, n: 25, along: 58, deep: 40 }],
          keep: [{ t: 0, n: 25, along: 58, deep: 40 }],
        },
      ];
