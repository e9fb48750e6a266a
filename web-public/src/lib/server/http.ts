import { common } from '#texts/common';

/** A refusal or a failure of a call, as a page needs it. */
export class ApiError extends Error {
  constructor(
    /** HTTP status; 0 where no answer came (offline, timed out, aborted). */
    readonly status: number,
    /** The server's own sentence, where it sent one. */
    readonly serverMessage: string | undefined,
    /** Field faults, by field name. */
    readonly fields: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(serverMessage ?? (cause instanceof Error ? cause.message : `HTTP ${status}`), { cause });
    this.name = 'ApiError';
  }
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sent as it is, in place of a JSON body. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds until the call is given up. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Sent with every creating POST: the server does the work once, however often the same key arrives. */
  readonly idempotencyKey?: string;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = 800;

/** What a proxy says where the server behind it died over the call; ours never says so. */
const LOST_BEHIND_PROXY = [502, 504];

export const isLostBehindProxy = ({ status }: ApiError): boolean => LOST_BEHIND_PROXY.includes(status);

/**
 * Calls our own API (same origin) and answers its JSON. A call that carries an idempotency key is tried a
 * second time when the network dropped it or a proxy lost the server that had it, for that cannot do the work twice.
 * @throws ApiError for every failure
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  try {
    return await callOnce<Answer>(path, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const lost = (error.status === 0 && !isGivenUp(error.cause)) || isLostBehindProxy(error);
    if (!lost || !options.idempotencyKey || options.signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return callOnce<Answer>(path, options);
  }
}

async function callOnce<Answer>(path: string, options: CallOptions): Promise<Answer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method: options.method ?? (options.body === undefined && !options.form ? 'GET' : 'POST'),
      headers: headersOf(options),
      body: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      signal,
    });
    text = await response.text();
  } catch (cause) {
    throw new ApiError(0, undefined, {}, cause);
  }
  if (!response.ok) throw errorFromBody(response.status, text);
  return parse(text) as Answer;
}

/** The error of a refused call, from its status and the text of its body. */
export function errorFromBody(status: number, text: string): ApiError {
  const body = parse(text);
  if (typeof body !== 'object' || body === null) return new ApiError(status, undefined);
  const { message, error, details } = body as Record<string, unknown>;
  const sentence = [Array.isArray(message) ? message[0] : message, error].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  );
  return new ApiError(status, sentence, fieldsOf(details));
}

/** The server's sentence, or the page's own where the server said nothing (docs/product.md, Messages and refusals). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** The server's sentence, and after it what it said of each file that it does not take. */
export function messageOfFiles(error: unknown, fallback: string): string {
  const reasons = error instanceof ApiError ? Object.values(error.fields) : [];
  return [messageOf(error, fallback), ...reasons].join(' ');
}

/** Why a call failed, for a sentence that names the reason: the server's own words, or ours where it sent none. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return common.somethingWrong;
  if (error.serverMessage) return error.serverMessage;
  if (error.status !== 0) return common.answeredBadly(error.status);
  return isGivenUp(error.cause) ? common.answeredLate : common.unreachable;
}

function headersOf({ headers = {}, body, idempotencyKey }: CallOptions): Record<string, string> {
  const all = {
    accept: 'application/json',
    'content-type': body === undefined ? undefined : 'application/json',
    'idempotency-key': idempotencyKey,
    ...headers,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]));
}

function fieldsOf(details: unknown): Record<string, string> {
  if (!Array.isArray(details)) return {};
  return Object.fromEntries(
    details.flatMap((detail: { field?: unknown; message?: unknown }) =>
      typeof detail?.field === 'string' && typeof detail.message === 'string'
        ? [[detail.field, detail.message]]
        : [],
    ),
  );
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // Not ours: a proxy's page, say. The status tells enough.
    return undefined;
  }
}

function isGivenUp(cause: unknown): boolean {
  return cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}
