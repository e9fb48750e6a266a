// Types of what the build leaves out: specs beside the sources, e2e, bench, and the two webs. A file of no project would
// be checked by nobody, and red in an editor.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { packages } from './packages.mjs';
import { tsc } from './prepare.mjs';
import { giveUp, ROOT } from './workspace.mjs';

const PROJECTS = [...packages().map(({ folder }) => folder), 'web-public', 'web-admin', 'e2e', 'bench'];
/** Checked by AssemblyScript's own compiler. */
const ASSEMBLY = ['libs/render/kernel', 'libs/render/panoramas'];
/** What a tool is told, and types of our scripts: both stand by themselves. */
const ALONE = /\.config\.ts$|\.d\.m?ts$/;

const faults = [];
const known = new Set();
for (const project of [...PROJECTS, ...ASSEMBLY]) {
  const config = join(ROOT, project, 'tsconfig.json');
  if (!existsSync(config)) continue;
  const { fileNames } = ts.getParsedCommandLineOfConfigFile(config, {}, ts.sys);
  for (const file of fileNames) known.add(resolve(file));
  if (ASSEMBLY.includes(project)) continue;
  await tsc('-p', `${project}/tsconfig.json`, '--noEmit').catch((error) => faults.push(error.message));
}
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mts'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
for (const file of files) {
  if (!file || ALONE.test(file) || !existsSync(join(ROOT, file)) || known.has(resolve(ROOT, file))) continue;
  faults.push(`${file} is in no project: name its folder in the tsconfig.json of its package.`);
}
if (faults.length) giveUp(faults.join('\n'));
