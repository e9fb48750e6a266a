import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from '../src/mentions/packed.js';
import { examplesOf, wishesIn } from './examples.js';
import { lengthExamplesOf, trainLengths } from './lengths.js';
import { train } from './train.js';

/** Trains from all wishes of this folder, and writes the weights with the digest of what they were made from. */

const HERE = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(HERE)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .map((name) => join(HERE, name));
const digest = createHash('sha256');
for (const file of files) digest.update(readFileSync(file));
const madeFrom = digest.digest('hex');
const wishes = files.flatMap(wishesIn);
const lengths = wishes.flatMap(lengthExamplesOf);
const ofLengths = pack(trainLengths(lengths));
writeFileSync(
  join(HERE, '../src/brief/attachment/weights.ts'),
  `import { unpack } from '../../room/mentions/packed.js';

/** Made by training/write-weights.ts from ${lengths.length.toLocaleString('en-US')} lengths of labelled wishes; not to be written by hand. */
export const LENGTH_WEIGHTS = unpack(\`
${ofLengths}
\`, 1);

/** Of the labelled wishes. */
export const MADE_FROM = '${madeFrom}';
`,
);
console.log(
  `${lengths.length} lengths, ${ofLengths.split(/[|\n]/).length} features, ${ofLengths.length} bytes`,
);
const examples = wishes.flatMap(examplesOf);
const packed = pack(train(examples));
writeFileSync(
  join(HERE, '../src/brief/mentions/weights.ts'),
  `import { unpack } from '../../room/training/packed.js';
import { STATUSES } from '../../room/training/status.js';

/** Made by training/write-weights.ts from ${examples.length.toLocaleString('en-US')} labelled mentions; not to be written by hand. */
export const WEIGHTS = unpack(\`
${packed}
\`, STATUSES.length);

/** Of the labelled wishes. */
export const MADE_FROM = '${madeFrom}';
`,
);
console.log(`${examples.length} mentions, ${packed.split(/[|\n]/).length} features, ${packed.length} bytes`);
