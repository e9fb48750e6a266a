import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { BiddingService } from './bidding.service.js';
import { SendToContractorsDto } from './send-to-contractors.dto.js';
import { SendToContractorsResponse } from './send-to-contractors.response.js';

@ApiTags('bidding')
@Controller('api')
export class BiddingController {
  constructor(private readonly bidding: BiddingService) {}

  @Post('send-to-contractors')
  @HttpCode(200)
  @Access('public')
  @Limit('mail')
  @ApiOperation({ summary: 'Ask the matching contractors near a ZIP for bids on a design' })
  sendToContractors(
    @Body() body: SendToContractorsDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<SendToContractorsResponse> {
    return body.previewOnly ? this.bidding.preview(body) : this.bidding.request(body, call);
  }
}
