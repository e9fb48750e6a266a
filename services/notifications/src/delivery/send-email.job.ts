import { Inject, Injectable } from '@nestjs/common';
import {
  LOGGER,
  type Logger,
  MAIL_TRANSPORT,
  type MailTransport,
  OnJob,
  PermanentMailError,
} from '@plumbline/platform';
import type { EmailLog } from './email-log.entity.js';
import { EmailOutcomeWriter } from './email-outcome-writer.js';
import { loggable, oneSentence } from './loggable.js';
import { MailMetrics } from './mail-metrics.js';
import { MailQueue } from './mail-queue.js';
import { MailRenderer } from './mail-renderer.js';
import { refusalText } from './refusal-text.js';
import { retryWaitMs } from './retry-schedule.js';

/** Sends one mail and has it written down what became of it. */
@Injectable()
export class SendEmailJob {
  constructor(
    private readonly outcomes: EmailOutcomeWriter,
    private readonly postOffice: MailQueue,
    private readonly renderer: MailRenderer,
    private readonly metrics: MailMetrics,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnJob('send-email')
  async handleSendEmail({ emailId }: { emailId: string }): Promise<void> {
    const row = await this.outcomes.claim(emailId);
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
    await this.outcomes.sent(emailId);
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
    if (waitMs === null) return this.outcomes.failed(id, reason);
    const next = await this.outcomes.putOff(id, reason, waitMs);
    if (next) await this.postOffice.makeJob(next);
  }
}
