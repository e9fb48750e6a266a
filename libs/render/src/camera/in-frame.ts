/** How much of a thing is in the picture. */
import type { Item } from '@plumbline/concept';
import { type LevelCamera, SHAPE } from './view.js';

const METRE = 0.0254;
/** What is nearer than this along the lens, metres, counts as so near. */
const NEAREST = 0.2;

/** The share of a thing's width, as a camera sees it, that lies between the picture's sides: 1 where they do not cut it. */
export function shareInFrame({ box }: Pick<Item, 'box'>, camera: LevelCamera): number {
  const { x, y, headingX, headingY, halfWidth } = camera;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const cornerX of [box.x, box.x + box.widthIn])
    for (const cornerY of [box.y, box.y + box.depthIn]) {
      const [dx, dy] = [cornerX * METRE - x, cornerY * METRE - y];
      const aside = dx * headingY - dy * headingX;
      const at = aside / Math.max(NEAREST, dx * headingX + dy * headingY);
      from = Math.min(from, at);
      to = Math.max(to, at);
    }
  const within = Math.min(to, halfWidth) - Math.max(from, -halfWidth);
  return to > from ? Math.max(0, within) / (to - from) : 0;
}

/** A thing whose underside is lower than this, in inches, stands on the floor. */
const STANDS_BELOW = 6;

/** Whether the picture's lower edge cuts off a foot of a thing: a leg is too thin to be met by the few rays that a view is judged by. */
export function cutsFeet({ box }: Pick<Item, 'box'>, camera: LevelCamera): boolean {
  if (box.z >= STANDS_BELOW) return false;
  const { x, y, z, headingX, headingY, halfWidth, up, shape = SHAPE } = camera;
  const lowest = up - halfWidth * shape;
  return [box.x, box.x + box.widthIn].some((cornerX) =>
    [box.y, box.y + box.depthIn].some((cornerY) => {
      const [dx, dy] = [cornerX * METRE - x, cornerY * METRE - y];
      const ahead = dx * headingX + dy * headingY;
      const aside = dx * headingY - dy * headingX;
      return ahead > NEAREST && Math.abs(aside) < halfWidth * ahead && box.z * METRE - z < lowest * ahead;
    }),
  );
}
