// What lies outside of the windows, as the small aperture of an interior's photographer shows it: nearly sharp. It is a picture on
// a ring about the room, in colours as they send back an overcast sky's light; a direction is told by its bearing (u east,
// w north, of length 1) and by its elevation e, the tangent of its angle above the horizon. Sizes are such tangents too:
// 0.1 is a yard at a distance of ten. The eye is 1.5 m above a lawn, or on a third floor above a street.

import { clamp, cloud3, hash3, hashUnit, mix, noise2, noise3, smooth, unit } from './math';

const TOWN: u32 = 1;
const SEA: u32 = 2;

const CONIFER: u32 = 1;
const DESERT: u32 = 2;
const EVERGREEN: u32 = 3;
const SPRING: u32 = 1;
const AUTUMN: u32 = 2;
const WINTER: u32 = 3;
const SNOW: u32 = 4;

const ROUND: f32 = 6.2831853;
/** Half the width of an edge, which is a little out of focus. */
const SOFT: f32 = 0.003;

let place: u32 = 0;
let plants: u32 = 0;
let bare: bool = false;
let snowy: bool = false;
let crownR: f32 = 0;
let crownG: f32 = 0;
let crownB: f32 = 0;
let hedgeR: f32 = 0;
let hedgeG: f32 = 0;
let hedgeB: f32 = 0;
let groundCoverR: f32 = 0;
let groundCoverG: f32 = 0;
let groundCoverB: f32 = 0;
let hillR: f32 = 0;
let hillG: f32 = 0;
let hillB: f32 = 0;

/** Colour found by the last call of {@link lookOutside}: 1 is a white cloud. */
export let seenR: f32 = 0;
export let seenG: f32 = 0;
export let seenB: f32 = 0;

/**
 * Sets what lies outside: 0 a garden, 1 a town, 2 the sea; what grows there (0 broadleaf trees, 1 conifers, 2 a desert's
 * shrubs, 3 evergreen broadleaf trees) and the season (0 summer, 1 spring, 2 autumn, 3 winter, 4 winter with snow).
 */
export function setOutside(which: u32, kind: u32, season: u32): void {
  place = which;
  plants = kind;
  snowy = season == SNOW;
  const cold: bool = season == WINTER || snowy;
  bare = cold && kind == 0;
  crown(0.33, 0.4, 0.2);
  hedge(0.23, 0.29, 0.16);
  groundCover(0.44, 0.51, 0.29);
  hill(0.6, 0.66, 0.68);
  if (season == SPRING) {
    crown(0.42, 0.49, 0.24);
    hedge(0.29, 0.37, 0.19);
    groundCover(0.42, 0.54, 0.28);
  } else if (season == AUTUMN) {
    crown(0.54, 0.33, 0.15);
    hedge(0.3, 0.3, 0.17);
    groundCover(0.5, 0.49, 0.3);
    hill(0.64, 0.63, 0.61);
  } else if (cold) {
    crown(0.31, 0.28, 0.25);
    hedge(0.22, 0.25, 0.17);
    groundCover(0.5, 0.48, 0.36);
    hill(0.62, 0.63, 0.66);
  }
  if (kind == CONIFER) {
    crown(0.2, 0.27, 0.2);
    hedge(0.22, 0.29, 0.18);
  } else if (kind == EVERGREEN) {
    crown(0.27, 0.34, 0.18);
    hedge(0.22, 0.3, 0.15);
    if (season == AUTUMN) groundCover(0.44, 0.5, 0.28);
  } else if (kind == DESERT) {
    crown(0.36, 0.38, 0.25);
    hedge(0.36, 0.37, 0.28);
    groundCover(0.7, 0.6, 0.48);
    hill(0.68, 0.57, 0.53);
  }
  if (snowy) {
    groundCover(0.84, 0.86, 0.9);
    hill(0.74, 0.77, 0.82);
  }
}

function crown(r: f32, g: f32, b: f32): void {
  crownR = r;
  crownG = g;
  crownB = b;
}

function hedge(r: f32, g: f32, b: f32): void {
  hedgeR = r;
  hedgeG = g;
  hedgeB = b;
}

function groundCover(r: f32, g: f32, b: f32): void {
  groundCoverR = r;
  groundCoverG = g;
  groundCoverB = b;
}

function hill(r: f32, g: f32, b: f32): void {
  hillR = r;
  hillG = g;
  hillB = b;
}

/** What is seen in a direction of length 1. */
export function lookOutside(x: f32, y: f32, z: f32): void {
  const flat: f32 = 1 / max<f32>(sqrt<f32>(x * x + y * y), 1e-4);
  const u: f32 = x * flat;
  const w: f32 = y * flat;
  const e: f32 = z * flat;
  clouds(u, w, e);
  if (place == SEA) shore(u, w, e);
  else if (place == TOWN) street(u, w, e);
  else garden(u, w, e);
}

/** Puts a colour before what is seen already; of it a share of `k` shows. */
@inline
function before(r: f32, g: f32, b: f32, k: f32): void {
  seenR = mix(seenR, r, k);
  seenG = mix(seenG, g, k);
  seenB = mix(seenB, b, k);
}

/** How much of a stretch from `from` to `to` shows at x: its ends are out of focus. */
@inline
function within(from: f32, to: f32, x: f32): f32 {
  return smooth(from - SOFT, from + SOFT, x) * smooth(to + SOFT, to - SOFT, x);
}

/** A bearing as an angle from 0 to a full turn; to half a hundredth. */
function angle(u: f32, w: f32): f32 {
  const a: f32 = abs<f32>(u);
  const b: f32 = abs<f32>(w);
  const q: f32 = min<f32>(a, b) / max<f32>(a, b);
  let t: f32 = q * (0.78539816 + 0.273 * (1 - q));
  if (b > a) t = 1.57079633 - t;
  if (u < 0) t = 3.14159265 - t;
  return w < 0 ? ROUND - t : t;
}

// A sky two stops over: white at the horizon and where clouds are, blue above.
function clouds(u: f32, w: f32, e: f32): void {
  const high: f32 = max<f32>(e, 0);
  const d: f32 = 1 / (high + 0.35);
  const heap: f32 = cloud3(u * d * 2.1, w * d * 2.1, e * 3) + (noise3(u * 13, w * 13, e * 22) - 0.5) * 0.12;
  const cloud: f32 = smooth(0.44, 0.66, heap);
  const blueness: f32 = smooth(0.0, 0.75, e);
  const under: f32 = 1 - 0.09 * smooth(0.6, 0.85, heap);
  seenR = mix(mix(0.9, 0.46, blueness), under, cloud * 0.85);
  seenG = mix(mix(0.94, 0.68, blueness), under, cloud * 0.85);
  seenB = mix(mix(0.97, 0.94, blueness), under + 0.01, cloud * 0.85);
}

let leafR: f32 = 0;
let leafG: f32 = 0;
let leafB: f32 = 0;

// Foliage in the sun: leaves that catch the light before the dark between them, in clusters; `light` is 1 on average.
function leaves(u: f32, w: f32, e: f32, r: f32, g: f32, b: f32, light: f32): void {
  // Turned against the noise's own axes, of which nothing is to be seen.
  const x: f32 = u * 0.8 + e * 0.6;
  const up: f32 = e * 0.8 - u * 0.6;
  const y: f32 = w * 0.8 + up * 0.6;
  const z: f32 = up * 0.8 - w * 0.6;
  const boughs: f32 = noise3(x * 13, y * 13, z * 13) - 0.5;
  const twigs: f32 = noise3(x * 34, y * 34, z * 34) - 0.5;
  const sprays: f32 = noise3(x * 88, y * 88, z * 88) - 0.5;
  const fine: f32 = noise3(x * 210, y * 210, z * 210) - 0.5;
  const k: f32 = clamp((0.4 + boughs * 0.34 + twigs * 0.44 + sprays * 0.62 + fine * 0.8) * (0.35 + 0.65 * light), 0, 1);
  leafR = r * mix(0.3, 1.7, k);
  leafG = g * mix(0.32, 1.62, k);
  leafB = b * mix(0.38, 1.4, k);
}

let rowTop: f32 = 0;
let rowLight: f32 = 0;

/**
 * A row of round shrubs or far crowns at a bearing: of the highest there, its outline goes to `rowTop` and the light on it at
 * elevation e, 1 on average, to `rowLight`. `count` of them stand around, from `low` to `high` above `foot`.
 */
function bushes(a: f32, e: f32, count: i32, foot: f32, low: f32, high: f32, seed: i32): void {
  const at: f32 = (a / ROUND) * <f32>count;
  const own: i32 = <i32>floor<f32>(at);
  rowTop = foot;
  rowLight = 0.6;
  for (let i: i32 = own - 1; i <= own + 1; i++) {
    const h: u32 = hash3((i + count) % count, count, seed);
    const s: f32 = unit(h);
    const s2: f32 = unit(h * 747796405);
    const x: f32 = (at - <f32>i - 0.25 - 0.5 * s2) / (0.55 + 0.4 * unit(h * 2891336453));
    if (x * x >= 1) continue;
    const tall: f32 = low + (high - low) * s;
    const top: f32 = foot + tall * sqrt<f32>(1 - x * x);
    if (top <= rowTop) continue;
    rowTop = top;
    // The sun stands aside of them.
    rowLight = 0.5 + 0.75 * clamp((e - foot) / tall, 0, 1) + 0.3 * x + (s2 - 0.5) * 0.3;
  }
}

// Shrubs before what is there already: `count` around, up to `high` above their `foot`.
function shrubs(a: f32, u: f32, w: f32, e: f32, count: i32, foot: f32, low: f32, high: f32, f: f32, r: f32, g: f32, b: f32): void {
  if (e > foot + high + 0.03) return;
  bushes(a, e, count, foot, low, high, 23);
  const edge: f32 = rowTop + (noise3(u * 60 * f, w * 60 * f, e * 60 * f) - 0.5) * 0.022 + (noise3(u * 170, w * 170, e * 170) - 0.5) * 0.016;
  const k: f32 = smooth(edge + SOFT, edge - SOFT, e);
  if (k <= 0) return;
  leaves(u * f, w * f, e * f, r, g, b, rowLight);
  if (snowy) {
    const lies: f32 = smooth(edge - 0.02, edge, e) * 0.8;
    leafR = mix(leafR, 0.86, lies);
    leafG = mix(leafG, 0.88, lies);
    leafB = mix(leafB, 0.92, lies);
  }
  before(leafR, leafG, leafB, k);
}

/**
 * A ring of `count` places, of which a `share` holds a tree whose foot is at `foot`, `size` times as large as one close
 * by, and so much in the haze of the distance as `haze` says.
 */
function trees(a: f32, u: f32, w: f32, e: f32, count: i32, share: f32, foot: f32, size: f32, haze: f32): void {
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
    if (plants == CONIFER) spruce(x, u, w, e, foot, size * (0.6 + 0.7 * s2), s3, haze);
    else if (plants == DESERT && s3 < 0.5) cactus(x, e, foot, size * (0.7 + 0.5 * s2), s3 * 2, haze);
    else tree(x, u, w, e, foot, size * (plants == DESERT ? 0.4 + 0.2 * s2 : 0.7 + 0.6 * s2), s3, haze);
  }
}

// A trunk that forks, and a crown about its limbs through which the sky shows.
function tree(x: f32, u: f32, w: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32): void {
  const across: f32 = (0.2 + 0.12 * s) * size;
  const up: f32 = (0.24 - 0.06 * s) * size;
  const middle: f32 = foot + 0.14 * size + up;
  if (abs<f32>(x) > across * 1.6 || e > middle + up * 1.6 || e < foot - 0.02) return;
  // Trunk and limbs lean a little.
  const fork: f32 = middle - up * 0.62;
  const lean: f32 = x + (noise2(e * 5, s * 90) - 0.5) * 0.05 * size;
  let wood: f32 = 0;
  const limbs: f32 = bare ? <f32>1.5 : <f32>0.5;
  if (e < fork + up * 0.7) wood = smooth(0.017 * size + SOFT, 0.017 * size - SOFT, abs<f32>(lean) + max<f32>(e - fork, 0) * 0.04 - smooth(foot + 0.05 * size, foot, e) * 0.012 * size);
  if (e > fork && e < middle + up * limbs)
    for (let i: i32 = -2; i <= 2; i++) {
      const out: f32 = e - fork;
      const swing: f32 = (noise2(out * 9 + <f32>i * 7, s * 60) - 0.5) * 0.09 * size * smooth(0, up, out);
      const limb: f32 = abs<f32>(lean + swing - out * (<f32>i * 0.36 + (s - 0.5) * 0.4));
      const thick: f32 = 0.013 * size * (1 - out / (up * 1.9));
      wood = max<f32>(wood, smooth(thick + SOFT, thick - SOFT * 0.5, limb));
    }
  // Grass stands before its foot.
  wood *= smooth(foot - 0.01, foot + 0.008, e + noise2(x * 500, s * 9) * 0.01);
  const dx: f32 = x / across;
  const dy: f32 = (e - middle) / up;
  const round: f32 = 1 - sqrt<f32>(dx * dx + dy * dy * (dy < 0 ? <f32>1.5 : <f32>1));
  if (e > fork && !bare) wood *= smooth(0, 0.3, round);
  if (wood > 0) {
    const lit: f32 = 0.45 + 0.8 * smooth(-0.02 * size, 0.02 * size, lean) + (noise2(e * 60, x * 420) - 0.5) * 0.7;
    before(mix(0.17 * lit, hillR, haze), mix(0.14 * lit, hillG, haze), mix(0.115 * lit, hillB, haze), wood);
  }
  // Boughs bulge out of the crown, each of them a cloud of leaves.
  const lumps: f32 = noise3(u * 10 + s * 40, w * 10, e * 10) - 0.5;
  const sprays: f32 = noise3(u * 27, w * 27 + s * 40, e * 27) - 0.5;
  const fringe: f32 = noise3(u * 80, w * 80, e * 80) - 0.5;
  const tips: f32 = noise3(u * 190 + 9, w * 190, e * 190) - 0.5;
  const inside: f32 = round + lumps * 1.15 + sprays * 0.75 + fringe * 0.6 + tips * 0.6;
  let k: f32 = smooth(0.16, 0.24, inside);
  if (bare) k *= 0.4 * smooth(0.4, 0.6, noise3(u * 80, w * 80, e * 30) * 0.6 + noise3(u * 30 + e * 20, w * 30, e * 9) * 0.4);
  if (k <= 0) return;
  const light: f32 = 0.8 + 0.45 * dy + 0.2 * dx + lumps * 0.9 + sprays * 0.5;
  leaves(u, w, e, mix(hedgeR * 1.2, crownR, s), mix(hedgeG * 1.2, crownG, s), mix(hedgeB * 1.15, crownB, s), max<f32>(light, 0.15));
  before(mix(leafR, hillR, haze), mix(leafG, hillG, haze), mix(leafB, hillB, haze), k);
}

// A spruce: boughs in whorls that hang at their tips, wider towards the ground.
function spruce(x: f32, u: f32, w: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32): void {
  const high: f32 = 0.62 * size;
  const up: f32 = (e - foot) / high;
  if (up < -0.02 || up > 1.02) return;
  const whorl: f32 = up * (12 + 4 * s) + abs<f32>(x) * 7 + (noise3(u * 24 + s * 9, w * 24, e * 24) - 0.5) * 1.5;
  const tip: f32 = whorl - floor<f32>(whorl);
  const wide: f32 = (1 - up) * (0.17 + 0.06 * s) * size * (1.05 - 0.4 * tip) + (noise3(u * 70, w * 70, e * 70) - 0.5) * 0.07 * size + (noise3(u * 190, w * 190, e * 190) - 0.5) * 0.04 * size;
  const k: f32 = smooth(-SOFT * 0.6, SOFT, wide - abs<f32>(x)) * smooth(0, 0.06, up);
  if (k <= 0) return;
  leaves(u * 1.4, w * 1.4, e * 1.6, crownR, crownG, crownB, 0.62 + 0.35 * (1 - tip) + x * 1.8);
  if (snowy) {
    const lies: f32 = smooth(0.5, 0.1, tip) * 0.7;
    leafR = mix(leafR, 0.82, lies);
    leafG = mix(leafG, 0.85, lies);
    leafB = mix(leafB, 0.9, lies);
  }
  before(mix(leafR, hillR, haze), mix(leafG, hillG, haze), mix(leafB, hillB, haze), k);
}

// A saguaro: a ribbed column with a round head and one arm or two.
function cactus(x: f32, e: f32, foot: f32, size: f32, s: f32, haze: f32): void {
  const high: f32 = foot + 0.36 * size;
  const thick: f32 = 0.026 * size;
  let side: f32 = x;
  let k: f32 = smooth(thick + SOFT, thick - SOFT, sqrt<f32>(x * x + max<f32>(e - high, 0) * max<f32>(e - high, 0)));
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
  const lit: f32 = 0.8 + 0.5 * clamp(side / thick, -1, 1) + 0.1 * noise2(side * 600, 3);
  before(mix(0.27 * lit, hillR, haze), mix(0.33 * lit, hillG, haze), mix(0.2 * lit, hillB, haze), k);
}

// Neighbours' houses: six places around, of which every second is built on.
function houses(a: f32, e: f32): void {
  const at: f32 = (a / ROUND) * 6;
  const id: i32 = <i32>floor<f32>(at);
  const h: u32 = hash3(id, 11, 6);
  if (unit(h) > 0.55 || e > 0.3) return;
  const s: f32 = unit(h * 747796405);
  const s2: f32 = unit(h * 277803737);
  const x: f32 = ((at - <f32>id - 0.5) * ROUND) / 6 + (s - 0.5) * 0.2;
  const half: f32 = 0.22 + 0.09 * unit(h * 2891336453);
  const eaves: f32 = 0.075;
  // clapboard in white, sand or blue grey; in a desert stucco
  let r: f32 = s2 < 0.4 ? <f32>0.78 : s2 < 0.7 ? <f32>0.66 : <f32>0.5;
  let g: f32 = s2 < 0.4 ? <f32>0.77 : s2 < 0.7 ? <f32>0.6 : <f32>0.56;
  let b: f32 = s2 < 0.4 ? <f32>0.74 : s2 < 0.7 ? <f32>0.5 : <f32>0.6;
  const stucco: bool = plants == DESERT;
  if (stucco) {
    r = 0.72;
    g = 0.58;
    b = 0.46;
  }
  const wall: f32 = within(-half, half, x) * smooth(eaves + SOFT, eaves - SOFT, e);
  if (wall > 0) {
    const under: f32 = 1 - 0.35 * smooth(eaves - 0.03, eaves, e);
    before(r * under, g * under, b * under, wall);
    for (let i: i32 = -1; i <= 1; i++) {
      const middle: f32 = x - <f32>i * half * 0.6;
      before(0.86, 0.86, 0.84, within(-0.035, 0.035, middle) * within(-0.045, 0.05, e) * wall);
      // Panes show the sky above and the dark of a room below.
      const sky: f32 = 0.2 + 0.3 * smooth(-0.02, 0.05, e + middle);
      before(sky * 0.85, sky * 0.95, sky, within(-0.026, 0.026, middle) * within(-0.036, 0.041, e) * wall);
    }
  }
  if (stucco) return;
  const ridge: f32 = 0.2;
  const up: f32 = (e - eaves) / (ridge - eaves);
  if (up < -0.1) return;
  const roof: f32 = within(-half - 0.025 + up * 0.09, half + 0.025 - up * 0.09, x) * within(eaves, ridge, e);
  const slate: f32 = snowy ? <f32>0.84 : 0.3 + 0.1 * s + 0.06 * up;
  before(slate, slate * 0.99, snowy ? <f32>0.88 : slate * 0.97, roof);
}

// A fence of boards, each weathered in its own way, with a cap; in a desert a wall.
function fence(a: f32, u: f32, w: f32, e: f32): void {
  const top: f32 = 0.018;
  if (e > top + 0.02) return;
  const arc: i32 = <i32>floor<f32>((a / ROUND) * 5 + 0.3);
  if (hashUnit(arc % 5, 5, 2) > 0.62) return;
  const board: f32 = a / 0.016;
  const id: i32 = <i32>floor<f32>(board);
  const t: f32 = board - <f32>id;
  const own: f32 = mix(hashUnit(id, 4, 4), hashUnit(id + 1, 4, 4), smooth(0.7, 1, t));
  const gap: f32 = 1 - 0.16 * smooth(0.22, 0.02, min<f32>(t, 1 - t));
  const stucco: bool = plants == DESERT;
  const tone: f32 = stucco ? <f32>1.35 : (0.86 + 0.26 * own) * gap;
  const cap: f32 = smooth(top - 0.022, top - 0.012, e) * 0.3 - 0.2 * within(top - 0.034, top - 0.024, e);
  const k: f32 = smooth(top + SOFT, top - SOFT, e);
  before(0.47 * tone * (1 + cap), 0.4 * tone * (1 + cap), 0.33 * tone * (1 + cap), k);
}

// From the back: a far hill, trees in the distance, a neighbour's house, a fence, trees close by, shrubs and the lawn.
function garden(u: f32, w: f32, e: f32): void {
  const a: f32 = angle(u, w);
  const high: f32 = plants == DESERT ? smooth(0.35, 0.6, noise2(u * 2.6 + 8, w * 2.6)) * 0.16 : noise2(u * 2.2 + 8, w * 2.2) * 0.07;
  before(hillR, hillG, hillB, smooth(0.02, -0.02, e - 0.04 - high));
  if (plants != DESERT) {
    // A line of trees far off, greyer and bluer than those close by.
    bushes(a, e, 46, -0.02, 0.1, 0.27, 29);
    const edge: f32 = rowTop + (noise3(u * 50, w * 50, e * 50) - 0.5) * 0.04 + (noise3(u * 150, w * 150, e * 150) - 0.5) * 0.02;
    const k: f32 = smooth(edge + SOFT, edge - SOFT, e) * (bare ? <f32>0.6 : <f32>1);
    if (k > 0) {
      leaves(u * 1.3, w * 1.3, e * 1.5, crownR, crownG, crownB, rowLight);
      before(mix(leafR, hillR, 0.42), mix(leafG, hillG, 0.42), mix(leafB, hillB, 0.42), k);
    }
  }
  houses(a, e);
  trees(a, u, w, e, 17, 0.5, -0.06, 0.62, 0.14);
  fence(a, u, w, e);
  shrubs(a, u, w, e, 58, -0.13, 0.06, 0.16, 1.3, hedgeR * 1.15, hedgeG * 1.15, hedgeB * 1.1);
  lawn(u, w, e);
  trees(a, u, w, e, 9, 0.62, -0.16, 1.15, 0);
}

// Grass, or what covers the ground: worn in places, with a bed along the fence and the shade of trees on it.
function lawn(u: f32, w: f32, e: f32): void {
  const edge: f32 = -0.1 - noise2(u * 4 + 7, w * 4) * 0.03 - noise2(u * 31, w * 31) * 0.008;
  if (e > edge + 0.03) return;
  before(0.2, 0.16, 0.12, smooth(edge + 0.028, edge + 0.014, e) * (snowy ? <f32>0.3 : <f32>0.85));
  const k: f32 = smooth(edge + SOFT * 1.4, edge - SOFT, e);
  if (k <= 0) return;
  const d: f32 = 1 / (0.02 + max<f32>(-e, 0.05));
  const x: f32 = u * d;
  const y: f32 = w * d;
  // Blades of grass run together with the distance.
  const near: f32 = smooth(14, 3, d);
  const grass: f32 = noise2(x * 1.7, y * 1.7) * 0.5 + noise2(x * 9, y * 9) * 0.3 + noise2(x * 60, y * 60) * 0.2 + (noise2(u * 260, e * 190 + w * 260) - 0.5) * 0.5 * near;
  // The shade of trees lies on it, soft at its edges.
  const shade: f32 = smooth(0.42, 0.72, cloud3(x * 0.5, y * 0.5, 3)) * (bare ? <f32>0.2 : <f32>0.38);
  const blades: f32 = (0.74 + grass * 0.5) * (1 - shade);
  before(
    min<f32>(groundCoverR * blades, 0.95),
    min<f32>(groundCoverG * (blades + 0.03), 0.96),
    min<f32>(groundCoverB * (blades + 0.06), 0.98),
    k,
  );
}

// Across a street: houses of their own height, width and stone, with rows of windows in reveals, and trees at their feet.
function street(u: f32, w: f32, e: f32): void {
  const a: f32 = angle(u, w);
  // Farther houses behind, pale with haze.
  terrace(a + 1.7, e, 15, 0.16, 0.3, 0.5, 0.42);
  terrace(a, e, 11, 0.12, 0.62, 1, 0.08);
  bushes(a, e, 26, -0.5, 0.16, 0.44, 37);
  const edge: f32 = rowTop + (noise3(u * 40, w * 40, e * 40) - 0.5) * 0.06 + (noise3(u * 150, w * 150, e * 150) - 0.5) * 0.03;
  const k: f32 = smooth(edge + SOFT, edge - SOFT, e) * (bare ? <f32>0.45 : <f32>1);
  if (k <= 0) return;
  leaves(u, w, e, crownR, crownG, crownB, rowLight);
  before(leafR, leafG, leafB, k);
}

// `count` houses in a ring; the lowest and the highest of them, how large their windows are, and how far in the haze.
function terrace(a: f32, e: f32, count: i32, low: f32, high: f32, size: f32, haze: f32): void {
  const at: f32 = (a / ROUND) * <f32>count;
  let id: i32 = <i32>floor<f32>(at);
  // Party walls stand where they like.
  const t: f32 = at - <f32>id;
  const party: f32 = 0.5 + 0.5 * hashUnit((id + 1) % count, count, 8);
  const first: f32 = 0.5 * hashUnit(id % count, count, 8);
  let from: f32 = <f32>id + first;
  if (t < first) {
    id--;
    from = <f32>id + 0.5 * hashUnit(((id % count) + count) % count, count, 8);
  }
  const to: f32 = t < first ? <f32>(id + 1) + first : <f32>(id + 1) + (party - 0.5);
  id = ((id % count) + count) % count;
  const h: u32 = hash3(id, count, 9);
  const s: f32 = unit(h * 747796405);
  const s2: f32 = unit(h * 2891336453);
  const s3: f32 = unit(h * 277803737);
  const top: f32 = mix(low, high, s);
  const k: f32 = smooth(top + SOFT, top - SOFT, e);
  if (k <= 0) return;
  // brick, brownstone, limestone and painted brick
  let r: f32 = 0.3;
  let g: f32 = 0.2;
  let b: f32 = 0.16;
  if (s2 < 0.3) {
    r = 0.22;
    g = 0.17;
    b = 0.145;
  } else if (s2 < 0.55) {
    r = 0.42;
    g = 0.39;
    b = 0.335;
  } else if (s2 < 0.7) {
    r = 0.5;
    g = 0.48;
    b = 0.455;
  }
  const wide: f32 = ((to - from) * ROUND) / <f32>count;
  const x: f32 = ((at - from) * ROUND) / <f32>count;
  // A storey is 3.2 m, a bay 2.2 to 3 m, at 20 to 40 m.
  const storey: f32 = (0.125 + 0.045 * s3) * size;
  const bays: f32 = max<f32>(1, floor<f32>(wide / ((0.1 + 0.05 * s) * size)));
  const bay: f32 = wide / bays;
  const i: f32 = floor<f32>(x / bay);
  const below: f32 = top - 0.05 * size - e;
  const j: f32 = floor<f32>(below / storey);
  const across: f32 = x - (i + 0.5) * bay;
  const down: f32 = below - (j + 0.5) * storey;
  const weather: f32 = 0.9 + 0.2 * noise2(x * 14 + s * 30, e * 5) - 0.05 * smooth(0.4, 0.5, abs<f32>(across) / bay);
  let cr: f32 = r * weather;
  let cg: f32 = g * weather;
  let cb: f32 = b * weather;
  if (below > 0) {
    const half: f32 = bay * (0.2 + 0.09 * s3);
    const tall: f32 = storey * (0.28 + 0.06 * s);
    const frame: f32 = within(-half - 0.008 * size, half + 0.008 * size, across) * within(-tall - 0.008 * size, tall + 0.012 * size, down);
    const stone: f32 = 1.22;
    cr = mix(cr, min<f32>(r * stone + 0.05, 0.85), frame);
    cg = mix(cg, min<f32>(g * stone + 0.06, 0.84), frame);
    cb = mix(cb, min<f32>(b * stone + 0.06, 0.82), frame);
    const pane: f32 = within(-half, half, across) * within(-tall, tall, down);
    const own: f32 = hashUnit(<i32>i + id * 17, <i32>j, 12);
    // A pane shows sky or the dark of a room, a blind drawn to some height, now and then a lamp.
    const blind: f32 = own < 0.4 ? smooth(-tall + own * 4 * tall + SOFT, -tall + own * 4 * tall - SOFT, down) : 0;
    let glass: f32 = 0.06 + 0.22 * hashUnit(<i32>i, <i32>j + id, 13) * smooth(tall, -tall, down);
    let warm: f32 = 0;
    if (own > 0.93) warm = 0.35;
    const bar: f32 = 1 - within(-0.004, 0.004, across) * 0.4 - within(-0.004, 0.004, down) * 0.4;
    glass *= bar;
    cr = mix(cr, mix(glass * 0.92 + warm, 0.5, blind), pane);
    cg = mix(cg, mix(glass + warm * 0.8, 0.48, blind), pane);
    cb = mix(cb, mix(glass * 1.1 + warm * 0.5, 0.45, blind), pane);
    // A reveal's shade lies along the head.
    const shade: f32 = 1 - 0.4 * within(-tall, -tall + 0.014 * size, down) * pane;
    cr *= shade;
    cg *= shade;
    cb *= shade;
  }
  // A cornice and its shade.
  const cornice: f32 = within(top - 0.022 * size, top, e);
  cr = mix(cr, min<f32>(r * 1.35, 0.85), cornice) * (1 - 0.4 * within(top - 0.04 * size, top - 0.026 * size, e));
  cg = mix(cg, min<f32>(g * 1.35, 0.84), cornice) * (1 - 0.4 * within(top - 0.04 * size, top - 0.026 * size, e));
  cb = mix(cb, min<f32>(b * 1.35, 0.82), cornice) * (1 - 0.4 * within(top - 0.04 * size, top - 0.026 * size, e));
  // Where two houses meet, a soft dark line.
  const joint: f32 = 1 - 0.3 * smooth(0.012, 0.002, min<f32>(x, wide - x));
  before(mix(cr * joint, hillR, haze), mix(cg * joint, hillG, haze), mix(cb * joint, hillB, haze), k);
}

// Dunes with grass, surf, the sea with its swell up to a sharp horizon, and a headland in the haze.
function shore(u: f32, w: f32, e: f32): void {
  const land: f32 = (noise2(u * 2.1 + 5, w * 2.1 + 2) - 0.5) * 0.13 + noise2(u * 30, w * 30) * 0.006;
  before(0.6, 0.68, 0.7, smooth(land + 0.004, land - 0.004, e));
  const sea: f32 = smooth(0.003, -0.002, e);
  if (sea > 0) {
    const d: f32 = 1 / (0.012 + max<f32>(-e, 0));
    const near: f32 = smooth(0, -0.2, e);
    const swell: f32 = noise2(u * d * 1.2, w * d * 1.2) * 0.55 + noise2(u * d * 4, w * d * 4) * 0.45 - 0.5;
    const glint: f32 = smooth(0.62, 0.8, noise2(u * d * 2.6 + 9, w * d * 2.6)) * smooth(-0.3, -0.02, e);
    // Darkest at the horizon, green over the sand.
    before(
      mix(0.3, 0.36, near) + swell * 0.12 + glint * 0.25,
      mix(0.46, 0.6, near) + swell * 0.12 + glint * 0.22,
      mix(0.56, 0.6, near) + swell * 0.11 + glint * 0.2,
      sea,
    );
    for (let i: i32 = 0; i < 3; i++) {
      const crest: f32 = -0.1 - 0.022 * <f32>i + (noise2(u * (9 + <f32>i * 4), w * 9 + <f32>i * 5) - 0.5) * 0.018;
      const broken: f32 = smooth(0.4, 0.62, noise2(u * 14 + <f32>i * 7, w * 14));
      before(0.94, 0.96, 0.96, within(crest - 0.006, crest, e) * broken * 0.9);
      before(0.24, 0.44, 0.47, within(crest + 0.006, crest + 0.01, e) * broken * 0.5);
    }
  }
  const wash: f32 = -0.165 + noise2(u * 12, w * 12) * 0.022;
  if (e < wash + 0.02) {
    const d: f32 = 1 / (0.03 - e);
    const sand: f32 = 0.84 + noise2(u * d * 9, w * d * 9) * 0.16 - 0.3 * smooth(0.5, 0.7, cloud3(u * d * 2, w * d * 2, 1)) * 0.5;
    const wet: f32 = smooth(-0.05, 0, e - wash);
    before(mix(0.84 * sand, 0.6, wet), mix(0.78 * sand, 0.58, wet), mix(0.66 * sand, 0.54, wet), smooth(wash + SOFT, wash - SOFT, e));
    before(0.95, 0.96, 0.96, within(wash - 0.004, wash + 0.006, e));
  }
  // Tufts of marram: thin blades that lean from their foot, in three ranks.
  const a: f32 = angle(u, w);
  const rise: f32 = -0.3 + smooth(0.35, 0.8, noise2(u * 4 + 1, w * 4)) * 0.15;
  if (e > rise + 0.16) return;
  before(0.62, 0.58, 0.44, smooth(rise + 0.02, rise - 0.02, e));
  for (let i: i32 = 0; i < 3; i++) {
    const foot: f32 = rise - 0.02 * <f32>i;
    const over: f32 = max<f32>(e - foot, 0);
    const at: f32 = (a + over * (0.35 * (<f32>i - 1)) + over * over * 3 * (noise2(a * 9, <f32>i) - 0.5)) * 170;
    const id: i32 = <i32>floor<f32>(at);
    const h: u32 = hash3(id, i, 41);
    const tall: f32 = (0.03 + 0.1 * unit(h)) * smooth(0.25, 0.6, noise2(a * 7 + <f32>i * 5, 3));
    const t: f32 = over / max<f32>(tall, 1e-3);
    if (t >= 1) continue;
    const across: f32 = abs<f32>(at - <f32>id - 0.5);
    const k: f32 = smooth(0.46 * (1 - t) + 0.06, 0.3 * (1 - t), across);
    const tone: f32 = 0.6 + 0.55 * unit(h * 747796405);
    before(0.56 * tone, 0.56 * tone, 0.36 * tone, k);
  }
}
