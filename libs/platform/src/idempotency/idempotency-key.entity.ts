import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer given for an idempotency key, kept for 24 hours. */
@Entity('idempotency_key')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text' })
  route: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'body_hash', type: 'text' })
  bodyHash: string;

  /** The answer's JSON as text, so that a replay is the same to the byte. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Index('idempotency_key_created_at')
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
