import type { Server } from 'node:http';
import { SERVICE_PORTS } from '@plumbline/contracts';
import { collectDefaultMetrics } from 'prom-client';
import { readConfig } from '../config/config.js';
import { createLogger } from '../context/logger.js';
import { closeServer, createService } from './create-service.js';
import { openInfrastructure } from './open-infrastructure.js';
import { explainListen, runProcess } from './run-process.js';
import type { ServiceDefinition } from './service-definition.js';

/** Starts one service as a process of its own and stops it on SIGINT or SIGTERM. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  await runProcess(async () => {
    const config = readConfig(process.env, { port: SERVICE_PORTS[definition.name] });
    const logger = createLogger(config).child({ service: definition.name });
    const infrastructure = await openInfrastructure(config, logger);
    const service = await createService(definition, infrastructure);
    collectDefaultMetrics({ register: service.registry });
    const server = await service.app.listen(config.port, config.host).catch(explainListen(config));
    await service.start();
    logger.info({ port: config.port }, 'ready');
    return async () => {
      await closeServer(server as Server);
      await service.stop();
      await infrastructure.close();
      logger.info('stopped');
    };
  });
}
