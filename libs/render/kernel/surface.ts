// What a ray finds where it hits: position, normals, colour and gloss. Patterns are in metres.
//
// A material's entry: pattern u32; base, accent and mean colour (3 f32 each); roughness; metal (0 or 1);
// reflectance at normal incidence; bump; four parameters; emission; flags u32; two more parameters; a third
// colour. Colours are linear.

import {
  clamp, cloud3, fract, hash3, hashUnit, mix, noise2, noise3, sine, smooth, turn, turnCos, turnSin, unit,
} from './math';
import { bulge, faceX, faceY, faceZ, findCorners, smoothX, smoothY, smoothZ } from './mesh';
import { BOWL, BOX, CAPSULE, CONE, DISK, materialAt, MESH, ORIENTED_BOX, primitiveAt, ROUNDED_BOX, TUBE } from './scene';
import { hitTriangle } from './traverse';

const PLAIN: u32 = 0;
const WOOD: u32 = 1;
const PLANKS: u32 = 2;
const HERRINGBONE: u32 = 3;
const TILES: u32 = 4;
const HEXAGONS: u32 = 5;
const MARBLE: u32 = 6;
const SPECKLE: u32 = 7;
const CLOUDY: u32 = 8;
const BRUSHED: u32 = 9;
const WEAVE: u32 = 10;
const PILE: u32 = 11;
const RUG: u32 = 12;
const ART: u32 = 13;
const GROOVES: u32 = 14;
const ENCAUSTIC: u32 = 15;
const LEATHER: u32 = 16;
const CHIPS: u32 = 17;
const STAMPED: u32 = 18;
const LIT: u32 = 19;
const FILM: u32 = 20;

/** Surfaces smoother than this mirror the room, rougher ones only its lights. */
export const GLOSSY: f32 = 0.32;

/** Position. */
export let px: f32 = 0;
export let py: f32 = 0;
export let pz: f32 = 0;
/** Geometric normal, towards the ray's origin. */
export let gx: f32 = 0;
export let gy: f32 = 0;
export let gz: f32 = 1;
/** Shading normal. */
export let nx: f32 = 0;
export let ny: f32 = 0;
export let nz: f32 = 1;
/** Base colour: the diffuse albedo, or a metal's reflectance. */
export let red: f32 = 0;
export let green: f32 = 0;
export let blue: f32 = 0;
export let roughness: f32 = 1;
export let metal: f32 = 0;
export let f0: f32 = 0.04;
export let emitR: f32 = 0;
export let emitG: f32 = 0;
export let emitB: f32 = 0;
export let flags: u32 = 0;
/** Where a lampshade's light is seen: 1 on average, more at the height of its bulb. */
export let glow: f32 = 1;
/** The mean colour, which stands for the pattern where only bounced light sees it. */
export let meanR: f32 = 0;
export let meanG: f32 = 0;
export let meanB: f32 = 0;

/** The least cosine between a shading normal and the way to the eye. */
const GRAZING: f32 = 0.02;
/** How far a point of a mesh is lifted at most, metres. */
const MOST_LIFT: f32 = 0.004;

// position and normal in the primitive's space, bump wanted by the pattern
let lx: f32 = 0;
let ly: f32 = 0;
let lz: f32 = 0;
let ax: f32 = 0;
let ay: f32 = 0;
let az: f32 = 1;
let shade: f32 = 1;
let tone: f32 = 0;
let bumpU: f32 = 0;
let bumpV: f32 = 0;
let third: f32 = 0;
// a pixel's width where it hits, and the cosine between the eye and the surface
let span: f32 = 0;
let facing: f32 = 1;

@inline
function edgeBend(p: f32, half: f32, bevel: f32): f32 {
  const over: f32 = abs<f32>(p) - half + bevel;
  if (over <= 0) return 0;
  const s: f32 = over / bevel;
  return p < 0 ? -s : s;
}

function bendBox(a: f32, b: f32, c: f32, bevel: f32): void {
  const e: f32 = min<f32>(bevel, min<f32>(a, min<f32>(b, c)) * 0.8);
  if (e < 1e-5) return;
  if (abs<f32>(ax) < 0.5) ax += edgeBend(lx, a, e) * 0.8;
  if (abs<f32>(ay) < 0.5) ay += edgeBend(ly, b, e) * 0.8;
  if (abs<f32>(az) < 0.5) az += edgeBend(lz, c, e) * 0.8;
}

// The face of a box that a point on it belongs to.
function boxFace(a: f32, b: f32, c: f32): void {
  const x: f32 = a - abs<f32>(lx);
  const y: f32 = b - abs<f32>(ly);
  const z: f32 = c - abs<f32>(lz);
  ax = 0;
  ay = 0;
  az = 0;
  if (x <= y && x <= z) ax = lx < 0 ? -1 : 1;
  else if (y <= z) ay = ly < 0 ? -1 : 1;
  else az = lz < 0 ? -1 : 1;
}

/**
 * Position and normals of primitive `i` at distance `t` along the ray; no colour yet. Light that only bounces
 * here is content with the geometric normal: then `bent` is false, and the shading normal undefined.
 */
export function locate(
  i: u32, t: f32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, bent: bool,
): void {
  const at: usize = primitiveAt(i);
  const kind: u32 = load<u32>(at);
  const bevel: f32 = load<f32>(at, 8);
  px = ox + dx * t;
  py = oy + dy * t;
  pz = oz + dz * t;
  if (kind == BOX) {
    const ex: f32 = load<f32>(at, 28);
    const ey: f32 = load<f32>(at, 32);
    const ez: f32 = load<f32>(at, 36);
    const cx: f32 = load<f32>(at, 16);
    const cy: f32 = load<f32>(at, 20);
    const cz: f32 = load<f32>(at, 24);
    const hx: f32 = (ex - cx) * 0.5;
    const hy: f32 = (ey - cy) * 0.5;
    const hz: f32 = (ez - cz) * 0.5;
    lx = px - (cx + ex) * 0.5;
    ly = py - (cy + ey) * 0.5;
    lz = pz - (cz + ez) * 0.5;
    // The entry distances tell the face exactly; positions in f32 would not for thin boxes far away.
    const tx: f32 = abs<f32>(dx) < 1e-9 ? -1e30 : ((dx > 0 ? cx : ex) - ox) / dx;
    const ty: f32 = abs<f32>(dy) < 1e-9 ? -1e30 : ((dy > 0 ? cy : ey) - oy) / dy;
    const tz: f32 = abs<f32>(dz) < 1e-9 ? -1e30 : ((dz > 0 ? cz : ez) - oz) / dz;
    ax = 0;
    ay = 0;
    az = 0;
    if (tx >= ty && tx >= tz) {
      ax = dx > 0 ? -1 : 1;
      px = dx > 0 ? cx : ex;
    } else if (ty >= tz) {
      ay = dy > 0 ? -1 : 1;
      py = dy > 0 ? cy : ey;
    } else {
      az = dz > 0 ? -1 : 1;
      pz = dz > 0 ? cz : ez;
    }
    gx = ax;
    gy = ay;
    gz = az;
    if (!bent) return;
    if (bevel > 0) bendBox(hx, hy, hz, bevel);
    normalise(ax, ay, az);
    return;
  }
  const m00: f32 = load<f32>(at, 16);
  const m01: f32 = load<f32>(at, 20);
  const m02: f32 = load<f32>(at, 24);
  const m10: f32 = load<f32>(at, 32);
  const m11: f32 = load<f32>(at, 36);
  const m12: f32 = load<f32>(at, 40);
  const m20: f32 = load<f32>(at, 48);
  const m21: f32 = load<f32>(at, 52);
  const m22: f32 = load<f32>(at, 56);
  lx = m00 * px + m01 * py + m02 * pz + load<f32>(at, 28);
  ly = m10 * px + m11 * py + m12 * pz + load<f32>(at, 44);
  lz = m20 * px + m21 * py + m22 * pz + load<f32>(at, 60);
  const a: f32 = load<f32>(at, 64);
  const b: f32 = load<f32>(at, 68);
  const c: f32 = load<f32>(at, 72);
  const d: f32 = load<f32>(at, 76);
  if (kind == ORIENTED_BOX) {
    boxFace(a, b, c);
  } else if (kind == ROUNDED_BOX) {
    ax = max<f32>(abs<f32>(lx) - (a - d), 0) * (lx < 0 ? <f32>-1 : <f32>1);
    ay = max<f32>(abs<f32>(ly) - (b - d), 0) * (ly < 0 ? <f32>-1 : <f32>1);
    az = max<f32>(abs<f32>(lz) - (c - d), 0) * (lz < 0 ? <f32>-1 : <f32>1);
  } else if (kind == CONE || kind == TUBE) {
    if (kind == CONE && c - abs<f32>(lz) < 2e-5 + c * 1e-5) {
      ax = 0;
      ay = 0;
      az = lz < 0 ? -1 : 1;
    } else {
      const r: f32 = sqrt<f32>(lx * lx + ly * ly);
      ax = lx;
      ay = ly;
      az = (-r * (b - a)) / (2 * c);
    }
  } else if (kind == CAPSULE) {
    ax = lx;
    ay = ly;
    az = lz - clamp(lz, -c, c);
  } else if (kind == DISK) {
    ax = 0;
    ay = 0;
    az = 1;
  } else if (kind == MESH) {
    findCorners(hitTriangle, lx, ly, lz);
    ax = faceX;
    ay = faceY;
    az = faceZ;
  } else {
    ax = lx;
    ay = ly;
    az = lz;
  }
  const bx: f32 = ax;
  const by: f32 = ay;
  const bz: f32 = az;
  let wx: f32 = m00 * bx + m10 * by + m20 * bz;
  let wy: f32 = m01 * bx + m11 * by + m21 * bz;
  let wz: f32 = m02 * bx + m12 * by + m22 * bz;
  normalise(wx, wy, wz);
  gx = nx;
  gy = ny;
  gz = nz;
  if (gx * dx + gy * dy + gz * dz > 0) {
    gx = -gx;
    gy = -gy;
    gz = -gz;
    nx = gx;
    ny = gy;
    nz = gz;
  }
  if (kind == MESH) {
    // Patterns are laid in metres, whatever the mesh is made in.
    lx *= b;
    ly *= c;
    lz *= d;
    if (bent) curve(at, dx, dy, dz);
    return;
  }
  if (bent && kind == ORIENTED_BOX && bevel > 0) {
    bendBox(a, b, c, bevel);
    wx = m00 * ax + m10 * ay + m20 * az;
    wy = m01 * ax + m11 * ay + m21 * az;
    wz = m02 * ax + m12 * ay + m22 * az;
    normalise(wx, wy, wz);
  }
}

// The shading normal of a mesh's triangle, and the point lifted to the curved surface.
function curve(at: usize, dx: f32, dy: f32, dz: f32): void {
  ax = smoothX;
  ay = smoothY;
  az = smoothZ;
  normalise(
    load<f32>(at, 16) * ax + load<f32>(at, 32) * ay + load<f32>(at, 48) * az,
    load<f32>(at, 20) * ax + load<f32>(at, 36) * ay + load<f32>(at, 52) * az,
    load<f32>(at, 24) * ax + load<f32>(at, 40) * ay + load<f32>(at, 56) * az,
  );
  // Seen from behind, the curve bends away: there is nothing to lift.
  if (nx * gx + ny * gy + nz * gz < 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  } else {
    const lift: f32 = min<f32>(bulge * load<f32>(at, 68), MOST_LIFT);
    px += nx * lift;
    py += ny * lift;
    pz += nz * lift;
  }
  // At a silhouette the normal between the corners may look away from the eye.
  const away: f32 = nx * dx + ny * dy + nz * dz + GRAZING;
  if (away > 0) normalise(nx - dx * away, ny - dy * away, nz - dz * away);
}

@inline
function normalise(x: f32, y: f32, z: f32): void {
  const l: f32 = x * x + y * y + z * z;
  if (l < 1e-20) {
    nx = 0;
    ny = 0;
    nz = 1;
    return;
  }
  const k: f32 = 1 / sqrt<f32>(l);
  nx = x * k;
  ny = y * k;
  nz = z * k;
}

/** Constants of primitive `i`'s material, without its pattern: what bounced light needs. */
export function readMean(i: u32): void {
  const m: usize = materialAt(load<u32>(primitiveAt(i), 4));
  meanR = load<f32>(m, 28);
  meanG = load<f32>(m, 32);
  meanB = load<f32>(m, 36);
  emitR = load<f32>(m, 72);
  emitG = load<f32>(m, 76);
  emitB = load<f32>(m, 80);
  flags = load<u32>(m, 84);
}

/**
 * Colour, gloss and bump of primitive `i` at the point found by {@link locate}, seen along d by a pixel so many metres
 * wide there: what is finer than that is left out, as a lens would blend it.
 */
export function colour(i: u32, dx: f32, dy: f32, dz: f32, width: f32): void {
  const at: usize = primitiveAt(i);
  const m: usize = materialAt(load<u32>(at, 4));
  const pattern: u32 = load<u32>(m);
  red = load<f32>(m, 4);
  green = load<f32>(m, 8);
  blue = load<f32>(m, 12);
  roughness = load<f32>(m, 40);
  metal = load<f32>(m, 44);
  f0 = load<f32>(m, 48);
  emitR = load<f32>(m, 72);
  emitG = load<f32>(m, 76);
  emitB = load<f32>(m, 80);
  flags = load<u32>(m, 84);
  glow = 1;
  if (pattern == PLAIN) return;
  span = width;
  facing = clamp(-(nx * dx + ny * dy + nz * dz), 0, 1);

  // Faces in the plane of two axes, and the way the grain runs.
  const how: u32 = load<u32>(at, 12);
  let x: f32 = lx;
  let y: f32 = ly;
  let z: f32 = lz;
  if (how & 4) {
    x = px;
    y = py;
    z = pz;
  }
  const grain: u32 = how & 3;
  const own: u32 = how & 4 ? 0 : i;
  let u: f32 = 0;
  let v: f32 = 0;
  let face: u32 = 2;
  const kx: f32 = abs<f32>(ax);
  const ky: f32 = abs<f32>(ay);
  const kz: f32 = abs<f32>(az);
  if (kx > ky && kx > kz) {
    face = 0;
    u = y;
    v = z;
  } else if (ky > kz) {
    face = 1;
    u = x;
    v = z;
  } else {
    u = x;
    v = y;
  }
  shade = 1;
  tone = 0;
  third = 0;
  bumpU = 0;
  bumpV = 0;
  const p0: f32 = load<f32>(m, 56);
  const p1: f32 = load<f32>(m, 60);
  const p2: f32 = load<f32>(m, 64);
  const p3: f32 = load<f32>(m, 68);
  const p4: f32 = load<f32>(m, 88);
  const bump: f32 = load<f32>(m, 52);
  if (pattern == WOOD) wood(at, x, y, z, grain, own, p0, p1);
  else if (pattern == PLANKS) planks(grain == 1 ? v : u, grain == 1 ? u : v, p0, p1, p2, p3, p4 == 1);
  else if (pattern == HERRINGBONE) herringbone(u, v, p0, p1, p2);
  else if (pattern == TILES) tiles(u - load<f32>(m, 92), v, p0, p1, p2, p3, p4, bump);
  else if (pattern == HEXAGONS) hexagons(u, v, p0, p2, p3, p4, bump);
  else if (pattern == MARBLE) marble(p0, p1);
  else if (pattern == SPECKLE) speckle(x, y, z, p0, p1, p2);
  else if (pattern == CLOUDY) cloudy(x, y, z, p0, p1, bump);
  else if (pattern == BRUSHED) brushed(x, y, z, grain, p0, bump);
  else if (pattern == WEAVE) weave(u, v, x, y, z, p0, p1, <u32>p2, bump);
  else if (pattern == PILE) pile(x, y, z, p0, bump);
  else if (pattern == RUG) rug(x, y, p0, p1, <u32>p2, bump);
  else if (pattern == ART) art(u, v, face, p0, p1, <i32>p2);
  else if (pattern == GROOVES) grooves(grain == 1 ? v : u, p0, p1, bump);
  else if (pattern == ENCAUSTIC) encaustic(u, v, p0, p2, bump);
  else if (pattern == LEATHER) leather(x, y, z, bump);
  else if (pattern == CHIPS) chips(x, y, z, p0, p1);
  else if (pattern == STAMPED) stamped(u, v, p0, p1, p2);
  else if (pattern == LIT) lit(at, u, v);
  else if (pattern == FILM) film(u, v, p0, p1);

  // Where a surface is only a little rougher here and there, all of it reflects, or none: a border would show.
  const even: f32 = load<f32>(m, 40);
  if (abs<f32>(roughness - even) < 0.2)
    roughness = even < GLOSSY ? min<f32>(roughness, GLOSSY - 0.001) : max<f32>(roughness, GLOSSY);

  const t: f32 = clamp(tone, 0, 1);
  red = mix(red, load<f32>(m, 16), t);
  green = mix(green, load<f32>(m, 20), t);
  blue = mix(blue, load<f32>(m, 24), t);
  if (third > 0) {
    const k: f32 = clamp(third, 0, 1);
    red = mix(red, load<f32>(m, 96), k);
    green = mix(green, load<f32>(m, 100), k);
    blue = mix(blue, load<f32>(m, 104), k);
  }
  red = clamp(red * shade, 0, 0.95);
  green = clamp(green * shade, 0, 0.95);
  blue = clamp(blue * shade, 0, 0.95);
  if (bumpU != 0 || bumpV != 0) tilt(at, face, dx, dy, dz);
}

// Leans the shading normal by (bumpU, bumpV) along the face's own axes.
function tilt(at: usize, face: u32, dx: f32, dy: f32, dz: f32): void {
  let ux: f32 = face == 0 ? 0 : 1;
  let uy: f32 = face == 0 ? 1 : 0;
  let uz: f32 = 0;
  let vx: f32 = 0;
  let vy: f32 = face == 2 ? 1 : 0;
  let vz: f32 = face == 2 ? 0 : 1;
  if (load<u32>(at) != BOX) {
    // Rows of the matrix are the primitive's axes in the world.
    const a: usize = face == 0 ? 32 : 16;
    const b: usize = face == 2 ? 32 : 48;
    ux = load<f32>(at + a);
    uy = load<f32>(at + a, 4);
    uz = load<f32>(at + a, 8);
    vx = load<f32>(at + b);
    vy = load<f32>(at + b, 4);
    vz = load<f32>(at + b, 8);
    const ku: f32 = 1 / sqrt<f32>(ux * ux + uy * uy + uz * uz);
    const kv: f32 = 1 / sqrt<f32>(vx * vx + vy * vy + vz * vz);
    ux *= ku;
    uy *= ku;
    uz *= ku;
    vx *= kv;
    vy *= kv;
    vz *= kv;
  }
  const sx: f32 = nx + ux * bumpU + vx * bumpV;
  const sy: f32 = ny + uy * bumpU + vy * bumpV;
  const sz: f32 = nz + uz * bumpU + vz * bumpV;
  const ox: f32 = nx;
  const oy: f32 = ny;
  const oz: f32 = nz;
  normalise(sx, sy, sz);
  // A normal that looks away from the eye would shade black.
  if (nx * dx + ny * dy + nz * dz > -0.02) {
    nx = ox;
    ny = oy;
    nz = oz;
  }
}

// ---- patterns ----

// How much is seen of details so many metres wide: 1 where they are several pixels wide, 0 where a pixel holds one.
@inline
function seen(detail: f32): f32 {
  return clamp((detail - span) / (detail * 0.7), 0, 1);
}

/**
 * The figure of a board, 0 (early wood) to 1 (late wood), 0.4 on average: growth rings about a pith somewhere beneath or
 * beside it. Beneath, they end in the arches of cathedral grain, since a log tapers; beside, they run as the straight
 * lines of rift-sawn wood. Lengths in metres from the board's middle; rings are 2 to 4 mm wide, `density` times as dense.
 */
function grainFigure(along: f32, across: f32, deep: f32, density: f32, h: u32): f32 {
  const s: f32 = unit(h);
  const s2: f32 = unit(h * 747796405);
  const s3: f32 = unit(h * 2891336453);
  const rift: bool = s < 0.45;
  const aside: f32 = rift ? (s2 < 0.5 ? <f32>-1 : <f32>1) * (0.13 + 0.1 * s3) : (s2 - 0.5) * 0.05;
  const below: f32 = rift ? 0.04 + 0.05 * s2 : 0.012 + 0.035 * s3;
  const taper: f32 = (rift ? <f32>0.006 : <f32>0.03) * (s2 < 0.5 ? <f32>-1 : <f32>1);
  const far: f32 = along + s3 * 41;
  const bend: f32 = noise3(far * 1.1, across * 4, s * 50) - 0.5;
  const x: f32 = across - aside + bend * (rift ? <f32>0.006 : <f32>0.016);
  const y: f32 = deep + below;
  const r: f32 = sqrt<f32>(x * x + y * y);
  const gap: f32 = (0.0021 + 0.0019 * s2) / density;
  const q: f32 = (r + taper * far) / gap;
  // No two years were alike.
  const years: f32 = q + 1.7 * noise2(q * 0.21, s * 90) + 0.35 * noise2(far * 9, across * 160);
  const ring: f32 = fract(years);
  const late: f32 = smooth(0.3, 0.93, ring) * smooth(1, 0.95, ring) * (0.55 + 0.45 * noise2(floor<f32>(years) * 3.7, s * 31));
  // Where rings lie flat to the surface they are wide.
  const slope: f32 = max<f32>(abs<f32>(x) / r, abs<f32>(taper));
  const rings: f32 = seen((gap / max<f32>(slope, 0.05)) * 0.8);
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

function wood(at: usize, x: f32, y: f32, z: f32, grain: u32, own: u32, density: f32, contrast: f32): void {
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
  tone = (f - 0.12) * contrast + (unit(h * 277803737) - 0.5) * 0.14 * contrast;
  shade = 0.97 + 0.05 * unit(h * 1013904223) + 0.03 * hashUnit(<i32>own, 11, 2);
  roughness = clamp(roughness + (f - 0.4) * 0.12, 0.05, 1);
}

// `glued`: staves of one slab, whose joints are lines of glue; otherwise boards with eased edges.
function planks(u: f32, v: f32, width: f32, length: f32, contrast: f32, variation: f32, glued: bool): void {
  const row: f32 = floor<f32>(v / width);
  const j: i32 = <i32>row;
  const offset: f32 = hashUnit(j, 71, 3) * length;
  const column: f32 = floor<f32>((u + offset) / length);
  const i: i32 = <i32>column;
  const h: u32 = hash3(i, j, 19);
  const s: f32 = unit(h * 3266489917);
  const across: f32 = v - row * width;
  const along: f32 = u + offset - column * length;
  const f: f32 = grainFigure(along, across - width * 0.5, 0, 0.85 + 0.3 * s, h);
  tone = (f - 0.12) * contrast + (s - 0.5) * variation;
  shade = 1 + (unit(h * 2654435769) - 0.5) * variation * 0.55;
  roughness = clamp(roughness + (f - 0.4) * 0.1, 0.05, 1);
  const joint: f32 = min<f32>(min<f32>(across, width - across), min<f32>(along, length - along));
  if (glued) shade *= 1 - 0.18 * smooth(0.0012, 0.0004, joint) * seen(0.001);
  else if (joint < 0.0012) {
    shade *= 0.5;
    roughness = 0.8;
  } else if (joint < 0.003) {
    const b: f32 = (0.003 - joint) * 30;
    bumpV = across < width * 0.5 ? -b : b;
  }
  bumpU += (unit(h * 277803737) - 0.5) * 0.006;
  bumpV += (unit(h * 1013904223) - 0.5) * 0.006 + (f - 0.4) * 0.02;
}

function herringbone(x: f32, y: f32, width: f32, contrast: f32, variation: f32): void {
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
  tone = (f - 0.12) * contrast + (s - 0.5) * variation;
  shade = 1 + (unit(h * 747796405) - 0.5) * variation * 0.6;
  const joint: f32 = min<f32>(min<f32>(across, 1 - across), min<f32>(along, <f32>n - along)) * width;
  if (joint < 0.001) shade *= 0.55;
  bumpU = (unit(h * 277803737) - 0.5) * 0.008;
  bumpV = (unit(h * 1013904223) - 0.5) * 0.008;
}

// One tile's body: its tone, its lean, its rounded edge and the grout between.
function tileBody(h: u32, edgeU: f32, edgeV: f32, signU: f32, signV: f32, grout: f32, variation: f32, bump: f32): void {
  const e: f32 = min<f32>(edgeU, edgeV);
  if (e < grout * 0.5) {
    tone = 1;
    roughness = 0.9;
    f0 = 0.02;
    shade = 0.92;
    return;
  }
  shade = 1 + (unit(h) - 0.5) * variation;
  bumpU = (unit(h * 747796405) - 0.5) * bump;
  bumpV = (unit(h * 2891336453) - 0.5) * bump;
  const round: f32 = grout * 0.5 + 0.003;
  if (edgeU < round) bumpU += signU * (round - edgeU) * 110;
  if (edgeV < round) bumpV += signV * (round - edgeV) * 110;
}

// p2: share by which each row is shifted; a joint of the rows that are not lies where the sixth parameter tells; p4: 1 for a chequer of base and third colour, 2 for veined stone, 3 for bricks.
function tiles(u: f32, v: f32, w: f32, h: f32, shift: f32, grout: f32, mode: f32, bump: f32): void {
  const row: f32 = floor<f32>(v / h);
  const s: f32 = shift == 0.5 ? fract(row * 0.5) : fract(row * shift);
  const q: f32 = u / w + s;
  const column: f32 = floor<f32>(q);
  const id: u32 = hash3(<i32>column, <i32>row, 43);
  const du: f32 = (q - column) * w;
  const dv: f32 = v - row * h;
  let eu: f32 = min<f32>(du, w - du);
  let ev: f32 = min<f32>(dv, h - dv);
  if (mode == 3) {
    // Edges of bricks are worn.
    const worn: f32 = (noise2(u * 70, v * 70) - 0.5) * 0.0034;
    eu += worn;
    ev += worn;
  }
  const variation: f32 = mode >= 8 ? mode - 8 : 0.05;
  tileBody(id, eu, ev, du < w * 0.5 ? -1 : 1, dv < h * 0.5 ? -1 : 1, grout, variation, bump);
  if (tone == 1) return;
  if (mode == 1) {
    const sum: i32 = <i32>column + <i32>row;
    if (sum & 1) third = 1;
  }
  if (mode == 3) {
    brick(id, u, v, bump);
    return;
  }
  if (mode == 2 || mode == 1) {
    const k: f32 = unit(id) * 31;
    const vein: f32 = veins(u + k, v - k, k, 1.6);
    shade *= 1 - vein * 0.16;
  }
  if (mode >= 8) {
    // glaze pooled unevenly
    const n: f32 = noise2(u * 38 + unit(id) * 50, v * 38);
    bumpU += (n - 0.5) * bump * 1.6;
    bumpV += (noise2(u * 38 + 90, v * 38 + unit(id) * 50) - 0.5) * bump * 1.6;
    shade *= 0.93 + 0.14 * noise2(u * 21 + 7, v * 21 + unit(id) * 9);
  }
}

// One brick's face: of three tones, every eighth one burnt dark, all differ a little; sand and pores, dark flashes at one end.
function brick(id: u32, u: f32, v: f32, bump: f32): void {
  const s: f32 = unit(id * 277803737);
  const s2: f32 = unit(id * 1013904223);
  const cloud: f32 = noise2(u * 14 + s * 60, v * 22);
  third = s < 0.12 ? 0.4 + 0.35 * s2 : s < 0.45 ? 0.2 + 0.1 * s2 : 0.06 * s2;
  third += smooth(0.55, 0.85, cloud) * 0.22;
  const sand: f32 = noise2(u * 420, v * 420) - 0.5;
  const pores: f32 = noise2(u * 130 + 9, v * 130) - 0.5;
  shade = 0.86 + 0.26 * s2 + (sand * 0.16 * seen(0.0024) + pores * 0.12 * seen(0.0077));
  bumpU += pores * bump * 1.4 * seen(0.0077);
  bumpV += (noise2(u * 130, v * 130 + 30) - 0.5) * bump * 1.4 * seen(0.0077);
}

function hexagons(u: f32, v: f32, size: f32, grout: f32, variation: f32, mode: f32, bump: f32): void {
  // Nearest of two interleaved rectangular lattices.
  const sx: f32 = size;
  const sy: f32 = size * 1.7320508;
  const ai: f32 = floor<f32>(u / sx + 0.5);
  const aj: f32 = floor<f32>(v / sy + 0.5);
  const bi: f32 = floor<f32>(u / sx);
  const bj: f32 = floor<f32>(v / sy);
  const pu: f32 = u - ai * sx;
  const pv: f32 = v - aj * sy;
  const qu: f32 = u - (bi + 0.5) * sx;
  const qv: f32 = v - (bj + 0.5) * sy;
  let cu: f32 = pu;
  let cv: f32 = pv;
  let id: u32 = hash3(<i32>ai, <i32>aj, 3);
  if (qu * qu + qv * qv < pu * pu + pv * pv) {
    cu = qu;
    cv = qv;
    id = hash3(<i32>bi, <i32>bj, 4);
  }
  let edge: f32 = 0;
  if (mode == 1) {
    // penny rounds
    edge = size * 0.47 - sqrt<f32>(cu * cu + cv * cv);
    if (edge < 0) {
      tone = 1;
      roughness = 0.9;
      return;
    }
  } else {
    const a: f32 = abs<f32>(cu);
    const b: f32 = abs<f32>(cu) * 0.5 + abs<f32>(cv) * 0.8660254;
    edge = size * 0.5 - max<f32>(a, b);
  }
  const l: f32 = 1 / max<f32>(sqrt<f32>(cu * cu + cv * cv), 1e-6);
  tileBody(id, edge, edge, cu * l, cv * l, grout, variation, bump);
}

/** How fast a family of veins is crossed, in veins a metre at a scale of 1. */
const VEINS_A_METRE: f32 = 2.4;

// One family of veins, 0 to 1: lines that run across the stone one beside the other, since they are bent by less than they
// are apart, and so never close. Some are faint, some up to `wide` metres; they fray, and fade at one side.
function family(along: f32, x: f32, y: f32, z: f32, scale: f32, wide: f32, seed: i32): f32 {
  const k: f32 = scale * VEINS_A_METRE;
  const bend: f32 =
    (noise3(x * scale * 0.8 + <f32>seed, y * scale * 0.8, z * scale * 0.8) - 0.5) * 0.9 +
    (noise3(x * scale * 2.7, y * scale * 2.7 + <f32>seed, z * scale * 2.7) - 0.5) * 0.24 +
    (noise3(x * scale * 9, y * scale * 9, z * scale * 9 + <f32>seed) - 0.5) * 0.045 +
    (noise3(x * 70, y * 70, z * 70) - 0.5) * 0.004 * k;
  const at: f32 = along * k + bend;
  const n: f32 = floor<f32>(at + 0.5);
  const h: u32 = hash3(<i32>n, seed, 21);
  const strong: f32 = unit(h);
  const off: f32 = (at - n - (unit(h * 747796405) - 0.5) * 0.5) / k;
  // Along its way a vein swells, thins out and is healed.
  const patch: f32 = smooth(0.22, 0.62, noise3(x * scale * 1.6 + 5, y * scale * 1.6, z * scale * 1.6 + strong * 30));
  const half: f32 = wide * (0.25 + 0.75 * strong) * (0.35 + 0.65 * patch);
  const d: f32 = abs<f32>(off);
  const core: f32 = smooth(half, half * 0.3, d) * min<f32>(1, half / max<f32>(span, 1e-5));
  const feather: f32 = off > 0 ? smooth(half * 9, 0, off) : smooth(half * 2.5, 0, d);
  return (core * (0.3 + 0.7 * patch) + feather * 0.3 * patch) * (0.35 + 0.65 * strong);
}

// Veins of stone, 0 to 1: broad ones aslant, fine ones that meet them at an acute angle.
function veins(x: f32, y: f32, z: f32, scale: f32): f32 {
  const broad: f32 = family(x * 0.62 + y * 0.66 + z * 0.42, x, y, z, scale, 0.007, 3);
  const fine: f32 = family(x * 0.93 + y * 0.3 + z * 0.22, x, y, z, scale * 1.7, 0.0022, 8);
  return clamp(broad + fine * 0.55, 0, 1);
}

// Stone lies in the room's coordinates, so that its veins go on from slab to slab and round a mitred edge.
function marble(scale: f32, strength: f32): void {
  const v: f32 = veins(px, pz * 0.8 + px * 0.5, py, scale);
  const haze: f32 = cloud3(px * scale * 0.9, pz * scale * 0.9, py * scale * 0.9 + 3);
  tone = (v * 0.85 + smooth(0.5, 0.85, haze) * 0.16) * strength;
}

function speckle(x: f32, y: f32, z: f32, size: f32, strength: f32, dark: f32): void {
  const k: f32 = 1 / size;
  const a: f32 = noise3(x * k, y * k, z * k);
  const b: f32 = noise3(x * k * 2.3 + 7, y * k * 2.3 + 3, z * k * 2.3);
  const c: f32 = cloud3(x * k * 0.16, y * k * 0.16, z * k * 0.16 + 9);
  tone = (smooth(0.42, 0.62, a * 0.6 + b * 0.4 + (c - 0.5) * 0.3) - 0.25) * strength + 0.1 * strength;
  third = smooth(0.66, 0.74, b * 0.65 + c * 0.35) * dark;
}

function chips(x: f32, y: f32, z: f32, size: f32, share: f32): void {
  // Voronoi chips in two tones.
  const k: f32 = 1 / size;
  const fx: f32 = floor<f32>(x * k);
  const fy: f32 = floor<f32>((y + z) * k);
  let best: f32 = 9;
  let id: u32 = 0;
  for (let j: i32 = -1; j <= 1; j++) {
    for (let i: i32 = -1; i <= 1; i++) {
      const h: u32 = hash3(<i32>fx + i, <i32>fy + j, 77);
      const cx: f32 = fx + <f32>i + unit(h);
      const cy: f32 = fy + <f32>j + unit(h * 747796405);
      const ex: f32 = x * k - cx;
      const ey: f32 = (y + z) * k - cy;
      const d: f32 = abs<f32>(ex * 0.8 + ey * 0.6) + abs<f32>(ey * 0.8 - ex * 0.6);
      if (d < best) {
        best = d;
        id = h;
      }
    }
  }
  const s: f32 = unit(id * 2891336453);
  if (best < 0.28 + 0.25 * s && s < share) {
    if (unit(id * 277803737) < 0.5) tone = 0.9;
    else third = 0.9;
    shade = 0.85 + 0.3 * unit(id * 1013904223);
  }
}

function cloudy(x: f32, y: f32, z: f32, scale: f32, strength: f32, bump: f32): void {
  const k: f32 = 1 / scale;
  const a: f32 = cloud3(x * k, y * k, z * k);
  const b: f32 = cloud3(x * k * 5 + 3, y * k * 5, z * k * 5 + 1);
  tone = (a * 0.72 + b * 0.28 - 0.3) * strength;
  roughness = clamp(roughness + (b - 0.5) * 0.15, 0.05, 1);
  if (bump > 0) {
    bumpU = (noise3(x * k * 8, y * k * 8, z * k * 8) - 0.5) * bump;
    bumpV = (noise3(x * k * 8 + 50, y * k * 8, z * k * 8 + 50) - 0.5) * bump;
  }
}

function brushed(x: f32, y: f32, z: f32, grain: u32, strength: f32, bump: f32): void {
  let n: f32 = 0;
  if (grain == 0) n = noise3(x * 3, y * 900, z * 900);
  else if (grain == 1) n = noise3(x * 900, y * 3, z * 900);
  else n = noise3(x * 900, y * 900, z * 3);
  shade = 1 + (n - 0.5) * strength;
  roughness = clamp(roughness + (n - 0.5) * 0.12, 0.05, 1);
  // Sheet metal is never quite flat.
  bumpU = (noise3(x * 1.6, y * 1.6, z * 1.6) - 0.5) * bump;
  bumpV = (noise3(x * 1.6 + 40, y * 1.6, z * 1.6) - 0.5) * bump + (n - 0.5) * 0.03;
}

const CLOTH: u32 = 0;
const TWILL: u32 = 1;
const BOUCLE: u32 = 2;
const VELVET: u32 = 3;
const BASKET: u32 = 4;
const KNIT: u32 = 5;

// Cloth by its weave; `pitch` is from thread to thread. Fibres that stand off catch light at grazing angles.
function weave(u: f32, v: f32, x: f32, y: f32, z: f32, pitch: f32, strength: f32, kind: u32, bump: f32): void {
  const rim: f32 = (1 - facing) * (1 - facing);
  const drape: f32 = noise3(x * 6, y * 6, z * 6) - 0.5;
  bumpU = drape * bump * 0.22;
  bumpV = (noise3(x * 6 + 60, y * 6, z * 6) - 0.5) * bump * 0.22;
  // Yarn is never dyed quite evenly.
  const heather: f32 = noise3(x * 210, y * 210, z * 210) - 0.5;
  tone = heather * 0.35 * strength * seen(0.006);
  if (kind == BOUCLE) {
    const k: f32 = 1 / pitch;
    const loops: f32 = noise3(x * k, y * k, z * k) * 0.65 + noise3(x * k * 2.1 + 8, y * k * 2.1, z * k * 2.1) * 0.35;
    const clear: f32 = seen(pitch * 1.3);
    tone += (0.5 - loops) * 0.9 * strength * clear;
    shade = 0.97 + (loops - 0.5) * 0.5 * clear + rim * 0.08;
    bumpU += (noise3(x * k + 40, y * k, z * k) - 0.5) * bump * 1.6 * clear;
    bumpV += (noise3(x * k, y * k + 40, z * k) - 0.5) * bump * 1.6 * clear;
    return;
  }
  if (kind == VELVET) {
    // The pile is dark where one looks into it and light where one looks along it; a hand left strokes.
    const stroke: f32 = smooth(0.42, 0.6, cloud3(x * 4, y * 4, z * 4));
    shade = 0.8 + 0.06 * stroke;
    tone = rim * 1.1 + stroke * 0.08;
    return;
  }
  const i: f32 = floor<f32>(u / pitch);
  const j: f32 = floor<f32>(v / pitch);
  const du: f32 = u / pitch - i - 0.5;
  const dv: f32 = v / pitch - j - 0.5;
  const clear: f32 = seen(pitch * 1.6);
  const ii: i32 = <i32>i;
  const jj: i32 = <i32>j;
  if (kind == KNIT) {
    // Columns of stitches, each a V.
    const slant: f32 = fract(v / pitch + abs<f32>(du) * 0.9);
    const e: f32 = min<f32>(0.5 - abs<f32>(du), min<f32>(slant, 1 - slant) * 0.7);
    const deep: f32 = smooth(0, 0.2, e);
    shade = 1 - (1 - deep) * 0.4 * clear + rim * 0.06;
    bumpU += (du > 0 ? <f32>-1 : <f32>1) * (1 - deep) * bump * 1.5 * clear;
    return;
  }
  const twill: bool = kind == TWILL;
  const over: bool = twill ? ((ii + jj) & 3) < 2 : ((ii + jj) & 1) == 0;
  const across: f32 = over ? du : dv;
  // A thick thread shows along some length, here in warp, there in weft.
  const slubs: f32 = seen(pitch * 4);
  const yarn: f32 = over
    ? noise2(i * 5.3, (v / pitch) * 0.035 + hashUnit(ii, 3, 1) * 30)
    : noise2(j * 5.3 + 40, (u / pitch) * 0.035 + hashUnit(jj, 5, 1) * 30);
  tone += ((yarn - 0.5) * 1.1 + (twill && over ? <f32>0.25 : <f32>0)) * strength * slubs;
  const round: f32 = across * across * 4;
  const dark: f32 = kind == BASKET ? <f32>0.75 : <f32>0.3;
  shade = 1 - (round * round - 0.25) * dark * clear + rim * (kind == BASKET ? <f32>0 : <f32>0.1);
  if (over) bumpU += du * bump * 2.4 * clear;
  else bumpV += dv * bump * 2.4 * clear;
}

// A lit lampshade: brightest at the height of its bulb, darker at its rims, in the fine lines of its cloth.
function lit(at: usize, u: f32, v: f32): void {
  const up: f32 = load<u32>(at) == TUBE ? lz / load<f32>(at, 72) : lz;
  const e: f32 = abs<f32>(up);
  glow = 1.12 - 0.42 * e * e;
  if (e > 0.95 && load<u32>(at) == TUBE) glow *= 0.72;
  glow *= 1 + (noise2(u * 90, v * 1400) + noise2(u * 1400, v * 90) - 1) * 0.16 * seen(0.0016);
}

function pile(x: f32, y: f32, z: f32, strength: f32, bump: f32): void {
  const a: f32 = noise3(x * 260, y * 260, z * 260);
  const b: f32 = cloud3(x * 30, y * 30, z * 30);
  const tufts: f32 = seen(0.006);
  tone = 0.15 + ((a - 0.5) * 0.8 * tufts + (b - 0.5) * 0.3) * strength;
  bumpU = (noise2(x * 190, y * 190) - 0.5) * bump * tufts;
  bumpV = (noise2(x * 190 + 40, y * 190 + 9) - 0.5) * bump * tufts;
}

// Kind 0 plain, 1 border, 2 stripe, 3 kilim, 4 round. a, b: half sizes.
function rug(x: f32, y: f32, a: f32, b: f32, kind: u32, bump: f32): void {
  const n: f32 = noise2(x * 210, y * 210);
  const c: f32 = cloud3(x * 7, y * 7, 2);
  const wobble: f32 = (noise2(x * 16, y * 16) - 0.5) * 0.008;
  const edge: f32 =
    kind == 4 ? a - sqrt<f32>(x * x + y * y) : min<f32>(a - abs<f32>(x), b - abs<f32>(y));
  // Along the warp, and across it: weft of one dye lot after another.
  const warp: f32 = b > a ? y : x;
  const weft: f32 = b > a ? x : y;
  let t: f32 = 0;
  if (kind == 1 || kind == 4) {
    if (edge + wobble > 0.07 && edge + wobble < 0.115) t = 0.9;
    if (edge + wobble > 0.135 && edge + wobble < 0.15) t = 0.9;
  } else if (kind == 2) {
    // Bands of two widths and a thread line between them, wide calm ground between the groups.
    const s: f32 = fract(warp / 0.56 + 0.5 + wobble * 0.6);
    if (s < 0.1 || (s > 0.16 && s < 0.19) || (s > 0.25 && s < 0.35)) t = 0.72;
    if (s > 0.21 && s < 0.23) third = 0.5;
  } else if (kind == 0) {
    // a flat weave in chevrons, as sisal has it
    const v: f32 = fract((y + abs<f32>(fract(x / 0.09) - 0.5) * 0.045) / 0.024);
    t = (v < 0.5 ? <f32>0.16 : <f32>0) * seen(0.014);
    third = (v < 0.5 ? <f32>0 : <f32>0.16) * seen(0.014);
  } else if (kind == 3) {
    kilim(x, y, a, b, edge, wobble);
    t = tone;
  }
  // Feet and sun have worn it, here more and there less.
  const worn: f32 = 0.55 + 0.4 * cloud3(x * 2.3 + 9, y * 2.3, 5) + 0.2 * (noise2(warp * 90, weft * 22) - 0.5) * seen(0.012);
  t *= worn;
  third *= worn;
  tone = t + (n - 0.5) * 0.1 * seen(0.007);
  const lot: f32 = noise2(warp * 26, weft * 1.1 + 40) - 0.5;
  shade = 0.96 + (n - 0.5) * 0.16 * seen(0.007) + (c - 0.5) * 0.1 + lot * 0.09 * seen(0.03);
  // The bound edge.
  if (edge < 0.014) shade *= 0.8;
  bumpU = (n - 0.5) * bump * seen(0.007);
  bumpV = (noise2(x * 210 + 30, y * 210 + 70) - 0.5) * bump * seen(0.007);
}

// A border of two guards with hooks between them, and a field of stepped diamonds, each of its own dyes.
function kilim(x: f32, y: f32, a: f32, b: f32, edge: f32, wobble: f32): void {
  tone = 0;
  if (edge < 0.2) {
    if ((edge > 0.025 && edge < 0.04) || (edge > 0.17 && edge < 0.185)) third = 0.8;
    else if (edge > 0.05 && edge < 0.16) {
      const along: f32 = a - abs<f32>(x) < b - abs<f32>(y) ? y : x;
      const tooth: f32 = abs<f32>(fract(along / 0.12) - 0.5) * 2;
      const high: f32 = floor<f32>((edge - 0.05) / 0.014) * 0.014;
      if (tooth > high / 0.11) tone = 0.85;
    }
    return;
  }
  // As many whole diamonds as the field holds.
  const w: f32 = ((a - 0.2) * 2) / max<f32>(1, floor<f32>((a - 0.2) / 0.29 + 0.5));
  const h: f32 = ((b - 0.2) * 2) / max<f32>(1, floor<f32>((b - 0.2) / 0.24 + 0.5));
  const u: f32 = (x + a - 0.2) / w;
  const v: f32 = (y + b - 0.2) / h;
  const own: f32 = hashUnit(<i32>floor<f32>(u), <i32>floor<f32>(v), 77);
  const step: f32 = floor<f32>((abs<f32>(fract(v) - 0.5) * 2 + wobble) * 9) / 9;
  const d: f32 = abs<f32>(fract(u) - 0.5) * 2 + step;
  if (d > 0.93 && d < 1.06) third = 0.8;
  else if (d <= 0.93 && d > 0.66) tone = own < 0.5 ? 0.9 : 0.55;
  else if (d <= 0.66 && d > 0.52) third = own < 0.5 ? <f32>0.7 : 0.2;
  else if (d < 0.24) tone = own < 0.5 ? 0.6 : 0.9;
  else if (d > 1.5) tone = 0.8;
}

// A painting: broad fields, a horizon or arcs; base, accent and third are its colours.
function art(u: f32, v: f32, face: u32, w: f32, h: f32, which: i32): void {
  const x: f32 = u / w;
  const y: f32 = v / h;
  const brush: f32 = (noise2(x * 5 + <f32>which, y * 46) - 0.5) * 0.05 + (noise2(x * 3, y * 3 + <f32>which) - 0.5) * 0.16;
  const kind: i32 = which % 16;
  const s: f32 = hashUnit(which, 7, 9);
  if (kind == 0) {
    // layered land and sky
    const line: f32 = brush + (s - 0.5) * 0.3;
    if (y < line - 0.42) third = 0.9;
    else if (y < line - 0.1) tone = 0.85 - (y - line + 0.42) * 1.2;
    else tone = smooth(0.2, 0.6, y - line) * 0.25;
    const sx: f32 = x - (s - 0.5) * 0.5;
    const sy: f32 = y - 0.22;
    if (sx * sx * (w / h) * (w / h) + sy * sy < 0.018) third = 0.8;
  } else if (kind == 1) {
    // arcs
    const cx: f32 = x * (w / h) + (s - 0.5) * 0.4;
    const cy: f32 = y + 0.35;
    const r: f32 = sqrt<f32>(cx * cx + cy * cy) + brush * 0.1;
    const ring: i32 = <i32>floor<f32>(r * 6);
    if (r < 0.82) {
      if (ring & 1) tone = 0.85;
      else if (ring == 2) third = 0.85;
    }
  } else if (kind == 2) {
    // colour fields
    if (y + brush > 0.12) tone = 0.75;
    else if (y + brush < -0.2) third = 0.8;
    if (x + brush * 2 > 0.2 + (s - 0.5) * 0.3 && y > -0.1) third = 0.55;
  } else if (kind == 4) {
    // ridges behind each other, the nearest the darkest
    for (let i: i32 = 0; i < 4; i++) {
      const line: f32 = 0.2 - <f32>i * 0.16 + (noise2(x * (3 + <f32>i) + s * 40 + <f32>i * 9, 2.5) - 0.5) * 0.26;
      if (y < line) third = 0.16 + <f32>i * 0.25;
    }
  } else if (kind == 5) {
    // a disk over a broad stroke
    const dx: f32 = (x - (s - 0.5) * 0.24) * w;
    const dy: f32 = (y - 0.12) * h;
    const r: f32 = min<f32>(w, h) * 0.27;
    if (y + brush * 1.6 < -0.12 && y + brush * 1.6 > -0.32 && abs<f32>(x) + brush < 0.4) third = 0.7 + brush * 2;
    if (dx * dx + dy * dy < r * r * (1 + brush)) tone = 0.85;
  } else if (kind == 6) {
    // water: bands that break into each other
    const band: f32 = noise2(x * 1.4 + s * 30, y * 9 + brush * 8) + y * 0.5;
    if (band > 0.62) tone = 0.2;
    else if (band > 0.42) tone = 0.6;
    else third = 0.6 - band * 0.5;
  } else if (kind == 7) {
    // contours, drawn with a pen
    const high: f32 = cloud3(x * w * 5 + s * 20, y * h * 5, s * 9) * 9;
    if (abs<f32>(fract(high) - 0.5) < 0.07) third = 0.75;
  } else if (kind == 8) {
    // a photograph of firs in fog, the farther the paler
    for (let i: i32 = 0; i < 4; i++) {
      const at: f32 = x * (17 - 4 * <f32>i) * (w / h) + s * 40 + <f32>i * 7;
      const id: f32 = floor<f32>(at);
      const tall: f32 = 0.1 + 0.2 * hashUnit(<i32>id, which, i);
      const off: f32 = abs<f32>(at - id - 0.5) + (noise2(x * 70, y * 70) - 0.5) * 0.16;
      if (y < 0.12 - <f32>i * 0.2 + tall * (1 - off * 2.3)) third = 0.12 + <f32>i * 0.26;
    }
    third *= 0.75 + 0.4 * smooth(-0.5, 0.3, -y);
  } else if (kind == 9) {
    // a balloon in stripes over clouds
    const bx: f32 = (x - (s - 0.5) * 0.2) * w;
    const by: f32 = (y - 0.12) * h;
    const r: f32 = min<f32>(w, h) * 0.25;
    const round: f32 = by < 0 ? bx * bx * (1 + (by * by) / (r * r) * 0.9) + by * by * 0.62 : bx * bx + by * by;
    if (round < r * r) {
      const stripe: i32 = <i32>floor<f32>((bx / sqrt<f32>(max<f32>(r * r - by * by * 0.7, 1e-4))) * 3.5 + 20);
      if (stripe & 1) tone = 0.9;
      else third = 0.35;
    } else if (abs<f32>(bx) < r * 0.17 && by < -r * 1.5 && by > -r * 1.78) third = 0.85;
    else if (abs<f32>(abs<f32>(bx) - r * 0.15 - (by + r * 1.5) * 0.2) < r * 0.014 && by < -r * 1.1 && by > -r * 1.5) third = 0.7;
    else if (smooth(0.5, 0.62, noise2(x * 3 + s * 20, y * 9)) > 0.5) tone = 0.12;
  } else if (kind == 10) {
    // hills with snow, stars and a moon
    const mx: f32 = (x + 0.2) * w;
    const my: f32 = (y - 0.26) * h;
    const r: f32 = min<f32>(w, h) * 0.1;
    const hill1: f32 = -0.05 - abs<f32>(x - 0.14 - (s - 0.5) * 0.2) * 1.1;
    const hill2: f32 = -0.18 - abs<f32>(x + 0.2) * 0.9;
    tone = 0.34;
    const star: u32 = hash3(<i32>floor<f32>(x * 9), <i32>floor<f32>(y * 11), which);
    const sx: f32 = fract(x * 9) - 0.5;
    const sy: f32 = fract(y * 11) - 0.5;
    if (unit(star) < 0.3 && sx * sx + sy * sy < 0.012) tone = 0;
    if (mx * mx + my * my < r * r && (mx - r * 0.45) * (mx - r * 0.45) + my * my > r * r * 0.7) tone = 0;
    if (y < hill1) tone = y > hill1 - 0.09 - 0.03 * sine(x * 60) ? 0 : 0.7;
    if (y < hill2) {
      tone = 0.2;
      third = 0.55;
    }
  } else if (kind == 11) {
    // three strokes of a broad brush that ran dry
    for (let i: i32 = 0; i < 3; i++) {
      const a: f32 = (s + <f32>i * 0.31) * 0.5;
      turn(a - floor<f32>(a));
      const cx: f32 = x * (w / h) - (hashUnit(which, i, 3) - 0.5) * 0.5;
      const cy: f32 = y - (hashUnit(which, i, 4) - 0.5) * 0.4;
      const along: f32 = cx * turnCos + cy * turnSin;
      const across: f32 = cy * turnCos - cx * turnSin + along * along * (hashUnit(which, i, 5) - 0.5) * 1.4;
      const wide: f32 = 0.07 + 0.05 * hashUnit(which, i, 6);
      const dry: f32 = noise2(along * 3 + <f32>i * 9, across * 130) - smooth(-0.2, 0.42, along) * 0.75;
      if (abs<f32>(across + brush * 0.2) < wide && abs<f32>(along) < 0.42 + brush && dry > 0) {
        if (i == 1) tone = 0.9;
        else {
          third = i == 0 ? 0.95 : 0.5;
          tone = 0;
        }
      }
    }
  } else {
    // a sprig: stem and leaves on a plain ground
    const stem: f32 = x - sine(y * 3.2) * 0.06;
    if (abs<f32>(stem) < 0.006 && y > -0.4 && y < 0.36) third = 0.8;
    const leafY: f32 = fract(y * 6) - 0.5;
    const side: f32 = abs<f32>(stem) - 0.11;
    if (y > -0.3 && y < 0.38 && side * side * 60 + (leafY + side * 2) * (leafY + side * 2) * 9 < 0.55) third = 0.75;
  }
  shade = 1 + brush * 0.7;
}

// A still of a film between black bars: a lake at dusk, hills behind one another, a jetty with somebody on it.
function film(u: f32, v: f32, w: f32, h: f32): void {
  const x: f32 = u / w;
  const bar: f32 = min<f32>(1, (w / h) / 2.39);
  const y: f32 = v / h / bar;
  if (abs<f32>(y) > 0.5) {
    emitR = 0.004;
    emitG = 0.004;
    emitB = 0.005;
    return;
  }
  const water: bool = y < -0.12;
  // Below the shore all is seen again, upside down and broken by waves.
  const ripple: f32 = water ? (noise2(x * 26, y * 190) - 0.5) * 0.05 : 0;
  const up: f32 = water ? -0.24 - y + ripple : y;
  const dusk: f32 = smooth(-0.14, 0.46, up);
  let r: f32 = mix(2.1, 0.36, dusk);
  let g: f32 = mix(1.2, 0.5, dusk);
  let b: f32 = mix(0.66, 0.92, dusk);
  const cloud: f32 = smooth(0.5, 0.72, cloud3(x * 3.4, up * 15, 2));
  r = mix(r, 1.7, cloud * 0.5);
  g = mix(g, 0.9, cloud * 0.45);
  b = mix(b, 0.8, cloud * 0.35);
  const sx: f32 = (x - 0.17) * 2.39;
  const sun: f32 = sx * sx + (up + 0.05) * (up + 0.05);
  r += smooth(0.03, 0, sun) * 2;
  g += smooth(0.02, 0, sun) * 1.5;
  b += smooth(0.008, 0, sun) * 0.9;
  for (let i: i32 = 0; i < 3; i++) {
    const ridge: f32 = 0.1 - <f32>i * 0.085 + (noise2(x * (4 + 3 * <f32>i) + 7 * <f32>i, 3) - 0.5) * 0.2 + (noise2(x * 40, <f32>i) - 0.5) * 0.014;
    if (up < ridge) {
      const k: f32 = 0.62 - 0.22 * <f32>i;
      r = k * 0.8;
      g = k * 0.62;
      b = k * 0.74;
    }
  }
  if (water) {
    r *= 0.72;
    g *= 0.74;
    b *= 0.8;
  }
  const jetty: bool = y < -0.2 && y > -0.225 && x < -0.06;
  const piles: bool = y < -0.2 && y > -0.31 && x < -0.07 && fract(x * 19) < 0.1;
  const px2: f32 = (x + 0.13) * 2.39;
  const body: bool = abs<f32>(px2) < 0.016 + (y < -0.1 ? <f32>0.006 : <f32>0) && y > -0.205 && y < -0.03;
  const head: bool = px2 * px2 + (y + 0.012) * (y + 0.012) < 0.0004;
  if (jetty || piles || body || head) {
    r = 0.03;
    g = 0.026;
    b = 0.035;
  }
  emitR *= r;
  emitG *= g;
  emitB *= b;
}

function grooves(u: f32, period: f32, width: f32, bump: f32): void {
  const s: f32 = fract(u / period) * period;
  const e: f32 = min<f32>(s, period - s);
  // Too fine for a pixel, grooves are a little shade over all.
  const clear: f32 = seen(width * 1.6);
  shade = 1 - 0.45 * (1 - clear) * (width / period);
  if (clear <= 0) return;
  if (e < width * 0.5) {
    shade -= 0.45 * clear;
    bumpU = (s < period * 0.5 ? <f32>1 : <f32>-1) * bump * clear;
  } else if (e < width) {
    bumpU = (s < period * 0.5 ? <f32>-1 : <f32>1) * bump * 0.6 * clear;
  }
}

// Cement tiles: a quartered star.
function encaustic(u: f32, v: f32, size: f32, grout: f32, bump: f32): void {
  const i: f32 = floor<f32>(u / size);
  const j: f32 = floor<f32>(v / size);
  const x: f32 = abs<f32>(u / size - i - 0.5);
  const y: f32 = abs<f32>(v / size - j - 0.5);
  const h: u32 = hash3(<i32>i, <i32>j, 5);
  const e: f32 = (0.5 - max<f32>(x, y)) * size;
  if (e < grout * 0.5) {
    shade = 0.8;
    roughness = 0.9;
    return;
  }
  const r: f32 = sqrt<f32>(x * x + y * y);
  if (x + y < 0.16) third = 0.9;
  else if (min<f32>(x, y) * 2.2 + max<f32>(x, y) < 0.44) tone = 0.95;
  else if (0.5 - x + (0.5 - y) < 0.2) tone = 0.95;
  else if (r > 0.36 && r < 0.4) third = 0.8;
  shade = 0.95 + 0.1 * noise2(u * 40, v * 40) + (unit(h) - 0.5) * 0.06;
  bumpU = (unit(h) - 0.5) * bump;
  bumpV = (unit(h * 747796405) - 0.5) * bump;
}

function leather(x: f32, y: f32, z: f32, bump: f32): void {
  const a: f32 = cloud3(x * 3, y * 3, z * 3);
  const fine: f32 = seen(0.004);
  const b: f32 = noise3(x * 380, y * 380, z * 380);
  // Creases, where it was sat on.
  const c: f32 = abs<f32>(cloud3(x * 17, y * 17, z * 17) - 0.5);
  const crease: f32 = (1 - smooth(0, 0.02, c)) * smooth(0.45, 0.65, a);
  tone = (a - 0.4) * 0.25 + crease * 0.3;
  shade = 0.97 + (b - 0.5) * 0.08 * fine;
  roughness = clamp(roughness + (b - 0.5) * 0.12 * fine + (a - 0.5) * 0.15, 0.1, 1);
  bumpU = (noise3(x * 7, y * 7, z * 7) - 0.5) * bump * 0.6 + (b - 0.5) * bump * 0.4 * fine;
  bumpV = (noise3(x * 7 + 20, y * 7, z * 7) - 0.5) * bump * 0.6;
}

// A pressed sheet, such as a sectional garage door: panels of w by h with a raised field.
function stamped(u: f32, v: f32, w: f32, h: f32, inset: f32): void {
  const i: f32 = floor<f32>(u / w);
  const j: f32 = floor<f32>(v / h);
  const x: f32 = u - i * w;
  const y: f32 = v - j * h;
  const eu: f32 = min<f32>(x, w - x);
  const ev: f32 = min<f32>(y, h - y);
  if (ev < 0.004) {
    shade = 0.45;
    return;
  }
  const e: f32 = min<f32>(eu, ev) - inset;
  if (e > 0 && e < 0.014) {
    if (eu < ev) bumpU = x < w * 0.5 ? -0.45 : 0.45;
    else bumpV = y < h * 0.5 ? -0.45 : 0.45;
  }
}

/** The outgoing direction chosen last. */
export let outX: f32 = 0;
export let outY: f32 = 0;
export let outZ: f32 = 1;

/** Sets the outgoing direction. */
@inline
export function setOut(x: f32, y: f32, z: f32): void {
  outX = x;
  outY = y;
  outZ = z;
}

/** Chooses a direction about the normal a by cosine, from two numbers in [0, 1). */
export function scatter(ax: f32, ay: f32, az: f32, s1: f32, s2: f32): void {
  turn(s1);
  const r: f32 = sqrt<f32>(s2);
  const c: f32 = sqrt<f32>(max<f32>(0, 1 - s2));
  // Duff et al., "Building an Orthonormal Basis, Revisited", 2017
  const sign: f32 = az < 0 ? -1 : 1;
  const a: f32 = -1 / (sign + az);
  const b: f32 = ax * ay * a;
  const x: f32 = turnCos * r;
  const y: f32 = turnSin * r;
  outX = (1 + sign * ax * ax * a) * x + b * y + ax * c;
  outY = sign * b * x + (sign + ay * ay * a) * y + ay * c;
  outZ = -sign * ax * x - ay * y + az * c;
}
