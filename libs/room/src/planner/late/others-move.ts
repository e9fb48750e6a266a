import type { Brief, Item, Kind } from '@plumbline/concept';
import { centre, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { placeBest, type Spot } from '../floor/place.js';
import { type Cluster, clusterOf, groupOf, leave } from './cluster.js';
import { floorUsed } from './floor-used.js';
import type { Try } from './set-late.js';
import { isBound } from './stand-as-told.js';
import { unasked } from './unasked.js';

/** Sets something where other furniture stands, which moves aside with what belongs to it. Lengths are inches. */

/** What moves: furniture, and nothing that is built or on pipes. */
const MOVES: ReadonlySet<Kind> = new Set<Kind>([
  'armchair',
  'bench',
  'bookcase',
  'cabinet',
  'console-table',
  'desk',
  'dining-table',
  'dresser',
  'floor-lamp',
  'game-table',
  'piano',
  'piece',
  'sectional',
  'sofa',
  'storage-shelf',
  'tool-chest',
  'treadmill',
  'tv-console',
  'wardrobe',
]);

/** One move: what is taken up, and what of it comes back. */
interface Move {
  readonly up: readonly Item[];
  readonly back: readonly (readonly Item[])[];
}

/** What is set: what of it stands already and does not move aside for itself, and what holds when all stand again. */
interface Setting {
  readonly stays?: Item;
  readonly holds?: () => boolean;
}

/** Sets something while one thing after another moves aside, then the seats before a screen as one. */
export function setWithOthersMoved(
  draft: Draft,
  brief: Brief,
  attempt: Try,
  set: () => boolean,
  { stays, holds = () => true }: Setting = {},
): boolean {
  // Where it fails without any of them, it is not they that are in the way.
  const moves = movesOf(draft, brief).filter(({ up }) => stays === undefined || !up.includes(stays));
  const most = moves.flatMap(({ up }) => up);
  let goes = false;
  attempt(() => {
    leave(draft, most);
    draft.keepOnly(floorUsed(draft));
    goes = set();
    return false;
  });
  return goes && moves.some((move) => attempt(() => setAside(draft, move, set) && holds()));
}

/** The furniture that may stand elsewhere: nothing that words hold where it is. */
export const movableOf = (draft: Draft): readonly Item[] =>
  draft.items.filter((item) => MOVES.has(item.kind) && item.group !== 'kept' && !isBound(draft, item));

function movesOf(draft: Draft, brief: Brief): readonly Move[] {
  const idle = new Set(unasked(draft, brief));
  const movable = movableOf(draft);
  const seats = draft.items.filter(({ group }) => group === 'seating');
  const singles = movable
    .filter((item) => !seats.includes(item) || !seats.some(({ kind }) => SCREENS.has(kind)))
    .sort((a, b) => Number(idle.has(b)) - Number(idle.has(a)))
    .slice(0, MOST_MOVES)
    .map((item) => clusterOf(draft, item))
    .map((cluster) => ({ up: cluster, back: [cluster] }));
  const together = seatsTogether(draft, seats, idle);
  return [...singles, ...together];
}

/** What seats look at. */
const SCREENS: ReadonlySet<Kind> = new Set<Kind>(['tv', 'projector-screen']);

/** So many things are moved one by one, those that nobody asked for first: each takes as long as to furnish a part of a room. */
const MOST_MOVES = 6;

/** Seats with the screen that they look at, whole and without what nobody asked for. */
function seatsTogether(draft: Draft, seats: readonly Item[], idle: ReadonlySet<Item>): readonly Move[] {
  const [first] = seats
    .filter(({ kind }) => kind === 'tv-console' || kind === 'tv' || kind === 'sofa')
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  if (!first || seats.some((item) => item.kind === 'fireplace' || isBound(draft, item))) return [];
  const whole = [first, ...seats.filter((item) => item !== first)];
  const asked = whole.filter((item) => item === first || !idle.has(item));
  return [
    { up: whole, back: [whole] },
    ...(asked.length < whole.length ? [{ up: whole, back: [asked] }] : []),
  ];
}
const ORDER: readonly Kind[] = ['tv-console', 'tv', 'sofa'];

function setAside(draft: Draft, { up, back }: Move, set: () => boolean): boolean {
  const groups = back.map((cluster) => ({ cluster, ...groupOf(draft, cluster) }));
  leave(draft, up);
  draft.keepOnly(floorUsed(draft));
  if (!set()) return false;
  return groups.every((one) => {
    draft.keepOnly(floorUsed(draft));
    return standAgain(draft, one);
  });
}

/** So far from a wall what stood in the middle of the room is tried. */
const OFFS = [0, 12, 24, 36, 48, 60, 72] as const;

/** Likes places near to where a cluster stood. */
function nearTo([thing]: readonly Item[]): (spot: Spot) => number {
  if (!thing) return () => 0;
  const from = centre(rectOf(thing.box));
  return ({ rect }) => {
    const to = centre(rect);
    return -Math.hypot(to.x - from.x, to.y - from.y);
  };
}

/** Sets a cluster again: as near to its old place as there is one, where nothing else is preferred. */
export function standAgain(
  draft: Draft,
  { cluster, group, off }: Cluster & { readonly cluster: readonly Item[] },
  prefer: (spot: Spot) => number = nearTo(cluster),
): boolean {
  const [thing] = cluster as [Item];
  const name = thing.group ?? 'asked';
  const offs = Number.isFinite(off) ? [off] : OFFS;
  return offs.some((at) => placeBest(draft, group, { group: name, off: at, prefer, step: 3 }) !== undefined);
}
