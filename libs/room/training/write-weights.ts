import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from '../src/brief/mentions/packed.js';
import { examplesOf, wishesIn } from './examples.js';
import { train } from './train.js';

/** Trains from all wishes of this folder, and writes the weights with the digest of what they were made from. */

const HERE = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(HERE)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .map((name) => join(HERE, name));
const digest = createHash('sha256');
for (const file of files) digest.update(readFileSync(file));
const examples = files.flatMap(wishesIn).flatMap(examplesOf);
const packed = pack(train(examples));
writeFileSync(
  join(HERE, '../src/brief/mentions/weights.ts'),
  `import { unpack } from './packed.js';

/** Made by training/write-weights.ts from ${examples.length.toLocaleString('en-US')} labelled mentions; not to be written by hand. */
export const WEIGHTS = unpack(\`
${packed}
\`);

/** Of the labelled wishes. */
export const MADE_FROM = '${digest.digest('hex')}';
`,
);
console.log(`${examples.length} mentions, ${packed.split(/[|\n]/).length} features, ${packed.length} bytes`);
