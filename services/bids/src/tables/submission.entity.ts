import type { BidAnswer, PriceBasis } from '@plumbline/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Bid } from './bid.entity.js';
import type { RequestFile } from './bid-request.entity.js';
import { money, time, timeNow } from './columns.js';

/** One version of a contractor's answer. A later one does not erase an earlier one. */
@Entity('submission')
@Index('submission_bid_version', ['bidId', 'version'], { unique: true })
@Index('submission_contractor', ['contractorEmail'])
export class Submission {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'submission_pkey' })
  id: string;

  @Column({ name: 'bid_id', type: 'uuid' })
  bidId: string;

  @ManyToOne(() => Bid, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bid_id', foreignKeyConstraintName: 'submission_bid_fk' })
  bid?: Bid;

  /** From 1. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'contractor_email', type: 'text' })
  contractorEmail: string;

  @Column({ name: 'estimated_price', ...money, nullable: true })
  estimatedPrice: number | null;

  @Column({ name: 'price_basis', type: 'text', nullable: true })
  priceBasis: PriceBasis | null;

  @Column({ type: 'text', nullable: true })
  timeline: string | null;

  @Column({ type: 'text' })
  scope: string;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Column({ type: 'text', nullable: true })
  licenses: string | null;

  @Column({ name: 'reference_text', type: 'text', nullable: true })
  references: string | null;

  /** By trade and line; empty where the bid is one sum. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  answers: BidAnswer[];

  /** US dollars before work starts. */
  @Column({ name: 'deposit_usd', ...money, nullable: true })
  depositUsd: number | null;

  /** When what is paid after the deposit, in the contractor's words. */
  @Column({ name: 'payment_schedule', type: 'text', nullable: true })
  paymentSchedule: string | null;

  /** On labor. */
  @Column({ name: 'warranty_months', type: 'integer', nullable: true })
  warrantyMonths: number | null;

  /** The revision of the request that was priced; null where the contractor did not say. */
  @Column({ name: 'priced_revision', type: 'integer', nullable: true })
  pricedRevision: number | null;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  files: RequestFile[];

  @Column({ name: 'confirmed_by_mail', type: 'boolean' })
  confirmedByMail: boolean;

  /** SHA-256 of the withdraw link's token in the receipt. */
  @Index('submission_withdraw_token', { unique: true })
  @Column({ name: 'withdraw_token_hash', type: 'text' })
  withdrawTokenHash: string;

  @Column({ name: 'withdrawn_at', ...time, nullable: true })
  withdrawnAt: Date | null;

  @Column({ name: 'withdrawn_reason', type: 'text', nullable: true })
  withdrawnReason: string | null;

  @Column({ name: 'created_at', ...timeNow })
  createdAt: Date;
}
