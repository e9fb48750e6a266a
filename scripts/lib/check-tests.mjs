// Refuses a test that no runner would find, or that lies elsewhere than a reader would look: see "Where a test lies" in
// CONTRIBUTING. Prints a sentence for each and ends with 1 if there is one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import jest from '../../jest.config.mjs';
import { giveUp, ROOT } from './workspace.mjs';

const LIES = [/^(libs|services)\/[^/]+\/test\//, /^web-[^/]+\/src\//, /^e2e\/[^/]+$/];
const JEST_ROOTS = jest.roots.map((root) => relative('<rootDir>', root));

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(spec|test)\.[cm]?[jt]sx?$/.test(path) && existsSync(join(ROOT, path)));
const faults = [...new Set(files)].flatMap((path) => faultsOf(path, readFileSync(join(ROOT, path), 'utf8')));
if (faults.length) giveUp(faults.join('\n'));

function faultsOf(path, text) {
  const found = [];
  if (!/\.spec\.tsx?$/.test(path)) found.push(`${path}: A test is named ….spec.ts or ….spec.tsx.`);
  if (!LIES.some((place) => place.test(path)))
    found.push(
      `${path}: Tests of libs and services lie in their test/, those of webs in src beside what they show, those of the whole product in e2e/.`,
    );
  const usesVitest = /from 'vitest'/.test(text);
  if (JEST_ROOTS.some((root) => path.startsWith(`${root}/`))) {
    if (usesVitest) found.push(`${path}: Jest runs this one (jest.config.mjs); it cannot import vitest.`);
  } else if (!usesVitest) found.push(`${path}: Vitest runs this one; it imports what it uses from 'vitest'.`);
  return found;
}
