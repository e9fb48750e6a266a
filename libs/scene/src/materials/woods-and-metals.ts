import type { Finish } from '@plumbline/concept';
import { blend, brightness, linear, muted, noDarkerThan, noLighterThan, scaled } from '../color.js';
import type { Material } from '../scene.js';
import { colorsOf, STAINED, WHITES } from './finish-colors.js';
import { lacquer, metal, plain, wood } from './material.js';

const TREES: Readonly<Record<string, readonly [density: number, contrast: number]>> = {
  oak: [1.25, 0.95],
  'white-oak': [1.1, 0.85],
  walnut: [1.05, 0.75],
  maple: [0.9, 0.5],
  pine: [0.7, 1],
  ash: [1, 0.9],
  cherry: [0.9, 0.65],
  teak: [1.1, 0.85],
  bamboo: [2.4, 0.5],
  'reclaimed-wood': [0.8, 1.1],
};

/** The darkest satin paint sends back so much: it is gray with its own gloss from every side, and keeps its edges in a picture. */
const DARKEST_LACQUER = 0.05;

/** Woods darker than this are browner the less light falls on them and redder the more: they begin so much grayer than others. */
const DARK_WOOD = 0.12;
const STAINED_DARK = 0.2;

/** Furniture and cabinet wood, or paint where the finish is painted. */
export function woodMaterial(finish: Finish, gloss = 0.4): Material {
  const [base, accent] = colorsOf(finish, 0.7);
  if (finish.material === 'stainless-steel') return metal([0.6, 0.6, 0.61], 0.28, 0.1);
  // Frames and legs are poles, smooth but for their fibres; what is woven of it has a cloth's material.
  if (finish.material === 'rattan') return wood(base, accent, 0.38, 2.2, 0.45);
  const tree = TREES[finish.material];
  if (!tree) return lacquer(noDarkerThan(noLighterThan(base, WHITES.front), DARKEST_LACQUER));
  const dye = brightness(base) < DARK_WOOD ? STAINED_DARK : STAINED;
  return wood(muted(base, dye), muted(accent, dye), gloss, tree[0], tree[1]);
}

/** Taps, handles, lamps. */
export function metalMaterial(finish: Finish): Material {
  const color = linear(finish.color);
  switch (finish.material) {
    case 'chrome':
      return metal([0.8, 0.81, 0.82], 0.06);
    case 'polished-nickel':
      return metal([0.72, 0.69, 0.64], 0.1);
    case 'brushed-nickel':
      return metal([0.62, 0.6, 0.57], 0.3);
    case 'stainless-steel':
      return metal([0.6, 0.6, 0.61], 0.27, 0.1);
    case 'brass':
      return metal([0.75, 0.54, 0.25], 0.24);
    case 'copper':
      return metal([0.78, 0.45, 0.3], 0.24);
    case 'bronze':
      return metal(blend(color, [0.22, 0.15, 0.09], 0.5), 0.36);
    default:
      return plain(scaled(color, 0.9), { roughness: 0.42, reflectance: 0.05 });
  }
}
