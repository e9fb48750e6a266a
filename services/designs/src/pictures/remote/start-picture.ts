import { MESSAGES } from '@plumbline/contracts';
import sharp from 'sharp';
import type { Size, Sizing } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';

const SIDE_MIN = 256;
const PIXELS_MAX = 40_000_000;

/** The size a backend is asked for: nearest in shape to the picture it starts from. */
function sizeFor({ width, height }: Size, sizing: Sizing): Size {
  if (sizing.kind === 'fixed') {
    const shape = (size: Size) => Math.abs(Math.log(size.width / size.height / (width / height)));
    return sizing.sizes.reduce((best, size) => (shape(size) < shape(best) ? size : best));
  }
  const scale = sizing.longSide / Math.max(width, height);
  const side = (length: number) =>
    Math.max(sizing.multiple, Math.round((length * scale) / sizing.multiple) * sizing.multiple);
  return { width: side(width), height: side(height) };
}

/** A picture cut from its middle and scaled to what the backend is asked for, as JPEG. */
export async function startPicture(picture: Buffer, sizing: Sizing): Promise<{ start: Buffer; size: Size }> {
  const { width, height } = await sharp(picture).metadata();
  const size = sizeFor({ width, height }, sizing);
  const start = await sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { start, size };
}

/** The pixels of an answer. @throws RemoteFault where it is no whole PNG, JPEG or WebP of a sensible size */
export async function checkedAnswer(answer: Buffer): Promise<{ rgb: Buffer; width: number; height: number }> {
  try {
    const image = sharp(answer, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' });
    const { format, width, height } = await image.metadata();
    if (!['png', 'jpeg', 'webp'].includes(format) || Math.min(width, height) < SIDE_MIN)
      throw new Error(`${format} of ${width}x${height}`);
    const { data, info } = await image
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { rgb: data, width: info.width, height: info.height };
  } catch (error) {
    throw new RemoteFault(
      'uncertain',
      `The answer is no picture: ${(error as Error).message.slice(0, 200)}`,
      undefined,
      MESSAGES.pictures.unusable,
    );
  }
}
