// The eye's rays: through which point of the picture they go, which walls they pass, what they meet first.

import { FAR } from './math';
import { ceiling, primitiveAt, WALL, walls } from './scene';
import { hitPrimitive, hitT, trace } from './traverse';

/** How far beyond a surface a ray starts anew, metres. */
export const OFF: f32 = 0.0006;

let eyeX: f32 = 0;
let eyeY: f32 = 0;
let eyeZ: f32 = 0;
let aheadX: f32 = 0;
let aheadY: f32 = 1;
let aheadZ: f32 = 0;
let rightX: f32 = 1;
let rightY: f32 = 0;
let rightZ: f32 = 0;
let upX: f32 = 0;
let upY: f32 = 0;
let upZ: f32 = 1;
let scale: f32 = 1;
let shiftRight: f32 = 0;
let shiftUp: f32 = 0;
let wallsBefore: i32 = 0;
let takenAway: u32 = 0;

/**
 * Sets the camera: its place, its axes ahead, right and up (unit, at right angles), half the width of its picture at
 * distance 1, how far the picture's middle lies right of and above the axis ahead (in the same unit), through how
 * many of the scene's walls it may look: all of them where it stands outside of the room, none where it stands inside;
 * and the bits (of word 3 of a primitive) of what is taken away for the eye together with such a wall.
 */
export function setCamera(
  x: f32, y: f32, z: f32,
  ahead0: f32, ahead1: f32, ahead2: f32, right0: f32, right1: f32, right2: f32, up0: f32, up1: f32, up2: f32,
  halfWidth: f32, toRight: f32, toTop: f32, throughWalls: i32, taken: u32,
): void {
  eyeX = x;
  eyeY = y;
  eyeZ = z;
  aheadX = ahead0;
  aheadY = ahead1;
  aheadZ = ahead2;
  rightX = right0;
  rightY = right1;
  rightZ = right2;
  upX = up0;
  upY = up1;
  upZ = up2;
  scale = halfWidth;
  shiftRight = toRight;
  shiftUp = toTop;
  wallsBefore = throughWalls;
  takenAway = taken;
}

/** The direction aimed at, unit. */
export let dirX: f32 = 0;
export let dirY: f32 = 0;
export let dirZ: f32 = 0;
/** Depth along the camera's axis per metre of the ray. */
export let perDepth: f32 = 1;
/** How far along the ray the room begins. */
export let start: f32 = 0;
// And at which height: never under its floor or over its ceiling.
let startZ: f32 = 0;
/** Where the ray begins to look: at the eye, or where it passes a wall. */
export let fromX: f32 = 0;
export let fromY: f32 = 0;
export let fromZ: f32 = 0;

const EDGE: f32 = 0.001;

/** A pixel's width at distance 1 in a picture of so many pixels. */
@inline
export function pixelOf(width: i32): f32 {
  return (2 * scale) / <f32>width;
}

/** Aims the eye's ray at (x, y), in pixels, of a picture of `width` by `height`. */
export function aim(x: f32, y: f32, width: i32, height: i32): void {
  const k: f32 = pixelOf(width);
  const sx: f32 = (x - <f32>width * 0.5) * k + shiftRight;
  const sy: f32 = (<f32>height * 0.5 - y) * k + shiftUp;
  const dx: f32 = aheadX + rightX * sx + upX * sy;
  const dy: f32 = aheadY + rightY * sx + upY * sy;
  const dz: f32 = aheadZ + rightZ * sx + upZ * sy;
  perDepth = 1 / sqrt<f32>(dx * dx + dy * dy + dz * dz);
  dirX = dx * perDepth;
  dirY = dy * perDepth;
  dirZ = dz * perDepth;
  start = 0;
  startZ = eyeZ;
  if (wallsBefore > 0) passWall();
  fromX = eyeX + dirX * start;
  fromY = eyeY + dirY * start;
  fromZ = startZ;
}

// From outside the first wall that a ray meets is seen from behind: the eye looks through it.
function passWall(): void {
  let first: f32 = FAR;
  for (let i: i32 = 0; i < wallsBefore; i++) {
    const wall: usize = walls + <usize>i * WALL;
    const alongY: bool = load<u32>(wall) != 0;
    const inward: f32 = load<f32>(wall, 4);
    const place: f32 = load<f32>(wall, 8);
    const eye: f32 = alongY ? eyeX : eyeY;
    const way: f32 = alongY ? dirX : dirY;
    if ((place - eye) * inward <= 0 || way * inward <= 1e-6) continue;
    const t: f32 = (place - eye) / way;
    const at: f32 = alongY ? eyeY + dirY * t : eyeX + dirX * t;
    if (at < load<f32>(wall, 12) - EDGE || at > load<f32>(wall, 16) + EDGE) continue;
    first = min<f32>(first, t);
  }
  if (first >= FAR) return;
  start = first;
  startZ = eyeZ + dirZ * first;
  // Before the room its floor and ceiling go on as they are at the wall.
  if (startZ < EDGE) startZ = EDGE;
  else if (startZ > ceiling - EDGE) startZ = ceiling - EDGE;
}

/** How far from where the ray begins {@link meetFirst} found something. */
export let firstT: f32 = 0;

/** What the eye meets first on the ray aimed, what is taken away for it left out: its distance goes to `firstT`. */
export function meetFirst(): void {
  trace(fromX, fromY, fromZ, dirX, dirY, dirZ, FAR);
  firstT = hitT;
  if (takenAway == 0) return;
  for (let n: i32 = 0; n < 64; n++) {
    if (firstT >= FAR || (load<u32>(primitiveAt(hitPrimitive), 12) & takenAway) == 0) return;
    const t: f32 = firstT + OFF;
    trace(fromX + dirX * t, fromY + dirY * t, fromZ + dirZ * t, dirX, dirY, dirZ, FAR);
    firstT = hitT >= FAR ? FAR : t + hitT;
  }
}

/** The item (word at byte 80 of its primitive) seen at a pixel of a picture of w by h; -1: the sky. */
export function itemAt(x: f32, y: f32, w: i32, h: i32): i32 {
  aim(x, y, w, h);
  meetFirst();
  return firstT >= FAR ? -1 : load<i32>(primitiveAt(hitPrimitive), 80);
}

/** Distance from the eye of what {@link itemAt} found. */
export function itemDistance(): f32 {
  return firstT + start;
}
