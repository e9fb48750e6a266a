// Makes the three test photos out of two of our own renderings (1024 × 683):
//
//   node make-photos.mjs white-kitchen.jpg green-kitchen.jpg
//
// Needs heif-enc (Debian: libheif-examples) and exiftool (libimage-exiftool-perl). The results are committed;
// run it again only to change them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const [, , white, green] = process.argv;
if (!white || !green) throw new Error('Give the two renderings.');
const out = (name) => join(import.meta.dirname, name);

// The same seed gives the same grain.
let state = 20_261_121;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const gaussian = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());

/** Yellowed paint under old bulbs. */
const toWarm = ([r, g, b]) => [r * 1.0, g * 0.93, b * 0.74];
/** The lamps on, the sun low. */
const toDim = ([r, g, b]) => [r * 0.97, g * 0.89, b * 0.8];
/** An overcast afternoon. */
const toCool = ([r, g, b]) => [r * 0.86, g * 0.9, b * 0.93];

/** What a phone's lens and sensor add: softness, dark corners, grain, a steeper curve. */
async function photograph(source, { width, crop, colour, grain, gain }) {
  const image = sharp(source);
  const { data, info } = await (crop ? image.extract(crop) : image)
    .resize({ width, kernel: 'cubic' })
    .blur(0.8)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = info;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = (y * w + x) * 3;
      const distance = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) / 0.5;
      const vignette = 1 - 0.34 * distance;
      const luma = gaussian() * grain;
      const pixel = colour([data[at], data[at + 1], data[at + 2]]);
      for (let c = 0; c < 3; c++) {
        const v = Math.max(0, Math.min(1, (pixel[c] * vignette * gain) / 255));
        const curved = v * v * (3 - 2 * v) * 0.35 + v * 0.65;
        data[at + c] = Math.max(0, Math.min(255, curved * 255 + luma + gaussian() * grain * 0.5));
      }
    }
  }
  return sharp(data, { raw: { width: w, height: h, channels: 3 } });
}

const work = mkdtempSync(join(tmpdir(), 'photos-'));
try {
  // 1. A phone held upright: the sensor's picture lies on its side, EXIF says how to turn it, and where it was.
  const upright = await photograph(white, {
    width: 1_200,
    crop: { left: 40, top: 0, width: 512, height: 683 },
    colour: toWarm,
    grain: 5,
    gain: 0.94,
  });
  const turned = await sharp(await upright.png().toBuffer())
    .rotate(270)
    .jpeg({ quality: 74, chromaSubsampling: '4:2:0' })
    .toFile(join(work, 'phone.jpg'));
  if (turned.width < turned.height) throw new Error('The sensor picture must lie on its side.');
  const shot = ['-Make=Google', '-Model=Pixel 7', '-Software=HDR+ 1.0.540104767zd', '-FNumber=1.85'];
  const taken = ['-DateTimeOriginal=2026:05:16 17:42:08', '-CreateDate=2026:05:16 17:42:08', '-ISO=164'];
  const lens = ['-ExposureTime=0.02', '-FocalLength=6.8', '-LensModel=Pixel 7 back camera 6.81mm f/1.85'];
  const place = [
    '-GPSLatitude=30.26759',
    '-GPSLatitudeRef=N',
    '-GPSLongitude=97.74299',
    '-GPSLongitudeRef=W',
  ];
  const text = ['-Comment=PLUMBLINE-COMMENT', '-XMP:Creator=PLUMBLINE-XMP', '-IPTC:By-line=PLUMBLINE-IPTC'];
  exif('phone.jpg', ['-n', '-Orientation=6', ...shot, ...taken, ...lens, ...place, ...text]);
  execFileSync('cp', [join(work, 'phone.jpg'), out('kitchen-phone.jpg')]);

  // 2. A HEIC as a newer phone writes it.
  const evening = await photograph(green, { width: 1_600, colour: toDim, grain: 4, gain: 0.86 });
  await evening.png().toFile(join(work, 'evening.png'));
  execFileSync('heif-enc', ['-q', '48', join(work, 'evening.png'), '-o', join(work, 'evening.heic')]);
  exif('evening.heic', ['-n', '-Make=Apple', '-Model=iPhone 13', ...taken, ...place]);
  execFileSync('cp', [join(work, 'evening.heic'), out('kitchen-evening.heic')]);

  // 3. A PNG: the corner by the window, saved from a message.
  const corner = await photograph(white, {
    width: 820,
    crop: { left: 0, top: 70, width: 560, height: 420 },
    colour: toCool,
    grain: 1.2,
    gain: 0.98,
  });
  await corner
    .png({ palette: true, colours: 200, dither: 0.7, effort: 10 })
    .toFile(out('kitchen-corner.png'));
} finally {
  rmSync(work, { recursive: true, force: true });
}

function exif(name, tags) {
  execFileSync('exiftool', ['-q', '-overwrite_original', ...tags, join(work, name)]);
}
