// Between the picture and the network: a tile of the picture goes in as nine channels, and comes out as clean light.
//
// Light is put on the scale by which the network was trained: exposed to a mean of 0.18, then through a perceptually
// uniform curve that ends at the largest half float (Open Image Denoise 2, `color.h`; Aydin, Mantiuk and Seidel,
// "Extending Quality Metrics to Full Luminance Range Images", 2008).

import { albedo, diffuse, gloss, height, normal, width } from './denoise';
import { clamp, exp2, log2, power } from '../math';

const CHANNELS: usize = 12;
const OUT_CHANNELS: usize = 8;
const BORDER: i32 = 5;

const A: f32 = 1412.83765;
const B: f32 = 1.64593172;
const C: f32 = 0.431384981;
const D: f32 = -0.00294139609;
const E: f32 = 0.192653254;
const F: f32 = 0.00626026094;
const G: f32 = 0.998620152;
const Y0: f32 = 0.0000015794576;
const Y1: f32 = 0.0322087631;
const X0: f32 = 0.00223151711;
const X1: f32 = 0.370974749;
const LN2: f32 = 0.69314718;

function toCurve(y: f32): f32 {
  if (y <= Y0) return A * y;
  if (y <= Y1) return B * power(y, C) + D;
  return E * (log2(y + F) * LN2) + G;
}

function fromCurve(x: f32): f32 {
  if (x <= X0) return x / A;
  if (x <= X1) return power((x - D) / B, 1 / C);
  return exp2((x - G) / E / LN2) - F;
}

const CURVE_END: f32 = 65504;

// A place in a length, mirrored beyond its end. With the edge repeated the network takes its noise for stripes that are there (the
// last row of four small pictures has 42.9 dB), with zeros, as it was trained, less so (43.9); mirrored it has 46.5, as much as what
// lies farther in.
@inline
function reflected(at: i32, length: i32): i32 {
  return at < length ? at : max(2 * length - 2 - at, 0);
}

/**
 * Writes the rows from `first` up to `end` of a tile of `w` by `h` pixels, its corner at (x0, y0) of the picture, for
 * the network: the composed light times `scale` on the curve, albedo, normals, and three channels of nothing. Beyond
 * the picture it is mirrored, and about the tile is a border of zeros.
 */
export function takeTile(first: i32, end: i32, x0: i32, y0: i32, w: i32, h: i32, to: usize, scale: f32): void {
  const pixel: usize = CHANNELS << 2;
  const line: usize = <usize>(w + BORDER) * pixel;
  const unit: f32 = 1 / toCurve(CURVE_END);
  if (first == 0) memory.fill(to, 0, line);
  if (end == h) memory.fill(to + <usize>(h + 1) * line, 0, 4 * line);
  for (let y: i32 = first; y < end; y++) {
    const row: i32 = reflected(y0 + y, height) * width;
    let at: usize = to + <usize>(y + 1) * line;
    memory.fill(at, 0, pixel);
    memory.fill(at + <usize>(w + 1) * pixel, 0, 4 * pixel);
    at += pixel;
    for (let x: i32 = 0; x < w; x++) {
      const o: usize = <usize>(row + reflected(x0 + x, width)) << 4;
      for (let c: usize = 0; c < 12; c += 4) {
        const p: usize = o + c;
        store<f32>(at + c, toCurve(max<f32>(load<f32>(diffuse + p), 0) * scale) * unit);
        store<f32>(at + c, clamp(load<f32>(albedo + p), 0, 1), 12);
        store<f32>(at + c, load<f32>(normal + p) * 0.5 + 0.5, 24);
        store<f32>(at + c, 0, 36);
      }
      at += pixel;
    }
  }
}

/**
 * Puts the tile's clean light where the gloss was, in the rows from `first` up to `end` below `top` and the columns from
 * `left` up to `right` of the picture. The tile of `w` pixels across has its corner at (x0, y0).
 */
export function giveTile(
  first: i32, end: i32, top: i32, left: i32, right: i32, x0: i32, y0: i32, w: i32, from: usize, scale: f32,
): void {
  const line: usize = <usize>(w + BORDER) * (OUT_CHANNELS << 2);
  const curve: f32 = toCurve(CURVE_END);
  const unscaled: f32 = 1 / scale;
  for (let y: i32 = top + first; y < top + end; y++) {
    let at: usize = from + <usize>(y - y0 + 1) * line + (<usize>(left - x0 + 1) * (OUT_CHANNELS << 2));
    let o: usize = gloss + (<usize>(y * width + left) << 4);
    for (let x: i32 = left; x < right; x++) {
      for (let c: usize = 0; c < 12; c += 4) {
        const light: f32 = max<f32>(fromCurve(max<f32>(load<f32>(at + c), 0) * curve), 0) * unscaled;
        store<f32>(o + c, light);
      }
      store<f32>(o, 1, 12);
      o += 16;
      at += OUT_CHANNELS << 2;
    }
  }
}
