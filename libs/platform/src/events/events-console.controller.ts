import { Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { MESSAGES, type ServiceName } from '@plumbline/contracts';
import type { Response } from 'express';
import { Access } from '../access/access.js';
import { ConsoleList, type ListQuery, setContentRange } from '../console/list-query.js';
import { Problem } from '../errors/problem.js';
import { SERVICE_NAME } from '../foundation/tokens.js';
import {
  InboxEventDetailResponse,
  InboxEventResponse,
  toInboxEventResponse,
} from './events-console.response.js';
import { EventsRunner } from './events-runner.js';

/** The events a service has received: what waits, what is parked, and the way to go on. */
@ApiTags('console')
@ApiSecurity('admin')
@Controller('api/console/events/:service')
@Access('admin')
export class EventsConsoleController {
  constructor(
    @Inject(SERVICE_NAME) private readonly own: ServiceName,
    private readonly events: EventsRunner,
  ) {}

  @Get()
  @ApiOperation({ summary: "A service's inbox, newest first" })
  @ApiQuery({ name: 'sort', required: false, example: '["receivedAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,9]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"status":"parked"}' })
  async list(
    @Param('service') service: string,
    @ConsoleList() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InboxEventResponse[]> {
    this.mustBeOwn(service);
    const { rows, total } = await this.events.inbox.list(query);
    setContentRange(response, 'events', { offset: query.offset, count: rows.length, total });
    return rows.map(toInboxEventResponse);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One event with its payload' })
  async get(@Param('service') service: string, @Param('id') id: string): Promise<InboxEventDetailResponse> {
    this.mustBeOwn(service);
    const row = await this.events.inbox.get(id);
    return { ...toInboxEventResponse(row), payload: row.payload };
  }

  @Post(':id/replay')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try a parked event again' })
  async replay(@Param('service') service: string, @Param('id') id: string): Promise<InboxEventResponse> {
    this.mustBeOwn(service);
    await this.events.inbox.replay(id);
    return toInboxEventResponse(await this.events.inbox.get(id));
  }

  @Post(':id/skip')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give a parked event up, so that the later ones of its aggregate go on' })
  async skip(@Param('service') service: string, @Param('id') id: string): Promise<InboxEventResponse> {
    this.mustBeOwn(service);
    await this.events.inbox.skip(id);
    return toInboxEventResponse(await this.events.inbox.get(id));
  }

  private mustBeOwn(service: string): void {
    if (service !== this.own) throw Problem.notFound(MESSAGES.server.notFound);
  }
}
