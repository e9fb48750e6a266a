import autocannon, { type Result } from 'autocannon';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

/** Sends calls one after the other on each connection. @throws Error where any is not answered with 2xx */
export async function load(
  url: string,
  next: () => Call,
  { connections, seconds }: LoadOptions,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 200,
    timeout: 60,
    requests: [
      {
        setupRequest: (request) => {
          const { method = 'GET', path, body, headers } = next();
          return {
            ...request,
            method,
            path,
            headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
            body: body ? JSON.stringify(body) : undefined,
          };
        },
      },
    ],
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0)
    throw new Error(
      `${failed} of ${result.requests.total} calls to ${next().path} failed: ${failuresOf(result)}.`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** "3 answered 409, 1 without an answer". */
function failuresOf({ statusCodeStats = {}, errors }: Result): string {
  return [
    ...Object.entries(statusCodeStats)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, { count }]) => `${count} answered ${status}`),
    ...(errors > 0 ? [`${errors} without an answer`] : []),
  ].join(', ');
}
