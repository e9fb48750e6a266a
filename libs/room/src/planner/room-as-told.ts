import { sizeOf, wants } from '@plumbline/brief';
import {
  type Brief,
  framesAt,
  isRectangular,
  isSide,
  type Kind,
  type Opening,
  type Side,
  type ToldOpening,
} from '@plumbline/concept';
import { runsEast } from '../geometry/geometry.js';
import { soldWidth } from '../geometry/items.js';
import { hasSinkAtWindow } from '../geometry/sink-at-window.js';
import { checkRoom } from '../rules/check-room.js';
import { type AnotherRoom } from './another-room.js';
import type { Pin } from './cabinets/pinned-run.js';
import type { PlannerShell } from './floor/draft.js';
import type { House } from './floor/house.js';
import { type Chance, chanceFrom } from './floor/random.js';
import { taken } from './floor/refused-places.js';
import { placesNotKept as astrayOf, wallsTold } from './floor/told-places.js';
import { ownThingsAtWalls } from './furniture/pieces.js';
import { clearFrom } from './kitchen/before-doors.js';
import { COOKS_AT_WINDOW } from './kitchen/parts.js';
import { tooSmall } from './late/grow-as-told.js';
import { placesTaken } from './openings/in-told-places.js';
import { isToTheInch } from './openings/to-the-inch.js';
import { asTold } from './openings/told-openings.js';
import { isPlannedInParts } from './parts/plan-in-parts.js';
import { planRoom, shellOfBrief, tryRoom } from './plan-room.js';
import { drawHouse, takesStair } from './told-house.js';

/** Plans a room whose doors and windows stand where words put them: these are opened first, and furniture follows. */

/** So many ways to open the room are tried, and of those that could be planned so many are compared. */
const TRIES = { draws: 24, planned: 5, enough: 2 } as const;

const OF_KITCHEN = { draws: 8, planned: 2, enough: 1 } as const;

/** What it costs that a door or window is not as told. */
const NOT_AS_TOLD = 40;

/** What it costs that a door stands where words put a thing: of two rooms with as much astray, the one that could be mended. */
const PLACE_TAKEN = 4;

/** These open their doors and windows themselves, and heed what was told. */
const OPENS_ITSELF: ReadonlySet<string> = new Set(['bathroom', 'garage']);

/** Plans the room of a brief with its doors and windows as told; where nothing fits so, as `given` says, otherwise. */
export function roomAsTold(brief: Brief, seed: number): AnotherRoom {
  // A room that a wall divides opens its parts itself.
  if (isPlannedInParts(brief)) return { ...planRoom(brief, seed), given: [] };
  const told = (brief.openingsAt ?? []).filter(
    (one) =>
      one.opening === 'door' ||
      one.opening === 'window' ||
      (one.opening === 'stair' && takesStair(brief)) ||
      isClosetOfBath(one, brief),
  );
  if (!told.some((one) => isPlaced(one, brief)) && ownThingsAtWalls(brief).length === 0)
    return { ...planRoom(brief, seed), given: [] };
  const own = OPENS_ITSELF.has(brief.category) ? opensItself(brief, seed) : undefined;
  if (own && (brief.category !== 'bathroom' || !told.some(isMeasured) || isHouseAsTold(own.room, told)))
    return own;
  const kitchen = brief.category === 'kitchen';
  const tries = kitchen ? OF_KITCHEN : TRIES;
  // A peninsula leaves a door one end of its wall: both are tried.
  const most = kitchen && wants(brief, 'peninsula') ? tries.planned + 1 : tries.planned;
  const shell = shellOfBrief(brief);
  const chance = chanceFrom(seed);
  let best: { readonly room: AnotherRoom; readonly cost: number } | undefined;
  if (own) best = { room: own, cost: judged(brief, shell, own).cost };
  let planned = 0;
  let good = 0;
  for (const [i, house] of housesFor(brief, shell, told, chance)) {
    if (planned >= most || good >= tries.enough) break;
    const found = tryRoom(brief, seed + i, house);
    if (!found) continue;
    // Runs around a sink that stays put are compared with one that is free to move.
    const pinned = house.pins !== undefined;
    planned = pinned ? 1 : planned + 1;
    const { cost, wrong, notKept, code } = judged(brief, shell, found, house);
    // A kitchen is planned in every way that its doors and windows leave: another draw seldom grants more.
    const granted = found.unmet.length + wrong === 0;
    if (notKept === 0 && code === 0 && (granted || (kitchen && !pinned))) good++;
    if (!best || cost < best.cost) best = { room: { ...found, given: [] }, cost };
    if (cost === 0) break;
  }
  return best?.room ?? { ...planRoom(brief, seed), given: [OTHERWISE] };
}

/** The plan of a room whose planner opens its doors and windows by itself; without its words for them where nothing fits so. */
function opensItself(brief: Brief, seed: number): AnotherRoom {
  const planned = tryRoom(brief, seed);
  if (planned) return { ...planned, given: [] };
  const { openingsAt: _, ...without } = brief;
  return { ...planRoom(without, seed), given: [OTHERWISE] };
}

/** A closet that is there: no bath builds one by itself. */
const isClosetOfBath = ({ opening, at, along }: ToldOpening, { category }: Brief): boolean =>
  category === 'bathroom' && opening === 'closet' && isSide(at) && along === 'corner';

/** Whether words tell more of a part of the house than its wall. */
const isMeasured = (one: ToldOpening): boolean =>
  isToTheInch(one) || one.hinge !== undefined || one.sillIn !== undefined || one.along !== undefined;

const isHouseAsTold = (room: AnotherRoom['room'], told: readonly ToldOpening[]): boolean =>
  told.every((one) => asTold(room, one));

/** What speaks against a room that was planned in a house. */
function judged(
  brief: Brief,
  shell: PlannerShell,
  { room, unmet }: Pick<AnotherRoom, 'room' | 'unmet'>,
  house?: House,
): { readonly cost: number; readonly wrong: number; readonly notKept: number; readonly code: number } {
  const kitchen = brief.category === 'kitchen';
  const notKept = (brief.openingsAt ?? []).filter((one) => !asTold(room, one)).length;
  const missed = checkRoom(room, brief.state).filter((f) => !f.met);
  // A flame at a window is as grave.
  const code = missed.filter((f) => f.severity === 'code' || f.rule === COOKS_AT_WINDOW).length;
  const things = astrayOf(room, brief.thingsAt).length + taken(room, brief.placesRefused).length;
  const wrong = kitchen
    ? wrongSizes(brief, room) + offWindow(brief, room) + smallAppliances(brief, room)
    : tooSmall(room, brief).length;
  const cost =
    (notKept + things) * NOT_AS_TOLD +
    code * 20 +
    (unmet.length + wrong + smallerBed(unmet) + smallerSofa(brief, room)) * 15 +
    (kitchen || !house ? 0 : PLACE_TAKEN * Math.floor(placesTaken(brief, shell, house))) +
    missed.length;
  return { cost, wrong, notKept, code };
}

/** The ways to open a room, each with its number: those of a kitchen begin with the one that leaves most wall at a corner. */
function* housesFor(
  brief: Brief,
  shell: PlannerShell,
  told: readonly ToldOpening[],
  chance: Chance,
): Generator<readonly [number, House]> {
  const drawn: (readonly [number, House])[] = [];
  const kitchen = brief.category === 'kitchen';
  const ranked = kitchen && isRectangular(shell);
  const placed = !kitchen && hasPlaces(brief);
  const { draws } = kitchen ? OF_KITCHEN : TRIES;
  const again: (readonly [number, House])[] = [];
  const tried = new Set<string>();
  for (let i = 0; i < draws; i++) {
    const house = drawHouse(brief, shell, told, chance);
    if (!house) continue;
    // One that leaves their places to things that words put somewhere is as good as any.
    if (ranked || (placed && placesTaken(brief, shell, house) > 0)) drawn.push([i, house]);
    else if (tried.has(signOf(house))) again.push([i, house]);
    else yield [i, house];
    tried.add(signOf(house));
  }
  if (ranked) drawn.sort(([, a], [, b]) => wallFor(brief, shell, b) - wallFor(brief, shell, a));
  else drawn.sort(([, a], [, b]) => placesTaken(brief, shell, a) - placesTaken(brief, shell, b));
  // A sink that is to be under a window has its middle there, where any of these houses allows it.
  const [first] = drawn;
  if (first && wants(brief, 'window-sink'))
    for (const window of first[1].openings.filter((o) => o.kind === 'window').slice(0, PINNED_WINDOWS))
      yield [first[0], { ...first[1], pins: [sinkUnder(window, brief, shell)] }];
  const seen = new Set<string>();
  for (const one of drawn) {
    const sign = signOf(one[1]);
    if (!seen.has(sign)) yield one;
    seen.add(sign);
  }
  // Furnished once more, a house may hold what it did not hold before.
  yield* again;
}

/** Equal for houses with their doors and windows in the same places. */
const signOf = ({ openings, items }: House): string =>
  [
    ...openings.map(({ kind, wall, offsetIn }) => `${kind} ${wall} ${Math.round(offsetIn)}`),
    ...items.map(
      ({ kind, box }) => `${kind} ${Math.round(box.x)} ${Math.round(box.y)} ${box.widthIn} ${box.depthIn}`,
    ),
  ]
    .sort()
    .join();

/** Whether words put anything somewhere that a door or a window could take. */
const hasPlaces = ({ thingsAt = [], openingsAt = [] }: Brief): boolean =>
  thingsAt.length > 0 || openingsAt.some(({ opening }) => opening === 'fireplace');

/** A bed for one where two are to sleep counts as two things more that are missing: what stands beside it yields to it. */
const smallerBed = (unmet: readonly string[]): number =>
  unmet.some((sentence) => /^A (?:king|queen|full) bed was left out/.test(sentence)) ? 2 : 0;

/** As grave is a sofa where a sectional was asked for. */
const smallerSofa = (brief: Brief, { items }: AnotherRoom['room']): number =>
  wants(brief, 'sectional') && !items.some(({ kind }) => kind === 'sectional') ? 2 : 0;

/** Appliances that have another width than words told. */
const wrongSizes = (brief: Brief, { items }: AnotherRoom['room']): number =>
  (brief.sizes ?? []).filter(({ thing, widthIn }) => {
    const kinds: readonly string[] = thing === 'range' ? ['range', 'cooktop'] : [thing];
    const found = items.filter(({ kind }) => kinds.includes(kind));
    return found.length > 0 && !found.some((item) => Math.abs(soldWidth(item) - widthIn) <= NEARLY);
  }).length;
/** Appliances under the usual width that nobody asked for: another way to open the room may take them whole. */
const smallAppliances = (brief: Brief, { items }: AnotherRoom['room']): number =>
  USUAL.filter(
    ({ kinds, widthIn }) =>
      !brief.wanted.some((id) => id.startsWith(`${kinds[0]}-`)) &&
      items.some((item) => kinds.includes(item.kind) && soldWidth(item) < widthIn - NEARLY),
  ).length;
const USUAL: readonly { readonly kinds: readonly Kind[]; readonly widthIn: number }[] = [
  { kinds: ['range', 'cooktop'], widthIn: 30 },
  { kinds: ['refrigerator'], widthIn: 30 },
  { kinds: ['dishwasher'], widthIn: 24 },
];

/** Trim by which a width as it is sold differs from the one that is drawn. Inches. */
const NEARLY = 1.5;

const offWindow = (brief: Brief, room: AnotherRoom['room']): number =>
  Number(wants(brief, 'window-sink') && !hasSinkAtWindow(room));

/** So many windows are tried with the sink in their middle. */
const PINNED_WINDOWS = 2;

/** Widths of sink bases by the floor of a kitchen: from so many square inches on. Inches. */
const SINK_BASES = [
  { from: 150 * 144, widthIn: 36 },
  { from: 100 * 144, widthIn: 33 },
  { from: 0, widthIn: 30 },
] as const;

function sinkUnder(
  { wall, offsetIn, widthIn }: Opening,
  brief: Brief,
  { widthIn: w, depthIn: d }: PlannerShell,
): Pin {
  const told = sizeOf(brief, 'sink')?.widthIn;
  const usual = SINK_BASES.find(({ from }) => w * d >= from)?.widthIn ?? 30;
  // Cabinets come in widths of 3 in, and a cabinet is as much wider than its sink.
  const wide = told === undefined ? usual : Math.ceil((told + 3) / 3) * 3;
  return { token: 'sink', wall, middleIn: offsetIn + widthIn / 2, widthIn: Math.min(48, Math.max(24, wide)) };
}

/** Longer runs are not needed. Inches. */
const RUN = 144;

/** How much wall doors leave to runs: to those whose walls were told, else at the corner where they leave most. Inches. */
function wallFor({ thingsAt = [] }: Brief, shell: PlannerShell, house: House): number {
  const told = [...new Set(wallsTold({ told: thingsAt }))];
  if (told.length < 2) return wallAtCorner(shell, house);
  const free = (side: Side): number => {
    const [frame] = framesAt(shell, side);
    const ends: readonly Side[] = runsEast(side) ? ['west', 'east'] : ['south', 'north'];
    return Math.max(...ends.map((end) => clearFrom({ ...shell, house }, frame, end)));
  };
  return told.reduce((sum, side) => sum + free(side), 0);
}

/** How much wall doors leave on both sides of the corner where they leave most, in inches. */
function wallAtCorner(shell: PlannerShell, house: House): number {
  const free = (side: Side, corner: Side): number =>
    Math.min(RUN, clearFrom({ ...shell, house }, framesAt(shell, side)[0], corner));
  return Math.max(
    ...(['north', 'south'] as const).flatMap((a) =>
      (['east', 'west'] as const).map((b) => free(a, b) + free(b, a)),
    ),
  );
}

const OTHERWISE =
  'Nothing of the kind fits this room with its doors and windows where you have them: some of them moved.';

/** Whether words say enough of a door or window to open it: a kitchen sets the window over its sink by itself. */
const isPlaced = (
  { at, along, form, leads, opening, of, swings, count }: ToldOpening,
  brief: Brief,
): boolean =>
  at !== 'any' ||
  count !== undefined ||
  along !== undefined ||
  form === 'bay' ||
  (opening === 'door' &&
    (swings !== undefined ||
      (brief.category === 'kitchen' ? leads === 'inside' : form !== undefined || leads !== undefined))) ||
  (opening === 'window' && of !== undefined && brief.category !== 'kitchen');
