// A garden that was rendered once, with its own leaves (panoramas/bake.mjs), instead of the painted one: a picture of the half of
// what lies around, which comes twice, even in bearing and in elevation, three bytes a pixel, each the root of what it sends back
// times 255.

import { clamp, mix, smooth } from '../math';
import { angle, before, ROUND } from './seen';

let pixels: usize = 0;
let columns: i32 = 0;
let rows: i32 = 0;
let top: f32 = 0;
let turnedCos: f32 = 1;
let turnedSin: f32 = 0;

/** How far below its upper edge it gives way to the sky over it. */
const FADE: f32 = 0.07;

/** Sets the panorama: where it lies (0: there is none), its size, the elevation of its upper edge, and how it is turned about. */
export function setPanorama(at: usize, wide: i32, high: i32, upper: f32, cosine: f32, sine: f32): void {
  pixels = at;
  columns = wide;
  rows = high;
  top = upper;
  turnedCos = cosine;
  turnedSin = sine;
}

@inline
export function hasPanorama(): bool {
  return pixels != 0;
}

/** A bearing in the panorama. */
@inline
export function turnedU(u: f32, w: f32): f32 {
  return u * turnedCos - w * turnedSin;
}

@inline
export function turnedW(u: f32, w: f32): f32 {
  return u * turnedSin + w * turnedCos;
}

/** A bearing for patterns that come twice in a turn, and are no finer for it. */
@inline
export function halfTurnU(u: f32, w: f32): f32 {
  return (u * u - w * w) * 0.5;
}

@inline
export function halfTurnW(u: f32, w: f32): f32 {
  return u * w;
}

@inline
function blend(a: usize, b: usize, c: usize, d: usize, x: f32, y: f32): f32 {
  const upper: f32 = mix(<f32>load<u8>(a), <f32>load<u8>(b), x);
  const v: f32 = mix(upper, mix(<f32>load<u8>(c), <f32>load<u8>(d), x), y) * 0.003921569;
  return v * v;
}

/** Puts it before the sky. */
export function panorama(u: f32, w: f32, e: f32): void {
  const share: f32 = smooth(top, top - FADE, e);
  if (share <= 0) return;
  const per: f32 = <f32>columns / (ROUND * 0.5);
  const x: f32 = angle(u, w) * per - 0.5;
  // Under its lower edge the lawn goes on as its mirror image.
  let y: f32 = (top - e) * per - 0.5;
  const last: f32 = <f32>(rows - 1);
  if (y > last) y = last - (y - last);
  y = clamp(y, 0, last - 0.001);
  const left: f32 = floor<f32>(x);
  const up: f32 = floor<f32>(y);
  let i: i32 = <i32>left;
  if (i < 0) i += columns;
  while (i >= columns) i -= columns;
  const next: i32 = i + 1 == columns ? 0 : i + 1;
  const a: usize = pixels + <usize>(<i32>up * columns + i) * 3;
  const b: usize = pixels + <usize>(<i32>up * columns + next) * 3;
  const below: usize = <usize>columns * 3;
  const c: usize = a + below;
  const d: usize = b + below;
  const fx: f32 = x - left;
  const fy: f32 = y - up;
  before(
    blend(a, b, c, d, fx, fy), blend(a + 1, b + 1, c + 1, d + 1, fx, fy), blend(a + 2, b + 2, c + 2, d + 2, fx, fy), share,
  );
}
