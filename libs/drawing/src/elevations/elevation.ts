import type { Item, Opening, Rect, Side, Wall } from '@plumbline/concept';

/** Elevations as data: what one sees from before a wall or a side of an island. Lengths in inches. */

/** A thing on a wall as one looks at it: `x` from the left end, `z` from the floor. */
export interface Seen {
  readonly item: Item;
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  /** How far its front stands off the wall. */
  readonly front: number;
  /** How high the wall behind it is tiled; 0 where it is not. */
  readonly tile: number;
  /** Seen from its front, not from a side. */
  readonly facing: boolean;
}

export interface Elevation {
  /** "A": on its sheet and on the plan. */
  readonly letter: string;
  /** Where one looks. */
  readonly looks: Side;
  /** Of an island, where its side stands on the plan, as a rectangle of no depth; a wall has its own place. */
  readonly side?: Rect;
  /** Nothing for the side of an island. */
  readonly wall?: Wall;
  readonly name: string;
  readonly lengthIn: number;
  readonly heightIn: number;
  readonly top: readonly { readonly x: number; readonly heightIn: number }[];
  readonly things: readonly Seen[];
  readonly openings: readonly (Opening & { readonly x: number })[];
  /** How high the wall is panelled below its paint; 0 where it is not. */
  readonly dado: number;
  /** The finished back of an island: from where on, how wide and how high, and how far its top stands over it. */
  readonly back?: { readonly x: number; readonly w: number; readonly h: number; readonly overhang: number };
}

/** Letters of elevations: walls in order from A, islands after them. */
export const letterOf = (i: number): string => String.fromCharCode(65 + (i % 26));

export const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
