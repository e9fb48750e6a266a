/**
 * npm run gallery: renders docs/gallery, a picture and a plan for each of the rooms in lib/gallery-rooms.mjs, a page that
 * shows them, and the landing page's sample concept, whose figures are printed; its before and after are made by
 * `npm run hero`. Run after a build. Arguments, if any, are the names of the pictures to make again ("kitchen-modern",
 * "sample"). With `--small` pictures of 540 by 360 with 6 samples go into the folder of the system for such files, to be
 * looked at while something is changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { drawPlan } from '@plumbline/drawing';
import { planPng } from '@plumbline/drawing/files';
import { planConcept } from '@plumbline/room';
import sharp from 'sharp';
import { studyRoom } from '../libs/render/dist/render-room.js';
import { ROOMS } from './lib/gallery-rooms.mjs';

const DATE = '2026-11-01';
const MOST_BYTES = 150_000;

const small = process.argv.includes('--small');
const only = new Set(process.argv.slice(2).filter((name) => name !== '--small'));
const out = small
  ? pathToFileURL(join(tmpdir(), 'plumbline-gallery/'))
  : new URL('../docs/gallery/', import.meta.url);
const wanted = (name) => only.size === 0 || only.has(name);
const raw = ({ rgb, width, height }) => sharp(rgb, { raw: { width, height, channels: 3 } });

/** WebP under the size limit, at the best quality that allows it. */
async function web(picture, width) {
  for (const quality of [90, 84, 78, 72, 64, 56]) {
    const file = await raw(picture)
      .resize({ width })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (file.length <= MOST_BYTES) return file;
  }
  throw new Error(`A picture ${width} wide does not fit into ${MOST_BYTES} bytes.`);
}

/**
 * 1248 by 832 by the network of the refined picture, with a third of its samples; scaled down, lines are sharp. 16 samples are
 * spread so evenly over a pixel that the network took what noise they left on a plain wall for a pattern, and drew it.
 */
async function render(room, seed, more = {}) {
  return await studyRoom(room, { seed, quality: 20, denoise: 'base', width: 1248, height: 832, ...more });
}

/** A small picture and, where the first view misses something, the second one. */
async function look(name, room, seed) {
  const size = { quality: 6, width: 540, height: 360 };
  const picture = await render(room, seed, size);
  await raw(picture)
    .png()
    .toFile(fileURLToPath(new URL(`${name}.png`, out)));
  if (picture.wantsDetail) {
    const detail = await render(room, seed, { ...size, shows: 'detail' });
    await raw(detail)
      .png()
      .toFile(fileURLToPath(new URL(`${name}-detail.png`, out)));
  }
  console.log(`${name}: ${picture.camera}${picture.wantsDetail ? ', and a second view' : ''}`);
}

await mkdir(out, { recursive: true });
const rows = [];
for (const [name, category, style, seed, wishes] of ROOMS) {
  const concept = planConcept({ category, style, budget: 60_000, ...wishes }, { seed, date: DATE });
  rows.push({ name, style, category, title: concept.title, alt: concept.altText });
  if (!wanted(name)) continue;
  if (small) {
    await look(name, concept.room, seed);
    continue;
  }
  const picture = await render(concept.room, seed);
  await writeFile(new URL(`${name}.webp`, out), await web(picture, 960));
  const plan = planPng(drawPlan(concept), { scale: 1 });
  await writeFile(
    new URL(`${name}-plan.webp`, out),
    await sharp(plan).resize({ width: 800 }).webp({ quality: 64 }).toBuffer(),
  );
  const seconds = Object.values(picture.statistics.times).reduce((a, b) => a + b, 0) / 1000;
  console.log(`${name}: ${picture.camera}, ${seconds.toFixed(1)} s`);
}

if (wanted('sample') && !small) {
  const concept = planConcept(
    {
      category: 'kitchen',
      style: 'farmhouse',
      colors: 'sage green cabinets',
      features: 'island, 36 inch range, granite counters',
      area: '12x14',
      zipCode: '78704',
      state: 'TX',
      budget: 70_000,
    },
    { seed: 5, date: DATE },
  );
  const picture = await render(concept.room, 5);
  await writeFile(new URL('sample.webp', out), await web(picture, 1100));
  // The room of the sheet, without its schedules.
  const plan = await sharp(planPng(drawPlan(concept), { scale: 2 }))
    .resize({ width: 1250 })
    .extract({ left: 100, top: 50, width: 1000, height: 1025 })
    .webp({ quality: 72 })
    .toBuffer();
  await writeFile(new URL('sample-plan.webp', out), plan);
  await writeFile(new URL('sample.json', out), `${JSON.stringify(figuresOf(concept), null, 2)}\n`);
}

/** What the site tells of the sample beside its picture and plan: checks, trades, the likely sum and what of it is contingency. */
function figuresOf({ altText, findings, estimate }) {
  const measured = (id) => {
    const { measured, limit, unit } = findings.find(({ rule }) => rule === id);
    return { measured, limit, unit };
  };
  const trades = {};
  for (const { trade, low, likely, high } of estimate.lines) {
    trades[trade] ??= { low: 0, likely: 0, high: 0 };
    const sum = trades[trade];
    sum.low += low;
    sum.likely += likely;
    sum.high += high;
  }
  return {
    altText,
    aisle: measured('work-aisle'),
    landing: measured('sink-landing-long'),
    triangle: measured('triangle-total'),
    trades,
    likely: estimate.likely,
    contingency: estimate.contingency.likely,
  };
}

if (!small) {
  const cell = ({ name, title, alt }) =>
    `### ${title}\n\n![${alt}](${name}.webp)\n\n[Plan](${name}-plan.webp)\n`;
  const page = `# Gallery

One picture and one plan for each of ${rows.length} concepts, made by \`npm run gallery\` on two CPU cores: no GPU, no
image model. Each follows from a brief of a few words; the same brief and seed give the same picture.

${rows.map(cell).join('\n')}`;
  await writeFile(new URL('README.md', out), page);
}
