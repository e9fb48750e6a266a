import type { Proof } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailType } from '../mails/mails.js';

/** `none`: anybody could have caused it. `own`: it goes to the administrator's address. */
export type LedgerProof = Proof['by'] | 'own' | 'none';

/** One mail in the budget of its recipient. */
@Entity('mail_ledger')
@Index('mail_ledger_counted', ['addressHash', 'leavesAt'], { where: 'counted' })
@Index('mail_ledger_by_time', ['leavesAt'])
export class MailLedgerEntry {
  /** The mail's row in the log. */
  @PrimaryColumn({ name: 'email_id', type: 'uuid' })
  emailId: string;

  @Column({ name: 'address_hash', type: 'text' })
  addressHash: string;

  @Column({ type: 'text' })
  purpose: MailType;

  /** What caused it: a bid's id, or `anybody`. */
  @Column({ type: 'text' })
  cause: string;

  @Column({ type: 'text' })
  proof: LedgerProof;

  /** Takes a place in the budget. */
  @Column({ type: 'boolean' })
  counted: boolean;

  @Column({ name: 'leaves_at', type: 'timestamptz' })
  leavesAt: Date;
}
