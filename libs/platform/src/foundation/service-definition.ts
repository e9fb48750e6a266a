import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ServiceName } from '@plumbline/contracts';
import type { MigrationInterface } from 'typeorm';

/** Schemas of an API document by name. */
export type ComponentSchemas = Readonly<
  Record<string, NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string]>
>;

/** All that createService() needs to know of a service. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  /** The service's one module: its controllers, providers and nothing of the platform. */
  readonly module: Type<unknown>;
  readonly entities: readonly Type<unknown>[];
  /** In order; the platform's own tables (outbox, inbox, idempotency keys) are created by PlatformTables. */
  readonly migrations: readonly Type<MigrationInterface>[];
  /** The swagger plugin's generated description of the DTOs. */
  readonly metadata?: () => Promise<() => Promise<Record<string, unknown>>>;
  /** Schemas that the answers name and no class describes. */
  readonly schemas?: () => ComponentSchemas;
}
