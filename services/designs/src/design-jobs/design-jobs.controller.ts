import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Ip,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
} from '@nestjs/common';
import { ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit, Problem } from '@plumbline/platform';
import { ConceptsService } from '../concepts/concepts.service.js';
import { DesignResponse } from '../concepts/design.response.js';
import { CreateDesignDto } from '../requests/create-design.dto.js';
import { DesignIntakeService } from './design-intake.service.js';
import { DesignJobCreatedResponse, DesignJobResponse } from './design-job.response.js';
import { DesignJobReader } from './design-job-reader.js';
import { DesignJobsService } from './design-jobs.service.js';
import { DesignLongPollService } from './design-long-poll.service.js';
import { FollowDesignQuery } from './follow-design.dto.js';

/** An id that is no uuid is simply not there. */
const Id = () =>
  Param('jobId', new ParseUUIDPipe({ exceptionFactory: () => Problem.notFound(MESSAGES.server.notFound) }));

@ApiTags('designs')
@Controller('api/designs')
export class DesignJobsController {
  constructor(
    private readonly intake: DesignIntakeService,
    private readonly designJobs: DesignJobsService,
    private readonly reader: DesignJobReader,
    private readonly longPoll: DesignLongPollService,
    private readonly concepts: ConceptsService,
  ) {}

  @Post()
  @BodyLimit(512)
  @HttpCode(202)
  @Access('public')
  @Limit('design')
  @ApiOperation({ summary: 'Ask for a remodel concept' })
  create(
    @Body() dto: CreateDesignDto,
    @Idempotent() call: IdempotentCall,
    @Ip() address: string,
  ): Promise<DesignJobCreatedResponse> {
    return this.intake.create(dto, call, address);
  }

  @Get('debug')
  @Access('admin')
  @ApiSecurity('admin')
  @ApiOperation({ summary: 'The newest designs' })
  recent(): Promise<DesignResponse[]> {
    return this.concepts.recent();
  }

  @Get(':jobId')
  @Access('public')
  @ApiOperation({ summary: 'How far a concept is; the concept itself once it is done' })
  async get(@Id() jobId: string, @Query() { until }: FollowDesignQuery): Promise<DesignJobResponse> {
    if (until) await this.longPoll.until(until, jobId);
    return this.reader.get(jobId);
  }

  @Delete(':jobId')
  @Access('public')
  @ApiOperation({ summary: 'Cancel a concept that is not finished' })
  cancel(@Id() jobId: string): Promise<DesignJobResponse> {
    return this.designJobs.cancel(jobId);
  }
}
