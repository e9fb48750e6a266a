import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Limit } from '@plumbline/platform';
import { OpenedMailResponse, OpenMailDto } from './opening.dto.js';
import { OpeningService } from './opening.service.js';

@ApiTags('notifications')
@Controller('api/mails')
@Access('public')
export class OpeningController {
  constructor(private readonly opening: OpeningService) {}

  @Post('open')
  @HttpCode(200)
  @Limit('write')
  @ApiOperation({ summary: 'Prove a mailbox by the link of one of its mails, and read that mail whole' })
  open(@Body() body: OpenMailDto): Promise<OpenedMailResponse> {
    return this.opening.open(body);
  }
}
