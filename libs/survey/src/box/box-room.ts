import { axesOf, type Camera, type CameraAxes, type Pixel, project } from '../camera/camera.js';
import type { Axis } from '../camera/find-camera.js';
import type { Vector } from '../math/vector.js';

/**
 * The room as a box around the camera. All lengths are in heights of the camera above the floor, which is the unit
 * that one photo knows: the floor lies 1 below.
 */
export interface BoxRoom {
  /** To the back wall, the one that the camera looks at most. */
  readonly back: number;
  readonly left: number;
  readonly right: number;
  /** From the camera up to the ceiling. */
  readonly ceiling: number;
}

/** The edges that a picture of a room may show; the camera stands between the left and the right wall. */
export type EdgeName =
  | 'back-floor'
  | 'back-ceiling'
  | 'left-floor'
  | 'left-ceiling'
  | 'right-floor'
  | 'right-ceiling'
  | 'back-left'
  | 'back-right';

export const EDGES: readonly EdgeName[] = [
  'back-floor',
  'back-ceiling',
  'left-floor',
  'left-ceiling',
  'right-floor',
  'right-ceiling',
  'back-left',
  'back-right',
];

/** The axis of the room that each edge runs along. */
export const AXIS_OF: Readonly<Record<EdgeName, Axis>> = {
  'back-floor': 'x',
  'back-ceiling': 'x',
  'left-floor': 'y',
  'left-ceiling': 'y',
  'right-floor': 'y',
  'right-ceiling': 'y',
  'back-left': 'z',
  'back-right': 'z',
};

export type CornerName = 'floor-left' | 'floor-right' | 'ceiling-left' | 'ceiling-right';

export const CORNERS: readonly CornerName[] = ['floor-left', 'floor-right', 'ceiling-left', 'ceiling-right'];

/** The three edges that meet in a corner of the back wall. */
export function edgesAt(corner: CornerName): readonly EdgeName[] {
  const [level, side] = corner.split('-') as ['floor' | 'ceiling', 'left' | 'right'];
  return [`back-${level}`, `back-${side}`, `${side}-${level}`];
}

/** A corner of the back wall, seen from the camera. */
export function cornerOf(box: BoxRoom, corner: CornerName): Vector {
  const x = corner.endsWith('left') ? -box.left : box.right;
  return [x, box.back, corner.startsWith('floor') ? -1 : box.ceiling];
}

/** Both ends of an edge in the room; side walls begin beside the camera's own place, a little before it. */
export function edgeOf(box: BoxRoom, edge: EdgeName): readonly [Vector, Vector] {
  const { back, left, right, ceiling } = box;
  const before = -0.5 * back;
  switch (edge) {
    case 'back-floor':
      return [
        [-left, back, -1],
        [right, back, -1],
      ];
    case 'back-ceiling':
      return [
        [-left, back, ceiling],
        [right, back, ceiling],
      ];
    case 'left-floor':
      return [
        [-left, back, -1],
        [-left, before, -1],
      ];
    case 'left-ceiling':
      return [
        [-left, back, ceiling],
        [-left, before, ceiling],
      ];
    case 'right-floor':
      return [
        [right, back, -1],
        [right, before, -1],
      ];
    case 'right-ceiling':
      return [
        [right, back, ceiling],
        [right, before, ceiling],
      ];
    case 'back-left':
      return [
        [-left, back, -1],
        [-left, back, ceiling],
      ];
    case 'back-right':
      return [
        [right, back, -1],
        [right, back, ceiling],
      ];
  }
}

/** A line between two points of the picture. */
export interface PictureLine {
  readonly from: Pixel;
  readonly to: Pixel;
}

/** Nearest distance, in units of the line's points, at which a point is drawn. */
const NEAR = 0.02;

/** A line of the room as the picture shows it, cut to what lies before the camera and inside the frame. */
export function lineInPicture(
  camera: Camera,
  [a, b]: readonly [Vector, Vector],
  axes: CameraAxes = axesOf(camera),
): PictureLine | undefined {
  const whole = projectLine(camera, [a, b], axes);
  return whole && cut(whole, camera.width, camera.height);
}

/** A line of the room in the picture's plane, cut to what lies before the camera only. */
export function projectLine(
  camera: Camera,
  [a, b]: readonly [Vector, Vector],
  axes: CameraAxes = axesOf(camera),
): PictureLine | undefined {
  const { ahead } = axes;
  const depth = ([x, y, z]: Vector): number => x * ahead[0] + y * ahead[1] + z * ahead[2];
  const [da, db] = [depth(a), depth(b)];
  if (da < NEAR && db < NEAR) return undefined;
  const between = (t: number): Vector => [
    a[0] + t * (b[0] - a[0]),
    a[1] + t * (b[1] - a[1]),
    a[2] + t * (b[2] - a[2]),
  ];
  const t = (NEAR - da) / (db - da);
  const from = project(camera, da < NEAR ? between(t) : a, axes);
  const to = project(camera, db < NEAR ? between(t) : b, axes);
  return from && to && { from, to };
}

/** The part of a line inside the frame (Liang and Barsky 1984). */
function cut({ from, to }: PictureLine, width: number, height: number): PictureLine | undefined {
  const du = to.u - from.u;
  const dv = to.v - from.v;
  let enter = 0;
  let leave = 1;
  for (const [p, q] of [
    [-du, from.u],
    [du, width - from.u],
    [-dv, from.v],
    [dv, height - from.v],
  ] as const) {
    if (p === 0) {
      if (q < 0) return undefined;
      continue;
    }
    const t = q / p;
    if (p < 0) enter = Math.max(enter, t);
    else leave = Math.min(leave, t);
  }
  if (enter >= leave) return undefined;
  const at = (t: number): Pixel => ({ u: from.u + t * du, v: from.v + t * dv });
  return { from: at(enter), to: at(leave) };
}

/** The edges of the room that the picture shows. */
export function outlineOf(camera: Camera, box: BoxRoom): ReadonlyMap<EdgeName, PictureLine> {
  const axes = axesOf(camera);
  const shown = new Map<EdgeName, PictureLine>();
  for (const edge of EDGES) {
    const line = lineInPicture(camera, edgeOf(box, edge), axes);
    if (line) shown.set(edge, line);
  }
  return shown;
}

/** The corners of the back wall that lie inside the picture. */
export function visibleCorners(camera: Camera, box: BoxRoom): ReadonlyMap<CornerName, Pixel> {
  const axes = axesOf(camera);
  const shown = new Map<CornerName, Pixel>();
  for (const corner of CORNERS) {
    const at = project(camera, cornerOf(box, corner), axes);
    if (at && at.u >= 0 && at.v >= 0 && at.u <= camera.width && at.v <= camera.height) shown.set(corner, at);
  }
  return shown;
}
