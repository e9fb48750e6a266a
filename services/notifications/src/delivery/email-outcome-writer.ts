import { Injectable } from '@nestjs/common';
import { OutboxWriter, TransactionRunner } from '@plumbline/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { DigestsService } from './digests.service.js';
import { EmailLog } from './email-log.entity.js';
import { outcomeOf } from './outcome.js';

/** A process that has not told the outcome after this time is taken for dead; longer than any send may take. */
export const SENDING_WITHIN_S = 120;

/** Takes mails for sending and writes down what became of them, and of those that wait in the same digest. */
@Injectable()
export class EmailOutcomeWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly digests: DigestsService,
  ) {}

  /** Takes the row for this process; null where it is not due, not queued or in another's hands. */
  async claim(id: string): Promise<EmailLog | null> {
    const { raw } = await this.dataSource
      .createQueryBuilder()
      .update(EmailLog)
      .set({
        attempts: () => 'attempts + 1',
        repeats: () => 'repeats + (sending_since is not null)::int',
        sendingSince: () => 'now()',
      })
      .where(
        `id = :id and status = 'queued' and digest_id is null and due_at <= now() + interval '1 second'
         and (sending_since is null or sending_since < now() - make_interval(secs => :within))`,
        { id, within: SENDING_WITHIN_S },
      )
      .returning('id')
      .execute();
    return (raw as unknown[]).length === 0 ? null : this.dataSource.getRepository(EmailLog).findOneBy({ id });
  }

  async sent(id: string): Promise<void> {
    await this.whileQueued(id, async (tx, row) => {
      for (const mail of [row, ...(await this.digests.waitingFor(tx, row))]) {
        await tx.update(EmailLog, mail.id, {
          status: 'sent',
          sentAt: new Date(),
          sendingSince: null,
          reason: null,
        });
        await this.outbox.add(tx, 'email.sent', mail.bidId ?? mail.id, outcomeOf(mail));
      }
    });
  }

  async failed(id: string, reason: string): Promise<void> {
    await this.whileQueued(id, async (tx, row) => {
      for (const mail of [row, ...(await this.digests.waitingFor(tx, row))]) {
        await tx.update(EmailLog, mail.id, { status: 'failed', reason, sendingSince: null });
        await this.outbox.add(tx, 'email.failed', mail.bidId ?? mail.id, { ...outcomeOf(mail), reason });
      }
    });
  }

  /** @returns what the queue wants to know of the next attempt; undefined where the mail waits no more */
  putOff(
    id: string,
    reason: string,
    waitMs: number,
  ): Promise<Pick<EmailLog, 'id' | 'dueAt' | 'jobNumber'> | undefined> {
    return this.whileQueued(id, async (tx, { jobNumber }) => {
      const next = { dueAt: new Date(Date.now() + waitMs), jobNumber: jobNumber + 1 };
      await tx.update(EmailLog, id, { ...next, reason, sendingSince: null });
      return { id, ...next };
    });
  }

  /** Locks a mail; nothing is done where it waits no more. */
  private whileQueued<T>(
    id: string,
    work: (tx: EntityManager, row: EmailLog) => Promise<T>,
  ): Promise<T | undefined> {
    return this.transactions.run(async (tx) => {
      const row = await tx.findOne(EmailLog, { where: { id }, lock: { mode: 'pessimistic_write' } });
      return row?.status === 'queued' ? work(tx, row) : undefined;
    });
  }
}
