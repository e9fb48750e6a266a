import type { Style } from './style.js';
import { f, USUAL } from './usual.js';

export const CONTEMPORARY: Style = {
  name: 'Contemporary',
  mood: 'soft contrasts, mixed materials and sculptural light',
  words: [
    'contemporary',
    'current look',
    'current style',
    'trendy',
    'glam',
    'hollywood regency',
    'luxury',
    'luxurious',
    'eclectic',
  ],
  form: { ...USUAL, slidingDoorFrame: 'dark', doors: 'flush', seatLegs: 'slender', coffeeTableShelf: true },
  finishes: {
    walls: f('paint', '#eceae6'),
    ceiling: f('paint', '#fafaf8'),
    floor: f('engineered-oak', '#b79a76', '#9f825d'),
    trim: f('painted-wood', '#f3f2ef'),
    cabinets: f('painted-wood', '#d9d6cf'),
    accentCabinets: f('painted-wood', '#3f4a50'),
    counter: f('quartz', '#efede9', '#bfbab2'),
    backsplash: f('stacked-tile', '#e6e3dc', '#cfcac1'),
    metal: f('brushed-nickel', '#b9b8b4'),
    fabric: f('boucle', '#dcd5c9'),
    wood: f('oak', '#b08a5f', '#8f6b44'),
    accent: f('textile', '#b5654a'),
    door: 'slab',
  },
  bathroom: {
    floor: f('stone-tile', '#a59d92', '#8d857a'),
    backsplash: f('stacked-tile', '#cfc6b8', '#b3aa9c'),
    cabinets: f('painted-wood', '#3f4a50'),
  },
  kitchen: {
    cabinets: f('painted-wood', '#c3bdb0'),
    walls: f('paint', '#f0eee9'),
  },
  garage: { walls: f('paint', '#d3d6d8'), floor: f('epoxy', '#858b90', '#5f656a') },
};
