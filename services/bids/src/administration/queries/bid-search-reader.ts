import { Injectable } from '@nestjs/common';
import { QueryRunner } from '../../bid/query-runner.js';
import type { BidFilter } from '../dto/administration.dto.js';
import { type BidOrdering, isByTime } from '../dto/bid-orders.js';
import {
  bidConditions,
  emailPart,
  matching,
  SEARCH_HITS_MAX,
  searchCondition,
  searchTerms,
} from './bid-conditions.js';
import { Parameters, where } from './sql-values.js';

/** The newest bids, by which a word that is in very many is known before all of them are looked up. */
const SAMPLE = 1_000;

/** Bids that are looked at for the hits of a very common search. */
export const LOOKED_AT_MAX = 5_000;

export interface Hits {
  readonly total: number;
  /** The bids, as Postgres writes an array; null where they are too many and are walked in the order of time. */
  readonly ids: string | null;
}
const MANY_HITS: Hits = { total: SEARCH_HITS_MAX + 1, ids: null };

/** What a search found. */
export interface Search extends Hits {
  readonly terms: readonly string[];
  /** Said where the bids are those among the newest that the other filters leave. */
  readonly mayBeMore?: boolean;
}

/** The bids that a search of the administrators' list finds, looked up once for the page and for its count. */
@Injectable()
export class BidSearchReader {
  constructor(private readonly rows: QueryRunner) {}

  /** Null where nothing is searched for. */
  async of(filter: BidFilter, ordering: BidOrdering): Promise<Search | null> {
    const terms = searchTerms(filter);
    if (terms.length === 0) return null;
    const hits = (await this.isVeryCommon(terms)) ? MANY_HITS : await this.fewOrMany(terms);
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

  private async fewOrMany(terms: readonly string[]): Promise<Hits> {
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
}

/** Few hits are named; among many, each row of the list's order is looked at until the page is full. */
export const among = ({ terms, ids }: Search, sql: Parameters): string =>
  ids === null ? matching(terms, sql) : `bid.id = any(${sql.add(ids)}::uuid[])`;

/** A row fits the search and the part of an address that is asked for. */
export const fitting = (filter: BidFilter, terms: readonly string[], sql: Parameters): string =>
  [...emailPart(filter, sql), matching(terms, sql)].join(' and ');
