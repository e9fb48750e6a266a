import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import type { Logger } from '../context/logger.js';
import { Alarm } from './alarm.js';
import type { EventReceiver, StreamPosition } from './events.js';
import type { FailPoints } from './fail-points.js';
import { type JetStreamSession, STREAM, SUBJECT_PREFIX } from './jet-stream-session.js';

const ACK_WAIT_MS = 30_000;
const BATCH = 500;
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 2_000;

interface SubscriptionOptions {
  readonly service: ServiceName;
  readonly names: ReadonlySet<EventName>;
  readonly receiver: EventReceiver;
  readonly logger: Logger;
  readonly failPoints?: FailPoints;
  readonly ackWaitMs?: number;
}

/**
 * Reads the stream into one service's inbox through a durable pull consumer. The inbox's own record of how far
 * it has read is what counts: on every fault (a lost connection, a database that is away, a gap) the consumer
 * is made anew from there, so that events never overtake each other as single redelivered messages would.
 */
export class JetStreamSubscription {
  private readonly closing = new AbortController();
  private readonly alarm = new Alarm();
  private readonly running: Promise<void>;

  constructor(
    private readonly options: SubscriptionOptions,
    private readonly session: () => JetStreamSession | undefined,
  ) {
    this.running = this.run();
  }

  /** The connection is there again. */
  wake(): void {
    this.alarm.ring();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { logger } = this.options;
    const { signal } = this.closing;
    let waitMs = RETRY_MIN_MS;
    while (!signal.aborted) {
      const session = this.session();
      try {
        if (session) {
          await this.read(session, () => {
            waitMs = RETRY_MIN_MS;
          });
        }
      } catch (error) {
        logger.warn({ err: error, consumer: this.options.service }, 'events not received; read again');
      }
      await this.alarm.sleep(session ? waitMs : RETRY_MAX_MS, signal);
      waitMs = Math.min(RETRY_MAX_MS, waitMs * 2);
    }
  }

  /** Reads until closed, until the connection is lost, or until something fails. */
  private async read(session: JetStreamSession, succeeded: () => void): Promise<void> {
    const { signal } = this.closing;
    const messages = await this.openConsumer(session);
    const arrived = new Arrivals(messages);
    const stop = () => void messages.close();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    try {
      let delivered = 0;
      for (let batch = await arrived.next(); batch.length; batch = await arrived.next()) {
        for (const { info } of batch) {
          delivered += 1;
          if (info.deliverySequence !== delivered) throw new Error('messages were lost on their way');
        }
        await this.take(batch);
        succeeded();
      }
    } finally {
      signal.removeEventListener('abort', stop);
      await messages.close();
    }
  }

  private async take(batch: readonly JsMsg[]): Promise<void> {
    const { names, receiver, failPoints } = this.options;
    const last = batch.at(-1)!;
    const events = batch
      .map((message) => this.parse(message))
      .filter((event) => event !== undefined)
      .filter(({ name }) => names.has(name));
    if (events.length) await receiver.receive(events, positionOf(last));
    await failPoints?.beforeAck?.(events);
    // One acknowledgement covers all before it; awaiting the server's answer makes it a double one.
    if (!(await last.ackAck())) throw new Error('the server did not confirm an acknowledgement');
  }

  private parse(message: JsMsg): EventEnvelope | undefined {
    try {
      const event = message.json<EventEnvelope>();
      if (SUBJECT_PREFIX + event.name === message.subject && event.id) return event;
    } catch {
      // Told apart from a fault of ours by the line below.
    }
    this.options.logger.error({ position: message.seq }, 'a message that is not an event was left out');
    return undefined;
  }

  private async openConsumer({ manager, jetstream }: JetStreamSession): Promise<ConsumerMessages> {
    const name = this.options.service;
    const start = await this.nextPosition(manager);
    await manager.consumers.delete(STREAM, name).catch((error) => {
      if (!(error instanceof JetStreamApiError) || error.code !== JetStreamApiCodes.ConsumerNotFound)
        throw error;
    });
    await manager.consumers.add(STREAM, {
      durable_name: name,
      ack_policy: AckPolicy.All,
      ack_wait: nanos(this.options.ackWaitMs ?? ACK_WAIT_MS),
      max_deliver: -1,
      max_ack_pending: 2 * BATCH,
      ...(start === undefined
        ? { deliver_policy: DeliverPolicy.All }
        : { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: start }),
    });
    const consumer = await jetstream.consumers.get(STREAM, name);
    return consumer.consume({ max_messages: BATCH, expires: 10_000, abort_on_missing_resource: true });
  }

  /** Where to go on; undefined for the beginning: nothing was read, or the stream is not the one that was read. */
  private async nextPosition(manager: JetStreamSession['manager']): Promise<number | undefined> {
    const reached = await this.options.receiver.reached();
    if (!reached) return undefined;
    const message = await manager.streams.getMessage(STREAM, { seq: reached.position });
    if (message && message.time.toISOString() === reached.mark) return reached.position + 1;
    this.options.logger.warn(
      { consumer: this.options.service },
      'the event stream changed; read from its start',
    );
    return undefined;
  }
}

/** The time of storing tells a message from one that took its number after a loss: that came later. */
const positionOf = ({ seq, time }: JsMsg): StreamPosition => ({ position: seq, mark: time.toISOString() });

/** What a consumer has delivered and nobody has taken yet. */
class Arrivals {
  private readonly waiting: JsMsg[] = [];
  private ended = false;
  private failure: unknown;
  private arrived?: () => void;

  constructor(messages: ConsumerMessages) {
    void this.collect(messages);
  }

  /** All that has arrived, at least one; empty when the consumer has ended. */
  async next(): Promise<readonly JsMsg[]> {
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.arrived = resolve;
      });
    }
    if (this.failure) throw this.failure;
    return this.waiting.splice(0, BATCH);
  }

  private async collect(messages: ConsumerMessages): Promise<void> {
    try {
      for await (const message of messages) {
        this.waiting.push(message);
        this.arrived?.();
      }
    } catch (error) {
      this.failure = error;
    }
    this.ended = true;
    this.arrived?.();
  }
}
