import type { Style } from './style.js';
import { f, USUAL } from './usual.js';

export const MINIMALIST: Style = {
  name: 'Minimalist',
  mood: 'one tone, no ornament and nothing in the way',
  words: ['minimalist', 'minimal', 'minimalistic', 'uncluttered', 'simple and clean', 'clean lines'],
  form: {
    ...USUAL,
    prints: [
      'inkCircle',
      'drawnHills',
      'dunes',
      'reeds',
      'moonOverWater',
      'fields',
      'hills',
      'vessels',
      'eucalyptus',
    ],
    doors: 'flush',
    casing: 'flat',
    baseboardIn: 3,
    bed: 'platform',
    pulls: { doors: 'tab', drawers: 'tab' },
    pendant: 'cone',
    vanity: 'floating',
  },
  finishes: {
    walls: f('paint', '#f5f4f1'),
    ceiling: f('paint', '#fbfaf8'),
    floor: f('concrete', '#cfccc6', '#c1beb8'),
    trim: f('painted-wood', '#f5f4f1'),
    cabinets: f('painted-wood', '#f1f0ec'),
    accentCabinets: f('white-oak', '#c9b08b', '#b1966f'),
    counter: f('solid-surface', '#f3f2ee', '#e6e4df'),
    backsplash: f('slab', '#f0efeb', '#e2e0db'),
    metal: f('stainless-steel', '#b5b6b6'),
    fabric: f('cotton', '#d8d6d0'),
    wood: f('ash', '#cdb48c', '#b1966c'),
    accent: f('paint', '#8b8a84'),
    door: 'slab',
  },
  bathroom: {
    floor: f('concrete', '#b0aca5', '#9b978f'),
    backsplash: f('slab', '#d9d5cc', '#c5c0b6'),
    cabinets: f('painted-wood', '#bdb6a9'),
  },
  kitchen: {
    cabinets: f('painted-wood', '#d2cdc2'),
  },
};
