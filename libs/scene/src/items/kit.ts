/**
 * What tells who lives in a room: toys and low pictures in a child's room, a guitar where music is made, a basket of
 * washing. It stands on free floor along the walls, never before a door. Like what hangs on bare walls none of it is an item.
 */
import {
  atFrame,
  contains,
  framesAt,
  type Item,
  opposite,
  overlaps,
  type Rect,
  type Room,
  SIDES,
  type Side,
  type WallFrame,
} from '@plumbline/concept';
import type { Frame } from '../builder.js';
import type { Context } from '../context.js';
import { plain } from '../materials.js';
import type { Mesh } from '../mesh/mesh.js';
import { lofted, type Ring } from '../mesh/surfaces.js';

/** Whose bed is no wider than this sleeps in it alone: a bedroom of such beds is a child's. */
const TWIN = 42;

export const isChildsRoom = ({ category, items }: Pick<Room, 'category' | 'items'>): boolean => {
  const beds = items.filter(({ kind }) => ['bed', 'bunk-bed', 'crib'].includes(kind));
  return (
    category === 'bedroom' &&
    beds.length > 0 &&
    beds.every(({ kind, box }) => kind !== 'bed' || Math.min(box.widthIn, box.depthIn) <= TWIN)
  );
};

/** Kinds of print (the kernel's `art`) for children: a balloon, the moon over hills, a sun, arcs as a rainbow has them. */
export const CHILDS_PRINTS = [9, 10, 1, 5] as const;

/** How far before a door, an opening or a window's sill nothing is put down. */
const BEFORE_DOOR = 42;
/** What stands on the floor keeps so far from all else, and from the wall. */
const APART = 3;
const OFF_WALL = 1.2;

/** A thing for the floor: what it takes of it, and what builds it in its frame, whose back is at the wall. */
interface FloorThing {
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly build: (f: Frame, context: Context, next: () => number) => void;
}

/** Puts a room's kit on the floor. */
export function layKit(context: Context): void {
  for (const { thing, side, area, next } of kitSpots(context)) {
    const box = { x: area.x, y: area.y, z: 0, widthIn: area.w, depthIn: area.d, heightIn: thing.high };
    thing.build(context.scene.frame(box, opposite(side)), context, next);
  }
}

/** Where a room's kit finds free floor; what finds none is left away. */
export function kitSpots(context: Context): {
  readonly thing: FloorThing;
  readonly side: Side;
  readonly area: Rect;
  readonly next: () => number;
}[] {
  const { room } = context;
  if (room.items.length === 0) return [];
  const laid: ReturnType<typeof kitSpots> = [];
  for (const [nth, thing] of kitOf(room).entries()) {
    const next = context.random(`kit ${nth}`);
    const taken = laid.map(({ area }) => area);
    const spots = SIDES.flatMap((side) =>
      framesAt(context.shell, side).flatMap((frame) => freeSpots(frame, thing, context, taken)),
    );
    const spot = spots[Math.floor(next() * spots.length)];
    if (spot) laid.push({ thing, side: spot.frame.side, area: spot.rect, next });
  }
  return laid;
}

function kitOf(room: Room): readonly FloorThing[] {
  const has = (kind: Item['kind']): boolean => room.items.some((item) => item.kind === kind);
  if (isChildsRoom(room)) return [TOYS, BLOCKS];
  if (has('piano') && room.category === 'other') return [GUITAR];
  if (has('washer')) return [WASHING];
  return [];
}

/** Where along a wall a thing finds free floor: near the ends of free stretches, where people put things down. */
function freeSpots(
  frame: WallFrame,
  { wide, deep, high }: FloorThing,
  { room, shell }: Context,
  taken: readonly Rect[],
): { readonly frame: WallFrame; readonly rect: Rect }[] {
  const standing = room.items
    .filter(({ kind, box }) => box.z < high && kind !== 'rug')
    .map(({ box: { x, y, widthIn, depthIn } }): Rect => ({ x, y, w: widthIn, d: depthIn }));
  const doors = room.openings
    .filter(({ kind, sillIn }) => kind !== 'window' || sillIn < high)
    .flatMap((o) =>
      SIDES.flatMap((side) => framesAt(shell, side))
        .filter(({ wall }) => wall.id === o.wall)
        .map((wall) => atFrame(wall, o.offsetIn - 4, 0, o.widthIn + 8, BEFORE_DOOR)),
    );
  const isFree = (t: number): boolean => {
    if (t < APART || t + wide > frame.lengthIn - APART) return false;
    const rect = atFrame(frame, t, OFF_WALL, wide, deep);
    const wider = atFrame(frame, t - APART, 0, wide + 2 * APART, deep + OFF_WALL + APART);
    return (
      contains(shell, rect) && ![...standing, ...doors, ...taken].some((other) => overlaps(wider, other))
    );
  };
  const spots: { frame: WallFrame; rect: Rect }[] = [];
  for (let t = APART; t + wide <= frame.lengthIn - APART; t += 3)
    if (isFree(t) && (!isFree(t - 3) || !isFree(t + 3)))
      spots.push({ frame, rect: atFrame(frame, t, OFF_WALL, wide, deep) });
  return spots;
}

/** A bear of plush that sits, so high; its back is at y. */
export function bear(f: Frame, x: number, y: number, z: number, high: number, { palette }: Context): void {
  const plush = palette.custom('plush', () => plain([0.36, 0.22, 0.11], { roughness: 1, reflectance: 0 }));
  const pale = palette.custom('plush muzzle', () =>
    plain([0.6, 0.46, 0.3], { roughness: 1, reflectance: 0 }),
  );
  const k = high / 12;
  const at = (dx: number, dy: number, dz: number) => [x + dx * k, y + dy * k, z + dz * k] as const;
  const ball = (dx: number, dy: number, dz: number, r: readonly [number, number, number], m = plush): void =>
    f.ellipsoid(at(dx, dy, dz), [r[0] * k, r[1] * k, r[2] * k], m);
  ball(0, -2.4, 3.2, [2.8, 2.4, 3.3]);
  ball(0, -2.8, 8.6, [2.5, 2.3, 2.3]);
  ball(0, -4.8, 8, [1.2, 0.9, 0.9], pale);
  ball(0, -5.6, 8.3, [0.4, 0.25, 0.3], palette.blackMetal);
  for (const s of [-1, 1]) {
    ball(s * 1.9, -2.6, 10.6, [0.9, 0.5, 0.9]);
    ball(s * 0.9, -4.8, 9.2, [0.24, 0.2, 0.24], palette.blackMetal);
    f.capsule(at(s * 2.2, -3, 5.2), at(s * 3.6, -4.6, 2.6), 0.95 * k, plush);
    f.capsule(at(s * 1.5, -3.6, 1.2), at(s * 2.5, -7.2, 1.2), 1.2 * k, plush);
    ball(s * 2.6, -8.2, 1.3, [1, 0.35, 1.1], pale);
  }
}

const TOYS: FloorThing = {
  wide: 17,
  deep: 14,
  high: 15,
  build: (f, context, next) => {
    const { palette } = context;
    f.tube([0, 0, 0], [0, 0, 11], 6.2, 7.4, palette.wicker);
    f.disk([0, 0, 7], [0, 0, 1], 6.6, palette.soil);
    bear(f, -1.8, 2.4, 6.4, 9.4, context);
    const ball = palette.custom('play ball', () => plain([0.62, 0.1, 0.07], { roughness: 0.4 }));
    f.ellipsoid([3.4, -2, 10.4], [3.2, 3.2, 3.2], ball);
    f.ellipsoid([2.4, 3.4, 9.8], [2.4, 2.4, 2.4], palette.accentCeramic);
    f.capsule([-4, -3.6, 7], [-5.6, -4.6, 14.4], 0.35, next() < 0.5 ? palette.board : palette.accentCeramic);
  },
};

const PLAY_COLORS = ['#d9a441', '#c2543d', '#5b8a8f', '#e7dcc6', '#7f9a5b'] as const;

const BLOCKS: FloorThing = {
  wide: 20,
  deep: 12,
  high: 9,
  build: (f, { palette }, next) => {
    const cube = (x: number, y: number, z: number, turn: number, i: number): void =>
      f.roundedBox([x, y, z + 1.1], [1.1, 1.1, 1.1], 0.14, palette.paint(PLAY_COLORS[i % 5]!), { z: turn });
    // a tower, and what fell off it
    for (let i = 0; i < 4; i++) cube(-5 + next() * 0.5, 1 + next() * 0.4, i * 2.2, next() * 30, i);
    [
      [-1, 2.4],
      [2.6, -2],
      [5.4, 1.4],
      [-2.2, -3.2],
      [8, -1.6],
    ].forEach(([x, y], i) => {
      cube(x! + next(), y! + next(), 0, next() * 90, i + 2);
    });
  },
};

/** Half the width of a guitar's body along it, shares of its length and inches. */
const BOUTS = [
  [0, 0],
  [0.02, 3.4],
  [0.08, 5.8],
  [0.2, 7.4],
  [0.34, 7.6],
  [0.48, 6.2],
  [0.6, 4.9],
  [0.7, 4.9],
  [0.82, 5.6],
  [0.92, 5.2],
  [0.98, 3.2],
  [1, 0],
] as const;

/** A guitar's body of a length of 19 in along z, 3.8 in deep along y. */
function guitarBody(): Mesh {
  const outline = [
    ...BOUTS.map(([t, half]) => [half, t * 19] as const),
    ...BOUTS.slice(1, -1)
      .toReversed()
      .map(([t, half]) => [-half, t * 19] as const),
  ];
  const ring = (y: number, k: number): Ring =>
    outline.map(([x, z]) => [x * k, y, 9.5 + (z - 9.5) * k] as const);
  return lofted([ring(1.9, 0.97), ring(1.7, 1), ring(-1.7, 1), ring(-1.9, 0.97)], {
    lids: 'both',
    creaseAt: 50,
  });
}

/** A guitar on its stand, leaning back. */
const GUITAR: FloorThing = {
  wide: 17,
  deep: 13,
  high: 42,
  build: (f, { palette }) => {
    const top = palette.custom('spruce top', () => plain([0.56, 0.34, 0.13], { roughness: 0.2 }));
    const lean = { x: -12 };
    const [s, c] = [Math.sin((12 * Math.PI) / 180), Math.cos((12 * Math.PI) / 180)];
    const up = (z: number, out: number) => [0, -2 + z * s - out * c, 3.4 + z * c - out * s * -1] as const;
    f.mesh('guitar', guitarBody, top, { at: [0, -2, 3.4], turn: lean });
    f.disk(up(12.4, 1.94), [0, -c, s], 1.9, palette.blackMetal);
    f.orientedBox(up(5.6, 2), [2.9, 0.25, 0.55], lean, palette.board);
    f.orientedBox(up(26.2, 1.7), [0.95, 0.5, 10.6], lean, palette.blackMetal);
    f.orientedBox(up(38.6, 1.4), [1.3, 0.35, 2.9], lean, palette.board);
    for (const side of [-1, 1]) {
      f.capsule([side * 5, -5.4, 0.5], [side * 1.2, 4.4, 15], 0.4, palette.blackMetal);
      f.capsule([side * 4.4, -4.6, 2.6], [side * 4.4, -1, 2.6], 0.5, palette.blackMetal);
    }
    f.capsule([0, 4.4, 15], [0, 5.6, 0.5], 0.4, palette.blackMetal);
  },
};

/** A basket with washing heaped in it. */
const WASHING: FloorThing = {
  wide: 22,
  deep: 15,
  high: 17,
  build: (f, { palette }, next) => {
    f.roundedBox([0, 0, 5.4], [10, 6.8, 5.4], 2, palette.whitePlastic);
    f.roundedBox([0, 0, 10.6], [10.6, 7.3, 0.6], 0.55, palette.whitePlastic);
    const cloths = [palette.cotton, palette.accentFabric, palette.linen, palette.throwCloth, palette.cotton];
    cloths.forEach((m, i) => {
      f.ellipsoid(
        [(i - 2) * 3.4 + next(), (next() - 0.5) * 5, 11.4 + next()],
        [4.4 + next(), 4 + next(), 2.2 + next() * 1.4],
        m,
        { z: next() * 90, y: (next() - 0.5) * 24 },
      );
    });
  },
};
