import { FLOOR_PARTS, WORK } from '@plumbline/brief';
import {
  DIVIDER,
  FOLD_DOWN_SEAT,
  hasPocketDoor,
  type Item,
  isApplianceGarage,
  isEndCabinet,
  isGlassDoor,
  isGlazed,
  isHalfWall,
  isLocker,
  itemsOf,
  LOW_LINEN,
  pieceSpec,
  runsEast,
} from '@plumbline/concept';
import { floorPrice } from '../estimate/take-off/surfaces.js';
import { isClosetFitting } from '../furniture.js';
import { HANDS } from '../geometry/hands.js';
import { hasSinkAtWindow } from '../geometry/sink-at-window.js';
import { isDogWash } from '../planner/bath/dog-wash.js';
import { largestBare } from '../planner/floor/use-of-floor.js';
import { GUESTS } from '../planner/kitchen/aside/told-aside.js';
import { isBakingBase } from '../planner/kitchen/extras.js';
import { hasMicrowave } from '../planner/kitchen/microwave.js';
import { zonesOf } from '../rules/zones.js';
import { barsAtHand, isAccessible } from './access-shown.js';
import type { Evidence, Shows } from './evidence.js';
import { FURNITURE_SHOWN } from './furniture.js';
import { PIECES_SHOWN } from './pieces.js';
import { any, count, hasBar, item, kind, never, opening, priced, trait, wide } from './predicates.js';

/** Whether the dishwasher stands to the left of the main sink, seen from in front. */
const washesOnTheLeft: Shows = ({ room }) => {
  const sink = itemsOf(room, 'sink-base').find((i) => i.traits?.role === 'main');
  if (!sink) return false;
  const along = (i: Item): number => {
    const level = runsEast(i.facing) ? i.box.x : i.box.y;
    return i.facing === 'south' || i.facing === 'east' ? level : -level;
  };
  return itemsOf(room, 'dishwasher').some((i) => i.facing === sink.facing && along(i) < along(sink));
};

/** A thing of the table of pieces to exercise with. */
const isGym: Shows = item(
  ['piece', 'hung-piece'],
  ({ traits }) => traits?.piece !== undefined && pieceSpec(traits.piece).use === 'gym',
);

/** A shower that two have the place in: 60 by 36 in. Square inches. */
const LARGE_SHOWER = 60 * 36;

const barSink: Shows = item(['sink-base'], ({ group }) => group === 'bar');

/** A head that is fitted on a shower which stays. */
const fittedHead: Shows = (e) =>
  priced('shower-extras')(e) &&
  !e.room.items.some((i) => i.kind === 'shower' && (i.traits?.rain || i.traits?.handheld));

const sinkAtWindow: Shows = ({ room }) => hasSinkAtWindow(room);

/** How each feature of the vocabulary shows itself. A test holds this table against the vocabulary. */
export const SHOWN: Readonly<Record<string, Shows>> = {
  ...FURNITURE_SHOWN,
  ...PIECES_SHOWN,
  island: item(['countertop'], (i) => i.group === 'island'),
  'stock-cabinets': priced('cabinets-stock'),
  'semi-custom-cabinets': priced('cabinets-semi'),
  'custom-cabinets': priced('cabinets-custom'),
  'island-seating': kind('stool'),
  peninsula: item(['countertop'], (i) => i.group === 'peninsula'),
  'waterfall-island': trait('countertop', 'waterfall', true),
  pantry: any(
    trait('tall-cabinet', 'use', 'pantry'),
    trait('tall-cabinet', 'use', 'broom'),
    trait('walk-in-closet', 'use', 'pantry'),
    ({ layout }) => layout === 'Pantry',
  ),
  // A cabinet over the refrigerator is there without them.
  'wall-cabinets': item(['wall-cabinet'], (i) => i.label.startsWith('Wall')),
  'open-shelves': kind('floating-shelf'),
  'glass-cabinets': trait('wall-cabinet', 'glass', true),
  'waste-pullout': trait('base-cabinet', 'pullout', 'waste'),
  'lazy-susan': kind('corner-base-cabinet'),
  'spice-rack': trait('base-cabinet', 'pullout', 'spice'),
  'deep-drawers': item(['base-cabinet', 'vanity'], (i) => (i.traits?.drawers ?? 0) >= 2),
  'appliance-garage': item(['wall-cabinet', 'tall-cabinet'], isApplianceGarage),
  'coffee-bar': trait('base-cabinet', 'appliance', 'coffee'),
  kosher: (e) =>
    count(2, 'sink-base')(e) &&
    count(2, 'dishwasher')(e) &&
    // What the second station lacks beside them is told on its own.
    kind('range', 'cooktop')(e),
  'one-range': ({ room }) => itemsOf(room, 'range', 'cooktop').length === 1,
  'wood-island-top': (e) =>
    priced('counter-butcher-block')(e) && item(['countertop'], (i) => i.group === 'island')(e),
  'open-floor': ({ room }) => largestBare(room, 72, 72) !== undefined,
  'around-corner': item(['base-cabinet'], isEndCabinet),
  'walk-in-pantry': any(trait('walk-in-closet', 'use', 'pantry'), ({ layout }) => layout === 'Pantry'),
  'plain-island': item(['countertop'], (i) => i.group === 'island' && (i.traits?.seats ?? 0) === 0),
  entertaining: kind('stool', 'dining-table', 'bench', 'countertop'),
  'two-islands': ({ room }) => room.items.filter((i) => i.label === 'Island top').length > 1,
  'two-ranges': count(2, 'range', 'cooktop'),
  // A bar's is its own: the room has no other.
  'prep-sink': any(trait('sink-base', 'role', 'prep'), barSink),
  'island-prep-sink': item(['sink-base'], (i) => i.group === 'island' && i.traits?.role === 'prep'),
  'island-main-sink': item(['sink-base'], (i) => i.group === 'island' && i.traits?.role === 'main'),
  'island-cooktop': item(['cooktop'], (i) => i.group === 'island'),
  'baking-center': item(['base-cabinet'], isBakingBase),
  'two-burner-cooktop': trait('cooktop', 'burners', 2),
  'fridge-columns': trait('refrigerator', 'column', 'freezer'),
  'microwave-drawer': trait('base-cabinet', 'appliance', 'microwave'),
  'microwave-in-island': item(
    ['base-cabinet'],
    (i) => i.group === 'island' && i.traits?.appliance === 'microwave',
  ),
  'stacked-ovens': trait('wall-oven', 'ovens', 2),
  'microwave-off-counter': (e) => hasMicrowave(e.room),
  'microwave-over-range': trait('microwave', 'form', 'over-range'),
  'left-handed': washesOnTheLeft,
  'child-safe': trait('countertop', 'edge', 'bullnose'),
  'sink-view': sinkAtWindow,
  ...Object.fromEntries(
    [24, 36, 48].map((inches) => [
      `suite-${inches}`,
      (e: Evidence) => wide(['range', 'cooktop'], inches)(e) && wide(['refrigerator'], inches)(e),
    ]),
  ),
  ...Object.fromEntries([2, 3, 4, 5, 6].map((n) => [`counter-seats-${n}`, count(n, 'stool')])),
  'crown-molding': priced('crown'),
  'gas-range': trait(['range', 'cooktop'], 'fuel', 'gas'),
  induction: trait(['range', 'cooktop'], 'fuel', 'induction'),
  'electric-range': trait(['range', 'cooktop'], 'fuel', 'electric'),
  'range-30': wide(['range', 'cooktop'], 30),
  'range-36': wide(['range', 'cooktop'], 36),
  'range-48': wide(['range', 'cooktop'], 48),
  'wall-oven': kind('wall-oven'),
  'double-oven': any(trait('wall-oven', 'ovens', 2), count(2, 'range')),
  'pot-filler': trait(['range', 'cooktop'], 'potFiller', true),
  'wood-hood': trait('hood', 'form', 'wood'),
  'plaster-hood': trait('hood', 'form', 'plaster'),
  'under-cabinet-hood': trait('hood', 'form', 'under-cabinet'),
  'vent-hood': kind('hood'),
  ...Object.fromEntries(
    [24, 28, 30, 33, 36].map((inches) => [`fridge-${inches}`, wide(['refrigerator'], inches)]),
  ),
  'dishwasher-18': wide(['dishwasher'], 18),
  'dishwasher-24': wide(['dishwasher'], 24),
  'drawer-dishwasher': ({ room }) =>
    room.items.some((i) => i.kind === 'dishwasher' && i.label.startsWith('Dishwasher drawer')),
  'cabinets-to-ceiling': ({ room }) =>
    room.items.some((i) => i.kind === 'wall-cabinet' && i.box.z + i.box.heightIn >= room.ceilingIn - 0.5),
  'second-dishwasher': count(2, 'dishwasher'),
  // Beside the kitchen's own a pantry has one.
  'second-sink': any(count(2, 'sink-base'), barSink, (e) => e.layout === 'Pantry' && kind('sink-base')(e)),
  'range-24': wide(['range', 'cooktop'], 24),
  'fridge-42': wide(['refrigerator'], 42),
  'fridge-48': wide(['refrigerator'], 48),
  'counter-depth-fridge': item(
    ['refrigerator'],
    (i) => Math.min(i.box.widthIn, i.box.depthIn) <= 27 || Math.max(i.box.widthIn, i.box.depthIn) <= 27,
  ),
  'side-by-side-fridge': trait('refrigerator', 'doors', 'side-by-side'),
  // A bar's is a cooler under its counter.
  'french-door-fridge': (e) =>
    kind('refrigerator')(e) || (e.room.category !== 'kitchen' && kind('beverage-cooler')(e)),
  ...Object.fromEntries(FLOOR_PARTS.map(([id, , material]) => [id, priced(floorPrice(material))])),
  'wood-fire': trait('fireplace', 'fuel', 'wood'),
  'gas-fire': trait('fireplace', 'fuel', 'gas'),
  'electric-fire': trait('fireplace', 'fuel', 'electric'),
  'panelled-fridge': trait('refrigerator', 'panelled', true),
  'panelled-dishwasher': trait('dishwasher', 'panelled', true),
  'recirculating-hood': kind('hood'),
  'panel-ready': trait(['refrigerator', 'dishwasher'], 'panelled', true),
  'black-appliances': trait('refrigerator', 'finish', 'black'),
  'white-appliances': trait('refrigerator', 'finish', 'white'),
  'stainless-appliances': kind('refrigerator', 'range'),
  dishwasher: kind('dishwasher'),
  microwave: ({ room }) => hasMicrowave(room),
  'wine-cooler': trait('beverage-cooler', 'use', 'wine'),
  'beverage-cooler': kind('beverage-cooler'),
  'guest-cooler': item(['beverage-cooler'], ({ group }) => group === GUESTS),
  'two-cooks': ({ findings }) => findings.some((f) => f.rule === 'work-aisle-two-cooks' && f.met),
  'farmhouse-sink': trait('sink-base', 'apron', true),
  'window-sink': sinkAtWindow,
  'double-bowl-sink': trait('sink-base', 'bowls', 2),
  'plain-range': kind('range', 'cooktop'),
  'outdoor-kitchen': never,
  'fire-pit': never,
  'plain-bed': kind('bed', 'bunk-bed'),
  'plain-sink': kind('sink-base', 'vanity', 'pedestal-sink'),
  'composite-sink': trait('sink-base', 'basin', 'composite'),
  'touchless-faucet': trait('sink-base', 'faucet', 'touchless'),
  'bridge-faucet': trait('sink-base', 'faucet', 'bridge'),
  disposal: priced('disposal'),
  'breakfast-nook': kind('dining-table'),
  'dining-table': kind('dining-table'),
  'under-cabinet-lights': kind('under-cabinet-light'),
  pendants: kind('pendant'),
  'recessed-lights': kind('recessed-light'),
  chandelier: kind('chandelier'),
  sconces: kind('sconce'),
  dimmers: priced('dimmer'),
  'ceiling-fan': kind('ceiling-fan'),
  'large-windows': opening((o) => o.kind === 'window' && o.widthIn >= 60),
  'natural-light': opening(isGlazed),
  skylight: priced('skylight'),
  'patio-door': opening(isGlassDoor),
  'french-doors': opening((o) => o.kind === 'french-door'),
  'back-door': ({ room }) => room.openings.some((o) => o.kind === 'door' && room.exterior.includes(o.side)),
  'pocket-door': any(
    opening((o) => o.kind === 'pocket-door'),
    trait('partition-door', 'form', 'pocket'),
    item(['walk-in-closet'], hasPocketDoor),
    priced('door-pocket'),
  ),
  'barn-door': priced('door-pocket'),
  'walk-in-shower': kind('shower'),
  'curbless-shower': trait('shower', 'curbless', true),
  'large-shower': item(['shower'], ({ box }) => box.widthIn * box.depthIn >= LARGE_SHOWER),
  'rain-shower': any(trait('shower', 'rain', true), fittedHead),
  'handheld-shower': any(trait('shower', 'handheld', true), fittedHead),
  'steam-shower': trait('shower', 'steam', true),
  'shower-bench': any(kind('shower-bench'), priced('shower-bench')),
  'fold-down-seat': any(
    item(['shower-bench'], ({ label }) => label === FOLD_DOWN_SEAT),
    priced('shower-seat'),
  ),
  'shower-niche': any(kind('shower-niche'), priced('shower-niche')),
  'glass-enclosure': trait(['shower', 'bathtub'], 'enclosure', 'glass'),
  'doorless-shower': any(trait('shower', 'glass', 'fixed'), trait('shower', 'enclosure', 'none')),
  'sliding-shower-door': trait('shower', 'glass', 'sliding'),
  'shower-curtain': trait(['shower', 'bathtub'], 'enclosure', 'curtain'),
  bathtub: kind('bathtub'),
  'freestanding-tub': trait('bathtub', 'form', 'freestanding'),
  'clawfoot-tub': trait('bathtub', 'form', 'clawfoot'),
  'jetted-tub': trait('bathtub', 'jets', true),
  'tub-shower': trait('bathtub', 'shower', true),
  'double-vanity': any(trait('vanity', 'sinks', 2), count(2, 'vanity')),
  'separate-vanities': count(2, 'vanity'),
  'tall-vanity': item(['vanity'], (i) => i.box.heightIn >= 36),
  'floating-vanity': trait('vanity', 'mount', 'floating'),
  vanity: kind('vanity'),
  'vessel-sink': trait('vanity', 'basin', 'vessel'),
  'pedestal-sink': kind('pedestal-sink'),
  'wall-hung-sink': trait('pedestal-sink', 'mount', 'wall'),
  'wall-hung-toilet': trait('toilet', 'wallHung', true),
  'comfort-toilet': kind('toilet'),
  bidet: any(
    kind('bidet'),
    (e) => trait('toilet', 'bidetSeat', true)(e) && (priced('bidet-seat')(e) || e.quantities.length === 0),
  ),
  'bath-compartment': ({ room }) =>
    zonesOf(room).some(
      ({ items }) =>
        items.some((i) => i.kind === 'toilet') &&
        items.some((i) => i.kind === 'bathtub') &&
        !items.some((i) => i.kind === 'vanity' || i.kind === 'pedestal-sink'),
    ),
  'water-closet': ({ room }) =>
    room.category === 'bathroom' && room.items.some((i) => i.kind === 'partition-door'),
  'tile-to-ceiling': ({ room }) =>
    itemsOf(room, 'backsplash').some(({ box }) => box.z + box.heightIn >= room.shell.ceiling.heightIn - 1) ||
    itemsOf(room, 'shower', 'bathtub').some(
      (i) => (i.traits?.tileHeightIn ?? 0) >= room.shell.ceiling.heightIn - 1,
    ),
  'heated-floor': priced('floor-heat'),
  'towel-warmer': any(trait('towel-bar', 'heated', true), priced('towel-warmer')),
  'medicine-cabinet': kind('medicine-cabinet'),
  'lit-mirror': trait('mirror', 'lit', true),
  'round-mirror': trait('mirror', 'shape', 'round'),
  mirror: kind('mirror', 'medicine-cabinet'),
  'linen-cabinet': any(
    trait('tall-cabinet', 'use', 'linen'),
    item(['cabinet'], ({ label }) => label.startsWith(LOW_LINEN)),
  ),
  // A kitchen's fan is its hood.
  'exhaust-fan': kind('exhaust-fan', 'hood'),
  'grab-bars': kind('grab-bar'),
  'two-basin-heights': ({ room }) => new Set(itemsOf(room, 'vanity').map(({ box }) => box.heightIn)).size > 1,
  'tub-drain-left': trait('bathtub', 'drain', 'left'),
  'tub-drain-right': trait('bathtub', 'drain', 'right'),
  'bar-at-left': barsAtHand('left'),
  'bar-at-right': barsAtHand('right'),
  'bars-at-both-hands': (e) => HANDS.every((hand) => barsAtHand(hand)(e)),
  accessible: isAccessible,
  wheelchair: isAccessible,
  walker: isAccessible,
  'aging-in-place': isAccessible,
  laundry: kind('washer'),
  'two-laundries': count(2, 'washer'),
  'stacked-laundry': trait('washer', 'stacked', true),
  'side-by-side-laundry': kind('dryer'),
  'folding-counter': kind('countertop', 'workbench'),
  'dressing-bench': kind('bench'),
  'jack-and-jill': ({ room }) => room.openings.filter((o) => /door/.test(o.kind)).length >= 2,
  fireplace: kind('fireplace'),
  tv: kind('tv', 'projector-screen'),
  'media-wall': kind('tv-console'),
  'built-ins': trait(['bookcase', 'tv-console', 'wardrobe'], 'builtIn', true),
  // What stands above machines stands on shelves.
  // Lockers are no shelves; one over a bench is.
  bookcase: any(
    ({ room }) => room.items.some((i) => i.kind === 'bookcase' && !isLocker(i)),
    (e) => kind('washer', 'bench')(e) && kind('floating-shelf', 'wall-cabinet')(e),
  ),
  sectional: kind('sectional'),
  sofa: kind('sofa', 'sectional'),
  'sleeper-sofa': trait('sofa', 'sleeper', true),
  armchairs: kind('armchair'),
  recliner: any(trait('armchair', 'form', 'recliner'), trait('armchair', 'form', 'theater')),
  'reading-nook': kind('armchair', 'bench'),
  bench: kind('bench', 'shower-bench'),
  'window-seat': trait('bench', 'use', 'window'),
  rug: kind('rug'),
  'side-table': kind('side-table', 'nightstand'),
  'coffee-table': kind('coffee-table'),
  ottoman: kind('ottoman'),
  piano: kind('piano'),
  bar: ({ room }) => hasBar(room),
  'second-seating': ({ room }) =>
    room.items.some(({ kind, group }) => group === 'talk' && (kind === 'sofa' || kind === 'armchair')),
  conversation: any(count(2, 'armchair', 'sofa', 'sectional'), kind('sectional')),
  'king-bed': trait('bed', 'size', 'king'),
  'queen-bed': any(
    trait('bed', 'size', 'queen'),
    item(['bed'], (i) => i.traits?.size === 'murphy' && /queen/.test(i.label)),
  ),
  'full-bed': any(trait('bed', 'size', 'full'), trait('bunk-bed', 'size', 'full')),
  'twin-beds': trait('bed', 'size', 'twin'),
  'bunk-bed': kind('bunk-bed'),
  'loft-bed': trait('bunk-bed', 'form', 'loft'),
  'full-loft-bed': item(['bunk-bed'], ({ traits }) => traits?.form === 'loft' && traits.size === 'full'),
  'canopy-bed': trait('bed', 'frame', 'canopy'),
  'murphy-bed': any(trait('bed', 'size', 'murphy'), trait('sofa', 'sleeper', true)),
  crib: kind('crib'),
  nightstands: kind('nightstand'),
  dresser: kind('dresser'),
  'walk-in-closet': any(
    kind('walk-in-closet'),
    item(['wardrobe'], isClosetFitting),
    ({ layout }) => layout === 'Pantry',
  ),
  closet: any(
    kind('closet', 'walk-in-closet'),
    item(['wardrobe'], isClosetFitting),
    item(['tall-cabinet'], (i) => i.label.startsWith('Closet')),
  ),
  wardrobe: kind('wardrobe'),
  'vanity-table': trait('desk', 'use', 'vanity'),
  'bed-bench': trait('bench', 'use', 'bed'),
  desk: kind('desk'),
  'standing-desk': trait('desk', 'sitStand', true),
  filing: trait('cabinet', 'use', 'filing'),
  whiteboard: kind('whiteboard'),
  'guest-seating': kind('armchair', 'sofa'),
  soundproofing: priced('soundproofing'),
  'home-theater': kind('projector-screen'),
  'pool-table': kind('pool-table'),
  'ping-pong': trait('game-table', 'use', 'ping-pong'),
  'game-room': kind('game-table', 'pool-table'),
  'family-room': kind('sofa', 'sectional', 'armchair'),
  gym: any(kind('treadmill', 'exercise-mat'), isGym),
  'bathroom-rough-in': (e) =>
    e.room.items.some((i) => i.kind === 'toilet') &&
    (e.room.category !== 'bathroom' || priced('rough-in')(e)),
  'half-bath': ({ room }) => room.items.some((i) => i.kind === 'toilet'),
  'dog-wash': item(['shower'], isDogWash),
  'guest-room': any(kind('bed', 'bunk-bed'), trait('sofa', 'sleeper', true)),
  egress: opening((o) => o.kind === 'window' && o.sillIn <= 44 && o.heightIn >= 36),
  kitchenette: (e) => kind('sink-base')(e) && kind('refrigerator', 'beverage-cooler')(e),
  'play-area': any(trait('cabinet', 'use', 'toys'), trait('game-table', 'use', 'play')),
  storage: any(
    kind(
      'storage-shelf',
      'tall-cabinet',
      'closet',
      'walk-in-closet',
      'wardrobe',
      'bookcase',
      'cabinet',
      'overhead-rack',
      'wall-cabinet',
    ),
    // A half bath stores in its vanity.
    ({ room }) =>
      room.items.some((i) => i.kind === 'vanity') &&
      !room.items.some((i) => i.kind === 'shower' || i.kind === 'bathtub'),
  ),
  waterproofing: priced('waterproofing'),
  'ev-charger': kind('ev-charger'),
  workbench: kind('workbench'),
  'tool-chest': kind('tool-chest'),
  'garage-cabinets': kind('base-cabinet', 'wall-cabinet', 'tall-cabinet', 'storage-shelf'),
  'overhead-storage': kind('overhead-rack'),
  'slat-wall': kind('slat-wall'),
  'one-car': count(1, 'car'),
  'two-cars': count(2, 'car'),
  'three-cars': count(3, 'car'),
  'no-cars': ({ room }) =>
    room.category === 'garage' &&
    (room.parts?.some(({ converted }) => converted) || !room.items.some((i) => i.kind === 'car')),
  freezer: any(kind('freezer'), trait('refrigerator', 'column', 'freezer')),
  'utility-sink': kind('sink-base'),
  // Coats hang in lockers as well.
  'mudroom-bench': any(trait('bench', 'use', 'entry'), ({ room }) => room.items.some(isLocker)),
  'shoe-drawers': item(['bench'], (i) => (i.traits?.drawers ?? 0) > 0),
  'garage-door-opener': priced('garage-door'),
  insulation: priced('insulation'),
  'vaulted-ceiling': never,
  'remove-wall': priced('wall-removal', 'bearing-wall'),
  // Its price and its windows together: it is the room that is drawn.
  'porch-conversion': (e) => priced('porch-walls')(e) && e.room.openings.length > 0,
  'attic-conversion': (e) => priced('attic-floor')(e) && e.room.openings.length > 0,
  'half-wall': item(['partition'], isHalfWall),
  'dividing-wall': item(['partition'], ({ group }) => group === DIVIDER),
  outlets: priced('outlet'),
  plants: kind('plant'),
  curtains: kind('curtain'),
  artwork: kind('artwork'),
  ...Object.fromEntries(
    WORK.map(({ id, lines }): [string, Shows] => [
      id,
      ({ quantities }) => quantities.some(({ price }) => (lines ? lines.test(price) : price === id)),
    ]),
  ),
  // A new window is one of the plan.
  'window-cut': (e) => priced('window-cut')(e) && opening((o) => o.kind === 'window')(e),
  // Furnace and water heater behind walls of their own.
  'utility-closet': any(
    priced('utility-closet'),
    item(['partition'], ({ group }) => group === 'mechanical'),
  ),
};
