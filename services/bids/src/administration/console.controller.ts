import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Access, BodyLimit, ConsoleList, type ListQuery, setContentRange } from '@plumbline/platform';
import type { Response } from 'express';
import { AdminBidResponse } from '../bid/bid.response.js';
import { EditContractorDto } from '../contractors/contractors.dto.js';
import { ContractorResponse } from '../contractors/contractors.response.js';
import {
  AdminBidDetailResponse,
  BidsSummaryResponse,
  KnownTagsResponse,
} from './dto/administration.response.js';
import { BidDetailService } from './queries/bid-detail.service.js';
import { BidListService } from './queries/bid-list.service.js';
import { ContractorListService } from './queries/contractor-list.service.js';
import { KnownTagsService } from './queries/known-tags.service.js';
import { SummaryService } from './queries/summary.service.js';

/** The console's resources, in the dialect of ra-data-simple-rest. */
@ApiTags('console')
@ApiSecurity('admin')
@Access('admin')
@Controller('api/console')
export class ConsoleController {
  constructor(
    private readonly bids: BidListService,
    private readonly details: BidDetailService,
    private readonly contractors: ContractorListService,
    private readonly summaries: SummaryService,
    private readonly tags: KnownTagsService,
  ) {}

  @Get('bids-summary')
  @ApiOperation({ summary: 'Counts for the console’s first page' })
  summary(): Promise<BidsSummaryResponse> {
    return this.summaries.bids();
  }

  @Get('bids-tags')
  @ApiOperation({ summary: 'Tags that bids have, to choose from' })
  knownTags(): Promise<KnownTagsResponse> {
    return this.tags.known();
  }

  @Get('bids')
  @ApiOperation({ summary: 'Bids for the console' })
  @ApiQuery({ name: 'sort', required: false, example: '["submittedAt","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,9]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"status":"pending"}' })
  async listBids(
    @ConsoleList() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminBidResponse[]> {
    const { items, ...totals } = await this.bids.consolePage(query);
    setContentRange(response, 'bids', { offset: query.offset, count: items.length, ...totals });
    return items;
  }

  @Get('bids/:id')
  @ApiOperation({ summary: 'One bid with its history, submissions and proposals' })
  oneBid(@Param('id') id: string): Promise<AdminBidDetailResponse> {
    return this.details.read(id);
  }

  @Get('contractors')
  @ApiOperation({ summary: 'Contractors for the console' })
  @ApiQuery({ name: 'sort', required: false, example: '["companyName","ASC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,9]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"category":"kitchen"}' })
  async listContractors(
    @ConsoleList() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContractorResponse[]> {
    const { items, total } = await this.contractors.consolePage(query);
    setContentRange(response, 'contractors', { offset: query.offset, count: items.length, total });
    return items;
  }

  @Get('contractors/:id')
  @ApiOperation({ summary: 'One contractor' })
  oneContractor(@Param('id') id: string): Promise<ContractorResponse> {
    return this.contractors.one(id);
  }

  @Put('contractors/:id')
  @BodyLimit(64)
  @ApiOperation({ summary: "Edit a contractor's profile and rating" })
  editContractor(@Param('id') id: string, @Body() body: EditContractorDto): Promise<ContractorResponse> {
    return this.contractors.edit(id, body);
  }
}
