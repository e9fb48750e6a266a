import { placedThing, wants } from '@plumbline/brief';
import type { Brief, Item, Kind, ThingPlace } from '@plumbline/concept';
import { overlaps, rectOf } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import type { Draft } from '../floor/draft.js';
import { isCalled, isOfRoom, isTakenAlong } from '../floor/told-places.js';
import { clusterOf } from './cluster.js';
import { isBound, isOfRows } from './stand-as-told.js';
import { unasked } from './unasked.js';

/** What of a room is taken up and set anew, each thing with what belongs to it. */
export interface Unit {
  readonly items: readonly Item[];
  /** Where words put it. */
  readonly told: readonly ThingPlace[];
  /** Nobody asked for it. */
  readonly idle: boolean;
}

/** What is built, on pipes or driven. */
const BUILT: ReadonlySet<Kind> = new Set<Kind>([
  'car',
  'column',
  'electrical-panel',
  'fireplace',
  'furnace',
  'partition',
  'partition-door',
  'post',
  'radiator',
  'stair',
  'walk-in-closet',
  'water-heater',
]);
/** What stands in a run with others, and moves with all of it. */
const IN_RUNS: ReadonlySet<Kind> = new Set<Kind>([
  'base-cabinet',
  'countertop',
  'sink-base',
  'washer',
  'dryer',
]);
/** What hangs on a wall and finds its place as furniture does. */
const HANGS: ReadonlySet<Kind> = new Set<Kind>(['ev-charger', 'hung-piece', 'tv']);
/** What others stand around or before: it takes along what belongs to it. */
const HEADS: readonly Kind[] = [
  'tv-console',
  'bed',
  'desk',
  'dresser',
  'sectional',
  'sofa',
  'dining-table',
  'game-table',
  'piano',
  'piece',
  'armchair',
];

/** The things of a room that can be set anew. */
export function unitsOf(draft: Draft, brief: Brief): readonly Unit[] {
  const idle = new Set([
    ...unasked(draft, brief),
    ...sparedClosets(draft, brief),
    ...sparedSeats(draft, brief),
  ]);
  const taken = new Set<Item>();
  const clusters: (readonly Item[])[] = [];
  const take = (items: readonly Item[]): void => {
    const left = items.filter((item) => !taken.has(item));
    for (const item of left) taken.add(item);
    clusters.push(left);
  };
  const built = builtGroups(draft);
  const rest = draft.items.filter((item) => isMovable(draft, item, idle) && !built.has(item.group ?? ''));
  for (const run of runsOf(draft, rest)) take(run);
  for (const seats of seatsTold(draft)) take(seats);
  const order = ({ kind }: Item): number => (HEADS.indexOf(kind) + HEADS.length + 1) % (HEADS.length + 1);
  for (const item of [...rest].sort((a, b) => order(a) - order(b)))
    if (!taken.has(item)) take([...clusterOf(draft, item), ...hangingOver(draft, item)]);
  const told = placesOf(draft, clusters, idle);
  return clusters.map((items) => ({
    items,
    told: told.get(items) ?? [],
    idle: items.every((item) => !isSolid(item) || idle.has(item)),
  }));
}

/** A screen over a dresser goes along with it, unless words give it a wall of its own. */
const hangingOver = ({ items, shell: { told = [] } }: Draft, { kind, box }: Item): readonly Item[] =>
  kind !== 'dresser' || told.some(({ thing, at }) => thing === 'tv' && at !== undefined)
    ? []
    : items.filter((item) => item.kind === 'tv' && overlaps(rectOf(item.box), rectOf(box)));

/** What stands or hangs by itself: a shelf over a bar belongs to the bar. */
const isOnFloor = (item: Item): boolean => isSolid(item) || HANGS.has(item.kind);

const isMovable = (draft: Draft, item: Item, idle: ReadonlySet<Item>): boolean =>
  isOnFloor(item) &&
  !BUILT.has(item.kind) &&
  item.group !== 'kept' &&
  (item.kind !== 'closet' || idle.has(item)) &&
  !isBound(draft, item) &&
  !isOfRows(draft, item);

/** Reach-in closets that nobody asked for and no words tell of: a bedroom is drawn with one. */
const sparedClosets = ({ items }: Draft, brief: Brief): readonly Item[] =>
  wants(brief, 'closet') ||
  brief.openingsAt?.some(({ opening }) => opening === 'closet') ||
  brief.kept?.some(({ id }) => id.includes('closet')) ||
  brief.sizes?.some(({ thing }) => thing === 'closet')
    ? []
    : items.filter(({ kind }) => kind === 'closet');

/** A sofa and what else of a room of seats nobody asked for. */
const sparedSeats = ({ items, shell: { told = [] } }: Draft, brief: Brief): readonly Item[] =>
  [...brief.wanted, ...(brief.kept ?? []).map(({ id }) => id)].some((id) => SEATS_WANTED.test(id))
    ? []
    : items.filter(
        ({ kind, traits, group }) =>
          group === 'seating' && !told.some(({ thing }) => isCalled(thing, kind, traits)),
      );
const SEATS_WANTED =
  /sofa|sectional|couch|loveseat|sleeper|seat|chair|recliner|conversation|lounge|tv|television|theater|movie|media|fireplace/;

/** Groups that have walls of their own, or stand along two walls: they stay. */
function builtGroups({ items }: Draft): ReadonlySet<string> {
  const names = new Set(items.map(({ group }) => group ?? ''));
  return new Set(
    [...names].filter((name) => {
      const own = items.filter(({ group = '' }) => group === name);
      if (own.some(({ kind }) => kind === 'partition')) return true;
      const inRun = own.filter(({ kind }) => IN_RUNS.has(kind));
      return new Set(inRun.map(({ facing }) => facing)).size > 1;
    }),
  );
}

/** Cabinets and machines side by side, with what stands and hangs over them. */
function runsOf(draft: Draft, movable: readonly Item[]): readonly (readonly Item[])[] {
  const names = new Set(movable.filter(({ kind }) => IN_RUNS.has(kind)).map(({ group = '' }) => group));
  return [...names].map((name) => draft.items.filter(({ group = '' }) => group === name));
}

/** A screen with the seats before it, where words put no more than one of them. */
function seatsTold({ items, shell: { told = [] } }: Draft): readonly (readonly Item[])[] {
  const seats = items.filter(({ group }) => group === 'seating');
  const [first] = seats
    .filter(({ kind }) => kind === 'tv-console' || kind === 'tv' || kind === 'sofa' || kind === 'sectional')
    .sort((a, b) => Number(b.kind === 'tv-console') - Number(a.kind === 'tv-console'));
  const named = seats.filter(({ kind, traits }) => told.some(({ thing }) => isCalled(thing, kind, traits)));
  const apart = new Set(named.map(({ kind }) => (kind === 'tv-console' ? 'tv' : kind)));
  if (!first || apart.size > 1 || apart.has('armchair') || seats.some(({ kind }) => BUILT.has(kind)))
    return [];
  return [[first, ...seats.filter((item) => item !== first)]];
}

/**
 * The places that words give to each cluster: of things that words call alike, to what is first called so and was asked
 * for, and to each no more than one place of its own and one beside each other thing.
 */
function placesOf(
  { shell: { told = [] } }: Draft,
  clusters: readonly (readonly Item[])[],
  idle: ReadonlySet<Item>,
): ReadonlyMap<readonly Item[], readonly ThingPlace[]> {
  const places = new Map<readonly Item[], ThingPlace[]>();
  for (const one of told) {
    if (isOfRoom(one) || isTakenAlong(one) || one.how === 'flanks' || one.how === 'over') continue;
    const [main] = placedThing(one.thing)?.kinds ?? [];
    const how = (place: ThingPlace): string => (place.at === undefined ? (place.how ?? '') : 'at');
    const [best] = clusters
      .filter((items) => !places.get(items)?.some((other) => how(other) === how(one)))
      .flatMap((items) => {
        const called = items.find((item) => isOnFloor(item) && isCalled(one.thing, item.kind, item.traits));
        if (!called) return [];
        const alike = places.get(items)?.some(({ thing }) => thing !== one.thing) ? 4 : 0;
        return [{ items, rank: alike + (called.kind === main ? 0 : 2) + (idle.has(called) ? 1 : 0) }];
      })
      .sort((a, b) => a.rank - b.rank);
    if (best) places.set(best.items, [...(places.get(best.items) ?? []), one]);
  }
  return places;
}
