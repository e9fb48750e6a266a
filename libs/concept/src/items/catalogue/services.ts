import type { KindSpec } from './kind-spec.js';

/** Services: set into walls and ceiling once everything else stands. */
export const SERVICES = {
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
} as const satisfies Record<string, KindSpec>;
