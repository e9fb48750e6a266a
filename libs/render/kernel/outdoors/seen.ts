// What is known of a place outside, and what is seen there so far in one direction.

import { mix, smooth } from '../math';

export const CONIFER: u32 = 1;
export const DESERT: u32 = 2;
export const EVERGREEN: u32 = 3;
const SPRING: u32 = 1;
const AUTUMN: u32 = 2;
const WINTER: u32 = 3;
const SNOW: u32 = 4;

export const ROUND: f32 = 6.2831853;
/** Half the width of an edge, which is a little out of focus. */
export const SOFT: f32 = 0.003;

export let plants: u32 = 0;
export let bare: bool = false;
export let snowy: bool = false;
export let crownR: f32 = 0;
export let crownG: f32 = 0;
export let crownB: f32 = 0;
export let hedgeR: f32 = 0;
export let hedgeG: f32 = 0;
export let hedgeB: f32 = 0;
export let groundCoverR: f32 = 0;
export let groundCoverG: f32 = 0;
export let groundCoverB: f32 = 0;
export let hillR: f32 = 0;
export let hillG: f32 = 0;
export let hillB: f32 = 0;

/** Colour seen so far: 1 is a white cloud. */
export let seenR: f32 = 0;
export let seenG: f32 = 0;
export let seenB: f32 = 0;

/**
 * Sets what grows (0 broadleaf trees, 1 conifers, 2 a desert's shrubs, 3 evergreen broadleaf trees) and the season (0 summer,
 * 1 spring, 2 autumn, 3 winter, 4 winter with snow), and with them the colours of leaves in the sun, of ground and far hills.
 */
export function setPlants(kind: u32, season: u32): void {
  plants = kind;
  snowy = season == SNOW;
  const cold: bool = season == WINTER || snowy;
  bare = cold && kind == 0;
  crown(0.19, 0.24, 0.085);
  hedge(0.125, 0.165, 0.065);
  groundCover(0.24, 0.295, 0.12);
  hill(0.5, 0.58, 0.62);
  if (season == SPRING) {
    crown(0.26, 0.32, 0.11);
    hedge(0.165, 0.22, 0.08);
    groundCover(0.235, 0.32, 0.115);
  } else if (season == AUTUMN) {
    crown(0.36, 0.21, 0.075);
    hedge(0.17, 0.18, 0.07);
    groundCover(0.3, 0.31, 0.14);
    hill(0.56, 0.56, 0.56);
  } else if (cold) {
    crown(0.24, 0.205, 0.17);
    hedge(0.12, 0.15, 0.085);
    groundCover(0.31, 0.28, 0.19);
    hill(0.56, 0.58, 0.62);
  }
  if (kind == CONIFER) {
    crown(0.095, 0.135, 0.075);
    hedge(0.13, 0.19, 0.08);
  } else if (kind == EVERGREEN) {
    crown(0.145, 0.185, 0.07);
    hedge(0.13, 0.19, 0.06);
    if (season == AUTUMN) groundCover(0.25, 0.31, 0.12);
  } else if (kind == DESERT) {
    crown(0.25, 0.27, 0.13);
    hedge(0.25, 0.265, 0.17);
    groundCover(0.5, 0.39, 0.28);
    hill(0.52, 0.43, 0.42);
  }
  if (snowy) {
    groundCover(0.8, 0.83, 0.88);
    hill(0.68, 0.72, 0.78);
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

/** Begins with the colour that lies behind all others: what was seen in another direction must not stay, not even as a rounding. */
export function behindAll(r: f32, g: f32, b: f32): void {
  seenR = r;
  seenG = g;
  seenB = b;
}

/** Puts a colour before what is seen already; of it a share of `k` shows. */
export function before(r: f32, g: f32, b: f32, k: f32): void {
  seenR = mix(seenR, r, k);
  seenG = mix(seenG, g, k);
  seenB = mix(seenB, b, k);
}

/** The same in the haze of the distance, of which `haze` is seen for it. */
export function beforeInHaze(r: f32, g: f32, b: f32, haze: f32, k: f32): void {
  before(mix(r, hillR, haze), mix(g, hillG, haze), mix(b, hillB, haze), k);
}

/** How much of a stretch from `from` to `to` shows at x: its ends are out of focus. */
@inline
export function within(from: f32, to: f32, x: f32): f32 {
  return smooth(from - SOFT, from + SOFT, x) * smooth(to + SOFT, to - SOFT, x);
}

/** A bearing as an angle from 0 to a full turn; to half a hundredth. */
export function angle(u: f32, w: f32): f32 {
  const a: f32 = abs<f32>(u);
  const b: f32 = abs<f32>(w);
  const q: f32 = min<f32>(a, b) / max<f32>(a, b);
  let t: f32 = q * (0.78539816 + 0.273 * (1 - q));
  if (b > a) t = 1.57079633 - t;
  if (u < 0) t = 3.14159265 - t;
  return w < 0 ? ROUND - t : t;
}
