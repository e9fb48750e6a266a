import {
  groupOfRoom,
  hasTrait,
  type Item,
  type Kind,
  type Room,
  type RoomUse,
  type Side,
  type ToldRoom,
} from '@plumbline/concept';
import { contains, grow, overlaps, type Rect, rectAround, rectOf } from '../geometry/geometry.js';
import { isPieceFor } from '../pieces-as-kinds.js';

/** Whether a room within a basement is where it was told, as large as told. Inches. */

const ofKind =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Item): boolean =>
    kinds.includes(kind);

const trains = (item: Item): boolean => item.kind === 'treadmill' || isPieceFor(item, 'gym');

/** What a room is for stands in it. */
const FOR: Readonly<Record<RoomUse, (item: Item) => boolean>> = {
  theater: ofKind('projector-screen', 'tv'),
  gym: trains,
  office: ofKind('desk'),
  workshop: ofKind('workbench'),
  laundry: ofKind('washer'),
  storage: ofKind('storage-shelf'),
  playroom: ({ group }) => group === 'play',
  craft: (item) => hasTrait(item, ['game-table'], 'use', 'crafts') || isPieceFor(item, 'studio'),
  music: (item) => item.kind === 'piano' || isPieceFor(item, 'music') || item.group === 'music',
};

/** Walls take so much of a size, and a drawing is read so closely. */
const CLOSE = 6;
/** A room whose size nobody told reaches so far from its corner. */
const USUAL = 216;

type Whole = Pick<Room, 'items' | 'widthIn' | 'depthIn'>;

const wallsOf = ({ items }: Pick<Room, 'items'>, use: RoomUse): readonly Item[] =>
  items.filter(({ kind, group }) => kind === 'partition' && group === groupOfRoom(use));

/**
 * The clear floor of a room within a room, undefined where it has no walls. Its walls face away from it; where it has none, it
 * reaches to the walls of the whole, or as far as the wall across goes. Inches.
 */
export function floorBehindWalls(room: Whole, use: RoomUse): Rect | undefined {
  const walls = wallsOf(room, use);
  if (walls.length === 0) return undefined;
  const facing = (side: Side) => walls.filter((one) => one.facing === side).map(({ box }) => rectOf(box));
  const [north, south, east, west] = (['north', 'south', 'east', 'west'] as const).map(facing);
  const span = rectAround(walls.map(({ box }) => rectOf(box)));
  const level = north!.length + south!.length > 0;
  const upright = east!.length + west!.length > 0;
  const x = west!.length > 0 ? west![0]!.x + west![0]!.w : upright ? 0 : span.x;
  const y = south!.length > 0 ? south![0]!.y + south![0]!.d : level ? 0 : span.y;
  const right = east!.length > 0 ? east![0]!.x : upright ? room.widthIn : span.x + span.w;
  const back = north!.length > 0 ? north![0]!.y : level ? room.depthIn : span.y + span.d;
  return { x, y, w: right - x, d: back - y };
}

export function isRoomAsTold(room: Whole, told: ToldRoom): boolean {
  const things = room.items.filter(FOR[told.use]);
  if (things.length === 0) return false;
  const isIn = (floor: Rect): boolean => things.every(({ box }) => contains(grow(floor, CLOSE), rectOf(box)));
  const built = floorBehindWalls(room, told.use);
  if (told.walled && !built) return false;
  if (told.beside && !isDoorBetween(room, told.use, told.beside)) return false;
  const isLarge =
    built === undefined ||
    ((told.widthIn === undefined || built.w >= told.widthIn - CLOSE) &&
      (told.depthIn === undefined || built.d >= told.depthIn - CLOSE));
  if (!isLarge) return false;
  return told.at && told.corner ? isIn(floorInCorner(room, told)) : built !== undefined && isIn(built);
}

function floorInCorner(room: Whole, { at, corner, widthIn = USUAL, depthIn = USUAL }: ToldRoom): Rect {
  const sides = [at, corner];
  return {
    x: sides.includes('east') ? room.widthIn - widthIn : 0,
    y: sides.includes('north') ? room.depthIn - depthIn : 0,
    w: widthIn,
    d: depthIn,
  };
}

/** Whether a door of either opens in the wall that both share. */
function isDoorBetween(room: Whole, one: RoomUse, other: RoomUse): boolean {
  const floors = [one, other].map((use) => floorBehindWalls(room, use));
  const groups = [one, other].map(groupOfRoom);
  return room.items.some(
    ({ kind, group, box }) =>
      kind === 'partition-door' &&
      group !== undefined &&
      groups.includes(group) &&
      floors.every((floor) => floor !== undefined && overlaps(grow(floor, 1), rectOf(box))),
  );
}
