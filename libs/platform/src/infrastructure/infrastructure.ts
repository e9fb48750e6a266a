import type { Registry } from 'prom-client';
import type { RateLimiter } from '../access/rate-limiter.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../context/logger.js';
import type { EventBus } from '../events/events.js';
import type { JobBackend } from '../jobs/job-backend.js';
import type { MailTransport } from '../mail/mail-transport.js';
import type { Storage } from '../storage/storage.js';

/**
 * The outside world of a process, opened once and shared by all services in it. Nothing above the platform
 * knows which form each part has.
 */
export interface Infrastructure {
  readonly config: Config;
  readonly logger: Logger;
  readonly bus: EventBus;
  readonly jobs: JobBackend;
  readonly storage: Storage;
  readonly mail: MailTransport;
  readonly limiter: RateLimiter;
  /** What the process measures of itself. */
  readonly registry: Registry;
  close(): Promise<void>;
}
