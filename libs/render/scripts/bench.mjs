/**
 * Measures the tracer on one kitchen: rays a second and core, seconds and error at 4 to 32 samples, by both
 * networks and by the filter, memory, and the SIMD kernel against its JavaScript twin. Run after a build, on a quiet
 * machine. `--quick` measures a small picture against a small reference.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { planConcept } from '@plumbline/room';
import { studyRoom } from '../dist/render-room.js';

const quick = process.argv.includes('--quick');
const size = quick ? { width: 384, height: 256 } : { width: 1024, height: 683 };
const referenceSamples = quick ? 256 : 1024;
const { room } = planConcept(
  { category: 'kitchen', style: 'transitional', layout: 'island' },
  { seed: 1, date: '2026-11-01' },
);

/** Root of the mean squared relative difference of two linear pictures, bright pixels bounded. */
function difference(a, b) {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    if (i % 4 === 3) continue;
    const x = Math.min(4, a[i]);
    const y = Math.min(4, b[i]);
    sum += ((x - y) / (y + 0.05)) ** 2;
    count++;
  }
  return Math.sqrt(sum / count);
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const load = loadavg()[0].toFixed(1);
console.log(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${load}; ${size.width} x ${size.height}`,
);

const warm = await studyRoom(room, { seed: 1, quality: 1, width: 192, height: 128 });
const view = { camera: warm.view };
const reference = await studyRoom(room, {
  seed: 1,
  quality: referenceSamples,
  ...size,
  ...view,
  denoise: 'nothing',
  limitMs: Infinity,
});
console.log(`reference: ${reference.samples} samples, ${seconds(reference.statistics.times.sampling)}`);

const error = ({ linear }) => difference(linear, reference.linear).toFixed(4);
for (const quality of [4, 6, 8, 16, 32]) {
  const noisy = await studyRoom(room, { seed: 1, quality, ...size, ...view, denoise: 'nothing' });
  const clean = await studyRoom(room, { seed: 1, quality, ...size, ...view });
  const base = await studyRoom(room, { seed: 1, quality, ...size, ...view, denoise: 'base' });
  const filtered = await studyRoom(room, { seed: 1, quality, ...size, ...view, denoise: 'filter' });
  const { times, rays, memoryBytes, badValues } = clean.statistics;
  const total = Object.values(times).reduce((a, b) => a + b, 0);
  const perCore = rays / (times.sampling + times.cells) / 1000 / Math.min(4, availableParallelism());
  console.log(
    [
      `${quality} spp`.padStart(6),
      `total ${seconds(total)}`,
      `sampling ${seconds(times.sampling)}`,
      `cells ${seconds(times.cells)}`,
      `clearing ${seconds(times.denoise)} (base ${seconds(base.statistics.times.denoise)}, filter ${seconds(filtered.statistics.times.denoise)})`,
      `${perCore.toFixed(2)} Mrays/s/core`,
      `error ${error(noisy)} before, ${error(clean)} after (base ${error(base)}, filter ${error(filtered)})`,
      `${(memoryBytes / 2 ** 20).toFixed(0)} MB`,
      `${badValues} bad`,
    ].join(' · '),
  );
}

const small = { seed: 1, quality: 4, width: 384, height: 256, ...view, workers: 1 };
const simd = await studyRoom(room, { ...small, form: 'simd' });
const plain = await studyRoom(room, { ...small, form: 'javascript' });
const ratio = plain.statistics.times.sampling / simd.statistics.times.sampling;
console.log(
  `SIMD ${seconds(simd.statistics.times.sampling)}, JavaScript ${seconds(plain.statistics.times.sampling)} (${ratio.toFixed(1)} times), difference ${difference(plain.linear, simd.linear).toExponential(1)}`,
);
console.log(`peak memory of the process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
