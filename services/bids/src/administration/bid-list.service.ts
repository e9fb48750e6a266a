import { Injectable } from '@nestjs/common';
import { BID_STATUSES, LIMITS, MESSAGES } from '@plumbline/contracts';
import { type ListQuery, Problem, readSort, SEARCHABLE } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import type { AdminBidResponse } from '../bid/bid.response.js';
import { isUuid } from '../bid/bid-id.js';
import { BidPresenter } from '../bid/bid-presenter.js';
import { termsOf } from '../bid/bid-terms.js';
import { type BidView, BidViews } from '../bid/bid-views.js';
import { findBid } from '../bid/loaded-bid.js';
import { PlannedQueries } from '../bid/planned-queries.js';
import { Concepts } from '../bidding/concepts.js';
import { DAY_SENTENCE, isDay } from '../input/day.js';
import { AppointmentProposal } from '../tables/appointment-proposal.entity.js';
import { BidHistory } from '../tables/bid-history.entity.js';
import { Submission } from '../tables/submission.entity.js';
import type { BidFilter, BidOrder, ListBidsQuery } from './administration.dto.js';
import type { AdminBidDetailResponse, AdminBidsResponse } from './administration.response.js';
import {
  bidConditions,
  emailPart,
  matching,
  SEARCH_HITS_MAX,
  searchCondition,
  searchTerms,
  WALKED_ROWS_MAX,
} from './bid-conditions.js';
import { BID_CSV_COLUMNS } from './bid-csv.js';
import {
  BID_ORDERINGS,
  type BidOrdering,
  bidIdsSql,
  bidOrder,
  isByTime,
  NEWEST,
  pageOrder,
  readBidSort,
} from './bid-orders.js';
import { csvQuery } from './csv.js';
import { type Cursor, readCursor, writeCursor } from './cursor.js';
import { Literals, Parameters } from './sql-values.js';

/** The newest bids, by which a word that is in very many is known before all of them are looked up. */
const SAMPLE = 1_000;

/** Bids that are looked at for the hits of a very common search. */
const LOOKED_AT_MAX = 5_000;

interface PageQuery {
  readonly filter: BidFilter;
  readonly ordering: BidOrdering;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly cursor?: Cursor;
}

interface Hits {
  readonly total: number;
  /** The bids, as Postgres writes an array; null where they are too many and are walked in the order of time. */
  readonly ids: string | null;
}
const MANY_HITS: Hits = { total: SEARCH_HITS_MAX + 1, ids: null };

/** What a search found. */
interface Search extends Hits {
  readonly terms: readonly string[];
  /** Said where the bids are those among the newest that the other filters leave. */
  readonly mayBeMore?: boolean;
}

interface Count {
  readonly total: number;
  readonly totalIsExact: boolean;
}

interface Page {
  readonly bids: BidView[];
  /** Rows before and behind this page exist. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The administrators' list: one query behind the spec's form, the console's form and the CSV. */
@Injectable()
export class BidListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: PlannedQueries,
    private readonly shown: BidViews,
    private readonly presenter: BidPresenter,
    private readonly concepts: Concepts,
  ) {}

  /**
   * @throws Problem 400 for a page past row 10,000, or 500 of a very common search (there, go on by cursor), and for
   * a cursor of another order
   */
  async page(query: ListBidsQuery): Promise<AdminBidsResponse> {
    const order = readBidSort(query.sort);
    const byCursor = isByTime(order.ordering);
    if (query.cursor && !byCursor) throw Problem.invalid(MESSAGES.bids.cursorOrder);
    const { page, count } = await this.pageAndCount({
      filter: query,
      ...order,
      offset: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
      ...(query.cursor ? { cursor: readCursor(query.cursor) } : {}),
    });
    const place = (bid: BidView | undefined, towards: Cursor['towards']) =>
      bid && byCursor ? writeCursor({ at: bid.submittedAt, id: bid.id, towards }) : null;
    return {
      items: page.bids.map((bid) => this.presenter.admin(bid)),
      page: query.page,
      pageSize: query.pageSize,
      ...count,
      nextCursor: page.hasNext ? place(page.bids.at(-1), 'next') : null,
      previousCursor: page.hasPrevious ? place(page.bids[0], 'previous') : null,
    };
  }

  /** The same for the console: rows by range, of which no more are promised than are paged to, or the named ids. */
  async consolePage(query: ListQuery): Promise<{ items: AdminBidResponse[] } & Count> {
    if (query.ids) {
      const bids = await this.shown.byIds(query.ids.filter(isUuid));
      return { items: bids.map((bid) => this.presenter.admin(bid)), total: bids.length, totalIsExact: true };
    }
    const { field, descending } = readSort(query, BID_ORDERINGS, NEWEST);
    const { page, count, reachable } = await this.pageAndCount({
      filter: consoleFilter(query.filter),
      ordering: field,
      descending,
      offset: query.offset,
      limit: query.limit,
    });
    return {
      items: page.bids.map((bid) => this.presenter.admin(bid)),
      total: Math.min(count.total, reachable),
      totalIsExact: count.totalIsExact && count.total <= reachable,
    };
  }

  /** @throws Problem 404 */
  async detail(id: string): Promise<AdminBidDetailResponse> {
    const db = this.dataSource.manager;
    const bid = await findBid(db, id);
    if (!bid) throw Problem.notFound(MESSAGES.server.notFound);
    const [history, proposals, submissions, concept] = await Promise.all([
      db.find(BidHistory, { where: { bidId: bid.id }, order: { id: 'ASC' }, take: 500 }),
      db.find(AppointmentProposal, { where: { bidId: bid.id }, order: { id: 'ASC' }, take: 200 }),
      db.find(Submission, { where: { bidId: bid.id }, order: { version: 'ASC' }, take: 200 }),
      bid.request.conceptKey ? this.concepts.read(bid.request.conceptKey) : null,
    ]);
    return {
      ...this.presenter.admin(bid),
      terms: termsOf(bid),
      history: history.map((entry) => this.presenter.history(entry)),
      proposals: proposals.map((proposal) => this.presenter.proposal(proposal)),
      submissions: submissions.map((submission) => ({
        _id: submission.id,
        version: submission.version,
        contractorEmail: submission.contractorEmail,
        estimatedPrice: submission.estimatedPrice,
        timeline: submission.timeline,
        scope: submission.scope,
        notes: submission.notes,
        confirmedByMail: submission.confirmedByMail,
        createdAt: submission.createdAt.toISOString(),
        withdrawnAt: submission.withdrawnAt?.toISOString() ?? null,
        withdrawnReason: submission.withdrawnReason,
      })),
      preferences: bid.request.preferences,
      estimate: concept?.concept.estimate ?? null,
    };
  }

  /** The statement that streams the whole list, for CsvExport. */
  csvQuery(query: BidOrder): string {
    const sql = new Literals();
    const terms = searchTerms(query);
    const conditions = [
      ...bidConditions(query, sql),
      ...emailPart(query, sql),
      ...(terms.length > 0
        ? [`bid.id in (select bid_id from bid_search where ${searchCondition(terms, sql)})`]
        : []),
    ];
    const { ordering, descending } = readBidSort(query.sort);
    return csvQuery(
      BID_CSV_COLUMNS,
      `bid join bid_request request on request.id = bid.request_id ${where(conditions)}
       order by ${bidOrder(ordering, descending)}`,
    );
  }

  /** Page and count need not wait for each other. */
  private async pageAndCount(query: PageQuery): Promise<{ page: Page; count: Count; reachable: number }> {
    if (!query.cursor && query.offset + query.limit > LIMITS.exactTotalMax) {
      throw Problem.invalid(MESSAGES.bids.deepPage);
    }
    const search = await this.search(query);
    const reachable = search?.ids === null ? WALKED_ROWS_MAX : LIMITS.exactTotalMax;
    if (!query.cursor && query.offset >= reachable) {
      throw Problem.invalid(MESSAGES.bids.commonSearch);
    }
    const [page, count] = await Promise.all([this.read(query, search), this.count(query.filter, search)]);
    return { page, count, reachable };
  }

  /** The hits are looked up once, for the page and for the count. */
  private async search({ filter, ordering }: PageQuery): Promise<Search | null> {
    const terms = searchTerms(filter);
    if (terms.length === 0) return null;
    const hits = (await this.isVeryCommon(terms)) ? MANY_HITS : await this.hits(terms);
    if (hits.ids !== null || isByTime(ordering)) return { terms, ...hits };
    return { terms, ...(await this.newestHits(filter, terms)) };
  }

  private async isVeryCommon(terms: readonly string[]): Promise<boolean> {
    const sql = new Parameters();
    const [{ expected }] = (await this.rows.fresh(
      `select coalesce(avg(fits::int), 0) * (select reltuples from pg_class where oid = 'bid'::regclass) as expected
       from (select ${matching(terms, sql)} as fits
             from (select bid.id from bid order by bid.submitted_at desc, bid.id desc limit ${SAMPLE}) bid) sample`,
      sql.values,
    )) as [{ expected: number }];
    return expected > 2 * SEARCH_HITS_MAX;
  }

  private async hits(terms: readonly string[]): Promise<Hits> {
    const sql = new Parameters();
    const [hits] = (await this.rows.fresh(
      `with hits as materialized (
         select bid_id from bid_search where ${searchCondition(terms, sql)} limit ${SEARCH_HITS_MAX + 1}
       ), counted as (select count(*)::int as total from hits)
       select total, case when total <= ${SEARCH_HITS_MAX} then array(select bid_id from hits)::text end as ids
       from counted`,
      sql.values,
    )) as [Hits];
    return hits;
  }

  /** A very common search in another order than by time: of the newest bids that the other filters leave. */
  private async newestHits(filter: BidFilter, terms: readonly string[]): Promise<Omit<Search, 'terms'>> {
    const sql = new Parameters();
    const looked = `select bid.id, bid.user_email from bid ${where(bidConditions(filter, sql))}
      order by bid.submitted_at desc, bid.id desc limit ${LOOKED_AT_MAX}`;
    const fits = fitting(filter, terms, sql);
    const [{ looked_at: lookedAt, ...hits }] = (await this.rows.fresh(
      `select count(*) filter (where fits)::int as total, count(*)::int as looked_at,
         coalesce(array_agg(id) filter (where fits), '{}')::text as ids
       from (select bid.id, ${fits} as fits from (${looked}) bid) looked_at`,
      sql.values,
    )) as [Hits & { looked_at: number }];
    return { ...hits, mayBeMore: lookedAt === LOOKED_AT_MAX };
  }

  private async count(filter: BidFilter, search: Search | null): Promise<Count> {
    const sql = new Parameters();
    const cap = LIMITS.exactTotalMax + 1;
    const conditions = bidConditions(filter, sql);
    if (search?.mayBeMore !== undefined) return { total: search.total, totalIsExact: !search.mayBeMore };
    if (search && conditions.length + emailPart(filter, new Parameters()).length === 0) {
      return { total: search.total, totalIsExact: search.ids !== null };
    }
    if (search?.ids === null) return this.countAmongMany(conditions, fitting(filter, search.terms, sql), sql);
    if (search) conditions.push(among(search, sql), ...emailPart(filter, sql));
    const statement = `select count(*)::int as total from (select 1 from bid ${where(conditions)} limit ${cap}) capped`;
    const [{ total }] = (await (search
      ? this.rows.fresh(statement, sql.values)
      : this.rows.planned(statement, sql.values))) as [{ total: number }];
    return { total, totalIsExact: total < cap };
  }

  /** Hits of a very common search under other filters: of so many rows as are looked at. */
  private async countAmongMany(conditions: readonly string[], fits: string, sql: Parameters): Promise<Count> {
    const [{ total, looked }] = (await this.rows.fresh(
      `select count(*) filter (where fits)::int as total, count(*)::int as looked from (
         select ${fits} as fits
         from (select bid.id, bid.user_email from bid ${where(conditions)} limit ${LOOKED_AT_MAX}) bid) looked_at`,
      sql.values,
    )) as [{ total: number; looked: number }];
    return { total, totalIsExact: looked < LOOKED_AT_MAX };
  }

  private async read(query: PageQuery, search: Search | null): Promise<Page> {
    const sql = new Parameters();
    const filters = bidConditions(query.filter, sql);
    const conditions = [...filters, ...(search ? [among(search, sql)] : []), ...emailPart(query.filter, sql)];
    const hasStatus = query.filter.status !== undefined;
    const isIndexed = isByTime(query.ordering) || filters.length === Number(hasStatus);
    const beyondHits = isIndexed ? 'index' : 'newest';
    const known = typeof search?.ids === 'string';
    const backwards = query.cursor?.towards === 'previous';
    const descending = query.descending !== backwards;
    if (query.cursor) {
      const place = `(${sql.add(query.cursor.at)}::timestamptz, ${sql.add(query.cursor.id)}::uuid)`;
      conditions.push(`(bid.submitted_at, bid.id) ${descending ? '<' : '>'} ${place}`);
    }
    const offset = query.cursor ? 0 : query.offset;
    const page = bidIdsSql({
      ordering: query.ordering,
      descending,
      conditions,
      hasStatus,
      source: known ? 'hits' : beyondHits,
      offset,
      limit: query.limit + 1,
    });
    const order = pageOrder(query.ordering, descending);
    // First pages and those by cursor are few statements, asked again and again.
    const rows = await this.shown.page({ page, order, often: offset === 0 && !search }, sql.values);
    const more = rows.length > query.limit;
    const bids = rows.slice(0, query.limit);
    return {
      bids: backwards ? bids.reverse() : bids,
      hasNext: backwards ? true : more,
      hasPrevious: backwards ? more : Boolean(query.cursor) || query.offset > 0,
    };
  }
}

/** Few hits are named; among many, each row of the list's order is looked at until the page is full. */
const among = ({ terms, ids }: Search, sql: Parameters): string =>
  ids === null ? matching(terms, sql) : `bid.id = any(${sql.add(ids)}::uuid[])`;

const fitting = (filter: BidFilter, terms: readonly string[], sql: Parameters): string =>
  [...emailPart(filter, sql), matching(terms, sql)].join(' and ');

const where = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

/** The console's filter in the list's terms; what it does not know is left out. */
function consoleFilter(given: Readonly<Record<string, unknown>>): BidFilter {
  const text = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;
  };
  const search = text('q') ?? text('search');
  const userEmail = text('userEmail');
  if ([search, userEmail].some((term) => term && !SEARCHABLE.test(term)))
    throw Problem.invalid(MESSAGES.bids.searchTooShort);
  const status = BID_STATUSES.find((value) => value === given.status);
  const day = (name: string): string | undefined => {
    const value = text(name);
    if (value && !isDay(value)) throw Problem.invalid(DAY_SENTENCE);
    return value;
  };
  return {
    ...(status ? { status } : {}),
    userEmail,
    contractorId: text('contractorId'),
    zipCode: text('zipCode'),
    state: text('state')?.toUpperCase(),
    category: text('category'),
    tag: text('tag'),
    ...(String(given.unassigned) === 'true' ? { unassigned: 'true' as const } : {}),
    from: day('from'),
    to: day('to'),
    search,
  };
}
