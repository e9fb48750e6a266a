import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { FavouritesService } from './favourites.service.js';
import { MessageResponse, SendSummaryDto } from './send-summary.dto.js';

@ApiTags('designs')
@Controller('api')
@Access('public')
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Post('send-summary')
  @BodyLimit(1024)
  @HttpCode(200)
  @Limit('mail')
  @ApiOperation({ summary: 'Have favourite designs mailed to oneself' })
  sendSummary(@Body() dto: SendSummaryDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.favourites.send(dto, call);
  }
}
