// npm run pictures -w web-public: the site's pictures, in its sizes, from docs/gallery. Arguments, if any, are the names of
// those to make again ("kitchen-modern", "hero", "sample"): the others are left as they are.
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

const GALLERY = join(import.meta.dirname, '../../docs/gallery');
const PUBLIC = join(import.meta.dirname, '../public');
const HERO_WIDTHS = [640, 960, 1440, 1920];
/** A phone shows them upright (4:5), at two or three points a pixel, where less quality is seen as little. */
const HERO_NARROW = { widths: [750, 1024], quality: 45 };
/** Pictures that load when they are scrolled to: joints of tile and boards stay. */
const FINE = { avif: 66, webp: 86 };
const STRIP = [
  'kitchen-mediterranean',
  'living-room-mid-century',
  'kitchen-modern',
  'bathroom-modern',
  'kitchen-farmhouse',
  'bedroom-coastal',
  'kitchen-industrial',
  'living-room-farmhouse',
  'bathroom-mediterranean',
];

const only = new Set(process.argv.slice(2));
const wanted = (name) => only.size === 0 || only.has(name);

if (wanted('hero')) await hero();
if (only.size === 0) await fresh('gallery');
for (const name of STRIP.filter(wanted))
  await write(name, `gallery/${name}`, { width: 900, height: 600 }, FINE);
if (wanted('sample')) await sample();
if (wanted('kitchen-industrial')) await write('kitchen-industrial', 'contractors', { width: 1200 }, FINE);

/** Before and after, and what is shown where the site's address is shared. */
async function hero() {
  await fresh('hero');
  for (const name of ['before', 'after']) {
    for (const width of HERO_WIDTHS) await write(name, `hero/${name}-${width}`, { width });
    for (const width of HERO_NARROW.widths) {
      await sharp(join(GALLERY, `${name}.webp`))
        .resize({ width, height: Math.round(width * 1.25) })
        .avif({ quality: HERO_NARROW.quality, effort: 6 })
        .toFile(join(PUBLIC, 'hero', `${name}-${width}.avif`));
    }
  }
  await sharp(join(GALLERY, 'after.webp'))
    .resize(1200, 630)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(PUBLIC, 'share.jpg'));
}

/** The sample concept, a smaller one for phones, and what stands beside them. */
async function sample() {
  await fresh('sample');
  for (const [name, from] of [
    ['picture', 'sample.webp'],
    ['plan', 'sample-plan.webp'],
  ]) {
    await copyFile(join(GALLERY, from), join(PUBLIC, 'sample', `${name}.webp`));
    await sharp(join(GALLERY, from))
      .resize({ width: 660 })
      .avif({ quality: 50, effort: 6 })
      .toFile(join(PUBLIC, 'sample', `${name}-660.avif`));
  }
  await copyFile(
    join(GALLERY, 'sample.json'),
    join(import.meta.dirname, '../src/features/showcase/sample.json'),
  );
}

/** One picture in both formats: AVIF for most, WebP for browsers without. */
async function write(name, to, size, quality = { avif: 55, webp: 78 }) {
  const picture = sharp(join(GALLERY, `${name}.webp`)).resize(size);
  const file = join(PUBLIC, dirname(to), basename(to));
  await picture.clone().avif({ quality: quality.avif, effort: 6 }).toFile(`${file}.avif`);
  await picture.clone().webp({ quality: quality.webp, effort: 6 }).toFile(`${file}.webp`);
}

async function fresh(folder) {
  await rm(join(PUBLIC, folder), { recursive: true, force: true });
  await mkdir(join(PUBLIC, folder));
}
