import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { nextStatus } from '../bid/bid-status.js';
import { BidWriter } from '../bid/bid-writer.js';
import { lockBid } from '../bid/loaded-bid.js';
import { Bid } from '../tables/bid.entity.js';

/** Mails that carry a bid to its contractor. */
const INVITATIONS: readonly string[] = ['invitation', 'invitation-reminder'];

/** What became of the mails about a bid: an invitation that left makes it sent, one refused makes it failed. */
@Injectable()
export class EmailOutcomesConsumer {
  constructor(private readonly bidWriter: BidWriter) {}

  @OnEvent('email.sent')
  async onEmailSent({ payload, occurredAt }: EventEnvelope<'email.sent'>, tx: EntityManager): Promise<void> {
    if (!payload.bidId) return;
    await tx.update(Bid, { id: payload.bidId }, { lastContactAt: new Date(occurredAt) });
    if (INVITATIONS.includes(payload.type)) await this.move(tx, payload.bidId, 'invitation-sent', null);
  }

  @OnEvent('email.failed')
  async onEmailFailed({ payload }: EventEnvelope<'email.failed'>, tx: EntityManager): Promise<void> {
    const { bidId, type, reason } = payload;
    if (!bidId) return;
    if (INVITATIONS.includes(type)) await this.move(tx, bidId, 'invitation-refused', reason);
    else if (await tx.existsBy(Bid, { id: bidId })) {
      await this.bidWriter.record(tx, bidId, {
        by: 'system',
        kind: 'mail-failed',
        note: `${type}: ${reason}`,
      });
    }
  }

  private async move(
    tx: EntityManager,
    bidId: string,
    event: 'invitation-sent' | 'invitation-refused',
    note: string | null,
  ): Promise<void> {
    const bid = await lockBid(tx, bidId);
    if (!bid || !nextStatus(bid, event)) return;
    await this.bidWriter.change(tx, bid, { by: 'system', kind: 'status', event, note });
  }
}
