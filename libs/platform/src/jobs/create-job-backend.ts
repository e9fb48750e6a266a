import { Registry } from 'prom-client';
import type { Logger } from '../context/logger.js';
import { BullJobBackend } from './bull-job-backend.js';
import type { JobBackend } from './job-backend.js';
import { PostgresQueues } from './postgres-queues.js';
import { RedisQueues } from './redis-queues.js';

/**
 * How long a killed process keeps its jobs from others. Short, so that a homeowner who waits 120 s still gets the
 * concept; long enough for a process whose machine is busy to renew its hold (at half of it).
 */
const STALLED_AFTER_MS = 15_000;

export interface JobBackendSettings {
  /** Where set, jobs live in Redis; else in Postgres. */
  readonly redisUrl?: string;
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** Where runs and queues are measured. */
  readonly registry?: Registry;
  /** Set before every queue's name, so that several products or tests share one server. */
  readonly namePrefix?: string;
  /** A job whose process fell silent this long runs again, in milliseconds. */
  readonly stalledAfterMs?: number;
}

/** Opens no connection by itself: a server that is away for the moment is met by the first call that needs it. */
export function createJobBackend(settings: JobBackendSettings): JobBackend {
  const { redisUrl, databaseUrl, logger, namePrefix = '', stalledAfterMs = STALLED_AFTER_MS } = settings;
  const { registry = new Registry() } = settings;
  const server = redisUrl ? new RedisQueues(redisUrl) : new PostgresQueues(databaseUrl);
  return new BullJobBackend({ server, logger, registry, namePrefix, stalledAfterMs });
}
