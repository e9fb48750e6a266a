// Small f32 mathematics: everything here is deterministic and needs nothing from the host.

export const PI: f32 = 3.14159265;
export const FAR: f32 = 1e30;

/** Set by {@link turn}: cosine and sine. */
export let turnCos: f32 = 1;
export let turnSin: f32 = 0;

// Taylor series on a quarter turn; the error stays below 4e-6.
@inline
function sinQuarter(x: f32): f32 {
  const s: f32 = x * x;
  return x * (1 + s * (-0.16666667 + s * (0.0083333310 + s * (-0.00019840874 + s * 0.0000027525562))));
}

@inline
function sinTurn(u: f32): f32 {
  let x: f32 = u - floor<f32>(u);
  if (x > 0.5) x = x - 1;
  if (x > 0.25) x = 0.5 - x;
  else if (x < -0.25) x = -0.5 - x;
  return sinQuarter(x * 6.2831853);
}

/** Cosine and sine of `u` full turns. */
@inline
export function turn(u: f32): void {
  turnSin = sinTurn(u);
  turnCos = sinTurn(u + 0.25);
}

/** sin(x), x in radians. */
export function sine(x: f32): f32 {
  return sinTurn(x * 0.15915494);
}

@inline
export function clamp(x: f32, lo: f32, hi: f32): f32 {
  return min<f32>(max<f32>(x, lo), hi);
}

@inline
export function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

@inline
export function smooth(lo: f32, hi: f32, x: f32): f32 {
  const t: f32 = clamp((x - lo) / (hi - lo), 0, 1);
  return t * t * (3 - 2 * t);
}

@inline
export function fract(x: f32): f32 {
  return x - floor<f32>(x);
}

@inline
export function luminance(r: f32, g: f32, b: f32): f32 {
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

/** log2 of a positive number, to about 1e-5. */
export function log2(x: f32): f32 {
  const bits: i32 = reinterpret<i32>(x);
  let e: f32 = <f32>((bits >> 23) - 127);
  let m: f32 = reinterpret<f32>((bits & 0x007fffff) | 0x3f800000);
  if (m > 1.41421356) {
    m = m * 0.5;
    e = e + 1;
  }
  const z: f32 = (m - 1) / (m + 1);
  const s: f32 = z * z;
  return e + z * (2.8853901 + s * (0.96179669 + s * (0.57707802 + s * 0.41219859)));
}

/** 2 to the power x, for -126 < x < 127, to about 2e-6. */
export function exp2(x: f32): f32 {
  const c: f32 = clamp(x, -126, 126);
  const i: f32 = floor<f32>(c);
  const f: f32 = c - i;
  const p: f32 =
    1 + f * (0.69314718 + f * (0.24022651 + f * (0.055504109 + f * (0.0096181291 + f * 0.0013333558))));
  return p * reinterpret<f32>((<i32>i + 127) << 23);
}

export function power(x: f32, y: f32): f32 {
  return x <= 0 ? 0 : exp2(log2(x) * y);
}

// ---- hashes and noise ----

@inline
export function hash(x: u32): u32 {
  x ^= x >> 16;
  x *= 0x7feb352d;
  x ^= x >> 15;
  x *= 0x846ca68b;
  x ^= x >> 16;
  return x;
}

@inline
export function hash3(x: i32, y: i32, z: i32): u32 {
  return hash(<u32>x * 0x8da6b343 + <u32>y * 0xd8163841 + <u32>z * 0xcb1ab31f);
}

/** A hash as a number from 0 to 1. */
@inline
export function unit(h: u32): f32 {
  return <f32>(h >> 8) * 5.9604645e-8;
}

@inline
export function hashUnit(x: i32, y: i32, z: i32): f32 {
  return unit(hash3(x, y, z));
}

/** {@link hash} of four. */
@inline
export function hashes(x: v128): v128 {
  x = v128.xor(x, i32x4.shr_u(x, 16));
  x = i32x4.mul(x, i32x4.splat(0x7feb352d));
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.mul(x, i32x4.splat(<i32>0x846ca68b));
  return v128.xor(x, i32x4.shr_u(x, 16));
}

/** Four hashes as numbers from 0 to 1. */
@inline
export function units(h: v128): v128 {
  return f32x4.mul(f32x4.convert_i32x4_s(i32x4.shr_u(h, 8)), f32x4.splat(5.9604645e-8));
}

/** Value noise, 0 to 1. */
export function noise3(x: f32, y: f32, z: f32): f32 {
  const fx: f32 = floor<f32>(x);
  const fy: f32 = floor<f32>(y);
  const fz: f32 = floor<f32>(z);
  const i: i32 = <i32>fx;
  const j: i32 = <i32>fy;
  const k: i32 = <i32>fz;
  let u: f32 = x - fx;
  let v: f32 = y - fy;
  let w: f32 = z - fz;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  if (ASC_FEATURE_SIMD) {
    const first: i32 = i * <i32>0x8da6b343 + j * <i32>0xd8163841 + k * <i32>0xcb1ab31f;
    const corner: v128 = i32x4.add(
      i32x4.splat(first),
      i32x4(0, <i32>0x8da6b343, <i32>0xd8163841, <i32>0x65bceb84),
    );
    const low: v128 = units(hashes(corner));
    const high: v128 = units(hashes(i32x4.add(corner, i32x4.splat(<i32>0xcb1ab31f))));
    const even: v128 = v128.shuffle<f32>(low, high, 0, 2, 4, 6);
    const odd: v128 = v128.shuffle<f32>(low, high, 1, 3, 5, 7);
    const rows: v128 = f32x4.add(even, f32x4.mul(f32x4.sub(odd, even), f32x4.splat(u)));
    return mix(
      mix(f32x4.extract_lane(rows, 0), f32x4.extract_lane(rows, 1), v),
      mix(f32x4.extract_lane(rows, 2), f32x4.extract_lane(rows, 3), v),
      w,
    );
  } else {
    const a: f32 = mix(hashUnit(i, j, k), hashUnit(i + 1, j, k), u);
    const b: f32 = mix(hashUnit(i, j + 1, k), hashUnit(i + 1, j + 1, k), u);
    const c: f32 = mix(hashUnit(i, j, k + 1), hashUnit(i + 1, j, k + 1), u);
    const d: f32 = mix(hashUnit(i, j + 1, k + 1), hashUnit(i + 1, j + 1, k + 1), u);
    return mix(mix(a, b, v), mix(c, d, v), w);
  }
}

/** Value noise in the plane, 0 to 1. */
export function noise2(x: f32, y: f32): f32 {
  const fx: f32 = floor<f32>(x);
  const fy: f32 = floor<f32>(y);
  const i: i32 = <i32>fx;
  const j: i32 = <i32>fy;
  let u: f32 = x - fx;
  let v: f32 = y - fy;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  if (ASC_FEATURE_SIMD) {
    const first: i32 = i * <i32>0x8da6b343 + j * <i32>0xd8163841 + 7 * <i32>0xcb1ab31f;
    const corners: v128 = units(
      hashes(i32x4.add(i32x4.splat(first), i32x4(0, <i32>0x8da6b343, <i32>0xd8163841, <i32>0x65bceb84))),
    );
    return mix(
      mix(f32x4.extract_lane(corners, 0), f32x4.extract_lane(corners, 1), u),
      mix(f32x4.extract_lane(corners, 2), f32x4.extract_lane(corners, 3), u),
      v,
    );
  } else {
    return mix(
      mix(hashUnit(i, j, 7), hashUnit(i + 1, j, 7), u),
      mix(hashUnit(i, j + 1, 7), hashUnit(i + 1, j + 1, 7), u),
      v,
    );
  }
}

/** Three octaves of {@link noise3}, 0 to 1. */
export function cloud3(x: f32, y: f32, z: f32): f32 {
  return (
    noise3(x, y, z) * 0.57 +
    noise3(x * 2.03 + 17, y * 2.03 + 5, z * 2.03 + 11) * 0.29 +
    noise3(x * 4.1 + 3, y * 4.1 + 29, z * 4.1 + 7) * 0.14
  );
}
