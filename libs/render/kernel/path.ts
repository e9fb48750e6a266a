// Path tracing from a pixel. One sample: the eye's ray (through glass and by mirrors to the first diffuse surface),
// next-event estimation there, one gather ray into the radiosity cells, and a glossy reflection.

import { beginPicture, beginPixelSample, beginSetSample, draw, drawPlain, u1, u2 } from './sampler';
import { clamp, FAR, hash, hash3, luminance, PI, turn, turnCos, turnSin } from './math';
import { ceiling, FLAME, GLASS, LAMP, MIRROR, primitiveAt, WALL, walls } from './scene';
import { hitPrimitive, hitT, trace } from './traverse';
import * as at from './surface';
import {
  litB, litG, litR, sampleLight, sampleSun, scenery, sky, skyOutB, skyOutG, skyOutR, sunB, sunG, sunR,
  toX, toY, toZ,
} from './light';
import { ambientB, ambientG, ambientR, cellB, cellG, cellKey, cellLight, cellR } from './cells';

const OFF: f32 = 0.0006;
const NEAR_HIT: f32 = 0.15;
const BRIGHTEST: f32 = 24;
/**
 * How much brighter than white paper in the room's mean light the eye sees a white cloud outside, and a lampshade: a
 * photographer takes the window from a darker exposure, and dims the lamps, so that both keep their drawing.
 */
const OUTSIDE: f32 = 2.7;
const SHADE: f32 = 1.5;

// What a difference counts that marks an edge: of color (0 to 3), of normals (0 to 3.5), of depth and of what shines.
const COLOR_WEIGHT: f32 = 0.7;
const TURN_WEIGHT: f32 = 0.5;
const DEPTH_WEIGHT: f32 = 4;
const SHINE_WEIGHT: f32 = 1;

let width: i32 = 0;
let height: i32 = 0;
let samples: u32 = 1;
let pictureSeed: u32 = 0;
let diffuseAt: usize = 0;
let glossAt: usize = 0;
let albedoAt: usize = 0;
let normalAt: usize = 0;
let clearAt: usize = 0;

/**
 * Sets the picture: size, samples a pixel (a power of two) and the buffers of four f32 a pixel, all sums over
 * samples: diffuse light without its colour and gloss (each with its squared luminance), albedo, normal (and
 * depth), and light that needs no filter (and roughness).
 */
export function setPicture(
  w: i32, h: i32, count: u32, seed: u32, diffuse: usize, gloss: usize, albedo: usize, normal: usize, clear: usize,
): void {
  width = w;
  height = h;
  samples = count;
  pictureSeed = seed;
  diffuseAt = diffuse;
  glossAt = gloss;
  albedoAt = albedo;
  normalAt = normal;
  clearAt = clear;
}

let eyeX: f32 = 0;
let eyeY: f32 = 0;
let eyeZ: f32 = 0;
let aheadX: f32 = 0;
let aheadY: f32 = 1;
let aheadZ: f32 = 0;
let rightX: f32 = 1;
let rightY: f32 = 0;
let rightZ: f32 = 0;
let upX: f32 = 0;
let upY: f32 = 0;
let upZ: f32 = 1;
let scale: f32 = 1;
let shiftRight: f32 = 0;
let shiftUp: f32 = 0;
let wallsBefore: i32 = 0;
let takenAway: u32 = 0;

/**
 * Sets the camera: its place, its axes ahead, right and up (unit, at right angles), half the width of its picture at
 * distance 1, how far the picture's middle lies right of and above the axis ahead (in the same unit), through how
 * many of the scene's walls it may look: all of them where it stands outside of the room, none where it stands inside;
 * and the bits (of word 3 of a primitive) of what is taken away for the eye together with such a wall.
 */
export function setCamera(
  x: f32, y: f32, z: f32,
  ahead0: f32, ahead1: f32, ahead2: f32, right0: f32, right1: f32, right2: f32, up0: f32, up1: f32, up2: f32,
  halfWidth: f32, toRight: f32, toTop: f32, throughWalls: i32, taken: u32,
): void {
  eyeX = x;
  eyeY = y;
  eyeZ = z;
  aheadX = ahead0;
  aheadY = ahead1;
  aheadZ = ahead2;
  rightX = right0;
  rightY = right1;
  rightZ = right2;
  upX = up0;
  upY = up1;
  upZ = up2;
  scale = halfWidth;
  shiftRight = toRight;
  shiftUp = toTop;
  wallsBefore = throughWalls;
  takenAway = taken;
}

let dirX: f32 = 0;
let dirY: f32 = 0;
let dirZ: f32 = 0;
let perDepth: f32 = 1;
// How far along the ray the room begins, and at which height: never under its floor or over its ceiling.
let start: f32 = 0;
let startZ: f32 = 0;

const EDGE: f32 = 0.001;

// The eye's ray through the picture at (x, y) in pixels.
function aim(x: f32, y: f32): void {
  const k: f32 = (2 * scale) / <f32>width;
  const sx: f32 = (x - <f32>width * 0.5) * k + shiftRight;
  const sy: f32 = (<f32>height * 0.5 - y) * k + shiftUp;
  const dx: f32 = aheadX + rightX * sx + upX * sy;
  const dy: f32 = aheadY + rightY * sx + upY * sy;
  const dz: f32 = aheadZ + rightZ * sx + upZ * sy;
  perDepth = 1 / sqrt<f32>(dx * dx + dy * dy + dz * dz);
  dirX = dx * perDepth;
  dirY = dy * perDepth;
  dirZ = dz * perDepth;
  start = 0;
  startZ = eyeZ;
  if (wallsBefore > 0) passWall();
}

// From outside the first wall that a ray meets is seen from behind: the eye looks through it.
function passWall(): void {
  let first: f32 = FAR;
  for (let i: i32 = 0; i < wallsBefore; i++) {
    const wall: usize = walls + <usize>i * WALL;
    const alongY: bool = load<u32>(wall) != 0;
    const inward: f32 = load<f32>(wall, 4);
    const place: f32 = load<f32>(wall, 8);
    const eye: f32 = alongY ? eyeX : eyeY;
    const way: f32 = alongY ? dirX : dirY;
    if ((place - eye) * inward <= 0 || way * inward <= 1e-6) continue;
    const t: f32 = (place - eye) / way;
    const at: f32 = alongY ? eyeY + dirY * t : eyeX + dirX * t;
    if (at < load<f32>(wall, 12) - EDGE || at > load<f32>(wall, 16) + EDGE) continue;
    first = min<f32>(first, t);
  }
  if (first >= FAR) return;
  start = first;
  startZ = eyeZ + dirZ * first;
  // Before the room its floor and ceiling go on as they are at the wall.
  if (startZ < EDGE) startZ = EDGE;
  else if (startZ > ceiling - EDGE) startZ = ceiling - EDGE;
}

let firstT: f32 = 0;

// What the eye meets first, what is taken away for it left out; its distance goes to `firstT`.
function look(ox: f32, oy: f32, oz: f32): void {
  trace(ox, oy, oz, dirX, dirY, dirZ, FAR);
  firstT = hitT;
  if (takenAway == 0) return;
  for (let n: i32 = 0; n < 64; n++) {
    if (firstT >= FAR || (load<u32>(primitiveAt(hitPrimitive), 12) & takenAway) == 0) return;
    const t: f32 = firstT + OFF;
    trace(ox + dirX * t, oy + dirY * t, oz + dirZ * t, dirX, dirY, dirZ, FAR);
    firstT = hitT >= FAR ? FAR : t + hitT;
  }
}

/** The item (word at byte 80 of its primitive) seen at a pixel of a picture of w by h; -1: the sky. */
export function itemAt(x: f32, y: f32, w: i32, h: i32): i32 {
  const ow: i32 = width;
  const oh: i32 = height;
  width = w;
  height = h;
  aim(x, y);
  width = ow;
  height = oh;
  look(eyeX + dirX * start, eyeY + dirY * start, startZ);
  return firstT >= FAR ? -1 : load<i32>(primitiveAt(hitPrimitive), 80);
}

/** Distance from the eye of what {@link itemAt} found. */
export function itemDistance(): f32 {
  return firstT + start;
}

// Results of one sample.
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

let inR: f32 = 0;
let inG: f32 = 0;
let inB: f32 = 0;

// What the settled cells send back from the point just located, whose mean colour has been read.
function settled(s1: f32, s2: f32, s3: f32): void {
  const r: f32 = at.meanR;
  const g: f32 = at.meanG;
  const b: f32 = at.meanB;
  if (cellLight(at.px, at.py, at.pz, at.gx, at.gy, at.gz, s1, s2)) {
    inR = r * cellR;
    inG = g * cellG;
    inB = b * cellB;
    return;
  }
  const nx: f32 = at.gx;
  const ny: f32 = at.gy;
  const nz: f32 = at.gz;
  sampleLight(at.px + nx * OFF, at.py + ny * OFF, at.pz + nz * OFF, nx, ny, nz, s3, s1, s2);
  inR = r * (litR + ambientR * 0.6);
  inG = g * (litG + ambientG * 0.6);
  inB = b * (litB + ambientB * 0.6);
}

// Light bounced towards a point from direction d: lamps and sky are left to light sampling.
function bounced(ox: f32, oy: f32, oz: f32, ux: f32, uy: f32, uz: f32): void {
  let x: f32 = ox;
  let y: f32 = oy;
  let z: f32 = oz;
  let dx: f32 = ux;
  let dy: f32 = uy;
  let dz: f32 = uz;
  let wR: f32 = 1;
  let wG: f32 = 1;
  let wB: f32 = 1;
  let sumR: f32 = 0;
  let sumG: f32 = 0;
  let sumB: f32 = 0;
  for (let step: i32 = 0; step < 4; step++) {
    trace(x, y, z, dx, dy, dz, FAR);
    if (hitT >= FAR) break;
    const t: f32 = hitT;
    const i: u32 = hitPrimitive;
    at.readMean(i);
    if (at.flags & GLASS) {
      x += dx * (t + 0.001);
      y += dy * (t + 0.001);
      z += dz * (t + 0.001);
      wR *= 0.9;
      wG *= 0.9;
      wB *= 0.9;
      continue;
    }
    if (at.flags & LAMP) break;
    at.locate(i, t, x, y, z, dx, dy, dz, false);
    drawPlain();
    const s1: f32 = u1;
    const s2: f32 = u2;
    drawPlain();
    if (t > NEAR_HIT || step > 1) {
      settled(s1, s2, u1);
      sumR += wR * inR;
      sumG += wG * inG;
      sumB += wB * inB;
      break;
    }
    // Too close for cells: light it here and go on.
    const mR: f32 = at.meanR;
    const mG: f32 = at.meanG;
    const mB: f32 = at.meanB;
    const nx: f32 = at.gx;
    const ny: f32 = at.gy;
    const nz: f32 = at.gz;
    x = at.px + nx * OFF;
    y = at.py + ny * OFF;
    z = at.pz + nz * OFF;
    const pick: f32 = u1;
    const turnBy: f32 = u2;
    const sun: f32 = sampleSun(x, y, z, nx, ny, nz, s1, s2);
    sampleLight(x, y, z, nx, ny, nz, pick, s1, s2);
    wR *= mR;
    wG *= mG;
    wB *= mB;
    sumR += wR * (litR + sun * sunR);
    sumG += wG * (litG + sun * sunG);
    sumB += wB * (litB + sun * sunB);
    drawPlain();
    at.scatter(nx, ny, nz, turnBy, u1);
    dx = at.outX;
    dy = at.outY;
    dz = at.outZ;
  }
  inR = sumR;
  inG = sumG;
  inB = sumB;
}

// Everything seen along a reflected ray, lamps and sky too.
function reflected(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, sharp: bool): void {
  let x: f32 = ox;
  let y: f32 = oy;
  let z: f32 = oz;
  inR = 0;
  inG = 0;
  inB = 0;
  for (let step: i32 = 0; step < 3; step++) {
    trace(x, y, z, dx, dy, dz, FAR);
    if (hitT >= FAR) {
      if (sharp) scenery(dx, dy, dz, FAR);
      else sky(dx, dy, dz);
      inR = skyOutR;
      inG = skyOutG;
      inB = skyOutB;
      return;
    }
    at.readMean(hitPrimitive);
    if (at.flags & GLASS) {
      x += dx * (hitT + 0.001);
      y += dy * (hitT + 0.001);
      z += dz * (hitT + 0.001);
      continue;
    }
    const eR: f32 = at.emitR;
    const eG: f32 = at.emitG;
    const eB: f32 = at.emitB;
    if (!(at.flags & LAMP)) {
      at.locate(hitPrimitive, hitT, x, y, z, dx, dy, dz, false);
      drawPlain();
      const s1: f32 = u1;
      const s2: f32 = u2;
      drawPlain();
      settled(s1, s2, u1);
    }
    inR += eR;
    inG += eG;
    inB += eB;
    return;
  }
}

// The microfacet half vector about n for the eye's direction v (Heitz, "Sampling the GGX Distribution of
// Visible Normals", 2018); the answer is the reflected ray in at.out*, and the weight without Fresnel.
function reflectRough(
  nx: f32, ny: f32, nz: f32, vx: f32, vy: f32, vz: f32, alpha: f32, s1: f32, s2: f32,
): f32 {
  const sign: f32 = nz < 0 ? -1 : 1;
  const a: f32 = -1 / (sign + nz);
  const b: f32 = nx * ny * a;
  const tx: f32 = 1 + sign * nx * nx * a;
  const ty: f32 = sign * b;
  const tz: f32 = -sign * nx;
  const bx: f32 = b;
  const by: f32 = sign + ny * ny * a;
  const bz: f32 = -ny;
  const ex: f32 = vx * tx + vy * ty + vz * tz;
  const ey: f32 = vx * bx + vy * by + vz * bz;
  const ez: f32 = max<f32>(vx * nx + vy * ny + vz * nz, 0.01);
  let hx: f32 = alpha * ex;
  let hy: f32 = alpha * ey;
  let hz: f32 = ez;
  let l: f32 = 1 / sqrt<f32>(hx * hx + hy * hy + hz * hz);
  hx *= l;
  hy *= l;
  hz *= l;
  const q: f32 = hx * hx + hy * hy;
  let px: f32 = 1;
  let py: f32 = 0;
  if (q > 1e-9) {
    const k: f32 = 1 / sqrt<f32>(q);
    px = -hy * k;
    py = hx * k;
  }
  const ox: f32 = -hz * py;
  const oy: f32 = hz * px;
  const oz: f32 = hx * py - hy * px;
  turn(s1);
  const r: f32 = sqrt<f32>(s2);
  const c1: f32 = r * turnCos;
  let c2: f32 = r * turnSin;
  const half: f32 = 0.5 * (1 + hz);
  c2 = (1 - half) * sqrt<f32>(max<f32>(0, 1 - c1 * c1)) + half * c2;
  const c3: f32 = sqrt<f32>(max<f32>(0, 1 - c1 * c1 - c2 * c2));
  let mx: f32 = alpha * (c1 * px + c2 * ox + c3 * hx);
  let my: f32 = alpha * (c1 * py + c2 * oy + c3 * hy);
  let mz: f32 = max<f32>(1e-4, c2 * oz + c3 * hz);
  l = 1 / sqrt<f32>(mx * mx + my * my + mz * mz);
  mx *= l;
  my *= l;
  mz *= l;
  const d: f32 = 2 * (ex * mx + ey * my + ez * mz);
  const rx: f32 = d * mx - ex;
  const ry: f32 = d * my - ey;
  const rz: f32 = d * mz - ez;
  if (rz <= 0.001) return 0;
  at.setOut(rx * tx + ry * bx + rz * nx, rx * ty + ry * by + rz * ny, rx * tz + ry * bz + rz * nz);
  // Smith's shadowing of the outgoing ray.
  const a2: f32 = alpha * alpha;
  return (2 * rz) / (rz + sqrt<f32>(a2 + (1 - a2) * rz * rz));
}

// Gloss of a dull surface towards the eye for light from the direction sampled last, times pi.
function sheen(nx: f32, ny: f32, nz: f32, vx: f32, vy: f32, vz: f32, lx: f32, ly: f32, lz: f32, f0: f32, r: f32): f32 {
  let hx: f32 = vx + lx;
  let hy: f32 = vy + ly;
  let hz: f32 = vz + lz;
  const k: f32 = 1 / sqrt<f32>(max<f32>(hx * hx + hy * hy + hz * hz, 1e-8));
  hx *= k;
  hy *= k;
  hz *= k;
  const nh: f32 = max<f32>(nx * hx + ny * hy + nz * hz, 0);
  const nv: f32 = max<f32>(nx * vx + ny * vy + nz * vz, 0.05);
  const nl: f32 = max<f32>(nx * lx + ny * ly + nz * lz, 0.02);
  const vh: f32 = max<f32>(vx * hx + vy * hy + vz * hz, 0);
  const a: f32 = r * r;
  const a2: f32 = a * a;
  const d: f32 = nh * nh * (a2 - 1) + 1;
  const D: f32 = a2 / (PI * d * d);
  const kk: f32 = a * 0.5;
  const G: f32 = 1 / ((nv * (1 - kk) + kk) * (nl * (1 - kk) + kk));
  const m: f32 = 1 - vh;
  const F: f32 = f0 + (1 - f0) * m * m * m * m * m;
  return min<f32>(D * G * F * 0.25 * PI, 4);
}

// So many times the light that white paper sends back in the middle of the room; no bound before that is known.
@inline
function most(times: f32): f32 {
  const l: f32 = luminance(ambientR, ambientG, ambientB);
  return l > 0 ? times * l : FAR;
}

@inline
function clampLight(limit: f32): void {
  const l: f32 = max<f32>(inR, max<f32>(inG, inB));
  if (l > limit) {
    const k: f32 = limit / l;
    inR *= k;
    inG *= k;
    inB *= k;
  }
}

function sample(x: i32, y: i32, s: u32): void {
  beginPixelSample(<u32>x, <u32>y, s, samples);
  draw();
  aim(<f32>x + u1, <f32>y + u2);
  let dx: f32 = dirX;
  let dy: f32 = dirY;
  let dz: f32 = dirZ;
  let ox: f32 = eyeX + dx * start;
  let oy: f32 = eyeY + dy * start;
  let oz: f32 = startZ;
  let wR: f32 = 1;
  let wG: f32 = 1;
  let wB: f32 = 1;
  let far: f32 = start;
  // A pixel's width at distance 1.
  const pixel: f32 = (2 * scale) / <f32>width;
  let paned: bool = false;
  let mirrored: bool = false;
  let mirrorX: f32 = 0;
  let mirrorY: f32 = 0;
  let mirrorZ: f32 = 0;
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
  let flames: i32 = 0;
  for (let step: i32 = 0; step < 8; step++) {
    if (step == 0 && flames == 0) {
      look(ox, oy, oz);
    } else {
      trace(ox, oy, oz, dx, dy, dz, FAR);
      firstT = hitT;
    }
    const t: f32 = firstT;
    if (t >= FAR) {
      scenery(dx, dy, dz, most(OUTSIDE));
      cR = skyOutR * wR;
      cG = skyOutG * wG;
      cB = skyOutB * wB;
      return;
    }
    far += t;
    at.locate(hitPrimitive, t, ox, oy, oz, dx, dy, dz, true);
    at.colour(hitPrimitive, dx, dy, dz, far * pixel);
    if (step == 5) break;
    if (at.flags & MIRROR) {
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
      continue;
    }
    if ((at.flags & FLAME) && flames < 12) {
      // Hot gas shines and hides nothing: the more the deeper the eye looks into it.
      const c: f32 = clamp(-(at.nx * dx + at.ny * dy + at.nz * dz), 0, 1);
      cR += at.emitR * wR * c * c;
      cG += at.emitG * wG * c * c;
      cB += at.emitB * wB * c * c;
      ox = at.px + dx * 0.0008;
      oy = at.py + dy * 0.0008;
      oz = at.pz + dz * 0.0008;
      flames++;
      step--;
      continue;
    }
    if (at.flags & GLASS) {
      const c: f32 = clamp(-(at.gx * dx + at.gy * dy + at.gz * dz), 0, 1);
      const m: f32 = 1 - c;
      const F: f32 = min<f32>(0.085 + 0.915 * m * m * m * m * m, 0.9);
      const tR: f32 = at.red;
      const tG: f32 = at.green;
      const tB: f32 = at.blue;
      const hx: f32 = at.px;
      const hy: f32 = at.py;
      const hz: f32 = at.pz;
      if (!paned) {
        paned = true;
        const k: f32 = -2 * c;
        reflected(hx + at.gx * OFF, hy + at.gy * OFF, hz + at.gz * OFF,
          dx - k * at.gx, dy - k * at.gy, dz - k * at.gz, true);
        clampLight(BRIGHTEST * 0.4);
        cR += inR * F * wR;
        cG += inG * F * wG;
        cB += inB * F * wB;
      }
      // The view through it goes on in every sample, so that what is behind stays free of noise.
      const through: f32 = 1 - F;
      wR *= tR * through;
      wG *= tG * through;
      wB *= tB * through;
      ox = hx + dx * 0.0008;
      oy = hy + dy * 0.0008;
      oz = hz + dz * 0.0008;
      continue;
    }
    break;
  }
  const n0x: f32 = at.nx;
  const n0y: f32 = at.ny;
  const n0z: f32 = at.nz;
  const gX: f32 = at.gx;
  const gY: f32 = at.gy;
  const gZ: f32 = at.gz;
  nX = n0x;
  nY = n0y;
  nZ = n0z;
  if (mirrored) {
    // The filter works in the space the eye sees, behind the glass.
    const k: f32 = 2 * (mirrorX * nX + mirrorY * nY + mirrorZ * nZ);
    nX -= k * mirrorX;
    nY -= k * mirrorY;
    nZ -= k * mirrorZ;
  }
  depth = far * perDepth;
  rough = at.roughness;
  let glow: f32 = 1;
  if (!(at.flags & LAMP)) {
    const brightest: f32 = max<f32>(at.emitR, max<f32>(at.emitG, at.emitB));
    const k: f32 = brightest > 0 ? min<f32>(1, most(SHADE) / brightest) : 1;
    glow = k * at.glow;
  }
  cR += at.emitR * wR * glow;
  cG += at.emitG * wG * glow;
  cB += at.emitB * wB * glow;
  if (at.flags & LAMP) {
    const m: f32 = max<f32>(cR, max<f32>(cG, cB));
    if (m > 9) {
      cR *= 9 / m;
      cG *= 9 / m;
      cB *= 9 / m;
    }
    return;
  }
  const x0: f32 = at.px + gX * OFF;
  const y0: f32 = at.py + gY * OFF;
  const z0: f32 = at.pz + gZ * OFF;
  const vx: f32 = -dx;
  const vy: f32 = -dy;
  const vz: f32 = -dz;
  const cosV: f32 = clamp(vx * n0x + vy * n0y + vz * n0z, 0.02, 1);
  const baseR: f32 = at.red * wR;
  const baseG: f32 = at.green * wG;
  const baseB: f32 = at.blue * wB;
  const f0: f32 = at.f0;
  const r: f32 = max<f32>(at.roughness, 0.03);
  const m1: f32 = 1 - cosV;
  const schlick: f32 = m1 * m1 * m1 * m1 * m1;

  if (at.metal > 0.5) {
    draw();
    const k: f32 = reflectRough(n0x, n0y, n0z, vx, vy, vz, r * r, u1, u2);
    if (k > 0 && at.outX * gX + at.outY * gY + at.outZ * gZ > 0) {
      reflected(x0, y0, z0, at.outX, at.outY, at.outZ, r < 0.2);
      clampLight(BRIGHTEST * 0.3);
      sR = inR * k * (baseR + (wR - baseR) * schlick);
      sG = inG * k * (baseG + (wG - baseG) * schlick);
      sB = inB * k * (baseB + (wB - baseB) * schlick);
    }
    return;
  }

  const polish: f32 = r < at.GLOSSY ? 1 : clamp(1.6 - 2 * r, 0.1, 1);
  const F: f32 = f0 > 0 ? (f0 + (1 - f0) * schlick * polish * (1 - 0.6 * r)) : 0;
  const keep: f32 = 1 - F;
  aR = baseR * keep;
  aG = baseG * keep;
  aB = baseB * keep;

  // Light here.
  draw();
  const pick: f32 = u1;
  const more: f32 = u2;
  draw();
  const q1: f32 = u1;
  const q2: f32 = u2;
  const sun: f32 = sampleSun(x0, y0, z0, n0x, n0y, n0z, more, q1);
  sampleLight(x0, y0, z0, n0x, n0y, n0z, pick, q1, q2);
  const lR: f32 = litR;
  const lG: f32 = litG;
  const lB: f32 = litB;
  if (f0 > 0 && r >= at.GLOSSY && litR + litG + litB > 0) {
    const k: f32 = sheen(n0x, n0y, n0z, vx, vy, vz, toX, toY, toZ, f0, r);
    sR = litR * k * wR;
    sG = litG * k * wG;
    sB = litB * k * wB;
  }

  // A glossy reflection, and light bounced.
  if (f0 > 0 && r < at.GLOSSY) {
    draw();
    const k: f32 = reflectRough(n0x, n0y, n0z, vx, vy, vz, r * r, u1, u2);
    if (k > 0 && at.outX * gX + at.outY * gY + at.outZ * gZ > 0) {
      reflected(x0, y0, z0, at.outX, at.outY, at.outZ, r < 0.2);
      clampLight(BRIGHTEST);
      sR += inR * k * F * wR;
      sG += inG * k * F * wG;
      sB += inB * k * F * wB;
    }
  }
  draw();
  at.scatter(n0x, n0y, n0z, u1, u2);
  bounced(x0, y0, z0, at.outX, at.outY, at.outZ);
  inR += lR;
  inG += lG;
  inB += lB;
  clampLight(BRIGHTEST);
  dR = inR;
  dG = inG;
  dB = inB;
  // Sunlight is so strong that a pixel half on a white wall and half on a sunlit leaf would turn white, were its colour
  // divided out; but its edges want the filter, so it goes with the gloss.
  sR += aR * sun * sunR;
  sG += aG * sun * sunG;
  sB += aB * sun * sunB;
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

/**
 * Marks the pixels of the rows from `first` up to `end`, a byte each at `to`, by how much they differ from their
 * neighbours in color, normal, depth and what shines by itself, after one sample of each: there an edge may run.
 */
export function markEdges(first: i32, end: i32, to: usize): void {
  const room: f32 = max<f32>(luminance(ambientR, ambientG, ambientB), 1e-6);
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      const o: usize = <usize>(y * width + x) << 4;
      const across: f32 = max<f32>(edge(o, beside(x - 1, y), room), edge(o, beside(x + 1, y), room));
      const down: f32 = max<f32>(edge(o, beside(x, y - 1), room), edge(o, beside(x, y + 1), room));
      const bend: f32 = max<f32>(
        bent(o, beside(x - 1, y), beside(x + 1, y)), bent(o, beside(x, y - 1), beside(x, y + 1)),
      );
      store<u8>(to + <usize>(y * width + x), <u8>min<f32>((max<f32>(across, down) + bend) * 128, 255));
    }
  }
}

// Where a pixel's numbers lie behind a buffer's address; the nearest one's where the picture ends.
@inline
function beside(x: i32, y: i32): usize {
  return <usize>(max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))) << 4;
}

function edge(o: usize, q: usize, room: f32): f32 {
  const a: usize = albedoAt + o;
  const b: usize = albedoAt + q;
  const color: f32 =
    abs<f32>(load<f32>(a) - load<f32>(b)) + abs<f32>(load<f32>(a, 4) - load<f32>(b, 4)) +
    abs<f32>(load<f32>(a, 8) - load<f32>(b, 8));
  const n: usize = normalAt + o;
  const m: usize = normalAt + q;
  const turned: f32 =
    abs<f32>(load<f32>(n) - load<f32>(m)) + abs<f32>(load<f32>(n, 4) - load<f32>(m, 4)) +
    abs<f32>(load<f32>(n, 8) - load<f32>(m, 8));
  const shines: f32 =
    min<f32>(1, abs<f32>(luminanceAt(clearAt + o) - luminanceAt(clearAt + q)) / room);
  return color * COLOR_WEIGHT + turned * TURN_WEIGHT + shines * SHINE_WEIGHT;
}

function bent(o: usize, before: usize, behind: usize): f32 {
  const d: f32 = load<f32>(normalAt + o, 12);
  const off: f32 = abs<f32>(load<f32>(normalAt + before, 12) + load<f32>(normalAt + behind, 12) - 2 * d);
  return min<f32>(0.5, off / max<f32>(d, 0.01)) * DEPTH_WEIGHT;
}

@inline
function luminanceAt(p: usize): f32 {
  return luminance(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8));
}

/**
 * Sends out scouting paths `first` up to `end` of `total` and writes two records for each: cell key u32,
 * position and normal, one u32 unused; a key of 0 where the path met nothing.
 */
export function scout(first: i32, end: i32, total: i32, records: usize): void {
  for (let i: i32 = first; i < end; i++) {
    const out: usize = records + (<usize>i << 6);
    store<u32>(out, 0);
    store<u32>(out, 0, 32);
    beginSetSample(hash(<u32>(i >> 6)), <u32>(i & 63), pictureSeed ^ 0xa511e9b3);
    // A spiral lattice over the picture.
    const v: f32 = (<f32>i + 0.5) / <f32>total;
    const g: f32 = <f32>i * 0.61803399;
    aim((g - floor<f32>(g)) * <f32>width, v * <f32>height);
    let x: f32 = eyeX + dirX * start;
    let y: f32 = eyeY + dirY * start;
    let z: f32 = startZ;
    let dx: f32 = dirX;
    let dy: f32 = dirY;
    let dz: f32 = dirZ;
    let bounce: i32 = 0;
    for (let step: i32 = 0; step < 7 && bounce < 3; step++) {
      trace(x, y, z, dx, dy, dz, FAR);
      if (hitT >= FAR) break;
      at.readMean(hitPrimitive);
      at.locate(hitPrimitive, hitT, x, y, z, dx, dy, dz, false);
      if (at.flags & GLASS) {
        x = at.px + dx * 0.001;
        y = at.py + dy * 0.001;
        z = at.pz + dz * 0.001;
        continue;
      }
      if (at.flags & LAMP) break;
      x = at.px + at.gx * OFF;
      y = at.py + at.gy * OFF;
      z = at.pz + at.gz * OFF;
      if (at.flags & MIRROR) {
        const k: f32 = 2 * (at.gx * dx + at.gy * dy + at.gz * dz);
        dx -= k * at.gx;
        dy -= k * at.gy;
        dz -= k * at.gz;
        continue;
      }
      if (bounce > 0) {
        const p: usize = out + (<usize>(bounce - 1) << 5);
        store<u32>(p, cellKey(at.px, at.py, at.pz, at.gx, at.gy, at.gz));
        store<f32>(p, at.px, 4);
        store<f32>(p, at.py, 8);
        store<f32>(p, at.pz, 12);
        store<f32>(p, at.gx, 16);
        store<f32>(p, at.gy, 20);
        store<f32>(p, at.gz, 24);
      }
      bounce += 1;
      draw();
      at.scatter(at.gx, at.gy, at.gz, u1, u2);
      dx = at.outX;
      dy = at.outY;
      dz = at.outZ;
    }
  }
}
