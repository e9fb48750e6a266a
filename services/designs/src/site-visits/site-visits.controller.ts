import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { SiteVisitDto } from './site-visit.dto.js';
import { SiteVisitResponse } from './site-visit.response.js';
import { SiteVisitsService } from './site-visits.service.js';

const Key = () =>
  ApiParam({
    name: 'siteKey',
    description:
      'For whoever asked for the design the `siteKey` of POST /api/designs; for an invited contractor that of the draft',
  });

@ApiTags('site visits')
@Access('public')
@Controller('api/site-visits')
export class SiteVisitsController {
  constructor(private readonly visits: SiteVisitsService) {}

  @Get(':siteKey')
  @ApiOperation({ summary: 'The lengths of a room that are worth a tape, as the plan has them' })
  @Key()
  form(@Param('siteKey') key: string): Promise<SiteVisitResponse> {
    return this.visits.form(key);
  }

  @Post(':siteKey')
  @Limit('design')
  @ApiOperation({
    summary:
      'Lengths measured on site: plan, quantities and price follow, and every bidder is told what changed',
  })
  @Key()
  measure(
    @Param('siteKey') key: string,
    @Body() body: SiteVisitDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<SiteVisitResponse> {
    return this.visits.measure(key, body, call);
  }
}
