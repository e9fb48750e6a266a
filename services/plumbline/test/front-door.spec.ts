import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { MESSAGES, PATH_OWNERS, SERVICES } from '@plumbline/contracts';
import { type Config, gauge, listen, uncaughtFaults } from '@plumbline/platform';
import { freePort, until } from '@plumbline/testing';
import { frontDoor } from '../src/front-door.js';
import { startServices } from './product.js';

let product: Awaited<ReturnType<typeof startServices>>;
let port: number;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  port = await freePort();
  product = await startServices({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
  await openDoor({});
});
afterAll(async () => {
  for (const close of closing) await close();
  await product?.stop();
});

/** A front door of the same services under other settings. */
async function openDoor(settings: Partial<Config>): Promise<void> {
  const infrastructure = {
    ...product.infrastructure,
    config: { ...product.infrastructure.config, ...settings },
  };
  closing.push(await listen(frontDoor(product.services, infrastructure), infrastructure));
}

/** As fetch, which lets nobody choose the Host header. */
async function ask(
  path: string,
  { at = port, method = 'GET', headers = {} }: { at?: number; method?: string; headers?: object } = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    httpRequest(
      { host: '127.0.0.1', port: at, path, method, headers: { ...headers } },
      (answer) => void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject),
    )
      .on('error', reject)
      .end();
  });
}

/** Sends bytes as they are and resolves to what comes back until the connection ends. */
async function send(bytes: string, { hangUp = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1').setTimeout(5_000, () => socket.destroy());
  if (hangUp) socket.end(bytes);
  else socket.write(bytes);
  return text(socket).catch(() => '');
}

describe('GET /metrics', () => {
  it('shows what all services measure, each under its name, time and again', async () => {
    for (let round = 0; round < 3; round++) {
      const { status, body } = await ask('/metrics');
      expect(status).toBe(200);
      const types = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
      expect(types).toEqual([...new Set(types)]);
      for (const service of SERVICES)
        expect(body).toContain(`plumbline_outbox_unpublished{service="${service}"} 0`);
      expect(body).toMatch(/^build_info\{.*service="plumbline"/m);
      expect(body).toContain('uncaught_faults_total{kind="rejection",service="plumbline"} 0');
    }
  });

  it('shows what matters to an operator, and goes on without a part that is away', async () => {
    await ask('/api/console/bids', { headers: { 'x-admin-token': 'not the token' } });
    for (const service of product.services) await service.start();
    const shows = (line: RegExp) =>
      until(async () => {
        const { body } = await ask('/metrics');
        return line.test(body) && body;
      });
    await shows(/^job_seconds_count\{.*job="sweep-emails",outcome="done"/m);
    const body = await shows(/^job_queue_jobs\{job="sweep-emails",state="delayed".* 1$/m);
    for (const line of [
      /^admin_refusals_total\{service="bids"\} 1$/m,
      /^bids\{status="received",service="bids"\} 0$/m,
      /^database_pool\{state="open",service="designs"\} [1-5]$/m,
      /^database_pool\{state="waiting",service="bids"\} 0$/m,
      /^job_queue_oldest_seconds\{job="make-design",service="plumbline"\} 0$/m,
      /^plumbline_inbox_oldest_seconds\{status="parked",service="notifications"\} 0$/m,
      /^plumbline_outbox_oldest_seconds\{service="bids"\} 0$/m,
    ])
      expect(body).toMatch(line);

    const { registry, logger } = product.infrastructure;
    const away = () => Promise.reject(new Error('away'));
    gauge({ name: 'of_a_part_that_is_away', help: '-', registry, logger, read: away });
    const without = await ask('/metrics');
    expect(without.status).toBe(200);
    expect(without.body).not.toMatch(/^of_a_part_that_is_away/m);
    expect(without.body).toMatch(/^build_info/m);
  });

  it('counts the requests of a service', async () => {
    await ask('/api/settings');
    expect((await ask('/metrics')).body).toMatch(
      /^http_request_duration_seconds_count\{.*route="\/api\/settings".*service="bids"\} 1$/m,
    );
  });
});

describe('no request ends the process', () => {
  const PATHS = [
    ...PATH_OWNERS.map(({ pattern }) => pattern.replaceAll('*', 'x')),
    ...['/', '/admin', '/admin/', '/adminx', '/api', '/api/', '/api/none', '/health', '/health/live'],
    ...[
      '/health/ready',
      '/metrics',
      '/metrics/',
      '//metrics',
      '/assets/none.js',
      '/__proto__',
      '/constructor',
    ],
    ...[
      '/%',
      '/%00',
      '/%c0%af',
      '/..%2f..%2fetc%2fpasswd',
      '/admin/%',
      '/admin/../..',
      '/files/%',
      '/api/%zz',
    ],
    ...['/?%', '/#', '*', 'http://localhost/metrics', 'http://[', 'x:y', `/${'a'.repeat(8_000)}`, '/\u00e9'],
  ];
  const METHODS = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
    'CONNECT',
    'PROPFIND',
  ];

  it('by any path and method', async () => {
    const answers = await Promise.all(
      PATHS.flatMap((path) =>
        METHODS.map(async (method) => {
          const answer = await send(
            `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
          );
          return [method, path.slice(0, 40), Number(answer.slice(9, 12))] as const;
        }),
      ),
    );
    expect(answers.filter(([, , status]) => status >= 500)).toEqual([]);
    expect(answers.filter(([method, , status]) => method !== 'CONNECT' && status < 200)).toEqual([]);
    expect(uncaughtFaults).toEqual({ request: 0, rejection: 0, exception: 0 });
    expect((await ask('/health/live')).status).toBe(200);
  });

  it.each([
    ['no host', 'GET / HTTP/1.0\r\n\r\n'],
    ['two hosts', 'GET /metrics HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['a host that is none', 'GET /metrics HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n'],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n'],
    ['an odd expectation', 'POST /api/bids HTTP/1.1\r\nHost: localhost\r\nExpect: cake\r\n\r\n'],
    ['a body that ends early', 'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nx'],
    [
      'chunks that are none',
      'POST /api/designs HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['huge headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      'odd header values',
      'GET /metrics HTTP/1.1\r\nHost: localhost\r\nx-request-id: \u0080\r\nAccept-Encoding: \u0080\r\nRange: bytes=9-1\r\nIf-Modified-Since: never\r\nConnection: close\r\n\r\n',
    ],
    ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n'],
  ])('by %s', async (_, bytes) => {
    expect(await send(bytes, { hangUp: true })).not.toMatch(/^HTTP\/1.1 5/);
    expect(uncaughtFaults).toEqual({ request: 0, rejection: 0, exception: 0 });
    expect((await ask('/health/live')).status).toBe(200);
  });
});

describe('the pages of operators', () => {
  it.each(['/metrics', '/health/ready'])(
    '%s answers to this machine, and to nobody through a proxy',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
        expect([header, (await ask(path, { headers: { [header]: '127.0.0.1' } })).status]).toEqual([
          header,
          404,
        ]);
    },
  );

  it('are at OPS_PORT alone where it is set, with nothing else beside them', async () => {
    const [open, ops] = [await freePort(), await freePort()];
    await openDoor({ port: open, opsPort: ops });
    for (const path of ['/metrics', '/health/ready']) {
      expect([path, (await ask(path, { at: open })).status]).toEqual([path, 404]);
      expect([path, (await ask(path, { at: ops })).status]).toEqual([path, 200]);
    }
    for (const path of ['/', '/api/settings', '/admin/', '/metrics/x', '/health/ready/../../admin'])
      expect([path, (await ask(path, { at: ops })).status]).toEqual([path, 404]);
  });

  it('are at no port of an instance that people reach under another name, unless OPS_PORT is set', async () => {
    const other = await freePort();
    await openDoor({ port: other, publicUrl: 'https://plumbline.example', access: 'links' });
    for (const path of ['/metrics', '/health/ready'])
      expect([path, (await ask(path, { at: other })).status]).toEqual([path, 404]);
    expect((await ask('/health/live', { at: other })).status).toBe(200);
  });
});

describe('the Host header', () => {
  it.each(['localhost', '127.0.0.1', '127.9.9.9:80', '[::1]:3000', 'LOCALHOST:1'])(
    '%s is ours',
    async (host) => {
      expect((await ask('/api/settings', { headers: { host } })).status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '10.1.2.3', 'evil.example@localhost', 'localhost.'])(
    '"%s" is refused in open mode',
    async (host) => {
      for (const path of ['/', '/admin/', '/api/settings', '/metrics', '/health/live']) {
        const { status, body } = await ask(path, { headers: { host } });
        expect([path, status]).toEqual([path, 421]);
        expect(JSON.parse(body)).toMatchObject({ statusCode: 421, message: MESSAGES.server.foreignHost });
      }
    },
  );

  it('may be that of PUBLIC_URL in open mode, and any in links mode', async () => {
    const [named, links] = [await freePort(), await freePort()];
    await openDoor({ port: named, publicUrl: 'https://plumbline.example' });
    await openDoor({ port: links, access: 'links' });
    const status = async (at: number, host: string) => (await ask('/', { at, headers: { host } })).status;
    expect(await status(named, 'plumbline.example')).toBe(200);
    expect(await status(named, 'other.example')).toBe(421);
    expect(await status(links, 'other.example')).toBe(200);
  });
});
