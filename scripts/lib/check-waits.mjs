// Refuses in tests what depends on how fast the machine is: a fixed pause, and a judgement of elapsed time. Waiting for
// the thing itself is until() of @plumbline/testing (waitFor() in the webs); a speed is measured in bench/.
// A pause that is itself what is tested (a slow sender, an outage) is allowed under a comment that says so:
// "// Paces: …". Prints a sentence for each offence and ends with 1 if there is one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workspace.mjs';

const isTest = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  (/\.(spec|test)\.tsx?$/.test(path) || /\/test\//.test(path) || path.startsWith('e2e/'));
/** Which argument of a call tells how long it waits. */
const LENGTH_AT = new Map([
  ['sleep', 0],
  ['setTimeout', 1],
  ['setInterval', 1],
  ['waitForTimeout', 0],
]);
const ALLOWED = /^\s*(\/\/|\*|\/\*\*) ?Paces: \S/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(isTest);
const offences = [...new Set(files)].flatMap((path) => offencesIn(path, read(path)));
for (const offence of offences) console.error(offence);
process.exit(offences.length > 0 ? 1 : 0);

function read(path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}

function offencesIn(path, text) {
  if (!/sleep|setTimeout|setInterval|waitForTimeout|Date\.now|performance\.now|hrtime/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const readings = clockVariables(source);
  const offence = (node, sentence) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (![line, line - 1, line - 2].some((at) => ALLOWED.test(lines[at] ?? '')))
      found.push(`${path}:${line + 1}: ${sentence}`);
  };
  visit(source, (node) => {
    if (isPause(node))
      offence(node, 'A pause proves nothing. Wait for the thing itself: until() of @plumbline/testing.');
    if (isElapsed(node, readings))
      offence(
        node,
        'Elapsed time depends on the machine. Count, compare, or use a fake clock; speed is bench/.',
      );
  });
  return found;
}

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** sleep(5), setTimeout(…, 5), setInterval(…), page.waitForTimeout(5); a pause of 0 only lets others have their turn. */
function isPause(node) {
  if (!ts.isCallExpression(node)) return false;
  const time = LENGTH_AT.get(nameOf(node.expression));
  if (time === undefined) return false;
  const length = node.arguments[time];
  return !(length && ts.isNumericLiteral(length) && length.text === '0');
}

/** A difference of two readings of the clock, or of one and a moment that the product wrote down. */
function isElapsed(node, readings) {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.MinusToken) return false;
  const [left, right] = [node.left, node.right];
  if (isClock(right) || isReading(right, readings)) return true;
  return isClock(left) && /getTime\(|Date\.parse|At\b/.test(right.getText());
}

function isClock(node) {
  return ts.isCallExpression(node) && /^(Date|performance)\.now$/.test(node.expression.getText());
}

function isReading(node, readings) {
  return ts.isIdentifier(node) && readings.has(node.text);
}

function clockVariables(source) {
  const names = new Set();
  visit(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && isClock(node.initializer))
      names.add(node.name.getText());
  });
  return names;
}

function nameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  // A socket's setTimeout() is its deadline.
  const isPage = ts.isPropertyAccessExpression(expression) && expression.name.text === 'waitForTimeout';
  return isPage ? 'waitForTimeout' : '';
}
