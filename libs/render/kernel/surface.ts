// What a ray finds where it hits: position, normals, colour and gloss. Patterns are in metres.
//
// A material's entry: pattern u32; base, accent and mean colour (3 f32 each); roughness; metal (0 or 1);
// reflectance at normal incidence; bump; four parameters; emission; flags u32; two more parameters; a third
// colour. Colours are linear.

import { clamp, mix, turn, turnCos, turnSin } from './math';
import { bulge, faceX, faceY, faceZ, findCorners, smoothX, smoothY, smoothZ } from './mesh';
import { leather, pile, rug, weave } from './patterns/cloth';
import { leaf } from './patterns/leaf';
import { brushed, grooves, holes, lacquered, stamped } from './patterns/metal';
import { art, film, lit } from './patterns/picture';
import { chips, cloudy, marble, speckle } from './patterns/stone';
import { encaustic, hexagons, tiles } from './patterns/tile';
import { butcherBlock, herringbone, planks, wood } from './patterns/wood';
import { Spot } from './patterns/pattern';
import { BOX, CAPSULE, CONE, DISK, materialAt, MESH, ORIENTED_BOX, primitiveAt, ROUNDED_BOX, THIN, TUBE } from './scene';
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
const HOLES: u32 = 21;
const LACQUER: u32 = 22;
const LEAF: u32 = 23;

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

// position and normal in the primitive's space
let lx: f32 = 0;
let ly: f32 = 0;
let lz: f32 = 0;
let ax: f32 = 0;
let ay: f32 = 0;
let az: f32 = 1;

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
  px = ox + dx * t;
  py = oy + dy * t;
  pz = oz + dz * t;
  if (kind == BOX) {
    locateOnBox(at, ox, oy, oz, dx, dy, dz, bent);
    return;
  }
  intoOwnSpace(at);
  ownNormal(at, kind);
  toWorld(at);
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
    lx *= load<f32>(at, 68);
    ly *= load<f32>(at, 72);
    lz *= load<f32>(at, 76);
    if (bent) curve(at, dx, dy, dz);
    return;
  }
  if (bent && kind == ORIENTED_BOX) {
    const bevel: f32 = load<f32>(at, 8);
    if (bevel <= 0) return;
    bendBox(load<f32>(at, 64), load<f32>(at, 68), load<f32>(at, 72), bevel);
    toWorld(at);
  }
}

// A box along the axes: its space is the world's, but for its middle.
function locateOnBox(
  at: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, bent: bool,
): void {
  const cx: f32 = load<f32>(at, 16);
  const cy: f32 = load<f32>(at, 20);
  const cz: f32 = load<f32>(at, 24);
  const ex: f32 = load<f32>(at, 28);
  const ey: f32 = load<f32>(at, 32);
  const ez: f32 = load<f32>(at, 36);
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
  const bevel: f32 = load<f32>(at, 8);
  if (bevel > 0) bendBox((ex - cx) * 0.5, (ey - cy) * 0.5, (ez - cz) * 0.5, bevel);
  normalise(ax, ay, az);
}

// The position in the primitive's own space.
@inline
function intoOwnSpace(at: usize): void {
  lx = load<f32>(at, 16) * px + load<f32>(at, 20) * py + load<f32>(at, 24) * pz + load<f32>(at, 28);
  ly = load<f32>(at, 32) * px + load<f32>(at, 36) * py + load<f32>(at, 40) * pz + load<f32>(at, 44);
  lz = load<f32>(at, 48) * px + load<f32>(at, 52) * py + load<f32>(at, 56) * pz + load<f32>(at, 60);
}

// The normal in the primitive's own space, of any length.
function ownNormal(at: usize, kind: u32): void {
  const a: f32 = load<f32>(at, 64);
  const b: f32 = load<f32>(at, 68);
  const c: f32 = load<f32>(at, 72);
  if (kind == ORIENTED_BOX) {
    boxFace(a, b, c);
  } else if (kind == ROUNDED_BOX) {
    const d: f32 = load<f32>(at, 76);
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
}

// Turns the normal into the world, where it is the shading normal.
@inline
function toWorld(at: usize): void {
  normalise(
    load<f32>(at, 16) * ax + load<f32>(at, 32) * ay + load<f32>(at, 48) * az,
    load<f32>(at, 20) * ax + load<f32>(at, 36) * ay + load<f32>(at, 52) * az,
    load<f32>(at, 24) * ax + load<f32>(at, 40) * ay + load<f32>(at, 56) * az,
  );
}

// The shading normal of a mesh's triangle, and the point lifted to the curved surface.
function curve(at: usize, dx: f32, dy: f32, dz: f32): void {
  ax = smoothX;
  ay = smoothY;
  az = smoothZ;
  toWorld(at);
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

/** As {@link readMean}, with the pattern where it scatters light: the point was found with its shading normal. */
export function readOwn(i: u32, dx: f32, dy: f32, dz: f32, width: f32): void {
  colour(i, dx, dy, dz, width);
  if (metal > 0.5) return;
  meanR = red;
  meanG = green;
  meanB = blue;
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
  if (pattern == LEAF && load<u32>(at) != MESH) {
    // What is solid, as stems are, has no veins, and no light goes through it.
    flags &= ~THIN;
    return;
  }
  Spot.shade = 1;
  Spot.tone = 0;
  Spot.third = 0;
  Spot.bumpU = 0;
  Spot.bumpV = 0;
  Spot.roughness = roughness;
  Spot.f0 = f0;
  Spot.emitR = emitR;
  Spot.emitG = emitG;
  Spot.emitB = emitB;
  Spot.glow = 1;
  Spot.span = width;
  Spot.facing = clamp(-(nx * dx + ny * dy + nz * dz), 0, 1);
  const face: u32 = paint(pattern, at, m, i);
  f0 = Spot.f0;
  emitR = Spot.emitR;
  emitG = Spot.emitG;
  emitB = Spot.emitB;
  glow = Spot.glow;
  blend(m);
  if (Spot.bumpU != 0 || Spot.bumpV != 0) tilt(at, face, dx, dy, dz);
}

// Lays the pattern of material `m` on primitive `i` at the point located: the Spot tells what it does there. The answer
// is the axis that the face lies across.
function paint(pattern: u32, at: usize, m: usize, i: u32): u32 {
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
  const p0: f32 = load<f32>(m, 56);
  const p1: f32 = load<f32>(m, 60);
  const p2: f32 = load<f32>(m, 64);
  const p3: f32 = load<f32>(m, 68);
  const p4: f32 = load<f32>(m, 88);
  const bump: f32 = load<f32>(m, 52);
  if (pattern == WOOD) wood(at, x, y, z, grain, face, own, p0, p1);
  else if (pattern == PLANKS && p4 == 1) {
    // Staves of a slab run along x or y, and it lies level.
    const alongY: bool = grain == 1;
    butcherBlock(alongY ? y : x, alongY ? x : y, z, face == (alongY ? 1 : 0), p0, p1, p2, p3);
  } else if (pattern == PLANKS) planks(grain == 1 ? v : u, grain == 1 ? u : v, p0, p1, p2, p3);
  else if (pattern == HERRINGBONE) herringbone(u, v, p0, p1, p2);
  else if (pattern == TILES) tiles(u - load<f32>(m, 92), v, p0, p1, p2, p3, p4, bump);
  else if (pattern == HEXAGONS) hexagons(u, v, p0, p2, p3, p4, bump);
  else if (pattern == MARBLE) marble(px, py, pz, p0, p1);
  else if (pattern == SPECKLE) speckle(x, y, z, p0, p1, p2, p3);
  else if (pattern == CLOUDY) cloudy(x, y, z, u, v, p0, p1, bump, p2, p3);
  else if (pattern == BRUSHED) brushed(x, y, z, grain, p0, bump);
  else if (pattern == WEAVE) weave(u, v, x, y, z, p0, p1, <u32>p2, bump, i, face);
  else if (pattern == PILE) pile(x, y, z, p0, bump);
  else if (pattern == RUG) rug(x, y, p0, p1, <u32>p2, bump);
  else if (pattern == ART) art(u, v, p0, p1, <i32>p2);
  else if (pattern == GROOVES) grooves(grain == 1 ? v : u, p0, p1, bump);
  else if (pattern == ENCAUSTIC) encaustic(u, v, p0, p2, bump);
  else if (pattern == LEATHER) leather(x, y, z, bump, face);
  else if (pattern == CHIPS) chips(x, y, z, p0, p1);
  else if (pattern == STAMPED) stamped(u, v, p0, p1, p2);
  else if (pattern == LIT) lit(at, u, v, lz);
  else if (pattern == FILM) film(u, v, p0, p1, <i32>p2);
  else if (pattern == HOLES) holes(u, v, p0, p1);
  else if (pattern == LACQUER) lacquered(x, y, z, i, bump);
  else if (pattern == LEAF) leaf(lx, ly, load<f32>(at, 68), load<f32>(at, 72), i);
  return face;
}

// Mixes the material's colors as its pattern told.
function blend(m: usize): void {
  roughness = Spot.roughness;
  // Where a surface is only a little rougher here and there, all of it reflects, or none: a border would show.
  const even: f32 = load<f32>(m, 40);
  if (abs<f32>(roughness - even) < 0.2)
    roughness = even < GLOSSY ? min<f32>(roughness, GLOSSY - 0.001) : max<f32>(roughness, GLOSSY);

  const t: f32 = clamp(Spot.tone, 0, 1);
  red = mix(red, load<f32>(m, 16), t);
  green = mix(green, load<f32>(m, 20), t);
  blue = mix(blue, load<f32>(m, 24), t);
  if (Spot.third > 0) {
    const k: f32 = clamp(Spot.third, 0, 1);
    red = mix(red, load<f32>(m, 96), k);
    green = mix(green, load<f32>(m, 100), k);
    blue = mix(blue, load<f32>(m, 104), k);
  }
  red = clamp(red * Spot.shade, 0, 0.95);
  green = clamp(green * Spot.shade, 0, 0.95);
  blue = clamp(blue * Spot.shade, 0, 0.95);
}

// Leans the shading normal by (bumpU, Spot.bumpV) along the face's own axes.
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
  const sx: f32 = nx + ux * Spot.bumpU + vx * Spot.bumpV;
  const sy: f32 = ny + uy * Spot.bumpU + vy * Spot.bumpV;
  const sz: f32 = nz + uz * Spot.bumpU + vz * Spot.bumpV;
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
