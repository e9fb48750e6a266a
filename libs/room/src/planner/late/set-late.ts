import { type Brief, type Item, isLocker, type Kind } from '@plumbline/concept';
import { frontWidth, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, type PlaceOptions, placeFirst } from '../floor/place.js';
import { aside } from '../furniture/preferences.js';
import { clusterOf, leave } from './cluster.js';
import { floorUsed, SHARE } from './floor-used.js';
import { unasked } from './unasked.js';

/**
 * Sets something, and takes it back where it cuts a way off or leaves less floor than guidance does, unless it goes by
 * words more than by guidance. Answers whether it stands.
 */
export type Try = (set: () => boolean, asGuided?: boolean) => boolean;

/** A group with less floor before it than it likes. */
const tightened = (group: Group): Group => ({
  ...group,
  clear: (group.clear ?? []).map((patch) => ({ ...patch, deep: Math.max(16, patch.deep * SHARE) })),
  keep: (group.keep ?? []).map((patch) => ({ ...patch, deep: Math.max(14, patch.deep * SHARE) })),
});

const STEP = 3;

/** Sets the first group that finds a place, with less floor before it where it must be. */
export const setGroups = (
  draft: Draft,
  groups: readonly Group[],
  group: string,
  { prefer = aside(), allow = () => true }: Pick<PlaceOptions, 'prefer' | 'allow'> = {},
): boolean =>
  placeFirst(draft, [...groups, ...groups.map(tightened)], { group, prefer, allow, step: STEP }) !==
  undefined;

/** What gives up a part of its wall to what has none, where its length was not told, and how long it stays at least. */
const SHORTENED: Readonly<Partial<Record<Kind, number>>> = {
  bookcase: 36,
  cabinet: 36,
  dresser: 42,
  'storage-shelf': 48,
};
/** The least length of what may be made shorter; undefined of all else. */
export const leastLength = (kind: Kind): number | undefined => SHORTENED[kind];

/** So much of a wall it leaves: what takes less is tried first. */
const LEAVES = [26, 38] as const;

/** Sets something in the place that a long thing leaves which is made shorter, at either of its ends. */
export function setBesideShorter(
  draft: Draft,
  brief: Brief,
  attempt: Try,
  set: () => boolean,
  counted: (item: Item) => boolean = () => false,
): boolean {
  const told = (brief.sizes ?? []).map(({ thing }): string => thing);
  // A wall that words give to books keeps them as long as they are.
  const walled = (brief.thingsAt ?? []).some(({ thing, how }) => thing === 'books' && how === undefined);
  const long = draft.items.filter(
    (item) =>
      SHORTENED[item.kind] !== undefined &&
      !told.includes(item.kind) &&
      !(walled && item.kind === 'bookcase') &&
      !counted(item) &&
      !isLocker(item),
  );
  return long.some((item) =>
    LEAVES.some((leaves) => {
      const left = frontWidth(item) - leaves;
      if (left < (SHORTENED[item.kind] ?? 0)) return false;
      return ([0, leaves] as const).some((from) =>
        attempt(() => {
          shorten(draft, item, from, left);
          draft.keepOnly(floorUsed(draft));
          return set();
        }),
      );
    }),
  );
}

/** Sets something where a thing stands that nobody asked for, which makes way. */
export function setInPlaceOfUnasked(
  draft: Draft,
  brief: Brief,
  attempt: Try,
  setAt: (place: Rect) => boolean,
): boolean {
  return unasked(draft, brief).some((item) =>
    attempt(() => {
      leave(draft, clusterOf(draft, item));
      draft.keepOnly(floorUsed(draft));
      return setAt(rectOf(item.box));
    }),
  );
}

/** The same thing, shorter: from so far along it. */
function shorten(draft: Draft, item: Item, from: number, along: number): void {
  const { x, y, w, d } = rectOf(item.box);
  const rect = runsEast(item.facing) ? { x: x + from, y, w: along, d } : { x, y: y + from, w, d: along };
  draft.items.splice(draft.items.indexOf(item), 1);
  addAlike(draft, item, rect, along);
}

/** Adds a thing like another, in its own place and length. */
export function addAlike(
  draft: Draft,
  { kind, box, facing, label, group, traits }: Item,
  rect: Rect,
  along: number,
): void {
  draft.add(kind, rect, {
    height: box.heightIn,
    facing,
    label: `${label.replace(/ \d+$/, '')} ${Math.round(along)}`,
    ...(group ? { group } : {}),
    ...(traits ? { traits } : {}),
  } as Parameters<Draft['add']>[2]);
}
