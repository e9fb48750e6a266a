import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { type ListQuery, Problem, readSort } from '@plumbline/platform';
import type { AdminBidResponse } from '../../bid/bid.response.js';
import { isUuid } from '../../bid/bid-id.js';
import { BidPresenter } from '../../bid/bid-presenter.js';
import { type BidView, BidViewReader } from '../../bid/bid-view-reader.js';
import { BID_CSV_COLUMNS } from '../csv/bid-csv.js';
import { csvQuery } from '../csv/csv.js';
import type { BidOrder, ListBidsQuery } from '../dto/administration.dto.js';
import type { AdminBidsResponse } from '../dto/administration.response.js';
import { BID_ORDERINGS, bidOrder, isByTime, NEWEST, readBidSort } from '../dto/bid-orders.js';
import { bidConditions, emailPart, searchCondition, searchTerms } from './bid-conditions.js';
import { BidPageReader, type Count } from './bid-page-reader.js';
import { consoleFilter } from './console-filter.js';
import { type Cursor, readCursor, writeCursor } from './cursor.js';
import { Literals, where } from './sql-values.js';

/** The administrators' list: behind the API's form, the console's form and the CSV. */
@Injectable()
export class BidListService {
  constructor(
    private readonly pages: BidPageReader,
    private readonly views: BidViewReader,
    private readonly presenter: BidPresenter,
  ) {}

  /**
   * @throws Problem 400 for a page past row 10,000, or 500 of a very common search (there, go on by cursor), and for
   * a cursor of another order
   */
  async page(query: ListBidsQuery): Promise<AdminBidsResponse> {
    const order = readBidSort(query.sort);
    const byCursor = isByTime(order.ordering);
    if (query.cursor && !byCursor) throw Problem.invalid(MESSAGES.bids.cursorOrder);
    const { page, count } = await this.pages.read({
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
      const bids = await this.views.byIds(query.ids.filter(isUuid));
      return { items: bids.map((bid) => this.presenter.admin(bid)), total: bids.length, totalIsExact: true };
    }
    const { field, descending } = readSort(query, BID_ORDERINGS, NEWEST);
    const { page, count, reachable } = await this.pages.read({
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

  /** The statement that streams the whole list, for CsvExporter. */
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
}
