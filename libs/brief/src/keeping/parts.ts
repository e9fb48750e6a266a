import type { Item, Kind, WorkPart } from '@plumbline/concept';
import type { Claim } from '../claim.js';
import { workRow } from '../work/work.js';
import { keepableFeature } from './keepables.js';

/** Which part of a room a feature, a thing or a price belongs to. */

const OF_KEEPABLE: Readonly<Record<string, WorkPart | undefined>> = {
  floor: 'floor',
  cabinets: 'cabinets',
  'wall-cabinets': 'cabinets',
  'base-cabinets': 'cabinets',
  counters: 'counters',
  backsplash: 'backsplash',
  walls: 'walls',
  paint: 'walls',
  ceiling: 'ceiling',
  trim: 'trim',
  doors: 'doors',
  windows: 'windows',
  'garage-door': 'doors',
  'garage-door-opener': 'doors',
  lights: 'lights',
  wiring: 'wiring',
  fan: 'ventilation',
  plumbing: 'plumbing',
  sink: 'sink',
  faucet: 'faucet',
  appliances: 'appliances',
  refrigerator: 'appliances',
  range: 'appliances',
  cooktop: 'appliances',
  'wall-oven': 'appliances',
  hood: 'appliances',
  dishwasher: 'appliances',
  microwave: 'appliances',
  cooler: 'appliances',
  laundry: 'appliances',
  toilet: 'toilet',
  bathtub: 'bathtub',
  shower: 'shower',
  'shower-glass': 'shower',
  'rough-plumbing': 'plumbing',
  framing: 'walls',
  vanity: 'vanity',
  tile: 'tile',
  fireplace: 'fireplace',
  stairs: 'stairs',
  closet: 'closet',
  'built-ins': 'built-ins',
  insulation: 'walls',
  drywall: 'walls',
  'ev-charger': 'wiring',
  mirror: 'mirror',
  'medicine-cabinet': 'mirror',
};

const PATTERNS: readonly (readonly [RegExp, WorkPart])[] = [
  [/^(?:remove-wall|soundproofing|waterproofing)$/, 'walls'],
  [/^(?:skylight|large-windows|natural-light|egress)$/, 'windows'],
  [/-door$|^garage-door-opener$/, 'doors'],
  [/^(?:dimmers|outlets)$/, 'wiring'],
  [/lights?$|^(?:pendants|chandelier|sconces|ceiling-fan)$/, 'lights'],
  [/^(?:heated-floor$|floor-part-)/, 'floor'],
  [/^(?:cabinets-to-ceiling|(?:stock|semi-custom|custom)-cabinets)$/, 'cabinets'],
  [/^wood-island-top$/, 'counters'],
  [/^(?:dishwasher-24|drawer-dishwasher|two-laundries|side-by-side-laundry)$/, 'appliances'],
  [/^folding-counter$/, 'counters'],
  [/^tall-vanity$/, 'vanity'],
  [/^(?:tile-to-ceiling|shower-niche)$/, 'tile'],
  [/^(?:water-closet|bath-compartment)$/, 'walls'],
  [/^(?:walk-in-pantry|two-closets)$/, 'closet'],
  [/^(?:lockers-for-\d+|mudroom-bench|knee-wall-drawers)$/, 'built-ins'],
  [/^plain-sink$/, 'sink'],
  [/faucet|pot-filler/, 'faucet'],
  [/sink$|^disposal$/, 'sink'],
  [/mirror|^(?:grab-bars|towel-warmer)$/, 'mirror'],
  [/shower|glass-enclosure/, 'shower'],
  [/fridge|oven|range|cooktop|appliances|panel|second-dishwasher|microwave|cooler|hood$/, 'appliances'],
  [
    /^(?:island.*|peninsula|pantry|open-shelves|glass-cabinets|waste-pullout|lazy-susan|spice-rack|deep-drawers|appliance-garage|coffee-bar|baking-center|waterfall-island|linen-cabinet|storage|bar|dry-bar|kitchenette|workbench)$/,
    'cabinets',
  ],
];

const ALIKE: Readonly<Record<string, WorkPart>> = {
  counter: 'counters',
  accentCabinets: 'cabinets',
  islandTop: 'counters',
  metal: 'hardware',
  fabric: 'furniture',
  wood: 'furniture',
  accent: 'furniture',
};

/** The part that a feature of the vocabulary belongs to; furniture where it belongs to no other. */
export function partOfFeature(id: string): WorkPart {
  const row = workRow(id);
  if (row) return row.part;
  const thing = keepableFeature(id);
  if (thing && Object.hasOwn(OF_KEEPABLE, thing.id)) return OF_KEEPABLE[thing.id] ?? 'furniture';
  return PATTERNS.find(([pattern]) => pattern.test(id))?.[1] ?? 'furniture';
}

/** What a room is before the work where nothing of its kind is in it. */
const EMPTY_ROOMS = /^(?:bare-room|empty-room|room-of-other-use)$/;

/** What of a finished basement is no part by itself. */
const FINISHED_ROOMS = /^(?:fit-out|rest-of-room|walls-of-room)$/;

/** The part that a kept thing belongs to; undefined for a layout. */
export const partOfKept = (id: string): WorkPart | undefined =>
  Object.hasOwn(OF_KEEPABLE, id)
    ? OF_KEEPABLE[id]
    : id === 'layout' || id === 'torn-out' || FINISHED_ROOMS.test(id) || EMPTY_ROOMS.test(id)
      ? undefined
      : 'furniture';

/** The part that a claim asks something new of; undefined where it asks for none. */
export function partOfClaim(claim: Claim): WorkPart | undefined {
  switch (claim.is) {
    case 'feature':
      return partOfFeature(claim.id);
    case 'surface':
    case 'material':
      return ALIKE[claim.on] ?? (claim.on as WorkPart);
    case 'color':
      return claim.on && (ALIKE[claim.on] ?? (claim.on as WorkPart));
    case 'door':
      return 'cabinets';
    default:
      return undefined;
  }
}

const OF_KIND: readonly (readonly [RegExp, WorkPart])[] = [
  [/^(?:base-cabinet|wall-cabinet|corner-.*cabinet|tall-cabinet|filler)$/, 'cabinets'],
  [/^floating-shelf$/, 'hardware'],
  [/^sink-base$/, 'sink'],
  [/^countertop$/, 'counters'],
  [/^backsplash$/, 'backsplash'],
  [
    /^(?:refrigerator|range|cooktop|wall-oven|hood|dishwasher|microwave|beverage-cooler|washer|dryer)$/,
    'appliances',
  ],
  [/^(?:toilet|bidet)$/, 'toilet'],
  [/^bathtub$/, 'bathtub'],
  [/^shower/, 'shower'],
  [/^(?:vanity|pedestal-sink)$/, 'vanity'],
  [/^(?:mirror|medicine-cabinet|towel-bar|grab-bar|paper-holder)$/, 'mirror'],
  [/light$|^(?:pendant|chandelier|sconce|ceiling-fan)$/, 'lights'],
  [/^(?:receptacle|switch|ev-charger|smoke-alarm|co-alarm|electrical-panel)/, 'wiring'],
  [/^(?:exhaust-fan|register|supply)/, 'ventilation'],
  [/^(?:partition)/, 'walls'],
  [/^fireplace$/, 'fireplace'],
  [/^stair$/, 'stairs'],
  [/^(?:closet|walk-in-closet)$/, 'closet'],
];

/** The part that a placed thing belongs to. */
export const partOfKind: (kind: Kind) => WorkPart = lookedUpOnce(
  (kind: Kind) => OF_KIND.find(([pattern]) => pattern.test(kind))?.[1] ?? 'furniture',
);

export const partOfItem = (item: Pick<Item, 'kind'> & { readonly traits?: object }): WorkPart =>
  // A built-in refrigerator is an appliance as any other.
  partOfKind(item.kind) !== 'appliances' && (item.traits as { builtIn?: boolean } | undefined)?.builtIn
    ? 'built-ins'
    : partOfKind(item.kind);

const OF_PRICE: readonly (readonly [RegExp, WorkPart])[] = [
  [/^(?:floor-|(?:tile-underlayment|subfloor-insulated|visits-floor)$)/, 'floor'],
  [
    /^(?:paint-wall|wallpaper|wall-panel|wall-plaster|drywall|insulation|soundproofing|waterproofing|partition|half-wall|wall-removal|furring|visits-(?:drywall|paint))$/,
    'walls',
  ],
  [/^(?:paint-ceiling|ceiling-(?:coffered|boards))$/, 'ceiling'],
  [/^(?:trim|crown)$/, 'trim'],
  [/^(?:door-|garage-door)/, 'doors'],
  [/^(?:egress-window|window-well|skylight|window-(?:moved|widened))$/, 'windows'],
  [
    /^(?:cabinets-|cabinet-(?:panels$|base$|delivery$|wood-)|garage-cabinets|overhead-rack|slat-wall)/,
    'cabinets',
  ],
  [/^(?:shelf|cabinet-insert|glass-fronts)$/, 'hardware'],
  [/^(?:counter-|visits-counter$|sink-reset$)/, 'counters'],
  [/^(?:backsplash-|visits-backsplash$)/, 'backsplash'],
  [/^(?:sink(?:-own-faucet)?|disposal)$/, 'sink'],
  [
    /^(?:(?:range|cooktop|wall-oven|hood|refrigerator|dishwasher|microwave)(?:-|$)|(?:cooler|laundry-pair|makeup-air)$)/,
    'appliances',
  ],
  [/^(?:toilet|bidet-seat$)/, 'toilet'],
  [/^(?:bathtub|tub-reglaze)/, 'bathtub'],
  [/^(?:shower-tile|shower-waterproofing|shower-niche|shower-bench|tile-backer)$/, 'tile'],
  [/^(?:shower|steam$|curtain-rod$)/, 'shower'],
  [/^(?:vanity|lavatory(?:-own-faucet)?)$/, 'vanity'],
  [/^(?:bath-accessories|grab-bar|medicine-cabinet|towel-warmer)$/, 'mirror'],
  [/^light-/, 'lights'],
  [/^(?:outlet$|circuit|breaker-afci$|alarm$|ev-charger$|dimmer$)/, 'wiring'],
  [/^(?:rough-in|gas-cap|below-slab|ejector|pot-filler)$/, 'plumbing'],
  [/^(?:fan|duct-run)$/, 'ventilation'],
  [/^fireplace$/, 'fireplace'],
  [/^stair$/, 'stairs'],
  [/^closet-system$/, 'closet'],
  [/^built-ins$/, 'built-ins'],
];

/** The part that a unit price is paid for; undefined for permits, demolition and cleaning. */
export const partOfPrice: (price: string) => WorkPart | undefined = lookedUpOnce(
  (price: string) => OF_PRICE.find(([pattern]) => pattern.test(price))?.[1] ?? workRow(price)?.part,
);

/** Remembers what was found for a name of a table: kinds and unit prices are few. */
function lookedUpOnce<K extends string, V>(find: (name: K) => V): (name: K) => V {
  const known = new Map<K, V>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name) as V;
  };
}
