import type { Style } from './style.js';
import { f, USUAL } from './usual.js';

export const MID_CENTURY: Style = {
  name: 'Mid-century',
  mood: 'walnut, slim legs and a clear accent color',
  words: ['mid century', 'midcentury', 'mid-century modern', 'mcm', 'retro', 'fifties', 'sixties', 'vintage'],
  form: {
    ...USUAL,
    floorBoardIn: 3.25,
    prints: [
      'washedHills',
      'bands',
      'vessels',
      'greatLeaf',
      'moonOverWater',
      'fields',
      'dunes',
      'sprig',
      'arcs',
    ],
    rug: 'kilim',
    windowFrame: 'dark',
    slidingDoorFrame: 'dark',
    seatLegs: 'slender',
    armchair: 'lounge',
  },
  finishes: {
    walls: f('paint', '#f2ede2'),
    ceiling: f('paint', '#faf7f0'),
    floor: f('oak-plank', '#b38857', '#956c3f'),
    trim: f('painted-wood', '#f2ede2'),
    cabinets: f('walnut', '#7b5233', '#613d24'),
    accentCabinets: f('painted-wood', '#2f6b6c'),
    counter: f('quartz', '#f3f1ec', '#dcd8cf'),
    backsplash: f('stacked-tile', '#5f8f8b', '#d9d4c7'),
    metal: f('brass', '#b08d4c'),
    fabric: f('wool', '#c98a3a'),
    wood: f('walnut', '#7b5233', '#613d24'),
    accent: f('textile', '#4a7470'),
    door: 'slab',
  },
  bathroom: {
    floor: f('hex-tile', '#e4e3dc', '#8f9c97'),
    backsplash: f('stacked-tile', '#5f928c', '#4c7a75'),
    cabinets: f('walnut', '#7a4f30', '#5d3b23'),
  },
};
