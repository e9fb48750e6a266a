import { asksForBed, countAskedFor, lengthsOf, withoutFeature } from '@plumbline/brief';
import { type Brief, isOf, type Purpose, SIDES, type Side } from '@plumbline/concept';
import { inFront, opposite, rectOf } from '../../geometry/geometry.js';
import { bathsFor } from '../basement/enclosed.js';
import { isOtherThanTold, setDogWash } from '../bath/dog-wash.js';
import { finishShowers } from '../bath/showers.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import type { PlaceOptions } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { standKept } from '../floor/stand-kept.js';
import { standWhatHeats } from '../floor/what-heats.js';
import { setAsked } from '../furniture/asked.js';
import { centreTable } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { fillFloor } from '../furniture/fill-floor.js';
import { bookcase } from '../furniture/groups.js';
import { guestBedsFor } from '../furniture/guest-beds.js';
import { wallMirror } from '../furniture/gym.js';
import { pianos } from '../furniture/pianos.js';
import { namesPieces, setKeptPieces, setPieces } from '../furniture/pieces.js';
import { aside, central } from '../furniture/preferences.js';
import { readingCorner, tellSecondChair } from '../furniture/seats/easy-chairs.js';
import { setRows, wantsRows } from '../furniture/seats/theater-rows.js';
import { tellFewerSeats } from '../furniture/seats/worth.js';
import { placeWallOfShelves } from '../furniture/wall-of-shelves.js';
import { keepWaysIn, openWays, outsideWalls, type Ways, windowsToEscapeBy } from '../openings/ways.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt, entrySide } from '../search/attempts.js';
import { isSuite, planSuite } from '../suite/suite.js';
import { furnishDiningRoom } from './dining-room.js';
import { furnishDressingRoom } from './dressing-room.js';
import { furnishLaundry } from './laundry.js';
import { furnishLibrary } from './library.js';
import { furnishMudroom } from './mudroom.js';
import type { OtherRoom } from './other-room.js';
import { furnishPantry, isPantryRoom } from './pantry.js';
import { furnishPlayroom } from './playroom.js';
import { furnishSittingRoom } from './sitting-room.js';
import { furnishTightly } from './tight.js';
import { isWorkedIn } from './uses.js';
import { furnishCraftRoom, furnishGym, furnishMusicRoom } from './work-rooms.js';

export const LEAST_OTHER = { widthIn: 54, depthIn: 54 } as const;

const ATTEMPTS = 6;
/** A table for many leaves few places for a sideboard: they are looked for longer. */
const OF_DINING = 12;

const NAMES: Readonly<Record<Purpose, string>> = {
  open: 'Open room',
  laundry: 'Laundry room',
  dining: 'Dining room',
  mudroom: 'Mudroom',
  playroom: 'Playroom',
  gym: 'Home gym',
  sunroom: 'Sunroom',
  library: 'Library',
  media: 'Media room',
  craft: 'Craft room',
  music: 'Music room',
  dressing: 'Dressing room',
};

/** Sets the things that make a room what it is for. */
const FURNISH: Readonly<Record<Purpose, (room: OtherRoom) => void>> = {
  open: furnishSittingRoom,
  laundry: furnishLaundry,
  dining: furnishDiningRoom,
  mudroom: furnishMudroom,
  playroom: furnishPlayroom,
  gym: furnishGym,
  sunroom: furnishSittingRoom,
  library: furnishLibrary,
  media: furnishSittingRoom,
  craft: furnishCraftRoom,
  music: furnishMusicRoom,
  dressing: furnishDressingRoom,
};

/** Rooms that may be a home in one room: "studio" says it of one, and of a room to work in. */
const DWELT_IN: readonly Purpose[] = ['open', 'craft'];

/** Plans a room by what it is for; without a word on that, a room to sit in with its middle left open. */
export function planOther(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  if (Math.min(shell.widthIn, shell.depthIn) < 48) return undefined;
  if (DWELT_IN.includes(brief.purpose) && isSuite(brief)) {
    const suite = planSuite(brief, shell, chance);
    if (suite) return suite;
  }
  // Much that is named for short walls is tried longer as well.
  const longer =
    brief.purpose === 'dining' || namesPieces(brief) || countAskedFor(brief.wanted, 'lockers') !== undefined;
  const usual = bestAttempt(
    shell,
    longer ? OF_DINING : ATTEMPTS,
    () => planOnce(brief, shell, chance, false),
    ATTEMPTS,
  );
  const lacks = ({ unmet, draft }: Plan): number =>
    unmet.length + Number(isOtherThanTold(draft.items, brief));
  if (!WORKED_IN.includes(brief.purpose) || (usual && lacks(usual) === 0)) return usual;
  // Before a thing is left out, all that nobody asked for is.
  const tight = bestAttempt(shell, TIGHT, () => planOnce(brief, shell, chance, true), TIGHT);
  return usual && (!tight || lacks(tight) >= lacks(usual)) ? usual : tight;
}

/** Rooms that hold what was named for them before anything else. */
const WORKED_IN: readonly Purpose[] = ['laundry', 'mudroom'];
/** Small rooms have few places: they are looked for longer. */
const TIGHT = 24;

/** @param tight what was named stands, and nothing that nobody asked for */
function planOnce(brief: Brief, shell: PlannerShell, chance: Chance, tight: boolean): Plan | undefined {
  const room = openRoom(new Attempt(brief, new Draft(shell), chance), tight);
  if (!room) return undefined;
  const { attempt, exterior } = room;
  if (tight) furnishTightly(room);
  else placeLarge(attempt);
  if (tight) attempt.score += setPieces(attempt.draft, brief, attempt.unmet);
  else placeMain(room);
  placeAsked(attempt);
  if (attempt.wants('folding-counter') && !attempt.has('countertop'))
    attempt.leaveOut('A counter to fold on was left out: this room has no free place for it.');
  finish(attempt);
  score(attempt);
  return attempt.plan(isPantryRoom(brief) ? 'Pantry' : NAMES[brief.purpose], exterior);
}

function openRoom(attempt: Attempt, tight: boolean): OtherRoom | undefined {
  const { brief, draft, shell, chance } = attempt;
  const { purpose } = brief;
  const entry = entrySide(shell, chance);
  // A sunroom stands out of the house with three walls.
  const exterior: readonly [Side, ...Side[]] =
    purpose === 'sunroom' && !shell.house
      ? [opposite(entry), ...SIDES.filter((s) => s !== entry && s !== opposite(entry))]
      : outsideWalls(shell, entry, hasOneOutsideWall(brief, shell) ? 1 : 2, chance);
  const withDoor =
    purpose === 'mudroom' && !tight ? { ...brief, wanted: [...brief.wanted, 'back-door'] } : brief;
  const toEscape = purpose === 'sunroom' || purpose === 'dressing' ? {} : windowsToEscapeBy(brief, shell);
  if (!openWays(draft, { exterior, entry, ...waysOf(brief), ...toEscape }, withDoor, chance))
    return undefined;
  // A dining table stands in the middle of its room.
  if (!['laundry', 'mudroom', 'dining', 'dressing'].includes(purpose)) keepWaysIn(draft);
  setKeptPieces(draft, brief);
  attempt.score -= standWhatHeats(draft, brief);
  standKept(draft, brief);
  const seen: OtherRoom['seen'] = (spot) =>
    central()(spot) + (spot.side === opposite(entry) ? 12 : spot.side === entry ? -10 : 4);
  return { attempt, exterior, seen };
}

/** A laundry or mudroom of less square inches has one window, and so has a room for clothes: walls are for what stands there. */
const ONE_WINDOW = 100 * 144;
const hasOneOutsideWall = ({ purpose }: Brief, { widthIn, depthIn }: PlannerShell): boolean =>
  purpose === 'dressing' ||
  ((purpose === 'laundry' || purpose === 'mudroom') && widthIn * depthIn < ONE_WINDOW);

/** How a room is entered and lit by what it is for. Inches. */
function waysOf(brief: Brief): Omit<Ways, 'exterior' | 'entry'> {
  const { purpose } = brief;
  if (purpose === 'sunroom')
    return { door: 'cased', windows: 4, windowWidth: 48, sill: 18, windowHeight: 66 };
  const pantry = isPantryRoom(brief);
  const overCounters = pantry || purpose === 'laundry' || purpose === 'mudroom';
  return {
    door: purpose === 'dining' || (purpose === 'open' && !pantry) ? 'cased' : 'hinged',
    windows: overCounters || purpose === 'media' || purpose === 'dressing' ? 1 : 2,
    windowWidth: 36,
    sill: overCounters ? 48 : 30,
    windowHeight: overCounters ? 30 : 54,
  };
}

/** What wants more floor or wall than the rest: it stands before the room's own things. */
function placeLarge(attempt: Attempt): void {
  const { brief, draft, chance, unmet } = attempt;
  const { purpose } = brief;
  // A bed and a bath want more floor than anything else that may be asked for: of both either comes first.
  const sleeps = asksForBed(brief);
  const bathes = attempt.wants('bathroom-rough-in');
  const placeBed = () => {
    attempt.placeAsked('A bed', guestBedsFor(brief), { group: 'bed', prefer: aside() }, 40);
  };
  const placeBath = () => {
    const options: PlaceOptions = { group: 'bath', only: 'corner', prefer: () => chance.next() };
    attempt.placeAsked('A bathroom', bathsFor(brief, draft), options, 40);
  };
  const bathFirst = sleeps && bathes && chance.flip();
  if (bathFirst) placeBath();
  if (sleeps) placeBed();
  if (bathes && !bathFirst) placeBath();
  if (attempt.wants('dog-wash') && setDogWash(draft, brief, unmet)) attempt.score += 25;
  // It wants a wall without windows before sofas and shelves take it; only a dining table comes first.
  if (purpose !== 'music' && purpose !== 'dining') placePiano(attempt);
  if (wantsRows(brief) && setRows(draft, brief, unmet)) attempt.score += 40;
}

function placePiano(attempt: Attempt): void {
  if (attempt.wants('piano'))
    attempt.placeAsked('A piano', pianos(attempt.wants('grand-piano')), { group: 'piano', prefer: aside() });
}

/** Rooms that are made of runs along their walls. */
const RUNS: readonly Purpose[] = ['mudroom', 'laundry', 'dining', 'library', 'dressing'];

/** What was named and what the room is for: either comes first. */
function placeMain(room: OtherRoom): void {
  const { attempt } = room;
  const { brief, draft, chance, unmet } = attempt;
  const pantry = isPantryRoom(brief);
  // What makes these rooms what they are wants their longest walls: it may come first.
  const namedFirst =
    (!RUNS.includes(brief.purpose) && !pantry) ||
    // Lockers for so many want the longest wall.
    (namesPieces(brief) && countAskedFor(brief.wanted, 'lockers') === undefined && chance.flip());
  const placeNamed = () => {
    attempt.score += setPieces(draft, brief, unmet);
  };
  placeWallOfShelves(attempt);
  if (namedFirst) placeNamed();
  if (pantry) furnishPantry(room);
  // A laundry with lockers is a mudroom as well.
  else if (brief.purpose === 'laundry' && countAskedFor(brief.wanted, 'lockers') !== undefined)
    furnishMudroom(room);
  else FURNISH[brief.purpose](room);
  if (!namedFirst) placeNamed();
}

/** Rooms whose bare floor is theirs to work on. */
const BARE: readonly Purpose[] = ['gym', 'dining', 'laundry', 'mudroom', 'dressing'];

/** What some rooms have of their own: a craft room and a library a desk, a room for clothes what they hang and lie in. */
const SET_ALREADY: Readonly<Partial<Record<Purpose, readonly string[]>>> = {
  craft: ['desk'],
  library: ['desk'],
  dressing: [
    'closet',
    'two-closets',
    'walk-in-closet',
    'wardrobe',
    'bookcase',
    'built-ins',
    'storage',
    'mirror',
  ],
};
const without = (brief: Brief, ids: readonly string[]): Brief =>
  ids.reduce((rest, id) => withoutFeature(rest, id), brief);

/** What else was asked for, and what puts bare floor to use. */
function placeAsked(attempt: Attempt): void {
  const { brief, draft, unmet } = attempt;
  const { purpose } = brief;
  attempt.score += setAsked(draft, without(brief, SET_ALREADY[purpose] ?? []), unmet);
  const tables =
    (purpose === 'open' || purpose === 'sunroom') && !attempt.wantsAny(['pool-table', 'ping-pong']);
  if (!BARE.includes(purpose) && !isWorkedIn(brief) && !isPantryRoom(brief)) fillFloor(draft, brief, tables);
  const at = (group: string) => ({ group, prefer: aside() });
  if (
    attempt.wantsAny(['bookcase', 'built-ins', 'storage']) &&
    purpose !== 'library' &&
    purpose !== 'dressing' &&
    !isShelved(attempt)
  ) {
    const shelves = lengthsOf(brief, 'bookcase', [96, 72, 48, 36]).map((w) =>
      bookcase(w, attempt.wants('built-ins')),
    );
    attempt.placeAsked('Shelving', shelves, at('storage'), 10);
  }
  if (purpose === 'dining') placePiano(attempt);
  if (attempt.wants('reading-nook') && purpose !== 'library' && purpose !== 'playroom')
    attempt.placeAsked('A reading corner', [readingCorner], at('reading'));
}

/** Whether shelves stand, or were said to be left out. */
const isShelved = ({ brief, draft, unmet }: Attempt): boolean =>
  draft.items.some(
    (i) =>
      i.kind === 'bookcase' ||
      (brief.purpose === 'laundry' && isOf(i, 'floating-shelf', 'wall-cabinet', 'tall-cabinet')),
  ) || unmet.some((said) => said.startsWith('Shelving'));

/** What finishes a room: mirrors, decor and light. */
function finish(attempt: Attempt): void {
  const { brief, draft, chance } = attempt;
  finishShowers(draft, brief);
  if (attempt.wants('mirror') && brief.purpose === 'gym')
    attempt.place([96, 72, 48].map(wallMirror), { group: 'gym', prefer: central() });
  dress(draft, brief, chance);
  if (brief.purpose === 'dining') centreTable(draft);
  if (attempt.wants('chandelier')) {
    const table = draft.items.find((i) => i.kind === 'dining-table');
    draft.takeDown('pendant');
    hangCentre(draft, 'chandelier', table && rectOf(table.box));
  }
  if (attempt.wants('ceiling-fan') || brief.purpose === 'sunroom') hangCentre(draft, 'ceiling-fan');
  // A fan that was asked for hangs in place of the pendant that nobody did.
  if (attempt.wants('ceiling-fan') && !attempt.has('ceiling-fan')) {
    draft.takeDown('pendant');
    hangCentre(draft, 'ceiling-fan');
  }
  standRecessedLights(draft, 66);
}

function score(attempt: Attempt): void {
  const { brief, draft, unmet } = attempt;
  const { at, doorsMeet } = walkable(draft);
  if (!doorsMeet) attempt.score -= 80;
  for (const item of draft.items.filter((i) =>
    ['washer', 'bookcase', 'desk', 'bench', 'cabinet', 'tall-cabinet'].includes(i.kind),
  ))
    if (!at(inFront(rectOf(item.box), item.facing, 18))) attempt.score -= 25;
  // Only some walls are long enough for a leaf beside its doorway.
  if (attempt.wants('pocket-door') && !draft.openings.some(({ kind }) => kind === 'pocket-door'))
    attempt.score -= 40;
  tellSecondChair(draft, brief, unmet);
  if (isOtherThanTold(draft.items, brief)) attempt.score -= 40;
  attempt.score -= unmet.length * 40;
  tellFewerSeats(attempt, 15);
}
