/** Pictures that are higher than wide: of what stands tall, and of rooms that are narrower than high. */
import type { Item } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import type { Subject } from './subjects.js';
import { type LevelCamera, SHAPE } from './view.js';

const METRE = 0.0254;
/** So many times higher than wide, in the picture, is what it is of. */
const TALLER = 1.15;
/** A room less wide than this share of its height is a hall, a closet, a powder room. */
const NARROW = 0.75;
/** Nearer than this, in metres along the lens, a corner of a thing is seen nowhere. */
const NEAREST = 0.1;

/** Whether a view's picture had better be higher than wide: by what it is of, or by the room. */
export const isTall = (view: LevelCamera, scene: Scene, subjects: readonly Subject[]): boolean =>
  Math.min(scene.width, scene.depth) < NARROW * scene.height || standTall(view, scene, subjects);

/** The camera turned on its side: the same lens, with the picture's long side upright. */
export const upright = (view: LevelCamera): LevelCamera => ({
  ...view,
  halfWidth: view.halfWidth * SHAPE,
  shape: 1 / SHAPE,
});

/** Whether the first of what each subject names, all together, is higher than wide as the view shows it. */
function standTall(view: LevelCamera, { room }: Scene, subjects: readonly Subject[]): boolean {
  const places = subjects.flatMap(({ items }) => cornersOf(room.items[items[0]!]!));
  const seen = places.flatMap(([x, y, z]) => {
    const [dx, dy] = [x * METRE - view.x, y * METRE - view.y];
    const ahead = dx * view.headingX + dy * view.headingY;
    if (ahead < NEAREST) return [];
    return [[(dx * view.headingY - dy * view.headingX) / ahead, (z * METRE - view.z) / ahead] as const];
  });
  if (seen.length === 0) return false;
  const extent = (axis: 0 | 1): number =>
    Math.max(...seen.map((place) => place[axis])) - Math.min(...seen.map((place) => place[axis]));
  return extent(1) > TALLER * extent(0);
}

const cornersOf = ({ box }: Item): (readonly [number, number, number])[] =>
  [box.x, box.x + box.widthIn].flatMap((x) =>
    [box.y, box.y + box.depthIn].flatMap((y) => [box.z, box.z + box.heightIn].map((z) => [x, y, z] as const)),
  );
