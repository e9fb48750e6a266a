import { Injectable } from '@nestjs/common';
import {
  type BidFacts,
  type BidStatus,
  type EventEnvelope,
  isMailedStatus,
  STATUS_MAIL_WAIT_MS,
} from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, MoreThan } from 'typeorm';
import { EmailLog } from '../delivery/email-log.entity.js';
import { MailQueue } from '../delivery/mail-queue.js';
import { subjectOf } from '../mails/render-mail.js';
import type { StatusFacts } from '../mails/templates/status-changed.js';
import { toContractor, toHomeowner } from './bid-mails.consumer.js';

type StatusMail = 'status-homeowner' | 'status-contractor';

/**
 * Tells of a contractor's bid that an administrator selected or declined. Changes while a mail waits become one mail about the
 * last of them, or none; what only carries a selection on leaves the mail about it waiting.
 */
@Injectable()
export class StatusMailsConsumer {
  constructor(private readonly postOffice: MailQueue) {}

  @OnEvent('bid.status-changed')
  async onBidStatusChanged(event: EventEnvelope<'bid.status-changed'>, tx: EntityManager): Promise<void> {
    const { bid, by } = event.payload;
    if (by !== 'admin') return;
    await this.tell('status-homeowner', toHomeowner(bid), event, tx);
    if (bid.contractor) await this.tell('status-contractor', toContractor(bid), event, tx);
  }

  private async tell(
    type: StatusMail,
    reader: { to: string; bid: BidFacts; contractorId: string | null },
    { id, payload: { bid, from, to, answered = true } }: EventEnvelope<'bid.status-changed'>,
    tx: EntityManager,
  ): Promise<void> {
    const waiting = await tx.findOne(EmailLog, {
      where: { type, aboutId: bid.id, status: 'queued', attempts: 0, dueAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
    if (waiting && CARRIES_ON.includes(to) && (waiting.facts as StatusFacts).to === 'selected') return;
    const since = waiting ? (waiting.facts as StatusFacts).from : from;
    const facts = answered && isMailedStatus(to) && to !== since ? { bid, from: since, to } : null;
    if (waiting && facts) {
      const subject = subjectOf(type, facts, waiting.email, waiting.whole);
      await tx.update(EmailLog, waiting.id, { facts: facts as never, subject });
    } else if (waiting) {
      await tx.delete(EmailLog, waiting.id);
    } else if (facts) {
      await this.postOffice.post(tx, {
        type,
        ...reader,
        aboutId: bid.id,
        version: id,
        delayMs: STATUS_MAIL_WAIT_MS,
        facts,
        proof: { by: 'admin', email: null },
      });
    }
  }
}

/** The work on a selected bid goes on. */
const CARRIES_ON: readonly BidStatus[] = ['processing', 'done'];
