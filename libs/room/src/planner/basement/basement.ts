import { asksForBed, keeps, sizeOf, wants, withArticle } from '@plumbline/brief';
import {
  type Brief,
  groupOfRoom,
  type Item,
  isSide,
  type Opening,
  ROOM_USES,
  roomUses,
  SIDES,
  type Side,
} from '@plumbline/concept';
import {
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectAround,
  rectOf,
  wallLength,
} from '../../geometry/geometry.js';
import { finishShowers } from '../bath/showers.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import {
  type Group,
  type PlaceOptions,
  patchAt,
  placeFirst,
  placeGroup,
  type Spot,
  single,
} from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { isSumpPit, machineOfPit, standSump } from '../floor/sump.js';
import { gap, wallsTold } from '../floor/told-places.js';
import { largestBare, seatsIn } from '../floor/use-of-floor.js';
import { isHeatApart, isHeatTold, standWhatHeats } from '../floor/what-heats.js';
import { setAsked } from '../furniture/asked.js';
import { barGroup, barsFor, faultsOfBar, stoolsAsked, tellFewerStools } from '../furniture/bars.js';
import { desks } from '../furniture/desks.js';
import { setDining } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { fillFloor } from '../furniture/fill-floor.js';
import { GAMES, poolFor, setGame, setPlayTable } from '../furniture/games.js';
import { bookcase, LAUNDRY, miniFridge, storageShelves } from '../furniture/groups.js';
import { guestBedsFor } from '../furniture/guest-beds.js';
import { bicycle, equipmentRack, gymGroups, machines } from '../furniture/gym.js';
import { kitchenettesFor } from '../furniture/kitchenette.js';
import { namesPieces, setPieces, usedFor } from '../furniture/pieces.js';
import { playCorner, playFloor } from '../furniture/play.js';
import { aside, central } from '../furniture/preferences.js';
import type { SeatingProgram } from '../furniture/seats/program.js';
import { chaiseTold, seatingGroups } from '../furniture/seats/seating.js';
import { setRows, wantsRows } from '../furniture/seats/theater-rows.js';
import { faultsOfSofas } from '../furniture/seats/worth.js';
import { tvTold } from '../furniture/television.js';
import { placeWallOfShelves } from '../furniture/wall-of-shelves.js';
import { setCraftTable, setWorkshop } from '../furniture/workshop.js';
import { hangDoor, setWindows } from '../openings/openings.js';
import { NEAR, sidesTold } from '../openings/told-openings.js';
import { openGlassDoor } from '../openings/ways.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt } from '../search/attempts.js';
import {
  bathsFor,
  guestRoom,
  isHalfBath,
  isInCornerTold,
  type MachineRow,
  mechanicals,
  mirrored,
} from './enclosed.js';
import { type Plot, plotsOf, withWalls } from './room-plots.js';
import { stair } from './stair.js';
import { placeRoomsTold } from './told-rooms.js';
import { asksForLounge, asksForSeats, isGymAlone, saysNothing, wantsLounge } from './uses.js';

/** A stair of 36 in, a way past it and a seat. */
export const LEAST_BASEMENT = { widthIn: 96, depthIn: 168 } as const;

const ATTEMPTS = 8;
/** Floor that is put to use in the middle of a large basement: with it a way stays past a table on every side. Inches. */
const MIDDLE = [126, 138] as const;

export function planBasement(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const more = wantsRows(brief) && wants(brief, 'pool-table') ? 2 * ATTEMPTS : ATTEMPTS;
  return bestAttempt(shell, ATTEMPTS, () => planOnce(brief, shell, chance), more);
}

function planOnce(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const basement = openBasement(new Attempt(brief, new Draft(shell), chance));
  if (!basement) return undefined;
  placeEnclosed(basement);
  placeMain(basement);
  placeAsked(basement);
  // A furnace that nobody spoke of has the corner that what was asked for leaves.
  const { attempt } = basement;
  if (
    !keeps(brief, 'water-heater') &&
    !attempt.has('furnace') &&
    attempt.unmet.length === 0 &&
    brief.rooms === undefined
  )
    placeUsualFurnace(attempt);
  finish(basement);
  score(basement);
  return attempt.plan(nameOf(basement), SIDES);
}

/** A basement whose stair, guest room, doors and windows are set. */
interface Basement {
  readonly attempt: Attempt;
  /** A guest room is enclosed. */
  readonly guests: boolean;
  readonly lounge: boolean;
  readonly focus: SeatingProgram['focus'];
  /** Rows of seats stand before a screen. */
  rowed: boolean;
  /** Windows of the main room that nobody told, and what sets them anew. */
  readonly windows: readonly Opening[];
  readonly lightAgain: () => void;
}

function openBasement(whole: Attempt): Basement | undefined {
  const plots = plotsOf(whole.brief, whole.shell, whole.chance);
  const stairSide = placeStair(whole, plots);
  if (!stairSide) return undefined;
  const exterior: readonly [Side, ...Side[]] = [
    opposite(stairSide),
    ...SIDES.filter((s) => s !== stairSide && s !== opposite(stairSide)),
  ];
  // A pit that is told to be with the machines has its place in their row.
  const isInRow = machineOfPit(whole.brief) !== undefined;
  if (!isInRow) whole.score -= standSump(whole.draft, whole.brief);
  const attempt = whole.goingOnWith(placeRoomsTold(whole, plots));
  const { brief, draft, shell, chance } = attempt;
  // What heats the house has its corner before anything is built where it was told to be.
  if (isHeatTold(brief)) placeFurnace(attempt);
  if (isInRow) attempt.score -= standSump(draft, brief);
  const home = attempt.wants('suite');
  const guests = (home || attempt.wants('guest-room')) && guestRoom(draft, brief.openingsAt, home);
  if (guests) attempt.score += 30;
  // A bath that words put into a corner or beside the bedroom takes its wall before a window does.
  if (isInCornerTold(brief) || (guests && isBathBeside(brief))) placeBath(attempt, guests);
  // A furnace that stays has its corner before windows have their walls, or after them.
  const litLater =
    !isOpened(shell) && keeps(brief, 'water-heater') && !attempt.has('furnace') && chance.flip();
  if (litLater) placeFurnace(attempt);
  const before = [...draft.openings];
  const lit = () => light(draft, litSides(draft, exterior), brief);
  if (!isOpened(shell)) lit();
  const windows = draft.openings.filter((one) => !before.includes(one));
  const glass = isOpened(shell) || (attempt.wants('patio-door') && openGlassDoor(draft, exterior, brief));
  if (
    !glass &&
    attempt.wantsAny(['patio-door', 'back-door']) &&
    !exterior.some((side) => hangDoor(draft, side, 'end', [36, 34, 32], 'room'))
  )
    attempt.unmet.push('A door to the outside was left out: no outside wall is free for it.');
  const focus = focusOf(attempt);
  return { attempt, guests, lounge: wantsLounge(brief), focus, rowed: false, windows, lightAgain: lit };
}

/** What is looked at from seats: where music is made nothing but those who make it, unless a screen was asked for. */
function focusOf(attempt: Attempt): SeatingProgram['focus'] {
  if (attempt.wants('home-theater')) return 'screen';
  if (attempt.wants('fireplace')) return 'fireplace';
  return usedFor(attempt.brief, 'music') && !attempt.wants('tv') ? 'none' : 'tv';
}

/** Walls for a stair that nobody told of: off those that words give to something, where there are others. */
function sidesForStair({ thingsAt = [] }: Brief, shell: PlannerShell): [Side, ...Side[]] {
  const all = ['south', 'east', 'west', 'north'] as const;
  const taken = wallsTold({ told: thingsAt });
  const long = thingsAt.some(({ at, how, part }) => at === 'long' && !how && !part);
  const most = Math.max(shell.widthIn, shell.depthIn);
  const free = all.filter(
    (side) =>
      !taken.includes(side) && !(long && wallLength(shell, side) === most && shell.widthIn !== shell.depthIn),
  );
  return (free.length > 0 ? free : all) as [Side, ...Side[]];
}

/** Sets the stair, where words put it; answers the side that it is at. */
function placeStair({ brief, draft, shell, chance }: Attempt, plots: readonly Plot[]): Side | undefined {
  const told = brief.openingsAt?.find(({ opening }) => opening === 'stair');
  const sides = told ? sidesTold(shell, told) : [];
  const corner = told?.along === 'corner' && told.of && isSide(told.of) ? told.of : undefined;
  const side = chance.pick<Side>(sides.length > 0 ? (sides as [Side]) : sidesForStair(brief, shell));
  const flights = (['high', 'low'] as const).map((foot) => stair(shell.ceilingIn, foot));
  // A corner that words give to something else is left to it.
  const corners = (brief.thingsAt ?? []).flatMap(({ at, corner: of }) =>
    at && of && isSide(at) && isSide(of) ? [[at, of] as const] : [],
  );
  const takesCorner = ({ rect }: Spot): boolean =>
    corners.some((sides) => sides.every((one) => draft.reach(rect, one) <= NEAR.corner));
  const options = { group: 'stair', prefer: () => chance.next() } as const;
  // Of a corner that was told either wall takes it; its foot or its head is there.
  const inCorner = ({ rect }: Spot): boolean =>
    corner !== undefined && [side, corner].every((at) => draft.reach(rect, at) <= NEAR.corner);
  const inIt =
    corner &&
    placeFirst(draft, flights, { ...options, sides: [side, corner], only: 'corner', allow: inCorner });
  const middle = told?.along === 'middle';
  // In the middle of a wall one steps off towards either end of it.
  const [flight] = middle && chance.flip() ? flights.slice(1) : flights;
  const at = { ...options, sides: [side], only: middle ? 'centre' : 'corner' } as const;
  const isBound = corners.length > 0 || brief.rooms !== undefined;
  // A room that was told its size has its floor; the stair may come down at another wall.
  const others = brief.rooms ? SIDES.filter((one) => one !== side) : [];
  const spots = [side, ...others].flatMap((one) => [
    { ...options, sides: [one], only: 'corner' as const },
    { ...options, sides: [one] },
  ]);
  const firstOf = (list: readonly PlaceOptions[]): readonly Item[] | undefined => {
    for (const one of list)
      for (const group of flights) {
        const leaves = leavesToRooms(plots, group);
        const allow = (spot: Spot): boolean => !takesCorner(spot) && leaves(spot);
        const set = placeFirst(draft, [group], { ...one, allow });
        if (set) return set;
      }
    return undefined;
  };
  const placed =
    inIt ??
    (isBound && !middle ? firstOf(spots) : undefined) ??
    placeFirst(draft, flight ? [flight] : [], at) ??
    // A window that was told in its corner leaves it the other one, or another part of its wall.
    (isOpened(shell) ? firstOf([at, { ...options, sides: [side] }]) : undefined);
  const [set] = placed ?? [];
  return set && sideOfStair(draft, set, side);
}

/** The wall that a stair stands along: the one told, where it is at it. */
const sideOfStair = (draft: Draft, { box }: Item, told: Side): Side =>
  [told, ...SIDES].find((side) => draft.reach(rectOf(box), side) < 1) ?? told;

/** Whether a stair at a spot, and the floor at its foot, leave theirs to the rooms that were told. */
function leavesToRooms(plots: readonly Plot[], flight: Group): (spot: Spot) => boolean {
  const rooms = plots.map((plot) => grow(withWalls(plot), STEPS_OFF));
  return (spot) =>
    !rooms.some(
      (room) =>
        overlaps(room, spot.rect) ||
        (flight.keep ?? []).some((foot) => overlaps(room, patchAt(spot, foot, 0))),
    );
}

/** From a stair to the walls of a room beside it. Inches. */
const STEPS_OFF = 4;

/** Outside walls for the windows of the main room: that of a guest's bedroom last, which leaves the place beside it to a bath. */
function litSides(draft: Draft, exterior: readonly [Side, ...Side[]]): readonly [Side, ...Side[]] {
  const guests = draft.items.find(({ kind, group }) => kind === 'bed' && group === 'guest');
  if (!guests) return exterior;
  const own = opposite(guests.facing);
  return [...exterior].sort((a, b) => Number(a === own) - Number(b === own)) as [Side, ...Side[]];
}

/** What takes a wall from end to end, with tall things in it: a window that nobody asked for leaves it alone. */
const TALL: ReadonlySet<string> = new Set(['kitchenette', 'bar']);

function light(draft: Draft, exterior: readonly [Side, ...Side[]], { thingsAt = [] }: Brief): void {
  const { ceilingIn } = draft.shell;
  // An escape window: 44 by 48 with its sill at 36 opens more than 5.7 sq ft.
  exterior.some((side) => setWindows(draft, side, 1, 48, 36, Math.min(48, ceilingIn - 40)) > 0);
  // Nor does one stand behind a picture.
  const tall = thingsAt.flatMap(({ thing, at }) => ((TALL.has(thing) || thing === 'tv') && at ? [at] : []));
  const [, second = 'north'] = exterior;
  if (!tall.includes(second) && wallLength(draft.shell, second) > 180)
    setWindows(draft, second, 1, 32, Math.max(48, ceilingIn - 30), 20);
}

const sqFtOf = ({ areaIn2 }: Attempt): number => areaIn2 / 144;

/** What stands behind partitions in a corner: a bath, furnace and water heater. */
function placeEnclosed(basement: Basement): void {
  const { attempt } = basement;
  const { brief, draft, chance, unmet } = attempt;
  const asked = asksForBath(brief);
  // A furnace that stays has its room whatever else is wished for: before the bath or after it.
  const stays = keeps(brief, 'water-heater') || isHeatTold(brief);
  const set = attempt.has('furnace');
  const furnaceFirst = stays && !set && chance.flip();
  if (furnaceFirst) placeFurnace(attempt);
  // Who says what the basement is for buys no bath beside it, unless somebody is to sleep there.
  const usual =
    !attempt.shell.house?.measured &&
    sqFtOf(attempt) >= 500 &&
    !attempt.refuses('bathroom-rough-in') &&
    (saysNothing(brief) ||
      (attempt.wantsAny(['guest-room', 'suite']) &&
        !attempt.wantsAny(['pool-table', 'ping-pong', 'gym', 'play-area'])));
  const placed = (): boolean => placeBath(attempt, basement.guests) || (asked && placeBathAtWindow(basement));
  if ((asked || usual) && !hasBath(draft) && !placed() && asked) {
    unmet.push('A bathroom was left out: it would leave too little of this basement.');
    attempt.score -= NO_BATH;
  }
  if (stays && !set && !furnaceFirst) placeFurnace(attempt);
  // One that nobody spoke of comes before what was asked for or after it: what that leaves out weighs more.
  const plays = attempt.wantsAny(['pool-table', 'ping-pong']);
  if (
    !stays &&
    brief.rooms === undefined &&
    (saysNothing(brief) || (plays ? sqFtOf(attempt) >= 600 : chance.flip()))
  )
    placeUsualFurnace(attempt);
}

/** Sets the bath where a window of the main room was, which then has another wall. */
function placeBathAtWindow({ attempt, guests, windows, lightAgain }: Basement): boolean {
  const { openings } = attempt.draft;
  if (windows.length === 0) return false;
  const before = [...openings];
  openings.splice(0, openings.length, ...before.filter((one) => !windows.includes(one)));
  if (placeBath(attempt, guests)) {
    lightAgain();
    return true;
  }
  openings.splice(0, openings.length, ...before);
  return false;
}

const hasBath = ({ items }: Draft): boolean =>
  items.some(({ kind, group }) => kind === 'toilet' && group === 'bath');

/** Whether words put the bath beside the bedroom. */
const isBathBeside = ({ thingsAt = [] }: Brief): boolean =>
  thingsAt.some(({ thing, how }) => thing === 'bath' && how === 'beside');

const BEDS = [
  'king-bed',
  'queen-bed',
  'full-bed',
  'twin-bed',
  'twin-beds',
  'bunk-beds',
  'sleeper-sofa',
] as const;

/** A window of this height or more is one to climb out of. Inches. */
const WAY_OUT = 40;

/** Whether a place would take the window that one gets out by. */
const hidesWayOut = (draft: Draft, rect: Rect): boolean =>
  draft.openings.some(
    ({ kind, wall, offsetIn, widthIn, heightIn }) =>
      kind === 'window' && heightIn >= WAY_OUT && overlaps(rect, draft.at(wall, offsetIn, 0, widthIn, 2)),
  );

/** Sets the bath in a corner, or beside the room that guests sleep in; false where it has no place. */
function placeBath(attempt: Attempt, guests: boolean): boolean {
  const { brief, draft, chance } = attempt;
  // Guests bathe beside the room that they sleep in.
  const bed = guests ? draft.items.find(({ kind }) => kind === 'bed') : undefined;
  const near = ({ rect }: Spot): number => (bed ? Math.max(0, 40 - gap(rect, rectOf(bed.box)) / 4) : 0);
  const guest = wallsOf(draft, 'guest');
  // Where words give walls to something, a bath may stand beside the furnace's room and leave them.
  const things = brief.thingsAt ?? [];
  const leaves =
    things.some(({ thing }) => thing === 'bath') ||
    (things.some(({ thing, at }) => TALL.has(thing) && at !== undefined) && chance.flip());
  const heat = leaves && wallsOf(draft, 'mechanical');
  const bath: PlaceOptions = {
    group: 'bath',
    only: 'corner',
    prefer: (s) => chance.next() * 10 + near(s),
    ...(guest || heat ? { beside: [guest, heat].filter((one) => one !== undefined && one !== false) } : {}),
  };
  const baths = bathsFor(brief, draft);
  // Who sleeps in the open has the way out there, and not in the bath.
  const openly = !guests && attempt.wantsAny(BEDS);
  const set = openly
    ? attempt.place(baths, { ...bath, allow: ({ rect }) => !hidesWayOut(draft, rect) }, 25)
    : attempt.place(baths, bath, 25);
  if (!set) return false;
  const toilet = draft.items.find(({ kind, group }) => kind === 'toilet' && group === 'bath');
  if (bed && toilet && gap(rectOf(toilet.box), rectOf(bed.box)) <= NEAR_GUESTS)
    attempt.score += BESIDE_GUESTS;
  return true;
}

/** A room for a furnace that stays, or a word that it has none. */
function placeFurnace(attempt: Attempt): void {
  const corner = { group: 'mechanical', only: 'corner', prefer: () => attempt.chance.next() * 10 } as const;
  const told = sizeOf(attempt.brief, 'mechanical-room');
  if (isHeatApart(attempt.brief)) {
    attempt.score -= standWhatHeats(attempt.draft, attempt.brief);
    return;
  }
  if (placeWithPit(attempt, corner)) return;
  const [asTold, least] = mechanicals(attempt.draft, told);
  if (asTold.length > 0) {
    if (attempt.place(asTold, corner, 25 + AS_LARGE)) return;
    attempt.unmet.push(
      'The mechanical room is smaller than told: no corner has so much floor beside what else was asked for.',
    );
  }
  if (!attempt.place([least], corner, 25))
    attempt.leaveOut('A room for furnace and water heater was left out: no corner is free for it.');
}

/** Sets the machines with the sump pit in their row, where words put it there: as near the corner as either end allows. */
function placeWithPit(attempt: Attempt, corner: PlaceOptions): boolean {
  const { brief, draft } = attempt;
  const beside = machineOfPit(brief);
  if (beside === undefined || draft.items.some(isSumpPit)) return false;
  const rows: readonly MachineRow[] =
    beside === 'furnace'
      ? [
          ['pit', 'furnace', 'water-heater'],
          ['water-heater', 'furnace', 'pit'],
        ]
      : [
          ['pit', 'water-heater', 'furnace'],
          ['furnace', 'water-heater', 'pit'],
        ];
  const rooms = rows.flatMap((row) => {
    const [asTold, least] = mechanicals(draft, sizeOf(brief, 'mechanical-room'), row);
    return [...asTold, least].flatMap((room) => [room, mirrored(room)]);
  });
  return attempt.place(rooms, corner, 25) !== undefined;
}

/** What it is worth to leave the machines as much floor as words told. */
const AS_LARGE = 60;

/** Whether a bath is asked for: by its name, its layout, or where it is to be. */
const asksForBath = (brief: Brief): boolean =>
  wants(brief, 'bathroom-rough-in') ||
  brief.layouts.includes('three-piece') ||
  (brief.thingsAt ?? []).some(({ thing, to }) => thing === 'bath' || to === 'bath');

/** What it takes off to have no bath where one was asked for: more than a furnace in a corner is worth. */
const NO_BATH = 40;

/** From a guest's bed to the toilet where the bath is next to the room, inches, and what that is worth. */
const NEAR_GUESTS = 120;
const BESIDE_GUESTS = 25;

/** The floor of a guest room, or of the furnace's, with its walls; undefined where none is enclosed. */
function wallsOf(draft: Draft, of: 'guest' | 'mechanical'): Rect | undefined {
  const walls = draft.items.filter(({ group, kind }) => group === of && kind === 'partition');
  return walls.length > 0 ? rectAround(walls.map(({ box }) => rectOf(box))) : undefined;
}

/** What it is worth that furnace and panel have their room: more than a table with a little less floor, and less than seats. */
const USUAL_FURNACE = 34;

function placeUsualFurnace(attempt: Attempt): void {
  const { draft, chance } = attempt;
  // Where the furnace of a measured basement stands, its owner knows.
  if (sqFtOf(attempt) < 400 || attempt.refuses('storage') || attempt.shell.house?.measured) return;
  attempt.place(
    mechanicals(draft, sizeOf(attempt.brief, 'mechanical-room')).flat(),
    { group: 'mechanical', only: 'corner', prefer: () => chance.next() * 10 },
    USUAL_FURNACE,
  );
}

/** Seats, tables to play at, exercise and what was named: each attempt begins with another, which has the larger place. */
function placeMain(basement: Basement): void {
  const { attempt } = basement;
  const { brief, draft, chance, unmet } = attempt;
  keepOffPosts(draft);
  const rows = wantsRows(brief);
  // A counter with stools wants more floor than a bar at its wall: it may come first.
  if (attempt.wants('bar') && stoolsAsked(brief) > 0 && chance.flip()) placeBars(attempt);
  // A pool table wants the most floor of all: beside rows of seats it may come before them.
  const poolFirst = rows && attempt.wants('pool-table') && chance.flip();
  if (poolFirst) placePool(attempt, true);
  basement.rowed = rows && setRows(draft, brief, unmet);
  if (basement.rowed) attempt.score += 40;
  // A kitchenette that was asked for wants one long wall: it may come before seats.
  if (attempt.wants('kitchenette') && chance.flip()) placeKitchenette(attempt);
  const piecesFirst = namesPieces(brief) && chance.flip();
  // A refrigerator for drinks stands by the bar: once that stands.
  const atBar = (id: string): boolean => id === 'second-fridge' && attempt.wants('bar');
  const placePieces = () => {
    attempt.score += setPieces(draft, brief, unmet, (id) => !atBar(id));
  };
  if (piecesFirst) placePieces();
  const first = chance.pick(['tables', 'lounge', 'gym'] as const);
  const asked = asksForLounge(brief);
  if (first === 'lounge') placeLounge(basement);
  if (first === 'gym') placeGym(attempt);
  if (!poolFirst) placePool(attempt, chance.flip());
  if (attempt.wants('ping-pong') && setGame(draft, unmet, GAMES.pingPong, chance.flip())) attempt.score += 25;
  if (first !== 'lounge' && asked) placeLounge(basement);
  if (!piecesFirst) placePieces();
  if (first !== 'lounge' && !asked) placeLounge(basement);
  if (!draft.items.some(({ group }) => group === 'bar')) placeBars(attempt);
  attempt.score += setPieces(draft, brief, unmet, atBar);
  if (first !== 'gym') placeGym(attempt);
}

/** Nothing that is sat on or played at touches a post; more would cost a sectional its place. Inches. */
const OFF_POST = 2;

function keepOffPosts(draft: Draft): void {
  for (const { kind, box } of draft.shell.fixed)
    if (kind === 'column' || kind === 'post') draft.keepFree(grow(rectOf(box), OFF_POST));
}

function placePool(attempt: Attempt, toCorner: boolean): void {
  if (attempt.wants('pool-table') && setGame(attempt.draft, attempt.unmet, poolFor(attempt.brief), toCorner))
    attempt.score += 30;
}

/** What it is worth that a screen hangs where one was asked for, and no television in its stead. */
const SCREEN = 30;

function placeLounge({ attempt, lounge, focus, rowed }: Basement): void {
  const { brief, draft } = attempt;
  if (!lounge || rowed) {
    attempt.score += 50;
    return;
  }
  const watched = focus !== 'tv' || !attempt.refuses('tv');
  // Where no wall takes a screen with a projector across from it, a television is watched.
  const seen = focus === 'screen' ? ([focus, 'tv'] as const) : [focus];
  const groups = watched ? seen.flatMap((one) => seatingGroups(draft, seatingFor(attempt, one))) : [];
  // A sectional that was asked for comes before a sofa with more floor before it.
  const asked = attempt.wants('sectional') ? groups.filter(isSectional) : [];
  const stands = [...asked, ...groups].some((g) =>
    placeGroup(draft, g, { group: 'seating', prefer: central() }),
  );
  if (asked.length > 0 && !attempt.has('sectional'))
    attempt.leaveOut('A sectional sofa was left out: this room has no free place for it.');
  if (stands) {
    // Seats that nobody asked for give way to a table to play at.
    const worth = asksForSeats(brief) || !attempt.wantsAny(PLAYED_AT) ? 50 : 15;
    attempt.score +=
      worth + seatsWorth(attempt) + (attempt.has('projector-screen') && !wantsRows(brief) ? SCREEN : 0);
  } else if (
    !attempt.place(SOFAS, { group: 'seating' }) &&
    (asksForSeats(brief) || !attempt.wantsAny(PLAYED_AT))
  )
    attempt.unmet.push('Seating was left out: this basement holds no more than the stair and a way past it.');
}

function seatingFor(attempt: Attempt, focus: SeatingProgram['focus']): SeatingProgram {
  const { brief } = attempt;
  return {
    focus,
    noTv: attempt.refuses('tv'),
    sectional: attempt.wants('sectional') || !attempt.wantsAny(['sofa', 'sleeper-sofa', 'recliner']),
    chairs: attempt.wants('armchairs') ? 2 : 0,
    builtIns: attempt.wantsAny(['built-ins', 'media-wall']),
    sleeper: attempt.wants('sleeper-sofa'),
    // Who names no sofa sits in the recliners.
    recliners: attempt.wants('recliner') && !attempt.wantsAny(['sofa', 'sleeper-sofa', 'sectional']),
    sofaIn: sizeOf(brief, attempt.wants('sofa') ? 'sofa' : 'sectional')?.widthIn,
    chaiseIn: chaiseTold(brief),
    tvIn: tvTold(brief),
  };
}

/** What wants more floor than anything else in a basement. */
const PLAYED_AT = ['pool-table', 'ping-pong', 'golf-simulator'];

const isSectional = ({ pieces }: Group): boolean => pieces.some(({ kind }) => kind === 'sectional');

const SOFAS = [
  single('sofa', 84, 36, 32, 24, { label: 'Sofa 84', traits: { seats: 3, arms: 'track' } }),
  single('sofa', 60, 34, 32, 20, { label: 'Sofa 60', traits: { seats: 2, arms: 'slim' } }),
];

/** What seats are worth by how many have one; a sectional that was asked for most. */
function seatsWorth(attempt: Attempt): number {
  const { draft } = attempt;
  const asked = attempt.wants('sectional') && attempt.has('sectional');
  return 5 * Math.min(6, seatsIn(draft)) + (asked ? 20 : 0) - faultsOfSofas(draft);
}

function placeGym(attempt: Attempt): void {
  // Whoever names the machines wants these.
  if (!attempt.wants('gym') || usedFor(attempt.brief, 'gym')) return;
  const placed = attempt.place(gymGroups(), { group: 'gym', prefer: aside() });
  if (!placed) attempt.unmet.push('Exercise equipment was left out: this room has no free place for it.');
  else attempt.score += placed.length > 1 ? 26 : 14;
  // Where nothing else is to be, the floor is for more of it.
  if (!placed || !isGymAlone(attempt.brief) || asksForLounge(attempt.brief)) return;
  attempt.place([machines(36), machines(16), bicycle], { group: 'gym', prefer: aside() }, 10);
  attempt.place([equipmentRack], { group: 'gym', prefer: aside() }, 6);
}

function placeKitchenette(attempt: Attempt): void {
  const { brief, draft } = attempt;
  const prefer = (s: Spot): number => aside()(s) + (isBesideBath(draft, s) ? 40 : 0);
  attempt.placeAsked('A kitchenette', kitchenettesFor(brief, draft), { group: 'kitchenette', prefer }, 25);
}

/** What is eaten, drunk and played at a wall or a small table. */
function placeBars(attempt: Attempt): void {
  const { brief, draft, unmet } = attempt;
  if (attempt.wants('kitchenette') && !attempt.has('refrigerator')) placeKitchenette(attempt);
  const atBar = { group: 'bar', prefer: aside() };
  if (attempt.wants('bar') || stoolsAsked(brief) > 0) {
    attempt.placeAsked('A bar', barsFor(brief, [108, 96, 84, 72, 60]), atBar, 25);
    tellFewerStools(draft, brief, unmet);
  } else if (sqFtOf(attempt) >= 600 && saysNothing(brief) && !attempt.refuses('bar'))
    attempt.place([barGroup(96), barGroup(84)], atBar);
  if (
    attempt.wants('game-room') &&
    !attempt.wantsAny(['pool-table', 'ping-pong']) &&
    setGame(draft, unmet, GAMES.cards)
  )
    attempt.score += 18;
  if (attempt.wants('beverage-cooler') && !attempt.wants('bar'))
    attempt.placeAsked('A small refrigerator', [miniFridge], atBar, 10);
}

/** Whether a spot is at the wall that the bath's fixtures stand at. */
const isBesideBath = (draft: Draft, spot: Spot): boolean =>
  draft.items.some((i) => i.kind === 'toilet' && opposite(i.facing) === spot.side);

/** What else was asked for, the largest first. */
function placeAsked({ attempt, guests }: Basement): void {
  const { brief, draft, unmet } = attempt;
  const at = (group: string) => ({ group, prefer: aside() });
  if (attempt.wants('laundry'))
    attempt.placeAsked('A washer and dryer', LAUNDRY, { group: 'laundry', prefer: byPipes(draft) }, 18);
  if (attempt.wants('guest-room') && !guests)
    unmet.push('Walls around the guest bed were left out: with them, this basement keeps too little room.');
  if (asksForBed(brief) && !guests) attempt.placeAsked('A bed', guestBedsFor(brief), at('bed'), 18);
  placeWallOfShelves(attempt);
  if (attempt.wantsAny(['desk', 'two-desks'])) attempt.placeAsked('A desk', desks(brief), at('desk'), 14);
  if (attempt.wants('dining-table') && setDining(draft, brief, unmet, true)) attempt.score += 14;
  if (attempt.wants('craft-table') && setCraftTable(draft, unmet)) attempt.score += 22;
  if (attempt.wants('workbench') && setWorkshop(draft, unmet, brief)) attempt.score += 20;
  if (attempt.wantsAny(['play-area', 'toys']))
    attempt.placeAsked('A play area', [playFloor(), playCorner()], at('play'), 14);
  const built = attempt.wants('built-ins');
  if ((attempt.wants('bookcase') || built) && !attempt.has('bookcase'))
    attempt.placeAsked(
      'Shelving',
      [bookcase(96, built), bookcase(72, false), bookcase(48, false)],
      at('storage'),
    );
  if (attempt.wants('storage')) attempt.placeAsked('Storage shelving', STORAGE_SHELVES, at('storage'));
  attempt.score += setAsked(draft, brief, unmet);
}

/** So many inches to water and drain count as one point of what speaks for a place. */
const TO_PIPES = 3;

/** Likes places near what has water already: the water heater, a bath, a sink. */
function byPipes(draft: Draft): (spot: Spot) => number {
  const pipes = draft.items
    .filter(({ kind }) => ['water-heater', 'toilet', 'vanity', 'sink-base'].includes(kind))
    .map(({ box }) => rectOf(box));
  const likes = aside();
  const watched = draft.items.filter(({ kind }) => WATCHED.has(kind)).map(({ box }) => rectOf(box));
  return (spot) =>
    likes(spot) -
    (pipes.length > 0 ? Math.min(...pipes.map((pipe) => gap(spot.rect, pipe))) / TO_PIPES : 0) -
    (watched.some((seat) => gap(spot.rect, seat) < OFF_SEATS) ? BESIDE_SEATS : 0);
}

/** Nobody watches a film beside a machine that spins: so far it stands off, where it has another place. Inches. */
const WATCHED: ReadonlySet<string> = new Set(['tv', 'tv-console', 'sofa', 'sectional']);
const OFF_SEATS = 48;
const BESIDE_SEATS = 30;

const STORAGE_SHELVES = storageShelves([96, 72, 48], 30);

/** What nobody asked for: bare floor put to use, decor and light. */
function finish({ attempt, lounge, rowed }: Basement): void {
  const { brief, draft, shell, chance } = attempt;
  // A basement for laundry and tools is no room to sit in.
  // Beside a screen nobody sits who was not given a seat before it.
  // Who tells room by room what a basement is for, leaves the rest of its floor free.
  if (lounge && !rowed && !brief.rooms && !attempt.wantsAny(['pool-table', 'ping-pong']))
    fillFloor(draft, brief, false);
  // The middle of a large family room is bare still: a table to play and eat at.
  if (
    lounge &&
    !rowed &&
    !brief.rooms &&
    // Nobody plays where those who asked for a seat have none.
    attempt.has('sofa', 'sectional', 'armchair') &&
    !attempt.refuses('game-room') &&
    // Nor beside what was asked for and has no place.
    attempt.unmet.length === 0 &&
    !attempt.wantsAny(['gym', 'pool-table', 'ping-pong']) &&
    largestBare({ ...draft, shell }, ...MIDDLE)
  )
    setPlayTable(draft, []);
  finishShowers(draft, brief);
  dress(draft, brief, chance);
  standRecessedLights(draft, 72);
}

const NO_CHAIR = 20;

function score({ attempt }: Basement): void {
  const { draft, unmet } = attempt;
  const { at, doorsMeet } = walkable(draft);
  const steps = draft.items.find((i) => i.kind === 'stair');
  const hasDoor = draft.openings.some((o) => o.kind !== 'window');
  if (!doorsMeet || (steps && !at(inFront(rectOf(steps.box), steps.facing, 30)) && hasDoor))
    attempt.score -= 60;
  // Who asked for chairs sits on none.
  if (attempt.wantsAny(['armchairs', 'two-armchairs']) && !attempt.has('armchair')) attempt.score -= NO_CHAIR;
  attempt.score -= faultsOfBar(draft) + unmet.length * 30;
}

function nameOf({ attempt, guests, lounge, focus }: Basement): string {
  const { brief, draft } = attempt;
  const grouped = (group: string) => draft.items.some((i) => i.group === group);
  const own = roomUses.filter((use) =>
    draft.items.some(({ kind, group }) => kind === 'partition' && group === groupOfRoom(use)),
  );
  const parts = [
    ...own.map((use) => withArticle(ROOM_USES[use].toLowerCase())),
    !lounge ? '' : focus === 'screen' ? 'a home theater' : 'a media area',
    grouped('bar') ? 'a bar' : '',
    grouped('bath') ? (isHalfBath(brief) ? 'a half bath' : 'a bath') : '',
    grouped('play') && !own.includes('playroom') ? 'a play area' : '',
    attempt.has('workbench') && !own.includes('workshop') ? 'a workshop corner' : '',
    guests ? 'a guest bedroom' : '',
  ].filter(Boolean);
  if (parts.length === 0 || (lounge && !grouped('seating'))) return 'Basement';
  return `Basement with ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}`;
}
