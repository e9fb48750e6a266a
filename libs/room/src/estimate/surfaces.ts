import {
  type Item,
  type Kind,
  type Room,
  seenFromWall,
  tileToHoods,
  type Wall,
  wallAreaIn2,
  wallSpan,
} from '@plumbline/concept';
import { rectOf, runsEast } from '../geometry/geometry.js';

/** What of walls and floor is covered, by geometry. Areas in square feet, lengths in feet. */

/** A rectangle on a wall as one looks at it, inches: `t` along it, `z` up. */
interface WallFace {
  readonly t: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
}

/** Nearer to a wall than this a thing stands at it. */
const AT_WALL = 2;

const CABINETS: ReadonlySet<Kind> = new Set<Kind>([
  'base-cabinet',
  'sink-base',
  'corner-base-cabinet',
  'wall-cabinet',
  'corner-wall-cabinet',
  'tall-cabinet',
  'filler',
  'countertop',
  'vanity',
]);
const STANDS_ON: ReadonlySet<Kind> = new Set<Kind>([
  'base-cabinet',
  'sink-base',
  'corner-base-cabinet',
  'tall-cabinet',
  'bathtub',
  'shower',
  'fireplace',
  'stair',
]);

/** Machines that stand against a wall: the floor runs on below them, a baseboard does not behind. */
const STANDS_BEFORE: ReadonlySet<Kind> = new Set<Kind>([
  'refrigerator',
  'range',
  'wall-oven',
  'dishwasher',
  'beverage-cooler',
]);

/** The walls of a room with what covers them; reckoned once and asked often. */
export interface WallCover {
  readonly wall: Wall;
  readonly heightIn: number;
  /** Less its openings. */
  readonly openSqFt: number;
  /** Behind tile and fixed cabinets. */
  readonly coveredSqFt: number;
  /** Where a splash, a shower or a tub's surround is tiled. */
  readonly tiledSqFt: number;
  /** Of that behind counters, up to a hood where there is one. */
  readonly splashSqFt: number;
  /** Open wall below a height, inches, outside tile and cabinets. */
  openBelow(heightIn: number): number;
  /** The wall from floor to ceiling where cabinets and machines stand or hang, less openings. */
  readonly behindCabinetsSqFt: number;
  /** Length at the floor without doors, cabinets, machines, tubs and showers, feet: where a baseboard runs. */
  readonly freeFt: number;
}

export function wallCovers(room: Room): WallCover[] {
  return room.shell.walls.map((wall) => {
    const { lengthIn } = wallSpan(room.shell, wall.id);
    const whole = wallAreaIn2(room.shell, wall.id);
    const heightIn = lengthIn > 0 ? whole / lengthIn : 0;
    const openings: WallFace[] = room.openings
      .filter((o) => o.wall === wall.id)
      .map((o) => ({ t: o.offsetIn, z: o.sillIn, w: o.widthIn, h: o.heightIn }));
    const tiles: WallFace[] = [];
    const splashes: WallFace[] = [];
    const cabinets: WallFace[] = [];
    const machines: WallFace[] = [];
    const floorStanding: WallFace[] = openings.filter(({ z }) => z < 4);
    for (const item of room.items) {
      const tiled = tileHeight(item);
      const fixed = CABINETS.has(item.kind) || isBuiltIn(item);
      const stands =
        STANDS_ON.has(item.kind) ||
        STANDS_BEFORE.has(item.kind) ||
        (fixed && item.box.z < 4 && (item.kind !== 'vanity' || standsOnFloor(item)));
      if (tiled === 0 && !fixed && !stands) continue;
      const { t, n, along, deep } = seenFromWall(room.shell, wall.id, rectOf(item.box));
      const from = Math.max(0, t);
      const to = Math.min(lengthIn, t + along);
      if (Math.abs(n) > AT_WALL || deep <= 0 || to - from < 1) continue;
      if (stands) floorStanding.push({ t: from, z: 0, w: to - from, h: 1 });
      if (STANDS_BEFORE.has(item.kind)) machines.push({ t: from, z: 0, w: to - from, h: 1 });
      if (tiled > 0) {
        if (item.kind === 'bathtub' && wall.side === item.facing) continue;
        if (item.kind === 'backsplash') {
          splashes.push({ t: from, z: item.box.z, w: to - from, h: tiled });
          for (const above of tileToHoods(item, room.items)) {
            const seen = seenFromWall(room.shell, wall.id, rectOf(above));
            splashes.push({ t: seen.t, z: above.z, w: seen.along, h: above.heightIn });
          }
        } else tiles.push({ t: from, z: 0, w: to - from, h: tiled });
      } else if (fixed) cabinets.push({ t: from, z: item.box.z, w: to - from, h: item.box.heightIn });
    }
    const clip = (faces: readonly WallFace[], top: number): WallFace[] =>
      faces.flatMap((f) => (f.z < top ? [{ ...f, h: Math.min(f.z + f.h, top) - f.z }] : []));
    tiles.push(...splashes);
    const union = (...lists: readonly (readonly WallFace[])[]) => unionSqIn(lists.flat());
    const open = whole - union(clip(openings, heightIn));
    const covered =
      union(clip([...tiles, ...cabinets, ...openings], heightIn)) - union(clip(openings, heightIn));
    const full = [...cabinets, ...machines].map((f) => ({ ...f, z: 0, h: heightIn }));
    return {
      wall,
      heightIn,
      openSqFt: Math.max(0, open) / 144,
      coveredSqFt: Math.max(0, covered) / 144,
      tiledSqFt: (union(clip([...tiles, ...openings], heightIn)) - union(clip(openings, heightIn))) / 144,
      splashSqFt: (union(clip([...splashes, ...openings], heightIn)) - union(clip(openings, heightIn))) / 144,
      openBelow: (top) => {
        const high = Math.min(top, heightIn);
        return Math.max(0, lengthIn * high - union(clip([...tiles, ...cabinets, ...openings], high))) / 144;
      },
      behindCabinetsSqFt:
        (union(clip([...full, ...openings], heightIn)) - union(clip(openings, heightIn))) / 144,
      freeFt: Math.max(0, lengthIn - unionSqIn(floorStanding.map((f) => ({ ...f, z: 0, h: 1 })))) / 12,
    };
  });
}

/** How high a thing tiles the wall behind it, inches; 0 for what is no tile. */
function tileHeight(item: Item): number {
  if (item.kind === 'backsplash') return item.box.heightIn;
  if (item.kind === 'shower' || item.kind === 'bathtub')
    return (item.traits as { tileHeightIn?: number } | undefined)?.tileHeightIn ?? 0;
  return 0;
}

const isBuiltIn = (item: Item): boolean =>
  (item.traits as { builtIn?: boolean } | undefined)?.builtIn === true && item.kind !== 'refrigerator';

/** Floor on which fixed things stand, square feet: no covering is laid there. */
export const floorUnderFixedSqFt = (room: Room): number =>
  onPlanSqFt(
    room.items.filter(
      (i) =>
        STANDS_ON.has(i.kind) || (i.kind === 'vanity' && i.box.z < 1 && standsOnFloor(i)) || isBuiltIn(i),
    ),
  );

/** Floor that no mat of a heated floor lies in, square feet: under fixed things, below a vanity that hangs, around a toilet. */
export const unheatedSqFt = (room: Room): number =>
  onPlanSqFt(room.items.filter((i) => STANDS_ON.has(i.kind) || UNHEATED.has(i.kind) || isBuiltIn(i)));
const UNHEATED: ReadonlySet<Kind> = new Set<Kind>(['vanity', 'toilet', 'bidet', 'pedestal-sink']);

/** Area on plan that things take together, square feet. */
export const onPlanSqFt = (items: readonly Pick<Item, 'box'>[]): number =>
  unionSqIn(items.map(({ box }) => ({ t: box.x, z: box.y, w: box.widthIn, h: box.depthIn }))) / 144;

/** Whether a wall of the room stands on one side of a thing, near enough to be tiled. */
export const hasWallBeside = (
  { shell }: Pick<Room, 'shell'>,
  { box }: Pick<Item, 'box'>,
  side: Wall['side'],
): boolean =>
  shell.walls.some((wall) => {
    if (wall.side !== side) return false;
    const { lengthIn } = wallSpan(shell, wall.id);
    const { t, n, along } = seenFromWall(shell, wall.id, rectOf(box));
    return Math.abs(n) <= AT_WALL && t < lengthIn && t + along > 0;
  });

const standsOnFloor = (item: Item): boolean =>
  (item.traits as { mount?: string } | undefined)?.mount !== 'floating' &&
  (item.traits as { mount?: string } | undefined)?.mount !== 'console';

/** Area that rectangles cover together, square inches. */
function unionSqIn(faces: readonly WallFace[]): number {
  const stops = [...new Set(faces.flatMap(({ t, w }) => [t, t + w]))].sort((a, b) => a - b);
  let area = 0;
  for (let i = 1; i < stops.length; i++) {
    const from = stops[i - 1] as number;
    const to = stops[i] as number;
    const spans = faces
      .filter(({ t, w }) => t < to - 1e-6 && t + w > from + 1e-6)
      .map(({ z, h }): [number, number] => [z, z + h])
      .sort((a, b) => a[0] - b[0]);
    let top = Number.NEGATIVE_INFINITY;
    for (const [low, high] of spans) {
      if (high > top) area += (high - Math.max(low, top)) * (to - from);
      top = Math.max(top, high);
    }
  }
  return area;
}

/** Length of a thing's longer side in plan, feet. */
export const lengthFt = ({ box }: Pick<Item, 'box'>): number => Math.max(box.widthIn, box.depthIn) / 12;

/** Area of the walls that a shower has, square feet; `sides` are those without an opening. */
export const aroundIn = (box: Item['box'], sides: readonly Wall['side'][]): number =>
  sides.reduce((n, s) => n + (runsEast(s) ? box.widthIn : box.depthIn), 0);
