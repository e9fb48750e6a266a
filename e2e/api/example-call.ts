import { type Operation, resolve, type Schema } from './document.js';

/** A call as it goes over the wire. */
export interface Call {
  readonly url: string;
  readonly init: RequestInit;
}

/** What stands where an example names a thing that is not there, by the name of the field. */
export interface Real {
  /** Of a photo that was uploaded. */
  readonly imageUrl: string;
  readonly survey: unknown;
  /** Of a survey that is kept. */
  readonly surveyId: string;
  /** Of a brief that is kept. */
  readonly briefId: string;
  /** To that brief's questions, in the calls of designs; the answers of a bid are its own. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

/** The call that an operation's examples describe. */
export function exampleCall(operation: Operation, adminToken: string, real: Real): Call {
  const body = operation.body && exampleOf(operation.body);
  const isReal = (name: string): name is keyof Real =>
    name in real && (name !== 'answers' || operation.path.startsWith('/api/designs'));
  return callOf(
    operation,
    adminToken,
    (parameter) => parameter.example ?? exampleOf(parameter.schema),
    body && JSON.parse(JSON.stringify(body, (name, value) => (isReal(name) ? real[name] : value))),
  );
}

/** @param valueFor what a parameter is sent with; undefined leaves it out */
export function callOf(
  operation: Operation,
  adminToken: string,
  valueFor: (parameter: Operation['parameters'][number]) => unknown,
  body: unknown,
): Call {
  const headers: Record<string, string> = operation.admin ? { 'x-admin-token': adminToken } : {};
  const query = new URLSearchParams();
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = valueFor(parameter);
    if (value === undefined && parameter.in !== 'path') continue;
    const text = wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x'));
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(text) || 'x');
    else if (parameter.in === 'query') query.set(parameter.name, text);
    else headers[parameter.name] = text;
  }
  if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    url: `${path}${query.size ? `?${query}` : ''}`,
    init: {
      method: operation.method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  };
}

/** What a schema's examples say, with every field. */
export function exampleOf(schema: Schema): unknown {
  const known = resolve(schema);
  if (known.example !== undefined) return known.example;
  if (known.default !== undefined) return known.default;
  if (known.enum) return known.enum[0];
  const [other] = [...(known.allOf ?? []), ...(known.anyOf ?? []), ...(known.oneOf ?? [])];
  if (other) return exampleOf(other);
  if (known.type === 'array') return known.items ? [exampleOf(known.items)] : [];
  if (!known.properties) return known.type === 'object' ? {} : undefined;
  return Object.fromEntries(
    Object.entries(known.properties).map(([name, inner]) => [name, exampleOf(inner)]),
  );
}

/** Half a surrogate pair has no bytes: an address and a header cannot carry it (a body can, escaped). */
const wellFormed = (text: string) => Buffer.from(text).toString();
