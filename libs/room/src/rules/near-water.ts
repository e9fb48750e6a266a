import { type Item, itemsOf, type Opening, type Shell } from '@plumbline/concept';
import { atWall, rectOf } from '../geometry/geometry.js';

/** IRC R308.4.5: glass with its lower edge under 60 in, within 60 in of a tub's or shower's water. Inches. */
const NEAR_WATER = 60;

interface Wet {
  readonly shell: Shell;
  readonly items: readonly Item[];
}

/** The tub or shower so near to a low window that its glass must be tempered. Straight in plan, from glass to water. */
export function nearWater(room: Wet, window: Opening): Item | undefined {
  if (window.kind !== 'window' || window.sillIn >= NEAR_WATER) return undefined;
  const glass = atWall(room.shell, window.wall, window.offsetIn, 0, window.widthIn, 0);
  return itemsOf(room, 'bathtub', 'shower').find(({ box }) => {
    const r = rectOf(box);
    const dx = Math.max(0, r.x - (glass.x + glass.w), glass.x - (r.x + r.w));
    const dy = Math.max(0, r.y - (glass.y + glass.d), glass.y - (r.y + r.d));
    return Math.hypot(dx, dy) <= NEAR_WATER;
  });
}
