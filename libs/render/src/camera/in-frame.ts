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

/** Where across the picture a thing's middle lies: -1 and 1 are its sides; 2 behind the eye. */
export function placeInFrame({ box }: Pick<Item, 'box'>, camera: LevelCamera): number {
  const { x, y, headingX, headingY, halfWidth } = camera;
  const dx = (box.x + box.widthIn / 2) * METRE - x;
  const dy = (box.y + box.depthIn / 2) * METRE - y;
  const ahead = dx * headingX + dy * headingY;
  return ahead > NEAREST ? (dx * headingY - dy * headingX) / (ahead * halfWidth) : 2;
}

/** The share of the picture that a thing's front would fill if nothing stood before it; 0 where the picture's edges cut it. */
export function shareOfFront({ box, facing }: Pick<Item, 'box' | 'facing'>, camera: LevelCamera): number {
  const { x, y, z, headingX, headingY, halfWidth, up, shape = SHAPE } = camera;
  const [east, north] = [box.x + box.widthIn, box.y + box.depthIn];
  const [a, b] = {
    south: [[box.x, box.y] as const, [east, box.y] as const],
    north: [[box.x, north] as const, [east, north] as const],
    west: [[box.x, box.y] as const, [box.x, north] as const],
    east: [[east, box.y] as const, [east, north] as const],
  }[facing] as [readonly [number, number], readonly [number, number]];
  const edges = [a, b].map(([cornerX, cornerY]) => {
    const [dx, dy] = [cornerX * METRE - x, cornerY * METRE - y];
    const ahead = Math.max(NEAREST, dx * headingX + dy * headingY);
    const at = (height: number): number => ((height * METRE - z) / ahead - up) / (halfWidth * shape);
    const across = (dx * headingY - dy * headingX) / (ahead * halfWidth);
    return { across, low: at(box.z), high: at(box.z + box.heightIn) };
  });
  if (edges.some(({ across, low, high }) => Math.abs(across) > 1 || low < -1 || high > 1)) return 0;
  const [first, second] = edges as [(typeof edges)[0], (typeof edges)[0]];
  // A trapezium in a picture 2 wide and 2 high.
  const mean = (first.high - first.low + second.high - second.low) / 2;
  return (Math.abs(second.across - first.across) * mean) / 4;
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

/** The share of the height of a thing's middle that lies below the picture's lower edge: 0 where its foot is in the picture. */
export function shareCutBelow({ box }: Pick<Item, 'box'>, camera: LevelCamera): number {
  const { x, y, z, headingX, headingY, halfWidth, up, shape = SHAPE } = camera;
  const dx = (box.x + box.widthIn / 2) * METRE - x;
  const dy = (box.y + box.depthIn / 2) * METRE - y;
  const ahead = Math.max(NEAREST, dx * headingX + dy * headingY);
  const lowest = (z + ahead * (up - halfWidth * shape)) / METRE;
  return Math.max(0, Math.min(1, (lowest - box.z) / Math.max(1, box.heightIn)));
}
