import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { AccessGuard } from '../access/access.guard.js';
import { LimitGuard } from '../access/limit.guard.js';
import { LinkTokenSigner } from '../access/link-token-signer.js';
import { RateLimiter } from '../access/rate-limiter.js';
import type { Logger } from '../context/logger.js';
import { openDatabase } from '../database/open-database.js';
import { TransactionRunner } from '../database/transaction-runner.js';
import { ProblemFilter } from '../errors/problem.filter.js';
import { OutboxWriter } from '../events/events.js';
import { EventsConsoleController } from '../events/events-console.controller.js';
import { EventsRunner } from '../events/events-runner.js';
import type { ServiceDefinition } from '../foundation/service-definition.js';
import { CONFIG, INFRASTRUCTURE, LOGGER, METRICS, SERVICE_NAME } from '../foundation/tokens.js';
import { HealthController } from '../health/health.controller.js';
import { HealthCheckRegistry } from '../health/health-check-registry.js';
import { MetricsController } from '../health/metrics.controller.js';
import { IdempotencySweep } from '../idempotency/idempotency-sweep.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { InputGuard } from '../input/input.guard.js';
import { validationPipe } from '../input/validation.js';
import { JobQueue } from '../jobs/jobs.js';
import { JobsConsoleController } from '../jobs/jobs-console.controller.js';
import { MAIL_TRANSPORT } from '../mail/mail-transport.js';
import { FileUrlMapper } from '../storage/file-url-mapper.js';
import { STORAGE } from '../storage/storage.js';

/** What every service stands on, as one global module around the service's own. */
@Module({})
export class PlatformModule {
  static around(
    definition: ServiceDefinition,
    infrastructure: Infrastructure,
    registry: Registry,
  ): DynamicModule {
    const { config, logger, limiter, storage, mail, jobs } = infrastructure;
    const provided: Provider[] = [
      { provide: SERVICE_NAME, useValue: definition.name },
      { provide: INFRASTRUCTURE, useValue: infrastructure },
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: METRICS, useValue: registry },
      { provide: STORAGE, useValue: storage },
      { provide: MAIL_TRANSPORT, useValue: mail },
      { provide: JobQueue, useValue: jobs.queues },
      { provide: RateLimiter, useValue: limiter },
      { provide: LinkTokenSigner, useValue: new LinkTokenSigner(config.appSecret) },
      { provide: FileUrlMapper, useValue: new FileUrlMapper(config.publicUrl) },
      {
        provide: EventsRunner,
        useFactory: (dataSource: DataSource) =>
          new EventsRunner({
            service: definition.name,
            dataSource,
            databaseUrl: config.databaseUrl,
            bus: infrastructure.bus,
            logger,
          }),
        inject: [DataSource],
      },
      { provide: OutboxWriter, useFactory: (events: EventsRunner) => events.outbox, inject: [EventsRunner] },
      TransactionRunner,
      HealthCheckRegistry,
    ];
    return {
      module: PlatformModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            type: 'postgres' as const,
            entities: [...definition.entities],
            // openDatabase() is patient by itself and says what is wrong.
            toRetry: () => false,
          }),
          dataSourceFactory: () => openDatabase(definition, config.databaseUrl),
        }),
        TerminusModule.forRoot({ logger: false }),
        DiscoveryModule,
        definition.module,
      ],
      controllers: [HealthController, MetricsController, EventsConsoleController, JobsConsoleController],
      providers: [
        ...provided,
        IdempotencySweep,
        { provide: APP_GUARD, useClass: LimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: InputGuard },
        { provide: APP_PIPE, useFactory: validationPipe },
        {
          provide: APP_FILTER,
          useFactory: (log: Logger) => new ProblemFilter(log),
          inject: [LOGGER],
        },
      ],
      exports: provided.map((provider) => (typeof provider === 'function' ? provider : provider.provide)),
    };
  }
}
