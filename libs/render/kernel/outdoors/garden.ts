// A garden behind a house: far hill, line of trees, neighbours' houses, fence, trees, shrubs in a bed, lawn or sand.

import { cloud3, fract, hash3, hashUnit, noise2, smooth, unit } from '../math';
import { shrubs, trees } from './plants';
import {
  angle, bare, before, beforeInHaze, crownB, crownG, crownR, DESERT, groundCoverB, groundCoverG, groundCoverR, hedgeB, hedgeG,
  hedgeR, hillB, hillG, hillR, plants, ROUND, snowy, SOFT, within,
} from './seen';

/** What is seen of it over the sky there: from the back to the front. */
export function garden(u: f32, w: f32, e: f32): void {
  const a: f32 = angle(u, w);
  const desert: bool = plants == DESERT;
  mountains(u, w, e, desert);
  // The ground as far as the trees go.
  beforeInHaze(groundCoverR * 0.7, groundCoverG * 0.7, groundCoverB * 0.7, 0.2, smooth(-0.028, -0.036, e));
  if (!desert) {
    const much: f32 = bare ? <f32>0.6 : <f32>1;
    shrubs(a, e, 44, 1, -0.06, 0.14, 0.32, 2048, 29, crownR, crownG, crownB * 1.1, 0.2, much);
    houses(a, e);
    shrubs(a, e, 30, 0.5, -0.06, 0.12, 0.25, 2048, 31, hedgeR * 1.3, hedgeG * 1.3, hedgeB * 1.2, 0.1, much);
  } else houses(a, e);
  trees(a, e, 17, 0.5, -0.06, 0.62, 0.07, 2048);
  fence(a, e);
  ground(u, w, e);
  if (desert) {
    shrubs(a, e, 46, 0.5, -0.14, 0.04, 0.1, 1536, 23, hedgeR, hedgeG, hedgeB, 0.06, 1);
    trees(a, e, 9, 0.62, -0.19, 1.05, 0, 1280);
    shrubs(a, e, 16, 0.4, -0.33, 0.08, 0.16, 960, 53, hedgeR * 0.95, hedgeG, hedgeB * 0.85, 0, 1);
    return;
  }
  shrubs(a, e, 40, 0.75, -0.128, 0.07, 0.17, 1920, 23, hedgeR, hedgeG, hedgeB, 0.06, 1);
  shrubs(a, e, 80, 0.55, -0.148, 0.025, 0.055, 2304, 47, hedgeR * 1.5, hedgeG * 1.4, hedgeB * 1.3, 0, 1);
  trees(a, e, 9, 0.5, -0.17, 1.15, 0, 1664);
  shrubs(a, e, 13, 0.36, -0.42, 0.1, 0.2, 1280, 53, hedgeR * 1.1, hedgeG * 1.15, hedgeB, 0, 1);
}

/** Far hills in two ranges; in a desert mountains with lit and dark sides. */
export function mountains(u: f32, w: f32, e: f32, desert: bool): void {
  if (e > 0.3) return;
  const ridge: f32 = noise2(u * 2.2 + 8, w * 2.2) * 0.07;
  if (!desert) {
    before(hillR, hillG, hillB, smooth(0.02, -0.02, e - 0.04 - ridge));
    return;
  }
  const rough: f32 = (noise2(u * 14, w * 14) - 0.5) * 0.035 + (noise2(u * 45, w * 45) - 0.5) * 0.012;
  const far: f32 = 0.03 + smooth(0.3, 0.65, noise2(u * 2.6 + 8, w * 2.6)) * 0.17 + rough;
  const folds: f32 = 0.86 + 0.3 * noise2(u * 30 + e * 14, w * 30 - e * 9);
  before(hillR * 1.05 * folds, hillG * 1.08 * folds, hillB * 1.2 * folds, smooth(far + SOFT, far - SOFT, e));
  const low: f32 = 0.015 + noise2(u * 5 + 3, w * 5) * 0.05 + rough * 0.7;
  const lit: f32 = 0.6 + 0.5 * noise2(u * 40 + e * 30, w * 40);
  before(0.36 * lit, 0.29 * lit, 0.24 * lit, smooth(low + SOFT, low - SOFT, e));
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
  const haze: f32 = 0.24;
  // clapboard in white, sand or blue grey; in a desert stucco
  let r: f32 = s2 < 0.4 ? <f32>0.6 : s2 < 0.7 ? <f32>0.45 : <f32>0.27;
  let g: f32 = s2 < 0.4 ? <f32>0.59 : s2 < 0.7 ? <f32>0.39 : <f32>0.31;
  let b: f32 = s2 < 0.4 ? <f32>0.56 : s2 < 0.7 ? <f32>0.3 : <f32>0.35;
  const stucco: bool = plants == DESERT;
  if (stucco) {
    r = 0.55;
    g = 0.41;
    b = 0.3;
  }
  const wall: f32 = within(-half, half, x) * smooth(eaves + SOFT, eaves - SOFT, e);
  if (wall > 0) {
    const course: f32 = e / 0.0075;
    const lap: f32 = stucco ? <f32>1 : 1 - 0.1 * smooth(0.3, 0, course - floor<f32>(course));
    const under: f32 = (1 - 0.5 * smooth(eaves - 0.035, eaves - 0.004, e)) * lap;
    beforeInHaze(r * under, g * under, b * under, haze, wall);
    for (let i: i32 = -1; i <= 1; i++) {
      const middle: f32 = x - <f32>i * half * 0.6;
      beforeInHaze(0.66, 0.66, 0.64, haze, within(-0.035, 0.035, middle) * within(-0.045, 0.05, e) * wall);
      // Panes show the sky above and the dark of a room below.
      const sky: f32 = 0.06 + 0.22 * smooth(-0.02, 0.05, e + middle);
      beforeInHaze(sky * 0.85, sky * 0.95, sky, haze, within(-0.026, 0.026, middle) * within(-0.036, 0.041, e) * wall);
    }
  }
  if (stucco) return;
  const ridge: f32 = 0.2;
  const up: f32 = (e - eaves) / (ridge - eaves);
  if (up < -0.1) return;
  const roof: f32 = within(-half - 0.025 + up * 0.09, half + 0.025 - up * 0.09, x) * within(eaves, ridge, e);
  const slate: f32 = snowy ? <f32>0.8 : (0.13 + 0.08 * s) * (0.85 + 0.3 * noise2(x * 130, e * 190));
  beforeInHaze(slate, slate * 0.98, snowy ? <f32>0.86 : slate * 0.95, haze, roof);
  before(0.6, 0.6, 0.58, within(-half - 0.025, half + 0.025, x) * within(eaves - 0.007, eaves + 0.001, e) * 0.8);
}

// A fence of boards, each weathered in its own way, with a cap, dappled by the trees over it; in a desert a wall.
function fence(a: f32, e: f32): void {
  const top: f32 = 0.018;
  if (e > top + 0.02) return;
  const arc: i32 = <i32>floor<f32>((a / ROUND) * 5 + 0.3);
  if (hashUnit(arc % 5, 5, 2) > 0.62) return;
  const board: f32 = a / 0.0135;
  const id: i32 = <i32>floor<f32>(board);
  const t: f32 = board - <f32>id;
  const own: f32 = hashUnit(id, 4, 4);
  // A narrow gap between boards.
  const gap: f32 = 1 - 0.72 * smooth(0.06, 0.035, min<f32>(t, 1 - t));
  const stucco: bool = plants == DESERT;
  const sun: f32 = 0.45 + 0.55 * smooth(0.36, 0.6, cloud3(a * 9, e * 14, 5));
  const tone: f32 = (stucco ? <f32>1.25 : (0.72 + 0.46 * own) * gap * (0.84 + 0.32 * noise2(a * 430 + own * 70, e * 24))) * sun;
  const cap: f32 = smooth(top - 0.022, top - 0.012, e) * 0.35 - 0.4 * within(top - 0.034, top - 0.024, e);
  const k: f32 = smooth(top + SOFT, top - SOFT, e);
  beforeInHaze(0.31 * tone * (1 + cap), 0.235 * tone * (1 + cap), 0.17 * tone * (1 + cap), 0.05, k);
}

// Grass, or what covers the ground: worn in places, with a bed along the fence and the shade of trees on it.
function ground(u: f32, w: f32, e: f32): void {
  const edge: f32 = -0.1 - noise2(u * 4 + 7, w * 4) * 0.03 - noise2(u * 31, w * 31) * 0.008;
  if (e > edge + 0.04) return;
  const soil: f32 = 0.7 + 0.6 * noise2(u * 120, e * 260 + w * 120);
  before(0.085 * soil, 0.062 * soil, 0.045 * soil, smooth(edge + 0.036, edge + 0.02, e) * (snowy ? <f32>0.3 : <f32>0.9));
  const k: f32 = smooth(edge + SOFT * 1.4, edge - SOFT, e);
  if (k <= 0) return;
  const d: f32 = 1 / (0.02 + max<f32>(-e, 0.05));
  const x: f32 = u * d;
  const y: f32 = w * d;
  // Blades of grass run together with the distance.
  const near: f32 = smooth(11, 3, d);
  const tufts: f32 = noise2(x * 2.2, y * 2.2) * 0.4 + noise2(x * 11, y * 11) * 0.35 + noise2(x * 37, y * 37) * 0.25;
  const blade: f32 = (noise2(u * 330, e * 120 + w * 330) - 0.5) * near;
  // The sun falls on it in patches between the shade of trees, soft at its edges.
  const dapple: f32 = cloud3(x * 0.42, y * 0.42, 3) + (noise2(x * 2.4, y * 2.4) - 0.5) * 0.16;
  const sun: f32 = bare || plants == DESERT ? <f32>0.8 + 0.2 * smooth(0.4, 0.56, dapple) : 0.36 + 0.64 * smooth(0.4, 0.56, dapple);
  // Mown to and fro: blades that lean away are lighter than those that lean this way.
  const lane: f32 = x * 0.83 + y * 0.56 + 0.1 * noise2(x * 1.3, y * 1.3);
  const mown: f32 = bare || snowy || plants == DESERT ? <f32>0 : (smooth(0.35, 0.65, abs<f32>(fract(lane) - 0.5) * 2) - 0.5) * 0.16;
  const tone: f32 = (0.62 + 0.72 * tufts + 0.4 * blade + mown) * sun;
  const cool: f32 = (1 - sun) * 0.16;
  const dry: f32 = plants == DESERT ? <f32>0 : (noise2(x * 0.9 + 5, y * 0.9) - 0.5) * 0.24;
  before(
    min<f32>(groundCoverR * tone * (1 + dry), 0.9),
    min<f32>(groundCoverG * tone, 0.92),
    min<f32>(groundCoverB * tone * (1 + cool * 2 - dry), 0.96),
    k,
  );
}
