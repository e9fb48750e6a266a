import { Injectable } from '@nestjs/common';
import { OutboxWriter } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { v7 as uuidv7 } from 'uuid';
import { Bid } from '../tables/bid.entity.js';
import type { BidHistory, HistoryActor, HistoryKind } from '../tables/bid-history.entity.js';
import { BidSearch } from '../tables/bid-search.entity.js';
import { type BidEvent, nextStatus } from './bid-status.js';
import { bidFacts, type LoadedBid, searchBody } from './loaded-bid.js';

export interface BidChange {
  readonly by: HistoryActor;
  readonly kind: HistoryKind;
  readonly note?: string | null;
  /** Moves the status by itself, unless an administrator has chosen it. */
  readonly event?: BidEvent;
  readonly patch?: Partial<Bid>;
}

/** Of what a search looks through, what changes after a bid is made. */
const SEARCHED = ['scope', 'contractorEmail', 'tags'] as const satisfies readonly (keyof Bid)[];

/** Changes bids by what happens to them: row, history and status event together. */
@Injectable()
export class BidWriter {
  constructor(private readonly outbox: OutboxWriter) {}

  /** Applies a change to a locked bid; `bid` shows the new state afterwards. */
  async change(tx: EntityManager, bid: LoadedBid, change: BidChange): Promise<void> {
    const from = bid.status;
    const to = change.event ? nextStatus(bid, change.event) : null;
    const patch: Partial<Bid> = {
      ...change.patch,
      ...(to ? { status: to } : {}),
      version: bid.version + 1,
      updatedAt: new Date(),
    };
    await tx.update(Bid, { id: bid.id }, patch as QueryDeepPartialEntity<Bid>);
    Object.assign(bid, patch);
    if (SEARCHED.some((field) => field in (change.patch ?? {}))) {
      await tx.update(BidSearch, { bidId: bid.id }, { body: searchBody(bid, bid.request) });
    }
    await this.record(tx, bid.id, { ...change, from: to ? from : null, to });
    if (to) {
      await this.outbox.add(tx, 'bid.status-changed', bid.id, {
        bid: bidFacts(bid),
        from,
        to,
        by: 'system',
        answered: bid.receivedAt !== null,
      });
    }
  }

  /** Writes a history row alone. */
  async record(
    tx: EntityManager,
    bidId: string,
    entry: Pick<BidHistory, 'by' | 'kind'> & Partial<Pick<BidHistory, 'from' | 'to' | 'note'>>,
  ): Promise<void> {
    await this.recordAll(tx, [{ bidId, ...entry }]);
  }

  async recordAll(
    tx: EntityManager,
    entries: readonly (Pick<BidHistory, 'bidId' | 'by' | 'kind'> &
      Partial<Pick<BidHistory, 'from' | 'to' | 'note'>>)[],
  ): Promise<void> {
    const column = <T>(of: (entry: (typeof entries)[number]) => T): T[] => entries.map(of);
    await tx.query(
      `insert into bid_history (id, bid_id, at, done_by, kind, from_status, to_status, note)
       select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::text[])`,
      [
        column(() => uuidv7()),
        column(({ bidId }) => bidId),
        column(() => new Date()),
        column(({ by }) => by),
        column(({ kind }) => kind),
        column(({ from }) => from ?? null),
        column(({ to }) => to ?? null),
        column(({ note }) => note ?? null),
      ],
    );
  }
}
