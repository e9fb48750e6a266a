import { until } from '@plumbline/testing';
import { Registry } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import { forgetAnswers } from '../../src/index.js';
import { Backbone, type Node } from './backbone.js';

const SMITH = 'smith@home.example';
/** Those whose addresses hold another's: at the front, at the back, with a sign, in other letters. */
const OTHERS = [
  'john.smith@home.example',
  'smith@home.example.com',
  'smith+bids@home.example',
  'j-smith@home.example',
  'blacksmith@home.example',
  'smith@my-home.example',
];
const DESIGN = uuidv7();

let backbone: Backbone;
let service: Node;
let mayErase: boolean;

beforeEach(async () => {
  mayErase = true;
  backbone = await Backbone.start('in process');
  service = await backbone.service('designs', {
    'person.erased': async () => {
      if (!mayErase) throw new Error('a row that cannot be changed');
    },
  });
});
afterEach(() => backbone.stop());

/** An event that was handled, published or parked before, as JSON text; answers its id. */
async function past(table: 'inbox' | 'outbox', payload: string, status = 'done', aggregateId = uuidv7()) {
  const id = uuidv7();
  await service.dataSource.query(
    table === 'inbox'
      ? `insert into inbox (event_id, name, source, aggregate_id, correlation_id, payload, occurred_at, status)
         values ($1, 'favourites.requested', 'designs', $2, 'c', $3, now(), $4)`
      : `insert into outbox (id, name, aggregate_id, correlation_id, payload, occurred_at, published_at)
         values ($1, 'favourites.requested', $2, 'c', $3, now(), case $4 when 'done' then now() end)`,
    [id, aggregateId, payload, status],
  );
  return id;
}

const answered = (key: string, answer: unknown) =>
  service.dataSource.query(
    `insert into idempotency_key (route, key, body_hash, answer) values ('POST /x', $1, 'h', $2)`,
    [key, JSON.stringify(answer)],
  );

const payloads = async (table: 'inbox' | 'outbox', id: 'event_id' | 'id', ids: readonly string[]) => {
  const rows = (await service.dataSource.query(
    `select ${id} as id, payload::text as payload from ${table} where ${id} = any($1::uuid[])`,
    [ids],
  )) as { id: string; payload: string }[];
  return new Map(rows.map((row) => [row.id, row.payload]));
};

const erase = (): Promise<void> =>
  service.dataSource.transaction(async (tx) => {
    await service.runtime.outbox.add(tx, 'person.erased', uuidv7(), {
      email: ' Smith@Home.example',
      bidIds: [],
      uploadIds: [],
      designIds: [DESIGN],
    });
  });

const erasure = async (): Promise<string> => {
  const [row] = await service.dataSource.query(`select status from inbox where name = 'person.erased'`);
  return row?.status;
};

it('forgets one person among others, past rows that no query can look into', async () => {
  const poisoned = '{"designs":[{"title":"a\\u0000b \\ud800"}]}';
  const theirs = await Promise.all([
    past('inbox', JSON.stringify({ email: SMITH })),
    past('inbox', JSON.stringify({ email: 'SMITH@home.EXAMPLE' }), 'skipped'),
    past('inbox', JSON.stringify({ notes: [`Write to ${SMITH}.`] })),
    past('inbox', `{"email":"${SMITH}","title":"a\\u0000b"}`, 'parked'),
    past('inbox', JSON.stringify({ designId: DESIGN })),
    past('inbox', '{}', 'done', DESIGN),
  ]);
  const kept = await Promise.all([
    ...OTHERS.map((email) => past('inbox', JSON.stringify({ email, said: `by ${email}` }))),
    past('inbox', poisoned),
    past('inbox', poisoned, 'parked'),
  ]);
  const sent = await past('outbox', JSON.stringify({ email: SMITH }));
  const stays = await Promise.all(
    [poisoned, ...OTHERS.map((email) => JSON.stringify({ email }))].map((one) => past('outbox', one)),
  );
  await answered('theirs', { message: `On its way to ${SMITH}.` });
  for (const email of OTHERS) await answered(email, { message: `On its way to ${email}.`, email });

  await service.start();
  await erase();
  await until(async () => (await erasure()) === 'done');

  const inbox = await payloads('inbox', 'event_id', [...theirs, ...kept]);
  expect(theirs.map((id) => inbox.get(id))).toEqual(theirs.map(() => '{}'));
  expect(kept.filter((id) => inbox.get(id) === '{}')).toEqual([]);
  const outbox = await payloads('outbox', 'id', [sent, ...stays]);
  expect([...outbox.keys()].sort()).toEqual([...stays].sort());
  expect(await service.statuses()).toMatchObject({ parked: 1 });
  const answers = await service.dataSource.query('select key from idempotency_key');
  expect(answers.map(({ key }: { key: string }) => key).sort()).toEqual([...OTHERS].sort());
  await service.dataSource.transaction((tx) => forgetAnswers(tx, [], OTHERS[0]));
  expect(await service.dataSource.query('select key from idempotency_key')).toHaveLength(OTHERS.length - 1);
});

it('a parked erasure is loud, and is tried again until it is done', async () => {
  mayErase = false;
  const registry = new Registry();
  service.runtime.registerMetrics(registry);
  const alarming = async () => ({
    health: await service.runtime.checkErasures().then(
      () => 'up',
      (error: Error) => error.message,
    ),
    metric: /^plumbline_erasures_parked (\d+)$/m.exec(await registry.metrics())?.[1],
  });
  expect(await alarming()).toEqual({ health: 'up', metric: '0' });

  await service.start();
  await erase();
  await until(async () => (await erasure()) === 'parked');
  expect(await alarming()).toEqual({
    health: expect.stringContaining('1 erasure is parked: people were told'),
    metric: '1',
  });
  const attempts = async () =>
    (await service.dataSource.query(`select attempts from inbox where name = 'person.erased'`))[0].attempts;
  const before = await attempts();
  await service.runtime.sweep();
  await until(async () => (await erasure()) === 'parked' && (await attempts()) === before);

  mayErase = true;
  await service.runtime.sweep();
  await until(async () => (await erasure()) === 'done');
  expect(await alarming()).toEqual({ health: 'up', metric: '0' });
});
