import { SetMetadata } from '@nestjs/common';
import type { EventEnvelope, EventMap, EventName, ServiceName } from '@plumbline/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Publishing: call `outbox.add(tx, name, aggregateId, payload)` inside the transaction that makes the change
 * (lock or write the aggregate's row first). Listening: a provider's method under @OnEvent; its effect goes
 * through the given transaction, which also marks the event done.
 */
export abstract class Outbox {
  /** Writes the event beside the change; it leaves once the transaction has committed. */
  abstract add<N extends EventName>(
    tx: EntityManager,
    name: N,
    aggregateId: string,
    payload: EventMap[N],
  ): Promise<void>;
  /** Tells the relay that something was committed (Transactions does it for you). */
  abstract wake(): void;
}

export type EventHandler<N extends EventName = EventName> = (
  event: EventEnvelope<N>,
  tx: EntityManager,
) => Promise<void>;

export const EVENT_HANDLER = 'plumbline:event-handler';

/** Marks a provider's method as this service's one handler of an event. */
export const OnEvent = <N extends EventName>(name: N) =>
  SetMetadata(EVENT_HANDLER, name) as <T extends EventHandler<N>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ) => void;

/** What a consumer does with an event that has arrived: record it in its inbox. Resolves once that is committed. */
export type Receive = (event: EventEnvelope) => Promise<void>;

/** Carries published events to every service's inbox: within the process, or through NATS JetStream. */
export interface EventBus {
  /**
   * Publishes in order; resolves to the position of each event in the stream (0 where the bus has none).
   * Rejects where the bus cannot take them: the relay tries again.
   */
  publish(events: readonly EventEnvelope[]): Promise<readonly number[]>;
  /** Starts delivering the named events to a service. Repeats are possible, losses are not. */
  subscribe(
    service: ServiceName,
    names: readonly EventName[],
    receive: Receive,
  ): Promise<{ close(): Promise<void> }>;
  /** The id of the event the stream holds at a position, null where there is none (reconnect check). */
  eventIdAt(position: number): Promise<string | null>;
  /** Calls back after every reconnect. */
  onReconnect(listener: () => void): void;
  check(): Promise<void>;
  close(): Promise<void>;
}

export const EVENT_BUS = Symbol('event bus');
