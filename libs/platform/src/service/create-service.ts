import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ownerOf, type ServiceName } from '@plumbline/contracts';
import type { Express } from 'express';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { NestLogger } from '../context/logger.js';
import { serveDocs } from '../docs/openapi.js';
import { discoverEventHandlers } from '../events/discover-event-handlers.js';
import { EventsRunner } from '../events/events-runner.js';
import type { ServiceDefinition } from '../foundation/service-definition.js';
import { HealthCheckRegistry } from '../health/health-check-registry.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { discoverJobHandlers } from '../jobs/discover-job-handlers.js';
import { poolGauge } from '../metrics/gauges.js';
import { setUpHttp } from './http.js';
import { PlatformModule } from './platform.module.js';

/** Time a running job has to reach a place where it can stop. */
const JOB_GRACE_MS = 5_000;

/** One service, ready to answer: its application and the background work that belongs to it. */
export interface Service {
  readonly name: ServiceName;
  readonly app: NestExpressApplication;
  /** The request handler, for a front door that dispatches to several services. */
  readonly handler: Express;
  readonly registry: Registry;
  /** Starts event delivery and job workers. */
  start(): Promise<void>;
  /** Jobs, inboxes and relay finish what they hold, in this order; then the pool closes. HTTP is closed before. */
  stop(): Promise<void>;
}

/**
 * Builds a service around the process's infrastructure: database migrated, handlers discovered, HTTP set up;
 * nothing listens and nothing runs yet.
 *
 * @throws StartError where the database cannot be used; Error for a handler of an unknown event or job, or two
 *   handlers of one
 */
export async function createService(
  definition: ServiceDefinition,
  ofProcess: Infrastructure,
): Promise<Service> {
  // A process with one service has named it already.
  const named = 'service' in ofProcess.logger.bindings();
  const logger = named ? ofProcess.logger : ofProcess.logger.child({ service: definition.name });
  const infrastructure: Infrastructure = { ...ofProcess, logger };
  const { config } = infrastructure;
  const registry = new Registry();
  registry.setDefaultLabels({ service: definition.name });
  // First of all: the other gauges ask the database, and would be seen waiting for a connection.
  let dataSource: DataSource | undefined;
  poolGauge(registry, () => dataSource, logger);

  const app = await NestFactory.create<NestExpressApplication>(
    PlatformModule.around(definition, infrastructure, registry),
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  setUpHttp(app, { config, logger, registry });
  if (ownerOf('/api/docs') === definition.name) serveDocs(app);
  await app.init();
  dataSource = app.get(DataSource);

  const discovery = app.get(DiscoveryService);
  const events = app.get(EventsRunner);
  events.use(discoverEventHandlers(discovery));
  events.registerMetrics(registry);
  app.get(HealthCheckRegistry).add('erasures', () => events.checkErasures());
  const jobHandlers = discoverJobHandlers(discovery);
  let worker: { stop(graceMs: number): Promise<void> } | undefined;

  return {
    name: definition.name,
    app,
    handler: app.getHttpAdapter().getInstance() as Express,
    registry,
    async start() {
      await events.start();
      worker = await infrastructure.jobs.work(jobHandlers);
    },
    async stop() {
      await worker?.stop(JOB_GRACE_MS);
      await events.stop();
      await app.close();
    },
  };
}
