import {
  groupOfRoom,
  type Item,
  isPiece,
  type Kind,
  pieceSpec,
  type Room,
  type RoomUse,
  type ToldRoom,
} from '@plumbline/concept';
import { contains, grow, type Rect, rectAround, rectOf } from '../geometry/geometry.js';

/** Whether a room within a basement is where it was told, as large as told. Inches. */

const ofKind =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Item): boolean =>
    kinds.includes(kind);

const trains = (item: Item): boolean =>
  item.kind === 'treadmill' ||
  (item.kind === 'piece' &&
    item.traits?.piece !== undefined &&
    isPiece(item.traits.piece) &&
    pieceSpec(item.traits.piece).use === 'gym');

/** What a room is for stands in it. */
const FOR: Readonly<Record<RoomUse, (item: Item) => boolean>> = {
  theater: ofKind('projector-screen', 'tv'),
  gym: trains,
  office: ofKind('desk'),
  workshop: ofKind('workbench'),
  laundry: ofKind('washer'),
  storage: ofKind('storage-shelf'),
  playroom: ({ group }) => group === 'play',
};

/** Walls take so much of a size, and a drawing is read so closely. */
const CLOSE = 6;
/** A room whose size nobody told reaches so far from its corner. */
const USUAL = 216;

export function isRoomAsTold(room: Pick<Room, 'items' | 'widthIn' | 'depthIn'>, told: ToldRoom): boolean {
  const { widthIn = USUAL, depthIn = USUAL } = told;
  const sides = [told.at, told.corner];
  const floor: Rect = {
    x: sides.includes('east') ? room.widthIn - widthIn : 0,
    y: sides.includes('north') ? room.depthIn - depthIn : 0,
    w: widthIn,
    d: depthIn,
  };
  const things = room.items.filter(FOR[told.use]);
  if (things.length === 0 || !things.every(({ box }) => contains(grow(floor, CLOSE), rectOf(box))))
    return false;
  if (!told.walled) return true;
  const walls = room.items.filter(
    ({ kind, group }) => kind === 'partition' && group === groupOfRoom(told.use),
  );
  if (walls.length === 0) return false;
  const built = rectAround(walls.map(({ box }) => rectOf(box)));
  return (
    told.widthIn === undefined ||
    (Math.abs(built.w - widthIn) <= CLOSE && Math.abs(built.d - depthIn) <= CLOSE)
  );
}
