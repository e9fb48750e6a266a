// What a network or the filter (filter.ts) takes the noise out of: buffers of light whose color is divided out, made
// ready, and put together to a picture in the end.

import { luminance } from '../math';

export let width: i32 = 0;
export let height: i32 = 0;
export let diffuse: usize = 0;
export let gloss: usize = 0;
export let albedo: usize = 0;
export let normal: usize = 0;
export let clear: usize = 0;
export let pixel: f32 = 0;
export let aheadX: f32 = 0;
export let aheadY: f32 = 1;
export let aheadZ: f32 = 0;
export let rightX: f32 = 1;
export let rightY: f32 = 0;
export let rightZ: f32 = 0;
export let upX: f32 = 0;
export let upY: f32 = 0;
export let upZ: f32 = 1;
export let shiftRight: f32 = 0;
export let shiftUp: f32 = 0;

/** Values that were not numbers, found by {@link resolve}. */
export let badValues: i32 = 0;

/** Sets the buffers and the camera, both as in the path tracer. */
export function setFilter(
  w: i32, h: i32, diffuseAt: usize, glossAt: usize, albedoAt: usize, normalAt: usize, clearAt: usize,
  ahead0: f32, ahead1: f32, ahead2: f32, right0: f32, right1: f32, right2: f32, up0: f32, up1: f32, up2: f32,
  halfWidth: f32, toRight: f32, toTop: f32,
): void {
  width = w;
  height = h;
  diffuse = diffuseAt;
  gloss = glossAt;
  albedo = albedoAt;
  normal = normalAt;
  clear = clearAt;
  aheadX = ahead0;
  aheadY = ahead1;
  aheadZ = ahead2;
  rightX = right0;
  rightY = right1;
  rightZ = right2;
  upX = up0;
  upY = up1;
  upZ = up2;
  pixel = (2 * halfWidth) / <f32>w;
  shiftRight = toRight;
  shiftUp = toTop;
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
function spreadOf(at: usize, count: f32): void {
  const l: f32 = pixelLuminance(at);
  const v: f32 = max<f32>(0, load<f32>(at, 12) - l * l);
  store<f32>(at, count > 1 ? v / (count - 1) : l * l, 12);
}

/** Sums each two by two pixels of a larger picture, given by its width and its buffers, into one. */
export function gather(
  first: i32, end: i32, wide: i32,
  diffuseFrom: usize, glossFrom: usize, albedoFrom: usize, normalFrom: usize, clearFrom: usize,
): void {
  gatherBuffer(first, end, wide, diffuseFrom, diffuse);
  gatherBuffer(first, end, wide, glossFrom, gloss);
  gatherBuffer(first, end, wide, albedoFrom, albedo);
  gatherBuffer(first, end, wide, normalFrom, normal);
  gatherBuffer(first, end, wide, clearFrom, clear);
}

function gatherBuffer(first: i32, end: i32, wide: i32, from: usize, to: usize): void {
  const row: usize = <usize>wide << 4;
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      const above: usize = from + (<usize>y << 1) * row + (<usize>x << 5);
      const below: usize = above + row;
      const o: usize = to + (<usize>(y * width + x) << 4);
      for (let c: usize = 0; c < 16; c += 4) {
        const sum: f32 = load<f32>(above + c) + load<f32>(above + 16 + c) + load<f32>(below + c);
        store<f32>(o + c, sum + load<f32>(below + 16 + c));
      }
    }
  }
}

/**
 * Turns the sums of samples into means, and squared luminance into the variance of the mean. How many samples a pixel has
 * stands behind its albedo.
 */
export function resolve(first: i32, end: i32): void {
  const last: usize = <usize>(end * width) << 4;
  for (let o: usize = <usize>(first * width) << 4; o < last; o += 16) {
    const count: f32 = max<f32>(load<f32>(albedo + o, 12), 1);
    const k: f32 = 1 / count;
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
