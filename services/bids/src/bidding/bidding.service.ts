import { Inject, Injectable } from '@nestjs/common';
import { isDemoAddress, LIMITS, MESSAGES, type Proof } from '@plumbline/contracts';
import { lookUpZip } from '@plumbline/geo';
import {
  CONFIG,
  type Config,
  type IdempotentCall,
  OutboxWriter,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { bidFacts, type LoadedBid } from '../bid/loaded-bid.js';
import { ownTrades } from '../bid/trades.js';
import { Bid } from '../tables/bid.entity.js';
import { BidRequest, photosOf, wordsOf } from '../tables/bid-request.entity.js';
import type { NewRequest } from '../tables/new-request.js';
import { type MatchedContractor, MatchingService } from './matching.service.js';
import { RequestReader } from './request-reader.js';
import { RequestWriter } from './request-writer.js';
import type { SendToContractorsDto } from './send-to-contractors.dto.js';
import type { SendToContractorsResponse } from './send-to-contractors.response.js';

const DAY_MS = 24 * 3_600_000;

/** Makes one bid for each contractor who matches a homeowner's request. */
@Injectable()
export class BiddingService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly requests: RequestReader,
    private readonly matching: MatchingService,
    private readonly requestWriter: RequestWriter,
  ) {}

  /** Who would be asked; nothing is written or sent. */
  async preview(input: SendToContractorsDto): Promise<SendToContractorsResponse> {
    const asked = await this.requests.read(input);
    const matches = await this.matching.find(this.dataSource.manager, {
      position: asked.place,
      trades: asked.trades,
      ownTrades: ownTrades(asked.category),
      licensedFirst: asked.licenseAsked,
      limit: this.config.maxBidders,
    });
    return {
      message: said(
        matches.length > 0 ? MESSAGES.bids.preview(matches.length) : MESSAGES.bids.noneNear(asked.zipCode),
        asked,
      ),
      count: matches.length,
      bidIds: [],
      contractors: matches.map(({ contractor, miles }) => ({
        companyName: contractor.companyName,
        categories: contractor.categories,
        city: lookUpZip(contractor.nearZip)?.city ?? null,
        distanceMi: Math.round(miles * 10) / 10,
        rating: contractor.rating,
      })),
    };
  }

  /** Asks the matching contractors, or keeps the request for the first one who joins. */
  async request(input: SendToContractorsDto, call: IdempotentCall): Promise<SendToContractorsResponse> {
    const asked = await this.requests.read(input);
    // Two clicks at once make one request.
    return this.transactions.once(call, (tx) => this.ask(tx, input.email, asked), { inTurn: [input.email] });
  }

  /** The request in the caller's transaction, in this homeowner's turn. */
  async ask(
    tx: EntityManager,
    email: string,
    asked: NewRequest,
    proof?: Proof,
  ): Promise<SendToContractorsResponse> {
    const earlier = await this.earlierBids(tx, email, asked);
    const found = await this.matching.find(tx, {
      position: asked.place,
      trades: asked.trades,
      ownTrades: ownTrades(asked.category),
      licensedFirst: asked.licenseAsked,
      except: earlier.flatMap(({ contractorId }) => contractorId ?? []),
      demo: isDemoAddress(email),
      limit: this.config.maxBidders,
    });
    const invited = await this.matching.invite(
      tx,
      found.map(({ contractor }) => contractor.id),
    );
    const matches = found.filter(({ contractor }) => invited.has(contractor.id));
    if (matches.length === 0 && earlier.length > 0) {
      const count = earlier.filter(({ contractorId }) => contractorId !== null).length;
      return {
        message: count > 0 ? MESSAGES.bids.alreadyAsked : said(MESSAGES.bids.noneNear(asked.zipCode), asked),
        count,
        bidIds: earlier.map(({ code }) => code),
      };
    }
    const bids = await this.create(tx, email, asked, matches, proof);
    return {
      message: said(
        matches.length > 0 ? MESSAGES.request.sent : MESSAGES.bids.noneNear(asked.zipCode),
        asked,
      ),
      count: matches.length,
      bidIds: bids.map(({ code }) => code),
    };
  }

  /** Bids that this homeowner already has for this design around this ZIP. */
  private async earlierBids(tx: EntityManager, userEmail: string, asked: NewRequest): Promise<Bid[]> {
    if (!asked.designId) return [];
    return tx
      .createQueryBuilder(Bid, 'bid')
      .innerJoin('bid.request', 'request')
      .where('bid.user_email = :userEmail and request.design_id = :designId', {
        userEmail,
        designId: asked.designId,
      })
      .andWhere('bid.near_zip = :nearZip and bid.called_off_at is null', { nearZip: asked.place.zipCode })
      .orderBy('bid.submittedAt', 'DESC')
      .limit(100)
      .getMany();
  }

  private async create(
    tx: EntityManager,
    userEmail: string,
    asked: NewRequest,
    matches: readonly MatchedContractor[],
    proof: Proof | undefined,
  ): Promise<LoadedBid[]> {
    const now = new Date();
    const request = tx.create(BidRequest, {
      id: uuidv7(),
      userEmail,
      zipCode: asked.zipCode,
      nearZip: asked.place.zipCode,
      city: asked.place.city,
      state: asked.place.state,
      category: asked.category,
      trades: asked.trades,
      designId: asked.designId,
      designTitle: asked.designTitle,
      conceptKey: asked.conceptKey,
      design: asked.design,
      preferences: asked.preferences,
      licenseAsked: asked.licenseAsked,
      revision: 1,
      changes: [],
      files: asked.files,
      respondBy: new Date(now.getTime() + LIMITS.respondWithinDays * DAY_MS),
      calledOffAt: null,
      demo: isDemoAddress(userEmail),
      createdAt: now,
    });
    const contractors = matches.length > 0 ? matches.map(({ contractor }) => contractor) : [null];
    const bids = await this.requestWriter.make(tx, request, contractors, { by: 'homeowner' });
    await this.outbox.addAll(
      tx,
      'bid.requested',
      bids.map((bid, index) => ({
        aggregateId: bid.id,
        payload: {
          bid: bidFacts(bid),
          first: index === 0,
          contractorsAsked: matches.length,
          photos: photosOf(request),
          words: wordsOf(request),
          ...(proof ? { proof } : {}),
        },
      })),
    );
    return bids;
  }
}

const said = (sentence: string, asked: NewRequest): string =>
  asked.exactZip
    ? sentence
    : `${sentence} ${MESSAGES.bids.nearestZip(asked.zipCode, asked.place.zipCode, asked.place.city)}`;
