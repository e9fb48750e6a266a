import { type Item, isOf, overlaps, type Room, SIDES, type Side } from '@plumbline/concept';
import { grow, rectOf } from '@plumbline/room/parts';
import { type Elevation, letterOf, OPPOSITE, type Seen } from './elevation.js';

/** What an island or a peninsula is built of; stools and lamps are not. */
const isIslandPart = (item: Item): boolean =>
  isOf(
    item,
    'countertop',
    'base-cabinet',
    'sink-base',
    'corner-base-cabinet',
    'filler',
    'range',
    'cooktop',
    'dishwasher',
    'microwave',
    'beverage-cooler',
  );

/** The sides of each island and peninsula that have doors, drawers or appliances, and the back that stools stand at. */
export function islandsOf(room: Room, before: number): Elevation[] {
  const found = (['Island', 'Peninsula'] as const).flatMap((what) => {
    const parts = room.items.filter(
      (item) => item.group?.startsWith(what.toLowerCase()) && isIslandPart(item),
    );
    const clusters = clustersOf(parts);
    return clusters.flatMap((cluster, i) => {
      const boxes = cluster.filter(({ kind }) => kind !== 'countertop');
      // A corner is seen from before the other leg, and a filler has no front.
      const faced = boxes.filter((item) => !isOf(item, 'corner-base-cabinet', 'filler'));
      const fronts = SIDES.filter((side) => faced.some(({ facing }) => facing === side));
      const backs = SIDES.filter(
        (side) => fronts.some((front) => OPPOSITE[front] === side) && !fronts.includes(side),
      );
      return [...fronts, ...backs].map((side) => ({
        name: `${what}${clusters.length > 1 ? ` ${i + 1}` : ''}, ${side} side`,
        ...islandSide(cluster, boxes, side, fronts.includes(side)),
      }));
    });
  });
  return found.map((side, i) => {
    const letter = letterOf(before + i);
    return { ...side, letter, name: `${letter} · ${side.name}` };
  });
}

/** Parts that stand together, from west to east: those of one island apart from those of another. */
function clustersOf(parts: readonly Item[]): Item[][] {
  const clusters: Item[][] = [];
  for (const part of parts) {
    const near = grow(rectOf(part.box), TOGETHER);
    const touched = clusters.filter((cluster) => cluster.some((other) => overlaps(rectOf(other.box), near)));
    for (const cluster of touched) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...touched.flat(), part]);
  }
  const west = (cluster: readonly Item[]): number => Math.min(...cluster.map(({ box }) => box.x));
  return clusters
    .filter((cluster) => cluster.some(({ kind }) => kind !== 'countertop'))
    .sort((a, b) => west(a) - west(b));
}
/** Nearer than this two parts are of one island. Inches. */
const TOGETHER = 3;

/** One side of an island, seen from before it. */
function islandSide(
  parts: readonly Item[],
  boxes: readonly Item[],
  side: Side,
  isFront: boolean,
): Omit<Elevation, 'name' | 'letter'> {
  const alongX = side === 'north' || side === 'south';
  const from = ({ box }: Item): number => (alongX ? box.x : box.y);
  const wide = ({ box }: Item): number => (alongX ? box.widthIn : box.depthIn);
  const low = Math.min(...parts.map(from));
  const high = Math.max(...parts.map((item) => from(item) + wide(item)));
  // From the north or the west the high end is at the left.
  const mirrored = side === 'north' || side === 'west';
  const left = (at: number, w: number): number => (mirrored ? high - at - w : at - low);
  const face = ({ box }: Item): number =>
    ({ south: -box.y, north: box.y + box.depthIn, west: -box.x, east: box.x + box.widthIn })[side];
  const heightIn = Math.max(...parts.map(({ box }) => box.z + box.heightIn));
  const seen = (item: Item): Seen => ({
    item,
    x: left(from(item), wide(item)),
    z: item.box.z,
    w: wide(item),
    h: item.box.heightIn,
    tile: 0,
    front: face(item),
    facing: item.facing === side,
  });
  const things = (isFront ? parts : parts.filter(({ kind }) => kind === 'countertop')).map(seen);
  const ends = boxes.map((item) => [from(item), from(item) + wide(item)] as const);
  const start = Math.min(...ends.map(([a]) => a));
  const end = Math.max(...ends.map(([, b]) => b));
  const tops = parts.filter(({ kind }) => kind === 'countertop');
  const edge = Math.max(...parts.map(face)) * (side === 'south' || side === 'west' ? -1 : 1);
  return {
    looks: OPPOSITE[side],
    side: alongX ? { x: low, y: edge, w: high - low, d: 0 } : { x: edge, y: low, w: 0, d: high - low },
    lengthIn: high - low,
    heightIn,
    top: [],
    openings: [],
    dado: 0,
    things: things.sort((a, b) => a.front - b.front),
    ...(isFront
      ? {}
      : {
          back: {
            x: left(start, end - start),
            w: end - start,
            h: Math.max(...boxes.map(({ box }) => box.z + box.heightIn)),
            overhang: Math.max(
              0,
              Math.max(...tops.map(face), ...boxes.map(face)) - Math.max(...boxes.map(face)),
            ),
          },
        }),
  };
}
