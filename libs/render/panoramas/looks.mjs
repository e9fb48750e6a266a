/** What grows in each garden, and its colors: what leaves in the light send back, linear. */

import { gardenOf } from './garden.mjs';
import { shoreOf } from './shore.mjs';
import { townOf } from './town.mjs';

const STEMS = [0, 1, 2].map((i) => [
  [Math.cos(i * 2.1) * 0.12, Math.sin(i * 2.1) * 0.12, 0],
  [Math.cos(i * 2.1) * 0.32, Math.sin(i * 2.1) * 0.32, 1],
]);
const TREES = {
  big: { height: 13, from: 2.6, wide: 5, points: 2600, leaf: 0.14, each: 26 },
  broad: { height: 10.5, from: 2, wide: 5.2, points: 2600, leaf: 0.13, each: 26 },
  slim: { height: 11.5, from: 2, wide: 3.2, points: 2000, leaf: 0.13, each: 26 },
  small: { height: 4.6, from: 1, wide: 1.9, points: 1300, leaf: 0.07, each: 14, boughs: 9, trunks: STEMS },
};
const ROUND = { height: 1.6, wide: 1, leaf: 0.05, points: 520, each: 20 };
const LOOSE = { height: 2.1, wide: 1.15, leaf: 0.06, loose: 0.4, points: 420, each: 18 };
const LOW = { height: 0.55, wide: 0.42, leaf: 0.035, points: 200 };

const GREEN = [0.075, 0.125, 0.035];
const DEEP = [0.05, 0.09, 0.032];
const LIGHT = [0.13, 0.185, 0.05];
const STRAW = [0.3, 0.24, 0.12];

const summer = {
  plants: 0,
  season: 0,
  seed: 11,
  ground: [0.07, 0.085, 0.035],
  grass: [0.085, 0.135, 0.035],
  dryGrass: [0.15, 0.16, 0.06],
  hedge: [0.055, 0.105, 0.035],
  trees: [
    { form: TREES.big, leaf: GREEN, second: LIGHT },
    { form: TREES.broad, leaf: DEEP, second: GREEN },
    { form: TREES.slim, leaf: GREEN, second: DEEP },
    {
      conifer: { height: 10, wide: 2.6 },
      leaf: [0.035, 0.062, 0.035],
      second: [0.05, 0.085, 0.045],
      gloss: 0.3,
    },
    { form: TREES.small, leaf: LIGHT, second: GREEN, isNear: true },
    { form: { ...TREES.small, height: 3.8, wide: 1.9 }, leaf: GREEN, second: LIGHT, isNear: true },
  ],
  shrubs: [
    { form: ROUND, leaf: GREEN, second: LIGHT },
    { form: LOOSE, leaf: LIGHT, second: GREEN },
    { form: { ...ROUND, leaf: 0.035 }, leaf: DEEP, second: GREEN },
  ],
  low: [
    { tuft: { height: 0.8 }, leaf: [0.13, 0.17, 0.06], second: STRAW },
    { form: LOW, leaf: LIGHT, second: GREEN },
    { form: LOW, leaf: [0.1, 0.14, 0.09], second: [0.22, 0.14, 0.26] },
  ],
};

const GOLD = [0.23, 0.155, 0.045];
const RUST = [0.19, 0.08, 0.035];
const FADED = [0.13, 0.13, 0.045];

const autumn = {
  ...summer,
  season: 2,
  seed: 12,
  ground: [0.085, 0.085, 0.04],
  grass: [0.09, 0.125, 0.04],
  dryGrass: [0.19, 0.17, 0.075],
  fallen: [GOLD, RUST, [0.25, 0.14, 0.05]],
  trees: [
    { form: TREES.big, leaf: GOLD, second: FADED },
    { form: { ...TREES.broad, each: 9 }, leaf: RUST, second: GOLD },
    { form: TREES.slim, leaf: FADED, second: GREEN },
    { form: TREES.broad, leaf: GREEN, second: FADED },
    {
      conifer: { height: 10, wide: 2.6 },
      leaf: [0.035, 0.062, 0.035],
      second: [0.05, 0.085, 0.045],
      gloss: 0.3,
    },
    { form: TREES.small, leaf: FADED, second: GOLD, isNear: true },
    {
      form: { ...TREES.small, height: 3.8, wide: 1.9, each: 9 },
      leaf: RUST,
      second: [0.2, 0.12, 0.04],
      isNear: true,
    },
  ],
  shrubs: [
    { form: ROUND, leaf: GREEN, second: FADED },
    { form: LOOSE, leaf: FADED, second: [0.17, 0.14, 0.05] },
    { form: { ...ROUND, leaf: 0.035 }, leaf: DEEP, second: GREEN },
  ],
  low: [
    { tuft: { height: 0.8 }, leaf: [0.22, 0.18, 0.08], second: STRAW },
    { form: LOW, leaf: [0.1, 0.13, 0.05], second: FADED },
    { form: LOW, leaf: DEEP, second: GREEN },
  ],
};

const SPRUCE = { leaf: [0.036, 0.064, 0.036], second: [0.055, 0.092, 0.046], gloss: 0.3 };
const FIR = { leaf: [0.03, 0.055, 0.038], second: [0.04, 0.078, 0.05], gloss: 0.3 };

const conifers = {
  ...summer,
  plants: 1,
  seed: 13,
  trees: [
    { conifer: { height: 13, wide: 3 }, ...SPRUCE },
    { conifer: { height: 14, wide: 2.5 }, ...FIR },
    { conifer: { height: 10, wide: 2.8 }, ...SPRUCE },
    { form: TREES.broad, leaf: DEEP, second: GREEN },
    { form: TREES.small, leaf: GREEN, second: DEEP, isNear: true },
    {
      conifer: { height: 3.4, wide: 1.2, pitch: 0.2 },
      leaf: [0.06, 0.1, 0.075],
      second: [0.08, 0.12, 0.085],
      gloss: 0.3,
      isNear: true,
    },
  ],
  low: [
    { tuft: { height: 0.7 }, leaf: [0.11, 0.15, 0.06], second: [0.2, 0.19, 0.09] },
    { form: LOW, leaf: GREEN, second: LIGHT },
    { form: LOW, leaf: DEEP, second: GREEN },
  ],
};

const OLIVE = [0.105, 0.13, 0.075];

const evergreen = {
  ...summer,
  plants: 3,
  seed: 14,
  grass: [0.095, 0.135, 0.04],
  dryGrass: [0.17, 0.16, 0.065],
  hedge: [0.06, 0.11, 0.035],
  walls: [
    [0.52, 0.47, 0.38],
    [0.5, 0.49, 0.46],
    [0.45, 0.38, 0.3],
  ],
  roof: [0.2, 0.11, 0.075],
  trees: [
    { form: { ...TREES.broad, leaf: 0.1, each: 30 }, leaf: DEEP, second: [0.075, 0.11, 0.035] },
    { form: { ...TREES.big, leaf: 0.11, each: 30 }, leaf: [0.065, 0.105, 0.035], second: GREEN },
    { form: { ...TREES.slim, wide: 2, each: 30 }, leaf: [0.04, 0.075, 0.032], second: DEEP },
    { form: { ...TREES.small, leaf: 0.055, each: 17 }, leaf: OLIVE, second: [0.13, 0.15, 0.1], isNear: true },
    {
      form: { ...TREES.small, height: 3.9, wide: 2 },
      leaf: [0.075, 0.125, 0.035],
      second: LIGHT,
      isNear: true,
    },
  ],
  low: [
    { tuft: { height: 0.75 }, leaf: [0.09, 0.14, 0.05], second: [0.16, 0.18, 0.07] },
    {
      tuft: { height: 0.6, count: 500, width: 0.006, stiff: 0.7 },
      leaf: [0.12, 0.14, 0.1],
      second: [0.2, 0.15, 0.28],
    },
    { form: LOW, leaf: GREEN, second: LIGHT },
  ],
};

const SAND = [0.4, 0.31, 0.215];
const CREOSOTE = [0.13, 0.14, 0.055];

const desert = {
  plants: 2,
  season: 0,
  seed: 15,
  ground: SAND,
  mulch: [0.33, 0.25, 0.175],
  rough: 0.22,
  isWalled: true,
  fence: [0.47, 0.36, 0.26],
  walls: [
    [0.5, 0.39, 0.28],
    [0.46, 0.34, 0.25],
    [0.52, 0.44, 0.33],
  ],
  trim: [0.36, 0.27, 0.2],
  roof: [0.27, 0.15, 0.1],
  trees: [
    {
      form: { height: 5.4, from: 1.3, wide: 3, points: 1500, leaf: 0.05, each: 12, trunks: STEMS },
      leaf: [0.15, 0.165, 0.06],
      second: [0.2, 0.18, 0.06],
      bark: [0.14, 0.155, 0.07],
    },
    {
      form: { height: 4.6, from: 1.2, wide: 2.9, points: 1500, leaf: 0.06, each: 14 },
      leaf: [0.1, 0.12, 0.055],
      second: CREOSOTE,
    },
    { cactus: { height: 4.2, arms: 3 }, bark: [0.1, 0.13, 0.065] },
    { cactus: { height: 2.9, arms: 2 }, bark: [0.1, 0.13, 0.065], isNear: true },
    {
      form: { ...TREES.small, height: 3.9, wide: 2.2, leaf: 0.05, each: 10 },
      leaf: [0.15, 0.165, 0.06],
      second: [0.2, 0.18, 0.06],
      bark: [0.14, 0.155, 0.07],
      isNear: true,
    },
  ],
  shrubs: [
    { form: { ...LOOSE, height: 1.4, leaf: 0.035, each: 10 }, leaf: CREOSOTE, second: [0.19, 0.17, 0.07] },
    {
      form: { ...ROUND, height: 0.9, wide: 0.7, leaf: 0.035 },
      leaf: [0.17, 0.18, 0.14],
      second: [0.21, 0.2, 0.14],
    },
    {
      tuft: { height: 1.1, count: 70, width: 0.07, stiff: 0.55 },
      leaf: [0.14, 0.18, 0.14],
      second: [0.19, 0.2, 0.12],
    },
  ],
  low: [
    {
      tuft: { height: 0.55, count: 60, width: 0.06, stiff: 0.45 },
      leaf: [0.13, 0.17, 0.13],
      second: [0.17, 0.19, 0.12],
    },
    { tuft: { height: 0.6, count: 300 }, leaf: [0.26, 0.22, 0.11], second: STRAW },
    { form: { ...LOW, leaf: 0.03 }, leaf: [0.19, 0.19, 0.13], second: CREOSOTE },
  ],
};

const winter = {
  ...summer,
  season: 3,
  seed: 16,
  ground: [0.12, 0.105, 0.06],
  grass: [0.13, 0.13, 0.06],
  dryGrass: [0.22, 0.19, 0.105],
  hedge: [0.05, 0.085, 0.035],
  trees: [
    { form: TREES.big, bare: true },
    { form: TREES.broad, bare: true },
    { form: TREES.slim, bare: true },
    { conifer: { height: 11, wide: 2.7 }, ...SPRUCE },
    { form: TREES.small, bare: true, isNear: true },
    { form: { ...TREES.small, height: 3.8 }, bare: true, isNear: true },
  ],
  shrubs: [
    { form: ROUND, leaf: [0.06, 0.095, 0.04], second: DEEP },
    { form: LOOSE, bare: true, bark: [0.15, 0.11, 0.09] },
    { form: { ...ROUND, leaf: 0.035 }, leaf: DEEP, second: [0.09, 0.1, 0.045] },
  ],
  low: [
    { tuft: { height: 0.8 }, leaf: [0.27, 0.22, 0.12], second: STRAW },
    { form: LOW, leaf: [0.07, 0.1, 0.045], second: DEEP },
  ],
};

/** A garden under snow: on what lies level, and no grass is seen. */
const underSnow = (look, seed) => ({
  ...look,
  season: 4,
  seed,
  snow: 1,
  ground: [0.74, 0.77, 0.82],
  rough: 0.05,
  mulch: [0.72, 0.75, 0.8],
  grass: undefined,
  fallen: undefined,
});

/** A street's trees, and what lies in it. */
const town = {
  build: townOf,
  place: [9.4, 0.0014, 0.6, 0.66, 0.72, 0, 0.66, 0.37],
  plants: 0,
  season: 0,
  seed: 21,
  samples: 32,
  trees: [
    { leaf: GREEN, second: LIGHT },
    { leaf: [0.09, 0.14, 0.04], second: GREEN },
  ],
};

const townInWinter = { ...town, season: 3, trees: [{ bare: true }] };

const sea = {
  build: shoreOf,
  place: [6.6, 0.0005, 0.6, 0.72, 0.82, 0, 0.6, 0.3],
  plants: 0,
  season: 0,
  seed: 22,
  samples: 32,
};

/** The air before a garden's far trees, as the kernel has its hills. */
const HILLS = {
  summer: [0.5, 0.58, 0.62],
  autumn: [0.56, 0.56, 0.56],
  winter: [0.56, 0.58, 0.62],
  desert: [0.52, 0.43, 0.42],
  snow: [0.68, 0.72, 0.78],
};
const garden = (look, hills = HILLS.summer) => ({
  ...look,
  build: gardenOf,
  place: [1.5, 0.0019, ...hills, 1, 0.6, 0.335],
});

export const LOOKS = {
  autumn: garden(autumn, HILLS.autumn),
  evergreen: garden(evergreen),
  conifers: garden(conifers),
  desert: garden(desert, HILLS.desert),
  summer: garden(summer),
  winter: garden(winter, HILLS.winter),
  snow: garden(underSnow(winter, 17), HILLS.snow),
  town,
  'town-winter': townInWinter,
  sea,
};
