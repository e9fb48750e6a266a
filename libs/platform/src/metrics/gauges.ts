import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Logger } from '../context/logger.js';

/** A part that is away must not take the other metrics with it, in milliseconds. */
const READ_WITHIN_MS = 2_000;

export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A gauge that is read at each look; while it cannot be read it is left out, and the other metrics stand. */
export function gauge(options: {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly registry: Registry;
  readonly logger: Logger;
  readonly read: () => Promise<readonly Reading[]> | readonly Reading[];
}): void {
  const { name, help, labelNames = [], registry, logger, read } = options;
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      this.reset();
      if (labelNames.length === 0) this.remove();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer in time')), READ_WITHIN_MS);
      });
      try {
        for (const { labels = {}, value } of await Promise.race([read(), late]))
          this.set({ ...labels }, value);
      } catch (error) {
        logger.debug({ err: error, metric: name }, 'metric not read');
      } finally {
        clearTimeout(timer);
      }
    },
  });
}

/** How many connections of a service's pool there are, how many wait for work, how many callers wait for one. */
export function poolGauge(
  registry: Registry,
  dataSource: () => DataSource | undefined,
  logger: Logger,
): void {
  gauge({
    name: 'database_pool',
    help: "The service's database connections: open, idle; and callers waiting for one.",
    labelNames: ['state'],
    registry,
    logger,
    read: () => {
      const pool = (dataSource()?.driver as unknown as { master: pg.Pool } | undefined)?.master;
      if (!pool) return [];
      return [
        { labels: { state: 'open' }, value: pool.totalCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ];
    },
  });
}
