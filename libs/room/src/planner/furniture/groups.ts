import { CHINA } from '@plumbline/concept';
import { type Group, single } from '../floor/place.js';

/** Groups of furniture that more than one room uses. Inches. */

export const bookcase = (width: number, builtIn: boolean, height = 84): Group =>
  single('bookcase', width, builtIn ? 14 : 12, height, 30, {
    label: `${builtIn ? 'Built-in shelves' : 'Bookcase'} ${width}`,
    traits: { builtIn, shelves: 6 },
  });

/** A bookcase that stands under a window too. */
export const lowBookcase = (width: number): Group => {
  const low = bookcase(width, false, 30);
  return { ...low, pieces: low.pieces.map((piece) => ({ ...piece, underWindow: true })) };
};

/** Gas fireplaces with a stone surround, by the width of the surround, to look at from across the room. */
export const hearths: readonly Group[] = [60, 48].map((w) =>
  single('fireplace', w, 16, 48, 36, { traits: { fuel: 'gas', surround: 'stone', fullHeight: false } }),
);

/** A cabinet with glass doors for dishes. */
export const chinaCabinet = (width: number): Group =>
  single('bookcase', width, 18, 80, 30, {
    label: `${CHINA} ${width}`,
    traits: { builtIn: false, shelves: 5 },
  });

/** A deep sink for paint and dirt. */
export const utilitySink: Group = single('sink-base', 24, 24, 34.5, 30, {
  label: 'Utility sink 24',
  traits: {
    doors: 1,
    drawers: 0,
    bowls: 1,
    apron: false,
    basin: 'composite',
    faucet: 'single',
    role: 'utility',
  },
});

/** Washer and dryer side by side, or stacked. */
export const LAUNDRY: readonly Group[] = [
  {
    along: 54,
    deep: 32,
    pieces: [
      { kind: 'washer', t: 0, n: 0, along: 27, deep: 32, height: 39 },
      { kind: 'dryer', t: 27, n: 0, along: 27, deep: 32, height: 39 },
    ],
    clear: [{ t: 0, n: 32, along: 54, deep: 36 }],
    keep: [{ t: 0, n: 32, along: 54, deep: 30 }],
  },
  single('washer', 27, 32, 77, 36, { label: 'Washer and dryer, stacked', traits: { stacked: true } }),
];

/** A base cabinet `t` along its wall: a drawer over one door, or over two where it is wide. */
export const baseCabinet = (t: number, along: number): Group['pieces'][number] => ({
  kind: 'base-cabinet',
  t,
  n: 0,
  along,
  deep: 24,
  height: 34.5,
  label: `Base cabinet ${Math.round(along)}`,
  traits: { doors: along > 21 ? 2 : 1, drawers: 1 },
});

/** A counter over cabinets, to fold on, of the height of a kitchen's. */
export const foldingCounters: readonly Group[] = [72, 60, 48, 36].map((along) => {
  const zone = { t: 0, n: 25.5, along, deep: 36 };
  return {
    along,
    deep: 25.5,
    pieces: [
      { kind: 'countertop', t: 0, n: 0, along, deep: 25.5, height: 1.5, z: 34.5 },
      ...[0, along / 2].map((t) => baseCabinet(t, along / 2)),
    ],
    clear: [zone],
    keep: [{ ...zone, deep: 30 }],
  };
});

/** A low cabinet for dishes and table linen. */
export const sideboard = (width: number, front = 30): Group =>
  single('cabinet', width, 18, 34, front, { label: `Sideboard ${width}`, traits: { use: 'sideboard' } });

export const toyStorage: readonly Group[] = [72, 60, 48, 36].map((w) =>
  single('cabinet', w, 16, 30, 30, { label: `Toy storage ${w}`, traits: { use: 'toys' } }),
);

/** Filing cabinets, the wide one first. */
export const filingCabinets: readonly Group[] = [
  single('cabinet', 36, 18, 40, 30, { label: 'Lateral file 36', traits: { use: 'filing' } }),
  single('cabinet', 18, 22, 40, 30, { label: 'File cabinet 18', traits: { use: 'filing' } }),
];

export const freezer: Group = single('freezer', 30, 29, 66, 30, { label: 'Freezer 30' });

export const refrigerator = (w: number): Group =>
  single('refrigerator', w, 30, 70, 34, {
    label: `Refrigerator ${w}`,
    traits: { doors: w > 33 ? 'french' : 'single', builtIn: false },
  });

export const miniFridge: Group = single('beverage-cooler', 24, 24, 34.5, 30, {
  label: 'Mini fridge 24',
  traits: { use: 'drinks' },
});

/** Chests of drawers, the first as they come in the list. @param front floor to draw them out, inches */
export const dressers = (widths: readonly number[], front: number): Group[] =>
  widths.map((w) =>
    single('dresser', w, 19, 33, front, { label: `Dresser ${w}`, traits: { drawers: w >= 60 ? 6 : 4 } }),
  );

/** Benches to sit on for shoes. */
export const BENCHES = [48, 42, 36, 30].map((w) =>
  single('bench', w, 16, 18, 20, { traits: { use: 'bed' } }),
);

/** A table with drawers to make up at, its stool and its mirror. */
export const dressingTable = (w: number): Group => ({
  along: w,
  deep: 38,
  pieces: [
    {
      kind: 'desk',
      t: 0,
      n: 0,
      along: w,
      deep: 20,
      height: 30,
      label: `Dressing table ${w}`,
      traits: { use: 'vanity' },
    },
    { kind: 'ottoman', t: w / 2 - 9, n: 21, along: 18, deep: 16, height: 18 },
    {
      kind: 'mirror',
      t: w / 2 - 12,
      n: 0,
      along: 24,
      deep: 1.5,
      height: 30,
      z: 36,
      traits: { shape: 'arch' },
      optional: true,
    },
  ],
  clear: [{ t: 0, n: 20, along: w, deep: 26 }],
  keep: [{ t: 0, n: 20, along: w, deep: 18 }],
});

/** A sofa at a wall by itself; one that unfolds keeps the floor for that. */
export const sofa = (width: number, sleeper = false): Group =>
  single('sofa', width, width > 60 ? 36 : 34, 32, sleeper ? 54 : width > 72 ? 30 : 24, {
    label: `Sofa ${width}`,
    traits: { seats: width > 72 ? 3 : 2, sleeper, arms: 'slim' },
  });

/** A bench at the wall with hooks and a shelf over it. */
export const entryBench = (width: number, drawers = false): Group => ({
  along: width,
  deep: 18,
  pieces: [
    {
      kind: 'bench',
      t: 0,
      n: 0,
      along: width,
      deep: 18,
      height: 18,
      label: `Mudroom bench, hooks${drawers ? ', shoe drawers' : ''} ${width}`,
      traits: { use: 'entry', hooks: true, ...(drawers ? { drawers: Math.round(width / 18) } : {}) },
    },
    { kind: 'floating-shelf', t: 0, n: 0, along: width, deep: 12, height: 2, z: 70, optional: true },
  ],
  clear: [{ t: 0, n: 18, along: width, deep: 30 }],
  keep: [{ t: 0, n: 18, along: width, deep: 30 }],
});

/** A mirror to see oneself in from head to foot. */
export const standingMirror = (along: number): Group => ({
  along,
  deep: 3,
  pieces: [{ kind: 'mirror', t: 0, n: 0, along, deep: 2, height: 66, z: 8, traits: { shape: 'arch' } }],
});

/** Shelving for bins of these lengths, with so much floor before it. Inches. */
export const storageShelves = (lengths: readonly number[], floor: number): readonly Group[] =>
  lengths.map((w) =>
    single('storage-shelf', w, 18, 72, floor, { label: `Storage shelving ${w}`, traits: { shelves: 5 } }),
  );

/** As a garage has them, the longest first. */
export const STORAGE_SHELVES = storageShelves([96, 72, 48, 36], 26);
