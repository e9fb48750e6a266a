import {
  type Brief,
  CATALOGUE,
  type Item,
  isBookcase,
  isChinaCabinet,
  isPlainBench,
  type Kind,
  type Side,
  type ThingSize,
} from '@plumbline/concept';
import { centre, frontDepth, frontWidth, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, type Patch, placeBest, type Spot } from '../floor/place.js';
import { pending } from '../floor/told-places.js';
import { clusterOf, groupOf, leave } from './cluster.js';
import { floorUsed } from './floor-used.js';
import { setWithOthersMoved } from './others-move.js';
import { addAlike, setBesideShorter, type Try } from './set-late.js';
import { idleSets, isBound, setWithoutIdle } from './stand-as-told.js';
import { setWithoutWindows } from './untold-windows.js';

/** Makes things that came out smaller as large as words told. Lengths are inches. */

/** Those that are told by the width of their front. */
const GROWN: ReadonlySet<string> = new Set<Kind>([
  'armchair',
  'coffee-table',
  'console-table',
  'desk',
  'dining-table',
  'dresser',
  'freezer',
  'nightstand',
  'ottoman',
  'sectional',
  'side-table',
  'sofa',
  'tool-chest',
  'tv-console',
  'wardrobe',
  'workbench',
]);
/** Those that are cabinets by their kind. */
const CABINETS: Readonly<Record<string, (item: Item) => boolean>> = {
  bench: isPlainBench,
  bookcase: isBookcase,
  'china-cabinet': isChinaCabinet,
  'file-cabinet': (item) => item.kind === 'cabinet' && item.traits?.use === 'filing',
  shelves: (item) => item.kind === 'storage-shelf',
  sideboard: (item) => item.kind === 'cabinet' && item.traits?.use === 'sideboard',
};
/** What a size as it is sold may differ by. */
const NEARLY = 1.5;
/** Longer ones are no furniture. */
const LONGEST = 240;

/** The sizes that words told of things of a room which are all smaller. */
export const tooSmall = (draft: Standing, { sizes = [] }: Brief): readonly ThingSize[] =>
  sizes.filter((size) => {
    const things = thingsOf(draft, size);
    return (
      size.most !== true &&
      size.widthIn <= LONGEST &&
      things.length > 0 &&
      things.every((item) => {
        const { along, deep } = toldOf(item, size);
        return frontWidth(item) < along - NEARLY || frontDepth(item) < deep - NEARLY;
      })
    );
  });

/** Told by their longer side, wherever their front is. */
const TABLES: ReadonlySet<Kind> = new Set<Kind>(['coffee-table', 'dining-table']);

/** How wide and how deep a thing is to be: as deep as it is where only its width was told. */
function toldOf(
  item: Item,
  { widthIn, depthIn }: ThingSize,
): { readonly along: number; readonly deep: number } {
  const [wide, deep] = [frontWidth(item), frontDepth(item)];
  if (!TABLES.has(item.kind)) return { along: widthIn, deep: depthIn ?? deep };
  // What is round, or square, stays so.
  const isEven = Math.abs(wide - deep) < NEARLY;
  const other = depthIn ?? (isEven ? widthIn : Math.min(wide, deep));
  const [long, short] = [Math.max(widthIn, other), Math.min(widthIn, other)];
  return wide >= deep ? { along: long, deep: short } : { along: short, deep: long };
}

/** A room that is being planned, or is. */
type Standing = {
  readonly items: readonly Item[];
  readonly shell: object;
};

/** Shelves of a garage stand free; elsewhere they are bookcases. */
const shelvesIn = (draft: Standing): 'shelves' | 'bookcase' =>
  draft.items.some((item) => CABINETS.shelves?.(item)) ? 'shelves' : 'bookcase';

const thingsOf = (draft: Standing, { thing: told }: ThingSize): readonly Item[] => {
  const thing = told === 'shelves' ? shelvesIn(draft) : told;
  return GROWN.has(thing)
    ? draft.items.filter((item) => item.kind === thing && !isBound(draft, item))
    : draft.items.filter((item) => CABINETS[thing]?.(item) && !isBound(draft, item));
};

/** Sold in any length: what is longer than told is made as long. */
const CUT: ReadonlySet<string> = new Set([
  'armchair',
  'bench',
  'bookcase',
  'china-cabinet',
  'coffee-table',
  'console-table',
  'desk',
  'dresser',
  'file-cabinet',
  'nightstand',
  'ottoman',
  'shelves',
  'side-table',
  'sideboard',
  'sofa',
  'tool-chest',
  'tv-console',
  'wardrobe',
  'workbench',
]);

/** Makes things as long and as deep as told that came out larger, where all of their kind did; in the middle of their place. */
export function shrinkAsTold(draft: Draft, { sizes = [] }: Brief): void {
  for (const size of sizes) {
    const things = CUT.has(size.thing) ? thingsOf(draft, size) : [];
    const less = things.map((item) => {
      const { along, deep } = toldOf(item, size);
      return { along: frontWidth(item) - along, deep: frontDepth(item) - deep };
    });
    if (size.least === true) continue;
    const cut = {
      along: less.every(({ along }) => along > NEARLY),
      deep: size.depthIn !== undefined && less.every(({ deep }) => deep > NEARLY),
    };
    if (!cut.along && !cut.deep) continue;
    for (const [i, thing] of (ALIKE.has(size.thing) ? things : things.slice(0, 1)).entries())
      cutBy(draft, thing, {
        along: cut.along ? (less[i]?.along ?? 0) : 0,
        deep: cut.deep ? (less[i]?.deep ?? 0) : 0,
      });
  }
}
/** Those of one kind are as long as one another. */
const ALIKE: ReadonlySet<string> = new Set(['shelves', 'side-table', 'armchair', 'nightstand']);

/** Takes so much off a thing: off both of its ends, and off its front. */
function cutBy(draft: Draft, thing: Item, less: { readonly along: number; readonly deep: number }): void {
  const { width, depth } = CATALOGUE[thing.kind];
  const along = frontWidth(thing) - less.along;
  if (along < width[0] || frontDepth(thing) - less.deep < depth[0]) return;
  const { x, y, w, d } = rectOf(thing.box);
  const level = runsEast(thing.facing);
  // What is round, or square, stays so.
  const round = TABLES.has(thing.kind) && Math.abs(w - d) < NEARLY;
  const deep = round ? less.along : less.deep;
  const [fromW, fromD] = level ? [less.along, deep] : [deep, less.along];
  // The back of what has one stays where it is.
  const back = (side: Side): number => (round ? 0.5 : thing.facing === side ? 1 : 0);
  const rect = {
    x: x + (level ? fromW / 2 : fromW * back('west')),
    y: y + (level ? fromD * back('north') : fromD / 2),
    w: w - fromW,
    d: d - fromD,
  };
  const at = draft.items.indexOf(thing);
  addAlike(draft, thing, rect, along);
  // It keeps its place in the order, by which things are numbered.
  draft.items.splice(at, 1, draft.items.pop() as Item);
}

/**
 * Sets the first of them as large as told, near where it stands; what nobody asked for makes way, then what is long and was told
 * no size, then other furniture moves.
 */
export function growAsTold(draft: Draft, brief: Brief, size: ThingSize, attempt: Try): boolean {
  const most = pending(draft).length;
  const holds = (): boolean => pending(draft).length <= most;
  const grow = (thing: Item): boolean => {
    const set = (without: readonly Item[]): boolean => {
      leave(draft, without);
      return setLarger(draft, thing, size) && holds();
    };
    return (
      setWithoutIdle(idleSets(draft, brief, thing), set, attempt) ||
      setBesideShorter(
        draft,
        brief,
        attempt,
        () => set([]),
        (item) => item === thing,
      ) ||
      setWithoutWindows(draft, brief, attempt, () => set([])) ||
      setWithOthersMoved(draft, brief, attempt, () => setLarger(draft, thing, size), { stays: thing, holds })
    );
  };
  const things = thingsOf(draft, size);
  return ALIKE.has(size.thing) ? things.filter(grow).length > 0 : things.some(grow);
}

function setLarger(draft: Draft, thing: Item, size: ThingSize): boolean {
  const cluster = clusterOf(draft, thing);
  const { group, off, gapIn } = groupOf(draft, cluster);
  const { along, deep } = toldOf(thing, size);
  const larger = grown(group, Math.max(0, along - frontWidth(thing)), Math.max(0, deep - frontDepth(thing)));
  leave(draft, cluster);
  draft.keepOnly(floorUsed(draft));
  const from = centre(rectOf(thing.box));
  const prefer = ({ rect }: Spot): number => {
    const to = centre(rect);
    return -Math.hypot(to.x - from.x, to.y - from.y);
  };
  // What stands free in the room does so still, else at its wall.
  const offs = Number.isFinite(off) ? [off] : [gapIn, Math.max(0, gapIn - 12), 0];
  return offs.some(
    (at) =>
      placeBest(draft, larger, { group: thing.group ?? 'asked', off: at, prefer, step: 3 }) !== undefined,
  );
}

/** A group whose first thing is so much wider and deeper; what is beside it or before it moves by as much. */
function grown(group: Group, wider: number, deeper: number): Group {
  const [thing] = group.pieces;
  if (!thing) return group;
  const moved = <T extends Patch>(patch: T): T => ({
    ...patch,
    t: patch.t + (patch.t >= thing.t + thing.along - 1 ? wider : patch.t > thing.t + 1 ? wider / 2 : 0),
    n: patch.n + (patch.n >= thing.n + thing.deep - 1 ? deeper : 0),
    along: patch.along + (patch.along >= thing.along - 1 ? wider : 0),
  });
  const label = `${(thing.label ?? '').replace(/ \d+$/, '')} ${Math.round(thing.along + wider)}`;
  const first = { ...thing, along: thing.along + wider, deep: thing.deep + deeper, label };
  return {
    along: group.along + wider,
    deep: group.deep + deeper,
    pieces: [first, ...group.pieces.slice(1).map(moved)],
    clear: (group.clear ?? []).map(moved),
    keep: (group.keep ?? []).map(moved),
  };
}
