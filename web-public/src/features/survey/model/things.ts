import type { ExistingThing } from '@plumbline/api-client';
import {
  boundsOf,
  EXISTING,
  EXISTING_KINDS,
  type ExistingKind,
  type Point,
  type Shell,
  type Survey,
} from '@plumbline/concept';
import { axesOf, type Pixel, placeNear, projectLine, rayOf, seenOnWall } from '@plumbline/survey';
import { survey } from '#texts/survey';
import type { DrawnIn } from './matched-room.js';
import { type DrawnThing } from './matched-room.js';

export const THING_KINDS = EXISTING_KINDS;
export const THING_PLANS = ['keep', 'move', 'remove'] as const;
export const THINGS_MOST = 20;

export const nameOfThing = (kind: ExistingKind): string => EXISTING[kind].name;

const AHEAD = { north: 'back', west: 'left', east: 'right', south: 'behind' } as const;

type Wall = Shell['walls'][number];

/** What the walls of a room are called, and the numbers that the small plan shows of them. */
export interface WallNames {
  readonly nameOf: (wall: Wall) => string;
  /** By the id of the wall; none where walls are not called by numbers. */
  readonly numbers?: ReadonlyMap<string, number>;
}

/** Walls by the order in which they were measured. */
function numberedWalls(ids: readonly (string | undefined)[]): WallNames {
  const numbers = new Map<string, number>();
  for (const [i, id] of ids.entries()) if (id !== undefined) numbers.set(id, i + 1);
  return { nameOf: ({ id }) => survey.wallNumber(numbers.get(id) ?? Number(id.slice(1))), numbers };
}

/** Walls of a box by where they lie for who took its photo; those of another room by the order of their marks. */
export const wallsInPhoto = ({ outline }: DrawnIn): WallNames =>
  outline
    ? numberedWalls(outline.walls.map(({ id }) => id))
    : { nameOf: ({ side }) => survey.thingWalls[AHEAD[side]] };

/** Walls of a survey without a photo: its lengths keep the order in which they were measured. */
export const wallsOfSurvey = ({ lengths }: Pick<Survey, 'lengths'>): WallNames =>
  numberedWalls(lengths.filter(({ of }) => of === 'wall').map(({ on }) => on));

/** Where the camera of a photo stands on the plan. Inches. */
export function footOf({ box, outline }: DrawnIn, eyeIn: number, shell: Shell): Point {
  return outline?.at ?? { x: eyeIn * box.left, y: boundsOf(shell).d - eyeIn * box.back };
}

/**
 * Where a thing stands whose foot or front a person tapped: at the wall that the point shows, or on the floor with its back
 * to the nearest wall; what stands free of walls stays where it was tapped. Nothing where the point shows the ceiling.
 * @param eyeIn height of the camera
 */
export function placeOfThing(
  kind: ExistingKind,
  room: DrawnIn,
  eyeIn: number,
  at: Pixel,
  shell: Shell,
): Pick<DrawnThing, 'wall' | 'alongIn' | 'offIn'> | undefined {
  const { camera, outline } = room;
  const foot = footOf(room, eyeIn, shell);
  const seen = seenOnWall(camera, outline ?? { shell, at: { ...foot, z: eyeIn } }, at);
  if (seen) return { wall: seen.wall, alongIn: eighth(seen.alongIn), offIn: 0 };
  const [x, y, z] = rayOf(camera, at, axesOf(camera));
  if (z >= 0) return undefined;
  const place = placeNear(shell, { x: foot.x + (eyeIn * x) / -z, y: foot.y + (eyeIn * y) / -z }, { kind });
  return kind === 'post' || kind === 'column' ? place : { ...place, offIn: 0 };
}

const eighth = (inches: number): number => Math.round(inches * 8) / 8;

/** The edges of a thing as the photo shows them: a path for SVG. */
export function outlineOfThing(
  { box: { x, y, z, widthIn, depthIn, heightIn } }: ExistingThing,
  room: DrawnIn,
  eyeIn: number,
  shell: Shell,
): string {
  const { camera } = room;
  const axes = axesOf(camera);
  const foot = footOf(room, eyeIn, shell);
  const corner = (i: number) =>
    [
      (x + (i & 1 ? widthIn : 0) - foot.x) / eyeIn,
      (y + (i & 2 ? depthIn : 0) - foot.y) / eyeIn,
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
