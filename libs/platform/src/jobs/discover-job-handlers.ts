import { type DiscoveryService, MetadataScanner } from '@nestjs/core';
import { JOB_OPTIONS, type JobName } from '@plumbline/contracts';
import { JOB_HANDLER, type JobHandler } from './jobs.js';

/**
 * The @OnJob methods of an application's providers, by job name.
 *
 * @throws Error for a name that contracts/jobs.ts does not know, or two handlers of one job
 */
export function discoverJobHandlers(discovery: DiscoveryService): Map<JobName, JobHandler> {
  const scanner = new MetadataScanner();
  const handlers = new Map<JobName, JobHandler>();
  const places = new Map<JobName, string>();
  const instances = new Set(discovery.getProviders().map(({ instance }) => instance as unknown));
  for (const instance of instances) {
    if (typeof instance !== 'object' || instance === null) continue;
    const methods = instance as Record<string, unknown>;
    for (const method of scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
      const handler = methods[method];
      if (typeof handler !== 'function') continue;
      const name = Reflect.getMetadata(JOB_HANDLER, handler) as JobName | undefined;
      if (name === undefined) continue;
      const place = `${instance.constructor.name}.${method}`;
      if (!Object.hasOwn(JOB_OPTIONS, name)) throw new Error(`${place} handles an unknown job: ${name}.`);
      if (places.has(name)) throw new Error(`${places.get(name)} and ${place} both handle the job ${name}.`);
      places.set(name, place);
      handlers.set(name, handler.bind(instance) as JobHandler);
    }
  }
  return handlers;
}
