import type { Brief, Side } from '@plumbline/concept';
import { lengthsOf, refuses, wants } from '../../brief/brief.js';
import { opposite, overlaps, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot, single } from '../floor/place.js';
import { setAsked } from '../furniture/asked.js';
import { bayPair, chairPair, chairs } from '../furniture/easy-chairs.js';
import {
  aside,
  bookcase,
  central,
  deskSpot,
  desks,
  grant,
  hearths,
  nearWindow,
} from '../furniture/furnish.js';
import { askedPieces } from '../furniture/pieces.js';
import { hangTv } from '../furniture/television.js';
import { windowSeat } from '../furniture/window-seat.js';
import { isBehindLeaf } from '../openings/leaf.js';

/** What stands in a bedroom beside bed and closets: what was asked for first, then what finishes it. Inches. */

/** Below such a ceiling nobody stands up: a wall for drawers. Inches. */
const KNEE = 66;

/**
 * Sets the things of a bedroom; `named` sets what else was asked for, before what nobody did. Answers what they are worth.
 */
export function furnishBedroom(
  draft: Draft,
  brief: Brief,
  unmet: string[],
  entry: Side,
  named: () => number,
): number {
  const wished = (name: string) => wants(brief, name);
  const bed = draft.items.find((i) => ['bed', 'bunk-bed', 'crib', 'sofa'].includes(i.kind));
  let score = 0;
  // In a small room inches decide.
  const step = draft.shell.widthIn * draft.shell.depthIn < 105 * 144 ? 2 : 6;
  const ask = (
    name: string,
    variants: readonly Group[],
    group: string,
    prefer: (s: Spot) => number,
  ): void => {
    score += grant(draft, unmet, true, name, variants, { group, prefer, step }) ? 14 : 0;
  };
  if (wished('knee-wall-drawers')) score += setKneeDrawers(draft, unmet);
  if (wished('desk') || wished('two-desks')) {
    const spot = deskSpot(draft, wished('video-calls') || wished('desk-window'));
    ask('A desk', desks(brief), 'desk', spot);
    if (wished('two-desks')) ask('A second desk', desks(brief, 48), 'second-desk', spot);
  }
  if (wished('vanity-table'))
    ask('A dressing table', [dressingTable(42), dressingTable(36)], 'vanity', aside());
  if (wished('wardrobe'))
    ask(
      'A wardrobe',
      [72, 60, 48, 36].map((w) => wardrobe(w, draft)),
      'closet',
      aside(),
    );
  if (wished('window-seat')) {
    if (windowSeat(draft)) score += 14;
    else unmet.push('A window seat was left out: no window has free floor under it.');
  }
  if (wished('fireplace'))
    ask('A fireplace', hearths, 'hearth', (s) => central()(s) + (bed?.facing === opposite(s.side) ? 0 : 20));
  if (wished('tv') && bed) hangTv(draft, bed, unmet);
  if (
    wished('conversation') ||
    wished('two-armchairs') ||
    (wished('armchairs') && draft.shell.widthIn * draft.shell.depthIn > 200 * 144)
  )
    score += setTalk(draft, brief, unmet);
  else if (wished('reading-nook') || wished('armchairs') || wished('glider') || wished('recliner'))
    ask('An armchair', chairs(brief), 'reading', (s) => nearWindow(draft)(s) + aside()(s) / 2);
  // A dresser stands below the television.
  const below = (s: Spot) =>
    central()(s) + (draft.items.some((i) => i.kind === 'tv' && overlaps(rectOf(i.box), s.rect)) ? 20 : 0);
  if (wished('dresser') || wished('changing-table'))
    ask(
      'A dresser',
      dressers(wished('two-dressers') ? [48, 36, 30] : [66, 60, 48, 36, 30], 30),
      'storage',
      below,
    );
  if (wished('two-dressers')) ask('A second dresser', dressers([60, 48, 36, 30], 30), 'storage', central());
  if (wished('three-dressers')) ask('A third dresser', dressers([60, 48, 36, 30], 30), 'storage', central());
  if (wished('bookcase') || wished('built-ins'))
    ask(
      'Shelving',
      lengthsOf(brief, 'bookcase', [72, 48, 36, 30]).map((w) => bookcase(w, wished('built-ins') && w > 36)),
      'storage',
      aside(),
    );
  if (wished('bench') && !draft.items.some((i) => i.kind === 'bench'))
    ask(
      'A bench',
      [48, 42, 36, 30].map((w) => single('bench', w, 16, 18, 20, { traits: { use: 'bed' } })),
      'storage',
      aside(),
    );
  if (wished('mirror')) standMirror(draft);
  score += setAsked(draft, brief, unmet) + named();
  // What nobody asked for comes after what was, and not into a small room that is full.
  const sqFt = (draft.shell.widthIn * draft.shell.depthIn) / 144;
  const dressed = draft.items.some((i) => i.kind === 'dresser');
  if (
    !refuses(brief, 'dresser') &&
    !dressed &&
    !wished('play-floor') &&
    !wished('sleeper-sofa') &&
    askedPieces(brief).length < 2 &&
    sqFt >= 95
  )
    score += placeFirst(draft, dressers([66, 60, 48, 36], 36), { group: 'storage', prefer: central() })
      ? 10
      : 0;
  if (sqFt > 200 && !draft.items.some((i) => i.kind === 'armchair'))
    placeFirst(draft, chairs(brief), {
      group: 'reading',
      prefer: (s) => nearWindow(draft)(s) + (s.side === entry ? -10 : 0),
    });
  return score;
}

const dressers = (widths: readonly number[], front: number): Group[] =>
  widths.map((w) =>
    single('dresser', w, 19, 33, front, { label: `Dresser ${w}`, traits: { drawers: w >= 60 ? 6 : 4 } }),
  );

const wardrobe = (w: number, draft: Draft): Group =>
  single('wardrobe', w, 24, Math.min(84, draft.shell.ceilingIn - 2), 30, {
    label: `Wardrobe ${w}`,
    traits: { doors: Math.round(w / 18), builtIn: false },
  });

/** Drawers built into low walls: a bank in each, as long as it has the place. Answers what they are worth. */
function setKneeDrawers(draft: Draft, unmet: string[]): number {
  const low = draft.frames.filter(
    (wall) => draft.ceilingOver(draft.at(wall, wall.lengthIn / 2, 0, 1, 1)) < KNEE && wall.lengthIn >= 60,
  );
  let set = 0;
  for (const wall of low) {
    const high = draft.ceilingOver(draft.at(wall, 0, 0, wall.lengthIn, 1));
    const banks = [84, 72, 60, 48, 36].map((w) =>
      single('dresser', w, 16, Math.min(36, high - 8), 24, {
        label: `Knee-wall drawers ${w}`,
        traits: { drawers: w >= 60 ? 6 : 4, builtIn: true },
      }),
    );
    for (let i = 0; i < (wall.lengthIn > 300 ? 2 : 1); i++)
      if (
        placeFirst(draft, banks, {
          group: 'knee',
          sides: [wall.side],
          allow: (s) => s.wall.wall.id === wall.wall.id,
          prefer: aside(),
        })
      )
        set++;
  }
  if (set === 0) unmet.push('Drawers in the knee walls were left out: no low wall has the place for them.');
  return set * 10;
}

/** Two chairs to talk in, or one; answers what they are worth. */
function setTalk(draft: Draft, brief: Brief, unmet: string[]): number {
  const prefer = nearWindow(draft);
  if (placeFirst(draft, [chairPair, bayPair], { group: 'reading', prefer })) return 44;
  const one = placeFirst(draft, chairs(brief), { group: 'reading', prefer });
  if (one && !wants(brief, 'conversation')) return 14;
  unmet.push(
    one
      ? 'A second chair to sit and talk was left out: this room has no free place for it.'
      : 'Chairs to sit and talk were left out: this room has no free place for them.',
  );
  return one ? 14 : 0;
}

/** A mirror to see oneself in from head to foot: the widest that has a place, and none behind an open door. */
function standMirror(draft: Draft): void {
  const glass = (along: number): Group => ({
    along,
    deep: 3,
    pieces: [{ kind: 'mirror', t: 0, n: 0, along, deep: 2, height: 66, z: 8, traits: { shape: 'arch' } }],
  });
  placeFirst(draft, [36, 26].map(glass), {
    group: 'decor',
    allow: ({ rect }: Spot) => !draft.openings.some((o) => isBehindLeaf(draft.shell, o, rect)),
  });
}

const dressingTable = (w: number): Group => ({
  along: w,
  deep: 38,
  pieces: [
    {
      kind: 'desk',
      t: 0,
      n: 0,
      along: w,
      deep: 20,
      height: 30,
      label: `Dressing table ${w}`,
      traits: { use: 'vanity' },
    },
    { kind: 'ottoman', t: w / 2 - 9, n: 21, along: 18, deep: 16, height: 18 },
    {
      kind: 'mirror',
      t: w / 2 - 12,
      n: 0,
      along: 24,
      deep: 1.5,
      height: 30,
      z: 36,
      traits: { shape: 'arch' },
      optional: true,
    },
  ],
  clear: [{ t: 0, n: 20, along: w, deep: 26 }],
  keep: [{ t: 0, n: 20, along: w, deep: 18 }],
});
