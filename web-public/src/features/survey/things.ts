import type { ExistingThing } from '@plumbline/api-client';
import {
  boundsOf,
  EXISTING,
  EXISTING_KINDS,
  type ExistingKind,
  isRectangular,
  type Point,
  type Shell,
} from '@plumbline/concept';
import {
  axesOf,
  type BoxRoom,
  type Camera,
  onWall,
  type Pixel,
  type PlacedThing,
  placeNear,
  projectLine,
  rayOf,
  wallSeenAt,
} from '@plumbline/survey';
import { survey } from '#texts/survey';

export const THING_KINDS = EXISTING_KINDS;
export const THING_PLANS = ['keep', 'move', 'remove'] as const;
export const THINGS_MOST = 20;

/** Something that stands in the room today. */
export type DrawnThing = PlacedThing;

export const nameOfThing = (kind: ExistingKind): string => EXISTING[kind].name;

const AHEAD = { north: 'back', west: 'left', east: 'right', south: 'behind' } as const;

/**
 * What a wall is called: by where it lies for who took the photo, in a room of four; else by its number, which the small
 * plan shows.
 */
export function wallName(shell: Shell, { id, side }: Shell['walls'][number], byPhoto: boolean): string {
  return byPhoto && isRectangular(shell) ? survey.thingWalls[AHEAD[side]] : survey.wallNumber(id.slice(1));
}

/**
 * The point of the plan that a tap on the photo shows: on the wall, or on the floor. Nothing where it shows the ceiling.
 * @param eyeIn height of the camera
 */
function pointShown(
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  at: Pixel,
  depthIn: number,
): Point | undefined {
  const fromCamera = (right: number, ahead: number): Point => ({
    x: eyeIn * (right + box.left),
    y: depthIn - eyeIn * (box.back - ahead),
  });
  const wall = wallSeenAt(camera, box, at);
  if (wall) {
    const [along] = onWall(camera, box, wall, at);
    if (wall === 'back') return fromCamera(along - box.left, box.back);
    return fromCamera(wall === 'left' ? -box.left : box.right, box.back - along);
  }
  const [x, y, z] = rayOf(camera, at, axesOf(camera));
  return z >= 0 ? undefined : fromCamera(x / -z, y / -z);
}

/**
 * Where a thing stands whose foot or front a person tapped: with its back to the nearest wall; what stands free of walls
 * stays where it was tapped. Nothing where the point shows the ceiling.
 */
export function placeOfThing(
  kind: ExistingKind,
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  at: Pixel,
  shell: Shell,
): Pick<DrawnThing, 'wall' | 'alongIn' | 'offIn'> | undefined {
  const point = pointShown(camera, box, eyeIn, at, boundsOf(shell).d);
  if (!point) return undefined;
  const place = placeNear(shell, point, { kind });
  return kind === 'post' || kind === 'column' ? place : { ...place, offIn: 0 };
}

/** The edges of a thing as the photo shows them: a path for SVG. */
export function outlineOfThing(
  { box: { x, y, z, widthIn, depthIn, heightIn } }: ExistingThing,
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  roomDepthIn: number,
): string {
  const axes = axesOf(camera);
  const corner = (i: number) =>
    [
      (x + (i & 1 ? widthIn : 0)) / eyeIn - box.left,
      box.back - (roomDepthIn - y - (i & 2 ? depthIn : 0)) / eyeIn,
      (z + (i & 4 ? heightIn : 0)) / eyeIn - 1,
    ] as const;
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
    [1, 2, 4].flatMap((bit) => (i & bit ? [] : [projectLine(camera, [corner(i), corner(i | bit)], axes)])),
  );
  return lines
    .filter((line) => line !== undefined)
    .map(({ from, to }) => `M${from.u.toFixed(1)} ${from.v.toFixed(1)}L${to.u.toFixed(1)} ${to.v.toFixed(1)}`)
    .join('');
}
