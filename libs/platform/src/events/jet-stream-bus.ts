import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import type { Logger } from '../context/logger.js';
import type { EventBus, EventReceiver, Subscription } from './events.js';
import type { FailPoints } from './fail-points.js';
import { type JetStreamSession, openSession, STREAM, SUBJECT_PREFIX } from './jet-stream-session.js';
import { JetStreamSubscription } from './jet-stream-subscription.js';

const PUBLISH_TIMEOUT_MS = 5_000;
const REDIAL_MIN_MS = 100;
const REDIAL_MAX_MS = 2_000;

interface JetStreamBusOptions {
  readonly url: string;
  readonly logger: Logger;
  readonly failPoints?: FailPoints;
  /** How long the server waits for an acknowledgement before it delivers again, in milliseconds. */
  readonly ackWaitMs?: number;
}

/** Events between processes, through a NATS JetStream stream. Dials again for ever when the server goes away. */
export class JetStreamBus implements EventBus {
  private session?: JetStreamSession;
  private readonly closing = new AbortController();
  private readonly reconnectListeners = new Set<() => void>();
  private readonly subscriptions = new Set<JetStreamSubscription>();
  private dialling: Promise<void>;
  private readonly firstAttempt: Promise<void>;

  private constructor(private readonly options: JetStreamBusOptions) {
    this.firstAttempt = new Promise((attempted) => {
      this.dialling = this.keepConnected(attempted);
    });
  }

  /** Resolves after the first attempt to connect, also where it failed: the bus goes on trying. */
  static async connect(options: JetStreamBusOptions): Promise<JetStreamBus> {
    const bus = new JetStreamBus(options);
    await bus.firstAttempt;
    return bus;
  }

  expect(): void {
    // Nothing to do: the stream keeps events for those who come later.
  }

  async publish(events: readonly EventEnvelope[]): Promise<readonly number[]> {
    const { jetstream } = this.present();
    const positions = new Array<number>(events.length).fill(0);
    for (const wave of wavesByAggregate(events)) {
      const acknowledged = wave.map(async (index) => {
        const event = events[index]!;
        const { seq } = await jetstream.publish(SUBJECT_PREFIX + event.name, JSON.stringify(event), {
          msgID: event.id,
          timeout: PUBLISH_TIMEOUT_MS,
        });
        positions[index] = seq;
      });
      await Promise.all(acknowledged);
    }
    return positions;
  }

  async subscribe(
    service: ServiceName,
    names: readonly EventName[],
    receiver: EventReceiver,
  ): Promise<Subscription> {
    const subscription = new JetStreamSubscription(
      { service, names: new Set(names), receiver, ...this.options },
      () => this.session,
    );
    this.subscriptions.add(subscription);
    return {
      close: async () => {
        this.subscriptions.delete(subscription);
        await subscription.close();
      },
    };
  }

  async eventIdAt(position: number): Promise<string | null> {
    const message = await this.present().manager.streams.getMessage(STREAM, { seq: position });
    return message ? message.json<EventEnvelope>().id : null;
  }

  onReconnect(listener: () => void): () => void {
    this.reconnectListeners.add(listener);
    return () => this.reconnectListeners.delete(listener);
  }

  async check(): Promise<void> {
    await this.present().manager.streams.info(STREAM);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
    await this.session?.connection.close();
    await this.dialling;
  }

  private present(): JetStreamSession {
    if (!this.session) throw new Error('NATS is away');
    return this.session;
  }

  private async keepConnected(attempted: () => void): Promise<void> {
    const { logger, url } = this.options;
    const { signal } = this.closing;
    let waitMs = REDIAL_MIN_MS;
    while (!signal.aborted) {
      try {
        const session = await openSession(url);
        if (signal.aborted) return await session.connection.close();
        if (waitMs > REDIAL_MIN_MS) logger.info('NATS is there');
        waitMs = REDIAL_MIN_MS;
        for (const listener of this.reconnectListeners) listener();
        this.session = session;
        for (const subscription of this.subscriptions) subscription.wake();
        attempted();
        await session.connection.closed();
        this.session = undefined;
        if (!signal.aborted) logger.warn('NATS went away; events wait in the outbox');
      } catch (error) {
        if (waitMs === REDIAL_MIN_MS) logger.warn({ err: error }, 'NATS is not there; dialled again');
        attempted();
      }
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(REDIAL_MAX_MS, waitMs * 2);
    }
  }
}

/**
 * Indices of events that may be under way at the same time: never two of one aggregate, so that a failure in
 * the middle cannot put a later event of an aggregate before an earlier one.
 */
function wavesByAggregate(events: readonly EventEnvelope[]): number[][] {
  const waves: number[][] = [];
  const sent = new Map<string, number>();
  events.forEach(({ aggregateId }, index) => {
    const wave = sent.get(aggregateId) ?? 0;
    sent.set(aggregateId, wave + 1);
    waves[wave] ??= [];
    waves[wave].push(index);
  });
  return waves;
}
