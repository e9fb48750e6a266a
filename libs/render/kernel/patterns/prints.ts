// Prints: drawings in pen and ink, botanical sheets, landscapes in layers, painted fields. `x` and `y` are -0.5 to 0.5 across
// a sheet `w` by `h` metres; `which` is its seed. Tone is how much of the first ink lies there, third how much of the second.
import { clamp, cloud3, fract, hashUnit, mix, noise2, sine, smooth, turn, turnCos, turnSin } from '../math';
import { Spot } from './pattern';

// How much of a form is seen whose edge is `inside` metres away, never sharper than a pixel.
@inline
function filled(inside: f32): f32 {
  const soft: f32 = max<f32>(0.0005, Spot.span * 0.7);
  return smooth(-soft, soft, inside);
}

// A pen's line, `off` metres from its middle.
@inline
function line(off: f32, wide: f32): f32 {
  const most: f32 = max<f32>(wide, Spot.span * 0.8);
  return (wide / most) * filled(most * 0.5 - abs<f32>(off));
}

@inline
function second(ink: f32): void {
  Spot.third = max<f32>(Spot.third, ink);
}

// How far from its middle a vessel's wall is, as a share of its radius, `t` of the way up.
function wallOf(t: f32, neck: f32, shoulder: f32): f32 {
  const q: f32 = t < shoulder ? t / shoulder : 1 - (t - shoulder) / (1.02 - shoulder);
  const belly: f32 = q * (2 - q);
  return t < shoulder ? 0.5 + 0.5 * belly : neck + (1 - neck) * belly + 0.12 * smooth(0.9, 1, t);
}

/** Vessels in pen on a table's edge, one of them washed with ink; stems in the tallest. */
export function vessels(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const m: f32 = min<f32>(w, h);
  const pen: f32 = m * 0.0048;
  const px: f32 = x * w;
  const py: f32 = y * h + m * 0.24;
  const washed: i32 = <i32>(hashUnit(which, 1, 1) * 3);
  for (let i: i32 = 0; i < 3; i++) {
    const a: f32 = hashUnit(which, i, 2);
    const b: f32 = hashUnit(which, i, 3);
    // The one in front stands lower and hides the others.
    const foot: f32 = i == 0 ? -m * 0.05 : i == 1 ? 0 : m * 0.012;
    const mid: f32 = i == 0 ? m * (0.02 + 0.08 * a) : i == 1 ? -m * (0.17 + 0.04 * a) : m * (0.24 + 0.03 * a);
    const tall: f32 = m * (i == 0 ? 0.2 + 0.08 * b : i == 1 ? 0.4 + 0.1 * b : 0.3 + 0.08 * b);
    const r: f32 = m * (i == 0 ? 0.13 : 0.1) * (0.85 + 0.3 * a);
    const ex: f32 = px - mid;
    const t: f32 = (py - foot) / tall;
    if (i == 1 && t >= 0.99) {
      for (let k: i32 = -1; k <= 1; k++) {
        const up: f32 = py - foot - tall;
        const bend: f32 = <f32>k * up * (0.24 + 0.9 * up / m) + (a - 0.5) * up * 0.3;
        if (up < m * (0.26 - 0.05 * <f32>(k * k))) {
          second(line(ex - bend, pen * 0.8) * 0.85);
          const node: f32 = fract(up / (m * 0.06));
          const leaf: f32 = (0.5 - abs<f32>(node - 0.5)) * m * 0.035;
          if (up > m * 0.05) Spot.tone = max<f32>(Spot.tone, filled(leaf - abs<f32>(ex - bend - leaf * 0.8)) * 0.7);
        }
      }
    }
    if (t < -0.02 || t > 1.02) continue;
    const wall: f32 = r * wallOf(clamp(t, 0, 1), 0.26 + 0.3 * b, 0.36 + 0.24 * a);
    const inside: f32 = min<f32>(wall - abs<f32>(ex), min<f32>(py - foot, foot + tall - py));
    if (inside < -pen) continue;
    const body: f32 = filled(inside);
    Spot.third *= 1 - body;
    Spot.tone *= 1 - body;
    if (i == washed) Spot.tone = body * (0.72 + 0.2 * noise2(px * 60, py * 60) + 0.2 * smooth(0, r, ex));
    else if (ex > wall * 0.25) second(body * 0.35 * line(fract((ex + py) / (pen * 3)) * pen * 3 - pen, pen * 0.5));
    second(line(inside, pen) * 0.9);
  }
  if (Spot.tone == 0 && Spot.third == 0 && abs<f32>(x) < 0.38) second(line(py + m * 0.001, pen * 0.7) * 0.7);
}

/** Hills in flat washes, the farther the paler, and a low sun. */
export function washedHills(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const ratio: f32 = w / h;
  const u: f32 = x * ratio;
  const ex: f32 = u - (s - 0.5) * 0.5 * ratio;
  const ey: f32 = y - 0.24;
  const paper: f32 = noise2(x * w * 420, y * h * 420) - 0.5;
  second(filled((0.085 - sqrt<f32>(ex * ex + ey * ey)) * h) * 0.42);
  for (let i: i32 = 0; i < 5; i++) {
    const k: f32 = <f32>i;
    const crest: f32 =
      0.14 - 0.125 * k + (noise2(u * (1.1 + 0.3 * k) + s * 50 + k * 9, k * 3 + 1) - 0.5) * 0.3 +
      (noise2(u * (4 + k) + k * 5, s * 20 + k) - 0.5) * 0.05;
    const on: f32 = filled((crest - y) * h);
    if (on <= 0) continue;
    // A wash settles darkest at its upper edge.
    const depth: f32 = 0.82 + 0.3 * smooth(0.12, 0, crest - y) + paper * 0.16;
    const warm: bool = i == 1 || i == 3;
    Spot.tone = mix(Spot.tone, warm ? <f32>0.1 : (0.2 + 0.17 * k) * depth, on);
    Spot.third = mix(Spot.third, warm ? (0.24 + 0.13 * k) * depth : <f32>0, on);
  }
}

/** A branch of eucalyptus in watercolor: round leaves in pairs, darker where they lie over each other. */
export function eucalyptus(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const s: f32 = hashUnit(which, 2, 4);
  const m: f32 = min<f32>(w, h);
  const tall: f32 = min<f32>(h * 0.8, m * 1.25);
  const px: f32 = x * w;
  const py: f32 = y * h + tall * 0.5;
  const bend: f32 = (s - 0.5) * 0.5;
  const up: f32 = py / tall;
  if (up > 0 && up < 0.98) second(line(px - bend * (up - 0.4) * (up - 0.4) * tall, m * 0.007) * 0.6);
  let lay: f32 = 0;
  for (let i: i32 = 0; i < 15; i++) {
    const t: f32 = i == 14 ? 0.99 : 0.14 + 0.86 * (<f32>(i >> 1) / 7);
    const side: f32 = i == 14 ? 0 : i & 1 ? 1 : -1;
    const size: f32 = m * (0.1 - 0.055 * t) * (0.85 + 0.3 * hashUnit(which, i, 6));
    turn(side * (0.17 - 0.06 * t));
    const ex: f32 = px - bend * (t - 0.4) * (t - 0.4) * tall - side * size * 1.05;
    const ey: f32 = py - t * tall - size * 0.35;
    const along: f32 = ey * turnCos + ex * turnSin;
    const across: f32 = ex * turnCos - ey * turnSin;
    const d: f32 = sqrt<f32>(across * across * 1.5 + along * along);
    const on: f32 = filled(size - d);
    if (on <= 0) continue;
    const wash: f32 = 0.34 + 0.2 * hashUnit(which, i, 7) + 0.16 * smooth(size * 0.7, size, d) + 0.16 * (noise2(px * 50 + <f32>i, py * 50) - 0.5);
    lay += on * wash - line(across, m * 0.003) * 0.12 * on;
  }
  Spot.tone = min<f32>(0.92, lay);
}

/** One great leaf on its stalk, slit between its ribs as a banana's is. */
export function greatLeaf(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const s: f32 = hashUnit(which, 2, 5);
  const m: f32 = min<f32>(w, h);
  turn((s - 0.5) * 0.12);
  const px: f32 = x * w * turnCos + y * h * turnSin;
  const py: f32 = y * h * turnCos - x * w * turnSin;
  const long: f32 = min<f32>(h * 0.72, m * 1.1);
  const q: f32 = (py + long * 0.36) / long;
  const bend: f32 = px - (s - 0.5) * 0.5 * q * q * long;
  if (q < 0.02 && q > -0.22) second(line(bend, m * 0.012) * 0.75);
  if (q <= 0 || q >= 1) return;
  const broad: f32 = m * (0.2 + 0.08 * hashUnit(which, 3, 5));
  const rib: f32 = (q - abs<f32>(bend) / long * 0.55) * 15 + (bend > 0 ? <f32>0 : 0.4);
  const one: i32 = <i32>floor<f32>(rib);
  const torn: f32 = hashUnit(one, which, bend > 0 ? 1 : 2) < 0.4 ? <f32>0.34 : 0;
  const gap: f32 = smooth(0.12, 0, fract(rib)) * torn;
  const half: f32 = broad * sqrt<f32>(4 * q * (1 - q)) * (1.1 - 0.35 * q) * (1 - gap * smooth(0.2, 1, abs<f32>(bend) / broad) * 2);
  const on: f32 = filled(half - abs<f32>(bend));
  const stripe: f32 = abs<f32>(fract(rib) - 0.5);
  Spot.tone = on * (0.62 + 0.16 * hashUnit(one, which, 8) + (bend > 0 ? <f32>0.12 : 0) + 0.12 * stripe);
  Spot.tone *= 1 - 0.7 * line(bend, m * 0.009);
}

/** The moon over still water, and its light broken on it. */
export function moonOverWater(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const m: f32 = min<f32>(w, h);
  const px: f32 = x * w - (s - 0.5) * 0.3 * w;
  const py: f32 = y * h;
  const horizon: f32 = -h * (0.1 + 0.06 * s);
  const ey: f32 = py - horizon - m * 0.26;
  const grain: f32 = noise2(x * w * 300, y * h * 300) - 0.5;
  if (py > horizon) {
    Spot.tone = 0.26 + 0.3 * smooth(horizon, h * 0.5, py) + grain * 0.06;
    const ring: f32 = filled(m * 0.13 - sqrt<f32>(px * px + ey * ey));
    Spot.tone *= 1 - ring;
    second(ring * 0.16);
    return;
  }
  const down: f32 = horizon - py;
  Spot.tone = 0.62 + 0.26 * smooth(0, h * 0.36, down) + grain * 0.06;
  const rows: f32 = down / (m * (0.016 + 0.05 * down / m));
  const own: f32 = noise2(floor<f32>(rows) * 7.3, s * 30);
  const reach: f32 = m * 0.13 * (0.35 + 0.9 * own) * (1 - down / (h * 0.5));
  const shine: f32 = filled(reach - abs<f32>(px + (own - 0.5) * m * 0.06)) * (fract(rows) < 0.55 ? <f32>1 : 0);
  Spot.tone *= 1 - 0.8 * shine;
}

/** A painted horizon: sky, land and what lies between, laid on with a broad knife. */
export function paintedHorizon(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const u: f32 = x * (w / h);
  const stroke: f32 = noise2(u * 2.3 + s * 40, y * 34) * 0.6 + noise2(u * 7 + s * 9, y * 110) * 0.4 - 0.5;
  const horizon: f32 = -0.08 + 0.14 * s + stroke * 0.02;
  const cloud: f32 = cloud3(u * 1.4 + s * 60, y * 4.2, s * 7);
  if (y > horizon) {
    const up: f32 = (y - horizon) / (0.5 - horizon);
    Spot.tone = 0.06 + 0.3 * up * up + 0.5 * smooth(0.52, 0.78, cloud) * up + stroke * 0.1;
    second(0.2 * smooth(0.3, 0, up) + stroke * 0.06);
    return;
  }
  const down: f32 = (horizon - y) / (horizon + 0.5);
  const bands: f32 = noise2(u * 1.1 + s * 20, down * 6 + 3);
  Spot.tone = clamp(0.3 + 0.5 * smooth(0.3, 0.7, bands) + 0.26 * down + stroke * 0.3, 0, 1);
  second(clamp(0.55 * smooth(0.6, 0.3, bands) * (0.4 + down) + stroke * 0.3, 0, 0.85));
  if (down < 0.07) Spot.tone = 0.78 + stroke * 0.3;
}

/** Reeds in ink: each one stroke, some with an ear. */
export function reeds(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const m: f32 = min<f32>(w, h);
  const px: f32 = x * w;
  const py: f32 = y * h + h * 0.4;
  if (py < 0) return;
  for (let i: i32 = 0; i < 17; i++) {
    const a: f32 = hashUnit(which, i, 3);
    const b: f32 = hashUnit(which, i, 4);
    const c: f32 = hashUnit(which, i, 5);
    const tall: f32 = h * (0.34 + 0.42 * a);
    const t: f32 = py / tall;
    if (t > 1) continue;
    const at: f32 = (b - 0.5) * w * 0.34 + (c - 0.42) * tall * (0.16 * t + 0.5 * t * t * t);
    const wide: f32 = m * 0.011 * (1 - t) + m * 0.0022;
    const ink: f32 = 0.55 + 0.4 * c;
    const on: f32 = line(px - at, wide) * ink;
    if (i % 3 == 0) Spot.tone = max<f32>(Spot.tone, on);
    else second(on);
    if (i % 4 == 1 && t > 0.86) second(filled(m * 0.012 * (1 - abs<f32>(t - 0.93) * 13) - abs<f32>(px - at)) * 0.85);
  }
}

/** A circle in one stroke of a broad brush that runs dry. */
export function inkCircle(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const m: f32 = min<f32>(w, h);
  const s: f32 = hashUnit(which, 4, 4);
  const px: f32 = x * w;
  const py: f32 = y * h - m * 0.02;
  const r: f32 = sqrt<f32>(px * px + py * py * 1.06);
  turn(0.58 + 0.2 * s);
  const k: f32 = 1 / max<f32>(r, 1e-5);
  const c: f32 = (px * turnCos + py * turnSin) * k;
  const d: f32 = (py * turnCos - px * turnSin) * k;
  // 0 where the brush was set down, 1 where it left, by the way it went round.
  const way: f32 = d > 0 ? (1 - c) * 0.25 : 0.5 + (1 + c) * 0.25;
  if (way > 0.965) return;
  const path: f32 = m * (0.29 + 0.02 * way);
  const wide: f32 = m * (0.05 - 0.026 * way) * (0.85 + 0.3 * noise2(way * 7, s * 20));
  const hair: f32 = noise2(((r - path) / m) * 260, way * 5 + s * 9);
  const dry: f32 = smooth(way * 0.95 - 0.34, way * 0.95 - 0.12, hair + 0.12);
  second(filled(wide - abs<f32>(r - path)) * dry * (0.94 - 0.2 * way));
}

/** Bands of a woven cloth or a painter of stripes: no two as wide, calm between. */
export function bands(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  if (abs<f32>(x) > 0.4 || abs<f32>(y) > 0.42) return;
  const rough: f32 = (noise2(x * w * 90, y * h * 9) - 0.5) * h * 0.004;
  let at: f32 = -0.42 * h;
  for (let i: i32 = 0; i < 12; i++) {
    const a: f32 = hashUnit(which, i, 6);
    const high: f32 = h * (i % 3 == 1 ? 0.016 + 0.02 * a : 0.05 + 0.1 * a);
    const on: f32 = filled(min<f32>(y * h - at + rough, at + high - y * h + rough));
    at += high + h * 0.012;
    if (on <= 0) continue;
    const worn: f32 = on * (0.84 + 0.22 * (noise2(x * w * 14, y * h * 160 + <f32>i) - 0.5));
    const pick: f32 = hashUnit(which, i, 7);
    if (pick < 0.34) Spot.tone = worn * 0.9;
    else if (pick < 0.56) second(worn * 0.85);
    else if (pick < 0.8) Spot.tone = worn * 0.4;
    else {
      Spot.tone = worn * 0.5;
      second(worn * 0.4);
    }
  }
}

/** A photograph of dunes: one side of each crest in the sun, the other in shadow, ripples on the near one. */
export function dunes(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const u: f32 = x * (w / h);
  Spot.tone = 0.1 + 0.2 * smooth(0, 0.5, y);
  for (let i: i32 = 0; i < 3; i++) {
    const k: f32 = <f32>i;
    const swing: f32 = sine(u * (2.1 - 0.3 * k) + s * 20 + k * 2.2);
    const crest: f32 = 0.2 - 0.2 * k + swing * (0.07 + 0.03 * k) + (noise2(u * 2 + k * 7, s * 30) - 0.5) * 0.06;
    const below: f32 = crest - y;
    const on: f32 = filled(below * h);
    if (on <= 0) continue;
    // The crest runs down through the dune; what lies to one side of it is in shadow.
    const edge: f32 = u - (s - 0.5 + 0.5 * (k - 1)) - below * (0.9 - 0.5 * k) - 0.3 * sine(below * 5 + k * 2);
    const ripple: f32 = sine((below * 90 + noise2(u * 5, below * 9) * 7 + u * 9) * 1.4) * 0.035 * k;
    const lit: f32 = 0.2 + 0.05 * k + 0.12 * smooth(0, 0.4, below) + ripple;
    const dark: f32 = 0.74 - 0.06 * k - 0.26 * smooth(0, 0.5, below);
    Spot.tone = mix(Spot.tone, mix(lit, dark, smooth(-0.01, 0.01 + 0.12 * below, edge)), on);
  }
  Spot.tone += (noise2(x * w * 900, y * h * 900) - 0.5) * 0.05;
}

/** A friendly animal's face for a child: a bear, a rabbit or a cat by its seed. */
export function animal(x: f32, y: f32, w: f32, h: f32, which: i32): void {
  const m: f32 = min<f32>(w, h);
  const kind: i32 = <i32>(hashUnit(which, 1, 9) * 3);
  const px: f32 = abs<f32>(x * w) / m;
  const py: f32 = (y * h) / m + (kind == 1 ? <f32>0.1 : 0.02);
  let ear: f32 = 0;
  let inner: f32 = 0;
  if (kind == 0) {
    ear = 0.1 - sqrt<f32>((px - 0.2) * (px - 0.2) + (py - 0.21) * (py - 0.21));
    inner = ear - 0.045;
  } else if (kind == 1) {
    const lean: f32 = px - 0.11 - (py - 0.3) * 0.16;
    ear = 0.2 - sqrt<f32>(lean * lean * 11 + (py - 0.34) * (py - 0.34));
    inner = ear - 0.07;
  } else {
    ear = min<f32>(0.33 - py, (py - 0.1) * 0.45 - abs<f32>(px - 0.19) * 0.8 + 0.07);
    inner = ear - 0.05;
  }
  const face: f32 = 0.27 - sqrt<f32>(px * px * 0.84 + py * py * 1.1);
  const head: f32 = max<f32>(filled(face * m), filled(ear * m));
  Spot.tone = head * 0.62;
  if (face < 0) Spot.tone *= 1 - 0.6 * filled(inner * m);
  const snout: f32 = filled((0.1 - sqrt<f32>(px * px * 0.7 + (py + 0.09) * (py + 0.09) * 1.3)) * m);
  Spot.tone *= 1 - 0.75 * snout;
  const nose: f32 = filled((0.032 - sqrt<f32>(px * px * 0.6 + (py + 0.055) * (py + 0.055) * 1.4)) * m);
  const eye: f32 = filled((0.02 - sqrt<f32>((px - 0.11) * (px - 0.11) + (py - 0.04) * (py - 0.04))) * m);
  second(max<f32>(nose, eye) * 0.95);
  second(filled((0.035 - sqrt<f32>((px - 0.17) * (px - 0.17) + (py + 0.05) * (py + 0.05))) * m) * 0.22);
  if (py < -0.08 && py > -0.13) second(line((px - 0.028) * m - (py + 0.13) * 0.2 * m, m * 0.009) * 0.7);
}
