// What hangs on walls and shines from screens and shades: paintings, a still of a film, lit cloth.
import { cloud3, fract, hash3, hashUnit, mix, noise2, sine, smooth, turn, turnCos, turnSin, unit } from '../math';
import { seen, Spot } from './pattern';
import { TUBE } from '../scene';

// A painting: broad fields, a horizon or arcs; base, accent and third are its colours.
export function art(u: f32, v: f32, w: f32, h: f32, which: i32): void {
  const x: f32 = u / w;
  const y: f32 = v / h;
  const brush: f32 = (noise2(x * 5 + <f32>which, y * 46) - 0.5) * 0.05 + (noise2(x * 3, y * 3 + <f32>which) - 0.5) * 0.16;
  const kind: i32 = which % 16;
  const s: f32 = hashUnit(which, 7, 9);
  if (kind == 0) land(x, y, w, h, s, brush);
  else if (kind == 1) arcs(x, y, w, h, s, brush);
  else if (kind == 2) fields(x, y, s, brush);
  else if (kind == 4) ridges(x, y, s);
  else if (kind == 5) disk(x, y, w, h, s, brush);
  else if (kind == 6) water(x, y, s, brush);
  else if (kind == 7) contours(x, y, w, h, s);
  else if (kind == 8) firs(x, y, w, h, s, which);
  else if (kind == 9) balloon(x, y, w, h, s);
  else if (kind == 10) snow(x, y, w, h, s, which);
  else if (kind == 11) strokes(x, y, w, h, s, brush, which);
  else sprig(x, y);
  Spot.shade = 1 + brush * 0.7;
}

// Layered land and sky.
function land(x: f32, y: f32, w: f32, h: f32, s: f32, brush: f32): void {
  const line: f32 = brush + (s - 0.5) * 0.3;
  if (y < line - 0.42) Spot.third = 0.9;
  else if (y < line - 0.1) Spot.tone = 0.85 - (y - line + 0.42) * 1.2;
  else Spot.tone = smooth(0.2, 0.6, y - line) * 0.25;
  const sx: f32 = x - (s - 0.5) * 0.5;
  const sy: f32 = y - 0.22;
  if (sx * sx * (w / h) * (w / h) + sy * sy < 0.018) Spot.third = 0.8;
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

// Colour fields.
function fields(x: f32, y: f32, s: f32, brush: f32): void {
  if (y + brush > 0.12) Spot.tone = 0.75;
  else if (y + brush < -0.2) Spot.third = 0.8;
  if (x + brush * 2 > 0.2 + (s - 0.5) * 0.3 && y > -0.1) Spot.third = 0.55;
}

// Ridges behind each other, the nearest the darkest.
function ridges(x: f32, y: f32, s: f32): void {
  for (let i: i32 = 0; i < 4; i++) {
    const line: f32 = 0.2 - <f32>i * 0.16 + (noise2(x * (3 + <f32>i) + s * 40 + <f32>i * 9, 2.5) - 0.5) * 0.26;
    if (y < line) Spot.third = 0.16 + <f32>i * 0.25;
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

// Contours, drawn with a pen.
function contours(x: f32, y: f32, w: f32, h: f32, s: f32): void {
  const high: f32 = cloud3(x * w * 5 + s * 20, y * h * 5, s * 9) * 9;
  if (abs<f32>(fract(high) - 0.5) < 0.07) Spot.third = 0.75;
}

// A photograph of firs in fog, the farther the paler.
function firs(x: f32, y: f32, w: f32, h: f32, s: f32, which: i32): void {
  for (let i: i32 = 0; i < 4; i++) {
    const at: f32 = x * (17 - 4 * <f32>i) * (w / h) + s * 40 + <f32>i * 7;
    const id: f32 = floor<f32>(at);
    const tall: f32 = 0.1 + 0.2 * hashUnit(<i32>id, which, i);
    const off: f32 = abs<f32>(at - id - 0.5) + (noise2(x * 70, y * 70) - 0.5) * 0.16;
    if (y < 0.12 - <f32>i * 0.2 + tall * (1 - off * 2.3)) Spot.third = 0.12 + <f32>i * 0.26;
  }
  Spot.third *= 0.75 + 0.4 * smooth(-0.5, 0.3, -y);
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

// Three strokes of a broad brush that ran dry.
function strokes(x: f32, y: f32, w: f32, h: f32, s: f32, brush: f32, which: i32): void {
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
      if (i == 1) Spot.tone = 0.9;
      else {
        Spot.third = i == 0 ? 0.95 : 0.5;
        Spot.tone = 0;
      }
    }
  }
}

// A sprig: stem and leaves on a plain ground.
function sprig(x: f32, y: f32): void {
  const stem: f32 = x - sine(y * 3.2) * 0.06;
  if (abs<f32>(stem) < 0.006 && y > -0.4 && y < 0.36) Spot.third = 0.8;
  const leafY: f32 = fract(y * 6) - 0.5;
  const side: f32 = abs<f32>(stem) - 0.11;
  if (y > -0.3 && y < 0.38 && side * side * 60 + (leafY + side * 2) * (leafY + side * 2) * 9 < 0.55) Spot.third = 0.75;
}

// A still of a film between black bars: a lake at dusk, hills behind one another, a jetty with somebody on it.
export function film(u: f32, v: f32, w: f32, h: f32): void {
  const x: f32 = u / w;
  const bar: f32 = min<f32>(1, (w / h) / 2.39);
  const y: f32 = v / h / bar;
  if (abs<f32>(y) > 0.5) {
    Spot.emitR = 0.004;
    Spot.emitG = 0.004;
    Spot.emitB = 0.005;
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
  Spot.emitR *= r;
  Spot.emitG *= g;
  Spot.emitB *= b;
}

// A lit lampshade: brightest at the height of its bulb, darker at its rims, in the fine lines of its cloth.
export function lit(at: usize, u: f32, v: f32, lz: f32): void {
  const up: f32 = load<u32>(at) == TUBE ? lz / load<f32>(at, 72) : lz;
  const e: f32 = abs<f32>(up);
  Spot.glow = 1.12 - 0.42 * e * e;
  if (e > 0.95 && load<u32>(at) == TUBE) Spot.glow *= 0.72;
  Spot.glow *= 1 + (noise2(u * 90, v * 1400) + noise2(u * 1400, v * 90) - 1) * 0.16 * seen(0.0016);
}
