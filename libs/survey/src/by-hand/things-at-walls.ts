import {
  atWall,
  depthBefore,
  EXISTING,
  type ExistingKind,
  type ExistingSpec,
  type ExistingThing,
  frameOf,
  framesAt,
  opposite,
  type Point,
  type Shell,
  seenFromWall,
  type WallId,
} from '@plumbline/concept';
import { leftIsStart } from '../shell/rectilinear.js';

/** Something that stands in a room today, told from the wall that it has its back to. Inches. */
export interface PlacedThing {
  readonly id: string;
  readonly kind: ExistingKind;
  readonly wall: WallId;
  /** To its middle, from the wall's left corner as one looks at it from inside. */
  readonly alongIn: number;
  /** From the wall to its back. */
  readonly offIn: number;
  readonly plan: ExistingThing['plan'];
  /** Where somebody measured them; else what is usual. */
  readonly widthIn?: number;
  readonly depthIn?: number;
}

/** What stands nearer to a wall stands at it. Inches. */
const AT_WALL_IN = 9;
const eighth = (inches: number): number => Math.round(inches * 8) / 8;
const between = (least: number, most: number, value: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

/** A thing in the plan's frame, pushed into the room where it would stick out of it. */
export function thingInShell(shell: Shell, placed: PlacedThing): ExistingThing {
  const { id, kind, plan } = placed;
  const spec: ExistingSpec = EXISTING[kind];
  // The wall may be gone since: the first one has room for what stood there.
  const frame = shell.walls.some((wall) => wall.id === placed.wall)
    ? frameOf(shell, placed.wall)
    : frameOf(shell, shell.walls[0]!.id);
  const { wall, side, lengthIn } = frame;
  const width = Math.min(placed.widthIn ?? spec.widthIn, lengthIn);
  const along = leftIsStart(side) ? placed.alongIn : lengthIn - placed.alongIn;
  const t = eighth(between(0, lengthIn - width, along - width / 2));
  const deep = depthBefore(shell, frame, t, width);
  const depth = Math.min(placed.depthIn ?? spec.depthIn, deep);
  const off = eighth(between(0, deep - depth, placed.offIn));
  const { x, y, w, d } = atWall(shell, wall.id, t, off, width, depth);
  const high = shell.ceiling.heightIn;
  const zIn = Math.min(spec.zIn ?? 0, high - 1);
  const heightIn = kind === 'post' || kind === 'column' ? high : Math.min(spec.heightIn, high - zIn);
  return { id, kind, box: { x, y, z: zIn, widthIn: w, depthIn: d, heightIn }, facing: opposite(side), plan };
}

/** Where a thing stands whose middle was put on a point of the floor: at the nearest wall, or off it. */
export function placeNear(
  shell: Shell,
  { x, y }: Point,
  { kind, depthIn }: Pick<PlacedThing, 'kind' | 'depthIn'>,
): Pick<PlacedThing, 'wall' | 'alongIn' | 'offIn'> {
  const seen = shell.walls.map(({ id, side }) => {
    const { lengthIn } = frameOf(shell, id);
    const { t, n } = seenFromWall(shell, id, { x, y, w: 0, d: 0 });
    const beside = Math.max(0, -t, t - lengthIn);
    // A wall that has its back to the point is not the one.
    const away = n < -AT_WALL_IN ? 1_000 - n : Math.abs(n);
    return { id, far: Math.hypot(away, beside), n, along: leftIsStart(side) ? t : lengthIn - t, lengthIn };
  });
  const nearest = seen.reduce((best, one) => (one.far < best.far ? one : best));
  const off = nearest.n - (depthIn ?? EXISTING[kind].depthIn) / 2;
  return {
    wall: nearest.id,
    alongIn: eighth(between(0, nearest.lengthIn, nearest.along)),
    offIn: off < AT_WALL_IN ? 0 : eighth(off),
  };
}

/** A thing told from the wall that it has its back to: the inverse of `thingInShell`. */
export function placedFrom(shell: Shell, { id, kind, plan, box, facing }: ExistingThing): PlacedThing {
  const rect = { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn };
  const behind = framesAt(shell, opposite(facing)).map(({ wall, side, lengthIn }) => {
    const { t, n, along, deep } = seenFromWall(shell, wall.id, rect);
    const middle = t + along / 2;
    const beside = Math.max(0, -middle, middle - lengthIn);
    const far = (n < -AT_WALL_IN ? 1_000 : 0) + Math.abs(n) + beside;
    return { wall: wall.id, far, n, deep, along, alongIn: leftIsStart(side) ? middle : lengthIn - middle };
  });
  const { wall, alongIn, n, along, deep } = behind.reduce((best, one) => (one.far < best.far ? one : best));
  return { id, kind, plan, wall, alongIn, offIn: Math.max(0, n), widthIn: along, depthIn: deep };
}
