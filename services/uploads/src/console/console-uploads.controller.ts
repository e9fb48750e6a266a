import { Controller, Delete, Get, Param, ParseUUIDPipe, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, ConsoleList, type ListQuery, Problem, setContentRange } from '@plumbline/platform';
import type { Response } from 'express';
import { ConsoleUploadResponse } from './console-upload.response.js';
import { ConsoleUploadsService } from './console-uploads.service.js';

const Id = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => Problem.notFound(MESSAGES.server.notFound) }));

/** Homeowners' photos and videos, for the console. */
@ApiTags('console')
@ApiSecurity('admin')
@Controller('api/console/uploads')
@Access('admin')
export class ConsoleUploadsController {
  constructor(private readonly uploads: ConsoleUploadsService) {}

  @Get()
  @ApiOperation({ summary: 'Uploads, newest first' })
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,9]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"zipCode":"78701","inBid":true}' })
  async list(
    @ConsoleList() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsoleUploadResponse[]> {
    const { items, total } = await this.uploads.list(query);
    setContentRange(response, 'uploads', { offset: query.offset, count: items.length, total });
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'One upload' })
  get(@Id() id: string): Promise<ConsoleUploadResponse> {
    return this.uploads.get(id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an upload and its files' })
  delete(@Id() id: string): Promise<ConsoleUploadResponse> {
    return this.uploads.delete(id);
  }
}
