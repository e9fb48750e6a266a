import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Registry } from 'prom-client';
import { Access } from '../access/access.js';
import { INFRASTRUCTURE, METRICS } from '../foundation/tokens.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { metricsText } from '../metrics/metrics-text.js';

/** Prometheus text, for operators. */
@ApiExcludeController()
@Controller('metrics')
@Access('operator')
export class MetricsController {
  constructor(
    @Inject(METRICS) private readonly registry: Registry,
    @Inject(INFRASTRUCTURE) private readonly infrastructure: Infrastructure,
  ) {}

  @Get()
  async metrics(@Res() response: Response): Promise<void> {
    const { type, text } = await metricsText(this.infrastructure.registry, [this.registry]);
    response.type(type).send(text);
  }
}
