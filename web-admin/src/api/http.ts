import { MESSAGES } from '@plumbline/contracts';
import { fetchUtils, HttpError } from 'react-admin';
import { adminSession, TOKEN_HEADER } from './adminSession.js';

/** What a refusal looks like on the wire, as far as a person needs it. */
interface ProblemBody {
  readonly message?: string;
  readonly error?: string;
}

/** A call is given up after so many milliseconds; changes in bulk take longer than a look. */
const GIVE_UP_MS = { read: 30_000, change: 120_000 };

/**
 * Calls the server as the administrator. A refusal rejects with an HttpError that carries the server's body; a
 * refused token also switches admin mode off. An answer that does not come rejects too, so that nobody waits for ever.
 */
export async function fetchJson(url: string, options: fetchUtils.Options = {}) {
  const token = adminSession.token();
  const late = AbortSignal.timeout(options.method ? GIVE_UP_MS.change : GIVE_UP_MS.read);
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  try {
    return await fetchUtils.fetchJson(url, {
      ...options,
      signal,
      headers: withToken(options.headers, token),
    });
  } catch (error) {
    noticeRefusal(error, token);
    throw error;
  }
}

/** Sends a JSON body and gives the answer's. */
export async function send<Answer>(
  method: 'POST' | 'PATCH' | 'PUT',
  url: string,
  body: unknown,
): Promise<Answer> {
  const { json } = await fetchJson(url, { method, body: JSON.stringify(body) });
  return json as Answer;
}

export async function get<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const { json } = await fetchJson(url, { signal });
  return json as Answer;
}

/** Fetches a file with the admin header and hands it to the browser's downloads. */
export async function download(url: string, fileName: string): Promise<void> {
  const token = adminSession.token();
  const response = await fetch(url, { headers: withToken(undefined, token) });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as ProblemBody;
    const error = new HttpError(body.message ?? response.statusText, response.status, body);
    noticeRefusal(error, token);
    throw error;
  }
  saveAs(await response.blob(), fileName);
}

/** Puts a blob into the browser's downloads. */
function saveAs(blob: Blob, fileName: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** What to tell a person of a failed call: the server's message or error field, else the default sentence. */
export function failureSentence(error: unknown, fallback: string): string {
  if (error instanceof HttpError) {
    const body = (error.body ?? {}) as ProblemBody;
    return body.message || body.error || fallback;
  }
  return fallback;
}

/** Somebody changed the record after it was read. */
export const isConflict = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

function withToken(headers: HeadersInit | undefined, token: string | null): Headers {
  const all = new Headers(headers ?? { Accept: 'application/json' });
  if (token) all.set(TOKEN_HEADER, token);
  return all;
}

/** An answer to a token that has been replaced meanwhile says nothing about the new one. */
function noticeRefusal(error: unknown, token: string | null): void {
  if (error instanceof HttpError && error.status === 401 && token === adminSession.token()) {
    adminSession.refuse(failureSentence(error, MESSAGES.server.adminToken));
  }
}
