import { Injectable } from '@nestjs/common';
import { MESSAGES, type ResendType } from '@plumbline/contracts';
import { type IdempotentCall, OutboxWriter, Problem, TransactionRunner } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { BidWriter } from '../../bid/bid-writer.js';
import { bidFacts, type LoadedBid, lockBid, lockBids } from '../../bid/loaded-bid.js';
import type { BulkResendResponse } from '../dto/administration.response.js';
import { namedBids } from './named-bids.js';

/** Mails a bid again; done means queued, the outcome stands in the e-mail log. */
@Injectable()
export class ResendingService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
  ) {}

  /** @throws Problem 404; 409 for a contractor's mail where there is no contractor */
  async resendOne(id: string, type: ResendType, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const bid = await lockBid(tx, id);
      if (!bid) throw Problem.notFound(MESSAGES.server.notFound);
      const refusal = whyNot(bid, type);
      if (refusal) throw Problem.conflict(refusal);
      await this.queue(tx, [bid], type);
      return { message: type === 'user' ? MESSAGES.admin.resentUser : MESSAGES.admin.resentContractor };
    });
  }

  /** One result an id; what cannot be mailed harms no other. */
  async resendMany(
    ids: readonly string[],
    type: ResendType,
    call: IdempotentCall,
  ): Promise<BulkResendResponse> {
    return this.transactions.once(call, async (tx) => {
      const named = await namedBids(tx, ids);
      const bids = await lockBids(tx, named.found);
      const refusals = new Map(bids.map((bid) => [bid.id, whyNot(bid, type)]));
      await this.queue(
        tx,
        bids.filter(({ id }) => !refusals.get(id)),
        type,
      );
      const results = named.results((id) => refusals.get(id));
      const errors = results.filter(({ ok }) => !ok).length;
      return {
        message:
          errors > 0
            ? MESSAGES.admin.bulkResendErrors(errors)
            : type === 'user'
              ? MESSAGES.admin.resentUser
              : MESSAGES.admin.resentContractor,
        results,
      };
    });
  }

  private async queue(tx: EntityManager, bids: readonly LoadedBid[], type: ResendType): Promise<void> {
    if (bids.length === 0) return;
    const to = type === 'user' ? 'to the homeowner' : 'to the contractor';
    await this.bidWriter.recordAll(
      tx,
      bids.map(({ id }) => ({ bidId: id, by: 'admin', kind: 'resend', note: to })),
    );
    await this.outbox.addAll(
      tx,
      'bid.resend-requested',
      bids.map((bid) => ({
        aggregateId: bid.id,
        payload: {
          bid: bidFacts(bid),
          type,
          by: 'admin',
          resendId: uuidv7(),
          proof: { by: 'admin', email: null },
        },
      })),
    );
  }
}

const whyNot = (bid: LoadedBid, type: ResendType): string | undefined =>
  type === 'contractor' && !bid.contractor ? MESSAGES.bids.noContractor : undefined;
