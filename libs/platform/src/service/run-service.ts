import { SERVICE_PORTS } from '@plumbline/contracts';
import { readConfig } from '../config/config.js';
import { createLogger } from '../context/logger.js';
import type { ServiceDefinition } from '../foundation/service-definition.js';
import { openInfrastructure } from '../infrastructure/open-infrastructure.js';
import { measureNode } from '../metrics/process-metrics.js';
import { createService } from './create-service.js';
import { listen } from './door.js';
import { runProcess } from './run-process.js';

/** Longer than the front door takes to see that a replica is about to stop (deploy/caddy/Caddyfile). */
const DRAIN_MS = 1_500;

/** Starts one service as a process of its own and stops it on SIGINT or SIGTERM. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  await runProcess(async () => {
    const config = readConfig(process.env, {
      port: SERVICE_PORTS[definition.name],
      needsBus: true,
    });
    const logger = createLogger(config).child({ service: definition.name });
    if (!config.natsUrl) logger.warn('EVENTS=in-process: no other service hears the events of this one');
    const infrastructure = await openInfrastructure(config, logger, definition.name);
    measureNode(infrastructure.registry);
    const service = await createService(definition, infrastructure);
    const close = await listen(service.handler, { config, logger }, DRAIN_MS);
    await service.start();
    logger.info({ port: config.port }, 'ready');
    return async () => {
      await close();
      await service.stop();
      await infrastructure.close();
      logger.info('stopped');
    };
  });
}
