import { type Brief, isSide, type Side } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { type Group, type Piece, placeFree, single } from '../floor/place.js';
import { wallsTold } from '../floor/told-places.js';
import { dressingTable } from '../furniture/groups.js';
import { wallMirror } from '../furniture/gym.js';
import { aside, central } from '../furniture/preferences.js';
import type { OtherRoom } from './other-room.js';

/** A room for clothes: open runs of hanging along its walls, shelves for shoes, drawers in an island. Inches. */

/** Hangers are 17 to 19 in wide, so that a rod has 24 in; one passes before them. */
const DEEP = 24;
const FRONTS = [36, 30] as const;
const LENGTHS = [144, 132, 120, 108, 96, 84, 72, 60, 48, 36] as const;
/** The widest module between two uprights, and the narrowest that hangs clothes. */
const MODULE = 42;
const LEAST_MODULE = 30;
/** A run of more modules has shelves in its middle. */
const SHELVES = 30;
const LONG_RUN = 96;
const MOST_RUNS = 3;
const SHOES_AFTER = 2;

export function furnishDressingRoom({ attempt, seen }: OtherRoom): void {
  const { brief, draft } = attempt;
  const told = sidesTold(brief);
  const atWall = (group: string) => ({ group, prefer: aside() });
  if (attempt.wants('vanity-table'))
    attempt.placeAsked(
      'A dressing table',
      [dressingTable(42), dressingTable(36)],
      atWall('vanity-table'),
      20,
    );
  const shoes = shoeShelves(draft);
  const wantsShoes = attempt.wants('shoe-shelves');
  const placeShoes = (): void => {
    if (draft.items.some(({ group }) => group === 'shoes')) return;
    attempt.placeAsked('Shelves for shoes', shoes, atWall('shoes'), 25);
  };
  // An island wants the middle, and a wall for its own: two runs leave it the floor.
  const runs = told.length > 0 ? told.length : attempt.wants('closet-island') ? 2 : MOST_RUNS;
  for (let run = 0; run < runs; run++) {
    // Shoes that were asked for come before a third wall of hanging.
    if (run === SHOES_AFTER && wantsShoes) placeShoes();
    const groups = FRONTS.flatMap((front) =>
      LENGTHS.map((long) => hangingRun(draft, long, front, run === 0)),
    );
    const options = { group: `hanging-${run + 1}`, prefer: seen };
    const side = told[run];
    const placed =
      (side && attempt.place(groups, { ...options, sides: [side] }, 40)) ??
      attempt.place(groups, options, run === 0 ? 40 : 20);
    if (!placed) {
      if (run === 0) attempt.leaveOut('Hanging for clothes was left out: no wall is free for a rod of 3 ft.');
      break;
    }
    attempt.score += Math.max(...placed.map(({ box }) => Math.max(box.widthIn, box.depthIn))) / 6;
  }
  if (wantsShoes) placeShoes();
  else attempt.place(shoes, atWall('shoes'), 6);
  if (attempt.wants('closet-island') && !setIsland(draft))
    attempt.leaveOut('A closet island was left out: 2\'-6" do not stay free around one.');
  else if (attempt.wants('bench')) setBench(draft);
  if (!attempt.refuses('mirror'))
    attempt.place([30, 24].map(wallMirror), { group: 'mirror', prefer: central() }, 8);
}

/** Walls to which words give closets: those of a house that has them are told as its openings. */
function sidesTold({ thingsAt = [], openingsAt = [] }: Brief): readonly Side[] {
  const closets = openingsAt.flatMap(({ opening, at }) =>
    opening === 'closet' && at && isSide(at) ? [at] : [],
  );
  return [...new Set([...closets, ...wallsTold({ told: thingsAt.filter(({ thing }) => HUNG.has(thing)) })])];
}
const HUNG: ReadonlySet<string> = new Set(['closet', 'walk-in-closet', 'wardrobe']);

/** Open modules side by side: two rods one above the other, shelves in the middle of a long run, one rod for long things. */
function hangingRun(draft: Draft, long: number, front: number, hasLong: boolean): Group {
  const high = Math.min(90, draft.shell.ceilingIn - 4);
  const shelves = long >= LONG_RUN ? SHELVES : 0;
  const each = Math.ceil((long - shelves) / MODULE);
  const count = Math.min(each, Math.floor((long - shelves) / LEAST_MODULE));
  const wide = (long - shelves) / Math.max(1, count);
  const pieces: Piece[] = [];
  let t = 0;
  for (let i = 0; i < count; i++) {
    if (shelves > 0 && i === Math.floor(count / 2)) {
      pieces.push({
        kind: 'bookcase',
        t,
        n: 0,
        along: shelves,
        deep: SHELF_DEEP,
        height: high,
        label: `Closet shelves ${shelves}`,
        traits: { builtIn: true, shelves: 6, use: 'clothes' },
      });
      t += shelves;
    }
    const isLong = hasLong && i === count - 1 && count > 1;
    pieces.push({
      kind: 'wardrobe',
      t,
      n: 0,
      along: wide,
      deep: DEEP,
      height: high,
      label: `${isLong ? 'Long hanging' : 'Double hanging'} ${Math.round(wide)}`,
      traits: { doors: 0, builtIn: true, fit: isLong ? 'long-hang' : 'double-hang' },
    });
    t += wide;
  }
  const zone = { t: 0, n: DEEP, along: long, deep: front };
  return { along: long, deep: DEEP, pieces, clear: [zone], keep: [{ ...zone, deep: 30 }] };
}
const SHELF_DEEP = 16;

/** A pair of shoes takes 8 to 9 in of a shelf 12 to 14 in deep: four pairs on one of 36 in. */
const shoeShelves = (draft: Draft): Group[] =>
  [72, 60, 48, 36, 24].map((w) =>
    single('bookcase', w, 14, Math.min(90, draft.shell.ceilingIn - 4), 30, {
      label: `Shoe shelves ${w}`,
      traits: { builtIn: true, shelves: 9, use: 'shoes' },
    }),
  );

/** Drawers in the middle of the floor. One passes on every side. */
function setIsland(draft: Draft): boolean {
  for (const around of [36, 30])
    for (const [w, d] of [
      [60, 24],
      [48, 24],
      [36, 24],
      [36, 20],
    ] as const) {
      const place = placeFree(draft, { w, d }, { around, turn: true, thing: 'closet-island' });
      if (!place) continue;
      draft.add('cabinet', place.rect, {
        height: 36,
        facing: place.turned ? 'east' : 'south',
        group: 'closet-island',
        label: `Closet island ${w}`,
        traits: { use: 'closet-island' },
      });
      return true;
    }
  return false;
}

/** A bench to sit on in the middle of the floor. */
function setBench(draft: Draft): void {
  for (const w of [54, 48, 42, 36]) {
    const place = placeFree(draft, { w, d: 18 }, { around: 30, turn: true, thing: 'bench' });
    if (!place) continue;
    draft.add('bench', place.rect, {
      height: 18,
      facing: place.turned ? 'east' : 'south',
      group: 'dressing-bench',
      label: `Bench ${w}`,
      traits: { use: 'bed' },
    });
    return;
  }
}
