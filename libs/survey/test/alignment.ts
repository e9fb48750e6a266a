import type { Opening, RoomCamera, Shell } from '@plumbline/concept';
import { randomFrom } from '@plumbline/concept';
import { outlineOf, visibleCorners } from '../src/box/box-room.js';
import type { Mark } from '../src/box/marks.js';
import { measureRectangle, type WallName } from '../src/box/measure.js';
import { knownCeiling, solveRoom } from '../src/box/solve-room.js';
import { axesOf, type Camera, type Pixel, project } from '../src/camera/camera.js';
import { findCamera } from '../src/camera/find-camera.js';
import { openingAtEdges } from '../src/openings/find-opening.js';
import { findSegments } from '../src/photo/segments.js';
import { cornersOfOpening, refineCamera, seenAt } from '../src/shell/refine-camera.js';
import { cameraInRoom, openingOn, toShell } from '../src/shell/room-frame.js';
import { trueBox } from './known-truth.js';
import { type Decal, type SyntheticPhoto } from './synthetic-photo.js';

/** A room that was surveyed in a synthetic photo, in the plan's frame, with the camera that its picture is seen by. */
export interface SurveyedPhoto {
  readonly shell: Shell;
  readonly openings: readonly { readonly opening: Opening; readonly of: Decal }[];
  /** As solved, and after it was fitted to the room once more. */
  readonly solved: RoomCamera;
  readonly camera: RoomCamera;
}

const inPicture = ({ width, height }: Camera, { u, v }: Pixel): boolean =>
  u >= 0 && v >= 0 && u <= width && v <= height;

/** A place on a wall of the synthetic room, seen from the camera in camera heights: along as decals count. */
const onWall = ({ room }: SyntheticPhoto, on: Decal['on'], along: number, up: number): Pixel['u'][] => {
  const z = (up - room.eye) / room.eye;
  if (on === 'back') return [along / room.eye, room.back / room.eye, z];
  return [(on === 'left' ? -room.left : room.right) / room.eye, along / room.eye, z];
};

/** The four corners of a decal on a wall where the photo shows them; nothing where one is outside of it. */
function cornersInPhoto(photo: SyntheticPhoto, { on, a, b, c, d }: Decal): Pixel[] | undefined {
  const axes = axesOf(photo.camera);
  const seen = [
    [a, c],
    [b, c],
    [b, d],
    [a, d],
  ].map(([along, up]) =>
    project(photo.camera, onWall(photo, on, along!, up!) as unknown as [number, number, number], axes),
  );
  return seen.every((at) => at && inPicture(photo.camera, at)) ? (seen as Pixel[]) : undefined;
}

/**
 * Surveys a synthetic photo as a person does who marks what is to be seen of the walls' corners and draws windows and
 * doors, each point `noise` of the diagonal (one standard deviation) from the truth. Nothing where no camera is found.
 */
export function surveyByHand(photo: SyntheticPhoto, noise: number, seed: number): SurveyedPhoto | undefined {
  const next = randomFrom(seed);
  const spread = noise * Math.hypot(photo.camera.width, photo.camera.height);
  const off = (): number => 2 * spread * (next() + next() + next() - 1.5);
  const found = findCamera(findSegments(photo.image), photo.camera.width, photo.camera.height);
  if (!found) return undefined;
  const box = trueBox(photo);
  const marks: Mark[] = [...visibleCorners(photo.camera, box)].map(([corner, { u, v }]) => ({
    corner,
    u: u + off(),
    v: v + off(),
    spread,
  }));
  if (marks.length < 2)
    for (const [edge, { from, to }] of outlineOf(photo.camera, box))
      for (const { u, v } of [from, to]) marks.push({ edge, u: u + off(), v: v + off(), spread });
  const solved = solveRoom(found, box, marks, [knownCeiling(photo.room.ceiling)]);
  const { shell, at } = toShell(solved, { behindIn: photo.room.behind, ceilingIn: photo.room.ceiling });
  const openings = photo.room.decals.flatMap((of, i) => {
    const corners = of.on === 'floor' ? undefined : cornersInPhoto(photo, of);
    if (!corners) return [];
    const drawn = [corners[3]!, corners[1]!].map(({ u, v }) => ({ u: u + off(), v: v + off() }));
    const wall = of.on as WallName;
    const by = { wall, corners: [drawn[0]!, drawn[1]!] as const };
    // As on the page: what was drawn is held by the photo's edges.
    const held = openingAtEdges(found.segments, solved.camera, solved.box, solved.eyeIn, by) ?? by;
    const measured = measureRectangle(solved, wall, held.corners, spread);
    if (!measured) return [];
    const kind = of.c === 0 ? ('door' as const) : ('window' as const);
    return [{ of, opening: openingOn(shell, measured, { id: `o${i}`, kind }) }];
  });
  const view = cameraInRoom(solved.camera, at);
  const camera = refineCamera(
    {
      camera: view,
      spread: {
        focal: solved.spreadOf((c) => Math.log(c.focalLength)),
        angle: 0.01,
        placeIn: solved.spreadOf((_, __, eyeIn) => eyeIn),
      },
      marks,
      lines: found.segments.slice(0, 120),
    },
    shell,
    openings.map(({ opening }) => opening),
  );
  return { shell, openings, solved: view, camera };
}

/** How far corners of walls and openings lie in the picture from where the photo has them: shares of the diagonal. */
export function misalignments(
  photo: SyntheticPhoto,
  { shell, openings }: Pick<SurveyedPhoto, 'shell' | 'openings'>,
  camera: RoomCamera,
): number[] {
  const diagonal = Math.hypot(photo.camera.width, photo.camera.height);
  const { w, d } = { w: shell.outline[2]!.x, d: shell.outline[2]!.y };
  const high = shell.ceiling.heightIn;
  const off = (place: readonly [number, number, number], was: Pixel): number => {
    const seen = seenAt(camera, place);
    return seen ? Math.hypot(seen.u - was.u, seen.v - was.v) / diagonal : 1;
  };
  const corners = [...visibleCorners(photo.camera, trueBox(photo))].map(([corner, was]) =>
    off([corner.endsWith('left') ? 0 : w, d, corner.startsWith('floor') ? 0 : high], was),
  );
  const holes = openings.flatMap(({ opening, of }) => {
    const was = cornersInPhoto(photo, of)!;
    // Which of the two ends comes first depends on the wall: each corner is held against its nearest.
    return cornersOfOpening(shell, opening).map((place) => Math.min(...was.map((at) => off(place, at))));
  });
  return [...corners, ...holes];
}
