import { Injectable } from '@nestjs/common';
import { type BidStatus, MESSAGES } from '@plumbline/contracts';
import { OutboxWriter, Problem, TransactionRunner } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { BidPresenter } from '../../bid/bid-presenter.js';
import { BidWriter } from '../../bid/bid-writer.js';
import { bidFacts, type LoadedBid, lockBid, lockBids } from '../../bid/loaded-bid.js';
import type { BidMetaDto, SetStatusDto } from '../dto/administration.dto.js';
import type {
  BidMetaResponse,
  BulkStatusResponse,
  StatusSetResponse,
} from '../dto/administration.response.js';
import { namedBids } from './named-bids.js';

/** What an administrator changes: any status to any, notes and tags. */
@Injectable()
export class BidChangesService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
    private readonly presenter: BidPresenter,
  ) {}

  /** @throws Problem 404; 409 where somebody changed the bid since `version` */
  async setStatus(id: string, { status, version }: SetStatusDto): Promise<StatusSetResponse> {
    return this.transactions.run(async (tx) => {
      const bid = await this.lock(tx, id, version);
      await this.choose(tx, [bid], status);
      return { message: MESSAGES.admin.bulkStatusDone, bid: this.presenter.admin(bid) };
    });
  }

  /** All in one transaction; an id that is not there harms no other. */
  async setStatusOfMany(ids: readonly string[], status: BidStatus): Promise<BulkStatusResponse> {
    return this.transactions.run(async (tx) => {
      const named = await namedBids(tx, ids);
      await this.choose(tx, await lockBids(tx, named.found), status);
      const results = named.results();
      return {
        message: MESSAGES.admin.bulkStatusDone,
        status,
        updated: named.found.length,
        results,
      };
    });
  }

  /** @throws Problem 404; 409 where somebody changed the bid since `version` */
  async setMeta(id: string, { notesInternal, tags, version }: BidMetaDto): Promise<BidMetaResponse> {
    return this.transactions.run(async (tx) => {
      const bid = await this.lock(tx, id, version);
      const changed = [
        notesInternal !== undefined && notesInternal !== (bid.notesInternal ?? '') ? 'notes' : '',
        tags !== undefined && tags.join('\n') !== bid.tags.join('\n') ? 'tags' : '',
      ].filter(Boolean);
      if (changed.length > 0) {
        await this.bidWriter.change(tx, bid, {
          by: 'admin',
          kind: 'meta',
          note: `Changed ${changed.join(' and ')}`,
          patch: {
            ...(notesInternal === undefined ? {} : { notesInternal: notesInternal || null }),
            ...(tags === undefined ? {} : { tags }),
          },
        });
      }
      return { message: MESSAGES.admin.saved, bid: this.presenter.admin(bid) };
    });
  }

  private async lock(tx: EntityManager, id: string, version: number | undefined): Promise<LoadedBid> {
    const bid = await lockBid(tx, id);
    if (!bid) throw Problem.notFound(MESSAGES.server.notFound);
    if (version !== undefined && version !== bid.version) {
      throw Problem.conflict(MESSAGES.server.changedMeanwhile);
    }
    return bid;
  }

  /** Sets locked bids to a status by choice; those that have it already only keep it from now on. */
  private async choose(tx: EntityManager, bids: readonly LoadedBid[], status: BidStatus): Promise<void> {
    const chosen = bids.filter((bid) => bid.status !== status || bid.statusBy !== 'admin');
    if (chosen.length === 0) return;
    const now = new Date();
    await tx.query(
      `update bid set status = $1, status_by = 'admin', version = version + 1, updated_at = $2
       where id = any($3::uuid[])`,
      [status, now, chosen.map(({ id }) => id)],
    );
    const moved = chosen.filter((bid) => bid.status !== status).map((bid) => ({ bid, from: bid.status }));
    for (const bid of chosen) {
      Object.assign(bid, { status, statusBy: 'admin', version: bid.version + 1, updatedAt: now });
    }
    if (moved.length === 0) return;
    await this.bidWriter.recordAll(
      tx,
      moved.map(({ bid, from }) => ({ bidId: bid.id, by: 'admin', kind: 'status', from, to: status })),
    );
    await this.outbox.addAll(
      tx,
      'bid.status-changed',
      moved.map(({ bid, from }) => ({
        aggregateId: bid.id,
        payload: { bid: bidFacts(bid), from, to: status, by: 'admin', answered: bid.receivedAt !== null },
      })),
    );
  }
}
