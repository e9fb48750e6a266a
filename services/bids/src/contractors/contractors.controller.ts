import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { MessageResponse } from '../message.response.js';
import { ConfirmDto, JoinDto } from './contractors.dto.js';
import { ConfirmationResponse } from './contractors.response.js';
import { JoiningService } from './joining.service.js';

@ApiTags('contractors')
@Access('public')
@Controller('api/contractors')
export class ContractorsController {
  constructor(private readonly joining: JoiningService) {}

  @Post('join')
  @BodyLimit(64)
  @Limit('mail')
  @ApiOperation({ summary: 'Join the network of contractors' })
  join(@Body() body: JoinDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.joining.join(body, call);
  }

  @Get('confirmation/:token')
  @ApiOperation({ summary: 'The profile that a confirmation link is about' })
  confirmation(@Param('token') token: string): Promise<ConfirmationResponse> {
    return this.joining.about(token);
  }

  @Post('confirm-link')
  @HttpCode(202)
  @Limit('mail')
  @ApiOperation({ summary: 'Mail a new confirmation link in place of one that has ended' })
  newLink(@Body() body: ConfirmDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.joining.mailNewLink(body.token, call);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm a profile, or a change of it, by its mailed link' })
  confirm(@Body() body: ConfirmDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.joining.confirm(body.token, call);
  }
}
