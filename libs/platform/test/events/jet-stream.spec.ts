import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { freePort, isWithout, startNats, startPostgres, type TestPostgres, until } from '@plumbline/testing';
import { type EventBus, JetStreamBus, type StreamPosition } from '../../src/index.js';
import {
  Backbone,
  inversions,
  NaiveConsumer,
  type Node,
  numberOf,
  once,
  record,
  silent,
} from './backbone.js';

const describeWithNats = isWithout('nats-server') ? describe.skip : describe;

describeWithNats('events over JetStream', () => {
  let server: TestPostgres;
  let backbone: Backbone;
  let publisher: Node;
  let consumer: Node;

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  afterEach(() => backbone.stop());

  const open = async (
    options: Parameters<typeof Backbone.start>[1] = {},
    through: (bus: EventBus) => EventBus = (bus) => bus,
  ) => {
    backbone = await Backbone.start('JetStream', options);
    publisher = await backbone.service('uploads', {}, { bus: through(backbone.bus) });
    consumer = await backbone.service('bids', { 'upload.deleted': record });
    await Promise.all([publisher.start(), consumer.start()]);
  };
  const say = async (from: number, to: number) => {
    for (let number = from; number < to; number++) await publisher.say(`aggregate-${number % 3}`, number);
  };
  const numbers = (effects: readonly { number: number }[]) =>
    effects.map(({ number }) => number).sort((a, b) => a - b);
  const range = (to: number) => Array.from({ length: to }, (_, i) => i);
  const published = () => until(async () => (await publisher.runtime.unpublished()) === 0);

  it('starts before NATS does', async () => {
    await open();
    const port = await freePort();
    const bus = await JetStreamBus.connect({ url: `nats://127.0.0.1:${port}`, logger: silent });
    await expect(bus.check()).rejects.toThrow('NATS is away');
    const late = await startNats({ port });
    await until(() =>
      bus.check().then(
        () => true,
        () => false,
      ),
    );
    await bus.close();
    await late.stop();
  });

  it('says so while NATS is away, takes events all the same, and brings them once it is back', async () => {
    await open();
    await say(0, 5);
    await consumer.effectsOnceThereAre(5);
    await backbone.nats!.kill();
    await until(() =>
      backbone.bus.check().then(
        () => false,
        () => true,
      ),
    );
    const tried = jest.spyOn(backbone.bus, 'publish');
    await say(5, 20);
    await until(() => tried.mock.calls.length > 1);
    expect(await publisher.runtime.unpublished()).toBe(15);
    await backbone.nats!.restart();
    const effects = await consumer.effectsOnceThereAre(20);
    expect(numbers(effects)).toEqual(range(20));
    expect(inversions(effects)).toBe(0);
    await backbone.bus.check();
  });

  describe('a stream that lost what it had acknowledged', () => {
    /** Ten events are heard; ten more reach the stream while the consumer is away; then the store is replaced. */
    const lose = async (how: 'wipe' | 'rewind', through?: (bus: EventBus) => EventBus) => {
      await open({}, through);
      await say(0, 10);
      await consumer.effectsOnceThereAre(10);
      await backbone.nats!.remember();
      await consumer.runtime.stop();
      await say(10, 20);
      await published();
      await backbone.nats!.kill();
      await backbone.nats![how]();
      await backbone.nats!.restart();
      consumer = await backbone.service('bids', { 'upload.deleted': record });
      await consumer.start();
      await say(20, 22);
    };

    it.each(['wipe', 'rewind'] as const)('is filled again from the outbox: %s', async (how) => {
      await lose(how);
      const effects = await consumer.effectsOnceThereAre(22);
      expect(numbers(effects)).toEqual(range(22));
      expect(inversions(effects)).toBe(0);
    });

    it('control: events are lost when the relay believes the acknowledgements', async () => {
      const acknowledged = new Map<number, string>();
      await lose('wipe', (bus) => {
        const trusting = Object.create(bus) as EventBus;
        trusting.publish = async (events) => {
          const positions = await bus.publish(events);
          positions.forEach((position, i) => {
            acknowledged.set(position, events[i]!.id);
          });
          return positions;
        };
        trusting.eventIdAt = async (position) => acknowledged.get(position) ?? null;
        return trusting;
      });
      const effects = await consumer.effectsOnceThereAre(12);
      expect(numbers(effects)).not.toEqual(range(22));
      expect(effects).toHaveLength(12);
    });

    it('control: a consumer that trusts its place in the stream misses what came to stand before it', async () => {
      const reached: StreamPosition = { position: 10, mark: 'of another stream' };
      await open();
      await consumer.runtime.stop();
      await say(0, 12);
      await published();
      const connection = await connect({ servers: new URL(backbone.nats!.url).host });
      const manager = await jetstreamManager(connection);
      await manager.consumers.add('PLUMBLINE', {
        durable_name: 'trusting',
        ack_policy: AckPolicy.All,
        opt_start_seq: reached.position + 1,
        deliver_policy: 'by_start_sequence',
      });
      const trusting = await jetstream(connection).consumers.get('PLUMBLINE', 'trusting');
      expect((await trusting.info()).num_pending).toBe(2);
      await connection.close();

      const naive = new NaiveConsumer();
      naive.reached = async () => reached as never;
      await backbone.bus.subscribe('notifications', ['upload.deleted'], naive);
      await until(() => naive.seen.length === 12);
    });
  });

  describe('dying before the double acknowledgement', () => {
    it('reads the events again and doubles nothing', async () => {
      let reads = 0;
      const dies = once();
      await open({
        beforeAck: async () => {
          reads += 1;
          await dies();
        },
      });
      await say(0, 3);
      const effects = await consumer.effectsOnceThereAre(3);
      expect(reads).toBeGreaterThan(1);
      expect(numbers(effects)).toEqual([0, 1, 2]);
      await acknowledged('bids', 3);
    });

    it('control: without an inbox the effect is doubled', async () => {
      const dies = once();
      await open({ beforeAck: (events) => (events.length ? dies() : undefined) });
      await consumer.runtime.stop();
      const naive = new NaiveConsumer();
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      await say(0, 1);
      await until(() => naive.seen.length === 2);
    });
  });

  describe('an acknowledgement that comes after the server stopped waiting for it', () => {
    const ACK_WAIT_MS = 300;
    // Paces: an acknowledgement that comes too late.
    const slow = { ackWaitMs: ACK_WAIT_MS, beforeAck: () => sleep(ACK_WAIT_MS * 3) };

    it('has no second effect', async () => {
      await open(slow);
      await say(0, 2);
      expect(numbers(await consumer.effectsOnceThereAre(2))).toEqual([0, 1]);
      await acknowledged('bids', 2);
      expect(await consumer.effectsOnceThereAre(2)).toHaveLength(2);
    });

    it('control: has one without an inbox', async () => {
      await open(slow);
      await consumer.runtime.stop();
      const naive = new NaiveConsumer();
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      await say(0, 1);
      await until(() => naive.seen.length > 1);
    });
  });

  describe('a consumer that dies with events in its hands', () => {
    const two = async () => {
      await consumer.runtime.stop();
      await publisher.say('a', 1);
      await published();
    };

    it('hears them before any later one', async () => {
      await open();
      await two();
      const naive = new NaiveConsumer();
      const receive = naive.receive.bind(naive);
      const dies = once();
      naive.receive = async (events) => {
        await dies().catch(async (error) => {
          await publisher.say('a', 2);
          await published();
          throw error;
        });
        await receive(events);
      };
      await backbone.bus.subscribe('bids', ['upload.deleted'], naive);
      await until(() => naive.seen.length === 2);
      expect(naive.seen.map(numberOf)).toEqual([1, 2]);
    });

    it('control: a consumer that waits for redelivery hears a later one first', async () => {
      await open();
      await two();
      const connection = await connect({ servers: new URL(backbone.nats!.url).host });
      const manager = await jetstreamManager(connection);
      await manager.consumers.add('PLUMBLINE', {
        durable_name: 'plain',
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(500),
      });
      const plain = await jetstream(connection).consumers.get('PLUMBLINE', 'plain');
      const heard: number[] = [];
      const next = async (alive: boolean) => {
        const message = await plain.next({ expires: 2_000 });
        if (!alive || !message) return;
        heard.push(numberOf(message.json()));
        message.ack();
      };
      await next(false);
      await publisher.say('a', 2);
      await published();
      await next(true);
      await next(true);
      await connection.close();
      expect(heard).toEqual([2, 1]);
    });
  });

  it('leaves out what is not an event', async () => {
    await open();
    const connection = await connect({ servers: new URL(backbone.nats!.url).host });
    await jetstream(connection).publish('plumbline.upload.deleted', 'not JSON');
    await jetstream(connection).publish('plumbline.upload.deleted', '{"name":"upload.stored","id":"1"}');
    await connection.close();
    await say(0, 1);
    expect(await consumer.effectsOnceThereAre(1)).toHaveLength(1);
    await acknowledged('bids', 3);
  });

  /** Waits until the server knows that everything up to the position was taken. */
  async function acknowledged(name: string, position: number): Promise<void> {
    const connection = await connect({ servers: new URL(backbone.nats!.url).host });
    const manager = await jetstreamManager(connection);
    await until(async () => {
      const info = await manager.consumers.info('PLUMBLINE', name).catch(() => undefined);
      return info !== undefined && info.num_pending === 0 && info.num_ack_pending === 0;
    });
    const { state } = await manager.streams.info('PLUMBLINE');
    expect(state.last_seq).toBe(position + backbone.lastEvents);
    await connection.close();
  }
});
