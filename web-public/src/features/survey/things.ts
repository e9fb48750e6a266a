import type { ExistingThing } from '@plumbline/api-client';
import { EXISTING, EXISTING_KINDS, type ExistingKind, type ExistingSpec } from '@plumbline/concept';
import {
  axesOf,
  type BoxRoom,
  type Camera,
  onWall,
  type Pixel,
  projectLine,
  rayOf,
  wallSeenAt,
} from '@plumbline/survey';

export const THING_KINDS = EXISTING_KINDS;
export const THING_WALLS = ['back', 'left', 'right', 'behind'] as const;
export type ThingWall = (typeof THING_WALLS)[number];
export const THING_PLANS = ['keep', 'move', 'remove'] as const;
export const THINGS_MOST = 20;

/** Something that stands in the room today. */
export interface DrawnThing {
  readonly id: string;
  readonly kind: ExistingKind;
  /** The wall that it has its back to. */
  readonly wall: ThingWall;
  /** To its middle: from the left end of the walls ahead and behind, from the far corner of the side walls. Inches. */
  readonly alongIn: number;
  /** From the wall to its back. Inches. */
  readonly offIn: number;
  readonly plan: ExistingThing['plan'];
}

/** A room from above: inches from its left near corner to the right and ahead. */
export interface RoomSize {
  readonly widthIn: number;
  readonly depthIn: number;
  readonly ceilingIn: number;
}

export const nameOfThing = (kind: ExistingKind): string => EXISTING[kind].name;

const between = (least: number, most: number, value: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));
const eighth = (inches: number): number => Math.round(inches * 8) / 8;

const FACING = { back: 'south', left: 'east', right: 'west', behind: 'north' } as const;

/** A thing in the plan's frame with its usual size, pushed into the room where it would stick out. */
export function thingInRoom(
  { id, kind, wall, alongIn, offIn, plan }: DrawnThing,
  { widthIn: w, depthIn: d, ceilingIn }: RoomSize,
): ExistingThing {
  const spec: ExistingSpec = EXISTING[kind];
  const across = wall === 'back' || wall === 'behind';
  const [length, deep] = across ? [w, d] : [d, w];
  const width = Math.min(spec.widthIn, length);
  const depth = Math.min(spec.depthIn, deep);
  const along = between(0, length - width, alongIn - width / 2);
  const off = between(0, deep - depth, offIn);
  const zIn = spec.zIn ?? 0;
  const tall = kind === 'post' || kind === 'column' ? ceilingIn : Math.min(spec.heightIn, ceilingIn - zIn);
  const place = {
    back: { x: along, y: d - off - depth },
    behind: { x: along, y: off },
    left: { x: off, y: d - along - width },
    right: { x: w - off - depth, y: d - along - width },
  }[wall];
  return {
    id,
    kind,
    box: {
      x: eighth(place.x),
      y: eighth(place.y),
      z: zIn,
      widthIn: across ? width : depth,
      depthIn: across ? depth : width,
      heightIn: tall,
    },
    facing: FACING[wall],
    plan,
  };
}

/**
 * Where a thing stands whose foot or front a person tapped: on the wall that the point shows, or on the floor with its
 * back to the nearest wall. Nothing where the point shows the ceiling.
 */
export function placeOfThing(
  kind: ExistingKind,
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  at: Pixel,
): Pick<DrawnThing, 'wall' | 'alongIn' | 'offIn'> | undefined {
  const wall = wallSeenAt(camera, box, at);
  if (wall) return { wall, alongIn: eighth(onWall(camera, box, wall, at)[0] * eyeIn), offIn: 0 };
  const [x, y, z] = rayOf(camera, at, axesOf(camera));
  if (z >= 0) return undefined;
  const [right, ahead] = [x / -z, y / -z];
  const to = { back: box.back - ahead, left: right + box.left, right: box.right - right };
  const [nearest] = [...(['back', 'left', 'right'] as const)].sort((a, b) => to[a] - to[b]);
  if (!nearest) return undefined;
  const free = kind === 'post' || kind === 'column';
  return {
    wall: nearest,
    alongIn: eighth(eyeIn * (nearest === 'back' ? to.left : to.back)),
    offIn: free ? eighth(Math.max(0, eyeIn * to[nearest] - EXISTING[kind].depthIn / 2)) : 0,
  };
}

/** The edges of a thing as the photo shows them: a path for SVG. */
export function outlineOfThing(
  { box: { x, y, z, widthIn, depthIn, heightIn } }: ExistingThing,
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  { depthIn: roomDepthIn }: RoomSize,
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
