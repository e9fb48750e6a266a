import { Injectable } from '@nestjs/common';
import { BID_STATUSES, LIMITS } from '@plumbline/contracts';
import { DataSource } from 'typeorm';
import type { BidsSummaryResponse } from '../dto/administration.response.js';

const DAYS = 30;
/** Newest answers that the median is taken over, whatever has become of their bids since. */
const ANSWERS = LIMITS.responseTimeAnswers;

/** Figures for the console's first page. Every count stops at 10,001. */
@Injectable()
export class SummaryService {
  constructor(private readonly dataSource: DataSource) {}

  async bids(): Promise<BidsSummaryResponse> {
    const cap = LIMITS.exactTotalMax + 1;
    const [byStatus, byDay, [{ hours }]] = (await Promise.all([
      this.dataSource.query(
        `select status, count from unnest($1::text[]) as status, lateral
           (select count(*)::int from (select 1 from bid where bid.status = status.status limit ${cap}) capped) counted`,
        [BID_STATUSES],
      ),
      this.dataSource.query(
        `select to_char(day, 'YYYY-MM-DD') as day, count from
           generate_series(date_trunc('day', now() at time zone 'UTC') - make_interval(days => $1 - 1),
             date_trunc('day', now() at time zone 'UTC'), interval '1 day') as day, lateral
           (select count(*)::int from (select 1 from bid
             where submitted_at >= day at time zone 'UTC'
               and submitted_at < (day + interval '1 day') at time zone 'UTC' limit ${cap}) capped) counted
         order by day`,
        [DAYS],
      ),
      this.dataSource.query(
        `select percentile_cont(0.5) within group
             (order by extract(epoch from received_at - submitted_at) / 3600) as hours
         from (select answer.* from unnest($1::text[]) as status, lateral
             (select received_at, submitted_at from bid
               where bid.status = status.status and received_at is not null and not uninvited
               order by received_at desc nulls last limit ${ANSWERS}) answer
           order by received_at desc limit ${ANSWERS}) newest`,
        [BID_STATUSES],
      ),
    ])) as [
      { status: string; count: number }[],
      { day: string; count: number }[],
      [{ hours: number | null }],
    ];
    return {
      byStatus: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
      byDay,
      medianResponseHours: hours === null ? null : Math.round(hours * 10) / 10,
    };
  }
}
