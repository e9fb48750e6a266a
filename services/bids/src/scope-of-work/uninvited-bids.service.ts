import { Injectable } from '@nestjs/common';
import { isDemoAddress } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LoadedBid } from '../bid/loaded-bid.js';
import { RequestWriter } from '../bidding/request-writer.js';
import { BidRequest } from '../tables/bid-request.entity.js';
import { Contractor } from '../tables/contractor.entity.js';

/** Bids that nobody asked for: a contractor knew a homeowner's address and sent one. */
@Injectable()
export class UninvitedBidsService {
  constructor(private readonly requestWriter: RequestWriter) {}

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
      licenseAsked: false,
      files: [],
      revision: 1,
      changes: [],
      respondBy: now,
      calledOffAt: null,
      demo: isDemoAddress(userEmail),
      createdAt: now,
    });
    const [bid] = await this.requestWriter.make(tx, request, [contractor ?? { email: contractorEmail }], {
      by: 'contractor',
      uninvited: true,
    });
    return bid as LoadedBid;
  }
}
