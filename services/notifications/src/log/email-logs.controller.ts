import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Access, LOGGER, type Logger } from '@plumbline/platform';
import type { Response } from 'express';
import { EmailLogsResponse } from './email-log.response.js';
import { EmailLogsService } from './email-logs.service.js';

/** The e-mails about one bid, by the bid's id or code. */
@ApiTags('administration')
@ApiSecurity('admin')
@Controller('api/bids')
@Access('admin')
export class EmailLogsController {
  constructor(
    private readonly logs: EmailLogsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get(':id/logs')
  @ApiOperation({ summary: 'The e-mails about a bid, newest first' })
  async list(@Param('id') id: string): Promise<EmailLogsResponse> {
    return { items: await this.logs.ofBid(id) };
  }

  @Get(':id/logs.csv')
  @ApiOperation({ summary: 'The e-mails about a bid as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async csv(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const lines = this.logs.csvOfBid(id);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.attachment(`bid_logs_${id.replace(/[^\w-]/g, '')}.csv`);
    try {
      await pipeline(Readable.from(lines), response);
    } catch (error) {
      // The head is out: only a cut connection tells the reader that the file is not whole.
      this.logger.warn({ err: error }, 'logs CSV cut off');
      response.destroy();
    }
  }
}
