import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { HEIC_PIXELS_MAX } from './heic.js';
import type { PictureType } from './media-type.js';
import { refuseDamaged, unreadable } from './refusal.js';

/** More pixels than any phone takes below 10 MB. */
const PIXELS_MAX = 64_000_000;
/** AVIF comes from the web, and its decoder takes about twenty bytes a pixel. */
const AVIF_PIXELS_MAX = 24_000_000;
/** The longest panorama of a phone has about 16,000 pixels; a picture a pixel wide takes a decoder very long. */
const SIDE_MAX = 20_000;
/** No picture of a room has more; only the first is kept. */
const FRAMES_MAX = 500;
/** What a decoder holds beside its pixels, in bytes. */
const BASE_BYTES = 16 * 1024 * 1024;
/** Measured with libheif: 12 megapixels take 160 MB, 48 take 380 MB. */
const HEIC_BYTES_A_PIXEL = 12;
const AVIF_BYTES_A_PIXEL = 20;
/** How far into a HEIC file the sizes of its pictures stand. */
const HEIC_HEAD_BYTES = 64 * 1024;

/**
 * What decoding a picture takes at most, by its header: nothing is decoded.
 *
 * @returns bytes
 * @throws Refusal where the header says that the picture is larger than we take
 */
export async function decodingMemory(source: string, type: PictureType): Promise<number> {
  if (type === 'image/heic') return BASE_BYTES + (await heicPixels(source)) * HEIC_BYTES_A_PIXEL;
  const header = await refuseDamaged(() => sharp(source, { limitInputPixels: false }).metadata());
  const { width, height, pages = 1, channels, depth, isProgressive } = header;
  const pixelsMax = pixelLimit(type);
  if (width * height > pixelsMax) {
    throw unreadable(
      `The picture has more pixels than we can take (${pixelsMax / 1_000_000} million at most).`,
    );
  }
  if (Math.max(width, height) > SIDE_MAX) {
    throw unreadable(
      `The picture is longer than we can take (${SIDE_MAX.toLocaleString('en-US')} pixels a side at most).`,
    );
  }
  if (pages > FRAMES_MAX) throw unreadable('The picture has too many frames.');
  const sample = depth === 'ushort' ? 2 : 1;
  // A progressive picture is held as coefficients of two bytes, and once more as pixels.
  const aPixel = type === 'image/avif' ? AVIF_BYTES_A_PIXEL : channels * sample * (isProgressive ? 3 : 1);
  return BASE_BYTES + width * height * aPixel;
}

/** Pixels that a decoder of this type may make. */
export const pixelLimit = (type: PictureType): number =>
  type === 'image/avif' ? AVIF_PIXELS_MAX : PIXELS_MAX;

/** The largest picture that a HEIC file says it holds (box `ispe`); the most we decode where it says nothing. */
async function heicPixels(source: string): Promise<number> {
  const handle = await open(source, 'r');
  try {
    const head = Buffer.alloc(HEIC_HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    let largest = 0;
    for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= bytesRead; at = head.indexOf('ispe', at + 4))
      largest = Math.max(largest, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12));
    return largest > 0 ? Math.min(largest, HEIC_PIXELS_MAX) : HEIC_PIXELS_MAX;
  } finally {
    await handle.close();
  }
}
