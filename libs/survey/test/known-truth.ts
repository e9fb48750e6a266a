import {
  type BoxRoom,
  cornerOf,
  EDGES,
  type EdgeName,
  edgeOf,
  outlineOf,
  type PictureLine,
  projectLine,
  visibleCorners,
} from '../src/box/box-room.js';
import type { Mark, Unseen } from '../src/box/marks.js';
import { type Camera, type Pixel, project } from '../src/camera/camera.js';
import type { SyntheticRoom } from './synthetic-photo.js';

/** A photo of which camera and room are known: drawn, or real and measured by hand. */
export interface KnownPhoto {
  readonly camera: Camera;
  /** Inches. */
  readonly room: Pick<SyntheticRoom, 'left' | 'right' | 'back' | 'ceiling' | 'eye'>;
}

/** The true box of a photo, in camera heights. */
export const trueBox = ({ room }: KnownPhoto): BoxRoom => ({
  back: room.back / room.eye,
  left: room.left / room.eye,
  right: room.right / room.eye,
  ceiling: (room.ceiling - room.eye) / room.eye,
});

const diagonalOf = ({ camera }: KnownPhoto): number => Math.hypot(camera.width, camera.height);

/** How far the visible corners of the back wall are off at most, as a share of the diagonal. */
export function cornersOff(photo: KnownPhoto, camera: Camera, box: BoxRoom): number {
  let most = 0;
  for (const [corner, at] of visibleCorners(photo.camera, trueBox(photo))) {
    const there = project(camera, cornerOf(box, corner));
    most = Math.max(most, there ? Math.hypot(there.u - at.u, there.v - at.v) / diagonalOf(photo) : 1);
  }
  return most;
}

export interface EdgeMiss {
  readonly edge: EdgeName;
  /** The ends that the picture shows of the true edge; nothing where it shows none and one was drawn. */
  readonly ends?: readonly [Pixel, Pixel];
  /** How far off the drawn edge is at the worse end, as a share of the diagonal. */
  readonly share: number;
}

/** A shorter stretch of an edge, as a share of the diagonal, is nothing that a person would look at. */
const LOOKED_AT = 0.05;

/**
 * How far each edge is off that picture or drawing shows, as a person sees it who compares them: first those that the
 * picture shows, the worst first (across themselves, and at their corners in any direction), then those that are drawn only.
 */
export function edgesOff(photo: KnownPhoto, camera: Camera, box: BoxRoom): EdgeMiss[] {
  const diagonal = diagonalOf(photo);
  const truth = outlineOf(photo.camera, trueBox(photo));
  const drawn = outlineOf(camera, box);
  const corners = [...visibleCorners(photo.camera, trueBox(photo))];
  const found: EdgeMiss[] = [];
  const long = ({ from, to }: PictureLine): number => Math.hypot(to.u - from.u, to.v - from.v) / diagonal;
  for (const edge of EDGES) {
    const real = truth.get(edge);
    const shown = drawn.get(edge);
    if (!real || long(real) < LOOKED_AT) {
      if (!real && shown && long(shown) >= LOOKED_AT) found.push({ edge, share: Math.min(0.2, long(shown)) });
      continue;
    }
    const line = projectLine(camera, edgeOf(box, edge));
    const off = ({ u, v }: Pixel): number => {
      if (!line) return 0.2;
      const corner = corners.find(([, at]) => Math.hypot(at.u - u, at.v - v) < 1)?.[0];
      const there = corner && project(camera, cornerOf(box, corner));
      if (there) return Math.hypot(there.u - u, there.v - v) / diagonal;
      const du = line.to.u - line.from.u;
      const dv = line.to.v - line.from.v;
      const across = Math.abs((u - line.from.u) * dv - (v - line.from.v) * du) / (Math.hypot(du, dv) || 1);
      return across / diagonal;
    };
    found.push({ edge, ends: [real.from, real.to], share: Math.max(off(real.from), off(real.to)) });
  }
  return found.sort((a, b) => Number(!a.ends) - Number(!b.ends) || b.share - a.share);
}

/** The worst edge's miss, 0 where the picture shows none. */
export const outlineOff = (photo: KnownPhoto, camera: Camera, box: BoxRoom): number =>
  Math.max(0, ...edgesOff(photo, camera, box).map(({ share }) => share));

/** What a person showed so far. */
export interface Shown {
  readonly marks: readonly Mark[];
  readonly unseen: readonly Unseen[];
}

/**
 * What a person does who drags an edge to where it belongs, both of its ends `noise` of the diagonal off, to a corner where
 * the edge ends in one; or out of the
 * picture, where it shows no such edge.
 */
export function drag(
  photo: KnownPhoto,
  { edge, ends }: EdgeMiss,
  noise: number,
  next: () => number,
  before: Shown = { marks: [], unseen: [] },
): Shown {
  const spread = noise * diagonalOf(photo);
  const jitter = (): number => (next() + next() + next() - 1.5) * 2 * spread;
  if (ends) {
    const corners = [...visibleCorners(photo.camera, trueBox(photo))];
    const marks = ends.map(({ u, v }): Mark => {
      const corner = corners.find(([, at]) => Math.hypot(at.u - u, at.v - v) < 1)?.[0];
      return { ...(corner ? { corner } : { edge }), u: u + jitter(), v: v + jitter(), spread };
    });
    return { ...before, marks: [...before.marks, ...marks] };
  }
  const parts: readonly Unseen[] = ['left', 'right', 'ceiling', 'floor'];
  const truth = outlineOf(photo.camera, trueBox(photo));
  const gone = parts.filter(
    (part) => edge.includes(part) && ![...truth.keys()].some((name) => name.includes(part)),
  );
  return { ...before, unseen: [...before.unseen, ...gone] };
}
