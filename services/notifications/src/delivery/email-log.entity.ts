import type { EmailStatus, MailKind } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailType } from '../mails/mails.js';

/**
 * One e-mail, from the request to send it to its end. It keeps the template's name and the facts, never the text
 * or a token: both are made again from these when the mail is sent or shown.
 */
@Entity('email_log')
@Index('email_log_once', ['type', 'aboutId', 'version'], { unique: true })
@Index('email_log_by_bid', ['bidId', 'id'])
@Index('email_log_by_bid_code', ['bidCode', 'id'])
@Index('email_log_by_request', ['requestId', 'type'])
@Index('email_log_by_type', ['type', 'id'])
@Index('email_log_by_status', ['status', 'id'])
@Index('email_log_by_address', ['email', 'id'])
@Index('email_log_sorted_by_address', ['email', 'id'])
@Index('email_log_by_subject', { synchronize: false })
@Index('email_log_by_kind', ['kind', 'id'])
@Index('email_log_by_kind_subject', { synchronize: false })
@Index('email_log_sorted_by_bid', ['bidCode', 'id'])
@Index('email_log_by_sent', ['sentAt', 'id'])
@Index('email_log_by_status_sent', ['status', 'sentAt', 'id'])
@Index('email_log_by_attempts', ['attempts', 'id'])
@Index('email_log_by_digest', ['digestId', 'id'], { where: 'digest_id is not null' })
@Index('email_log_open_digest', ['email'], { where: `type = 'digest' and status = 'queued'` })
@Index('email_log_due', ['dueAt'], { where: `status = 'queued'` })
export class EmailLog {
  /** uuid v7; the Message-ID is made from it. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  type: MailType;

  /** What the mail is about (a bid, a submission, a request): with type and version it is sent once. */
  @Column({ name: 'about_id', type: 'text' })
  aboutId: string;

  /** `first`, or the id of whatever asked for it again. */
  @Column({ type: 'text' })
  version: string;

  @Column({ type: 'text' })
  kind: MailKind;

  /** Lower-cased; empty once the person was erased. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  status: EmailStatus;

  /** Tries that reached for the SMTP server. */
  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  /** Tries whose process ended before the outcome was written down: the mail may have gone out twice. */
  @Column({ type: 'smallint', default: 0 })
  repeats: number;

  /** Why the last try failed; kept for a mail that failed for good. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Not sent before. */
  @Column({ name: 'due_at', type: 'timestamptz' })
  dueAt: Date;

  /** Jobs made for this row so far; the newest one's id ends with it. */
  @Column({ name: 'job_number', type: 'integer', default: 1 })
  jobNumber: number;

  /** Set while a process is sending it. */
  @Column({ name: 'sending_since', type: 'timestamptz', nullable: true })
  sendingSince: Date | null;

  @Column({ name: 'bid_id', type: 'uuid', nullable: true })
  bidId: string | null;

  @Column({ name: 'bid_code', type: 'text', nullable: true })
  bidCode: string | null;

  /** The homeowner's request that the bid is part of. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  @Column({ name: 'contractor_id', type: 'text', nullable: true })
  contractorId: string | null;

  /** False: the address was not proved, so that the mail is in our words only. */
  @Column({ type: 'boolean', default: true })
  whole: boolean;

  /** The digest that tells of this mail, where it was over its recipient's budget. */
  @Column({ name: 'digest_id', type: 'uuid', nullable: true })
  digestId: string | null;

  /** What the template is filled with; null once the person was erased. */
  @Column({ type: 'jsonb', nullable: true })
  facts: unknown;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
