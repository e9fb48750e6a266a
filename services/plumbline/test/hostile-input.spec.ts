import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { type Type, ValidationPipe } from '@nestjs/common';
import { LIMITS, MESSAGES, ownerOf } from '@plumbline/contracts';
import { BODY_LIMIT, nestedType, Problem, validationPipe } from '@plumbline/platform';
import { ADMIN_TOKEN } from '@plumbline/testing/ground';
import { getMetadataStorage } from 'class-validator';
import { DataSource } from 'typeorm';
import { startServices } from './product.js';
import { type Route, routesOf } from './service-routes.js';

/** What the OpenAPI document says of a value, as far as a sample of it needs. */
interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const api = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/api-client/openapi.json'), 'utf8'),
) as Document;
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);

let product: Awaited<ReturnType<typeof startServices>>;
let routes: readonly Route[];
let url: string;
let close: () => void;
/** What stands for `{id}` and the like, so that calls reach what is behind the first look-up. */
const known: Record<string, string> = { provider: 'replicate', service: 'bids', key: 'uploads/a.jpg' };

beforeAll(async () => {
  product = await startServices();
  routes = product.services.flatMap(routesOf);
  const handlers = new Map<string, RequestListener>(
    product.services.map(({ name, handler }) => [name, handler as unknown as RequestListener]),
  );
  const server = createServer((request, response) =>
    handlers.get(ownerOf(request.url?.split('?')[0] ?? '') ?? 'bids')?.(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = await call('POST', '/api/send-to-contractors', {
    body: '{"email":"a@b.example","zip":"60614","design":{"title":"A"}}',
  });
  known.bidId = known.id = asked.body.bidIds[0];
  const design = await call('POST', '/api/designs', {
    body: '{"zipCode":"60614","designPrompt":"A kitchen","contractorPrompt":"Licensed"}',
  });
  known.jobId = design.body.jobId;
});
afterAll(async () => {
  close?.();
  await product?.stop();
});

interface Call {
  readonly body?: string | FormData;
  readonly headers?: Record<string, string>;
}

async function call(method: string, path: string, { body, headers }: Call = {}) {
  const answer = await fetch(url + path, {
    method,
    body,
    redirect: 'manual',
    headers: {
      'x-admin-token': ADMIN_TOKEN,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of every form
  let json: any;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: answer.status, caching: answer.headers.get('cache-control'), text, body: json };
}

/** Something a call may be sent with. */
function sample(schema: Schema, name = ''): unknown {
  const { $ref, allOf, oneOf, type, items, properties } = schema;
  if ($ref) return sample(api.components.schemas[$ref.split('/').at(-1)!]!, name);
  if (allOf ?? oneOf) return sample((allOf ?? oneOf)![0]!, name);
  if (schema.enum) return schema.enum[0];
  if (type === 'array') return [sample(items ?? {}, name)];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([field, inner]) => [field, sample(inner, field)]),
    );
  if (name === 'preferences') return { zipCode: '60614', style: 'modern' };
  if (type === 'object') return {};
  if (type === 'number') return name === 'count' ? 1 : 5;
  if (type === 'boolean') return true;
  if (/mail/i.test(name)) return 'a@b.example';
  if (/zip/i.test(name)) return '60614';
  if (/expires/i.test(name)) return '2030-01-01';
  if (/url/i.test(name)) return '/files/uploads/a.jpg';
  return (
    { categories: 'kitchen', licenseState: 'IL', website: 'https://a.example', ids: known.bidId }[name] ?? 'a'
  );
}

const sampleBody = ({ requestBody }: Operation): unknown => {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && sample(schema);
};

/** The paths to every field of a value, with those of the objects in it. */
function fieldsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, [...path, name])),
  ];
}

/** The JSON of a value with one of its fields replaced by `json`. */
function withField(value: unknown, [name, ...rest]: readonly string[], json: string): string {
  const parts = Object.entries(value as object).map(([field, inner]) => {
    const text =
      field !== name ? JSON.stringify(inner) : rest.length > 0 ? withField(inner, rest, json) : json;
    return Array.isArray(value) ? text : `${JSON.stringify(field)}:${text}`;
  });
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`;
}

/** Nothing a database can keep: refused with the same words wherever they stand. */
const UNSTORABLE = ['"a\\u0000b"', '"a\\ud800b"', '["\\udec1\\ud83d"]', '{"a\\u0000b":1}'];
const STRANGE = [
  'null',
  '-1e308',
  '[[]]',
  '{"__proto__":{"a":1},"length":5}',
  `[${'{},'.repeat(1_500)}{}]`,
  JSON.stringify(`a@${'.'.repeat(15_000)}@`),
  JSON.stringify(`a${'\u0315\u0300\u05ae\u0301'.repeat(3_000)}`),
  JSON.stringify(`${'9'.repeat(9_000)} ${' '.repeat(9_000)}`),
  JSON.stringify('\u0001\u0085\u2028\ufffe\u202e\ufeff% _ \\ \' " ; -- <b> {{7*7}} 🛁'),
];
/** What a URL may hold, percent-encoded or as a client would not send it. */
const IN_URLS = [
  '%ED%A0%80',
  "'%20or%201=1--",
  `a@${'.'.repeat(6_000)}@`,
  '1e999',
  encodeURIComponent('{"q":"abc","id":[{}]}'),
  encodeURIComponent('['.repeat(2_000)),
];
const NUL_IN_URLS = ['a%00b', encodeURIComponent('{"q":"abc\\u0000"}')];

const inHeader = (value: string) => (value === '%ED%A0%80' ? 'é' : decodeURIComponent(value));

const filled = (path: string, hostile?: readonly [name: string, value: string]) =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    hostile && hostile[0] === name ? hostile[1] : (known[name] ?? '01234567-89ab-7def-8123-456789abcdef'),
  );

/** All at once would only wait in the pool. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

it.each(operations.filter((one) => sampleBody(one)).map((one) => [one.method, one.path, one] as const))(
  '%s %s takes no harm from any field of its body',
  async (method, path, operation) => {
    const body = sampleBody(operation);
    const tries = fieldsOf(body).flatMap((field, n) =>
      [...UNSTORABLE.slice(0, n === 0 ? 4 : 1), ...STRANGE].map((json) => ({
        field: field.join('.'),
        json,
        sent: withField(body, field, json),
      })),
    );
    expect(tries.length).toBeGreaterThan(10);
    await inTurns(tries, async ({ field, json, sent }) => {
      const answer = await call(method, filled(path), { body: sent });
      const tried = [field, json.slice(0, 40)];
      expect([...tried, answer.status < 500 || answer.text]).toEqual([...tried, true]);
      expect([...tried, answer.caching]).toEqual([...tried, 'no-store']);
      if (UNSTORABLE.includes(json))
        expect([...tried, answer.status, answer.body.message]).toEqual([
          ...tried,
          400,
          MESSAGES.server.unstorable,
        ]);
    });
  },
);

it('takes no harm from any part of any address or header', async () => {
  const tries = operations.flatMap((operation) =>
    (operation.parameters ?? []).flatMap(({ name, in: place }) =>
      [...IN_URLS, ...(place === 'header' ? [] : NUL_IN_URLS)].map((value) => ({
        ...operation,
        name,
        place,
        value,
      })),
    ),
  );
  expect(tries.length).toBeGreaterThan(500);
  await inTurns(tries, async ({ method, path, name, place, value, requestBody }) => {
    const address =
      place === 'path'
        ? filled(path, [name, value])
        : `${filled(path)}${place === 'query' ? `?${name}=${value}` : ''}`;
    const body = requestBody?.content['application/json'] ? '{}' : undefined;
    const answer = await call(method, address, {
      body,
      headers: place === 'header' ? { [name]: inHeader(value) } : {},
    });
    const tried = [method, path, name, value.slice(0, 40)];
    expect([...tried, answer.status < 500 || answer.text]).toEqual([...tried, true]);
    if (path.startsWith('/api')) expect([...tried, answer.caching]).toEqual([...tried, 'no-store']);
    if (value === 'a%00b')
      expect([...tried, answer.status, answer.body.message]).toEqual([
        ...tried,
        400,
        MESSAGES.server.unstorable,
      ]);
  });
});

it('leaves nothing behind that a query could not look into', async () => {
  const split = `${'v'.repeat(999)}🛁`;
  const sent = await call('POST', '/api/send-summary', {
    body: JSON.stringify({
      email: 'a@b.example',
      designs: [{ title: 'A' }],
      preferences: { [`${'k'.repeat(59)}🛁`]: split, [split]: 1 },
    }),
  });
  expect(sent.status).toBe(200);
  for (const { app, name } of product.services) {
    const [row] = await app
      .get(DataSource)
      .query('select count(payload::jsonb)::int as looked_into from outbox');
    expect([name, row.looked_into]).toEqual([
      name,
      name === 'bids' || name === 'designs' ? expect.any(Number) : 0,
    ]);
  }
});

it('a NUL in a header does not come in at all', async () => {
  const { port } = new URL(url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET /api/settings HTTP/1.1\r\nHost: a\r\nx-contractor-email: a\0b\r\n\r\n'),
    );
    socket.on('data', (bytes) => resolve(String(bytes))).on('error', () => undefined);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('JSON in another encoding is not read, since nobody has looked it over', async () => {
  const answer = await fetch(`${url}/api/bids/my-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    body: Buffer.from('{"email":"a\\u0000@b.example"}', 'utf16le'),
  });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    415,
    MESSAGES.server.notUtf8,
  ]);
});

it('an upload takes no text that cannot be kept', async () => {
  const form = new FormData();
  form.append('fullAddress', '1 Main\0St');
  const answer = await call('POST', '/api/upload', { body: form });
  expect([answer.status, answer.body.message]).toEqual([400, MESSAGES.server.unstorable]);
});

const kbOf = ({ handler }: Route): number => Reflect.getMetadata(BODY_LIMIT, handler) ?? LIMITS.jsonBodyKb;
const withBody = () =>
  routes.filter(({ method }) => method === 'POST' || method === 'PUT' || method === 'PATCH');

it('takes no body beyond the limit of its route, and says which', async () => {
  await inTurns(withBody(), async (route) => {
    const path = filled(route.path.replace(/:(\w+)/g, '{$1}').replace('{service}', route.service));
    const answer = await call(route.method, path, {
      body: JSON.stringify({ a: 'x'.repeat(kbOf(route) * 1024) }),
    });
    expect([route.method, path, answer.status, answer.body.message]).toEqual([
      ...[route.method, path, 413, MESSAGES.server.tooLarge(kbOf(route))],
    ]);
  });
});

/** A class's fields, and the longest that its rules let each be, as characters and as items of a list. */
function lengthsOf(type: Type<unknown>) {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const of = (field: string, name: string) =>
    rules.find((rule) => rule.propertyName === field && rule.name === name)?.constraints[0] as
      | number
      | undefined;
  return [...new Set(rules.map(({ propertyName }) => propertyName))].map((field) => ({
    field,
    chars: of(field, 'maxLength'),
    items: of(field, 'arrayMaxSize'),
    isList: rules.some((rule) => rule.propertyName === field && rule.name === 'isArray'),
    holdsObjects: rules.some((rule) => rule.propertyName === field && rule.type === 'nestedValidation'),
    nested: nestedType(type, field),
  }));
}

const longest = (type: Type<unknown>): number =>
  lengthsOf(type).reduce(
    (sum, { field, chars = 100, items = 1, nested }) =>
      sum + field.length + 6 + items * (nested ? longest(nested) : chars + 3),
    2,
  );

/** The classes of everything that calls bring, and of the objects in it. */
function inputs(): Set<Type<unknown>> {
  const found = new Set<Type<unknown>>();
  const add = (type: Type<unknown> | undefined) => {
    if (!type || found.has(type) || lengthsOf(type).length === 0) return;
    found.add(type);
    for (const { nested } of lengthsOf(type)) add(nested);
  };
  for (const { parameters } of routes) parameters.filter((type) => type?.prototype).forEach(add);
  return found;
}

it('takes every body that its rules allow', () => {
  for (const route of withBody()) {
    const needed = Math.max(0, ...route.parameters.filter((type) => inputs().has(type)).map(longest)) / 1024;
    expect([route.method, route.path, Math.ceil(needed), needed <= kbOf(route)]).toEqual([
      ...[route.method, route.path, Math.ceil(needed), true],
    ]);
  }
});

it('measures every text and list before anything reads it', async () => {
  const read = jest.spyOn(ValidationPipe.prototype, 'transform');
  const pipe = validationPipe();
  const types = inputs();
  expect(types.size).toBeGreaterThan(25);
  for (const metatype of types) {
    for (const { field, isList, items, holdsObjects, nested } of lengthsOf(metatype)) {
      const where = `${metatype.name}.${field}`;
      expect([where, isList && items === undefined]).toEqual([where, false]);
      expect([where, holdsObjects && nested === undefined]).toEqual([where, false]);
      for (const value of [
        'x'.repeat(250_000),
        Array.from({ length: 1_001 }, () => ({})),
        ['x'.repeat(250_000)],
      ]) {
        if (holdsObjects && typeof value !== 'object') continue;
        if (holdsObjects && value.length === 1) continue;
        const transform = () => pipe.transform({ [field]: value }, { type: 'body', metatype });
        expect([where, await outcome(transform)]).toEqual([where, [400, field]]);
      }
    }
  }
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

async function outcome(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Problem ? [error.getStatus(), error.details?.[0]?.field] : error;
  }
}
