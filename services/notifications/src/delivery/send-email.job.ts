import { Inject, Injectable } from '@nestjs/common';
import {
  LOGGER,
  type Logger,
  MAIL_TRANSPORT,
  type MailTransport,
  OnJob,
  Outbox,
  PermanentMailError,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { DigestsService } from './digests.service.js';
import { EmailLog } from './email-log.entity.js';
import { loggable, oneSentence } from './loggable.js';
import { MailMetrics } from './mail-metrics.js';
import { MailQueue } from './mail-queue.js';
import { MailRenderer } from './mail-renderer.js';
import { outcomeOf } from './outcome.js';
import { refusalText } from './refusal-text.js';
import { retryWaitMs } from './retry-schedule.js';

/** A process that has not told the outcome after this time is taken for dead; longer than any send may take. */
export const SENDING_WITHIN_S = 120;

/** Sends one mail and writes down what became of it. */
@Injectable()
export class SendEmailJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: Outbox,
    private readonly postOffice: MailQueue,
    private readonly renderer: MailRenderer,
    private readonly metrics: MailMetrics,
    private readonly digests: DigestsService,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnJob('send-email')
  async handleSendEmail({ emailId }: { emailId: string }): Promise<void> {
    const row = await this.claim(emailId);
    if (!row) return;
    if (row.repeats > 0) this.logger.warn({ emailId, repeats: row.repeats }, 'mail may go out a second time');
    try {
      await this.transport.send(await this.renderer.message(row));
    } catch (error) {
      await this.recordFailure(row, error);
      return;
    }
    this.metrics.count('sent');
    this.logger.info({ emailId, kind: row.kind }, 'mail sent');
    await this.recordSuccess(row);
  }

  /** Takes the row for this process; null where it is not due, not queued or in another's hands. */
  private async claim(id: string): Promise<EmailLog | null> {
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

  private async recordSuccess({ id }: EmailLog): Promise<void> {
    await this.transactions.run(async (tx) => {
      const row = await tx.findOne(EmailLog, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (row?.status !== 'queued') return;
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

  private async recordFailure({ id, attempts }: EmailLog, error: unknown): Promise<void> {
    const said = oneSentence(error);
    const reason = error instanceof PermanentMailError ? refusalText(said) : said;
    const waitMs = error instanceof PermanentMailError ? null : retryWaitMs(attempts);
    this.metrics.count(waitMs === null ? 'failed' : 'put-off');
    this.logger[waitMs === null ? 'error' : 'warn'](
      { emailId: id, attempts, ...loggable(error) },
      'mail not sent',
    );
    const retried = await this.transactions.run(async (tx) => {
      const row = await tx.findOne(EmailLog, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (row?.status !== 'queued') return null;
      if (waitMs === null) {
        for (const mail of [row, ...(await this.digests.waitingFor(tx, row))]) {
          await tx.update(EmailLog, mail.id, { status: 'failed', reason, sendingSince: null });
          await this.outbox.add(tx, 'email.failed', mail.bidId ?? mail.id, { ...outcomeOf(mail), reason });
        }
        return null;
      }
      const next = { dueAt: new Date(Date.now() + waitMs), jobNumber: row.jobNumber + 1 };
      await tx.update(EmailLog, id, { ...next, reason, sendingSince: null });
      return { id, ...next };
    });
    if (retried) await this.postOffice.makeJob(retried);
  }
}
