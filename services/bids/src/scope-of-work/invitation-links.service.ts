import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { type IdempotentCall, OutboxWriter, TransactionRunner } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { findBid } from '../bid/loaded-bid.js';
import { type ContractorProof, InvitationsService } from './invitations.service.js';

/** Has links to invitations mailed anew. */
@Injectable()
export class InvitationLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsService,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
  ) {}

  /** Has a new link mailed to the contractor who has the bid; neither the answer nor its time tells whether. */
  async mailNewLink(
    bidId: string,
    { contractorEmail, key }: ContractorProof,
    call: IdempotentCall,
  ): Promise<{ message: string }> {
    const bid = await findBid(this.dataSource.manager, bidId);
    const known = this.invitations.proves(key, bid) || this.invitations.hasEnded(key, bid);
    return this.transactions.once(call, async (tx) => {
      const requestId = uuidv7();
      await this.outbox.add(tx, 'invitation.asked', requestId, {
        bidId,
        contractorEmail: contractorEmail ?? null,
        known,
        requestId,
      });
      return { message: MESSAGES.bids.mailedLink };
    });
  }
}
