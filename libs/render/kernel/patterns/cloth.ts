// Cloth by its weave, carpets, rugs, leather. Lengths in metres.
import { clamp, cloud3, fract, hashUnit, noise2, noise3, sine, smooth } from '../math';
import { seen, Spot } from './pattern';

// 0 is plain cloth.
const TWILL: u32 = 1;
const BOUCLE: u32 = 2;
const VELVET: u32 = 3;
const BASKET: u32 = 4;
const KNIT: u32 = 5;

/** How wide a thick place in the yarn is, and how long, metres: flax is spun with them, and dyed and pressed they stay. */
const SLUB: f32 = 0.0034;
const SLUB_LONG: f32 = 0.04;
/** Cloth of threads finer than this, metres, is spun of combed yarn: hardly a slub is left in it. */
const COMBED: f32 = 0.0012;

/** Creases of cloth that is drawn over a seat slope no more than this: they have no shade of their own. */
const SHALLOW: f32 = 0.13;

// Creases of crumpled cloth, so many to a metre: its slopes turn over along lines, which run askew to all axes.
function crumple(x: f32, y: f32, z: f32, dense: f32, slope: f32, face: u32): void {
  const p: f32 = (0.36 * x + 0.48 * y - 0.8 * z) * dense;
  const q: f32 = (0.6 * y - 0.8 * x) * dense;
  const r: f32 = (0.48 * x + 0.64 * y + 0.6 * z) * dense;
  const n: f32 = noise3(p, q, r);
  const s: f32 = 0.1;
  const u: f32 = face == 0 ? noise3(p + 0.48 * s, q + 0.6 * s, r + 0.64 * s) : noise3(p + 0.36 * s, q - 0.8 * s, r + 0.48 * s);
  const v: f32 = face == 2 ? noise3(p + 0.48 * s, q + 0.6 * s, r + 0.64 * s) : noise3(p - 0.8 * s, q, r + 0.6 * s);
  const sharp: f32 = max<f32>(0.035, Spot.span * dense);
  const side: f32 = clamp((n - 0.5) / sharp, -1, 1) * (slope / s);
  Spot.bumpU += (u - n) * side;
  Spot.bumpV += (v - n) * side;
  // Down in a deep crease less light comes to it.
  Spot.shade -= max<f32>(0, slope - SHALLOW) * 0.45 * smooth(sharp * 1.6, 0, abs<f32>(n - 0.5));
}

// Cloth by its weave; `pitch` is from thread to thread. Fibres that stand off catch light at grazing angles. Each piece that it is cut
// into, by its number `own`, lies in the light with its nap another way.
export function weave(
  u: f32, v: f32, x: f32, y: f32, z: f32, pitch: f32, strength: f32, kind: u32, bump: f32, own: u32,
  face: u32,
): void {
  const rim: f32 = (1 - Spot.facing) * (1 - Spot.facing);
  const nap: f32 = (hashUnit(<i32>own, 7, 31) - 0.5) * 0.06;
  const drape: f32 = noise3(x * 6, y * 6, z * 6) - 0.5;
  Spot.bumpU = drape * bump * 0.3;
  Spot.bumpV = (noise3(x * 6 + 60, y * 6, z * 6) - 0.5) * bump * 0.3;
  // Where it is drawn over something soft it creases, here more than there: flat between its creases, sharp in them.
  const pull: f32 = noise3(x * 3.1 + 9, y * 3.1, z * 3.1);
  if (kind != BOUCLE && kind != VELVET && kind != KNIT) {
    const worn: f32 = (0.35 + 0.65 * smooth(0.3, 0.65, pull)) * bump;
    crumple(x + pull * 0.16, y, z + pull * 0.1, 9, worn * 0.5, face);
    crumple(x, y + pull * 0.13, z, 26, worn * 0.42, face);
  }
  // Yarn is never dyed quite evenly, and what is sat on is rubbed lighter.
  const near: f32 = seen(0.006);
  const heather: f32 = near > 0 ? (noise3(x * 210, y * 210, z * 210) - 0.5) * near : 0;
  const flecks: f32 = (noise3(x * 84, y * 84, z * 84) - 0.5) * (kind == BOUCLE ? <f32>0.2 : 0.9);
  Spot.tone = 0.12 + (heather * 0.6 + flecks * 0.5 * seen(0.02) + (pull - 0.5) * 0.3) * strength;
  if (kind == BOUCLE) {
    const k: f32 = 1 / pitch;
    const loops: f32 = noise3(x * k, y * k, z * k) * 0.65 + noise3(x * k * 2.1 + 8, y * k * 2.1, z * k * 2.1) * 0.35;
    const clear: f32 = seen(pitch * 1.3);
    // Farther off, loops run together to nubs of many.
    const nubs: f32 = (noise3(x * k * 0.44, y * k * 0.44 + 5, z * k * 0.44) - 0.5) * seen(pitch * 4);
    const far: f32 = 1.6 * bump * seen(pitch * 4);
    Spot.bumpU += (noise3(x * k * 0.44 + 31, y * k * 0.44, z * k * 0.44) - 0.5) * far;
    Spot.bumpV += (noise3(x * k * 0.44, y * k * 0.44 + 31, z * k * 0.44) - 0.5) * far;
    Spot.tone += (0.5 - loops) * 0.24 * strength * clear;
    Spot.shade = 0.96 + nap + (loops - 0.5) * 0.22 * clear + nubs * 0.22 + rim * 0.16;
    Spot.bumpU += (noise3(x * k + 40, y * k, z * k) - 0.5) * bump * 1.6 * clear;
    Spot.bumpV += (noise3(x * k, y * k + 40, z * k) - 0.5) * bump * 1.6 * clear;
    return;
  }
  if (kind == VELVET) {
    // The pile is dark where one looks into it and light where one looks along it; a hand left strokes.
    const stroke: f32 = smooth(0.42, 0.6, cloud3(x * 4, y * 4, z * 4));
    Spot.shade = 0.82 + nap + 0.045 * stroke;
    Spot.tone = rim * 1.1 + stroke * 0.03;
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
    Spot.shade = 1 + nap - (1 - deep) * 0.4 * clear + rim * 0.1;
    Spot.bumpU += (du > 0 ? <f32>-1 : <f32>1) * (1 - deep) * bump * 1.5 * clear;
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
  Spot.tone += ((yarn - 0.5) * 1.1 + (twill && over ? <f32>0.25 : <f32>0)) * strength * slubs;
  const far: f32 = seen(SLUB * 2);
  if (pitch > COMBED && far > 0) {
    const warp: f32 = noise2(u / SLUB, v / SLUB_LONG + 3) - 0.5;
    const weft: f32 = noise2(v / SLUB + 71, u / SLUB_LONG) - 0.5;
    Spot.tone += (warp + weft) * 0.44 * strength * far;
  }
  const round: f32 = across * across * 4;
  const dark: f32 = kind == BASKET ? <f32>0.75 : <f32>0.3;
  Spot.shade += nap - 0.02 - (round * round - 0.25) * dark * clear + rim * (kind == BASKET ? <f32>0 : <f32>0.22);
  if (over) Spot.bumpU += du * bump * 2.4 * clear;
  else Spot.bumpV += dv * bump * 2.4 * clear;
}

export function pile(x: f32, y: f32, z: f32, strength: f32, bump: f32): void {
  const a: f32 = noise3(x * 260, y * 260, z * 260);
  const b: f32 = cloud3(x * 30, y * 30, z * 30);
  const tufts: f32 = seen(0.006);
  Spot.tone = 0.15 + ((a - 0.5) * 0.6 * tufts + (b - 0.5) * 0.2) * strength;
  Spot.bumpU = (noise2(x * 190, y * 190) - 0.5) * bump * tufts;
  Spot.bumpV = (noise2(x * 190 + 40, y * 190 + 9) - 0.5) * bump * tufts;
}

// Kind 0 plain, 1 border, 2 stripe, 3 kilim, 4 round, 5 lattice, 6 medallion. a, b: half sizes.
export function rug(x: f32, y: f32, a: f32, b: f32, kind: u32, bump: f32): void {
  const n: f32 = noise2(x * 210, y * 210);
  const c: f32 = cloud3(x * 7, y * 7, 2);
  const wobble: f32 = (noise2(x * 16, y * 16) - 0.5) * 0.005;
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
    if (s > 0.21 && s < 0.23) Spot.third = 0.5;
  } else if (kind == 0) {
    // a flat weave in chevrons, as sisal has it
    const v: f32 = fract((y + abs<f32>(fract(x / 0.09) - 0.5) * 0.045) / 0.024);
    t = (v < 0.5 ? <f32>0.16 : <f32>0) * seen(0.014);
    Spot.third = (v < 0.5 ? <f32>0 : <f32>0.16) * seen(0.014);
  } else if (kind == 3) {
    kilim(x, y, a, b, edge, wobble);
    t = Spot.tone;
  } else if (kind == 5) {
    // Lines knotted by eye on undyed wool: lozenges as wide as a hand is long, and some with a smaller one inside.
    const u: f32 = x / 0.34 + wobble * 1.5;
    const v: f32 = y / 0.45 + wobble * 1.3;
    const d: f32 = abs<f32>(fract(u) - 0.5) * 2 + abs<f32>(fract(v) - 0.5) * 2 + (noise2(x * 7, y * 7) - 0.5) * 0.025;
    if (abs<f32>(d - 1) < 0.055) Spot.third = 0.9;
    else if (d < 0.3 && hashUnit(<i32>floor<f32>(u), <i32>floor<f32>(v), 78) < 0.3) t = 0.6;
  } else if (kind == 6) {
    medallion(x, y, a, b, edge, wobble);
    t = Spot.tone;
  }
  // Feet and sun have worn it, here more and there less.
  const worn: f32 = 0.82 + 0.1 * cloud3(x * 2.3 + 9, y * 2.3, 5) + 0.3 * (noise2(warp * 150, weft * 60) - 0.5) * seen(0.007);
  t *= worn;
  Spot.third *= worn;
  Spot.tone = t + (n - 0.5) * 0.1 * seen(0.007);
  const lot: f32 = noise2(warp * 26, weft * 1.1 + 40) - 0.5;
  // Tufts of many threads, and the pile stroked this way and that by feet and a vacuum cleaner.
  const tufts: f32 = (noise2(x * 74 + 5, y * 74) - 0.5) * seen(0.018);
  const stroked: f32 = smooth(0.46, 0.54, noise2(warp * 2.1 + c * 0.8, weft * 5.2 + 17)) - 0.5;
  Spot.shade = 0.96 + (n - 0.5) * 0.16 * seen(0.007) + tufts * 0.24 + stroked * 0.035 + (c - 0.5) * 0.05 + lot * 0.06 * seen(0.03);
  // The bound edge.
  if (edge < 0.012) Spot.shade *= 0.8;
  // Within it the pile stands up, and shades it a little.
  else if (edge < 0.03) Spot.shade *= 1.03 - 0.12 * smooth(0.018, 0.012, edge);
  Spot.bumpU = (n - 0.5) * bump * seen(0.007) + tufts * bump * 0.5;
  Spot.bumpV = (noise2(x * 210 + 30, y * 210 + 70) - 0.5) * bump * seen(0.007) + stroked * bump * 0.05;
}

// A border of two guards with hooks between them, and a field of stepped diamonds, each of its own dyes.
function kilim(x: f32, y: f32, a: f32, b: f32, edge: f32, wobble: f32): void {
  Spot.tone = 0;
  if (edge < 0.2) {
    if ((edge > 0.025 && edge < 0.04) || (edge > 0.17 && edge < 0.185)) Spot.third = 0.8;
    else if (edge > 0.05 && edge < 0.16) {
      const along: f32 = a - abs<f32>(x) < b - abs<f32>(y) ? y : x;
      const tooth: f32 = abs<f32>(fract(along / 0.12) - 0.5) * 2;
      const high: f32 = floor<f32>((edge - 0.05) / 0.014) * 0.014;
      if (tooth > high / 0.11) Spot.tone = 0.85;
    }
    return;
  }
  // As many whole diamonds as the field holds.
  const w: f32 = ((a - 0.2) * 2) / max<f32>(1, floor<f32>((a - 0.2) / 0.21 + 0.5));
  const h: f32 = ((b - 0.2) * 2) / max<f32>(1, floor<f32>((b - 0.2) / 0.17 + 0.5));
  const u: f32 = (x + a - 0.2) / w;
  const v: f32 = (y + b - 0.2) / h;
  const own: f32 = hashUnit(<i32>floor<f32>(u), <i32>floor<f32>(v), 77);
  const step: f32 = floor<f32>((abs<f32>(fract(v) - 0.5) * 2 + wobble) * 9) / 9;
  const d: f32 = abs<f32>(fract(u) - 0.5) * 2 + step;
  if (d > 0.93 && d < 1.06) Spot.third = 0.8;
  else if (d <= 0.93 && d > 0.66) Spot.tone = own < 0.5 ? 0.9 : 0.55;
  else if (d <= 0.66 && d > 0.52) Spot.third = own < 0.5 ? <f32>0.7 : 0.2;
  else if (d < 0.24) Spot.tone = own < 0.5 ? 0.6 : 0.9;
  else if (d > 1.5) Spot.tone = 0.8;
}

// What a knotted flower shows at a place in its square of -0.5 to 0.5: 0 the ground, 1 its outline, 2 petals, 3 its heart.
function flower(u: f32, v: f32, size: f32): i32 {
  const x2: f32 = u * u;
  const y2: f32 = v * v;
  const d2: f32 = max<f32>(x2 + y2, 1e-6);
  // The cosine of four times the angle, and with the axes turned by an eighth, its opposite: eight petals, four of them long.
  const four: f32 = (x2 * x2 - 6 * x2 * y2 + y2 * y2) / (d2 * d2);
  const r: f32 = (sqrt<f32>(d2) / size) * (1 - 0.2 * four + 0.14 * (2 * four * four - 1));
  return r < 0.3 ? 3 : r < 0.84 ? 2 : r < 1 ? 1 : 0;
}

/** How far flowers of a carpet's field are apart, metres. */
const FLOWERS: f32 = 0.084;

// A carpet from the east, worn thin: guards, a border of flowers on a vine, a field of flowers in rows and a medallion.
function medallion(x: f32, y: f32, a: f32, b: f32, edge: f32, wobble: f32): void {
  Spot.tone = 0;
  const e: f32 = edge + wobble * 0.3;
  if (e < 0.03) {
    Spot.tone = 0.6;
  } else if (e < 0.042 || (e > 0.26 && e < 0.272)) {
    Spot.third = 0.8;
  } else if (e < 0.26) {
    const along: f32 = (a - abs<f32>(x) < b - abs<f32>(y) ? y : x) / 0.17;
    const deep: f32 = (e - 0.151) / 0.17;
    const u: f32 = fract(along) - 0.5;
    const in2: f32 = abs<f32>(deep - 0.2 * sine(along * 6.2831853)) - 0.03;
    const bloom: i32 = flower(u, deep, 0.34);
    const bud: i32 = flower(fract(along + 0.5) - 0.5, deep, 0.17);
    Spot.tone = bloom == 2 ? 0.25 : bud == 2 ? 0.35 : 0.6;
    if (bloom == 1 || bloom == 3 || bud == 1 || (bloom == 0 && bud == 0 && in2 < 0)) Spot.third = 0.35;
  } else {
    const p: f32 = x / (a - 0.27);
    const q: f32 = y / (b - 0.27);
    const d2: f32 = max<f32>(p * p + q * q, 1e-6);
    const four: f32 = (p * p * p * p - 6 * p * p * q * q + q * q * q * q) / (d2 * d2);
    // Lobes about the medallion; corners answer it.
    const rim: f32 = sqrt<f32>(d2) * (1 - 0.07 * four + 0.05 * (2 * four * four - 1));
    const inside: bool = rim < 0.44 || rim > 1.16;
    const row: f32 = floor<f32>(y / FLOWERS + 0.5);
    const u: f32 = fract(x / FLOWERS + (<i32>row & 1 ? <f32>0.5 : 0) + 0.5) - 0.5;
    const v: f32 = fract(y / FLOWERS + 0.5) - 0.5;
    const big: i32 = flower(u, v, 0.33);
    const small: i32 = flower(u < 0 ? u + 0.5 : u - 0.5, v, 0.14);
    const stem: f32 = abs<f32>(v - 0.17 * sine((u + 0.5) * 12.566371));
    if (abs<f32>(rim - 0.44) < 0.022 || abs<f32>(rim - 1.16) < 0.022) {
      Spot.third = 0.8;
    } else {
      const ground: f32 = inside ? 0.16 : 0.72;
      const petals: f32 = inside ? 0.5 : 0.4;
      Spot.tone = big == 2 || small >= 2 ? petals : ground;
      if (big == 3) Spot.third = 0.4;
      else if (big == 1) Spot.third = 0.2;
      else if (big == 0 && small == 0 && stem < 0.028) Spot.third = 0.3;
    }
  }
}

// A hide: rubbed paler here than there, with a fine grain; where one sits it creases, broadly and finely, and shines less in the creases.
export function leather(x: f32, y: f32, z: f32, bump: f32, face: u32): void {
  const a: f32 = cloud3(x * 3, y * 3, z * 3);
  const fine: f32 = seen(0.004);
  const b: f32 = noise3(x * 380, y * 380, z * 380);
  const sat: f32 = smooth(0.38, 0.62, a);
  const c: f32 = abs<f32>(cloud3(x * 17, y * 17, z * 17) - 0.5);
  const crease: f32 = (1 - smooth(0, 0.02, c)) * sat;
  Spot.bumpU = (noise3(x * 7, y * 7, z * 7) - 0.5) * bump * 0.6 + (b - 0.5) * bump * 0.4 * fine;
  Spot.bumpV = (noise3(x * 7 + 20, y * 7, z * 7) - 0.5) * bump * 0.6;
  crumple(x + a * 0.12, y, z, 9, (0.2 + 0.8 * sat) * bump * 0.75, face);
  crumple(x, y + a * 0.1, z, 24, (0.1 + 0.9 * sat) * bump * 0.6, face);
  Spot.tone = (a - 0.4) * 0.33 + crease * 0.2;
  Spot.shade = 0.97 + (b - 0.5) * 0.08 * fine + (noise3(x * 46, y * 46, z * 46) - 0.5) * 0.1 * seen(0.02);
  Spot.roughness = clamp(Spot.roughness + (b - 0.5) * 0.12 * fine + (a - 0.5) * 0.2 + crease * 0.1, 0.1, 1);
}
