import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { BidPresenter } from '../../bid/bid-presenter.js';
import { termsOf } from '../../bid/bid-terms.js';
import { findBid } from '../../bid/loaded-bid.js';
import { ConceptReader } from '../../bidding/concept-reader.js';
import { AppointmentProposal } from '../../tables/appointment-proposal.entity.js';
import { BidHistory } from '../../tables/bid-history.entity.js';
import { Submission } from '../../tables/submission.entity.js';
import type { AdminBidDetailResponse } from '../dto/administration.response.js';

/** One bid as the console shows it, with its history, its proposals and every version of its answer. */
@Injectable()
export class BidDetailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly presenter: BidPresenter,
    private readonly concepts: ConceptReader,
  ) {}

  /** @throws Problem 404 */
  async read(id: string): Promise<AdminBidDetailResponse> {
    const db = this.dataSource.manager;
    const bid = await findBid(db, id);
    if (!bid) throw Problem.notFound(MESSAGES.server.notFound);
    const [history, proposals, submissions, concept] = await Promise.all([
      db.find(BidHistory, { where: { bidId: bid.id }, order: { id: 'ASC' }, take: 500 }),
      db.find(AppointmentProposal, { where: { bidId: bid.id }, order: { id: 'ASC' }, take: 200 }),
      db.find(Submission, { where: { bidId: bid.id }, order: { version: 'ASC' }, take: 200 }),
      bid.request.conceptKey ? this.concepts.read(bid.request.conceptKey) : null,
    ]);
    return {
      ...this.presenter.admin(bid),
      terms: termsOf(bid),
      history: history.map((entry) => this.presenter.history(entry)),
      proposals: proposals.map((proposal) => this.presenter.proposal(proposal)),
      submissions: submissions.map((submission) => ({
        _id: submission.id,
        version: submission.version,
        contractorEmail: submission.contractorEmail,
        estimatedPrice: submission.estimatedPrice,
        timeline: submission.timeline,
        scope: submission.scope,
        notes: submission.notes,
        confirmedByMail: submission.confirmedByMail,
        createdAt: submission.createdAt.toISOString(),
        withdrawnAt: submission.withdrawnAt?.toISOString() ?? null,
        withdrawnReason: submission.withdrawnReason,
      })),
      preferences: bid.request.preferences,
      estimate: concept?.concept.estimate ?? null,
    };
  }
}
