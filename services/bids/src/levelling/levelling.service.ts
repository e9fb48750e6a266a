import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { LinkTokenSigner, Problem } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { BidPresenter, licenseNote } from '../bid/bid-presenter.js';
import { type LoadedBid, loadBids } from '../bid/loaded-bid.js';
import { ConceptReader } from '../bidding/concept-reader.js';
import { shownChange } from '../bidding/request-change.response.js';
import { bidSheet } from '../scope-of-work/bid-sheet.js';
import { depositAnswer } from './deposit-answer.js';
import { largestDifferences } from './differences.js';
import { type LevelledBid, levelBids } from './level-bids.js';
import type { LevelledBidResponse, LevellingResponse } from './levelling.response.js';

/** The bids of a homeowner's request beside each other. */
@Injectable()
export class LevellingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly concepts: ConceptReader,
    private readonly presenter: BidPresenter,
    private readonly tokens: LinkTokenSigner,
  ) {}

  /** All bids of the request that a track link's bid belongs to. @throws Problem 404 for a token that opens nothing */
  async level(trackToken: string): Promise<LevellingResponse> {
    const bids = await this.siblings(trackToken);
    const [one] = bids;
    if (!one) throw Problem.notFound(MESSAGES.track.notFound);
    const { request } = one;
    const concept = request.conceptKey ? await this.concepts.read(request.conceptKey) : null;
    const answered = bids.filter(({ receivedAt, calledOffAt }) => receivedAt && !calledOffAt);
    const sheet = bidSheet(concept);
    const levelling = levelBids(
      sheet,
      answered.map(({ id, estimatedPrice, answers, pricedRevision }) => ({
        id,
        askedUsd: estimatedPrice,
        answers,
        pricedRevision,
      })),
      new Map(request.changes.flatMap(({ revision, before }) => (before ? [[revision - 1, before]] : []))),
    );
    const names = new Map(answered.map((bid) => [bid.id, nameOf(bid)]));
    return {
      title: request.designTitle,
      zipCode: one.zipCode,
      city: request.city || null,
      revision: request.revision,
      revisions: request.changes.map(shownChange),
      estimateUsd: sheet.reduce((sum, { likelyUsd }) => sum + likelyUsd, 0),
      estimateYear: concept?.concept.estimate.year ?? null,
      bids: answered.map((bid, at) => this.shown(bid, levelling.bids[at] as LevelledBid)),
      waiting: bids.filter(({ receivedAt, calledOffAt, notInterestedAt, contractorEmail }) =>
        Boolean(contractorEmail && !receivedAt && !calledOffAt && !notInterestedAt),
      ).length,
      trades: levelling.trades.map(({ lines, ...trade }) => ({
        trade: trade.trade,
        name: trade.name,
        likelyUsd: trade.likelyUsd,
        cells: [...trade.cells],
        lines: lines.map(({ id, item, quantity, unit, likelyUsd, cells }) => ({
          id,
          item,
          quantity,
          unit,
          likelyUsd,
          cells: [...cells],
        })),
      })),
      differences: largestDifferences(levelling, names),
    };
  }

  private siblings(trackToken: string): Promise<LoadedBid[]> {
    const ofRequest = '(select request_id from bid where track_token_hash = :hash)';
    return loadBids(this.dataSource.manager)
      .where(`bid.request_id = ${ofRequest}`, { hash: LinkTokenSigner.hash(trackToken) })
      .orderBy('bid.received_at', 'ASC', 'NULLS LAST')
      .addOrderBy('bid.id')
      .take(SIBLINGS_MAX)
      .getMany() as Promise<LoadedBid[]>;
  }

  private shown(bid: LoadedBid, levelled: LevelledBid): LevelledBidResponse {
    const { request, answers, depositUsd } = bid;
    const { oneSum, unestimated, sumUsd, gapUsd, fromUsd, toUsd, adjustments } = levelled;
    return {
      bidId: bid.code,
      name: nameOf(bid),
      trackToken: this.tokens.make('track', bid.id),
      askedUsd: bid.estimatedPrice,
      quote: this.presenter.quote(bid),
      priceBasis: bid.priceBasis,
      oneSum,
      unestimated,
      sumUsd,
      gapUsd,
      fromUsd,
      toUsd,
      adjustments: adjustments.map((adjustment) => ({ ...adjustment })),
      own: answers.filter(({ line, name }) => line === undefined && name !== undefined),
      timeline: bid.timeline,
      licenses: bid.licenses,
      licenseNote: licenseNote(bid, request),
      warrantyMonths: bid.warrantyMonths,
      depositUsd,
      paymentSchedule: bid.paymentSchedule,
      // A price that follows from the trades is a price: leaving it blank gets round no cap.
      deposit: depositAnswer(
        request.state || null,
        bid.estimatedPrice ?? (fromUsd === null ? null : sumUsd),
        depositUsd,
      ),
      pricedRevision: bid.pricedRevision,
      confirmedByMail: bid.confirmedByMail,
      receivedAt: bid.receivedAt?.toISOString() ?? null,
    };
  }
}

/** A request has at most MAX_BIDDERS bids, and those that nobody asked for are requests of their own. */
const SIBLINGS_MAX = 50;

const nameOf = ({ contractorName, contractorEmail, code }: LoadedBid): string =>
  contractorName || contractorEmail || code;
