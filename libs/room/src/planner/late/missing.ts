import { countAskedFor, wants } from '@plumbline/brief';
import { type Brief, isLocker } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { type Group, single } from '../floor/place.js';
import { raiseSills, SET_FREE } from '../furniture/asked.js';
import { ASKED } from '../furniture/asked-at-walls.js';
import { barsFor, stoolsAsked } from '../furniture/bars.js';
import { bookcase, dressers, entryBench, lowBookcase, STORAGE_SHELVES } from '../furniture/groups.js';
import { askedPieces, isLeftOut, setPieceTightly } from '../furniture/pieces.js';
import { bayPair, chairPair, chairs, lowChair, readingCorner } from '../furniture/seats/easy-chairs.js';
import { hasAid, mobilityOf } from '../mobility.js';
import { standRow } from '../other/mudroom.js';
import { leave } from './cluster.js';
import { setGroups } from './set-late.js';

/** What was asked for and is missing: the sentences on it, and how it is tried. */
export interface Missing {
  readonly tells: (sentence: string) => boolean;
  readonly set: (draft: Draft) => boolean;
}

/** Rooms of their own and what has its own walls are planned with the room, and not late. */
const PLANNED_WITH_ROOM = /^A (?:bed|bunk bed|walk-in closet|kitchenette|bar|fireplace|closet)$/;

/** What is tried where no planner's own found a place; who walks with help keeps the floor instead of one more chair. */
const smaller = (name: string, brief: Brief): readonly Group[] =>
  hasAid(mobilityOf(brief, 'wheelchair')) && /chair/.test(name) ? [] : (SMALLER[name] ?? []);

/** Smaller ones than any planner begins with. */
const SMALLER: Readonly<Record<string, readonly Group[]>> = {
  Shelving: [...[30, 24].map((w) => bookcase(w, false, 72)), ...[36, 30, 24].map(lowBookcase)],
  'A bench with hooks': [entryBench(30)],
  // A chair with a low back stands before a window.
  'An armchair': [lowChair],
  'A chair': [lowChair],
  // A chest for toys is low: it stands under a window.
  'Toy storage': [36, 30, 24].map((w) =>
    single('cabinet', w, 16, 20, 24, { label: `Toy storage ${w}`, traits: { use: 'toys' } }),
  ),
};

const STOOLS = /^Stools at the bar were left out|stools fit at the bar/;
const stoolsIn = (pieces: Group['pieces']): number => pieces.filter(({ kind }) => kind === 'stool').length;

const READING_CORNER = 'A reading corner';
/** What stands in place of these is another thing: a sofa is no sectional, chairs before a screen are no corner to read in. */
const TOLD_APART = /^A (?:reading corner|sectional)/;

/** What was asked for that a plan tells to be left out, or fewer of. */
export function missingOf(brief: Brief, unmet: readonly string[]): Missing[] {
  const told = (tells: Missing['tells']): boolean => unmet.some(tells);
  const found: Missing[] = [];
  for (const { features, name, is, groups, tried } of ASKED) {
    if (PLANNED_WITH_ROOM.test(name) || !features.some((id) => wants(brief, id))) continue;
    const tells = (sentence: string) =>
      /left out|no free place/.test(sentence) &&
      !TOLD_APART.test(sentence) &&
      (sentence.startsWith(name) || (tried?.test(sentence) ?? false));
    if (told(tells))
      found.push({
        tells,
        set: (draft) => {
          const stands =
            draft.items.some(is) ||
            setGroups(draft, [...groups(brief, draft), ...smaller(name, brief)], 'asked');
          raiseSills(draft);
          return stands;
        },
      });
  }
  for (const { features, unless, is, tried, set } of SET_FREE) {
    if (!features.some((id) => wants(brief, id)) || unless?.some((id) => wants(brief, id))) continue;
    const tells = (sentence: string) => /left out/.test(sentence) && tried.test(sentence);
    if (told(tells))
      found.push({
        tells,
        set: (draft) => draft.items.some(is) || set(draft, brief, []),
      });
  }
  for (const asked of askedPieces(brief)) {
    const tells = (sentence: string) => isLeftOut(asked, sentence);
    if (told(tells)) found.push({ tells, set: (draft) => setPieceTightly(draft, asked) });
  }
  const shelving = (sentence: string) => sentence.startsWith('Storage shelving was left out');
  if (told(shelving))
    found.push({
      tells: shelving,
      set: (draft) =>
        draft.items.some(({ kind }) => kind === 'storage-shelf') ||
        setGroups(draft, STORAGE_SHELVES, 'storage'),
    });
  found.push(...[readingCornerOf(brief), stoolsOf(brief)].filter(({ tells }) => told(tells)));
  const chairsToTalk = (sentence: string) => /^(?:Chairs|A second chair) to sit and talk/.test(sentence);
  if (told(chairsToTalk))
    found.push({
      tells: chairsToTalk,
      set: (draft) => {
        const one = (): boolean => setGroups(draft, chairs(brief), 'reading');
        const stand = draft.items.filter(({ kind }) => kind === 'armchair').length;
        return stand > 0
          ? stand > 1 || one()
          : setGroups(draft, [chairPair, bayPair], 'reading') || (one() && one());
      },
    });
  const dresser = (sentence: string) => sentence.startsWith('A dresser was left out');
  if (told(dresser))
    found.push({
      tells: dresser,
      set: (draft) =>
        draft.items.some(({ kind }) => kind === 'dresser') ||
        setGroups(draft, dressers([60, 48, 36, 30], 24), 'storage'),
    });
  const lockers = countAskedFor(brief.wanted, 'lockers');
  const fewer = (sentence: string) => /lockers fit/.test(sentence);
  if (lockers !== undefined && told(fewer))
    found.push({
      tells: fewer,
      set: (draft) => {
        const left = lockers - draft.items.filter(isLocker).length;
        return left <= 0 || standRow(draft, left, [12]) === left;
      },
    });
  return found;
}

/** A corner to read in: the chairs of a group are none. */
const readingCornerOf = (brief: Brief): Missing => ({
  tells: (sentence) => sentence.startsWith(READING_CORNER),
  set: (draft) =>
    draft.items.some(({ group }) => group === 'reading') ||
    setGroups(draft, [readingCorner, ...chairs(brief), lowChair], 'reading'),
});

/** Stools at a bar: the one that stands makes way for one with as many as were asked for. */
const stoolsOf = (brief: Brief): Missing => ({
  tells: (sentence) => STOOLS.test(sentence),
  set: (draft) => {
    const stand = (): number => draft.items.filter(({ kind }) => kind === 'stool').length;
    const before = stand();
    const bars = barsFor(brief, [84, 72, 60]).filter(({ pieces }) => stoolsIn(pieces) > before);
    leave(
      draft,
      draft.items.filter(({ group }) => group === 'bar'),
    );
    return setGroups(draft, bars, 'bar') && stand() >= stoolsAsked(brief);
  },
});
