// One pass of the filter: how it is set, and what becomes of pixels at edges.

import { albedo, height, width } from './denoise';

/** Pixels between a pixel and its taps. */
export let stepBy: i32 = 1;
/** Of how many of its deviations light may differ. */
export let sigmaOf: f32 = 1;
export let onGloss: bool = false;

export function setPass(step: i32, sigma: f32, isGloss: bool): void {
  stepBy = step;
  sigmaOf = sigma;
  onGloss = isGloss;
}

/** Weights of a pixel's like neighbours and of itself below which it counts as an edge. */
export const EDGE: f32 = 2.2;

/** An edge pixel is like none of its neighbours and would stay noisy: it takes their light's mean. */
export function mendEdge(from: usize, to: usize, x: i32, y: i32, sum: f32): void {
  const share: f32 = (EDGE - sum) / (EDGE - 1);
  edgeMean(from, x, y);
  const o: usize = to + (<usize>(y * width + x) << 4);
  store<f32>(o, load<f32>(o) + (meanR - load<f32>(o)) * share);
  store<f32>(o, load<f32>(o, 4) + (meanG - load<f32>(o, 4)) * share, 4);
  store<f32>(o, load<f32>(o, 8) + (meanB - load<f32>(o, 8)) * share, 8);
}

let meanR: f32 = 0;
let meanG: f32 = 0;
let meanB: f32 = 0;

function edgeMean(from: usize, x: i32, y: i32): void {
  let r: f32 = 0;
  let g: f32 = 0;
  let b: f32 = 0;
  let n: f32 = 0;
  for (let j: i32 = max(y - 1, 0); j <= min(y + 1, height - 1); j++) {
    for (let i: i32 = max(x - 1, 0); i <= min(x + 1, width - 1); i++) {
      const o: usize = <usize>(j * width + i) << 4;
      const a: usize = albedo + o;
      if (load<f32>(a) + load<f32>(a, 4) + load<f32>(a, 8) < 0.001) continue;
      r += load<f32>(from + o);
      g += load<f32>(from + o, 4);
      b += load<f32>(from + o, 8);
      n += 1;
    }
  }
  const k: f32 = n > 0 ? 1 / n : 0;
  meanR = r * k;
  meanG = g * k;
  meanB = b * k;
}
