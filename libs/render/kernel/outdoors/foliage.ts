// Foliage: leaves before one another, in round bunches with a side in the light and a dark one, themselves in boughs.

import { clamp, hash3, mix, smooth, unit } from '../math';
import { ROUND } from './seen';

/** Colour found by {@link foliage}. */
export let leafR: f32 = 0;
export let leafG: f32 = 0;
export let leafB: f32 = 0;
/** What the leaf met there has for its own, -0.5 to 0.5: an outline that is moved by it runs along leaves. */
export let leafOwn: f32 = 0;

// Where the light comes from: aside, high, a little from behind the eye.
const LIGHT_X: f32 = -0.42;
const LIGHT_Y: f32 = 0.74;
const LIGHT_Z: f32 = 0.52;

let bunchX: f32 = 0;
let bunchY: f32 = 0;
let bunchZ: f32 = 1;
let bunchOwn: f32 = 0;

@inline
function around(i: i32, count: i32): i32 {
  return i < 0 ? i + count : i >= count ? i - count : i;
}

// The foremost of round bunches at a place, `count` of them around the horizon: the normal there, and its own number.
function bunch(a: f32, e: f32, count: i32, seed: i32): void {
  const scale: f32 = <f32>count / ROUND;
  const x: f32 = a * scale;
  const y: f32 = e * scale;
  const i0: i32 = <i32>floor<f32>(x);
  const j0: i32 = <i32>floor<f32>(y);
  let best: f32 = -9;
  bunchX = 0;
  bunchY = -0.6;
  bunchZ = 0.35;
  bunchOwn = 0;
  for (let j: i32 = j0 - 1; j <= j0 + 1; j++)
    for (let i: i32 = i0 - 1; i <= i0 + 1; i++) {
      const h: u32 = hash3(around(i, count), j, seed);
      const radius: f32 = 0.66 + 0.34 * unit(h * 277803737);
      const dx: f32 = (x - <f32>i - 0.1 - 0.8 * unit(h)) / radius;
      const up: f32 = <f32>j + 0.1 + 0.8 * unit(h * 747796405);
      const dy: f32 = (y - up) / radius;
      const d2: f32 = dx * dx + dy * dy;
      if (d2 >= 1) continue;
      const z: f32 = sqrt<f32>(1 - d2);
      // Lower ones stand out farther.
      const near: f32 = z * radius - 0.5 * (up - y) + 0.3 * unit(h * 2891336453);
      if (near <= best) continue;
      best = near;
      bunchX = dx;
      bunchY = dy;
      bunchZ = z;
      bunchOwn = unit(h * 2654435769);
    }
}

let leafA: f32 = 0;
let leafE: f32 = 0;
let leafTone: f32 = 0;
let leafDeep: f32 = 0;

// The leaves about a place, `count` around the horizon: how light they are, how deep it is between them, and their middle.
function leaf(a: f32, e: f32, count: i32, seed: i32): void {
  const scale: f32 = <f32>count / ROUND;
  const x: f32 = a * scale;
  const y: f32 = e * scale;
  const i0: i32 = <i32>floor<f32>(x);
  const j0: i32 = <i32>floor<f32>(y);
  let sum: f32 = 0.04;
  let tone: f32 = 0;
  let own: f32 = 0;
  let cx: f32 = x * sum;
  let cy: f32 = y * sum;
  for (let j: i32 = j0 - 1; j <= j0 + 1; j++)
    for (let i: i32 = i0 - 1; i <= i0 + 1; i++) {
      const h: u32 = hash3(around(i, count), j, seed);
      const mx: f32 = <f32>i + unit(h);
      const my: f32 = <f32>j + unit(h * 747796405);
      const px: f32 = x - mx;
      const py: f32 = y - my;
      // It hangs aslant, to either side.
      const t: f32 = 1.6 * unit(h * 2891336453) - 0.8;
      const n: f32 = 1 / (1 + t * t);
      const c: f32 = 2 * t * n;
      const s: f32 = (1 - t * t) * n;
      const along: f32 = (px * c - py * s) * 1.05;
      const across: f32 = (px * s + py * c) * 1.9;
      const d2: f32 = along * along + across * across;
      if (d2 >= 1) continue;
      const s2: f32 = unit(h * 277803737);
      const edge: f32 = 1 - d2;
      const k: f32 = edge * edge * (0.15 + s2 * s2 * 2.4);
      sum += k;
      tone += k * unit(h * 2654435769);
      own += k * (s2 - 0.5);
      cx += k * mx;
      cy += k * my;
    }
  const per: f32 = 1 / sum;
  leafTone = (tone + 0.02) * per;
  leafOwn = own * per;
  leafDeep = smooth(0.9, 0.06, sum);
  leafA = cx * per / scale;
  leafE = cy * per / scale;
}

/**
 * Foliage at bearing a and elevation e: of `count` leaves around the horizon, a multiple of 16, in colours as in the sun;
 * `light` is how much of it comes here, 1 in the open.
 */
export function foliage(a: f32, e: f32, count: i32, seed: i32, r: f32, g: f32, b: f32, light: f32): void {
  leaf(a, e, count, seed);
  const own: f32 = leafTone;
  const deep: f32 = leafDeep;
  // A leaf is as light as the bunch at its middle; its edge is out of focus.
  const ma: f32 = mix(a, leafA, 0.75);
  const me: f32 = mix(e, leafE, 0.75);
  // Limbs carry boughs, boughs twigs: each has a side in the light, and what lies behind it is in its shade.
  bunch(ma, me, count / 44, seed + 3);
  const limbX: f32 = bunchX;
  const limbY: f32 = bunchY;
  const limbZ: f32 = bunchZ;
  const hue: f32 = bunchOwn - 0.5;
  bunch(ma, me, count / 16, seed + 1);
  const boughX: f32 = bunchX;
  const boughY: f32 = bunchY;
  const boughZ: f32 = bunchZ;
  bunch(ma, me, count / 5, seed + 2);
  const nx: f32 = limbX * 0.42 + boughX * 0.42 + bunchX * 0.36;
  const ny: f32 = limbY * 0.42 + boughY * 0.42 + bunchY * 0.36;
  const nz: f32 = limbZ * 0.42 + boughZ * 0.42 + bunchZ * 0.36;
  // Between the rounds of boughs one looks into the dark of the crown.
  const hollow: f32 = smooth(0.7, 0.25, limbZ) * 0.26 + smooth(0.65, 0.2, boughZ) * 0.36;
  const shade: f32 = (1 - 0.6 * deep) * (1 - 0.75 * min<f32>(hollow, 1));
  const towards: f32 = nx * LIGHT_X + ny * LIGHT_Y + nz * LIGHT_Z;
  const sun: f32 = smooth(0.2, 1, towards + (own - 0.5) * 0.8) * light * shade;
  const dim: f32 = (0.2 + 0.13 * clamp(ny, -1, 1)) * (0.45 + 0.55 * light) * (0.6 + 0.8 * own) * shade;
  // Light that has come through leaves is yellow, the sky's is blue; some leaves turn their gloss to it.
  const gloss: f32 = smooth(0.8, 1, own) * sun * 0.12;
  const warm: f32 = sun * (0.62 + 0.76 * own) * 1.6;
  leafR = r * (warm * (1.06 + 0.3 * hue) + dim * 0.85) + gloss;
  leafG = g * (warm * 0.97 + dim) + gloss;
  leafB = b * (warm * (0.85 - 0.3 * hue) + dim * 1.6) + gloss * 1.1;
}
