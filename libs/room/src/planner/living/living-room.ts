import { asksForBed, countAskedFor, keeps, lengthsOf, refuses, sizeOf, wants } from '@plumbline/brief';
import {
  type Brief,
  type Item,
  isGlazed,
  isSide,
  reachFrom,
  SIDES,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import {
  centre,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  wallLength,
} from '../../geometry/geometry.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { type Group, isAsTold, type PlaceOptions, placeGroup, type Spot, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { pending } from '../floor/told-places.js';
import { largestBare, tableSeats } from '../floor/use-of-floor.js';
import { setAsked } from '../furniture/asked.js';
import { barsFor, tellFewerStools } from '../furniture/bars.js';
import { desks } from '../furniture/desks.js';
import { setDining, tightAtTable } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { fillFloor } from '../furniture/fill-floor.js';
import { setPlayTable } from '../furniture/games.js';
import { bookcase, toyStorage } from '../furniture/groups.js';
import { guestBedsFor } from '../furniture/guest-beds.js';
import { kitchenettesFor } from '../furniture/kitchenette.js';
import { namesPieces, setPieces } from '../furniture/pieces.js';
import { playCorner, playFloor } from '../furniture/play.js';
import { aside, central, deskSpot } from '../furniture/preferences.js';
import { layRugs } from '../furniture/rugs.js';
import { deadEnds } from '../furniture/seats/dead-ends.js';
import {
  bayPair,
  chairPair,
  chairs,
  lowPair,
  readingCorner,
  tellSecondChair,
} from '../furniture/seats/easy-chairs.js';
import { cornerFire, hearthAlone } from '../furniture/seats/focus.js';
import type { SeatingProgram } from '../furniture/seats/program.js';
import { chaiseTold, hasBoth, seatingGroups, sofaTold } from '../furniture/seats/seating.js';
import { windowSeat } from '../furniture/seats/window-seat.js';
import { faultsOfSofas, tellFewerSeats } from '../furniture/seats/worth.js';
import { hangTv, tvTold } from '../furniture/television.js';
import { placeWallOfShelves } from '../furniture/wall-of-shelves.js';
import { tooSmall } from '../late/grow-as-told.js';
import { faultsOfLeaves } from '../openings/openings.js';
import { sidesTold } from '../openings/told-openings.js';
import { keepWaysIn, openWays, outsideWalls, windowsToEscapeBy } from '../openings/ways.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt, entrySide } from '../search/attempts.js';
import { isSuite, planSuite } from '../suite/suite.js';

export const LEAST_LIVING = { widthIn: 84, depthIn: 84 } as const;

const ATTEMPTS = 8;
/** Two sofas that face each other before a fire have few places; so have two recliners beside a sofa, and seats beside a piano or a pool table. */
const OF_FACING = 16;
/** What seats before a focus are worth at least. */
const LEAST_GROUP = 30;
/** Features that are seats before a screen or a fire. */
const SEATS = ['sofa', 'sectional', 'tv', 'facing-sofas', 'fireplace', 'sleeper-sofa'];
/** What it is worth that the fireplace stands where it was told. */
const HEARTH_AS_TOLD = 40;
/** What it costs that it does not: no mason moves a fire for a piano. */
const HEARTH_ASTRAY = 120;
/** A room of this floor takes a pair of chairs and a table, square inches. */
const BIG = 200 * 144;
/** One of this floor is living and dining room in one, square inches. */
const AS_TWO = 380 * 144;

/** Plans a living room: seating before its focus first, then what was asked for, then what finishes a room. */
export function planLivingRoom(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  if (Math.min(shell.widthIn, shell.depthIn) < 84) return undefined;
  const home = isSuite(brief) ? planSuite(brief, shell, chance) : undefined;
  if (home) return home;
  const few =
    wants(brief, 'facing-sofas') ||
    LARGE.some((id) => wants(brief, id)) ||
    (wants(brief, 'two-recliners') && wants(brief, 'fireplace'));
  const attempts = few ? OF_FACING : ATTEMPTS;
  return bestAttempt(shell, attempts, () => planOnce(brief, shell, chance), few ? 2 * OF_FACING : ATTEMPTS);
}

function planOnce(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const room = openRoom(brief, shell, chance);
  if (!room) return undefined;
  const seated = placeMain(room);
  if (!seated) return undefined;
  placeShelves(room);
  placeAsked(room);
  finish(room);
  score(room, seated);
  return room.attempt.plan(nameOf(room, seated), room.exterior);
}

/** Where words have the fire. */
type HearthPlace = Pick<PlaceOptions, 'sides' | 'only' | 'allow'>;

/** From a fire in a corner to each of its two walls. Inches. */
const IN_CORNER = 8;

/** A living room whose doors and windows are set. */
interface LivingRoom {
  readonly attempt: Attempt;
  readonly entry: Side;
  readonly exterior: readonly [Side, ...Side[]];
  readonly seating: SeatingProgram;
  /** The walls that words put the fireplace on. */
  readonly hearth?: HearthPlace | undefined;
}

function openRoom(brief: Brief, shell: PlannerShell, chance: Chance): LivingRoom | undefined {
  const attempt = new Attempt(brief, new Draft(shell), chance);
  const entry = entrySide(shell, chance);
  const hearth = hearthTold(brief, shell, entry);
  const walls = outsideWalls(shell, entry, 2, chance);
  // Windows leave the wall of the fireplace to it, where there is another.
  const free = walls.filter((side) => shell.house || !hearth?.sides?.includes(side));
  const exterior = (free.length > 0 ? free : walls) as typeof walls;
  const cased = !wants(brief, 'barn-door') && (brief.layouts.includes('open-concept') || chance.next() < 0.6);
  const ways = {
    exterior,
    entry,
    door: cased ? 'cased' : 'hinged',
    windows: 2,
    ...windowsToEscapeBy(brief, shell),
  } as const;
  if (!openWays(attempt.draft, ways, brief, chance)) return undefined;
  keepWaysIn(attempt.draft);
  return { attempt, entry, exterior, seating: seatingFor(attempt, hearth), hearth };
}

/** The walls that words put the fireplace on; nothing where none was told. */
function hearthTold(
  { openingsAt = [], thingsAt = [] }: Brief,
  shell: PlannerShell,
  entry: Side,
): LivingRoom['hearth'] {
  const told = openingsAt.find(({ opening }) => opening === 'fireplace');
  if (!told) {
    const inCorner = thingsAt.find(({ thing, corner }) => thing === 'fireplace' && corner !== undefined);
    const sides = [inCorner?.at, inCorner?.corner].filter((side) => side !== undefined && isSide(side));
    const inIt = ({ rect }: Spot): boolean =>
      sides.every((side) => reachFrom(shell, rect, side as Side) <= IN_CORNER);
    return sides.length > 0 ? { sides: sides as Side[], only: 'corner', allow: inIt } : undefined;
  }
  const only = told.along === 'middle' ? 'centre' : told.along;
  return { sides: sidesTold(shell, told, entry), ...(only ? { only } : {}) };
}

/** What sits before what, by the brief. */
function seatingFor(attempt: Attempt, hearth: LivingRoom['hearth']): SeatingProgram {
  const { brief } = attempt;
  const own = recliningApart(attempt);
  const recliners = sitsInRecliners(attempt);
  const reclining = attempt.wants('recliner') && !recliners && !attempt.wants('sectional') && !own;
  const fire = attempt.wants('fireplace') || brief.layouts.includes('fireplace-focus');
  const screen = attempt.wants('home-theater');
  const people = countAskedFor(brief.wanted, 'seats');
  const talk = attempt.wantsAny(['conversation', 'armchairs']) || brief.layouts.includes('conversation');
  const noSofa = hasNoSofa(attempt);
  // Who sits down to talk looks at nobody's screen, unless one was asked for.
  const talksOnly =
    brief.layouts.includes('conversation') &&
    !attempt.wantsAny(['tv', 'second-seating']) &&
    !keeps(brief, 'tv');
  const dark = attempt.refuses('tv') || ((noSofa || talksOnly) && !attempt.wants('tv'));
  const focus = fire ? 'fireplace' : screen ? 'screen' : dark ? 'none' : 'tv';
  const form = otherForm(attempt, focus);
  return {
    focus,
    // Over a fire it hangs too high to be looked at, so only where it was asked for; aside of it it is hung once the seats stand.
    noTv: dark || (fire && (!attempt.wants('tv') || isAside(attempt, undefined))),
    sectional: attempt.wants('sectional') || (screen && !attempt.wants('sofa')) || form === 'sectional',
    // The chairs of a second group of seats are in that.
    chairs: attempt.wants('second-seating')
      ? 0
      : reclining
        ? attempt.wants('two-recliners')
          ? 2
          : 1
        : attempt.refuses('armchairs')
          ? 0
          : !(attempt.wants('one-armchair') && !attempt.wants('facing-sofas')) &&
              (own || talk || attempt.areaIn2 >= BIG)
            ? 2
            : 1,
    chairsAsked: reclining || attempt.wants('armchairs'),
    reclining,
    centred: hearth?.only === 'centre',
    // Six and more who talk sit on two sofas across from one another.
    facing: attempt.wants('facing-sofas') || form === 'facing' || (talksOnly && (people ?? 0) > 5),
    fireside: attempt.wants('fireside-chairs'),
    // A fire in the middle of its wall leaves the screen no place at the same one.
    ...(fire && attempt.wants('tv') && isAside(attempt, hearth)
      ? { tvAside: attempt.chance.pick(['low', 'high'] as const) }
      : {}),
    // Books stand on either side of a fire, where that has the place.
    builtIns:
      attempt.wantsAny(['built-ins', 'media-wall']) ||
      (fire && attempt.wants('bookcase') && !booksElsewhere(brief, hearth)),
    sleeper: attempt.wants('sleeper-sofa'),
    ...(noSofa ? { noSofa } : {}),
    recliners,
    sofaIn: sofaTold(brief),
    chaiseIn: chaiseTold(brief),
    tvIn: tvTold(brief),
    ...(hasBoth(brief) ? { loveseat: true } : {}),
    ...(people || hasBoth(brief)
      ? { people: Math.max(people ?? 0, hasBoth(brief) ? 6 : 0) }
      : form === 'corner'
        ? { people: 6 }
        : talk && !sofaTold(brief)
          ? { people: 5 }
          : {}),
  };
}

/** What is asked for as a sofa of some kind. */
const SOFAS = ['sofa', 'sectional', 'loveseat', 'sleeper-sofa', 'facing-sofas'];

/** Whether people sit in recliners and on no sofa: two were asked for and none, or a screen to sit back before. One stands beside a sofa. */
const sitsInRecliners = (attempt: Attempt): boolean =>
  attempt.wants('recliner') &&
  !attempt.wantsAny(SOFAS) &&
  (attempt.wantsAny(['two-recliners', 'home-theater']) || attempt.refuses('sofa'));

/** Whether easy chairs were asked for by number beside a recliner: they stand in the group, and it stands by itself. */
const recliningApart = (attempt: Attempt): boolean =>
  attempt.wants('recliner') &&
  !attempt.wants('two-recliners') &&
  (attempt.wants('two-armchairs') || (attempt.brief.counts ?? []).some(({ of }) => of === 'armchair'));

/** Whether books were told to be at another wall than the fire. */
const booksElsewhere = ({ thingsAt = [] }: Brief, hearth: LivingRoom['hearth']): boolean =>
  thingsAt.some(
    ({ thing, at, how }) =>
      thing === 'books' && !how && at !== undefined && isSide(at) && !(hearth?.sides ?? []).includes(at),
  );

/** Whether the screen hangs beside the fire: so it was told, or it is not to hang over it. A fire in the middle of its wall leaves it a hand only where that was told. */
const isAside = (attempt: Attempt, hearth: LivingRoom['hearth']): boolean => {
  const { thingsAt = [], placesRefused = [] } = attempt.brief;
  const hand = thingsAt.some(({ thing, how, to }) => thing === 'tv' && to === 'fireplace' && how !== 'over');
  const refused = placesRefused.some(({ thing, to }) => thing === 'tv' && to === 'fireplace');
  return hand || ((refused || attempt.wants('tv-aside')) && hearth?.only !== 'centre');
};

/** What is sat on in place of a sofa. */
const CHAIRS = [
  'armchairs',
  'two-armchairs',
  'piano',
  'grand-piano',
  'music-corner',
  'library',
  'fireside-chairs',
];

/** Whether nobody wants a sofa: it is refused, or who looks at no screen names chairs alone. */
const hasNoSofa = (attempt: Attempt): boolean =>
  !attempt.wantsAny(['sofa', 'sectional', 'loveseat', 'sleeper-sofa', 'facing-sofas', 'recliner']) &&
  (attempt.refuses('sofa') || (attempt.refuses('tv') && attempt.wantsAny(CHAIRS)));

/** Another idea sits otherwise, where nobody said how: sofas across from one another or in a corner, or a sectional. */
function otherForm(
  attempt: Attempt,
  focus: SeatingProgram['focus'],
): 'facing' | 'corner' | 'sectional' | undefined {
  const { brief, shell } = attempt;
  const told =
    attempt.wantsAny(['sectional', 'facing-sofas', 'recliner', 'sleeper-sofa']) ||
    (sizeOf(brief, 'sectional') ?? sizeOf(brief, 'sofa')) !== undefined;
  const idea = shell.house?.idea ?? 0;
  if (told || idea === 0) return undefined;
  const second = focus === 'fireplace' || focus === 'none' ? 'facing' : 'corner';
  const third = second === 'facing' ? 'corner' : attempt.wants('sofa') ? undefined : 'sectional';
  return idea % 2 === 1 ? second : third;
}

/** How people sit in the room. */
interface Seated {
  /** Before what is looked at, not on a sofa alone. */
  readonly focused: boolean;
  readonly hearthAsTold: boolean;
}

/** Seats, the table to eat at and what was named: chance says what comes first. Nothing where nobody could sit. */
function placeMain(opened: LivingRoom): Seated | undefined {
  const room = withPairTold(opened);
  const { attempt } = room;
  const { chance } = attempt;
  const eats = attempt.wants('dining-table');
  // A table for many needs more free floor than seats at a wall: it may come first.
  const tableFirst = eats && chance.flip();
  if (tableFirst) placeTable(attempt, true, focusSide(room));
  // What was named has its place before the sofas that any living room has; of those that were named either comes first.
  const large = asksForBed(attempt.brief) || attempt.wantsAny([...LARGE, 'game-room', 'kitchenette']);
  const pieces = namesPieces(attempt.brief);
  const sits = attempt.wantsAny(SEATS);
  const largeFirst = large && !(sits && chance.flip());
  // A fire that is there already leaves no choice of its wall: what is small comes after it.
  const piecesFirst = pieces && (room.hearth && sits ? false : large ? largeFirst : !(sits && chance.flip()));
  placeWallOfBooks(room);
  placeWallOfShelves(room.attempt);
  const playsFirst = attempt.wants('play-area') && chance.flip();
  if (playsFirst) placePlay(attempt);
  if (largeFirst) placeLarge(room);
  if (piecesFirst) placePieces(attempt);
  const seated = placeSeats(room);
  if (!seated) return undefined;
  if (attempt.wants('second-seating')) placeSecondSeats(room);
  if (large && !largeFirst) placeLarge(room);
  if (pieces && !piecesFirst) placePieces(attempt);
  if (eats && !tableFirst) placeTable(attempt, false);
  return seated;
}

/** Seats to talk in, apart from those before the screen or the fire. */
function placeSecondSeats({ attempt, seating }: LivingRoom): void {
  const { draft } = attempt;
  const talk: SeatingProgram = {
    ...withoutFire(attempt, seating),
    focus: 'none',
    noTv: true,
    sectional: false,
    reclining: false,
    recliners: false,
    sleeper: false,
    facing: false,
    chairs: 2,
    chairsAsked: false,
    sofaIn: 60,
  };
  const { people: _, chaiseIn: __, noSofa: ___, loveseat: ____, ...plain } = talk;
  const groups = [...seatingGroups(draft, plain), bayPair, chairPair];
  attempt.placeAsked('A second group of seats', groups, { group: 'talk', prefer: aside() }, 60);
}

/** Two chairs that words put by a window or at a wall have it before the sofas, which then have none at their ends. */
function withPairTold(room: LivingRoom): LivingRoom {
  const { attempt, seating } = room;
  const { draft, brief } = attempt;
  const told = pending(draft).find(
    ({ thing, at, how, to }) =>
      thing === 'chair' &&
      (to === 'window' ? how === 'under' : how === undefined && at !== undefined && isSide(at)),
  );
  const two =
    attempt.wants('two-armchairs') ||
    (brief.counts ?? []).some(({ of, least }) => of === 'armchair' && least === 2);
  if (!told || !two || seating.recliners || seating.reclining || seating.noSofa || seating.fireside)
    return room;
  const pairs = told.to === 'window' ? [lowPair(chairPair), lowPair(bayPair)] : [chairPair, bayPair];
  const stands = pairs.some((pair) =>
    placeGroup(draft, pair, {
      group: 'reading',
      prefer: central(),
      allow: (spot) => isAsTold(draft, pair, spot, 0, told),
    }),
  );
  if (!stands) return room;
  attempt.score += PAIR_AS_TOLD;
  return { ...room, seating: { ...seating, chairs: 0, chairsAsked: false } };
}
const PAIR_AS_TOLD = 40;

/** What it is worth that all who were told sit down to eat. */
const SEATED = 110;

/** The side that words give to what is looked at from the seats. */
function focusSide({ attempt, hearth }: LivingRoom): Side | undefined {
  const tv = attempt.brief.thingsAt?.find(
    ({ thing, at, how }) => thing === 'tv' && !how && at !== undefined,
  )?.at;
  const [fire, another] = hearth?.sides ?? [];
  return tv !== undefined && isSide(tv) ? tv : another ? undefined : fire;
}

function placeTable(attempt: Attempt, toCorner: boolean, away?: Side): void {
  if (!setDining(attempt.draft, attempt.brief, attempt.unmet, toCorner, away)) return;
  // A table for two is not what was asked for who are six.
  const people = countAskedFor(attempt.brief.wanted, 'dining');
  attempt.score += people ? SEATED * Math.min(1, tableSeats(attempt.draft) / people) : 25;
}

function placeLarge(room: LivingRoom): void {
  const { attempt } = room;
  const { draft, brief, unmet } = attempt;
  // A bed wants more floor than anything else that may be asked for.
  if (asksForBed(brief))
    attempt.placeAsked('A bed', guestBedsFor(brief), { group: 'bed', prefer: aside() }, 40);
  attempt.score += setAsked(draft, withOnly(brief, LARGE), unmet);
  if (attempt.wants('game-room') && setPlayTable(draft, unmet, focusSide(room))) attempt.score += 18;
  if (attempt.wants('kitchenette'))
    attempt.placeAsked(
      'A kitchenette',
      kitchenettesFor(brief, draft),
      { group: 'kitchenette', prefer: aside() },
      25,
    );
}

function placePieces(attempt: Attempt): void {
  attempt.score += setPieces(attempt.draft, attempt.brief, attempt.unmet);
}

/** What wants so much floor or wall that it may come before seats. */
const LARGE = ['piano', 'grand-piano', 'pool-table', 'ping-pong'];

/** The brief with no features asked for but these. */
const withOnly = (brief: Brief, ids: readonly string[]): Brief => ({
  ...brief,
  wanted: brief.wanted.filter((id) => ids.includes(id)),
});

/** What an end of the room is worth there, against the wall across from the door. */
const TO_END = 5;

function placeSeats({ attempt, entry, seating, hearth }: LivingRoom): Seated | undefined {
  const { draft } = attempt;
  const facing = central(
    Object.fromEntries(SIDES.map((s) => [s, s === opposite(entry) ? 12 : s === entry ? -10 : 6])),
  );
  // Nobody likes to sit with the back to a window: who looks at a wall has the one across behind.
  const prefer = (spot: Spot): number =>
    facing(spot) - (draft.openings.some((o) => isGlazed(o) && o.side === opposite(spot.side)) ? 9 : 0);
  // Two groups of seats, or seats and a floor to play on, take an end of the room each.
  const shares = attempt.wantsAny(['second-seating', 'play-area']);
  const set = (program: SeatingProgram, where: HearthPlace): number =>
    setSeats(draft, program, {
      group: 'seating',
      prefer: shares ? (spot) => prefer(spot) + TO_END * aside()(spot) : prefer,
      ...where,
    });
  // Seats before the fire come before shelves on both sides of it, which stand elsewhere too.
  const place = (program: SeatingProgram, where: HearthPlace = {}): number => {
    const at = set(program, where);
    return at < 0 && program.builtIns ? set({ ...program, builtIns: false }, where) : at;
  };
  const told = seating.focus === 'fireplace' && hearth ? hearth : undefined;
  // What stands in a corner has no row of seats before it.
  const before = told && told.only !== 'corner' && !looksElsewhere(attempt.brief);
  const asTold = before ? place(seating, told) : -1;
  // Where its wall has no place for seats before it, or a screen at another wall is looked at, the fire stands by itself.
  const alone = told && asTold < 0 && setHearth(attempt, told, seating);
  if (told && (asTold >= 0 || alone)) attempt.score += HEARTH_AS_TOLD;
  else if (told) attempt.unmet.push('The fireplace found no place on the wall where you have it.');
  const program = alone ? withoutFire(attempt, seating) : seating;
  const at = asTold >= 0 ? asTold : place(program);
  // The least of many groups is worth more than a sofa alone.
  if (at >= 0) attempt.score += Math.max(LEAST_GROUP, 80 - at);
  else if (!placeSofaAlone(attempt, program)) return undefined;
  const sofa = draft.items.find(({ kind }) => kind === 'sofa' || kind === 'sectional');
  if (at >= 0 && program.noTv && attempt.wants('tv') && !attempt.has('tv') && sofa)
    hangTv(draft, sofa, attempt.unmet, program.tvIn);
  return { focused: at >= 0, hearthAsTold: asTold >= 0 || alone === true };
}

/** Sets the first group of seats that has a place: where words put a thing of it, if any does. Which it is, else -1. */
function setSeats(draft: Draft, { tvAside, ...plain }: SeatingProgram, options: PlaceOptions): number {
  // A screen beside the fire is looked at with it, where their wall is long enough.
  const aside = tvAside ? seatingGroups(draft, { ...plain, tvAside }) : [];
  const others =
    tvAside && plain.centred ? seatingGroups(draft, { ...plain, tvAside: otherHand(tvAside) }) : [];
  const groups = [...aside, ...others, ...seatingGroups(draft, plain)];
  // Over the fire it hangs in every group that has both.
  const hand = pending(draft).find(
    ({ thing, to, how }) => thing === 'tv' && to === 'fireplace' && how !== 'over',
  );
  const walls = pending(draft).filter(
    ({ thing, at, how }) => SEATED_BEFORE.has(thing) && how === undefined && at !== undefined && isSide(at),
  );
  // A smaller group where words put what it looks at comes before a larger one elsewhere; no sofa before a sectional.
  const { prefer: _, allow, ...where } = options;
  const first = (fits: (group: Group) => boolean, told?: ThingPlace): number => {
    const dead = allow ? undefined : deadEnds(draft, JSON.stringify([where, told]));
    return groups.findIndex((group) => {
      if (!fits(group) || dead?.has(group)) return false;
      const at = told
        ? { ...options, allow: (spot: Spot) => isAsTold(draft, group, spot, 0, told) }
        : options;
      if (placeGroup(draft, group, at)) return true;
      dead?.add(group);
      return false;
    });
  };
  const find = (fits: (group: Group) => boolean): number => {
    for (const told of hand ? [hand, ...walls] : walls) {
      const at = first(fits, told);
      if (at >= 0) return at;
    }
    return first(fits);
  };
  const bends = plain.sectional ? find(({ pieces }) => pieces.some(({ kind }) => kind === 'sectional')) : -1;
  return bends >= 0 ? bends : find(() => true);
}

/** What words put at a wall that seats stand before, or that are seats. */
const SEATED_BEFORE: ReadonlySet<string> = new Set(['tv', 'sofa', 'sectional']);

const otherHand = (hand: 'low' | 'high'): 'low' | 'high' => (hand === 'low' ? 'high' : 'low');

/** Whether words put what is looked at on another wall than the fire's, or the seats in another part of the room. */
const looksElsewhere = ({ thingsAt = [], openingsAt = [] }: Brief): boolean => {
  const fire = openingsAt.find(({ opening }) => opening === 'fireplace');
  return thingsAt.some(
    ({ thing, at, how }) =>
      thing === 'tv' && how === undefined && at !== undefined && fire !== undefined && at !== fire.at,
  );
};

/** Sets the fire where words have it, with its shelves if they fit, without seats before it. */
function setHearth(attempt: Attempt, told: HearthPlace, { builtIns }: SeatingProgram): boolean {
  const { draft, chance } = attempt;
  // Off the middle of its wall, or without shelves, it leaves its floor to a sectional before another wall: either is tried.
  const leaves = attempt.wants('sectional') && told.only !== 'centre' && chance.flip();
  const shelved = builtIns && !(leaves && chance.flip());
  const inCorner = told.only === 'corner';
  const fires = inCorner
    ? [cornerFire]
    : [...(shelved ? [hearthAlone(draft, true)] : []), hearthAlone(draft, false), cornerFire];
  const options = { group: 'hearth', prefer: leaves ? aside() : central(), ...told };
  return fires.some((fire) => placeGroup(draft, fire, options) !== undefined);
}

/** What is sat before where the fire stands by itself. */
const withoutFire = (
  attempt: Attempt,
  { centred: _, tvAside: __, ...seating }: SeatingProgram,
): SeatingProgram => ({
  ...seating,
  focus: attempt.wants('tv') ? 'tv' : 'none',
  noTv: !attempt.wants('tv'),
  builtIns: false,
});

/** Too small for seats before a focus: a sofa alone at a wall. */
function placeSofaAlone(attempt: Attempt, { focus, sleeper, sofaIn, noSofa }: SeatingProgram): boolean {
  const { draft, unmet } = attempt;
  const alone = sofasAlone(sleeper, sofaIn);
  if (!attempt.place(noSofa ? alone.slice(-1) : alone, { group: 'seating', prefer: central() })) return false;
  const sofa = draft.items.find(({ kind }) => kind === 'sofa');
  if (!sofa && attempt.wantsAny(['sofa', 'sleeper-sofa', 'sectional']))
    unmet.push('A sofa was left out: beside what else was asked for, no wall is free for it.');
  if (attempt.wants('tv') && sofa) hangTv(draft, sofa, unmet, tvTold(attempt.brief));
  if (focus === 'fireplace')
    unmet.push('A fireplace was left out: no wall has the place for one with seats before it.');
  if (attempt.wants('sectional')) unmet.push(NO_SECTIONAL);
  return true;
}

const NO_SECTIONAL = 'A sectional sofa was left out: this room holds a smaller one.';

/** A sofa by itself at a wall, and an armchair where none fits; one that unfolds keeps the floor for that. */
const sofasAlone = (sleeper: boolean, told?: number): readonly Group[] => [
  ...[...(told ? [told] : []), 84, 72, 60].map((w) =>
    single('sofa', w, w > 80 ? 36 : 34, 32, sleeper ? 54 : 22, {
      label: `${sleeper ? 'Sleeper sofa' : 'Sofa'} ${w}`,
      traits: { seats: w > 80 ? 3 : 2, arms: w > 80 ? 'track' : 'slim', ...(sleeper ? { sleeper } : {}) },
    }),
  ),
  single('armchair', 32, 32, 32, 18, { traits: { form: 'lounge' } }),
];

/** Books that words put at a wall take as much of it as they find, before seats stand there. */
function placeWallOfBooks({ attempt, hearth }: LivingRoom): void {
  const { draft, brief } = attempt;
  const told = brief.thingsAt?.find(({ thing, how }) => thing === 'books' && !how)?.at;
  if (told === undefined || !isSide(told) || !booksElsewhere(brief, hearth) || attempt.refuses('bookcase'))
    return;
  // A wall that is told for a screen as well leaves books its ends.
  if (brief.thingsAt?.some(({ thing, at }) => thing !== 'books' && at === told)) return;
  // Two sofas across from one another leave few walls: books come after them.
  if (attempt.wants('facing-sofas')) return;
  const most = Math.min(attempt.wants('built-ins') ? 144 : 96, wallLength(draft.shell, told));
  const usual = WALLS_OF_BOOKS.filter((w) => w <= most);
  const shelves = lengthsOf(brief, 'bookcase', usual).map((w) =>
    bookcase(w, attempt.wants('built-ins'), Math.min(84, attempt.shell.ceilingIn - 2)),
  );
  attempt.place(shelves, { group: 'storage', sides: [told], prefer: central() }, 10);
}
/** Bookcases side by side along a wall. Inches. */
const WALLS_OF_BOOKS = [144, 120, 96, 72, 48, 36] as const;

function placeShelves({ attempt, seating: { builtIns } }: LivingRoom): void {
  const asked = attempt.wants('bookcase') && !attempt.has('bookcase');
  if (!asked && (!builtIns || attempt.has('bookcase'))) return;
  const high = Math.min(84, attempt.shell.ceilingIn - 2);
  const shelves = lengthsOf(attempt.brief, 'bookcase', [96, 72, 48, 36]).map((w) =>
    bookcase(w, builtIns, high),
  );
  attempt.score += attempt.placeAsked('Shelving', shelves, { group: 'storage', prefer: aside() }) ? 10 : -10;
}

/** What else was asked for, the largest first. */
function placeAsked({ attempt, seating }: LivingRoom): void {
  const { draft, brief, chance, unmet } = attempt;
  if (attempt.wants('desk'))
    attempt.placeAsked(
      'A desk',
      desks(brief),
      { group: 'desk', prefer: deskSpot(draft, attempt.wants('video-calls')) },
      20,
    );
  if (attempt.wants('bar')) {
    attempt.placeAsked('A bar', barsFor(brief, [84, 72]), { group: 'bar', prefer: aside() }, 20);
    tellFewerStools(draft, brief, unmet);
  }
  if (attempt.wants('window-seat')) {
    if (windowSeat(draft, sizeOf(brief, 'window-seat')?.widthIn)) attempt.score += 15;
    else unmet.push('A window seat was left out: no window has free floor under it.');
  }
  if (attempt.wants('reading-nook')) {
    const options: PlaceOptions = { group: 'reading', only: 'corner', prefer: () => chance.next() };
    attempt.placeAsked('A reading corner', [readingCorner], options, 15);
  }
  if (attempt.wants('storage'))
    attempt.placeAsked('A sideboard', SIDEBOARDS, { group: 'storage', prefer: aside() });
  if (attempt.wants('recliner') && !seating.recliners)
    for (const name of reclinersLacking(attempt))
      attempt.placeAsked(name, chairs(brief), { group: 'reading', prefer: (s) => towardTv(draft, s) }, 15);
  const seats = draft.items.filter((i) => i.kind === 'armchair').length;
  for (let i = seats; attempt.wants('two-armchairs') && i < 2; i++)
    attempt.place(
      chairs(brief),
      { group: 'reading', prefer: (s) => towardTv(draft, s), allow: (s) => !isBehindSofa(draft, s.rect) },
      12,
    );
  if (attempt.wants('play-area') && !draft.items.some(({ group }) => group === 'play')) placePlay(attempt);
  else if (attempt.wants('toys'))
    attempt.placeAsked('Toy storage', toyStorage, { group: 'play', prefer: aside() }, 10);
  attempt.score += setAsked(draft, brief, unmet);
}

/** A floor to play on with a rug and what holds the toys; the toys alone where it has no place. */
function placePlay(attempt: Attempt): void {
  const floors = [playFloor(), playCorner()];
  if (!attempt.place(floors, { group: 'play', prefer: aside() }, 40))
    attempt.placeAsked('Toy storage', toyStorage, { group: 'play', prefer: aside() }, 10);
}

/** The recliners that were asked for and do not stand yet. */
function reclinersLacking(attempt: Attempt): readonly string[] {
  const stand = attempt.draft.items.filter((i) => i.kind === 'armchair' && i.traits?.form === 'recliner');
  const asked = attempt.wants('two-recliners') ? ['A recliner', 'A second recliner'] : ['A recliner'];
  return asked.slice(stand.length);
}

const SIDEBOARDS: readonly Group[] = [
  single('cabinet', 72, 18, 34, 30, { label: 'Sideboard 72', traits: { use: 'sideboard' } }),
  single('cabinet', 48, 16, 34, 30, { label: 'Sideboard 48', traits: { use: 'sideboard' } }),
];

/** Whether a place lies behind a sofa: who sits there talks to its back. */
const isBehindSofa = (draft: Draft, rect: Rect): boolean =>
  draft.items.some(
    (i) =>
      (i.kind === 'sofa' || i.kind === 'sectional') &&
      overlaps(inFront({ ...across(draft, i) }, opposite(i.facing), BEHIND_SOFA), rect),
  );
/** Inches. */
const BEHIND_SOFA = 240;

/** The strip of a room, from wall to wall, that a thing stands in. */
function across({ bounds }: Draft, { box, facing }: Item): Rect {
  const r = rectOf(box);
  return runsEast(facing) ? { ...r, x: bounds.x, w: bounds.w } : { ...r, y: bounds.y, d: bounds.d };
}

/** Likes to look at the television from nearby. */
function towardTv(draft: Draft, spot: Spot): number {
  const tv = draft.items.find((i) => i.kind === 'tv') ?? draft.items.find((i) => i.kind === 'fireplace');
  if (!tv) return aside()(spot);
  const [a, b] = [centre(rectOf(tv.box)), centre(spot.rect)];
  return -Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 100) / 3 + (spot.side === tv.facing ? 20 : 0);
}

/** What nobody asked for: bare floor put to use, decor and light. */
function finish({ attempt }: LivingRoom): void {
  const { draft, brief, chance } = attempt;
  const big = attempt.areaIn2 >= BIG;
  // Where the room is open to the kitchen, or as large as two, a table is missed; elsewhere nobody asked for one.
  const eats = brief.layouts.includes('open-concept') || attempt.areaIn2 >= AS_TWO;
  fillFloor(draft, brief, eats && !refuses(brief, 'dining-table'));
  if (big && !refuses(brief, 'console-table') && !attempt.has('console-table'))
    placeGroup(draft, single('console-table', 48, 14, 32, 24), { group: 'decor', prefer: aside() });
  if (!attempt.has('floor-lamp'))
    placeGroup(draft, single('floor-lamp', 14, 14, 62), {
      group: 'decor',
      only: 'corner',
      prefer: () => chance.next(),
    });
  if (attempt.wants('many-rugs')) layRugs(draft);
  dress(draft, brief, chance);
  if (attempt.wants('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  else if (attempt.wants('chandelier')) hangCentre(draft, 'chandelier');
  standRecessedLights(draft, 72);
}

function score({ attempt, seating, hearth }: LivingRoom, { hearthAsTold }: Seated): void {
  const { draft, brief, unmet } = attempt;
  const bends = attempt.has('sectional');
  if (!attempt.has('sofa') && !bends && !seating.noSofa) attempt.score -= 20;
  if (hearth && !hearthAsTold) attempt.score -= HEARTH_ASTRAY;
  if (attempt.wants('tv') && !attempt.has('tv', 'projector-screen')) attempt.score -= 40;
  if (attempt.wants('tv-aside') && !isBesideFire(draft)) attempt.score -= TV_ASTRAY;
  if (attempt.wants('facing-sofas') && draft.items.filter((i) => i.kind === 'sofa').length < 2)
    attempt.score -= 60;
  if (attempt.wants('sectional') && !bends && !unmet.some((said) => said.startsWith('A sectional')))
    unmet.push(NO_SECTIONAL);
  else if (seating.sectional && !bends) attempt.score -= 40;
  if (attempt.wants('sectional') && !bends) attempt.score -= 40;
  tellSecondChair(draft, brief, unmet);
  attempt.score -= unmet.length * 40 + faultsOfWays(draft) + faultsOfSofas(draft) + faultsOfLeaves(draft);
  // In a small room a table for two stands at its wall.
  if (attempt.areaIn2 >= BIG) attempt.score -= tightAtTable(draft) * TIGHT;
  if (largestBare(draft, 72, 96)) attempt.score -= 30;
  attempt.score -= tooSmall(draft, brief).length * SMALLER;
  attempt.score -= largeLeftOut(attempt) * LARGE_LEFT_OUT;
  tellFewerSeats(attempt, 25);
}

/** What it takes off that a table to play at or a piano which was named has no place: more than a second chair or a shorter sofa. */
const LARGE_LEFT_OUT = 90;

const LARGE_KINDS = [
  ['piano', 'piano'],
  ['grand-piano', 'piano'],
  ['pool-table', 'pool-table'],
  ['ping-pong', 'game-table'],
] as const;
const largeLeftOut = (attempt: Attempt): number =>
  LARGE_KINDS.filter(([id, kind]) => attempt.wants(id) && !attempt.has(kind)).length;

/** What it takes off that a thing is shorter than told. */
const SMALLER = 25;

/** What it takes off that the screen, told to be beside the fire, hangs at another wall. */
const TV_ASTRAY = 60;

const isBesideFire = ({ items }: Draft): boolean =>
  items.some(
    (tv) => tv.kind === 'tv' && items.some((fire) => fire.kind === 'fireplace' && fire.facing === tv.facing),
  );

/** What each inch takes off by which a way around the table is too narrow. */
const TIGHT = 2;

/** What it takes off that doors do not meet, or that nobody comes to the desk or the piano. */
function faultsOfWays(draft: Draft): number {
  const { doorsMeet, at: reached } = walkable(draft);
  const lost = draft.items
    .filter((i) => i.kind === 'desk' || i.kind === 'piano')
    .filter(
      ({ box }) => !reached({ x: box.x - 12, y: box.y - 12, w: box.widthIn + 24, d: box.depthIn + 24 }),
    );
  return (doorsMeet ? 0 : 60) + lost.length * 30;
}

function nameOf({ seating: { focus } }: LivingRoom, { focused }: Seated): string {
  if (!focused) return 'Living room';
  if (focus === 'fireplace') return 'Living room around a fireplace';
  return focus === 'screen' ? 'Media living room' : 'Living room';
}
