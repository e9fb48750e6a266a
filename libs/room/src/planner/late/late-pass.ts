import { wants } from '@plumbline/brief';
import type { Brief, Item, Kind } from '@plumbline/concept';
import { inFront, opposite, rectOf, SIDES } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import type { Draft } from '../floor/draft.js';
import type { Plan } from '../floor/plan.js';
import { walkable } from '../floor/reach.js';
import { pending } from '../floor/told-places.js';
import { hangCurtains } from '../furniture/dress.js';
import { hangOverDresser } from '../furniture/television.js';
import { hasAid, mobilityOf } from '../mobility.js';
import { setBeforeAll } from './all-taken-up.js';
import { leave } from './cluster.js';
import { countsShort, dressersTold, isShort, leaveSurplus, setCount, tablesTold } from './counts.js';
import { floorUsed } from './floor-used.js';
import { growAsTold, shrinkAsTold, tooSmall } from './grow-as-told.js';
import { leavesLess, shortfalls } from './guidance.js';
import { missingOf } from './missing.js';
import { setWithOthersMoved } from './others-move.js';
import { MOST_TRIES, packTold } from './pack-told.js';
import { setBesideShorter, setInPlaceOfUnasked, type Try } from './set-late.js';
import { spreadTwins } from './spread-twins.js';
import { standAsTold } from './stand-as-told.js';
import { setWithoutWindows } from './untold-windows.js';

/**
 * Tries once more to set what was asked for and found no place, in the number and at the place that was told. Things nobody
 * asked for are taken out for it, and others keep no more floor before them than they are used with. A change that cuts a way
 * off, or covers the floor before another thing, is undone. Lengths are inches.
 */

/** What nobody asked for, and what is hung last: it makes way and comes back where its place is left. */
const makesWay = ({ group, kind }: Item): boolean =>
  group === 'floor' || kind === 'artwork' || kind === 'curtain' || (group === 'decor' && kind === 'plant');

/** So many times a room is packed anew while more places are kept each time. */
const PACKED = 3;

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

/** How well a room is walked: whether doors meet, no part is cut off, and up to how many things nobody comes. */
function waysOf(draft: Draft): number {
  const ways = walkable(draft, HALF_WAY);
  const lost = draft.items.filter(
    (item) =>
      REACHED.has(item.kind) &&
      !SIDES.some((side) => side !== opposite(item.facing) && ways.at(inFront(rectOf(item.box), side, 20))),
  ).length;
  return (ways.doorsMeet ? 1000 : 0) + (ways.everywhere ? 1000 : 0) - lost;
}

/** The plan with what was asked for and left out, as far as a second look finds the place. */
export function tryAgain(plan: Plan, brief: Brief): Plan {
  shrinkAsTold(plan.draft, brief);
  leaveSurplus(plan.draft, brief);
  spreadTwins(plan.draft);
  const missing = missingOf(brief, plan.unmet);
  const counts = countsShort(plan.draft, brief);
  const placesNotKept = pending(plan.draft);
  const small = tooSmall(plan.draft, brief);
  if (missing.length + counts.length + placesNotKept.length + small.length === 0) return plan;
  const aided =
    hasAid(mobilityOf(brief, 'wheelchair')) || plan.draft.items.some(({ kind }) => kind === 'car');
  // Who walks with help needs the floor that the room kept, and so do the doors of cars.
  const draft = plan.draft.copy();
  const keepUsed = (): void => {
    if (!aided) draft.keepOnly(floorUsed(draft));
  };
  const away = draft.items.filter(
    (item) => makesWay(item) && !(item.kind === 'plant' && wants(brief, 'plants')),
  );
  leave(draft, away);
  keepUsed();
  let ways: number | undefined;
  let short: readonly number[] | undefined;
  const holds = (asGuided: boolean): boolean =>
    waysOf(draft) >= (ways ?? 0) && (!asGuided || !leavesLess(short ?? [], shortfalls(draft)));
  const attempt: Try = (set, asGuided = true) => {
    ways ??= waysOf(draft);
    short ??= shortfalls(draft);
    const standing = [...draft.items];
    const open = [...draft.openings];
    const stands = set() && holds(asGuided);
    if (!stands) {
      draft.items.splice(0, draft.items.length, ...standing);
      draft.openings.splice(0, draft.openings.length, ...open);
    }
    keepUsed();
    return stands;
  };
  const atPlaces = pending(draft).length;
  const others = (set: () => boolean): boolean =>
    setWithoutWindows(draft, brief, attempt, set) ||
    setWithOthersMoved(draft, brief, attempt, () => set() && pending(draft).length <= atPlaces);
  const granted = missing.filter(
    ({ set }) =>
      attempt(() => set(draft)) ||
      setBesideShorter(draft, brief, attempt, () => set(draft)) ||
      setInPlaceOfUnasked(draft, brief, attempt, () => set(draft)) ||
      others(() => set(draft)),
  );
  for (const count of counts) setCount(draft, brief, count, attempt);
  for (const size of small) growAsTold(draft, brief, size, attempt);
  for (const told of pending(draft)) standAsTold(draft, brief, told, attempt);
  if (pending(draft).length > 0) {
    let stand: typeof missing = [];
    const tries = { ...MOST_TRIES };
    const setMissing = (): void => {
      stand = missing.filter((one) => !granted.includes(one) && one.set(draft));
    };
    for (let n = 0; n < PACKED && pending(draft).length > 0; n++) {
      if (!packTold({ draft, brief, attempt, holds, setMissing, tries })) break;
      granted.push(...stand);
    }
  }
  if (!aided)
    granted.push(
      ...furnishedAnew({ draft, brief, attempt, missing: missing.filter((one) => !granted.includes(one)) }),
    );
  // Told to hang over the dresser, it does so also well beside the line that one looks along from bed.
  const screen = draft.items.find(({ kind }) => kind === 'tv');
  if (screen && draft.shell.told?.some(({ thing, how }) => thing === 'tv' && how === 'over'))
    hangOverDresser(draft, screen, Number.POSITIVE_INFINITY);
  const left = plan.unmet.filter((sentence) => !granted.some(({ tells }) => tells(sentence)));
  return finished({ plan, draft, brief, left, away });
}

interface Finished {
  readonly plan: Plan;
  readonly draft: Draft;
  readonly brief: Brief;
  /** What is still said to be left out. */
  readonly left: readonly string[];
  /** What was taken away and may come back. */
  readonly away: readonly Item[];
}

/** The plan with what was set, with what made way for it where its place is left, and with sentences that are still so. */
function finished({ plan, draft, brief, left, away }: Finished): Plan {
  // What was said to be left out may stand all the same, as another thing.
  if (draft.items.every((item) => plan.draft.items.includes(item))) return { ...plan, unmet: left };
  for (const item of away) if (item.kind !== 'curtain' && comesBack(draft, item)) draft.items.push(item);
  // Where something stands under a window now, a shade hangs there instead of drapes.
  if (away.some(({ kind }) => kind === 'curtain')) hangCurtains(draft, brief);
  return {
    ...plan,
    draft,
    unmet: left
      .map((sentence) => ofNightstands(sentence, draft, brief))
      .filter(
        (sentence) =>
          !(/nightstands/i.test(sentence) && !isShort(draft, tablesTold(brief))) &&
          !(/(?:second|third) dresser/.test(sentence) && !isShort(draft, dressersTold(brief))),
      ),
  };
}

/** What stands after all in a room furnished anew for it; nothing leaves its told place or number for that. */
function furnishedAnew({ draft, brief, attempt, missing }: LeftOut): LeftOut['missing'] {
  // Where words place the furniture it stays as it was weighed.
  if ((draft.shell.told ?? []).length > 0) return [];
  const [atPlaces, atCounts] = [pending(draft).length, countsShort(draft, brief).length];
  const asTold = (): boolean =>
    pending(draft).length <= atPlaces && countsShort(draft, brief).length <= atCounts;
  const set = missing.filter((one) => setBeforeAll(draft, brief, attempt, () => one.set(draft), asTold));
  for (const count of countsShort(draft, brief)) setCount(draft, brief, count, attempt, asTold);
  return set;
}
interface LeftOut {
  readonly draft: Draft;
  readonly brief: Brief;
  readonly attempt: Try;
  readonly missing: ReturnType<typeof missingOf>;
}

/** Of nightstands that were all left out, how many stand after all. */
function ofNightstands(sentence: string, { items }: Draft, brief: Brief): string {
  const tables = items.filter(({ kind }) => kind === 'nightstand').length;
  const least = tablesTold(brief)?.least ?? 0;
  return tables > 0 && tables < least && sentence.startsWith('Nightstands were left out')
    ? `${tables} of ${least} nightstands fit beside the bed.`
    : sentence;
}

const comesBack = (draft: Draft, item: Item): boolean =>
  isSolid(item)
    ? draft.isFree(rectOf(item.box)) && !draft.hangsIn(rectOf(item.box), item.box.heightIn)
    : draft.isClearAt(rectOf(item.box), item.box.z, item.box.heightIn);
