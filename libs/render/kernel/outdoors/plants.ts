// Single plants before what lies behind them: rows of shrubs, trees by kind.

import { clamp, hash3, mix, noise2, noise3, smooth, unit } from '../math';
import { foliage, leafB, leafG, leafOwn, leafR } from './foliage';
import {
  bare, beforeInHaze, CONIFER, crownB, crownG, crownR, DESERT, hedgeB, hedgeG, hedgeR, plants, ROUND, snowy, SOFT, within,
} from './seen';

let rowTop: f32 = 0;
let rowLight: f32 = 0;
let rowOwn: f32 = 0;

/**
 * A row of round shrubs or far crowns at a bearing: of the highest there, its outline goes to `rowTop`, the light on it at
 * elevation e to `rowLight` and its own number, 0 to 1, to `rowOwn`. A `share` of `count` places holds one, from `low` to
 * `high` above `foot`.
 */
export function bushes(a: f32, e: f32, count: i32, share: f32, foot: f32, low: f32, high: f32, seed: i32): void {
  const at: f32 = (a / ROUND) * <f32>count;
  const own: i32 = <i32>floor<f32>(at);
  rowTop = foot - 0.2;
  rowLight = 0.2;
  rowOwn = 0.5;
  let foremost: f32 = -9;
  for (let i: i32 = own - 1; i <= own + 1; i++) {
    const h: u32 = hash3((i + count) % count, count, seed);
    const s: f32 = unit(h);
    const s2: f32 = unit(h * 747796405);
    if (unit(h * 2654435769) > share) continue;
    const x: f32 = (at - <f32>i - 0.25 - 0.5 * s2) / (0.55 + 0.45 * unit(h * 2891336453));
    if (x * x >= 1) continue;
    const tall: f32 = low + (high - low) * s;
    // It is narrower again at its foot.
    const up: f32 = (e - foot) / tall;
    const tuck: f32 = clamp(0.35 - up, 0, 0.6);
    rowTop = max<f32>(rowTop, foot + tall * (sqrt<f32>(1 - x * x) - 1.1 * x * x * tuck));
    const near: f32 = 1 - x * x - up * up + 0.5 * s2;
    if (near <= foremost) continue;
    foremost = near;
    rowOwn = s2;
    rowLight = clamp(0.2 + 0.95 * up - 0.28 * x, 0.05, 1.1);
  }
}

/** Shrubs or far crowns of `leaves` leaves around, in a color and `haze`, before what is there already. */
export function shrubs(
  a: f32, e: f32, count: i32, share: f32, foot: f32, low: f32, high: f32, leaves: i32, seed: i32,
  r: f32, g: f32, b: f32, haze: f32, much: f32,
): void {
  const leaf: f32 = ROUND / <f32>leaves;
  if (e > foot + high + 4 * leaf || e < foot - 3 * leaf) return;
  bushes(a, e, count, share, foot, low, high, seed);
  const top: f32 = rowTop;
  const ragged: f32 = (noise2(a * 38, e * 38) - 0.5) * (high + 0.05) * (0.24 - 0.3 * haze);
  if (e > top + ragged + 3.5 * leaf) return;
  const light: f32 = rowLight;
  const tint: f32 = rowOwn - 0.5;
  foliage(a, e, leaves, seed, r * (1 + 0.5 * tint), g * (1 + 0.15 * tint), b * (1 - 0.3 * tint), light);
  const edge: f32 = top + ragged + leafOwn * 5 * leaf;
  const ground: f32 = foot + leafOwn * 3 * leaf;
  const k: f32 = smooth(edge + SOFT * 0.8, edge - SOFT * 0.8, e) * smooth(ground - SOFT, ground + SOFT, e) * much;
  if (k <= 0) return;
  let lr: f32 = leafR;
  let lg: f32 = leafG;
  let lb: f32 = leafB;
  if (snowy) {
    const lies: f32 = smooth(edge - 0.03, edge, e) * 0.85;
    lr = mix(lr, 0.84, lies);
    lg = mix(lg, 0.87, lies);
    lb = mix(lb, 0.92, lies);
  }
  beforeInHaze(lr, lg, lb, haze, k);
}

/**
 * A ring of `count` places, of which a `share` holds a tree whose foot is at `foot`, `size` times as large as one close
 * by, and so much in the haze of the distance as `haze` says; `leaves` leaves go around the horizon.
 */
export function trees(a: f32, e: f32, count: i32, share: f32, foot: f32, size: f32, haze: f32, leaves: i32): void {
  const at: f32 = (a / ROUND) * <f32>count;
  const own: i32 = <i32>floor<f32>(at);
  for (let i: i32 = own - 1; i <= own + 1; i++) {
    const id: i32 = (i + count) % count;
    const h: u32 = hash3(id, count, 3);
    if (unit(h) > share) continue;
    const s: f32 = unit(h * 747796405);
    const s2: f32 = unit(h * 2891336453);
    const s3: f32 = unit(h * 277803737);
    const x: f32 = ((at - <f32>i - 0.3 - 0.4 * s) * ROUND) / <f32>count;
    if (plants == CONIFER) spruce(x, a, e, foot, size * (0.6 + 0.7 * s2), s3, haze, leaves);
    else if (plants == DESERT && s3 < 0.5) cactus(x, e, foot, size * (0.7 + 0.5 * s2), s3 * 2, haze);
    else tree(x, a, e, foot, size * (plants == DESERT ? 0.4 + 0.2 * s2 : 0.7 + 0.6 * s2), s3, haze, leaves);
  }
}

// A trunk that forks, and a crown about its limbs through which the sky shows.
function tree(x: f32, a: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32, leaves: i32): void {
  const across: f32 = (0.22 + 0.12 * s) * size;
  const up: f32 = (0.26 - 0.06 * s) * size;
  const middle: f32 = foot + 0.16 * size + up;
  if (abs<f32>(x) > across * 1.5 || e > middle + up * 1.5 || e < foot - 0.02) return;
  const dx: f32 = x / across;
  const dy: f32 = (e - middle) / up;
  // Boughs bulge out of the crown, and the sky shows between them.
  const lumps: f32 = noise3(a * 9 + s * 40, e * 9, s * 9) - 0.5;
  const gaps: f32 = noise3(a * 30, e * 30, s * 30) - 0.5;
  const inside: f32 = 1 - sqrt<f32>(dx * dx + dy * dy * (dy < 0 ? <f32>1.5 : <f32>1)) + lumps * 0.85 + gaps * 0.42;
  wood(x, e, foot, size, s, haze, middle, up, inside);
  if (bare) {
    const x0: f32 = a * 0.8 + e * 0.6;
    const y0: f32 = e * 0.8 - a * 0.6;
    const twigs: f32 = abs<f32>(noise2(x0 * 46, y0 * 46 + s * 7) - 0.5) + abs<f32>(noise2(a * 110, e * 90) - 0.5) * 0.6;
    beforeInHaze(crownR * 0.6, crownG * 0.6, crownB * 0.6, haze, 0.6 * smooth(0.2, 0.06, twigs) * smooth(0, 0.4, inside));
    return;
  }
  if (inside < -0.3) return;
  const light: f32 = clamp(0.56 + 0.42 * dy - 0.22 * dx + lumps * 0.8, 0.06, 1.1);
  const seed: i32 = <i32>(s * 64) + 60;
  foliage(
    a, e, leaves, seed, mix(hedgeR * 1.25, crownR, s), mix(hedgeG * 1.25, crownG, s), mix(hedgeB * 1.15, crownB, s), light,
  );
  const k: f32 = smooth(0.1, 0.16, inside + leafOwn * 0.62);
  // At the rim of a crown single leaves hang before the sky, which shines through them.
  const thin: f32 = smooth(0.4, 0.1, inside) * 0.7;
  beforeInHaze(mix(leafR, crownR * 0.75, thin), mix(leafG, crownG * 0.72, thin), mix(leafB, crownB * 0.65, thin), haze, k);
}

// A tree's trunk and limbs; they lean a little, and grass stands before the foot.
function wood(x: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32, middle: f32, up: f32, inside: f32): void {
  const fork: f32 = middle - up * 0.62;
  const lean: f32 = x + (noise2(e * 5, s * 90) - 0.5) * 0.05 * size;
  let k: f32 = 0;
  const limbs: f32 = bare ? <f32>1.5 : <f32>0.5;
  if (e < fork + up * 0.7) {
    const flare: f32 = smooth(foot + 0.05 * size, foot, e) * 0.012 * size;
    k = smooth(0.015 * size + SOFT, 0.015 * size - SOFT, abs<f32>(lean) + max<f32>(e - fork, 0) * 0.04 - flare);
  }
  if (e > fork && e < middle + up * limbs)
    for (let i: i32 = -2; i <= 2; i++) {
      const out: f32 = e - fork;
      const swing: f32 = (noise2(out * 9 + <f32>i * 7, s * 60) - 0.5) * 0.09 * size * smooth(0, up, out);
      const limb: f32 = abs<f32>(lean + swing - out * (<f32>i * 0.36 + (s - 0.5) * 0.4));
      const thick: f32 = 0.012 * size * (1 - out / (up * 1.9));
      k = max<f32>(k, smooth(thick + SOFT, thick - SOFT * 0.5, limb));
    }
  k *= smooth(foot - 0.01, foot + 0.008, e + noise2(x * 500, s * 9) * 0.01);
  if (e > fork && !bare) k *= smooth(0, 0.3, inside);
  if (k <= 0) return;
  const lit: f32 = 0.4 + 0.9 * smooth(0.018 * size, -0.018 * size, lean) + (noise2(e * 50, x * 300) - 0.5) * 0.5;
  beforeInHaze(0.115 * lit, 0.092 * lit, 0.072 * lit, haze, k);
}

// A spruce: boughs in whorls that hang at their tips, wider towards the ground.
function spruce(x: f32, a: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32, leaves: i32): void {
  const high: f32 = 0.62 * size;
  const up: f32 = (e - foot) / high;
  if (up < -0.02 || up > 1.05) return;
  const whorl: f32 = up * (10 + 4 * s) + abs<f32>(x) * 9 + (noise2(a * 24 + s * 9, e * 24) - 0.5) * 1.8;
  const tip: f32 = whorl - floor<f32>(whorl);
  const wide: f32 = (1 - up) * (0.18 + 0.07 * s) * size * (1.1 - 0.5 * tip) + (noise2(a * 60, e * 60) - 0.5) * 0.06 * size;
  if (wide + 0.04 * size < abs<f32>(x)) return;
  const light: f32 = clamp(0.3 + 0.75 * (1 - tip) - (x / (0.2 * size)) * 0.5, 0.05, 1.1);
  foliage(a, e * 1.5, leaves, <i32>(s * 64) + 130, crownR, crownG, crownB, light);
  const k: f32 = smooth(-SOFT, SOFT, wide + leafOwn * 0.05 * size - abs<f32>(x)) * smooth(0, 0.06, up);
  let lr: f32 = leafR;
  let lg: f32 = leafG;
  let lb: f32 = leafB;
  if (snowy) {
    const lies: f32 = smooth(0.5, 0.1, tip) * 0.7;
    lr = mix(lr, 0.8, lies);
    lg = mix(lg, 0.84, lies);
    lb = mix(lb, 0.9, lies);
  }
  beforeInHaze(lr, lg, lb, haze, k);
}

// A saguaro: a ribbed column with a round head and one arm or two.
function cactus(x: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32): void {
  const high: f32 = foot + 0.36 * size;
  const thick: f32 = 0.026 * size;
  let side: f32 = x;
  const over: f32 = max<f32>(e - high, 0);
  let k: f32 = smooth(thick + SOFT, thick - SOFT, sqrt<f32>(x * x + over * over));
  for (let i: f32 = -1; i <= 1; i += 2) {
    if (i > 0 && s < 0.5) continue;
    const elbow: f32 = foot + (0.13 + 0.05 * s + 0.03 * i) * size;
    const reach: f32 = i * 0.075 * size;
    const arm: f32 = x - reach;
    const top: f32 = elbow + 0.11 * size;
    const past: f32 = max<f32>(max<f32>(e - top, elbow - e), 0);
    const upright: f32 = smooth(thick * 0.75 + SOFT, thick * 0.75 - SOFT, sqrt<f32>(arm * arm + past * past));
    const level: f32 = within(min<f32>(reach, 0), max<f32>(reach, 0), x) * within(elbow - thick * 0.7, elbow + thick * 0.7, e);
    if (upright > k) side = arm;
    k = max<f32>(k, max<f32>(upright, level));
  }
  k *= smooth(foot - SOFT, foot + SOFT, e);
  if (k <= 0) return;
  const lit: f32 = 0.55 - 0.55 * clamp(side / thick, -1, 1) + 0.12 * noise2(side * 600, 3);
  beforeInHaze(0.21 * lit, 0.25 * lit, 0.14 * lit, haze, k);
}
