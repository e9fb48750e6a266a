import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { BIDS_CSV_NAME } from '@plumbline/contracts';
import { Access, BodyLimit, Idempotent, type IdempotentCall } from '@plumbline/platform';
import type { Response } from 'express';
import { MessageResponse } from '../message.response.js';
import { BidChangesService } from './changes/bid-changes.service.js';
import { ResendingService } from './changes/resending.service.js';
import { CsvExporter } from './csv/csv-exporter.js';
import {
  BidMetaDto,
  BidOrder,
  BulkResendDto,
  BulkStatusDto,
  ListBidsQuery,
  ResendDto,
  SetStatusDto,
} from './dto/administration.dto.js';
import {
  AdminBidsResponse,
  BidMetaResponse,
  BulkResendResponse,
  BulkStatusResponse,
  StatusSetResponse,
} from './dto/administration.response.js';
import { BidListService } from './queries/bid-list.service.js';

@ApiTags('administration')
@ApiSecurity('admin')
@Access('admin')
@Controller('api/bids')
export class BidsAdminController {
  constructor(
    private readonly list: BidListService,
    private readonly changes: BidChangesService,
    private readonly resending: ResendingService,
    private readonly csv: CsvExporter,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Bids, filtered, sorted and paged' })
  bids(@Query() query: ListBidsQuery): Promise<AdminBidsResponse> {
    return this.list.page(query);
  }

  @Get('csv')
  @ApiOperation({ summary: 'All bids that the filters leave, as a CSV file' })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  bidsCsv(@Query() query: BidOrder, @Res() response: Response): Promise<void> {
    return this.csv.send(response, BIDS_CSV_NAME, this.list.csvQuery(query));
  }

  @Patch('bulk/status')
  @BodyLimit(64)
  @ApiOperation({ summary: 'Set the status of up to 1,000 bids' })
  bulkStatus(@Body() body: BulkStatusDto): Promise<BulkStatusResponse> {
    return this.changes.setStatusOfMany(body.ids, body.status);
  }

  @Post('bulk/resend')
  @BodyLimit(64)
  @HttpCode(200)
  @ApiOperation({ summary: 'Mail up to 1,000 bids again to their homeowners or contractors' })
  bulkResend(@Body() body: BulkResendDto, @Idempotent() call: IdempotentCall): Promise<BulkResendResponse> {
    return this.resending.resendMany(body.ids, body.type, call);
  }

  @Patch(':id/status')
  @ApiOperation({ summary: 'Set the status of a bid' })
  status(@Param('id') id: string, @Body() body: SetStatusDto): Promise<StatusSetResponse> {
    return this.changes.setStatus(id, body);
  }

  @Patch(':id/meta')
  @BodyLimit(64)
  @ApiOperation({ summary: 'Set the internal notes and tags of a bid' })
  meta(@Param('id') id: string, @Body() body: BidMetaDto): Promise<BidMetaResponse> {
    return this.changes.setMeta(id, body);
  }

  @Post(':id/resend')
  @HttpCode(202)
  @ApiOperation({ summary: 'Mail a bid again to its homeowner or its contractor' })
  resend(
    @Param('id') id: string,
    @Body() body: ResendDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<MessageResponse> {
    return this.resending.resendOne(id, body.type, call);
  }
}
