import { Inject, Injectable } from '@nestjs/common';
import { METRICS } from '@plumbline/platform';
import { Counter, type Registry } from 'prom-client';

/** What became of mails, at /metrics. */
@Injectable()
export class MailMetrics {
  private readonly mails: Counter;

  constructor(@Inject(METRICS) registry: Registry) {
    this.mails = new Counter({
      name: 'mails_total',
      help: 'Tries to send a mail: sent, put-off (tried again later) or failed (for good).',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  count(outcome: 'sent' | 'put-off' | 'failed'): void {
    this.mails.inc({ outcome });
  }
}
