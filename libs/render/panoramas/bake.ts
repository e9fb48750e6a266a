// Renders a garden to a panorama with the kernel's own rays: paths from the eye through leaves that light shines through.
// bake.mjs compiles it together with ../kernel and has the other side of its tables.
//
// A surface's entry, 128 bytes: kind u32 (0 leaf or anything thin, 1 solid, 2 ground), then what it sends back r g b, what
// passes it r g b, a second colour r g b, how much tones differ, gloss, share of snow on it, half the side of the lawn.

import { cloud3, exp2, FAR, fract, hash3, mix, noise2, smooth, turn, turnCos, turnSin, unit } from './math';
import { mountains } from './outdoors/garden';
import { halfTurnU, halfTurnW } from './outdoors/panorama';
import { DESERT, hillB, hillG, hillR, plants, seenB, seenG, seenR } from './outdoors/seen';
import { clouds, setOutside } from './outside';
import { materialAt, primitiveAt, TRIANGLES, triangles } from './scene';
import { hitPrimitive, hitT, hitTriangle, passes, trace } from './traverse';

export { setScene } from './scene';
export { setOutside };

const LEAF: u32 = 0;
const GROUND: u32 = 2;
const BOUNCES: i32 = 4;
/** Irradiance over pi of the sun, with its color. */
const SUN_R: f32 = 1.3;
const SUN_G: f32 = 1.18;
const SUN_B: f32 = 0.96;
/** The sun's height, as its sine and cosine, and how far to the left of where one looks it stands, in turns. */
const SUN_SINE: f32 = 0.6;
const SUN_COSINE: f32 = 0.8;
const SUN_ASIDE: f32 = 0.335;
const EYE: f32 = 1.5;

let pixel: i32 = 0;
let sample: i32 = 0;
let dimension: i32 = 0;

// The next number of a sample; the first ones, which choose the place in the pixel and on the sun, are spread evenly.
function next(): f32 {
  dimension++;
  if (dimension > 5) return unit(hash3(pixel, dimension, sample));
  const step: f32 =
    dimension == 1
      ? 0.61803399
      : dimension == 2
        ? 0.75487767
        : dimension == 3
          ? 0.56984029
          : dimension == 4
            ? 0.8191725
            : 0.67104361;
  return fract(unit(hash3(pixel, dimension, 77)) + <f32>sample * step);
}

let skyR: f32 = 0;
let skyG: f32 = 0;
let skyB: f32 = 0;

// The sky as a light.
function lightOfSky(z: f32): void {
  const t: f32 = smooth(0, 0.8, z);
  skyR = mix(0.36, 0.19, t);
  skyG = mix(0.4, 0.26, t);
  skyB = mix(0.44, 0.38, t);
}

let nx: f32 = 0;
let ny: f32 = 0;
let nz: f32 = 1;
let backR: f32 = 0;
let backG: f32 = 0;
let backB: f32 = 0;
let throughR: f32 = 0;
let throughG: f32 = 0;
let throughB: f32 = 0;
let gloss: f32 = 0;
let kind: u32 = 0;

// What was met at (x, y, z): its normal and its colors.
function look(x: f32, y: f32, z: f32): void {
  const at: usize = primitiveAt(hitPrimitive);
  const surface: usize = materialAt(load<u32>(at, 4));
  kind = load<u32>(surface);
  backR = load<f32>(surface, 4);
  backG = load<f32>(surface, 8);
  backB = load<f32>(surface, 12);
  throughR = load<f32>(surface, 16);
  throughG = load<f32>(surface, 20);
  throughB = load<f32>(surface, 24);
  gloss = load<f32>(surface, 44);
  nx = 0;
  ny = 0;
  nz = 1;
  if (kind == GROUND) {
    ground(surface, x, y);
    return;
  }
  const t: usize = triangles + <usize>(hitTriangle >> 2) * TRIANGLES + ((<usize>(hitTriangle & 3)) << 2);
  const ax: f32 = load<f32>(t, 48);
  const ay: f32 = load<f32>(t, 64);
  const az: f32 = load<f32>(t, 80);
  const bx: f32 = load<f32>(t, 96);
  const by: f32 = load<f32>(t, 112);
  const bz: f32 = load<f32>(t, 128);
  const fx: f32 = ay * bz - az * by;
  const fy: f32 = az * bx - ax * bz;
  const fz: f32 = ax * by - ay * bx;
  nx = load<f32>(at, 16) * fx + load<f32>(at, 32) * fy + load<f32>(at, 48) * fz;
  ny = load<f32>(at, 20) * fx + load<f32>(at, 36) * fy + load<f32>(at, 52) * fz;
  nz = load<f32>(at, 24) * fx + load<f32>(at, 40) * fy + load<f32>(at, 56) * fz;
  const k: f32 = 1 / max<f32>(sqrt<f32>(nx * nx + ny * ny + nz * nz), 1e-12);
  nx *= k;
  ny *= k;
  nz *= k;
  // A leaf's own tone, and where it stands between the two colors of its plant.
  const vary: f32 = load<f32>(surface, 40);
  const tone: f32 = 1 + vary * (2 * load<f32>(t, 144) - 1);
  const hue: f32 = smooth(0.25, 0.85, load<f32>(t, 160));
  const r: f32 = mix(backR, load<f32>(surface, 28), hue);
  const g: f32 = mix(backG, load<f32>(surface, 32), hue);
  const b: f32 = mix(backB, load<f32>(surface, 36), hue);
  throughR *= (tone * r) / max<f32>(backR, 1e-3);
  throughG *= (tone * g) / max<f32>(backG, 1e-3);
  throughB *= (tone * b) / max<f32>(backB, 1e-3);
  backR = r * tone;
  backG = g * tone;
  backB = b * tone;
  const snow: f32 = load<f32>(surface, 48);
  if (snow > 0) {
    const lies: f32 = snow * smooth(0.35, 0.6, abs<f32>(nz) + 0.5 * (noise2(x * 9, y * 9 + z * 7) - 0.5));
    backR = mix(backR, 0.82, lies);
    backG = mix(backG, 0.85, lies);
    backB = mix(backB, 0.9, lies);
  }
}

// A lawn, a bed of mulch along the fence, rough grass behind it.
function ground(surface: usize, px: f32, py: f32): void {
  const far: f32 = max<f32>(sqrt<f32>(px * px + py * py), 1e-3);
  const x: f32 = halfTurnU(px / far, py / far) * far;
  const y: f32 = halfTurnW(px / far, py / far) * far;
  const half: f32 = load<f32>(surface, 52);
  const out: f32 = max<f32>(abs<f32>(px), abs<f32>(py));
  const edge: f32 = half + (noise2(x * 0.45 + 9, y * 0.45) - 0.5) * 0.9;
  const rough: f32 = load<f32>(surface, 40);
  const fine: f32 = 1 + rough * (2 * noise2(x * 38, y * 38) * (0.5 + noise2(x * 9, y * 9)) - 1);
  const patch: f32 = 1 + rough * (1.25 * cloud3(x * 0.5, y * 0.5, 2) - 0.625);
  const bed: f32 = smooth(edge, edge + 0.06, out) * smooth(half + 3, half + 2.9, out);
  const tone: f32 = fine * patch;
  backR = mix(backR * tone, load<f32>(surface, 28) * fine, bed);
  backG = mix(backG * tone, load<f32>(surface, 32) * fine, bed);
  backB = mix(backB * tone, load<f32>(surface, 36) * fine, bed);
}

/** Samples of a pixel that met nothing. */
let open: i32 = 0;
let sumR: f32 = 0;
let sumG: f32 = 0;
let sumB: f32 = 0;
let sunX: f32 = 0;
let sunY: f32 = 0;
let sunZ: f32 = 0;
let wayX: f32 = 0;
let wayY: f32 = 0;
let wayZ: f32 = 0;

// A direction by cosine about a normal.
function around(x: f32, y: f32, z: f32): void {
  const h: f32 = 1 - 2 * next();
  const r: f32 = sqrt<f32>(max<f32>(0, 1 - h * h));
  turn(next());
  wayX = x + r * turnCos;
  wayY = y + r * turnSin;
  wayZ = z + h;
  const k: f32 = 1 / max<f32>(sqrt<f32>(wayX * wayX + wayY * wayY + wayZ * wayZ), 1e-5);
  wayX *= k;
  wayY *= k;
  wayZ *= k;
}

// Adds the light of one path that begins at the eye.
function follow(dx: f32, dy: f32, dz: f32): void {
  let x: f32 = 0;
  let y: f32 = 0;
  let z: f32 = EYE;
  let keptR: f32 = 1;
  let keptG: f32 = 1;
  let keptB: f32 = 1;
  let clear: f32 = 1;
  for (let bounce: i32 = 0; bounce < BOUNCES; bounce++) {
    trace(x, y, z, dx, dy, dz, FAR);
    if (hitT >= FAR) {
      lightOfSky(dz);
      if (bounce == 0) {
        open++;
        const flat: f32 = 1 / max<f32>(sqrt<f32>(dx * dx + dy * dy), 1e-4);
        const u: f32 = halfTurnU(dx * flat, dy * flat);
        const w: f32 = halfTurnW(dx * flat, dy * flat);
        clouds(u, w, dz * flat);
        mountains(u, w, dz * flat, plants == DESERT);
        skyR = seenR;
        skyG = seenG;
        skyB = seenB;
      }
      sumR += keptR * skyR;
      sumG += keptG * skyG;
      sumB += keptB * skyB;
      return;
    }
    if (bounce == 0) {
      // Air before it.
      clear = exp2(-max<f32>(hitT - 10, 0) * 0.0019);
      sumR += hillR * (1 - clear);
      sumG += hillG * (1 - clear);
      sumB += hillB * (1 - clear);
      keptR = clear;
      keptG = clear;
      keptB = clear;
    }
    x += dx * hitT;
    y += dy * hitT;
    z += dz * hitT;
    look(x, y, z);
    const facing: f32 = nx * dx + ny * dy + nz * dz;
    if (facing > 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    const mx: f32 = nx;
    const my: f32 = ny;
    const mz: f32 = nz;
    const toSun: f32 = mx * sunX + my * sunY + mz * sunZ;
    const aside: f32 = toSun > 0 ? <f32>0.0012 : <f32>-0.0012;
    const r: f32 = backR;
    const g: f32 = backG;
    const b: f32 = backB;
    const tr: f32 = throughR;
    const tg: f32 = throughG;
    const tb: f32 = throughB;
    if (toSun > 0 || kind == LEAF) {
      const sun: f32 =
        abs<f32>(toSun) * passes(x + mx * aside, y + my * aside, z + mz * aside, sunX, sunY, sunZ, FAR);
      sumR += keptR * (toSun > 0 ? r : tr) * SUN_R * sun;
      sumG += keptG * (toSun > 0 ? g : tg) * SUN_G * sun;
      sumB += keptB * (toSun > 0 ? b : tb) * SUN_B * sun;
    }
    if (bounce == 0 && gloss > 0) {
      // The sky in the gloss of a leaf, or in a pane.
      const c: f32 = 1 - min<f32>(1, abs<f32>(facing));
      const mirrored: f32 = gloss * (0.04 + 0.96 * c * c * c * c * c);
      const rx: f32 = dx + 2 * abs<f32>(facing) * mx;
      const ry: f32 = dy + 2 * abs<f32>(facing) * my;
      const rz: f32 = dz + 2 * abs<f32>(facing) * mz;
      if (rz > 0 && passes(x + mx * 0.002, y + my * 0.002, z + mz * 0.002, rx, ry, rz, FAR) > 0) {
        lightOfSky(rz);
        sumR += keptR * mirrored * skyR * 1.4;
        sumG += keptG * mirrored * skyG * 1.4;
        sumB += keptB * mirrored * skyB * 1.4;
      }
    }
    const back: f32 = r + g + b;
    const through: f32 = kind == LEAF ? tr + tg + tb : <f32>0;
    const share: f32 = back / max<f32>(back + through, 1e-5);
    const returns: bool = next() < share;
    const side: f32 = returns ? <f32>1 : <f32>-1;
    const k: f32 = 1 / max<f32>(returns ? share : 1 - share, 1e-4);
    keptR *= (returns ? r : tr) * k;
    keptG *= (returns ? g : tg) * k;
    keptB *= (returns ? b : tb) * k;
    around(mx * side, my * side, mz * side);
    dx = wayX;
    dy = wayY;
    dz = wayZ;
    x += mx * side * 0.0012;
    y += my * side * 0.0012;
    z += mz * side * 0.0012;
  }
  // What is left comes from among leaves.
  sumR += keptR * 0.03;
  sumG += keptG * 0.045;
  sumB += keptB * 0.02;
}

/** Renders rows of half of a panorama of so many columns around, three floats a pixel; row 0 lies at the elevation `top`. */
export function bakeRows(
  out: usize,
  columns: i32,
  top: f32,
  first: i32,
  end: i32,
  from: i32,
  to: i32,
  samples: i32,
): void {
  const size: f32 = 6.2831853 / <f32>columns;
  for (let row: i32 = first; row < end; row++)
    for (let column: i32 = from; column < to; column++) {
      pixel = row * columns + column;
      sumR = 0;
      sumG = 0;
      sumB = 0;
      let taken: i32 = 0;
      open = 0;
      for (let s: i32 = 0; s < samples; s++) {
        // Where three have found nothing but sky, there is no more.
        if (s == 3 && open == 3) break;
        taken++;
        sample = s;
        dimension = 0;
        // A pixel sees a little of its neighbors.
        const jx: f32 = next() + next() - 0.5;
        const jy: f32 = next() + next() - 0.5;
        const bearing: f32 = (<f32>column + jx) / <f32>columns;
        const e: f32 = top - (<f32>row + jy) * size;
        // The sun goes along with where one looks: aside and behind, wherever a window is.
        turn(bearing + SUN_ASIDE + (next() - 0.5) * 0.003);
        sunX = turnCos * SUN_COSINE;
        sunY = turnSin * SUN_COSINE;
        sunZ = SUN_SINE;
        turn(bearing);
        const k: f32 = 1 / sqrt<f32>(1 + e * e);
        follow(turnCos * k, turnSin * k, e * k);
      }
      const per: f32 = 1 / <f32>taken;
      const at: usize = out + <usize>((row - first) * (to - from) + (column - from)) * 12;
      store<f32>(at, sumR * per);
      store<f32>(at, sumG * per, 4);
      store<f32>(at, sumB * per, 8);
    }
}
