import { Inject, Injectable } from '@nestjs/common';
import { type BidFacts, isEmail, type Proof } from '@plumbline/contracts';
import { CONFIG, type Config, JobQueue, OutboxWriter } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { MailLedgerStore, type Standing } from '../budget/mail-ledger-store.js';
import { ANYBODY } from '../mails/mail.js';
import { type FactsOf, type MailType, mailOf } from '../mails/mails.js';
import { subjectOf } from '../mails/render-mail.js';
import { UnsubscriptionsService } from '../unsubscribe/unsubscriptions.service.js';
import { AfterCommitSubscriber } from './after-commit.subscriber.js';
import { DigestsService } from './digests.service.js';
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
  /** What stood behind the call that caused it. */
  readonly proof?: Proof;
  /** The sender knows that this address was proved earlier. */
  readonly provenBefore?: boolean;
}

/** A mail of any type, its facts those of its type. */
export type AnyPosting = { [T in MailType]: Posting<T> }[MailType];

/** Takes mails in: a row in the caller's transaction, a job once that has committed. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly jobs: JobQueue,
    private readonly outbox: OutboxWriter,
    private readonly afterCommit: AfterCommitSubscriber,
    private readonly unsubscriptions: UnsubscriptionsService,
    private readonly ledger: MailLedgerStore,
    private readonly digests: DigestsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The mails of one event. */
  async post(tx: EntityManager, ...postings: readonly AnyPosting[]): Promise<void> {
    const rows = postings.map((posting) => ({ posting, row: this.rowOf(posting) }));
    await this.ledger.lock(
      tx,
      rows.map(({ row }) => row.email),
    );
    for (const { posting, row } of rows) await this.take(tx, row, posting);
  }

  /** The reader has shown that the mailbox is theirs: what waits for them leaves now. */
  async prove(tx: EntityManager, email: string): Promise<void> {
    await this.ledger.prove(tx, email);
    for (const row of await this.digests.release(tx, email)) {
      this.afterCommit.run(tx, () => this.makeJob(row));
    }
  }

  private async take(tx: EntityManager, row: EmailLog, posting: Posting): Promise<void> {
    const { proof, provenBefore = false } = posting;
    const provenNow = proof?.email?.trim().toLowerCase() === row.email;
    if (provenNow || (provenBefore && !(await this.ledger.isProven(tx, row.email)))) {
      await this.prove(tx, row.email);
    }
    const refusal = await this.refusalOf(tx, row);
    if (refusal) Object.assign(row, { status: 'failed', reason: refusal });
    const mail = this.ledgerMail(row, proof);
    const standing = await this.ledger.standingOf(tx, mail, row.dueAt);
    row.whole = mail.own || standing.proven;
    row.subject = subjectOf(row.type, row.facts, row.email, row.whole);
    if (!(await inserted(tx, row))) return;
    if (refusal) {
      await this.outbox.add(tx, 'email.failed', row.bidId ?? row.id, { ...outcomeOf(row), reason: refusal });
    } else if (standing.placeAt <= row.dueAt) {
      await this.ledger.enter(tx, mail, standing);
      this.afterCommit.run(tx, () => this.makeJob(row));
    } else {
      await this.putOff(tx, row, standing, proof);
    }
  }

  /** Over the budget: the mail is told of in its reader's open digest, or a new one. */
  private async putOff(
    tx: EntityManager,
    row: EmailLog,
    standing: Standing,
    proof: Proof | undefined,
  ): Promise<void> {
    let digestId = await this.digests.open(tx, row.email);
    if (!digestId) {
      const id = uuidv7();
      const facts = { digestId: id };
      const digest = this.rowOf({ type: 'digest', to: row.email, aboutId: id, facts });
      const subject = subjectOf('digest', facts, row.email, row.whole);
      Object.assign(digest, { id, kind: row.kind, subject, whole: row.whole, dueAt: standing.placeAt });
      await tx.insert(EmailLog, digest as never);
      await this.ledger.enter(tx, { ...this.ledgerMail(digest, proof), cause: causeOf(row) }, standing);
      this.afterCommit.run(tx, () => this.makeJob(digest));
      digestId = id;
    }
    await tx.update(EmailLog, row.id, { digestId });
    await this.ledger.enter(tx, this.ledgerMail(row, proof), { ...standing, counted: false });
  }

  private ledgerMail(row: EmailLog, proof: Proof | undefined) {
    const own = row.kind === 'admin' || row.email === this.config.adminEmail.trim().toLowerCase();
    return { emailId: row.id, email: row.email, purpose: row.type, cause: causeOf(row), own, proof };
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
      subject: '',
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
      whole: true,
      digestId: null,
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

/** False where this mail was posted before. */
async function inserted(tx: EntityManager, row: EmailLog): Promise<boolean> {
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(EmailLog)
    .values(row as never)
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length > 0;
}

const causeOf = ({ type, facts }: EmailLog): string => mailOf(type).cause?.(facts) ?? ANYBODY;

/** A new number gives a new id: BullMQ silently ignores one it has seen. */
export const jobIdOf = ({ id, jobNumber }: Pick<EmailLog, 'id' | 'jobNumber'>): string =>
  `${id}-${jobNumber}`;
