import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Idempotent, type IdempotentCall } from '@plumbline/platform';
import { HeldRequestsService } from './held-requests.service.js';
import { HeldRequestResponse, SendToContractorsResponse } from './send-to-contractors.response.js';

@ApiTags('bidding')
@Access('public')
@Controller('api/bids/requests')
export class HeldRequestsController {
  constructor(private readonly held: HeldRequestsService) {}

  @Get(':token')
  @ApiOperation({ summary: 'The request that a confirmation link is about' })
  about(@Param('token') token: string): Promise<HeldRequestResponse> {
    return this.held.about(token);
  }

  @Post(':token/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm a request by its mailed link; the contractors are asked now' })
  confirm(
    @Param('token') token: string,
    @Idempotent() call: IdempotentCall,
  ): Promise<SendToContractorsResponse> {
    return this.held.confirm(token, call);
  }
}
