import { RateLimiter } from '../access/rate-limiter.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../context/logger.js';
import type { EventBus } from '../events/events.js';
import { InProcessBus } from '../events/in-process-bus.js';
import { JetStreamBus } from '../events/jet-stream-bus.js';
import { createJobBackend } from '../jobs/create-job-backend.js';
import { createSmtpTransport } from '../mail/smtp-transport.js';
import { processMetrics } from '../metrics/process-metrics.js';
import { createStorage } from '../storage/create-storage.js';
import type { Infrastructure } from './infrastructure.js';

/**
 * Opens whatever the settings name; a part that is away for the moment is waited for, not given up.
 *
 * @param processName what the process calls itself in its metrics
 */
export async function openInfrastructure(
  config: Config,
  logger: Logger,
  processName = 'plumbline',
): Promise<Infrastructure> {
  const registry = processMetrics(processName, config.version);
  const bus: EventBus = config.natsUrl
    ? await JetStreamBus.connect({ url: config.natsUrl, logger })
    : new InProcessBus();
  const storage = await createStorage(config);
  storage.check().catch((error) => logger.warn({ err: error }, 'no file can be stored yet'));
  const jobs = await createJobBackend({
    redisUrl: config.redisUrl,
    databaseUrl: config.databaseUrl,
    logger,
    registry,
  });
  const mail = createSmtpTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom });
  const limiter = new RateLimiter(config.redisUrl);
  return {
    config,
    logger,
    bus,
    jobs,
    storage,
    mail,
    limiter,
    registry,
    async close() {
      await jobs.close();
      await bus.close();
      await mail.close();
      await storage.close();
      await limiter.close();
    },
  };
}
