// Refuses imports that go against `dependencies.config.cjs`, and circles: of what lies in one folder (files, and folders
// with all that is in them) nothing may import itself on a way round, in any folder of `src`. dependency-cruiser finds
// circles of files by itself, and of folders only where each link joins the same two levels.
// Prints a sentence for each and ends with 1 if there is one.
import { relative } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { circlesOf } from './circles.mjs';
import { giveUp, ROOT } from './workspace.mjs';

process.chdir(ROOT);
const CONFIG = './dependencies.config.cjs';
const ROOTS = ['libs', 'services', 'web-public/src', 'web-admin/src'];

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
const rules = await format(output, { outputType: 'err' });
if (rules.exitCode > 0 || circles.length > 0)
  giveUp([...(rules.exitCode > 0 ? [rules.output] : []), ...circles].join('\n'));
