import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { JOB_OPTIONS, type JobName, MESSAGES, type ServiceName } from '@plumbline/contracts';
import type { Response } from 'express';
import { Access } from '../access/access.js';
import { setContentRange } from '../console/list-query.js';
import { Problem } from '../errors/problem.js';
import { SERVICE_NAME } from '../foundation/tokens.js';
import { discoverJobHandlers } from './discover-job-handlers.js';
import { JobQueue } from './jobs.js';
import { JobCountsResponse } from './jobs-console.response.js';

@ApiTags('console')
@ApiSecurity('admin')
@Controller('api/console/jobs')
@Access('admin')
export class JobsConsoleController {
  constructor(
    @Inject(SERVICE_NAME) private readonly own: ServiceName,
    private readonly discovery: DiscoveryService,
    private readonly jobs: JobQueue,
  ) {}

  @Get(':service')
  @ApiOperation({ summary: "A service's jobs and how many of each are in which state" })
  async list(
    @Param('service') service: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobCountsResponse[]> {
    if (service !== this.own) throw Problem.notFound(MESSAGES.server.notFound);
    const names = [...discoverJobHandlers(this.discovery).keys()].sort();
    setContentRange(response, 'jobs', { offset: 0, count: names.length, total: names.length });
    return Promise.all(names.map((name) => this.countsOf(name)));
  }

  private async countsOf(name: JobName): Promise<JobCountsResponse> {
    return { id: name, ...(await this.jobs.counts(name)), everyMs: JOB_OPTIONS[name].everyMs ?? null };
  }
}
