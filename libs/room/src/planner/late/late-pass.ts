import {
  type AskedCount,
  type Brief,
  CATALOGUE,
  type Item,
  type Kind,
  type PieceId,
  pieceSpec,
} from '@plumbline/concept';
import { refuses, wants } from '../../brief/brief.js';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import { isStorageCabinet } from '../../brief/things/counts.js';
import {
  centre,
  grow,
  inFront,
  opposite,
  type Rect,
  rectOf,
  runsEast,
  SIDES,
} from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import { walkable } from '../floor/reach.js';
import { SET_FREE } from '../furniture/asked.js';
import { ASKED } from '../furniture/asked-at-walls.js';
import { desks } from '../furniture/desks.js';
import { bookcase, dressers, entryBench, filingCabinets, sofa } from '../furniture/groups.js';
import { askedPieces, isLeftOut, setPieceTightly } from '../furniture/pieces.js';
import { aside } from '../furniture/preferences.js';
import { chairs } from '../furniture/seats/easy-chairs.js';
import { hasAid, mobilityOf } from '../mobility.js';
import { isLocker, standRow } from '../other/mudroom.js';

/**
 * A last try for what was asked for and found no place while a room was planned, and for the number of things that
 * was told: what nobody asked for makes way, and things keep no more floor before them than they are used with. What
 * cuts a way off, or covers the floor before another thing, is taken back. Lengths are inches.
 */

/** The least floor before a thing that it is used with; other things, a share of what the catalogue has. */
const USED_WITH: Readonly<Partial<Record<Kind, number>>> = {
  armchair: 16,
  bathtub: 24,
  bed: 22,
  bench: 18,
  bookcase: 18,
  cabinet: 18,
  fireplace: 36,
  sectional: 16,
  sofa: 16,
  stair: 36,
  'sink-base': 30,
  'storage-shelf': 22,
  'tv-console': 20,
};
const SHARE = 0.7;

/** Floor behind whoever sits, to rise from a chair. */
const RISES = 14;
/** Beside a bed, and before the door of a room within the room. */
const BESIDE_BED = 20;
const AT_DOOR = 30;
/** Around what one plays or works at from all sides. */
const AROUND: Readonly<Partial<Record<Kind, number>>> = {
  'pool-table': 54,
  'game-table': 26,
  'dining-table': 20,
};

/** Floor that what stands is used from. */
function floorUsed(draft: Draft): Rect[] {
  return draft.solids().flatMap((item): Rect[] => {
    const rect = rectOf(item.box);
    const around = AROUND[item.kind];
    if (around !== undefined) return [grow(rect, around)];
    if (item.kind === 'office-chair' || item.kind === 'dining-chair')
      return [inFront(rect, opposite(item.facing), RISES)];
    if (item.kind === 'partition-door')
      return [inFront(rect, item.facing, AT_DOOR), inFront(rect, opposite(item.facing), AT_DOOR)];
    if (item.kind === 'piece' && item.traits?.piece !== undefined) {
      const { front, at } = pieceSpec(item.traits.piece);
      return at === 'middle' ? [grow(rect, front * SHARE)] : [inFront(rect, item.facing, front * SHARE)];
    }
    if (item.kind === 'partition') return [];
    const { clearance } = CATALOGUE[item.kind] as { readonly clearance?: { readonly front?: number } };
    const front = USED_WITH[item.kind] ?? (clearance?.front ?? 24) * SHARE;
    const before = inFront(rect, item.facing, front);
    if (item.kind !== 'bed') return [before];
    const sides = SIDES.filter((side) => runsEast(side) !== runsEast(item.facing));
    return [before, ...sides.map((side) => inFront(rect, side, BESIDE_BED))];
  });
}

/** What nobody asked for, and what is hung last: it makes way and comes back where its place is left. */
const makesWay = ({ group, kind }: Item): boolean =>
  group === 'floor' || kind === 'artwork' || (group === 'decor' && kind === 'plant');

/** What was asked for and is missing: the sentences on it, and how it is tried. */
interface Missing {
  readonly tells: (sentence: string) => boolean;
  readonly set: (draft: Draft) => boolean;
}

const quietly = (place: (unmet: string[]) => boolean): boolean => place([]);

/** A group with less floor before it than it likes. */
const tightened = (group: Group): Group => ({
  ...group,
  clear: (group.clear ?? []).map((patch) => ({ ...patch, deep: Math.max(16, patch.deep * SHARE) })),
  keep: (group.keep ?? []).map((patch) => ({ ...patch, deep: Math.max(14, patch.deep * SHARE) })),
});

const STEP = 3;
const setGroups = (
  draft: Draft,
  groups: readonly Group[],
  group: string,
  prefer: (spot: Spot) => number = aside(),
): boolean =>
  placeFirst(draft, [...groups, ...groups.map(tightened)], { group, prefer, step: STEP }) !== undefined;

/** Rooms of their own and what has its own walls are planned with the room, and not late. */
const PLANNED_WITH_ROOM = /^A (?:bed|bunk bed|walk-in closet|kitchenette|bar|fireplace|closet)$/;

/** Smaller ones than any planner begins with. */
const SMALLER: Readonly<Record<string, readonly Group[]>> = {
  Shelving: [30, 24].map((w) => bookcase(w, false, 72)),
  'A bench with hooks': [entryBench(30)],
};

function missingOf(brief: Brief, unmet: readonly string[]): Missing[] {
  const told = (tells: Missing['tells']): boolean => unmet.some(tells);
  const found: Missing[] = [];
  for (const { features, name, is, groups, tried } of ASKED) {
    if (PLANNED_WITH_ROOM.test(name) || !features.some((id) => wants(brief, id))) continue;
    const tells = (sentence: string) =>
      /left out|no free place/.test(sentence) &&
      (sentence.startsWith(name) || (tried?.test(sentence) ?? false));
    if (told(tells))
      found.push({
        tells,
        set: (draft) =>
          draft.items.some(is) ||
          setGroups(draft, [...groups(brief, draft), ...(SMALLER[name] ?? [])], 'asked'),
      });
  }
  for (const { features, is, tried, set } of SET_FREE) {
    if (!features.some((id) => wants(brief, id))) continue;
    const tells = (sentence: string) => /left out/.test(sentence) && tried.test(sentence);
    if (told(tells))
      found.push({
        tells,
        set: (draft) => draft.items.some(is) || quietly((scratch) => set(draft, brief, scratch)),
      });
  }
  for (const asked of askedPieces(brief)) {
    const tells = (sentence: string) => isLeftOut(asked.id as PieceId, sentence);
    if (told(tells)) found.push({ tells, set: (draft) => setPieceTightly(draft, asked) });
  }
  const lockers = countAskedFor(brief.wanted, 'lockers');
  const fewer = (sentence: string) => /lockers fit/.test(sentence);
  if (lockers !== undefined && told(fewer))
    found.push({
      tells: fewer,
      set: (draft) => {
        const left = lockers - draft.items.filter(isLocker).length;
        return left <= 0 || standRow(draft, left, true) === left;
      },
    });
  return found;
}

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

const NUMBERED: Readonly<Partial<Record<string, Numbered>>> = {
  armchair: { is: ofKind('armchair'), groups: (brief) => chairs(brief) },
  bookcase: {
    is: ofKind('bookcase'),
    groups: (_, draft) =>
      [48, 36, 30, 24].map((w) => bookcase(w, false, Math.min(84, draft.shell.ceilingIn - 2))),
    least: 24,
  },
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

/** Sets more of what was counted, one beside the other where that is free; divides long ones where no place is left. */
function setCount(draft: Draft, brief: Brief, { of, least }: AskedCount, attempt: Try): void {
  if (of === 'monitor') setMonitors(draft, least);
  if (of === 'nightstand') setNightstands(draft, least, attempt);
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
    const set = () => setGroups(draft, numbered.groups(brief, draft), group, prefer);
    if (!attempt(set) && !setBesideShorter(draft, brief, attempt, set, numbered.is)) break;
  }
  if (numbered.least !== undefined) divide(draft, standing(), least, numbered.least);
}

/** What gives up a part of its wall to what has none, where its length was not told, and how long it stays at least. */
const SHORTENED: Readonly<Partial<Record<Kind, number>>> = {
  bookcase: 36,
  cabinet: 36,
  dresser: 42,
  'storage-shelf': 48,
};
/** So much of a wall it leaves: what takes less is tried first. */
const LEAVES = [26, 38] as const;

/** Sets something in the place that a long thing leaves which is made shorter, at either of its ends. */
function setBesideShorter(
  draft: Draft,
  brief: Brief,
  attempt: Try,
  set: () => boolean,
  counted: (item: Item) => boolean = () => false,
): boolean {
  const told = (brief.sizes ?? []).map(({ thing }): string => thing);
  const long = draft.items.filter(
    (item) =>
      SHORTENED[item.kind] !== undefined && !told.includes(item.kind) && !counted(item) && !isLocker(item),
  );
  return long.some((item) =>
    LEAVES.some((leaves) => {
      const left = longOf(item) - leaves;
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

/** The same thing, shorter: from so far along it. */
function shorten(draft: Draft, item: Item, from: number, along: number): void {
  const { x, y, w, d } = rectOf(item.box);
  const rect = runsEast(item.facing) ? { x: x + from, y, w: along, d } : { x, y: y + from, w, d: along };
  draft.items.splice(draft.items.indexOf(item), 1);
  addAlike(draft, item, rect, along);
}

/** Adds a thing like another, in its own place and length. */
function addAlike(
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

/** Divides the longest of some things at a wall, until there are so many. */
function divide(draft: Draft, things: readonly Item[], most: number, least: number): void {
  let left = most - things.length;
  for (const item of [...things].sort((a, b) => longOf(b) - longOf(a))) {
    if (left <= 0) return;
    const parts = Math.min(left + 1, Math.floor(longOf(item) / least));
    if (parts < 2) return;
    const each = longOf(item) / parts;
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

const longOf = ({ box, facing }: Item): number => (runsEast(facing) ? box.widthIn : box.depthIn);

/** A screen of 24 in, and the gap to the next. */
const SCREEN = 24;
const BETWEEN = 1;

/** Sets so many screens on the desks, in a row on each, as far as those are long enough. */
function setMonitors(draft: Draft, least: number): void {
  const tables = draft.items.filter((i) => i.kind === 'desk' && i.traits?.use !== 'vanity');
  const screens = () => draft.items.filter(({ kind }) => kind === 'monitor');
  for (const [i, desk] of tables.entries()) {
    const wanted = Math.ceil((least - 0) / tables.length);
    const own = screens().filter(({ box }) => isOn(box, desk));
    const short = least - screens().length;
    const [screen] = own;
    if (!screen || short <= 0) continue;
    const row = Math.min(
      own.length + short,
      i === tables.length - 1 ? own.length + short : wanted,
      Math.floor(longOf(desk) / (SCREEN + BETWEEN)),
    );
    if (row <= own.length) continue;
    for (const one of own) draft.items.splice(draft.items.indexOf(one), 1);
    const level = runsEast(desk.facing);
    const { x, y, w, d } = rectOf(desk.box);
    const from = (level ? x + w / 2 : y + d / 2) - (row * SCREEN + (row - 1) * BETWEEN) / 2;
    const lamps = draft.items.filter((l) => l.kind === 'table-lamp' && isOn(l.box, desk));
    for (let n = 0; n < row; n++) {
      const t = from + n * (SCREEN + BETWEEN);
      const rect = level
        ? { x: t, y: screen.box.y, w: SCREEN, d: screen.box.depthIn }
        : { x: screen.box.x, y: t, w: screen.box.widthIn, d: SCREEN };
      // A lamp in the way goes.
      for (const lamp of lamps)
        if (gapLess(rect, rectOf(lamp.box)) && draft.items.includes(lamp))
          draft.items.splice(draft.items.indexOf(lamp), 1);
      draft.add('monitor', rect, {
        height: screen.box.heightIn,
        z: screen.box.z,
        facing: screen.facing,
        ...(screen.group ? { group: screen.group } : {}),
      });
    }
  }
}

const gapLess = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.d && b.y < a.y + a.d;

const isOn = ({ x, y, widthIn, depthIn }: Item['box'], table: Item): boolean => {
  const r = rectOf(table.box);
  const [cx, cy] = [x + widthIn / 2, y + depthIn / 2];
  return cx >= r.x && cx <= r.x + r.w && cy >= r.y && cy <= r.y + r.d;
};

/** Widths of nightstands; between a bed and its own. */
const TABLES = [20, 18, 16, 14] as const;
const GAP = 1;

/** Sets a nightstand, with its lamp, at each side of a bed's head that has the floor for one. */
function setNightstands(draft: Draft, least: number, attempt: Try): void {
  for (const bed of draft.items.filter(({ kind }) => kind === 'bed')) {
    const level = runsEast(bed.facing);
    const { x, y, w, d } = rectOf(bed.box);
    for (const low of [true, false]) {
      if (draft.items.filter(({ kind }) => kind === 'nightstand').length >= least) return;
      for (const wide of TABLES) {
        const deep = 17;
        const t = low ? (level ? x : y) - GAP - wide : (level ? x + w : y + d) + GAP;
        const rect = level
          ? { x: t, y: bed.facing === 'north' ? y : y + d - deep, w: wide, d: deep }
          : { x: bed.facing === 'east' ? x : x + w - deep, y: t, w: deep, d: wide };
        const stands = attempt(() => {
          if (!draft.takesChair(rect) || draft.hangsIn(rect, 26)) return false;
          const shared = bed.group ? { group: bed.group } : {};
          draft.add('nightstand', rect, {
            height: 26,
            facing: bed.facing,
            label: `Nightstand ${wide}`,
            traits: { drawers: 2 },
            ...shared,
          });
          const c = centre(rect);
          draft.add(
            'table-lamp',
            { x: c.x - 6, y: c.y - 6, w: 12, d: 12 },
            { height: 22, z: 26, facing: bed.facing, ...shared },
          );
          return true;
        });
        if (stands) break;
      }
    }
  }
}

/** Sets something, and takes it back where it cuts a way off. */
type Try = (set: () => boolean) => boolean;

/** Half of the narrowest way that is left. */
const HALF_WAY = 11;

/** The fronts of what stands that one walks up to. */
const REACHED: ReadonlySet<Kind> = new Set<Kind>([
  'bed',
  'closet',
  'desk',
  'dresser',
  'refrigerator',
  'sofa',
  'wardrobe',
  'washer',
]);

/** How well a room is walked: whether doors meet, no part is cut off, and up to how many things one comes. */
function waysOf(draft: Draft, before: readonly Item[]): number {
  const ways = walkable(draft, HALF_WAY);
  const reached = before.filter((item) =>
    SIDES.some((side) => side !== opposite(item.facing) && ways.at(inFront(rectOf(item.box), side, 20))),
  ).length;
  return (ways.doorsMeet ? 1000 : 0) + (ways.everywhere ? 1000 : 0) + reached;
}

/** The plan with what was asked for and left out, as far as a second look finds the place. */
export function tryAgain(plan: Plan, brief: Brief): Plan {
  const missing = missingOf(brief, plan.unmet);
  const counts = countsShort(plan.draft, brief);
  if (missing.length === 0 && counts.length === 0) return plan;
  const aided =
    hasAid(mobilityOf(brief, 'wheelchair')) || plan.draft.items.some(({ kind }) => kind === 'car');
  // Who walks with help needs the floor that the room kept, and so do the doors of cars.
  const draft = plan.draft.copy();
  const keepUsed = (): void => {
    if (!aided) draft.keepOnly(floorUsed(draft));
  };
  const away = draft.items.filter(makesWay);
  draft.items.splice(0, draft.items.length, ...draft.items.filter((item) => !makesWay(item)));
  keepUsed();
  const before = draft.items.filter(({ kind }) => REACHED.has(kind));
  let ways: number | undefined;
  const attempt: Try = (set) => {
    ways ??= waysOf(draft, before);
    const standing = [...draft.items];
    const stands = set() && waysOf(draft, before) >= ways;
    if (!stands) draft.items.splice(0, draft.items.length, ...standing);
    keepUsed();
    return stands;
  };
  const granted = missing.filter(
    ({ set }) => attempt(() => set(draft)) || setBesideShorter(draft, brief, attempt, () => set(draft)),
  );
  for (const count of counts) setCount(draft, brief, count, attempt);
  if (draft.items.every((item) => plan.draft.items.includes(item))) return plan;
  for (const item of away) if (comesBack(draft, item)) draft.items.push(item);
  return {
    ...plan,
    draft,
    unmet: plan.unmet.filter(
      (sentence) =>
        !granted.some(({ tells }) => tells(sentence)) &&
        !(/nightstands/i.test(sentence) && !isShort(draft, tablesTold(brief))) &&
        !(/(?:second|third) dresser/.test(sentence) && !isShort(draft, dressersTold(brief))),
    ),
  };
}

const comesBack = (draft: Draft, item: Item): boolean =>
  isSolid(item)
    ? draft.isFree(rectOf(item.box)) && !draft.hangsIn(rectOf(item.box), item.box.heightIn)
    : draft.isClearAt(rectOf(item.box), item.box.z, item.box.heightIn);

/** How many nightstands are asked for: two where nobody said how many. */
function tablesTold(brief: Brief): AskedCount {
  const told = brief.counts?.find(({ of }) => of === 'nightstand');
  return told ?? { of: 'nightstand', least: wants(brief, 'nightstands') ? 2 : 0 };
}

function isShort(draft: Draft, { of, least }: AskedCount): boolean {
  const is =
    of === 'monitor' ? ofKind('monitor') : of === 'nightstand' ? ofKind('nightstand') : NUMBERED[of]?.is;
  return is !== undefined && draft.items.filter(is).length < least;
}

/** How many dressers are asked for, also by features that say so: "his and hers". */
function dressersTold(brief: Brief): AskedCount {
  const told = brief.counts?.find(({ of }) => of === 'dresser')?.least ?? 0;
  const named = wants(brief, 'three-dressers') ? 3 : wants(brief, 'two-dressers') ? 2 : 0;
  return { of: 'dresser', least: Math.max(told, named) };
}

/** The numbers told that a room falls short of. */
const countsShort = (draft: Draft, brief: Brief): readonly AskedCount[] =>
  [
    ...(brief.counts ?? []).filter(({ of }) => of !== 'nightstand' && of !== 'dresser'),
    tablesTold(brief),
    dressersTold(brief),
  ].filter((count) => isShort(draft, count));
