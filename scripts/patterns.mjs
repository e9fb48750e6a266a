// Every regular expression of the product must take time in proportion to the text it reads: somebody else chooses that
// text. `recheck` proves it pattern by pattern. What it has proved stands in scripts/lib/proved-patterns.json, so that a check
// looks at new patterns only.
//
//   node scripts/patterns.mjs            checks new patterns and writes the list anew
//   node scripts/patterns.mjs --check    fails on a pattern that is neither proved nor allowed
//   node scripts/patterns.mjs --all      proves every pattern again (a minute)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { findPatterns } from './lib/find-patterns.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

const read = (name) => JSON.parse(readFileSync(join(ROOT, 'scripts/lib', name), 'utf8'));
const LIST = join(ROOT, 'scripts/lib/proved-patterns.json');
/** What it cannot prove, or what is built while the program runs, each with the reason why it may stay. */
const ALLOWED = read('allowed-patterns.json');
/** What one proof may take, in milliseconds. */
const TIMEOUT = 30_000;
const LANES = 2;

const onlyCheck = process.argv.includes('--check');
const faults = [];
const { patterns, built } = findPatterns();
const proved = new Set(process.argv.includes('--all') ? [] : read('proved-patterns.json'));
const left = new Set(Object.keys(ALLOWED));
const open = [];
for (const [pattern, places] of patterns) {
  if (Object.hasOwn(ALLOWED, pattern)) left.delete(pattern);
  else if (!proved.has(pattern)) open.push([pattern, places]);
}
for (const [code, places] of built) {
  if (!left.delete(code))
    faults.push(`${places.join(', ')}: the source of ${code} cannot be told. Write it as a literal.`);
}
for (const pattern of left) faults.push(`scripts/lib/allowed-patterns.json: ${pattern} is nowhere any more.`);

await Promise.all(Array.from({ length: LANES }, prove));
if (!onlyCheck) {
  const still = [...proved].filter((pattern) => patterns.has(pattern)).sort();
  writeFileSync(LIST, `${JSON.stringify(still, null, 2)}\n`);
}
if (faults.length > 0) giveUp(faults.join('\n'));
console.log(`${patterns.size} patterns take time in proportion to their text.`);
// The checker's own process would go on waiting for more.
process.exit(0);

async function prove() {
  for (let next = open.pop(); next; next = open.pop()) {
    const [pattern, places] = next;
    const end = pattern.lastIndexOf('/');
    const result = await check(pattern.slice(1, end), pattern.slice(end + 1), { timeout: TIMEOUT });
    if (result.status === 'safe') proved.add(pattern);
    else faults.push(`${places.join(', ')}: ${pattern} ${faultOf(result)}`);
  }
}

function faultOf(result) {
  if (result.status === 'unknown') return `could not be proved (${result.error.kind}). Make it simpler.`;
  const growth =
    result.complexity.type === 'exponential' ? 'exponential' : `of degree ${result.complexity.degree}`;
  return `takes time ${growth} for ${result.attack.pattern}`;
}
