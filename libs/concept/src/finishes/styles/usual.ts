import type { Finish } from '../finishes.js';
import type { Form } from './style.js';

/** A finish in short. */
export const f = (material: string, color: string, accent?: string): Finish =>
  accent ? { material, color, accent } : { material, color };

/** The shapes that most styles share; each style names what it has otherwise. */
export const USUAL: Form = {
  doors: 'paneled',
  windowFrame: 'light',
  slidingDoorFrame: 'light',
  sash: 'fixed',
  grille: 'none',
  casing: 'molded',
  baseboardIn: 4.5,
  crown: false,
  seatLegs: 'stout',
  sofaArms: 'track',
  armchair: 'club',
  chairs: 'wood',
  chairBack: 'cushion',
  stools: 'wood',
  tableLegs: 'tapered',
  coffeeTableShelf: false,
  bed: 'upholstered',
  curtains: 'linen',
  rug: 'plain',
  mantel: 'painted',
  floorBoardIn: 5,
  prints: [
    'paintedHorizon',
    'vessels',
    'greatLeaf',
    'hills',
    'fields',
    'eucalyptus',
    'dunes',
    'bands',
    'drawnHills',
  ],
  pulls: { doors: 'bar', drawers: 'bar' },
  pullsOnWideDrawers: 2,
  pendant: 'globe',
  kitchenFaucet: 'pull-down',
  hood: 'chimney',
  vanity: 'floor',
  clawfootTub: 'accent',
  showerGlass: 'frameless',
  view: 'garden',
};
