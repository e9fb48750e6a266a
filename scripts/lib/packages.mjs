// The one list of packages: the folders of libs/ and services/ that hold a package.json. What each stands on is what its
// package.json depends on. Scripts ask here; tsconfig files and nest-cli.json are written from it (scripts/packages.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const SCOPE = '@plumbline/';

/**
 * @typedef {object} Package
 * @property {string} name without the scope
 * @property {string} folder below the project's root, with forward slashes
 * @property {string[]} standsOn names of the packages that its source imports
 * @property {string[]} testsStandOn names of the packages that its source or its tests import
 * @property {string[]} dependencies every package that its source imports, ours and others'
 */

/** @returns {Package[]} every library and service; what a package stands on comes before it */
export function packages() {
  const found = ['libs', 'services'].flatMap((parent) =>
    readdirSync(join(ROOT, parent))
      .filter((name) => existsSync(join(ROOT, parent, name, 'package.json')))
      .map((name) => ({ name, folder: `${parent}/${name}` })),
  );
  const names = new Set(found.map(({ name }) => name));
  const all = found.map(({ name, folder }) => {
    const { dependencies, devDependencies } = readManifest(folder);
    return {
      name,
      folder,
      standsOn: ours(names, dependencies),
      testsStandOn: ours(names, dependencies, devDependencies),
      dependencies: Object.keys(dependencies ?? {}),
    };
  });
  return inOrder(all);
}

/** @returns {string[]} names of the libraries and services that a folder outside them, such as e2e, imports */
export function importedFrom(folder) {
  const { dependencies, devDependencies } = readManifest(folder);
  return ours(new Set(packages().map(({ name }) => name)), dependencies, devDependencies);
}

/** @returns {string[]} folders of the packages that a folder outside them imports, and of those that they stand on */
export function foldersBelow(folder) {
  const all = packages();
  const found = new Set(importedFrom(folder));
  // What a package stands on comes before it.
  for (const { name, standsOn } of all.toReversed())
    if (found.has(name)) for (const below of standsOn) found.add(below);
  return all.filter(({ name }) => found.has(name)).map((one) => one.folder);
}

const readManifest = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

const ours = (names, ...tables) =>
  [...new Set(tables.flatMap((table) => Object.keys(table ?? {})))]
    .filter((name) => name.startsWith(SCOPE) && names.has(name.slice(SCOPE.length)))
    .map((name) => name.slice(SCOPE.length));

function inOrder(all) {
  const ordered = [];
  const place = (one) => {
    if (ordered.includes(one)) return;
    for (const name of one.standsOn) place(all.find((other) => other.name === name));
    ordered.push(one);
  };
  all.forEach(place);
  return ordered;
}
