import { type BoxRoom, type CornerName, cornerOf, visibleCorners } from '../src/box-room.js';
import { type Camera, type Pixel, project } from '../src/camera.js';
import type { SyntheticPhoto } from './synthetic-photo.js';

/** The true box of a synthetic photo, in camera heights. */
export const trueBox = ({ room }: SyntheticPhoto): BoxRoom => ({
  back: room.back / room.eye,
  left: room.left / room.eye,
  right: room.right / room.eye,
  ceiling: (room.ceiling - room.eye) / room.eye,
});

export interface Miss {
  readonly corner: CornerName;
  /** Where it truly is. */
  readonly at: Pixel;
  /** How far off it is, as a share of the picture's diagonal. */
  readonly share: number;
}

/** How far the visible corners of the back wall are off, the worst first. */
export function misses(photo: SyntheticPhoto, camera: Camera, box: BoxRoom): Miss[] {
  const diagonal = Math.hypot(photo.camera.width, photo.camera.height);
  return [...visibleCorners(photo.camera, trueBox(photo))]
    .map(([corner, at]) => {
      const there = project(camera, cornerOf(box, corner));
      return { corner, at, share: there ? Math.hypot(there.u - at.u, there.v - at.v) / diagonal : 1 };
    })
    .sort((a, b) => b.share - a.share);
}

export const worst = (photo: SyntheticPhoto, camera: Camera, box: BoxRoom): number =>
  misses(photo, camera, box)[0]?.share ?? 0;
