// Takes the noise out: an edge-stopping à-trous filter on the diffuse light (its colour divided out) and on
// the gloss. Dammertz et al., "Edge-Avoiding À-Trous Wavelet Transform", 2010; variance as in Schied et al.,
// "Spatiotemporal Variance-Guided Filtering", 2017.

import { luminance } from './math';

let width: i32 = 0;
let height: i32 = 0;
let diffuse: usize = 0;
let gloss: usize = 0;
let albedo: usize = 0;
let normal: usize = 0;
let clear: usize = 0;
let pixel: f32 = 0;
let aheadX: f32 = 0;
let aheadY: f32 = 1;
let up: f32 = 0;

/** Values that were not numbers, found by {@link resolve}. */
export let badValues: i32 = 0;

/** Sets the buffers (as in the path tracer) and the camera: its heading, picture plane and shift. */
export function setFilter(
  w: i32, h: i32, diffuseAt: usize, glossAt: usize, albedoAt: usize, normalAt: usize, clearAt: usize,
  headingX: f32, headingY: f32, halfWidth: f32, shift: f32,
): void {
  width = w;
  height = h;
  diffuse = diffuseAt;
  gloss = glossAt;
  albedo = albedoAt;
  normal = normalAt;
  clear = clearAt;
  aheadX = headingX;
  aheadY = headingY;
  pixel = (2 * halfWidth) / <f32>w;
  up = shift;
}

@inline
function sound(at: usize): f32 {
  const v: f32 = load<f32>(at);
  // Also false for NaN.
  if (abs<f32>(v) < 1e9) return v;
  badValues += 1;
  return 0;
}

function average(at: usize, k: f32): void {
  for (let c: usize = 0; c < 16; c += 4) store<f32>(at + c, sound(at + c) * k);
}

// Squared luminance becomes the variance of the mean.
function spreadOf(at: usize, count: i32): void {
  const l: f32 = pixelLuminance(at);
  const v: f32 = max<f32>(0, load<f32>(at, 12) - l * l);
  store<f32>(at, count > 1 ? v / <f32>(count - 1) : l * l, 12);
}

/** Turns the sums of `count` samples into means, and squared luminance into the variance of the mean. */
export function resolve(first: i32, end: i32, count: i32): void {
  const k: f32 = 1 / <f32>count;
  const last: usize = <usize>(end * width) << 4;
  for (let o: usize = <usize>(first * width) << 4; o < last; o += 16) {
    average(diffuse + o, k);
    average(gloss + o, k);
    average(albedo + o, k);
    average(normal + o, k);
    average(clear + o, k);
    spreadOf(diffuse + o, count);
    spreadOf(gloss + o, count);
    const n: usize = normal + o;
    const x: f32 = load<f32>(n);
    const y: f32 = load<f32>(n, 4);
    const z: f32 = load<f32>(n, 8);
    const s: f32 = x * x + y * y + z * z;
    if (s > 1e-6) {
      const q: f32 = 1 / sqrt<f32>(s);
      store<f32>(n, x * q);
      store<f32>(n, y * q, 4);
      store<f32>(n, z * q, 8);
    }
  }
}

@inline
function pixelLuminance(at: usize): f32 {
  return luminance(load<f32>(at), load<f32>(at, 4), load<f32>(at, 8));
}

/** Copies a buffer to another, no pixel brighter than its neighbours' brightest by more than a little. */
export function calm(first: i32, end: i32, from: usize, to: usize): void {
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      const o: usize = <usize>(y * width + x) << 4;
      const l: f32 = pixelLuminance(from + o);
      let most: f32 = 0;
      let sum: f32 = 0;
      let n: f32 = 0;
      let spread: f32 = 0;
      for (let j: i32 = max(y - 1, 0); j <= min(y + 1, height - 1); j++) {
        for (let i: i32 = max(x - 1, 0); i <= min(x + 1, width - 1); i++) {
          const q: usize = from + (<usize>(j * width + i) << 4);
          spread += load<f32>(q, 12);
          if (i == x && j == y) continue;
          const m: f32 = pixelLuminance(q);
          most = max<f32>(most, m);
          sum += m;
          n += 1;
        }
      }
      const limit: f32 = most * 0.7 + (sum / n) * 0.5 + 0.002;
      const k: f32 = l > limit ? limit / l : 1;
      store<f32>(to + o, load<f32>(from + o) * k);
      store<f32>(to + o, load<f32>(from + o, 4) * k, 4);
      store<f32>(to + o, load<f32>(from + o, 8) * k, 8);
      store<f32>(to + o, spread / (n + 1), 12);
    }
  }
}

/**
 * One pass: taps `step` pixels apart, `reach` of them to each side (1 or 2). The fourth value of a pixel is the
 * variance of its light, and light may differ by `sigma` of its deviations. For gloss, the rougher the
 * surface the wider the filter; mirror-like pixels stay as they are.
 */
export function filter(
  first: i32, end: i32, from: usize, to: usize, step: i32, reach: i32, sigma: f32, isGloss: i32,
): void {
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      const o: usize = <usize>(y * width + x) << 4;
      const at: usize = from + o;
      let r: f32 = load<f32>(at);
      let g: f32 = load<f32>(at, 4);
      let b: f32 = load<f32>(at, 8);
      let v: f32 = load<f32>(at, 12);
      const a: usize = albedo + o;
      const rough: f32 = load<f32>(clear + o, 12);
      const left: bool = isGloss
        ? <f32>step > rough * 24 || (r + g + b + v <= 0)
        : load<f32>(a) + load<f32>(a, 4) + load<f32>(a, 8) < 0.001;
      if (left) {
        store<f32>(to + o, r);
        store<f32>(to + o, g, 4);
        store<f32>(to + o, b, 8);
        store<f32>(to + o, v, 12);
        continue;
      }
      const nc: usize = normal + o;
      const depth: f32 = load<f32>(nc, 12);
      const nx: f32 = load<f32>(nc);
      const ny: f32 = load<f32>(nc, 4);
      const nz: f32 = load<f32>(nc, 8);
      const l: f32 = luminance(r, g, b);
      const byLight: f32 = 1 / (sigma * sqrt<f32>(v) + 0.012 * l + 1e-4);
      const tolerance: f32 = 0.001 + 0.0009 * depth + 0.012 * <f32>step * depth * pixel;
      const byPlane: f32 = 1 / tolerance;
      const byRough: f32 = isGloss ? 14 : 0;
      // Distance of a neighbour from the pixel's plane: its normal against the neighbour's ray, times depth.
      const sx: f32 = (<f32>x + 0.5 - <f32>width * 0.5) * pixel;
      const sy: f32 = (<f32>height * 0.5 - <f32>y - 0.5) * pixel + up;
      const across: f32 = nx * aheadY - ny * aheadX;
      const here: f32 = nx * aheadX + ny * aheadY + across * sx + nz * sy;
      const plane: f32 = here * depth;
      const perX: f32 = across * pixel;
      const perY: f32 = -nz * pixel;
      let sum: f32 = 1;
      for (let j: i32 = -reach; j <= reach; j++) {
        const qy: i32 = y + j * step;
        if (qy < 0 || qy >= height) continue;
        for (let i: i32 = -reach; i <= reach; i++) {
          const qx: i32 = x + i * step;
          if (qx < 0 || qx >= width || (i == 0 && j == 0)) continue;
          const q: usize = <usize>(qy * width + qx) << 4;
          const n: usize = normal + q;
          let same: f32 = nx * load<f32>(n) + ny * load<f32>(n, 4) + nz * load<f32>(n, 8);
          if (same < 0.6) continue;
          const ray: f32 = here + perX * <f32>(i * step) + perY * <f32>(j * step);
          let cost: f32 = abs<f32>(ray * load<f32>(n, 12) - plane) * byPlane;
          if (cost > 4) continue;
          const t: usize = from + q;
          const tr: f32 = load<f32>(t);
          const tg: f32 = load<f32>(t, 4);
          const tb: f32 = load<f32>(t, 8);
          cost += abs<f32>(luminance(tr, tg, tb) - l) * byLight;
          if (isGloss) cost += abs<f32>(load<f32>(clear + q, 12) - rough) * byRough;
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
      r *= k;
      g *= k;
      b *= k;
      v *= k * k;
      if (step == 1 && sum < 1.8 && !isGloss) {
        // An edge pixel is like none of its neighbours and would stay noisy: it takes their light's mean.
        const share: f32 = (1.8 - sum) / 0.8;
        edgeMean(from, x, y);
        r += (meanR - r) * share;
        g += (meanG - g) * share;
        b += (meanB - b) * share;
      }
      store<f32>(to + o, r);
      store<f32>(to + o, g, 4);
      store<f32>(to + o, b, 8);
      store<f32>(to + o, v, 12);
    }
  }
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

/** Puts the picture together, linear, into `to`. */
export function compose(first: i32, end: i32, to: usize): void {
  const last: usize = <usize>(end * width) << 4;
  for (let o: usize = <usize>(first * width) << 4; o < last; o += 16) {
    for (let c: usize = 0; c < 12; c += 4) {
      const p: usize = o + c;
      store<f32>(
        to + p,
        load<f32>(clear + p) + load<f32>(albedo + p) * load<f32>(diffuse + p) + load<f32>(gloss + p),
      );
    }
    store<f32>(to + o, 1, 12);
  }
}
