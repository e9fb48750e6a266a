// Types of what the build leaves out: specs beside the sources, e2e, bench, and the two webs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packages.mjs';
import { tsc } from './prepare.mjs';
import { giveUp, ROOT } from './workspace.mjs';

const PROJECTS = [...packages().map(({ folder }) => folder), 'web-public', 'web-admin', 'e2e', 'bench'];

const faults = [];
for (const project of PROJECTS) {
  if (!existsSync(join(ROOT, project, 'tsconfig.json'))) continue;
  await tsc('-p', `${project}/tsconfig.json`, '--noEmit').catch((error) => faults.push(error.message));
}
if (faults.length) giveUp(faults.join('\n'));
