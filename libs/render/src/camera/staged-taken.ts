import type { Item } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import { isFromBehind } from './fronts.js';
import type { SceneCamera } from './view.js';

const METRE = 0.0254;

/** What is staged nearer to the eye than this, in metres, is in its way. */
const IN_THE_WAY = 1.7;

/** What is staged higher than this, inches, hangs on a wall; the sine of the angle to the wall under which one sees no picture. */
const HANGS_OVER = 12;
const SLIVER = 0.22;

/** What hangs from the ceiling, and the share of the picture from which it hides the room. */
const HANGING: readonly Item['kind'][] = ['pendant', 'ceiling-fan'];
const MUCH = 0.08;

/** What lies flat in the ceiling: cut by the picture's edge, it is a bright or a striped blot there, and is touched out. */
const IN_CEILING: readonly Item['kind'][] = [
  'recessed-light',
  'supply-register',
  'return-grille',
  'smoke-alarm',
];
/** How far, in inches, its trim stands out from its box. */
const TRIM = 1;

/** What is nearer than this along the lens, in metres, counts as behind it. */
const BEHIND = 0.1;

/**
 * The numbers of things that a camera does without: what is staged close before it; what is staged where the picture's edge
 * would cut it, as a photographer carries out of the picture what is only half in it; prints seen from their edge; artwork of
 * which the picture's edge leaves less than half; a lamp or fan so close before it that it hides the room; monitors seen from
 * behind; and what lies in the ceiling where the picture's edge cuts it, its light left. `shape` is the picture's height over its width.
 */
export function stagedTaken(
  camera: SceneCamera,
  scene: Pick<Scene, 'staged' | 'room'>,
  shape: number,
): ReadonlySet<number> {
  return new Set([...carriedOutOf(camera, scene, shape), ...hungTaken(camera, scene.room, shape)]);
}

/** Of these what is staged. */
export function carriedOutOf(
  camera: SceneCamera,
  { staged = [] }: Pick<Scene, 'staged'>,
  shape: number,
): ReadonlySet<number> {
  const eye = [camera.x, camera.y, camera.z];
  const taken = staged.flatMap(({ item, box }) => {
    const near = Math.hypot(
      ...spansOf(box).map(([from, to], i) => Math.max(from - eye[i]!, 0, eye[i]! - to)),
    );
    return near < IN_THE_WAY || isCut(box, camera, shape) || isEdgeOn(box, camera) ? [item] : [];
  });
  return new Set(taken);
}

/** Of these the room's own: prints, lamps, monitors and what lies in its ceiling. */
export function hungTaken(camera: SceneCamera, room: Scene['room'], shape: number): ReadonlySet<number> {
  const hung = room.items.flatMap((item, i) => {
    const { kind, box } = item;
    if (HANGING.includes(kind)) return shareOf(box, camera, shape) > MUCH ? [i] : [];
    if (kind === 'monitor') return isFromBehind(item, camera) ? [i] : [];
    if (IN_CEILING.includes(kind))
      return box.z > camera.z / METRE && isCut(widened(box, TRIM), camera, shape) ? [i] : [];
    if (kind !== 'artwork') return [];
    const middle = spansOf(box).map(([from, to]) => (from + to) / 2);
    const isLost = isCut(box, camera, shape) && !isInPicture(middle, camera, shape);
    return isLost || isEdgeOn(box, camera) ? [i] : [];
  });
  return new Set(hung);
}

/** A box with so many inches more on each of its four sides. */
const widened = (box: Item['box'], by: number): Item['box'] => ({
  ...box,
  x: box.x - by,
  y: box.y - by,
  widthIn: box.widthIn + 2 * by,
  depthIn: box.depthIn + 2 * by,
});

/** From where to where a box reaches along each axis, metres. */
const spansOf = (box: Item['box']): [number, number][] => [
  [box.x * METRE, (box.x + box.widthIn) * METRE],
  [box.y * METRE, (box.y + box.depthIn) * METRE],
  [box.z * METRE, (box.z + box.heightIn) * METRE],
];

/** Whether what hangs on a wall is seen as a sliver. */
function isEdgeOn(box: Item['box'], camera: SceneCamera): boolean {
  if (box.z < HANGS_OVER) return false;
  const [x, y] = spansOf(box).map(([from, to]) => (from + to) / 2) as [number, number, number];
  const [dx, dy] = [x - camera.x, y - camera.y];
  return Math.abs(box.widthIn > box.depthIn ? dy : dx) < SLIVER * Math.hypot(dx, dy);
}

/** Whether the picture's edge goes through a box. Asked for each ceiling light in each view that is tried: without arrays. */
function isCut(box: Item['box'], camera: SceneCamera, shape: number): boolean {
  const { x, y, z, ahead, right, up, halfWidth, shiftRight, shiftUp } = camera;
  let inside = 0;
  for (let corner = 0; corner < 8; corner++) {
    const dx = (box.x + (corner & 1 ? box.widthIn : 0)) * METRE - x;
    const dy = (box.y + (corner & 2 ? box.depthIn : 0)) * METRE - y;
    const dz = (box.z + (corner & 4 ? box.heightIn : 0)) * METRE - z;
    const depth = ahead[0] * dx + ahead[1] * dy + ahead[2] * dz;
    if (depth <= BEHIND) continue;
    const across = (right[0] * dx + right[1] * dy + right[2] * dz) / depth - shiftRight;
    const high = (up[0] * dx + up[1] * dy + up[2] * dz) / depth - shiftUp;
    if (Math.abs(across) <= halfWidth && Math.abs(high) <= halfWidth * shape) inside++;
  }
  return inside > 0 && inside < 8;
}

/** The share of the picture that the rectangle about a box fills; 0 where a part of the box is beside the eye or behind it. */
function shareOf(box: Item['box'], camera: SceneCamera, shape: number): number {
  const [xs, ys, zs] = spansOf(box) as [[number, number], [number, number], [number, number]];
  const corners = xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => inPicture([x, y, z], camera, shape))));
  if (corners.some((corner) => !corner)) return 0;
  const spanned = ([0, 1] as const).map((axis) => {
    const places = corners.map((corner) => Math.min(1, Math.max(-1, corner![axis])));
    return (Math.max(...places) - Math.min(...places)) / 2;
  });
  return spanned[0]! * spanned[1]!;
}

/** Whether a point, in metres, lies within a picture's edges. */
const isInPicture = (point: readonly number[], camera: SceneCamera, shape: number): boolean =>
  inPicture(point, camera, shape)?.every((place) => Math.abs(place) <= 1) ?? false;

/** Where the picture has a point, in metres: -1 and 1 are its edges, from left to right and from below; nothing behind the eye. */
function inPicture(
  point: readonly number[],
  { x, y, z, ahead, right, up, halfWidth, shiftRight, shiftUp }: SceneCamera,
  shape: number,
): readonly [number, number] | undefined {
  const to = [point[0]! - x, point[1]! - y, point[2]! - z];
  const along = (axis: readonly number[]): number =>
    axis[0]! * to[0]! + axis[1]! * to[1]! + axis[2]! * to[2]!;
  const depth = along(ahead);
  if (depth <= BEHIND) return undefined;
  return [
    (along(right) / depth - shiftRight) / halfWidth,
    (along(up) / depth - shiftUp) / (halfWidth * shape),
  ];
}
