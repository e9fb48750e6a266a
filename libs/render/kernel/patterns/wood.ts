// Wood: boards, planks and blocks, each with a grain of its own. Lengths in metres.
import { clamp, fract, hash3, hashUnit, noise2, noise3, smooth, unit } from '../math';
import { seen, Spot } from './pattern';
import { BOX, ORIENTED_BOX, ROUNDED_BOX } from '../scene';

/**
 * The figure of a board, 0 (early wood) to 1 (late wood), 0.4 on average: growth rings about a pith somewhere beneath or
 * beside it. Beneath, they end in the arches of cathedral grain, since a log tapers; beside, they run as the straight
 * lines of rift-sawn wood. Lengths in metres from the board's middle; rings are 2 to 4 mm wide, `density` times as dense.
 */
function grainFigure(along: f32, across: f32, deep: f32, density: f32, h: u32): f32 {
  const s: f32 = unit(h);
  const s2: f32 = unit(h * 747796405);
  const s3: f32 = unit(h * 2891336453);
  const rift: bool = s < 0.58;
  const aside: f32 = rift ? (s2 < 0.5 ? <f32>-1 : <f32>1) * (0.13 + 0.1 * s3) : (s2 - 0.5) * 0.05;
  const below: f32 = rift ? 0.04 + 0.05 * s2 : 0.012 + 0.035 * s3;
  const taper: f32 = (rift ? <f32>0.006 : <f32>0.03) * (s2 < 0.5 ? <f32>-1 : <f32>1);
  const far: f32 = along + s3 * 41;
  const y: f32 = deep + below;
  const gap: f32 = (0.0021 + 0.0019 * s2) / density;
  // Where rings lie flat to the surface they are wide.
  const off: f32 = across - aside;
  const slope: f32 = max<f32>(abs<f32>(off) / sqrt<f32>(off * off + y * y), abs<f32>(taper));
  const rings: f32 = seen((gap / max<f32>(slope, 0.05)) * 0.8);
  let late: f32 = 0.31;
  if (rings > 0) {
    const bend: f32 = noise3(far * 1.1, across * 4, s * 50) - 0.5;
    const x: f32 = off + bend * (rift ? <f32>0.006 : <f32>0.016);
    const r: f32 = sqrt<f32>(x * x + y * y);
    const q: f32 = (r + taper * far) / gap;
    // No two years were alike.
    const years: f32 = q + 1.7 * noise2(q * 0.21, s * 90) + 0.35 * noise2(far * 9, across * 160);
    const ring: f32 = fract(years);
    late = smooth(0.3, 0.93, ring) * smooth(1, 0.95, ring) * (0.55 + 0.45 * noise2(floor<f32>(years) * 3.7, s * 31));
  }
  const streak: f32 = noise3(far * 0.7, across * 34, s * 70 + deep * 34) * 0.65 + noise3(far * 2.2, across * 120, s * 20) * 0.35;
  const fine: f32 = seen(0.0016);
  const pores: f32 = fine > 0 ? (noise3(far * 30, across * 1100, deep * 1100 + s * 9) - 0.5) * fine : 0;
  return 0.4 + (late - 0.31) * rings * 1.05 + (streak - 0.5) * 0.75 + pores * 0.3;
}

// Half the size of a box along one of its axes; 0 of what is no box.
function halfSize(at: usize, axis: u32): f32 {
  const kind: u32 = load<u32>(at);
  const entry: usize = at + (<usize>axis << 2);
  if (kind == BOX) return (load<f32>(entry, 28) - load<f32>(entry, 16)) * 0.5;
  if (kind == ORIENTED_BOX || kind == ROUNDED_BOX) return load<f32>(entry, 64);
  return 0;
}

// A glued board is made of staves, a veneered one of leaves; both are about so wide.
const STAVE: f32 = 0.12;
/** A face of at least twice this width, metres, is no end of a board. */
const VENEERED: f32 = 0.06;

// The way the grain runs on a face: across its way a broad face is no board's end but veneer, laid upright or lengthwise.
function laid(at: usize, grain: u32, face: u32): u32 {
  // Sawn across are the ends of what has x for its grain 0, y for 1, z for 2.
  if (face != grain) return grain;
  const a: u32 = face == 0 ? 1 : 0;
  const b: u32 = face == 2 ? 1 : 2;
  if (min<f32>(halfSize(at, a), halfSize(at, b)) < VENEERED) return grain;
  return b == 2 ? 2 : halfSize(at, 1) > halfSize(at, 0) ? 1 : 0;
}

export function wood(
  at: usize, x: f32, y: f32, z: f32, runs: u32, face: u32, own: u32, density: f32, contrast: f32,
): void {
  const grain: u32 = laid(at, runs, face);
  // Along the grain, across it in the broad face, and through the board.
  let a: u32 = grain == 0 ? 2 : 0;
  let b: u32 = grain == 1 ? 2 : 1;
  if (halfSize(at, b) > halfSize(at, a)) {
    const c: u32 = a;
    a = b;
    b = c;
  }
  const along: f32 = grain == 0 ? x : grain == 1 ? y : z;
  let across: f32 = a == 0 ? x : a == 1 ? y : z;
  const deep: f32 = b == 0 ? x : b == 1 ? y : z;
  const half: f32 = halfSize(at, a);
  const staves: f32 = max<f32>(1, floor<f32>((half * 2) / STAVE + 0.5));
  let stave: f32 = 0;
  if (staves > 1) {
    const wide: f32 = (half * 2) / staves;
    stave = clamp(floor<f32>((across + half) / wide), 0, staves - 1);
    across += half - (stave + 0.5) * wide;
  }
  const h: u32 = hash3(<i32>own, <i32>stave, 5);
  const f: f32 = grainFigure(along, across, deep, density, h);
  Spot.tone = (f - 0.12) * contrast + (unit(h * 277803737) - 0.5) * 0.14 * contrast;
  Spot.shade = 0.97 + 0.05 * unit(h * 1013904223) + 0.03 * hashUnit(<i32>own, 11, 2);
  Spot.roughness = clamp(Spot.roughness + (f - 0.4) * 0.12, 0.05, 1);
}

/** Row by row of a floor end joints move on by the golden section of a board: those of neighbors are never close. */
const STAGGER: f32 = 0.618034;
/** How far an end joint lies off its place, as a share of a board: by so much boards differ in length, to both sides. */
const UNEVEN: f32 = 0.22;

/** Where {@link findBoard} found a point: its board's hash and length, and how far along it the point is. */
let boardHash: u32 = 0;
let boardLong: f32 = 1;
let boardAlong: f32 = 0;

@inline
function jointOff(i: i32, j: i32): f32 {
  return (hashUnit(i, j, 23) - 0.5) * UNEVEN;
}

// Finds the board of row `j` in which `u` lies; boards are `length` long on average.
function findBoard(u: f32, j: i32, length: f32): void {
  const at: f32 = u / length + fract(<f32>j * STAGGER);
  let i: i32 = <i32>floor<f32>(at);
  const off: f32 = at - <f32>i;
  let start: f32 = jointOff(i, j);
  let end: f32 = 0;
  if (off < start) {
    i--;
    end = start;
    start = jointOff(i, j);
  } else {
    end = jointOff(i + 1, j);
    if (off >= 1 + end) {
      i++;
      start = end;
      end = jointOff(i + 1, j);
    }
  }
  boardAlong = (at - <f32>i - start) * length;
  boardLong = (1 + end - start) * length;
  boardHash = hash3(i, j, 19);
}

/** How wide the line between two floor boards is with its eased edges, and how wide a line of glue is, metres. */
const OPEN_JOINT: f32 = 0.0011;
const GLUE_LINE: f32 = 0.0006;

// A joint at distance `off`: however narrow beside a pixel, as much of it is seen as there is.
@inline
function jointSeen(off: f32, width: f32): f32 {
  const wide: f32 = max<f32>(width, Spot.span * 0.9);
  return (width / wide) * smooth(wide, wide * 0.25, off);
}

/** By how much the grain runs aside where {@link aroundKnot} looked, metres. */
let knotAside: f32 = 0;

// How much darker a board of this hash is where a branch grew, so far across from its middle: one board in three has a knot, and
// its grain parts about it.
function aroundKnot(h: u32, across: f32, width: f32): f32 {
  knotAside = 0;
  const chance: f32 = unit(h * 2246822519);
  if (chance > 0.36) return 0;
  const r: f32 = 0.003 + 0.007 * unit(h * 374761393) * unit(h * 668265263);
  const du: f32 = boardAlong - (0.15 + 0.7 * unit(h * 1274126177)) * boardLong;
  if (abs<f32>(du) > r * 16) return 0;
  const dv: f32 = across - (unit(h * 461845907) - 0.5) * width * 0.6;
  const long: f32 = du / (r * 5);
  knotAside = (dv < 0 ? r : -r) * 1.3 * smooth(r * 6, 0, abs<f32>(dv)) * smooth(1.6, 0, abs<f32>(long));
  const d: f32 = sqrt<f32>(du * du * 0.55 + dv * dv) / r;
  if (d > 3.2) return 0;
  const wide: f32 = max<f32>(1, Spot.span / r);
  return (smooth(1.15, 0.7, d) * 0.8 + smooth(3.2, 1, d) * 0.3) / wide;
}

/** A floor or a wall of boards with eased edges; tones of boards differ by `variation`. */
export function planks(u: f32, v: f32, width: f32, length: f32, contrast: f32, variation: f32): void {
  const row: f32 = floor<f32>(v / width);
  findBoard(u, <i32>row, length);
  const h: u32 = boardHash;
  const s: f32 = unit(h * 3266489917);
  const across: f32 = v - row * width;
  const knot: f32 = aroundKnot(h, across - width * 0.5, width);
  const f: f32 = grainFigure(boardAlong, across - width * 0.5 + knotAside, 0, 0.85 + 0.3 * s, h) + knot;
  // Most boards of a tree are alike; one in ten comes from its heart, and is a little darker.
  const heart: f32 = unit(h * 2654435769) < 0.1 ? <f32>0.3 : 0;
  Spot.tone = (f - 0.12) * contrast + (s - 0.5 + heart) * variation;
  Spot.shade = 1 + (unit(h * 1597334677) - 0.5) * variation * 0.53;
  // Some are grayer or redder than the rest, and each runs from one tone to another.
  const third: f32 = unit(h * 3812015801);
  Spot.third = third * third * variation;
  Spot.shade *= 1 + (noise2(u * 0.8 + s * 40, row * 3.7) - 0.5) * variation * 0.3;
  // Feet have dulled the finish here more than there.
  Spot.roughness = clamp(Spot.roughness + (f - 0.4) * 0.1 + (noise2(u * 1.3, v * 1.3) - 0.5) * 0.09, 0.05, 1);
  const side: f32 = min<f32>(across, width - across);
  const joint: f32 = min<f32>(side, min<f32>(boardAlong, boardLong - boardAlong));
  Spot.shade *= 1 - 0.55 * jointSeen(joint, OPEN_JOINT);
  const eased: f32 = seen(0.0035);
  if (eased > 0 && side < 0.0035) Spot.bumpV = (across < side + 1e-6 ? <f32>-1 : <f32>1) * (0.0035 - side) * 24 * eased;
  Spot.bumpU += (unit(h * 277803737) - 0.5) * 0.006;
  Spot.bumpV += (unit(h * 1013904223) - 0.5) * 0.006 + (f - 0.4) * 0.02;
}

/**
 * Butcher block: staves glued edge to edge, which run along one axis and through the slab, so that a stave's side is
 * one stave and its end shows rings. `ends`: the face lies across the staves.
 */
export function butcherBlock(
  along: f32, across: f32, deep: f32, ends: bool, width: f32, length: f32, contrast: f32, variation: f32,
): void {
  const row: f32 = floor<f32>(across / width);
  findBoard(along, <i32>row, length);
  const h: u32 = boardHash;
  const s: f32 = unit(h * 3266489917);
  const off: f32 = across - (row + 0.5) * width;
  const f: f32 = grainFigure(boardAlong, off, deep, 1.1, h);
  Spot.tone = (f - 0.12) * contrast + (s - 0.5) * variation + (ends ? <f32>0.16 : 0);
  Spot.shade = 1 + (unit(h * 1597334677) - 0.5) * variation * 0.45;
  Spot.roughness = clamp(Spot.roughness + (f - 0.4) * 0.1 + (ends ? <f32>0.15 : 0), 0.05, 1);
  const side: f32 = width * 0.5 - abs<f32>(off);
  const joint: f32 = ends ? side : min<f32>(side, min<f32>(boardAlong, boardLong - boardAlong));
  Spot.shade *= 1 - 0.5 * jointSeen(joint, GLUE_LINE);
}

export function herringbone(x: f32, y: f32, width: f32, contrast: f32, variation: f32): void {
  const n: i32 = 5;
  const u: f32 = ((x + y) * 0.70710678) / width;
  const v: f32 = ((y - x) * 0.70710678) / width;
  const i: i32 = <i32>floor<f32>(u);
  const j: i32 = <i32>floor<f32>(v);
  let d: i32 = (i - j) % (2 * n);
  if (d < 0) d += 2 * n;
  let along: f32 = 0;
  let across: f32 = 0;
  let h: u32 = 0;
  if (d < n) {
    along = u - <f32>(i - d);
    across = v - <f32>j;
    h = hash3(i - d, j, 1);
  } else {
    const e: i32 = 2 * n - 1 - d;
    along = v - <f32>(j - e);
    across = u - <f32>i;
    h = hash3(i, j - e, 2);
  }
  const s: f32 = unit(h);
  const f: f32 = grainFigure(along * width, (across - 0.5) * width, 0, 1, h);
  Spot.tone = (f - 0.12) * contrast + (s - 0.5) * variation;
  Spot.shade = 1 + (unit(h * 747796405) - 0.5) * variation * 0.6;
  const joint: f32 = min<f32>(min<f32>(across, 1 - across), min<f32>(along, <f32>n - along)) * width;
  if (joint < 0.001) Spot.shade *= 0.55;
  Spot.bumpU = (unit(h * 277803737) - 0.5) * 0.008;
  Spot.bumpV = (unit(h * 1013904223) - 0.5) * 0.008;
}
