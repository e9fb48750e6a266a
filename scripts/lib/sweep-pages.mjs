// The webs' tests again and again, each time with another order of what comes late (late-pages.mjs).
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { bin } from './prepare.mjs';
import { run } from './workspace.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const first = Number(values.seed ?? randomInt(2 ** 30));
console.log(`pages: from seed ${first}`);
const until = Date.now() + Number(values.minutes) * 60_000;
let seed = first;
let failed = 0;
do {
  await run(bin('vitest'), ['run', '--project', 'web-public', '--project', 'web-admin'], {
    quiet: true,
    env: { LATE_SEED: String(seed), FORCE_COLOR: '0' },
  }).catch((error) => {
    failed++;
    console.log(`\nFAILED: seed ${seed}\n${error.message}`);
  });
  seed++;
} while (Date.now() < until);
console.log(`\npages: ${seed - first} rounds, ${failed} with failures. Go on with --seed=${seed}.`);
process.exit(failed ? 1 : 0);
