import { Injectable } from '@nestjs/common';
import { resolveZip } from '@plumbline/geo';
import { LinkTokens } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Bid } from '../bidding/bid.entity.js';
import { BidLog } from '../bidding/bid-log.js';
import { BidRequest } from '../bidding/bid-request.entity.js';
import { insertBids, nextBidCodes } from '../bidding/bidding.service.js';
import type { LoadedBid } from '../bidding/loaded-bid.js';
import { Contractor } from '../contractors/contractor.entity.js';

/** Bids that nobody asked for: a contractor knew a homeowner's address and sent one. */
@Injectable()
export class UninvitedBids {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly log: BidLog,
  ) {}

  /** A new bid for the pair, marked as uninvited; its place is the contractor's, else unknown. */
  async create(tx: EntityManager, userEmail: string, contractorEmail: string): Promise<LoadedBid> {
    const contractor = await tx.findOneBy(Contractor, { email: contractorEmail });
    const place = contractor ? resolveZip(contractor.zipCode)?.place : undefined;
    const now = new Date();
    const request = tx.create(BidRequest, {
      id: uuidv7(),
      userEmail,
      zipCode: contractor?.zipCode ?? '',
      nearZip: contractor?.nearZip ?? '',
      city: place?.city ?? '',
      state: place?.state ?? '',
      category: null,
      trades: [],
      designId: null,
      designTitle: 'Bid without a request',
      conceptKey: null,
      design: {
        description: null,
        designPrompt: null,
        contractorPrompt: null,
        style: null,
        estimatedCost: null,
        thumbnailKey: null,
        imageKey: null,
        floorPlanKey: null,
      },
      preferences: {},
      files: [],
      respondBy: now,
      calledOffAt: null,
      createdAt: now,
    });
    await tx.insert(BidRequest, request);
    const id = uuidv7();
    const [code] = await nextBidCodes(tx, 1);
    const bid = Object.assign(
      tx.create(Bid, {
        id,
        code: code as string,
        requestId: request.id,
        userEmail,
        contractorId: contractor?.id ?? null,
        contractorEmail,
        contractorName: contractor?.companyName ?? null,
        status: 'pending',
        statusBy: 'system',
        submittedAt: now,
        zipCode: request.zipCode,
        nearZip: request.nearZip,
        trackTokenHash: LinkTokens.hash(this.tokens.make('track', id)),
        uninvited: true,
        submissionCount: 0,
        version: 1,
      }),
      { request, contractor },
    ) as LoadedBid;
    await insertBids(tx, [bid]);
    await this.log.record(tx, id, { by: 'contractor', kind: 'requested', to: 'pending', note: 'uninvited' });
    return bid;
  }
}
