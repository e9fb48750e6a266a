import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Outbox } from '../events/events.js';
import type { IdempotentCall } from '../idempotency/idempotent-call.js';
import { runOnce } from '../idempotency/run-once.js';

/** The way to change data: one transaction for the change, its outbox rows and its idempotency key. */
@Injectable()
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Runs `work` in a transaction and wakes the relay once it has committed. */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction(work);
    this.outbox.wake();
    return result;
  }

  /**
   * As run(), but the same idempotency key gives the same answer without doing the work again. A call without
   * a key just runs. The result must be what the client gets, as JSON.
   *
   * @throws Problem 409 while a rival with the same key is in flight; 422 for the same key with another body
   */
  async once<T>(call: IdempotentCall, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.run((tx) =>
      call.key === undefined ? work(tx) : runOnce(tx, { ...call, key: call.key }, work),
    );
  }
}
