import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import {
  type IdempotentCall,
  LinkTokenSigner,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { contentOf, NO_CONTENT } from '../bid/bid-content.js';
import { whyClosed } from '../bid/bid-status.js';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, findBid, type LoadedBid, lockBid } from '../bid/loaded-bid.js';
import type { Bid } from '../tables/bid.entity.js';
import { Submission } from '../tables/submission.entity.js';
import { InvitationsService } from './invitations.service.js';
import type { NotInterestedDto, WithdrawDto } from './scope-of-work.dto.js';
import type { WithdrawalResponse } from './scope-of-work.response.js';

/** Ways out of a bid for its contractor: not interested, withdrawn, or never sent at all. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
    private readonly invitations: InvitationsService,
  ) {}

  /** Saying it twice is once. @throws Problem 403 or 404 without the invitation's key; 409 where it is closed */
  async notInterested(
    bidId: string,
    { key, reason }: NotInterestedDto,
    call: IdempotentCall,
  ): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const bid = await lockBid(tx, bidId);
      if (!bid || !this.invitations.proves(key, bid)) {
        if (this.invitations.hasEnded(key, bid)) throw Problem.forbidden(MESSAGES.bids.linkEnded);
        throw this.invitations.refusal();
      }
      const closed = whyClosed(bid);
      if (closed) throw Problem.conflict(closed);
      if (!bid.notInterestedAt) {
        await this.bidWriter.change(tx, bid, {
          by: 'contractor',
          kind: 'not-interested',
          event: 'not-interested',
          note: reason ?? null,
          patch: { notInterestedAt: new Date() },
        });
        await this.outbox.add(tx, 'bid.withdrawn', bid.id, {
          bid: bidFacts(bid),
          submissionId: null,
          by: 'contractor',
          reason: reason ?? null,
          proof: { by: 'invitation-key', email: bid.contractorEmail },
        });
      }
      return { message: MESSAGES.bids.notInterested };
    });
  }

  /** @throws Problem 404 for a token that opens nothing */
  async about(token: string): Promise<WithdrawalResponse> {
    const submission = await this.byToken(this.dataSource.manager, token);
    const bid = await findBid(this.dataSource.manager, submission.bidId);
    if (!bid) throw Problem.notFound(MESSAGES.server.notFound);
    return {
      bidId: bid.code,
      title: bid.request.designTitle,
      estimatedPrice: submission.estimatedPrice,
      timeline: submission.timeline,
      receivedAt: submission.createdAt.toISOString(),
      withdrawn: submission.withdrawnAt !== null,
    };
  }

  /** Withdraws one version; an earlier one that stands comes back. Doing it twice is once. */
  async withdraw({ token, reason, notMe }: WithdrawDto, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const { bidId } = await this.byToken(tx, token);
      const bid = await lockBid(tx, bidId);
      const submission = await this.byToken(tx, token);
      if (!bid) throw Problem.notFound(MESSAGES.server.notFound);
      if (!submission.withdrawnAt) {
        const note = reason ?? (notMe ? 'Sent by somebody else under this address.' : null);
        await tx.update(
          Submission,
          { id: submission.id },
          { withdrawnAt: new Date(), withdrawnReason: note },
        );
        const standing = await tx.findOne(Submission, {
          where: { bidId, withdrawnAt: IsNull() },
          order: { version: 'DESC' },
        });
        await this.bidWriter.change(tx, bid, {
          by: 'contractor',
          kind: 'withdrawn',
          ...(standing ? {} : { event: bid.uninvited ? 'not-interested' : 'submission-withdrawn' }),
          note,
          patch: standing ? shownFrom(standing) : nothingShown(bid),
        });
        await this.outbox.add(tx, 'bid.withdrawn', bid.id, {
          bid: bidFacts(bid),
          submissionId: submission.id,
          by: notMe ? 'not-me' : 'contractor',
          reason: reason ?? null,
          proof: { by: 'mailed-link', email: submission.contractorEmail },
        });
      }
      return { message: MESSAGES.bids.withdrawn };
    });
  }

  private async byToken(db: EntityManager, token: string): Promise<Submission> {
    const submission = await db.findOneBy(Submission, { withdrawTokenHash: LinkTokenSigner.hash(token) });
    if (!submission) throw Problem.notFound(MESSAGES.server.notFound);
    return submission;
  }
}

const shownFrom = (submission: Submission): Partial<Bid> => ({
  ...contentOf(submission),
  ownFiles: submission.files,
  receivedAt: submission.createdAt,
  confirmedByMail: submission.confirmedByMail,
});

const nothingShown = (bid: LoadedBid): Partial<Bid> => ({
  ...NO_CONTENT,
  ownFiles: [],
  confirmedByMail: null,
  receivedAt: bid.uninvited ? bid.receivedAt : null,
});
