import { sizeOf, wants } from '@plumbline/brief';
import {
  type Brief,
  isGlassDoor,
  isSide,
  type Opening,
  opposite,
  SIDES,
  type Side,
  type ToldOpening,
} from '@plumbline/concept';
import { atWall, overlaps, runsEast, wallLength } from '../geometry/geometry.js';
import { stair, stairFromWall } from './basement/stair.js';
import { standWholeWallCloset } from './bedroom/closet-along-wall.js';
import { isUnderRoof } from './bedroom/layout.js';
import { Draft, type PlannerShell } from './floor/draft.js';
import { type House } from './floor/house.js';
import { type Group, patchAt, placeFirst, type Spot } from './floor/place.js';
import { type Chance, chanceFrom, shuffled } from './floor/random.js';
import { wallsTold } from './floor/told-places.js';
import { reachIn } from './furniture/closets.js';
import { hearths } from './furniture/groups.js';
import { setOwnThings } from './furniture/pieces.js';
import { aside } from './furniture/preferences.js';
import { type Along, hangDoor, offsetAlong, openCased, takesDoor, takesWindow } from './openings/openings.js';
import { setRadiators } from './openings/radiators.js';
import { isToTheInch, offsetsTold } from './openings/to-the-inch.js';
import { isGlass, openDoor, openPair } from './openings/told-doors.js';
import { endTold, isOnBoth, NEAR, sidesTold } from './openings/told-openings.js';
import { alongTold, openWindows } from './openings/told-windows.js';
import { usualWays } from './openings/usual-ways.js';
import { doorWidths, light, openGlassDoor, outsideWalls, type Ways } from './openings/ways.js';

/** The doors and windows of a room opened as told, before anything is furnished. */

/** A house that is being opened. */
interface ToldHouse {
  readonly draft: Draft;
  readonly brief: Brief;
  readonly shell: PlannerShell;
  readonly chance: Chance;
  /** What words say of windows. */
  readonly windows: readonly ToldOpening[];
  /** How a room of the kind is usually entered and lit. */
  readonly ways: Ways;
  /** The wall of the way in. */
  readonly entry: Side;
  /** Sides that are known to lie outside so far. */
  readonly outside: Set<Side>;
}

/** Opens doors and windows as told, and the usual ones that were not told; nothing where these do not go together. */
export function drawHouse(
  asked: Brief,
  shell: PlannerShell,
  told: readonly ToldOpening[],
  chance: Chance,
): House | undefined {
  const brief = withHearthAtOneWall(asked, shell, told, chance);
  const doors = doorsOf(brief, told);
  const windows = told.filter(({ opening }) => opening === 'window');
  // The first door that leads into the house is the way in.
  const wayIn =
    doors.find((one) => one.leads !== 'outside' && !isGlass(one)) ??
    doors.find((one) => one.leads === 'inside');
  const house: ToldHouse = {
    draft: new Draft(shell),
    brief,
    shell,
    chance,
    windows,
    ways: usualWays(brief, shell),
    entry: entryOf(shell, [...told, ...hearthTold(brief)], wayIn, chance),
    outside: new Set(),
  };
  const climbed = setStair(house);
  const { draft } = house;
  // What takes a whole wall leaves it no door and no window.
  if (brief.category === 'bedroom') standWholeWallCloset(draft, brief, chance);
  const measured = windows.filter(isToTheInch);
  // What has its place to the inch has it before all else.
  for (const door of doors.filter(isToTheInch)) if (!openTold(house, door, door === wayIn)) return undefined;
  for (const one of measured)
    if (!openWindows(draft, one, { ...house, sidesOfDoors: new Set() })) return undefined;
  for (const door of doors)
    if (!isToTheInch(door) && !openTold(house, door, door === wayIn)) return undefined;
  if (!wayIn && !(climbed && isUnderRoof(shell)) && !openUsualWayIn(house)) return undefined;
  openBackDoorAsked(house, doors);
  const sidesOfDoors = new Set(draft.openings.map(({ side }) => side));
  openGlassBeforeWindows(house);
  for (const one of windows)
    if (one.at !== 'none' && !measured.includes(one) && !openWindows(draft, one, { ...house, sidesOfDoors }))
      return undefined;
  setHearth(house);
  setOwnThings(draft, brief);
  setCloset(house);
  lieOutside(house, ({ kind }) => kind === 'window');
  setOutsideWalls(house, sidesOfDoors);
  // A kitchen is lit over its sink, which stands nowhere yet, and a bath where its layout leaves a place.
  const unlit =
    (brief.category === 'kitchen' || brief.category === 'bathroom') &&
    windows.length === 0 &&
    outsideWallsTold(brief).length === 0;
  const toldOf = new Set(draft.openings);
  if (!unlit && windows.every(({ form }) => form === 'bay')) lightTheRest(house, sidesOfDoors);
  leaveCornersTold(house, toldOf);
  const untold = draft.openings.filter((one) => one.kind === 'window' && !toldOf.has(one));
  openGlassDoorAsked(house);
  setRadiators(draft, brief);
  return {
    openings: draft.openings,
    ...(draft.openings.length === 0 ? { blind: true } : {}),
    ...(unlit ? { unlit } : {}),
    ...(windows.every((one) => !one.along && (!one.of || one.of === 'sink') && !one.form && !isToTheInch(one))
      ? { movesWindows: true }
      : {}),
    ...(untold.length > 0 ? { untold: untold.map(({ id }) => id) } : {}),
    exterior: [...house.outside],
    items: draft.items.filter((item) => !shell.fixed.includes(item)),
    accepts: () => true,
    chance: chanceFrom(Math.floor(chance.next() * 1e9)),
  };
}

/**
 * A fire "on the short wall" stands at one of the two: nothing that words put nowhere is opened there. Of two the one is taken that
 * is told to have no door.
 */
function withHearthAtOneWall(
  brief: Brief,
  shell: PlannerShell,
  told: readonly ToldOpening[],
  chance: Chance,
): Brief {
  const fire = hearthTold(brief)[0];
  const sides = fire && (fire.at === 'short' || fire.at === 'long') ? sidesTold(shell, fire) : [];
  if (!fire || sides.length !== 2) return brief;
  const taken = (side: Side): number =>
    told.filter(({ at }) => at === side).length + (wallsTold(shell).includes(side) ? 1 : 0);
  const [at] = shuffled(sides, chance).sort((a, b) => taken(a) - taken(b));
  return {
    ...brief,
    openingsAt: (brief.openingsAt ?? []).map((one) => (one === fire && at ? { ...one, at } : one)),
  };
}

/** The doors that words tell of; into an office one comes by its French doors, where they are its only ones. */
function doorsOf(brief: Brief, told: readonly ToldOpening[]): readonly ToldOpening[] {
  const { category } = brief;
  const named = told.filter(({ opening }) => opening === 'door');
  const doors = named.map((one) => asOfSunroom(one, brief, named.length === 1));
  const [only, another] = doors;
  return category === 'office' && only && !another && only.form === 'french' && only.leads === undefined
    ? [{ ...only, leads: 'inside' }]
    : doors;
}
/** French doors of a sunroom lead into the house, and so does a slider that is its only door. */
const asOfSunroom = (told: ToldOpening, { purpose }: Brief, isOnly: boolean): ToldOpening =>
  purpose === 'sunroom' &&
  (told.form === 'french' || (told.form === 'sliding' && isOnly)) &&
  told.leads === undefined
    ? { ...told, leads: 'inside' }
    : told;

/** Opens the doors that a phrase tells of; false where their walls have no place for all of them. */
function openTold(house: ToldHouse, told: ToldOpening, isWayIn: boolean): boolean {
  const { draft, brief, shell, chance, windows, entry, outside } = house;
  const end = endTold(told, entry);
  const placed = end ? { ...told, of: end } : told;
  const open = (side: Side): boolean => {
    if (!openDoor(draft, side, placed, brief, chance)) return false;
    if (told.leads === 'outside' || (isGlass(told) && told.leads !== 'inside')) outside.add(side);
    return true;
  };
  const sides = sidesTold(shell, told, entry);
  if (isOnBoth(told)) {
    const first = sides.includes(entry) ? entry : shuffled(sides, chance)[0];
    return first !== undefined && open(first) && open(opposite(first));
  }
  const order = isWayIn
    ? [entry, ...shuffled(sides, chance)]
    : apart(draft, sides, windows, shell, entry, chance);
  const many = told.count ?? 1;
  const pair = many === 2 && isGlass(told) && ['long', 'short', ...SIDES].includes(told.at);
  if (pair && sides.some((side) => openPair(draft, side, told, brief) && outside.add(side))) return true;
  let opened = 0;
  for (const side of [...new Set(order)]) if (opened < many && sides.includes(side) && open(side)) opened++;
  return opened >= many;
}

/** A thing in a corner takes so much of both its walls. Inches. */
const CORNER = 42;

/** Windows that nobody told of leave a corner to what words put there, where others light the room. */
function leaveCornersTold({ draft, shell, brief }: ToldHouse, toldOf: ReadonlySet<Opening>): void {
  for (const { at, corner, how } of brief.thingsAt ?? []) {
    if (how || at === undefined || corner === undefined) continue;
    const x = at === 'west' || corner === 'west' ? 0 : shell.widthIn - CORNER;
    const y = at === 'south' || corner === 'south' ? 0 : shell.depthIn - CORNER;
    const zone = { x, y, w: CORNER, d: CORNER };
    const there = draft.openings.filter(
      (o) =>
        o.kind === 'window' &&
        !toldOf.has(o) &&
        overlaps(atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1), zone),
    );
    for (const one of there)
      if (draft.openings.some((o) => o !== one && (o.kind === 'window' || isGlassDoor(o))))
        draft.openings.splice(draft.openings.indexOf(one), 1);
  }
}

/** Opens the way in that rooms of the kind have, where words tell of none. */
function openUsualWayIn({ draft, brief, shell, chance, ways, entry, windows }: ToldHouse): boolean {
  if (ways.door === 'none') return true;
  const widths = doorWidths(brief, shell);
  const end = chance.pick(['start', 'end'] as const);
  // Beside a wide door that was told its wall may take no other: then another wall does.
  const lit = windows.flatMap((one) => sidesTold(shell, one, entry));
  const others = SIDES.filter((side) => side !== entry && takesDoor(shell, side)).sort(
    (a, b) => Number(lit.includes(a)) - Number(lit.includes(b)),
  );
  if (ways.door !== 'cased')
    return [entry, ...offTold(shell, others)].some((side) => hangDoor(draft, side, end, widths));
  return (
    openCased(draft, entry, wallLength(shell, entry) > 150 ? 60 : 42) ||
    others.some((side) => openCased(draft, side, 42, 32, end))
  );
}

/** Opens the door to the outside that was asked for and has no place in words, across from the way in where that wall takes it. */
function openBackDoorAsked(
  { draft, brief, shell, entry, outside }: ToldHouse,
  doors: readonly ToldOpening[],
): void {
  const asked = wants(brief, 'back-door') || brief.purpose === 'mudroom';
  if (!asked || !AT_BACK.has(brief.category) || wants(brief, 'patio-door')) return;
  const ways = draft.openings.filter(({ kind }) => kind !== 'window');
  if (ways.length > 1 || doors.some((one) => one.leads === 'outside' || isGlass(one))) return;
  const taken = ways.map(({ side }) => side);
  const order = offTold(shell, [opposite(entry), ...SIDES]).filter(
    (side) => !taken.includes(side) && takesDoor(shell, side),
  );
  const side = order.find((one) => hangDoor(draft, one, 'end', [36, 34, 32]));
  if (side) outside.add(side);
}

/** Rooms that one comes into from the yard. */
const AT_BACK: ReadonlySet<string> = new Set(['kitchen', 'other']);

const lacksGlassDoor = ({ brief, draft }: ToldHouse): boolean =>
  wants(brief, 'patio-door') && !draft.openings.some(isGlassDoor);

/** Windows on three sides leave a glass door no wall: it comes first, in the longest. */
function openGlassBeforeWindows(house: ToldHouse): void {
  const { draft, brief, shell, windows, entry } = house;
  if (!lacksGlassDoor(house) || !windows.some(({ at }) => at === 'three sides')) return;
  const longest = SIDES.filter((side) => side !== entry).sort(
    (a, b) => wallLength(shell, b) - wallLength(shell, a),
  );
  openGlassDoor(draft, longest, brief);
}

/** Takes the walls of such openings for outside walls. */
function lieOutside({ draft, outside }: ToldHouse, leadsOut: (opening: Opening) => boolean): void {
  for (const opening of draft.openings) if (leadsOut(opening)) outside.add(opening.side);
}

const outsideWallsTold = ({ openingsAt = [] }: Brief): readonly ToldOpening[] =>
  openingsAt.filter(({ opening }) => opening === 'outside-wall');

function setOutsideWalls(
  { brief, shell, chance, entry, outside }: ToldHouse,
  sidesOfDoors: ReadonlySet<Side>,
): void {
  for (const one of outsideWallsTold(brief)) {
    const [side] = shuffled(sidesTold(shell, one, entry), chance).filter((s) => !sidesOfDoors.has(s));
    if (side) outside.add(side);
  }
}

/** Sets the usual windows where none were told: a bay alone leaves the rest of the room dark. */
function lightTheRest(house: ToldHouse, sidesOfDoors: ReadonlySet<Side>): void {
  const { draft, brief, shell, chance, ways, entry, outside } = house;
  const fire = brief.openingsAt?.find(({ opening }) => opening === 'fireplace');
  const hearth = fire ? sidesTold(shell, fire, entry) : [];
  const sidesLeft = outsideWalls(shell, entry, ways.exterior.length, chance).filter(
    (side) => !sidesOfDoors.has(side),
  );
  const things = wallsTold(shell);
  // A fire whose wall was told has it for itself, with what stands beside it, and so have other things.
  const beside = sidesLeft.filter(
    (side) => (hearth.length > 1 || !hearth.includes(side)) && !things.includes(side),
  );
  const others = shuffled(
    SIDES.filter((side) => !sidesOfDoors.has(side) && !hearth.includes(side) && takesWindow(shell, side)),
    chance,
  ).sort((a, b) => Number(things.includes(a)) - Number(things.includes(b)));
  const kept = hearth.length === 1 || things.length > 0;
  // Who looks out through a glass door needs no window in a wall that was told for something else.
  const glass = draft.openings.some(isGlassDoor);
  const spare = glass ? others.filter((side) => !things.includes(side)) : others;
  const free =
    beside.length > 0 ? beside : kept && (spare.length > 0 || glass) ? spare.slice(0, 1) : sidesLeft;
  // A wall with a glass door is lit, and its corner may be told to have a fire.
  const doored = (side: Side): boolean => draft.openings.some((o) => isGlassDoor(o) && o.side === side);
  const cornered = (brief.thingsAt ?? []).flatMap(({ at, corner }) => (corner ? [at, corner] : []));
  const dark = [...outside].filter((side) => !(doored(side) && cornered.includes(side)));
  const lit = (dark.length > 0 || free.length === 0 ? dark : []).filter((side) => takesWindow(shell, side));
  const told = outsideWallsTold(brief).length > 0;
  // Where another wall is lit, no window comes into one that words give to things.
  const [beyond] = free.filter((side) => !things.includes(side));
  const sides = lit.length > 0 ? (told || beyond === undefined ? lit : [...lit, beyond]) : free;
  // What one climbs into has no door: its windows may be in any gable.
  if (
    light(draft, { ...ways, exterior: sides as [Side, ...Side[]] }, brief) === 0 &&
    !sidesOfDoors.has(entry) &&
    !glass
  )
    light(draft, { ...ways, exterior: [entry] }, brief);
  lieOutside(house, ({ kind }) => kind === 'window');
}

function openGlassDoorAsked(house: ToldHouse): void {
  if (!lacksGlassDoor(house)) return;
  const { draft, brief, entry, outside } = house;
  const others = SIDES.filter((side) => side !== entry && !outside.has(side));
  openGlassDoor(draft, offTold(house.shell, [...outside, ...others]), brief);
  lieOutside(house, isGlassDoor);
}

/** Sides in their order, those last that words give to things. */
function offTold(shell: PlannerShell, sides: readonly Side[]): readonly Side[] {
  const things = wallsTold(shell);
  return [...sides].sort((a, b) => Number(things.includes(a)) - Number(things.includes(b)));
}

/** Whether a stair that words tell of is drawn with doors and windows: basements and garages set theirs by themselves. */
export const takesStair = ({ category }: Brief): boolean =>
  !['basement', 'garage', 'kitchen', 'bathroom'].includes(category);

/** A stair at the wall that was told; false where none was told, or where it has no place. An attic is entered by it. */
function setStair(house: ToldHouse): boolean {
  const { draft, brief, shell, entry } = house;
  const told = brief.openingsAt?.find(({ opening }) => opening === 'stair');
  if (!told || !takesStair(brief)) return false;
  const sides = sidesTold(shell, told, entry);
  if (isUnderRoof(shell) && setAtticStair(house, told, sides)) return true;
  const only = told.along === 'middle' ? 'centre' : 'corner';
  const flights = (['high', 'low'] as const).map((foot) =>
    isUnderRoof(shell) ? railed(stair(shell.ceilingIn, foot)) : stair(shell.ceilingIn, foot),
  );
  const options = { group: 'stair', prefer: aside() };
  // Of a corner that was told either wall takes it; its foot or its head is there.
  const end = endTold(told, entry);
  const inCorner = ({ rect }: Spot): boolean =>
    end !== undefined && [...sides, end].every((side) => draft.reach(rect, side) <= NEAR.corner);
  const placed =
    (end && placeFirst(draft, flights, { ...options, sides: [...sides, end], only, allow: inCorner })) ??
    placeFirst(draft, flights, { ...options, sides, only }) ??
    placeFirst(draft, flights, { ...options, sides });
  return placed !== undefined;
}

/** One that comes up into an attic has a rail around its opening. */
const railed = (flight: Group): Group => ({
  ...flight,
  pieces: flight.pieces.map((piece) => ({ ...piece, height: RAIL })),
});

/** Over the landing of a stair, at its lower side (IRC R311.7.2 has 80 in over the line that is walked on). Inches. */
const HEADROOM = 76;
/** A flight whose middle is so near to that of its wall is in the middle of it. Inches. */
const ABOUT_MIDDLE = 44;
/** How far from a low wall a stair is tried, so that one comes up under enough roof. Inches. */
const OFF_LOW_WALL = [0, 12, 24, 30, 36, 42, 48] as const;

/**
 * A stair that comes up under a roof where one can stand: out of a gable, or along a low wall and so far from it. False
 * where none of the walls told has such a place.
 */
function setAtticStair({ draft, chance }: ToldHouse, told: ToldOpening, sides: readonly Side[]): boolean {
  const { ceilingIn } = draft.shell;
  const along = (['high', 'low'] as const).map((foot) => railed(stair(ceilingIn, foot)));
  const isLow = (side: Side): boolean => {
    const [wall] = draft.wallsAt(side);
    return !wall || draft.ceilingOver(draft.at(wall, wall.lengthIn / 2, 0, 1, 1)) < HEADROOM;
  };
  const set = (groups: readonly Group[], side: Side, off: number): boolean =>
    groups.some((group) => {
      const lands = (spot: Spot): boolean =>
        (group.clear ?? []).every((patch) => draft.ceilingOver(patchAt(spot, patch, off)) >= HEADROOM);
      const middle = told.along === 'middle' && isLow(side);
      const allow = (spot: Spot): boolean =>
        lands(spot) &&
        (!middle || Math.abs(spot.t + group.along / 2 - spot.wall.lengthIn / 2) <= ABOUT_MIDDLE);
      // About the middle of a wall, a bed has its place on one side of it or the other.
      const prefer = middle ? () => chance.next() : aside();
      return placeFirst(draft, [group], { group: 'stair', sides: [side], off, prefer, allow }) !== undefined;
    });
  return sides.some((side) =>
    isLow(side)
      ? OFF_LOW_WALL.some((off) => set(along, side, off))
      : set([railed(stairFromWall(ceilingIn))], side, 0),
  );
}

/** A rail around the opening of a stair. Inches. */
const RAIL = 36;

/** Sets the fire of a bedroom where words put it, before the bed; a room to sit in is planned around its own. */
function setHearth({ draft, brief, entry }: ToldHouse): void {
  const told = brief.openingsAt?.find(({ opening, at }) => opening === 'fireplace' && isSide(at));
  if (!told || brief.category !== 'bedroom' || !wants(brief, 'fireplace')) return;
  const along = alongTold(told, entry);
  const sides = sidesTold(draft.shell, told, entry);
  placeFirst(draft, hearths, { group: 'hearth', sides, prefer: (spot) => -offAlong(spot, along, told) });
}

/** Sets a closet where words put it, before any furniture; a larger one to walk into is the planner's own. */
function setCloset({ draft, brief, entry, chance }: ToldHouse): void {
  if (draft.items.some(({ kind }) => kind === 'walk-in-closet')) return;
  const told = brief.openingsAt?.find(({ opening, at }) => opening === 'closet' && isSide(at));
  const its = ['walk-in-closet', 'wardrobe', 'two-closets'].some((id) => wants(brief, id));
  if (!told || its || brief.category === 'kitchen') return;
  // In a small room a shorter one may leave the beds their wall.
  const usual =
    draft.shell.widthIn * draft.shell.depthIn < SMALL && chance.flip() ? SHORT_CLOSET : USUAL_CLOSET;
  const most = told.widthIn ?? sizeOf(brief, 'closet')?.widthIn ?? usual;
  // A narrow one, for linen, may be an inch or two narrower than told.
  const own = told.widthIn ? NARROWER.map((less) => (told.widthIn ?? 0) - less) : [];
  const widths = [...new Set([...own, 96, 84, 72, 60, 48, 36])].filter((width) => width <= most);
  const sides = sidesTold(draft.shell, told, entry);
  // It leaves the ends of walls that words give to other things.
  const others = wallsTold(draft.shell).filter((side) => !sides.includes(side));
  const along = alongTold(told, entry);
  const prefer = (spot: Spot): number =>
    aside()(spot) -
    OFF_PLACE * offAlong(spot, along, told) -
    others.filter((side) => draft.reach(spot.rect, side) < CLOSET_OFF).length * OTHERS_WALL;
  const options = { group: 'closet', sides, prefer };
  // In a corner it leaves no strip beside it that nothing fits into.
  for (const width of widths) {
    const closet = [reachIn(width, draft)];
    const inCorner =
      along !== 'middle' && !isToTheInch(told) && placeFirst(draft, closet, { ...options, only: 'corner' });
    if (inCorner || placeFirst(draft, closet, options)) return;
  }
}

/** How far a spot is from where words put it along its wall. Inches. */
function offAlong({ wall, t, rect, side }: Spot, along: Along | undefined, told: ToldOpening): number {
  const wide = runsEast(side) ? rect.w : rect.d;
  if (isToTheInch(told))
    return Math.min(...offsetsTold(wall, wide, told).map((at) => Math.abs(t - at)), wall.lengthIn);
  return along ? Math.abs(t - offsetAlong(wall, { from: 0, to: wall.lengthIn }, wide, along)) : 0;
}

/** How much less than told a closet's width may be. Inches. */
const NARROWER = [0, 2, 4, 6] as const;

/** What it costs that a closet is an inch from where it was told. */
const OFF_PLACE = 4;

/** A closet that is so near takes the end of a wall, and what that costs. Inches. */
const CLOSET_OFF = 30;
const OTHERS_WALL = 80;

/** A closet for two sliding doors. Inches. */
const USUAL_CLOSET = 60;
const SHORT_CLOSET = 48;
/** A bedroom of less square inches. */
const SMALL = 140 * 144;

const hearthTold = ({ openingsAt = [] }: Brief): readonly ToldOpening[] =>
  openingsAt.filter(({ opening }) => opening === 'fireplace');

/** The wall of the way in: as told, or one that leaves the told walls to what was told of them. */
function entryOf(
  shell: PlannerShell,
  told: readonly ToldOpening[],
  door: ToldOpening | undefined,
  chance: Chance,
): Side {
  const able = SIDES.filter((side) => takesDoor(shell, side));
  // The wall of a fire that was told is its own, as are those of other things.
  const fires = told
    .filter(({ opening, along }) => opening === 'fireplace' && along !== 'corner')
    .map((one) => sidesTold(shell, one));
  const things = [...wallsTold(shell), ...fires.flatMap((sides) => (sides.length === 1 ? sides : []))];
  const left = able.filter((side) => !things.includes(side));
  const said = door
    ? sidesTold(shell, door).filter((side) => able.includes(side))
    : left.length > 0
      ? left
      : able;
  const others = told.filter(
    (one) => one !== door && one.at !== 'any' && one.at !== 'none' && one.opening !== 'fireplace',
  );
  // Windows across from the door must find their wall there.
  const leaves = (side: Side, one: ToldOpening): boolean =>
    sidesTold(shell, one, side).some((s) => s !== side || isOnBoth(one) || one.at === 'front');
  const whole = said.filter((side) => others.every((one) => leaves(side, one)));
  // Beside another door there is place for it sooner than beside the window over a sink.
  const good =
    whole.length > 0
      ? whole
      : said.filter((side) => others.every((one) => one.opening === 'door' || leaves(side, one)));
  const sides = good.length > 0 ? good : said.length > 0 ? said : able;
  // Left and right are told by who comes in, and a plan is drawn with the way in below.
  const seenFromDoor = told.some(({ at }) => at === 'left' || at === 'right' || at === 'front');
  if (seenFromDoor && sides.includes('south')) return 'south';
  return chance.pick((sides.length > 0 ? sides : ['south']) as [Side, ...Side[]]);
}

/** Sides for a further door: where no other is, and no window was told, first. */
function apart(
  draft: Draft,
  sides: readonly Side[],
  windows: readonly ToldOpening[],
  shell: PlannerShell,
  entry: Side,
  chance: Chance,
): readonly Side[] {
  const things = wallsTold(shell);
  const cost = (side: Side): number =>
    (things.includes(side) ? 3 : 0) +
    (draft.openings.some((o) => o.side === side) ? 2 : 0) +
    (windows.some((one) => one.at !== 'any' && sidesTold(shell, one, entry).includes(side)) ? 1 : 0) +
    (side === entry ? 1 : 0);
  return shuffled(sides, chance).sort((a, b) => cost(a) - cost(b));
}
