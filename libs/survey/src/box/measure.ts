import { axesOf, type Camera, type Pixel, project, rayOf } from '../camera/camera.js';
import type { BoxRoom } from './box-room.js';
import type { Figure, SolvedRoom } from './solve-room.js';

/** A length in inches with one standard deviation. */
export interface Measured {
  readonly inches: number;
  readonly spread: number;
}

/** A wall whose distance is less certain than this share was not seen, only guessed. */
const SEEN = 0.25;

export interface MeasuredRoom {
  readonly ceiling: Measured;
  /** Height of the camera above the floor. */
  readonly eye: Measured;
  /** From the camera to each wall; nothing where the picture does not show that wall. */
  readonly toBack?: Measured;
  readonly toLeft?: Measured;
  readonly toRight?: Measured;
  /** The length of the back wall, where both its ends are known. */
  readonly backWall?: Measured;
}

/** What the solved room measures in inches. */
export function measureRoom(solved: SolvedRoom): MeasuredRoom {
  const measured = (figure: (box: BoxRoom) => number): Measured =>
    measuredFigure(solved, (_, box, eyeIn) => eyeIn * figure(box));
  const seen = (figure: (box: BoxRoom) => number): Measured | undefined => {
    const length = measured(figure);
    return length.spread < SEEN * length.inches ? length : undefined;
  };
  const toLeft = seen((box) => box.left);
  const toRight = seen((box) => box.right);
  return {
    ceiling: measured((box) => 1 + box.ceiling),
    eye: measured(() => 1),
    ...some(
      'toBack',
      seen((box) => box.back),
    ),
    ...some('toLeft', toLeft),
    ...some('toRight', toRight),
    ...some('backWall', toLeft && toRight && seen((box) => box.left + box.right)),
  };
}

const some = <K extends string>(key: K, value: Measured | undefined): Partial<Record<K, Measured>> =>
  (value ? { [key]: value } : {}) as Partial<Record<K, Measured>>;

function measuredFigure(solved: SolvedRoom, figure: Figure): Measured {
  return { inches: figure(solved.camera, solved.box, solved.eyeIn), spread: solved.spreadOf(figure) };
}

export type WallName = 'back' | 'left' | 'right';

/** A rectangle on a wall: a window, a door, a cased opening. */
export interface MeasuredRectangle {
  readonly wall: WallName;
  /** From the wall's left end, as somebody sees it who looks at it from inside; nothing where that end is not known. */
  readonly fromLeft: Measured;
  readonly sill: Measured;
  readonly width: Measured;
  readonly height: Measured;
}

/**
 * Measures a rectangle that was drawn in the picture between two opposite corners on a wall. `spread` is how exactly
 * each corner was shown, in pixels. Positions on a side wall count from the corner that it shares with the back wall;
 * a left wall's left end lies behind the camera, so there `fromLeft` is the distance from the right end.
 *
 * Answers nothing where a corner does not lie on the wall's side of the picture.
 */
export function measureRectangle(
  solved: SolvedRoom,
  wall: WallName,
  corners: readonly [Pixel, Pixel],
  spread: number,
): MeasuredRectangle | undefined {
  const at = (camera: Camera, box: BoxRoom, pixel: Pixel): readonly [along: number, up: number] =>
    onWall(camera, box, wall, pixel);
  const [a, b] = corners;
  const [p, q] = [at(solved.camera, solved.box, a), at(solved.camera, solved.box, b)];
  if (![...p, ...q].every(Number.isFinite)) return undefined;
  const low = p[0] <= q[0] ? 0 : 1;
  const bottom = p[1] <= q[1] ? 0 : 1;
  const measured = (
    figure: (camera: Camera, box: BoxRoom, pixels: readonly [Pixel, Pixel]) => number,
  ): Measured => {
    const byRoom = measuredFigure(solved, (camera, box, eyeIn) => eyeIn * figure(camera, box, corners));
    const slope = (i: 0 | 1, du: number, dv: number): number => {
      const moved: [Pixel, Pixel] = [a, b];
      moved[i] = { u: corners[i].u + du, v: corners[i].v + dv };
      return (
        solved.eyeIn * (figure(solved.camera, solved.box, moved) - figure(solved.camera, solved.box, corners))
      );
    };
    const byMarks = spread * Math.hypot(slope(0, 1, 0), slope(0, 0, 1), slope(1, 1, 0), slope(1, 0, 1));
    return { inches: byRoom.inches, spread: Math.hypot(byRoom.spread, byMarks) };
  };
  return {
    wall,
    fromLeft: measured((camera, box, pixels) => at(camera, box, pixels[low])[0]),
    sill: measured((camera, box, pixels) => 1 + at(camera, box, pixels[bottom])[1]),
    width: measured(
      (camera, box, pixels) => at(camera, box, pixels[low ? 0 : 1])[0] - at(camera, box, pixels[low])[0],
    ),
    height: measured(
      (camera, box, pixels) =>
        at(camera, box, pixels[bottom ? 0 : 1])[1] - at(camera, box, pixels[bottom])[1],
    ),
  };
}

/** The wall that a pixel shows; nothing where it shows floor or ceiling. */
export function wallSeenAt(camera: Camera, box: BoxRoom, pixel: Pixel): WallName | undefined {
  const [x, y, z] = rayOf(camera, pixel, axesOf(camera));
  const reach = (distance: number): number => (distance > 0 ? distance : Number.POSITIVE_INFINITY);
  const walls: readonly (readonly [WallName, number])[] = [
    ['back', reach(box.back / y)],
    ['left', reach(-box.left / x)],
    ['right', reach(box.right / x)],
  ];
  const [nearest, far] = walls.reduce((a, b) => (b[1] < a[1] ? b : a));
  return far < Math.min(reach(-1 / z), reach(box.ceiling / z)) ? nearest : undefined;
}

/** The four corners in the picture of a rectangle on a wall that two opposite pixels span, around it. */
export function quadOnWall(
  camera: Camera,
  box: BoxRoom,
  wall: WallName,
  [a, b]: readonly [Pixel, Pixel],
): readonly [Pixel, Pixel, Pixel, Pixel] | undefined {
  const [p, q] = [onWall(camera, box, wall, a), onWall(camera, box, wall, b)];
  const beside = pixelOnWall(camera, box, wall, q[0], p[1]);
  const above = pixelOnWall(camera, box, wall, p[0], q[1]);
  return beside && above && [a, beside, b, above];
}

/** The pixel that shows a place on a wall: the inverse of `onWall`. Nothing where it lies behind the camera. */
export function pixelOnWall(
  camera: Camera,
  box: BoxRoom,
  wall: WallName,
  along: number,
  up: number,
): Pixel | undefined {
  if (!Number.isFinite(along + up)) return undefined;
  if (wall === 'back') return project(camera, [along - box.left, box.back, up]);
  return project(camera, [wall === 'left' ? -box.left : box.right, box.back - along, up]);
}

/** Where a pixel's ray meets a wall: along it from the corner with the back wall (its left end), and up. */
export function onWall(
  camera: Camera,
  box: BoxRoom,
  wall: WallName,
  pixel: Pixel,
): readonly [along: number, up: number] {
  const [x, y, z] = rayOf(camera, pixel, axesOf(camera));
  const reach = wall === 'back' ? box.back / y : wall === 'left' ? -box.left / x : box.right / x;
  if (!(reach > 0)) return [Number.NaN, Number.NaN];
  const along = wall === 'back' ? x * reach + box.left : box.back - y * reach;
  return [along, z * reach];
}
