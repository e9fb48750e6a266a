import type { InboxStatus } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that arrived at this service; kept for 72 hours after it was dealt with, so that repeats are known. */
@Entity('inbox')
@Index('inbox_pending', ['seq'], { where: "status = 'pending'" })
@Index('inbox_lane', ['aggregateId', 'seq'], { where: "status in ('pending', 'parked')" })
@Index('inbox_skipped', ['seq'], { where: "status = 'skipped'" })
@Index('inbox_done_at', ['doneAt'], { where: 'done_at is not null' })
export class InboxEvent {
  @PrimaryColumn({ name: 'event_id', type: 'uuid' })
  eventId: string;

  /** Order of arrival. */
  @Column({ type: 'bigint', unique: true, generated: 'identity', generatedIdentity: 'ALWAYS' })
  seq: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  source: string;

  @Column({ name: 'aggregate_id', type: 'text' })
  aggregateId: string;

  @Column({ name: 'correlation_id', type: 'text' })
  correlationId: string;

  @Column({ type: 'json' })
  payload: unknown;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;

  @Column({ type: 'text', default: 'pending' })
  status: InboxStatus;

  /** Times its handler failed. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** Why the last attempt failed. */
  @Column({ type: 'text', nullable: true })
  error: string | null;

  /** When it was done or skipped. */
  @Column({ name: 'done_at', type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
