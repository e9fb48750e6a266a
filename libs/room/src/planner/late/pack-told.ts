import type { Brief, Item, Kind, ThingPlace } from '@plumbline/concept';
import { rectOf, runsEast } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import type { Draft } from '../floor/draft.js';
import {
  type Group,
  type Patch,
  type PlaceOptions,
  type Spot,
  spotsFor,
  stand,
  isAsTold as wouldStandAsTold,
} from '../floor/place.js';
import { isCalled, pending, placedAsTold } from '../floor/told-places.js';
import { groupOf, leave } from './cluster.js';
import { floorUsed } from './floor-used.js';
import { looksKept } from './looked-at.js';
import { standAgain } from './others-move.js';
import type { Try } from './set-late.js';
import { distances, preferenceFor } from './stand-as-told.js';
import { type Unit, unitsOf } from './units.js';
import { setWithoutWindows } from './untold-windows.js';

/**
 * Sets a room anew: first what words give a place, there; then what was asked for, as near as may be to where it stood; at
 * last what nobody asked for, as far as floor is left. Lengths are inches.
 */

/** So many spots of one thing are tried; in all, so many spots, and so many times what has no place of its own is set around. */
const MOST_SPOTS = 5;
export const MOST_TRIES: Tries = { spots: 120, rooms: 24 };
/** Two spots of a thing are no closer along a wall than this: what fails at one fails beside it. */
const APART = 15;

/** Where a thing could stand as told. */
interface Candidate {
  readonly set: () => void;
}

/** What is left to try. */
export interface Tries {
  spots: number;
  rooms: number;
}

/** A room that is packed anew. */
export interface Packing {
  readonly draft: Draft;
  readonly brief: Brief;
  readonly attempt: Try;
  /** Whether its ways are as open as before, and it keeps as much floor as guidance has. */
  readonly holds: (asGuided: boolean) => boolean;
  /** What is left to try of all packings of a room. */
  readonly tries: Tries;
  /** So many places may be left that are not as told. */
  readonly most: number;
  /** Sets what is missing, as far as it has a place. */
  readonly setMissing: () => void;
}

/**
 * Packs what words place anew; without one place or another where not all can be kept, and with less floor than
 * guidance has where else a place is lost.
 */
export function packTold(asked: Omit<Packing, 'most'>): boolean {
  const { draft, brief, attempt } = asked;
  const most = pending(draft).length;
  const packing = { ...asked, most: most - 1 };
  const told = unitsOf(draft, brief).filter((unit) => unit.told.length > 0);
  if (told.length === 0) return false;
  const right = told.filter((unit) => isAsTold(draft, unit));
  const wrong = told.filter((unit) => !right.includes(unit));
  return [true, false].some(
    (asGuided) =>
      (most > 1 && pack({ ...packing, most: 0 }, asGuided)) ||
      pack(packing, asGuided) ||
      setWithoutWindows(
        draft,
        brief,
        (set) => attempt(set, asGuided),
        () => pack(packing, asGuided),
      ) ||
      [...wrong, ...right].some((unit) => pack(packing, asGuided, unit)),
  );
}

/** Sets all that can be moved anew; one thing `given` up stands where it will. */
function pack(packing: Packing, asGuided: boolean, given?: Unit): boolean {
  const { draft, brief, attempt, holds, setMissing, most, tries } = packing;
  if (tries.spots <= 0 || tries.rooms <= 0) return false;
  return attempt(() => {
    const units = unitsOf(draft, brief);
    const looks = looksKept(draft);
    const places = pending(draft).length;
    const all = units.flatMap(({ items }) => items);
    leave(draft, all);
    keepUsed(draft);
    const told = units.filter((unit) => unit.told.length > 0 && unit.items !== given?.items);
    const first = told.filter((unit) => waitsForOther(unit, told) || candidates(draft, unit).length > 0);
    const rest = units.filter((unit) => !first.includes(unit));
    const done = (): boolean => {
      setMissing();
      const stand = rest.filter(({ idle }) => !idle).every(({ items }) => setAgain(draft, items, brief));
      if (!stand || pending(draft).length > most || !holds(asGuided)) return false;
      // Seats that no longer look at what they did cost more than one place that is kept.
      const lost = looks - looksKept(draft);
      if (lost > 0 && lost >= places - pending(draft).length) return false;
      for (const unit of rest) if (unit.idle) setIdle(draft, brief, unit.items, () => holds(asGuided));
      return true;
    };
    return setTold(draft, first, tries, done);
  }, asGuided);
}

/** Whether a thing stands where words put it. */
const isAsTold = (draft: Draft, { told }: Unit): boolean =>
  told.every((one) => placedAsTold(draft, one) !== undefined);

const keepUsed = (draft: Draft): void => draft.keepOnly(floorUsed(draft));

/** Sets one thing after another, the one with the fewest spots first; another spot of one where the next finds none. */
function setTold(draft: Draft, units: readonly Unit[], tries: Tries, done: () => boolean): boolean {
  if (units.length === 0) {
    tries.rooms--;
    return done();
  }
  const stands = [...draft.items];
  const next = units
    .filter((unit) => !waitsForOther(unit, units))
    .map((unit) => ({ unit, spots: candidates(draft, unit) }))
    .sort((a, b) => a.spots.length - b.spots.length)[0];
  if (!next) return false;
  const left = units.filter((unit) => unit !== next.unit);
  for (const { set } of next.spots.slice(0, MOST_SPOTS)) {
    if (tries.spots-- <= 0 || tries.rooms <= 0) return false;
    set();
    keepUsed(draft);
    if (setTold(draft, left, tries, done)) return true;
    draft.items.splice(0, draft.items.length, ...stands);
    keepUsed(draft);
  }
  return false;
}

/** Whether a thing is told by another one that is set later. */
const waitsForOther = ({ told, items }: Unit, units: readonly Unit[]): boolean =>
  told.some(({ to }) =>
    units.some(
      (other) =>
        other.items !== items &&
        to !== undefined &&
        other.items.some(({ kind, traits }) => isCalled(to, kind, traits)),
    ),
  );

/** The spots of a thing at which it stands as told, the best first, each some way from the others. */
function candidates(draft: Draft, unit: Unit): readonly Candidate[] {
  const { items, told } = unit;
  const [main] = told as readonly [ThingPlace];
  const { group, off } = groupOf(draft, items, main);
  const options = { group: items[0]?.group ?? 'asked', prefer: preferenceFor(draft, main) };
  const found = isFree(draft, unit) ? [{ set: () => void draft.items.push(...items) }] : [];
  for (const at of distances(draft, off, main)) {
    const here: PlaceOptions = { ...options, off: at, step: at > 12 ? 6 : 3 };
    const spots = spotsFor(draft, group, {
      ...here,
      allow: (spot) => told.every((one) => wouldStandAsTold(draft, group, spot, at, one)),
    });
    if (spots.length > 0)
      return [...found, ...apart(spots).map((spot) => ({ set: () => void stand(draft, group, spot, here) }))];
  }
  return found;
}

/** Whether a thing may stand where it stood, which is as told. */
function isFree(draft: Draft, unit: Unit): boolean {
  const { items } = draft;
  const isOff = unit.items.every((item) => !isSolid(item) || draft.isFree(rectOf(item.box)));
  if (!isOff) return false;
  const standing = [...items];
  items.push(...unit.items);
  const asTold = isAsTold(draft, unit);
  items.splice(0, items.length, ...standing);
  return asTold;
}

function apart(spots: readonly Spot[]): readonly Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots)
    if (!kept.some((one) => one.side === spot.side && Math.abs(startOf(one) - startOf(spot)) < APART))
      kept.push(spot);
  return kept;
}
const startOf = ({ side, rect }: Spot): number => (runsEast(side) ? rect.x : rect.y);

/** Sets what has no place of its own, as near as may be to where it stood. */
function setAgain(draft: Draft, items: readonly Item[], brief: Brief): boolean {
  keepUsed(draft);
  const { group, ...where } = groupOf(draft, items);
  return [group, ...shorter(group, items, brief)].some((one) =>
    standAgain(draft, { cluster: items, group: one, ...where }),
  );
}

/** What is as long as it likes, unless a length was told, and how long it is at least. */
const SHORTENED: Readonly<Partial<Record<Kind, number>>> = {
  bookcase: 30,
  cabinet: 36,
  desk: 48,
  'storage-shelf': 36,
};
const SHORTER = 12;

/** The same with a shorter thing of no told length. */
function shorter(group: Group, [item]: readonly Item[], brief: Brief): readonly Group[] {
  const least = item && SHORTENED[item.kind];
  const [main, ...others] = group.pieces;
  if (!least || !main || brief.sizes?.some(({ thing }) => thing === item.kind)) return [];
  const fewer = Math.max(0, Math.floor((main.along - least) / SHORTER));
  return Array.from({ length: fewer }, (_, i) => {
    const by = (i + 1) * SHORTER;
    const along = main.along - by;
    const label = main.label?.replace(/ \d+$/, ` ${Math.round(along)}`);
    const within = <T extends Patch>(patch: T): T =>
      patch.along >= main.along - 1
        ? { ...patch, along: patch.along - by }
        : { ...patch, t: Math.max(0, patch.t - by / 2) };
    return {
      ...group,
      along: group.along - by,
      pieces: [{ ...main, along, ...(label ? { label } : {}) }, ...others.map(within)],
      clear: group.clear?.map(within) ?? [],
      keep: group.keep?.map(within) ?? [],
    };
  });
}

/** Sets what nobody asked for, or the parts of it, where floor is left that nothing else is used with. */
function setIdle(draft: Draft, brief: Brief, items: readonly Item[], holds: () => boolean): void {
  const standing = [...draft.items];
  const kept = pending(draft).length;
  if (setAgain(draft, items, brief) && pending(draft).length <= kept && holds()) return;
  draft.items.splice(0, draft.items.length, ...standing);
  const parts = items.filter((item) => isSolid(item) && SEATS.has(item.kind));
  if (parts.length > 1) for (const part of parts) setIdle(draft, brief, [part], holds);
}
const SEATS: ReadonlySet<Kind> = new Set<Kind>(['armchair', 'sectional', 'sofa']);
