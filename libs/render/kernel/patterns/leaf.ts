// A leaf of a plant in the room. Lengths in metres.
import { fract, hashUnit, noise3, smooth } from '../math';
import { seen, Spot } from './pattern';

/** How wide a midrib is at its root, how far side veins are apart as a share of the leaf's length, and how steeply they rise. */
const RIB: f32 = 0.0022;
const APART: f32 = 0.075;
const STEEP: f32 = 0.8;

/** Leaf `own` from its root along x, `long` and `wide`: a pale rib, side veins between which the blade swells, and a tone of its own. */
export function leaf(x: f32, y: f32, long: f32, wide: f32, own: u32): void {
  const off: f32 = abs<f32>(y);
  const t: f32 = x / long;
  const rib: f32 = RIB * (1.2 - t) * (wide > 0.05 ? <f32>1 : 0.6);
  // However narrow beside a pixel, as much of it is seen as there is.
  const line: f32 = max<f32>(rib, Spot.span * 0.8);
  const q: f32 = (x - off * STEEP) / (long * APART);
  const s: f32 = fract(q) - 0.5;
  const clear: f32 = seen(long * APART) * smooth(0.03, 0.12, off / wide + 0.04);
  const vein: f32 = smooth(0.36, 0.5, abs<f32>(s)) * clear;
  const tone: f32 = hashUnit(<i32>own, 17, 3);
  Spot.tone = 0.1 + 0.12 * tone + (rib / line) * 0.8 * smooth(line, line * 0.3, off) + vein * 0.2;
  Spot.shade = 0.84 + 0.3 * hashUnit(<i32>own, 5, 9) + (noise3(x * 60, y * 60, tone * 40) - 0.5) * 0.16;
  Spot.bumpU = -s * 0.45 * clear;
  Spot.bumpV = (y < 0 ? <f32>1 : <f32>-1) * s * 0.3 * clear;
}
