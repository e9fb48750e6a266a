// An edge-stopping à-trous filter on the diffuse light (its colour divided out) and on the gloss. Dammertz et al.,
// "Edge-Avoiding À-Trous Wavelet Transform", 2010; variance as in Schied et al., "Spatiotemporal Variance-Guided
// Filtering", 2017.

import { luminance } from '../math';
import {
  aheadX, aheadY, aheadZ, albedo, clear, height, normal, pixel, rightX, rightY, rightZ, shiftRight, shiftUp, upX, upY,
  upZ, width,
} from './denoise';
import { filterFour } from './filter-four';
import { EDGE, mendEdge, onGloss, setPass, sigmaOf, stepBy } from './filter-pass';

/**
 * One pass: eight taps about a pixel, `step` pixels away. The fourth value of a pixel is the
 * variance of its light, and light may differ by `sigma` of its deviations. For gloss, the rougher the
 * surface the wider the filter; mirror-like pixels stay as they are.
 */
export function filter(
  first: i32, end: i32, from: usize, to: usize, step: i32, sigma: f32, isGloss: i32,
): void {
  setPass(step, sigma, isGloss != 0);
  for (let y: i32 = first; y < end; y++) {
    let x: i32 = 0;
    if (ASC_FEATURE_SIMD) {
      for (; x < min(step, width); x++) filterPixel(from, to, x, y);
      for (; x + 4 + step <= width; x += 4) filterFour(from, to, x, y);
    }
    for (; x < width; x++) filterPixel(from, to, x, y);
  }
}

function filterPixel(from: usize, to: usize, x: i32, y: i32): void {
  const o: usize = <usize>(y * width + x) << 4;
  const at: usize = from + o;
  let r: f32 = load<f32>(at);
  let g: f32 = load<f32>(at, 4);
  let b: f32 = load<f32>(at, 8);
  let v: f32 = load<f32>(at, 12);
  const a: usize = albedo + o;
  const rough: f32 = load<f32>(clear + o, 12);
  const left: bool = onGloss
    ? <f32>stepBy > rough * 24 || (r + g + b + v <= 0)
    : load<f32>(a) + load<f32>(a, 4) + load<f32>(a, 8) < 0.001;
  if (left) {
    store<f32>(to + o, r);
    store<f32>(to + o, g, 4);
    store<f32>(to + o, b, 8);
    store<f32>(to + o, v, 12);
    return;
  }
  const nc: usize = normal + o;
  const depth: f32 = load<f32>(nc, 12);
  const nx: f32 = load<f32>(nc);
  const ny: f32 = load<f32>(nc, 4);
  const nz: f32 = load<f32>(nc, 8);
  const l: f32 = luminance(r, g, b);
  const byLight: f32 = 1 / (sigmaOf * sqrt<f32>(v) + 0.012 * l + 1e-4);
  // A neighbour's light may be so far off the pixel's plane, in metres.
  const byPlane: f32 = 1 / (0.001 + 0.0009 * depth + 0.012 * <f32>stepBy * depth * pixel);
  const byRough: f32 = onGloss ? 14 : 0;
  // Distance of a neighbour from the pixel's plane: its normal against the neighbour's ray, times depth.
  const sx: f32 = (<f32>x + 0.5 - <f32>width * 0.5) * pixel + shiftRight;
  const sy: f32 = (<f32>height * 0.5 - <f32>y - 0.5) * pixel + shiftUp;
  const across: f32 = nx * rightX + ny * rightY + nz * rightZ;
  const above: f32 = nx * upX + ny * upY + nz * upZ;
  const here: f32 = nx * aheadX + ny * aheadY + nz * aheadZ + across * sx + above * sy;
  const plane: f32 = here * depth;
  const perX: f32 = across * pixel;
  const perY: f32 = -above * pixel;
  let sum: f32 = 1;
  for (let j: i32 = -1; j <= 1; j++) {
    const qy: i32 = y + j * stepBy;
    if (qy < 0 || qy >= height) continue;
    for (let i: i32 = -1; i <= 1; i++) {
      const qx: i32 = x + i * stepBy;
      if (qx < 0 || qx >= width || (i == 0 && j == 0)) continue;
      const q: usize = <usize>(qy * width + qx) << 4;
      const n: usize = normal + q;
      let same: f32 = nx * load<f32>(n) + ny * load<f32>(n, 4) + nz * load<f32>(n, 8);
      if (same < 0.6) continue;
      const ray: f32 = here + perX * <f32>(i * stepBy) + perY * <f32>(j * stepBy);
      let cost: f32 = abs<f32>(ray * load<f32>(n, 12) - plane) * byPlane;
      if (cost > 4) continue;
      const t: usize = from + q;
      const tr: f32 = load<f32>(t);
      const tg: f32 = load<f32>(t, 4);
      const tb: f32 = load<f32>(t, 8);
      cost += abs<f32>(luminance(tr, tg, tb) - l) * byLight;
      if (onGloss) cost += abs<f32>(load<f32>(clear + q, 12) - rough) * byRough;
      if (cost > 4) continue;
      same *= same;
      same *= same;
      same *= same;
      same *= same;
      same *= same;
      let w: f32 = 1 - cost * 0.25;
      w *= w;
      w *= w;
      w *= same * (i == 0 || j == 0 ? <f32>0.7 : <f32>0.5);
      r += tr * w;
      g += tg * w;
      b += tb * w;
      v += load<f32>(t, 12) * w * w;
      sum += w;
    }
  }
  const k: f32 = 1 / sum;
  store<f32>(to + o, r * k);
  store<f32>(to + o, g * k, 4);
  store<f32>(to + o, b * k, 8);
  store<f32>(to + o, v * k * k, 12);
  if (stepBy == 1 && sum < EDGE && !onGloss) mendEdge(from, to, x, y, sum);
}
