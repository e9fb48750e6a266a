// node scripts/assemble.mjs SERVICE FOLDER: puts what one service needs to run, and nothing else, into a new folder: its
// own build, the libraries that it imports, and the packages of both at the versions of package-lock.json. The images
// are made of such folders (deploy/Dockerfile). The project must be built.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packages } from './lib/packages.mjs';
import { giveUp, ROOT, run } from './lib/workspace.mjs';

const [, , service, target] = process.argv;
if (!service || !target) giveUp('Usage: node scripts/assemble.mjs SERVICE FOLDER');
const folder = resolve(target);
if (existsSync(folder) && readdirSync(folder).length > 0) giveUp(`${folder} is not empty.`);

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const write = (path, content) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
};

const workspaces = packages().map((one) => one.folder);
const needed = closure(`services/${service}`);

for (const path of needed) {
  const { devDependencies: _, ...manifest } = read(`${path}/package.json`);
  write(`${path}/package.json`, manifest);
  for (const name of manifest.files ?? ['dist'])
    cpSync(join(ROOT, path, name), join(folder, path, name), { recursive: true, filter: isNeeded });
}
const { devDependencies: __, scripts: ___, ...root } = read('package.json');
write('package.json', { ...root, workspaces: needed });
cpSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
mkdirSync(join(folder, 'scripts'));
cpSync(join(ROOT, 'scripts/health-check.mjs'), join(folder, 'scripts/health-check.mjs'));

await run(
  'npm',
  ['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
  { cwd: folder },
);
refuseOtherVersions();

/** Maps and types are for those who work on it. */
function isNeeded(file) {
  return !/\.(?:map|d\.ts|tsbuildinfo)$/.test(file);
}

/** A service and the workspaces that it depends on, directly or not. */
function closure(start) {
  const byName = new Map(workspaces.map((path) => [read(`${path}/package.json`).name, path]));
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const name of Object.keys(read(`${path}/package.json`).dependencies ?? {}))
      if (byName.has(name)) visit(byName.get(name));
  };
  if (!workspaces.includes(start)) giveUp(`There is no ${start}.`);
  visit(start);
  return [...found].sort();
}

/** The folder lists fewer workspaces than package-lock.json, so npm may not say by itself that a version differs. */
function refuseOtherVersions() {
  const locked = read('package-lock.json').packages;
  const installed = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ).packages;
  const other = Object.entries(installed).filter(
    ([path, { version, link }]) =>
      !link && path.startsWith('node_modules/') && locked[path]?.version !== version,
  );
  if (other.length) giveUp(`Not as package-lock.json says: ${other.map(([path]) => path).join(', ')}`);
}
