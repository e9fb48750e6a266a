import { Inject, Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { CONFIG, type Config, FileUrlMapper, LinkTokenSigner, Problem } from '@plumbline/platform';
import { BidPresenter } from '../bid/bid-presenter.js';
import { termsOf } from '../bid/bid-terms.js';
import { BidViewReader } from '../bid/bid-view-reader.js';
import { designUrls } from '../bid/design-urls.js';
import { QueryRunner } from '../bid/query-runner.js';
import { AppointmentProposal } from '../tables/appointment-proposal.entity.js';
import { BidHistory } from '../tables/bid-history.entity.js';
import type { MyBidsQuery } from './tracking.dto.js';
import type { MyBidsResponse, TrackedBidResponse } from './tracking.response.js';

/** What a homeowner sees of their bids. */
@Injectable()
export class TrackingService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: LinkTokenSigner,
    private readonly urls: FileUrlMapper,
    private readonly rows: QueryRunner,
    private readonly shown: BidViewReader,
    private readonly presenter: BidPresenter,
  ) {}

  /** @throws Problem 404 for a token that opens nothing */
  async track(token: string): Promise<TrackedBidResponse> {
    const bid = await this.shown.tracked(LinkTokenSigner.hash(token));
    if (!bid) throw Problem.notFound(MESSAGES.track.notFound);
    const [history, proposals, siblings] = await Promise.all([
      this.rows.of(BidHistory, 'bid_id = $1 order by id limit 200', [bid.id]),
      this.rows.of(AppointmentProposal, 'bid_id = $1 order by id limit 100', [bid.id]),
      this.shown.siblings(bid),
    ]);
    const { request } = bid;
    return {
      ...this.presenter.homeowner(bid),
      terms: termsOf(bid),
      code: bid.code,
      history: this.presenter.homeownerHistory(history),
      proposals: proposals.map((proposal) => this.presenter.proposal(proposal)),
      siblings: siblings.map((sibling) => this.presenter.sibling(sibling, request)),
      design: {
        _id: request.designId,
        title: request.designTitle,
        ...designUrls(this.urls, request.design),
      },
    };
  }

  /** @throws Problem 403 with ACCESS=links and no link mailed to that address */
  async myBids({ userEmail, link, page, pageSize }: MyBidsQuery): Promise<MyBidsResponse> {
    const state = this.tokens.state(link, 'my-bids', userEmail);
    if (this.config.access === 'links' && state !== 'good') {
      throw Problem.forbidden(state === 'ended' ? MESSAGES.bids.linkEnded : MESSAGES.bids.needsLink);
    }
    const [{ total }] = (await this.rows.planned(
      `select count(*)::int as total from (select 1 from bid where user_email = $1 limit $2) capped`,
      [userEmail, LIMITS.exactTotalMax + 1],
    )) as [{ total: number }];
    const offset = (page - 1) * pageSize;
    const bids =
      offset < Math.min(total, LIMITS.exactTotalMax)
        ? await this.shown.ofHomeowner(userEmail, offset, pageSize)
        : [];
    return { items: bids.map((bid) => this.presenter.mine(bid)), page, pageSize, total };
  }
}
