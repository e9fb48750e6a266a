import {
  type Item,
  type Opening,
  RECTANGLE_WALLS,
  type Room,
  type RoomPart,
  rectangularShell,
  type Side,
} from '@plumbline/concept';
import { runsEast } from '../../geometry/geometry.js';
import { floorUnderFixedSqFt, type WallCover, wallCovers } from '../surfaces.js';

/** What is measured of a room that words divide: only the parts in which the work is done. */

type Work = RoomPart['work'][number];

const NEAR = 1;

/** The floor of a part, a floor of its own in the room's list. */
export interface FloorOfPart {
  readonly name: string;
  readonly material: string;
  readonly sqFt: number;
  /** Under fixed things. */
  readonly underSqFt: number;
}

const sqFtOf = ({ widthIn, depthIn }: RoomPart): number => (widthIn * depthIn) / 144;

const isIn = ({ x, y, widthIn, depthIn }: RoomPart, { box }: Item): boolean => {
  const [at, up] = [box.x + box.widthIn / 2, box.y + box.depthIn / 2];
  return at >= x && at <= x + widthIn && up >= y && up <= y + depthIn;
};

/** Whether a thing stands in a part that stays as it is. */
export const isInKeptPart = ({ parts = [] }: Room, item: Item): boolean =>
  item.existing === true && parts.some((part) => part.kept && isIn(part, item));

/** A part as a room of its own. */
function roomOfPart(room: Room, part: RoomPart): Room {
  const { x, y, widthIn, depthIn } = part;
  const shell = rectangularShell(widthIn, depthIn, room.ceilingIn, room.exterior);
  const openings = room.openings.flatMap((one): Opening[] => {
    const start = runsEast(one.side) ? x : y;
    const long = runsEast(one.side) ? widthIn : depthIn;
    const middle = one.offsetIn + one.widthIn / 2 - start;
    return outerSides(room, part).includes(one.side) && middle > 0 && middle < long
      ? [{ ...one, wall: RECTANGLE_WALLS[one.side], offsetIn: one.offsetIn - start }]
      : [];
  });
  const items = room.items
    .filter((item) => isIn(part, item))
    .map((item) => ({ ...item, box: { ...item.box, x: item.box.x - x, y: item.box.y - y } }));
  return { ...room, shell, widthIn, depthIn, openings, items };
}

/** The sides at which a part has walls of the room, and not the wall between it and another. */
function outerSides({ widthIn, depthIn }: Room, part: RoomPart): readonly Side[] {
  const sides: readonly (readonly [Side, number])[] = [
    ['west', part.x],
    ['south', part.y],
    ['east', widthIn - part.x - part.widthIn],
    ['north', depthIn - part.y - part.depthIn],
  ];
  return sides.filter(([, off]) => off < NEAR).map(([side]) => side);
}

/** The walls of the room where its parts are worked on; those of a room that is one are all of them. */
export function coversOf(room: Room): WallCover[] {
  // A kitchen's runs go on past the line between its parts.
  if (!room.parts || room.category === 'kitchen') return wallCovers(room);
  return room.parts
    .filter(({ work }) => work.includes('walls'))
    .flatMap((part) => {
      const sides = outerSides(room, part);
      return wallCovers(roomOfPart(room, part)).filter(({ wall }) => sides.includes(wall.side));
    });
}

/** Floor of the parts in which such work is done, square feet. */
export const sqFtOfWork = ({ parts = [] }: Room, work: Work): number =>
  parts.filter((part) => part.work.includes(work)).reduce((n, part) => n + sqFtOf(part), 0);

/** Floor that cars leave to a room, square feet. */
export const convertedSqFt = ({ parts = [] }: Room): number =>
  parts.filter(({ converted }) => converted).reduce((n, part) => n + sqFtOf(part), 0);

/** The floors that are laid in the parts of a room, each with what it is made of. */
export const floorsOfParts = (room: Room): readonly FloorOfPart[] =>
  (room.parts ?? [])
    .filter(({ work }) => work.includes('floor'))
    .map((part) => ({
      name: part.name,
      material: (part.floor ?? room.finishes.floor).material,
      sqFt: sqFtOf(part),
      underSqFt: floorUnderFixedSqFt(roomOfPart(room, part)),
    }));

/** How many faces of the walls between the parts are finished: the face to what stays, and to cars, is not painted. */
export function facesPainted({ parts }: Room): number {
  if (!parts) return 2;
  return Math.min(2, parts.filter(({ work }) => work.includes('walls')).length);
}
