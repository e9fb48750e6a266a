import { type Camera, type CameraAxes, type Pixel, project } from '../camera/camera.js';
import { type BoxRoom, type CornerName, cornerOf, type EdgeName, edgeOf, projectLine } from './box-room.js';

/** What a person showed in the picture: a corner of the back wall, or a point that an edge passes through. */
export type Mark = Pixel & { readonly spread: number } & (
    | { readonly corner: CornerName }
    | { readonly edge: EdgeName }
  );

/** Far off, in pixels, where a mark's corner or edge lies behind the camera. */
const NOWHERE = 1e5;

/** How far the room misses a mark, in pixels: right and down for a corner, across the line (and 0) for an edge. */
export function missOf(
  mark: Mark,
  camera: Camera,
  box: BoxRoom,
  axes: CameraAxes,
): readonly [number, number] {
  if ('corner' in mark) {
    const at = project(camera, cornerOf(box, mark.corner), axes);
    return at ? [at.u - mark.u, at.v - mark.v] : [NOWHERE, NOWHERE];
  }
  const line = projectLine(camera, edgeOf(box, mark.edge), axes);
  if (!line) return [NOWHERE, 0];
  const du = line.to.u - line.from.u;
  const dv = line.to.v - line.from.v;
  const by = Math.hypot(du, dv) || 1;
  return [((mark.u - line.from.u) * dv - (mark.v - line.from.v) * du) / by, 0];
}

/** What a person said that the picture does not show. */
export type Unseen = 'left' | 'right' | 'ceiling' | 'floor';
