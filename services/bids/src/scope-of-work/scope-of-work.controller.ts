import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { MessageResponse } from '../message.response.js';
import { DraftService } from './draft.service.js';
import { InvitationLinksService } from './invitation-links.service.js';
import { PriceBookDto } from './price-book.dto.js';
import { PriceBookResponse } from './price-book.response.js';
import { PriceBookService } from './price-book.service.js';
import { NewInvitationLinkDto, NotInterestedDto, SubmitBidDto, WithdrawDto } from './scope-of-work.dto.js';
import {
  InvitationResponse,
  SowDraftResponse,
  SubmitBidResponse,
  WithdrawalResponse,
} from './scope-of-work.response.js';
import { SubmissionService } from './submission.service.js';
import { WithdrawalService } from './withdrawal.service.js';

@ApiTags('scope of work')
@Access('contractor')
@Controller('api/bids')
export class ScopeOfWorkController {
  constructor(
    private readonly drafts: DraftService,
    private readonly links: InvitationLinksService,
    private readonly submissions: SubmissionService,
    private readonly withdrawals: WithdrawalService,
    private readonly priceBook: PriceBookService,
  ) {}

  @Get(':bidId/sow-draft')
  @ApiOperation({ summary: 'The draft scope of work for the invited contractor' })
  @ApiHeader({ name: 'x-contractor-email', required: true })
  @ApiHeader({ name: 'x-bid-key', description: "The invitation's key", required: false })
  draft(
    @Param('bidId') bidId: string,
    @Headers('x-contractor-email') contractorEmail?: string,
    @Headers('x-bid-key') key?: string,
  ): Promise<SowDraftResponse> {
    return this.drafts.draft(bidId, { contractorEmail, key });
  }

  @Get(':bidId/invitation')
  @ApiOperation({ summary: 'What an invitation is about and how it stands' })
  @ApiHeader({ name: 'x-contractor-email', required: false })
  @ApiHeader({ name: 'x-bid-key', description: "The invitation's key", required: false })
  invitation(
    @Param('bidId') bidId: string,
    @Headers('x-contractor-email') contractorEmail?: string,
    @Headers('x-bid-key') key?: string,
  ): Promise<InvitationResponse> {
    return this.drafts.invitation(bidId, { contractorEmail, key });
  }

  @Get(':bidId/price-book')
  @ApiOperation({ summary: "The invited contractor's own unit prices" })
  @ApiHeader({ name: 'x-contractor-email', required: true })
  @ApiHeader({ name: 'x-bid-key', description: "The invitation's key", required: true })
  prices(
    @Param('bidId') bidId: string,
    @Headers('x-contractor-email') contractorEmail?: string,
    @Headers('x-bid-key') key?: string,
  ): Promise<PriceBookResponse> {
    return this.priceBook.read(bidId, { contractorEmail, key });
  }

  @Patch(':bidId/price-book')
  @BodyLimit(160)
  @ApiOperation({ summary: "Changes or deletes unit prices in the invited contractor's book" })
  @ApiHeader({ name: 'x-contractor-email', required: true })
  @ApiHeader({ name: 'x-bid-key', description: "The invitation's key", required: true })
  changePrices(
    @Param('bidId') bidId: string,
    @Body() body: PriceBookDto,
    @Headers('x-contractor-email') contractorEmail?: string,
    @Headers('x-bid-key') key?: string,
  ): Promise<PriceBookResponse> {
    return this.priceBook.change(bidId, { contractorEmail, key }, body);
  }

  @Post('submit')
  @BodyLimit(384)
  @Limit('mail')
  @ApiOperation({ summary: 'Send a bid with its scope of work' })
  submit(@Body() body: SubmitBidDto, @Idempotent() call: IdempotentCall): Promise<SubmitBidResponse> {
    return this.submissions.submit(body, call);
  }

  @Post(':bidId/not-interested')
  @HttpCode(200)
  @ApiOperation({ summary: 'The invited contractor is not interested' })
  notInterested(
    @Param('bidId') bidId: string,
    @Body() body: NotInterestedDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<MessageResponse> {
    return this.withdrawals.notInterested(bidId, body, call);
  }

  @Post(':bidId/invitation-link')
  @HttpCode(202)
  @Limit('mail')
  @ApiOperation({ summary: 'Mail a new link to an invitation in place of one that has ended' })
  newLink(
    @Param('bidId') bidId: string,
    @Body() body: NewInvitationLinkDto,
    @Idempotent() call: IdempotentCall,
  ): Promise<MessageResponse> {
    return this.links.mailNewLink(bidId, body, call);
  }

  @Get('withdrawal/:token')
  @ApiOperation({ summary: 'The submission that a withdraw link is about' })
  withdrawal(@Param('token') token: string): Promise<WithdrawalResponse> {
    return this.withdrawals.about(token);
  }

  @Post('withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Withdraw a submission by the link of its receipt' })
  withdraw(@Body() body: WithdrawDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.withdrawals.withdraw(body, call);
  }
}
