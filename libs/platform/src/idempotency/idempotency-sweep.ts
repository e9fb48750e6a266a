import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import type { Logger } from '../context/logger.js';
import { LOGGER } from '../foundation/tokens.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

const KEPT_MS = 24 * 3_600_000;
const EVERY_MS = 3_600_000;

/** Forgets idempotency keys after 24 hours. */
@Injectable()
export class IdempotencySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(now = new Date()): Promise<void> {
    try {
      await this.dataSource
        .getRepository(IdempotencyKey)
        .delete({ createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    } catch (error) {
      this.logger.warn({ err: error }, 'idempotency keys not swept; tried again in an hour');
    }
  }
}
