import type { EventEnvelope } from '@plumbline/contracts';

/** Moments between two steps at which tests interrupt the work: a hook that throws is a crash there. */
export interface FailPoints {
  /** The bus has taken the events, the outbox does not know it yet. */
  afterPublish?(events: readonly EventEnvelope[]): void | Promise<void>;
  /** The inbox holds the events, the stream does not know it yet. */
  beforeAck?(events: readonly EventEnvelope[]): void | Promise<void>;
  /** The handler is through, the event is not marked done yet. */
  afterEffect?(event: EventEnvelope): void | Promise<void>;
}
