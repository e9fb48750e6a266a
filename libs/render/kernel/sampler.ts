// Owen-scrambled Sobol points over the whole picture in Z-order: neighbouring pixels share one
// well-spread set, so that the noise left over is blue and easy to remove.
// Burley, "Practical Hash-based Owen Scrambling", 2020; Ahmed and Wonka, "Screen-Space Blue-Noise
// Diffusion of Monte Carlo Sampling Error via Hierarchical Ordering of Pixels", 2020.

import { hash, unit } from './math';

/** The point drawn last by {@link draw}. */
export let u1: f32 = 0;
export let u2: f32 = 0;

let reversedIndex: u32 = 0;
let seed: u32 = 0;
let dimension: u32 = 0;

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

/** Starts sample `s` of `count` (a power of two) of pixel (x, y). */
export function beginPixelSample(x: u32, y: u32, s: u32, count: u32, pictureSeed: u32): void {
  reversedIndex = reverse((spread(x) | (spread(y) << 1)) * count + s);
  seed = hash(pictureSeed + 0x9e3779b9);
  dimension = 0;
}

/** Starts sample `s` of a set of its own. */
export function beginSetSample(set: u32, s: u32, pictureSeed: u32): void {
  reversedIndex = reverse(s);
  seed = hash(hash(pictureSeed + 0x51ed270b) ^ (set * 0x9e3779b9));
  dimension = 0;
}

/** Draws the next pair into {@link u1} and {@link u2}, each in [0, 1). */
export function draw(): void {
  const s: u32 = hash(seed + dimension * 0x85ebca6b);
  dimension += 1;
  const i: u32 = reverse(scrambleReversed(reversedIndex, s));
  u1 = unit(reverse(scrambleReversed(i, hash(s ^ 0x68bc21eb))));
  u2 = unit(reverse(scrambleReversed(sobolSecondReversed(i), hash(s ^ 0x02e5be93))));
}

/** Draws a pair that is only random, not well spread: for jitter and choices, a quarter of the cost. */
export function drawPlain(): void {
  const h: u32 = hash((seed ^ reversedIndex) + dimension * 0x9e3779b9);
  dimension += 1;
  u1 = unit(h);
  u2 = unit(h * 0x2c1b3c6d);
}
