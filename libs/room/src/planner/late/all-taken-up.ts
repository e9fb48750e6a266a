import { type Brief, type Item, isLocker, type Kind } from '@plumbline/concept';
import { frontWidth, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import type { Spot } from '../floor/place.js';
import { aside, coveredWindows } from '../furniture/preferences.js';
import { clusterOf, groupOf, leave } from './cluster.js';
import { floorUsed } from './floor-used.js';
import { movableOf, standAgain } from './others-move.js';
import { leastLength, type Try } from './set-late.js';
import { isBound } from './stand-as-told.js';
import { unasked } from './unasked.js';

/**
 * Sets what was asked for before anything else: all that nobody asked for leaves, then the furniture that may stand
 * elsewhere is taken up as well and comes back, the largest first. What nobody asked for comes back where its place is left.
 * @param holds what must be so in the end: no place that was told, and no number, is given up for it
 */
export function setBeforeAll(
  draft: Draft,
  brief: Brief,
  tryOut: Try,
  set: () => boolean,
  holds: () => boolean,
): boolean {
  const attempt: Try = (place) => tryOut(() => place() && holds());
  const idle = clustersOf(draft, unasked(draft, brief));
  if (idle.length > 1 && attempt(() => setWithout(draft, { idle, moved: [], brief, set }))) return true;
  const takenUp = (things: readonly Item[]) =>
    clustersOf(draft, things)
      .filter((cluster) => !cluster.some((item) => idle.flat().includes(item)))
      .sort((a, b) => floorOf(b) - floorOf(a));
  const moved = takenUp(movableOf(draft));
  const beds = draft.items.filter((item) => SLEPT_IN.has(item.kind) && !isBound(draft, item));
  return (
    WAYS.some((way) => attempt(() => setWithout(draft, { idle, moved, brief, set, ...way }))) ||
    (beds.length > 0 &&
      beds.length <= MOST_BEDS &&
      OF_BEDS.some((last) => {
        const all = takenUp([...beds, ...movableOf(draft)]);
        const prefer = (spot: Spot) => -coveredWindows(draft, spot);
        return attempt(() => setWithout(draft, { idle, moved: all, brief, set, last, prefer }));
      }))
  );
}

/** Beds are moved last: they were placed for their walls. Of many each has its place. */
const SLEPT_IN: ReadonlySet<Kind> = new Set<Kind>(['bed', 'crib']);
const MOST_BEDS = 2;
const OF_BEDS = [true, false] as const;

/** How a room is furnished anew: what was asked for first or last, all else near its old place or in corners. */
interface Way {
  readonly last?: boolean;
  readonly prefer?: (spot: Spot) => number;
}
const WAYS: readonly Way[] = [{}, { prefer: aside() }, { last: true, prefer: aside() }];

interface Anew extends Way {
  readonly idle: readonly (readonly Item[])[];
  readonly moved: readonly (readonly Item[])[];
  readonly brief: Brief;
  readonly set: () => boolean;
}

/** Sets something while `idle` is away and `moved` finds other places before or after it. */
function setWithout(draft: Draft, { idle, moved, brief, set, last = false, prefer }: Anew): boolean {
  const back = moved.map((cluster) =>
    [cluster, ...shorter(cluster, brief)].map((one) => ({ cluster: one, ...groupOf(draft, one) })),
  );
  leave(draft, [...idle, ...moved].flat());
  const anew = (place: () => boolean): boolean => {
    draft.keepOnly(floorUsed(draft));
    return place();
  };
  if (!last && !anew(set)) return false;
  for (const sizes of back)
    if (!sizes.some((one) => anew(() => standAgain(draft, one, prefer)))) return false;
  if (last && !anew(set)) return false;
  for (const cluster of idle)
    if (anew(() => cluster.every(({ box }) => draft.isFree(rectOf(box))))) draft.items.push(...cluster);
  return true;
}

/** What stands alone at a wall and may be shorter, where no words tell its length: half as much less, and as short as it may be. */
function shorter(cluster: readonly Item[], { sizes = [] }: Brief): readonly (readonly Item[])[] {
  const [item, more] = cluster;
  const least = item && leastLength(item.kind);
  if (!item || more || !least || isLocker(item) || sizes.some(({ thing }) => thing === item.kind)) return [];
  const long = frontWidth(item);
  return [(long + least) / 2, least]
    .map(Math.round)
    .filter((along) => along < long - 3)
    .map((along) => [cutTo(item, along)]);
}

function cutTo(item: Item, along: number): Item {
  const box = runsEast(item.facing) ? { ...item.box, widthIn: along } : { ...item.box, depthIn: along };
  return { ...item, box, label: `${item.label.replace(/ \d+$/, '')} ${along}` };
}

/** Things with what belongs to them, each in one cluster. */
function clustersOf(draft: Draft, things: readonly Item[]): readonly (readonly Item[])[] {
  const clusters: (readonly Item[])[] = [];
  for (const thing of things)
    if (!clusters.some((cluster) => cluster.includes(thing))) clusters.push(clusterOf(draft, thing));
  return clusters;
}

const floorOf = ([thing]: readonly Item[]): number => (thing ? thing.box.widthIn * thing.box.depthIn : 0);
