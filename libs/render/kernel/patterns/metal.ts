// Brushed, grooved and pressed sheets. Lengths in metres.
import { clamp, fract, noise3 } from '../math';
import { seen, Spot } from './pattern';

export function brushed(x: f32, y: f32, z: f32, grain: u32, strength: f32, bump: f32): void {
  let n: f32 = 0;
  if (grain == 0) n = noise3(x * 3, y * 900, z * 900);
  else if (grain == 1) n = noise3(x * 900, y * 3, z * 900);
  else n = noise3(x * 900, y * 900, z * 3);
  Spot.shade = 1 + (n - 0.5) * strength;
  Spot.roughness = clamp(Spot.roughness + (n - 0.5) * 0.12, 0.05, 1);
  // Sheet metal is never quite flat.
  Spot.bumpU = (noise3(x * 1.6, y * 1.6, z * 1.6) - 0.5) * bump;
  Spot.bumpV = (noise3(x * 1.6 + 40, y * 1.6, z * 1.6) - 0.5) * bump + (n - 0.5) * 0.03;
}

export function grooves(u: f32, period: f32, width: f32, bump: f32): void {
  const s: f32 = fract(u / period) * period;
  const e: f32 = min<f32>(s, period - s);
  // Too fine for a pixel, grooves are a little shade over all.
  const clear: f32 = seen(width * 1.6);
  Spot.shade = 1 - 0.45 * (1 - clear) * (width / period);
  if (clear <= 0) return;
  if (e < width * 0.5) {
    Spot.shade -= 0.45 * clear;
    Spot.bumpU = (s < period * 0.5 ? <f32>1 : <f32>-1) * bump * clear;
  } else if (e < width) {
    Spot.bumpU = (s < period * 0.5 ? <f32>-1 : <f32>1) * bump * 0.6 * clear;
  }
}

// A pressed sheet, such as a sectional garage door: panels of w by h with a raised field.
export function stamped(u: f32, v: f32, w: f32, h: f32, inset: f32): void {
  const i: f32 = floor<f32>(u / w);
  const j: f32 = floor<f32>(v / h);
  const x: f32 = u - i * w;
  const y: f32 = v - j * h;
  const eu: f32 = min<f32>(x, w - x);
  const ev: f32 = min<f32>(y, h - y);
  if (ev < 0.004) {
    Spot.shade = 0.45;
    return;
  }
  const e: f32 = min<f32>(eu, ev) - inset;
  if (e > 0 && e < 0.014) {
    if (eu < ev) Spot.bumpU = x < w * 0.5 ? -0.45 : 0.45;
    else Spot.bumpV = y < h * 0.5 ? -0.45 : 0.45;
  }
}
