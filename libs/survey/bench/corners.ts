/** How near a person comes to the room of a photo: what is proposed, and what one and two dragged edges make of it. */

import { randomFrom } from '@plumbline/concept';
import { proposeBoxes } from '../src/box/propose-boxes.js';
import { type SoftPicture, softPictureOf } from '../src/box/soft-edges.js';
import { knownCeiling, type SolvedRoom, solveRoom } from '../src/box/solve-room.js';
import { type CameraHints, type FoundCamera, findCamera } from '../src/camera/find-camera.js';
import type { GrayImage } from '../src/photo/gray-image.js';
import { findSegments } from '../src/photo/segments.js';
import { cornersOff, drag, edgesOff, type KnownPhoto, outlineOff, type Shown } from '../test/known-truth.js';

/** Corners within this share of the diagonal count as found. */
const FOUND = 0.03;

/** Processor time by what it was spent on, milliseconds. */
export const times: Record<'edges' | 'camera' | 'boxes' | 'solve', number[]> = {
  edges: [],
  camera: [],
  boxes: [],
  solve: [],
};
function timed<T>(what: keyof typeof times, work: () => T): T {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  times[what].push((user + system) / 1000);
  return done;
}

export interface Placed {
  readonly photo: KnownPhoto;
  readonly camera: FoundCamera;
  readonly picture: SoftPicture;
  /** The rooms proposed, the likeliest first, and the one of them that fits best to an eye that compares edges. */
  readonly proposed: readonly SolvedRoom[];
  readonly best: SolvedRoom;
}

/** The rooms proposed for a photo; nothing where its edges tell no camera. */
export function propose(
  photo: KnownPhoto & { readonly image: GrayImage },
  hints: CameraHints = {},
): Placed | undefined {
  const segments = timed('edges', () => findSegments(photo.image));
  const camera = timed('camera', () => findCamera(segments, photo.camera.width, photo.camera.height, hints));
  if (!camera) return undefined;
  const picture = softPictureOf(photo.image);
  const proposed = timed('boxes', () => proposeBoxes(camera, { picture })).map(({ box }) =>
    solveRoom(camera, box, [], [knownCeiling(photo.room.ceiling)]),
  );
  const offs = proposed.map((room) => outlineOff(photo, room.camera, room.box));
  return { photo, camera, picture, proposed, best: proposed[offs.indexOf(Math.min(...offs))]! };
}

/** True if all corners of the back wall that the photo shows lie where they are. */
export const fits = (photo: KnownPhoto, { camera, box }: SolvedRoom): boolean =>
  cornersOff(photo, camera, box) < FOUND;

/** The room after a person dragged the `dragged` edges that were most wrong, each end `noise` of the diagonal off. */
export function afterDrags(
  { photo, camera, picture, best }: Placed,
  dragged: number,
  noise: number,
): SolvedRoom {
  const next = randomFrom(dragged);
  let shown: Shown = { marks: [], unseen: [] };
  let solved = best;
  for (let i = 0; i < dragged; i++) {
    const before = shown;
    for (const miss of edgesOff(photo, solved.camera, solved.box)) {
      if (miss.share < 0.01) break;
      // The worst edge that can be dragged: to where the photo shows it, or out of the photo with its wall.
      shown = drag(photo, miss, noise, next, before);
      if (shown.marks.length + shown.unseen.length > before.marks.length + before.unseen.length) break;
    }
    if (shown === before) break;
    const box = proposeBoxes(camera, { ...shown, near: solved.box, picture, most: 1 })[0]?.box ?? solved.box;
    solved = timed('solve', () =>
      solveRoom(camera, box, shown.marks, [knownCeiling(photo.room.ceiling)], shown.unseen),
    );
  }
  return solved;
}
