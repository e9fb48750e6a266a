import { Injectable } from '@nestjs/common';
import { LinkTokens } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Contractor } from '../contractors/contractor.entity.js';
import { Bid } from './bid.entity.js';
import { bidCode } from './bid-code.js';
import type { HistoryActor } from './bid-history.entity.js';
import { BidLog } from './bid-log.js';
import { BidRequest } from './bid-request.entity.js';
import { BidSearch } from './bid-search.entity.js';
import { type LoadedBid, searchBody } from './loaded-bid.js';

/** Who a bid is for: a contractor with a profile, or only an address. */
export type Bidder = Contractor | { readonly email: string };

/** Writes a request with its bids: codes, track links, search texts and the first line of their history. */
@Injectable()
export class BidMaker {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly log: BidLog,
  ) {}

  /** One bid a bidder; `null` makes a bid that waits for somebody. */
  async make(
    tx: EntityManager,
    request: BidRequest,
    bidders: readonly (Bidder | null)[],
    { by, uninvited = false }: { by: HistoryActor; uninvited?: boolean },
  ): Promise<LoadedBid[]> {
    await tx.insert(BidRequest, request);
    const codes = await nextCodes(tx, bidders.length);
    const bids = bidders.map((bidder, index) => {
      const id = uuidv7();
      const contractor = bidder && 'id' in bidder ? bidder : null;
      const bid = tx.create(Bid, {
        id,
        code: codes[index] as string,
        requestId: request.id,
        userEmail: request.userEmail,
        contractorId: contractor?.id ?? null,
        contractorEmail: bidder?.email ?? null,
        contractorName: contractor?.companyName ?? null,
        status: 'pending',
        statusBy: 'system',
        submittedAt: request.createdAt,
        zipCode: request.zipCode,
        nearZip: request.nearZip,
        category: request.category,
        trackTokenHash: LinkTokens.hash(this.tokens.make('track', id)),
        uninvited,
        demo: request.demo,
        submissionCount: 0,
        version: 1,
        createdAt: request.createdAt,
        updatedAt: request.createdAt,
      });
      return { bid, contractor };
    });
    await tx.insert(
      Bid,
      bids.map(({ bid }) => bid),
    );
    await tx.insert(
      BidSearch,
      bids.map(({ bid }) => ({ bidId: bid.id, body: searchBody(bid, request) })),
    );
    await this.log.recordAll(
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
}

/** The next codes, in one round trip. */
async function nextCodes(tx: EntityManager, count: number): Promise<string[]> {
  const rows = (await tx.query(`select nextval('bid_number') as n from generate_series(1, $1)`, [count])) as {
    n: string;
  }[];
  return rows.map(({ n }) => bidCode(Number(n)));
}
