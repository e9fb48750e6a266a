import { stat } from 'node:fs/promises';
import { LIMITS } from '@plumbline/contracts';
import sharp, { type Sharp } from 'sharp';
import { pixelLimit } from './decoding-memory.js';
import { decodeHeic } from './heic.js';
import type { PictureType, PixelSize } from './media-type.js';
import { refuseDamaged } from './refusal.js';

/** Longest side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE_MAX = 480;
const TIME_MAX_S = 20;

/** sharp's cache would keep decoded pixels of files that never come again. */
sharp.cache(false);

/**
 * Decodes a picture and writes it anew as JPEG, upright, in sRGB, on white, with nothing but pixels in it:
 * no EXIF, GPS, XMP, IPTC, comment or profile, and nothing that was appended to or hidden in the file.
 *
 * @returns pixels and bytes of the picture written
 * @throws Refusal where the picture is damaged
 */
export async function makeSafePicture(
  source: string,
  type: PictureType,
  target: { picture: string; thumbnail: string },
): Promise<PixelSize & { size: number }> {
  return refuseDamaged(async () => {
    if (type === 'image/heic') {
      const { pixels, width, height } = await decodeHeic(source, LIMITS.pictureSideMax);
      return await write(sharp(pixels, { raw: { width, height, channels: 3 } }), target);
    }
    const limitInputPixels = pixelLimit(type);
    return await write(sharp(source, { limitInputPixels, failOn: 'error', pages: 1 }).autoOrient(), target);
  });
}

async function write(
  image: Sharp,
  target: { picture: string; thumbnail: string },
): Promise<PixelSize & { size: number }> {
  const { width, height } = await image
    .resize({
      width: LIMITS.pictureSideMax,
      height: LIMITS.pictureSideMax,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86 })
    .timeout({ seconds: TIME_MAX_S })
    .toFile(target.picture);
  await sharp(target.picture)
    .resize({
      width: THUMBNAIL_SIDE_MAX,
      height: THUMBNAIL_SIDE_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 80 })
    .toFile(target.thumbnail);
  return { width, height, size: (await stat(target.picture)).size };
}
