import type { Style } from './style.js';
import { f, USUAL } from './usual.js';

export const SCANDINAVIAN: Style = {
  name: 'Scandinavian',
  mood: 'pale wood, white walls and plain comfort',
  words: ['scandinavian', 'scandi', 'nordic', 'hygge', 'swedish', 'danish'],
  form: {
    ...USUAL,
    prints: [
      'drawnHills',
      'eucalyptus',
      'moonOverWater',
      'vessels',
      'bands',
      'reeds',
      'hills',
      'greatLeaf',
      'inkCircle',
    ],
    rug: 'stripe',
    doors: 'flush',
    seatLegs: 'slender',
    armchair: 'lounge',
    chairBack: 'wood',
    bed: 'platform',
    pendant: 'dome',
  },
  finishes: {
    walls: f('paint', '#f6f5f1'),
    ceiling: f('paint', '#fcfbf8'),
    floor: f('maple-plank', '#d8c09a', '#c3a87d'),
    trim: f('painted-wood', '#f8f7f3'),
    cabinets: f('painted-wood', '#f3f2ee'),
    accentCabinets: f('white-oak', '#cdb18a', '#b59770'),
    counter: f('butcher-block', '#cba877', '#ad8857'),
    backsplash: f('stacked-tile', '#f4f4f1', '#dcdbd6'),
    metal: f('brushed-nickel', '#bfbeba'),
    fabric: f('wool', '#c9cac7'),
    wood: f('ash', '#d3b98f', '#b99c70'),
    accent: f('textile', '#7f95a0'),
    door: 'slab',
  },
  bathroom: {
    floor: f('terrazzo', '#d3cec5', '#93887c'),
    backsplash: f('zellige-tile', '#d9dfd8', '#bcc6bd'),
    cabinets: f('white-oak', '#c9ad86', '#b0936b'),
    counter: f('quartz', '#f1efea', '#d0cdc8'),
  },
  kitchen: {
    cabinets: f('painted-wood', '#c5ccc6'),
  },
};
