import { Injectable } from '@nestjs/common';
import { inOrderOf } from '@plumbline/platform';
import { Bid } from '../tables/bid.entity.js';
import { BidRequest, type RequestDesign } from '../tables/bid-request.entity.js';
import { type BidTerms, NO_TERMS } from './bid-terms.js';
import { QueryRunner } from './query-runner.js';

/** What is shown of a bid. */
const BID = [
  'id',
  'code',
  'userEmail',
  'contractorId',
  'contractorEmail',
  'contractorName',
  'status',
  'submittedAt',
  'createdAt',
  'receivedAt',
  'estimatedPrice',
  'priceBasis',
  'timeline',
  'scope',
  'notes',
  'licenses',
  'references',
  'ownFiles',
  'licenseClaimed',
  'zipCode',
  'state',
  'confirmedByMail',
  'uninvited',
  'notesInternal',
  'tags',
  'notInterestedAt',
  'calledOffAt',
  'lastContactAt',
  'version',
  'demo',
] as const satisfies readonly (keyof Bid)[];

const TERMS = Object.keys(NO_TERMS) as (keyof BidTerms)[];

/** The part of a request that its bids show. */
const REQUEST = ['category', 'city', 'designTitle', 'respondBy', 'files', 'licenseAsked'] as const;

export type RequestView = Pick<BidRequest, (typeof REQUEST)[number]>;
export type BidView = Pick<Bid, (typeof BID)[number]> & { readonly request: RequestView };

/** A bid and its request as the homeowner's page of it shows them. */
export type TrackedBid = Omit<BidView, 'request'> &
  BidTerms & {
    readonly requestId: string;
    readonly request: RequestView & { readonly designId: string | null; readonly design: RequestDesign };
  };

/** What a homeowner sees of another contractor's bid. */
export type SiblingView = Pick<
  Bid,
  | 'id'
  | 'code'
  | 'status'
  | 'estimatedPrice'
  | 'priceBasis'
  | 'licenseClaimed'
  | 'timeline'
  | 'receivedAt'
  | 'contractorEmail'
  | 'contractorName'
>;

type Row = Pick<Bid, (typeof BID)[number]> & RequestView;

/** Each bid beside its request, under the names that the columns bear. */
const WITH_REQUEST = 'bid join bid_request request on request.id = bid.request_id';

/** Bids as lists show them. */
@Injectable()
export class BidViewReader {
  private readonly select: string;
  /** What only a page of one bid shows. */
  private readonly terms: string;

  constructor(private readonly rows: QueryRunner) {
    this.terms = rows.columns(Bid, 'bid', TERMS);
    this.select = `select ${rows.columns(Bid, 'bid', BID)}, ${rows.columns(BidRequest, 'request', REQUEST)}`;
  }

  /** In the order of the ids; one that is not there is left out. */
  async byIds(ids: readonly string[]): Promise<BidView[]> {
    if (ids.length === 0) return [];
    const bids = await this.read(`${this.select} from ${WITH_REQUEST} where bid.id = any($1::uuid[])`, [ids]);
    return inOrderOf(ids, bids, ({ id }) => id);
  }

  /**
   * A page of a list.
   * @param page a statement that answers ids and what `order` names
   * @param often the statement comes again and again: it is planned once
   */
  page(
    { page, order, often }: { page: string; order: string; often: boolean },
    values: readonly unknown[],
  ): Promise<BidView[]> {
    return this.read(
      `${this.select} from (${page}) page join bid on bid.id = page.id
       join bid_request request on request.id = bid.request_id order by ${order}`,
      values,
      often,
    );
  }

  /** A homeowner's, newest first. */
  ofHomeowner(userEmail: string, offset: number, limit: number): Promise<BidView[]> {
    return this.read(
      `${this.select} from ${WITH_REQUEST}
       where bid.user_email = $1 order by bid.submitted_at desc, bid.id desc offset $2 limit $3`,
      [userEmail, offset, limit],
    );
  }

  /** The bid that a track link opens; null where it opens none. */
  async tracked(tokenHash: string): Promise<TrackedBid | null> {
    const [row] = await this.rows.planned<
      Row & BidTerms & { requestId: string; designId: string | null; design: RequestDesign }
    >(
      `${this.select}, ${this.terms}, bid.request_id as "requestId", request.design_id as "designId", request.design
       from ${WITH_REQUEST} where bid.track_token_hash = $1`,
      [tokenHash],
    );
    if (!row) return null;
    const { designId, design } = row;
    return { ...row, request: { ...requestOf(row), designId, design } };
  }

  /** The other bids of a request, those that were answered first. */
  siblings(bid: Pick<TrackedBid, 'id' | 'requestId'>): Promise<SiblingView[]> {
    return this.rows.of(Bid, 'request_id = $1 and id <> $2 order by received_at nulls last, id limit 50', [
      bid.requestId,
      bid.id,
    ]);
  }

  private async read(text: string, values: readonly unknown[], often = true): Promise<BidView[]> {
    const rows = await (often ? this.rows.planned<Row>(text, values) : this.rows.fresh<Row>(text, values));
    return rows.map(withRequest);
  }
}

const requestOf = ({ category, city, designTitle, respondBy, files, licenseAsked }: Row): RequestView => ({
  category,
  city,
  designTitle,
  respondBy,
  files,
  licenseAsked,
});

/** The row itself, so that a list's many columns are not copied. */
const withRequest = <R extends Row>(row: R): R & BidView => Object.assign(row, { request: requestOf(row) });
