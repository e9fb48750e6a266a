import { areaIn2, type Brief, type Kind, type Room, type WorkPart } from '@plumbline/concept';
import { keeps, mayMove, refuses, touches, wants } from '../../brief/brief.js';
import { frontWidth } from '../../planner/floor/draft.js';
import { aroundIn, floorUnderFixedSqFt, type WallCover } from '../surfaces.js';
import { topsSqFt } from './counters.js';
import type { Of, QuantityList } from './quantity-list.js';
import { opensWalls } from './surfaces.js';
import { rimOf, splashSqFt, tiledSides } from './tile.js';

/** Rooms that are bare before the work: there is nothing to tear out but what is in the way. */
export const BARE: ReadonlySet<string> = new Set(['basement', 'garage']);

export const isBare = ({ category }: Pick<Brief, 'category'>): boolean => BARE.has(category);
/** Cubic yards of debris that a unit of a removal makes, and what a container holds. General knowledge. */
export const DEBRIS: Readonly<Record<string, number>> = {
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

export const CONTAINER_YARDS = 20;
/** Less than this goes on a truck. */
export const TRUCK_YARDS = 3;

/**
 * What is torn out, thing by thing. Without a survey it is taken that as much stands there as is set new: feet of
 * cabinets, areas of counters, tile and floor.
 */
export function demolition(
  list: QuantityList,
  room: Room,
  brief: Brief,
  of: Of,
  covers: readonly WallCover[],
): void {
  const { category } = room;
  if (BARE.has(category)) return;
  const AS_NEW = 'as much as is set new; to verify on site';
  const remove = (price: string, part: WorkPart, id: string, quantity: number, item?: string): void => {
    // What is new in the old one's place has an old one before it.
    if (!touches(brief, part) || keeps(brief, id)) return;
    list.add(price, quantity, { formula: AS_NEW, ...(item ? { item: `Demolition: ${item}` } : {}) });
  };
  const feet = (...kinds: readonly Kind[]) => of(...kinds).reduce((n, i) => n + frontWidth(i), 0) / 12;
  const floorSqFt = areaIn2(room.shell) / 144;
  const wet = category === 'kitchen' || category === 'bathroom';
  if (wet) {
    if (category === 'kitchen') {
      if (!wants(brief, 'cabinet-refacing'))
        remove(
          'demolition-cabinets',
          'cabinets',
          'cabinets',
          feet(
            'base-cabinet',
            'sink-base',
            'corner-base-cabinet',
            'wall-cabinet',
            'corner-wall-cabinet',
            'tall-cabinet',
          ),
        );
      remove('demolition-counters', 'counters', 'counters', topsSqFt(of));
      remove('demolition-backsplash', 'backsplash', 'backsplash', splashSqFt(covers));
    }
    remove('demolition-fixture', 'sink', 'sink', of('sink-base').length, 'sink and faucet');
    const machines = of('refrigerator', 'range', 'cooktop', 'wall-oven', 'dishwasher', 'hood').filter(
      ({ kind }) => !keeps(brief, kind),
    );
    remove('demolition-appliance', 'appliances', 'appliances', machines.length, 'appliances');
    remove('demolition-fixture', 'toilet', 'toilet', of('toilet', 'bidet').length, 'toilet');
    remove('demolition-fixture', 'vanity', 'vanity', of('vanity', 'pedestal-sink').length, 'vanity');
    remove('demolition-tub', 'bathtub', 'bathtub', of('bathtub').length, 'tub');
    // A tub that stays keeps the shower above it.
    if (!keeps(brief, 'bathtub'))
      // "Tub out, shower in": it is a tub that stands where the shower comes.
      remove(
        'demolition-tub',
        'shower',
        'shower',
        of('shower').length,
        refuses(brief, 'bathtub') || brief.removed?.includes('bathtub') ? 'tub' : 'shower and enclosure',
      );
    if (category === 'bathroom')
      remove(
        'demolition-tile',
        'tile',
        'tile',
        covers.reduce((n, c) => n + c.tiledSqFt, 0) - behindTubsSqFt(room, of),
      );
    if (category === 'bathroom' ? opensWalls(brief) : !brief.extent?.inside && mayMove(brief))
      remove(
        'demolition-drywall',
        'walls',
        'drywall',
        category === 'bathroom'
          ? covers.reduce((n, c) => n + c.openSqFt - c.tiledSqFt, 0)
          : covers.reduce((n, c) => n + c.behindCabinetsSqFt, 0),
      );
  }
  remove(
    'demolition-floor',
    'floor',
    'floor',
    Math.max(0, floorSqFt - (wet ? floorUnderFixedSqFt(room) : 0)),
  );
  const yards = list.total((q) => q.quantity * (DEBRIS[q.price] ?? 0));
  if (yards >= TRUCK_YARDS)
    list.add('dumpster', Math.ceil(yards / CONTAINER_YARDS), {
      formula: `about ${Math.ceil(yards)} cubic yards of debris, ${CONTAINER_YARDS} to a container`,
    });
}

/** Wall behind tubs whose surround is tiled: it counts as taken, and carries no tile. */

export const behindTubsSqFt = (room: Room, of: Of): number =>
  of('bathtub')
    .filter((i) => (i.traits?.tileHeightIn ?? 0) > 0)
    .reduce((n, i) => n + (aroundIn(i.box, tiledSides(room, i)) * rimOf(i)) / 144, 0);
