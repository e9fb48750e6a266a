// Where a ray meets one primitive. A primitive other than a plain box has a matrix that takes the world
// to its own space; the ray's direction is not renormalised there, so distances stay those of the world.
//
// Entry: kind u32, material u32, bevel f32, flags u32, then for a plain box min xyz, max xyz;
// for the others three matrix rows of four, then the parameters a, b, c, d.

import { FAR } from './math';
import { meetMesh } from './mesh';
import { BOWL, CAPSULE, CONE, DISK, ELLIPSOID, MESH, ORIENTED_BOX, ROUNDED_BOX, TUBE } from './scene';

const NEAR: f32 = 1e-5;

/** Distance to the primitive at `at`, or FAR; what lies beyond `limit` need not be found. */
export function meet(
  at: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32,
): f32 {
  const kind: u32 = load<u32>(at);
  const m00: f32 = load<f32>(at, 16);
  const m01: f32 = load<f32>(at, 20);
  const m02: f32 = load<f32>(at, 24);
  const m10: f32 = load<f32>(at, 32);
  const m11: f32 = load<f32>(at, 36);
  const m12: f32 = load<f32>(at, 40);
  const m20: f32 = load<f32>(at, 48);
  const m21: f32 = load<f32>(at, 52);
  const m22: f32 = load<f32>(at, 56);
  const x: f32 = m00 * ox + m01 * oy + m02 * oz + load<f32>(at, 28);
  const y: f32 = m10 * ox + m11 * oy + m12 * oz + load<f32>(at, 44);
  const z: f32 = m20 * ox + m21 * oy + m22 * oz + load<f32>(at, 60);
  const ux: f32 = m00 * dx + m01 * dy + m02 * dz;
  const uy: f32 = m10 * dx + m11 * dy + m12 * dz;
  const uz: f32 = m20 * dx + m21 * dy + m22 * dz;
  if (kind == MESH) return meetMesh(load<u32>(at, 64), x, y, z, ux, uy, uz, limit);
  const a: f32 = load<f32>(at, 64);
  const b: f32 = load<f32>(at, 68);
  const c: f32 = load<f32>(at, 72);
  const d: f32 = load<f32>(at, 76);
  if (kind == ELLIPSOID) return meetSphere(x, y, z, ux, uy, uz);
  if (kind == ROUNDED_BOX) return meetRoundedBox(x, y, z, ux, uy, uz, a - d, b - d, c - d, d);
  if (kind == ORIENTED_BOX) return meetOrientedBox(x, y, z, ux, uy, uz, a, b, c);
  if (kind == CONE) return meetCone(x, y, z, ux, uy, uz, a, b, c);
  if (kind == CAPSULE) return meetCapsule(x, y, z, ux, uy, uz, a, c);
  if (kind == BOWL) return meetBowl(x, y, z, ux, uy, uz, a);
  if (kind == TUBE) return meetTube(x, y, z, ux, uy, uz, a, b, c);
  if (kind == DISK) return meetDisk(x, y, z, ux, uy, uz, a);
  return FAR;
}

@inline
function notZero(x: f32): f32 {
  return abs<f32>(x) < 1e-9 ? 1e-9 : x;
}

function meetOrientedBox(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, a: f32, b: f32, c: f32): f32 {
  const mx: f32 = 1 / notZero(ux);
  const my: f32 = 1 / notZero(uy);
  const mz: f32 = 1 / notZero(uz);
  const kx: f32 = abs<f32>(mx) * a;
  const ky: f32 = abs<f32>(my) * b;
  const kz: f32 = abs<f32>(mz) * c;
  const near: f32 = max<f32>(max<f32>(-mx * x - kx, -my * y - ky), -mz * z - kz);
  const far: f32 = min<f32>(min<f32>(-mx * x + kx, -my * y + ky), -mz * z + kz);
  return near < far && near > NEAR ? near : FAR;
}

/** Unit sphere about the origin: with a scaling matrix, any ellipsoid. */
function meetSphere(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32): f32 {
  const a: f32 = ux * ux + uy * uy + uz * uz;
  const b: f32 = x * ux + y * uy + z * uz;
  // The closest approach first: the textbook discriminant loses all digits for small far spheres in f32.
  const s: f32 = -b / a;
  const qx: f32 = x + ux * s;
  const qy: f32 = y + uy * s;
  const qz: f32 = z + uz * s;
  const h: f32 = 1 - (qx * qx + qy * qy + qz * qz);
  if (h < 0) return FAR;
  const t: f32 = s - sqrt<f32>(h / a);
  return t > NEAR ? t : FAR;
}

/** The part of the unit sphere below z = cut, a thin shell seen from both sides. */
function meetBowl(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, cut: f32): f32 {
  const a: f32 = ux * ux + uy * uy + uz * uz;
  const b: f32 = x * ux + y * uy + z * uz;
  const s: f32 = -b / a;
  const qx: f32 = x + ux * s;
  const qy: f32 = y + uy * s;
  const qz: f32 = z + uz * s;
  const h: f32 = 1 - (qx * qx + qy * qy + qz * qz);
  if (h < 0) return FAR;
  const w: f32 = sqrt<f32>(h / a);
  let t: f32 = s - w;
  if (t > 1e-4 && z + uz * t <= cut) return t;
  t = s + w;
  return t > 1e-4 && z + uz * t <= cut ? t : FAR;
}

/** Truncated cone with caps about z: radius a at z = -c, b at z = +c. */
function meetCone(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, a: f32, b: f32, c: f32): f32 {
  let best: f32 = FAR;
  const k: f32 = (b - a) / (2 * c);
  const m: f32 = (a + b) * 0.5;
  const r0: f32 = m + k * z;
  const kz: f32 = k * uz;
  const A: f32 = ux * ux + uy * uy - kz * kz;
  const B: f32 = x * ux + y * uy - r0 * kz;
  const C: f32 = x * x + y * y - r0 * r0;
  const h: f32 = B * B - A * C;
  if (h >= 0 && abs<f32>(A) > 1e-9) {
    const t: f32 = (-B - sqrt<f32>(h)) / A;
    if (t > NEAR && abs<f32>(z + uz * t) <= c) best = t;
  }
  if (abs<f32>(uz) > 1e-8) {
    const top: f32 = uz < 0 ? c : -c;
    const t: f32 = (top - z) / uz;
    if (t > NEAR && t < best) {
      const px: f32 = x + ux * t;
      const py: f32 = y + uy * t;
      const r: f32 = uz < 0 ? b : a;
      if (px * px + py * py <= r * r) best = t;
    }
  }
  return best;
}

/** The same without caps, a thin shell seen from both sides. */
function meetTube(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, a: f32, b: f32, c: f32): f32 {
  const k: f32 = (b - a) / (2 * c);
  const m: f32 = (a + b) * 0.5;
  const r0: f32 = m + k * z;
  const kz: f32 = k * uz;
  const A: f32 = ux * ux + uy * uy - kz * kz;
  const B: f32 = x * ux + y * uy - r0 * kz;
  const C: f32 = x * x + y * y - r0 * r0;
  const h: f32 = B * B - A * C;
  if (h < 0 || abs<f32>(A) < 1e-9) return FAR;
  const w: f32 = sqrt<f32>(h) / abs<f32>(A);
  let t: f32 = -B / A - w;
  if (t > 1e-4 && abs<f32>(z + uz * t) <= c) return t;
  t = -B / A + w;
  return t > 1e-4 && abs<f32>(z + uz * t) <= c ? t : FAR;
}

/** Capsule about z: radius a, straight part from -c to +c. */
function meetCapsule(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, a: f32, c: f32): f32 {
  const A: f32 = ux * ux + uy * uy;
  const B: f32 = x * ux + y * uy;
  const C: f32 = x * x + y * y - a * a;
  let h: f32 = B * B - A * C;
  if (h < 0) return FAR;
  let end: f32 = z;
  if (A > 1e-9) {
    const t: f32 = (-B - sqrt<f32>(h)) / A;
    end = z + uz * t;
    if (abs<f32>(end) <= c) return t > NEAR ? t : FAR;
  } else {
    end = uz < 0 ? c : -c;
  }
  const w: f32 = z - (end > 0 ? c : -c);
  const A2: f32 = A + uz * uz;
  const B2: f32 = B + w * uz;
  const C2: f32 = C + w * w;
  h = B2 * B2 - A2 * C2;
  if (h < 0) return FAR;
  const t: f32 = (-B2 - sqrt<f32>(h)) / A2;
  return t > NEAR ? t : FAR;
}

/** Disk of radius a in the plane z = 0, seen from both sides. */
function meetDisk(x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, a: f32): f32 {
  if (abs<f32>(uz) < 1e-9) return FAR;
  const t: f32 = -z / uz;
  if (t < 1e-4) return FAR;
  const px: f32 = x + ux * t;
  const py: f32 = y + uy * t;
  return px * px + py * py <= a * a ? t : FAR;
}

@inline
function edge(A: f32, B: f32, C: f32, along: f32, step: f32, half: f32, best: f32): f32 {
  const h: f32 = B * B - A * C;
  if (h <= 0) return best;
  const t: f32 = (-B - sqrt<f32>(h)) / A;
  return t > NEAR && t < best && abs<f32>(along + step * t) < half ? t : best;
}

/** Box of half extents (a, b, c) grown by the radius r. */
function meetRoundedBox(
  x: f32, y: f32, z: f32, ux: f32, uy: f32, uz: f32, a: f32, b: f32, c: f32, r: f32,
): f32 {
  const mx: f32 = 1 / notZero(ux);
  const my: f32 = 1 / notZero(uy);
  const mz: f32 = 1 / notZero(uz);
  const kx: f32 = abs<f32>(mx) * (a + r);
  const ky: f32 = abs<f32>(my) * (b + r);
  const kz: f32 = abs<f32>(mz) * (c + r);
  const near: f32 = max<f32>(max<f32>(-mx * x - kx, -my * y - ky), -mz * z - kz);
  const far: f32 = min<f32>(min<f32>(-mx * x + kx, -my * y + ky), -mz * z + kz);
  if (near > far || far < 0) return FAR;
  let px: f32 = x + ux * near;
  let py: f32 = y + uy * near;
  let pz: f32 = z + uz * near;
  const sx: f32 = px < 0 ? -1 : 1;
  const sy: f32 = py < 0 ? -1 : 1;
  const sz: f32 = pz < 0 ? -1 : 1;
  px = px * sx - a;
  py = py * sy - b;
  pz = pz * sz - c;
  if (min<f32>(min<f32>(max<f32>(px, py), max<f32>(py, pz)), max<f32>(pz, px)) < 0) {
    return near > NEAR ? near : FAR;
  }
  const ox: f32 = x * sx;
  const oy: f32 = y * sy;
  const oz: f32 = z * sz;
  const vx: f32 = ux * sx;
  const vy: f32 = uy * sy;
  const vz: f32 = uz * sz;
  const qx: f32 = ox - a;
  const qy: f32 = oy - b;
  const qz: f32 = oz - c;
  const xx: f32 = vx * vx;
  const yy: f32 = vy * vy;
  const zz: f32 = vz * vz;
  const ex: f32 = qx * vx;
  const ey: f32 = qy * vy;
  const ez: f32 = qz * vz;
  const fx: f32 = qx * qx;
  const fy: f32 = qy * qy;
  const fz: f32 = qz * qz;
  const rr: f32 = r * r;
  let best: f32 = FAR;
  const A: f32 = xx + yy + zz;
  const B: f32 = ex + ey + ez;
  const h: f32 = B * B - A * (fx + fy + fz - rr);
  if (h > 0) {
    const t: f32 = (-B - sqrt<f32>(h)) / A;
    if (t > NEAR) best = t;
  }
  best = edge(yy + zz, ey + ez, fy + fz - rr, ox, vx, a, best);
  best = edge(zz + xx, ez + ex, fz + fx - rr, oy, vy, b, best);
  return edge(xx + yy, ex + ey, fx + fy - rr, oz, vz, c, best);
}
