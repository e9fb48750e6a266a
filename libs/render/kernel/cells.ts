// The radiosity solution on a coarse grid of cells: 14 cm cubes, one for each of six directions a surface may face.
// The host gathers the cells that a few scouting paths reach, every cell's direct light and gather rays (its form
// factors) are traced once, and a few sweeps of Jacobi iteration let the light settle. A cell's light depends on the
// scene and the seed alone, so the picture does not depend on who computed it.

import { beginSetSample, draw, u1, u2 } from './sampler';
import { FAR } from './math';
import { GLASS, LAMP } from './scene';
import { hitPrimitive, hitT, trace } from './traverse';
import {
  flags, gx, gy, gz, locate, meanB, meanG, meanR, outX, outY, outZ, px, py, pz, readMean, scatter,
} from './surface';
import { litB, litG, litR, sampleLight, sampleSun, sunB, sunG, sunR } from './light';

/** Edge of a cell in metres. */
export const CELL: f32 = 0.14;
/** Bytes of a cell: count of points u32, 12 unused, then up to four points of position and normal. */
const POINTS: usize = 112;
const GATHER: i32 = 48;
const DIRECT: i32 = 16;
const NO_CELL: u32 = 0xffffff;

let table: usize = 0;
let tableMask: u32 = 0;
let points: usize = 0;
let direct: usize = 0;
let links: usize = 0;
let pictureSeed: u32 = 0;

/** What a place without a cell receives: the mean of all cells. */
export let ambientR: f32 = 0;
export let ambientG: f32 = 0;
export let ambientB: f32 = 0;

/** The light found by {@link cellLight}: irradiance over pi. */
export let cellR: f32 = 0;
export let cellG: f32 = 0;
export let cellB: f32 = 0;

export function setCells(
  tableAt: usize, mask: u32, pointsAt: usize, directAt: usize, linksAt: usize, seed: u32,
): void {
  table = tableAt;
  tableMask = mask;
  points = pointsAt;
  direct = directAt;
  links = linksAt;
  pictureSeed = seed;
}

/** Says what a place without a cell receives. */
export function setAmbient(r: f32, g: f32, b: f32): void {
  ambientR = r;
  ambientG = g;
  ambientB = b;
}

/** The cell of a point with its normal, never 0. */
export function cellKey(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): u32 {
  const k: f32 = 1 / CELL;
  const i: u32 = <u32>clampIndex((x + nx * 0.03) * k + 128);
  const j: u32 = <u32>clampIndex((y + ny * 0.03) * k + 128);
  const l: u32 = <u32>clampIndex((z + nz * 0.03) * k + 128);
  const a: f32 = abs<f32>(nx);
  const b: f32 = abs<f32>(ny);
  const c: f32 = abs<f32>(nz);
  let side: u32 = 0;
  if (a > b && a > c) side = nx < 0 ? 1 : 2;
  else if (b > c) side = ny < 0 ? 3 : 4;
  else side = nz < 0 ? 5 : 6;
  return (i << 21) | (j << 12) | (l << 3) | side;
}

@inline
function clampIndex(x: f32): f32 {
  return max<f32>(0, min<f32>(511, floor<f32>(x)));
}

// Where the table says what it knows of a cell; 0 if it has none. Entry: key u32 (0 is free), then the cell's
// number while the light settles, and its light from then on.
function findCell(key: u32): usize {
  let slot: u32 = (key * 0x9e3779b1) >> 8;
  while (true) {
    slot &= tableMask;
    const at: usize = table + (<usize>slot << 3);
    const k: u32 = load<u32>(at);
    if (k == key) return at + 4;
    if (k == 0) return 0;
    slot += 1;
  }
}

/** Looks up the light at a point, moved sideways by up to half a cell; false if no cell is there. */
export function cellLight(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, s1: f32, s2: f32): bool {
  const a: f32 = (s1 - 0.5) * CELL;
  const b: f32 = (s2 - 0.5) * CELL;
  let cell: usize = 0;
  if (abs<f32>(nz) > 0.7) cell = findCell(cellKey(x + a, y + b, z, nx, ny, nz));
  else if (abs<f32>(nx) > abs<f32>(ny)) cell = findCell(cellKey(x, y + a, z + b, nx, ny, nz));
  else cell = findCell(cellKey(x + a, y, z + b, nx, ny, nz));
  if (cell == 0) cell = findCell(cellKey(x, y, z, nx, ny, nz));
  if (cell == 0) return false;
  // Nine bits a channel and an exponent for all: a hundred thousand samples read a table that fits a cache.
  const bits: u32 = load<u32>(cell);
  const k: f32 = reinterpret<f32>(((bits >> 27) + 103) << 23);
  cellR = <f32>(bits & 511) * k;
  cellG = <f32>((bits >> 9) & 511) * k;
  cellB = <f32>((bits >> 18) & 511) * k;
  return true;
}

/** Direct light and gather rays of the cells from `first` up to `end`. */
export function lightCells(first: i32, end: i32): void {
  for (let c: i32 = first; c < end; c++) {
    const at: usize = points + <usize>c * POINTS;
    const count: i32 = load<i32>(at);
    let r: f32 = 0;
    let g: f32 = 0;
    let b: f32 = 0;
    const key: u32 = load<u32>(at, 4);
    for (let s: i32 = 0; s < DIRECT; s++) {
      const p: usize = at + 16 + <usize>(s % count) * 24;
      const nx: f32 = load<f32>(p, 12);
      const ny: f32 = load<f32>(p, 16);
      const nz: f32 = load<f32>(p, 20);
      const x: f32 = load<f32>(p) + nx * 0.0008;
      const y: f32 = load<f32>(p, 4) + ny * 0.0008;
      const z: f32 = load<f32>(p, 8) + nz * 0.0008;
      beginSetSample(key, <u32>s, pictureSeed);
      draw();
      const pick: f32 = u1;
      const sun1: f32 = u2;
      draw();
      const q1: f32 = u1;
      const q2: f32 = u2;
      const sun: f32 = sampleSun(x, y, z, nx, ny, nz, sun1, q2);
      sampleLight(x, y, z, nx, ny, nz, pick, q1, q2);
      r += litR + sun * sunR;
      g += litG + sun * sunG;
      b += litB + sun * sunB;
    }
    const k: f32 = 1 / <f32>DIRECT;
    const out: usize = direct + (<usize>c << 4);
    store<f32>(out, r * k);
    store<f32>(out, g * k, 4);
    store<f32>(out, b * k, 8);
    store<f32>(out, 0, 12);
    gather(c, at, count, key);
  }
}

// A link: cell index (24 bits) and 8 bits of red, then 8 bits each of green and blue: what came to meet.
function gather(c: i32, at: usize, count: i32, key: u32): void {
  for (let s: i32 = 0; s < GATHER; s++) {
    const p: usize = at + 16 + <usize>(s % count) * 24;
    const nx: f32 = load<f32>(p, 12);
    const ny: f32 = load<f32>(p, 16);
    const nz: f32 = load<f32>(p, 20);
    beginSetSample(key ^ 0x5bd1e995, <u32>s, pictureSeed);
    draw();
    scatter(nx, ny, nz, u1, u2);
    const out: usize = links + (<usize>c * <usize>GATHER + <usize>s) * 8;
    store<u32>(out, NO_CELL);
    store<u32>(out, 0, 4);
    let dx: f32 = outX;
    let dy: f32 = outY;
    let dz: f32 = outZ;
    let x: f32 = load<f32>(p) + nx * 0.0008;
    let y: f32 = load<f32>(p, 4) + ny * 0.0008;
    let z: f32 = load<f32>(p, 8) + nz * 0.0008;
    for (let step: i32 = 0; step < 3; step++) {
      trace(x, y, z, dx, dy, dz, FAR);
      if (hitT >= FAR) break;
      const i: u32 = hitPrimitive;
      readMean(i);
      if (flags & GLASS) {
        x += dx * (hitT + 0.001);
        y += dy * (hitT + 0.001);
        z += dz * (hitT + 0.001);
        continue;
      }
      if (flags & LAMP) break;
      locate(i, hitT, x, y, z, dx, dy, dz, false);
      const found: usize = findCell(cellKey(px, py, pz, gx, gy, gz));
      const cell: u32 = found == 0 ? NO_CELL : load<u32>(found);
      store<u32>(out, cell | (<u32>(meanR * 255 + 0.5) << 24));
      store<u32>(out, <u32>(meanG * 255 + 0.5) | (<u32>(meanB * 255 + 0.5) << 8), 4);
      break;
    }
  }
}

/** One sweep: each cell's light from its direct light and its links' light of the sweep before. */
export function settleCells(first: i32, end: i32, from: usize, to: usize): void {
  const k: f32 = 1 / (255 * <f32>GATHER);
  for (let c: i32 = first; c < end; c++) {
    let r: f32 = 0;
    let g: f32 = 0;
    let b: f32 = 0;
    const at: usize = links + <usize>c * <usize>GATHER * 8;
    for (let s: i32 = 0; s < GATHER; s++) {
      const a: u32 = load<u32>(at + (<usize>s << 3));
      const e: u32 = load<u32>(at + (<usize>s << 3), 4);
      const cell: u32 = a & 0xffffff;
      let lr: f32 = ambientR;
      let lg: f32 = ambientG;
      let lb: f32 = ambientB;
      if (cell != NO_CELL) {
        const p: usize = from + (<usize>cell << 4);
        lr = load<f32>(p);
        lg = load<f32>(p, 4);
        lb = load<f32>(p, 8);
      }
      r += lr * <f32>(a >> 24);
      g += lg * <f32>(e & 255);
      b += lb * <f32>((e >> 8) & 255);
    }
    const d: usize = direct + (<usize>c << 4);
    const out: usize = to + (<usize>c << 4);
    store<f32>(out, load<f32>(d) + r * k);
    store<f32>(out, load<f32>(d, 4) + g * k, 4);
    store<f32>(out, load<f32>(d, 8) + b * k, 8);
  }
}
