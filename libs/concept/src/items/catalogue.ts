import { APPLIANCES } from './catalogue/appliances.js';
import { BASEMENT } from './catalogue/basement.js';
import { BATHROOM } from './catalogue/bathroom.js';
import { BEDROOM } from './catalogue/bedroom.js';
import { CABINETS } from './catalogue/cabinets.js';
import { DECORATION } from './catalogue/decoration.js';
import { FURNITURE } from './catalogue/furniture.js';
import { GARAGE } from './catalogue/garage.js';
import type { KindSpec } from './catalogue/kind-spec.js';
import { PIECE_KINDS } from './catalogue/pieces.js';
import { SERVICES } from './catalogue/services.js';
import { WORK } from './catalogue/work.js';

/** Every kind, by id. Sizes: cabinet and appliance catalogues (RTA size charts, Family Handyman and others). */
export const CATALOGUE = {
  ...CABINETS,
  ...APPLIANCES,
  ...BATHROOM,
  ...FURNITURE,
  ...BEDROOM,
  ...WORK,
  ...BASEMENT,
  ...GARAGE,
  ...PIECE_KINDS,
  ...SERVICES,
  ...DECORATION,
} as const satisfies Record<string, KindSpec>;

export type Kind = keyof typeof CATALOGUE;

/** All kinds' ids, in the catalogue's order. */
export const KINDS = Object.keys(CATALOGUE) as Kind[];

/** What the catalogue knows of a kind. Throws a RangeError for an id that it does not hold. */
export function kindSpec(kind: string): KindSpec {
  const spec = (CATALOGUE as Readonly<Record<string, KindSpec>>)[kind];
  if (!spec) throw new RangeError(`The catalogue holds no kind named "${kind}".`);
  return spec;
}

/** The common heights, in inches above the floor. */
export const HEIGHTS = {
  baseCabinet: 34.5,
  counterThickness: 1.5,
  counter: 36,
  wallCabinetBottom: 54,
  tallCabinet: 84,
  toeKick: 4,
} as const;
