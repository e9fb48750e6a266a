import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, type Proof, proposalsFault } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  type IdempotentCall,
  LinkTokenSigner,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { v7 as uuidv7 } from 'uuid';
import { BidPresenter } from '../bid/bid-presenter.js';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, type LoadedBid, lockBid, lockBids, lockRequests } from '../bid/loaded-bid.js';
import { AppointmentProposal } from '../tables/appointment-proposal.entity.js';
import { Bid } from '../tables/bid.entity.js';
import { BidRequest } from '../tables/bid-request.entity.js';
import type { AppointmentProposalDto, ResendToUserDto } from './tracking.dto.js';
import type { ProposalSentResponse } from './tracking.response.js';

/** What a homeowner can do with their bids. */
@Injectable()
export class HomeownerActionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
    private readonly presenter: BidPresenter,
  ) {}

  /** Has the my-bids link mailed, if there is anything to see: neither the answer nor its time tells. */
  async mailMyBidsLink(email: string, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const requestId = uuidv7();
      await this.outbox.add(tx, 'my-bids.asked', requestId, { email, requestId });
      return { message: MESSAGES.bids.mailedLink };
    });
  }

  /** @throws Problem 404 where the bid is not this homeowner's; 403 with ACCESS=links and no track token */
  async resendToHomeowner(input: ResendToUserDto, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const bid = this.theirs(await lockBid(tx, input.bidId), input, MESSAGES.server.notFound);
      await this.outbox.add(tx, 'bid.resend-requested', bid.id, {
        bid: bidFacts(bid),
        type: 'user',
        by: 'homeowner',
        resendId: uuidv7(),
        ...this.proofOf(bid),
      });
      await this.bidWriter.record(tx, bid.id, { by: 'homeowner', kind: 'resend', note: 'to the homeowner' });
      return { message: MESSAGES.track.resent };
    });
  }

  /**
   * Keeps the times and sends them to the contractor.
   * @throws Problem 400 for no time or more than three; 404 where the bid is not this homeowner's, 403 with
   *   ACCESS=links and no track token; 409 where nobody could come
   */
  async proposeTimes(
    bidId: string,
    input: AppointmentProposalDto,
    call: IdempotentCall,
  ): Promise<ProposalSentResponse> {
    const fault = proposalsFault(input.proposals);
    if (fault) throw Problem.invalid(fault, [{ field: 'proposals', message: fault }]);
    return this.transactions.once(call, async (tx) => {
      const bid = this.theirs(await lockBid(tx, bidId), input, MESSAGES.appointment.email);
      if (bid.calledOffAt) throw Problem.conflict(MESSAGES.bids.calledOffByYou);
      if (!bid.contractorEmail) throw Problem.conflict(MESSAGES.bids.noContractor);
      const proposal = tx.create(AppointmentProposal, {
        id: uuidv7(),
        bidId: bid.id,
        userEmail: input.userEmail,
        name: input.name ?? null,
        phone: input.phone ?? null,
        address: input.address ?? null,
        proposals: input.proposals,
        notes: input.notes ?? null,
        createdAt: new Date(),
      });
      await tx.insert(AppointmentProposal, proposal);
      await this.bidWriter.change(tx, bid, { by: 'homeowner', kind: 'proposal', note: input.proposals });
      await this.outbox.add(tx, 'appointment.proposed', bid.id, {
        bid: bidFacts(bid),
        proposalId: proposal.id,
        userEmail: proposal.userEmail,
        name: proposal.name,
        phone: proposal.phone,
        address: proposal.address,
        proposals: proposal.proposals,
        notes: proposal.notes,
        ...this.proofOf(bid),
      });
      return { message: MESSAGES.bids.proposed, proposal: this.presenter.proposal(proposal) };
    });
  }

  /** Closes every bid of the request and tells its contractors; doing it twice is once. */
  async callOff(token: string, reason: string | null, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const opened = await tx.findOneBy(Bid, { trackTokenHash: LinkTokenSigner.hash(token) });
      if (!opened) throw Problem.notFound(MESSAGES.track.notFound);
      await lockRequests(tx, { id: opened.requestId });
      const siblings = await tx.find(Bid, { select: { id: true }, where: { requestId: opened.requestId } });
      const now = new Date();
      for (const bid of await lockBids(
        tx,
        siblings.map(({ id }) => id),
      )) {
        if (bid.calledOffAt) continue;
        await this.bidWriter.change(tx, bid, {
          by: 'homeowner',
          kind: 'called-off',
          event: 'called-off',
          note: reason,
          patch: { calledOffAt: now },
        });
        await this.outbox.add(tx, 'bid.withdrawn', bid.id, {
          bid: bidFacts(bid),
          submissionId: null,
          by: 'homeowner',
          reason,
          ...this.proofOf(bid),
        });
      }
      await tx.update(BidRequest, { id: opened.requestId }, { calledOffAt: now });
      return { message: MESSAGES.bids.calledOff };
    });
  }

  /** With ACCESS=links a track token is mailed only: whoever shows it has the homeowner's mailbox. */
  private proofOf({ userEmail }: LoadedBid): { proof?: Proof } {
    return this.config.access === 'links' ? { proof: { by: 'mailed-link', email: userEmail } } : {};
  }

  /** The bid, if it is the caller's: by their address, with ACCESS=links by the track link's token as well. */
  private theirs(
    bid: LoadedBid | null,
    { userEmail, trackToken = '' }: Pick<ResendToUserDto, 'userEmail' | 'trackToken'>,
    refusal: string,
  ): LoadedBid {
    const ofAddress = bid?.userEmail === userEmail ? bid : null;
    if (this.config.access === 'links') {
      if (ofAddress?.trackTokenHash === LinkTokenSigner.hash(trackToken)) return ofAddress;
      throw Problem.forbidden(MESSAGES.bids.needsTrackLink);
    }
    if (!ofAddress) throw Problem.notFound(refusal);
    return ofAddress;
  }
}
