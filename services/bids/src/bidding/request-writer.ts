import { Injectable } from '@nestjs/common';
import { LinkTokenSigner } from '@plumbline/platform';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { BidCodeGenerator } from '../bid/bid-code.js';
import { BidWriter } from '../bid/bid-writer.js';
import { type LoadedBid, searchBody } from '../bid/loaded-bid.js';
import { Bid } from '../tables/bid.entity.js';
import type { HistoryActor } from '../tables/bid-history.entity.js';
import { BidRequest } from '../tables/bid-request.entity.js';
import { BidSearch } from '../tables/bid-search.entity.js';
import type { Contractor } from '../tables/contractor.entity.js';

/** With 32^8 codes a second draw is rare and a third is never seen. */
const DRAWS = 5;

/** Who a bid is for: a contractor with a profile, or only an address. */
export type Bidder = Contractor | { readonly email: string };

/** Writes a request with its bids: codes, track links, search texts and the first line of their history. */
@Injectable()
export class RequestWriter {
  constructor(
    private readonly tokens: LinkTokenSigner,
    private readonly bidWriter: BidWriter,
    private readonly codes: BidCodeGenerator,
  ) {}

  /** One bid a bidder; `null` makes a bid that waits for somebody. */
  async make(
    tx: EntityManager,
    request: BidRequest,
    bidders: readonly (Bidder | null)[],
    { by, uninvited = false }: { by: HistoryActor; uninvited?: boolean },
  ): Promise<LoadedBid[]> {
    await tx.insert(BidRequest, request);
    const bids = bidders.map((bidder) => {
      const id = uuidv7();
      const contractor = bidder && 'id' in bidder ? bidder : null;
      const bid = tx.create(Bid, {
        id,
        code: this.codes.next(),
        requestId: request.id,
        userEmail: request.userEmail,
        contractorId: contractor?.id ?? null,
        contractorEmail: bidder?.email ?? null,
        contractorName: contractor?.companyName ?? null,
        licenseClaimed: contractor?.licenseNumber != null,
        ownFiles: [],
        tags: [],
        status: 'pending',
        statusBy: 'system',
        submittedAt: request.createdAt,
        zipCode: request.zipCode,
        nearZip: request.nearZip,
        state: request.state,
        category: request.category,
        trackTokenHash: LinkTokenSigner.hash(this.tokens.make('track', id)),
        uninvited,
        demo: request.demo,
        submissionCount: 0,
        version: 1,
        createdAt: request.createdAt,
        updatedAt: request.createdAt,
      });
      return { bid, contractor };
    });
    await this.insert(
      tx,
      bids.map(({ bid }) => bid),
    );
    await tx.insert(
      BidSearch,
      bids.map(({ bid }) => ({ bidId: bid.id, body: searchBody(bid, request) })),
    );
    await this.bidWriter.recordAll(
      tx,
      bids.map(({ bid }) => ({
        bidId: bid.id,
        by,
        kind: 'requested',
        to: 'pending',
        note: uninvited ? 'Came without an invitation' : null,
      })),
    );
    return bids.map(({ bid, contractor }) => Object.assign(bid, { request, contractor }) as LoadedBid);
  }

  /** Draws other codes where one of them is taken, which the unique index tells. */
  private async insert(tx: EntityManager, bids: readonly Bid[]): Promise<void> {
    for (let draw = 1; ; draw++) {
      try {
        // A savepoint: the rest of the transaction outlives the refusal.
        await tx.transaction((inner) => inner.insert(Bid, [...bids]));
        return;
      } catch (error) {
        if (!isTaken(error) || draw === DRAWS) throw error;
        for (const bid of bids) bid.code = this.codes.next();
      }
    }
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'bid_code';
