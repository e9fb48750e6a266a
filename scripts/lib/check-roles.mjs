// Refuses a class that is injected and whose name does not end in a role of the table in CONTRIBUTING ("Roles"), and a
// row of that table that no class bears. A class is injected where a decorator says so, where a constructor of such a
// class asks for it, or where a module provides it. Prints a sentence for each and ends with 1 if there is one.
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
const sources = files.map((path) =>
  ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest),
);
const injected = new Set(sources.flatMap(injectedBy));
const classes = sources.flatMap((source) =>
  classesOf(source)
    .filter((node) => injected.has(node.name.text))
    .map((node) => ({ path: source.fileName, name: node.name.text })),
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

/** Names of what a file makes injectable, asks for, or provides; not all of them are classes of ours. */
function injectedBy(source) {
  const decorated = classesOf(source).filter((node) => decoratorsOf(node).some((name) => INJECTED.has(name)));
  const asked = decorated
    .flatMap((node) => node.members.filter(ts.isConstructorDeclaration))
    .flatMap(({ parameters }) => parameters.map(({ type }) => type?.typeName?.text));
  return [...decorated.map((node) => node.name.text), ...asked, ...providedIn(source)].filter(Boolean);
}

/** The names in `{ provide: Name }`, wherever one stands in a file. */
function providedIn(source) {
  const names = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.text === 'provide') names.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function classesOf(source) {
  return source.statements.filter(ts.isClassDeclaration);
}

function decoratorsOf(node) {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.text : expression.text,
  );
}
