import { isStorageCabinet, refuses, wants } from '@plumbline/brief';
import {
  type AskedCount,
  type Brief,
  type Item,
  isBookcase,
  isChinaCabinet,
  type Kind,
} from '@plumbline/concept';
import { centre, frontWidth, overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, type Spot, single } from '../floor/place.js';
import { desks } from '../furniture/desks.js';
import { bookcase, chinaCabinet, dressers, filingCabinets, lowBookcase, sofa } from '../furniture/groups.js';
import { standOneMoreLamp } from '../furniture/lamps.js';
import { chairs } from '../furniture/seats/easy-chairs.js';
import { setBeforeAll } from './all-taken-up.js';
import { clusterOf, leave } from './cluster.js';
import { setMonitors } from './monitors.js';
import { setNightstands } from './nightstands.js';
import { addAlike, setBesideShorter, setGroups, setInPlaceOfUnasked, type Try } from './set-late.js';

/** Things that come in numbers: what is one, what another is, and in what it may be divided. */
interface Numbered {
  readonly is: (item: Item) => boolean;
  readonly groups: (brief: Brief, draft: Draft) => readonly Group[];
  /** A long one may be divided into so many, each no shorter than this. */
  readonly least?: number;
}

const ofKind =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Item): boolean =>
    kinds.includes(kind);

const isLamp = ofKind('floor-lamp', 'table-lamp');

const NUMBERED: Readonly<Partial<Record<string, Numbered>>> = {
  armchair: { is: ofKind('armchair'), groups: (brief) => chairs(brief) },
  bookcase: {
    is: isBookcase,
    groups: (_, draft) => [
      ...[48, 36, 30, 24].map((w) => bookcase(w, false, Math.min(84, draft.shell.ceilingIn - 2))),
      ...[36, 30, 24].map(lowBookcase),
    ],
    least: 24,
  },
  'china-cabinet': { is: isChinaCabinet, groups: () => [42, 36, 30].map(chinaCabinet) },
  desk: { is: ofKind('desk'), groups: (brief) => desks(brief, 60) },
  dresser: { is: ofKind('dresser'), groups: () => dressers([60, 48, 36, 30], 24), least: 30 },
  'file-cabinet': {
    is: (item) => item.kind === 'cabinet' && item.traits?.use === 'filing',
    groups: () => filingCabinets,
  },
  sofa: { is: ofKind('sofa', 'sectional'), groups: () => [84, 72, 60].map((w) => sofa(w)) },
  'storage-cabinet': {
    is: isStorageCabinet,
    groups: () =>
      [48, 36, 30].map((w) =>
        single('cabinet', w, 16, 30, 24, { label: `Storage cabinet ${w}`, traits: { use: 'storage' } }),
      ),
    least: 24,
  },
};

/**
 * Sets more of what was counted, one beside the other where that is free; divides long ones where no place is left.
 * @param asTold where the room may be furnished anew for it: what must be so in the end
 */
export function setCount(
  draft: Draft,
  brief: Brief,
  { of, least }: AskedCount,
  attempt: Try,
  asTold?: () => boolean,
): void {
  if (of === 'monitor') setMonitors(draft, least);
  if (of === 'nightstand') setNightstands(draft, least, attempt);
  if (of === 'lamp') while (draft.items.filter(isLamp).length < least && standOneMoreLamp(draft));
  const numbered = NUMBERED[of];
  if (!numbered) return;
  const standing = () => draft.items.filter(numbered.is);
  // What is refused, or had no place at all, is told by itself.
  if (standing().length === 0 || refuses(brief, of)) return;
  while (standing().length < least) {
    const { group = 'storage' } = standing()[0] as Item;
    const near = standing().map(({ box }) => centre(rectOf(box)));
    const prefer = ({ rect }: Spot): number => {
      const at = centre(rect);
      return -Math.min(...near.map((to) => Math.hypot(to.x - at.x, to.y - at.y))) / 2;
    };
    const groups = numbered.groups(brief, draft);
    const set = () => setGroups(draft, groups, group, { prefer });
    const setAt = (place: Rect) =>
      setGroups(draft, groups, group, { prefer, allow: ({ rect }) => overlaps(rect, place) });
    const stands =
      attempt(set) ||
      groups.some((one) => attempt(() => setGroups(draft, [one], group, { prefer }))) ||
      setBesideShorter(draft, brief, attempt, set, numbered.is) ||
      setInPlaceOfUnasked(draft, brief, attempt, setAt) ||
      (asTold !== undefined && setBeforeAll(draft, brief, attempt, set, asTold));
    if (!stands) break;
  }
  if (numbered.least !== undefined) divide(draft, standing(), least, numbered.least);
}

/** Divides the longest of some things at a wall, until there are so many. */
function divide(draft: Draft, things: readonly Item[], most: number, least: number): void {
  let left = most - things.length;
  for (const item of [...things].sort((a, b) => frontWidth(b) - frontWidth(a))) {
    if (left <= 0) return;
    const parts = Math.min(left + 1, Math.floor(frontWidth(item) / least));
    if (parts < 2) return;
    const each = frontWidth(item) / parts;
    const { x, y, w, d } = rectOf(item.box);
    const level = runsEast(item.facing);
    draft.items.splice(draft.items.indexOf(item), 1);
    for (let i = 0; i < parts; i++)
      addAlike(
        draft,
        item,
        level ? { x: x + i * each, y, w: each, d } : { x, y: y + i * each, w, d: each },
        each,
      );
    left -= parts - 1;
  }
}

/** Wishes by which there is another of a thing than the counted ones. */
const ALSO: Readonly<Partial<Record<string, RegExp>>> = {
  armchair: /recliner|glider|rocker|reading|nook|fireside|conversation|two-armchairs|seats-for|waiting/,
  desk: /two-desks|desks|dressing|vanity|homework|office-for-two/,
};

/** Takes away what a room has more of than words told: of "one armchair" the second. */
export function leaveSurplus(draft: Draft, brief: Brief): void {
  for (const { of, most } of brief.counts ?? []) {
    const is = of === 'nightstand' ? ofKind('nightstand') : NUMBERED[of]?.is;
    const also = ALSO[of];
    const asked = [...brief.wanted, ...(brief.kept ?? []).map(({ id }) => id)];
    if (most === undefined || !is || (also && asked.some((id) => also.test(id)))) continue;
    for (const item of draft.items.filter(is).slice(most)) leave(draft, clusterOf(draft, item));
  }
}

/** How many nightstands are asked for: two where nobody said how many. */
export function tablesTold(brief: Brief): AskedCount {
  const told = brief.counts?.find(({ of }) => of === 'nightstand');
  return told ?? { of: 'nightstand', least: wants(brief, 'nightstands') ? 2 : 0 };
}

/** Whether fewer stand than were counted. */
export function isShort(draft: Draft, { of, least }: AskedCount): boolean {
  const is =
    of === 'monitor'
      ? ofKind('monitor')
      : of === 'nightstand'
        ? ofKind('nightstand')
        : of === 'lamp'
          ? isLamp
          : NUMBERED[of]?.is;
  return is !== undefined && draft.items.filter(is).length < least;
}

/** How many dressers are asked for, also by features that say so: "his and hers". */
export function dressersTold(brief: Brief): AskedCount {
  const told = brief.counts?.find(({ of }) => of === 'dresser')?.least ?? 0;
  const named = wants(brief, 'three-dressers') ? 3 : wants(brief, 'two-dressers') ? 2 : 0;
  return { of: 'dresser', least: Math.max(told, named) };
}

/** How many easy chairs are asked for, also by features that say so: "two chairs". */
function chairsTold(brief: Brief): AskedCount {
  const told = brief.counts?.find(({ of }) => of === 'armchair')?.least ?? 0;
  const named = wants(brief, 'two-armchairs') && SAT_IN.has(brief.category) ? 2 : 0;
  return { of: 'armchair', least: Math.max(told, named) };
}
/** Rooms that two chairs stand in to talk and read. */
const SAT_IN: ReadonlySet<Brief['category']> = new Set<Brief['category']>(['living room', 'other']);

/** The numbers told that a room falls short of. */
export const countsShort = (draft: Draft, brief: Brief): readonly AskedCount[] =>
  [
    ...(brief.counts ?? []).filter(({ of }) => !['armchair', 'nightstand', 'dresser'].includes(of)),
    chairsTold(brief),
    tablesTold(brief),
    dressersTold(brief),
  ].filter((count) => isShort(draft, count));
