import type { Vector } from '../math/vector.js';

/**
 * A pinhole camera in a room. Camera axes: x right, y down, z ahead. The room's axes have Z up; at `turn` 0 the camera
 * looks along Y, and X is to its right. Angles are radians, lengths of the picture pixels.
 */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly focalLength: number;
  /** Principal point; the middle unless the picture was cropped or the lens shifted. */
  readonly cx: number;
  readonly cy: number;
  /** How far it looks up. */
  readonly pitch: number;
  /** How far it is turned clockwise about its own axis. */
  readonly roll: number;
  /** How far it is turned to the right of the room's Y axis, seen from above; 45° either way at most. */
  readonly turn: number;
}

/** The camera's axes as seen in the room: rows of the matrix that takes a direction in the room to the camera. */
export interface CameraAxes {
  readonly right: Vector;
  readonly down: Vector;
  readonly ahead: Vector;
}

export function axesOf({ pitch, roll, turn }: Pick<Camera, 'pitch' | 'roll' | 'turn'>): CameraAxes {
  const [sp, cp, sr, cr, st, ct] = [
    Math.sin(pitch),
    Math.cos(pitch),
    Math.sin(roll),
    Math.cos(roll),
    Math.sin(turn),
    Math.cos(turn),
  ];
  const level: Vector = [ct, -st, 0];
  const down: Vector = [sp * st, sp * ct, -cp];
  return {
    right: mix(level, cr, down, sr),
    down: mix(down, cr, level, -sr),
    ahead: [cp * st, cp * ct, sp],
  };
}

const mix = (a: Vector, p: number, b: Vector, q: number): Vector => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
];

/** A point of the picture. Pixels from its top left corner. */
export interface Pixel {
  readonly u: number;
  readonly v: number;
}

/** Where a direction (or a point, as seen from the camera) of the room meets the picture; nothing if it lies behind. */
export function project(camera: Camera, [x, y, z]: Vector, axes = axesOf(camera)): Pixel | undefined {
  const { right, down, ahead } = axes;
  const depth = x * ahead[0] + y * ahead[1] + z * ahead[2];
  if (depth <= 1e-6) return undefined;
  return {
    u: camera.cx + (camera.focalLength * (x * right[0] + y * right[1] + z * right[2])) / depth,
    v: camera.cy + (camera.focalLength * (x * down[0] + y * down[1] + z * down[2])) / depth,
  };
}

/** The direction in the room that a point of the picture shows; not of length 1. */
export function rayOf(camera: Camera, { u, v }: Pixel, axes = axesOf(camera)): Vector {
  const x = (u - camera.cx) / camera.focalLength;
  const y = (v - camera.cy) / camera.focalLength;
  const { right, down, ahead } = axes;
  return [
    x * right[0] + y * down[0] + ahead[0],
    x * right[1] + y * down[1] + ahead[1],
    x * right[2] + y * down[2] + ahead[2],
  ];
}

/**
 * Focal length in pixels from EXIF's FocalLengthIn35mmFilm, which compares diagonals: film has one of 43.27 mm
 * (CIPA DC-008). `zoom` is EXIF's DigitalZoomRatio.
 */
export const focalLengthOfExif = (mm35: number, width: number, height: number, zoom = 1): number =>
  (mm35 * zoom * Math.hypot(width, height)) / 43.27;
