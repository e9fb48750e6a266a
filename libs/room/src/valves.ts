import { type Item, isOf, type Side } from '@plumbline/concept';
import { DRAWN_LEFT, opposite } from './geometry/geometry.js';

/** Where water is turned on, and where it comes from. */
interface Valve {
  /** The wall that carries it. */
  readonly side: Side;
  /** Middle of the valve above the floor. Inches. */
  readonly valveIn: number;
  /** Shower head above the floor; nothing at a tub without one. Inches. */
  readonly headIn?: number;
}

/** A shower's valve within the 38 to 48 in of the NKBA's bath guidelines, a tub's below their 33 in; heads as they are usually roughed in. */
const SHOWER_VALVE = 45;
const TUB_VALVE = 30;
const HEAD = 80;

/** The valve of a shower, or of a tub that is built in; nothing of any other thing. */
export function valveOf(item: Item): Valve | undefined {
  const headIn = Math.min(HEAD, item.box.z + item.box.heightIn - 2);
  if (isOf(item, 'shower')) {
    const side = item.traits?.head as Side | undefined;
    return side && { side, valveIn: SHOWER_VALVE, headIn };
  }
  if (!isOf(item, 'bathtub')) return undefined;
  const { drain, shower } = item.traits ?? {};
  if (drain !== 'left' && drain !== 'right') return undefined;
  const left = DRAWN_LEFT[item.facing];
  return {
    side: drain === 'left' ? left : opposite(left),
    valveIn: TUB_VALVE,
    ...(shower ? { headIn: HEAD } : {}),
  };
}
