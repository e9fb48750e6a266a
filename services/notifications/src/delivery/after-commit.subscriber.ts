import { AsyncResource } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@plumbline/platform';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';

type Work = () => Promise<void>;

/**
 * Runs work once the current transaction has committed, wherever it was opened. The work may be lost (a crash, a queue that
 * is away), so every caller also has a sweep that does it later.
 */
@Injectable()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  private readonly waiting = new WeakMap<QueryRunner, Work[]>();

  constructor(
    dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    dataSource.subscribers.push(this);
  }

  /** The work runs with the request id of its caller. */
  run(tx: EntityManager, work: Work): void {
    const runner = tx.queryRunner;
    if (!runner) throw new Error('This needs a transaction.');
    this.waiting.set(runner, [...(this.waiting.get(runner) ?? []), AsyncResource.bind(work)]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive) return;
    const works = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    for (const work of works) {
      work().catch((error: unknown) => this.logger.warn({ err: error }, 'left to the sweeper'));
    }
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) this.waiting.delete(queryRunner);
  }
}
