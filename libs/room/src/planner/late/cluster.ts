import { CATALOGUE, type Item, isSide, type Kind, type Side, type ThingPlace } from '@plumbline/concept';
import {
  contains,
  grow,
  opposite,
  overlaps,
  type Rect,
  rectAround,
  rectOf,
  runsEast,
  seenFromWall,
} from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import type { Draft } from '../floor/draft.js';
import { type Group, type Patch, type Piece, seenAt } from '../floor/place.js';
import { gap } from '../floor/told-places.js';
import { isBacked, usedBy } from './floor-used.js';

/** A thing with what belongs to it, which stand elsewhere together: a desk with its chair, a bed with its nightstands. Inches. */

interface Belongs {
  readonly kinds: readonly Kind[];
  /** No further from it than this, from edge to edge. */
  readonly within: number;
}

/** What belongs to a thing of a kind beside what stands on it. */
const BELONGS: Readonly<Partial<Record<Kind, Belongs>>> = {
  armchair: { kinds: ['side-table', 'ottoman'], within: 8 },
  bed: { kinds: ['nightstand'], within: 8 },
  desk: { kinds: ['office-chair'], within: 8 },
  'dining-table': { kinds: ['dining-chair'], within: 14 },
  'dressing-table': { kinds: ['ottoman'], within: 14 },
  'game-table': { kinds: ['dining-chair', 'stool'], within: 14 },
  piano: { kinds: ['bench', 'stool'], within: 8 },
  piece: { kinds: ['office-chair', 'ottoman'], within: 8 },
  sectional: { kinds: ['coffee-table', 'side-table', 'rug'], within: 18 },
  sofa: { kinds: ['coffee-table', 'side-table', 'rug'], within: 18 },
  tv: { kinds: ['tv-console'], within: 1 },
  'tv-console': { kinds: ['tv'], within: 1 },
} as Partial<Record<Kind, Belongs>>;

/** What hangs over the middle of a table and is moved with it. */
const OVER_TABLE: ReadonlySet<Kind> = new Set<Kind>(['pendant', 'chandelier']);

/** What stands on a thing. */
const standsOn = (thing: Item, { box }: Item): boolean =>
  box.z > 1 &&
  Math.abs(box.z - thing.box.z - thing.box.heightIn) < 4 &&
  contains(grow(rectOf(thing.box), 1), rectOf(box));

/** A thing and what belongs to it, itself first. */
export function clusterOf(draft: Draft, thing: Item): readonly Item[] {
  const at = rectOf(thing.box);
  const belongs = BELONGS[thing.kind];
  const near = draft.items.filter(
    (item) =>
      item !== thing &&
      ((belongs?.kinds.includes(item.kind) && gap(at, rectOf(item.box)) <= belongs.within) ||
        (thing.kind === 'dining-table' && OVER_TABLE.has(item.kind) && overlaps(at, rectOf(item.box)))),
  );
  const own = [thing, ...near];
  const upon = draft.items.filter((item) => !own.includes(item) && own.some((one) => standsOn(one, item)));
  return [...own, ...upon];
}

/** Takes things away. */
export const leave = (draft: Draft, things: readonly Item[]): void => {
  if (things.length === 0) return;
  draft.items.splice(0, draft.items.length, ...draft.items.filter((item) => !things.includes(item)));
};

/** Which way a thing looks beside one that looks into the room. */
function looksOf(front: Side, facing: Side): NonNullable<Piece['looks']> {
  if (facing === front) return 'out';
  if (facing === opposite(front)) return 'in';
  return facing === (runsEast(front) ? 'west' : 'south') ? 'low' : 'high';
}

/** What of a cluster need not come with it. */
const OPTIONAL: ReadonlySet<Kind> = new Set<Kind>([
  'floating-shelf',
  'monitor',
  'ottoman',
  'rug',
  'side-table',
  'table-lamp',
]);

export interface Cluster {
  readonly group: Group;
  /** How far it stands from the wall behind it; a thing in the middle of a room has none. */
  readonly off: number;
  /** The same of any thing, also in the middle of a room. */
  readonly gapIn: number;
}

/** Behind it there is a wall so near. */
const AT_WALL = 12;

/** A cluster as a group that finds its place at any wall, with the floor that it is used with where words put it. */
export function groupOf(draft: Draft, cluster: readonly Item[], told?: ThingPlace): Cluster {
  const atWindow = told?.to === 'window';
  const [thing] = cluster as [Item];
  const backed = (told?.at !== undefined && isSide(told.at) && !told.part) || isBacked(draft, thing);
  const wall = draft.wallBehind(thing);
  const front = thing.facing;
  const patchOf = (rect: Rect): Patch => seenFromWall(draft.shell, wall, rect);
  const stands = cluster.filter((item) => item.kind !== 'rug');
  const mayBeLeft = (item: Item): boolean =>
    item !== thing && (OPTIONAL.has(item.kind) || CATALOGUE[item.kind].mount === 'ceiling');
  const needed = stands.filter((item) => !mayBeLeft(item));
  const whole = patchOf(rectAround(needed.map(({ box }) => rectOf(box))));
  const within = (patch: Patch): Patch => ({ ...patch, t: patch.t - whole.t, n: patch.n - whole.n });
  const floor = needed
    .filter(isSolid)
    .flatMap((item) => usedBy(item, backed))
    // A bed in a corner has a wall where others have a way.
    .filter((rect) => draft.contains(rect))
    .map((rect) => within(patchOf(rect)));
  const pieces = cluster.map((item) => {
    const { kind, box, facing, label, traits } = item;
    return {
      ...within(patchOf(rectOf(box))),
      kind,
      z: box.z,
      height: heightOf(kind, box.heightIn, atWindow),
      looks: looksOf(front, facing),
      label,
      ...(traits ? { traits: seenAt(opposite(front), { kind, traits } as Piece) } : {}),
      ...(mayBeLeft(item) ? { optional: true } : {}),
      ...(mayDarken(kind, box.heightIn, told?.at !== undefined || atWindow) ? { underWindow: true } : {}),
    } as Piece;
  });
  return {
    group: { along: whole.along, deep: whole.deep, pieces, clear: floor, keep: floor },
    off: whole.n <= AT_WALL ? whole.n : Number.POSITIVE_INFINITY,
    gapIn: whole.n,
  };
}

/** What stands under a window well: a bed and a desk, and what is no higher than a grand piano where words put it there or at a wall. */
const mayDarken = (kind: Kind, height: number, isTold: boolean): boolean =>
  kind === 'bed' ||
  kind === 'desk' ||
  (CATALOGUE[kind].mount === 'floor' && (isTold ? height <= LOW_AS_TOLD : kind === 'piano' && height <= LOW));
const LOW = 42;
/** An upright piano, a bar: words put it before a window. */
const LOW_AS_TOLD = 50;

/** A chair before a window has a low back. */
const heightOf = (kind: Kind, height: number, atWindow: boolean): number =>
  kind === 'armchair' && atWindow ? Math.min(height, LOW_BACK) : height;
const LOW_BACK = 29;
