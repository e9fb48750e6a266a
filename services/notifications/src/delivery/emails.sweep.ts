import { Injectable } from '@nestjs/common';
import { JobQueue, OnJob } from '@plumbline/platform';
import { DataSource, LessThan } from 'typeorm';
import { MailLedgerStore } from '../budget/mail-ledger-store.js';
import { EmailLog } from './email-log.entity.js';
import { SENDING_WITHIN_S } from './email-outcome-writer.js';
import { jobIdOf, MailQueue } from './mail-queue.js';

/** A row this young is still on its ordinary way to the queue, in seconds. */
const ORDINARY_WAY_S = 5;
const BATCH = 500;
/** How long the log of a mail is kept, in days. */
export const KEEP_DAYS = 400;

/** Finds what fell between a row and the queue, and forgets what is old. */
@Injectable()
export class EmailsSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly postOffice: MailQueue,
    private readonly ledger: MailLedgerStore,
  ) {}

  @OnJob('sweep-emails')
  async handleSweepEmails(_payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
    for (const row of await this.overdue()) {
      if (signal.aborted) return;
      if (await this.jobs.holds('send-email', jobIdOf(row))) continue;
      const [renumbered] = await this.renumbered(row);
      if (renumbered) await this.postOffice.makeJob({ ...row, jobNumber: renumbered.job_number });
    }
    const before = new Date(Date.now() - KEEP_DAYS * 86_400_000);
    await this.dataSource.getRepository(EmailLog).delete({ createdAt: LessThan(before) });
    await this.ledger.sweep(this.dataSource.manager);
  }

  private async overdue(): Promise<EmailLog[]> {
    return this.dataSource
      .getRepository(EmailLog)
      .createQueryBuilder('row')
      .where(
        `row.status = 'queued' and row.digestId is null and row.dueAt < now() - make_interval(secs => :way)
         and (row.sendingSince is null or row.sendingSince < now() - make_interval(secs => :within))`,
        { way: ORDINARY_WAY_S, within: SENDING_WITHIN_S },
      )
      .orderBy('row.dueAt')
      .limit(BATCH)
      .getMany();
  }

  /** Gives the row a new job's number; none where another sweeper or sender was faster. */
  private async renumbered({ id, jobNumber }: EmailLog): Promise<{ job_number: number }[]> {
    const { raw } = await this.dataSource
      .createQueryBuilder()
      .update(EmailLog)
      .set({ jobNumber: jobNumber + 1 })
      .where({ id, jobNumber, status: 'queued' })
      .returning('job_number')
      .execute();
    return raw as { job_number: number }[];
  }
}
