// npm run packages: writes what other programs must be told of our packages: the references of every tsconfig, the projects of
// nest-cli.json, which services npm start holds and which scripts start one alone, and the manifests of a cluster. With
// --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kustomizationYaml, servicesYaml } from './lib/kubernetes.mjs';
import { importedFrom, packages } from './lib/packages.mjs';
import { bin } from './lib/prepare.mjs';
import { giveUp, ROOT, run } from './lib/workspace.mjs';

const check = process.argv.includes('--check');
const all = packages();
const folderOf = new Map(all.map(({ name, folder }) => [name, folder]));
const references = (names, up) =>
  names.map((name) => ({ path: `${up}${folderOf.get(name)}/tsconfig.app.json` }));

/** The service that holds all others. */
const WHOLE = 'plumbline';
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
const services = all.filter(({ folder, name }) => folder.startsWith('services/') && name !== WHOLE);
edit(`services/${WHOLE}/package.json`, (manifest) => ({
  ...manifest,
  dependencies: sorted({
    ...manifest.dependencies,
    ...Object.fromEntries(services.map(({ name }) => [`@plumbline/${name}`, manifest.version])),
  }),
}));
edit('package.json', (manifest) => ({ ...manifest, scripts: withStarts(manifest.scripts) }));
const unwritten = changed.filter((file) => file.endsWith('.json'));
put('deploy/kubernetes/services.yaml', servicesYaml());
put('deploy/kubernetes/kustomization.yaml', kustomizationYaml());
if (check && changed.length) giveUp(`Out of date: ${changed.join(', ')}. Run: npm run packages`);
if (unwritten.length) await run(bin('biome'), ['format', '--write', ...unwritten], { quiet: true });

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

function put(file, text) {
  const path = join(ROOT, file);
  if (readFileSync(path, 'utf8') === text) return;
  changed.push(file);
  if (!check) writeFileSync(path, text);
}

/** `npm run start:<service>` for each, after what there is of them. */
function withStarts(scripts) {
  const entries = Object.entries(scripts);
  const last = entries.findLastIndex(([name]) => name.startsWith('start:'));
  const missing = services.filter(({ name }) => !scripts[`start:${name}`]);
  const starts = missing.map(({ name }) => [`start:${name}`, `node scripts/start.mjs ${name}`]);
  return Object.fromEntries([...entries.slice(0, last + 1), ...starts, ...entries.slice(last + 1)]);
}

function sorted(table) {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}
