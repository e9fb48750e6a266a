import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent, OutboxWriter } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, lockBid } from '../bid/loaded-bid.js';
import { Bid } from '../tables/bid.entity.js';

/** Has a link mailed where there is something to see behind it; whoever asked has their answer already. */
@Injectable()
export class AskedLinksConsumer {
  constructor(
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
  ) {}

  @OnEvent('my-bids.asked')
  async onMyBidsAsked({ payload }: EventEnvelope<'my-bids.asked'>, tx: EntityManager): Promise<void> {
    const { email, requestId } = payload;
    if (!(await tx.existsBy(Bid, { userEmail: email }))) return;
    await this.outbox.add(tx, 'link.requested', requestId, { email, purpose: 'my-bids', requestId });
  }

  /** The new link goes to whoever has the bid now. */
  @OnEvent('invitation.asked')
  async onInvitationAsked({ payload }: EventEnvelope<'invitation.asked'>, tx: EntityManager): Promise<void> {
    const { bidId, contractorEmail, known, requestId } = payload;
    const bid = await lockBid(tx, bidId);
    if (!bid?.contractor || !(known || bid.contractorEmail === contractorEmail)) return;
    await this.outbox.add(tx, 'bid.resend-requested', bid.id, {
      bid: bidFacts(bid),
      type: 'contractor',
      by: 'contractor',
      resendId: requestId,
    });
    await this.bidWriter.record(tx, bid.id, { by: 'contractor', kind: 'resend', note: 'to the contractor' });
  }
}
