// Path tracing from a pixel. One sample: the eye's ray (through glass and by mirrors to the first diffuse surface),
// next-event estimation there, one gather ray into the radiosity cells, and a glossy reflection.

import { beginPicture, beginPixelSample, draw, u1, u2 } from './sampler';
import { clamp, FAR, hash3, luminance, mix, PI } from './math';
import { FLAME, GLASS, LAMP, MIRROR, THIN } from './scene';
import { hitPrimitive, hitT, trace } from './traverse';
import * as at from './surface';
import {
  litB, litG, litR, sampleLight, sampleSun, scenery, skyOutB, skyOutG, skyOutR, sunB, sunG, sunR, toX, toY, toZ,
} from './light';
import { aim, dirX, dirY, dirZ, firstT, fromX, fromY, fromZ, meetFirst, OFF, perDepth, pixelOf, start } from './eye';
import { addLight, bounced, clampLight, inB, inG, inR, inView, most, reflected } from './secondary-rays';
import { reflectRough, sheen } from './gloss';
import {
  albedoAt, clearAt, diffuseAt, glossAt, height, normalAt, pictureSeed, samples, width,
} from './picture';

const BRIGHTEST: f32 = 24;
/**
 * How much brighter than white paper in the room's mean light the eye sees a white cloud outside, and a lampshade: a
 * photographer takes the window from a darker exposure, and dims the lamps, so that both keep their drawing.
 */
const OUTSIDE: f32 = 2.7;
const SHADE: f32 = 1.5;
/** The same for white paper in the sun: a photographer waits for a veil of cloud, so that porcelain keeps its drawing. */
const SUN: f32 = 2.2;
/** Panes and mirrors that the eye's ray passes at most, and surfaces of flames. */
const MOST_TURNS: i32 = 5;
const MOST_FLAMES: i32 = 12;
/**
 * What a pane reflects straight on: of the 8.3 % of both faces (an index of 1.52) a photographer's filter leaves two fifths, by
 * which one still sees that it is there; of more a window lies over the tile behind it like a decal.
 * How bright a white cloud in it is, in such light as above, and what else it mirrors: else a window or sunlit porcelain would
 * stand in the shower as a ghost.
 */
const PANE: f32 = 0.034;
const CLOUD_IN_PANE: f32 = 12;
const MIRRORED: f32 = 2.8;
/** How far beyond a pane or a flame the ray goes on, metres. */
const THROUGH: f32 = 0.0008;

// Results of one sample: diffuse light without its color, gloss, albedo, light that needs no filter, normal, depth.
let dR: f32 = 0;
let dG: f32 = 0;
let dB: f32 = 0;
let sR: f32 = 0;
let sG: f32 = 0;
let sB: f32 = 0;
let aR: f32 = 0;
let aG: f32 = 0;
let aB: f32 = 0;
let cR: f32 = 0;
let cG: f32 = 0;
let cB: f32 = 0;
let nX: f32 = 0;
let nY: f32 = 0;
let nZ: f32 = 0;
let depth: f32 = 0;
let rough: f32 = 1;

function clearResults(): void {
  dR = 0;
  dG = 0;
  dB = 0;
  sR = 0;
  sG = 0;
  sB = 0;
  cR = 0;
  cG = 0;
  cB = 0;
  aR = 0;
  aG = 0;
  aB = 0;
  nX = 0;
  nY = 0;
  nZ = 0;
  rough = 1;
  depth = 60;
}

function sample(x: i32, y: i32, s: u32): void {
  beginPixelSample(<u32>x, <u32>y, s, samples);
  draw();
  aim(<f32>x + u1, <f32>y + u2, width, height);
  clearResults();
  if (!follow()) return;
  guideFilter();
  addGlow();
  if (at.flags & LAMP) {
    boundClear(9);
    return;
  }
  stand();
  if (at.metal > 0.5) shineAsMetal();
  else shade();
}

// The eye's ray as it goes on: from where, which way, how much of its light is left, how far it has come.
let ox: f32 = 0;
let oy: f32 = 0;
let oz: f32 = 0;
let dx: f32 = 0;
let dy: f32 = 0;
let dz: f32 = 0;
let wR: f32 = 1;
let wG: f32 = 1;
let wB: f32 = 1;
let far: f32 = 0;
// The normal of the mirror that it met last.
let mirrored: bool = false;
let mirrorX: f32 = 0;
let mirrorY: f32 = 0;
let mirrorZ: f32 = 0;

// Follows the eye's ray by mirrors, through panes and flames, to the first surface that scatters light, which is then
// located and colored. False where it ends outside: what is seen there is the sample.
function follow(): bool {
  ox = fromX;
  oy = fromY;
  oz = fromZ;
  dx = dirX;
  dy = dirY;
  dz = dirZ;
  wR = 1;
  wG = 1;
  wB = 1;
  far = start;
  mirrored = false;
  const pixel: f32 = pixelOf(width);
  let turns: i32 = 0;
  let flames: i32 = 0;
  let paned: bool = false;
  meetFirst();
  let t: f32 = firstT;
  while (true) {
    if (t >= FAR) {
      scenery(dx, dy, dz, most(OUTSIDE));
      cR = skyOutR * wR;
      cG = skyOutG * wG;
      cB = skyOutB * wB;
      return false;
    }
    far += t;
    at.locate(hitPrimitive, t, ox, oy, oz, dx, dy, dz, true);
    at.colour(hitPrimitive, dx, dy, dz, far * pixel);
    if (turns == MOST_TURNS) return true;
    if (at.flags & MIRROR) {
      turnAtMirror();
      turns++;
    } else if ((at.flags & FLAME) && flames < MOST_FLAMES) {
      passFlame();
      flames++;
    } else if (at.flags & GLASS) {
      passPane(!paned, pixel);
      paned = true;
      turns++;
    } else {
      return true;
    }
    trace(ox, oy, oz, dx, dy, dz, FAR);
    t = hitT;
  }
}

function turnAtMirror(): void {
  const k: f32 = 2 * (at.gx * dx + at.gy * dy + at.gz * dz);
  dx -= k * at.gx;
  dy -= k * at.gy;
  dz -= k * at.gz;
  mirrored = true;
  mirrorX = at.gx;
  mirrorY = at.gy;
  mirrorZ = at.gz;
  wR *= at.red;
  wG *= at.green;
  wB *= at.blue;
  ox = at.px + at.gx * OFF;
  oy = at.py + at.gy * OFF;
  oz = at.pz + at.gz * OFF;
}

// Hot gas shines and hides nothing: the more the deeper the eye looks into it.
function passFlame(): void {
  const c: f32 = clamp(-(at.nx * dx + at.ny * dy + at.nz * dz), 0, 1);
  cR += at.emitR * wR * c * c;
  cG += at.emitG * wG * c * c;
  cB += at.emitB * wB * c * c;
  ox = at.px + dx * THROUGH;
  oy = at.py + dy * THROUGH;
  oz = at.pz + dz * THROUGH;
}

// Goes on through a pane, which `reflects` what is on the eye's side of it.
function passPane(reflects: bool, pixel: f32): void {
  const c: f32 = clamp(-(at.gx * dx + at.gy * dy + at.gz * dz), 0, 1);
  const m: f32 = 1 - c;
  const F: f32 = min<f32>(PANE + (1 - PANE) * m * m * m * m * m, 0.9);
  // A reflected ray overwrites what is known of the pane.
  const tR: f32 = at.red;
  const tG: f32 = at.green;
  const tB: f32 = at.blue;
  const hx: f32 = at.px;
  const hy: f32 = at.py;
  const hz: f32 = at.pz;
  if (reflects) {
    const k: f32 = -2 * c;
    reflected(hx + at.gx * OFF, hy + at.gy * OFF, hz + at.gz * OFF,
      dx - k * at.gx, dy - k * at.gy, dz - k * at.gz, true, most(CLOUD_IN_PANE), far * pixel, pixel);
    if (!inView) clampLight(most(MIRRORED));
    cR += inR * F * wR;
    cG += inG * F * wG;
    cB += inB * F * wB;
  }
  // The view through it goes on in every sample, so that what is behind stays free of noise.
  const through: f32 = 1 - F;
  wR *= tR * through;
  wG *= tG * through;
  wB *= tB * through;
  ox = hx + dx * THROUGH;
  oy = hy + dy * THROUGH;
  oz = hz + dz * THROUGH;
}

// What guides the filter: normal, depth and roughness of what the eye sees.
function guideFilter(): void {
  nX = at.nx;
  nY = at.ny;
  nZ = at.nz;
  if (mirrored) {
    // The filter works in the space the eye sees, behind the glass.
    const k: f32 = 2 * (mirrorX * nX + mirrorY * nY + mirrorZ * nZ);
    nX -= k * mirrorX;
    nY -= k * mirrorY;
    nZ -= k * mirrorZ;
  }
  depth = far * perDepth;
  rough = at.roughness;
}

// What shines by itself, lampshades dimmed.
function addGlow(): void {
  let glow: f32 = 1;
  if (!(at.flags & LAMP)) {
    const brightest: f32 = max<f32>(at.emitR, max<f32>(at.emitG, at.emitB));
    const k: f32 = brightest > 0 ? min<f32>(1, most(SHADE) / brightest) : 1;
    glow = k * at.glow;
  }
  cR += at.emitR * wR * glow;
  cG += at.emitG * wG * glow;
  cB += at.emitB * wB * glow;
}

function boundClear(limit: f32): void {
  const m: f32 = max<f32>(cR, max<f32>(cG, cB));
  if (m > limit) {
    cR *= limit / m;
    cG *= limit / m;
    cB *= limit / m;
  }
}

// Where the ray ended: a little above the surface, its shading and geometric normals, its color as the eye sees it, its
// reflectance and roughness, and Schlick's fifth power. Further rays overwrite what surface.ts tells.
let x0: f32 = 0;
let y0: f32 = 0;
let z0: f32 = 0;
let shadeX: f32 = 0;
let shadeY: f32 = 0;
let shadeZ: f32 = 1;
let faceX: f32 = 0;
let faceY: f32 = 0;
let faceZ: f32 = 1;
let baseR: f32 = 0;
let baseG: f32 = 0;
let baseB: f32 = 0;
let f0: f32 = 0;
let r: f32 = 1;
let schlick: f32 = 0;

function stand(): void {
  faceX = at.gx;
  faceY = at.gy;
  faceZ = at.gz;
  x0 = at.px + faceX * OFF;
  y0 = at.py + faceY * OFF;
  z0 = at.pz + faceZ * OFF;
  shadeX = at.nx;
  shadeY = at.ny;
  shadeZ = at.nz;
  baseR = at.red * wR;
  baseG = at.green * wG;
  baseB = at.blue * wB;
  f0 = at.f0;
  r = max<f32>(at.roughness, 0.03);
  const cosV: f32 = clamp(-dx * shadeX + -dy * shadeY + -dz * shadeZ, 0.02, 1);
  const m: f32 = 1 - cosV;
  schlick = m * m * m * m * m;
}

/** What looks down more steeply than this is a ceiling. */
const DOWN: f32 = -0.6;

/** How much of the light that a leaf scatters came through it. */
const THROUGH_LEAF: f32 = 0.36;

// Stands on the other side of a surface without thickness.
function turnOver(): void {
  x0 -= 2 * faceX * OFF;
  y0 -= 2 * faceY * OFF;
  z0 -= 2 * faceZ * OFF;
  faceX = -faceX;
  faceY = -faceY;
  faceZ = -faceZ;
  shadeX = -shadeX;
  shadeY = -shadeY;
  shadeZ = -shadeZ;
}

/** Surfaces smoother than this show what they mirror with its patterns, which are soft by so much a metre of a square of roughness 1. */
const SHARP: f32 = 0.2;
const SOFTENS: f32 = 0.7;

// What the surface mirrors, no brighter than `limit`: the light goes to `in`, the answer is its weight without Fresnel.
function mirror(limit: f32): f32 {
  draw();
  const k: f32 = reflectRough(shadeX, shadeY, shadeZ, -dx, -dy, -dz, r * r, u1, u2);
  if (!(k > 0 && at.outX * faceX + at.outY * faceY + at.outZ * faceZ > 0)) return 0;
  const pixel: f32 = pixelOf(width);
  reflected(x0, y0, z0, at.outX, at.outY, at.outZ, r < SHARP, FAR, far * pixel, pixel + SOFTENS * r * r);
  clampLight(limit);
  return k;
}

function shineAsMetal(): void {
  const k: f32 = mirror(BRIGHTEST * 0.3);
  if (k == 0) return;
  sR = inR * k * (baseR + (wR - baseR) * schlick);
  sG = inG * k * (baseG + (wG - baseG) * schlick);
  sB = inB * k * (baseB + (wB - baseB) * schlick);
}

// A surface that scatters light: light that comes straight, a glossy reflection, and light bounced.
function shade(): void {
  const polish: f32 = r < at.GLOSSY ? 1 : clamp(1.6 - 2 * r, 0.1, 1);
  const F: f32 = f0 > 0 ? (f0 + (1 - f0) * schlick * polish * (1 - 0.6 * r)) : 0;
  const keep: f32 = 1 - F;
  aR = baseR * keep;
  aG = baseG * keep;
  aB = baseB * keep;
  const thin: bool = (at.flags & THIN) != 0;
  let sun: f32 = lightStraight();
  let lR: f32 = litR;
  let lG: f32 = litG;
  let lB: f32 = litB;
  if (thin) {
    const gloss: f32 = f0;
    f0 = 0;
    turnOver();
    sun = mix(sun, lightStraight(), THROUGH_LEAF);
    lR = mix(lR, litR, THROUGH_LEAF);
    lG = mix(lG, litG, THROUGH_LEAF);
    lB = mix(lB, litB, THROUGH_LEAF);
    turnOver();
    f0 = gloss;
  }
  if (f0 > 0 && r < at.GLOSSY) addReflection(F);
  draw();
  at.scatter(shadeX, shadeY, shadeZ, u1, u2);
  bounced(x0, y0, z0, at.outX, at.outY, at.outZ, faceZ < DOWN);
  addLight(lR, lG, lB);
  clampLight(BRIGHTEST);
  dR = inR;
  dG = inG;
  dB = inB;
  // Sunlight is so strong that a pixel half on a white wall and half on a sunlit leaf would turn white, were its color
  // divided out; but its edges want the filter, so it goes with the gloss.
  const seen: f32 = sun > 0 ? sun * min<f32>(1, (most(SUN) * PI) / luminance(sunR, sunG, sunB)) : 0;
  sR += aR * seen * sunR;
  sG += aG * seen * sunG;
  sB += aB * seen * sunB;
}

// Light that comes straight from a light (it goes to `lit`) and from the sun (its share is the answer), and what a dull
// surface shows of the light.
function lightStraight(): f32 {
  draw();
  const pick: f32 = u1;
  const more: f32 = u2;
  draw();
  const q1: f32 = u1;
  const q2: f32 = u2;
  const sun: f32 = sampleSun(x0, y0, z0, shadeX, shadeY, shadeZ, more, q1);
  sampleLight(x0, y0, z0, shadeX, shadeY, shadeZ, pick, q1, q2);
  if (f0 > 0 && r >= at.GLOSSY && litR + litG + litB > 0) {
    const k: f32 = sheen(shadeX, shadeY, shadeZ, -dx, -dy, -dz, toX, toY, toZ, f0, r);
    sR = litR * k * wR;
    sG = litG * k * wG;
    sB = litB * k * wB;
  }
  return sun;
}

function addReflection(F: f32): void {
  const k: f32 = mirror(BRIGHTEST);
  if (k == 0) return;
  sR += inR * k * F * wR;
  sG += inG * k * F * wG;
  sB += inB * k * F * wB;
}

@inline
function add(p: usize, r: f32, g: f32, b: f32, a: f32): void {
  if (ASC_FEATURE_SIMD) {
    let v: v128 = f32x4.splat(r);
    v = f32x4.replace_lane(v, 1, g);
    v = f32x4.replace_lane(v, 2, b);
    v = f32x4.replace_lane(v, 3, a);
    v128.store(p, f32x4.add(v128.load(p), v));
  } else {
    store<f32>(p, load<f32>(p) + r);
    store<f32>(p, load<f32>(p, 4) + g, 4);
    store<f32>(p, load<f32>(p, 8) + b, 8);
    store<f32>(p, load<f32>(p, 12) + a, 12);
  }
}

function addSample(x: i32, y: i32, s: u32): void {
  const o: usize = <usize>(y * width + x) << 4;
  sample(x, y, s);
  const l: f32 = luminance(dR, dG, dB);
  add(diffuseAt + o, dR, dG, dB, l * l);
  const g: f32 = luminance(sR, sG, sB);
  add(glossAt + o, sR, sG, sB, g * g);
  add(albedoAt + o, aR, aG, aB, 1);
  add(normalAt + o, nX, nY, nZ, depth);
  add(clearAt + o, cR, cG, cB, rough);
}

/** Which pixels are sampled: all, one of each two by two, or the three others. */
const ONE_OF_FOUR: i32 = 1;
const THREE_OF_FOUR: i32 = 2;

// One of each two by two pixels, now this and now that one, so that it stands for them without a shift.
@inline
function standsForFour(x: i32, y: i32): bool {
  return <i32>(hash3(x >> 1, y >> 1, 53) >> 30) == ((x & 1) | ((y & 1) << 1));
}

/**
 * Adds samples `firstSample` up to `endSample` to the rows from `first` up to `end`: to all pixels, or to one of each two
 * by two (`which` 1), or to the three others (2).
 */
export function renderRows(first: i32, end: i32, firstSample: u32, endSample: u32, which: i32): void {
  beginPicture(pictureSeed);
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      if (which == ONE_OF_FOUR && !standsForFour(x, y)) continue;
      if (which == THREE_OF_FOUR && standsForFour(x, y)) continue;
      for (let s: u32 = firstSample; s < endSample; s++) addSample(x, y, s);
    }
  }
}

/** The same for those pixels alone whose mark (a byte a pixel, at `marks`) is `least` or more. */
export function renderMarked(
  first: i32, end: i32, firstSample: u32, endSample: u32, marks: usize, least: u32,
): void {
  beginPicture(pictureSeed);
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      if (<u32>load<u8>(marks + <usize>(y * width + x)) < least) continue;
      for (let s: u32 = firstSample; s < endSample; s++) addSample(x, y, s);
    }
  }
}
