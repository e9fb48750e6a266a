import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { ServiceDefinition } from '../foundation/service-definition.js';
import { completeDocument } from './complete-document.js';

const ABOUT = `Remodel concepts from photos and a wish, and bids from contractors nearby.

Refusals have the form \`{ statusCode, error, message, details?, requestId }\`; \`message\` is one sentence for a
person. Every creating POST takes an \`idempotency-key\` header: the same key and body give the same answer for
24 hours. Admin calls take the token in \`x-admin-token\`.`;

/** The platform's own controllers and answers, described like a service's. */
const platformMetadata: ServiceDefinition['metadata'] = async () => (await import('../metadata.js')).default;

/** One service's part of the API document, with the schemas that the build wrote down from its DTOs. */
export async function describeService(
  app: INestApplication,
  definition: ServiceDefinition,
): Promise<OpenAPIObject> {
  for (const metadata of [platformMetadata, definition.metadata]) {
    if (metadata) await SwaggerModule.loadPluginMetadata(await metadata());
  }
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Plumbline')
      .setDescription(ABOUT)
      .setVersion('1')
      .addApiKey({ type: 'apiKey', in: 'header', name: 'x-admin-token' }, 'admin')
      .build(),
    { operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}` },
  );
  return completeDocument(document, definition.schemas?.());
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
  const { resolve } = createRequire(import.meta.url);
  const document = () =>
    JSON.parse(readFileSync(resolve('@plumbline/api-client/openapi.json'), 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Plumbline API',
  });
}
