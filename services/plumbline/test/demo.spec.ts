import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BID_STATUSES, ownerOf } from '@plumbline/contracts';
import { called, photoOf, WISHES } from '../src/demo/demo-people.js';
import { inDatabase } from '../src/demo/demo-refusals.js';
import { fillDemo } from '../src/demo/fill-demo.js';
import { type MailSink, startMailSink } from '../src/demo/mail-sink.js';
import { removeDemo } from '../src/demo/remove-demo.js';
import { startServices } from './product.js';

const NEIGHBOUR = 'office@real-kitchens.example';

let sink: MailSink;
let product: Awaited<ReturnType<typeof startServices>>;
const server = createServer((request, response) => {
  const owner = ownerOf(new URL(request.url ?? '/', 'http://demo').pathname);
  const handler = product.services.find(({ name }) => name === owner)?.handler as unknown as RequestListener;
  handler(request, response);
});

beforeAll(async () => {
  sink = await startMailSink();
  product = await startServices({ SMTP_URL: sink.url });
  for (const service of product.services) await service.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await product?.stop();
  await sink?.stop();
});

const rows = async (sql: string) =>
  inDatabase(product.databaseUrl, async (db) => (await db.query(sql)).rows as Record<string, unknown>[]);

it('fills an instance with people who meet only each other, and takes them away again', async () => {
  const { config } = product.infrastructure;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(`${origin}/api/contractors/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      companyName: 'Real Kitchens',
      email: NEIGHBOUR,
      zipCode: '78704',
      categories: ['kitchen', 'general'],
    }),
  });

  await fillDemo(config, origin, () => undefined, { cities: 2, concepts: 0, requests: 6 });
  const contractors = await rows(
    'select demo, confirmed_at is not null as confirmed, invitation_count > 0 as asked, count(*)::int from bids.contractor group by 1, 2, 3 order by 1',
  );
  expect(contractors[0]).toEqual({ demo: false, confirmed: false, asked: false, count: 1 });
  expect(contractors.slice(1).reduce((sum, { count }) => sum + Number(count), 0)).toBe(4);
  const statuses = await rows('select status, demo from bids.bid group by 1, 2 order by 1');
  expect(statuses).toEqual([...BID_STATUSES].sort().map((status) => ({ status, demo: true })));
  expect(await rows('select id from bids.bid where submitted_at > now()')).toEqual([]);

  await removeDemo(config, origin);
  expect(await rows('select email from bids.contractor')).toEqual([{ email: NEIGHBOUR }]);
  expect(await rows('select id from bids.bid')).toEqual([]);
  expect(await rows(`select email from notifications.email_log where type = 'contractor-confirm'`)).toEqual([
    { email: NEIGHBOUR },
  ]);
});

it('calls each wish with its article and has a photo of such a room for it', () => {
  expect(WISHES.map(called)).toEqual([
    'A farmhouse kitchen',
    'A modern bathroom',
    'A scandinavian living room',
    'A coastal bedroom',
    'An industrial office',
    'A modern kitchen',
  ]);
  expect(new Set(WISHES.map(({ photo }) => photo)).size).toBe(WISHES.length);
  expect(WISHES.filter((wish) => !existsSync(photoOf(wish)))).toEqual([]);
});
