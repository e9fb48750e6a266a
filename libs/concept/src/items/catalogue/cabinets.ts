import type { KindSpec } from './kind-spec.js';

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

/** Cabinets. */
export const CABINETS = {
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
} as const satisfies Record<string, KindSpec>;
