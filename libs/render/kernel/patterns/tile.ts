// Tiles and bricks, with the grout between. Lengths in metres.
import { clamp, fract, hash3, noise2, smooth, unit } from '../math';
import { seen, Spot } from './pattern';
import { veins } from './stone';

// Tiles that are wider than this, metres, are stone and not glazed.
const STONE: f32 = 0.4;

// One tile's body: its tone, its lean, its rounded edge and the grout between.
function tileBody(h: u32, edgeU: f32, edgeV: f32, signU: f32, signV: f32, grout: f32, variation: f32, bump: f32): void {
  const e: f32 = min<f32>(edgeU, edgeV);
  if (e < grout * 0.5) {
    Spot.tone = 1;
    Spot.roughness = 0.9;
    Spot.f0 = 0.02;
    Spot.shade = 0.92;
    return;
  }
  Spot.shade = 1 + (unit(h) - 0.5) * variation;
  Spot.bumpU = (unit(h * 747796405) - 0.5) * bump;
  Spot.bumpV = (unit(h * 2891336453) - 0.5) * bump;
  const round: f32 = grout * 0.5 + 0.003;
  if (edgeU < round) Spot.bumpU += signU * (round - edgeU) * 110;
  if (edgeV < round) Spot.bumpV += signV * (round - edgeV) * 110;
}

// p2: share by which each row is shifted; a joint of the rows that are not lies where the sixth parameter tells; p4: 1 for a chequer of base and third colour, 2 for veined stone, 3 for bricks, 4 for fired clay, 5 for stone split along its layers.
export function tiles(u: f32, v: f32, w: f32, h: f32, shift: f32, grout: f32, mode: f32, bump: f32): void {
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
    // Edges of bricks are worn, and no two are as long or lie as true.
    const worn: f32 = (noise2(u * 70, v * 70) - 0.5) * 0.0044 + (noise2(u * 23, v * 23) - 0.5) * 0.003;
    eu += worn + (unit(id * 2654435769) - 0.6) * 0.003;
    ev += worn + (unit(id * 1597334677) - 0.6) * 0.0022;
  } else if (mode == 4) {
    // Pressed by hand: edges wander, corners are rubbed round.
    const worn: f32 = (noise2(u * 34, v * 34) - 0.5) * 0.006;
    eu += worn;
    ev += worn;
    const corner: f32 = 0.02 - eu - ev;
    if (corner > 0) {
      eu -= corner * 0.5;
      ev -= corner * 0.5;
    }
  }
  const variation: f32 = mode >= 8 ? mode - 8 : 0.05;
  tileBody(id, eu, ev, du < w * 0.5 ? -1 : 1, dv < h * 0.5 ? -1 : 1, grout, variation, bump);
  if (Spot.tone == 1) {
    if (mode == 3 || mode == 4) mortar(u, v, dv, mode == 3 ? grout : 0);
    return;
  }
  if (mode == 4) {
    clay(id, u, v, min<f32>(eu, ev) - grout * 0.5, bump);
    return;
  }
  if (mode == 1) {
    const sum: i32 = <i32>column + <i32>row;
    if (sum & 1) Spot.third = 1;
  }
  if (mode == 3) {
    brick(id, u, v, bump);
    return;
  }
  if (mode == 5) {
    cleft(id, u, v, bump);
    return;
  }
  if (mode == 2 || mode == 1) {
    const k: f32 = unit(id) * 31;
    const vein: f32 = veins(u + k, v - k, k, 1.6);
    // Printed and pressed stone is clouded too, and no two pieces of a box are of one tone.
    const cloud: f32 = noise2(u * 5 + k, v * 5) * 0.6 + noise2(u * 16, v * 16 + k) * 0.4 - 0.5;
    Spot.shade *= (1 - vein * 0.18) * (1 + cloud * 0.13 + (unit(id * 1013904223) - 0.5) * 0.05);
    Spot.roughness = clamp(Spot.roughness + cloud * 0.1, 0.05, 1);
  }
  if (mode >= 8 && w > STONE) {
    // Sawn stone: clouds and bedding of a piece's own, laid the one way or the other, and the grain of the rock.
    const k: f32 = unit(id) * 47;
    const turned: bool = (id & 64) != 0;
    const p: f32 = (turned ? dv : du) + k;
    const r: f32 = (turned ? du : dv) - k;
    const cloud: f32 = noise2(p * 3.1, r * 6.7 + k) * 0.55 + noise2(p * 11, r * 23) * 0.3 + noise2(p * 41, r * 60) * 0.15 - 0.5;
    const grit: f32 = (noise2(p * 310, r * 310) - 0.5) * seen(0.0035);
    Spot.shade *= 1 + cloud * 0.16 + grit * 0.1;
    Spot.roughness = clamp(Spot.roughness + cloud * 0.12, 0.05, 1);
    return;
  }
  if (mode >= 8) {
    // glaze pooled unevenly
    const n: f32 = noise2(u * 38 + unit(id) * 50, v * 38);
    Spot.bumpU += (n - 0.5) * bump * 1.6;
    Spot.bumpV += (noise2(u * 38 + 90, v * 38 + unit(id) * 50) - 0.5) * bump * 1.6;
    Spot.shade *= 0.93 + 0.14 * noise2(u * 21 + 7, v * 21 + unit(id) * 9);
  }
}

// One piece of slate: layers that end in low steps, some of another gray, rust in a few, worn smoother where one walks.
function cleft(id: u32, u: f32, v: f32, bump: f32): void {
  const s: f32 = unit(id * 277803737);
  const s2: f32 = unit(id * 1013904223);
  const layer: f32 = noise2(u * 4.3 + s * 60, v * 6.1 + s2 * 30) * 0.6 + noise2(u * 15 + s2 * 20, v * 19) * 0.3 + noise2(u * 52, v * 60) * 0.1;
  // Each layer ends where the next one begins.
  const steps: f32 = layer * 6;
  const edge: f32 = fract(steps);
  const step: f32 = smooth(0.86, 1, edge) * seen(0.006);
  const grit: f32 = noise2(u * 230, v * 230) - 0.5;
  Spot.shade = 0.84 + 0.28 * s2 + (layer - 0.5) * 0.62 + grit * 0.14 * seen(0.004) - 0.16 * step;
  Spot.tone = 0.22 * smooth(0.5, 0.8, noise2(u * 2.3 + s * 9, v * 2.3)) * layer;
  Spot.roughness = clamp(0.36 + 0.3 * layer, 0.33, 1);
  const lean: f32 = bump * (3.4 * step + 1.8 * (noise2(u * 26, v * 30 + s) - 0.5));
  Spot.bumpU += lean + grit * bump * 1.2 * seen(0.004);
  Spot.bumpV += lean * 0.6 + (noise2(u * 26 + 9, v * 30) - 0.5) * bump * 1.1;
}

// Mortar: sand in it, stained in places. It lies behind the faces of bricks, so what is above it shades it.
function mortar(u: f32, v: f32, dv: f32, grout: f32): void {
  const sand: f32 = noise2(u * 520, v * 520) - 0.5;
  const stain: f32 = noise2(u * 3.1, v * 3.1) - 0.5;
  const under: f32 = grout > 0 && dv < grout * 0.5 ? <f32>0.66 : <f32>0.94;
  Spot.shade = under + sand * 0.3 * seen(0.002) + stain * 0.22;
  Spot.third = 0.12 * smooth(0.5, 0.8, noise2(u * 5 + 3, v * 5));
}

// One tile of clay: from pale to burnt, flashed by the fire at one side, sealed unevenly, pitted, its edges rubbed light.
function clay(id: u32, u: f32, v: f32, edge: f32, bump: f32): void {
  const s: f32 = unit(id * 277803737);
  const s2: f32 = unit(id * 1013904223);
  const broad: f32 = noise2(u * 7 + s * 60, v * 7 + s2 * 30);
  const fine: f32 = noise2(u * 26 + s * 20, v * 26);
  const grain: f32 = noise2(u * 190, v * 190) - 0.5;
  // Towards the third color what is burnt, towards the joints' what is pale.
  Spot.third = (s < 0.14 ? 0.42 : s < 0.42 ? <f32>0.26 : <f32>0.12) * (0.8 + 0.4 * broad) + smooth(0.66, 0.86, fine) * 0.1;
  Spot.tone = (s2 < 0.3 ? <f32>0.2 : <f32>0.08) * (0.8 + 0.4 * broad) + 0.3 * smooth(0.007, 0, edge) * fine;
  Spot.shade = 0.9 + 0.2 * s2 + (broad - 0.5) * 0.09 + (fine - 0.5) * 0.06 * seen(0.02) + grain * 0.1 * seen(0.005);
  Spot.roughness = 0.42 + 0.3 * broad;
  Spot.bumpU += ((broad - 0.5) * 0.9 + grain * 2 * seen(0.005)) * bump;
  Spot.bumpV += ((noise2(u * 7 + 90, v * 7 + s * 60) - 0.5) * 0.9 + (fine - 0.5) * 0.5) * bump;
}

// One brick's face: all near one tone, one in sixteen burnt dark; sand and pores, dark flashes at one end.
function brick(id: u32, u: f32, v: f32, bump: f32): void {
  const s: f32 = unit(id * 277803737);
  const s2: f32 = unit(id * 1013904223);
  const cloud: f32 = noise2(u * 14 + s * 60, v * 22);
  // Bricks come from many places in the kiln, in batches.
  const batch: f32 = noise2(u * 0.9 + 40, v * 1.6) - 0.5;
  Spot.third = s < 0.06 ? 0.4 + 0.25 * s2 : 0.1 + 0.24 * s;
  Spot.third += smooth(0.5, 0.85, cloud) * 0.16 + batch * 0.2;
  // Lime that came out, and smears of mortar.
  Spot.tone = (s2 > 0.8 ? <f32>0.2 : <f32>0.05) * cloud + 0.34 * smooth(0.62, 0.8, noise2(u * 2.2 + 8, v * 2.2)) * (0.4 + cloud);
  const sand: f32 = noise2(u * 420, v * 420) - 0.5;
  const pores: f32 = noise2(u * 130 + 9, v * 130) - 0.5;
  Spot.shade = 0.88 + 0.18 * s2 + batch * 0.12 + (sand * 0.2 * seen(0.0024) + pores * 0.12 * seen(0.0077));
  Spot.bumpU += pores * bump * 1.4 * seen(0.0077);
  Spot.bumpV += (noise2(u * 130, v * 130 + 30) - 0.5) * bump * 1.4 * seen(0.0077);
}

export function hexagons(u: f32, v: f32, size: f32, grout: f32, variation: f32, mode: f32, bump: f32): void {
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
      Spot.tone = 1;
      Spot.roughness = 0.9;
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

// Cement tiles: a star of eight points in a ring, and quarter flowers in the corners, which meet those of other tiles.
export function encaustic(u: f32, v: f32, size: f32, grout: f32, bump: f32): void {
  const i: f32 = floor<f32>(u / size);
  const j: f32 = floor<f32>(v / size);
  const x: f32 = abs<f32>(u / size - i - 0.5);
  const y: f32 = abs<f32>(v / size - j - 0.5);
  const h: u32 = hash3(<i32>i, <i32>j, 5);
  // Pigment was poured into a mold: its edges are sharp, and no finer than a pixel.
  const soft: f32 = max<f32>(0.008, (Spot.span / size) * 0.8);
  const big: f32 = max<f32>(x, y);
  const small: f32 = min<f32>(x, y);
  const r: f32 = sqrt<f32>(x * x + y * y);
  // Four points lie along the tile's sides and four aslant.
  const upright: f32 = 0.38 - big - small * 1.5;
  const aslant: f32 = 0.38 - (x + y) * 0.7071 - abs<f32>(x - y) * 1.06;
  const points: f32 = max<f32>(upright, aslant);
  const corner: f32 = sqrt<f32>((0.5 - x) * (0.5 - x) + (0.5 - y) * (0.5 - y));
  const ring: f32 = 0.014 - abs<f32>(r - 0.43);
  const petals: f32 = 0.2 - corner;
  Spot.tone = max<f32>(smooth(-soft, soft, points), smooth(-soft, soft, petals));
  Spot.third = max<f32>(smooth(-soft, soft, ring), max<f32>(smooth(-soft, soft, 0.1 - r), smooth(-soft, soft, 0.09 - corner))) * 0.9;
  const joint: f32 = (0.5 - big) * size;
  const wide: f32 = max<f32>(grout * 0.5, Spot.span * 0.9);
  const open: f32 = ((grout * 0.5) / wide) * smooth(wide, wide * 0.5, joint);
  Spot.shade = (0.97 + 0.05 * (noise2(u * 40, v * 40) - 0.5) + (unit(h) - 0.5) * 0.04) * (1 - 0.2 * open);
  if (joint < grout * 0.5) Spot.roughness = 0.9;
  Spot.bumpU = (unit(h) - 0.5) * bump;
  Spot.bumpV = (unit(h * 747796405) - 0.5) * bump;
}
