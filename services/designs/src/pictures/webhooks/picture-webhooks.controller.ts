import {
  Controller,
  Headers,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, BodyLimit, Limit, Problem } from '@plumbline/platform';
import type { Request } from 'express';
import { PictureWebhooksService } from './picture-webhooks.service.js';

@ApiTags('designs')
@Controller('api/designs/webhooks')
export class PictureWebhooksController {
  constructor(private readonly webhooks: PictureWebhooksService) {}

  @Post(':provider')
  @BodyLimit(1024)
  @HttpCode(204)
  @Access('signed')
  @Limit('read')
  @ApiOperation({ summary: 'An image model tells that a picture is over' })
  @ApiHeader({ name: 'webhook-id', description: 'The same again is a redelivery.' })
  @ApiHeader({ name: 'webhook-timestamp', description: 'Seconds since 1970, within five minutes of ours.' })
  @ApiHeader({ name: 'webhook-signature', description: 'v1, and an HMAC-SHA256 of id, time and body.' })
  async hear(
    @Param('provider') provider: string,
    @Query('call', new ParseUUIDPipe({ exceptionFactory: () => Problem.notFound(MESSAGES.server.notFound) }))
    callId: string,
    @Headers() headers: Readonly<Record<string, string | undefined>>,
    @Req() request: RawBodyRequest<Request>,
  ): Promise<void> {
    await this.webhooks.hear(provider, callId, {
      id: headers['webhook-id'],
      timestamp: headers['webhook-timestamp'],
      signature: headers['webhook-signature'],
      body: request.rawBody ?? Buffer.alloc(0),
    });
  }
}
