import fc from 'fast-check';
import { OPERATIONS, type Operation, resolve, type Schema, undocumented } from './document.js';
import { type Call, callOf, exampleOf } from './example-call.js';

/** What attackers and broken clients send where something else is expected. */
const HOSTILE: readonly unknown[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '٣', '０', 'ﬀ', '👩‍👩‍👧‍👦'],
  ...["' or 1=1 --", '%', '_', '\\', '../../etc/passwd', '%2e%2e%2f', '#{7*7}', '{{7*7}}', '<script>'],
  ...[
    '=1+1',
    '\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'null',
    'undefined',
    'NaN',
  ],
  ...[
    'a@b.c',
    `${'a@'}${'.'.repeat(2_000)}@`,
    'x'.repeat(20_000),
    `${'9'.repeat(400)}`,
    `sofa 10${' '.repeat(90)}quartz`,
  ],
  ...[0, -0, -1, 1.5, 1e21, 1e308, Number.MAX_SAFE_INTEGER, 2_147_483_648, null, true, false],
  ...[[], {}, [[[[[[]]]]]], [null], { __proto__: null, constructor: 1 }, { toString: 1, length: -1 }],
  ...[
    '00000',
    '78704',
    '2026-02-30',
    '0001-01-01',
    '99999-12-31',
    '[0,1e9]',
    '[-5,-1]',
    '["id","ASC"]',
    '{"id":[null]}',
  ],
  '01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04',
];

/** A fault that a request brought out. */
export interface Finding {
  readonly call: string;
  readonly faults: readonly string[];
}

/**
 * Sends requests that are nearly right and holds every answer against the API document: no 5xx but 503, no status and
 * no shape that it does not name.
 *
 * @param requests how many
 * @param seed the same seed sends the same requests
 */
export async function fuzz(
  { url, adminToken }: { readonly url: string; readonly adminToken: string },
  { requests, seed, atOnce = 4 }: { requests: number; seed: number; atOnce?: number },
): Promise<{ findings: Finding[]; statuses: Map<number, number> }> {
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const calls = fc.sample(fc.constantFrom(...OPERATIONS.filter(isFuzzed)).chain(nearlyRight), {
    numRuns: requests,
    seed,
  });
  let next = 0;
  const work = async () => {
    while (next < calls.length) {
      const { operation, valueFor, body } = calls[next++]!;
      const call = callOf(operation, adminToken, valueFor, body);
      const { status, faults } = await send(url, operation, call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (faults.length) findings.push({ call: describe(call), faults });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { findings, statuses };
}

/** Sends one call. @returns its status, and what is wrong with the answer */
export async function send(
  url: string,
  operation: Operation,
  { url: path, init }: Call,
): Promise<{ status: number; faults: string[] }> {
  let request: Request;
  try {
    request = new Request(url + path, init);
  } catch {
    // No HTTP client can send this header or address.
    return { status: 0, faults: [] };
  }
  const answer = await fetch(request).catch((error: Error & { cause?: { code?: string } }) => {
    // A header that Request takes, and the client below it does not send.
    if (error.cause?.code !== 'UND_ERR_INVALID_ARG') throw error;
  });
  if (!answer) return { status: 0, faults: [] };
  if (answer.status >= 500 && answer.status !== 503) {
    return { status: answer.status, faults: [`${answer.status} ${await answer.text()}`] };
  }
  return { status: answer.status, faults: await undocumented(operation, answer) };
}

const describe = ({ url, init }: Call) =>
  `${init.method} ${url.slice(0, 300)} ${typeof init.body === 'string' ? init.body.slice(0, 600) : ''}`;

/** Webhooks are signed by a program; the others are all called. */
const isFuzzed = ({ path }: Operation) => !path.includes('/webhooks/');

interface NearlyRight {
  readonly operation: Operation;
  readonly valueFor: (parameter: Operation['parameters'][number]) => unknown;
  readonly body: unknown;
}

/** A call of the operation's examples in which some values are others, and some are missing. */
function nearlyRight(operation: Operation): fc.Arbitrary<NearlyRight> {
  const values = fc.tuple(...operation.parameters.map(({ schema, example }) => near(schema, example)));
  const body = operation.body ? near(operation.body) : fc.constant(undefined);
  return fc.tuple(values, body).map(([chosen, sent]) => ({
    operation,
    valueFor: (parameter) => chosen[operation.parameters.indexOf(parameter)],
    body: operation.body && sent === undefined ? {} : sent,
  }));
}

const hostile = fc.constantFrom(...HOSTILE);
const wild = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.jsonValue());

/** Mostly what the schema's example says; sometimes a field less, or anything at all in its place. */
function near(schema: Schema, example = exampleOf(schema)): fc.Arbitrary<unknown> {
  const known = resolve(schema);
  const right = known.properties ? nearFields(known.properties) : nearList(known, example);
  return fc.oneof({ arbitrary: right, weight: 8 }, { arbitrary: wild, weight: 1 });
}

function nearFields(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, near(inner)])),
    { requiredKeys: [] },
  );
}

function nearList({ type, items }: Schema, example: unknown): fc.Arbitrary<unknown> {
  if (type === 'array' && items) return fc.array(near(items), { maxLength: 4 });
  return fc.constant(example);
}
