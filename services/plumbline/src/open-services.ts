import {
  type Config,
  createService,
  type Logger,
  listen,
  measureNode,
  openInfrastructure,
} from '@plumbline/platform';
import { DEFINITIONS } from './definitions.js';
import { frontDoor } from './front-door.js';

/**
 * Every service on one infrastructure, listening behind one front door.
 *
 * @param parts.undo takes a step that ends each part, in the order in which they were started
 */
export async function openServices(parts: {
  config: Config;
  logger: Logger;
  undo: (() => Promise<void>)[];
  asked: AbortSignal;
}): Promise<void> {
  const { config, logger, undo, asked } = parts;
  const infrastructure = await openInfrastructure(config, logger);
  undo.push(() => infrastructure.close());
  measureNode(infrastructure.registry);
  const services = [];
  for (const definition of DEFINITIONS) {
    const service = await createService(definition, infrastructure);
    undo.push(() => service.stop());
    services.push(service);
    asked.throwIfAborted();
  }
  undo.push(await listen(frontDoor(services, infrastructure), infrastructure));
  for (const service of services) await service.start();
}
