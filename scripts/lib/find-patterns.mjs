// Finds the regular expressions in the product's sources: literals, and `new RegExp(…)` of texts that stand in the file.
// Tests and measurements are left out: their patterns read what our own programs wrote.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workspace.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'bench', 'e2e', 'testing', '.git', 'test-results']);
const SOURCE = /\.(?:ts|tsx|mjs|js)$/;
const SPEC = /\.(?:spec|test)\.tsx?$/;

/** Patterns as `/source/flags`, and the `RegExp`s whose source cannot be told, each with the places where it stands. */
export function findPatterns() {
  const patterns = new Map();
  const built = new Map();
  for (const path of sources(ROOT)) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const place = (node) =>
      `${relative(ROOT, path).split(sep).join('/')}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const add = (to, pattern, node) => to.set(pattern, [...(to.get(pattern) ?? []), place(node)]);
    const known = constants(file);
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) add(patterns, node.text, node);
      else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
        const [source, flags] = (node.arguments ?? []).map((argument) => textOf(argument, known));
        if (source === undefined) add(built, node.getText(), node);
        else add(patterns, `/${source}/${flags ?? ''}`, node);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { patterns, built };
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.data'))
      yield* sources(join(folder, entry.name));
    else if (entry.isFile() && SOURCE.test(entry.name) && !SPEC.test(entry.name))
      yield join(folder, entry.name);
  }
}

/** The constants of a file by name, as the nodes of what they are. */
function constants(file) {
  const known = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isIdentifier(name)) known.set(name.text, initializer);
  }
  return known;
}

/** The text (or list of texts) that an expression is, where it can be told from the file alone. */
function textOf(node, known) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression, known);
  if (ts.isIdentifier(node)) return known.has(node.text) ? textOf(known.get(node.text), known) : undefined;
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return templateOf(node.template, known, 'rawText');
  if (ts.isTemplateExpression(node)) return templateOf(node, known, 'text');
  if (ts.isArrayLiteralExpression(node)) return every(node.elements.map((element) => textOf(element, known)));
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const on = textOf(node.expression.expression, known);
    const given = every(node.arguments.map((argument) => textOf(argument, known)));
    const method = node.expression.name.text;
    if (on !== undefined && given && ['join', 'split'].includes(method)) return on[method]?.(...given);
  }
  return undefined;
}

function templateOf(template, known, form) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template[form] ?? template.text;
  const parts = template.templateSpans.map((span) => {
    const value = textOf(span.expression, known);
    return value === undefined ? undefined : value + (span.literal[form] ?? span.literal.text);
  });
  return every(parts) && (template.head[form] ?? template.head.text) + parts.join('');
}

const every = (values) => (values.includes(undefined) ? undefined : values);
