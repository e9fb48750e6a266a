import { Inject, Injectable } from '@nestjs/common';
import { type BidFacts, isEmail } from '@plumbline/contracts';
import { CONFIG, type Config, Jobs, Outbox } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type FactsOf, type MailType, mailOf } from '../mails/mails.js';
import { oneLine } from '../mails/text.js';
import { Unsubscriptions } from '../unsubscribe/unsubscriptions.js';
import { AfterCommit } from './after-commit.js';
import { EmailLog } from './email-log.entity.js';
import { outcomeOf } from './outcome.js';

/** A mail somebody should get. */
export interface Posting<T extends MailType = MailType> {
  readonly type: T;
  readonly to: string;
  readonly facts: FactsOf<T>;
  /** What it is about; the same type, `aboutId` and `version` are posted once. */
  readonly aboutId: string;
  /** `first` unless it is sent again. */
  readonly version?: string;
  readonly bid?: Pick<BidFacts, 'id' | 'code' | 'requestId'>;
  readonly contractorId?: string | null;
  /** Not sent before this time from now, in milliseconds. */
  readonly delayMs?: number;
}

/** Takes mails in: a row in the caller's transaction, a job once that has committed. */
@Injectable()
export class PostOffice {
  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly afterCommit: AfterCommit,
    private readonly unsubscriptions: Unsubscriptions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The row's id, or null where this mail was posted before. */
  async post<T extends MailType>(tx: EntityManager, posting: Posting<T>): Promise<string | null> {
    const row = this.rowOf(posting);
    const refusal = await this.refusalOf(tx, row);
    if (refusal) Object.assign(row, { status: 'failed', reason: refusal });
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(EmailLog)
      .values(row as never)
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return null;
    if (refusal)
      await this.outbox.add(tx, 'email.failed', row.bidId ?? row.id, { ...outcomeOf(row), reason: refusal });
    else this.afterCommit.run(tx, () => this.makeJob(row));
    return row.id;
  }

  /** Puts the job of a queued row into the queue; nothing where the queue holds or remembers it. */
  async makeJob(row: Pick<EmailLog, 'id' | 'jobNumber' | 'dueAt'>): Promise<void> {
    const delayMs = Math.max(0, row.dueAt.getTime() - Date.now());
    await this.jobs.add(
      'send-email',
      jobIdOf(row),
      { emailId: row.id, attempt: row.jobNumber },
      delayMs > 0 ? { delayMs } : {},
    );
  }

  private rowOf<T extends MailType>(posting: Posting<T>): EmailLog {
    const { type, facts, aboutId, version = 'first', bid, contractorId = null, delayMs = 0 } = posting;
    const mail = mailOf(type);
    const now = new Date();
    return {
      id: uuidv7(),
      type,
      aboutId,
      version,
      kind: mail.kind,
      email: (mail.kind === 'admin' ? this.config.adminEmail : posting.to).trim().toLowerCase(),
      subject: oneLine(mail.subject(facts), 160),
      status: 'queued',
      attempts: 0,
      repeats: 0,
      reason: null,
      dueAt: new Date(now.getTime() + delayMs),
      jobNumber: 1,
      sendingSince: null,
      bidId: bid?.id ?? null,
      bidCode: bid?.code ?? null,
      requestId: bid?.requestId ?? null,
      contractorId,
      facts,
      createdAt: now,
      sentAt: null,
    };
  }

  /** Why this mail is not even tried; null where it is. */
  private async refusalOf(tx: EntityManager, { type, email }: EmailLog): Promise<string | null> {
    if (!isEmail(email)) return 'The address cannot be written to.';
    if (mailOf(type).optional && (await this.unsubscriptions.has(tx, email)))
      return 'The address unsubscribed.';
    return null;
  }
}

/** A new number gives a new id: BullMQ silently ignores one it has seen. */
export const jobIdOf = ({ id, jobNumber }: Pick<EmailLog, 'id' | 'jobNumber'>): string =>
  `${id}-${jobNumber}`;
