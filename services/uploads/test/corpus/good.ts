import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { photo, type Sample, sample, video } from './sample.js';

/** What homeowners send: every one of these must be taken. */
export async function goodSamples(): Promise<Sample[]> {
  const corner = sharp(photo('kitchen-corner.png')).resize(320);
  const encode = (image: Sharp) => image.toBuffer();
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) =>
      sample(
        `turned-${orientation}.jpg`,
        `EXIF orientation ${orientation}`,
        await encode(corner.clone().jpeg().withMetadata({ orientation })),
      ),
    ),
  );
  const frames = Buffer.alloc(40 * 40 * 6 * 3, 90);
  const animation = () =>
    sharp(frames, { raw: { width: 40, height: 240, channels: 3, pageHeight: 40 } as CreateRaw });
  const deep = new Uint16Array(64 * 64 * 3).map((_, i) => i * 5);

  return [
    sample('IMG_20260516_174208.jpg', 'a phone held upright, with GPS', photo('kitchen-phone.jpg')),
    sample('IMG_0042.HEIC', 'HEIC with GPS', photo('kitchen-evening.heic')),
    sample('Screenshot 2026-05-16.png', 'a PNG with a palette', photo('kitchen-corner.png')),
    ...turned,
    sample('progressive.jpg', 'progressive JPEG', await encode(corner.clone().jpeg({ progressive: true }))),
    sample('print.jpg', 'CMYK JPEG', await encode(corner.clone().toColourspace('cmyk').jpeg())),
    sample('grey.jpeg', 'grey JPEG', await encode(corner.clone().greyscale().jpeg())),
    sample('blob', 'a camera that gives no extension', await encode(corner.clone().jpeg())),
    sample('saved.jpg', 'a WebP that was saved as .jpg', await encode(corner.clone().webp())),
    sample(
      'deep.png',
      '16 bits a channel',
      await encode(
        sharp(deep, { raw: { width: 64, height: 64, channels: 3 } })
          .toColourspace('rgb16')
          .png(),
      ),
    ),
    sample('clear.png', 'PNG with transparency', await encode(corner.clone().ensureAlpha(0.5).png())),
    sample('lines.png', 'interlaced PNG', await encode(corner.clone().png({ progressive: true }))),
    sample('lossy.webp', 'lossy WebP', await encode(corner.clone().webp())),
    sample(
      'lossless.webp',
      'lossless WebP',
      await encode(corner.clone().ensureAlpha(0.5).webp({ lossless: true })),
    ),
    sample('moving.webp', 'animated WebP', await encode(animation().webp())),
    sample('still.gif', 'GIF', await encode(corner.clone().gif())),
    sample('moving.gif', 'animated GIF', await encode(animation().gif())),
    sample('photo.avif', 'AVIF', await encode(corner.clone().avif({ effort: 0 }))),
    sample(
      'tiny.png',
      'one pixel',
      await encode(sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png()),
    ),
    sample('wide.jpg', 'a panorama', await encode(corner.clone().resize(9_000, 600, { fit: 'fill' }).jpeg())),
    sample('küche – отпуск 台所.jpg', 'a name in several scripts', await encode(corner.clone().jpeg())),
    sample(
      'my %22dream%22 kitchen.jpg',
      'quotation marks as browsers write them',
      await encode(corner.clone().jpeg()),
    ),
    sample('place.mp4', 'MP4 with a place', video('place.mp4')),
    sample('fragments.mp4', 'fragmented MP4', video('fragments.mp4')),
    sample('drone.mp4', 'MP4 with positions as subtitles', video('drone.mp4')),
    sample('IMG_0043.MOV', 'QuickTime with a place', video('place.mov')),
    sample('turned.mov', 'QuickTime turned by a quarter', video('turned.mov')),
    sample('place.webm', 'WebM with a place', video('place.webm')),
    sample('live.webm', 'WebM as a browser records it', video('live.webm')),
  ];
}
