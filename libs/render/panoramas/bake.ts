// Renders a garden to a panorama with the kernel's own rays: paths from the eye through leaves that light shines through.
// bake.mjs compiles it and surfaces.ts together with ../kernel and has the other side of their tables.

import { exp2, FAR, fract, hash3, mix, smooth, turn, turnCos, turnSin, unit } from './math';
import { mountains } from './outdoors/garden';
import { halfTurnU, halfTurnW } from './outdoors/panorama';
import { DESERT, plants, seenB, seenG, seenR } from './outdoors/seen';
import { clouds, setOutside } from './outside';
import {
  backB, backG, backR, foam, gloss, kind, LEAF, look, nx, ny, nz, PANE, shallow, slope, throughB, throughG, throughR, WATER,
} from './surfaces';
import { hitT, passes, trace } from './traverse';

export { setScene } from './scene';
export { setOutside };

const BOUNCES: i32 = 4;
/** Irradiance over pi of the sun, with its color. */
const SUN_R: f32 = 1.3;
const SUN_G: f32 = 1.18;
const SUN_B: f32 = 0.96;
/** What a pane of two sheets mirrors straight on. */
const GLASS: f32 = 0.13;

let eye: f32 = 1.5;
/** How much of the light a metre of air takes, as a power of two, and the color that it gives instead. */
let haze: f32 = 0;
let airR: f32 = 0;
let airG: f32 = 0;
let airB: f32 = 0;
let isHilly: bool = true;
let sunSine: f32 = 0.6;
let sunAside: f32 = 0.335;

/**
 * Sets how high the eye is, the air before things, whether hills stand on the horizon, the sine of the sun's height, and how far to
 * the left of where one looks it stands, in turns.
 */
export function setPlace(height: f32, thick: f32, r: f32, g: f32, b: f32, hills: bool, high: f32, aside: f32): void {
  eye = height;
  haze = thick;
  airR = r;
  airG = g;
  airB = b;
  isHilly = hills;
  sunSine = high;
  sunAside = aside;
}

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

let keptR: f32 = 1;
let keptG: f32 = 1;
let keptB: f32 = 1;

// What lies behind all things, as it is seen.
function seeSky(dx: f32, dy: f32, dz: f32): void {
  const flat: f32 = 1 / max<f32>(sqrt<f32>(dx * dx + dy * dy), 1e-4);
  const u: f32 = halfTurnU(dx * flat, dy * flat);
  const w: f32 = halfTurnW(dx * flat, dy * flat);
  clouds(u, w, dz * flat);
  if (isHilly) mountains(u, w, dz * flat, plants == DESERT);
  skyR = seenR;
  skyG = seenG;
  skyB = seenB;
}

@inline
function add(r: f32, g: f32, b: f32): void {
  sumR += keptR * r;
  sumG += keptG * g;
  sumB += keptB * b;
}

@inline
function keep(r: f32, g: f32, b: f32): void {
  keptR *= r;
  keptG *= g;
  keptB *= b;
}

@inline
function fresnel(straight: f32, cosine: f32): f32 {
  const c: f32 = 1 - min<f32>(1, abs<f32>(cosine));
  return straight + (1 - straight) * c * c * c * c * c;
}

// Water that is no foam: the sky in waves of which each sample meets one, and the color of what lies under them.
function seeWater(dx: f32, dy: f32, dz: f32): void {
  const flat: f32 = 1 / max<f32>(sqrt<f32>(dx * dx + dy * dy), 1e-4);
  const own: f32 = next() + next() + next() - 1.5;
  const tilt: f32 = max<f32>(slope + 0.1 * own, 0.015);
  const k: f32 = 1 / sqrt<f32>(1 + tilt * tilt);
  const facing: f32 = max<f32>((-dz + tilt / flat) * k, 0.02);
  const mirrored: f32 = fresnel(0.02, facing);
  const up: f32 = max<f32>(dz + 2 * facing * k, 0.04);
  const out: f32 = -2 * facing * tilt * k * flat;
  seeSky(dx + dx * out, dy + dy * out, up);
  const rest: f32 = 1 - mirrored;
  add(
    mirrored * skyR + rest * mix(0.012, 0.13, shallow),
    mirrored * skyG + rest * mix(0.06, 0.3, shallow),
    mirrored * skyB + rest * mix(0.1, 0.29, shallow),
  );
}

// Light of the sun, and of the sky in the gloss of a leaf or of wet sand, that comes from here to the eye or the last thing met.
function addDirect(x: f32, y: f32, z: f32, dx: f32, dy: f32, dz: f32, mx: f32, my: f32, mz: f32, isFirst: bool): void {
  const toSun: f32 = mx * sunX + my * sunY + mz * sunZ;
  const aside: f32 = toSun > 0 ? <f32>0.0012 : <f32>-0.0012;
  if (toSun > 0 || kind == LEAF) {
    const sun: f32 =
      abs<f32>(toSun) * passes(x + mx * aside, y + my * aside, z + mz * aside, sunX, sunY, sunZ, FAR);
    add(
      (toSun > 0 ? backR : throughR) * SUN_R * sun,
      (toSun > 0 ? backG : throughG) * SUN_G * sun,
      (toSun > 0 ? backB : throughB) * SUN_B * sun,
    );
  }
  if (!isFirst || gloss <= 0 || kind == PANE) return;
  const facing: f32 = abs<f32>(mx * dx + my * dy + mz * dz);
  const mirrored: f32 = 1.4 * gloss * fresnel(0.04, facing);
  const rx: f32 = dx + 2 * facing * mx;
  const ry: f32 = dy + 2 * facing * my;
  const rz: f32 = dz + 2 * facing * mz;
  if (rz > 0 && passes(x + mx * 0.002, y + my * 0.002, z + mz * 0.002, rx, ry, rz, FAR) > 0) {
    lightOfSky(rz);
    add(mirrored * skyR, mirrored * skyG, mirrored * skyB);
  }
}

// Air before what is met so far off.
function addAir(far: f32): void {
  const clear: f32 = exp2(-max<f32>(far - 10, 0) * haze);
  add(airR * (1 - clear), airG * (1 - clear), airB * (1 - clear));
  keep(clear, clear, clear);
}

// Adds the light of one path that begins at the eye.
function follow(dx: f32, dy: f32, dz: f32): void {
  let x: f32 = 0;
  let y: f32 = 0;
  let z: f32 = eye;
  keptR = 1;
  keptG = 1;
  keptB = 1;
  // Panes are looked into as if there were none.
  let isSeen: bool = true;
  for (let bounce: i32 = 0; bounce < BOUNCES; bounce++) {
    trace(x, y, z, dx, dy, dz, FAR);
    if (hitT >= FAR) {
      if (bounce == 0) open++;
      if (isSeen) seeSky(dx, dy, dz);
      else lightOfSky(dz);
      add(skyR, skyG, skyB);
      return;
    }
    if (bounce == 0) addAir(hitT);
    x += dx * hitT;
    y += dy * hitT;
    z += dz * hitT;
    look(x, y, z);
    const facing: f32 = nx * dx + ny * dy + nz * dz;
    const turned: f32 = facing > 0 ? <f32>-1 : <f32>1;
    const mx: f32 = nx * turned;
    const my: f32 = ny * turned;
    const mz: f32 = nz * turned;
    if (kind == WATER && (!isSeen || next() >= foam)) {
      if (isSeen) seeWater(dx, dy, dz);
      else add(0.1, 0.16, 0.2);
      return;
    }
    if (kind == PANE && isSeen) {
      // Half of the samples see what the pane mirrors, half what is behind it.
      const mirrored: f32 = min<f32>(1, gloss * fresnel(GLASS, facing));
      if (next() < 0.5) {
        keep(2 * mirrored, 2 * mirrored, 2 * mirrored);
        const twice: f32 = 2 * abs<f32>(facing);
        dx += twice * mx;
        dy += twice * my;
        dz += twice * mz;
        x += mx * 0.002;
        y += my * 0.002;
        z += mz * 0.002;
        continue;
      }
      keep(2 - 2 * mirrored, 2 - 2 * mirrored, 2 - 2 * mirrored);
    }
    addDirect(x, y, z, dx, dy, dz, mx, my, mz, bounce == 0);
    isSeen = false;
    const through: f32 = kind == LEAF ? throughR + throughG + throughB : <f32>0;
    const back: f32 = backR + backG + backB;
    const share: f32 = back / max<f32>(back + through, 1e-5);
    const returns: bool = next() < share;
    const k: f32 = 1 / max<f32>(returns ? share : 1 - share, 1e-4);
    keep((returns ? backR : throughR) * k, (returns ? backG : throughG) * k, (returns ? backB : throughB) * k);
    const side: f32 = returns ? <f32>1 : <f32>-1;
    around(mx * side, my * side, mz * side);
    dx = wayX;
    dy = wayY;
    dz = wayZ;
    x += mx * side * 0.0012;
    y += my * side * 0.0012;
    z += mz * side * 0.0012;
  }
  // What is left comes from among leaves.
  add(0.03, 0.045, 0.02);
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
        turn(bearing + sunAside + (next() - 0.5) * 0.003);
        const level: f32 = sqrt<f32>(1 - sunSine * sunSine);
        sunX = turnCos * level;
        sunY = turnSin * level;
        sunZ = sunSine;
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
