import type { Style } from './style.js';
import { f, USUAL } from './usual.js';

export const TRANSITIONAL: Style = {
  name: 'Transitional',
  mood: 'calm neutrals between old and new',
  words: ['transitional', 'updated traditional', 'modern traditional', 'soft modern'],
  form: {
    ...USUAL,
    floorBoardIn: 4,
    prints: [
      'eucalyptus',
      'paintedHorizon',
      'vessels',
      'hills',
      'sprig',
      'drawnHills',
      'coast',
      'fields',
      'herbarium',
    ],
    rug: 'border',
    sash: 'hung',
    baseboardIn: 5.25,
    crown: true,
    tableLegs: 'heavy',
    pendant: 'drum',
  },
  finishes: {
    walls: f('paint', '#e8e4dc'),
    ceiling: f('paint', '#fbf9f5'),
    floor: f('oak-plank', '#b08d63', '#94724a'),
    trim: f('painted-wood', '#f7f5f0'),
    cabinets: f('painted-wood', '#f5f3ee'),
    accentCabinets: f('painted-wood', '#5a6772'),
    counter: f('quartz', '#f1efea', '#c8c3b9'),
    backsplash: f('subway-tile', '#f3f1ec', '#d8d4cb'),
    metal: f('polished-nickel', '#c4beb4'),
    fabric: f('linen', '#cfc6b6'),
    wood: f('oak', '#a67f53', '#86633d'),
    accent: f('textile', '#4d6478'),
    door: 'shaker',
  },
  bathroom: {
    walls: f('paint', '#d8dad5'),
    floor: f('hex-tile', '#e6e4df', '#8f8d88'),
    backsplash: f('subway-tile', '#f1efea', '#c9c5bd'),
    cabinets: f('painted-wood', '#55646e'),
  },
  kitchen: {
    walls: f('paint', '#d2cdc1'),
    backsplash: f('subway-tile', '#f3f1ec', '#c3beb3'),
  },
};
