import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { time, timeNow } from './columns.js';
import type { NewRequest } from './new-request.js';

/** A request that asks nobody before its homeowner has pressed the button of the mailed link (ACCESS=links). */
@Entity('held_request')
export class HeldRequest {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'held_request_pkey' })
  id: string;

  /** Lower case. */
  @Index('held_request_user')
  @Column({ name: 'user_email', type: 'text' })
  userEmail: string;

  /** As it was understood; the column bears its first name. */
  @Column({ name: 'wish', type: 'jsonb' })
  asked: NewRequest;

  /** SHA-256 of the mailed link's token. */
  @Index('held_request_token', { unique: true })
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Column({ name: 'confirmed_at', ...time, nullable: true })
  confirmedAt: Date | null;

  @Index('held_request_created')
  @Column({ name: 'created_at', ...timeNow })
  createdAt: Date;
}
