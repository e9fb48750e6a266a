import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@plumbline/testing';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** JSON Schema 2020-12, as far as our document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly example?: unknown;
  readonly default?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

/** One call of the API document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Schema;
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly admin: boolean;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface RawOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Operation['responses'];
  readonly security?: unknown;
}

const document = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'libs/api-client/openapi.json'), 'utf8'),
) as Document;

/** Every call whose body is JSON or which has none. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { requestBody }]) => !requestBody || requestBody.content['application/json'])
    .map(([method, { parameters = [], requestBody, responses, security }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      responses,
      admin: security !== undefined,
    })),
);

export const resolve = (schema: Schema): Schema =>
  schema.$ref
    ? (document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {})
    : schema;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: document.components });
const validators = new Map<string, ValidateFunction>();

/** What an answer does that the document does not say; empty where it is as documented. */
export async function undocumented(operation: Operation, answer: Response): Promise<string[]> {
  const described = operation.responses[String(answer.status)];
  if (!described) return [`${answer.status} is not documented`];
  const contents = Object.entries(described.content ?? {});
  const [, json] = contents.find(([type]) => type === 'application/json') ?? [];
  const type = answer.headers.get('content-type') ?? '';
  if (!json || !type.includes('json')) {
    await answer.body?.cancel();
    return json && answer.status !== 204 ? [`${answer.status} is ${type || 'empty'}, not JSON`] : [];
  }
  const name = `${operation.method} ${operation.path} ${answer.status}`;
  let validate = validators.get(name);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(json.schema).replaceAll('"#/', '"api#/')) as object);
    validators.set(name, validate);
  }
  if (validate(await answer.json())) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${answer.status} ${instancePath} ${message}`,
  );
}
