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

/** The files that are stored with a picture. */
export async function encodePicture(
  picture: Pick<Picture, 'rgb' | 'width' | 'height'>,
): Promise<EncodedPicture> {
  const [jpeg, webp, thumbnail480] = await Promise.all([
    raw(picture).jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
    raw(picture).webp({ quality: 84, effort: 4 }).toBuffer(),
    raw(picture).resize({ width: 480 }).webp({ quality: 80 }).toBuffer(),
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
