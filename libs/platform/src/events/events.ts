import { SetMetadata } from '@nestjs/common';
import type { EventEnvelope, EventMap, EventName, ServiceName } from '@plumbline/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Publishing: call `outbox.add(tx, name, aggregateId, payload)` inside the transaction that makes the change
 * (lock or write the aggregate's row first). Listening: a provider's method under @OnEvent; its effect goes
 * through the given transaction, which also marks the event done.
 */
export abstract class OutboxWriter {
  /** Writes the event beside the change; it leaves once the transaction has committed. */
  abstract add<N extends EventName>(
    tx: EntityManager,
    name: N,
    aggregateId: string,
    payload: EventMap[N],
  ): Promise<void>;
  /** As add(), for many events of one name in one statement; they leave in the order given. */
  abstract addAll<N extends EventName>(
    tx: EntityManager,
    name: N,
    events: readonly { readonly aggregateId: string; readonly payload: EventMap[N] }[],
  ): Promise<void>;
  /** Tells the relay that something was committed (TransactionRunner does it for you). */
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

/** Where a consumer stands in the bus's stream. */
export interface StreamPosition {
  readonly position: number;
  /** Tells the message that stands there from any other that may come to stand there after a loss. */
  readonly mark: string;
}

/** A consumer's inbox, as a bus sees it. */
export interface EventReceiver {
  /** Records events that arrived, in order, and how far the stream was read; resolves once both are committed. */
  receive(events: readonly EventEnvelope[], reached?: StreamPosition): Promise<void>;
  /** How far the stream was read, null where nothing was recorded. */
  reached(): Promise<StreamPosition | null>;
}

export interface Subscription {
  close(): Promise<void>;
}

/** Carries published events to every service's inbox: within the process, or through NATS JetStream. */
export interface EventBus {
  /**
   * Names the events that a service of this process will subscribe to, before anything is published: from now
   * on none of them is dropped because the subscription is not open at the moment.
   */
  expect(service: ServiceName, names: readonly EventName[]): void;
  /**
   * Publishes in order within each aggregate; resolves to the position of each event in the stream (0 where
   * the bus has none). Rejects where the bus cannot take all of them: the relay tries again.
   */
  publish(events: readonly EventEnvelope[]): Promise<readonly number[]>;
  /**
   * Starts delivering the named events to a service, in the order published within each aggregate. Repeats are
   * possible, losses are not. A service has one subscription at a time.
   */
  subscribe(
    service: ServiceName,
    names: readonly EventName[],
    receiver: EventReceiver,
  ): Promise<Subscription>;
  /** The id of the event the stream holds at a position, null where there is none (reconnect check). */
  eventIdAt(position: number): Promise<string | null>;
  /** Calls back after every reconnect, before anything is published there. Returns how to stop that. */
  onReconnect(listener: () => void): () => void;
  /** @throws Error where the bus is away */
  check(): Promise<void>;
  close(): Promise<void>;
}
