// A shore seen from a house behind the dunes: sea and surf, beach, a dune with grass and a fence of slats, a deck's railing.

import { clamp, cloud3, hash3, hashUnit, mix, noise2, smooth, unit } from '../math';
import { shrubs } from './plants';
import { angle, before, beforeInHaze, hedgeB, hedgeG, hedgeR, SOFT, within } from './seen';

/** What is seen of it over the sky there: from the back to the front. */
export function shore(u: f32, w: f32, e: f32): void {
  const a: f32 = angle(u, w);
  const land: f32 = (noise2(u * 2.1 + 5, w * 2.1 + 2) - 0.56) * 0.15 + noise2(u * 30, w * 30) * 0.008;
  before(0.4, 0.5, 0.55, smooth(land + 0.003, land - 0.003, e));
  sea(u, w, e);
  beach(u, w, e);
  const crest: f32 = -0.085 + smooth(0.3, 0.75, noise2(u * 3.4 + 1, w * 3.4)) * 0.085;
  if (e < crest + 0.16) {
    grass(a, e, crest - 0.012, 0, 150, 0.05);
    slats(a, e, crest);
  }
  dune(u, w, e, crest);
  if (e < crest + 0.16) grass(a, e, crest - 0.035, 1, 130, 0.075);
  shrubs(a, e, 20, 0.4, -0.2, 0.07, 0.19, 1920, 61, hedgeR * 1.15, hedgeG, hedgeB * 1.25, 0.07, 1);
  for (let i: i32 = 0; i < 3; i++) grass(a, e, -0.15 - 0.07 * <f32>i, 2 + i, 230 - 40 * i, 0.085 + 0.02 * <f32>i);
  railing(a, e);
}

// Water with its swell up to a sharp horizon, dark there and green over the sand, and lines of surf.
function sea(u: f32, w: f32, e: f32): void {
  const much: f32 = smooth(0.0015, -0.0015, e);
  if (much <= 0) return;
  const d: f32 = 1 / (0.008 + max<f32>(-e, 0));
  const near: f32 = smooth(-0.004, -0.045, e);
  const swell: f32 = (noise2(u * d * 0.5, w * d * 0.5) * 0.5 + noise2(u * d * 1.7, w * d * 1.7) * 0.5 - 0.5) * 0.16;
  before(mix(0.12, 0.3, near) + swell, mix(0.27, 0.5, near) + swell, mix(0.38, 0.5, near) + swell, much);
  for (let i: i32 = 0; i < 3; i++) {
    const row: f32 = <f32>i;
    const line: f32 = -0.021 - 0.0085 * row + (noise2(u * (9 + row * 4), w * 9 + row * 5) - 0.5) * 0.005;
    const broken: f32 = smooth(0.34, 0.56, noise2(u * 12 + row * 7, w * 12));
    const high: f32 = 0.0022 + 0.001 * row;
    const k: f32 = smooth(line - high, line - high * 0.6, e) * smooth(line + high * 0.4, line, e);
    before(0.72, 0.78, 0.8, k * broken * (0.45 + 0.5 * noise2(u * 160 + row * 9, w * 160)));
    before(0.17, 0.36, 0.38, smooth(line + high * 1.6, line + high * 0.5, e) * smooth(line, line + high * 0.4, e) * broken * 0.6);
  }
}

// Sand: wet and dark where the water runs out, then dry, with tracks and the shade of what the wind left.
function beach(u: f32, w: f32, e: f32): void {
  const wash: f32 = -0.05 + (noise2(u * 10, w * 10) - 0.5) * 0.01;
  const k: f32 = smooth(wash + 0.0015, wash - 0.0015, e);
  if (k > 0) {
    const d: f32 = 1 / (0.02 - e);
    const tone: f32 = 0.82 + 0.16 * noise2(u * d * 2, w * d * 2) + 0.2 * (noise2(u * d * 9, w * d * 9) - 0.5);
    const wet: f32 = smooth(-0.018, 0, e - wash);
    before(mix(0.56 * tone, 0.3, wet), mix(0.49 * tone, 0.29, wet), mix(0.38 * tone, 0.26, wet), k);
  }
  before(0.85, 0.87, 0.87, smooth(wash - 0.003, wash - 0.001, e) * smooth(wash + 0.004, wash + 0.001, e));
}

// The dune's side towards the house: sand with ripples, darker where grass grows.
function dune(u: f32, w: f32, e: f32, crest: f32): void {
  const edge: f32 = crest + (noise2(u * 26, w * 26) - 0.5) * 0.008;
  const k: f32 = smooth(edge + SOFT, edge - SOFT, e);
  if (k <= 0) return;
  const d: f32 = 1 / (0.12 + max<f32>(crest - e, 0));
  const lies: f32 = noise2(u * d * 2.4 + e * 5, w * d * 2.4) * 0.5 + noise2(u * d * 9, w * d * 9) * 0.3 + noise2(u * 190, e * 320 + w * 190) * 0.2;
  const shade: f32 = 0.52 + 0.55 * smooth(0.3, 0.62, cloud3(u * 9, w * 9, e * 22));
  const tone: f32 = (0.66 + 0.6 * lies) * shade;
  before(0.56 * tone, 0.48 * tone, 0.37 * tone, k);
}

// Tufts of marram: thin blades that lean from their foot and catch light towards their tips.
function grass(a: f32, e: f32, level: f32, rank: i32, dense: i32, high: f32): void {
  const row: f32 = <f32>rank;
  const foot: f32 = level - 0.03 + 0.03 * noise2(a * 23, row * 3);
  const over: f32 = e - foot;
  if (over < 0 || over > high * 1.1) return;
  const cover: f32 = smooth(0.36, 0.66, noise2(a * 8 + row * 5, 3 + row));
  if (cover <= 0) return;
  // Two blades cross at each place.
  for (let side: i32 = 0; side < 2; side++) {
    const lean: f32 = (side == 0 ? <f32>0.32 : <f32>-0.2) + 0.9 * (noise2(a * 57, row + <f32>side * 5) - 0.5);
    const at: f32 = (a + over * lean + over * over * lean * 4) * <f32>dense * (side == 0 ? <f32>1.6 : <f32>1.13);
    const id: i32 = <i32>floor<f32>(at);
    const h: u32 = hash3(id, rank * 2 + side, 41);
    const tall: f32 = high * (0.35 + 0.65 * unit(h)) * cover;
    const t: f32 = over / max<f32>(tall, 1e-3);
    if (t >= 1) continue;
    const across: f32 = abs<f32>(at - <f32>id - 0.5);
    const k: f32 = smooth(0.34 * (1 - t) + 0.1, 0.22 * (1 - t), across) * smooth(0, 0.15, t);
    const tone: f32 = (0.5 + 0.6 * unit(h * 747796405)) * mix(0.4, 1.15, t);
    const dry: f32 = unit(h * 2891336453);
    before(mix(0.24, 0.42, dry) * tone, mix(0.29, 0.38, dry) * tone, mix(0.13, 0.22, dry) * tone, k * 0.92);
  }
}

// A fence of slats and wire along the dune, as they are set against drifting sand; it leans here and there and has gaps.
function slats(a: f32, e: f32, crest: f32): void {
  const post: f32 = a / 0.0085;
  const id: i32 = <i32>floor<f32>(post);
  if (noise2(a * 5 + 2, 9) < 0.4) return;
  const own: f32 = hashUnit(id, 3, 57);
  const lean: f32 = (own - 0.5) * 3.5 * (e - crest);
  const top: f32 = crest + 0.036 + 0.008 * own + 0.012 * noise2(a * 20, 4);
  const k: f32 = smooth(0.3, 0.2, abs<f32>(post - <f32>id - 0.5 + lean)) * smooth(top + 0.0015, top - 0.0015, e);
  const tone: f32 = 0.6 + 0.6 * own;
  beforeInHaze(0.27 * tone, 0.225 * tone, 0.18 * tone, 0.1, k);
  const wire: f32 = abs<f32>(e - top + 0.009);
  beforeInHaze(0.16, 0.14, 0.12, 0.1, smooth(0.002, 0.0008, wire) * 0.7);
}

// The railing of the deck before the room: a cap, a lower rail and pickets, in white paint with a lit and a dark side.
function railing(a: f32, e: f32): void {
  const cap: f32 = -0.205;
  if (e > cap + 0.02) return;
  const wave: f32 = 0.8 + 0.12 * noise2(a * 40, e * 9);
  const far: f32 = a / 0.034;
  const x: f32 = far - floor<f32>(far) - 0.5;
  const picket: f32 = smooth(0.2, 0.14, abs<f32>(x)) * smooth(cap, cap - 0.004, e);
  const round: f32 = 0.62 + 0.34 * clamp(0.5 + x * 3.2, 0, 1);
  before(0.72 * round * wave, 0.72 * round * wave, 0.71 * round * wave, picket);
  const lit: f32 = mix(0.45, 0.85, smooth(cap - 0.008, cap + 0.002, e));
  before(lit * wave, lit * wave, lit * wave, within(cap - 0.014, cap + 0.008, e));
}
