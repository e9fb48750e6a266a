import type { Item } from '@plumbline/concept';
import type { LevelCamera } from './view.js';
import { FACED, ROUND } from './worth.js';

/** Cosines of the angle from a front's normal between which it turns from hardly seen to seen well. */
const GRAZING = 0.1;
const FACING = 0.5;
/** The same of a screen, which one looks at straight. */
const FACING_SCREEN = 0.78;
export const WATCHED: readonly string[] = ['projector-screen', 'tv'];

/** 1 when the item's front looks at the camera, 0 when its back does; what has no back always looks at it. */
export function frontality(item: Item, camera: LevelCamera): number {
  if (ROUND.includes(item.kind) || item.group === 'island') return 1;
  return Math.max(0, Math.min(1, 0.5 + 0.8 * facingOf(item, camera)));
}

/** How much of what is seen of a thing is its front, 0 to 1. */
export function frontSeen(item: Item, camera: LevelCamera): number {
  if (!FACED.includes(item.kind)) return 0.4 + 0.6 * frontality(item, camera);
  const straight = WATCHED.includes(item.kind) ? FACING_SCREEN : FACING;
  return Math.max(0, Math.min(1, (facingOf(item, camera) - GRAZING) / (straight - GRAZING)));
}

/** Whether a thing shows the camera its back. */
export const isFromBehind = (item: Item, camera: Pick<LevelCamera, 'x' | 'y'>): boolean =>
  facingOf(item, camera) < 0;

/** Cosine of the angle between the way a thing faces and the way to the camera: 1 from straight before it. */
export function facingOf({ box, facing }: Item, camera: Pick<LevelCamera, 'x' | 'y'>): number {
  const [fx, fy] = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] }[facing] as [number, number];
  const dx = camera.x - (box.x + box.widthIn / 2) * 0.0254;
  const dy = camera.y - (box.y + box.depthIn / 2) * 0.0254;
  return (dx * fx + dy * fy) / (Math.hypot(dx, dy) || 1);
}
