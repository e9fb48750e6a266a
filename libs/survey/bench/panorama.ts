import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { axesOf, type Camera } from '../src/camera/camera.js';
import { type GrayImage, grayOf } from '../src/photo/gray-image.js';
import type { KnownPhoto } from '../test/known-truth.js';

/** A real room as its panorama shows it, measured by hand from where the panorama was taken (see README.md here). */
interface Panorama {
  readonly file: string;
  readonly author: string;
  readonly licence: string;
  readonly page: string;
  /** Degrees to the right of the panorama's left edge at which its first wall is looked at squarely. */
  readonly facing: number;
  /** To the four walls in camera heights, clockwise from the first. */
  readonly walls: readonly [number, number, number, number];
  /** From the camera up to the ceiling, in camera heights. */
  readonly ceiling: number;
  readonly views: readonly PanoramaView[];
}

/** A photo as a phone takes it from there. Degrees, pixels. */
interface PanoramaView {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** The angle across the long side: 74 for a phone's main lens (24 mm), less for one of 26 to 28 mm. */
  readonly longSide: number;
  readonly size: readonly [width: number, height: number];
  /** Walls that stand nearer in this view, by their place in `walls`: the front of a wardrobe up to the ceiling. */
  readonly nearer?: Readonly<Record<string, number>>;
}

export interface RealPhoto extends KnownPhoto {
  readonly name: string;
  readonly image: GrayImage;
}

export interface RealPhotos {
  readonly photos: readonly RealPhoto[];
  /** How many rooms they show. */
  readonly rooms: number;
  /** Where the panoramas that are not in the folder are to be had. */
  readonly missing: readonly string[];
}

/** Height of the camera that all lengths are shown by, since nobody measured the rooms: inches. */
const EYE = 58;
const DEGREE = Math.PI / 180;

/** The photos of `real-rooms.json`, cut from the panoramas in `folder`; those whose panorama is not there are named. */
export async function realPhotos(folder: string): Promise<RealPhotos> {
  const listed = await readFile(new URL('real-rooms.json', import.meta.url), 'utf8');
  const photos: RealPhoto[] = [];
  const missing: string[] = [];
  const rooms = JSON.parse(listed) as Panorama[];
  for (const room of rooms) {
    const whole = await pixelsOf(join(folder, room.file));
    if (!whole) {
      missing.push(room.page);
      continue;
    }
    for (const [i, view] of room.views.entries())
      photos.push({ name: `${room.file} ${i + 1}`, ...cut(whole, room, view) });
  }
  return { photos, rooms: rooms.length - missing.length, missing };
}

async function pixelsOf(path: string): Promise<GrayImage | undefined> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return grayOf(data, info.width, info.height);
}

/** One photo of a panorama (equirectangular, level), four rays a pixel, and what is true of it. */
function cut(whole: GrayImage, room: Panorama, view: PanoramaView): Omit<RealPhoto, 'name'> {
  const [width, height] = view.size;
  const quarters = Math.round((view.yaw - room.facing) / 90);
  const facing = room.facing + 90 * quarters;
  const wall = (clockwise: number): number => {
    const at = (((quarters + clockwise) % 4) + 4) % 4;
    return (view.nearer?.[at] ?? room.walls[at]!) * EYE;
  };
  const camera: Camera = {
    width,
    height,
    focalLength: Math.max(width, height) / 2 / Math.tan((view.longSide * DEGREE) / 2),
    cx: width / 2,
    cy: height / 2,
    pitch: view.pitch * DEGREE,
    roll: view.roll * DEGREE,
    turn: (view.yaw - facing) * DEGREE,
  };
  const axes = axesOf(camera);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let s = 0; s < 4; s++) {
        const a = (x + 0.25 + 0.5 * (s & 1) - camera.cx) / camera.focalLength;
        const b = (y + 0.25 + 0.25 * (s & 2) - camera.cy) / camera.focalLength;
        const [dx, dy, dz] = [0, 1, 2].map(
          (i) => a * axes.right[i]! + b * axes.down[i]! + axes.ahead[i]!,
        ) as [number, number, number];
        const longitude = Math.atan2(dx, dy) / (2 * Math.PI) + facing / 360;
        const latitude = Math.atan2(dz, Math.hypot(dx, dy)) / Math.PI;
        sum += brightness(whole, longitude * whole.width - 0.5, (0.5 - latitude) * whole.height - 0.5);
      }
      data[y * width + x] = sum / 4;
    }
  }
  return {
    image: { width, height, data },
    camera,
    room: {
      back: wall(0),
      right: wall(1),
      left: wall(-1),
      ceiling: EYE * (1 + room.ceiling),
      eye: EYE,
    },
  };
}

/** Between four pixels of a picture that closes on itself left and right. */
function brightness({ width, height, data }: GrayImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = (i: number, j: number): number =>
    data[Math.min(height - 1, Math.max(0, j)) * width + (((i % width) + width) % width)]!;
  const upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx;
  const lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}
