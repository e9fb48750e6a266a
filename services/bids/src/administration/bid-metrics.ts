import { Inject, Injectable } from '@nestjs/common';
import { BID_STATUSES } from '@plumbline/contracts';
import { gauge, LOGGER, type Logger, METRICS, type Reading } from '@plumbline/platform';
import type { Registry } from 'prom-client';
import { DataSource } from 'typeorm';

/** A million bids are not counted at every look, in milliseconds. */
const COUNTED_EVERY_MS = 60_000;

/** How many bids there are in each status, at /metrics. */
@Injectable()
export class BidMetrics {
  private counted?: Promise<readonly Reading[]>;
  private countedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(METRICS) registry: Registry,
    @Inject(LOGGER) logger: Logger,
  ) {
    gauge({
      name: 'bids',
      help: 'Bids by status, counted once a minute.',
      labelNames: ['status'],
      registry,
      logger,
      read: () => this.readings(),
    });
  }

  private readings(): Promise<readonly Reading[]> {
    if (!this.counted || Date.now() - this.countedAt > COUNTED_EVERY_MS) {
      this.countedAt = Date.now();
      this.counted = this.count();
      this.counted.catch(() => {
        this.counted = undefined;
      });
    }
    return this.counted;
  }

  private async count(): Promise<readonly Reading[]> {
    const rows: { status: string; bids: number }[] = await this.dataSource.query(
      'select status, count(*)::int as bids from bid group by status',
    );
    const counts = new Map(rows.map(({ status, bids }) => [status, bids]));
    return BID_STATUSES.map((status) => ({ labels: { status }, value: counts.get(status) ?? 0 }));
  }
}
