// Refuses an injectable class whose name does not end in a role of the table in CONTRIBUTING ("Roles"), and a row of
// that table that no class bears. Prints a sentence for each and ends with 1 if there is one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { giveUp, ROOT } from './workspace.mjs';

/** Decorators of classes that Nest and TypeORM make by themselves. */
const INJECTED = new Set(['Injectable', 'Controller', 'Catch', 'EventSubscriber']);

const table =
  readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('### Roles')[1]?.split('\n#')[0] ?? '';
const roles = [...table.matchAll(/`…(\w+)`/g)].map(([, role]) => role);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'services', 'libs/platform'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.includes('/src/') && path.endsWith('.ts') && existsSync(join(ROOT, path)));
const classes = files.flatMap((path) =>
  injectablesIn(path, readFileSync(join(ROOT, path), 'utf8')).map((name) => ({ path, name })),
);

const faults = [
  ...classes
    .filter(({ name }) => !roles.some((role) => name.endsWith(role)))
    .map(({ path, name }) => `${path}: ${name} ends in no role that CONTRIBUTING lists under "Roles".`),
  ...roles
    .filter((role) => !classes.some(({ name }) => name.endsWith(role)))
    .map((role) => `CONTRIBUTING.md: no class has the role …${role}.`),
];
if (faults.length) giveUp(faults.join('\n'));

function injectablesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements
    .filter((node) => ts.isClassDeclaration(node) && decoratorsOf(node).some((name) => INJECTED.has(name)))
    .map((node) => node.name.text);
}

function decoratorsOf(node) {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.text : expression.text,
  );
}
