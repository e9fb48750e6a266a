import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATH_OWNERS, SERVICES, sitePaths } from '@plumbline/contracts';
import { launchBrowser, until } from '@plumbline/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DistributedProduct, startDistributed } from './product/distributed.js';
import { WALK_MS, walkFromPhotoToBid } from './way/photo-to-bid.js';

/** How long a part stays away; OUTAGE_MS=30000 for a long walk. */
const OUTAGE_MS = Number(process.env.OUTAGE_MS ?? 4_000);

let product: DistributedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDistributed(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it(
  'goes the way from photo to bid with a process a service',
  async () => {
    await walkFromPhotoToBid(product, browser);
  },
  WALK_MS,
);

/** What each kind of path is answered with: a page of the site, the console, or a service. */
const SITE_PATHS = [
  sitePaths.track('x'.repeat(32)),
  sitePaths.compose('PL-000000', 'bids@example.com', 'key'),
  sitePaths.notInterested('PL-000000', 'key'),
  sitePaths.confirmContractor('token'),
  sitePaths.withdraw('token'),
  sitePaths.myBids('rosa@example.com', 'link'),
  sitePaths.myData('rosa@example.com', 'link'),
  sitePaths.unsubscribe('rosa@example.com', 'link'),
  sitePaths.results('0198'),
  ...[
    '/',
    '/contractors',
    '/privacy',
    '/terms',
    '/contact',
    '/success',
    '/my-bids',
    '/results',
    '/no/such/page',
  ],
];
const CONSOLE_PATHS = ['/admin/', '/admin/bids', '/admin/bids/0198/show', '/admin/emails?page=2'];

it('answers every kind of path with what belongs there, mailed links first', async () => {
  const answered = await Promise.all(
    [...SITE_PATHS, ...CONSOLE_PATHS].map(async (path) => {
      const answer = await fetch(product.url + path, { redirect: 'manual' });
      const [, title] = /<title>([^<]*)</.exec(await answer.text()) ?? [];
      return [path, answer.status, /console/i.test(title ?? '') ? 'console' : 'site'];
    }),
  );
  expect(answered).toEqual([
    ...SITE_PATHS.map((path) => [path, 200, 'site']),
    ...CONSOLE_PATHS.map((path) => [path, 200, 'console']),
  ]);

  const toConsole = await fetch(`${product.url}/admin`, { redirect: 'manual' });
  expect([toConsole.status, toConsole.headers.get('location')]).toEqual([308, '/admin/']);
  for (const path of ['/assets/none.js', '/admin/assets/none.js']) {
    expect([path, (await fetch(product.url + path)).status]).toEqual([path, 404]);
  }
  for (const { pattern } of PATH_OWNERS) {
    const answer = await fetch(product.url + pattern.replaceAll('*', 'x'));
    expect([pattern, answer.headers.has('x-request-id')]).toEqual([pattern, true]);
    await answer.body?.cancel();
  }
});

it('passes over a dead replica', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const path = i % 2 ? '/api/settings' : '/api/designs/none';
      const answer = await fetch(product.url + path, { method: i % 3 ? 'GET' : 'HEAD' });
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  expect(answers.filter((status) => status >= 500)).toEqual([]);
});

it('needs less than 250 MB for the largest image of a service', async () => {
  let bytes = 0;
  for (const entry of await readdir(product.assembled, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  expect(Math.round(bytes / 1_000_000)).toBeLessThan(250);
});

it('keeps the inner pages of the operators inside', async () => {
  for (const path of ['/metrics', '/health/ready']) {
    expect([path, (await fetch(product.url + path)).status]).toEqual([path, 404]);
  }
  expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
});

it('sends pages with the headers that keep them safe', async () => {
  const { headers } = await fetch(`${product.url}/`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

describe.each([
  ['nats', 'events', () => product.nats],
  ['redis', 'jobs', () => product.redis],
  ['smtp', 'mail', () => product.smtp],
] as const)('while %s is away', (name, part, server) => {
  it('health names the part, requests go on, and nothing is lost when it comes back', async () => {
    await server().kill();
    await untilPart(part, 'down');
    const email = `while-${name}-is-away@example.com`;
    expect(await askForFavourites(email)).toBe(200);
    // Paces: the outage itself, longer than the pauses between the tries.
    await sleep(OUTAGE_MS);
    expect(await askForFavourites(`second-${email}`)).toBe(200);
    await server().restart();
    await untilPart(part, 'up');
    await untilMailed(email);
    await untilMailed(`second-${email}`);
  });
});

describe('while Postgres is away', () => {
  it('answers 503 with a sentence, and works again without a restart', async () => {
    expect(await askForFavourites('before-postgres-went@example.com')).toBe(200);
    await product.postgres.kill();
    const answer = await fetch(`${product.url}/api/bids/track/${'x'.repeat(32)}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    await untilPart('database', 'down');
    // Paces: the outage itself, longer than the pauses between the tries.
    await sleep(OUTAGE_MS);
    await product.postgres.restart();
    await untilPart('database', 'up');
    await untilMailed('before-postgres-went@example.com');
    expect(await askForFavourites('after-postgres-came@example.com')).toBe(200);
    await untilMailed('after-postgres-came@example.com');
  });
});

it('never restarted a service for any of it, and stops every one in good order', async () => {
  for (const service of SERVICES)
    expect([service, product.services[service].ended]).toEqual([service, false]);
  for (const service of SERVICES)
    expect([service, await product.services[service].end('SIGTERM')]).toEqual([service, 0]);
});

/** A request that needs only the outbox and ends in a mail. */
async function askForFavourites(email: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/send-summary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, designs: [{ title: 'A kitchen to remember' }] }),
  });
  return answer.status;
}

/** Waits for the one mail with the favourites; a second one would be a doubled effect. */
async function untilMailed(email: string): Promise<void> {
  const there = () =>
    product.smtp.mails.filter(({ to, subject }) => to.includes(email) && subject.startsWith('Your favorite'));
  await until(() => there().length > 0);
  expect(there()).toHaveLength(1);
}

/** Waits until the notifications service's health says so of a part. */
async function untilPart(part: string, state: 'up' | 'down'): Promise<void> {
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${product.servicePorts.notifications}/health/ready`);
    const { parts } = (await answer.json()) as { parts?: Record<string, string> };
    return parts?.[part] === state;
  });
}
