import {
  frameOf,
  type Item,
  isOf,
  type Kind,
  type Room,
  seenFromWall,
  tileToHoods,
  wallTop,
} from '@plumbline/concept';
import { FURNITURE, heightOf, rectOf, upperFirst, WAINSCOT_IN } from '@plumbline/room/parts';
import { type Elevation, letterOf, OPPOSITE, type Seen } from './elevation.js';

/** Nearer to a wall than this a thing stands at it. */
const AT_WALL = 2;

/** A partition that is wider than this runs along the wall. Inches. */
const THICKEST = 8;

/** Furniture that hangs on its wall. */
const HANGS: ReadonlySet<Kind> = new Set<Kind>(['hung-piece', 'projector-screen', 'tv', 'whiteboard']);

/** Things that no builder sets against the wall. */
const LOOSE: ReadonlySet<Kind> = new Set<Kind>([
  ...[...FURNITURE].filter((kind) => !HANGS.has(kind)),
  'bath-mat',
  'beam',
  'car',
  'ceiling-fan',
  'chandelier',
  'exhaust-fan',
  'overhead-rack',
  'partition-door',
  'pendant',
  'recessed-light',
  'smoke-alarm',
  'stair',
  'supply-register',
  'under-cabinet-light',
]);

/** The walls of a room that carry something, seen from the room. */
export function wallsOf(room: Room): Elevation[] {
  const dado = room.finishes.walls.material === 'wainscot' ? WAINSCOT_IN : 0;
  return room.shell.walls.flatMap((wall, i): Elevation[] => {
    const { lengthIn } = frameOf(room.shell, wall.id);
    // Facing south or east, what runs west to east or south to north is seen from its far end.
    const mirrored = wall.side === 'south' || wall.side === 'east';
    const left = (t: number, w: number) => (mirrored ? lengthIn - t - w : t);
    const top = wallTop(room.shell, wall.id)
      .map(({ t, heightIn }) => ({ x: mirrored ? lengthIn - t : t, heightIn }))
      .sort((a, b) => a.x - b.x);
    const heightIn = Math.max(...top.map((p) => p.heightIn));
    const seen = (item: Item, box = item.box): Seen[] => {
      if (LOOSE.has(item.kind) && !isBuiltIn(item)) return [];
      const { t, n, along, deep } = seenFromWall(room.shell, wall.id, rectOf(box));
      if (Math.abs(n) > AT_WALL || t + along < 1 || t > lengthIn - 1) return [];
      // A partition that ends at the wall is seen cut.
      if (item.kind === 'partition' && along > THICKEST) return [];
      const from = Math.max(0, t);
      const w = Math.min(lengthIn, t + along) - from;
      const facing = item.facing === wall.side ? false : OPPOSITE[item.facing] === wall.side;
      return [
        {
          item,
          x: left(from, w),
          z: box.z,
          w,
          h: Math.min(item.kind === 'washer' ? heightOf(item) : box.heightIn, heightIn - box.z),
          tile: Math.min(heightIn, tileOf(item)),
          front: n + deep,
          facing,
        },
      ];
    };
    const things = room.items.flatMap((item) => [
      ...seen(item),
      ...(isOf(item, 'backsplash') ? tileToHoods(item, room.items).flatMap((box) => seen(item, box)) : []),
    ]);
    if (!things.some(isBuilt) && dado === 0) return [];
    return [
      {
        wall,
        letter: letterOf(i),
        looks: wall.side,
        name: `${letterOf(i)} · ${upperFirst(wall.side)} wall`,
        lengthIn,
        heightIn,
        dado: Math.min(dado, heightIn),
        top,
        things: things.sort((a, b) => a.front - b.front),
        openings: room.openings
          .filter((o) => o.wall === wall.id)
          .map((o) => ({ ...o, x: left(o.offsetIn, o.widthIn) })),
      },
    ];
  });
}

/** Furniture that a builder sets against its wall. */
const isBuiltIn = (item: Item): boolean =>
  (item.traits as { builtIn?: boolean } | undefined)?.builtIn === true ||
  (isOf(item, 'bench') && (item.traits?.use === 'window' || item.traits?.use === 'banquette'));

/** Shown from its front, or tiled: a wall with nothing but receptacles, or with the side of a cabinet, is on the plan. */
const isBuilt = ({ item, facing, tile }: Seen): boolean =>
  tile > 0 || (facing && !isOf(item, 'receptacle', 'switch', 'return-grille', 'partition', 'walk-in-closet'));

const tileOf = (item: Item): number =>
  isOf(item, 'shower', 'bathtub') ? (item.traits?.tileHeightIn ?? 0) : 0;
