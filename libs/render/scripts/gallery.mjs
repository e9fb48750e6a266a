/**
 * Renders docs/gallery: a picture and a plan for each of 24 concepts, a page that shows them, and the landing
 * page's sample concept, whose figures are printed; its before and after are made by `npm run hero`. Run after a build.
 * Arguments, if any, are the names of the pictures to make again ("kitchen-modern", "sample").
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { planConcept } from '@plumbline/room';
import { drawPlan } from '@plumbline/room/drawing';
import { planPng } from '@plumbline/room/files';
import sharp from 'sharp';
import { studyRoom } from '../dist/render-room.js';

const out = new URL('../../../docs/gallery/', import.meta.url);
const DATE = '2026-11-01';
const MOST_BYTES = 150_000;

/** Category, style, seed and wishes. */
const CONCEPTS = [
  ['kitchen', 'transitional', 1, { layout: 'island', colors: 'white and navy', area: '14x16' }],
  ['kitchen', 'modern', 2, { layout: 'island', area: '14x16' }],
  ['kitchen', 'farmhouse', 3, { features: 'apron sink', area: '13x14' }],
  ['kitchen', 'japandi', 4, { layout: 'l-shaped', area: '12x14' }],
  ['kitchen', 'industrial', 5, { layout: 'island', area: '14x16' }],
  ['kitchen', 'mediterranean', 6, { area: '12x14' }],
  ['kitchen', 'coastal', 7, { area: '12x14' }],
  [
    'bathroom',
    'transitional',
    1,
    { features: 'freestanding tub, glass shower, double vanity', area: '10x12' },
  ],
  ['bathroom', 'modern', 2, { features: 'walk-in shower, floating vanity', area: '9x11' }],
  ['bathroom', 'mediterranean', 3, { features: 'freestanding tub', area: '10x11' }],
  ['bathroom', 'japandi', 4, { features: 'walk-in shower, soaking tub', area: '10x12' }],
  ['living room', 'mid-century', 1, { area: '18x15' }],
  ['living room', 'farmhouse', 2, { features: 'fireplace', area: '18x16' }],
  ['living room', 'contemporary', 3, { features: 'sectional, fireplace', area: '19x16' }],
  ['living room', 'scandinavian', 4, { area: '17x14' }],
  ['bedroom', 'coastal', 1, { area: '14x14' }],
  ['bedroom', 'japandi', 2, { area: '14x13' }],
  ['bedroom', 'traditional', 3, { area: '15x14' }],
  ['office', 'contemporary', 1, { area: '12x12' }],
  ['office', 'industrial', 2, { area: '12x13' }],
  ['basement', 'transitional', 1, { features: 'home theater, bar', area: '24x20' }],
  ['basement', 'modern', 2, { features: 'pool table, bar', area: '26x20' }],
  ['garage', 'modern', 1, { features: 'workbench, storage, one car', area: '22x22' }],
  ['other', 'scandinavian', 1, { features: 'reading room', area: '14x13' }],
];

const only = new Set(process.argv.slice(2));
const wanted = (name) => only.size === 0 || only.has(name);
const nameOf = (category, style) => `${category.replace(' ', '-')}-${style}`;
const raw = ({ rgb, width, height }) => sharp(rgb, { raw: { width, height, channels: 3 } });

/** WebP under the size limit, at the best quality that allows it. */
async function web(picture, width, mostBytes = MOST_BYTES) {
  for (const quality of [84, 78, 72, 64, 56]) {
    const file = await raw(picture).resize({ width }).webp({ quality, effort: 5 }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`A picture ${width} wide does not fit into ${mostBytes} bytes.`);
}

async function render(room, seed, more = {}) {
  return await studyRoom(room, { seed, quality: 'final', width: 1248, height: 832, ...more });
}

await mkdir(out, { recursive: true });
const rows = [];
for (const [category, style, seed, wishes] of CONCEPTS) {
  const name = nameOf(category, style);
  const concept = planConcept({ category, style, budget: 60_000, ...wishes }, { seed, date: DATE });
  rows.push({ name, style, category, title: concept.title, alt: concept.altText });
  if (!wanted(name)) continue;
  const picture = await render(concept.room, seed);
  await writeFile(new URL(`${name}.webp`, out), await web(picture, 1200));
  const plan = planPng(drawPlan(concept), { scale: 1 });
  await writeFile(
    new URL(`${name}-plan.webp`, out),
    await sharp(plan).resize({ width: 900 }).webp({ quality: 70 }).toBuffer(),
  );
  const seconds = Object.values(picture.statistics.times).reduce((a, b) => a + b, 0) / 1000;
  console.log(`${name}: ${picture.camera}, ${seconds.toFixed(1)} s`);
}

if (wanted('sample')) {
  const concept = planConcept(
    {
      category: 'kitchen',
      style: 'farmhouse',
      colors: 'sage green cabinets',
      features: 'island, 36 inch range, granite counters',
      area: '12x14',
      zipCode: '78704',
      state: 'TX',
      budget: 60_000,
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
  console.log(concept.altText);
  console.log(concept.findings.map(({ rule, measured, limit, unit }) => ({ rule, measured, limit, unit })));
  console.log(concept.estimate);
}

const cell = ({ name, title, alt }) =>
  `### ${title}\n\n![${alt}](${name}.webp)\n\n[Plan](${name}-plan.webp)\n`;
const page = `# Gallery

One picture and one plan for each of ${rows.length} concepts, made by \`npm run gallery -w libs/render\` on two CPU cores: no GPU, no
image model. Each follows from a brief of a few words; the same brief and seed give the same picture.

${rows.map(cell).join('\n')}`;
await writeFile(new URL('README.md', out), page);
