// Owen-scrambled Sobol points over the whole picture in Z-order: neighbouring pixels share one
// well-spread set, so that the noise left over is blue and easy to remove.
// Burley, "Practical Hash-based Owen Scrambling", 2020; Ahmed and Wonka, "Screen-Space Blue-Noise
// Diffusion of Monte Carlo Sampling Error via Hierarchical Ordering of Pixels", 2020.

import { hash, hashes, unit, units } from './math';
import { scratch } from './scene';

/** The point drawn last by {@link draw}. */
export let u1: f32 = 0;
export let u2: f32 = 0;

let reversedIndex: u32 = 0;
let seed: u32 = 0;
let dimension: u32 = 0;
let plain: u32 = 0;
let nextU1: f32 = 0;
let nextU2: f32 = 0;

@inline
function spread(x: u32): u32 {
  x &= 0xffff;
  x = (x | (x << 8)) & 0x00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f;
  x = (x | (x << 2)) & 0x33333333;
  return (x | (x << 1)) & 0x55555555;
}

@inline
function reverse(x: u32): u32 {
  x = ((x >> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >> 16) | (x << 16);
}

@inline
function scrambleReversed(x: u32, s: u32): u32 {
  x += s;
  x ^= x * 0x6c50b47c;
  x ^= x * 0xb82f1e52;
  x ^= x * 0xc7afe638;
  x ^= x * 0x8d22f6e6;
  return x;
}

// The second Sobol dimension's matrix, from and to reversed bits: Pascal's triangle modulo 2, factored.
@inline
function sobolSecondReversed(v: u32): u32 {
  v ^= v >> 16;
  v ^= (v & 0xff00ff00) >> 8;
  v ^= (v & 0xf0f0f0f0) >> 4;
  v ^= (v & 0xcccccccc) >> 2;
  v ^= (v & 0xaaaaaaaa) >> 1;
  return v;
}

@inline
function reverseFour(x: v128): v128 {
  // Bytes in reverse, and the bits of each by a table of nibbles.
  const nibbles: v128 = i8x16(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15);
  const mask: v128 = i8x16.splat(15);
  const low: v128 = v128.swizzle(nibbles, v128.and(x, mask));
  const high: v128 = v128.swizzle(nibbles, v128.and(i16x8.shr_u(x, 4), mask));
  const y: v128 = v128.or(i16x8.shl(low, 4), high);
  return v128.shuffle<u8>(y, y, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
}

@inline
function scrambleFour(x: v128, s: v128): v128 {
  x = i32x4.add(x, s);
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(0x6c50b47c)));
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(<i32>0xb82f1e52)));
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(<i32>0xc7afe638)));
  return v128.xor(x, i32x4.mul(x, i32x4.splat(<i32>0x8d22f6e6)));
}

@inline
function sobolSecondFour(v: v128): v128 {
  v = v128.xor(v, i32x4.shr_u(v, 16));
  v = v128.xor(v, i32x4.shr_u(v128.and(v, i32x4.splat(<i32>0xff00ff00)), 8));
  v = v128.xor(v, i32x4.shr_u(v128.and(v, i32x4.splat(<i32>0xf0f0f0f0)), 4));
  v = v128.xor(v, i32x4.shr_u(v128.and(v, i32x4.splat(<i32>0xcccccccc)), 2));
  return v128.xor(v, i32x4.shr_u(v128.and(v, i32x4.splat(<i32>0xaaaaaaaa)), 1));
}

// The seeds of a picture's first dimensions are kept behind the light picker's table: for two dimensions at a
// time, those of their orders (each twice), then those of their first numbers and of their second ones.
const SEEDS: usize = 7168;
const KNOWN: u32 = 16;
let known: u32 = 0;

@inline
function orderOf(d: u32): u32 {
  return hash(seed + d * 0x85ebca6b);
}

/** Makes ready for {@link beginPixelSample}. */
export function beginPicture(pictureSeed: u32): void {
  seed = hash(pictureSeed + 0x9e3779b9);
  for (let d: u32 = 0; d < KNOWN; d += 2) {
    const at: usize = scratch + SEEDS + (<usize>d << 4);
    const s: u32 = orderOf(d);
    const t: u32 = orderOf(d + 1);
    store<u32>(at, s);
    store<u32>(at, t, 4);
    store<u32>(at, s, 8);
    store<u32>(at, t, 12);
    store<u32>(at, hash(s ^ 0x68bc21eb), 16);
    store<u32>(at, hash(t ^ 0x68bc21eb), 20);
    store<u32>(at, hash(s ^ 0x02e5be93), 24);
    store<u32>(at, hash(t ^ 0x02e5be93), 28);
  }
}

/**
 * Starts sample `s` of `count` (a power of two) of pixel (x, y) of the picture begun last. Neighbours go through
 * their points in different orders, so that the first samples of a block of pixels are well spread as well.
 */
export function beginPixelSample(x: u32, y: u32, s: u32, count: u32): void {
  const pixel: u32 = spread(x) | (spread(y) << 1);
  reversedIndex = reverse(pixel * count + (s ^ (pixel & (count - 1))));
  dimension = 0;
  plain = 0;
  known = KNOWN;
}

/** Starts sample `s` of a set of its own. */
export function beginSetSample(set: u32, s: u32, pictureSeed: u32): void {
  reversedIndex = reverse(s);
  seed = hash(hash(pictureSeed + 0x51ed270b) ^ (set * 0x9e3779b9));
  dimension = 0;
  plain = 0;
  known = 0;
}

/** Draws the next pair into {@link u1} and {@link u2}, each in [0, 1). */
export function draw(): void {
  if (ASC_FEATURE_SIMD) {
    // Two pairs cost what one does: the second waits for the next call.
    if (dimension & 1) {
      u1 = nextU1;
      u2 = nextU2;
    } else {
      drawFour();
    }
  } else {
    const s: u32 = orderOf(dimension);
    const i: u32 = reverse(scrambleReversed(reversedIndex, s));
    u1 = unit(reverse(scrambleReversed(i, hash(s ^ 0x68bc21eb))));
    u2 = unit(reverse(scrambleReversed(sobolSecondReversed(i), hash(s ^ 0x02e5be93))));
  }
  dimension += 1;
}

function drawFour(): void {
  let orders: v128;
  let seeds: v128;
  if (dimension < known) {
    const at: usize = scratch + SEEDS + (<usize>dimension << 4);
    orders = v128.load(at);
    seeds = v128.load(at, 16);
  } else {
    const s: i32 = <i32>(seed + dimension * 0x85ebca6b);
    const step: i32 = <i32>0x85ebca6b;
    orders = hashes(i32x4.add(i32x4.splat(s), v128.and(i32x4.splat(step), i32x4(0, -1, 0, -1))));
    seeds = hashes(v128.xor(orders, i32x4(0x68bc21eb, 0x68bc21eb, 0x02e5be93, 0x02e5be93)));
  }
  const i: v128 = reverseFour(scrambleFour(i32x4.splat(<i32>reversedIndex), orders));
  const both: v128 = v128.shuffle<i32>(i, sobolSecondFour(i), 0, 1, 6, 7);
  const x: v128 = units(reverseFour(scrambleFour(both, seeds)));
  u1 = f32x4.extract_lane(x, 0);
  nextU1 = f32x4.extract_lane(x, 1);
  u2 = f32x4.extract_lane(x, 2);
  nextU2 = f32x4.extract_lane(x, 3);
}

/** Draws a pair that is only random, not well spread: for jitter and choices, a quarter of the cost. */
export function drawPlain(): void {
  const h: u32 = hash((seed ^ reversedIndex) + plain * 0x9e3779b9);
  plain += 1;
  u1 = unit(h);
  u2 = unit(h * 0x2c1b3c6d);
}
