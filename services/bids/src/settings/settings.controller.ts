import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CONFIG, type Config } from '@plumbline/platform';
import { SettingsResponse } from './settings.response.js';

@ApiTags('settings')
@Controller('api/settings')
export class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Access('public')
  @ApiOperation({ summary: 'What the pages need to know of this installation' })
  settings(): SettingsResponse {
    return {
      mapsKey: this.config.mapsKey ?? null,
      contactEmail: this.config.contactEmail,
      access: this.config.access,
      mailboxUrl: (this.config.access === 'open' && this.config.mailboxUrl) || null,
    };
  }
}
