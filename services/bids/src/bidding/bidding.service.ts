import { Inject, Injectable } from '@nestjs/common';
import { isDemoAddress, LIMITS, MESSAGES, type Proof } from '@plumbline/contracts';
import { lookUpZip } from '@plumbline/geo';
import { CONFIG, type Config, type IdempotentCall, Outbox, Transactions } from '@plumbline/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Match, Matching } from '../contractors/matching.js';
import { Bid } from './bid.entity.js';
import { BidMaker } from './bid-maker.js';
import { BidRequest, photosOf, wordsOf } from './bid-request.entity.js';
import { bidFacts, type LoadedBid } from './loaded-bid.js';
import { type RequestWish, RequestWishes } from './request-wish.js';
import type { SendToContractorsDto } from './send-to-contractors.dto.js';
import type { SendToContractorsResponse } from './send-to-contractors.response.js';
import { ownTrades } from './trades.js';

const DAY_MS = 24 * 3_600_000;

/** Makes one bid for each contractor who matches a homeowner's request. */
@Injectable()
export class BiddingService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly wishes: RequestWishes,
    private readonly matching: Matching,
    private readonly maker: BidMaker,
  ) {}

  /** Who would be asked; nothing is written or sent. */
  async preview(input: SendToContractorsDto): Promise<SendToContractorsResponse> {
    const wish = await this.wishes.read(input);
    const matches = await this.matching.find(this.dataSource.manager, {
      position: wish.place,
      trades: wish.trades,
      ownTrades: ownTrades(wish.category),
      licensedFirst: wish.licenseAsked,
      limit: this.config.maxBidders,
    });
    return {
      message: said(
        matches.length > 0 ? MESSAGES.bids.preview(matches.length) : MESSAGES.bids.noneNear(wish.zipCode),
        wish,
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
    const wish = await this.wishes.read(input);
    // Two clicks at once make one request.
    return this.transactions.once(call, (tx) => this.ask(tx, input.email, wish), { inTurn: [input.email] });
  }

  /** The request in the caller's transaction, in this homeowner's turn. */
  async ask(
    tx: EntityManager,
    email: string,
    wish: RequestWish,
    proof?: Proof,
  ): Promise<SendToContractorsResponse> {
    const earlier = await this.earlierBids(tx, email, wish);
    const found = await this.matching.find(tx, {
      position: wish.place,
      trades: wish.trades,
      ownTrades: ownTrades(wish.category),
      licensedFirst: wish.licenseAsked,
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
      const asked = earlier.filter(({ contractorId }) => contractorId !== null).length;
      return {
        message: asked > 0 ? MESSAGES.bids.alreadyAsked : said(MESSAGES.bids.noneNear(wish.zipCode), wish),
        count: asked,
        bidIds: earlier.map(({ code }) => code),
      };
    }
    const bids = await this.create(tx, email, wish, matches, proof);
    return {
      message: said(matches.length > 0 ? MESSAGES.request.sent : MESSAGES.bids.noneNear(wish.zipCode), wish),
      count: matches.length,
      bidIds: bids.map(({ code }) => code),
    };
  }

  /** Bids that this homeowner already has for this design around this ZIP. */
  private async earlierBids(tx: EntityManager, userEmail: string, wish: RequestWish): Promise<Bid[]> {
    if (!wish.designId) return [];
    return tx
      .createQueryBuilder(Bid, 'bid')
      .innerJoin('bid.request', 'request')
      .where('bid.user_email = :userEmail and request.design_id = :designId', {
        userEmail,
        designId: wish.designId,
      })
      .andWhere('bid.near_zip = :nearZip and bid.called_off_at is null', { nearZip: wish.place.zipCode })
      .orderBy('bid.submittedAt', 'DESC')
      .limit(100)
      .getMany();
  }

  private async create(
    tx: EntityManager,
    userEmail: string,
    wish: RequestWish,
    matches: readonly Match[],
    proof: Proof | undefined,
  ): Promise<LoadedBid[]> {
    const now = new Date();
    const request = tx.create(BidRequest, {
      id: uuidv7(),
      userEmail,
      zipCode: wish.zipCode,
      nearZip: wish.place.zipCode,
      city: wish.place.city,
      state: wish.place.state,
      category: wish.category,
      trades: wish.trades,
      designId: wish.designId,
      designTitle: wish.designTitle,
      conceptKey: wish.conceptKey,
      design: wish.design,
      preferences: wish.preferences,
      licenseAsked: wish.licenseAsked,
      revision: 1,
      changes: [],
      files: wish.files,
      respondBy: new Date(now.getTime() + LIMITS.respondWithinDays * DAY_MS),
      calledOffAt: null,
      demo: isDemoAddress(userEmail),
      createdAt: now,
    });
    const contractors = matches.length > 0 ? matches.map(({ contractor }) => contractor) : [null];
    const bids = await this.maker.make(tx, request, contractors, { by: 'homeowner' });
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

const said = (sentence: string, wish: RequestWish): string =>
  wish.exactZip
    ? sentence
    : `${sentence} ${MESSAGES.bids.nearestZip(wish.zipCode, wish.place.zipCode, wish.place.city)}`;
