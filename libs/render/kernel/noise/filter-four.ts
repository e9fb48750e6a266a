// Four pixels of the filter at a time. They are read as four vectors and turned into one vector for each of their values.

import {
  aheadX, aheadY, aheadZ, albedo, clear, height, normal, pixel, rightX, rightY, rightZ, shiftRight, shiftUp, upX, upY,
  upZ, width,
} from './denoise';
import { EDGE, mendEdge, onGloss, sigmaOf, stepBy } from './filter-pass';

@inline
function low(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 0, 4, 1, 5);
}

@inline
function high(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 2, 6, 3, 7);
}

@inline
function evens(p: v128, q: v128): v128 {
  return v128.shuffle<f32>(p, q, 0, 1, 4, 5);
}

@inline
function odds(p: v128, q: v128): v128 {
  return v128.shuffle<f32>(p, q, 2, 3, 6, 7);
}

// The first, second, third and last value of each of four pixels.
@inline
function firsts(at: usize): v128 {
  return evens(low(v128.load(at), v128.load(at, 16)), low(v128.load(at, 32), v128.load(at, 48)));
}

@inline
function seconds(at: usize): v128 {
  return odds(low(v128.load(at), v128.load(at, 16)), low(v128.load(at, 32), v128.load(at, 48)));
}

@inline
function thirds(at: usize): v128 {
  return evens(high(v128.load(at), v128.load(at, 16)), high(v128.load(at, 32), v128.load(at, 48)));
}

@inline
function fourths(at: usize): v128 {
  return odds(high(v128.load(at), v128.load(at, 16)), high(v128.load(at, 32), v128.load(at, 48)));
}

@inline
function luminances(r: v128, g: v128, b: v128): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(r, f32x4.splat(0.2126)), f32x4.mul(g, f32x4.splat(0.7152))),
    f32x4.mul(b, f32x4.splat(0.0722)),
  );
}

// How far each of four vectors goes along an axis.
@inline
function along(x: v128, y: v128, z: v128, ax: f32, ay: f32, az: f32): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(x, f32x4.splat(ax)), f32x4.mul(y, f32x4.splat(ay))), f32x4.mul(z, f32x4.splat(az)),
  );
}

/** What filterPixel does, for the four pixels from (x, y) to the right, all of whose taps lie in the picture's width. */
export function filterFour(from: usize, to: usize, x: i32, y: i32): void {
  const one: v128 = f32x4.splat(1);
  const o: usize = <usize>(y * width + x) << 4;
  const at: usize = from + o;
  let r: v128 = firsts(at);
  let g: v128 = seconds(at);
  let b: v128 = thirds(at);
  let v: v128 = fourths(at);
  const rough: v128 = fourths(clear + o);
  const left: v128 = leftAlone(o, r, g, b, v, rough);
  if (i32x4.all_true(left)) {
    copyFour(at, to + o);
    return;
  }
  const nx: v128 = firsts(normal + o);
  const ny: v128 = seconds(normal + o);
  const nz: v128 = thirds(normal + o);
  const depth: v128 = fourths(normal + o);
  const l: v128 = luminances(r, g, b);
  const byLight: v128 = perLight(l, v);
  const byPlane: v128 = perPlane(depth);
  // Distance of a neighbour from the pixel's plane: its normal against the neighbour's ray, times depth.
  const across: v128 = along(nx, ny, nz, rightX, rightY, rightZ);
  const above: v128 = along(nx, ny, nz, upX, upY, upZ);
  const here: v128 = f32x4.add(along(nx, ny, nz, aheadX, aheadY, aheadZ), aside(across, above, x, y));
  const plane: v128 = f32x4.mul(here, depth);
  const perX: v128 = f32x4.mul(across, f32x4.splat(pixel));
  const perY: v128 = f32x4.mul(above, f32x4.splat(-pixel));
  let sum: v128 = one;
  for (let j: i32 = -1; j <= 1; j++) {
    const qy: i32 = y + j * stepBy;
    if (qy < 0 || qy >= height) continue;
    for (let i: i32 = -1; i <= 1; i++) {
      if (i == 0 && j == 0) continue;
      const q: usize = <usize>(qy * width + x + i * stepBy) << 4;
      const n: usize = normal + q;
      const same: v128 = dot(nx, ny, nz, firsts(n), seconds(n), thirds(n));
      const ray: v128 = f32x4.add(here, stepped(perX, perY, i, j));
      let cost: v128 = f32x4.mul(f32x4.abs(f32x4.sub(f32x4.mul(ray, fourths(n)), plane)), byPlane);
      const alike: v128 = v128.and(f32x4.ge(same, f32x4.splat(0.6)), bearable(cost));
      if (!v128.any_true(alike)) continue;
      const t: usize = from + q;
      const tr: v128 = firsts(t);
      const tg: v128 = seconds(t);
      const tb: v128 = thirds(t);
      cost = f32x4.add(cost, f32x4.mul(f32x4.abs(f32x4.sub(luminances(tr, tg, tb), l)), byLight));
      if (onGloss) cost = f32x4.add(cost, unlikeGloss(q, rough));
      const likely: v128 = weight(same, cost, i == 0 || j == 0 ? 0.7 : 0.5);
      const w: v128 = v128.and(likely, v128.and(alike, bearable(cost)));
      r = f32x4.add(r, f32x4.mul(tr, w));
      g = f32x4.add(g, f32x4.mul(tg, w));
      b = f32x4.add(b, f32x4.mul(tb, w));
      v = f32x4.add(v, f32x4.mul(fourths(t), f32x4.mul(w, w)));
      sum = f32x4.add(sum, w);
    }
  }
  const k: v128 = f32x4.div(one, sum);
  r = f32x4.mul(r, k);
  g = f32x4.mul(g, k);
  b = f32x4.mul(b, k);
  v = f32x4.mul(v, f32x4.mul(k, k));
  storeFour(at, to + o, r, g, b, v, left);
  if (stepBy == 1 && !onGloss) mendEdges(from, to, x, y, sum, left);
}

// Which of four pixels stay as they are: what is too smooth or dark in gloss, and what has no color in diffuse light.
@inline
function leftAlone(o: usize, r: v128, g: v128, b: v128, v: v128, rough: v128): v128 {
  if (onGloss) {
    return v128.or(
      f32x4.gt(f32x4.splat(<f32>stepBy), f32x4.mul(rough, f32x4.splat(24))),
      f32x4.le(f32x4.add(f32x4.add(f32x4.add(r, g), b), v), f32x4.splat(0)),
    );
  }
  const a: usize = albedo + o;
  return f32x4.lt(f32x4.add(f32x4.add(firsts(a), seconds(a)), thirds(a)), f32x4.splat(0.001));
}

@inline
function copyFour(at: usize, to: usize): void {
  v128.store(to, v128.load(at));
  v128.store(to, v128.load(at, 16), 16);
  v128.store(to, v128.load(at, 32), 32);
  v128.store(to, v128.load(at, 48), 48);
}

// What a difference of light costs a neighbour: less where light is noisy or bright.
@inline
function perLight(l: v128, v: v128): v128 {
  return f32x4.div(
    f32x4.splat(1),
    f32x4.add(
      f32x4.add(f32x4.mul(f32x4.splat(sigmaOf), f32x4.sqrt(v)), f32x4.mul(l, f32x4.splat(0.012))),
      f32x4.splat(1e-4),
    ),
  );
}

// What a neighbour's distance from the pixel's plane costs it, a metre: less far away.
@inline
function perPlane(depth: v128): v128 {
  const perDepth: f32 = 0.0009 + 0.012 * <f32>stepBy * pixel;
  return f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(0.001), f32x4.mul(depth, f32x4.splat(perDepth))));
}

// What the pixels' places in the picture add to how far their normals go along their rays.
@inline
function aside(across: v128, above: v128, x: i32, y: i32): v128 {
  const left: f32 = (<f32>x + 0.5 - <f32>width * 0.5) * pixel;
  const sx: v128 = f32x4.add(
    f32x4.add(f32x4.splat(left), f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(pixel))), f32x4.splat(shiftRight),
  );
  const sy: f32 = (<f32>height * 0.5 - <f32>y - 0.5) * pixel + shiftUp;
  return f32x4.add(f32x4.mul(across, sx), f32x4.mul(above, f32x4.splat(sy)));
}

// The same of a neighbour (i, j) steps away.
@inline
function stepped(perX: v128, perY: v128, i: i32, j: i32): v128 {
  return f32x4.add(
    f32x4.mul(perX, f32x4.splat(<f32>(i * stepBy))), f32x4.mul(perY, f32x4.splat(<f32>(j * stepBy))),
  );
}

@inline
function dot(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(ax, bx), f32x4.mul(ay, by)), f32x4.mul(az, bz));
}

@inline
function bearable(cost: v128): v128 {
  return f32x4.le(cost, f32x4.splat(4));
}

@inline
function unlikeGloss(q: usize, rough: v128): v128 {
  return f32x4.mul(f32x4.abs(f32x4.sub(fourths(clear + q), rough)), f32x4.splat(14));
}

// (1 - cost / 4)^4 times the 32nd power of the cosine between the normals, times what a tap of its place weighs.
@inline
function weight(same: v128, cost: v128, tap: f32): v128 {
  same = f32x4.mul(same, same);
  same = f32x4.mul(same, same);
  same = f32x4.mul(same, same);
  same = f32x4.mul(same, same);
  same = f32x4.mul(same, same);
  let w: v128 = f32x4.sub(f32x4.splat(1), f32x4.mul(cost, f32x4.splat(0.25)));
  w = f32x4.mul(w, w);
  w = f32x4.mul(w, w);
  return f32x4.mul(w, f32x4.mul(same, f32x4.splat(tap)));
}

// Turns vectors back to four values a pixel, and stores them where a pixel is not left as it is.
@inline
function storeFour(at: usize, to: usize, r: v128, g: v128, b: v128, v: v128, left: v128): void {
  const out01: v128 = low(r, g);
  const out23: v128 = high(r, g);
  const more01: v128 = low(b, v);
  const more23: v128 = high(b, v);
  v128.store(to, i32x4.extract_lane(left, 0) ? v128.load(at) : evens(out01, more01));
  v128.store(to, i32x4.extract_lane(left, 1) ? v128.load(at, 16) : odds(out01, more01), 16);
  v128.store(to, i32x4.extract_lane(left, 2) ? v128.load(at, 32) : evens(out23, more23), 32);
  v128.store(to, i32x4.extract_lane(left, 3) ? v128.load(at, 48) : odds(out23, more23), 48);
}

@inline
function mendEdges(from: usize, to: usize, x: i32, y: i32, sum: v128, left: v128): void {
  const edges: i32 = i32x4.bitmask(v128.andnot(f32x4.lt(sum, f32x4.splat(EDGE)), left));
  if (edges == 0) return;
  if (edges & 1) mendEdge(from, to, x, y, f32x4.extract_lane(sum, 0));
  if (edges & 2) mendEdge(from, to, x + 1, y, f32x4.extract_lane(sum, 1));
  if (edges & 4) mendEdge(from, to, x + 2, y, f32x4.extract_lane(sum, 2));
  if (edges & 8) mendEdge(from, to, x + 3, y, f32x4.extract_lane(sum, 3));
}
