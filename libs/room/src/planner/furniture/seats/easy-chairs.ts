import { wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Draft } from '../../floor/draft.js';
import type { Group } from '../../floor/place.js';

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

/** Two rockers with the table between. */
export const rockerPair: Group = {
  ...chairPair,
  pieces: chairPair.pieces.map((piece) =>
    piece.kind === 'armchair' ? { ...piece, label: 'Rocker', traits: { form: 'glider' } } : piece,
  ),
};

/** The same in less of a wall, as a bay has it: low enough to stand before its windows. */
export const bayPair: Group = {
  along: 80,
  deep: 34,
  pieces: [
    {
      kind: 'armchair',
      t: 0,
      n: 2,
      along: 30,
      deep: 30,
      height: 29,
      traits: { form: 'lounge' },
    },
    { kind: 'side-table', t: 31, n: 8, along: 18, deep: 18, height: 22, traits: { shape: 'round' } },
    {
      kind: 'armchair',
      t: 50,
      n: 2,
      along: 30,
      deep: 30,
      height: 29,
      traits: { form: 'lounge' },
    },
  ],
  clear: [{ t: 0, n: 34, along: 80, deep: 22 }],
  keep: [{ t: 0, n: 34, along: 80, deep: 22 }],
};

/** A pair with backs low enough to stand before windows. */
export const lowPair = (pair: Group): Group => ({
  ...pair,
  pieces: pair.pieces.map((piece) =>
    piece.kind === 'armchair' ? { ...piece, height: 30, underWindow: true } : { ...piece, underWindow: true },
  ),
});

/** An armchair with a lamp beside it, or alone. */
export function chairs(brief: Brief): Group[] {
  const form = wants(brief, 'glider') ? 'glider' : wants(brief, 'recliner') ? 'recliner' : 'lounge';
  // Off the low sills of a sunroom.
  const off = brief.purpose === 'sunroom' ? OFF_SILLS : 0;
  const chair = {
    kind: 'armchair' as const,
    n: 3 + off,
    along: 30,
    deep: 32,
    height: 36,
    traits: { form } as const,
    ...(form === 'lounge' ? {} : { label: form === 'glider' ? 'Glider' : 'Recliner' }),
  };
  const withTable: Group = {
    along: 51,
    deep: 42 + off,
    pieces: [
      { ...chair, t: 2 },
      { kind: 'side-table', t: 33, n: 3 + off, along: 18, deep: 18, height: 22, traits: { shape: 'round' } },
      { kind: 'table-lamp', t: 36, n: 6 + off, along: 12, deep: 12, height: 24, z: 22, optional: true },
    ],
    clear: [{ t: 0, n: 35 + off, along: 34, deep: 18 }],
    keep: [{ t: 0, n: 0, along: 51, deep: 50 + off }],
  };
  return [
    // A small table that was asked for stands by the chair.
    ...(wants(brief, 'side-table') ? [withTable] : []),
    {
      along: 48,
      deep: 42 + off,
      pieces: [
        { ...chair, t: 2 },
        { kind: 'floor-lamp', t: 34, n: 3 + off, along: 13, deep: 13, height: 62 },
      ],
      clear: [{ t: 0, n: 35 + off, along: 34, deep: 18 }],
      keep: [{ t: 0, n: 0, along: 48, deep: 50 + off }],
    },
    {
      along: 34,
      deep: 38 + off,
      pieces: [{ ...chair, t: 2 }],
      clear: [{ t: 0, n: 35 + off, along: 34, deep: 18 }],
      keep: [{ t: 0, n: 0, along: 34, deep: 48 + off }],
    },
  ];
}

/** An easy chair whose back is low enough to stand before a window. */
export const lowChair: Group = {
  along: 34,
  deep: 36,
  pieces: [
    {
      kind: 'armchair',
      t: 2,
      n: 3,
      along: 30,
      deep: 32,
      height: 30,
      traits: { form: 'lounge' },
      underWindow: true,
    },
  ],
  clear: [{ t: 0, n: 35, along: 34, deep: 18 }],
  keep: [{ t: 0, n: 0, along: 34, deep: 46 }],
};

/** Before glass that comes down to the floor nearly nothing stands within so much. Inches. */
const OFF_SILLS = 7;

/** Says where the second of two chairs that were asked for found no place. */
export function tellSecondChair(draft: Draft, brief: Brief, unmet: string[]): void {
  const many = draft.items.filter(({ kind }) => kind === 'armchair').length;
  const two = wants(brief, 'two-armchairs') || wants(brief, 'two-recliners');
  if (many === 1 && two && !unmet.some((said) => said.startsWith('A second chair')))
    unmet.push('A second chair was left out: this room has no free place for it.');
}

/** Two wingback chairs with a table between. */
export const readingPair: Group = {
  along: 92,
  deep: 40,
  pieces: [
    { kind: 'armchair', t: 2, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
    { kind: 'side-table', t: 36, n: 8, along: 20, deep: 20, height: 22, traits: { shape: 'round' } },
    { kind: 'armchair', t: 58, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
  ],
  clear: [{ t: 0, n: 36, along: 92, deep: 24 }],
  keep: [{ t: 0, n: 0, along: 92, deep: 58 }],
};

/** A wingback chair with a lamp. */
export const readingCorner: Group = {
  along: 52,
  deep: 44,
  pieces: [
    { kind: 'armchair', t: 2, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
    { kind: 'floor-lamp', t: 37, n: 3, along: 14, deep: 14, height: 62 },
  ],
  clear: [{ t: 0, n: 36, along: 36, deep: 18 }],
  keep: [{ t: 0, n: 0, along: 52, deep: 54 }],
};
