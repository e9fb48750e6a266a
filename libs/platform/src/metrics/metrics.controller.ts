import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Registry } from 'prom-client';
import { Access } from '../access/access.js';
import { METRICS } from '../service/tokens.js';

/** Prometheus text; the front doors do not route it to the outside. */
@ApiExcludeController()
@Controller('metrics')
@Access('public')
export class MetricsController {
  constructor(@Inject(METRICS) private readonly registry: Registry) {}

  @Get()
  async metrics(@Res() response: Response): Promise<void> {
    response.type(this.registry.contentType).send(await this.registry.metrics());
  }
}
