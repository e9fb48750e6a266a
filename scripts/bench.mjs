// npm run bench: every measurement, or those named (what writes into the sources only by its name): npm run bench -- start events
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './lib/packages.mjs';
import { prepare, runSource } from './lib/prepare.mjs';
import { giveUp, ROOT, run } from './lib/workspace.mjs';

await prepare();

// It writes into the sources.
const ONLY_NAMED = ['learn-openings'];
const all = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const wanted = process.argv.slice(2);
/** Libraries that measure something by themselves. */
const LIBS = packages()
  .filter(({ folder }) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts?.bench)
  .map(({ name }) => name);
const unknown = wanted.filter((name) => !all.includes(name) && !LIBS.includes(name));
if (unknown.length)
  giveUp(`There is no benchmark ${unknown.join(', ')}. There are: ${[...all, ...LIBS].join(', ')}.`);

for (const name of wanted.length
  ? wanted.filter((one) => all.includes(one))
  : all.filter((one) => !ONLY_NAMED.includes(one))) {
  await runSource(`bench/${name}.ts`);
}
for (const lib of LIBS) {
  if (wanted.length && !wanted.includes(lib)) continue;
  await run('npm', ['run', 'bench', '--workspace', `libs/${lib}`, '--silent']);
}
