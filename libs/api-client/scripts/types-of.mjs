import openapiTS, { astToString } from 'openapi-typescript';

/** The TypeScript types of an OpenAPI document, as the text of src/schema.ts. */
export async function typesOf(document) {
  return `// Written by npm run api-client from the services' own description; do not edit.\n${astToString(await openapiTS(document))}`;
}
