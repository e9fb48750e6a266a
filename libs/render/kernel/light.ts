// Light from the sky, the sun and the lamps, and the choice of one of them.
//
// A light's entry: kind u32 (0 window, 1 rectangle, 2 disk, 3 ball, 4 spot), centre, normal, half-edges u and v,
// emission, area. Windows emit what the sky shows through them; their emission is the share of it that comes to them. A spot is a disk whose housing keeps its light together.

import { clamp, FAR, luminance, mix, noise2, PI, smooth, turn, turnCos, turnSin } from './math';
import { lookOutside, outB, outG, outR, setOutside } from './outside';
import { lightAt, lightCount, scratch } from './scene';
import { passes } from './traverse';

const WINDOW: u32 = 0;
const DISK: u32 = 2;
const BALL: u32 = 3;
const SPOT: u32 = 4;

const BROADLEAF: u32 = 0;
const DESERT: u32 = 2;
const WINTER: u32 = 3;

let sunX: f32 = 0;
let sunY: f32 = 0;
let sunZ: f32 = 1;
let sunSpread: f32 = 0.006;
export let sunR: f32 = 0;
export let sunG: f32 = 0;
export let sunB: f32 = 0;
// Across the sun's rays: two directions at right angles, and whether leaves hang in them.
let acrossX: f32 = 1;
let acrossY: f32 = 0;
let upX: f32 = 0;
let upY: f32 = 1;
let upZ: f32 = 0;
let hasLeaves: bool = false;
let skyR: f32 = 1;
let skyG: f32 = 1;
let skyB: f32 = 1;
let groundR: f32 = 0.3;
let groundG: f32 = 0.3;
let groundB: f32 = 0.3;
let view: f32 = 1;
let isPlain: bool = false;
// What stands about the house: between which sines of its height it gives way to the sky, and its radiance.
let skyline: f32 = -0.12;
let skyOver: f32 = 0.12;
let aroundR: f32 = 0.3;
let aroundG: f32 = 0.3;
let aroundB: f32 = 0.3;

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
  const place: u32 = which & 3;
  isPlain = place == 3;
  const plants: u32 = (which >> 2) & 3;
  const season: u32 = which >> 4;
  setOutside(place, plants, season);
  // Trees in leaf stand about a garden; a desert has none, and in winter only what stays green has leaves.
  hasLeaves = place == 0 && plants != DESERT && (season < WINTER || plants != BROADLEAF);
  const level: f32 = 1 / max<f32>(sqrt<f32>(x * x + y * y), 1e-4);
  acrossX = -y * level;
  acrossY = x * level;
  upX = -z * acrossY;
  upY = z * acrossX;
  upZ = x * acrossY - y * acrossX;
  // Trees and a fence about a garden, the other side of a street, nothing but dunes at the sea.
  if (place == 0) surround(0.1, 0.36, 0.2, 0.21, 0.18);
  else if (place == 1) surround(0.2, 0.55, 0.3, 0.28, 0.26);
  else if (place == 2) surround(-0.02, 0.08, 0.5, 0.5, 0.5);
  else {
    surround(-0.12, 0.12, 0, 0, 0);
    aroundR = gr;
    aroundG = gg;
    aroundB = gb;
  }
}

// Colors are shares of the sky's light, whose own color is in them.
function surround(from: f32, to: f32, r: f32, g: f32, b: f32): void {
  const light: f32 = luminance(skyR, skyG, skyB);
  skyline = from;
  skyOver = to;
  aroundR = r * light;
  aroundG = g * light;
  aroundB = b * light;
}

/**
 * The sky as a light, without scenery, but with what hides it: what comes in level is the light of trees and walls, so that a
 * room is lit from above and from the ground, and the less the farther from its window.
 */
@inline
export function sky(x: f32, y: f32, z: f32): void {
  const t: f32 = smooth(-0.12, 0.12, z);
  const open: f32 = smooth(skyline, skyOver, z);
  const horizon: f32 = 1 + 0.25 * (1 - clamp(z, 0, 1));
  skyOutR = mix(mix(groundR, aroundR, t), skyR * horizon, open);
  skyOutG = mix(mix(groundG, aroundG, t), skyG * horizon, open);
  skyOutB = mix(mix(groundB, aroundB, t), skyB * horizon, open);
}

/** What lies outside in that direction; a white cloud in it is no brighter than `most`. */
export function scenery(x: f32, y: f32, z: f32, most: f32): void {
  sky(x, y, z);
  if (isPlain) return;
  lookOutside(x, y, z);
  const k: f32 = min<f32>(view * luminance(skyR, skyG, skyB), most);
  skyOutR = outR * k;
  skyOutG = outG * k;
  skyOutB = outB * k;
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
function unshadowed(
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
  // Sums of groups stand behind the light of each.
  const sums: usize = table + (groups << 4);
  for (let i: usize = 0; i < groups; i++) {
    const sum: f32 = unshadowed(at, table + (i << 4), x, y, z, nx, ny, nz);
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
    if (kind == DISK || kind == SPOT) {
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
  // As the sixth power of the cosine, with as much light in all: half of it within 24 degrees, as from a can's flood of 55.
  if (kind == SPOT) {
    const c2: f32 = cosLight * cosLight;
    w *= 3.5 * c2 * c2 * cosLight;
  }
  // Only a lamp closer than a hand's breadth can exceed this.
  w = min<f32>(w, 40);
  if (kind == WINDOW) {
    sky(toX, toY, toZ);
    w *= load<f32>(at, 52);
    litR = skyOutR * w;
    litG = skyOutG * w;
    litB = skyOutB * w;
  } else {
    litR = load<f32>(at, 52) * w;
    litG = load<f32>(at, 56) * w;
    litB = load<f32>(at, 60) * w;
  }
}

/** What of the sun comes through the leaves of a crown where they are densest. */
const IN_SHADE: f32 = 0.14;

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
  const leaves: f32 = hasLeaves ? throughLeaves(x, y, z) : 1;
  return (passes(x, y, z, dx, dy, dz, FAR) * leaves * c) / PI;
}

/**
 * The share of the sun that comes through the trees outside. Sunlight is parallel, so that all points of a ray have the same
 * leaves before the sun; those hang so far away that their shadows are soft. Light falls free beside a crown, in spots below it.
 */
function throughLeaves(x: f32, y: f32, z: f32): f32 {
  const a: f32 = x * acrossX + y * acrossY + 17 * sunX;
  const b: f32 = x * upX + y * upY + z * upZ + 17 * sunY;
  const crown: f32 = smooth(0.4, 0.66, noise2(a * 1.1 + 0.6 * b, b * 1.1 - 0.6 * a));
  const twigs: f32 = 0.62 * noise2(a * 6.1 + 2.3 * b, b * 6.1 - 2.3 * a) + 0.38 * noise2(a * 10 - 7 * b, b * 10 + 7 * a);
  const gap: f32 = smooth(0.36, 0.62, twigs + 0.5 * (1 - crown));
  return mix(IN_SHADE, 1, gap);
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
