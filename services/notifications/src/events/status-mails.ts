import { Injectable } from '@nestjs/common';
import type { BidFacts, BidStatus, EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, MoreThan } from 'typeorm';
import { EmailLog } from '../delivery/email-log.entity.js';
import { PostOffice } from '../delivery/post-office.js';
import { subjectOf } from '../mails/render-mail.js';
import type { StatusFacts } from '../mails/templates/status-changed.js';
import { toContractor, toHomeowner } from './bid-mails.js';

/** Changes within this time become one mail about the last of them, or none, in milliseconds. */
export const COALESCE_MS = 120_000;

type StatusMail = 'status-homeowner' | 'status-contractor';

/** Tells of a bid that an administrator selected or declined. */
@Injectable()
export class StatusMails {
  constructor(private readonly postOffice: PostOffice) {}

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
    { id, payload: { bid, from, to } }: EventEnvelope<'bid.status-changed'>,
    tx: EntityManager,
  ): Promise<void> {
    const waiting = await tx.findOne(EmailLog, {
      where: { type, aboutId: bid.id, status: 'queued', attempts: 0, dueAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
    const since = waiting ? (waiting.facts as StatusFacts).from : from;
    const facts = isToldOf(to) && to !== since ? { bid, from: since, to } : null;
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
        delayMs: COALESCE_MS,
        facts,
        proof: { by: 'admin', email: null },
      });
    }
  }
}

const isToldOf = (status: BidStatus): status is StatusFacts['to'] =>
  status === 'selected' || status === 'declined';
