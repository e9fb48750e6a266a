import { upperFirst } from '../../text.js';
import { type Group, single } from '../floor/place.js';

/** Groups of furniture that more than one room uses. Inches. */

function guestBed(width: number): Group {
  const size = width > 60 ? 'queen' : width > 50 ? 'full' : 'twin';
  return {
    along: width + 48,
    deep: 84,
    pieces: [
      {
        kind: 'bed',
        t: 24,
        n: 0,
        along: width,
        deep: 82,
        height: 42,
        label: `${upperFirst(size)} bed`,
        traits: { size, frame: 'platform' },
      },
    ],
    clear: [
      { t: 0, n: 0, along: 24, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
    keep: [
      { t: 0, n: 0, along: 22, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
  };
}

/** A bed for guests in a room that is not a bedroom: queen, full, twin. */
export const GUEST_BEDS: readonly Group[] = [guestBed(62), guestBed(56), guestBed(41)];

export const bookcase = (width: number, builtIn: boolean, height = 84): Group =>
  single('bookcase', width, builtIn ? 14 : 12, height, 30, {
    label: `${builtIn ? 'Built-in shelves' : 'Bookcase'} ${width}`,
    traits: { builtIn, shelves: 6 },
  });

/** Gas fireplaces with a stone surround, by the width of the surround, to look at from across the room. */
export const hearths: readonly Group[] = [60, 48].map((w) =>
  single('fireplace', w, 16, 48, 36, { traits: { fuel: 'gas', surround: 'stone', fullHeight: false } }),
);

export const CHINA = 'China cabinet';

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

export const miniFridge: Group = single('beverage-cooler', 24, 24, 34.5, 30, {
  label: 'Mini fridge 24',
  traits: { use: 'drinks' },
});
