import type { BidStatus } from '@plumbline/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Bid } from './bid.entity.js';
import { timeNow } from './columns.js';

export type HistoryKind =
  | 'requested'
  | 'assigned'
  | 'status'
  | 'submitted'
  | 'withdrawn'
  | 'not-interested'
  | 'called-off'
  | 'proposal'
  | 'revised'
  | 'resend'
  | 'reminder'
  | 'mail-failed'
  | 'meta';
/** Changes that are the administrators' own business. */
export const HIDDEN_FROM_HOMEOWNERS: readonly HistoryKind[] = ['meta', 'resend', 'reminder', 'mail-failed'];
export type HistoryActor = 'homeowner' | 'contractor' | 'admin' | 'system';

/** Every change of a bid: who, when, what, from and to. Never changed afterwards. */
@Entity('bid_history')
@Index('bid_history_bid', ['bidId', 'id'])
export class BidHistory {
  /** uuid v7: its order is the order of the changes. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'bid_history_pkey' })
  id: string;

  @Column({ name: 'bid_id', type: 'uuid' })
  bidId: string;

  @ManyToOne(() => Bid, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bid_id', foreignKeyConstraintName: 'bid_history_bid_fk' })
  bid?: Bid;

  @Column({ ...timeNow })
  at: Date;

  @Column({ name: 'done_by', type: 'text' })
  by: HistoryActor;

  @Column({ type: 'text' })
  kind: HistoryKind;

  @Column({ name: 'from_status', type: 'text', nullable: true })
  from: BidStatus | null;

  @Column({ name: 'to_status', type: 'text', nullable: true })
  to: BidStatus | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;
}
