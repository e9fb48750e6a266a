import { lengthsOf, sizeOf, wants, withoutFeature } from '@plumbline/brief';
import type { Brief, Side } from '@plumbline/concept';
import { centre, opposite, overlaps, rectOf, runsEast } from '../../geometry/geometry.js';
import { isBehindLeaf } from '../../geometry/leaf.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot, single } from '../floor/place.js';
import { setAsked } from '../furniture/asked.js';
import { desks, desksAbreast, desksToShare } from '../furniture/desks.js';
import { BENCHES, bookcase, dressers, dressingTable, hearths, standingMirror } from '../furniture/groups.js';
import { askedPieces } from '../furniture/pieces.js';
import { aside, central, deskSpot, nearWindow } from '../furniture/preferences.js';
import { bayPair, chairPair, chairs } from '../furniture/seats/easy-chairs.js';
import { windowSeat } from '../furniture/seats/window-seat.js';
import { hangOverDresser, hangTv, tvTold } from '../furniture/television.js';
import { placeWallOfShelves } from '../furniture/wall-of-shelves.js';
import { sidesTold } from '../openings/told-openings.js';
import type { Attempt } from '../search/attempt.js';

/** What stands in a bedroom beside bed and closets: what was asked for first, then what finishes it. Inches. */

/** Below such a ceiling nobody stands up: a wall for drawers. Inches. */
const KNEE = 66;

/** Sets the things of a bedroom; `placeNamed` sets the pieces that were named, before what nobody asked for. */
export function furnishBedroom(attempt: Attempt, entry: Side, placeNamed: () => void): void {
  const ask = asker(attempt);
  // Two chairs want more floor than a desk: they may come first.
  const chairsFirst =
    attempt.wants('two-armchairs') && !hasWallTold(attempt, 'dresser') && attempt.chance.flip();
  if (chairsFirst) placeSeats(attempt, ask);
  placeWallOfShelves(attempt);
  placeDesks(attempt, ask);
  placeByWalls(attempt, ask);
  // Below a screen that looks at the bed stands its dresser: before chairs, or between them.
  const early = hasWallTold(attempt, 'dresser') || (attempt.has('tv') && attempt.chance.flip());
  if (early) placeDressers(attempt, ask);
  if (!chairsFirst) placeSeats(attempt, ask);
  if (!early) placeDressers(attempt, ask);
  placeSmall(attempt, ask);
  // Children play on the floor that is left: laid once all stands.
  attempt.score += setAsked(attempt.draft, withoutFeature(attempt.brief, 'play-area'), attempt.unmet);
  placeNamed();
  placeUnasked(attempt, entry);
}

/** Whether words put a thing at a wall: it takes its place before what stands anywhere. */
const hasWallTold = ({ shell: { told = [] } }: Attempt, name: string): boolean =>
  told.some(({ thing, at, how }) => thing === name && at !== undefined && how === undefined);

/** Places the first that fits of what was asked for. */
type Ask = (name: string, candidates: readonly Group[], group: string, prefer: (s: Spot) => number) => void;

function asker(attempt: Attempt): Ask {
  // In a small room inches decide.
  const step = attempt.areaIn2 < 105 * 144 ? 2 : 6;
  return (name, candidates, group, prefer) => {
    attempt.placeAsked(name, candidates, { group, prefer, step }, 14);
  };
}

function placeDesks(attempt: Attempt, ask: Ask): void {
  const { draft, brief } = attempt;
  if (attempt.wants('knee-wall-drawers')) attempt.score += setKneeDrawers(draft, attempt.unmet);
  // Below a loft bed a desk stands already.
  if (attempt.wants('two-desks') || (attempt.wants('desk') && !attempt.has('desk'))) {
    const spot = deskSpot(draft, attempt.wantsAny(['video-calls', 'desk-window']));
    const abreast =
      attempt.wants('two-desks') &&
      attempt.place(desksAbreast(brief), { group: 'desk', prefer: spot, step: 3 }, 36) !== undefined;
    const shared =
      attempt.wants('shared-desk') &&
      attempt.place(desksToShare(brief), { group: 'desk', prefer: spot, step: 3 }, 36) !== undefined;
    if (!abreast && !shared) ask('A desk', desks(brief), 'desk', spot);
    if (!abreast && attempt.wants('two-desks')) ask('A second desk', desks(brief, 48), 'second-desk', spot);
  }
  if (attempt.wants('vanity-table'))
    ask('A dressing table', [dressingTable(42), dressingTable(36)], 'vanity', aside());
}

/** A wardrobe, a window seat, a fire, a television. */
function placeByWalls(attempt: Attempt, ask: Ask): void {
  const { draft, unmet } = attempt;
  const bed = draft.items.find((i) => ['bed', 'bunk-bed', 'crib', 'sofa'].includes(i.kind));
  if (attempt.wants('wardrobe')) {
    const wardrobes = [72, 60, 48, 36].map((w) => wardrobe(w, draft));
    ask('A wardrobe', wardrobes, 'closet', aside());
  }
  if (attempt.wants('window-seat')) {
    if (windowSeat(draft, sizeOf(attempt.brief, 'window-seat')?.widthIn)) attempt.score += 14;
    else unmet.push('A window seat was left out: no window has free floor under it.');
  }
  if (attempt.wants('fireplace') && !attempt.has('fireplace')) placeHearth(attempt, ask, bed?.facing);
  if (attempt.wants('tv') && bed) hangTv(draft, bed, unmet, tvTold(attempt.brief));
}

/** A fire at the wall that words give it, else where one looks at it from bed. */
function placeHearth(attempt: Attempt, ask: Ask, facing: Side | undefined): void {
  const told = attempt.brief.openingsAt?.find(({ opening }) => opening === 'fireplace');
  const sides = told ? sidesTold(attempt.shell, told) : [];
  const prefer = (s: Spot): number => central()(s) + (facing === opposite(s.side) ? 0 : 20);
  const options = { group: 'hearth', sides, prefer };
  if (sides.length > 0 && sides.length < 4 && attempt.place(hearths, options, 14)) return;
  ask('A fireplace', hearths, 'hearth', prefer);
}

function placeSeats(attempt: Attempt, ask: Ask): void {
  const { draft, brief, unmet } = attempt;
  const pair = attempt.wants('armchairs') && attempt.areaIn2 > LARGE;
  if (pair || attempt.wantsAny(['conversation', 'two-armchairs']))
    attempt.score += setTalk(draft, brief, unmet);
  else if (attempt.wantsAny(['reading-nook', 'armchairs', 'glider', 'recliner']))
    ask('An armchair', chairs(brief), 'reading', (s) => nearWindow(draft)(s) + aside()(s) / 2);
}

function placeDressers(attempt: Attempt, ask: Ask): void {
  const { draft } = attempt;
  // A dresser stands below the television, its middle under that of the screen.
  const screen = draft.items.find((i) => i.kind === 'tv');
  const middle = screen && centre(rectOf(screen.box));
  const below = (s: Spot): number => {
    if (!screen || !middle || !overlaps(rectOf(screen.box), s.rect)) return central()(s);
    const at = centre(s.rect);
    return BELOW_TV - (runsEast(s.side) ? Math.abs(at.x - middle.x) : Math.abs(at.y - middle.y));
  };
  const two = attempt.wants('two-dressers');
  if (attempt.wantsAny(['dresser', 'changing-table']))
    ask('A dresser', dressers(two ? [48, 36, 30] : [66, 60, 48, 36, 30], 30), 'storage', below);
  if (screen) hangOverDresser(draft, screen);
  if (two) ask('A second dresser', dressers([60, 48, 36, 30], 30), 'storage', central());
  if (attempt.wants('three-dressers'))
    ask('A third dresser', dressers([60, 48, 36, 30], 30), 'storage', central());
}

/** More than what speaks for the middle of a wall. */
const BELOW_TV = 60;

/** Shelves, a bench, a mirror. */
function placeSmall(attempt: Attempt, ask: Ask): void {
  const { draft, brief } = attempt;
  if (attempt.wantsAny(['bookcase', 'built-ins']) && !attempt.has('bookcase')) {
    const shelves = lengthsOf(brief, 'bookcase', [72, 48, 36, 30]).map((w) =>
      bookcase(w, attempt.wants('built-ins') && w > 36),
    );
    ask('Shelving', shelves, 'storage', aside());
  }
  if (attempt.wants('bench') && !attempt.has('bench')) ask('A bench', BENCHES, 'storage', aside());
  if (attempt.wants('mirror')) standMirror(draft);
}

/** A bedroom with floor for chairs that nobody asked for. Square inches. */
const LARGE = 200 * 144;

/** What nobody asked for comes after what was, and not into a small room that is full. */
function placeUnasked(attempt: Attempt, entry: Side): void {
  const { draft, brief } = attempt;
  const full =
    attempt.wantsAny(['play-floor', 'sleeper-sofa']) ||
    askedPieces(brief).length >= 2 ||
    attempt.areaIn2 < 95 * 144;
  if (!full && !attempt.refuses('dresser') && !attempt.has('dresser'))
    attempt.place(dressers([66, 60, 48, 36], 36), { group: 'storage', prefer: central() }, 10);
  if (attempt.areaIn2 > LARGE && !attempt.has('armchair'))
    attempt.place(chairs(brief), {
      group: 'reading',
      prefer: (s) => nearWindow(draft)(s) + (s.side === entry ? -10 : 0),
    });
}

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

/** Likes to sit by the fire, where there is one. */
function nearFire(draft: Draft): ((spot: Spot) => number) | undefined {
  const fire = draft.items.find(({ kind }) => kind === 'fireplace');
  if (!fire) return undefined;
  const at = centre(rectOf(fire.box));
  return ({ rect, side }) => {
    const { x, y } = centre(rect);
    // Who sits with the back to the fire's own wall does not look at it.
    return -Math.hypot(x - at.x, y - at.y) - (side === opposite(fire.facing) ? 30 : 0);
  };
}

/** Two chairs to talk in, or one; answers what they are worth. */
function setTalk(draft: Draft, brief: Brief, unmet: string[]): number {
  const prefer = nearFire(draft) ?? nearWindow(draft);
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
  placeFirst(draft, [36, 26].map(standingMirror), {
    group: 'decor',
    allow: ({ rect }: Spot) => !draft.openings.some((o) => isBehindLeaf(draft.shell, o, rect)),
  });
}
