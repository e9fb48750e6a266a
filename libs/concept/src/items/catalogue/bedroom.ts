import type { KindSpec } from './kind-spec.js';

/** Bedroom. */
export const BEDROOM = {
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
    height: [20, 72],
    mount: 'floor',
    symbol: 'bunk-bed',
    clearance: { front: 24, sides: 24 },
    // A loft bed has no lower berth: its box begins below the mattress, and the floor under it is free.
    traits: { form: ['bunk', 'loft'], size: ['twin', 'full'] },
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
    traits: {
      doors: 'number',
      builtIn: 'boolean',
      /** Open, without doors: two rods one above the other, or one for what hangs long. */
      fit: ['double-hang', 'long-hang'],
    },
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
    traits: { doors: ['sliding', 'bifold', 'curtain', 'none'], wallIn: 'number' },
  },
  /** A walk-in closet: the box includes its own partitions (4-1/2 thick); `entry` has the door. */
  'walk-in-closet': {
    name: 'Walk-in closet',
    // One may take the whole end of a room.
    width: [48, 240],
    depth: [48, 240],
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
} as const satisfies Record<string, KindSpec>;
