// Fails where a web writes down by hand what the API client has: the shape of a record (an interface or a type literal
// whose fields are those of a schema or of a call's query in the document), or a limit of a field as a number. Both come
// from one place.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { giveUp, ROOT } from './workspace.mjs';

const WEBS = ['web-public/src', 'web-admin/src'];
/** Shapes of fewer fields are alike by chance. */
const FIELDS_LEAST = 4;
const SHARE_LEAST = 0.8;
const LIMITS = new Set(['maxLength', 'minLength']);

/** The schemas and the queries of the document by name, each with the names of its fields. */
export function schemasOf({ components, paths }) {
  const schemas = Object.entries(components.schemas).flatMap(([name, { properties }]) =>
    properties ? [{ name, fields: new Set(Object.keys(properties)) }] : [],
  );
  const queries = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId, parameters = [] }) => ({
      name: `the query of ${operationId}`,
      fields: new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)),
    })),
  );
  return [...schemas, ...queries];
}

/** What a source declares by hand, each in a sentence with its place. */
export function handWritten(path, source, schemas) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const faults = [];
  const at = (node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      const alike = schemaLike(fieldsOf(node), schemas);
      if (alike)
        faults.push(
          `${at(node)}: ${nameOf(node)} has the fields of ${alike} of the API: take its type from @plumbline/api-client.`,
        );
    } else if (isLimit(node)) {
      faults.push(
        `${at(node)}: ${node.getText()} is a limit by hand: take it from LIMITS of @plumbline/contracts.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

const fieldsOf = ({ members }) =>
  members.flatMap((member) =>
    ts.isPropertySignature(member) ? [member.name.getText().replace(/^['"]|['"]$/g, '')] : [],
  );

/** The schema of which these are nearly all fields, or which has nearly all of these; the most alike of several. */
function schemaLike(fields, schemas) {
  const alike = schemas.flatMap(({ name, fields: theirs }) => {
    const shared = fields.filter((field) => theirs.has(field)).length;
    const isAlike = shared >= FIELDS_LEAST && shared >= SHARE_LEAST * Math.min(fields.length, theirs.size);
    return isAlike ? [{ name, likeness: shared / (fields.length + theirs.size - shared) }] : [];
  });
  return alike.sort((a, b) => b.likeness - a.likeness)[0]?.name;
}

/** The name of an interface or of the type that a literal is. */
function nameOf(node) {
  for (let at = node; at; at = at.parent) {
    if ((ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at)) && at.name) return at.name.text;
    if (ts.isFunctionLike(at) && at.name) return `a type in ${at.name.getText()}`;
  }
  return 'a type';
}

/** `maxLength={200}`, or `maxLength: 200`. */
function isLimit(node) {
  if (ts.isJsxAttribute(node))
    return LIMITS.has(node.name.getText()) && /^\{?["']?\d/.test(node.initializer?.getText() ?? '');
  return (
    ts.isPropertyAssignment(node) && LIMITS.has(node.name.getText()) && ts.isNumericLiteral(node.initializer)
  );
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/(?<!\.(?:spec|test))\.tsx?$/.test(entry.name)) yield path;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const document = JSON.parse(readFileSync(join(ROOT, 'libs/api-client/openapi.json'), 'utf8'));
  const schemas = schemasOf(document);
  const faults = WEBS.flatMap((web) =>
    [...sources(join(ROOT, web))].flatMap((path) =>
      handWritten(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8'), schemas),
    ),
  );
  if (faults.length) giveUp(faults.join('\n'));
}
