import { BEDS_ASKED, countAskedFor, isNamedOfFurnished, keeps, lengthsOf, sizeOf } from '@plumbline/brief';
import { type Brief, isSide, type Side } from '@plumbline/concept';
import {
  cornerEnd,
  grow,
  inFront,
  opposite,
  rectOf,
  roomAcross,
  runsEast,
  SIDES,
  seenFromWall,
} from '../../geometry/geometry.js';
import { setDogWash } from '../bath/dog-wash.js';
import { finishShowers } from '../bath/showers.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { placeFree, type Spot } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { standKept } from '../floor/stand-kept.js';
import { gap } from '../floor/told-places.js';
import { standWhatHeats } from '../floor/what-heats.js';
import { setAsked } from '../furniture/asked.js';
import { freezer, LAUNDRY, STORAGE_SHELVES, utilitySink } from '../furniture/groups.js';
import { namesPieces, setKeptPieces, setPieces } from '../furniture/pieces.js';
import { aside, central } from '../furniture/preferences.js';
import { type Along, hangDoor, setWindows } from '../openings/openings.js';
import { endTold, isForCars, sidesTold } from '../openings/told-openings.js';
import { alongTold } from '../openings/told-windows.js';
import { standLockersOverBench, standRow } from '../other/mudroom.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt } from '../search/attempts.js';
import { isSuite, planSuite } from '../suite/suite.js';
import { type Bay, bays, hangRacks, leavesHalf, nearestCar, parkCars, SHORTEST } from './bays.js';
import { isConverted, planConverted } from './converted.js';
import { divide, openShopDoor, type SplitGarage } from './dividing-wall.js';
import {
  BENCH_LENGTHS,
  CABINETS,
  EV_CHARGER,
  MUDROOM_BENCHES,
  SLAT_WALLS,
  shallowBench,
  TOOL_CHESTS,
  TREADMILL,
  WORKBENCHES,
  wholeSlatWalls,
  workbench,
} from './groups.js';
import { vehiclesOf } from './vehicles.js';

/** A workbench and a way to it; a bay for a car wants 11 by 18 ft. */
export const LEAST_GARAGE = { widthIn: 60, depthIn: 72 } as const;

const ATTEMPTS = 6;

/** Plans a garage: bays first, storage and work along the walls; without cars it becomes a room. */
export function planGarage(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const suite = isSuite(brief) ? planSuite(brief, shell, chance) : undefined;
  if (suite) return { ...suite, layout: `Garage converted to a ${suite.layout.toLowerCase()}` };
  if (isConverted(brief)) return planConverted(brief, shell, chance);
  let turn = 0;
  const plan = bestAttempt(shell, ATTEMPTS, () =>
    planOnce(brief, shell, chance, turn++ % 2 === 0 ? 'floor' : 'none'),
  );
  // Before a thing that was asked for is left out, a car goes that nobody named.
  if (!plan || plan.unmet.length === 0 || vehiclesOf(brief) !== undefined) return plan;
  const less = bestAttempt(shell, ATTEMPTS, () => planOnce(brief, shell, chance, 'always'));
  return less && less.unmet.length < plan.unmet.length ? less : plan;
}

/** When the bay of a car that nobody named is left to what was asked for: never, for what wants the middle of a bay, or always. */
type Spares = 'none' | 'floor' | 'always';

function planOnce(brief: Brief, shell: PlannerShell, chance: Chance, sparing: Spares): Plan | undefined {
  const garage = openGarage(new Attempt(brief, new Draft(shell), chance), sparing);
  if (!garage) return undefined;
  // What is to stand under a window needs one before it stands.
  if (shell.told?.some(({ to }) => to === 'window')) light(garage);
  setKeptPieces(garage.attempt.draft, brief);
  garage.attempt.score -= standWhatHeats(garage.attempt.draft, brief);
  standKept(garage.attempt.draft, brief);
  // A freezer of today keeps its place.
  if (keeps(brief, 'freezer')) placeFreezer(garage.attempt);
  if (garage.split) {
    // What stands in the cars' half is the cars' own.
    placeCharger(garage);
    garage.attempt.draft.keepFree(garage.split.cars);
  }
  placeWork(garage);
  placeAsked(garage);
  placeUsualBench(garage.attempt, garage.front);
  placeStorage(garage);
  if (!garage.attempt.draft.openings.some(({ kind }) => kind === 'window')) light(garage);
  standRecessedLights(garage.attempt.draft, 84);
  score(garage);
  return garage.attempt.plan(
    NAMES[garage.cars] ?? 'Three-car garage',
    (['north', 'east', 'south', 'west'] as const).filter((side) => side !== garage.house),
  );
}

const NAMES = ['Garage workshop', 'One-car garage', 'Two-car garage'];

/** Openings that words told, with the sides that they may be at: beside and across from the cars' door. */
type OpeningTold = NonNullable<Brief['openingsAt']>[number] & {
  readonly sides: readonly Side[];
  /** The end of its wall that was told. */
  readonly end: Side | undefined;
};

/** A garage whose cars are parked and whose doors are set. */
interface Garage {
  readonly attempt: Attempt;
  /** The side that cars drive in by. */
  readonly front: Side;
  /** The side of the house, an inside wall. */
  readonly house: Side;
  /** The door to the house, where words tell of it. */
  readonly wayIn: OpeningTold | undefined;
  readonly cars: number;
  readonly told: readonly OpeningTold[];
  /** The halves on both sides of a dividing wall, where one was asked for. */
  readonly split: SplitGarage | undefined;
}

function openGarage(attempt: Attempt, sparing: Spares): Garage | undefined {
  const { brief, draft, shell, chance } = attempt;
  const front = frontOf(attempt);
  const named = NAMED_CARS.filter((form) => attempt.wants(form)).length;
  const areTold = vehiclesOf(brief) !== undefined;
  const splits = attempt.wants('dividing-wall');
  const all = bays(brief, shell, front, attempt.unmet);
  // A car that nobody named leaves its bay to what wants the floor.
  const spares =
    sparing === 'always' || (sparing === 'floor' && (named > 0 || !areTold) && attempt.wantsAny(WANT_FLOOR));
  const parked = spares
    ? all.slice(0, named > 0 ? named : all.length - 1)
    : splits && !areTold
      ? all.slice(0, 1)
      : all;
  const unnamed = areTold && named === 0 ? 0 : Math.max(0, parked.length - named);
  attempt.score += (parked.length - unnamed) * 30 + unnamed * UNNAMED_CAR;
  // Who drives in has the left wall on the left.
  const told = (brief.openingsAt ?? []).map((one) => ({
    ...one,
    sides: sidesTold(shell, one, front).filter(
      (side) => side !== front || (one.opening === 'window' && one.at === front),
    ),
    end: endTold(one, front),
  }));
  const wayIn = told.find((one) => one.opening === 'door' && !isForCars(one) && one.leads !== 'outside');
  const doorIn = wayIn?.sides ?? [];
  const bay: Bay =
    !isOpened(shell) && leavesHalf(shell, front, parked) ? chance.pick(['low', 'high']) : 'middle';
  const driveIn = (brief.openingsAt ?? []).find(isForCars)?.widthIn;
  const twoDoors = attempt.wants('two-garage-doors');
  // The shop's own door is in the middle of its bay, once the wall stands.
  const shopDoor = splits && twoDoors && parked.length === 1;
  parkCars(draft, front, parked, twoDoors && !shopDoor, bay, driveIn, splits ? BESIDE_WALL : undefined);
  const split = splits && !isOpened(shell) ? divide(draft, front, brief.inParts?.sealed) : undefined;
  if (split && shopDoor && !openShopDoor(draft, front, split)) return undefined;
  if (splits && !split)
    attempt.leaveOut('A dividing wall was left out: beside the cars it leaves no bay of 7 ft to work in.');
  const house = houseSide(attempt, front, doorIn, told, split);
  const garage: Garage = { attempt, front, house, wayIn, cars: parked.length, told, split };
  return isOpened(shell) || hangDoors(garage) ? garage : undefined;
}

/** Beside a car in a bay with walls on both sides. Inches. */
const BESIDE_WALL = 30;

const NAMED_CARS = ['sedan', 'suv', 'pickup', 'minivan'] as const;
/** What wants the middle of a bay. */
const WANT_FLOOR = ['table-saw', 'gym'] as const;
/** What a car is worth that nobody named: less than a saw. */
const UNNAMED_CAR = 12;

/** The side of the house: where its door was told, else off the walls of doors to the yard and of a shop's own bay. */
function houseSide(
  { chance }: Attempt,
  front: Side,
  doorIn: readonly Side[],
  told: readonly OpeningTold[],
  split: SplitGarage | undefined,
): Side {
  const usual: readonly Side[] = split
    ? [split.carSide]
    : runsEast(front)
      ? ['north', 'east', 'west']
      : ['north', 'south', 'east'];
  // The wall of a door to the yard is not the house's.
  const toYard = told.filter(leadsOut).flatMap(({ sides }) => (sides.length === 1 ? sides : []));
  const atHouse = usual.filter((side) => !toYard.includes(side));
  return chance.pick<Side>((doorIn.length > 0 ? doorIn : atHouse.length > 0 ? atHouse : usual) as [Side]);
}

/** The side that cars drive in by: where their door is or was told, or where a car has the length. */
function frontOf({ brief, draft, shell }: Attempt): Side {
  const measured = isOpened(shell) ? draft.openings.find((o) => o.kind === 'garage-door') : undefined;
  if (measured) return measured.side;
  const byCars = (brief.openingsAt ?? []).find(isForCars);
  const [told] = byCars && byCars.at !== 'any' ? sidesTold(shell, byCars) : [];
  const holdsCar = (side: Side): boolean => roomAcross(shell, side) >= SHORTEST;
  if (told && holdsCar(told)) return told;
  return !holdsCar('south') && holdsCar('west') ? 'west' : 'south';
}

const HEATS: ReadonlySet<string> = new Set(['furnace', 'water-heater']);

const leadsOut = ({ opening, leads }: OpeningTold): boolean => opening === 'door' && leads === 'outside';

/** The door to the house, and those to the outside that were told; false where nobody could come in. */
function hangDoors({ attempt, front, house, wayIn, told, split }: Garage): boolean {
  const { brief, draft, chance } = attempt;
  // The corner of a furnace is no end of the wall for a door.
  const heat = (brief.thingsAt ?? []).find(
    ({ corner, thing, at }) => corner && HEATS.has(thing) && at === house,
  );
  const offHeat = heat?.corner && isSide(heat.corner) ? cornerEnd(opposite(heat.corner)) : undefined;
  const endOf = (one: OpeningTold | undefined): Along =>
    one?.along === 'middle'
      ? 'middle'
      : one?.end
        ? cornerEnd(one.end)
        : (offHeat ?? chance.pick(['start', 'end'] as const));
  // Who names a side door alone comes in by that.
  const alone = !wayIn && told.some(leadsOut);
  if (
    !alone &&
    !hangDoor(draft, house, endOf(wayIn), [34, 32, 30], 'outside') &&
    !hangDoor(draft, opposite(front), 'middle', [34, 32, 30], 'outside')
  )
    return false;
  const [toYard] = told.filter(leadsOut);
  if (split && (toYard || attempt.wants('back-door')))
    return hangDoor(draft, split.shopSide, toYard?.along ? endOf(toYard) : 'middle', [36, 34, 32], 'outside');
  for (const one of told)
    if (leadsOut(one))
      toYardFirst(one.sides, front, house).some((side) =>
        hangDoor(draft, side, endOf(one), [36, 34, 32], 'outside'),
      );
  if (!toYard && attempt.wants('back-door'))
    toYardFirst(SIDES, front, house).some(
      (side) => side !== house && side !== front && hangDoor(draft, side, 'end', [36, 34, 32], 'outside'),
    );
  return true;
}

/** Sides in the order in which a door to the yard likes them: beside the cars' door, off the house. */
const toYardFirst = (sides: readonly Side[], front: Side, house: Side): readonly Side[] => {
  const dislikes = (side: Side): number =>
    Number(runsEast(side) === runsEast(front)) + 2 * Number(side === house);
  return [...sides].sort((a, b) => dislikes(a) - dislikes(b));
};

/** Windows where they were told, else one in an outside wall. */
function light({ attempt: { draft, shell }, front, house, told }: Garage): void {
  if (isOpened(shell)) return;
  const [bright, other] = runsEast(front) ? (['east', 'west'] as const) : (['north', 'south'] as const);
  const panes = told.filter(({ opening }) => opening === 'window');
  if (panes.length === 0) setWindows(draft, bright === house ? other : bright, 1, 36, 48, 30);
  for (const one of panes) {
    const { sides, count = 1, widthIn = 36 } = one;
    sides.some((side) => setWindows(draft, side, count, widthIn, 48, 30, alongTold(one, front)) > 0);
  }
}

/** Workbench, saw and what was named: either comes first. */
function placeWork({ attempt, front }: Garage): void {
  const { brief, draft, chance, unmet } = attempt;
  const placeNamed = () => {
    attempt.score += setPieces(draft, brief, unmet);
  };
  const asked = attempt.wants('workbench');
  // A bench whose length or wall was told has its place before anything.
  const namedFirst = !isBenchTold(brief) && namesPieces(brief) && chance.flip();
  if (namedFirst) placeNamed();
  if (asked && attempt.placeAsked('A workbench', benchesFor(brief), atBench(front), 20))
    if (attempt.wants('wall-cabinets')) hangOverBench(draft);
  const saws = attempt.wants('table-saw');
  // A saw wants the middle of the free bay, and what hangs on its walls leaves it less: either comes first.
  const sawLast = saws && !namedFirst && chance.flip();
  if (sawLast) placeNamed();
  if (saws && setTableSaw(draft, brief, unmet)) attempt.score += 15;
  if (!namedFirst && !sawLast) placeNamed();
  if (attempt.wants('tool-chest')) placeToolChest(attempt);
}

const placeToolChest = (attempt: Attempt): void => {
  attempt.place(TOOL_CHESTS, { group: 'work', prefer: aside() });
};

/** Wall cabinets over a bench and its board for tools: their width, and from the floor. Inches. */
const OVER_BENCH = { width: 30, deep: 14, from: 66, high: 24 } as const;

/** Hangs wall cabinets over the workbench, as many as its length takes. */
function hangOverBench(draft: Draft): void {
  const bench = draft.items.find(({ kind }) => kind === 'workbench');
  if (!bench) return;
  const wall = draft.wallBehind(bench);
  const { t, along } = seenFromWall(draft.shell, wall, rectOf(bench.box));
  const { width, deep, from, high } = OVER_BENCH;
  for (let at = t; at + width <= t + along + 0.01; at += width) {
    const rect = draft.at(wall, at, 0, width, deep);
    if (!draft.isClearAt(rect, from, high) || from + high > draft.ceilingOver(rect)) continue;
    draft.add('wall-cabinet', rect, {
      z: from,
      height: high,
      facing: bench.facing,
      group: 'work',
      label: `Wall cabinet ${width}`,
      traits: { doors: 2 },
    });
  }
}

/** Workbenches of the length that was told first, else the longest first. */
const benchesFor = (brief: Brief) =>
  lengthsOf(brief, 'workbench', BENCH_LENGTHS).flatMap((w) =>
    isBenchTold(brief) ? [workbench(w), shallowBench(w)] : [workbench(w)],
  );

/** Whether words tell how long a workbench is to be, or where. */
const isBenchTold = (brief: Brief): boolean =>
  sizeOf(brief, 'workbench') !== undefined ||
  (brief.thingsAt ?? []).some(({ thing }) => thing === 'workbench');

/** Across from the cars' door, in the middle of the wall. */
const atBench = (front: Side) => ({
  group: 'work',
  prefer: (s: Spot): number => central()(s) + (s.side === opposite(front) ? 20 : 0),
});

/** A bench that nobody asked for leaves the walls to what was. */
function placeUsualBench(attempt: Attempt, front: Side): void {
  if (!attempt.wants('workbench') && !attempt.refuses('workbench') && !isListed(attempt.brief))
    attempt.place(WORKBENCHES, atBench(front), 20);
}

const placeFreezer = (attempt: Attempt): boolean =>
  attempt.placeAsked('A freezer', [freezer], { group: 'storage', prefer: aside() });

/** What else was asked for. */
function placeAsked({ attempt }: Garage): void {
  const { brief, draft, unmet } = attempt;
  const at = (group: string) => ({ group, prefer: aside() });
  if (attempt.wants('garage-cabinets')) attempt.placeAsked('Cabinets', CABINETS, at('cabinets'), 16);
  if (attempt.wants('freezer') && !attempt.has('freezer')) placeFreezer(attempt);
  if (attempt.wants('utility-sink')) attempt.placeAsked('A utility sink', [utilitySink], at('utility'));
  if (attempt.wants('dog-wash') && setDogWash(draft, brief, unmet)) finishShowers(draft, brief);
  if (attempt.wants('laundry')) attempt.placeAsked('A washer and dryer', LAUNDRY, at('laundry'));
  const lockers = countAskedFor(brief.wanted, 'lockers');
  const seated = attempt.wants('mudroom-bench') && lockers !== undefined;
  const stood =
    lockers === undefined
      ? 0
      : seated && standLockersOverBench(draft, lockers, nearHouseDoor(draft))
        ? lockers
        : standRow(draft, lockers);
  attempt.score += 6 * stood;
  if (lockers !== undefined && stood < lockers)
    unmet.push(`${stood} of ${lockers} lockers fit: each takes 12 in of a wall at least.`);
  if (attempt.wants('mudroom-bench') && stood === 0)
    attempt.placeAsked('A bench with hooks', MUDROOM_BENCHES, at('mudroom'));
  if (attempt.wants('gym')) attempt.placeAsked('Exercise equipment', [TREADMILL], at('gym'));
  // Nobody sleeps beside cars.
  const awake = { ...brief, wanted: brief.wanted.filter((id) => !SLEPT_IN.has(id)) };
  attempt.score += setAsked(draft, awake, unmet);
}

/** Likes to be by the door to the house. */
const nearHouseDoor =
  (draft: Draft) =>
  ({ rect }: Spot): number => {
    const far = draft.openings
      .filter(({ kind }) => kind !== 'window' && kind !== 'garage-door')
      .map((o) => gap(rect, draft.at(o.wall, o.offsetIn, 0, o.widthIn, 1)));
    return far.length > 0 ? -Math.min(...far) : 0;
  };

const SLEPT_IN: ReadonlySet<string> = new Set([...BEDS_ASKED, 'bunk-bed', 'crib']);

const ON_WALL = { group: 'storage', prefer: central() } as const;

/** Shelves in any garage, what hangs on walls, and racks over the cars. */
function placeStorage(garage: Garage): void {
  const { attempt, front, cars } = garage;
  const { brief, draft, unmet } = attempt;
  const fills = !isListed(brief);
  if (fills && attempt.wants('workbench') && !attempt.has('tool-chest')) placeToolChest(attempt);
  const shelves = attempt.wants('storage') || fills ? 2 : 0;
  if (!attempt.refuses('storage'))
    for (let i = 0; i < shelves; i++) {
      const shelf = attempt.place(STORAGE_SHELVES, { group: 'storage', prefer: aside() }, 8);
      // Beside cars there may be no floor for shelves: what is stored hangs on a wall.
      const hangs = !shelf && i === 0 && attempt.wants('storage') && !attempt.wants('slat-wall');
      if (!shelf && i === 0 && attempt.wants('storage') && !(hangs && attempt.place(SLAT_WALLS, ON_WALL)))
        unmet.push('Storage shelving was left out: no wall has the place for it.');
    }
  if (attempt.wants('ev-charger') && !attempt.has('ev-charger')) placeCharger(garage);
  const slats = attempt.wants('slat-wall-whole')
    ? [...wholeSlatWalls(draft.shell), ...SLAT_WALLS]
    : SLAT_WALLS;
  if (attempt.wants('slat-wall') && !attempt.place(slats, ON_WALL))
    unmet.push('A slat wall was left out: no wall is free for it.');
  if (attempt.wantsAny(['overhead-storage', 'storage']) || (fills && cars > 0)) hangRacks(draft, front);
}

/** The charger that was asked for: near the car, off the wall of its door. */
function placeCharger({ attempt, front }: Garage): void {
  const { draft, unmet } = attempt;
  if (!attempt.wants('ev-charger')) return;
  const byDoor = draft.shell.told?.some(({ thing, to }) => thing === 'ev-charger' && to === 'door');
  const prefer = (s: Spot): number =>
    (s.side === front ? -50 : 0) - (byDoor ? fromDriveIn(draft, s) : nearestCar(draft, s));
  if (!attempt.place([EV_CHARGER], { group: 'ev', prefer }))
    unmet.push('An EV charger was left out: no wall is free for it.');
}

/** What homeowners list for a garage beside its cars. */
const OF_GARAGE =
  /^(?:workbench|tool-chest|table-saw|storage|garage-cabinets|wall-cabinets|freezer|ev-charger|mudroom-bench|bike-rack|slat-wall|utility-sink|laundry|dog-wash|gym|overhead-storage|kayak-rack|second-fridge)$|^lockers-/;
/** Who names so much has said what the garage is for. */
const LISTED = 3;

/** Whether the wish is a list: nothing is added to it that nobody asked for. */
const isListed = (brief: Brief): boolean =>
  isNamedOfFurnished(brief) || brief.wanted.filter((id) => OF_GARAGE.test(id)).length >= LISTED;

/** From a spot at a wall to the nearest door that cars drive through. Inches. */
function fromDriveIn(draft: Draft, { wall, t }: Spot): number {
  const at = draft.at(wall, t, 0, 12, 6);
  const far = draft.openings
    .filter(({ kind }) => kind === 'garage-door')
    .map((o) => gap(at, draft.at(o.wall, o.offsetIn, 0, o.widthIn, 1)));
  return far.length > 0 ? Math.min(...far) : 0;
}

/** Floor around a table saw: for sheets of 4 by 8 ft, and for boards alone. Inches. */
const AROUND_SAW = [48, 42, 36] as const;

/** A table saw wants floor before, behind and beside it for what is cut. */
function setTableSaw(draft: Draft, { pieces = [] }: Brief, unmet: string[]): boolean {
  const { widthIn = 60, depthIn = 30 } = pieces.find(({ id }) => id === 'table-saw') ?? {};
  for (const around of AROUND_SAW) {
    const spot = placeFree(draft, { w: widthIn, d: depthIn }, { around, turn: true });
    if (!spot) continue;
    draft.add('workbench', spot.rect, {
      height: 35,
      facing: spot.turned ? 'east' : 'south',
      group: 'work',
      label: `Table saw ${Math.round(widthIn)}`,
      traits: { pegboard: false, vise: false },
    });
    draft.keepFree(grow(spot.rect, around - 8));
    return true;
  }
  unmet.push('A table saw was left out: no floor is free for it with 3 ft all around for what is cut.');
  return false;
}

/** What it takes off that something asked for has no place: more than shelves are worth that nobody asked for. */
const LEFT_OUT = 20;

function score({ attempt }: Garage): void {
  const { draft, unmet } = attempt;
  const { at, doorsMeet } = walkable(draft);
  if (!doorsMeet) attempt.score -= 100;
  for (const item of draft.items.filter((i) =>
    ['workbench', 'storage-shelf', 'freezer', 'tool-chest'].includes(i.kind),
  ))
    if (!at(inFront(rectOf(item.box), item.facing, 18))) attempt.score -= 25;
  attempt.score -= unmet.length * LEFT_OUT;
}
