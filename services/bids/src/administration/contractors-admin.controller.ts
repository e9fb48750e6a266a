import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Access } from '@plumbline/platform';
import type { Response } from 'express';
import { ContractorFilter, ListContractorsQuery } from '../contractors/contractors.dto.js';
import { ContractorsResponse } from '../contractors/contractors.response.js';
import { CsvExporter } from './csv/csv-exporter.js';
import { ContractorListService } from './queries/contractor-list.service.js';

@ApiTags('administration')
@ApiSecurity('admin')
@Access('admin')
@Controller('api')
export class ContractorsAdminController {
  constructor(
    private readonly list: ContractorListService,
    private readonly csv: CsvExporter,
  ) {}

  @Get('admin/contractors')
  @ApiOperation({ summary: 'Saved contractors, by search, ZIP and category' })
  contractors(@Query() query: ListContractorsQuery): Promise<ContractorsResponse> {
    return this.list.page(query);
  }

  @Get('contractors/csv')
  @ApiOperation({ summary: 'All contractors that the filters leave, as a CSV file' })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  contractorsCsv(@Query() query: ContractorFilter, @Res() response: Response): Promise<void> {
    return this.csv.send(response, 'contractors_export.csv', this.list.csvQuery(query));
  }
}
