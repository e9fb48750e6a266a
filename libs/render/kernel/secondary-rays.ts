// Light along further rays: one to gather what bounces towards a point, one to see what a surface mirrors.

import { drawPlain, u1, u2 } from './sampler';
import { FAR, luminance, mix } from './math';
import { OFF } from './eye';
import { GLASS, LAMP } from './scene';
import { hitPrimitive, hitT, trace } from './traverse';
import * as at from './surface';
import {
  litB, litG, litR, sampleLight, sampleSun, scenery, sky, skyOutB, skyOutG, skyOutR, sunB, sunG, sunR,
} from './light';
import { ambientB, ambientG, ambientR, cellB, cellG, cellLight, cellR } from './cells';

const NEAR_HIT: f32 = 0.15;
/**
 * How much of the light that went to and fro in the room a surface in the picture receives. All of it fills the shadows of a pale
 * room; a photographer takes some away with black cloth beside the camera, so that what comes straight gives things their form.
 */
const FILL: f32 = 0.9;
/** The same of what lies close by, and from which distance on, in metres, the light that a thing sends on is that of the open room. */
const FILL_CLOSE: f32 = 0.55;
const OPEN: f32 = 1.1;
/** The same of what looks down, as ceilings do: there a photographer's flash is aimed. */
const FILL_DOWN: f32 = 0.97;
let fill: f32 = FILL;
let fillClose: f32 = FILL_CLOSE;
let fillDown: f32 = FILL_DOWN;

/** Whether all of it is received, as in a photo's own light (1), or less (0). */
export function setFill(whole: f32): void {
  fill = whole > 0.5 ? 1 : FILL;
  fillClose = whole > 0.5 ? 1 : FILL_CLOSE;
  fillDown = whole > 0.5 ? 1 : FILL_DOWN;
}

/** The light found last. */
export let inR: f32 = 0;
export let inG: f32 = 0;
export let inB: f32 = 0;
/** Whether what was seen along the reflected ray lies outside. */
export let inView: bool = false;

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

/** Light bounced towards a point, which looks `down` or does not, from direction d: lamps and sky are left to light sampling. */
export function bounced(ox: f32, oy: f32, oz: f32, ux: f32, uy: f32, uz: f32, down: bool): void {
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
      const k: f32 = mix(fillClose, down ? fillDown : fill, min<f32>(1, t * (1 / OPEN)));
      sumR += wR * inR * k;
      sumG += wG * inG * k;
      sumB += wB * inB * k;
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

/** What of its color a garden loses where polished stone or wood mirrors it: one sees a gleam of the day, and no leaves. */
const GLEAM: f32 = 0.6;

// Takes so much of its color from the light found.
function fade(by: f32): void {
  const gray: f32 = luminance(inR, inG, inB);
  inR = mix(inR, gray, by);
  inG = mix(inG, gray, by);
  inB = mix(inB, gray, by);
}

/**
 * Everything seen along a reflected ray, lamps and sky too; where it is `sharp` also the patterns of what it meets and what lies
 * outside, a white cloud no brighter than `cloud`. What is seen is `width` metres wide, and `widens` by so much a metre.
 */
export function reflected(
  ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, sharp: bool, cloud: f32, width: f32, widens: f32,
): void {
  let x: f32 = ox;
  let y: f32 = oy;
  let z: f32 = oz;
  inR = 0;
  inG = 0;
  inB = 0;
  inView = false;
  for (let step: i32 = 0; step < 3; step++) {
    trace(x, y, z, dx, dy, dz, FAR);
    if (hitT >= FAR) {
      inView = true;
      if (sharp) scenery(dx, dy, dz, cloud);
      else sky(dx, dy, dz);
      inR = skyOutR;
      inG = skyOutG;
      inB = skyOutB;
      if (sharp && cloud == FAR) fade(GLEAM);
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
      at.locate(hitPrimitive, hitT, x, y, z, dx, dy, dz, sharp);
      if (sharp) at.readOwn(hitPrimitive, dx, dy, dz, width + hitT * widens);
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

/** So many times the light that white paper sends back in the middle of the room; no bound before that is known. */
@inline
export function most(times: f32): f32 {
  const l: f32 = luminance(ambientR, ambientG, ambientB);
  return l > 0 ? times * l : FAR;
}

/** Makes the light found last no brighter than `limit`, in its own color. */
@inline
export function clampLight(limit: f32): void {
  const l: f32 = max<f32>(inR, max<f32>(inG, inB));
  if (l > limit) {
    const k: f32 = limit / l;
    inR *= k;
    inG *= k;
    inB *= k;
  }
}

/** Adds to the light found last. */
@inline
export function addLight(r: f32, g: f32, b: f32): void {
  inR += r;
  inG += g;
  inB += b;
}
