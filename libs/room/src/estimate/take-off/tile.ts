import { keeps, wants } from '@plumbline/brief';
import {
  areaIn2,
  type Brief,
  FOLD_DOWN_SEAT,
  type ItemOf,
  isOf,
  type Room,
  SIDES,
  type Side,
} from '@plumbline/concept';
import { aroundIn, floorUnderFixedSqFt, hasWallBeside, type WallCover } from '../surfaces.js';
import { floorsOfParts } from './parts.js';
import { count, type Of, type QuantityList } from './quantity-list.js';

export function tile(
  list: QuantityList,
  room: Room,
  brief: Brief,
  of: Of,
  covers: readonly WallCover[],
): void {
  const { material } = room.finishes.backsplash;
  list.add(
    material === 'slab' || material === 'stainless-steel'
      ? 'backsplash-slab'
      : ['beadboard', 'shiplap', 'paint'].includes(material)
        ? 'backsplash-wood'
        : 'backsplash-tile',
    splashSqFt(covers),
    { of: of('backsplash'), formula: 'length by height of the splashes, up to a hood, less windows' },
  );
  // Panels hang in place of tile.
  const isPanelled = wants(brief, 'surround-panels');
  for (const item of of('shower', 'bathtub')) {
    if ((item.kind === 'shower' && keeps(brief, 'shower')) || isPanelled) continue;
    const height = item.traits?.tileHeightIn ?? 0;
    if (height <= 0) continue;
    const sides = tiledSides(room, item);
    const from = rimOf(item);
    const sqFt = (aroundIn(item.box, sides) * Math.max(0, height - from)) / 144;
    const formula =
      `${count(sides, 'wall')} around the ${item.kind}, ${from > 0 ? `from its rim to ${Math.round(height)} in` : `${Math.round(height)} in high`}`.replace(
        'bathtub',
        'tub',
      );
    const where = sides.map((side) => `${side} wall`).join(', ');
    list.add('shower-tile', sqFt, { where, formula });
    list.add('tile-backer', sqFt, { where, formula });
    // A base that is bought is tight by itself.
    const isTiledPan = item.kind === 'shower' && item.traits?.curbless === true;
    const pan = isTiledPan ? (item.box.widthIn * item.box.depthIn) / 144 : 0;
    list.add('shower-waterproofing', sqFt + pan, {
      ...(pan > 0 ? {} : { item: 'Waterproof membrane on the walls' }),
      where,
      formula: pan > 0 ? `${formula}, and the pan` : formula,
    });
    if (isTiledPan) {
      list.add('shower-recess', 1, { of: [item], formula: 'nothing is stepped over: one for each shower' });
      list.add('shower-tile', pan, {
        item: 'Shower floor tile, sloped',
        of: [item],
        formula: 'the floor of the shower',
      });
    }
  }
  if (room.finishes.walls.material !== 'tile' && isTiled(room.finishes.floor.material))
    list.add('tile-underlayment', tiledFloorSqFt(room), {
      formula: 'the floor that is tiled',
    });
  list.add(
    'shower-niche',
    isPanelled
      ? 0
      : of('shower-niche').length +
          of('shower').filter((s) => s.traits?.niche && of('shower-niche').length === 0).length,
  );
  const seats = of('shower-bench');
  const folding = seats.filter(({ label }) => label === FOLD_DOWN_SEAT);
  list.add('shower-bench', seats.length - folding.length);
  list.add('shower-seat', folding.length, { of: folding });
}

/** Where the tile around water begins, inches: behind an alcove tub is none. */

export const rimOf = (item: ItemOf<'shower' | 'bathtub'>): number =>
  isOf(item, 'bathtub') && item.traits?.form !== 'freestanding' && item.traits?.form !== 'clawfoot'
    ? item.box.z + item.box.heightIn
    : 0;

const isTiled = (material: string): boolean => /tile|terrazzo/.test(material);
/** The sides of a tub or a shower at which a wall carries tile: the side of a cabinet beside a tub carries none. */

export const tiledSides = (room: Room, item: ItemOf<'shower' | 'bathtub'>): Side[] => {
  const open = isOf(item, 'shower') ? (item.traits?.open ?? '').split(',') : [];
  return SIDES.filter((side) =>
    isOf(item, 'shower') ? !open.includes(side) : side !== item.facing && hasWallBeside(room, item, side),
  );
};

export const splashSqFt = (covers: readonly WallCover[]): number =>
  covers.reduce((n, c) => n + c.splashSqFt, 0);

/** The floor that is tiled, of a room that is worked on in part that of the part; none lies under fixed things. */
const tiledFloorSqFt = (room: Room): number =>
  room.parts
    ? floorsOfParts(room)
        .filter(({ material }) => isTiled(material))
        .reduce((n, { sqFt, underSqFt }) => n + Math.max(0, sqFt - underSqFt), 0)
    : Math.max(0, areaIn2(room.shell) / 144 - floorUnderFixedSqFt(room));
