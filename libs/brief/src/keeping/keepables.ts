import type { Brief, Kept, Quantity, Surface } from '@plumbline/concept';
import { keptOf } from '../brief.js';
import { HOODS } from '../features/appliance-features.js';
import { FEATURES } from '../features/features.js';
import { workRow } from '../work/work.js';
import { ownLabor, ownWork } from './own-work.js';
import { isThing } from './things-that-stand.js';

/**
 * What of a room may stay or be supplied by its owner, with the unit prices that it saves. A kept thing is found by
 * its own words, by the features that are it, and by the surface that a material was said of.
 */
export interface Keepable {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly features?: readonly string[];
  readonly surface?: Surface;
  /** Ids of the unit prices that are not asked where it stays. */
  readonly saves?: Pick<RegExp, 'test'>;
  /** Of the lines with such a price, those whose words match; all where it is left out. */
  readonly lines?: RegExp;
  /** The unit price of making an old one good: refinishing, repainting, reglazing. */
  readonly renewal?: string;
}

export const KEEPABLES: readonly Keepable[] = [
  {
    id: 'floor',
    name: 'floor',
    words: ['floor', 'flooring', 'subfloor'],
    surface: 'floor',
    saves: /^(?:floor-(?!heat|refinish)|tile-underlayment$)/,
    renewal: 'floor-refinish',
  },
  {
    id: 'cabinets',
    name: 'cabinets',
    words: ['cabinet', 'cabinetry', 'cupboard'],
    features: ['garage-cabinets'],
    surface: 'cabinets',
    saves: /^cabinets-(?!refinish)|^garage-cabinets$|^cabinet-wood-/,
    renewal: 'cabinets-refinish',
  },
  {
    id: 'wall-cabinets',
    name: 'wall cabinets',
    words: [],
    features: ['wall-cabinets', 'glass-cabinets'],
    saves: /^cabinets-(?!refinish)/,
    lines: /: wall \(/,
    renewal: 'cabinets-refinish',
  },
  {
    id: 'base-cabinets',
    name: 'base cabinets',
    words: ['lower cabinet', 'base cabinet', 'lowers'],
    saves: /^cabinets-(?!refinish)/,
    lines: /: (?:base|tall) \(/,
    renewal: 'cabinets-refinish',
  },
  {
    id: 'counters',
    name: 'counters',
    words: ['counter', 'countertop', 'counter top', 'worktop'],
    surface: 'counter',
    saves: /^counter-/,
  },
  {
    id: 'backsplash',
    name: 'backsplash',
    words: ['backsplash', 'splashback', 'back splash'],
    surface: 'backsplash',
    saves: /^backsplash-/,
  },
  { id: 'walls', name: 'walls', words: ['wall'], surface: 'walls', saves: /^wall-(?:panel|plaster)$/ },
  {
    id: 'paint',
    name: 'wall paint',
    words: ['paint', 'wall color', 'wall colour'],
    saves: /^paint-wall$/,
  },
  { id: 'ceiling', name: 'ceiling', words: ['ceiling'], surface: 'ceiling', saves: /^paint-ceiling$/ },
  {
    id: 'trim',
    name: 'trim',
    words: ['trim', 'baseboard', 'molding', 'moulding', 'woodwork'],
    features: ['crown-molding'],
    surface: 'trim',
    saves: /^(?:trim|crown)$/,
  },
  {
    id: 'doors',
    name: 'doors',
    words: ['door', 'interior door'],
    features: ['back-door', 'patio-door', 'french-doors', 'pocket-door', 'barn-door'],
    saves: /^door-/,
  },
  {
    id: 'windows',
    name: 'windows',
    words: ['window'],
    features: ['large-windows', 'skylight', 'egress'],
    // Whoever sleeps where the windows stay needs one to get out by.
    saves: /^skylight$/,
  },
  {
    id: 'garage-door',
    name: 'garage door',
    words: ['garage door', 'roll up door', 'overhead door', 'rollup door'],
    saves: /^garage-door$/,
  },
  {
    id: 'lights',
    name: 'lights',
    words: ['light', 'light fixture', 'lamp', 'ceiling light'],
    features: ['recessed-lights', 'under-cabinet-lights'],
    saves: /^light-/,
  },
  // Of one kind of lamp the others are bought all the same.
  ...(
    [
      ['pendants', 'pendant lights', /^Pendant/],
      ['chandelier', 'chandelier', /^Chandelier/],
      ['sconces', 'wall lights', /^Wall light/],
      ['ceiling-fan', 'ceiling fan', /^Ceiling fan/],
    ] as const
  ).map(([id, name, lines]) => ({ id, name, words: [], features: [id], saves: /^light-fixture$/, lines })),
  {
    id: 'wiring',
    name: 'wiring',
    words: ['wiring', 'electrical', 'electric', 'electrics', 'circuit'],
    features: ['outlets'],
    saves: /^(?:outlet$|circuit|breaker-afci$)/,
  },
  { id: 'fan', name: 'exhaust fan', words: [], features: ['exhaust-fan'], saves: /^fan$/ },
  {
    id: 'layout',
    name: 'layout',
    words: [
      'layout',
      'same layout',
      'footprint',
      'same footprint',
      'floor plan',
      'floorplan',
      'configuration',
      'arrangement',
    ],
  },
  {
    id: 'plumbing',
    name: 'plumbing lines',
    words: ['plumbing', 'plumbing line', 'water line', 'drain', 'pipe'],
  },
  {
    id: 'rough-in',
    name: 'rough-in',
    words: [
      'rough in',
      'plumbing rough in',
      'drain rough in',
      'hookup',
      'hook up',
      'laundry hookup',
      'washer hookup',
    ],
    saves: /^(?:below-slab|plumbing-move)$/,
  },
  {
    id: 'rough-plumbing',
    name: 'rough plumbing',
    words: ['rough plumbing'],
    saves: /^(?:rough-in|below-slab|plumbing-move)$/,
  },
  { id: 'framing', name: 'framing', words: ['framing'], saves: /^(?:partition|furring|half-wall)$/ },
  { id: 'gas-line', name: 'gas line', words: ['gas line'], features: ['gas-line'], saves: /^gas-line$/ },
  {
    id: 'sink',
    name: 'sink',
    words: ['sink', 'kitchen sink', 'basin'],
    features: ['farmhouse-sink'],
    saves: /^(?:sink|lavatory)(?:-own-faucet)?$/,
  },
  { id: 'faucet', name: 'faucet', words: ['faucet', 'tap'] },
  {
    id: 'fixtures',
    name: 'plumbing fixtures',
    words: ['fixture', 'plumbing fixture', 'bathroom fixture', 'bath fixture'],
    saves: /^(?:toilet|lavatory|vanity|sink|bathtub|shower)(?:$|-(?:wall-hung|free|jetted|extras))/,
  },
  {
    id: 'appliances',
    name: 'appliances',
    words: ['appliance'],
    features: ['stainless-appliances', 'black-appliances', 'white-appliances', 'panel-ready'],
    saves:
      /^(?:(?:range|cooktop|wall-oven|hood|refrigerator|microwave)(?:-|$)|dishwasher(?!-hookup)|(?:cooler|laundry-pair|makeup-air|gas-line|gas-cap)$)/,
  },
  {
    id: 'refrigerator',
    name: 'refrigerator',
    words: ['fridge', 'refrigerator'],
    features: [
      'french-door-fridge',
      'panelled-fridge',
      'side-by-side-fridge',
      'counter-depth-fridge',
      ...['24', '28', '30', '33', '36', '42', '48', 'columns'].map((kind) => `fridge-${kind}`),
    ],
    saves: /^refrigerator/,
  },
  {
    id: 'range',
    name: 'range',
    words: ['range', 'stove', 'oven', 'cooker'],
    features: [
      'plain-range',
      'gas-range',
      'electric-range',
      'induction',
      'range-24',
      'range-30',
      'range-36',
      'range-48',
    ],
    saves: /^range(?:-|$)/,
  },
  {
    id: 'cooktop',
    name: 'cooktop',
    words: ['cooktop', 'hob'],
    features: ['two-burner-cooktop'],
    saves: /^cooktop/,
  },
  {
    id: 'wall-oven',
    name: 'wall oven',
    words: [],
    features: ['wall-oven', 'double-oven', 'stacked-ovens'],
    saves: /^wall-oven/,
  },
  {
    id: 'hood',
    name: 'range hood',
    words: ['hood'],
    features: HOODS,
    saves: /^(?:hood(?:-|$)|makeup-air$)/,
  },
  {
    id: 'dishwasher',
    name: 'dishwasher',
    words: [],
    features: ['dishwasher', 'panelled-dishwasher', 'dishwasher-18', 'dishwasher-24', 'drawer-dishwasher'],
    saves: /^dishwasher(?!-hookup)/,
  },
  { id: 'microwave', name: 'microwave', words: [], features: ['microwave'], saves: /^microwave/ },
  {
    id: 'cooler',
    name: 'beverage cooler',
    words: [],
    features: ['wine-cooler', 'beverage-cooler'],
    saves: /^cooler$/,
  },
  {
    id: 'laundry',
    name: 'washer and dryer',
    words: ['washer', 'dryer', 'washing machine'],
    features: ['laundry', 'stacked-laundry'],
    saves: /^laundry-pair$/,
  },
  {
    id: 'toilet',
    name: 'toilet',
    words: ['toilet', 'commode'],
    features: ['comfort-toilet', 'wall-hung-toilet'],
    saves: /^toilet/,
  },
  { id: 'bidet', name: 'bidet seat', words: [], features: ['bidet'], saves: /^bidet-seat$/ },
  {
    id: 'medicine-cabinet',
    name: 'medicine cabinet',
    words: [],
    features: ['medicine-cabinet'],
    saves: /^medicine-cabinet$/,
  },
  {
    id: 'overhead-storage',
    name: 'overhead racks',
    words: [],
    features: ['overhead-storage'],
    saves: /^overhead-rack$/,
  },
  {
    id: 'bathtub',
    name: 'bathtub',
    words: ['tub', 'bathtub'],
    features: ['bathtub', 'freestanding-tub', 'clawfoot-tub', 'jetted-tub', 'tub-shower'],
    saves: /^(?:bathtub|curtain-rod$)/,
    renewal: 'tub-reglaze',
  },
  {
    id: 'shower',
    name: 'shower',
    words: ['shower'],
    features: ['walk-in-shower', 'curbless-shower'],
    saves: /^(?:shower(?:-glass|-extras)?|steam|curtain-rod)$/,
  },
  {
    id: 'shower-glass',
    name: 'shower glass',
    words: ['shower glass'],
    features: ['glass-enclosure'],
    saves: /^shower-glass$/,
  },
  {
    id: 'vanity',
    name: 'vanity',
    words: ['vanity', 'vanity top'],
    features: [
      'vanity',
      'double-vanity',
      'floating-vanity',
      'separate-vanities',
      'pedestal-sink',
      'wall-hung-sink',
    ],
    saves: /^(?:vanity|lavatory(?:-own-faucet)?)$/,
    renewal: 'cabinets-refinish',
  },
  {
    id: 'tile',
    name: 'wall tile',
    words: ['tub surround', 'shower surround'],
    saves: /^(?:shower-(?:tile|waterproofing|niche|bench)|tile-backer)$/,
  },
  {
    id: 'fireplace',
    name: 'fireplace',
    words: ['mantel', 'mantle'],
    features: ['fireplace', 'wood-fire', 'gas-fire', 'electric-fire'],
    saves: /^fireplace$/,
  },
  { id: 'stairs', name: 'stairs', words: ['stair', 'staircase'], saves: /^stair$/ },
  {
    id: 'closet',
    name: 'closet',
    words: [],
    features: ['closet', 'walk-in-closet', 'wardrobe'],
    saves: /^closet-system$/,
  },
  {
    id: 'built-ins',
    name: 'built-ins',
    words: [],
    features: ['built-ins', 'media-wall'],
    saves: /^built-ins$/,
  },
  // A bath within a basement; that of a bathroom's own category is the room itself.
  {
    id: 'bath-inside',
    name: 'bathroom',
    words: [],
    features: ['bathroom-rough-in', 'half-bath'],
    saves: /^bath-accessories$/,
  },
  { id: 'island', name: 'kitchen island', words: [], features: ['island'] },
  { id: 'radiator', name: 'radiator', words: ['radiator', 'baseboard heater'] },
  {
    id: 'water-heater',
    name: 'water heater',
    words: [
      'water heater',
      'furnace',
      'boiler',
      'furnace room',
      'mechanical room',
      'boiler room',
      'utility closet',
    ],
    saves: /^utility-closet$/,
  },
  {
    id: 'permits',
    name: 'permits and inspections',
    words: [],
    features: ['permits'],
    saves: /^permit(?:s|-minor)?$/,
  },
  {
    id: 'hazard-test',
    name: 'asbestos and lead test',
    words: [],
    features: ['hazard-test'],
    saves: /^hazard-test$/,
  },
  { id: 'fit-out', name: 'what is finished', words: [] },
  { id: 'rest-of-room', name: 'the rest of the basement', words: [] },
  { id: 'walls-of-room', name: 'the walls and drains of that room', words: [] },
  { id: 'torn-out', name: 'what is torn out already', words: [] },
  { id: 'bare-room', name: 'the bare frame of the room', words: [] },
  { id: 'empty-room', name: 'the empty room', words: [] },
  { id: 'room-of-other-use', name: 'the room of another use', words: [] },
  { id: 'thermostat', name: 'thermostat', words: ['thermostat'] },
  {
    id: 'panel',
    name: 'electrical panel',
    words: ['panel', 'electrical panel', 'breaker box', 'breaker panel', 'fuse box', 'electric panel'],
  },
  { id: 'sump-pump', name: 'sump pump', words: ['sump pump', 'sump'] },
  { id: 'insulation', name: 'insulation', words: [], features: ['insulation'], saves: /^insulation$/ },
  { id: 'drywall', name: 'drywall', words: ['drywall', 'sheetrock'], saves: /^drywall$/ },
  {
    id: 'ev-charger',
    name: 'EV charger',
    words: [],
    features: ['ev-charger'],
    saves: /^ev-charger$/,
  },
  {
    id: 'shower-chair',
    name: 'shower chair',
    words: ['shower chair', 'bath chair', 'shower stool', 'commode chair', 'transfer bench'],
  },
  {
    id: 'garage-door-opener',
    name: 'garage door opener',
    words: [],
    features: ['garage-door-opener'],
    saves: /^garage-door$/,
  },
  { id: 'chair', name: 'chair', words: ['chair', 'office chair', 'desk chair'] },
  // Furniture is drawn and never priced: that it stays is only said.
  {
    id: 'furniture',
    name: 'furniture',
    words: ['furniture', 'all furniture', 'all the furniture', 'everything we own'],
  },
  ...[
    'sofa',
    'sectional',
    'armchairs',
    'recliner',
    'coffee-table',
    'rug',
    'piano',
    'tv',
    'bookcase',
    'dining-table',
    'desk',
    'standing-desk',
    'dresser',
    'king-bed',
    'queen-bed',
    'full-bed',
    'twin-beds',
    'bunk-bed',
    'loft-bed',
    'full-loft-bed',
    'crib',
    'freezer',
    'workbench',
    'pool-table',
    'game-room',
    'console-table',
    'gym',
    'curtains',
    'artwork',
    'mirror',
    'breakfast-nook',
    'window-seat',
    'nightstands',
    'bench',
    'plants',
  ].map((id) => ({ id, name: FEATURES.find((f) => f.id === id)?.name ?? id, words: [], features: [id] })),
];

const BY_ID = new Map(KEEPABLES.map((k) => [k.id, k]));
const BY_FEATURE = new Map(KEEPABLES.flatMap((k) => (k.features ?? []).map((f) => [f, k] as const)));
const BY_SURFACE = new Map(KEEPABLES.flatMap((k) => (k.surface ? [[k.surface, k] as const] : [])));

/** A thing, or work, of the vocabulary that has no row of its own: what stays of it is neither bought nor done. */
const OTHERS = new Map(
  FEATURES.filter(
    ({ id }) =>
      !BY_FEATURE.has(id) && !BY_ID.has(id) && (isThing(id) || (workRow(id) && !workRow(id)?.removal)),
  ).map(({ id, name }): readonly [string, Keepable] => [
    id,
    {
      id,
      name,
      words: [],
      features: [id],
      ...(workRow(id) ? { saves: { test: (price: string) => price === id } } : {}),
    },
  ]),
);

export const keepable = (id: string): Keepable | undefined => BY_ID.get(id) ?? OTHERS.get(id);
export const keepableFeature = (feature: string): Keepable | undefined =>
  BY_FEATURE.get(feature) ?? OTHERS.get(feature);
export const keepableSurface = (surface: Surface): Keepable | undefined => BY_SURFACE.get(surface);

/** What making a kept thing good is priced as: repainting, refinishing, reglazing, or new fronts on old boxes. */
export const renewalOf = (id: string, wanted: readonly string[]): string | undefined =>
  id === 'cabinets' && wanted.includes('cabinet-refacing') ? 'cabinets-reface' : keepable(id)?.renewal;

/** Names of what is kept in one of some ways. */
export const namesOfKept = (brief: Pick<Brief, 'kept'>, ...how: readonly Kept['how'][]): string[] =>
  keptOf(brief)
    .filter((k) => how.includes(k.how))
    .map(({ id }) => keepable(id)?.name ?? ownWork(id)?.name ?? ownLabor(id)?.name ?? nameOf(id));

/** What of a quantity's labor is paid, where somebody does it for nothing or for half. */
export function laborPaidOf(brief: Pick<Brief, 'kept'>): (q: Quantity) => number {
  const own = keptOf(brief).flatMap(({ id }) => ownLabor(id) ?? []);
  return (q) => own.find(({ work }) => work.does(q))?.paid ?? 1;
}

const nameOf = (id: string): string => FEATURES.find((f) => f.id === id)?.name ?? id;
