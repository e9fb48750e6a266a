// Gloss by microfacets: where a rough mirror sends the eye's ray, and what a dull surface shows of a light.

import { PI, turn, turnCos, turnSin } from './math';
import { setOut } from './surface';

/**
 * The microfacet half vector about n for the eye's direction v (Heitz, "Sampling the GGX Distribution of Visible
 * Normals", 2018); the answer is the reflected ray in surface.ts' out*, and the weight without Fresnel.
 */
export function reflectRough(
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
  setOut(rx * tx + ry * bx + rz * nx, rx * ty + ry * by + rz * ny, rx * tz + ry * bz + rz * nz);
  // Smith's shadowing of the outgoing ray.
  const a2: f32 = alpha * alpha;
  return (2 * rz) / (rz + sqrt<f32>(a2 + (1 - a2) * rz * rz));
}

/** Gloss of a dull surface towards the eye for light from the direction sampled last, times pi. */
export function sheen(nx: f32, ny: f32, nz: f32, vx: f32, vy: f32, vz: f32, lx: f32, ly: f32, lz: f32, f0: f32, r: f32): f32 {
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
