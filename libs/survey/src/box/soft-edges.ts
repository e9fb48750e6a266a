import { type GrayImage, shrink } from '../photo/gray-image.js';
import type { PictureLine } from './box-room.js';

/**
 * A small, blurred picture in which faint edges are looked for along a line that somebody proposes: a white ceiling
 * over a white wall differs by a level or two, but all along.
 */
export interface SoftPicture extends GrayImage {
  /** Its size as a share of the photo's. */
  readonly scale: number;
}

const LONG_SIDE = 360;
/** Pixels of the small picture between two looks along a line, and across it to either side. */
const EVERY = 2.5;
const ACROSS = 1.5;
/** Levels of brightness by which both sides differ at least. */
const LEAST = 0.6;

export function softPictureOf(image: GrayImage): SoftPicture {
  const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height));
  return { ...shrink(image, scale), scale };
}

/**
 * How many pixels of a line (of the photo) are an edge: where brightness steps just there, more than beside it, and
 * always in the same direction; steps the other way count against it.
 */
export function softCoverage(picture: SoftPicture, { from, to }: PictureLine): number {
  const { scale } = picture;
  const du = (to.u - from.u) * scale;
  const dv = (to.v - from.v) * scale;
  const long = Math.hypot(du, dv);
  const looks = Math.floor(long / EVERY);
  if (looks < 6) return 0;
  const nx = (-dv / long) * ACROSS;
  const ny = (du / long) * ACROSS;
  let rising = 0;
  let falling = 0;
  for (let i = 0; i < looks; i++) {
    const t = (i + 0.5) / looks;
    const x = from.u * scale + t * du;
    const y = from.v * scale + t * dv;
    const a = brightness(picture, x - 3 * nx, y - 3 * ny);
    const b = brightness(picture, x - nx, y - ny);
    const c = brightness(picture, x + nx, y + ny);
    const d = brightness(picture, x + 3 * nx, y + 3 * ny);
    const step = c - b;
    if (Math.abs(step) < LEAST || Math.abs(step) < 1.3 * Math.max(Math.abs(b - a), Math.abs(d - c))) continue;
    if (step > 0) rising++;
    else falling++;
  }
  const share = (Math.max(rising, falling) - 1.5 * Math.min(rising, falling)) / looks;
  return Math.max(0, share) * Math.hypot(to.u - from.u, to.v - from.v);
}

/** Between four pixels; the border's own outside. */
function brightness({ width, height, data }: GrayImage, x: number, y: number): number {
  const px = Math.min(width - 1.001, Math.max(0, x - 0.5));
  const py = Math.min(height - 1.001, Math.max(0, y - 0.5));
  const left = Math.floor(px);
  const top = Math.floor(py);
  const fx = px - left;
  const fy = py - top;
  const at = top * width + left;
  const upper = data[at]! * (1 - fx) + data[at + 1]! * fx;
  const lower = data[at + width]! * (1 - fx) + data[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}
