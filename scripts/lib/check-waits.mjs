// Refuses in tests what depends on how fast the machine is: a fixed pause, and a judgement of elapsed time. Waiting for
// the thing itself is until() of @plumbline/testing (waitFor() in the webs); a speed is measured in bench/.
// A test and a wait have one limit each (test-limits.mjs, PATIENCE_MS), which a busy machine does not reach; a shorter one
// of its own fails there by chance.
// What a page shows is read until it is as expected, never once: it may come a frame later (expect.poll, or a locator that
// waits). What waits has the common limit; vi.waitFor() has one second.
// A pause that is itself what is tested (a slow sender, an outage) is allowed under a comment that says so:
// "// Paces: …". Prints a sentence for each offence and ends with 1 if there is one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TEST_LIMIT_MS } from './test-limits.mjs';
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
/** What a test runner takes a limit for. */
const RUNS = new Set(['it', 'test', 'describe', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach']);
/** What waits, and which argument is a limit of its own. */
const LIMIT_AT = new Map([
  ['until', 1],
  ['setDefaultTimeout', 0],
]);
/** What reads a page as it is at that moment. */
const READS = new Set([
  ...['textContent', 'innerText', 'allTextContents', 'allInnerTexts', 'inputValue', 'getAttribute', 'count'],
  ...['isVisible', 'isHidden', 'isChecked', 'isEnabled', 'isDisabled', 'boundingBox', 'ariaSnapshot'],
  ...['evaluate', 'evaluateAll'],
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
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const readings = clockVariables(source);
  const readers = path.startsWith('e2e/') ? functionsThatRead(source) : undefined;
  const offence = (node, sentence) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (![line, line - 1, line - 2].some((at) => ALLOWED.test(lines[at] ?? '')))
      found.push(`${path}:${line + 1}: ${sentence}`);
  };
  visit(source, (node) => {
    if (isPause(node))
      offence(node, 'A pause proves nothing. Wait for the thing itself: until() of @plumbline/testing.');
    if (isLimit(node))
      offence(
        node,
        'A busy machine takes longer. Leave the limit to scripts/lib/test-limits.mjs, or to until().',
      );
    if (isHasty(node))
      offence(node, 'It gives up after a second. Wait with waitFor() of the Testing Library.');
    if (readers && isReadOnce(node, readers))
      offence(node, 'The page may show it a frame later. Read it until it is so: expect.poll().');
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

/** it('…', …, 5_000), it('…', { timeout: 5_000 }, …), until(…, 5_000), context.setDefaultTimeout(5_000). */
function isLimit(node) {
  if (!ts.isCallExpression(node)) return false;
  const { expression, arguments: given } = node;
  const own = LIMIT_AT.get(
    ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.text,
  );
  if (own !== undefined) return isShort(given[own]);
  if (!RUNS.has(rootOf(expression))) return false;
  return given.some(
    (argument, at) =>
      (at > 0 && isShort(argument)) ||
      (ts.isObjectLiteralExpression(argument) &&
        argument.properties.some(
          (property) => property.name?.getText() === 'timeout' && isShort(property.initializer),
        )),
  );
}

function isShort(node) {
  return node !== undefined && ts.isNumericLiteral(node) && Number(node.text) <= TEST_LIMIT_MS;
}

/** `it` of it.each(rows)('…', …). */
function rootOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootOf(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? rootOf(expression.tag) : '';
}

/** vi.waitFor(…), vi.waitUntil(…). */
function isHasty(node) {
  return ts.isCallExpression(node) && /^vi\.wait(For|Until)$/.test(node.expression.getText());
}

/** expect(await field.inputValue()), expect(await names()) where names() reads the page. */
function isReadOnce(node, readers) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return false;
  const [awaited] = node.arguments;
  if (!awaited || !ts.isAwaitExpression(awaited) || !ts.isCallExpression(awaited.expression)) return false;
  const { expression } = awaited.expression;
  return isRead(awaited.expression) || (ts.isIdentifier(expression) && readers.has(expression.text));
}

function isRead(node) {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    READS.has(node.expression.name.text)
  );
}

function functionsThatRead(source) {
  const names = new Set();
  visit(source, (node) => {
    const { initializer } = node;
    if (!ts.isVariableDeclaration(node) || !initializer || !ts.isArrowFunction(initializer)) return;
    visit(initializer.body, (inner) => {
      if (isRead(inner)) names.add(node.name.getText());
    });
  });
  return names;
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
