import openapiTS, { astToString } from 'openapi-typescript';
import { NAMES, QUERIES } from './names.mjs';

/**
 * The TypeScript types of an OpenAPI document, as the text of src/schema.ts, with the names that pages use.
 *
 * @throws Error where a name stands for a schema or a call that the document does not have
 */
export async function typesOf(document) {
  const { schemas } = document.components;
  const names = Object.entries(NAMES).map(([name, schema]) => {
    if (!(schema in schemas))
      throw new Error(
        `${name} is a name for ${schema}, which is no schema: see libs/api-client/scripts/names.mjs.`,
      );
    const { description } = schemas[schema];
    return `${description ? `/** ${description} */\n` : ''}export type ${name} = components['schemas']['${schema}'];\n`;
  });
  const operations = new Set(
    Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    ),
  );
  const queries = Object.entries(QUERIES).map(([name, operation]) => {
    if (!operations.has(operation))
      throw new Error(
        `${name} is a name for the query of ${operation}, which is no call: see libs/api-client/scripts/names.mjs.`,
      );
    return `export type ${name} = NonNullable<operations['${operation}']['parameters']['query']>;\n`;
  });
  return `// Written by npm run api-client from the services' own description; do not edit.\n${astToString(
    await openapiTS(document, { immutable: true }),
  )}\n${names.join('')}${queries.join('')}`;
}
