import type { Finishes, PaintedSurface } from '@plumbline/concept';

/** Nouns that say which surface a colour or a material belongs to. */
export const SURFACE_WORDS: Readonly<Record<PaintedSurface, readonly string[]>> = {
  walls: ['wall', 'paint', 'wall color', 'wall colour', 'accent wall'],
  ceiling: ['ceiling'],
  floor: ['floor', 'flooring'],
  trim: ['trim', 'baseboard', 'molding', 'moulding', 'woodwork', 'casing'],
  cabinets: [
    'cabinet',
    'cabinetry',
    'cab',
    'cupboard',
    'vanity',
    'built in',
    'built ins',
    'upper cabinet',
    'bar cabinet',
    'bookcase',
    'wardrobe',
  ],
  accentCabinets: ['island', 'lower cabinet', 'base cabinet', 'lowers', 'peninsula'],
  counter: ['counter', 'countertop', 'worktop', 'benchtop', 'counter top', 'work surface', 'new top', 'tops'],
  backsplash: [
    'backsplash',
    'splashback',
    'back splash',
    'tile',
    'surround',
    'tub surround',
    'shower surround',
  ],
  metal: [
    'hardware',
    'fixture',
    'faucet',
    'handle',
    'pull',
    'knob',
    'tap',
    'metal finish',
    'brass finish',
    'black finish',
    'metal',
  ],
  fabric: [
    'sofa',
    'couch',
    'upholstery',
    'furniture',
    'curtain',
    'chair',
    'bedding',
    'fabric',
    'headboard',
    'sectional',
  ],
  wood: ['table', 'shelf', 'shelving', 'wood furniture', 'desk', 'beam', 'bed frame', 'dresser'],
  accent: ['accent', 'pop', 'pillow', 'decor', 'rug', 'accents', 'throw'],
};

/** How cabinet doors are made. */
export const DOOR_WORDS: Readonly<Record<Finishes['door'], readonly string[]>> = {
  slab: ['slab door', 'flat panel', 'flat front', 'slab', 'handleless', 'slab cabinet', 'flat panel cabinet'],
  shaker: ['shaker', 'shaker cabinet', 'shaker style', 'shaker door'],
  'raised-panel': ['raised panel', 'raised panel door'],
  glass: ['all glass doors'],
  beadboard: ['beadboard cabinet', 'beadboard door'],
};
