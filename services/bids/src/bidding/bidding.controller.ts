import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Access,
  BodyLimit,
  CONFIG,
  type Config,
  Idempotent,
  type IdempotentCall,
  Limit,
} from '@plumbline/platform';
import { BiddingService } from './bidding.service.js';
import { HeldRequestsService } from './held-requests.service.js';
import { SendToContractorsDto } from './send-to-contractors.dto.js';
import { SendToContractorsResponse } from './send-to-contractors.response.js';

@ApiTags('bidding')
@Controller('api')
export class BiddingController {
  constructor(
    private readonly bidding: BiddingService,
    private readonly held: HeldRequestsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('send-to-contractors')
  @BodyLimit(512)
  @HttpCode(200)
  @Access('public')
  @Limit('mail')
  @ApiOperation({ summary: 'Ask the matching contractors near a ZIP for bids on a design' })
  sendToContractors(
    @Body() body: SendToContractorsDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<SendToContractorsResponse> {
    if (body.previewOnly) return this.bidding.preview(body);
    return this.config.access === 'links' ? this.held.hold(body, call) : this.bidding.request(body, call);
  }
}
