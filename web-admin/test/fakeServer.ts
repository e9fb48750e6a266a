import { vi } from 'vitest';

export const TOKEN = 'the-right-token';

export interface Call {
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string | null;
  readonly body: unknown;
}

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };
type Route = (call: Call) => Answer;

/**
 * Stands in for the services behind fetch: answers by "METHOD /path", refuses a wrong token with 401 as they do,
 * and remembers every call.
 */
export function startFakeServer(routes: Record<string, Route> = {}) {
  const calls: Call[] = [];
  const all: Record<string, Route> = { ...EMPTY_SERVICES, ...routes };
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      token: new Headers(init.headers).get('x-admin-token'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    return responseOf(call.token === TOKEN ? routeOf(all, call) : REFUSED);
  });
  return {
    calls,
    callsTo: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
    route(name: string, route: Route) {
      all[name] = route;
    },
  };
}

/** A page of records in ra-data-simple-rest's dialect. */
export const listOf = (records: readonly unknown[]): Answer => ({
  body: records,
  headers: { 'content-range': `records 0-${Math.max(0, records.length - 1)}/${records.length}` },
});

const REFUSED: Answer = { status: 401, body: { message: 'This needs the admin token.' } };
const NOT_FOUND: Answer = { status: 404, body: { message: 'We could not find that.' } };

const EMPTY_SERVICES: Record<string, Route> = {
  'GET /api/console/bids': () => listOf([]),
  'GET /api/console/contractors': () => listOf([]),
  'GET /api/console/bids-summary': () => ({ body: { byStatus: {}, byDay: [], medianResponseHours: null } }),
  'GET /api/console/bids-tags': () => ({ body: { tags: [] } }),
  'GET /api/console/emails-summary': () => ({ body: { sent: 0, failed: 0, queued: 0 } }),
  'GET /api/designs/debug': () => ({ body: [] }),
  ...Object.fromEntries(
    ['uploads', 'designs', 'bids', 'notifications'].flatMap((service): [string, Route][] => [
      [`GET /api/console/jobs/${service}`, () => ({ body: [] })],
      [`GET /api/console/events/${service}`, () => listOf([])],
    ]),
  ),
};

const routeOf = (routes: Record<string, Route>, call: Call): Answer =>
  routes[`${call.method} ${call.path}`]?.(call) ?? NOT_FOUND;

const responseOf = ({ status = 200, body, headers = {} }: Answer): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
