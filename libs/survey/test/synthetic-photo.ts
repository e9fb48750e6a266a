import { randomFrom } from '@plumbline/concept';
import { axesOf, type Camera } from '../src/camera/camera.js';
import type { GrayImage } from '../src/photo/gray-image.js';

/**
 * Photos with known truth: a box-shaped room with windows, doors, pictures and furniture, ray by ray, with noise.
 * Lengths are inches; the camera stands at (0, 0, eye) of a room that reaches from -left to right and from -behind to
 * back.
 */
export interface SyntheticRoom {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly behind: number;
  readonly ceiling: number;
  readonly eye: number;
  readonly decals: readonly Decal[];
  readonly furniture: readonly Furniture[];
}

/** A flat rectangle on a wall or the floor: along it from a to b, up (or deep, on the floor) from c to d. */
export interface Decal {
  readonly on: 'back' | 'left' | 'right' | 'floor';
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly shade: number;
  /** Width of a frame in another shade. */
  readonly frame: number;
}

export interface Furniture {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly z2: number;
  readonly shade: number;
}

export interface SyntheticPhoto {
  readonly image: GrayImage;
  readonly camera: Camera;
  readonly room: SyntheticRoom;
}

/** One of many photos: a room, a camera and a light that follow from the seed. */
export function syntheticPhoto(seed: number, width = 900, height = 600): SyntheticPhoto {
  const next = randomFrom(seed * 7919 + 1);
  const between = (a: number, b: number): number => a + (b - a) * next();
  const whole = between(120, 216);
  const left = whole * between(0.25, 0.75);
  const room: SyntheticRoom = {
    left,
    right: whole - left,
    back: between(96, 190),
    behind: between(30, 60),
    ceiling: [96, 108, 96, 120][Math.floor(next() * 4)]!,
    eye: between(52, 64),
    decals: [],
    furniture: [],
  };
  const decals: Decal[] = [];
  const furniture: Furniture[] = [];
  const windowAt = between(-room.left + 12, room.right - 60);
  decals.push({
    on: 'back',
    a: windowAt,
    b: windowAt + between(30, 46),
    c: 34,
    d: 34 + between(38, 50),
    shade: 235,
    frame: 3.5,
  });
  const doorAt = between(20, room.back - 50);
  decals.push({
    on: next() < 0.5 ? 'left' : 'right',
    a: doorAt,
    b: doorAt + 32,
    c: 0,
    d: 80,
    shade: 120,
    frame: 3.5,
  });
  const artAt = between(20, room.back - 60);
  decals.push({
    on: decals[1]!.on === 'left' ? 'right' : 'left',
    a: artAt,
    b: artAt + between(18, 40),
    c: 48,
    d: 48 + between(20, 32),
    shade: 90,
    frame: 1.5,
  });
  decals.push({
    on: 'floor',
    a: -room.left * 0.5,
    b: room.right * 0.5,
    c: room.back * 0.35,
    d: room.back * 0.75,
    shade: 100,
    frame: 4,
  });
  for (let i = 0; i < 4; i++) {
    const w = between(18, 60);
    const d = between(14, 34);
    const atBack = next() < 0.5;
    const side = next() < 0.5 ? -1 : 1;
    const x1 = atBack ? between(-room.left, room.right - w) : side < 0 ? -room.left : room.right - d;
    const y1 = atBack ? room.back - d : between(45, Math.max(46, room.back - w));
    furniture.push({
      x1,
      x2: x1 + (atBack ? w : d),
      y1,
      y2: Math.min(room.back, y1 + (atBack ? d : w)),
      z2: between(16, 34),
      shade: between(60, 190),
    });
  }
  const filled: SyntheticRoom = { ...room, decals, furniture };
  const longSide = (between(56, 84) * Math.PI) / 180;
  const camera: Camera = {
    width,
    height,
    focalLength: Math.max(width, height) / 2 / Math.tan(longSide / 2),
    cx: width / 2,
    cy: height / 2,
    pitch: (between(-9, 4) * Math.PI) / 180,
    roll: (between(-1.5, 1.5) * Math.PI) / 180,
    turn: (between(-38, 38) * Math.PI) / 180,
  };
  let image: GrayImage | undefined;
  return {
    camera,
    room: filled,
    // Many tests want the room and the camera alone: the picture is taken when it is first looked at.
    get image() {
      image ??= photograph(filled, camera, next);
      return image;
    },
  };
}

/** The photo: four rays a pixel, flat shades with a fall-off, noise of about one level. */
export function photograph(room: SyntheticRoom, camera: Camera, next: () => number): GrayImage {
  const { width, height } = camera;
  const axes = axesOf(camera);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let s = 0; s < 4; s++) {
        const a = (x + 0.25 + 0.5 * (s & 1) - camera.cx) / camera.focalLength;
        const b = (y + 0.25 + 0.25 * (s & 2) - camera.cy) / camera.focalLength;
        sum += shade(
          room,
          a * axes.right[0] + b * axes.down[0] + axes.ahead[0],
          a * axes.right[1] + b * axes.down[1] + axes.ahead[1],
          a * axes.right[2] + b * axes.down[2] + axes.ahead[2],
        );
      }
      const noise = next() + next() + next() - 1.5;
      data[y * width + x] = Math.min(255, Math.max(0, sum / 4 + 2 * noise));
    }
  }
  return { width, height, data };
}

/** Written out and without objects: this is called four times a pixel. */
function shade(room: SyntheticRoom, dx: number, dy: number, dz: number): number {
  const tx = dx > 0 ? room.right / dx : -room.left / dx;
  const ty = dy > 0 ? room.back / dy : -room.behind / dy;
  const tz = dz > 0 ? (room.ceiling - room.eye) / dz : -room.eye / dz;
  let t = Math.min(tx, ty, tz);
  for (const piece of room.furniture) {
    const shown = shadeOfPiece(piece, room.eye, t, dx, dy, dz);
    if (shown !== undefined) return shown;
  }
  t = Math.min(t, 1e6);
  const x = dx * t;
  const y = dy * t;
  const z = dz * t + room.eye;
  const isLevel = t === tz;
  const isBack = !isLevel && t === ty;
  const along = isLevel || isBack ? x : y;
  const up = isLevel ? y : z;
  const on = isLevel ? (dz > 0 ? 'ceiling' : 'floor') : isBack ? 'back' : dx > 0 ? 'right' : 'left';
  for (const decal of room.decals) {
    if (decal.on !== on || along < decal.a || along > decal.b || up < decal.c || up > decal.d) continue;
    const { frame } = decal;
    const inside =
      along > decal.a + frame &&
      along < decal.b - frame &&
      up > decal.c + (decal.c > 0 ? frame : 0) &&
      up < decal.d - frame;
    return inside ? decal.shade : 244;
  }
  if (!isLevel && z < 4) return 240;
  return BASE[on] * (1 - 0.0006 * Math.hypot(x, y));
}

const BASE = { ceiling: 232, floor: 140, back: 200, right: 180, left: 214 };

/** What a ray sees of a piece of furniture that it meets before it has gone `t`. */
function shadeOfPiece(
  piece: Furniture,
  eye: number,
  t: number,
  dx: number,
  dy: number,
  dz: number,
): number | undefined {
  const x1 = (dx > 0 ? piece.x1 : piece.x2) / dx;
  const x2 = (dx > 0 ? piece.x2 : piece.x1) / dx;
  let near = x1 > 0 ? x1 : 0;
  let far = x2 < t ? x2 : t;
  let lit = 0.82;
  if (near >= far) return undefined;
  const y1 = (dy > 0 ? piece.y1 : piece.y2) / dy;
  const y2 = (dy > 0 ? piece.y2 : piece.y1) / dy;
  if (y1 > near) {
    near = y1;
    lit = 1;
  }
  if (y2 < far) far = y2;
  if (near >= far) return undefined;
  const z1 = (dz > 0 ? -eye : piece.z2 - eye) / dz;
  const z2 = (dz > 0 ? piece.z2 - eye : -eye) / dz;
  if (z1 > near) {
    near = z1;
    lit = 1.16;
  }
  if (z2 < far) far = z2;
  return near > 0 && near < far ? piece.shade * lit : undefined;
}
