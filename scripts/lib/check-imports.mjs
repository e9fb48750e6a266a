// Refuses imports that go against `dependencies.config.cjs`, and circles: of what lies in one folder (files, and folders
// with all that is in them) nothing may import itself on a way round, in any folder of `src`, `test`, `e2e` and `bench`.
// dependency-cruiser finds circles of files by itself, and of folders only where each link joins the same two levels.
// No spec is imported: what two of them need has a file of its own.
// Prints a sentence for each and ends with 1 if there is one.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { circlesOf } from './circles.mjs';
import { giveUp, ROOT } from './workspace.mjs';

process.chdir(ROOT);
const CONFIG = './dependencies.config.cjs';
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const ROOTS = [...workspaces.map((folder) => folder.replace('/*', '')), 'scripts'];
const SPEC = /\.spec\.tsx?$/;

const { output } = await cruise(ROOTS, await extractOptions(CONFIG), undefined, {
  tsConfig: extractTsConfig('tsconfig.base.json'),
});
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [relative(ROOT, source), relative(ROOT, resolved)]),
);
const circles = circlesOf(imports).map(
  ({ folder, links }) =>
    `In ${folder} these import each other on a way round:\n${links.map(([from, to]) => `  ${from} → ${to}`).join('\n')}`,
);
const specs = imports
  .filter(([, to]) => SPEC.test(to))
  .map(([from, to]) => `${from} imports the spec ${to}: what both need goes into a file of its own.`);
const rules = await format(output, { outputType: 'err' });
const faults = [...(rules.exitCode > 0 ? [rules.output] : []), ...circles, ...specs];
if (faults.length > 0) giveUp(faults.join('\n'));
