import type { Finishes } from '@plumbline/concept';
import type { RoomCategory, StyleId } from '@plumbline/contracts';

export type { Finish, Finishes } from '@plumbline/concept';
export type { StyleId };

/**
 * The room: what the planner makes and everything else looks at (drawing, findings, picture, quantities).
 *
 * Lengths are inches. The origin is the inside corner where the west wall meets the south wall, on the
 * finished floor: x runs east, y runs north, z runs up. The shell is a rectangle; closets, stairs and
 * partitions inside it are items.
 */
export interface Room {
  readonly category: RoomCategory;
  /** Inside size, west to east. */
  readonly widthIn: number;
  /** Inside size, south to north. */
  readonly depthIn: number;
  readonly ceilingIn: number;
  /** Which walls are outside walls (drawn 6-1/2 in thick, others 4-1/2 in). */
  readonly exterior: readonly Side[];
  readonly openings: readonly Opening[];
  readonly items: readonly Item[];
  readonly style: StyleId;
  readonly finishes: Finishes;
}

export type Side = 'north' | 'east' | 'south' | 'west';

/** A door, window or cased opening in one wall. */
export interface Opening {
  readonly id: string;
  readonly kind: 'door' | 'window' | 'cased-opening' | 'sliding-door' | 'pocket-door' | 'garage-door';
  readonly side: Side;
  /** Distance of the near edge from the wall's west end (north, south) or south end (east, west). */
  readonly offsetIn: number;
  readonly widthIn: number;
  readonly heightIn: number;
  /** Height of the sill above the floor; 0 for doors. */
  readonly sillIn: number;
  /** For hinged doors: hinge at the near (offset) or the far edge, leaf into the room or out of it. */
  readonly swing?: { readonly hinge: 'near' | 'far'; readonly into: 'room' | 'outside' };
}

/** An axis-aligned box: minimum corner and size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn: number;
}

/**
 * A placed thing. `box` is its extent in the room, already rotated: `facing` tells which way its front looks.
 * A base cabinet on the north wall faces south.
 */
export interface Item {
  readonly id: string;
  readonly kind: string;
  /** What a person calls it: "Base cabinet 30", "Range 36". */
  readonly label: string;
  readonly box: Box;
  readonly facing: Side;
  /** Items of one run, island or furniture group share a group id. */
  readonly group?: string;
  /** What the kind needs beyond its box: hinge side, drawers, seats, bulbs, colour … */
  readonly traits?: Readonly<Record<string, string | number | boolean>>;
}
