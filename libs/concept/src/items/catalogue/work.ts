import type { KindSpec } from './kind-spec.js';

/** Work. */
export const WORK = {
  desk: {
    name: 'Desk',
    // One for two is a top of 8 to 10 ft on two pedestals; a dressing table in a bath is 2 ft where no more is free.
    width: [24, 120],
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
} as const satisfies Record<string, KindSpec>;
