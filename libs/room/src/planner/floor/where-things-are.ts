import { placedThing } from '@plumbline/brief';
import {
  type Item,
  type Kind,
  type Opening,
  type Room,
  reachFrom,
  type Shell,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import { atWall, opposite, type Rect, rectOf } from '../../geometry/geometry.js';
import { isPieceOf } from '../../pieces-as-kinds.js';

/** Where things are in a room: at which wall, how far from one another, to which side one looks who uses them. Lengths are inches. */

export type Standing = Pick<Room, 'openings' | 'items'> & {
  readonly shell: Pick<Shell, 'outline' | 'walls'>;
};
/** A thing where it stands or could stand. */
export interface Thing {
  readonly rect: Rect;
  readonly facing: Side;
}

/**
 * At a wall, in a corner, under a window and beside a thing is what is so near; rooms, from bed to toilet across a wall;
 * a table, past its chairs and the way behind them, or past who plays at it; a fire or a screen, from a seat before it.
 */
export const NEAR = {
  wall: 8,
  corner: 30,
  bathing: 8,
  window: 30,
  beside: 36,
  besideRoom: 120,
  table: 66,
  door: 42,
  fire: 84,
  /** A door for cars leaves 3 to 5 ft of wall beside it. */
  garageDoor: 66,
} as const;

/** Whether a thing of a kind, with its traits, is what words call so; a piece by its id. */
export function isCalled(thing: string, kind: Kind, traits?: Item['traits']): boolean {
  const placed = placedThing(thing);
  if (!placed) return isPieceOf(thing, kind, traits);
  const of = traits as Readonly<Record<string, unknown>> | undefined;
  if (placed.trait !== undefined && of?.[placed.trait] === undefined) return false;
  if (placed.appliance !== undefined && of?.appliance === placed.appliance) return true;
  const use = of?.use;
  if (placed.notUse?.some((one) => one === use)) return false;
  return placed.kinds.includes(kind) && (!placed.use || placed.use.some((one) => one === use));
}

/** Whether it is a room of its own that words place: it is told by what stands in it. */
export const isOfRoom = ({ thing }: ThingPlace): boolean => placedThing(thing)?.room === true;

/** The things of a room that words call so. */
export const thingsPlaced = ({ items }: Pick<Room, 'items'>, thing: string): readonly Item[] =>
  items.filter((item) => isCalled(thing, item.kind, item.traits));

export const isOnWall = ({ shell }: Standing, { rect }: Thing, side: Side): boolean =>
  reachFrom(shell, rect, side) <= NEAR.wall;

export const floorAt = (
  room: Standing,
  o: Pick<Opening, 'wall' | 'offsetIn' | 'widthIn'>,
  deep: number,
): Rect => atWall(room, o.wall, o.offsetIn, 0, o.widthIn, deep);

/** A chair this near a desk is the desk's. Inches. */
const AT_DESK = 12;

/** Who uses these stands before them and looks to their wall. */
const STOOD_AT: ReadonlySet<string> = new Set(['sink', 'vanity', 'range', 'workbench', 'dressing']);

/** The side that who uses a thing looks to: who sits at a desk looks as its chair does, without one to the wall behind it. */
export function lookedTo({ items }: Standing, { rect, facing }: Thing, thing: string): Side {
  if (STOOD_AT.has(thing)) return opposite(facing);
  if (thing !== 'desk') return facing;
  const chair = items.find((i) => i.kind === 'office-chair' && gap(rect, rectOf(i.box)) < AT_DESK);
  return chair?.facing ?? opposite(facing);
}

/** Whether who uses a thing looks to a wall with a window. */
export const looksToWindow = (room: Standing, at: Thing, thing: string): boolean =>
  room.openings.some((o) => o.kind === 'window' && o.side === lookedTo(room, at, thing));

/** From edge to edge of two rectangles. */
export const gap = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.d, b.y - a.y - a.d));
