import { z } from 'zod';
import { LONGEST_IN, record } from '../units.js';

/** Pixels of the longest side that a picture may have. */
const LONGEST_PX = 30_000;
const MOST_PX = 1e6;
/** How far from a right angle, as a cosine, rounding may leave the axes of a camera. */
const HAIR = 2e-3;

const share = z.number().min(-1.001).max(1.001);
const coordinate = z
  .number()
  .min(-LONGEST_IN)
  .max(2 * LONGEST_IN);

/** A direction in the room, of length 1: x east, y north, z up. */
export const directionSchema = z.tuple([share, share, share]).readonly();
export type Direction = z.infer<typeof directionSchema>;

/** A place in the room or beside it, in inches from the room's origin: x east, y north, z above the floor. */
export const placeInRoomSchema = record({ x: coordinate, y: coordinate, z: coordinate });
export type PlaceInRoom = z.infer<typeof placeInRoomSchema>;

/**
 * A pinhole camera in the room's own terms (see `roomSchema`): what the camera's point p sees, as seen from `at`, is at
 * the pixel (cx + focal·(p·right)/(p·ahead), cy + focal·(p·down)/(p·ahead)), counted from the picture's upper left
 * corner. A renderer of another size multiplies width, height, focal, cx and cy by one number.
 */
export const roomCameraSchema = record({
  /** Pixels of the upright picture that the next three speak of. */
  width: z.number().min(16).max(LONGEST_PX),
  height: z.number().min(16).max(LONGEST_PX),
  /** Focal length, pixels. */
  focal: z.number().min(1).max(MOST_PX),
  /** The principal point, pixels; beside the middle where a picture was cropped or its lens shifted. */
  cx: z.number().min(-MOST_PX).max(MOST_PX),
  cy: z.number().min(-MOST_PX).max(MOST_PX),
  /** Where the camera stood. It may stand outside of the room, in a doorway. */
  at: placeInRoomSchema,
  right: directionSchema,
  down: directionSchema,
  ahead: directionSchema,
}).superRefine(({ right, down, ahead }, context) => {
  const fault = (message: string) => context.addIssue({ code: 'custom', path: ['ahead'], message });
  const dot = (a: Direction, b: Direction) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const pairs = [
    [right, right, 1],
    [down, down, 1],
    [ahead, ahead, 1],
    [right, down, 0],
    [down, ahead, 0],
    [ahead, right, 0],
  ] as const;
  if (!pairs.every(([a, b, wanted]) => Math.abs(dot(a, b) - wanted) < HAIR))
    return fault('The axes of a camera stand at right angles and have length 1.');
  const [a, b] = [right, down];
  const across: Direction = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  if (dot(across, ahead) < 0) fault('The picture of a camera is not mirrored.');
});
export type RoomCamera = z.infer<typeof roomCameraSchema>;
