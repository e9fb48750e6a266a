// Takes the noise out: an edge-stopping à-trous filter on the diffuse light (its colour divided out) and on
// the gloss. Dammertz et al., "Edge-Avoiding À-Trous Wavelet Transform", 2010; variance as in Schied et al.,
// "Spatiotemporal Variance-Guided Filtering", 2017.

import { luminance } from './math';

export let width: i32 = 0;
export let height: i32 = 0;
export let diffuse: usize = 0;
export let gloss: usize = 0;
export let albedo: usize = 0;
export let normal: usize = 0;
let clear: usize = 0;
let pixel: f32 = 0;
let aheadX: f32 = 0;
let aheadY: f32 = 1;
let aheadZ: f32 = 0;
let rightX: f32 = 1;
let rightY: f32 = 0;
let rightZ: f32 = 0;
let upX: f32 = 0;
let upY: f32 = 0;
let upZ: f32 = 1;
let shiftRight: f32 = 0;
let shiftUp: f32 = 0;

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

// Weights of a pixel's like neighbours and of itself below which it counts as an edge.
const EDGE: f32 = 2.2;
let stepBy: i32 = 1;
let sigmaOf: f32 = 1;
let onGloss: bool = false;

/**
 * One pass: eight taps about a pixel, `step` pixels away. The fourth value of a pixel is the
 * variance of its light, and light may differ by `sigma` of its deviations. For gloss, the rougher the
 * surface the wider the filter; mirror-like pixels stay as they are.
 */
export function filter(
  first: i32, end: i32, from: usize, to: usize, step: i32, sigma: f32, isGloss: i32,
): void {
  stepBy = step;
  sigmaOf = sigma;
  onGloss = isGloss != 0;
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

// Four pixels in a row are read as four vectors and turned into one vector for each of their values.
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

// The last value of each of four pixels.
@inline
function fourths(at: usize): v128 {
  const pair: v128 = high(v128.load(at), v128.load(at, 16));
  return odds(pair, high(v128.load(at, 32), v128.load(at, 48)));
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

// What filterPixel does, for the four pixels from (x, y) to the right, all of whose taps lie in the picture's width.
function filterFour(from: usize, to: usize, x: i32, y: i32): void {
  const one: v128 = f32x4.splat(1);
  const four: v128 = f32x4.splat(4);
  const o: usize = <usize>(y * width + x) << 4;
  const at: usize = from + o;
  const p0: v128 = v128.load(at);
  const p1: v128 = v128.load(at, 16);
  const p2: v128 = v128.load(at, 32);
  const p3: v128 = v128.load(at, 48);
  const rg01: v128 = low(p0, p1);
  const rg23: v128 = low(p2, p3);
  const bv01: v128 = high(p0, p1);
  const bv23: v128 = high(p2, p3);
  let r: v128 = evens(rg01, rg23);
  let g: v128 = odds(rg01, rg23);
  let b: v128 = evens(bv01, bv23);
  let v: v128 = odds(bv01, bv23);
  const rough: v128 = fourths(clear + o);
  let left: v128;
  if (onGloss) {
    left = v128.or(
      f32x4.gt(f32x4.splat(<f32>stepBy), f32x4.mul(rough, f32x4.splat(24))),
      f32x4.le(f32x4.add(f32x4.add(f32x4.add(r, g), b), v), f32x4.splat(0)),
    );
  } else {
    const a: usize = albedo + o;
    const a0: v128 = v128.load(a);
    const a1: v128 = v128.load(a, 16);
    const a2: v128 = v128.load(a, 32);
    const a3: v128 = v128.load(a, 48);
    const ag01: v128 = low(a0, a1);
    const ag23: v128 = low(a2, a3);
    left = f32x4.lt(
      f32x4.add(f32x4.add(evens(ag01, ag23), odds(ag01, ag23)), evens(high(a0, a1), high(a2, a3))),
      f32x4.splat(0.001),
    );
  }
  if (i32x4.all_true(left)) {
    v128.store(to + o, p0);
    v128.store(to + o, p1, 16);
    v128.store(to + o, p2, 32);
    v128.store(to + o, p3, 48);
    return;
  }
  const nc: usize = normal + o;
  const c0: v128 = v128.load(nc);
  const c1: v128 = v128.load(nc, 16);
  const c2: v128 = v128.load(nc, 32);
  const c3: v128 = v128.load(nc, 48);
  const cxy01: v128 = low(c0, c1);
  const cxy23: v128 = low(c2, c3);
  const czd01: v128 = high(c0, c1);
  const czd23: v128 = high(c2, c3);
  const nx: v128 = evens(cxy01, cxy23);
  const ny: v128 = odds(cxy01, cxy23);
  const nz: v128 = evens(czd01, czd23);
  const depth: v128 = odds(czd01, czd23);
  const l: v128 = luminances(r, g, b);
  const byLight: v128 = f32x4.div(
    one,
    f32x4.add(
      f32x4.add(f32x4.mul(f32x4.splat(sigmaOf), f32x4.sqrt(v)), f32x4.mul(l, f32x4.splat(0.012))),
      f32x4.splat(1e-4),
    ),
  );
  const perDepth: f32 = 0.0009 + 0.012 * <f32>stepBy * pixel;
  const byPlane: v128 = f32x4.div(
    one, f32x4.add(f32x4.splat(0.001), f32x4.mul(depth, f32x4.splat(perDepth))),
  );
  const left0: f32 = (<f32>x + 0.5 - <f32>width * 0.5) * pixel;
  const sx: v128 = f32x4.add(
    f32x4.add(f32x4.splat(left0), f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(pixel))), f32x4.splat(shiftRight),
  );
  const sy: f32 = (<f32>height * 0.5 - <f32>y - 0.5) * pixel + shiftUp;
  const across: v128 = along(nx, ny, nz, rightX, rightY, rightZ);
  const above: v128 = along(nx, ny, nz, upX, upY, upZ);
  const here: v128 = f32x4.add(
    along(nx, ny, nz, aheadX, aheadY, aheadZ),
    f32x4.add(f32x4.mul(across, sx), f32x4.mul(above, f32x4.splat(sy))),
  );
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
      const n0: v128 = v128.load(n);
      const n1: v128 = v128.load(n, 16);
      const n2: v128 = v128.load(n, 32);
      const n3: v128 = v128.load(n, 48);
      const nxy01: v128 = low(n0, n1);
      const nxy23: v128 = low(n2, n3);
      const nzd01: v128 = high(n0, n1);
      const nzd23: v128 = high(n2, n3);
      let same: v128 = f32x4.add(
        f32x4.add(f32x4.mul(nx, evens(nxy01, nxy23)), f32x4.mul(ny, odds(nxy01, nxy23))),
        f32x4.mul(nz, evens(nzd01, nzd23)),
      );
      const ray: v128 = f32x4.add(
        here,
        f32x4.add(
          f32x4.mul(perX, f32x4.splat(<f32>(i * stepBy))), f32x4.mul(perY, f32x4.splat(<f32>(j * stepBy))),
        ),
      );
      let cost: v128 = f32x4.mul(
        f32x4.abs(f32x4.sub(f32x4.mul(ray, odds(nzd01, nzd23)), plane)), byPlane,
      );
      const alike: v128 = v128.and(f32x4.ge(same, f32x4.splat(0.6)), f32x4.le(cost, four));
      if (!v128.any_true(alike)) continue;
      const t: usize = from + q;
      const t0: v128 = v128.load(t);
      const t1: v128 = v128.load(t, 16);
      const t2: v128 = v128.load(t, 32);
      const t3: v128 = v128.load(t, 48);
      const trg01: v128 = low(t0, t1);
      const trg23: v128 = low(t2, t3);
      const tbv01: v128 = high(t0, t1);
      const tbv23: v128 = high(t2, t3);
      const tr: v128 = evens(trg01, trg23);
      const tg: v128 = odds(trg01, trg23);
      const tb: v128 = evens(tbv01, tbv23);
      cost = f32x4.add(cost, f32x4.mul(f32x4.abs(f32x4.sub(luminances(tr, tg, tb), l)), byLight));
      if (onGloss) {
        const unlike: v128 = f32x4.abs(f32x4.sub(fourths(clear + q), rough));
        cost = f32x4.add(cost, f32x4.mul(unlike, f32x4.splat(14)));
      }
      same = f32x4.mul(same, same);
      same = f32x4.mul(same, same);
      same = f32x4.mul(same, same);
      same = f32x4.mul(same, same);
      same = f32x4.mul(same, same);
      let w: v128 = f32x4.sub(one, f32x4.mul(cost, f32x4.splat(0.25)));
      w = f32x4.mul(w, w);
      w = f32x4.mul(w, w);
      w = f32x4.mul(w, f32x4.mul(same, f32x4.splat(i == 0 || j == 0 ? 0.7 : 0.5)));
      w = v128.and(w, v128.and(alike, f32x4.le(cost, four)));
      r = f32x4.add(r, f32x4.mul(tr, w));
      g = f32x4.add(g, f32x4.mul(tg, w));
      b = f32x4.add(b, f32x4.mul(tb, w));
      v = f32x4.add(v, f32x4.mul(odds(tbv01, tbv23), f32x4.mul(w, w)));
      sum = f32x4.add(sum, w);
    }
  }
  const k: v128 = f32x4.div(one, sum);
  r = f32x4.mul(r, k);
  g = f32x4.mul(g, k);
  b = f32x4.mul(b, k);
  v = f32x4.mul(v, f32x4.mul(k, k));
  // Back to four values a pixel.
  const out01: v128 = low(r, g);
  const out23: v128 = high(r, g);
  const more01: v128 = low(b, v);
  const more23: v128 = high(b, v);
  keepOrStore(to + o, evens(out01, more01), p0, i32x4.extract_lane(left, 0));
  keepOrStore(to + o + 16, odds(out01, more01), p1, i32x4.extract_lane(left, 1));
  keepOrStore(to + o + 32, evens(out23, more23), p2, i32x4.extract_lane(left, 2));
  keepOrStore(to + o + 48, odds(out23, more23), p3, i32x4.extract_lane(left, 3));
  if (stepBy != 1 || onGloss) return;
  const edges: i32 = i32x4.bitmask(v128.andnot(f32x4.lt(sum, f32x4.splat(EDGE)), left));
  if (edges == 0) return;
  if (edges & 1) mendEdge(from, to, x, y, f32x4.extract_lane(sum, 0));
  if (edges & 2) mendEdge(from, to, x + 1, y, f32x4.extract_lane(sum, 1));
  if (edges & 4) mendEdge(from, to, x + 2, y, f32x4.extract_lane(sum, 2));
  if (edges & 8) mendEdge(from, to, x + 3, y, f32x4.extract_lane(sum, 3));
}

@inline
function keepOrStore(at: usize, filtered: v128, own: v128, left: i32): void {
  v128.store(at, left ? own : filtered);
}

// An edge pixel is like none of its neighbours and would stay noisy: it takes their light's mean.
function mendEdge(from: usize, to: usize, x: i32, y: i32, sum: f32): void {
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
