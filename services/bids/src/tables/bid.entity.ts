import type { BidAnswer, BidStatus, PriceBasis, RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BidRequest, type RequestFile } from './bid-request.entity.js';
import { money, time, timeNow } from './columns.js';
import { Contractor } from './contractor.entity.js';

/** One contractor's place in one request: invited, answered, chosen. */
@Entity('bid')
@Index('bid_submitted', ['submittedAt', 'id'])
@Index('bid_status_submitted', ['status', 'submittedAt', 'id'])
@Index('bid_user_submitted', ['userEmail', 'submittedAt', 'id'])
@Index('bid_contractor_submitted', ['contractorId', 'submittedAt', 'id'])
@Index('bid_pair', ['contractorEmail', 'userEmail'])
@Index('bid_zip_submitted', ['zipCode', 'submittedAt', 'id'])
@Index('bid_state_submitted', ['state', 'submittedAt', 'id'])
@Index('bid_unassigned', ['nearZip'], { where: 'contractor_email is null' })
@Index('bid_request_contractor', ['requestId', 'contractorId'], { unique: true })
@Index('bid_status_code', ['status', 'code', 'id'])
@Index('bid_status_user', ['status', 'userEmail', 'submittedAt', 'id'])
@Index('bid_status_zip', ['status', 'zipCode', 'submittedAt', 'id'])
@Index('bid_status_category', ['status', 'category', 'id'])
@Index('bid_status_price', ['status', 'estimatedPrice', 'id'])
@Index('bid_status_received', ['status', 'receivedAt', 'id'])
@Index('bid_status_timeline', { synchronize: false })
@Index('bid_status_contractor', { synchronize: false })
@Index('bid_status_tag', { synchronize: false })
@Index('bid_tags', { synchronize: false })
@Index('bid_tagged', ['submittedAt', 'id'], { where: "tags <> '{}'" })
export class Bid {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'bid_pkey' })
  id: string;

  /** What a person reads out: PL-7K3QX9. */
  @Index('bid_code', { unique: true })
  @Column({ type: 'text' })
  code: string;

  @Column({ name: 'request_id', type: 'uuid' })
  requestId: string;

  @ManyToOne(() => BidRequest, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'request_id', foreignKeyConstraintName: 'bid_request_fk' })
  request?: BidRequest;

  @Column({ name: 'user_email', type: 'text' })
  userEmail: string;

  @Column({ name: 'contractor_id', type: 'uuid', nullable: true })
  contractorId: string | null;

  @ManyToOne(() => Contractor, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'contractor_id', foreignKeyConstraintName: 'bid_contractor_fk' })
  contractor?: Contractor | null;

  /** Set without a contractor id where somebody without a profile has sent a bid. */
  @Column({ name: 'contractor_email', type: 'text', nullable: true })
  contractorEmail: string | null;

  @Column({ name: 'contractor_name', type: 'text', nullable: true })
  contractorName: string | null;

  @Column({ type: 'text' })
  status: BidStatus;

  /** Who set the status last; what happens by itself never overwrites an administrator. */
  @Column({ name: 'status_by', type: 'text', default: 'system' })
  statusBy: 'system' | 'admin';

  /** When the homeowner asked; for an uninvited bid, when it came. */
  @Column({ name: 'submitted_at', ...time })
  submittedAt: Date;

  /** When the contractor's answer came. */
  @Column({ name: 'received_at', ...time, nullable: true })
  receivedAt: Date | null;

  @Column({ name: 'estimated_price', ...money, nullable: true })
  estimatedPrice: number | null;

  /** How sure the price is; null where the contractor did not say. */
  @Column({ name: 'price_basis', type: 'text', nullable: true })
  priceBasis: PriceBasis | null;

  @Column({ type: 'text', nullable: true })
  timeline: string | null;

  @Column({ type: 'text', nullable: true })
  scope: string | null;

  /** The contractor's message. */
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

  /** The contractor's own files. */
  @Column({ name: 'files', type: 'jsonb', default: () => "'[]'" })
  ownFiles: RequestFile[];

  /** The contractor says that they hold a license; nobody has checked it. */
  @Column({ name: 'license_claimed', type: 'boolean', default: false })
  licenseClaimed: boolean;

  /** The submission was proved by the invitation's key; null before there is one. */
  @Column({ name: 'confirmed_by_mail', type: 'boolean', nullable: true })
  confirmedByMail: boolean | null;

  /** Came without an invitation. */
  @Column({ type: 'boolean', default: false })
  uninvited: boolean;

  @Column({ name: 'submission_count', type: 'integer', default: 0 })
  submissionCount: number;

  @Column({ name: 'notes_internal', type: 'text', nullable: true })
  notesInternal: string | null;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  tags: string[];

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  @Column({ name: 'near_zip', type: 'text' })
  nearZip: string;

  /** The request's, kept here to filter by: two letters. */
  @Column({ type: 'text', nullable: true })
  state: string | null;

  /** The request's, kept here to sort by. */
  @Column({ type: 'text', nullable: true })
  category: RoomCategory | null;

  /** SHA-256 of the track link's token. */
  @Index('bid_track_token', { unique: true })
  @Column({ name: 'track_token_hash', type: 'text' })
  trackTokenHash: string;

  @Column({ name: 'reminded_at', ...time, nullable: true })
  remindedAt: Date | null;

  @Column({ name: 'not_interested_at', ...time, nullable: true })
  notInterestedAt: Date | null;

  @Column({ name: 'called_off_at', ...time, nullable: true })
  calledOffAt: Date | null;

  /** When a mail about this bid last left. */
  @Column({ name: 'last_contact_at', ...time, nullable: true })
  lastContactAt: Date | null;

  /** Counts changes, so that two administrators do not overwrite each other. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @Column({ name: 'created_at', ...timeNow })
  createdAt: Date;

  @Column({ name: 'updated_at', ...timeNow })
  updatedAt: Date;
}
