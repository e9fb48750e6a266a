import { Controller, Get, Inject, Res, ServiceUnavailableException } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import type { ServiceName } from '@plumbline/contracts';
import type { Response } from 'express';
import { Access } from '../access/access.js';
import { INFRASTRUCTURE, SERVICE_NAME } from '../foundation/tokens.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { LiveResponse, type PartState, ProductReadyResponse, ReadyResponse } from './health.response.js';
import { HealthCheckRegistry } from './health-check-registry.js';

const PART_TIMEOUT_MS = 2_000;

/** A service by itself, or all in one process. */
const EITHER_FORM = {
  oneOf: [{ $ref: getSchemaPath(ReadyResponse) }, { $ref: getSchemaPath(ProductReadyResponse) }],
};

@ApiTags('health')
@Controller('health')
@Access('public')
export class HealthController {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    @Inject(INFRASTRUCTURE) private readonly infrastructure: Infrastructure,
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly own: HealthCheckRegistry,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'The process is running' })
  live(): LiveResponse {
    return { status: 'ok', service: this.service, version: this.infrastructure.config.version };
  }

  @Get('ready')
  @Access('operator')
  @ApiOperation({ summary: 'Whether the service can work, and the state of each part it stands on' })
  @ApiExtraModels(ReadyResponse, ProductReadyResponse)
  @ApiOkResponse({ description: 'The database answers.', schema: EITHER_FORM })
  @ApiServiceUnavailableResponse({ description: 'The database is away.', schema: EITHER_FORM })
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyResponse> {
    const state = await this.state();
    if (state.status === 'down') response.status(503);
    return state;
  }

  /** What ready() answers; `down` only without the database. */
  async state(): Promise<ReadyResponse> {
    const { bus, jobs, storage, mail, config } = this.infrastructure;
    const [database, events, queue, files, smtp] = await Promise.all([
      this.databaseState(),
      stateOf(() => bus.check()),
      stateOf(() => jobs.check()),
      stateOf(() => storage.check()),
      stateOf(() => mail.check()),
    ]);
    const reasons: Record<string, string> = {};
    const own = await Promise.all(
      this.own
        .all()
        .map(async ([name, check]) => [name, await stateOf(check, (why) => (reasons[name] = why))] as const),
    );
    const parts = {
      ...{ database, events, jobs: queue, storage: files, mail: smtp },
      ...Object.fromEntries(own),
    };
    return {
      status: database === 'down' ? 'down' : Object.values(parts).includes('down') ? 'degraded' : 'ok',
      service: this.service,
      version: config.version,
      parts,
      ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
    };
  }

  private async databaseState(): Promise<PartState> {
    try {
      const { status } = await this.health.check([
        () => this.database.pingCheck('database', { timeout: PART_TIMEOUT_MS }),
      ]);
      return status === 'ok' ? 'up' : 'down';
    } catch (error) {
      if (error instanceof ServiceUnavailableException) return 'down';
      throw error;
    }
  }
}

async function stateOf(check: () => Promise<void>, because?: (why: string) => void): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PART_TIMEOUT_MS);
  });
  return Promise.race([check(), late])
    .then(
      () => 'up' as const,
      (error: Error) => {
        because?.(error.message);
        return 'down' as const;
      },
    )
    .finally(() => clearTimeout(timer));
}
