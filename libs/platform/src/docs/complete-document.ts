import type { OpenAPIObject } from '@nestjs/swagger';
import type { ComponentSchemas } from '../foundation/service-definition.js';
import { FIELD_EXAMPLES, formatOf } from './examples.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponsesObject = OperationObject['responses'];
type AnySchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type ReferenceObject = Extract<AnySchema, { $ref: string }>;
type SchemaObject = Exclude<AnySchema, ReferenceObject>;
type ParameterObject = Extract<NonNullable<OperationObject['parameters']>[number], { in: string }>;

/** The schema of every refusal. */
const PROBLEM = 'Problem';
const PROBLEM_SCHEMA: SchemaObject = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    statusCode: { type: 'integer', example: 400 },
    error: { type: 'string', description: 'The name of the status.', example: 'Bad Request' },
    message: {
      type: 'string',
      description: 'One sentence for a person.',
      example: 'Please enter your email and ZIP code.',
    },
    details: {
      type: 'array',
      description: 'What is wrong with each field.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'Its path as it was sent.', example: 'email' },
          message: { type: 'string', example: 'Enter a valid email.' },
        },
        required: ['field', 'message'],
      },
    },
    requestId: { type: 'string', description: 'To find the call in the logs.', example: '01999c2e-7a10' },
  },
  required: ['statusCode', 'error', 'message', 'requestId'],
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Adds to what the controllers say of themselves what holds for all of them: the refusals that a call can meet, an
 * example for every field, formats, nulls as JSON Schema 2020-12 writes them (OpenAPI 3.1).
 * @param described schemas that come whole, as JSON Schema 2020-12, from elsewhere than a class
 * @throws Error where a field has neither an example of its own nor one by its name
 */
export function completeDocument(document: OpenAPIObject, described: ComponentSchemas = {}): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation) completeOperation(method, operation);
    }
  }
  const schemas = (document.components?.schemas ?? {}) as Record<string, SchemaObject>;
  for (const [name, schema] of Object.entries(schemas)) completeFields(name, schema);
  schemas[PROBLEM] = PROBLEM_SCHEMA;
  return {
    ...(withJsonSchemaNulls({
      ...document,
      components: { ...document.components, schemas: { ...schemas, ...described } },
    }) as OpenAPIObject),
    openapi: '3.1.0',
  };
}

function completeOperation(method: (typeof METHODS)[number], operation: OperationObject): void {
  const parameters = (operation.parameters ?? []) as ParameterObject[];
  for (const parameter of parameters) {
    const schema = parameter.schema as SchemaObject | undefined;
    if (schema?.default !== undefined) parameter.required = false;
    if (schema && schema.example === undefined && !schema.enum) {
      const example = parameter.example ?? FIELD_EXAMPLES[parameter.name];
      if (example !== undefined) parameter.example = example;
    }
  }
  const refusals = refusalsOf(method, operation, parameters);
  operation.responses = { ...refusals, ...operation.responses };
}

/** By the rules that hold for every route: limits and hosts for all, the others by what the call takes. */
function refusalsOf(
  method: (typeof METHODS)[number],
  operation: OperationObject,
  parameters: readonly ParameterObject[],
): ResponsesObject {
  const changes = method !== 'get';
  const refusals: [number, string, boolean][] = [
    [400, 'What was sent breaks a rule; `details` names the fields.', true],
    [401, 'The admin token is missing or wrong.', operation.security !== undefined],
    [403, 'Not for who asks.', operation.security === undefined],
    [
      404,
      'Not there, or not yours: one answer for both.',
      parameters.some(({ in: place }) => place !== 'header') || changes,
    ],
    [409, 'Changed meanwhile, used already, or the same call is in flight.', changes],
    [413, 'More bytes than this call takes.', changes],
    [415, 'Not a kind of content that this call takes.', changes],
    [422, 'Cannot be read, or the idempotency key was used with another body.', changes],
    [421, 'Asked under a name that is not this instance.', true],
    [429, 'Too many calls; Retry-After says when to try again.', true],
    [431, 'Address and headers are longer than 16 KB.', true],
    [503, 'A part that is needed is away; Retry-After says when to try again.', true],
  ];
  return Object.fromEntries(
    refusals
      .filter(([, , applies]) => applies)
      .map(([status, description]) => [
        String(status),
        {
          description,
          // The server itself answers 431, before anything of ours has read the request.
          ...(status === 431
            ? {}
            : { content: { 'application/json': { schema: { $ref: `#/components/schemas/${PROBLEM}` } } } }),
        },
      ]),
  );
}

/** Gives every field of a schema an example, and the fields of an answer their formats. */
function completeFields(name: string, schema: SchemaObject): void {
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    if (isReference(inner)) continue;
    if (inner.type === 'string' && !inner.enum && inner.format === undefined && !name.endsWith('Dto')) {
      const format = formatOf(field);
      if (format) inner.format = format;
    }
    if (inner.example !== undefined || inner.enum || inner.allOf || isOpen(inner)) continue;
    if (inner.items && (isReference(inner.items) || inner.items.enum)) continue;
    if (!(field in FIELD_EXAMPLES)) {
      throw new Error(`${name}.${field} has no example: add one to libs/platform/src/docs/examples.ts.`);
    }
    inner.example = FIELD_EXAMPLES[field];
  }
}

/** An object, or a list of them, whose fields are not listed. */
const isOpen = ({ type, items }: SchemaObject): boolean =>
  type === 'object' ||
  (type === 'array' && items !== undefined && !isReference(items) && items.type === 'object');

const isReference = (schema: SchemaObject | ReferenceObject): schema is ReferenceObject => '$ref' in schema;

/** `nullable: true` of OpenAPI 3.0, which 3.1 does not know. */
function withJsonSchemaNulls(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withJsonSchemaNulls);
  if (!node || typeof node !== 'object') return node;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [name, withJsonSchemaNulls(inner)]),
  ) as Record<string, unknown> & { type?: string; enum?: unknown[]; allOf?: unknown[] };
  if (nullable !== true) return rest;
  const { type, allOf, enum: values, ...others } = rest;
  if (allOf) return { ...others, anyOf: [...(allOf as unknown[]), { type: 'null' }] };
  return {
    ...others,
    ...(type ? { type: [type, 'null'] } : {}),
    ...(values ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
