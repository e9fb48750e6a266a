import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Counter, type Registry } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { OutboxWriter } from '../events/events.js';
import { METRICS } from '../foundation/tokens.js';
import type { IdempotentCall } from '../idempotency/idempotent-call.js';
import { runOnce } from '../idempotency/run-once.js';
import { POOL_SIZE } from './open-database.js';
import { Turns } from './turns.js';

/** Connections that changes never hold, however many come at once: what only reads goes on being answered. */
const LEFT_FOR_READS = 2;

/** Postgres ended the transaction for the sake of another one; the same work may well succeed now. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 10;

export interface TransactionOptions {
  /**
   * Names (people's addresses, say) of which one transaction at a time is at work: the others wait for their turn
   * before they take a connection, and beside other processes under advisory locks.
   */
  readonly inTurn?: readonly string[];
}

/** The way to change data: one transaction for the change, its outbox rows and its idempotency key. */
@Injectable()
export class TransactionRunner {
  private readonly turns = new Turns();
  private readonly atATime = pLimit(POOL_SIZE - LEFT_FOR_READS);
  private readonly retries: Counter<'code'>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxWriter,
    @Inject(METRICS) registry: Registry,
  ) {
    this.retries = new Counter({
      name: 'plumbline_transaction_retries_total',
      help: 'Transactions begun again because of a deadlock (40P01) or a conflict (40001).',
      labelNames: ['code'],
      registers: [registry],
    });
  }

  /**
   * Runs `work` in a transaction and wakes the relay once it has committed. After a deadlock or a conflict the work is
   * done again from its beginning, so it changes nothing outside of the transaction.
   */
  async run<T>(
    work: (tx: EntityManager) => Promise<T>,
    { inTurn = [] }: TransactionOptions = {},
  ): Promise<T> {
    const names = [...new Set(inTurn)].sort();
    const result = await this.turns.take(names, () =>
      this.atATime(() =>
        this.persist(async (tx) => {
          if (names.length > 0) {
            await tx.query(
              'select pg_advisory_xact_lock(hashtextextended(name, 23)) from unnest($1::text[]) as name',
              [names],
            );
          }
          return work(tx);
        }),
      ),
    );
    this.outbox.wake();
    return result;
  }

  /**
   * As run(), but the same idempotency key gives the same answer without doing the work again. A call without
   * a key just runs. The result must be what the client gets, as JSON.
   *
   * @throws Problem 409 while a rival with the same key is in flight; 422 for the same key with another body
   */
  async once<T>(
    call: IdempotentCall,
    work: (tx: EntityManager) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> {
    return this.run(
      (tx) => (call.key === undefined ? work(tx) : runOnce(tx, { ...call, key: call.key }, work)),
      options,
    );
  }

  private async persist<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        const code = sqlState(error);
        if (!TRY_AGAIN.has(code) || attempt === ATTEMPTS) throw error;
        this.retries.inc({ code });
        // Rivals that were ended together do not meet again at once.
        await sleep(FIRST_WAIT_MS * 2 ** attempt * Math.random());
      }
    }
  }
}

const sqlState = (error: unknown): string =>
  (error as { driverError?: { code?: string } } | null)?.driverError?.code ?? '';
