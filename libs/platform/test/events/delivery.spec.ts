import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@plumbline/contracts';
import { isWithout, startPostgres, type TestPostgres, until } from '@plumbline/testing';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { currentRequestId, type EventBus, type EventHandler, Relay, withRequestId } from '../../src/index.js';
import {
  Backbone,
  inversions,
  NaiveConsumer,
  type Node,
  numberOf,
  once,
  QUICK,
  record,
  silent,
  TRANSPORTS,
} from './backbone.js';

const transports = TRANSPORTS.filter((transport) => transport === 'in process' || !isWithout('nats-server'));

// Held for the whole file, so that all tests share one server.
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe.each(transports)('events, %s', (transport) => {
  let backbone: Backbone;
  const start = async () => {
    backbone = await Backbone.start(transport);
  };
  afterEach(() => backbone.stop());

  it('carries a committed event to its handler, once, under the request id that began it', async () => {
    await start();
    const heard: { event: EventEnvelope; requestId: string }[] = [];
    const listen: EventHandler = async (event, tx) => {
      heard.push({ event, requestId: currentRequestId() });
      await record(event, tx);
    };
    const publisher = await backbone.service('uploads');
    const consumer = await backbone.service('bids', { 'upload.deleted': listen });
    await Promise.all([publisher.start(), consumer.start()]);

    await withRequestId('request-1', () => publisher.say('a', 1));
    await publisher.dataSource
      .transaction(async (tx) => {
        await publisher.runtime.outbox.add(tx, 'upload.deleted', 'a', { uploadId: 'a', keys: ['2'] });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await publisher.say('a', 3);

    const effects = await consumer.effectsOnceThereAre(2);
    expect(effects.map(({ number }) => number)).toEqual([1, 3]);
    expect(heard[0]).toMatchObject({
      requestId: 'request-1',
      event: { name: 'upload.deleted', source: 'uploads', aggregateId: 'a', correlationId: 'request-1' },
    });
    await until(async () => (await publisher.runtime.unpublished()) === 0);
    expect(await consumer.statuses()).toEqual({ done: 2 });
  });

  it('leaves what nobody here listens to out of the inbox', async () => {
    await start();
    const publisher = await backbone.service('uploads');
    const consumer = await backbone.service('bids', { 'upload.stored': record });
    await Promise.all([publisher.start(), consumer.start()]);
    await publisher.say('a', 1);
    await until(async () => (await publisher.runtime.unpublished()) === 0);
    await consumer.settled();
    expect(await consumer.statuses()).toEqual({});
  });

  it('delivers what was committed before anybody came, also without a wake-up', async () => {
    await start();
    const publisher = await backbone.service('uploads');
    const consumer = await backbone.service('bids', { 'upload.deleted': record });
    await publisher.start();
    await publisher.say('a', 1);
    // Only a stream takes events that nobody hears.
    if (transport === 'JetStream') await until(async () => (await publisher.runtime.unpublished()) === 0);
    await consumer.start();
    await consumer.effectsOnceThereAre(1);
    await publisher.dataSource.transaction((tx) =>
      publisher.runtime.outbox.add(tx, 'upload.deleted', 'a', { uploadId: 'a', keys: ['2'] }),
    );
    const effects = await consumer.effectsOnceThereAre(2);
    expect(effects.map(({ number }) => number)).toEqual([1, 2]);
  });

  describe('dying between the publish and its mark', () => {
    const dies = () => ({ failPoints: { afterPublish: once(250) } });

    it('publishes again and doubles nothing', async () => {
      await start();
      await backbone.forgetMessageIdsSoon();
      const publisher = await backbone.service('uploads', {}, dies());
      const consumer = await backbone.service('bids', { 'upload.deleted': record });
      await Promise.all([publisher.start(), consumer.start()]);
      await publisher.say('a', 1);
      await publisher.say('b', 2);
      expect(await consumer.effectsOnceThereAre(2)).toHaveLength(2);
      await until(async () => (await publisher.runtime.unpublished()) === 0);
      expect(await consumer.effectsOnceThereAre(2)).toHaveLength(2);
    });

    it('control: without an inbox the effect is doubled', async () => {
      await start();
      await backbone.forgetMessageIdsSoon();
      const naive = new NaiveConsumer();
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      const publisher = await backbone.service('uploads', {}, dies());
      await publisher.start();
      await publisher.say('a', 1);
      await until(() => naive.seen.length > 1);
      expect(new Set(naive.seen.map(({ id }) => id)).size).toBe(1);
    });

    it('control: marking before publishing loses the event', async () => {
      await start();
      const naive = new NaiveConsumer();
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      const forgetful = Object.create(backbone.bus) as EventBus;
      const died = once();
      forgetful.publish = async (events) => {
        // What a relay that marks first would have done: told "published", then died before the bus had it.
        const lost = await died().then(
          () => false,
          () => true,
        );
        return lost ? events.map(() => 0) : backbone.bus.publish(events);
      };
      const publisher = await backbone.service('uploads', {}, { bus: forgetful });
      await publisher.start();
      await publisher.say('a', 1);
      await until(async () => (await publisher.runtime.unpublished()) === 0);
      await publisher.say('a', 2);
      await until(() => naive.seen.length > 0);
      expect(naive.seen.map(numberOf)).toEqual([2]);
    });
  });

  describe('dying between the effect and done', () => {
    const dies = () => ({ failPoints: { afterEffect: once() } });

    it('has the effect once', async () => {
      await start();
      const publisher = await backbone.service('uploads');
      const consumer = await backbone.service('bids', { 'upload.deleted': record }, dies());
      await Promise.all([publisher.start(), consumer.start()]);
      await publisher.say('a', 1);
      await publisher.say('a', 2);
      const effects = await consumer.effectsOnceThereAre(2);
      expect(effects.map(({ number }) => number)).toEqual([1, 2]);
      expect(await consumer.statuses()).toEqual({ done: 2 });
    });

    it('control: an effect outside the transaction is doubled', async () => {
      await start();
      const publisher = await backbone.service('uploads');
      const outside: EventHandler = (event) => record(event, consumer.dataSource.manager);
      const consumer = await backbone.service('bids', { 'upload.deleted': outside }, dies());
      await Promise.all([publisher.start(), consumer.start()]);
      await publisher.say('a', 1);
      const effects = await consumer.effectsOnceThereAre(2);
      expect(effects.map(({ number }) => number)).toEqual([1, 1]);
    });
  });

  describe('the same event twice', () => {
    const event = (): EventEnvelope<'upload.deleted'> => ({
      id: uuidv7(),
      name: 'upload.deleted',
      occurredAt: new Date().toISOString(),
      source: 'uploads',
      aggregateId: 'a',
      correlationId: 'request-1',
      payload: { uploadId: 'a', keys: ['1'] },
    });
    const publishTwice = async () => {
      await backbone.forgetMessageIdsSoon();
      const repeated = event();
      const publish = async () => (await backbone.bus.publish([repeated]).catch(() => []))[0];
      const first = await until(async () => {
        const position = await publish();
        return position === undefined ? undefined : { position };
      });
      // A stream answers the old position as long as it remembers the id.
      if (transport === 'JetStream') await until(async () => (await publish()) !== first.position);
      else await publish();
      await backbone.bus.publish([event()]);
    };

    it('has one effect', async () => {
      await start();
      const consumer = await backbone.service('bids', { 'upload.deleted': record });
      await consumer.start();
      await publishTwice();
      expect(await consumer.effectsOnceThereAre(2)).toHaveLength(2);
    });

    it('control: has two without an inbox', async () => {
      await start();
      const naive = new NaiveConsumer();
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      await publishTwice();
      await until(() => naive.seen.length === 3);
    });
  });

  describe('order within an aggregate', () => {
    const AGGREGATES = 10;
    const EACH = 20;
    const sayAll = async (publisher: Node) => {
      const numbers = Array.from({ length: EACH }, (_, number) => number);
      for (let i = 0; i < AGGREGATES; i++) await publisher.sayAll(`aggregate-${i}`, numbers);
    };
    /** Fails now and then and takes its time, so that what may overtake does. */
    const unsteady = (effect: EventHandler): EventHandler => {
      const failed = new Set<string>();
      return async (event, tx) => {
        // Paces: handlers that take differently long.
        await sleep(numberOf(event) % 3);
        if (numberOf(event) % 5 === 1 && !failed.has(event.id)) {
          failed.add(event.id);
          throw new Error('not now');
        }
        await effect(event, tx);
      };
    };

    it('holds through failures and two processes of the consumer', async () => {
      await start();
      const publisher = await backbone.service('uploads');
      const first = await backbone.service('bids', { 'upload.deleted': unsteady(record) });
      const second = await backbone.service('bids', { 'upload.deleted': unsteady(record) });
      await Promise.all([publisher.start(), first.start(), second.start()]);
      await sayAll(publisher);
      const effects = await first.effectsOnceThereAre(AGGREGATES * EACH);
      expect(effects).toHaveLength(AGGREGATES * EACH);
      expect(inversions(effects)).toBe(0);
    });

    it('control: without lanes a retried event is overtaken', async () => {
      await start();
      const effects: { aggregate_id: string; number: number }[] = [];
      const naive = new NaiveConsumer();
      const handle = unsteady(async (event) => {
        effects.push({ aggregate_id: event.aggregateId, number: numberOf(event) });
      });
      const retry = async (event: EventEnvelope): Promise<void> => {
        await handle(event, undefined as never).catch(() =>
          // Paces: the control's own pause before a retry.
          sleep(QUICK.backoffMs(1)).then(() => retry(event)),
        );
      };
      naive.receive = async (events) => {
        for (const event of events) void retry(event);
      };
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      const publisher = await backbone.service('uploads');
      await publisher.start();
      await sayAll(publisher);
      await until(() => effects.length === AGGREGATES * EACH);
      expect(inversions(effects)).toBeGreaterThan(0);
    });
  });

  describe('an event that keeps failing', () => {
    const open = async () => {
      await start();
      const state = { broken: true };
      const publisher = await backbone.service('uploads');
      const consumer = await backbone.service('bids', {
        'upload.deleted': async (event, tx) => {
          if (state.broken && event.aggregateId === 'bad' && numberOf(event) === 1)
            throw new Error('no such row');
          await record(event, tx);
        },
      });
      await Promise.all([publisher.start(), consumer.start()]);
      for (const number of [1, 2, 3]) {
        await publisher.say('bad', number);
        await publisher.say('good', number);
      }
      await until(async () => (await consumer.statuses()).parked === 1);
      const [parked] = (
        await consumer.runtime.inbox.list({ offset: 0, limit: 9, filter: { status: 'parked' } })
      ).rows;
      return { state, consumer, parked: parked! };
    };

    it('is parked with its reason and holds only its own aggregate; replayed, it goes first', async () => {
      const { state, consumer, parked } = await open();
      expect(parked).toMatchObject({ aggregateId: 'bad', attempts: QUICK.attempts, error: 'no such row' });
      const good = await consumer.effectsOnceThereAre(3);
      expect(good.map(({ aggregate_id, number }) => [aggregate_id, number])).toEqual([
        ['good', 1],
        ['good', 2],
        ['good', 3],
      ]);
      expect(await consumer.runtime.inbox.counts()).toEqual({ pending: 2, parked: 1 });

      state.broken = false;
      await consumer.runtime.inbox.replay(parked.eventId);
      const all = await consumer.effectsOnceThereAre(6);
      expect(all.filter(({ aggregate_id }) => aggregate_id === 'bad').map(({ number }) => number)).toEqual([
        1, 2, 3,
      ]);
      await expect(consumer.runtime.inbox.replay(parked.eventId)).rejects.toThrow('This event is done');
    });

    it('skipped, it lets the later ones go on', async () => {
      const { consumer, parked } = await open();
      await consumer.runtime.inbox.skip(parked.eventId);
      const all = await consumer.effectsOnceThereAre(5);
      expect(all.filter(({ aggregate_id }) => aggregate_id === 'bad').map(({ number }) => number)).toEqual([
        2, 3,
      ]);
      expect(await consumer.statuses()).toEqual({ done: 5, skipped: 1 });
      await expect(consumer.runtime.inbox.replay(uuidv7())).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('two processes of the publisher', () => {
    it('relay one at a time; the other takes over, and wakes the first meanwhile', async () => {
      await start();
      const counted = countPublishes(backbone.bus);
      const first = await backbone.service('uploads', {}, { bus: counted.bus });
      const second = await backbone.service('uploads', {}, { bus: counted.bus });
      const consumer = await backbone.service('bids', { 'upload.deleted': record });
      await consumer.start();
      await first.start();
      await first.say('a', 0);
      await consumer.effectsOnceThereAre(1);
      await second.start();
      for (let number = 1; number < 20; number++) await (number % 2 ? first : second).say('a', number);
      await consumer.effectsOnceThereAre(20);

      const woken = jest.spyOn(Relay.prototype, 'wake');
      await second.say('a', 20);
      await until(() => woken.mock.calls.length > 0);
      await consumer.effectsOnceThereAre(21);
      await until(async () => (await first.runtime.unpublished()) === 0);
      expect(counted.total()).toBe(21);

      await first.runtime.stop();
      await second.say('a', 21);
      const effects = await consumer.effectsOnceThereAre(22);
      expect(effects).toHaveLength(22);
      expect(inversions(effects)).toBe(0);
    });

    it('control: two relays without the lock publish the same events', async () => {
      await start();
      const counted = countPublishes(backbone.bus, 2);
      await backbone.bus.subscribe('bids', ['upload.deleted'], new NaiveConsumer());
      const publisher = await backbone.service('uploads');
      for (let number = 0; number < 20; number++) await publisher.say('a', number);
      const ending = new AbortController();
      const clients = [0, 1].map(
        () =>
          new pg.Client({
            connectionString: backbone.postgres.url,
            options: '-c search_path=uploads,public',
          }),
      );
      await Promise.all(clients.map((client) => client.connect()));
      const relays = clients.map((client) =>
        new Relay('uploads', counted.bus, silent).run(client, ending.signal),
      );
      await until(async () => (await publisher.runtime.unpublished()) === 0);
      ending.abort();
      await Promise.all(relays);
      await Promise.all(clients.map((client) => client.end()));
      expect(counted.total()).toBeGreaterThan(20);
    });
  });

  it('goes on after Postgres was killed', async () => {
    await start();
    const publisher = await backbone.service('uploads');
    const consumer = await backbone.service('bids', { 'upload.deleted': record });
    await Promise.all([publisher.start(), consumer.start()]);
    for (let number = 0; number < 10; number++) await publisher.say('a', number);
    await backbone.postgres.kill();
    await backbone.postgres.restart();
    await until(() =>
      publisher.say('a', 10).then(
        () => true,
        () => false,
      ),
    );
    const effects = await consumer.effectsOnceThereAre(11);
    expect(effects.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, i) => i));
  });
});

/** The bus, counting the events it is given; the first `together` callers go on when all of them have come. */
function countPublishes(bus: EventBus, together = 1): { bus: EventBus; total(): number } {
  let total = 0;
  let callers = 0;
  const counting = Object.create(bus) as EventBus;
  counting.publish = async (events) => {
    callers += 1;
    await until(() => callers >= together);
    const positions = await bus.publish(events);
    // What found no consumer yet is refused and comes again: it was not published.
    total += events.length;
    return positions;
  };
  return { bus: counting, total: () => total };
}
