import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { type BidView, BidViewReader } from '../../bid/bid-view-reader.js';
import { QueryRunner } from '../../bid/query-runner.js';
import type { BidFilter } from '../dto/administration.dto.js';
import { type BidOrdering, bidIdsSql, isByTime, pageOrder } from '../dto/bid-orders.js';
import { bidConditions, emailPart, WALKED_ROWS_MAX } from './bid-conditions.js';
import { among, BidSearchReader, fitting, LOOKED_AT_MAX, type Search } from './bid-search-reader.js';
import type { Cursor } from './cursor.js';
import { Parameters, where } from './sql-values.js';

/** A page of the administrators' list, by its number or by a cursor. */
export interface PageQuery {
  readonly filter: BidFilter;
  readonly ordering: BidOrdering;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly cursor?: Cursor;
}

export interface Count {
  readonly total: number;
  readonly totalIsExact: boolean;
}

export interface Page {
  readonly bids: BidView[];
  /** Rows before and behind this page exist. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Pages of the administrators' list, with how many bids there are. */
@Injectable()
export class BidPageReader {
  constructor(
    private readonly rows: QueryRunner,
    private readonly views: BidViewReader,
    private readonly hits: BidSearchReader,
  ) {}

  /**
   * A page and its count, which need not wait for each other; `reachable` is how many rows can be paged to.
   * @throws Problem 400 for a page past what is reachable
   */
  async read(query: PageQuery): Promise<{ page: Page; count: Count; reachable: number }> {
    if (!query.cursor && query.offset + query.limit > LIMITS.exactTotalMax) {
      throw Problem.invalid(MESSAGES.bids.deepPage);
    }
    const search = await this.hits.of(query.filter, query.ordering);
    const reachable = search?.ids === null ? WALKED_ROWS_MAX : LIMITS.exactTotalMax;
    if (!query.cursor && query.offset >= reachable) {
      throw Problem.invalid(MESSAGES.bids.commonSearch);
    }
    const [page, count] = await Promise.all([this.page(query, search), this.count(query.filter, search)]);
    return { page, count, reachable };
  }

  private async page(query: PageQuery, search: Search | null): Promise<Page> {
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
    const rows = await this.views.page({ page, order, often: offset === 0 && !search }, sql.values);
    const more = rows.length > query.limit;
    const bids = rows.slice(0, query.limit);
    return {
      bids: backwards ? bids.reverse() : bids,
      hasNext: backwards ? true : more,
      hasPrevious: backwards ? more : Boolean(query.cursor) || query.offset > 0,
    };
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
}
