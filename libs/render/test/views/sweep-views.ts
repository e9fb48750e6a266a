import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { pixelFaults } from '../pixel-faults.js';
import { seenSubjects } from './seen-subjects.js';

// npm run sweep -- views: what pictures show of what their rooms are made for, with new seeds for so many minutes. A
// batch fails where more than one room in forty misses something at first sight, or more than one thing in 150 rooms is in
// neither picture, or where a small picture has a bad pixel.
const BATCH = 304;
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const until = Date.now() + Number(values.minutes) * 60_000;
const first = Number(values.seed ?? randomInt(2 ** 30));
let seed = first;
let failures = 0;
console.log(`views: ${BATCH} rooms a batch, from seed ${first}`);
do {
  const { missing, missingInBoth, seconds } = await seenSubjects(BATCH, seed);
  console.log(
    `  seed ${seed}: ${missing.length} rooms miss something at first sight, ${missingInBoth.length} in both; ${seconds} have two`,
  );
  if (missing.length > BATCH / 40 || missingInBoth.length > BATCH / 150) {
    failures++;
    console.log(`\nFAILED: seed ${seed}\n${[...missing, ...missingInBoth].join('\n')}`);
  }
  for (const category of ROOM_CATEGORIES) {
    const faults = await pixelFaults(category, 6, seed);
    if (faults.length > 0) {
      failures++;
      console.log(`\nFAILED: seed ${seed}\n${faults.join('\n')}`);
    }
  }
  seed++;
} while (Date.now() < until);
console.log(`\nviews: ${seed - first} batches, ${failures} faults. Go on with --seed=${seed}.`);
process.exit(failures > 0 ? 1 : 0);
