// Light from the sky, the sun and the lamps, and the choice of one of them.
//
// A light's entry: kind u32 (0 window, 1 rectangle, 2 disk, 3 ball), centre, normal, half-edges u and v,
// emission, area. Windows emit what the sky shows through them.

import { clamp, cloud3, FAR, luminance, mix, noise2, noise3, PI, smooth, turn, turnCos, turnSin } from './math';
import { lightAt, lightCount, scratch } from './scene';
import { passes } from './traverse';

const WINDOW: u32 = 0;
const BALL: u32 = 3;

let sunX: f32 = 0;
let sunY: f32 = 0;
let sunZ: f32 = 1;
let sunSpread: f32 = 0.006;
export let sunR: f32 = 0;
export let sunG: f32 = 0;
export let sunB: f32 = 0;
let skyR: f32 = 1;
let skyG: f32 = 1;
let skyB: f32 = 1;
let groundR: f32 = 0.3;
let groundG: f32 = 0.3;
let groundB: f32 = 0.3;
let view: f32 = 1;
let outside: u32 = 0;

// What grows outside, as `which` of {@link setDaylight} numbers it; in autumn broadleaf trees turn, in winter they are bare.
const CONIFER: u32 = 1;
const DESERT: u32 = 2;
const EVERGREEN: u32 = 3;
const SPRING: u32 = 1;
const AUTUMN: u32 = 2;
const WINTER: u32 = 3;
const SNOW: u32 = 4;
let plants: u32 = 0;
let bare: bool = false;
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

/** Radiance found by the last call of {@link sky} or {@link scenery}. */
export let skyOutR: f32 = 0;
export let skyOutG: f32 = 0;
export let skyOutB: f32 = 0;

/**
 * Sets the daylight: direction to the sun, its irradiance, zenith and ground radiance, how bright the view
 * outside looks against the light it gives, and which view it is: 0 garden, 1 town, 2 sea, 3 a plain grey; four times
 * what grows there (0 broadleaf trees, 1 conifers, 2 a desert's shrubs, 3 evergreen broadleaf trees) and sixteen
 * times the season (0 summer, 1 spring, 2 autumn, 3 winter, 4 winter with snow) are added to it.
 */
export function setDaylight(
  x: f32, y: f32, z: f32, sr: f32, sg: f32, sb: f32,
  zr: f32, zg: f32, zb: f32, gr: f32, gg: f32, gb: f32, viewShare: f32, which: u32,
): void {
  sunX = x;
  sunY = y;
  sunZ = z;
  sunR = sr;
  sunG = sg;
  sunB = sb;
  skyR = zr;
  skyG = zg;
  skyB = zb;
  groundR = gr;
  groundG = gg;
  groundB = gb;
  view = viewShare;
  outside = which & 3;
  plant((which >> 2) & 3, which >> 4);
}

// Colours of crowns, hedges, ground and hills, as they send back an overcast sky's light.
function plant(kind: u32, season: u32): void {
  plants = kind;
  const cold: bool = season == WINTER || season == SNOW;
  bare = cold && kind == 0;
  crown(0.36, 0.43, 0.17);
  hedge(0.24, 0.31, 0.14);
  groundCover(0.4, 0.5, 0.2);
  hill(0.47, 0.55, 0.57);
  if (season == SPRING) {
    crown(0.44, 0.52, 0.2);
    hedge(0.3, 0.39, 0.16);
    groundCover(0.37, 0.54, 0.19);
  } else if (season == AUTUMN) {
    crown(0.6, 0.36, 0.13);
    hedge(0.32, 0.32, 0.15);
    groundCover(0.46, 0.47, 0.22);
    hill(0.54, 0.52, 0.5);
  } else if (cold) {
    crown(0.31, 0.28, 0.25);
    hedge(0.22, 0.25, 0.16);
    groundCover(0.48, 0.46, 0.31);
    hill(0.53, 0.54, 0.57);
  }
  if (kind == CONIFER) {
    crown(0.19, 0.27, 0.18);
    hedge(0.22, 0.29, 0.17);
  } else if (kind == EVERGREEN) {
    crown(0.29, 0.38, 0.15);
    hedge(0.22, 0.31, 0.13);
    if (season == AUTUMN) groundCover(0.41, 0.49, 0.2);
  } else if (kind == DESERT) {
    crown(0.4, 0.42, 0.28);
    hedge(0.42, 0.41, 0.3);
    groundCover(0.66, 0.55, 0.42);
    hill(0.62, 0.49, 0.45);
  }
  if (season == SNOW) {
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

/** The sky as a light: smooth, without scenery. */
@inline
export function sky(x: f32, y: f32, z: f32): void {
  const t: f32 = smooth(-0.12, 0.12, z);
  const horizon: f32 = 1 + 0.25 * (1 - clamp(z, 0, 1));
  skyOutR = mix(groundR, skyR * horizon, t);
  skyOutG = mix(groundG, skyG * horizon, t);
  skyOutB = mix(groundB, skyB * horizon, t);
}

/** What lies outside in that direction; a white cloud in it is no brighter than `most`. */
export function scenery(x: f32, y: f32, z: f32, most: f32): void {
  sky(x, y, z);
  if (outside == 3) return;
  const flat: f32 = 1 / max<f32>(sqrt<f32>(x * x + y * y), 1e-4);
  const u: f32 = x * flat;
  const w: f32 = y * flat;
  const e: f32 = z * flat;
  // sky with soft clouds, whiter towards the horizon
  const cloud: f32 = smooth(0.42, 0.72, cloud3(u * 3.1, w * 3.1, e * 6));
  const blueness: f32 = smooth(0.02, 0.7, e);
  let r: f32 = mix(0.8, 0.36, blueness);
  let g: f32 = mix(0.88, 0.58, blueness);
  let b: f32 = mix(0.95, 0.9, blueness);
  r = mix(r, 0.98, cloud * 0.6);
  g = mix(g, 0.98, cloud * 0.6);
  b = mix(b, 1, cloud * 0.6);
  let level: f32 = 1;
  if (outside == 2) {
    shore(u, w, e, r, g, b);
    r = leafR;
    g = leafG;
    b = leafB;
    if (e < 0.012) level = 0.85;
  } else if (outside == 1) {
    // roofs across the street
    const id: f32 = floor<f32>((u * 1.7 - w * 1.3) * 6 + 40);
    const tall: f32 = 0.03 + noise3(id * 7.3, 1.5, 2.5) * 0.24;
    if (e < tall) {
      const s: f32 = noise3(id * 3.1, 9.5, 4.5);
      // brick, brownstone and limestone
      r = 0.34 + s * 0.24;
      g = 0.22 + s * 0.3;
      b = 0.17 + s * 0.3;
      const wx: f32 = (u * 1.7 - w * 1.3) * 30;
      const wz: f32 = e * 26;
      if (wx - floor<f32>(wx) > 0.55 && wz - floor<f32>(wz) > 0.5) {
        r *= 0.42;
        g *= 0.56;
        b *= 0.7;
      } else if (wz - floor<f32>(wz) < 0.1) {
        // a cornice over each row of windows
        r *= 1.3;
        g *= 1.32;
        b *= 1.34;
      }
      level = 0.55;
    }
    if (e < -0.05 + noise2(u * 9, w * 9) * 0.06) leaves(u, w, e, hedgeR * 1.4, hedgeG * 1.4, hedgeB * 1.8);
  } else {
    garden(u, w, e, r, g, b);
    r = leafR;
    g = leafG;
    b = leafB;
  }
  const k: f32 = min<f32>(view * luminance(skyR, skyG, skyB), most) * level;
  skyOutR = r * k;
  skyOutG = g * k;
  skyOutB = b * k;
}

let leafR: f32 = 0;
let leafG: f32 = 0;
let leafB: f32 = 0;

// Foliage in the sun: clusters that are light and yellowish where they bulge up, dark and cool between.
function leaves(u: f32, w: f32, e: f32, r: f32, g: f32, b: f32): void {
  const big: f32 = noise3(u * 13, w * 13, e * 15);
  const above: f32 = noise3(u * 13, w * 13, e * 15 + 0.8);
  const twigs: f32 = noise3(u * 41, w * 41, e * 44);
  const fine: f32 = noise3(u * 110, w * 110, e * 120);
  const k: f32 = clamp(0.5 + (big - above) * 0.8 + (twigs - 0.5) * 0.75 + (fine - 0.5) * 0.5, 0, 1);
  leafR = r * mix(0.26, 1.45, k);
  leafG = g * mix(0.34, 1.32, k);
  leafB = b * mix(0.46, 0.95, k);
}

// Puts foliage before what is there already, as high as `edge`; its outline is frayed, as leaves fray it. Of `twigs`
// alone the sky is seen between.
function stand(edge: f32, e: f32, soft: f32, u: f32, w: f32, f: f32, r: f32, g: f32, b: f32, twigs: bool = false): void {
  let k: f32 = smooth(edge + soft, edge - soft, e);
  if (k <= 0) return;
  if (twigs) k *= 0.3 + 0.6 * smooth(0.44, 0.6, noise3(u * 46, w * 46, e * 17)) * smooth(edge + soft, edge - 0.25, e);
  const behindR: f32 = leafR;
  const behindG: f32 = leafG;
  const behindB: f32 = leafB;
  leaves(u * f, w * f, e * f, r, g, b);
  leafR = mix(behindR, leafR, k);
  leafG = mix(behindG, leafG, k);
  leafB = mix(behindB, leafB, k);
}

// How high spruces stand in a direction: one beside the other, each a point.
function spruces(u: f32, w: f32): f32 {
  const at: f32 = (u * 1.7 - w * 1.3) * 7 + 40;
  const id: f32 = floor<f32>(at);
  const tall: f32 = noise3(id * 5.1, 3.5, 7.5);
  const off: f32 = abs<f32>(at - id - 0.5 + (noise3(id * 3.7, 1.5, 2.5) - 0.5) * 0.3);
  return (tall - 0.2) * 0.75 * max<f32>(0, 1 - off * 2.1);
}

// A far hill, a line of trees, a few crowns close by with the sky between them, shrubs and the lawn, from the back.
function garden(u: f32, w: f32, e: f32, r: f32, g: f32, b: f32): void {
  const lump: f32 = (noise2(u * 26, w * 26) - 0.5) * 0.07 + (noise2(u * 90, w * 90) - 0.5) * 0.03;
  const high: f32 = plants == DESERT ? smooth(0.35, 0.6, noise2(u * 2.6 + 8, w * 2.6)) * 0.16 : noise2(u * 2.2 + 8, w * 2.2) * 0.07;
  const far: f32 = smooth(0.02, -0.02, e - 0.04 - high);
  leafR = mix(r, hillR, far);
  leafG = mix(g, hillG, far);
  leafB = mix(b, hillB, far);
  if (plants == DESERT) {
    stand(-0.03 + noise2(u * 9, w * 9) * 0.07 + lump * 0.5, e, 0.01, u, w, 2.1, crownR, crownG, crownB);
  } else {
    // A line of trees far off is greyer and bluer than the crowns close by.
    stand(0.05 + noise2(u * 7, w * 7) * 0.09 + lump, e, 0.014, u, w, 1.7,
      mix(crownR, hillR, 0.25), mix(crownG, hillG, 0.25), mix(crownB, hillB, 0.25), bare);
    // A crown is round: as wide as it is high, and its foliage holds gaps of sky.
    const round: f32 = noise2(u * 3.1 + 3, w * 3.1 + 1);
    const gaps: f32 = (noise3(u * 17, w * 17, e * 17) - 0.5) * 0.3;
    const edge: f32 = plants == CONIFER
      ? spruces(u, w) + lump * 0.7
      : smooth(0.5, 0.78, round) * 0.62 - 0.08 + lump * 1.6 + gaps * smooth(0.06, 0.3, e);
    // No two crowns are of one green, and not all turn at once.
    const own: f32 = smooth(0.3, 0.62, noise2(u * 4.3 + 9, w * 4.3 + 4));
    stand(edge, e, 0.03, u, w, 1,
      mix(hedgeR * 1.25, crownR, own), mix(hedgeG * 1.25, crownG, own), mix(hedgeB * 1.2, crownB, own), bare);
  }
  stand(0.004 + noise2(u * 11, w * 11) * 0.05 + lump * 0.4, e, 0.008, u, w, 2.1, hedgeR, hedgeG, hedgeB);
  const lawn: f32 = smooth(-0.036, -0.05, e);
  if (lawn <= 0) return;
  const d: f32 = 1 / (0.012 + max<f32>(-e, 0.03));
  const grass: f32 = noise2(u * d * 2.2, w * d * 2.2) * 0.5 + noise2(u * d * 9, w * d * 9) * 0.3 + noise2(u * d * 40, w * d * 40) * 0.2;
  // The hedge's shade lies at its foot.
  const shade: f32 = 0.5 + 0.5 * smooth(-0.05, -0.11, e + noise2(u * 8, w * 8) * 0.03);
  const blades: f32 = (1 + grass * 0.45) * shade;
  leafR = mix(leafR, min<f32>(groundCoverR * blades, 0.95), lawn);
  leafG = mix(leafG, min<f32>(groundCoverG * blades, 0.96), lawn);
  leafB = mix(leafB, min<f32>(groundCoverB * blades, 0.98), lawn);
}

// Sand with tufts of grass, surf, the sea that takes on the sky's colour with distance, and a headland.
function shore(u: f32, w: f32, e: f32, r: f32, g: f32, b: f32): void {
  leafR = r;
  leafG = g;
  leafB = b;
  if (e < -0.25 + noise2(u * 5, w * 5) * 0.08 + noise2(u * 70, w * 70) * 0.03) {
    leaves(u * 2, w * 2, e, 0.52, 0.54, 0.33);
  } else if (e < 0.012) {
    const d: f32 = 1 / (0.03 - e);
    const near: f32 = smooth(0, -0.16, e);
    const swell: f32 = noise2(u * d * 3, w * d * 3) * 0.6 + noise2(u * d * 11, w * d * 11) * 0.4 - 0.5;
    leafR = mix(0.56, 0.17, near) + swell * 0.09;
    leafG = mix(0.7, 0.45, near) + swell * 0.1;
    leafB = mix(0.78, 0.49, near) + swell * 0.1;
    const surf: f32 = -0.145 + noise2(u * 16, w * 16) * 0.02;
    if (e < surf) {
      const foam: f32 = smooth(-0.022, -0.008, e - surf);
      const sand: f32 = 0.9 + noise2(u * d * 9, w * d * 9) * 0.1;
      leafR = mix(0.84 * sand, 0.95, foam);
      leafG = mix(0.77 * sand, 0.96, foam);
      leafB = mix(0.64 * sand, 0.96, foam);
    }
  } else if (e < 0.012 + (noise2(u * 2.1 + 5, w * 2.1 + 2) - 0.52) * 0.11 + noise2(u * 30, w * 30) * 0.006) {
    leafR = 0.47;
    leafG = 0.57;
    leafB = 0.58;
  }
}

/** Irradiance over pi (what a white surface would send back) of the light sampled last. */
export let litR: f32 = 0;
export let litG: f32 = 0;
export let litB: f32 = 0;
/** Direction to that light. */
export let toX: f32 = 0;
export let toY: f32 = 0;
export let toZ: f32 = 0;

const TABLE: usize = 4096;
const GROUP: usize = 160;

// What the four lights of the group at `at` would give here if nothing stood between goes to `out`; answers
// their sum. Rows of the group: centre, normal, 1 for a ball, 4 by area, the area's root, power.
@inline
function promises(
  at: usize, out: usize, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32,
): f32 {
  if (ASC_FEATURE_SIMD) {
    const dx: v128 = f32x4.sub(v128.load(at), f32x4.splat(x));
    const dy: v128 = f32x4.sub(v128.load(at, 16), f32x4.splat(y));
    const dz: v128 = f32x4.sub(v128.load(at, 32), f32x4.splat(z));
    const one: v128 = f32x4.splat(1);
    const none: v128 = f32x4.splat(0);
    const d2: v128 = f32x4.pmax(
      f32x4.add(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)), f32x4.mul(dz, dz)), f32x4.splat(1e-4),
    );
    const per: v128 = f32x4.div(one, f32x4.sqrt(d2));
    const reach: v128 = f32x4.pmin(one, f32x4.mul(v128.load(at, 128), per));
    const cos: v128 = f32x4.mul(
      f32x4.add(
        f32x4.add(f32x4.mul(f32x4.splat(nx), dx), f32x4.mul(f32x4.splat(ny), dy)), f32x4.mul(f32x4.splat(nz), dz),
      ),
      per,
    );
    const surface: v128 = f32x4.pmin(
      one,
      f32x4.pmax(
        none, f32x4.add(cos, f32x4.mul(f32x4.mul(reach, f32x4.splat(0.5)), f32x4.sub(one, cos))),
      ),
    );
    const leaves: v128 = f32x4.sub(
      v128.load(at, 96),
      f32x4.mul(
        f32x4.add(
          f32x4.add(f32x4.mul(v128.load(at, 48), dx), f32x4.mul(v128.load(at, 64), dy)),
          f32x4.mul(v128.load(at, 80), dz),
        ),
        per,
      ),
    );
    const light: v128 = f32x4.pmax(leaves, f32x4.mul(reach, f32x4.splat(0.08)));
    const much: v128 = f32x4.mul(
      f32x4.mul(f32x4.mul(v128.load(at, 144), light), surface),
      f32x4.pmin(f32x4.mul(per, per), v128.load(at, 112)),
    );
    const p: v128 = v128.and(much, f32x4.ge(leaves, f32x4.neg(reach)));
    v128.store(out, p);
    return (
      f32x4.extract_lane(p, 0) + f32x4.extract_lane(p, 1) + (f32x4.extract_lane(p, 2) + f32x4.extract_lane(p, 3))
    );
  } else {
    for (let i: usize = 0; i < 16; i += 4) {
      const g: usize = at + i;
      const dx: f32 = load<f32>(g) - x;
      const dy: f32 = load<f32>(g, 16) - y;
      const dz: f32 = load<f32>(g, 32) - z;
      const d2: f32 = max<f32>(dx * dx + dy * dy + dz * dz, 1e-4);
      const per: f32 = 1 / sqrt<f32>(d2);
      // A light larger than it is far may lie partly above the horizon although its centre does not.
      const reach: f32 = min<f32>(1, load<f32>(g, 128) * per);
      const cos: f32 = (nx * dx + ny * dy + nz * dz) * per;
      const surface: f32 = clamp(cos + reach * 0.5 * (1 - cos), 0, 1);
      const leaves: f32 =
        load<f32>(g, 96) - (load<f32>(g, 48) * dx + load<f32>(g, 64) * dy + load<f32>(g, 80) * dz) * per;
      const light: f32 = max<f32>(leaves, reach * 0.08);
      const much: f32 = load<f32>(g, 144) * light * surface * min<f32>(per * per, load<f32>(g, 112));
      store<f32>(out + i, leaves < -reach ? 0 : much);
    }
    return load<f32>(out) + load<f32>(out, 4) + (load<f32>(out, 8) + load<f32>(out, 12));
  }
}

/**
 * Samples one light from the point (x, y, z), moved off its surface, with normal n. `s1` chooses the light by
 * what each would give, `s2` and `s3` a point on it.
 */
export function sampleLight(
  x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, s1: f32, s2: f32, s3: f32,
): void {
  litR = 0;
  litG = 0;
  litB = 0;
  const table: usize = scratch + TABLE;
  const groups: usize = <usize>((lightCount + 3) >> 2);
  let at: usize = lightAt(lightCount);
  let total: f32 = 0;
  // Sums of groups stand behind the promises.
  const sums: usize = table + (groups << 4);
  for (let i: usize = 0; i < groups; i++) {
    const sum: f32 = promises(at, table + (i << 4), x, y, z, nx, ny, nz);
    store<f32>(sums + (i << 2), sum);
    total += sum;
    at += GROUP;
  }
  if (total <= 0) return;
  let want: f32 = s1 * total;
  let group: usize = 0;
  let last: usize = 0;
  for (; group < groups; group++) {
    const sum: f32 = load<f32>(sums + (group << 2));
    if (sum <= 0) continue;
    last = group;
    if (want < sum) break;
    want -= sum;
  }
  let pick: i32 = 0;
  let p: f32 = 0;
  for (let i: usize = last << 2; i < (last << 2) + 4; i++) {
    const q: f32 = load<f32>(table + (i << 2));
    if (q <= 0) continue;
    pick = <i32>i;
    p = q;
    if (want < q) break;
    want -= q;
  }
  sampleOne(pick, x, y, z, nx, ny, nz, s2, s3, total / p);
}

/** Samples light `i` alone; its light is multiplied by `weight`. */
export function sampleOne(
  i: i32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, s2: f32, s3: f32, weight: f32,
): void {
  litR = 0;
  litG = 0;
  litB = 0;
  const at: usize = lightAt(i);
  const kind: u32 = load<u32>(at);
  let qx: f32 = load<f32>(at, 4);
  let qy: f32 = load<f32>(at, 8);
  let qz: f32 = load<f32>(at, 12);
  const area: f32 = load<f32>(at, 64);
  let cosLight: f32 = 0;
  if (kind == BALL) {
    // The half of the ball that faces the point, by projected area.
    const r: f32 = load<f32>(at, 28);
    let dx: f32 = x - qx;
    let dy: f32 = y - qy;
    let dz: f32 = z - qz;
    const l: f32 = 1 / max<f32>(sqrt<f32>(dx * dx + dy * dy + dz * dz), 1e-4);
    dx *= l;
    dy *= l;
    dz *= l;
    const sign: f32 = dz < 0 ? -1 : 1;
    const a: f32 = -1 / (sign + dz);
    const b: f32 = dx * dy * a;
    turn(s2);
    const k: f32 = sqrt<f32>(s3) * r;
    const cx: f32 = turnCos * k;
    const cy: f32 = turnSin * k;
    qx += (1 + sign * dx * dx * a) * cx + b * cy;
    qy += sign * b * cx + (sign + dy * dy * a) * cy;
    qz += -sign * dx * cx - dy * cy;
    cosLight = 1;
  } else {
    let a: f32 = s2 * 2 - 1;
    let b: f32 = s3 * 2 - 1;
    if (kind == 2) {
      turn(s2);
      const k: f32 = sqrt<f32>(s3);
      a = turnCos * k;
      b = turnSin * k;
    }
    qx += load<f32>(at, 28) * a + load<f32>(at, 40) * b;
    qy += load<f32>(at, 32) * a + load<f32>(at, 44) * b;
    qz += load<f32>(at, 36) * a + load<f32>(at, 48) * b;
  }
  toX = qx - x;
  toY = qy - y;
  toZ = qz - z;
  const d2: f32 = toX * toX + toY * toY + toZ * toZ;
  if (d2 < 1e-6) return;
  const d: f32 = sqrt<f32>(d2);
  const k: f32 = 1 / d;
  toX *= k;
  toY *= k;
  toZ *= k;
  const cosSurface: f32 = toX * nx + toY * ny + toZ * nz;
  if (cosSurface <= 0) return;
  if (kind != BALL) {
    cosLight = -(load<f32>(at, 16) * toX + load<f32>(at, 20) * toY + load<f32>(at, 24) * toZ);
    if (cosLight <= 0) return;
  }
  let limit: f32 = d - 0.002;
  if (kind == BALL) limit = d - load<f32>(at, 28) - 0.004;
  else if (kind == WINDOW) limit = FAR;
  const share: f32 = passes(x, y, z, toX, toY, toZ, limit);
  if (share <= 0) return;
  let w: f32 = (share * cosSurface * cosLight * area * weight) / (PI * d2);
  // Only a lamp closer than a hand's breadth can exceed this.
  w = min<f32>(w, 40);
  if (kind == WINDOW) {
    sky(toX, toY, toZ);
    litR = skyOutR * w;
    litG = skyOutG * w;
    litB = skyOutB * w;
  } else {
    litR = load<f32>(at, 52) * w;
    litG = load<f32>(at, 56) * w;
    litB = load<f32>(at, 60) * w;
  }
}

/** The share of the sun's irradiance over pi that reaches the point, its cosine included. */
export function sampleSun(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, s1: f32, s2: f32): f32 {
  if (sunR <= 0) return 0;
  // No direction to the disc can differ from its middle by more.
  if (sunX * nx + sunY * ny + sunZ * nz < -2 * sunSpread) return 0;
  turn(s1);
  const r: f32 = sqrt<f32>(s2) * sunSpread;
  let dx: f32 = sunX + turnCos * r;
  let dy: f32 = sunY + turnSin * r;
  let dz: f32 = sunZ + (turnCos - turnSin) * r * 0.5;
  const k: f32 = 1 / sqrt<f32>(dx * dx + dy * dy + dz * dz);
  dx *= k;
  dy *= k;
  dz *= k;
  const c: f32 = dx * nx + dy * ny + dz * nz;
  if (c <= 0) return 0;
  if (!throughWindow(x, y, z, dx, dy, dz)) return 0;
  return (passes(x, y, z, dx, dy, dz, FAR) * c) / PI;
}

function throughWindow(x: f32, y: f32, z: f32, dx: f32, dy: f32, dz: f32): bool {
  for (let i: i32 = 0; i < lightCount; i++) {
    const at: usize = lightAt(i);
    // Windows come first.
    if (load<u32>(at) != WINDOW) return false;
    const nx: f32 = load<f32>(at, 16);
    const ny: f32 = load<f32>(at, 20);
    const nz: f32 = load<f32>(at, 24);
    const c: f32 = nx * dx + ny * dy + nz * dz;
    if (c >= 0) continue;
    const cx: f32 = load<f32>(at, 4);
    const cy: f32 = load<f32>(at, 8);
    const cz: f32 = load<f32>(at, 12);
    const t: f32 = (nx * (cx - x) + ny * (cy - y) + nz * (cz - z)) / c;
    if (t < -0.3) continue;
    const qx: f32 = x + dx * t - cx;
    const qy: f32 = y + dy * t - cy;
    const qz: f32 = z + dz * t - cz;
    const ux: f32 = load<f32>(at, 28);
    const uy: f32 = load<f32>(at, 32);
    const uz: f32 = load<f32>(at, 36);
    const vx: f32 = load<f32>(at, 40);
    const vy: f32 = load<f32>(at, 44);
    const vz: f32 = load<f32>(at, 48);
    if (abs<f32>(qx * ux + qy * uy + qz * uz) > (ux * ux + uy * uy + uz * uz) * 1.1) continue;
    if (abs<f32>(qx * vx + qy * vy + qz * vz) > (vx * vx + vy * vy + vz * vz) * 1.1) continue;
    return true;
  }
  return false;
}
