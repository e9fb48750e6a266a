import { BID_STATUSES, LIMITS } from '@plumbline/contracts';
import { orderSql, orderTerms, type SortField } from '@plumbline/platform';

export interface BidOrdering extends SortField {
  /**
   * Its only index begins with the status: what it orders by is empty in whole statuses, or read too seldom for an
   * index over all of them.
   */
  readonly withinStatus?: boolean;
}

export const NEWEST: BidOrdering = { columns: ['bid.submitted_at'] };
const quote: BidOrdering = { columns: ['bid.estimated_price'], nullable: true, withinStatus: true };
const contractor: BidOrdering = {
  columns: ['lower(coalesce(bid.contractor_name, bid.contractor_email))'],
  nullable: true,
  withinStatus: true,
};

/** What bids can be sorted by; each field has an index within each status, and some have one over all. */
export const BID_ORDERINGS: Readonly<Record<string, BidOrdering>> = {
  submittedAt: NEWEST,
  createdAt: NEWEST,
  id: NEWEST,
  bidId: { columns: ['bid.code'] },
  status: { columns: ['bid.status', 'bid.submitted_at'] },
  userEmail: { columns: ['bid.user_email', 'bid.submitted_at'] },
  contractorEmail: contractor,
  companyName: contractor,
  estimatedPrice: quote,
  quote,
  timeline: { columns: ['lower(bid.timeline)'], nullable: true, withinStatus: true },
  zipCode: { columns: ['bid.zip_code', 'bid.submitted_at'] },
  category: { columns: ['bid.category'], nullable: true, withinStatus: true },
  receivedAt: { columns: ['bid.received_at'], nullable: true, withinStatus: true },
  tags: { columns: ['lower(bid.tags[1])'], nullable: true, withinStatus: true },
};

export const isByTime = (ordering: BidOrdering): boolean => ordering === NEWEST;

/** Field names as `sort` takes them, `-` for the largest first. */
export const BID_SORTS: readonly string[] = Object.keys(BID_ORDERINGS).flatMap((name) => [`-${name}`, name]);

/** @param sort one of BID_SORTS */
export function readBidSort(sort: string): { ordering: BidOrdering; descending: boolean } {
  const descending = sort.startsWith('-');
  return { ordering: BID_ORDERINGS[descending ? sort.slice(1) : sort] ?? NEWEST, descending };
}

/** ORDER BY of the whole list. */
export const bidOrder = (ordering: BidOrdering, descending: boolean): string =>
  orderSql(orderTerms(ordering, descending, 'bid.id'));

/**
 * Where a page's bids are looked for: along the index of their order; among the newest that the filter leaves, as
 * many as a list reaches, which are then sorted; or among hits that are known.
 */
export type Source = 'index' | 'newest' | 'hits';

export interface IdsQuery {
  readonly ordering: BidOrdering;
  readonly descending: boolean;
  readonly conditions: readonly string[];
  /** The filter has one status. */
  readonly hasStatus: boolean;
  readonly source: Source;
  readonly offset: number;
  readonly limit: number;
}

/** ORDER BY of what bidIdsSql() answers, by the keys it answers them with. */
export const pageOrder = (ordering: BidOrdering, descending: boolean): string =>
  orderSql(keysOf(ordering, descending));

const keysOf = (ordering: BidOrdering, descending: boolean) =>
  orderTerms(ordering, descending, 'bid.id').map((term, index) => ({ ...term, sql: `key${index}` }));

/**
 * The statement that answers the ids of a page with the keys of their order. Along an index that begins with the
 * status all eight parts of it are read at once.
 */
export function bidIdsSql({
  ordering,
  descending,
  conditions,
  hasStatus,
  source,
  offset,
  limit,
}: IdsQuery): string {
  const terms = orderTerms(ordering, descending, 'bid.id');
  const keys = keysOf(ordering, descending);
  const columns = terms.map(({ sql }, index) => `${sql} as key${index}`).join(', ');
  const ends: Record<Source, string> = {
    index: `order by ${orderSql(terms)} limit ${offset + limit}`,
    newest: `order by bid.submitted_at desc, bid.id desc limit ${LIMITS.exactTotalMax}`,
    hits: 'offset 0',
  };
  const read = (more: readonly string[]) => {
    const all = [...conditions, ...more];
    return `(select bid.id, ${columns} from bid ${all.length > 0 ? `where ${all.join(' and ')}` : ''} ${ends[source]})`;
  };
  const parts =
    ordering.withinStatus && !hasStatus && source === 'index'
      ? BID_STATUSES.map((status) => read([`bid.status = '${status}'`]))
      : [read([])];
  return `select id, ${keys.map(({ sql }) => sql).join(', ')} from (${parts.join(' union all ')}) parts
    order by ${orderSql(keys)} limit ${limit} offset ${offset}`;
}
