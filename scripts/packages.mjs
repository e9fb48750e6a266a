// npm run packages: writes what other programs must be told of our packages: the references of every tsconfig and the
// projects of nest-cli.json. With --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFrom, packages } from './lib/packages.mjs';
import { bin } from './lib/prepare.mjs';
import { giveUp, ROOT, run } from './lib/workspace.mjs';

const check = process.argv.includes('--check');
const all = packages();
const folderOf = new Map(all.map(({ name, folder }) => [name, folder]));
const references = (names, up) =>
  names.map((name) => ({ path: `${up}${folderOf.get(name)}/tsconfig.app.json` }));

const changed = [];
edit('tsconfig.json', (config) => ({
  ...config,
  references: references(
    all.map(({ name }) => name),
    './',
  ),
}));
edit('nest-cli.json', (config) => ({ ...config, projects: Object.fromEntries(all.map(project)) }));
for (const { folder, standsOn, testsStandOn } of all) {
  edit(`${folder}/tsconfig.app.json`, (config) => refer(config, standsOn));
  edit(`${folder}/tsconfig.json`, (config) => refer(config, testsStandOn));
}
for (const folder of ['e2e', 'bench']) {
  edit(`${folder}/tsconfig.json`, (config) => refer(config, importedFrom(folder), '../'));
}
if (check && changed.length) giveUp(`Out of date: ${changed.join(', ')}. Run: npm run packages`);
if (changed.length) await run(bin('biome'), ['format', '--write', ...changed], { quiet: true });

function project({ name, folder }) {
  const service = folder.startsWith('services/');
  return [
    name,
    {
      type: service ? 'application' : 'library',
      root: folder,
      entryFile: service ? 'main' : 'index',
      sourceRoot: `${folder}/src`,
      compilerOptions: { tsConfigPath: `${folder}/tsconfig.app.json` },
    },
  ];
}

function refer({ references: _, ...config }, names, up = '../../') {
  return names.length ? { ...config, references: references(names, up) } : config;
}

/** Writes a JSON file where its value has changed. */
function edit(file, change) {
  const path = join(ROOT, file);
  const before = JSON.parse(readFileSync(path, 'utf8'));
  const after = change(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  changed.push(file);
  if (!check) writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);
}
