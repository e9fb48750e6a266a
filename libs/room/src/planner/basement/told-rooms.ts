import {
  type Brief,
  derivedOf,
  groupOfRoom,
  type Item,
  ROOM_USES,
  rectangularShell,
  type Side,
  type ToldRoom,
} from '@plumbline/concept';
import { opposite, overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import { Draft } from '../floor/draft.js';
import { shuffled } from '../floor/random.js';
import type { Attempt } from '../search/attempt.js';
import { type Plot, WALL, withWalls } from './room-plots.js';
import { furnishRoom } from './room-programmes.js';

/**
 * Rooms that words put into corners of a basement, or give walls of their own. Each takes its plot before anything else stands;
 * what it is for stands in it, as in a small room of its own. Inches.
 */

const DOOR = { wide: 32, high: 80 } as const;
/** A leaf stands so far off the corner that it opens to. */
const OFF_CORNER = 6;
/** Floor before a door on the side that it does not open to. */
const APPROACH = 36;

/** What a room of its own is worth: more than anything that nobody asked for. */
const ROOM_STANDS = 60;

/** Builds and furnishes rooms on their plots. Answers the brief of what is left for the rest of the floor. */
export function placeRoomsTold(attempt: Attempt, plots: readonly Plot[]): Brief {
  let rest = attempt.brief;
  for (const plot of plots) {
    const left = placeRoom(attempt, rest, plot);
    if (left) {
      rest = left;
      attempt.score += ROOM_STANDS;
    } else
      attempt.leaveOut(
        `${nameOf(plot)}: it was left open, for its floor meets the stair or what stays there.`,
      );
  }
  return rest;
}

const nameOf = ({ told: { use, at, corner } }: Plot): string =>
  at && corner ? `${ROOM_USES[use]} in the ${at}${corner} corner` : ROOM_USES[use];

function placeRoom(attempt: Attempt, brief: Brief, plot: Plot): Brief | undefined {
  const { draft, chance, unmet } = attempt;
  const { told, floor } = plot;
  const outer = withWalls(plot);
  // A post or what stays may stand in an open part of the floor; walls go around nothing.
  const standing = draft.solids().filter(({ box }) => overlaps(rectOf(box), outer));
  if (standing.some(({ kind }) => !STAYS_INSIDE.has(kind)) || !draft.isOpenFloorBut(outer, standing))
    return undefined;
  const between = plot.shared ? [doorBetween(plot, plot.shared)] : [];
  const ways = told.walled ? shuffled(doorsOf(plot), chance).map((door) => [door, ...between]) : [[]];
  let best:
    | { room: Draft; doors: readonly DoorAt[]; taken: readonly string[]; left: readonly string[] }
    | undefined;
  for (const doors of ways) {
    const room = roomOf(attempt, brief, floor, standing);
    for (const door of doors) openDoor(room, door);
    const { taken, left } = furnishRoom(room, brief, told);
    if (taken && (!best || left.length < best.left.length)) best = { room, doors, taken, left };
    if (best?.left.length === 0) break;
  }
  if (!best) return undefined;
  for (const item of best.room.items.filter((one) => !standing.some(({ id }) => id === one.id)))
    addMoved(draft, item, floor);
  buildWalls(draft, plot, best.doors);
  draft.keepFree(outer);
  unmet.push(...best.left);
  return withoutFeatures(brief, best.taken);
}

const STAYS_INSIDE: ReadonlySet<Item['kind']> = new Set<Item['kind']>(['post', 'column']);

const withoutFeatures = (brief: Brief, ids: readonly string[]): Brief => ({
  ...brief,
  wanted: brief.wanted.filter((id) => !ids.includes(id)),
  pieces: (brief.pieces ?? []).filter(({ id }) => !ids.includes(id)),
});

/** The room as a small one of its own: its corner at the origin of its plan. */
function roomOf({ draft }: Attempt, brief: Brief, floor: Rect, standing: readonly Item[]): Draft {
  const { outline, walls, ceiling } = rectangularShell(floor.w, floor.d, draft.ceilingOver(floor));
  const fixed = standing.map((item) => ({
    ...item,
    box: { ...item.box, x: item.box.x - floor.x, y: item.box.y - floor.y },
  }));
  return new Draft({
    category: 'basement',
    outline,
    walls,
    ceiling,
    ...derivedOf({ outline, walls, ceiling }),
    fixed,
    ...(brief.thingsAt ? { told: brief.thingsAt.filter(({ corner }) => corner === undefined) } : {}),
  });
}

/** A door in one of a room's walls, from the west or the south end of its floor. */
interface DoorAt {
  readonly side: Side;
  readonly from: number;
  readonly form?: ToldRoom['door'];
}

/** French doors have two leaves of this width. */
const LEAF = 30;
const widthOf = ({ form }: DoorAt): number => (form === 'french' ? 2 * LEAF : DOOR.wide);

const lengthAt = ({ floor }: Plot, side: Side): number => (runsEast(side) ? floor.w : floor.d);

/** Doors near an end of a room's own walls. */
const doorsOf = (plot: Plot): readonly DoorAt[] =>
  plot.walls
    .filter((side) => side !== plot.shared)
    .flatMap((side) =>
      [OFF_CORNER, lengthAt(plot, side) - DOOR.wide - OFF_CORNER].map((from) => ({ side, from })),
    );

/** The door to the room beside, off the front walls of both: what stands at the outside wall keeps its place. */
function doorBetween(plot: Plot, side: Side): DoorAt {
  const front = plot.walls.find((one) => runsEast(one) !== runsEast(side));
  const long = lengthAt(plot, side);
  const isLow = front === 'south' || front === 'west';
  const { door } = plot.told;
  const at: DoorAt = { side, from: BETWEEN_OFF, ...(door ? { form: door } : {}) };
  return isLow ? at : { ...at, from: long - widthOf(at) - BETWEEN_OFF };
}
/** Past the leaf of a door in the front wall. */
const BETWEEN_OFF = 42;

function openDoor(room: Draft, door: DoorAt): void {
  const { side, from } = door;
  const wide = widthOf(door);
  const [frame] = room.wallsAt(side);
  if (!frame) return;
  const start = runsEast(side) ? frame.from.x : frame.from.y;
  room.open({
    kind: 'door',
    wall: frame.wall.id,
    // A wall is told from its start, which may be at either end.
    offsetIn: start < 1 ? from : frame.lengthIn - from - wide,
    widthIn: wide,
    heightIn: DOOR.high,
    sillIn: 0,
    swing: { into: 'room', hinge: 'near' },
  });
}

/** Puts a thing of a room where it stands in the basement. */
function addMoved(draft: Draft, item: Item, floor: Rect): void {
  const { x, y, w, d } = rectOf(item.box);
  draft.add(item.kind, { x: x + floor.x, y: y + floor.y, w, d }, {
    label: item.label,
    z: item.box.z,
    height: item.box.heightIn,
    facing: item.facing,
    ...(item.group ? { group: item.group } : {}),
    ...(item.traits ? { traits: item.traits } : {}),
  } as Parameters<Draft['add']>[2]);
}

/** The walls of a room in the basement, with their doors. */
function buildWalls(draft: Draft, plot: Plot, doors: readonly DoorAt[]): void {
  const { floor, told } = plot;
  const group = groupOfRoom(told.use);
  const height = draft.ceilingOver(floor);
  const outer = withWalls(plot);
  for (const side of plot.walls) {
    const level = runsEast(side);
    // The wall along the width takes the corner of both.
    const whole: Rect = level
      ? { x: outer.x, y: side === 'north' ? floor.y + floor.d : floor.y - WALL, w: outer.w, d: WALL }
      : { x: side === 'east' ? floor.x + floor.w : floor.x - WALL, y: floor.y, w: WALL, d: floor.d };
    const wall = (from: number, to: number): void => {
      if (to - from < 0.5) return;
      const rect = level ? { ...whole, x: from, w: to - from } : { ...whole, y: from, d: to - from };
      draft.add('partition', rect, { height, facing: side, group });
    };
    const [start, long] = level ? [whole.x, whole.w] : [whole.y, whole.d];
    const door = doors.find((one) => one.side === side);
    if (!door) {
      wall(start, start + long);
      continue;
    }
    const at = (level ? floor.x : floor.y) + door.from;
    wall(start, at);
    hang(
      draft,
      plot,
      door,
      level ? { ...whole, x: at, w: widthOf(door) } : { ...whole, y: at, d: widthOf(door) },
    );
    wall(at + widthOf(door), start + long);
  }
}

/** Hangs a door in its gap: two leaves of French doors, which meet in its middle. */
function hang(draft: Draft, { floor, told, shared }: Plot, { side, form }: DoorAt, gap: Rect): void {
  const level = runsEast(side);
  const before: Rect = level
    ? { ...gap, y: side === 'north' ? gap.y + WALL : gap.y - APPROACH, d: APPROACH }
    : { ...gap, x: side === 'east' ? gap.x + WALL : gap.x - APPROACH, w: APPROACH };
  const facing = opposite(side);
  const leaves: readonly (readonly [Rect, 'near' | 'far'])[] =
    form === 'french'
      ? level
        ? [
            [{ ...gap, w: LEAF }, 'near'],
            [{ ...gap, x: gap.x + LEAF, w: LEAF }, 'far'],
          ]
        : [
            [{ ...gap, d: LEAF }, 'near'],
            [{ ...gap, y: gap.y + LEAF, d: LEAF }, 'far'],
          ]
      : [[gap, 'near']];
  for (const [leaf, hinge] of leaves)
    draft.add('partition-door', leaf, {
      height: Math.min(DOOR.high, draft.ceilingOver(floor)),
      facing,
      group: groupOfRoom(told.use),
      traits: { form: form === undefined || form === 'french' ? 'hinged' : form, hinge },
      // Behind a wall that two rooms share stands the other, which keeps its own floor before the door free.
      ...(side === shared ? {} : { keepFree: [before] }),
    });
}
