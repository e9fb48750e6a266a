import { Injectable } from '@nestjs/common';
import { type JobContext, OnJob, OutboxWriter, TransactionRunner } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, type LoadedBid, loadBids } from '../bid/loaded-bid.js';
import { OffersService } from '../contractors/offers.service.js';
import { REMIND_BEFORE_HOURS, RETENTION_DAYS } from './retention.js';

/** Rows handled in one transaction. */
const BATCH = 200;

/** What time does to bids: reminders, missed offers, gaps of a rolling update, and the end of what is kept for a while. */
@Injectable()
export class BidsSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
    private readonly offers: OffersService,
  ) {}

  @OnJob('sweep-bids')
  async handleSweepBids(_: unknown, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    while (!signal.aborted && (await this.remind()) === BATCH);
    if (!signal.aborted) await this.offerMissed(signal);
    for (const statement of [FILL_STATES, ...EXPIRIES]) {
      while (!signal.aborted && (await this.changeBatch(statement)) === BATCH);
    }
  }

  /** One reminder a bid, two days before its date; answers how many. */
  private async remind(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const bids = (await loadBids(tx)
        .where(`bid.status = 'sent' and bid.reminded_at is null and bid.not_interested_at is null`)
        .andWhere('bid.called_off_at is null and bid.contractor_id is not null')
        .andWhere(
          `request.respond_by between now() and now() + make_interval(hours => ${REMIND_BEFORE_HOURS})`,
        )
        // The response-by date follows the request's day, so the index on status and day finds them.
        .andWhere(`bid.submitted_at > now() - interval '30 days'`)
        .orderBy('bid.submittedAt')
        .limit(BATCH)
        .setLock('pessimistic_write', undefined, ['bid'])
        .setOnLocked('skip_locked')
        .getMany()) as LoadedBid[];
      for (const bid of bids) {
        await this.bidWriter.change(tx, bid, {
          by: 'system',
          kind: 'reminder',
          patch: { remindedAt: new Date() },
        });
      }
      await this.outbox.addAll(
        tx,
        'bid.reminder-due',
        bids.map((bid) => ({ aggregateId: bid.id, payload: { bid: bidFacts(bid) } })),
      );
      return bids.length;
    });
  }

  /** Contractors of the last days whose offer was missed (their radius or trade was edited since, say). */
  private async offerMissed(signal: AbortSignal): Promise<void> {
    const recent = (await this.dataSource.query(
      `select id from contractor
       where confirmed_at is not null and updated_at > now() - interval '2 hours' order by id limit ${BATCH}`,
    )) as { id: string }[];
    for (const { id } of recent) {
      if (signal.aborted) return;
      await this.transactions.run((tx) => this.offers.offerOpenBids(tx, id));
    }
  }

  private async changeBatch(statement: string): Promise<number> {
    const [, affected] = (await this.dataSource.query(statement)) as [unknown, number];
    return affected;
  }
}

const olderThan = (column: string, days: number): string =>
  `${column} < now() - make_interval(days => ${days})`;

/**
 * Bids without a state: a replica of the version before the column wrote them, after the migration had filled the
 * rest. The index on state and day finds them.
 */
const FILL_STATES = `update bid set state = request.state from bid_request request
   where request.id = bid.request_id and bid.id in (
     select id from bid where state is null limit ${BATCH} for update skip locked)`;

const EXPIRIES: readonly string[] = [
  `delete from contractor where id in (
     select id from contractor
     where confirmed_at is null and invitation_count = 0
       and ${olderThan('created_at', RETENTION_DAYS.unconfirmedContractor)}
       and not exists (select 1 from bid where bid.contractor_id = contractor.id)
     order by id limit ${BATCH} for update skip locked)`,
  `update contractor set pending_profile = null where id in (
     select id from contractor
     where pending_profile is not null and confirmed_at is not null
       and ${olderThan('updated_at', RETENTION_DAYS.pendingProfile)}
     order by id limit ${BATCH} for update skip locked)`,
  `delete from appointment_proposal where id in (
     select id from appointment_proposal
     where ${olderThan('created_at', RETENTION_DAYS.appointmentProposal)} limit ${BATCH})`,
  `delete from held_request where id in (
     select id from held_request where ${olderThan('created_at', RETENTION_DAYS.heldRequest)} limit ${BATCH})`,
  `delete from known_upload where id in (
     select id from known_upload where ${olderThan('created_at', RETENTION_DAYS.knownUpload)} limit ${BATCH})`,
  `delete from known_design where id in (
     select id from known_design where ${olderThan('created_at', RETENTION_DAYS.knownDesign)} limit ${BATCH})`,
];
