// What hangs on walls and shines from screens and shades: paintings, a still of a film, lit cloth.
import { clamp, cloud3, fract, hash3, hashUnit, luminance, mix, noise2, sine, smooth, turn, turnCos, turnSin, unit } from '../math';
import { seen, Spot } from './pattern';
import { TUBE } from '../scene';
import {
  animal, bands, dunes, eucalyptus, greatLeaf, inkCircle, moonOverWater, paintedHorizon, reeds, vessels, washedHills,
} from './prints';

// A print by its kind, `which` modulo 32; the rest of `which` is its seed. Base, accent and third are its colors: paper and
// two inks of a print, light and dark of a photograph.
export function art(u: f32, v: f32, w: f32, h: f32, which: i32): void {
  const x: f32 = u / w;
  const y: f32 = v / h;
  const brush: f32 = (noise2(x * 5 + <f32>which, y * 46) - 0.5) * 0.05 + (noise2(x * 3, y * 3 + <f32>which) - 0.5) * 0.16;
  const kind: i32 = which % 32;
  const s: f32 = hashUnit(which, 7, 9);
  if (kind == 0) hills(x * (w / h), y, s);
  else if (kind == 1) arcs(x, y, w, h, s, brush);
  else if (kind == 2) fields(x, y, s, brush);
  else if (kind == 3) sprig(x * w, y * h, w, h, which);
  else if (kind == 4) coast(x * (w / h), y, s);
  else if (kind == 5) disk(x, y, w, h, s, brush);
  else if (kind == 6) water(x, y, s, brush);
  else if (kind == 7) drawnHills(x, y, w, h, s);
  else if (kind == 8) dunes(x, y, w, h, s);
  else if (kind == 9) balloon(x, y, w, h, s);
  else if (kind == 10) snow(x, y, w, h, s, which);
  else if (kind == 11) inkCircle(x, y, w, h, which);
  else if (kind == 12) herbarium(x * w, y * h, w, h, which);
  else if (kind == 13) washedHills(x, y, w, h, s);
  else if (kind == 14) arcade(x * (w / h), y, w / h, s);
  else if (kind == 15) vessels(x, y, w, h, which);
  else if (kind == 16) eucalyptus(x, y, w, h, which);
  else if (kind == 17) greatLeaf(x, y, w, h, which);
  else if (kind == 18) moonOverWater(x, y, w, h, s);
  else if (kind == 19) paintedHorizon(x, y, w, h, s);
  else if (kind == 20) reeds(x, y, w, h, which);
  else if (kind == 21) bands(x, y, w, h, which);
  else animal(x, y, w, h, which);
  // Paper is never quite even; photographs have grain.
  Spot.shade = 1 + brush * (kind == 0 || kind == 4 || kind == 14 || kind == 8 ? <f32>0.1 : <f32>0.3);
}

// The outline of hills, about 0, a little over 0.5 high.
function skyline(x: f32, s: f32): f32 {
  return (
    (noise2(x * 1.7 + s, 1.5) - 0.5) * 0.52 +
    (noise2(x * 4.3 + s, 4.5) - 0.5) * 0.2 +
    (noise2(x * 11 + s, 7.5) - 0.5) * 0.075 +
    (noise2(x * 37 + s, 9.5) - 0.5) * 0.022
  );
}

// A photograph of hills behind one another, haze between them.
function hills(x: f32, y: f32, s: f32): void {
  const cloud: f32 = cloud3(x * 2.1 + s * 60, y * 7, s * 9);
  let dark: f32 = 0.16 + 0.3 * smooth(-0.1, 0.6, y) - 0.16 * smooth(0.45, 0.75, cloud);
  for (let i: i32 = 0; i < 5; i++) {
    const k: f32 = <f32>i;
    const line: f32 = 0.14 - k * 0.125 + skyline(x * (0.8 + 0.3 * k), s * 70 + k * 19) * (0.5 - 0.04 * k);
    if (y > line) continue;
    const wood: f32 = (cloud3(x * (30 + 8 * k), y * (60 + 14 * k), k + s * 5) - 0.5) * (0.06 + 0.07 * k);
    dark = 0.36 + 0.145 * k - 0.2 * smooth(0, 0.16, line - y) * (1 - 0.2 * k) + wood;
  }
  Spot.tone = dark;
}

// A photograph of a shore: sky, horizon, swell, the white of a wave on sand.
function coast(x: f32, y: f32, s: f32): void {
  const horizon: f32 = -0.06 + 0.24 * s;
  if (y > horizon) {
    const up: f32 = y - horizon;
    const cloud: f32 = cloud3(x * 1.5 + s * 40, up * 5.5, s * 7);
    Spot.tone = 0.2 + 0.34 * smooth(0, 0.6, up) - 0.3 * smooth(0.42, 0.72, cloud) * smooth(0, 0.12, up);
    return;
  }
  const down: f32 = horizon - y;
  const shore: f32 = 0.3 - 0.2 * s + 0.22 * x + (noise2(x * 4 + s * 30, 2) - 0.5) * 0.1;
  const near: f32 = shore - down;
  if (near < 0) {
    const wet: f32 = smooth(-0.1, 0, near);
    Spot.tone = 0.1 + 0.26 * wet + (noise2(x * 260, y * 260) - 0.5) * 0.07;
    Spot.third = 0.5;
    return;
  }
  const swell: f32 = cloud3(x * 5 + s * 9, down * (60 - 70 * down), 3);
  const foam: f32 = smooth(0.055, 0, near) * smooth(0.3, 0.55, cloud3(x * 30, near * 60, s)) +
    smooth(0.62, 0.76, cloud3(x * 9, down * 44, 5 + s)) * smooth(0.28, 0.1, near);
  Spot.tone = 0.66 + (swell - 0.5) * 0.5 - 0.2 * smooth(0.05, 0, down) - 0.62 * min<f32>(1, foam);
}

// A photograph of an arcade in low sun: a wall, openings with round heads, the shadow that lies over it.
function arcade(x: f32, y: f32, ratio: f32, s: f32): void {
  const many: f32 = ratio > 1.2 ? 3 : ratio > 0.8 ? 2 : 1;
  const wide: f32 = ratio / many;
  const at: f32 = (x + ratio * 0.5) / wide;
  const cx: f32 = (at - floor<f32>(at) - 0.5) * wide;
  const r: f32 = wide * (0.24 + 0.08 * s);
  const spring: f32 = 0.02 + 0.16 * s;
  const rough: f32 = (cloud3(x * 7, y * 7, s * 20) - 0.5) * 0.1 + (noise2(x * 160, y * 160) - 0.5) * 0.05;
  const shadow: bool = y < (x - ratio * (0.1 - 0.5 * s)) * (0.5 + s) - 0.06;
  let dark: f32 = 0.14 + rough + (shadow ? <f32>0.34 : <f32>0);
  const open: f32 = y > spring ? r - sqrt<f32>(cx * cx + (y - spring) * (y - spring)) : r - abs<f32>(cx);
  if (open > 0 && y > -0.42) {
    // Its reveal is lit on one side.
    dark = cx < 0 && open < 0.035 ? 0.3 + rough : 0.86 + rough * 0.5 - 0.3 * smooth(-0.2, -0.42, y);
  } else if (y < -0.42) dark = 0.36 + rough * 1.6 + (shadow ? <f32>0.3 : <f32>0);
  Spot.tone = dark;
}

// Hills drawn with a pen, line behind line, the nearer in front of the farther.
function drawnHills(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const k: f32 = x * (w / h) * 1.6;
  const middle: f32 = 1 / (1 + power4(k * (1.2 + s)));
  if (abs<f32>(x) > 0.42) return;
  for (let i: i32 = 0; i < 22; i++) {
    const line: f32 = -0.38 + <f32>i * 0.031;
    const swing: f32 = noise2(x * 14 + <f32>i * 7.3 + s * 90, <f32>i * 3.1) + 0.5 * noise2(x * 39 + <f32>i * 5.1, s * 9 + <f32>i);
    const top: f32 = line + swing * (0.025 + 0.13 * middle);
    if (y > top) continue;
    if (y > top - 0.0055) Spot.third = 0.85;
    return;
  }
}

@inline
function power4(x: f32): f32 {
  return x * x * x * x;
}

// Arcs.
function arcs(x: f32, y: f32, w: f32, h: f32, s: f32, brush: f32): void {
  const cx: f32 = x * (w / h) + (s - 0.5) * 0.4;
  const cy: f32 = y + 0.35;
  const r: f32 = sqrt<f32>(cx * cx + cy * cy) + brush * 0.1;
  const ring: i32 = <i32>floor<f32>(r * 6);
  if (r < 0.82) {
    if (ring & 1) Spot.tone = 0.85;
    else if (ring == 2) Spot.third = 0.85;
  }
}

// Fields of color over one another, their edges rubbed.
function fields(x: f32, y: f32, s: f32, brush: f32): void {
  const cut: f32 = (s - 0.5) * 0.4;
  const cut2: f32 = s < 0.5 ? cut - 0.22 : cut + 0.24;
  const rub: f32 = brush * 0.22 + (noise2(x * 60, y * 60) - 0.5) * 0.012;
  const inside: f32 = smooth(0, 0.03, 0.43 - abs<f32>(x) + rub) * smooth(0, 0.03, 0.44 - abs<f32>(y) + rub);
  const apart: f32 = smooth(0.004, 0.03, abs<f32>(y - cut) + rub) * smooth(0.004, 0.02, abs<f32>(y - cut2) + rub);
  const cloud: f32 = cloud3(x * 4 + s * 30, y * 7, 2) - 0.5;
  Spot.tone = 0.16;
  const k: f32 = inside * apart * (0.86 + 0.4 * cloud);
  if (y > max<f32>(cut, cut2)) Spot.tone = 0.16 + 0.8 * k;
  else if (y < min<f32>(cut, cut2)) Spot.third = k;
  else {
    Spot.tone = 0.16 + 0.5 * k;
    Spot.third = 0.45 * k;
  }
}

// A disk over a broad stroke.
function disk(x: f32, y: f32, w: f32, h: f32, s: f32, brush: f32): void {
  const dx: f32 = (x - (s - 0.5) * 0.24) * w;
  const dy: f32 = (y - 0.12) * h;
  const r: f32 = min<f32>(w, h) * 0.27;
  if (y + brush * 1.6 < -0.12 && y + brush * 1.6 > -0.32 && abs<f32>(x) + brush < 0.4) Spot.third = 0.7 + brush * 2;
  if (dx * dx + dy * dy < r * r * (1 + brush)) Spot.tone = 0.85;
}

// Water: bands that break into each other.
function water(x: f32, y: f32, s: f32, brush: f32): void {
  const band: f32 = noise2(x * 1.4 + s * 30, y * 9 + brush * 8) + y * 0.5;
  if (band > 0.62) Spot.tone = 0.2;
  else if (band > 0.42) Spot.tone = 0.6;
  else Spot.third = 0.6 - band * 0.5;
}

// A balloon in stripes over clouds.
function balloon(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const bx: f32 = (x - (s - 0.5) * 0.2) * w;
  const by: f32 = (y - 0.12) * h;
  const r: f32 = min<f32>(w, h) * 0.25;
  const round: f32 = by < 0 ? bx * bx * (1 + (by * by) / (r * r) * 0.9) + by * by * 0.62 : bx * bx + by * by;
  if (round < r * r) {
    const stripe: i32 = <i32>floor<f32>((bx / sqrt<f32>(max<f32>(r * r - by * by * 0.7, 1e-4))) * 3.5 + 20);
    if (stripe & 1) Spot.tone = 0.9;
    else Spot.third = 0.35;
  } else if (abs<f32>(bx) < r * 0.17 && by < -r * 1.5 && by > -r * 1.78) Spot.third = 0.85;
  else if (abs<f32>(abs<f32>(bx) - r * 0.15 - (by + r * 1.5) * 0.2) < r * 0.014 && by < -r * 1.1 && by > -r * 1.5) Spot.third = 0.7;
  else if (smooth(0.5, 0.62, noise2(x * 3 + s * 20, y * 9)) > 0.5) Spot.tone = 0.12;
}

// Hills with snow, stars and a moon.
function snow(x: f32, y: f32, w: f32, h: f32, s: f32, which: i32): void {
  const mx: f32 = (x + 0.2) * w;
  const my: f32 = (y - 0.26) * h;
  const r: f32 = min<f32>(w, h) * 0.1;
  const hill1: f32 = -0.05 - abs<f32>(x - 0.14 - (s - 0.5) * 0.2) * 1.1;
  const hill2: f32 = -0.18 - abs<f32>(x + 0.2) * 0.9;
  Spot.tone = 0.34;
  const star: u32 = hash3(<i32>floor<f32>(x * 9), <i32>floor<f32>(y * 11), which);
  const sx: f32 = fract(x * 9) - 0.5;
  const sy: f32 = fract(y * 11) - 0.5;
  if (unit(star) < 0.3 && sx * sx + sy * sy < 0.012) Spot.tone = 0;
  if (mx * mx + my * my < r * r && (mx - r * 0.45) * (mx - r * 0.45) + my * my > r * r * 0.7) Spot.tone = 0;
  if (y < hill1) Spot.tone = y > hill1 - 0.09 - 0.03 * sine(x * 60) ? 0 : 0.7;
  if (y < hill2) {
    Spot.tone = 0.2;
    Spot.third = 0.55;
  }
}

// A plant as botanists draw it: a bent stem, leaves on both sides that come to a point, their ribs left light.
function sprig(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const s: f32 = hashUnit(which, 3, 5);
  const tall: f32 = h * (0.7 + 0.1 * s);
  const long: f32 = min<f32>(w * 0.36, h * (0.13 + 0.14 * hashUnit(which, 4, 5)));
  const broad: f32 = long * (0.12 + 0.2 * hashUnit(which, 5, 5));
  const pairs: i32 = 4 + <i32>(hashUnit(which, 6, 5) * 6);
  const bend: f32 = (s - 0.5) * 0.5;
  const foot: f32 = -tall * 0.5;
  const up: f32 = (y - foot) / tall;
  if (up > 0 && up < 1 && abs<f32>(x - bend * (up - 0.5) * (up - 0.5) * h) < h * 0.004 * (1.2 - up)) Spot.third = 0.85;
  for (let i: i32 = 0; i <= pairs * 2; i++) {
    const last: bool = i == pairs * 2;
    const t: f32 = last ? 1 : 0.2 + (0.78 * <f32>i) / <f32>(pairs * 2);
    const side: f32 = last ? 0 : i & 1 ? 1 : -1;
    const size: f32 = long * (1 - 0.5 * t) * (0.85 + 0.3 * hashUnit(which, i, 8));
    const px: f32 = x - bend * (t - 0.5) * (t - 0.5) * h;
    const py: f32 = y - foot - t * tall;
    // An eighth of a turn, less towards the tip, and each leaf a little otherwise.
    turn(last ? <f32>0 : 0.17 - 0.07 * t + (hashUnit(which, i, 9) - 0.5) * 0.05);
    const along: f32 = py * turnCos + px * side * turnSin;
    const across: f32 = (last ? px : px * side * turnCos - py * turnSin) + (along * along / size) * 0.18;
    if (along < 0 || along > size) continue;
    const q: f32 = along / size;
    const half: f32 = broad * (1 - 0.4 * t) * 4 * q * (1 - q) * (1.3 - 0.5 * q);
    if (abs<f32>(across) > half) continue;
    const rib: f32 = smooth(0, half * 0.16 + 1e-5, abs<f32>(across));
    const veins: f32 = abs<f32>(fract(q * 9 - abs<f32>(across) / size * 6) - 0.5);
    Spot.third = 0;
    Spot.tone = (0.62 + 0.3 * hashUnit(which, i, 10) - 0.12 * (veins < 0.09 ? <f32>1 : <f32>0)) * (0.5 + 0.5 * rib) + (across > 0 ? <f32>0.1 : <f32>0);
  }
}

// A sheet of pressed plants, two rows of them, each with a label beneath.
function herbarium(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const many: i32 = w > h ? 4 : 3;
  const rows: i32 = w > h * 1.5 ? 1 : 2;
  const cw: f32 = (w * 0.9) / <f32>many;
  const ch: f32 = (h * 0.9) / <f32>rows;
  const i: f32 = clamp(floor<f32>((x + w * 0.45) / cw), 0, <f32>(many - 1));
  const j: f32 = clamp(floor<f32>((y + h * 0.45) / ch), 0, <f32>(rows - 1));
  const px: f32 = x + w * 0.45 - (i + 0.5) * cw;
  const py: f32 = y + h * 0.45 - (j + 0.5) * ch;
  sprig(px, py - ch * 0.04, cw, ch, which * 8 + <i32>(j * 4 + i));
  if (abs<f32>(py + ch * 0.42) < ch * 0.008 && abs<f32>(px) < cw * 0.2) Spot.third = 0.4 * seen(ch * 0.016);
}

// A still on a screen, one of four: a lake at dusk, a city at night out of focus, surf from above, hills in morning haze.
// Films run between black bars; `which` of 8 and more fills the screen, as pictures behind windows do.
export function film(u: f32, v: f32, w: f32, h: f32, which: i32): void {
  const x: f32 = u / w;
  const bar: f32 = which >= 8 ? 1 : min<f32>(1, (w / h) / 2.39);
  const y: f32 = v / h / bar;
  if (abs<f32>(y) > 0.5) {
    Spot.emitR = 0.004;
    Spot.emitG = 0.004;
    Spot.emitB = 0.005;
    return;
  }
  const wide: f32 = w / (h * bar);
  const kind: i32 = which % 4;
  filmR = 0;
  filmG = 0;
  filmB = 0;
  if (kind == 1) nightCity(x * wide, y);
  else if (kind == 2) surf(x * wide, y);
  else if (kind == 3) haze(x * wide, y);
  else dusk(x * wide, y);
  // Lenses darken their corners; in a lit room a screen is paler than in a dark one.
  const corner: f32 = 1 - 0.7 * (x * x + y * y);
  const grey: f32 = luminance(filmR, filmG, filmB);
  Spot.emitR *= mix(filmR, grey, PALER) * corner;
  Spot.emitG *= mix(filmG, grey, PALER) * corner;
  Spot.emitB *= mix(filmB, grey, PALER) * corner;
}

const PALER: f32 = 0.35;

let filmR: f32 = 0;
let filmG: f32 = 0;
let filmB: f32 = 0;

@inline
function shown(r: f32, g: f32, b: f32): void {
  filmR = r;
  filmG = g;
  filmB = b;
}

// A lake between hills after sunset.
function dusk(x: f32, y: f32): void {
  const water: bool = y < -0.1;
  // Below the shore all is seen again, upside down and broken by waves.
  const wave: f32 = water ? (cloud3(x * 9, y * 120, 1) - 0.5) * (0.05 + 0.1 * (-0.1 - y)) : 0;
  const up: f32 = water ? -0.2 - y + wave : y;
  const high: f32 = smooth(-0.12, 0.5, up);
  let r: f32 = mix(1.5, 0.26, high);
  let g: f32 = mix(0.86, 0.36, high);
  let b: f32 = mix(0.5, 0.7, high);
  const cloud: f32 = smooth(0.46, 0.7, cloud3(x * 2.2 + up * 3, up * 12, 2));
  r = mix(r, 1.2, cloud * 0.5);
  g = mix(g, 0.62, cloud * 0.5);
  b = mix(b, 0.52, cloud * 0.5);
  for (let i: i32 = 0; i < 4; i++) {
    const k: f32 = <f32>i;
    if (up > 0.13 - k * 0.07 + skyline(x * (0.9 + 0.5 * k), 11 + k * 8) * (0.44 - 0.07 * k)) continue;
    const wood: f32 = 0.8 + 0.4 * (cloud3(x * (24 + 14 * k), up * 60, k) - 0.5) * (0.6 + k);
    const far: f32 = (0.42 - 0.125 * k) * wood;
    r = far * 0.86;
    g = far * 0.7;
    b = far * (0.92 - 0.06 * k);
  }
  const dim: f32 = water ? 0.62 + 0.2 * wave * 10 : 1;
  shown(r * dim, g * dim, b * dim);
}

// Lights of a street at night after rain: disks, since the lens is not set on them.
function nightCity(x: f32, y: f32): void {
  const ground: f32 = 0.05 + 0.05 * smooth(0.4, -0.5, y) + 0.03 * cloud3(x * 3, y * 3, 4);
  let r: f32 = ground * 0.8;
  let g: f32 = ground * 0.9;
  let b: f32 = ground * 1.5;
  for (let layer: i32 = 0; layer < 3; layer++) {
    const k: f32 = 4 + 3 * <f32>layer;
    const gx: f32 = floor<f32>(x * k);
    const gy: f32 = floor<f32>(y * k);
    for (let j: i32 = -1; j <= 1; j++)
      for (let i: i32 = -1; i <= 1; i++) {
        const hsh: u32 = hash3(<i32>gx + i, <i32>gy + j, 60 + layer);
        const on: f32 = unit(hsh);
        const cy: f32 = (gy + <f32>j + unit(hsh * 747796405)) / k;
        // Most of them hang along the street.
        if (on > 0.62 - abs<f32>(cy - 0.04) * 1.3) continue;
        const ex: f32 = x - (gx + <f32>i + unit(hsh * 2891336453)) / k;
        const ey: f32 = y - cy;
        const size: f32 = (0.34 + 0.3 * on) / k;
        const d: f32 = sqrt<f32>(ex * ex + ey * ey);
        const disk: f32 = smooth(size, size * 0.9, d) * (0.72 + 0.28 * smooth(size * 0.6, size, d));
        const hue: f32 = unit(hsh * 277803737);
        const strong: f32 = disk * (0.3 + 0.9 * unit(hsh * 1013904223));
        r += strong * (hue < 0.6 ? <f32>1.1 : hue < 0.82 ? <f32>0.3 : <f32>1);
        g += strong * (hue < 0.6 ? <f32>0.6 : hue < 0.82 ? <f32>0.6 : <f32>0.16);
        b += strong * (hue < 0.6 ? <f32>0.22 : hue < 0.82 ? <f32>0.9 : <f32>0.14);
      }
  }
  // The wet street gives them back, drawn out towards the eye.
  const street: f32 = smooth(-0.12, -0.4, y);
  const streak: f32 = street * (0.3 + 0.7 * noise2(x * 22, y * 3)) * (0.4 + 0.6 * noise2(x * 60, y * 9));
  shown(r + 0.26 * streak, g + 0.15 * streak, b + 0.09 * streak);
}

// Surf on a beach, seen from an aircraft: lines of foam behind one another, each torn, and their shade on the sand.
function surf(x: f32, y: f32): void {
  const at: f32 = y * 0.9 + x * 0.3 + (cloud3(x * 2.4, y * 2.4, 7) - 0.5) * 0.22;
  const fine: f32 = cloud3(x * 40, y * 40, 3);
  const finest: f32 = noise2(x * 190, y * 190) - 0.5;
  if (at < -0.16) {
    const wet: f32 = smooth(-0.24, -0.16, at);
    const dune: f32 = cloud3(x * 7 + 3, y * 11, 9) - 0.5;
    const sand: f32 = (0.62 + 0.1 * (fine - 0.5) + 0.1 * finest + 0.12 * dune) * (1 - 0.42 * wet);
    shown(0.92 * sand, 0.76 * sand, 0.58 * sand);
    return;
  }
  const deep: f32 = smooth(-0.16, 0.3, at);
  const swell: f32 = cloud3(x * 6, at * 42, 5) - 0.5;
  let foam: f32 = smooth(0.02, 0, abs<f32>(at + 0.15 + (fine - 0.5) * 0.03));
  for (let i: i32 = 0; i < 4; i++) {
    const line: f32 = at + 0.11 - 0.07 * <f32>i + (cloud3(x * 5, y * 5, 11 + <f32>i) - 0.5) * 0.07;
    const torn: f32 = smooth(0.4, 0.62, cloud3(x * 9, y * 9 + <f32>i * 4, 21));
    // A wave's front is sharp, and behind it the foam thins out.
    foam += torn * (line > 0 ? smooth(0.05, 0, line) * smooth(0.3, 0.75, fine + finest * 0.4) : smooth(-0.006, 0, line));
  }
  foam = min<f32>(1, foam) * (0.75 + 0.3 * finest);
  const water: f32 = 1 + swell * 0.3;
  shown(
    mix(mix(0.2, 0.03, deep) * water, 0.98, foam),
    mix(mix(0.42, 0.15, deep) * water, 1, foam),
    mix(mix(0.42, 0.24, deep) * water, 1.02, foam),
  );
}

// Wooded hills in the morning, the sun above the haze.
function haze(x: f32, y: f32): void {
  const sx: f32 = x - 0.34;
  const sy: f32 = y - 0.24;
  const sun: f32 = smooth(0.9, 0, sqrt<f32>(sx * sx + sy * sy));
  let r: f32 = 0.5 + 0.9 * sun;
  let g: f32 = 0.6 + 0.66 * sun;
  let b: f32 = 0.72 + 0.3 * sun;
  for (let i: i32 = 0; i < 6; i++) {
    const k: f32 = <f32>i;
    // Tops of firs along each ridge, the nearer the taller.
    const firs: f32 = (noise2(x * (70 - 4 * k), k * 5 + 2) - 0.5) * (0.006 + 0.007 * k) + (noise2(x * (150 - 9 * k), k * 3) - 0.5) * (0.004 + 0.006 * k);
    const line: f32 = 0.2 - k * 0.115 + skyline(x * (0.6 + 0.22 * k), 31 + k * 13) * (0.55 - 0.03 * k) + firs;
    if (y > line) continue;
    const down: f32 = line - y;
    const lit: f32 = 0.66 + 0.5 * (cloud3(x * (60 + 16 * k), y * (90 + 20 * k), k) - 0.5) * (0.4 + 0.2 * k);
    // Mist lies in the valleys between.
    const fog: f32 = clamp((0.7 - 0.12 * k) + 0.36 * smooth(0.01, 0.15, down) * (1 - 0.15 * k), 0, 1);
    r = mix(0.075 * lit, 0.62 + 0.3 * sun, fog);
    g = mix(0.095 * lit, 0.64 + 0.18 * sun, fog);
    b = mix(0.075 * lit, 0.69 + 0.05 * sun, fog);
  }
  shown(r, g, b);
}

// A lit lampshade: brightest at the height of its bulb, darker at its rims and where it curves away, since light leaves cloth mostly
// straight on; in the fine lines of its cloth.
export function lit(at: usize, u: f32, v: f32, lz: f32): void {
  const up: f32 = load<u32>(at) == TUBE ? lz / load<f32>(at, 72) : lz;
  const e: f32 = abs<f32>(up);
  Spot.glow = (1.16 - 0.46 * e * e) * (0.68 + 0.4 * Spot.facing);
  if (e > 0.95 && load<u32>(at) == TUBE) Spot.glow *= 0.72;
  Spot.glow *= 1 + (noise2(u * 90, v * 1400) + noise2(u * 1400, v * 90) - 1) * 0.16 * seen(0.0016);
}
