import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@plumbline/testing';
import { fuzz } from './fuzz.js';

/** Requests of one seed: `npm run fuzz -- 2000 SEED` sends them again. */
const BATCH = 2_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const first = Number(values.seed ?? randomInt(2 ** 30));
console.log(`requests: ${BATCH} a batch, from seed ${first}`);
const product = await startEmbedded({ env: { RATE_LIMIT_FACTOR: '1000000' } });
const until = Date.now() + Number(values.minutes) * 60_000;
let seed = first;
let failed = 0;
try {
  for (; Date.now() < until; seed++) {
    const { findings } = await fuzz(product, { requests: BATCH, seed, atOnce: 8 });
    failed += findings.length;
    for (const { call, faults } of findings)
      console.log(`\nFAILED: seed ${seed}\n  ${call}\n  ${faults.join('\n  ')}`);
  }
} finally {
  await product.stop();
}
const batches = seed - first;
console.log(
  `\nrequests: ${batches * BATCH} sent in ${batches} batches; ${failed} answers are not as documented. Go on with --seed=${seed}.`,
);
process.exit(failed ? 1 : 0);
