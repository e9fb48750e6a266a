import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Gate } from './gate.js';
import { decodeHeic } from './heic.js';
import type { PictureType, PixelSize } from './media-type.js';
import { unreadable } from './refusal.js';

/** Longest side of the picture we keep and of its thumbnail, in pixels. */
const SIDE_MAX = 2_560;
const THUMBNAIL_SIDE_MAX = 480;
/** More pixels than any phone takes below 10 MB. */
const PIXELS_MAX = 64_000_000;
/** AVIF comes from the web, and its decoder takes about twenty bytes a pixel. */
const AVIF_PIXELS_MAX = 24_000_000;
/** No picture of a room has more; only the first is kept. */
const FRAMES_MAX = 500;
const TIME_MAX_S = 20;

/** sharp's cache would keep decoded pixels of files that never come again. */
sharp.cache(false);
/** One HEIC or AVIF at a time: their decoders hold all pixels in memory. */
const wholeGate = new Gate(1);

/**
 * Decodes a picture and writes it anew as JPEG, upright, in sRGB, on white, with nothing but pixels in it:
 * no EXIF, GPS, XMP, IPTC, comment or profile, and nothing that was appended to or hidden in the file.
 *
 * @returns pixels and bytes of the picture written
 * @throws Refusal where the picture is damaged, too large to decode or has too many frames
 */
export async function makeSafePicture(
  source: string,
  type: PictureType,
  target: { picture: string; thumbnail: string },
): Promise<PixelSize & { size: number }> {
  try {
    if (type === 'image/heic') {
      return await wholeGate.run(async () => {
        const { pixels, width, height } = await decodeHeic(source, SIDE_MAX);
        return write(sharp(pixels, { raw: { width, height, channels: 3 } }), target);
      });
    }
    const pixelsMax = type === 'image/avif' ? AVIF_PIXELS_MAX : PIXELS_MAX;
    await refuseBombs(source, pixelsMax);
    const decode = () =>
      write(sharp(source, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 }).autoOrient(), target);
    return await (type === 'image/avif' ? wholeGate.run(decode) : decode());
  } catch (error) {
    if (isDecoderError(error)) throw unreadable('The picture is damaged.');
    throw error;
  }
}

/** Reads the header alone: nothing is decoded yet. */
async function refuseBombs(source: string, pixelsMax: number): Promise<void> {
  const { width, height, pages = 1 } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > pixelsMax) {
    throw unreadable(
      `The picture has more pixels than we can take (${pixelsMax / 1_000_000} million at most).`,
    );
  }
  if (pages > FRAMES_MAX) throw unreadable('The picture has too many frames.');
}

async function write(
  image: Sharp,
  target: { picture: string; thumbnail: string },
): Promise<PixelSize & { size: number }> {
  const { width, height } = await image
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
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

/** sharp throws plain Errors with libvips' words; a full disk or a bug of ours has a code or another name. */
function isDecoderError(error: unknown): boolean {
  const { name, code, message = '' } = error as Partial<NodeJS.ErrnoException>;
  return (
    name === 'Error' &&
    code === undefined &&
    !/No space|unable to (?:open|write)|Permission|system error/i.test(message)
  );
}
