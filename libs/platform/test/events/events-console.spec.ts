import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { until } from '@plumbline/testing';
import { Registry } from 'prom-client';
import { ProblemFilter } from '../../src/errors/problem.filter.js';
import { EventsConsoleController } from '../../src/events/events-console.controller.js';
import { EventsRunner, SERVICE_NAME } from '../../src/index.js';
import { Backbone, type Node, numberOf, record, silent } from './backbone.js';

let backbone: Backbone;
let consumer: Node;
let app: INestApplication;
let url: string;
const state = { broken: true };

beforeAll(async () => {
  backbone = await Backbone.start('in process');
  const publisher = await backbone.service('uploads');
  consumer = await backbone.service('bids', {
    'upload.deleted': async (event, tx) => {
      if (state.broken && numberOf(event) === 1) throw new Error('no such row');
      await record(event, tx);
    },
  });
  await Promise.all([publisher.start(), consumer.start()]);
  for (const aggregate of ['a', 'b', 'c']) await publisher.say(aggregate, aggregate === 'c' ? 2 : 1);
  await until(async () => (await consumer.statuses()).parked === 2);
  await until(async () => (await consumer.effects()).length >= 1);

  const module = await Test.createTestingModule({
    controllers: [EventsConsoleController],
    providers: [
      { provide: SERVICE_NAME, useValue: 'bids' },
      { provide: EventsRunner, useValue: consumer.runtime },
    ],
  }).compile();
  app = module.createNestApplication({ logger: false });
  app.useGlobalFilters(new ProblemFilter(silent));
  await app.listen(0, '127.0.0.1');
  url = `${await app.getUrl()}/api/console/events`;
});
afterAll(async () => {
  await app.close();
  await backbone.stop();
});

const list = async (query: Record<string, unknown>) => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  const response = await fetch(`${url}/bids?${parameters}`);
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    body: (await response.json()) as Record<string, unknown>[],
  };
};

it('lists the inbox in the console dialect', async () => {
  const page = await list({ sort: ['receivedAt', 'ASC'], range: [1, 2] });
  expect(page.range).toBe('events 1-2/3');
  expect(page.body.map(({ aggregateId, status }) => [aggregateId, status])).toEqual([
    ['b', 'parked'],
    ['c', 'done'],
  ]);
  const parked = await list({ filter: { status: 'parked', name: 'upload.deleted' } });
  expect(parked.range).toBe('events 0-1/2');
  expect(parked.body[0]).toMatchObject({
    error: 'no such row',
    attempts: 3,
    source: 'uploads',
    doneAt: null,
  });
  const many = await list({ filter: { id: [page.body[0]?.id, 'not an id'] } });
  expect(many.body.map(({ id }) => id)).toEqual([page.body[0]?.id]);
});

it.each([
  [{ sort: ['payload', 'ASC'] }],
  [{ sort: ['seq; drop table inbox', 'ASC'] }],
  [{ filter: { payload: 'x' } }],
])('refuses %j', async (query) => {
  expect((await list(query)).status).toBe(400);
});

it('takes odd filter values as text', async () => {
  expect((await list({ filter: { status: { a: 1 }, name: "' or 1=1 --" } })).body).toEqual([]);
});

it('shows one event with its payload, replays and skips', async () => {
  const [a, b] = (await list({ sort: ['receivedAt', 'ASC'], filter: { status: 'parked' } })).body;
  const one = await (await fetch(`${url}/bids/${a?.id}`)).json();
  expect(one).toMatchObject({ id: a?.id, payload: { uploadId: 'a', keys: ['1'] } });

  state.broken = false;
  const replayed = await fetch(`${url}/bids/${a?.id}/replay`, { method: 'POST' });
  expect(replayed.status).toBe(200);
  await until(async () => (await consumer.statuses()).done === 2);
  expect((await fetch(`${url}/bids/${a?.id}/replay`, { method: 'POST' })).status).toBe(409);

  const skipped = await fetch(`${url}/bids/${b?.id}/skip`, { method: 'POST' });
  expect(await skipped.json()).toMatchObject({ id: b?.id, status: 'skipped' });
});

it.each(['/notifications', '/bids/01900000-0000-7000-8000-000000000000', '/bids/no-uuid'])(
  'knows nothing of %s',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  },
);

it('counts for the metrics', async () => {
  const registry = new Registry();
  consumer.runtime.registerMetrics(registry);
  const text = await registry.metrics();
  expect(text).toMatch(/^plumbline_outbox_unpublished 0$/m);
  expect(text).toMatch(/^plumbline_inbox_events\{status="pending"\} 0$/m);
  expect(text).toMatch(/^plumbline_inbox_events\{status="parked"\} \d$/m);
});
