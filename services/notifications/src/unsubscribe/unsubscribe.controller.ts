import { Body, Controller, Get, HttpCode, Inject, Post, Query, Redirect } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES, sitePaths } from '@plumbline/contracts';
import {
  Access,
  CONFIG,
  type Config,
  Limit,
  LinkTokenSigner,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { UnsubscribeDto, UnsubscribeResponse } from './unsubscribe.dto.js';
import { UnsubscriptionsService } from './unsubscriptions.service.js';

@ApiTags('notifications')
@Controller('api/unsubscribe')
@Access('public')
export class UnsubscribeController {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly tokens: LinkTokenSigner,
    private readonly unsubscriptions: UnsubscriptionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(200)
  @Limit('write')
  @ApiOperation({ summary: 'Have no more invitations and the like sent to an address' })
  async unsubscribe(
    @Query() query: UnsubscribeDto,
    @Body() body?: UnsubscribeDto,
  ): Promise<UnsubscribeResponse> {
    const email = body?.email ?? query.email ?? '';
    if (!this.tokens.verify(body?.link ?? query.link, 'unsubscribe', email)) {
      throw Problem.notFound(MESSAGES.server.notFound);
    }
    await this.transactions.run((tx) => this.unsubscriptions.add(tx, email));
    return { message: 'You are unsubscribed. Answers to things you do yourself still reach you.' };
  }

  /** A mail program that knows no one-click opens the address instead: the page asks before anything happens. */
  @Get()
  @Redirect()
  @ApiOperation({ summary: 'Opens the page behind an unsubscribe link' })
  open(@Query() { email = '', link = '' }: UnsubscribeDto): { url: string; statusCode: number } {
    return { url: `${this.config.publicUrl}${sitePaths.unsubscribe(email, link)}`, statusCode: 302 };
  }
}
