// Brushed, lacquered, grooved and pressed sheets. Lengths in metres.
import { clamp, fract, hashUnit, noise3, smooth } from '../math';
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

// Paint from a gun: no two boards hang in quite one plane or took quite as much of it, and it dries with a skin like an orange's.
export function lacquered(x: f32, y: f32, z: f32, own: u32, bump: f32): void {
  const pooled: f32 = noise3(x * 2.6, y * 2.6, z * 2.6) - 0.5;
  Spot.shade = 0.987 + 0.02 * hashUnit(<i32>own, 13, 4) + pooled * 0.012;
  Spot.roughness = clamp(Spot.roughness + pooled * 0.08, 0.05, 1);
  Spot.bumpU = (hashUnit(<i32>own, 3, 8) - 0.5) * bump * 0.4 + pooled * bump * 0.3;
  Spot.bumpV = (hashUnit(<i32>own, 9, 8) - 0.5) * bump * 0.4;
  const peel: f32 = seen(0.006);
  if (peel <= 0) return;
  Spot.bumpU += (noise3(x * 330, y * 330, z * 330) - 0.5) * bump * peel;
  Spot.bumpV += (noise3(x * 330 + 40, y * 330, z * 330) - 0.5) * bump * peel;
}

/** Closer together than this, grooves are those of beadboard: a bead between two quirks. Wider boards have a gap. */
const BOARD: f32 = 0.1;
/** How wide the quirk beside a bead is, and the gap between two boards; how far a board's edge is eased. */
const QUIRK: f32 = 0.0016;
const GAP: f32 = 0.0032;
const EASED: f32 = 0.0035;

// Boards side by side: between two of them a bead `width` wide, or a gap. Both are narrow, and what one sees is the soft shade
// about them and the edge that catches the light.
export function grooves(u: f32, period: f32, width: f32, bump: f32): void {
  const s: f32 = (fract(u / period + 0.5) - 0.5) * period;
  const e: f32 = abs<f32>(s);
  const beaded: bool = period < BOARD;
  const half: f32 = beaded ? width * 0.5 : 0;
  const own: f32 = beaded ? QUIRK : GAP;
  const off: f32 = abs<f32>(e - half);
  // However narrow beside a pixel, as much of it is seen as there is.
  const wide: f32 = max<f32>(own, Spot.span * 0.9);
  const line: f32 = (own / wide) * smooth(wide, wide * 0.2, off);
  const shade: f32 = smooth(half + 0.011, half, e) * seen(0.009);
  Spot.shade = 1 - (beaded ? <f32>0.27 : 0.5) * line - 0.07 * shade;
  const clear: f32 = seen(EASED * 1.5);
  if (clear <= 0) return;
  if (e < half) Spot.bumpU = (s / half) * bump * clear;
  else if (e < half + EASED) Spot.bumpU = (s > 0 ? <f32>-1 : <f32>1) * (1 - (e - half) / EASED) * bump * clear;
}

// A board with holes of a radius, so far apart both ways.
export function holes(u: f32, v: f32, apart: f32, radius: f32): void {
  const x: f32 = (fract(u / apart + 0.5) - 0.5) * apart;
  const y: f32 = (fract(v / apart + 0.5) - 0.5) * apart;
  const soft: f32 = max<f32>(0.0003, Spot.span * 0.7);
  const off: f32 = sqrt<f32>(x * x + y * y);
  // Farther off than a pixel parts them, holes darken the board as a whole.
  const clear: f32 = seen(apart);
  const share: f32 = (3.1416 * radius * radius) / (apart * apart);
  Spot.shade = (1 - 0.82 * (clear * smooth(radius + soft, radius - soft, off) + (1 - clear) * share)) * (0.96 + 0.08 * noise3(u * 7, v * 7, 3));
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
