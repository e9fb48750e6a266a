import { createServer } from 'node:http';
import { bidsService } from '@plumbline/bids';
import { designsService } from '@plumbline/designs';
import { notificationsService } from '@plumbline/notifications';
import {
  type Config,
  closeServer,
  createService,
  explainListen,
  type Logger,
  openInfrastructure,
} from '@plumbline/platform';
import { uploadsService } from '@plumbline/uploads';
import { collectDefaultMetrics } from 'prom-client';
import { frontDoor } from './front-door.js';

/**
 * The four services on one infrastructure, listening behind one front door.
 *
 * @param parts.undo takes a step that ends each part, in the order in which they were started
 */
export async function openServices(parts: {
  config: Config;
  logger: Logger;
  undo: (() => Promise<void>)[];
}): Promise<void> {
  const { config, logger, undo } = parts;
  const infrastructure = await openInfrastructure(config, logger);
  undo.push(() => infrastructure.close());
  const services = [];
  for (const definition of [uploadsService, designsService, bidsService, notificationsService]) {
    const service = await createService(definition, infrastructure);
    undo.push(() => service.stop());
    services.push(service);
  }
  collectDefaultMetrics({ register: services[0]!.registry });

  const server = createServer(frontDoor(services, config));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve);
  }).catch(explainListen(config));
  undo.push(() => closeServer(server));
  for (const service of services) await service.start();
}
