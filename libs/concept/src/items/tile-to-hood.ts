import type { Box, Item } from './item.js';
import { isOf } from './items-of.js';

/** Less tile than this between a backsplash and a hood is not worth a cut. Inches. */
const LEAST_WIDE = 6;

/**
 * What a backsplash takes in above itself: between a range and its hood, or the microwave in its stead, the wall is tiled
 * all the way up. Boxes as thick as the backsplash, from its upper edge to the hood. Inches.
 */
export function tileToHoods(backsplash: Pick<Item, 'box' | 'facing'>, items: readonly Item[]): Box[] {
  const { box, facing } = backsplash;
  const top = box.z + box.heightIn;
  const alongX = box.widthIn > box.depthIn;
  return items.flatMap((item): Box[] => {
    const { facing: looks, box: hood } = item;
    const isHood = isOf(item, 'hood') || (isOf(item, 'microwave') && item.traits?.form === 'over-range');
    if (!isHood || looks !== facing || hood.z <= top) return [];
    const [x, right] = [Math.max(box.x, hood.x), Math.min(box.x + box.widthIn, hood.x + hood.widthIn)];
    const [y, far] = [Math.max(box.y, hood.y), Math.min(box.y + box.depthIn, hood.y + hood.depthIn)];
    // One over another wall does not reach this one.
    if (right <= x || far <= y || (alongX ? right - x : far - y) < LEAST_WIDE) return [];
    return [{ x, y, z: top, widthIn: right - x, depthIn: far - y, heightIn: hood.z - top }];
  });
}
