import type { Side } from '@plumbline/concept';
import type { BoxRoom } from '../box/box-room.js';
import type { Measured, WallName } from '../box/measure.js';
import type { SolvedRoom } from '../box/solve-room.js';
import type { Camera, Pixel } from '../camera/camera.js';
import { type Fit, spreadOf } from '../math/least-squares.js';
import { sideOf } from '../shell/room-frame.js';

/** What each of several photos of one room says by itself, and how they lie to each other. */

/** What one photo says by itself. */
export interface PhotoRoom {
  readonly camera: Camera;
  readonly box: BoxRoom;
  /**
   * Of log focal length, pitch, roll, turn (radians) and the logarithms of back, left, right and ceiling: 8 by 8, row by
   * row.
   */
  readonly covariance: readonly number[];
}

/** Figures of a photo that its covariance tells of. */
export const FIGURES = 8;

/** What a photo says by itself, to be kept or sent; it was solved without known lengths. */
export function photoRoomOf({ camera, box, fit }: Pick<SolvedRoom, 'camera' | 'box' | 'fit'>): PhotoRoom {
  const n = fit.parameters.length;
  const covariance = Array.from(
    { length: FIGURES * FIGURES },
    (_, i) => fit.covariance[Math.floor(i / FIGURES) * n + (i % FIGURES)]!,
  );
  return { camera, box, covariance };
}

/** An opening as one photo shows it. */
export interface OpeningInPhoto {
  /** The same in every photo that shows it. */
  readonly id: string;
  readonly wall: WallName;
  /** Two opposite corners. */
  readonly corners: readonly [Pixel, Pixel];
  /** How exactly each was shown, one standard deviation in pixels. */
  readonly spread: number;
}

export interface PhotoToJoin {
  readonly room: PhotoRoom;
  /** The side of the room that its back wall closes. */
  readonly facing: Side;
  readonly openings: readonly OpeningInPhoto[];
}

const CLOCKWISE: readonly Side[] = ['north', 'east', 'south', 'west'];
const clockwise = (side: Side, steps: number): Side =>
  CLOCKWISE[(CLOCKWISE.indexOf(side) + steps + 4) % 4] as Side;

/** An upright corner of the back wall, as a photo shows it. */
export type UprightName = 'left' | 'right';

/** The side that a photo faces whose corner `here` is the corner `there` of a photo that faces `facing`. */
export const facingByCorner = (facing: Side, there: UprightName, here: UprightName): Side =>
  clockwise(facing, (there === 'right' ? 1 : 0) - (here === 'right' ? 1 : 0));

/** The side that a photo faces which shows on its wall `here` what a photo that faces `facing` has on its wall `there`. */
export function facingByOpening(facing: Side, there: WallName, here: WallName): Side {
  const side = sideOf(there, facing);
  return CLOCKWISE.find((one) => sideOf(here, one) === side) as Side;
}

export const isLevel = (side: Side): boolean => side === 'north' || side === 'south';

/** What the covariance of a photo is told of. */
export const figuresOf = ({ camera, box }: Pick<PhotoRoom, 'camera' | 'box'>): number[] => [
  Math.log(camera.focalLength),
  camera.pitch,
  camera.roll,
  camera.turn,
  Math.log(box.back),
  Math.log(box.left),
  Math.log(box.right),
  Math.log(box.ceiling),
];

/** What a photo says by itself of a length, with the ceiling's height as its scale. */
export function alone(
  { camera, box, covariance }: PhotoRoom,
  ceilingIn: number,
  figure: (camera: Camera, box: BoxRoom) => number,
): Measured {
  const at = (p: ArrayLike<number>): number => {
    const [focal, pitch, roll, turn, back, left, right, ceiling] = Array.from(p) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const room = {
      back: Math.exp(back),
      left: Math.exp(left),
      right: Math.exp(right),
      ceiling: Math.exp(ceiling),
    };
    const seen = { ...camera, focalLength: Math.exp(focal), pitch, roll, turn };
    return (ceilingIn / (1 + room.ceiling)) * figure(seen, room);
  };
  const parameters = Float64Array.from(figuresOf({ camera, box }));
  const own: Fit = { parameters, cost: 0, covariance: Float64Array.from(covariance) };
  return { inches: at(parameters), spread: spreadOf(at, own) };
}

export interface SharedOpening {
  readonly id: string;
  readonly side: Side;
}

/** Openings that more than one photo shows, on the same side of the room. */
export function sharedOpenings(photos: readonly PhotoToJoin[]): SharedOpening[] {
  const seen = photos.flatMap(({ openings, facing }) =>
    openings.map(({ id, wall }): SharedOpening => ({ id, side: sideOf(wall, facing) })),
  );
  return seen.filter(
    ({ id, side }, k) =>
      seen.findIndex((one) => one.id === id) === k &&
      seen.filter((one) => one.id === id).length > 1 &&
      seen.every((one) => one.id !== id || one.side === side),
  );
}
