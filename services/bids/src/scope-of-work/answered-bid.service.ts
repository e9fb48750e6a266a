import { Injectable } from '@nestjs/common';
import { inOrderOf } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { whyClosed } from '../bid/bid-status.js';
import { type LoadedBid, lockBid, lockBids } from '../bid/loaded-bid.js';
import { InvitationsService } from './invitations.service.js';
import type { SubmitBidDto } from './scope-of-work.dto.js';
import { UninvitedBidsService } from './uninvited-bids.service.js';

/** Finds and locks the bid that a contractor's answer is for. */
@Injectable()
export class AnsweredBidService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly uninvited: UninvitedBidsService,
  ) {}

  /**
   * The bid named, else the pair's open one, else a new one; `proved` where the answer came with the invitation's key.
   *
   * @throws Problem 403 or 404 where the bid is not this contractor's or the key does not fit
   */
  async lock(tx: EntityManager, input: SubmitBidDto): Promise<{ bid: LoadedBid; proved: boolean }> {
    const bid = await this.bidFor(tx, input);
    return { bid, proved: this.invitations.proves(input.key, bid) };
  }

  private async bidFor(tx: EntityManager, input: SubmitBidDto): Promise<LoadedBid> {
    if (input.bidId) {
      const bid = await lockBid(tx, input.bidId);
      const theirs =
        bid?.userEmail === input.userEmail && bid.contractorEmail === input.contractorEmail ? bid : null;
      return this.invitations.admit(theirs, input);
    }
    const open = await this.openBids(tx, input);
    const keyed = open.find((bid) => this.invitations.proves(input.key, bid));
    if (keyed) return keyed;
    if (this.invitations.needKey) throw this.invitations.refusal();
    return (
      open.find((bid) => !whyClosed(bid)) ?? this.uninvited.create(tx, input.userEmail, input.contractorEmail)
    );
  }

  /** The newest bids of the pair, locked; those without an answer first. */
  private async openBids(tx: EntityManager, pair: SubmitBidDto): Promise<LoadedBid[]> {
    const newest = (await tx.query(
      `select id from bid where contractor_email = $1 and user_email = $2 and called_off_at is null
       order by received_at is not null, submitted_at desc limit 20`,
      [pair.contractorEmail, pair.userEmail],
    )) as { id: string }[];
    const ids = newest.map(({ id }) => id);
    const locked = await lockBids(tx, ids);
    return inOrderOf(ids, locked, ({ id }) => id).filter(({ calledOffAt }) => !calledOffAt);
  }
}
