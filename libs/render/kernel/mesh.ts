// Triangles of a mesh, in its own space, under a hierarchy of their own. A leaf is four triangles side by side:
// the first corner xyz, the edges to the second and the third corner, then the normals of the three corners; a
// number is 4 x f32, so that is 27 times 16 bytes. Lanes without a triangle have edges of no length.
// (Moeller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997.)

import { inverse, LEAF, meetBoxes } from './boxes';
import { FAR } from './math';
import { nodes, scratch, TRIANGLES, triangles } from './scene';

const NEAR: f32 = 1e-4;
/** How far a triangle reaches over its edges, so that no ray slips between two. */
const OVERLAP: f32 = 1e-5;
/** The half of the scratch memory's stack that the scene's own hierarchy leaves free. */
const STACK: usize = 2048;

/** The triangle of the last hit of {@link meetMesh}: its leaf times four and its lane. */
export let metTriangle: u32 = 0;

/** Distance to the nearest triangle below the node `root` within `limit`, or FAR. */
export function meetMesh(
  root: u32, x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, limit: f32,
): f32 {
  const ix: f32 = inverse(ux);
  const iy: f32 = inverse(uy);
  const iz: f32 = inverse(uz);
  const nearX: usize = ix < 0 ? 48 : 0;
  const nearY: usize = iy < 0 ? 64 : 16;
  const nearZ: usize = iz < 0 ? 80 : 32;
  const near: usize = scratch + STACK;
  const bottom: usize = near + 16;
  let top: usize = bottom;
  let best: f32 = limit;
  let found: f32 = FAR;
  let node: u32 = root;
  while (true) {
    const at: usize = nodes + (<usize>node << 7);
    let bits: i32 = meetBoxes(at, near, x, y, z, ix, iy, iz, nearX, nearY, nearZ, best);
    let next: u32 = LEAF;
    let nextT: f32 = FAR;
    while (bits != 0) {
      const i: usize = <usize>ctz(bits);
      bits &= bits - 1;
      const t: f32 = load<f32>(near + (i << 2));
      const child: u32 = load<u32>(at + (i << 2), 96);
      if (child & LEAF) {
        if (t < best) {
          const d: f32 = meetTriangles(child & ~LEAF, x, y, z, ux, uy, uz, best);
          if (d < best) {
            best = d;
            found = d;
          }
        }
      } else if (t < nextT) {
        if (next != LEAF) {
          store<u32>(top, next);
          store<f32>(top, nextT, 4);
          top += 8;
        }
        next = child;
        nextT = t;
      } else {
        store<u32>(top, child);
        store<f32>(top, t, 4);
        top += 8;
      }
    }
    if (next != LEAF && nextT < best) {
      node = next;
      continue;
    }
    while (true) {
      if (top == bottom) return found;
      top -= 8;
      if (load<f32>(top, 4) < best) {
        node = load<u32>(top);
        break;
      }
    }
  }
}

// The nearest of a leaf's four triangles before `limit`, from either side.
function meetTriangles(leaf: u32, x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, limit: f32): f32 {
  const at: usize = triangles + <usize>leaf * TRIANGLES;
  if (ASC_FEATURE_SIMD) {
    const dx: v128 = f32x4.splat(ux);
    const dy: v128 = f32x4.splat(uy);
    const dz: v128 = f32x4.splat(uz);
    const ax: v128 = v128.load(at, 48);
    const ay: v128 = v128.load(at, 64);
    const az: v128 = v128.load(at, 80);
    const bx: v128 = v128.load(at, 96);
    const by: v128 = v128.load(at, 112);
    const bz: v128 = v128.load(at, 128);
    const px: v128 = f32x4.sub(f32x4.mul(dy, bz), f32x4.mul(dz, by));
    const py: v128 = f32x4.sub(f32x4.mul(dz, bx), f32x4.mul(dx, bz));
    const pz: v128 = f32x4.sub(f32x4.mul(dx, by), f32x4.mul(dy, bx));
    const k: v128 = f32x4.div(
      f32x4.splat(1), f32x4.add(f32x4.add(f32x4.mul(ax, px), f32x4.mul(ay, py)), f32x4.mul(az, pz)),
    );
    const sx: v128 = f32x4.sub(f32x4.splat(x), v128.load(at));
    const sy: v128 = f32x4.sub(f32x4.splat(y), v128.load(at, 16));
    const sz: v128 = f32x4.sub(f32x4.splat(z), v128.load(at, 32));
    const u: v128 = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(sx, px), f32x4.mul(sy, py)), f32x4.mul(sz, pz)), k);
    const qx: v128 = f32x4.sub(f32x4.mul(sy, az), f32x4.mul(sz, ay));
    const qy: v128 = f32x4.sub(f32x4.mul(sz, ax), f32x4.mul(sx, az));
    const qz: v128 = f32x4.sub(f32x4.mul(sx, ay), f32x4.mul(sy, ax));
    const v: v128 = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(dx, qx), f32x4.mul(dy, qy)), f32x4.mul(dz, qz)), k);
    const t: v128 = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(bx, qx), f32x4.mul(by, qy)), f32x4.mul(bz, qz)), k);
    const low: v128 = f32x4.splat(-OVERLAP);
    const inside: v128 = v128.and(
      v128.and(f32x4.ge(u, low), f32x4.ge(v, low)), f32x4.le(f32x4.add(u, v), f32x4.splat(1 + OVERLAP)),
    );
    const met: v128 = v128.and(inside, v128.and(f32x4.gt(t, f32x4.splat(NEAR)), f32x4.lt(t, f32x4.splat(limit))));
    if (i32x4.bitmask(met) == 0) return FAR;
    const d: v128 = v128.bitselect(t, f32x4.splat(FAR), met);
    const pair: v128 = f32x4.pmin(d, v128.shuffle<f32>(d, d, 2, 3, 0, 1));
    const least: v128 = f32x4.pmin(pair, v128.shuffle<f32>(pair, pair, 1, 0, 3, 2));
    metTriangle = (leaf << 2) | <u32>ctz(i32x4.bitmask(f32x4.eq(d, least)));
    return f32x4.extract_lane(least, 0);
  } else {
    let least: f32 = FAR;
    for (let i: usize = 0; i < 4; i++) {
      const o: usize = at + (i << 2);
      const ax: f32 = load<f32>(o, 48);
      const ay: f32 = load<f32>(o, 64);
      const az: f32 = load<f32>(o, 80);
      const bx: f32 = load<f32>(o, 96);
      const by: f32 = load<f32>(o, 112);
      const bz: f32 = load<f32>(o, 128);
      const px: f32 = uy * bz - uz * by;
      const py: f32 = uz * bx - ux * bz;
      const pz: f32 = ux * by - uy * bx;
      const k: f32 = 1 / (ax * px + ay * py + az * pz);
      const sx: f32 = x - load<f32>(o);
      const sy: f32 = y - load<f32>(o, 16);
      const sz: f32 = z - load<f32>(o, 32);
      const u: f32 = (sx * px + sy * py + sz * pz) * k;
      const qx: f32 = sy * az - sz * ay;
      const qy: f32 = sz * ax - sx * az;
      const qz: f32 = sx * ay - sy * ax;
      const v: f32 = (ux * qx + uy * qy + uz * qz) * k;
      const t: f32 = (bx * qx + by * qy + bz * qz) * k;
      if (u >= -OVERLAP && v >= -OVERLAP && u + v <= 1 + OVERLAP && t > NEAR && t < limit && t < least) {
        least = t;
        metTriangle = (leaf << 2) | <u32>i;
      }
    }
    return least;
  }
}

// What {@link findCorners} finds: the geometric normal and the one between the corners' own, of any length.
export let faceX: f32 = 0;
export let faceY: f32 = 0;
export let faceZ: f32 = 0;
export let smoothX: f32 = 0;
export let smoothY: f32 = 0;
export let smoothZ: f32 = 1;
/** How far the curved surface that the triangle stands for lies over it there. */
export let bulge: f32 = 0;

/**
 * The normals of a triangle at a point of it. The curved surface is guessed from the planes of the corners' normals
 * (Hanika, "Hacking the Shadow Terminator", 2021): light that is sampled from there is not shadowed by the flat
 * triangle's neighbours.
 */
export function findCorners(triangle: u32, x: f32, y: f32, z: f32): void {
  const at: usize = triangles + <usize>(triangle >> 2) * TRIANGLES + (<usize>(triangle & 3) << 2);
  const ax: f32 = load<f32>(at, 48);
  const ay: f32 = load<f32>(at, 64);
  const az: f32 = load<f32>(at, 80);
  const bx: f32 = load<f32>(at, 96);
  const by: f32 = load<f32>(at, 112);
  const bz: f32 = load<f32>(at, 128);
  const sx: f32 = x - load<f32>(at);
  const sy: f32 = y - load<f32>(at, 16);
  const sz: f32 = z - load<f32>(at, 32);
  faceX = ay * bz - az * by;
  faceY = az * bx - ax * bz;
  faceZ = ax * by - ay * bx;
  const k: f32 = 1 / (faceX * faceX + faceY * faceY + faceZ * faceZ);
  const v: f32 = ((ay * sz - az * sy) * faceX + (az * sx - ax * sz) * faceY + (ax * sy - ay * sx) * faceZ) * k;
  const u: f32 = ((sy * bz - sz * by) * faceX + (sz * bx - sx * bz) * faceY + (sx * by - sy * bx) * faceZ) * k;
  const w: f32 = 1 - u - v;
  const n0x: f32 = load<f32>(at, 144);
  const n0y: f32 = load<f32>(at, 160);
  const n0z: f32 = load<f32>(at, 176);
  const n1x: f32 = load<f32>(at, 192);
  const n1y: f32 = load<f32>(at, 208);
  const n1z: f32 = load<f32>(at, 224);
  const n2x: f32 = load<f32>(at, 240);
  const n2y: f32 = load<f32>(at, 256);
  const n2z: f32 = load<f32>(at, 272);
  smoothX = w * n0x + u * n1x + v * n2x;
  smoothY = w * n0y + u * n1y + v * n2y;
  smoothZ = w * n0z + u * n1z + v * n2z;
  const h0: f32 = n0x * sx + n0y * sy + n0z * sz;
  const h1: f32 = n1x * (sx - ax) + n1y * (sy - ay) + n1z * (sz - az);
  const h2: f32 = n2x * (sx - bx) + n2y * (sy - by) + n2z * (sz - bz);
  bulge = -(w * min<f32>(h0, 0) + u * min<f32>(h1, 0) + v * min<f32>(h2, 0));
}
