import { containing, plainEmail } from '@plumbline/platform';
import { isUuid } from '../../bid/bid-id.js';
import type { BidFilter } from '../dto/administration.dto.js';
import type { SqlValues } from './sql-values.js';

/** At most so many hits of a search are sorted; a search with more is walked in the list's order instead. */
export const SEARCH_HITS_MAX = 10_000;

/** So far one may page by number in a walked search: each row before the page has to be looked at. */
export const WALKED_ROWS_MAX = 500;

/** The conditions on `bid` that a filter means, what is searched for aside. `false` where nothing can match. */
export function bidConditions(filter: BidFilter, sql: SqlValues): string[] {
  const conditions: string[] = [];
  if (filter.status) conditions.push(`bid.status = ${sql.add(filter.status)}`);
  if (filter.zipCode) conditions.push(`bid.zip_code = ${sql.add(filter.zipCode)}`);
  if (filter.state) conditions.push(`bid.state = ${sql.add(filter.state)}`);
  if (filter.category) conditions.push(`bid.category = ${sql.add(filter.category)}`);
  if (filter.tag) conditions.push(`bid.tags @> array[${sql.add(filter.tag)}::text]`);
  if (filter.unassigned) conditions.push('bid.contractor_id is null');
  if (filter.from) conditions.push(`bid.submitted_at >= ${startOf(filter.from, sql)}`);
  if (filter.to) conditions.push(`bid.submitted_at < ${startOf(filter.to, sql)} + interval '1 day'`);
  if (filter.contractorId) {
    conditions.push(
      isUuid(filter.contractorId) ? `bid.contractor_id = ${sql.add(filter.contractorId)}` : 'false',
    );
  }
  const whole = filter.userEmail && plainEmail(filter.userEmail);
  if (whole) conditions.push(`bid.user_email = ${sql.add(whole)}`);
  return conditions;
}

/** A part of an e-mail address is searched for among all words, and then stands in the homeowner's. */
export const emailPart = (filter: BidFilter, sql: SqlValues): string[] =>
  partOfEmail(filter).map((part) => `bid.user_email like ${sql.add(containing(part))}`);

const partOfEmail = ({ userEmail }: BidFilter): string[] =>
  userEmail && !plainEmail(userEmail) ? [userEmail] : [];

const startOf = (day: string, sql: SqlValues): string =>
  `(${sql.add(day)}::date::timestamp at time zone 'UTC')`;

/** A search text, and a part of an e-mail address, are looked up in the search table. */
export function searchTerms(filter: BidFilter): string[] {
  return [...(filter.search ? [filter.search] : []), ...partOfEmail(filter)];
}

/** All terms, as a condition on `bid_search`. */
export const searchCondition = (terms: readonly string[], sql: SqlValues): string =>
  terms.map((term) => `bid_search.body like ${sql.add(containing(term))}`).join(' and ');

/** Bids that match, for many hits: each row of the list's order is looked at until the page is full. */
export const matching = (terms: readonly string[], sql: SqlValues): string =>
  `exists (select 1 from bid_search where bid_search.bid_id = bid.id and ${searchCondition(terms, sql)} offset 0)`;
