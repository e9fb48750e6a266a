import { edgesOf, frameOf, type PlaceInRoom, type Point, type Shell, type WallId } from '@plumbline/concept';
import { type BoxRoom, lineInPicture, type PictureLine } from '../box/box-room.js';
import type { Measured, WallName } from '../box/measure.js';
import { axesOf, type Camera, type Pixel, rayOf } from '../camera/camera.js';
import { leftIsStart, outlinedShell, settled, squared } from './rectilinear.js';

/**
 * A room that is not a box, in one photo: the corners of its floor are marked one after the other, from left to right
 * along its walls. The camera and its height are known from the photo's lines and the ceiling's height; a floor corner
 * lies at (r_x / −r_z, r_y / −r_z) camera heights, r being the direction of its pixel. What lies behind the camera is
 * closed by a wall across.
 */
export interface FloorOutline {
  readonly shell: Shell;
  /** Where the camera stands in the plan's frame; it looks north. */
  readonly at: PlaceInRoom;
  /** Walls in the order in which they were marked: from the one on the left, the one behind the camera last. */
  readonly walls: readonly (Measured & {
    readonly id: WallId;
    readonly source: 'photo' | 'typed' | 'assumed';
    /** What the photo says of a wall that was typed. */
    readonly says?: Measured;
  })[];
  /** The marked pixels that are a corner of the shell, by its index. */
  readonly marks: readonly (Pixel & { readonly outline: number })[];
}

interface FloorTold {
  /** How exactly a corner is pointed at, one standard deviation in pixels. */
  readonly spread: number;
  /** From the camera to the wall behind it, inches. */
  readonly behindIn: number;
  readonly ceilingIn: number;
  /** Lengths that a person typed, inches, by the place of the wall in `walls`. */
  readonly typed: Readonly<Record<number, number>>;
}

const TAPE_SPREAD_IN = 0.5;
/** A wall that was typed gives way to no other one. Inches. */
const FIRM_IN = 0.05;
/** How well one knows how far a room goes on behind the camera. Inches. */
const BEHIND_SPREAD_IN = 24;
/** Of every length: the height of the ceiling, which gives the scale, is known to about an inch. */
const SCALE_SPREAD = 0.01;
/** A pixel this near to the horizon shows a floor too far away to be a room's: ray's fall over its length ahead. */
const LEAST_FALL = 0.02;
/** A mark is a corner of the shell where that lies within so many inches of it. */
const SAME_CORNER_IN = 18;

/** The point of the floor that a pixel shows: inches to the right of the camera and ahead of it. */
export function floorPoint(camera: Camera, eyeIn: number, pixel: Pixel): Point | undefined {
  const [x, y, z] = rayOf(camera, pixel, axesOf(camera));
  if (z >= -LEAST_FALL * Math.hypot(x, y)) return undefined;
  return { x: (eyeIn * x) / -z, y: (eyeIn * y) / -z };
}

/**
 * The right-angled room around floor corners that were marked from left to right. Nothing where a mark shows no floor,
 * fewer than five corners come of it (a box is told by its back corners), or walls would touch or cross.
 */
export function floorOutline(
  camera: Camera,
  eyeIn: number,
  marks: readonly Pixel[],
  { spread, behindIn, ceilingIn, typed }: FloorTold,
): FloorOutline | undefined {
  const points = marks.flatMap((mark) => floorPoint(camera, eyeIn, mark) ?? []);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length !== marks.length || points.length < 3) return undefined;
  const around = [{ x: first.x, y: -behindIn }, ...points, { x: last.x, y: -behindIn }];
  const corners = squared(around);
  if (!corners || corners.length < 5) return undefined;
  const pixel = (u: number, v: number): Point | undefined => floorPoint(camera, eyeIn, { u, v });
  /** How exactly a corner is known to the right and ahead. */
  const spreadAt = (corner: Point): Point => {
    const near = points.map((p) => Math.hypot(p.x - corner.x, p.y - corner.y));
    const i = near.indexOf(Math.min(...near));
    if (Math.abs(corner.y + behindIn) < 1) return { x: spreadOfMark(i).x, y: BEHIND_SPREAD_IN };
    return spreadOfMark(i);
  };
  const spreadOfMark = (i: number): Point => {
    const { u, v } = marks[i]!;
    const at = points[i]!;
    const [aside, down] = [pixel(u + spread, v) ?? at, pixel(u, v + spread) ?? at];
    return {
      x: Math.hypot(aside.x - at.x, down.x - at.x),
      y: Math.hypot(aside.y - at.y, down.y - at.y),
    };
  };
  const measured = corners.map((a, i): Omit<FloorOutline['walls'][number], 'id'> => {
    const b = corners[(i + 1) % corners.length] as Point;
    const told = typed[i];
    const inches = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
    const key = a.y === b.y ? 'x' : 'y';
    const off = Math.hypot(spreadAt(a)[key], spreadAt(b)[key], SCALE_SPREAD * inches);
    const says = { inches, spread: Math.max(TAPE_SPREAD_IN, off) };
    const isSeen = off < BEHIND_SPREAD_IN;
    if (told !== undefined)
      return { inches: told, spread: FIRM_IN, source: 'typed', ...(isSeen && { says }) };
    return { ...says, source: isSeen ? 'photo' : 'assumed' };
  });
  const done = settled(corners, measured);
  const outlined = outlinedShell(done.corners, ceilingIn);
  if (!outlined) return undefined;
  const { shell, place } = outlined;
  const foot = footOf(corners, done.corners, place);
  return {
    shell,
    at: { ...foot, z: eyeIn },
    walls: measured.map(({ source, says }, i) => {
      const id = outlined.walls[i]!;
      return {
        id,
        ...(says && { says }),
        inches: frameOf(shell, id).lengthIn,
        spread: Math.max(TAPE_SPREAD_IN, done.walls[i]!.spread),
        source,
      };
    }),
    marks: marks.flatMap((mark, i) => {
      const at = points[i]!;
      const off = corners.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
      const least = Math.min(...off);
      return least > SAME_CORNER_IN ? [] : [{ ...mark, outline: outlined.corners[off.indexOf(least)]! }];
    }),
  };
}

/** Where the camera stands once walls were made as long as somebody typed: in proportion between the ends of the room. */
function footOf(before: readonly Point[], after: readonly Point[], place: (point: Point) => Point): Point {
  const along = (key: 'x' | 'y'): number => {
    const [was, is] = [before.map((p) => p[key]), after.map((p) => p[key])];
    const [low, high] = [Math.min(...was), Math.max(...was)];
    return Math.min(...is) + ((0 - low) / (high - low)) * (Math.max(...is) - Math.min(...is));
  };
  return place({ x: along('x'), y: along('y') });
}

/** A place on a wall of the plan's frame that a pixel shows. */
interface SeenOnWall {
  readonly wall: WallId;
  /** The wall as a photo's box has it: the box with that wall as its back, left or right one. */
  readonly name: WallName;
  readonly box: BoxRoom;
  /** From the wall's left corner as one looks at it from inside, and above the floor. Inches. */
  readonly alongIn: number;
  readonly upIn: number;
}

/**
 * What a pixel shows of a room in the plan's frame that was photographed looking north; nothing for floor and ceiling.
 * `on`: of this wall, also where it ends before or a nearer one hides it.
 */
export function seenOnWall(
  camera: Camera,
  { shell, at }: Pick<FloorOutline, 'shell' | 'at'>,
  pixel: Pixel,
  on?: string,
): SeenOnWall | undefined {
  const [x, y, z] = rayOf(camera, pixel, axesOf(camera));
  const hits = shell.walls.flatMap(({ id, side }) => {
    if (on !== undefined && id !== on) return [];
    const frame = frameOf(shell, id);
    const level = side === 'north' || side === 'south';
    const [off, step] = level ? [frame.from.y - at.y, y] : [frame.from.x - at.x, x];
    // A wall shows its face to who stands on its inner side.
    const isFacing = side === 'north' || side === 'east' ? step > 0 : step < 0;
    const reach = off / step;
    if (!isFacing || !(reach > 0)) return [];
    const start = level ? at.x + x * reach - frame.from.x : at.y + y * reach - frame.from.y;
    const upIn = at.z + z * reach;
    const inside = start >= 0 && start <= frame.lengthIn;
    if (on === undefined && !inside) return [];
    return [{ id, side, reach, upIn, alongIn: leftIsStart(side) ? start : frame.lengthIn - start, off }];
  });
  const [nearest] = hits.sort((a, b) => a.reach - b.reach);
  if (!nearest || nearest.side === 'south') return undefined;
  const { id, side, upIn, alongIn, off } = nearest;
  if (on === undefined && (upIn < 0 || upIn > shell.ceiling.heightIn)) return undefined;
  const name = side === 'north' ? 'back' : side === 'west' ? 'left' : 'right';
  const far = Math.abs(off) / at.z;
  const box: BoxRoom = { back: far, left: far, right: far, ceiling: shell.ceiling.heightIn / at.z - 1 };
  return { wall: id, name, box, alongIn, upIn };
}

/** Pieces that a line is cut into, to tell which of them something hides. */
const PIECES = 16;

/** The edges of a room as its photo shows them, and those that a nearer wall hides. */
export function linesOfOutline(
  camera: Camera,
  room: Pick<FloorOutline, 'shell' | 'at'>,
): { readonly shown: readonly PictureLine[]; readonly hidden: readonly PictureLine[] } {
  const { shell, at } = room;
  const axes = axesOf(camera);
  const [shown, hidden]: [PictureLine[], PictureLine[]] = [[], []];
  const seen = (p: Point, z: number) => [(p.x - at.x) / at.z, (p.y - at.y) / at.z, z / at.z - 1] as const;
  const high = shell.ceiling.heightIn;
  const lines = edgesOf(shell).flatMap(([a, b]) => [
    [seen(a, 0), seen(b, 0)] as const,
    [seen(a, high), seen(b, high)] as const,
    [seen(a, 0), seen(a, high)] as const,
  ]);
  for (const [a, b] of lines) {
    for (let i = 0; i < PIECES; i++) {
      const point = (share: number) =>
        [0, 1, 2].map((k) => a[k]! + (b[k]! - a[k]!) * share) as [number, number, number];
      const line = lineInPicture(camera, [point(i / PIECES), point((i + 1) / PIECES)], axes);
      if (!line) continue;
      const middle = point((i + 0.5) / PIECES);
      (isHidden(middle) ? hidden : shown).push(line);
    }
  }
  return { shown, hidden };

  /** Whether a wall stands between the camera and a point of the photo's frame. */
  function isHidden([x, y]: readonly [number, number, number]): boolean {
    return shell.walls.some(({ id, side }) => {
      const { from, lengthIn } = frameOf(shell, id);
      const level = side === 'north' || side === 'south';
      const [off, step] = level ? [(from.y - at.y) / at.z, y] : [(from.x - at.x) / at.z, x];
      const share = off / step;
      if (!(share > 0.001 && share < 0.985)) return false;
      const along = level ? at.x + x * share * at.z - from.x : at.y + y * share * at.z - from.y;
      return along > 0 && along < lengthIn;
    });
  }
}
