import type { Style } from './style.js';
import { f, USUAL } from './usual.js';

export const COASTAL: Style = {
  name: 'Coastal',
  mood: 'bright whites, sea blues and light wood',
  words: ['coastal', 'beach', 'beachy', 'beach house', 'nautical', 'hamptons', 'tropical', 'seaside'],
  form: {
    ...USUAL,
    prints: [
      'coast',
      'greatLeaf',
      'moonOverWater',
      'paintedHorizon',
      'washedHills',
      'dunes',
      'eucalyptus',
      'bands',
      'sprig',
    ],
    rug: 'stripe',
    sash: 'hung',
    seatLegs: 'slender',
    chairBack: 'slats',
    pendant: 'basket',
    view: 'sea',
  },
  finishes: {
    walls: f('beadboard', '#f2f5f4', '#dde4e4'),
    ceiling: f('wood-plank', '#f8f8f4', '#e9e9e3'),
    floor: f('white-oak-plank', '#d6c2a0', '#bfa985'),
    trim: f('painted-wood', '#fafaf7'),
    cabinets: f('painted-wood', '#f7f8f6'),
    accentCabinets: f('painted-wood', '#6d93a8'),
    counter: f('quartzite', '#eef0ef', '#b9c6cb'),
    backsplash: f('zellige-tile', '#cfe0e2', '#f1f4f3'),
    metal: f('chrome', '#c9ccce'),
    fabric: f('linen', '#e3ddd0'),
    wood: f('rattan', '#c29f6d', '#a17f4f'),
    accent: f('textile', '#3f7395'),
    door: 'shaker',
  },
  bathroom: {
    floor: f('penny-tile', '#e6ebe9', '#9fb1b4'),
    backsplash: f('zellige-tile', '#b4d0d3', '#97b8bd'),
    cabinets: f('white-oak', '#cfb48d', '#b79b73'),
  },
  kitchen: {
    walls: f('beadboard', '#d5dfe0', '#c2cfd1'),
  },
};
