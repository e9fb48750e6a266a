import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf, SERVICE_PORTS, SERVICES } from '@plumbline/contracts';
import { PROJECT_ROOT } from '@plumbline/testing';
import { describe, expect, it } from 'vitest';
import { readCompose } from './compose.js';

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const compose = readCompose();
const dockerfile = read('deploy/Dockerfile');
const caddyfile = read('deploy/caddy/Caddyfile');
const settings = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));

/** One target of the Dockerfile: its lines from FROM … AS name to the next FROM. */
function target(name: string): string {
  const [, section] = dockerfile.split(new RegExp(`^FROM \\S+ AS ${name}$`, 'm'));
  return section?.split(/^FROM /m)[0] ?? '';
}

describe.each(SERVICES)('%s', (service) => {
  const described = compose[service];

  it('has a command whose script is one this project builds', () => {
    expect(described?.command).toEqual(['node', `services/${service}/dist/main.js`]);
    expect(existsSync(join(PROJECT_ROOT, `services/${service}/src/main.ts`))).toBe(true);
  });

  it('is built from the target of the services, which runs the same command as an ordinary user', () => {
    expect(described?.build).toMatchObject({
      dockerfile: 'deploy/Dockerfile',
      target: 'service',
      args: { SERVICE: service },
    });
    expect(target('service')).toContain('CMD ["sh", "-c", "exec node services/$SERVICE/dist/main.js"]');
    expect(target('service')).toContain('USER node');
    expect(target('service')).toContain('COPY --from=files /out /app');
    expect(target('files')).toContain('node scripts/assemble.mjs "$SERVICE" /out');
  });

  it('listens on the port that the front door and its health check use', () => {
    const port = String(SERVICE_PORTS[service]);
    expect(described?.environment?.PORT).toBe(port);
    expect(described?.expose).toEqual([port]);
    expect(described?.healthcheck?.test).toEqual(['CMD', 'node', 'scripts/health-check.mjs', port]);
    expect(caddyfile).toContain(`{$${service.toUpperCase()}_UPSTREAM:${service}:${port}}`);
  });

  it('is given only settings that exist, and all that the form with many processes needs', () => {
    const given = Object.keys(described?.environment ?? {});
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
    expect(given).toEqual(
      expect.arrayContaining([
        'ADMIN_TOKEN',
        'APP_SECRET',
        'DATABASE_URL',
        'NATS_URL',
        'REDIS_URL',
        'S3_BUCKET',
        'SMTP_URL',
        'TRUST_PROXY',
      ]),
    );
    expect(described?.environment?.ACCESS).toMatch(/:-links\}$/);
  });
});

describe.each(Object.entries(compose))('the container of %s', (_, described) => {
  it('may write only to its volumes, has no rights of an administrator, and bounds on memory, processes and logs', () => {
    expect(described).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
  });

  it('says whether it is well, and has longer to stop than a service takes at most', () => {
    expect(described.healthcheck?.test.length).toBeGreaterThan(1);
    const seconds = Number(described.stop_grace_period?.replace(/s$/, ''));
    expect(seconds).toBeGreaterThan(described.build ? 10 : 0);
  });

  it('is of one exact version', () => {
    if (described.image)
      expect(described.image).toMatch(/:(?:[\w.-]*\d+\.\d+\.\d+|18\.\d+|RELEASE\.[\dTZ-]+)[\w.-]*$/);
  });
});

it('builds on exact versions, on a Node that is still looked after', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+) AS/gm)].map(([, image]) => image ?? '');
  expect(bases.length).toBeGreaterThan(2);
  for (const image of bases) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  for (const image of bases.filter((name) => name.startsWith('node:'))) expect(image).toMatch(/^node:24\./);
});

it('tells the build of the site where people reach it', () => {
  expect(compose.web?.build?.args?.PUBLIC_URL).toBe(compose.bids?.environment?.PUBLIC_URL);
  expect(target('build')).toContain('ARG PUBLIC_URL');
});

it('leaves secrets, data and what is built here out of the images', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.env', '.env.*', '**/.env', '.data', '**/node_modules', '**/dist']),
  );
});

it('hands on every setting but those of the one-process form', () => {
  const own = ['HOST', 'DATA_DIR', 'MAILBOX_PORT', 'ACCESS_OPEN_OK', 'EVENTS', 'LOG_FORMAT'];
  const given = new Set(SERVICES.flatMap((service) => Object.keys(compose[service]?.environment ?? {})));
  expect([...settings].filter((name) => !given.has(name ?? '') && !own.includes(name ?? ''))).toEqual([]);
});

it('names only hosts that the file itself describes', () => {
  const hosts = Object.values(compose)
    .flatMap(({ environment }) => Object.values(environment ?? {}))
    .flatMap((value) => [...(value ?? '').matchAll(/(?:\/\/|@)([a-z]+):\d+/g)].map(([, host]) => host))
    .filter((host) => host !== 'localhost');
  expect(new Set(hosts).size).toBeGreaterThan(3);
  expect(hosts.filter((host) => host === undefined || !(host in compose))).toEqual([]);
});

it('has the health path that the check asks for', () => {
  expect(read('scripts/health-check.mjs')).toContain('/health/ready');
  expect(read('libs/platform/src/health/health.controller.ts')).toContain("@Get('ready')");
});

it('routes every path of the API document to the service that owns it', () => {
  const document = JSON.parse(read('libs/api-client/openapi.json')) as { paths: Record<string, unknown> };
  const paths = Object.keys(document.paths).filter((path) => !path.startsWith('/health'));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const filled = path.replace(/\{\w+\}/g, 'x');
    expect([path, routedTo(filled)]).toEqual([path, ownerOf(filled)]);
  }
});

/** Which service the Caddyfile sends a path to: its matchers in the order of their handles. */
function routedTo(path: string): string | undefined {
  const patterns = new Map(
    [...caddyfile.matchAll(/^\t@(\w+) path (.+)$/gm)].map(([, name, list]) => [
      name,
      (list ?? '').split(' '),
    ]),
  );
  const order = [...caddyfile.matchAll(/^\t\thandle @(\w+) \{\n\t\t\treverse_proxy \{\$(\w+)_UPSTREAM/gm)];
  const hit = order.find(([, name]) =>
    patterns.get(name ?? '')?.some((pattern) => caddyMatches(pattern, path)),
  );
  return hit?.[2]?.toLowerCase();
}

/** Caddy's path matcher: a trailing `*` is a prefix, one in the middle a glob within a segment. */
function caddyMatches(pattern: string, path: string): boolean {
  const inner = pattern.slice(0, -1);
  if (pattern.endsWith('*') && !inner.includes('*')) return path.startsWith(inner);
  if (!pattern.includes('*')) return path === pattern;
  const glob = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${glob}$`).test(path);
}
