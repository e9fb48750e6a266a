import type { Scene } from '@plumbline/scene';
import type { SceneCamera } from './view.js';

const METRE = 0.0254;

/** What is staged nearer to the eye than this, in metres, is in its way. */
const IN_THE_WAY = 1.7;

/** What is nearer than this along the lens, in metres, counts as behind it. */
const BEHIND = 0.1;

/**
 * The numbers of staged things that a camera does without: what stands close before it, and what the picture's edge would cut,
 * as a photographer carries out of the picture what is only half in it. `shape` is the picture's height over its width.
 */
export function stagedTaken(camera: SceneCamera, { staged = [] }: Scene, shape: number): ReadonlySet<number> {
  return new Set(
    staged.flatMap(({ item, box }) => {
      const spans = [
        [box.x, box.x + box.widthIn],
        [box.y, box.y + box.depthIn],
        [box.z, box.z + box.heightIn],
      ].map((span) => span.map((v) => v * METRE)) as [number, number][];
      const eye = [camera.x, camera.y, camera.z];
      const near = Math.hypot(...spans.map(([from, to], i) => Math.max(from - eye[i]!, 0, eye[i]! - to)));
      const corners = spans[0]!.flatMap((x) =>
        spans[1]!.flatMap((y) => spans[2]!.map((z) => [x, y, z] as const)),
      );
      const inside = corners.map((corner) => isInPicture(corner, camera, shape));
      const isCut = inside.includes(true) && inside.includes(false);
      return isCut || near < IN_THE_WAY ? [item] : [];
    }),
  );
}

/** Whether a point, in metres, lies within a picture's edges. */
function isInPicture(point: readonly number[], camera: SceneCamera, shape: number): boolean {
  const { ahead, right, up, halfWidth, shiftRight, shiftUp } = camera;
  const to = [point[0]! - camera.x, point[1]! - camera.y, point[2]! - camera.z];
  const along = (axis: readonly number[]): number =>
    axis[0]! * to[0]! + axis[1]! * to[1]! + axis[2]! * to[2]!;
  const depth = along(ahead);
  return (
    depth > BEHIND &&
    Math.abs(along(right) / depth - shiftRight) <= halfWidth &&
    Math.abs(along(up) / depth - shiftUp) <= halfWidth * shape
  );
}
