import {
  addsPieces,
  isBareRoom,
  isBasementBuilt,
  keptOf,
  partOfItem,
  partOfKept,
  wants,
} from '@plumbline/brief';
import {
  areaIn2,
  type Brief,
  ceilingAreaIn2,
  type Item,
  type ItemOf,
  itemsOf,
  type Kind,
  type Room,
  type SurveyedRoom,
} from '@plumbline/concept';
import { bareSqFt } from '../../rules/bare-part.js';
import { measuredInOnlyRoom } from '../../rules/only-room.js';
import { type WallCover } from '../surfaces.js';
import { convertedSqFt, coversOf, isInKeptPart, sqFtOfWork } from './parts.js';
import { type Of, QuantityList } from './quantity-list.js';
import { enclosedFt } from './surfaces.js';

/** A room whose quantities are taken off, the list that they go to, and what several trades measure. */
export interface Job {
  readonly list: QuantityList;
  readonly room: Room;
  readonly brief: Brief;
  readonly surveyed?: SurveyedRoom;
  readonly of: Of;
  /** Those of them that are not there already; what stays and is made good counts as well. */
  readonly anew: Of;
  readonly covers: readonly WallCover[];
  readonly partitions: readonly ItemOf<'partition'>[];
  /** What one walks into, and closets that are framed new. */
  readonly walkIns: readonly ItemOf<'walk-in-closet' | 'closet'>[];
  /** Length of walls around what one walks into, feet. */
  readonly aroundWalkInsFt: number;
  readonly floorSqFt: number;
  readonly ceilingSqFt: number;
  /** Walls less openings. */
  readonly wallSqFt: number;
  /** Whether pipes run to it. */
  readonly isWet: boolean;
  /** Whether it is bare before the work and gets walls, ceiling and warmth. */
  readonly isUnfinished: boolean;
  /** Sum over the walls. */
  readonly sum: (of: (cover: WallCover) => number) => number;
}

export function jobOf(planned: Room, brief: Brief, surveyed?: SurveyedRoom): Job {
  const room = measuredInOnlyRoom(planned, brief);
  // A bath or a bar within a basement that stays is not touched.
  const stays = (of: string, kind: Kind): boolean =>
    room.category === 'basement' &&
    room.items.some((item) => item.kind === kind && item.group === of && item.existing);
  const untouched = new Set([
    ...(stays('bath', 'toilet') ? ['bath'] : []),
    ...(stays('bar', 'base-cabinet') ? ['bar'] : []),
  ]);
  // Beside an island that is added nothing of what stands there is measured.
  const adds = addsPieces(brief);
  const of: Of = (...kinds) =>
    itemsOf(room, ...kinds).filter((item) => {
      const { group = '', existing } = item;
      return !untouched.has(group) && !(adds && existing) && !isInKeptPart(room, item);
    });
  const isRenewed = renewedItems(brief);
  const anew: Of = (...kinds) => of(...kinds).filter((item) => !item.existing || isRenewed(item));
  const covers = coversOf(room);
  const sum = (of: (cover: WallCover) => number): number => covers.reduce((n, cover) => n + of(cover), 0);
  const walkIns = [...anew('walk-in-closet'), ...(wants(brief, 'closet-framed') ? anew('closet') : [])];
  const bare = bareSqFt(room);
  return {
    list: new QuantityList(room),
    ...{ room, brief, of, anew, covers, sum, walkIns },
    ...(surveyed ? { surveyed } : {}),
    partitions: itemsOf(room, 'partition').filter(({ existing }) => !existing),
    aroundWalkInsFt: walkIns.reduce((n, i) => n + enclosedFt(room, i), 0),
    floorSqFt: room.parts ? sqFtOfWork(room, 'floor') : areaIn2(room.shell) / 144 - bare.floor,
    ceilingSqFt: room.parts ? sqFtOfWork(room, 'walls') : ceilingAreaIn2(room.shell) / 144 - bare.floor,
    wallSqFt: Math.max(0, sum((c) => c.openSqFt) - (room.parts ? 0 : bare.walls)),
    isWet:
      room.category === 'kitchen' || room.category === 'bathroom' || of('toilet', 'sink-base').length > 0,
    isUnfinished: isUnfinished(room, brief),
  };
}

/** Of a basement that is finished already nothing is furred, insulated or boarded that nobody names. */
const isUnfinished = (room: Room, brief: Brief): boolean =>
  room.category === 'basement'
    ? isBasementBuilt(brief)
    : isBareRoom(brief) ||
      isLivedInGarage(room, brief) ||
      ['porch-conversion', 'attic-conversion'].some((id) => wants(brief, id));

/** Whether a garage, or a part of one, becomes a room to be in. */
export const isLivedInGarage = (room: Room, brief: Brief): boolean =>
  wants(brief, 'no-cars') || convertedSqFt(room) > 0;

/** What is made good where it stands: it is measured as if it were new. */
function renewedItems(brief: Brief): (item: Item) => boolean {
  const parts = new Set(
    keptOf(brief).flatMap(({ id, how }) => (how === 'renewed' ? (partOfKept(id) ?? []) : [])),
  );
  if (wants(brief, 'cabinet-refacing')) parts.add('cabinets');
  // A sink's base is one of the cabinets, and a bath's cabinets are its vanity.
  if (parts.has('cabinets')) parts.add('sink').add('vanity');
  return (item) => parts.has(partOfItem(item));
}
