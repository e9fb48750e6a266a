import {
  type Brief,
  derivedOf,
  groupOfRoom,
  type Item,
  ROOM_USES,
  type RoomUse,
  rectangularShell,
  type Side,
  type ToldRoom,
} from '@plumbline/concept';
import { isSide, opposite, overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { shuffled } from '../floor/random.js';
import type { Attempt } from '../search/attempt.js';
import { furnishRoom } from './room-programmes.js';

/**
 * Rooms that words put into corners of a basement. Each takes its corner before anything else stands, at the size told; what
 * it is for stands in it, as in a small room of its own. Inches.
 */

/** Clear width and depth of a room whose size was not told. */
const USUAL: Readonly<Record<RoomUse, readonly [width: number, depth: number]>> = {
  theater: [144, 192],
  gym: [120, 120],
  office: [120, 120],
  workshop: [120, 108],
  laundry: [96, 84],
  storage: [96, 84],
  playroom: [120, 120],
};

const WALL = 4.5;
const DOOR = { wide: 32, high: 80 } as const;
/** A leaf stands so far off the corner that it opens to. */
const OFF_CORNER = 6;
/** Floor before a door on the side that it does not open to. */
const APPROACH = 36;

/** The sides of a room that its own walls close: those across from its corner. */
const innerSides = ({ at, corner }: ToldRoom): readonly Side[] =>
  [at, corner].filter(isSide).map((side) => opposite(side));

/** The clear floor of a told room. */
function floorOf(told: ToldRoom, { widthIn, depthIn }: PlannerShell): Rect {
  const [usualWide, usualDeep] = USUAL[told.use];
  const w = Math.min(told.widthIn ?? usualWide, widthIn - 48);
  const d = Math.min(told.depthIn ?? usualDeep, depthIn - 48);
  const sides = [told.at, told.corner];
  return {
    x: sides.includes('east') ? widthIn - w : 0,
    y: sides.includes('north') ? depthIn - d : 0,
    w,
    d,
  };
}

/** A room's floor with its walls. */
function withWalls(told: ToldRoom, floor: Rect): Rect {
  if (!told.walled) return floor;
  const sides = innerSides(told);
  return {
    x: floor.x - (sides.includes('west') ? WALL : 0),
    y: floor.y - (sides.includes('south') ? WALL : 0),
    w: floor.w + WALL,
    d: floor.d + WALL,
  };
}

/** The floor that told rooms take: a stair leaves it. */
export const floorTold = (brief: Brief, shell: PlannerShell): readonly Rect[] =>
  (brief.rooms ?? []).map((told) => withWalls(told, floorOf(told, shell)));

/** What a room of its own is worth: more than anything that nobody asked for. */
const ROOM_STANDS = 60;

/** Builds and furnishes the rooms that words put into corners. Answers the brief of what is left for the rest of the floor. */
export function placeRoomsTold(attempt: Attempt): Brief {
  let rest = attempt.brief;
  for (const told of attempt.brief.rooms ?? []) {
    const left = placeRoom(attempt, rest, told);
    if (left) {
      rest = left;
      attempt.score += ROOM_STANDS;
    } else
      attempt.leaveOut(
        `${ROOM_USES[told.use]} in the ${told.at}${told.corner} corner: it was left open, for its floor meets the stair or what stays there.`,
      );
  }
  return rest;
}

function placeRoom(attempt: Attempt, brief: Brief, told: ToldRoom): Brief | undefined {
  const { draft, chance, unmet } = attempt;
  const floor = floorOf(told, draft.shell);
  const outer = withWalls(told, floor);
  // A post or what stays may stand in an open part of the floor; walls go around nothing.
  const standing = draft.solids().filter(({ box }) => overlaps(rectOf(box), outer));
  if (standing.some(({ kind }) => !STAYS_INSIDE.has(kind)) || !draft.isOpenFloorBut(outer, standing))
    return undefined;
  const doors = told.walled ? shuffled(doorsOf(told), chance) : [undefined];
  let best:
    | { room: Draft; door: DoorAt | undefined; taken: readonly string[]; left: readonly string[] }
    | undefined;
  for (const door of doors) {
    const room = roomOf(attempt, brief, floor, standing);
    if (door) openDoor(room, door);
    const { taken, left } = furnishRoom(room, brief, told);
    if (taken && (!best || left.length < best.left.length)) best = { room, door, taken, left };
    if (best?.left.length === 0) break;
  }
  if (!best) return undefined;
  for (const item of best.room.items.filter((one) => !standing.some(({ id }) => id === one.id)))
    addMoved(draft, item, floor);
  if (told.walled) buildWalls(draft, told, floor, best.door);
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

/** A door near an end of one of a room's own walls. */
interface DoorAt {
  readonly side: Side;
  readonly atEnd: boolean;
}
const doorsOf = (told: ToldRoom): readonly DoorAt[] =>
  innerSides(told).flatMap((side) => [false, true].map((atEnd) => ({ side, atEnd })));

/** Where a door begins, from the west or the south end of its wall. */
const startOf = ({ side, atEnd }: DoorAt, { w, d }: Pick<Rect, 'w' | 'd'>): number =>
  atEnd ? (runsEast(side) ? w : d) - DOOR.wide - OFF_CORNER : OFF_CORNER;

function openDoor(room: Draft, door: DoorAt): void {
  const { side } = door;
  const [frame] = room.wallsAt(side);
  if (!frame) return;
  const long = frame.lengthIn;
  const from = startOf(door, room.bounds);
  const start = runsEast(side) ? frame.from.x : frame.from.y;
  room.open({
    kind: 'door',
    wall: frame.wall.id,
    // A wall is told from its start, which may be at either end.
    offsetIn: start < 1 ? from : long - from - DOOR.wide,
    widthIn: DOOR.wide,
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

/** The walls of a room in the basement, with its door. */
function buildWalls(draft: Draft, told: ToldRoom, floor: Rect, door: DoorAt | undefined): void {
  const group = groupOfRoom(told.use);
  const height = draft.ceilingOver(floor);
  const outer = withWalls(told, floor);
  for (const side of innerSides(told)) {
    const level = runsEast(side);
    // The wall along the width takes the corner of both.
    const whole: Rect = level
      ? { x: outer.x, y: side === 'north' ? floor.y + floor.d : floor.y - WALL, w: outer.w, d: WALL }
      : { x: side === 'east' ? floor.x + floor.w : floor.x - WALL, y: floor.y, w: WALL, d: floor.d };
    const facing = opposite(side);
    const wall = (from: number, long: number): void => {
      if (long < 0.5) return;
      const rect = level ? { ...whole, x: from, w: long } : { ...whole, y: from, d: long };
      draft.add('partition', rect, { height, facing: side, group });
    };
    const [start, long] = level ? [whole.x, whole.w] : [whole.y, whole.d];
    if (door?.side !== side) {
      wall(start, long);
      continue;
    }
    const at = (level ? floor.x : floor.y) + startOf(door, floor);
    wall(start, at - start);
    const leaf = level ? { ...whole, x: at, w: DOOR.wide } : { ...whole, y: at, d: DOOR.wide };
    const before: Rect = level
      ? { ...leaf, y: side === 'north' ? leaf.y + WALL : leaf.y - APPROACH, d: APPROACH }
      : { ...leaf, x: side === 'east' ? leaf.x + WALL : leaf.x - APPROACH, w: APPROACH };
    draft.add('partition-door', leaf, {
      height: DOOR.high,
      facing,
      group,
      traits: { form: 'hinged', hinge: 'near' },
      keepFree: [before],
    });
    wall(at + DOOR.wide, start + long - at - DOOR.wide);
  }
}
