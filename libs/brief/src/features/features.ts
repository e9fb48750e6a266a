import { PIECE_FEATURES } from '../things/pieces.js';
import { type FeatureWords, feature } from '../words/feature-words.js';
import { WORK } from '../work/work.js';
import { APPLIANCE_FEATURES } from './appliance-features.js';
import { BASEMENT_FEATURES } from './basement-features.js';
import { BATH_FEATURES } from './bath-features.js';
import { BUILDING_FEATURES } from './building-features.js';
import { CABINET_FEATURES } from './cabinet-features.js';
import { FURNITURE_FEATURES } from './furniture-features.js';
import { GARAGE_FEATURES } from './garage-features.js';
import { KITCHEN_FEATURES } from './kitchen-features.js';
import { LIGHT_FEATURES } from './light-features.js';
import { LIVING_FEATURES } from './living-features.js';

/**
 * Features that can be asked for, with what people call them. Words are compared without plural endings, accents and
 * case. Of features with the same words the first that a room can have is read.
 */
export const FEATURES: readonly FeatureWords[] = [
  // First: what has a thing of its own is not read as the like of it.
  ...PIECE_FEATURES,
  ...KITCHEN_FEATURES,
  ...FURNITURE_FEATURES,
  ...CABINET_FEATURES,
  ...APPLIANCE_FEATURES,
  ...LIGHT_FEATURES,
  ...BATH_FEATURES,
  ...LIVING_FEATURES,
  ...BASEMENT_FEATURES,
  ...GARAGE_FEATURES,
  ...BUILDING_FEATURES,
  ...WORK.map(({ id, name, words }) => feature(id, name, ...words)),
];

const NAMES = new Map(FEATURES.map(({ id, name }) => [id, name]));
export const isFeature = (id: string): boolean => NAMES.has(id);
/** What the site calls a feature. */
export const nameOfFeature = (id: string): string => NAMES.get(id) ?? id;
