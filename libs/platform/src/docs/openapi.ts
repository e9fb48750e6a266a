import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { ServiceDefinition } from '../service/service-definition.js';

const ABOUT = `Remodel concepts from photos and a wish, and bids from contractors nearby.

Refusals have the form \`{ statusCode, error, message, details?, requestId }\`; \`message\` is one sentence for a
person. Every creating POST takes an \`idempotency-key\` header: the same key and body give the same answer for
24 hours. Admin calls take the token in \`x-admin-token\`.`;

/** One service's part of the API document, with the schemas that the build wrote down from its DTOs. */
export async function describeService(
  app: INestApplication,
  definition: ServiceDefinition,
): Promise<OpenAPIObject> {
  if (definition.metadata) await SwaggerModule.loadPluginMetadata(await definition.metadata());
  return SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Plumbline')
      .setDescription(ABOUT)
      .setVersion('1')
      .addApiKey({ type: 'apiKey', in: 'header', name: 'x-admin-token' }, 'admin')
      .build(),
    { operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}` },
  );
}

/** The services' parts as one document; paths and schemas stand in alphabetical order. */
export function mergeDocuments(documents: readonly OpenAPIObject[]): OpenAPIObject {
  const [first] = documents;
  if (!first) throw new Error('No documents to merge.');
  const sorted = <T>(records: readonly Record<string, T>[]): Record<string, T> =>
    Object.fromEntries(
      Object.entries(Object.assign({}, ...records) as Record<string, T>).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    ...first,
    paths: sorted(documents.map(({ paths }) => paths)),
    components: {
      ...first.components,
      schemas: sorted(documents.map(({ components }) => components?.schemas ?? {})),
    },
  };
}

/** Serves the merged document (a file of the api-client package, checked against the code) at /api/docs. */
export function serveDocs(app: INestApplication): void {
  const file = createRequire(import.meta.url).resolve('@plumbline/api-client/openapi.json');
  SwaggerModule.setup('api/docs', app, () => JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject, {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Plumbline API',
  });
}
