/** How much of a thing is in the picture. */
import type { Item } from '@plumbline/concept';
import type { LevelCamera } from './view.js';

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
