import type { BoxRoom } from '../box/box-room.js';
import { onWall, pixelOnWall, type WallName, wallSeenAt } from '../box/measure.js';
import type { Camera, Pixel } from '../camera/camera.js';
import type { Axis, AxisSegment } from '../camera/find-camera.js';
import { type Rectangle, THRESHOLD_IN } from './opening-evidence.js';

/** A window, a door or a way through in a wall of a photo, as two opposite corners: below left and above right. */
export interface FoundOpening {
  readonly wall: WallName;
  readonly kind: 'window' | 'door' | 'cased-opening';
  readonly corners: readonly [Pixel, Pixel];
  /** False where no edges of the photo stand around the point: a usual window was put there. */
  readonly seen: boolean;
}

/** A stretch of a wall: along it from its corner with the back wall (its left end), and up from the floor. Inches. */
interface Stretch {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Edges within this many inches of each other are one. */
const SAME_IN = 1.5;
/** Candidates of each side of a rectangle. */
const MOST = 12;
/** An opening's edges are at least so far from the point that was tapped. Inches. */
const APART_IN = 2;
/** Sizes of openings of houses: medians and spreads of logarithms of widths, and of heights; heads line up. Inches. */
const USUAL = {
  window: { width: [36, 0.5], height: [44, 0.4] },
  door: { width: [33, 0.35], height: [81, 0.08] },
  head: [81, 8],
} as const;
/** Wider than any door leaf: a way through, or a pair of doors. Inches. */
const LEAF_MOST_IN = 40;
/** Share of its sides that edges of the photo cover, at least, for a rectangle to be taken as seen. */
const LEAST_COVERED = 0.5;
/** What a rectangle wins by its size: of two that are covered alike the outer one is the opening, the inner a pane. */
const LARGER = 0.25;
const UNLIKELY = 0.06;
/** A door has both its sides where its lower part is, up to this height: cabinets' doors end above. Inches. */
const LOWER_PART_IN = 34;
const LEAST_DOWN = 0.5;
/** Share of the diagonal by which a hand without a magnifier misses at most: so near an edge takes hold of a side. */
const HAND_REACH = 0.03;
/** Share of a side that an edge covers at least to take hold of it, and what one at the end of the reach has less. */
const LEAST_ALONG = 0.3;
const FARTHER = 0.3;

/**
 * The opening around a point of a photo that somebody tapped: of all rectangles that straight edges on that wall make
 * around it, the one whose sides they cover best, with sizes that windows and doors have. Where there is none, a usual
 * window at that place, to be drawn to where it is. Nothing where the point shows floor or ceiling.
 *
 * @param eyeIn inches in one unit of the box: the camera's height above the floor
 */
export function openingAt(
  segments: readonly AxisSegment[],
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  point: Pixel,
): FoundOpening | undefined {
  const wall = wallSeenAt(camera, box, point);
  if (!wall) return undefined;
  const { inches, pixel, uprights, levels, lengthIn, ceilingIn } = edgesOnWall(
    segments,
    camera,
    box,
    eyeIn,
    wall,
  );
  const [x, z] = inches(point);
  const best = bestRectangle(uprights, levels, x, z, ceilingIn);
  const rectangle = best ?? usualAt(x, z, lengthIn, ceilingIn);
  const { left, right, bottom, top } = rectangle;
  // A left wall's corner with the back wall is its right end.
  const [first, last] = wall === 'left' ? [right, left] : [left, right];
  const [below, above] = [pixel(first, bottom), pixel(last, top)];
  if (!below || !above) return undefined;
  return { wall, kind: kindOf(rectangle), corners: [below, above], seen: best !== undefined };
}

/**
 * An opening that was drawn by hand, with each of its sides moved to the straight edge of the photo that runs along it and
 * is near: a hand misses by about 1 % of the diagonal, an edge by a pixel. Sides without such an edge stay. Nothing where a
 * corner does not lie on the wall.
 *
 * @param eyeIn inches in one unit of the box: the camera's height above the floor
 * @param reach pixels from where edges take hold of a side
 */
export function openingAtEdges(
  segments: readonly AxisSegment[],
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  { wall, corners }: Pick<FoundOpening, 'wall' | 'corners'>,
  reach = HAND_REACH * Math.hypot(camera.width, camera.height),
): FoundOpening | undefined {
  const { inches, pixel, uprights, levels } = edgesOnWall(segments, camera, box, eyeIn, wall);
  const [p, q] = [inches(corners[0]), inches(corners[1])];
  if (![...p, ...q].every(Number.isFinite)) return undefined;
  const drawn = {
    left: Math.min(p[0], q[0]),
    right: Math.max(p[0], q[0]),
    bottom: Math.min(p[1], q[1]),
    top: Math.max(p[1], q[1]),
  };
  const middle = [(drawn.left + drawn.right) / 2, (drawn.bottom + drawn.top) / 2] as const;
  /** The side at `at`, and how many inches `reach` is across it. */
  const held = (
    at: number,
    edges: readonly Stretch[],
    from: number,
    to: number,
    isUpright: boolean,
  ): number => {
    const seen = (by: number) => (isUpright ? pixel(at + by, middle[1]) : pixel(middle[0], at + by));
    const [here, next] = [seen(0), seen(1)];
    if (!here || !next) return at;
    return edgeBeside(
      edges,
      at,
      from,
      to,
      reach / Math.max(0.01, Math.hypot(next.u - here.u, next.v - here.v)),
    );
  };
  const { left, right, bottom, top } = drawn;
  const at: Rectangle = {
    left: held(left, uprights, bottom, top, true),
    right: held(right, uprights, bottom, top, true),
    top: held(top, levels, left, right, false),
    // A threshold has no edge of its own, and a mat or a shadow before it.
    bottom: bottom > THRESHOLD_IN ? held(bottom, levels, left, right, false) : bottom,
  };
  if (at.right - at.left < APART_IN || at.top - at.bottom < APART_IN) return undefined;
  const place = (from: readonly [number, number]) =>
    pixel(from[0] === drawn.left ? at.left : at.right, from[1] === drawn.bottom ? at.bottom : at.top);
  const [one, other] = [place(p), place(q)];
  if (!one || !other) return undefined;
  const seen = (['left', 'right', 'bottom', 'top'] as const).some((side) => at[side] !== drawn[side]);
  return { wall, kind: kindOf(at), corners: [one, other], seen };
}

/** The edge that covers most of a side, the nearer of two alike; the side itself where none covers enough of it. */
function edgeBeside(
  edges: readonly Stretch[],
  side: number,
  from: number,
  to: number,
  reachIn: number,
): number {
  let best = side;
  let most = LEAST_ALONG;
  for (const { at } of edges) {
    const off = Math.abs(at - side) / reachIn;
    if (off > 1) continue;
    const score = covered(edges, at, from, to) - FARTHER * off * off;
    if (score > most) {
      most = score;
      best = at;
    }
  }
  return best;
}

/** The straight edges of a photo on one of a room's walls, in inches along it and up from the floor, and the way back. */
function edgesOnWall(
  segments: readonly AxisSegment[],
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  wall: WallName,
) {
  const inches = (pixel: Pixel): readonly [number, number] => {
    const [along, up] = onWall(camera, box, wall, pixel);
    return [along * eyeIn, (up + 1) * eyeIn];
  };
  const lengthIn = wall === 'back' ? (box.left + box.right) * eyeIn : (box.back + 1) * eyeIn;
  const ceilingIn = (1 + box.ceiling) * eyeIn;
  const ends = (axis: Axis) =>
    segments
      .filter((segment) => segment.axis === axis)
      .map(({ x1, y1, x2, y2 }) => [inches({ u: x1, v: y1 }), inches({ u: x2, v: y2 })] as const)
      .filter((both) =>
        both.every(([a, up]) => a > -SAME_IN && a < lengthIn + SAME_IN && up > -SAME_IN && up < ceilingIn),
      );
  const stretches = (axis: Axis, across: 0 | 1): Stretch[] =>
    ends(axis).map(([a, b]) => ({
      at: (a[across] + b[across]) / 2,
      from: Math.min(a[1 - across]!, b[1 - across]!),
      to: Math.max(a[1 - across]!, b[1 - across]!),
    }));
  return {
    inches,
    pixel: (along: number, up: number): Pixel | undefined =>
      pixelOnWall(camera, box, wall, along / eyeIn, up / eyeIn - 1),
    uprights: stretches('z', 0),
    levels: stretches(wall === 'back' ? 'x' : 'y', 1),
    lengthIn,
    ceilingIn,
  };
}

/** What an opening of this shape is. */
export function kindOf({
  left,
  right,
  bottom,
}: Pick<Rectangle, 'left' | 'right' | 'bottom'>): FoundOpening['kind'] {
  if (bottom > THRESHOLD_IN) return 'window';
  return right - left > LEAF_MOST_IN ? 'cased-opening' : 'door';
}

function usualAt(x: number, z: number, lengthIn: number, ceilingIn: number): Rectangle {
  const [width] = USUAL.window.width;
  const [height] = USUAL.window.height;
  const left = Math.max(0, Math.min(x - width / 2, lengthIn - width));
  const bottom = Math.max(THRESHOLD_IN + 1, Math.min(z - height / 2, ceilingIn - height - 4));
  return { left, right: left + width, bottom, top: bottom + height };
}

function bestRectangle(
  uprights: readonly Stretch[],
  levels: readonly Stretch[],
  x: number,
  z: number,
  ceilingIn: number,
): Rectangle | undefined {
  const lefts = places(uprights.filter(({ at }) => at < x - APART_IN));
  const rights = places(uprights.filter(({ at }) => at > x + APART_IN));
  const bottoms = [0, ...places(levels.filter(({ at }) => at > THRESHOLD_IN && at < z - APART_IN))];
  const tops = places(levels.filter(({ at }) => at > z + APART_IN && at < ceilingIn - 2));
  const isDown = (side: number): number => covered(uprights, side, 2, LOWER_PART_IN);
  let best: Rectangle | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const bottom of bottoms)
    for (const top of tops)
      for (const left of lefts)
        for (const right of rights) {
          const sides = [
            covered(uprights, left, bottom, top),
            covered(uprights, right, bottom, top),
            covered(levels, top, left, right),
            // A threshold has no edge of its own, and a mat or a shadow before it.
            ...(bottom > 0 ? [covered(levels, bottom, left, right)] : []),
          ];
          const share = sides.reduce((sum, side) => sum + side, 0) / sides.length;
          if (share < LEAST_COVERED || Math.min(...sides) < 0.2) continue;
          if (bottom === 0 && Math.min(...[left, right].map(isDown)) < LEAST_DOWN) continue;
          const rectangle = { left, right, bottom, top };
          const score =
            share + LARGER * Math.log((right - left) * (top - bottom)) * 0.5 - unlikely(rectangle);
          if (score > most) {
            most = score;
            best = rectangle;
          }
        }
  return best;
}

function unlikely({ left, right, bottom, top }: Rectangle): number {
  const { width, height } = bottom > 0 ? USUAL.window : USUAL.door;
  const off = (value: number, [median, spread]: readonly [number, number]): number =>
    (Math.log(value / median) / spread) ** 2;
  const [head, spread] = USUAL.head;
  return UNLIKELY * (off(right - left, width) + off(top - bottom, height) + ((top - head) / spread) ** 2);
}

/** Share of the side at `place`, from `from` to `to`, that edges cover; overlapping edges count once. */
function covered(edges: readonly Stretch[], place: number, from: number, to: number): number {
  const parts = edges
    .filter(({ at }) => Math.abs(at - place) < SAME_IN)
    .map((edge) => [Math.max(from, edge.from), Math.min(to, edge.to)] as const)
    .filter(([start, end]) => end > start)
    .sort((a, b) => a[0] - b[0]);
  let sum = 0;
  let reached = from;
  for (const [start, end] of parts) {
    if (end <= reached) continue;
    sum += end - Math.max(start, reached);
    reached = end;
  }
  return sum / (to - from);
}

/** Where edges lie, the longest first, none within `SAME_IN` of another. */
function places(edges: readonly Stretch[]): number[] {
  const kept: number[] = [];
  const long = [...edges].sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const { at } of long) {
    if (kept.every((other) => Math.abs(other - at) > SAME_IN)) kept.push(at);
    if (kept.length === MOST) break;
  }
  return kept;
}
