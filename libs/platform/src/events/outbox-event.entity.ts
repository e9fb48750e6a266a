import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that was committed with its change; kept for 24 hours after it was published. */
@Entity('outbox')
@Index('outbox_unpublished', ['seq'], { where: 'published_at is null' })
@Index('outbox_published_at', ['publishedAt'], { where: 'published_at is not null' })
@Index('outbox_stream_position', ['streamPosition'], { where: 'stream_position is not null' })
export class OutboxEvent {
  @PrimaryColumn({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  seq: string;

  @Column({ type: 'uuid', unique: true })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'aggregate_id', type: 'text' })
  aggregateId: string;

  @Column({ name: 'correlation_id', type: 'text' })
  correlationId: string;

  @Column({ type: 'json' })
  payload: unknown;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ name: 'published_at', type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  /** Where the bus's stream holds it, as the bus last acknowledged. */
  @Column({ name: 'stream_position', type: 'bigint', nullable: true })
  streamPosition: string | null;
}
