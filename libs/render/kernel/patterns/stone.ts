// Stone, terrazzo, plaster. Lengths in metres.
import { clamp, cloud3, fract, hash3, mix, noise3, smooth, unit } from '../math';
import { seen, Spot } from './pattern';

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
  const core: f32 = smooth(half, half * 0.3, d) * min<f32>(1, half / max<f32>(Spot.span, 1e-5));
  const feather: f32 = off > 0 ? smooth(half * 9, 0, off) : smooth(half * 2.5, 0, d);
  return (core * (0.3 + 0.7 * patch) + feather * 0.3 * patch) * (0.35 + 0.65 * strong);
}

// Veins of stone, 0 to 1: broad ones aslant, fine ones that meet them at an acute angle.
export function veins(x: f32, y: f32, z: f32, scale: f32): f32 {
  const broad: f32 = family(x * 0.62 + y * 0.66 + z * 0.42, x, y, z, scale, 0.007, 3);
  const fine: f32 = family(x * 0.93 + y * 0.3 + z * 0.22, x, y, z, scale * 1.7, 0.0022, 8);
  return clamp(broad + fine * 0.55, 0, 1);
}

// Stone lies in the room's coordinates, so that its veins go on from slab to slab and round a mitred edge.
export function marble(px: f32, py: f32, pz: f32, scale: f32, strength: f32): void {
  const v: f32 = veins(px, pz * 0.8 + px * 0.5, py, scale);
  const haze: f32 = cloud3(px * scale * 0.9, pz * scale * 0.9, py * scale * 0.9 + 3);
  Spot.tone = (v * 0.85 + smooth(0.5, 0.85, haze) * 0.16) * strength;
}

/** The crystal in which {@link findCrystal} found a point: its hash, and how much nearer its middle is than the next one's. */
let crystal: u32 = 0;
let crystalEdge: f32 = 0;

// Finds the crystal that a point lies in, of those that grew about points a cell apart: the nearest of the eight about it.
function findCrystal(x: f32, y: f32, z: f32, seed: i32): void {
  const fx: f32 = floor<f32>(x - 0.5);
  const fy: f32 = floor<f32>(y - 0.5);
  const fz: f32 = floor<f32>(z - 0.5);
  let best: f32 = 9;
  let next: f32 = 9;
  for (let k: i32 = 0; k < 2; k++) {
    for (let j: i32 = 0; j < 2; j++) {
      for (let i: i32 = 0; i < 2; i++) {
        const h: u32 = hash3(<i32>fx + i, <i32>fy + j, (<i32>fz + k) * 7 + seed);
        const ex: f32 = fx + <f32>i + unit(h) - x;
        const ey: f32 = fy + <f32>j + unit(h * 747796405) - y;
        const ez: f32 = fz + <f32>k + unit(h * 2891336453) - z;
        const d: f32 = ex * ex + ey * ey + ez * ez;
        if (d < best) {
          next = best;
          best = d;
          crystal = h;
        } else if (d < next) next = d;
      }
    }
  }
  crystalEdge = next - best;
}

// Granite, and flakes in a coat: large crystals of two minerals, each of a tone of its own, and small dark ones among them; what
// is finer than a pixel runs together to one tone.
export function speckle(x: f32, y: f32, z: f32, size: f32, strength: f32, dark: f32, bay: f32): void {
  const k: f32 = 1 / size;
  const coarse: f32 = seen(size * 1.5);
  const fine: f32 = seen(size * 0.7);
  // Crystals stand a little closer here than there, in no patch that one would see as such.
  const drift: f32 = cloud3(x * 6, y * 6, z * 6 + 3) - 0.5;
  let tone: f32 = 0.36;
  let third: f32 = 0.16;
  if (coarse > 0) {
    findCrystal(x * k * 0.72, y * k * 0.72, z * k * 0.72, 3);
    const own: f32 = unit(crystal * 277803737);
    const kind: f32 = unit(crystal * 1013904223) + drift * 0.3;
    tone = mix(tone, kind < 0.58 ? own * 0.34 : 0.45 + own * 0.55, coarse);
    third = mix(third, 0.06, coarse);
  }
  if (fine > 0) {
    findCrystal(x * k * 1.35, y * k * 1.35, z * k * 1.35, 11);
    const own: f32 = unit(crystal * 277803737);
    const kind: f32 = unit(crystal * 1013904223) + drift * 0.2;
    if (kind > 0.8) third = mix(third, 0.55 + own * 0.45, fine * smooth(0, 0.12, crystalEdge));
    else tone = mix(tone, tone * 0.8 + (own - 0.5) * 0.3, fine);
  }
  Spot.tone = clamp(tone + drift * 0.12, 0, 1) * strength;
  Spot.third = third * dark;
  if (bay <= 0) return;
  // The coat on a floor lies thicker here than there, and tires have dulled it.
  const worn: f32 = cloud3(x * 0.8 + 5, y * 0.8, 8) - 0.5;
  const marked: f32 = smooth(0.55, 0.8, cloud3(x * 0.45 + 2, y * 1.9 + 7, 5));
  Spot.shade = (1 + worn * 0.1 - marked * 0.05) * jointShade(x / bay + 0.31, y / bay + 0.43, bay);
  Spot.roughness = clamp(Spot.roughness + worn * 0.14 + marked * 0.06, 0.08, 1);
}

export function chips(x: f32, y: f32, z: f32, size: f32, share: f32): void {
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
    if (unit(id * 277803737) < 0.5) Spot.tone = 0.9;
    else Spot.third = 0.9;
    Spot.shade = 0.85 + 0.3 * unit(id * 1013904223);
  }
}

/** How wide a sawn joint of a slab is. */
const JOINT: f32 = 0.005;

/**
 * Plaster, limewash, concrete: clouds, and finer ones in them. A floor cast in bays so many metres wide (0: none) has sawn
 * joints, each bay a tone of its own, marks of the trowel, pores and a few dark spots where something stood. What was cast
 * has pits where air was, `pits` of them in a square of four inches.
 */
export function cloudy(
  x: f32, y: f32, z: f32, u: f32, v: f32, scale: f32, strength: f32, bump: f32, bay: f32, pits: f32,
): void {
  const k: f32 = 1 / scale;
  const a: f32 = cloud3(x * k, y * k, z * k);
  const b: f32 = cloud3(x * k * 5 + 3, y * k * 5, z * k * 5 + 1);
  Spot.tone = (a * 0.72 + b * 0.28 - 0.3) * strength;
  Spot.roughness = clamp(Spot.roughness + (b - 0.5) * 0.15, 0.05, 1);
  if (bay > 0) slab(x, y, a, b, strength, bay);
  if (pits > 0) cast(u, v, a, b, strength, pits);
  if (bump > 0) {
    Spot.bumpU = (noise3(x * k * 8, y * k * 8, z * k * 8) - 0.5) * bump;
    Spot.bumpV = (noise3(x * k * 8 + 50, y * k * 8, z * k * 8 + 50) - 0.5) * bump;
  }
}

/** How far pits of a size are apart, before some of them are left out, metres. */
const PIT: f32 = 0.034;

// What tells cast concrete from paint: pits with a shadowed and a lit edge, the swing of trowel or board, cracks as fine as hair.
function cast(u: f32, v: f32, a: f32, b: f32, strength: f32, pits: f32): void {
  const fine: f32 = noise3(u * 240, v * 240, 5) - 0.5;
  const grit: f32 = noise3(u * 75, v * 75, 9) - 0.5;
  const drag: f32 = noise3(u * 9 + v * 4, v * 31 - u * 6, 3) - 0.5;
  Spot.tone += (fine * 0.3 * seen(0.004) + grit * 0.34 * seen(0.013) + drag * 0.42 + (b - 0.5) * 0.8) * strength;
  Spot.bumpU += (grit * 0.05 + drag * 0.035) * seen(0.013);
  Spot.bumpV += (noise3(u * 75 + 40, v * 75, 9) - 0.5) * 0.05 * seen(0.013);
  const crack: f32 = abs<f32>(cloud3(u * 0.9 + 3, v * 0.9, 4) - 0.5 + (b - 0.5) * 0.03);
  if (a > 0.5) Spot.shade *= 1 - 0.3 * smooth(0.0016 + Spot.span * 0.35, 0, crack) * smooth(0.5, 0.56, a);
  for (let size: i32 = 0; size < 2; size++) {
    const k: f32 = PIT * (size == 0 ? <f32>1 : 2.7);
    const gx: f32 = floor<f32>(u / k);
    const gy: f32 = floor<f32>(v / k);
    const hsh: u32 = hash3(<i32>gx, <i32>gy, 91 + size);
    if (unit(hsh) > pits * (size == 0 ? <f32>0.5 : 0.3) * (0.4 + 1.2 * b)) continue;
    const r: f32 = (0.0009 + 0.0016 * unit(hsh * 277803737)) * (size == 0 ? <f32>1 : 2);
    const cx: f32 = u - (gx + 0.15 + 0.7 * unit(hsh * 747796405)) * k;
    const cy: f32 = v - (gy + 0.15 + 0.7 * unit(hsh * 2891336453)) * k;
    const d: f32 = sqrt<f32>(cx * cx + cy * cy * 1.3);
    const wide: f32 = max<f32>(r, Spot.span * 0.7);
    Spot.shade *= 1 - 0.55 * (r / wide) * smooth(wide, wide * 0.5, d);
    if (d < r * 1.6 && d > r * 0.6) Spot.bumpV += cy > 0 ? <f32>-0.3 : <f32>0.3;
  }
}

function slab(x: f32, y: f32, a: f32, b: f32, strength: f32, bay: f32): void {
  const u: f32 = x / bay + 0.31;
  const v: f32 = y / bay + 0.43;
  const i: f32 = floor<f32>(u);
  const j: f32 = floor<f32>(v);
  const h: u32 = hash3(<i32>i, <i32>j, 51);
  const own: f32 = unit(h);
  // A trowel swings in arcs about where its man knelt.
  const dx: f32 = x - (i + unit(h * 747796405)) * bay;
  const dy: f32 = y - (j + unit(h * 2891336453) - 0.8) * bay;
  const swing: f32 = noise3(sqrt<f32>(dx * dx + dy * dy) * 11, a * 3, own * 60) - 0.5;
  const pores: f32 = noise3(x * 190, y * 190, own * 9) - 0.5;
  const patch: f32 = smooth(0.4, 0.72, cloud3(x * 0.9 + 7, y * 0.9, 3));
  Spot.tone += (swing * 0.34 + (a - 0.5) * 1.5 + (b - 0.5) * 0.9 + pores * 0.3 * seen(0.004) + patch * 0.5) * strength;
  Spot.shade = 0.98 + (own - 0.5) * 0.07;
  Spot.roughness = clamp(Spot.roughness + swing * 0.16 + patch * 0.12, 0.05, 1);
  Spot.shade *= jointShade(u, v, bay);
}

// What a sawn joint leaves of the light at a place of a slab told in bays.
function jointShade(u: f32, v: f32, bay: f32): f32 {
  const s: f32 = fract(u);
  const t: f32 = fract(v);
  const off: f32 = min<f32>(min<f32>(s, 1 - s), min<f32>(t, 1 - t)) * bay;
  // However narrow beside a pixel, as much of it is seen as there is.
  const wide: f32 = max<f32>(JOINT, Spot.span);
  return 1 - 0.62 * (JOINT / wide) * smooth(wide, wide * 0.4, off);
}
