import { type Brief, boundsOf, type Item, runsEast, type ThingPlace } from '@plumbline/concept';
import { centre, opposite, type Rect, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { isAsTold, placeBest, type Spot } from '../floor/place.js';
import {
  gap,
  isNamed,
  isOfRoom,
  isOnWall,
  isTakenAlong,
  pending,
  thingsPlaced,
} from '../floor/told-places.js';
import { aside } from '../furniture/preferences.js';
import { clusterOf, groupOf, leave } from './cluster.js';
import { floorUsed } from './floor-used.js';
import type { Try } from './set-late.js';
import { unasked } from './unasked.js';

/** Brings a thing that stands elsewhere to where words put it, with what belongs to it. Lengths are inches. */

/** Distances from the wall that are tried for what stands in the middle of a room. */
const FREE_STEP = 12;
const FREE_FROM = 12;
/** What stands nearer to its wall is tried there in smaller steps. */
const AT_WALL = 12;

/** Sets a thing where words put it; what nobody asked for makes way. It stays where it is if that leaves no way through. */
export function standAsTold(draft: Draft, brief: Brief, told: ThingPlace, attempt: Try): boolean {
  // What stands for a room of its own does not leave it: a bath's toilet.
  if (isOfRoom(told) || isTakenAlong(told)) return false;
  const things = thingsPlaced(draft, told.thing).filter(
    (item) => !isBound(draft, item) && !isOfRows(draft, item),
  );
  const most = pending(draft).length;
  return things.some((thing) => {
    const set = (without: readonly Item[]): boolean => {
      leave(draft, without);
      return moveTo(draft, thing, told) && pending(draft).length < most;
    };
    return setWithoutIdle(idleSets(draft, brief, thing), set, attempt);
  });
}

/** Tries to set something: with all that stands, and without what is idle, as little of it as will do. */
export function setWithoutIdle(
  sets: readonly (readonly Item[])[],
  set: (without: readonly Item[]) => boolean,
  attempt: Try,
): boolean {
  if (attempt(() => set([]))) return true;
  const all = sets.at(-1);
  if (!all) return false;
  // Where it fails without all of them, it is not they that are in the way.
  let goes = false;
  attempt(() => {
    goes = set(all);
    return false;
  });
  return goes && sets.some((without) => attempt(() => set(without)));
}

/** Belongs to the house, or is as much the place of other things. */
export function isBound({ shell }: { readonly shell: object }, item: Item): boolean {
  const { fixed = [], house }: Partial<Draft['shell']> = shell;
  return fixed.includes(item) || (house?.items ?? []).includes(item) || item.kind === 'fireplace';
}

/** Whether it is a seat of a theater's rows, or the screen that they look at: they stand together or not at all. */
export const isOfRows = ({ items }: Draft, thing: Item): boolean =>
  (thing.kind === 'armchair' && thing.traits?.form === 'theater') ||
  (thing.kind === 'projector-screen' &&
    items.some(({ kind, group }) => group === thing.group && (kind === 'armchair' || kind === 'sectional')));

/** What may make way for a thing: each that nobody asked for, with what it holds, then all of them together. */
export function idleSets(draft: Draft, brief: Brief, thing: Item): readonly (readonly Item[])[] {
  const each = unasked(draft, brief)
    .filter((item) => item !== thing)
    .map((item) => clusterOf(draft, item));
  return each.length > 1 ? [...each, [...new Set(each.flat())]] : each;
}

function moveTo(draft: Draft, thing: Item, told: ThingPlace): boolean {
  const cluster = clusterOf(draft, thing);
  const { group, off } = groupOf(draft, cluster, told);
  leave(draft, cluster);
  draft.keepOnly(floorUsed(draft));
  const name = thing.group ?? 'asked';
  return distances(draft, off, told).some((at) => {
    const allow = (spot: Spot): boolean => isAsTold(draft, group, spot, at, told);
    return (
      placeBest(draft, group, {
        group: name,
        off: at,
        allow,
        prefer: preferenceFor(draft, told),
        step: at > AT_WALL ? 6 : 3,
      }) !== undefined
    );
  });
}

/** What stands by a sofa in the middle of a room as well as by one at a wall. */
const STANDS_FREE: ReadonlySet<string> = new Set([
  'bar-cart',
  'chair',
  'coffee-table',
  'console',
  'lamp',
  'side-table',
]);
const BY_FLOATING: ReadonlySet<ThingPlace['how']> = new Set<ThingPlace['how']>([
  'across',
  'behind',
  'beside',
  'between',
  'flanks',
  'front',
  'left',
  'right',
]);
const CENTERED: ReadonlySet<ThingPlace['how']> = new Set<ThingPlace['how']>(['across', 'behind', 'front']);
const standsOffWalls = (draft: Draft, to: string): boolean =>
  thingsPlaced(draft, to).some(
    ({ box, facing }) => !isOnWall(draft, { rect: rectOf(box), facing }, opposite(facing)),
  );

/** So far from a wall it is tried: as it stood there, or all over the floor. */
export function distances(draft: Draft, off: number, { thing, at, how, to }: ThingPlace): readonly number[] {
  // A sofa across from a fire stands as well in the room as it does at a wall.
  const floats =
    (how === 'across' && isNamed(thing, 'sofa')) ||
    (BY_FLOATING.has(how) && STANDS_FREE.has(thing) && to !== undefined && standsOffWalls(draft, to));
  if (Number.isFinite(off) && !floats) return [off];
  // Only a table stands as well in the middle as it does at a wall.
  if (at !== undefined && !isNamed(thing, 'dining-table') && !isNamed(thing, 'game-table')) return [0];
  const { w, d } = boundsOf(draft.shell);
  const most = Math.max(w, d);
  const atWall = Number.isFinite(off) ? [off] : [];
  return atWall.concat(
    Array.from({ length: Math.floor((most - FREE_FROM) / FREE_STEP) }, (_, i) => FREE_FROM + i * FREE_STEP),
  );
}

/** The nearer to what it was told by, and the nearer to its middle where it stands before or behind it, the better. */
function besideThe(draft: Draft, to: string, centered: boolean): (spot: Spot) => number {
  const others = thingsPlaced(draft, to).map(({ box }) => rectOf(box));
  const off = (rect: Rect, by: Rect): number =>
    gap(rect, by) +
    (centered ? Math.hypot(centre(rect).x - centre(by).x, centre(rect).y - centre(by).y) / 4 : 0);
  return ({ rect }) => -Math.min(1000, ...others.map((by) => off(rect, by)));
}

/** Under a window in its middle; else out of the way. */
export function preferenceFor(draft: Draft, { thing, how, to }: ThingPlace): (spot: Spot) => number {
  if (to !== undefined && BY_FLOATING.has(how) && STANDS_FREE.has(thing))
    return besideThe(draft, to, CENTERED.has(how));
  if (to !== 'window' || how !== 'under') return aside();
  return ({ wall, t, rect, side }) => {
    const middle = t + (runsEast(side) ? rect.w : rect.d) / 2;
    const offs = draft.openings
      .filter((o) => o.kind === 'window' && o.wall === wall.wall.id)
      .map((o) => Math.abs(o.offsetIn + o.widthIn / 2 - middle));
    return -Math.min(...offs, 1000);
  };
}
