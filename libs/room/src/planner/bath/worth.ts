import { isSide, type Kind, SIDES, type Side } from '@plumbline/concept';
import {
  centre,
  edgeOf,
  gapBetween,
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  runsEast,
  seenFromWall,
} from '../../geometry/geometry.js';
import { handOfSitter } from '../../geometry/hands.js';
import { type Draft } from '../floor/draft.js';
import type { Other } from '../floor/how-things-stand.js';
import { farIn } from '../floor/refused-places.js';
import { gap, isAsideAsTold, isByAnother } from '../floor/told-places.js';
import { meets, view } from './entries.js';
import { isSliver, type PlacedOption } from './option.js';
import { windowTold } from './panes.js';
import { type BathNeeds, handsTold } from './program.js';

/** What a designer likes and dislikes of two things in one bathroom; undefined where they cannot both be. */

/** Before a shower's entry, where a door would hit whoever steps out. Inches. */
const STEP_OUT = 26;
/** How near to the middle of the door's view a toilet stands in the middle of it. Inches. */
const CENTRED = 5;

export function pairWorth(
  draft: Draft,
  needs: BathNeeds,
  a: PlacedOption,
  b: PlacedOption,
): number | undefined {
  if (meets(a.solids, b.solids) || meets(a.solids, b.clear) || meets(b.solids, a.clear)) return undefined;
  if (a.role === 'door' && b.role === 'door') return a.side === b.side ? undefined : twoDoors(a, b);
  if (tooNear(a, b) || tooNear(b, a)) return undefined;
  if (a.role === 'door') return byDoor(draft, a, b);
  if (b.role === 'door') return byDoor(draft, b, a);
  let worth = -missed(a, b) - missed(b, a) - crowded(a, b) - leavesMeet(a, b);
  if (a.wet.some((side) => b.wet.includes(side))) worth += onOneWall(needs);
  return worth - againstTold(draft, a, b) - againstTold(draft, b, a);
}

/** What it is worth that two things have their pipes in the same wall. */
const onOneWall = ({ oneWetWall }: BathNeeds): number => (oneWetWall ? 14 : 6);

/** The most that {@link pairWorth} makes of two things, wherever they stand. */
export function mostOfPair(needs: BathNeeds, a: PlacedOption['role'], b: PlacedOption['role']): number {
  if (a !== 'door' && b !== 'door') return onOneWall(needs);
  return a === b ? DOORS_ACROSS : (SEEN[a === 'door' ? b : a] ?? 0);
}

/** What two doors in walls across from one another are worth. */
const DOORS_ACROSS = 6;
/** What it is worth that a half wall stands between the toilet and the door. */
const HIDDEN = 12;
/** What it is worth to see a thing through the open door, and of a toilet to see none. */
const SEEN: Readonly<Partial<Record<PlacedOption['role'], number>>> = {
  toilet: HIDDEN,
  vanity: 4,
  'second-basin': 4,
  'tub-shower': 2,
  tub: 2,
};

/** What it costs that a thing is not to the hand of another, or not beside it, where words put it: as much as a told wall. */
const NOT_ASIDE = 90;
/** What each inch costs between two things that were told to be side by side, and all together at most. */
const APART = { inch: 1, most: 30 } as const;

/** What words call the things of a bath, and what they are drawn as. */
const CALLED: Readonly<Partial<Record<PlacedOption['role'], readonly [Kind, ...string[]]>>> = {
  tub: ['bathtub', 'tub'],
  'tub-shower': ['bathtub', 'tub'],
  shower: ['shower', 'shower'],
  toilet: ['toilet', 'toilet'],
  vanity: ['vanity', 'vanity', 'sink'],
  linen: ['tall-cabinet', 'linen'],
  laundry: ['washer', 'washer'],
  bench: ['bench', 'bench', 'entry-bench'],
  dressing: ['desk', 'dressing'],
};

/** How a thing of a bath would stand; a door is a strip of its wall. */
function standing({ role, spot, solids, side, front }: PlacedOption): Other | undefined {
  if (role === 'door') return { rect: edgeOf(front, side, 1), facing: opposite(side), kind: 'door' };
  const rect = spot?.rect ?? solids[0];
  const [kind] = CALLED[role] ?? [];
  return rect && kind && { rect, facing: opposite(side), kind };
}

/** Whether words call a thing of a bath so. */
const isCalledSo = ({ role }: PlacedOption, name: string | undefined): boolean =>
  name !== undefined && (role === 'door' ? name === 'door' : CALLED[role]?.includes(name, 1) === true);

/** What it costs that a thing does not stand to another one, or to the door, as words tell. */
function againstTold({ shell, openings, items }: Draft, a: PlacedOption, b: PlacedOption): number {
  if (!shell.told && !shell.apart) return 0;
  const [thing, by] = [standing(a), standing(b)];
  if (!thing || !by) return 0;
  let cost = 0;
  for (const told of shell.told ?? []) {
    const { how } = told;
    if (!isByAnother(how) || !isCalledSo(a, told.thing) || !isCalledSo(b, told.to)) continue;
    const isSo = isAsideAsTold({ shell, openings, items }, thing, by, { ...told, how });
    if (!isSo) cost += NOT_ASIDE;
    else if (how === 'beside') cost += Math.min(APART.most, APART.inch * gap(thing.rect, by.rect));
  }
  for (const { thing: name, how, to } of shell.apart ?? []) {
    if ((how !== 'near' && how !== 'far') || !isCalledSo(a, name) || !isCalledSo(b, to)) continue;
    if (gap(thing.rect, by.rect) < (how === 'far' ? farIn({ shell }) : NOT_NEAR)) cost += NOT_ASIDE;
  }
  return cost;
}
/** Two things told to be apart are no nearer. Inches. */
const NOT_NEAR = 37;

/** A basin's centre keeps from the wall of a shower what it keeps from other walls. */
const tooNear = (basin: PlacedOption, other: PlacedOption): boolean =>
  (basin.role === 'vanity' || basin.role === 'second-basin') &&
  basin.spot !== undefined &&
  (other.role === 'shower' ||
    (other.role === 'toilet' && other.solids.length > 1) ||
    other.option?.also?.includes('toilet') === true) &&
  meets([basin.spot.rect], other.solids);

/** What it costs that one thing stands on floor that another wants free. */
function missed({ wanted }: PlacedOption, { solids }: PlacedOption): number {
  let cost = 0;
  for (const zone of wanted) if (zone.cost > 0 && solids.some((r) => overlaps(zone, r))) cost += zone.cost;
  return cost;
}

/** What it costs that the leaf of a shower and that of a toilet room open over the same floor. */
const LEAVES_MEET = 26;

function leavesMeet(a: PlacedOption, b: PlacedOption): number {
  const shower = a.role === 'shower' ? a : b.role === 'shower' ? b : undefined;
  const toilet = a.role === 'toilet' ? a : b.role === 'toilet' ? b : undefined;
  if (!shower || !toilet || toilet.solids.length === 1) return 0;
  return overlaps(shower.front, toilet.front) ? LEAVES_MEET : 0;
}

const twoDoors = (a: PlacedOption, b: PlacedOption): number =>
  a.side === opposite(b.side) ? DOORS_ACROSS : 0;

/** Gaps between neighbours that are of no use. A toilet has its own. */
function crowded(a: PlacedOption, b: PlacedOption): number {
  if (a.role === 'toilet' || b.role === 'toilet') return 0;
  let cost = 0;
  for (const r of a.solids)
    for (const o of b.solids) {
      const { gap, shared } = gapBetween(r, o);
      if (shared > 4 && isSliver(gap)) cost += 5;
    }
  return cost;
}

function byDoor(draft: Draft, door: PlacedOption, place: PlacedOption): number | undefined {
  const worth = besideDoor(draft, door, place);
  return worth === undefined ? undefined : worth - againstTold(draft, place, door);
}

function besideDoor(draft: Draft, door: PlacedOption, place: PlacedOption): number | undefined {
  const swing = door.clear;
  const [body, screen, ...closed] = place.solids;
  if (!body) return 0;
  const facing = opposite(place.side);
  if (place.role === 'shower')
    return door.swings === true && meets(swing, [inFront(body, facing, STEP_OUT)]) ? undefined : 0;
  const inSwing = door.swings === true && meets(swing, [place.front]);
  const ahead = overlaps(view(draft, door), body);
  switch (place.role) {
    case 'toilet':
      // Nobody comes in by the toilet room, and its door must not hit the bathroom's.
      if (closed.length > 0)
        return meets(swing, [place.front]) || (place.spot && meets(swing, [place.spot.rect])) ? undefined : 0;
      return (
        (inSwing ? -9 : 0) +
        (atLeaf(door, body) ? -40 : 0) +
        (screen && isTowards(door, body, screen, place.side)
          ? HIDDEN
          : inView(door, body, place.side, ahead) * (isToHide(draft) || screen ? ASKED_TO_HIDE : 1))
      );
    case 'vanity':
    case 'second-basin':
      return (inSwing ? -3 : 0) + (ahead ? (SEEN[place.role] ?? 0) : 0);
    case 'tub-shower':
    case 'tub':
      return inSwing ? -4 : ahead ? (SEEN[place.role] ?? 0) : 0;
    default:
      return inSwing ? -4 : 0;
  }
}

/** Whether a half wall stands between a toilet and the floor before the door. */
function isTowards(door: PlacedOption, body: Rect, screen: Rect, side: Side): boolean {
  const along = (rect: Rect): number => (runsEast(side) ? centre(rect).x : centre(rect).y);
  return (along(screen) - along(body)) * (along(door.front) - along(screen)) > 0;
}

/** Whether the open door comes to rest at the toilet. */
const atLeaf = ({ leaf }: PlacedOption, body: Rect): boolean =>
  leaf !== undefined && overlaps(grow(leaf, LEAF_CLEAR), body);
/** What an open door keeps from a toilet. Inches. */
const LEAF_CLEAR = 3;

/** How many times as much it costs to see the toilet from the door where words ask not to. */
const ASKED_TO_HIDE = 3;

const isToHide = ({ shell: { apart = [] } }: Draft): boolean =>
  apart.some(({ thing, to }) => thing === 'toilet' && to === 'door');

/** A toilet is not what one sees through the open door, least of all straight ahead. */
function inView(door: PlacedOption, body: Rect, side: Side, ahead: boolean): number {
  const [at, opening] = [centre(body), centre(door.front)];
  const off = runsEast(door.side) ? Math.abs(at.x - opening.x) : Math.abs(at.y - opening.y);
  const across = runsEast(door.side) === runsEast(side);
  if (across && off < CENTRED) return -40;
  return ahead ? (side === opposite(door.side) ? -16 : -9) : 0;
}

/** What the number of walls with pipes in them is worth. */
export function wetWalls(places: readonly PlacedOption[], needs: BathNeeds): number {
  const wet = places
    .filter((p) => p.wet.length > 0)
    .map((p) => p.wet.reduce((walls, side) => walls | (1 << SIDES.indexOf(side)), 0));
  let least = 4;
  // Each set of walls is a number with a bit for each wall in it.
  for (const [set, size] of SETS_OF_WALLS)
    if (size < least && wet.every((walls) => (walls & set) > 0)) least = size;
  const strict = needs.oneWetWall ? 3 : 1;
  return (least === 1 ? 12 : least === 2 ? 3 : least === 3 ? -8 : -16) * strict;
}
const SETS_OF_WALLS = Array.from({ length: 15 }, (_, i): readonly [set: number, size: number] => [
  i + 1,
  SIDES.filter((__, bit) => ((i + 1) & (1 << bit)) > 0).length,
]);

/** A strip beside a shower or tub that is of no use: too narrow to stand a thing in, three sides of it closed. Inches. */
const POCKET = { from: 9, to: 37, costs: 14 } as const;

/** What dead pockets cost: floor between the end of a shower or tub and the wall beside it, on which nothing stands. */
export function deadPockets(
  draft: Draft,
  doors: readonly PlacedOption[],
  places: readonly PlacedOption[],
): number {
  let cost = 0;
  for (const place of places) {
    const [body] = place.solids;
    if (!body || !BATHES.includes(place.role) || isFreeTub(place)) continue;
    for (const side of runsEast(place.side) ? (['west', 'east'] as const) : (['south', 'north'] as const)) {
      const wide = draft.reach(body, side);
      if (wide < POCKET.from || wide > POCKET.to) continue;
      const strip = inFront(body, side, wide);
      const isUsed =
        places.some((p) => meets(p === place ? p.solids.slice(1) : p.solids, [strip])) ||
        doors.some((door) => overlaps(door.front, strip));
      if (!isUsed) cost += POCKET.costs;
    }
  }
  return cost;
}

/** What it costs that no wall stands at the hand where words want a bar: there it folds down from the wall behind. */
const BAR_OFF_WALL = 24;
/** A bar on a wall is within reach of who sits so far off. Inches. */
const OF_ARM = 14;

/** What bars cost that words want at a hand of the sitter where no wall is. */
export function barsOffWalls(draft: Draft, { brief }: BathNeeds, places: readonly PlacedOption[]): number {
  const hands = handsTold(brief);
  const toilet = places.find(({ role }) => role === 'toilet');
  const [body] = toilet?.solids ?? [];
  if (!toilet || !body || hands.length !== 1) return 0;
  const off = hands.filter(
    (hand) => draft.reach(body, handOfSitter({ facing: opposite(toilet.side) }, hand)) > OF_ARM,
  );
  return BAR_OFF_WALL * off.length;
}

/** A tub that stands free has floor around it. */
export const isFreeTub = ({ option }: PlacedOption): boolean =>
  option?.pieces.some((p) => p.kind === 'bathtub' && /free|claw/.test(`${p.traits?.form}`)) ?? false;

const BATHES: readonly PlacedOption['role'][] = ['shower', 'tub-shower', 'tub'];

/** So much of a wall takes the window that was told for it; what it costs to leave it less. Inches. */
const PANE = { least: 30, costs: 45 } as const;
/** What no window is set over. */
const CLOSES_WALL: readonly PlacedOption['role'][] = ['shower', 'linen', 'laundry'];

/** What it costs that a shower, a tall cabinet or a door takes the wall that was told to have the window. */
export function paneTaken(
  draft: Draft,
  { brief }: BathNeeds,
  { doors, places }: { readonly doors: readonly PlacedOption[]; readonly places: readonly PlacedOption[] },
): number {
  const told = windowTold(brief);
  if (told?.opening !== 'window' || !isSide(told.at) || (told.of !== undefined && !isSide(told.of))) return 0;
  const { at } = told;
  const closes = [
    ...doors.filter(({ side }) => side === at).map(({ front }) => front),
    ...places.filter(({ role }) => CLOSES_WALL.includes(role)).flatMap(({ solids }) => solids),
  ].filter((rect) => draft.reach(rect, at) < 1);
  const free = draft.wallsAt(at).some((wall) => {
    const taken = closes
      .map((rect) => seenFromWall(draft.shell, wall, rect))
      .map(({ t, along }) => [t, t + along] as const)
      .sort(([a], [b]) => a - b);
    let from = 0;
    for (const [start, end] of [...taken, [wall.lengthIn, wall.lengthIn] as const]) {
      if (start - from >= PANE.least) return true;
      from = Math.max(from, end);
    }
    return false;
  });
  return free ? 0 : PANE.costs;
}

/** Radius of the circle in which a wheelchair turns (ADA 304.3.1). Inches. */
const TURNING = 30;

/** Whether a wheelchair turns: a circle of 60 in on free floor, where a shower without a curb is floor as well. */
export function hasTurningCircle(draft: Draft, solids: readonly Rect[]): boolean {
  const { widthIn, depthIn } = draft.shell;
  for (let x = TURNING; x <= widthIn - TURNING + 0.01; x += 3)
    for (let y = TURNING; y <= depthIn - TURNING + 0.01; y += 3)
      if (
        solids.every((r) => Math.hypot(off(x, r.x, r.w), off(y, r.y, r.d)) >= TURNING - 0.01) &&
        draft.contains({ x: x - 21, y: y - 21, w: 42, d: 42 })
      )
        return true;
  return false;
}

const off = (p: number, from: number, size: number): number => Math.max(0, from - p, p - from - size);
