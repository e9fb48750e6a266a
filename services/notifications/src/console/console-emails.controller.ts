import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiSecurity, ApiTags } from '@nestjs/swagger';
import {
  Access,
  ConsoleList,
  Idempotent,
  type IdempotentCall,
  type ListQuery,
  setContentRange,
} from '@plumbline/platform';
import type { Response } from 'express';
import {
  ConsoleEmailResponse,
  ConsoleEmailWholeResponse,
  EmailsSummaryResponse,
  ResendEmailResponse,
} from './console-email.response.js';
import { ConsoleEmailsService } from './console-emails.service.js';

/** All e-mails, for the console. */
@ApiTags('console')
@ApiSecurity('admin')
@Controller('api/console')
@Access('admin')
export class ConsoleEmailsController {
  constructor(private readonly emails: ConsoleEmailsService) {}

  @Get('emails')
  @ApiOperation({ summary: 'E-mails, newest first' })
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,9]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"status":"failed","q":"ada@"}' })
  async list(
    @ConsoleList() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsoleEmailResponse[]> {
    const { items, total } = await this.emails.list(query);
    setContentRange(response, 'emails', { offset: query.offset, count: items.length, total });
    return items;
  }

  @Get('emails-summary')
  @ApiOperation({ summary: 'How many e-mails are sent, failed and queued' })
  summary(): Promise<EmailsSummaryResponse> {
    return this.emails.summary();
  }

  @Get('emails/:id')
  @ApiOperation({ summary: 'One e-mail as it was sent, its tokens masked' })
  get(@Param('id') id: string): Promise<ConsoleEmailWholeResponse> {
    return this.emails.get(id);
  }

  @Post('emails/:id/resend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an e-mail once more' })
  resend(@Param('id') id: string, @Idempotent() call: IdempotentCall): Promise<ResendEmailResponse> {
    return this.emails.resend(id, call);
  }
}
