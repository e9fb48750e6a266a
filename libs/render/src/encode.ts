import sharp, { type Sharp } from 'sharp';
import type { Picture } from './options.js';

export interface EncodedPicture {
  readonly jpeg: Buffer;
  readonly webp: Buffer;
  /** WebP, 480 pixels wide. */
  readonly thumbnail480: Buffer;
}

const raw = (picture: Pick<Picture, 'rgb' | 'width' | 'height'>): Sharp =>
  sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });

/**
 * The files that are stored with a picture: 1392 pixels wide, about 80 KB of WebP. At 84 the lines of shaker doors and thin
 * dark frames fray; colour at half the width frays them as well, where they are not grey.
 */
export async function encodePicture(
  picture: Pick<Picture, 'rgb' | 'width' | 'height'>,
): Promise<EncodedPicture> {
  const [jpeg, webp, thumbnail480] = await Promise.all([
    raw(picture).jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    raw(picture).webp({ quality: 92, effort: 4, smartSubsample: true }).toBuffer(),
    raw(picture).resize({ width: 480 }).webp({ quality: 86, smartSubsample: true }).toBuffer(),
  ]);
  return { jpeg, webp, thumbnail480 };
}

/** A picture of few samples that is shown for some seconds only: encoded fast rather than small, without lone dots. */
export function encodePreview(picture: Pick<Picture, 'rgb' | 'width' | 'height'>): Promise<Buffer> {
  return raw(picture).median(3).jpeg({ quality: 84 }).toBuffer();
}

/** The picture without loss. */
export function encodePng(picture: Pick<Picture, 'rgb' | 'width' | 'height'>): Promise<Buffer> {
  return raw(picture).png().toBuffer();
}
