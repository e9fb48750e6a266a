import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import type { EventBus, EventReceiver, Subscription } from './events.js';

interface Consumer {
  readonly names: ReadonlySet<EventName>;
  /** Undefined while the service is starting, draining or gone. */
  receiver?: EventReceiver;
}

/**
 * Events between services of one process: publishing is the insert into every consumer's inbox. While a
 * consumer is not there, nothing it listens to is published; the events wait in the outbox.
 */
export class InProcessBus implements EventBus {
  private readonly consumers = new Map<ServiceName, Consumer>();

  expect(service: ServiceName, names: readonly EventName[]): void {
    this.consumers.set(service, { names: new Set(names) });
  }

  async publish(events: readonly EventEnvelope[]): Promise<readonly number[]> {
    const deliveries = [...this.consumers].map(([service, { names, receiver }]) => {
      const wanted = events.filter(({ name }) => names.has(name));
      if (wanted.length && !receiver) throw new Error(`${service} does not take events at the moment`);
      return { receiver, wanted };
    });
    await Promise.all(
      deliveries.map(({ receiver, wanted }) => (wanted.length ? receiver?.receive(wanted) : undefined)),
    );
    return events.map(() => 0);
  }

  async subscribe(
    service: ServiceName,
    names: readonly EventName[],
    receiver: EventReceiver,
  ): Promise<Subscription> {
    const consumer: Consumer = { names: new Set(names), receiver };
    this.consumers.set(service, consumer);
    return {
      close: async () => {
        consumer.receiver = undefined;
      },
    };
  }

  async eventIdAt(): Promise<string | null> {
    return null;
  }

  onReconnect(): () => void {
    return () => undefined;
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    for (const consumer of this.consumers.values()) consumer.receiver = undefined;
  }
}
