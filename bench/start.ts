import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@plumbline/testing';
import { pssOfTree } from './shared/memory.js';
import { median, report } from './shared/report.js';

const RUNS = 5;
const SETTLE_MS = 10_000;

/** Start of a built tree until it answers, and what it holds in memory when nothing happens. */
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
const starts: number[] = [];
let idle = 0;
for (let run = 0; run <= RUNS; run++) {
  const started = performance.now();
  const product = await startEmbedded({ dataDir });
  starts.push((performance.now() - started) / 1000);
  if (run === RUNS) {
    await sleep(SETTLE_MS);
    idle = pssOfTree(product.process.child.pid, dataDir);
  }
  await product.stop();
}
await rm(dataDir, { recursive: true, force: true });

const [cold = Number.NaN, ...warm] = starts;
report('npm start of a built tree (node scripts/start.mjs to ready)', [
  { what: 'first start on an empty data folder', value: cold, unit: 's' },
  { what: `next starts, median of ${warm.length}`, value: median(warm), unit: 's', aim: { most: 4 } },
  { what: 'next starts, slowest', value: Math.max(...warm), unit: 's', aim: { most: 10 } },
  { what: 'memory of all processes, idle (PSS)', value: idle, unit: 'MB', aim: { most: 350 } },
]);
process.exit(0);
