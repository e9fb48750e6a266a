import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent, Outbox } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { Bid } from '../bidding/bid.entity.js';

/** Has a link mailed where there is something to see behind it; whoever asked has their answer already. */
@Injectable()
export class AskedLinks {
  constructor(private readonly outbox: Outbox) {}

  @OnEvent('my-bids.asked')
  async onMyBidsAsked({ payload }: EventEnvelope<'my-bids.asked'>, tx: EntityManager): Promise<void> {
    const { email, requestId } = payload;
    if (!(await tx.existsBy(Bid, { userEmail: email }))) return;
    await this.outbox.add(tx, 'link.requested', requestId, { email, purpose: 'my-bids', requestId });
  }
}
