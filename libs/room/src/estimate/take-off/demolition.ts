import {
  isBasementBuilt,
  isEmptyRoom,
  isFirstOfItsKind,
  isIslandBox,
  keeps,
  keepsIsland,
  mayMove,
  refuses,
  touches,
  wants,
} from '@plumbline/brief';
import { type Brief, type Room, type WorkPart } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import { aroundIn, floorUnderFixedSqFt, type WallCover } from '../surfaces.js';
import { topsSqFt } from './counters.js';
import type { Job } from './job.js';
import type { Of, QuantityList } from './quantity-list.js';
import { opensWalls } from './surfaces.js';
import { rimOf, splashSqFt, tiledSides } from './tile.js';

/** Rooms that are bare before the work: there is nothing to tear out but what is in the way. */
export const isBare = (brief: Pick<Brief, 'category' | 'kept'>): boolean =>
  brief.category === 'garage' || isBasementBuilt(brief);
/** Cubic yards of debris that a unit of a removal makes, and what a container holds. General knowledge. */
const DEBRIS: Readonly<Record<string, number>> = {
  'demolition-cabinets': 0.2,
  'demolition-counters': 0.02,
  'demolition-backsplash': 0.01,
  'demolition-fixture': 0.4,
  'demolition-tub': 1,
  'demolition-appliance': 1,
  'demolition-tile': 0.012,
  'demolition-floor': 0.012,
  'demolition-drywall': 0.008,
};

const CONTAINER_YARDS = 20;
/** Less than this goes on a truck. */
const TRUCK_YARDS = 3;

const AS_NEW = { formula: 'as much as is set new; to verify on site' } as const;

/** Takes one thing of a part of the work out; nothing where the job leaves that part alone or the owner keeps the thing. */
type Remove = (price: string, part: WorkPart, id: string, quantity: number, item?: string) => void;

/**
 * What is torn out, thing by thing. Without a survey it is taken that as much stands there as is set new: feet of
 * cabinets, areas of counters, tile and floor.
 */
export function demolition({ list, room, brief, of, anew, covers, floorSqFt }: Job): void {
  const { category } = room;
  if (isBare(brief) || isEmptyRoom(brief) || keeps(brief, 'torn-out')) return;
  const remove: Remove = (price, part, id, quantity, item) => {
    // What is new in the old one's place has an old one before it.
    if (!touches(brief, part) || keeps(brief, id)) return;
    list.add(price, quantity, {
      ...AS_NEW,
      ...(item ? { item: `Demolition: ${item}` } : {}),
    });
  };
  const wet = category === 'kitchen' || category === 'bathroom';
  // What was finished for another use has its floor, and walls to open for pipes.
  const isFirst = isFirstOfItsKind(brief);
  if (category === 'kitchen' && !isFirst) removeCabinets(remove, brief, anew, covers);
  if (wet && !isFirstBath(room, brief)) {
    if (!isFirst) removeFixtures(remove, list, brief, anew);
    if (category === 'kitchen' || !isFirst) removeWallsOf(remove, room, brief, of, covers);
  }
  const under = wet ? floorUnderFixedSqFt(room) : 0;
  remove('demolition-floor', 'floor', 'floor', Math.max(0, floorSqFt - under));
  const yards = list.total((q) => q.quantity * (DEBRIS[q.price] ?? 0));
  if (yards >= TRUCK_YARDS)
    list.add('dumpster', Math.ceil(yards / CONTAINER_YARDS), {
      formula: `about ${Math.ceil(yards)} cubic yards of debris, ${CONTAINER_YARDS} to a container`,
    });
}

/** A bath in a space that was none: nothing stands there to be taken out. */
const isFirstBath = ({ category }: Room, brief: Brief): boolean =>
  category === 'bathroom' && brief.extent?.id === 'conversion' && wants(brief, 'bathroom-rough-in');

const CABINETS = [
  'base-cabinet',
  'sink-base',
  'corner-base-cabinet',
  'wall-cabinet',
  'corner-wall-cabinet',
  'tall-cabinet',
] as const;

function removeCabinets(remove: Remove, brief: Brief, of: Of, covers: readonly WallCover[]): void {
  const stays = keepsIsland(brief) ? isIslandBox : () => false;
  const feet = of(...CABINETS).reduce((n, i) => n + (stays(i) ? 0 : frontWidth(i)), 0) / 12;
  if (!wants(brief, 'cabinet-refacing')) remove('demolition-cabinets', 'cabinets', 'cabinets', feet);
  remove('demolition-counters', 'counters', 'counters', topsSqFt(of, brief));
  remove('demolition-backsplash', 'backsplash', 'backsplash', splashSqFt(covers));
}

function removeFixtures(remove: Remove, list: QuantityList, brief: Brief, of: Of): void {
  remove('demolition-fixture', 'sink', 'sink', of('sink-base').length, 'sink and faucet');
  const machines = of('refrigerator', 'range', 'cooktop', 'wall-oven', 'dishwasher', 'hood').filter(
    ({ kind }) => !keeps(brief, kind),
  );
  remove('demolition-appliance', 'appliances', 'appliances', machines.length, 'appliances');
  remove('demolition-fixture', 'toilet', 'toilet', of('toilet', 'bidet').length, 'toilet');
  remove('demolition-fixture', 'vanity', 'vanity', of('vanity', 'pedestal-sink').length, 'vanity');
  // Where nobody bathed before stands no tub and no shower.
  if (wants(brief, 'bathroom-rough-in')) return;
  // "The shower stays, the tub goes": nothing comes in its place.
  const tubGoes = brief.category === 'bathroom' && brief.removed?.includes('bathtub') === true;
  const nothingNew = of('bathtub', 'shower').length === 0 && !keeps(brief, 'bathtub');
  if (tubGoes && nothingNew) list.add('demolition-tub', 1, { ...AS_NEW, item: 'Demolition: tub' });
  remove('demolition-tub', 'bathtub', 'bathtub', of('bathtub').length, 'tub');
  // A tub that stays keeps the shower above it.
  if (keeps(brief, 'bathtub')) return;
  // "Tub out, shower in": it is a tub that stands where the shower comes.
  const isTub = refuses(brief, 'bathtub') || brief.removed?.includes('bathtub');
  remove('demolition-tub', 'shower', 'shower', of('shower').length, isTub ? 'tub' : 'shower and enclosure');
}

/** Tile and board of a bath's walls, and the board behind a kitchen's cabinets where they are laid out anew. */
function removeWallsOf(remove: Remove, room: Room, brief: Brief, of: Of, covers: readonly WallCover[]): void {
  const sum = (of: (cover: WallCover) => number): number => covers.reduce((n, c) => n + of(c), 0);
  if (room.category === 'kitchen') {
    if (!brief.extent?.inside && mayMove(brief))
      remove(
        'demolition-drywall',
        'walls',
        'drywall',
        sum((c) => c.behindCabinetsSqFt),
      );
    return;
  }
  remove('demolition-tile', 'tile', 'tile', sum((c) => c.tiledSqFt) - behindTubsSqFt(room, of));
  if (opensWalls(brief))
    remove(
      'demolition-drywall',
      'walls',
      'drywall',
      sum((c) => c.openSqFt - c.tiledSqFt),
    );
}

/** Wall behind tubs whose surround is tiled: it counts as taken, and carries no tile. */
const behindTubsSqFt = (room: Room, of: Of): number =>
  of('bathtub')
    .filter((i) => (i.traits?.tileHeightIn ?? 0) > 0)
    .reduce((n, i) => n + (aroundIn(i.box, tiledSides(room, i)) * rimOf(i)) / 144, 0);
