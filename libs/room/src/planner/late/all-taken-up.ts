import type { Brief, Item } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { clusterOf, groupOf, leave } from './cluster.js';
import { floorUsed } from './floor-used.js';
import { movableOf, standAgain } from './others-move.js';
import type { Try } from './set-late.js';
import { unasked } from './unasked.js';

/**
 * Sets what was asked for before anything else: all that nobody asked for leaves, then the furniture that may stand
 * elsewhere is taken up as well and comes back, the largest first. What nobody asked for comes back where its place is left.
 */
export function setBeforeAll(draft: Draft, brief: Brief, attempt: Try, set: () => boolean): boolean {
  const idle = clustersOf(draft, unasked(draft, brief));
  if (idle.length > 1 && attempt(() => setWithout(draft, idle, [], set))) return true;
  const moved = clustersOf(draft, movableOf(draft))
    .filter((cluster) => !cluster.some((item) => idle.flat().includes(item)))
    .sort((a, b) => floorOf(b) - floorOf(a));
  return moved.length > 0 && attempt(() => setWithout(draft, idle, moved, set));
}

/** Sets something while `idle` is away and `moved` finds other places after it. */
function setWithout(
  draft: Draft,
  idle: readonly (readonly Item[])[],
  moved: readonly (readonly Item[])[],
  set: () => boolean,
): boolean {
  const back = moved.map((cluster) => ({ cluster, ...groupOf(draft, cluster) }));
  leave(draft, [...idle, ...moved].flat());
  draft.keepOnly(floorUsed(draft));
  if (!set()) return false;
  for (const one of back) {
    draft.keepOnly(floorUsed(draft));
    if (!standAgain(draft, one)) return false;
  }
  for (const cluster of idle) {
    draft.keepOnly(floorUsed(draft));
    if (cluster.every(({ box }) => draft.isFree(rectOf(box)))) draft.items.push(...cluster);
  }
  return true;
}

/** Things with what belongs to them, each in one cluster. */
function clustersOf(draft: Draft, things: readonly Item[]): readonly (readonly Item[])[] {
  const clusters: (readonly Item[])[] = [];
  for (const thing of things)
    if (!clusters.some((cluster) => cluster.includes(thing))) clusters.push(clusterOf(draft, thing));
  return clusters;
}

const floorOf = ([thing]: readonly Item[]): number => (thing ? thing.box.widthIn * thing.box.depthIn : 0);
