import {
  boundsOf,
  type Direction,
  type Opening,
  type PlaceInRoom,
  RECTANGLE_WALLS,
  type RoomCamera,
  rectangularShell,
  type Shell,
  type Side,
  type WallId,
} from '@plumbline/concept';
import type { BoxRoom } from '../box/box-room.js';
import type { MeasuredRectangle, WallName } from '../box/measure.js';
import { axesOf, type Camera } from '../camera/camera.js';
import type { Vector } from '../math/vector.js';

/**
 * From a photo's frame to the plan's, and back.
 *
 * A photo's frame has its origin in the camera, X to the right along the back wall (the wall that the camera looks at
 * most), Y towards that wall and Z up; its unit is the camera's height above the floor. The plan's frame has its
 * origin on the floor in the inside corner of west and south wall, x east, y north, z up, in inches. The back wall of
 * the first photo is the plan's north wall: left is west, right is east, and the wall behind the camera is the south
 * one. Another photo of the same room looks at another side of it: `facing` says at which.
 */

/** What a photo is solved to: see `SolvedRoom`. */
export interface SolvedBox {
  readonly box: BoxRoom;
  /** Inches in one unit of the box: the camera's height above the floor. */
  readonly eyeIn: number;
}

/** What the photo does not show, or what somebody measured: it wins over the photo. Inches. */
interface ToldLengths {
  /** From the camera to the wall behind it. */
  readonly behindIn: number;
  readonly widthIn?: number;
  readonly depthIn?: number;
  readonly ceilingIn?: number;
}

/** Lengths of walls are kept to the quarter inch, finer than anybody reads a tape. */
const quarter = (inches: number): number => Math.round(inches * 4) / 4;

/**
 * The shell of a room that one photo shows, and where its camera stood in it. A typed width or depth keeps the camera's
 * place between the walls in proportion.
 */
export function toShell(
  { box, eyeIn }: SolvedBox,
  { behindIn, ...told }: ToldLengths,
  exterior: readonly Side[] = [],
): { readonly shell: Shell; readonly at: PlaceInRoom } {
  const solvedWidth = eyeIn * (box.left + box.right);
  const solvedDepth = eyeIn * box.back + behindIn;
  const widthIn = told.widthIn ?? quarter(solvedWidth);
  const depthIn = told.depthIn ?? quarter(solvedDepth);
  const shell = rectangularShell(
    widthIn,
    depthIn,
    told.ceilingIn ?? quarter(eyeIn * (1 + box.ceiling)),
    exterior,
  );
  const at = {
    x: (eyeIn * box.left * widthIn) / solvedWidth,
    y: depthIn - (eyeIn * box.back * depthIn) / solvedDepth,
    z: eyeIn,
  };
  return { shell, at };
}

/** A photo's camera in the plan's frame. `facing` is the side of the room that its back wall closes. */
export function cameraInRoom(camera: Camera, at: PlaceInRoom, facing: Side = 'north'): RoomCamera {
  const { right, down, ahead } = axesOf(camera);
  const turned = (v: Vector): Direction => fromPhoto(v, facing);
  return {
    width: camera.width,
    height: camera.height,
    focal: camera.focalLength,
    cx: camera.cx,
    cy: camera.cy,
    at,
    right: turned(right),
    down: turned(down),
    ahead: turned(ahead),
  };
}

/** The side of the room that a camera looks at most. */
export function facingOfCamera({ ahead: [x, y] }: Pick<RoomCamera, 'ahead'>): Side {
  if (Math.abs(y) >= Math.abs(x)) return y >= 0 ? 'north' : 'south';
  return x > 0 ? 'east' : 'west';
}

/**
 * What a photo was solved to, from the plan's frame: the inverse of `toShell` and `cameraInRoom`. The box is that of the
 * shell's bounding box, which is the room itself where that is a rectangle.
 */
export function solvedFrom(
  shell: Shell,
  view: RoomCamera,
): SolvedBox & { readonly camera: Camera; readonly facing: Side } {
  const facing = facingOfCamera(view);
  const [right, down, ahead] = ([view.right, view.down, view.ahead] as const).map((v) =>
    toPhoto(v, facing),
  ) as [Vector, Vector, Vector];
  const pitch = Math.asin(clamped(ahead[2]));
  const turn = Math.atan2(ahead[0], ahead[1]);
  // Level and unrolled, the camera's right is (cos turn, −sin turn, 0).
  const level: Vector = [Math.cos(turn), -Math.sin(turn), 0];
  const roll = Math.atan2(
    -(down[0] * level[0] + down[1] * level[1]),
    right[0] * level[0] + right[1] * level[1],
  );
  const { w, d } = boundsOf(shell);
  const { x, y, z } = view.at;
  const to: Readonly<Record<Side, number>> = { north: d - y, south: y, east: w - x, west: x };
  const eyeIn = z;
  return {
    camera: {
      width: view.width,
      height: view.height,
      focalLength: view.focal,
      cx: view.cx,
      cy: view.cy,
      pitch,
      roll,
      turn,
    },
    box: {
      back: to[facing] / eyeIn,
      left: to[sideOf('left', facing)] / eyeIn,
      right: to[sideOf('right', facing)] / eyeIn,
      ceiling: shell.ceiling.heightIn / eyeIn - 1,
    },
    eyeIn,
    facing,
  };
}

const clamped = (sine: number): number => Math.max(-1, Math.min(1, sine));

const CLOCKWISE: readonly Side[] = ['north', 'east', 'south', 'west'];
const STEPS: Readonly<Record<WallName, number>> = { left: 3, back: 0, right: 1 };

/** The side of the room that a wall of a photo closes. */
export const sideOf = (wall: WallName, facing: Side = 'north'): Side =>
  CLOCKWISE[(CLOCKWISE.indexOf(facing) + STEPS[wall]) % 4] as Side;

/** The wall of a rectangular shell that a photo calls so. */
export const wallIdOf = (wall: WallName, facing: Side = 'north'): WallId =>
  RECTANGLE_WALLS[sideOf(wall, facing)];

export function fromPhoto([x, y, z]: Vector, facing: Side): Direction {
  switch (facing) {
    case 'north':
      return [x, y, z];
    case 'east':
      return [y, -x, z];
    case 'south':
      return [-x, -y, z];
    case 'west':
      return [-y, x, z];
  }
}

export function toPhoto([x, y, z]: Direction, facing: Side): Vector {
  switch (facing) {
    case 'north':
      return [x, y, z];
    case 'east':
      return [-y, x, z];
    case 'south':
      return [-x, -y, z];
    case 'west':
      return [y, -x, z];
  }
}

/** To the eighth of an inch, which is finer than a photo tells. */
const eighth = (inches: number): number => Math.round(inches * 8) / 8;

/**
 * A rectangle that was measured on a wall of a photo, as an opening of a rectangular shell: distances from the wall's
 * west or south end. What sticks out of its wall by a little is pushed into it.
 */
export function openingOn(
  shell: Shell,
  { wall, fromLeft, sill, width, height }: MeasuredRectangle,
  { id, kind, facing = 'north' }: Pick<Opening, 'id' | 'kind'> & { readonly facing?: Side },
): Opening {
  const side = sideOf(wall, facing);
  const { w, d } = boundsOf(shell);
  const along = side === 'north' || side === 'south' ? w : d;
  const widthIn = eighth(Math.min(width.inches, along));
  const fromCorner = fromLeft.inches;
  // On the back wall a distance counts from its left end, on a side wall from the corner with the back wall. Plans
  // count from the west or south end.
  const start = wall === 'back' ? sideOf('left', facing) : facing;
  const fromStart = start === 'west' || start === 'south' ? fromCorner : along - fromCorner - widthIn;
  const toFloor = kind !== 'window';
  const sillIn = toFloor ? 0 : eighth(Math.max(0, sill.inches));
  const top = Math.min(sill.inches + height.inches, shell.ceiling.heightIn);
  return {
    id,
    kind,
    wall: RECTANGLE_WALLS[side],
    side,
    offsetIn: eighth(Math.max(0, Math.min(fromStart, along - widthIn))),
    widthIn,
    heightIn: eighth(Math.max(1, top - sillIn)),
    sillIn,
  };
}
