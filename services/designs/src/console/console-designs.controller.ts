import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, ConsoleList, type ListQuery, Problem, setContentRange } from '@plumbline/platform';
import type { Response } from 'express';
import { ConsoleDesignResponse } from './console-design.response.js';
import { ConsoleDesignsService } from './console-designs.service.js';

const Id = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => Problem.notFound(MESSAGES.server.notFound) }));

/** Designs and the jobs that make them, for the console. */
@ApiTags('console')
@ApiSecurity('admin')
@Controller('api/console/designs')
@Access('admin')
export class ConsoleDesignsController {
  constructor(private readonly designs: ConsoleDesignsService) {}

  @Get()
  @ApiOperation({ summary: 'Design jobs, newest first' })
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,9]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"status":"failed"}' })
  async list(
    @ConsoleList() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsoleDesignResponse[]> {
    const { items, total } = await this.designs.list(query);
    setContentRange(response, 'designs', { offset: query.offset, count: items.length, total });
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'One design job, with its concept once it is done' })
  get(@Id() id: string): Promise<ConsoleDesignResponse> {
    return this.designs.get(id);
  }

  @Post(':id/rerun')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make a failed design once more' })
  rerun(@Id() id: string): Promise<ConsoleDesignResponse> {
    return this.designs.rerun(id);
  }
}
