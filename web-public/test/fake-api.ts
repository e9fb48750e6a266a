import { vi } from 'vitest';

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer = { readonly status?: number; readonly body?: unknown } | Error;

/**
 * Stands in for the server behind fetch: answers by "METHOD /path" (without query), the next of a list each time, the
 * last one for good. An Error is a connection that broke. Answers what was asked.
 */
export function fakeApi(answers: Readonly<Record<string, Answer | readonly Answer[]>>): SeenCall[] {
  const seen: SeenCall[] = [];
  const asked = new Map<string, number>();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://site.test');
    const method = init.method ?? 'GET';
    const key = `${method} ${pathname}`;
    seen.push({
      method,
      path: input,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const given = answers[key];
    if (given === undefined) throw new TypeError(`Nobody expected ${key}`);
    const list = Array.isArray(given) ? (given as readonly Answer[]) : [given as Answer];
    const nth = asked.get(key) ?? 0;
    asked.set(key, nth + 1);
    const answer = list[Math.min(nth, list.length - 1)]!;
    if (answer instanceof Error) throw answer;
    const { status = 200, body = {} } = answer;
    return new Response(JSON.stringify(body), { status });
  });
  return seen;
}
