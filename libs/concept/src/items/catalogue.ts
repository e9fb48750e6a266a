import { PIECE_IDS } from './pieces.js';

/**
 * Everything the planner can place, as data: what it is called, how big it may be, how the plan draws it and
 * how much clear floor it wants. Lengths are inches. The picture builds one mesh a kind from this list.
 *
 * Axes of a kind: `width` runs along its front, `depth` runs from its back to its front, `height` runs up.
 * In a placed item the box is already turned, so an item facing east has its width along y.
 */
export interface KindSpec {
  /** What a person calls it. */
  readonly name: string;
  readonly width: Range;
  readonly depth: Range;
  readonly height: Range;
  /** Where it hangs or stands; a kind that is not on the floor leaves the floor free to walk on. */
  readonly mount: 'floor' | 'wall' | 'counter' | 'ceiling' | 'flat';
  /** The symbol that the floor plan draws. */
  readonly symbol: SymbolId;
  /** The drawing that shows it, where that is not the floor plan. */
  readonly layer?: 'electrical' | 'mechanical';
  /** Clear floor in front (and at the sides where it says so) that the planner keeps free. */
  readonly clearance?: { readonly front?: number; readonly sides?: number; readonly back?: number };
  /** The traits this kind may carry, with the values each may take. */
  readonly traits?: Readonly<Record<string, TraitValues>>;
}

/** Smallest and largest size in inches; the planner uses no size outside it. */
export type Range = readonly [min: number, max: number];

/** A trait's values: a list of words, or the type of any value. */
export type TraitValues = readonly string[] | 'boolean' | 'number' | 'text';

export type SymbolId =
  | 'appliance'
  | 'armchair'
  | 'bath-mat'
  | 'beam'
  | 'bed'
  | 'bench'
  | 'bidet'
  | 'bike'
  | 'bookcase'
  | 'box'
  | 'bunk-bed'
  | 'cabinet'
  | 'car'
  | 'ceiling-fan'
  | 'chair'
  | 'chimney'
  | 'closet'
  | 'column'
  | 'cooktop'
  | 'corner-cabinet'
  | 'counter'
  | 'crib'
  | 'desk'
  | 'dishwasher'
  | 'dryer'
  | 'ev-charger'
  | 'exhaust-fan'
  | 'fireplace'
  | 'hidden'
  | 'hood'
  | 'island-light'
  | 'lamp'
  | 'light'
  | 'mirror'
  | 'niche'
  | 'office-chair'
  | 'overhead'
  | 'partition'
  | 'partition-door'
  | 'piano'
  | 'piece'
  | 'plant'
  | 'pool-table'
  | 'radiator'
  | 'range'
  | 'refrigerator'
  | 'rug'
  | 'screen'
  | 'sectional'
  | 'shelf'
  | 'shower'
  | 'sink-base'
  | 'sofa'
  | 'stair'
  | 'stool'
  | 'table'
  | 'tall-cabinet'
  | 'toilet'
  | 'treadmill'
  | 'tub'
  | 'tv'
  | 'vanity'
  | 'walk-in-closet'
  | 'wall-cabinet'
  | 'wall-oven'
  | 'washer'
  | 'water-heater';

const CABINET_TRAITS = {
  /** Doors of the front; 0 is an open or all-drawer unit. */
  doors: 'number',
  /** Drawers of the front, from the top. */
  drawers: 'number',
  /** Where a single door hangs, seen from in front. */
  hinge: ['left', 'right'],
  /** Glass in the doors. */
  glass: 'boolean',
  /** Painted in the accent colour (an island, a lower run) instead of the main one. */
  accent: 'boolean',
  /** Has no door at all. */
  open: 'boolean',
} as const;

/** Every kind, by id. Sizes: cabinet and appliance catalogues (RTA size charts, Family Handyman and others). */
export const CATALOGUE = {
  // Cabinets
  'base-cabinet': {
    name: 'Base cabinet',
    width: [9, 48],
    depth: [12, 25],
    height: [30, 34.5],
    mount: 'floor',
    symbol: 'cabinet',
    clearance: { front: 36 },
    traits: {
      ...CABINET_TRAITS,
      pullout: ['waste', 'tray', 'spice', 'pots'],
      /** Bins of a waste pull-out. */
      bins: 'number',
      /** What stands in it: a microwave drawer, a coffee machine, or nothing below the top where somebody sits. */
      appliance: ['garage', 'lift', 'microwave', 'coffee'],
      /** Nothing below the top: a place to work at from a seat. */
      kneeSpace: 'boolean',
    },
  },
  /** L-shaped in plan: legs 24 deep along both walls; the notch looks into the room. */
  'corner-base-cabinet': {
    name: 'Corner base cabinet',
    width: [36, 36],
    depth: [36, 36],
    height: [32.5, 34.5],
    mount: 'floor',
    symbol: 'corner-cabinet',
    traits: {
      ...CABINET_TRAITS,
      corner: ['northwest', 'northeast', 'southwest', 'southeast'],
      unit: ['lazy-susan', 'blind-pullout'],
      legIn: 'number',
    },
  },
  'sink-base': {
    name: 'Sink base',
    width: [24, 42],
    depth: [24, 25],
    height: [32.5, 34.5],
    mount: 'floor',
    symbol: 'sink-base',
    clearance: { front: 36 },
    traits: {
      ...CABINET_TRAITS,
      bowls: 'number',
      apron: 'boolean',
      basin: ['stainless-steel', 'fireclay', 'composite', 'copper'],
      faucet: ['single', 'bridge', 'pull-down', 'touchless'],
      role: ['main', 'prep', 'bar', 'laundry', 'utility'],
      /** Nothing below the bowl: one rolls or sits under it. */
      kneeSpace: 'boolean',
    },
  },
  'wall-cabinet': {
    name: 'Wall cabinet',
    width: [9, 48],
    depth: [12, 24],
    height: [12, 54],
    mount: 'wall',
    symbol: 'wall-cabinet',
    traits: CABINET_TRAITS,
  },
  'corner-wall-cabinet': {
    name: 'Corner wall cabinet',
    width: [24, 24],
    depth: [24, 24],
    height: [30, 54],
    mount: 'wall',
    symbol: 'wall-cabinet',
    traits: {
      ...CABINET_TRAITS,
      corner: ['northwest', 'northeast', 'southwest', 'southeast'],
      legIn: 'number',
    },
  },
  'tall-cabinet': {
    name: 'Tall cabinet',
    width: [12, 36],
    depth: [12, 25],
    height: [84, 96],
    mount: 'floor',
    symbol: 'tall-cabinet',
    clearance: { front: 36 },
    traits: { ...CABINET_TRAITS, use: ['pantry', 'broom', 'linen', 'storage', 'oven', 'laundry'] },
  },
  filler: {
    name: 'Filler',
    width: [0.125, 12],
    depth: [0.75, 25],
    height: [30, 96],
    mount: 'floor',
    symbol: 'cabinet',
    traits: { level: ['base', 'wall', 'tall'], accent: 'boolean' },
  },
  'fridge-panel': {
    name: 'Refrigerator panel',
    width: [0.75, 1.5],
    depth: [24, 36],
    height: [84, 96],
    mount: 'floor',
    symbol: 'cabinet',
  },
  countertop: {
    name: 'Countertop',
    width: [6, 600],
    depth: [12, 60],
    height: [0.75, 3],
    mount: 'counter',
    symbol: 'counter',
    traits: {
      /** Seats along the long edge, and how far the top hangs over there. */
      seats: 'number',
      overhangIn: 'number',
      seatSide: ['north', 'east', 'south', 'west'],
      waterfall: 'boolean',
      edge: ['eased', 'bullnose', 'ogee', 'mitered'],
      material: 'text',
      color: 'text',
    },
  },
  backsplash: {
    name: 'Backsplash',
    width: [3, 600],
    depth: [0.375, 1],
    height: [4, 72],
    mount: 'wall',
    symbol: 'hidden',
    traits: { material: 'text' },
  },
  'floating-shelf': {
    name: 'Floating shelf',
    width: [12, 96],
    depth: [8, 14],
    height: [1.5, 3],
    mount: 'wall',
    symbol: 'wall-cabinet',
    traits: { shelves: 'number' },
  },

  // Appliances
  range: {
    name: 'Range',
    width: [24, 60],
    depth: [25, 28],
    height: [36, 37],
    mount: 'floor',
    symbol: 'range',
    clearance: { front: 42 },
    traits: { fuel: ['gas', 'electric', 'induction', 'dual'], burners: 'number', potFiller: 'boolean' },
  },
  cooktop: {
    name: 'Cooktop',
    width: [12, 48],
    depth: [20, 23],
    height: [2, 4],
    mount: 'counter',
    symbol: 'cooktop',
    traits: { fuel: ['gas', 'electric', 'induction'], burners: 'number', potFiller: 'boolean' },
  },
  'wall-oven': {
    name: 'Wall oven',
    width: [27, 33],
    depth: [24, 25],
    height: [84, 96],
    mount: 'floor',
    symbol: 'wall-oven',
    clearance: { front: 42 },
    /** `sideOpening`: the door is hinged at its side, for a cook who sits. */
    traits: { ovens: 'number', microwave: 'boolean', sideOpening: 'boolean' },
  },
  hood: {
    name: 'Range hood',
    width: [24, 66],
    depth: [12, 27],
    height: [6, 48],
    mount: 'wall',
    symbol: 'hood',
    traits: {
      form: ['chimney', 'under-cabinet', 'wood', 'plaster', 'insert', 'island'],
      cfm: 'number',
      /** What it blows out comes in again by a duct with a damper of its own. */
      makeupAir: 'boolean',
    },
  },
  microwave: {
    name: 'Microwave',
    width: [24, 30],
    depth: [12, 24],
    height: [12, 20],
    mount: 'wall',
    symbol: 'wall-cabinet',
    traits: { form: ['wall', 'drawer', 'over-range', 'built-in'] },
  },
  refrigerator: {
    name: 'Refrigerator',
    width: [24, 48],
    depth: [24, 34],
    height: [60, 96],
    mount: 'floor',
    symbol: 'refrigerator',
    clearance: { front: 42 },
    /** `builtIn`: flush with the cabinets and as high as they are. `column`: all of it one of the two. */
    traits: {
      builtIn: 'boolean',
      column: ['refrigerator', 'freezer'],
      doors: ['single', 'side-by-side', 'french'],
      hinge: ['left', 'right'],
      panelled: 'boolean',
      finish: ['stainless-steel', 'black', 'white', 'panel'],
    },
  },
  dishwasher: {
    name: 'Dishwasher',
    width: [18, 24],
    depth: [24, 25],
    height: [32.5, 34.5],
    mount: 'floor',
    symbol: 'dishwasher',
    clearance: { front: 42 },
    /** Panelled in the accent color where its run is. */
    traits: { panelled: 'boolean', accent: 'boolean' },
  },
  'beverage-cooler': {
    name: 'Beverage cooler',
    width: [15, 24],
    depth: [24, 25],
    height: [32, 34.5],
    mount: 'floor',
    symbol: 'appliance',
    clearance: { front: 36 },
    traits: { use: ['wine', 'drinks', 'ice'] },
  },
  washer: {
    name: 'Washer',
    width: [24, 29],
    depth: [24, 34],
    /** With a dryer on it as high as a door. */
    height: [33, 80],
    mount: 'floor',
    symbol: 'washer',
    clearance: { front: 36 },
    traits: { stacked: 'boolean' },
  },
  dryer: {
    name: 'Dryer',
    width: [24, 29],
    depth: [24, 34],
    height: [33, 45],
    mount: 'floor',
    symbol: 'dryer',
    clearance: { front: 36 },
  },
  freezer: {
    name: 'Freezer',
    width: [24, 34],
    depth: [26, 32],
    height: [60, 72],
    mount: 'floor',
    symbol: 'refrigerator',
    clearance: { front: 36 },
  },

  // Bathroom
  toilet: {
    name: 'Toilet',
    width: [14, 20],
    depth: [27, 30],
    height: [28, 33],
    mount: 'floor',
    symbol: 'toilet',
    clearance: { front: 21 },
    traits: { wallHung: 'boolean', bidetSeat: 'boolean', comfort: 'boolean' },
  },
  bidet: {
    name: 'Bidet',
    width: [14, 16],
    depth: [21, 24],
    height: [15, 17],
    mount: 'floor',
    symbol: 'bidet',
    clearance: { front: 21 },
  },
  vanity: {
    name: 'Vanity',
    width: [18, 96],
    depth: [16, 24],
    height: [30, 36],
    mount: 'floor',
    symbol: 'vanity',
    clearance: { front: 21 },
    traits: {
      sinks: 'number',
      mount: ['floor', 'floating', 'console'],
      basin: ['undermount', 'vessel', 'integrated'],
      faucet: ['deck', 'wall'],
      doors: 'number',
      drawers: 'number',
      accent: 'boolean',
    },
  },
  'pedestal-sink': {
    name: 'Pedestal sink',
    width: [16, 27],
    depth: [12, 22],
    height: [32, 36],
    mount: 'floor',
    symbol: 'vanity',
    clearance: { front: 21 },
    traits: { sinks: 'number', mount: ['pedestal', 'wall'] },
  },
  bathtub: {
    name: 'Bathtub',
    width: [48, 72],
    depth: [28, 42],
    height: [14, 26],
    mount: 'floor',
    symbol: 'tub',
    clearance: { front: 21 },
    traits: {
      form: ['alcove', 'freestanding', 'drop-in', 'clawfoot'],
      jets: 'boolean',
      filler: ['deck', 'floor', 'wall'],
      drain: ['left', 'right', 'centre'],
      /** An alcove tub with a shower above: its walls are tiled to `tileHeightIn`. */
      shower: 'boolean',
      enclosure: ['curtain', 'glass', 'none'],
      tileHeightIn: 'number',
    },
  },
  /** The box is the inside of the shower; `open` names the side(s) without a wall, comma-separated. */
  shower: {
    name: 'Shower',
    width: [30, 96],
    depth: [30, 96],
    height: [78, 96],
    mount: 'floor',
    symbol: 'shower',
    clearance: { front: 24 },
    traits: {
      entry: ['north', 'east', 'south', 'west'],
      /** At which end of its front, seen as drawn, one steps in; the rest is fixed glass. The whole front where left out. */
      entryEnd: ['left', 'right'],
      /** Its glass door hangs on the wall at that end where one is; on the fixed pane where left out. */
      hinge: ['wall'],
      /** How its glass is stepped through, where that is no hinged door: past a fixed pane, or between two that slide. */
      glass: ['fixed', 'sliding'],
      open: 'text',
      head: ['north', 'east', 'south', 'west'],
      enclosure: ['glass', 'curtain', 'none', 'half-wall'],
      curbless: 'boolean',
      rain: 'boolean',
      handheld: 'boolean',
      steam: 'boolean',
      bench: 'boolean',
      niche: 'boolean',
      tileHeightIn: 'number',
    },
  },
  'shower-bench': {
    name: 'Shower bench',
    width: [15, 72],
    depth: [12, 18],
    height: [17, 19],
    mount: 'floor',
    symbol: 'bench',
  },
  'shower-niche': {
    name: 'Shower niche',
    width: [12, 36],
    depth: [0.5, 4],
    height: [12, 24],
    mount: 'wall',
    symbol: 'niche',
  },
  mirror: {
    name: 'Mirror',
    width: [16, 96],
    depth: [0.5, 3],
    height: [24, 72],
    mount: 'wall',
    symbol: 'mirror',
    traits: { shape: ['rectangle', 'round', 'arch', 'pill'], lit: 'boolean', framed: 'boolean' },
  },
  'medicine-cabinet': {
    name: 'Medicine cabinet',
    width: [15, 36],
    depth: [4, 6],
    height: [24, 40],
    mount: 'wall',
    symbol: 'mirror',
  },
  'towel-bar': {
    name: 'Towel bar',
    width: [18, 36],
    depth: [3, 5],
    height: [2, 36],
    mount: 'wall',
    symbol: 'niche',
    traits: { heated: 'boolean' },
  },
  'paper-holder': {
    name: 'Paper holder',
    width: [5, 8],
    depth: [3, 5],
    height: [3, 6],
    mount: 'wall',
    symbol: 'niche',
  },
  'grab-bar': {
    name: 'Grab bar',
    width: [12, 48],
    depth: [2, 3],
    height: [1.25, 2],
    mount: 'wall',
    symbol: 'niche',
  },
  'exhaust-fan': {
    name: 'Exhaust fan',
    width: [10, 14],
    depth: [10, 14],
    height: [1, 3],
    mount: 'ceiling',
    symbol: 'exhaust-fan',
    traits: { cfm: 'number', heat: 'boolean' },
  },
  'bath-mat': {
    name: 'Bath mat',
    width: [24, 40],
    depth: [17, 24],
    height: [0.5, 1],
    mount: 'flat',
    symbol: 'bath-mat',
  },

  // Seating, tables, storage
  sofa: {
    name: 'Sofa',
    width: [50, 98],
    depth: [33, 42],
    height: [28, 36],
    mount: 'floor',
    symbol: 'sofa',
    clearance: { front: 14 },
    traits: { seats: 'number', sleeper: 'boolean', arms: ['track', 'rolled', 'slim'] },
  },
  /** L-shaped; `chaise` tells on which side, seen from in front, the long leg comes forward. */
  sectional: {
    name: 'Sectional sofa',
    width: [84, 132],
    depth: [60, 110],
    height: [28, 36],
    mount: 'floor',
    symbol: 'sectional',
    clearance: { front: 14 },
    traits: { chaise: ['left', 'right'], seatDepthIn: 'number' },
  },
  armchair: {
    name: 'Armchair',
    width: [26, 38],
    depth: [28, 38],
    height: [28, 40],
    mount: 'floor',
    symbol: 'armchair',
    traits: { form: ['club', 'lounge', 'wingback', 'recliner', 'theater', 'glider'] },
  },
  ottoman: {
    name: 'Ottoman',
    width: [16, 48],
    depth: [16, 36],
    height: [14, 19],
    mount: 'floor',
    symbol: 'box',
  },
  bench: {
    name: 'Bench',
    width: [30, 96],
    depth: [14, 24],
    height: [16, 40],
    mount: 'floor',
    symbol: 'bench',
    traits: { use: ['bed', 'entry', 'window', 'banquette', 'weights'], hooks: 'boolean', drawers: 'number' },
  },
  'coffee-table': {
    name: 'Coffee table',
    width: [24, 60],
    depth: [18, 40],
    height: [14, 19],
    mount: 'floor',
    symbol: 'table',
    traits: { shape: ['rectangle', 'round', 'oval'] },
  },
  'side-table': {
    name: 'Side table',
    width: [14, 28],
    depth: [14, 28],
    height: [18, 28],
    mount: 'floor',
    symbol: 'table',
    traits: { shape: ['rectangle', 'round'] },
  },
  'console-table': {
    name: 'Console table',
    width: [30, 72],
    depth: [10, 18],
    height: [28, 36],
    mount: 'floor',
    symbol: 'table',
  },
  'dining-table': {
    name: 'Dining table',
    width: [30, 132],
    depth: [30, 72],
    height: [28, 30],
    mount: 'floor',
    symbol: 'table',
    clearance: { front: 32, sides: 32, back: 32 },
    traits: { shape: ['rectangle', 'round', 'oval'], seats: 'number' },
  },
  'dining-chair': {
    name: 'Dining chair',
    width: [16, 22],
    depth: [16, 24],
    height: [30, 40],
    mount: 'floor',
    symbol: 'chair',
  },
  stool: {
    name: 'Counter stool',
    width: [14, 20],
    depth: [14, 20],
    height: [24, 42],
    mount: 'floor',
    symbol: 'stool',
    traits: { back: 'boolean' },
  },
  bookcase: {
    name: 'Bookcase',
    width: [12, 144],
    depth: [10, 18],
    height: [30, 96],
    mount: 'floor',
    symbol: 'bookcase',
    clearance: { front: 24 },
    traits: { builtIn: 'boolean', shelves: 'number' },
  },
  'tv-console': {
    name: 'Media console',
    width: [36, 120],
    depth: [14, 22],
    height: [14, 34],
    mount: 'floor',
    symbol: 'cabinet',
    traits: { builtIn: 'boolean' },
  },
  tv: {
    name: 'Television',
    width: [28, 84],
    depth: [2, 5],
    height: [16, 50],
    mount: 'wall',
    symbol: 'tv',
    traits: { diagonalIn: 'number' },
  },
  'projector-screen': {
    name: 'Projector screen',
    width: [80, 144],
    depth: [2, 6],
    height: [45, 84],
    mount: 'wall',
    symbol: 'screen',
    traits: { diagonalIn: 'number' },
  },
  fireplace: {
    name: 'Fireplace',
    width: [42, 84],
    depth: [12, 28],
    height: [40, 120],
    mount: 'floor',
    symbol: 'fireplace',
    clearance: { front: 36 },
    traits: {
      fuel: ['gas', 'electric', 'wood'],
      surround: ['tile', 'stone', 'brick', 'plaster', 'wood'],
      fullHeight: 'boolean',
    },
  },
  /** An upright, or a grand with its lid to the left of the player. */
  piano: {
    name: 'Piano',
    width: [56, 62],
    depth: [24, 84],
    height: [38, 52],
    mount: 'floor',
    symbol: 'piano',
    clearance: { front: 36 },
    traits: { form: ['upright', 'grand'] },
  },
  cabinet: {
    name: 'Cabinet',
    width: [18, 96],
    depth: [12, 24],
    height: [24, 96],
    mount: 'floor',
    symbol: 'cabinet',
    clearance: { front: 30 },
    traits: { use: ['sideboard', 'bar', 'filing', 'credenza', 'storage', 'toys', 'printer'] },
  },

  // Bedroom
  bed: {
    name: 'Bed',
    width: [39, 80],
    depth: [76, 90],
    height: [36, 56],
    mount: 'floor',
    symbol: 'bed',
    clearance: { front: 30, sides: 24 },
    traits: {
      size: ['twin', 'full', 'queen', 'king', 'cal-king', 'murphy'],
      frame: ['upholstered', 'panel', 'platform', 'canopy', 'metal'],
    },
  },
  'bunk-bed': {
    name: 'Bunk bed',
    width: [41, 58],
    depth: [78, 82],
    height: [60, 72],
    mount: 'floor',
    symbol: 'bunk-bed',
    clearance: { front: 24, sides: 24 },
  },
  crib: {
    name: 'Crib',
    width: [50, 56],
    depth: [28, 32],
    height: [36, 44],
    mount: 'floor',
    symbol: 'crib',
    clearance: { front: 24 },
  },
  nightstand: {
    name: 'Nightstand',
    width: [14, 30],
    depth: [14, 20],
    height: [22, 30],
    mount: 'floor',
    symbol: 'cabinet',
    traits: { drawers: 'number' },
  },
  dresser: {
    name: 'Dresser',
    width: [30, 84],
    depth: [16, 24],
    height: [28, 54],
    mount: 'floor',
    symbol: 'cabinet',
    clearance: { front: 36 },
    traits: { drawers: 'number', builtIn: 'boolean' },
  },
  wardrobe: {
    name: 'Wardrobe',
    width: [30, 96],
    depth: [22, 26],
    height: [78, 96],
    mount: 'floor',
    symbol: 'closet',
    clearance: { front: 30 },
    traits: { doors: 'number', builtIn: 'boolean' },
  },
  /** A reach-in closet: the box includes its front wall (4-1/2 thick) and doors. */
  closet: {
    name: 'Closet',
    width: [36, 144],
    depth: [26, 34],
    height: [72, 144],
    mount: 'floor',
    symbol: 'closet',
    clearance: { front: 30 },
    traits: { doors: ['sliding', 'bifold', 'curtain'], wallIn: 'number' },
  },
  /** A walk-in closet: the box includes its own partitions (4-1/2 thick); `entry` has the door. */
  'walk-in-closet': {
    name: 'Walk-in closet',
    width: [60, 144],
    depth: [60, 144],
    height: [72, 144],
    mount: 'floor',
    symbol: 'walk-in-closet',
    clearance: { front: 32 },
    traits: {
      /** Shelves for food in place of rods. */
      use: ['clothes', 'pantry'],
      entry: ['north', 'east', 'south', 'west'],
      doorOffsetIn: 'number',
      doorWidthIn: 'number',
      wallIn: 'number',
    },
  },

  // Work
  desk: {
    name: 'Desk',
    // One for two is a top of 8 to 10 ft on two pedestals.
    width: [36, 120],
    depth: [20, 36],
    height: [28, 31],
    mount: 'floor',
    symbol: 'desk',
    clearance: { front: 42 },
    traits: { sitStand: 'boolean', builtIn: 'boolean', use: ['work', 'vanity', 'homework', 'crafts'] },
  },
  'office-chair': {
    name: 'Desk chair',
    width: [22, 28],
    depth: [22, 28],
    height: [36, 48],
    mount: 'floor',
    symbol: 'office-chair',
  },
  monitor: {
    name: 'Monitor',
    width: [20, 49],
    depth: [2, 9],
    height: [14, 22],
    mount: 'counter',
    symbol: 'tv',
  },
  whiteboard: {
    name: 'Whiteboard',
    width: [36, 96],
    depth: [0.75, 2],
    height: [36, 48],
    mount: 'wall',
    symbol: 'tv',
  },

  // Basement and play
  'pool-table': {
    name: 'Pool table',
    width: [88, 112],
    depth: [50, 63],
    height: [30, 33],
    mount: 'floor',
    symbol: 'pool-table',
    clearance: { front: 60, sides: 60, back: 60 },
  },
  'game-table': {
    name: 'Game table',
    width: [36, 108],
    depth: [36, 60],
    height: [29, 33],
    mount: 'floor',
    symbol: 'table',
    clearance: { front: 36, sides: 36, back: 36 },
    traits: { shape: ['rectangle', 'round'], use: ['cards', 'ping-pong', 'foosball', 'crafts', 'play'] },
  },
  treadmill: {
    name: 'Treadmill',
    width: [30, 38],
    depth: [60, 80],
    height: [52, 66],
    mount: 'floor',
    symbol: 'treadmill',
    clearance: { front: 30 },
    traits: { use: ['treadmill', 'bike', 'rower', 'weights'] },
  },
  'exercise-mat': {
    name: 'Exercise mat',
    width: [48, 96],
    depth: [60, 144],
    height: [0.25, 0.75],
    mount: 'flat',
    symbol: 'rug',
  },
  stair: {
    name: 'Stair',
    width: [36, 44],
    depth: [60, 180],
    // One that goes down has a rail of 36 in around it.
    height: [36, 144],
    mount: 'floor',
    symbol: 'stair',
    clearance: { front: 36 },
    traits: {
      risers: 'number',
      riserIn: 'number',
      treadIn: 'number',
      up: ['north', 'east', 'south', 'west'],
    },
  },
  /** A wall inside the room, full height unless its box is lower. */
  partition: {
    name: 'Partition',
    width: [4.5, 480],
    depth: [4.5, 480],
    height: [36, 144],
    mount: 'floor',
    symbol: 'partition',
  },
  /**
   * A door in a partition: its box fills the wall's gap. It swings towards its facing, hinged at the gap's
   * near (west or south) or far end.
   */
  'partition-door': {
    name: 'Door',
    width: [24, 72],
    depth: [4.5, 4.5],
    height: [80, 96],
    mount: 'floor',
    symbol: 'partition-door',
    traits: {
      form: ['hinged', 'pocket', 'barn', 'sliding'],
      hinge: ['near', 'far'],
    },
  },
  column: {
    name: 'Support column',
    width: [4, 16],
    depth: [4, 16],
    height: [72, 144],
    mount: 'floor',
    symbol: 'column',
  },
  post: {
    name: 'Post',
    width: [3, 14],
    depth: [3, 14],
    height: [36, 240],
    mount: 'floor',
    symbol: 'column',
  },
  chimney: {
    name: 'Chimney',
    width: [12, 96],
    depth: [8, 60],
    height: [36, 240],
    mount: 'floor',
    symbol: 'chimney',
  },
  radiator: {
    name: 'Radiator',
    width: [12, 96],
    depth: [3, 14],
    height: [8, 42],
    mount: 'floor',
    symbol: 'radiator',
  },
  beam: {
    name: 'Beam',
    width: [24, 1200],
    depth: [2, 24],
    height: [3, 30],
    mount: 'ceiling',
    symbol: 'beam',
  },
  furnace: {
    name: 'Furnace',
    width: [18, 30],
    depth: [26, 34],
    height: [48, 72],
    mount: 'floor',
    symbol: 'box',
    clearance: { front: 30 },
  },
  'water-heater': {
    name: 'Water heater',
    width: [18, 28],
    depth: [18, 28],
    height: [48, 72],
    mount: 'floor',
    symbol: 'water-heater',
    clearance: { front: 30 },
  },
  'electrical-panel': {
    name: 'Electrical panel',
    width: [14, 20],
    depth: [3, 6],
    height: [24, 42],
    mount: 'wall',
    symbol: 'tv',
    clearance: { front: 36 },
  },

  // Garage
  car: {
    name: 'Car',
    width: [28, 82],
    depth: [84, 252],
    height: [44, 84],
    mount: 'floor',
    symbol: 'car',
    clearance: { sides: 24, front: 12, back: 12 },
    traits: { color: 'text', form: ['sedan', 'suv', 'pickup', 'minivan', 'motorcycle'] },
  },
  workbench: {
    name: 'Workbench',
    width: [48, 144],
    depth: [20, 30],
    height: [33, 38],
    mount: 'floor',
    symbol: 'desk',
    clearance: { front: 30 },
    traits: { pegboard: 'boolean', vise: 'boolean' },
  },
  'tool-chest': {
    name: 'Tool chest',
    width: [26, 72],
    depth: [18, 25],
    height: [33, 60],
    mount: 'floor',
    symbol: 'cabinet',
    clearance: { front: 24 },
  },
  'storage-shelf': {
    name: 'Storage shelving',
    width: [36, 144],
    depth: [14, 24],
    height: [60, 84],
    mount: 'floor',
    symbol: 'shelf',
    clearance: { front: 24 },
    traits: { shelves: 'number' },
  },
  'overhead-rack': {
    name: 'Overhead rack',
    width: [48, 96],
    depth: [24, 48],
    height: [12, 40],
    mount: 'ceiling',
    symbol: 'overhead',
  },
  'slat-wall': {
    name: 'Slat wall',
    width: [36, 240],
    depth: [0.75, 3],
    height: [36, 96],
    mount: 'wall',
    symbol: 'tv',
  },
  'bike-rack': {
    name: 'Bicycle rack',
    width: [24, 96],
    depth: [24, 72],
    height: [36, 84],
    mount: 'floor',
    symbol: 'bike',
    traits: { bikes: 'number' },
  },
  'ev-charger': {
    name: 'EV charger',
    width: [8, 16],
    depth: [4, 8],
    height: [12, 24],
    mount: 'wall',
    symbol: 'ev-charger',
    traits: { amps: 'number' },
  },

  // What the table of pieces knows: see pieces.ts
  piece: {
    name: 'Piece',
    width: [12, 240],
    depth: [8, 240],
    height: [4, 120],
    mount: 'floor',
    symbol: 'piece',
    traits: { piece: PIECE_IDS },
  },
  'hung-piece': {
    name: 'Piece on the wall',
    width: [12, 240],
    depth: [2, 48],
    height: [4, 96],
    mount: 'wall',
    symbol: 'piece',
    traits: { piece: PIECE_IDS },
  },

  // Services: set into walls and ceiling once everything else stands
  /** Its box is the plate's; in a countertop it lies flat. */
  receptacle: {
    name: 'Receptacle',
    width: [2.75, 2.75],
    depth: [0.25, 2.75],
    height: [0.25, 4.5],
    mount: 'wall',
    symbol: 'hidden',
    layer: 'electrical',
    traits: {
      /** Serves a counter, a basin, or the room at large. */
      at: ['counter', 'basin', 'room'],
      /** With a ground-fault interrupter. */
      gfci: 'boolean',
      /** New with this work; the others are taken to be there. */
      added: 'boolean',
    },
  },
  switch: {
    name: 'Light switch',
    width: [2.75, 2.75],
    depth: [0.25, 0.25],
    height: [4.5, 4.5],
    mount: 'wall',
    symbol: 'hidden',
    layer: 'electrical',
  },
  'smoke-alarm': {
    name: 'Smoke alarm',
    width: [5.5, 5.5],
    depth: [5.5, 5.5],
    height: [1.5, 1.5],
    mount: 'ceiling',
    symbol: 'hidden',
    layer: 'electrical',
    /** Warns of carbon monoxide as well. */
    traits: { co: 'boolean' },
  },
  'supply-register': {
    name: 'Supply register',
    width: [12, 12],
    depth: [6, 6],
    height: [0.25, 0.25],
    mount: 'ceiling',
    symbol: 'hidden',
    layer: 'mechanical',
  },
  'return-grille': {
    name: 'Return grille',
    width: [20, 20],
    depth: [0.25, 0.25],
    height: [8, 8],
    mount: 'wall',
    symbol: 'hidden',
    layer: 'mechanical',
  },

  // Light, textiles, decoration
  'recessed-light': {
    name: 'Recessed light',
    width: [4, 6],
    depth: [4, 6],
    height: [0.5, 1],
    mount: 'ceiling',
    symbol: 'light',
  },
  pendant: {
    name: 'Pendant light',
    width: [6, 24],
    depth: [6, 24],
    height: [8, 54],
    mount: 'ceiling',
    symbol: 'island-light',
    traits: { form: ['dome', 'globe', 'cone', 'drum', 'lantern', 'linear'] },
  },
  chandelier: {
    name: 'Chandelier',
    width: [18, 48],
    depth: [18, 48],
    height: [14, 48],
    mount: 'ceiling',
    symbol: 'island-light',
  },
  'ceiling-fan': {
    name: 'Ceiling fan',
    width: [42, 60],
    depth: [42, 60],
    height: [10, 18],
    mount: 'ceiling',
    symbol: 'ceiling-fan',
  },
  'under-cabinet-light': {
    name: 'Under-cabinet light',
    width: [6, 240],
    depth: [1, 3],
    height: [0.5, 1],
    mount: 'wall',
    symbol: 'hidden',
  },
  sconce: {
    name: 'Wall light',
    width: [4, 30],
    depth: [4, 9],
    height: [5, 24],
    mount: 'wall',
    symbol: 'light',
  },
  'floor-lamp': {
    name: 'Floor lamp',
    width: [10, 20],
    depth: [10, 20],
    height: [54, 72],
    mount: 'floor',
    symbol: 'lamp',
  },
  'table-lamp': {
    name: 'Table lamp',
    width: [8, 16],
    depth: [8, 16],
    height: [16, 30],
    mount: 'counter',
    symbol: 'lamp',
  },
  rug: {
    name: 'Rug',
    width: [24, 240],
    depth: [24, 240],
    height: [0.25, 0.75],
    mount: 'flat',
    symbol: 'rug',
    traits: { shape: ['rectangle', 'round'], pattern: ['plain', 'border', 'stripe', 'kilim'] },
  },
  plant: {
    name: 'Plant',
    width: [10, 30],
    depth: [10, 30],
    height: [18, 84],
    mount: 'floor',
    symbol: 'plant',
  },
  artwork: {
    name: 'Artwork',
    width: [16, 72],
    depth: [0.75, 2],
    height: [16, 60],
    mount: 'wall',
    symbol: 'hidden',
  },
  /** Drapes before a window, or a shade of 2 in within its frame. */
  curtain: {
    name: 'Curtains',
    width: [16, 144],
    depth: [2, 6],
    height: [10, 132],
    mount: 'wall',
    symbol: 'hidden',
    traits: { form: ['drapes', 'roman', 'shutters', 'blinds'] },
  },
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

/** The names a finish's `material` takes, by surface. */
export const MATERIALS = {
  walls: [
    'paint',
    'limewash',
    'plaster',
    'shiplap',
    'beadboard',
    'wainscot',
    'brick',
    'concrete',
    'wallpaper',
    'wood-panel',
    'tile',
  ],
  ceiling: ['paint', 'wood-plank', 'beams', 'coffered', 'beadboard', 'concrete'],
  floor: [
    'oak-plank',
    'white-oak-plank',
    'walnut-plank',
    'maple-plank',
    'pine-plank',
    'engineered-oak',
    'herringbone-oak',
    'bamboo',
    'cork',
    'lvp',
    'laminate',
    'vinyl-sheet',
    'ceramic-tile',
    'porcelain-tile',
    'hex-tile',
    'penny-tile',
    'checkerboard-tile',
    'cement-tile',
    'terracotta-tile',
    'slate-tile',
    'marble-tile',
    'stone-tile',
    'terrazzo',
    'concrete',
    'epoxy',
    'carpet',
    'rubber',
  ],
  trim: ['painted-wood', 'stained-wood'],
  cabinets: [
    'painted-wood',
    'white-oak',
    'oak',
    'walnut',
    'cherry',
    'maple',
    'pine',
    'bamboo',
    'laminate',
    'stainless-steel',
    'reclaimed-wood',
  ],
  counter: [
    'quartz',
    'granite',
    'marble',
    'quartzite',
    'soapstone',
    'butcher-block',
    'concrete',
    'laminate',
    'solid-surface',
    'stainless-steel',
    'tile',
    'terrazzo',
    'cultured-marble',
    'wood',
  ],
  backsplash: [
    'subway-tile',
    'zellige-tile',
    'herringbone-tile',
    'stacked-tile',
    'hex-tile',
    'penny-tile',
    'mosaic-tile',
    'glass-tile',
    'patterned-tile',
    'porcelain-tile',
    'marble-tile',
    'slab',
    'brick',
    'beadboard',
    'shiplap',
    'stainless-steel',
    'paint',
  ],
  metal: [
    'brushed-nickel',
    'polished-nickel',
    'chrome',
    'stainless-steel',
    'matte-black',
    'brass',
    'bronze',
    'copper',
    'iron',
  ],
  fabric: ['linen', 'cotton', 'wool', 'velvet', 'leather', 'boucle', 'performance-weave'],
  wood: [
    'oak',
    'white-oak',
    'walnut',
    'maple',
    'pine',
    'ash',
    'cherry',
    'teak',
    'bamboo',
    'rattan',
    'reclaimed-wood',
    'painted-wood',
  ],
  accent: ['paint', 'ceramic', 'textile'],
} as const satisfies Record<string, readonly string[]>;

/** The common heights, in inches above the floor. */
export const HEIGHTS = {
  baseCabinet: 34.5,
  counterThickness: 1.5,
  counter: 36,
  wallCabinetBottom: 54,
  tallCabinet: 84,
  toeKick: 4,
} as const;
