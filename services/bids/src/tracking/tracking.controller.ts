import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { LevellingResponse } from '../levelling/levelling.response.js';
import { LevellingService } from '../levelling/levelling.service.js';
import { MessageResponse } from '../message.response.js';
import { HomeownerActionsService } from './homeowner-actions.service.js';
import {
  AppointmentProposalDto,
  CallOffDto,
  MyBidsQuery,
  MyLinkDto,
  ResendToUserDto,
} from './tracking.dto.js';
import { MyBidsResponse, ProposalSentResponse, TrackedBidResponse } from './tracking.response.js';
import { TrackingService } from './tracking.service.js';

@ApiTags('tracking')
@Access('public')
@Controller('api/bids')
export class TrackingController {
  constructor(
    private readonly tracking: TrackingService,
    private readonly actions: HomeownerActionsService,
    private readonly levelling: LevellingService,
  ) {}

  @Get('my')
  @ApiOperation({ summary: "A homeowner's bids, newest first" })
  myBids(@Query() query: MyBidsQuery): Promise<MyBidsResponse> {
    return this.tracking.myBids(query);
  }

  @Post('my-link')
  @HttpCode(202)
  @Limit('mail')
  @ApiOperation({ summary: 'Mail the link that opens my bids' })
  mailMyLink(@Body() body: MyLinkDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.actions.mailMyBidsLink(body.email, call);
  }

  @Get('track/:token')
  @ApiOperation({ summary: 'One bid, by the token of its track link' })
  track(@Param('token') token: string): Promise<TrackedBidResponse> {
    return this.tracking.track(token);
  }

  @Get('track/:token/levelling')
  @ApiOperation({ summary: 'All bids of a request on the same terms, by the token of one bid’s track link' })
  level(@Param('token') token: string): Promise<LevellingResponse> {
    return this.levelling.level(token);
  }

  @Post('track/:token/call-off')
  @HttpCode(200)
  @ApiOperation({ summary: 'The homeowner calls the request off; its contractors are told' })
  callOff(
    @Param('token') token: string,
    @Body() body: CallOffDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<MessageResponse> {
    return this.actions.callOff(token, body.reason ?? null, call);
  }

  @Post('resend-user')
  @HttpCode(202)
  @Limit('mail')
  @ApiOperation({ summary: "Mail a bid's confirmation to its homeowner again" })
  resendToUser(@Body() body: ResendToUserDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.actions.resendToHomeowner(body, call);
  }

  @Post(':bidId/appointment-proposal')
  @BodyLimit(64)
  @Limit('mail')
  @ApiOperation({ summary: 'Propose one to three appointment times to the contractor' })
  propose(
    @Param('bidId') bidId: string,
    @Body() body: AppointmentProposalDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<ProposalSentResponse> {
    return this.actions.proposeTimes(bidId, body, call);
  }
}
