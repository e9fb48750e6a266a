// What a ray of bake.ts has met: its normal, and what it sends back.
//
// A surface's entry, 128 bytes: kind u32, then what it sends back r g b, what passes it r g b, a second colour r g b, how much tones
// differ, gloss, share of snow on it, and a length: half the side of a lawn, a brick with its joint, where the beach ends.

import { cloud3, hash3, mix, noise2, noise3, smooth, unit } from './math';
import { halfTurnU, halfTurnW } from './outdoors/panorama';
import { materialAt, primitiveAt, TRIANGLES, triangles } from './scene';
import { hitPrimitive, hitTriangle } from './traverse';

export const LEAF: u32 = 0;
const GROUND: u32 = 2;
const MASONRY: u32 = 3;
export const PANE: u32 = 4;
export const WATER: u32 = 5;
const SAND: u32 = 6;

export let kind: u32 = 0;
export let nx: f32 = 0;
export let ny: f32 = 0;
export let nz: f32 = 1;
export let backR: f32 = 0;
export let backG: f32 = 0;
export let backB: f32 = 0;
export let throughR: f32 = 0;
export let throughG: f32 = 0;
export let throughB: f32 = 0;
export let gloss: f32 = 0;
/** How steep waves are towards the eye, how much of the water is foam, and how shallow it is. */
export let slope: f32 = 0;
export let foam: f32 = 0;
export let shallow: f32 = 0;

/** What was met at (x, y, z). */
export function look(x: f32, y: f32, z: f32): void {
  const at: usize = primitiveAt(hitPrimitive);
  const surface: usize = materialAt(load<u32>(at, 4));
  kind = load<u32>(surface);
  backR = load<f32>(surface, 4);
  backG = load<f32>(surface, 8);
  backB = load<f32>(surface, 12);
  throughR = load<f32>(surface, 16);
  throughG = load<f32>(surface, 20);
  throughB = load<f32>(surface, 24);
  gloss = load<f32>(surface, 44);
  nx = 0;
  ny = 0;
  nz = 1;
  if (kind == GROUND) {
    ground(surface, x, y);
    return;
  }
  if (kind == WATER) {
    water(surface, x, y);
    return;
  }
  const t: usize = triangles + <usize>(hitTriangle >> 2) * TRIANGLES + ((<usize>(hitTriangle & 3)) << 2);
  const ax: f32 = load<f32>(t, 48);
  const ay: f32 = load<f32>(t, 64);
  const az: f32 = load<f32>(t, 80);
  const bx: f32 = load<f32>(t, 96);
  const by: f32 = load<f32>(t, 112);
  const bz: f32 = load<f32>(t, 128);
  const fx: f32 = ay * bz - az * by;
  const fy: f32 = az * bx - ax * bz;
  const fz: f32 = ax * by - ay * bx;
  nx = load<f32>(at, 16) * fx + load<f32>(at, 32) * fy + load<f32>(at, 48) * fz;
  ny = load<f32>(at, 20) * fx + load<f32>(at, 36) * fy + load<f32>(at, 52) * fz;
  nz = load<f32>(at, 24) * fx + load<f32>(at, 40) * fy + load<f32>(at, 56) * fz;
  scaleNormal();
  // A leaf's own tone, and where it stands between the two colors of its plant.
  const vary: f32 = load<f32>(surface, 40);
  const tone: f32 = 1 + vary * (2 * load<f32>(t, 144) - 1);
  if (kind == MASONRY) masonry(surface, x, y, z, tone);
  else if (kind == SAND) sand(surface, x, y, z);
  else coloured(surface, tone, load<f32>(t, 160));
  if (kind == PANE) warp(x, y, z, load<f32>(t, 160), load<f32>(t, 176));
  const snow: f32 = load<f32>(surface, 48);
  if (snow > 0) {
    const lies: f32 = snow * smooth(0.35, 0.6, abs<f32>(nz) + 0.5 * (noise2(x * 9, y * 9 + z * 7) - 0.5));
    backR = mix(backR, 0.82, lies);
    backG = mix(backG, 0.85, lies);
    backB = mix(backB, 0.9, lies);
  }
}

function scaleNormal(): void {
  const k: f32 = 1 / max<f32>(sqrt<f32>(nx * nx + ny * ny + nz * nz), 1e-12);
  nx *= k;
  ny *= k;
  nz *= k;
}

function coloured(surface: usize, tone: f32, own: f32): void {
  const hue: f32 = smooth(0.25, 0.85, own);
  const r: f32 = mix(backR, load<f32>(surface, 28), hue);
  const g: f32 = mix(backG, load<f32>(surface, 32), hue);
  const b: f32 = mix(backB, load<f32>(surface, 36), hue);
  throughR *= (tone * r) / max<f32>(backR, 1e-3);
  throughG *= (tone * g) / max<f32>(backG, 1e-3);
  throughB *= (tone * b) / max<f32>(backB, 1e-3);
  backR = r * tone;
  backG = g * tone;
  backB = b * tone;
}

// Bricks in courses, each of its own tone, or blocks of stone: their joints, and what rain and soot have left on them.
function masonry(surface: usize, x: f32, y: f32, z: f32, tone: f32): void {
  const long: f32 = load<f32>(surface, 52);
  const along: f32 = y * nx - x * ny;
  const weather: f32 =
    (0.84 + 0.32 * cloud3(along * 0.35, z * 0.22, 4)) * (0.93 + 0.14 * noise2(along * 2.3, z * 0.32));
  let k: f32 = tone * weather;
  let joint: f32 = 0;
  if (long > 0 && abs<f32>(nz) < 0.5) {
    const vary: f32 = load<f32>(surface, 40);
    const high: f32 = long * 0.36;
    const row: f32 = floor<f32>(z / high);
    const place: f32 = along / long + ((<i32>row & 1) == 1 ? <f32>0.5 : <f32>0);
    const own: f32 = unit(hash3(<i32>floor<f32>(place), <i32>row, 5));
    k *= 1 + vary * (2.2 * own * own - 0.75);
    const inRow: f32 = z / high - row;
    const inBrick: f32 = place - floor<f32>(place);
    if (inRow < 0.13 || inBrick < 0.045) joint = 0.8;
  }
  backR = mix(backR * k, load<f32>(surface, 28) * weather, joint);
  backG = mix(backG * k, load<f32>(surface, 32) * weather, joint);
  backB = mix(backB * k, load<f32>(surface, 36) * weather, joint);
}

// Sand: dry with tracks and ripples, dark and smooth where the sea has wet it.
function sand(surface: usize, x: f32, y: f32, z: f32): void {
  const far: f32 = max<f32>(sqrt<f32>(x * x + y * y), 1e-3);
  const u: f32 = halfTurnU(x / far, y / far) * far;
  const w: f32 = halfTurnW(x / far, y / far) * far;
  const ripples: f32 = noise2(u * 5 + noise2(u, w) * 3, w * 2.2) - 0.5;
  const tracks: f32 = smooth(0.42, 0.3, noise2(u * 2.6, w * 2.6)) * smooth(0.35, 0.6, noise2(u * 0.3 + 4, w * 0.3));
  const tone: f32 = (0.9 + 0.2 * cloud3(u * 0.3, w * 0.3, 7)) * (1 + 0.3 * ripples) * (1 - 0.22 * tracks);
  nx += 0.25 * ripples;
  ny += 0.2 * (noise2(u * 7 + 3, w * 4) - 0.5);
  scaleNormal();
  const wet: f32 = smooth(0.42, 0.2, z + 0.2 * (noise2(u * 0.4, w * 0.4) - 0.5));
  backR = mix(backR * tone, load<f32>(surface, 28), wet);
  backG = mix(backG * tone, load<f32>(surface, 32), wet);
  backB = mix(backB * tone, load<f32>(surface, 36), wet);
  gloss = wet * 1.6;
}

// Panes stand a little aslant, each in its own way, and are not quite flat: what they mirror bends.
function warp(x: f32, y: f32, z: f32, first: f32, second: f32): void {
  const along: f32 = y * nx - x * ny;
  const aside: f32 = 0.03 * (first - 0.5) + 0.025 * (noise2(along * 1.7 + first * 90, z * 1.3) - 0.5);
  const up: f32 = 0.03 * (second - 0.5) + 0.025 * (noise2(along * 1.4, z * 1.6 + second * 90) - 0.5);
  const tx: f32 = -ny;
  const ty: f32 = nx;
  nx += tx * aside;
  ny += ty * aside;
  nz += up;
  scaleNormal();
}

// One rank of waves, so many to a metre: how far it falls towards the eye there.
@inline
function wave(far: f32, u: f32, w: f32, dense: f32, wide: f32): f32 {
  const at: f32 = far * dense + 1.6 * noise2(u * 9 + dense * 40, w * 9);
  return noise3(at + 0.2, u * wide, w * wide) - noise3(at - 0.2, u * wide, w * wide);
}

// The sea, with waves that run ashore all around, and lines of surf where it grows shallow.
function water(surface: usize, x: f32, y: f32): void {
  const far: f32 = max<f32>(sqrt<f32>(x * x + y * y), 1e-3);
  const u: f32 = halfTurnU(x / far, y / far);
  const w: f32 = halfTurnW(x / far, y / far);
  const gusts: f32 = 0.55 + 0.9 * cloud3(6 * u + 300 / far, 6 * w, 3);
  slope =
    0.13 +
    gusts *
      (0.22 * wave(far, u, w, 0.11, 34) + 0.3 * wave(far, u, w, 0.37, 70) + 0.34 * wave(far, u, w, 1.1, 150) + 0.3 * wave(far, u, w, 3, 320));
  const out: f32 = far - load<f32>(surface, 52) - 7 * (noise2(u * 9 + 5, w * 9) - 0.5);
  shallow = smooth(75, 4, out) * (0.75 + 0.4 * noise3(far * 0.05, u * 14, w * 14));
  foam = smooth(0.83, 0.9, noise3(far * 0.22, u * 90, w * 90)) * smooth(0.5, 0.65, noise2(u * 11 + 30 / far, w * 11)) * 0.8;
  for (let i: i32 = 0; i < 4; i++) {
    const row: f32 = <f32>i;
    const middle: f32 = 2.5 + row * (9 + 2.4 * row) + (5 + row * 2) * (noise2(u * (5 + row * 2) + row * 7, w * (5 + row * 2)) - 0.5);
    const from: f32 = out - middle;
    const breaks: f32 = smooth(0.36, 0.52, noise2(u * (7 + 3 * row) + row * 9, w * (7 + 3 * row) + 3)) * (1 - 0.12 * row);
    const lace: f32 = smooth(0.3, 0.62, noise3(from * 0.9, u * 130 + row, w * 130));
    // It breaks along a sharp crest, and leaves foam behind it that thins out towards the beach.
    const crest: f32 = smooth(1.5, 0.9, from) * smooth(-1.2, -0.3, from);
    const left: f32 = smooth(-9, -0.8, from) * smooth(0.5, -0.5, from) * lace * 0.75;
    foam = max<f32>(foam, breaks * max<f32>(crest * (0.65 + 0.35 * lace), left));
    // Its face behind the foam stands up and is looked into.
    const face: f32 = smooth(0.9, 1.7, from) * smooth(4.5, 2.2, from) * (0.35 + 0.65 * breaks);
    slope += 0.55 * face;
    shallow = max<f32>(shallow, 0.55 * face);
  }
}

// A lawn, a bed of mulch along the fence, rough grass behind it.
function ground(surface: usize, px: f32, py: f32): void {
  const far: f32 = max<f32>(sqrt<f32>(px * px + py * py), 1e-3);
  const x: f32 = halfTurnU(px / far, py / far) * far;
  const y: f32 = halfTurnW(px / far, py / far) * far;
  const half: f32 = load<f32>(surface, 52);
  const out: f32 = max<f32>(abs<f32>(px), abs<f32>(py));
  const edge: f32 = half + (noise2(x * 0.45 + 9, y * 0.45) - 0.5) * 0.9;
  const rough: f32 = load<f32>(surface, 40);
  const fine: f32 = 1 + rough * (2 * noise2(x * 38, y * 38) * (0.5 + noise2(x * 9, y * 9)) - 1);
  const patch: f32 = 1 + rough * (1.25 * cloud3(x * 0.5, y * 0.5, 2) - 0.625);
  const bed: f32 = smooth(edge, edge + 0.06, out) * smooth(half + 3, half + 2.9, out);
  const tone: f32 = fine * patch;
  backR = mix(backR * tone, load<f32>(surface, 28) * fine, bed);
  backG = mix(backG * tone, load<f32>(surface, 32) * fine, bed);
  backB = mix(backB * tone, load<f32>(surface, 36) * fine, bed);
}
